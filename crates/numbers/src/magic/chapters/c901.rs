// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 901. Planechase

use vademecum_vocab::{Game, Rule};

/// **901** Planechase · Planechase
pub const R901: Rule = Rule::new(Game::Magic, 3028);

/// **901.1**
pub const R901_1: Rule = Rule::new(Game::Magic, 3029);

/// **901.2**
pub const R901_2: Rule = Rule::new(Game::Magic, 3030);

/// **901.3**
pub const R901_3: Rule = Rule::new(Game::Magic, 3031);

/// **901.3a**
pub const R901_3A: Rule = Rule::new(Game::Magic, 3032);

/// **901.4**
pub const R901_4: Rule = Rule::new(Game::Magic, 3033);

/// **901.5**
pub const R901_5: Rule = Rule::new(Game::Magic, 3034);

/// **901.6**
pub const R901_6: Rule = Rule::new(Game::Magic, 3035);

/// **901.7**
pub const R901_7: Rule = Rule::new(Game::Magic, 3036);

/// **901.7a**
pub const R901_7A: Rule = Rule::new(Game::Magic, 3037);

/// **901.8**
pub const R901_8: Rule = Rule::new(Game::Magic, 3038);

/// **901.9**
pub const R901_9: Rule = Rule::new(Game::Magic, 3039);

/// **901.9a**
pub const R901_9A: Rule = Rule::new(Game::Magic, 3040);

/// **901.9b**
pub const R901_9B: Rule = Rule::new(Game::Magic, 3041);

/// **901.9c**
pub const R901_9C: Rule = Rule::new(Game::Magic, 3042);

/// **901.9d**
pub const R901_9D: Rule = Rule::new(Game::Magic, 3043);

/// **901.10**
pub const R901_10: Rule = Rule::new(Game::Magic, 3044);

/// **901.10a**
pub const R901_10A: Rule = Rule::new(Game::Magic, 3045);

/// **901.10b**
pub const R901_10B: Rule = Rule::new(Game::Magic, 3046);

/// **901.11**
pub const R901_11: Rule = Rule::new(Game::Magic, 3047);

/// **901.11a**
pub const R901_11A: Rule = Rule::new(Game::Magic, 3048);

/// **901.11b**
pub const R901_11B: Rule = Rule::new(Game::Magic, 3049);

/// **901.11c**
pub const R901_11C: Rule = Rule::new(Game::Magic, 3050);

/// **901.12**
pub const R901_12: Rule = Rule::new(Game::Magic, 3051);

/// **901.12a**
pub const R901_12A: Rule = Rule::new(Game::Magic, 3052);

/// **901.12b**
pub const R901_12B: Rule = Rule::new(Game::Magic, 3053);

/// **901.12c**
pub const R901_12C: Rule = Rule::new(Game::Magic, 3054);

/// **901.12d**
pub const R901_12D: Rule = Rule::new(Game::Magic, 3055);

/// **901.13**
pub const R901_13: Rule = Rule::new(Game::Magic, 3056);

/// **901.14**
pub const R901_14: Rule = Rule::new(Game::Magic, 3057);

/// **901.14a**
pub const R901_14A: Rule = Rule::new(Game::Magic, 3058);

/// **901.14b**
pub const R901_14B: Rule = Rule::new(Game::Magic, 3059);

/// **901.15** Alternativa de único mazo planar · Opção de deck planar único
pub const R901_15: Rule = Rule::new(Game::Magic, 3060);

/// **901.15a**
pub const R901_15A: Rule = Rule::new(Game::Magic, 3061);

/// **901.15b**
pub const R901_15B: Rule = Rule::new(Game::Magic, 3062);

/// **901.15c**
pub const R901_15C: Rule = Rule::new(Game::Magic, 3063);

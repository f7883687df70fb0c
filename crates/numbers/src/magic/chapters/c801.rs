// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 801. Alternativa de rango de influencia limitado

use vademecum_vocab::{Game, Rule};

/// **801** Alternativa de rango de influencia limitado · Opção de alcance de influência limitado
pub const R801: Rule = Rule::new(Game::Magic, 2863);

/// **801.1**
pub const R801_1: Rule = Rule::new(Game::Magic, 2864);

/// **801.2**
pub const R801_2: Rule = Rule::new(Game::Magic, 2865);

/// **801.2a**
pub const R801_2A: Rule = Rule::new(Game::Magic, 2866);

/// **801.2b**
pub const R801_2B: Rule = Rule::new(Game::Magic, 2867);

/// **801.2c**
pub const R801_2C: Rule = Rule::new(Game::Magic, 2868);

/// **801.2d**
pub const R801_2D: Rule = Rule::new(Game::Magic, 2869);

/// **801.3**
pub const R801_3: Rule = Rule::new(Game::Magic, 2870);

/// **801.4**
pub const R801_4: Rule = Rule::new(Game::Magic, 2871);

/// **801.5**
pub const R801_5: Rule = Rule::new(Game::Magic, 2872);

/// **801.5a**
pub const R801_5A: Rule = Rule::new(Game::Magic, 2873);

/// **801.5b**
pub const R801_5B: Rule = Rule::new(Game::Magic, 2874);

/// **801.5c**
pub const R801_5C: Rule = Rule::new(Game::Magic, 2875);

/// **801.6**
pub const R801_6: Rule = Rule::new(Game::Magic, 2876);

/// **801.7**
pub const R801_7: Rule = Rule::new(Game::Magic, 2877);

/// **801.7a**
pub const R801_7A: Rule = Rule::new(Game::Magic, 2878);

/// **801.8**
pub const R801_8: Rule = Rule::new(Game::Magic, 2879);

/// **801.9**
pub const R801_9: Rule = Rule::new(Game::Magic, 2880);

/// **801.10**
pub const R801_10: Rule = Rule::new(Game::Magic, 2881);

/// **801.11**
pub const R801_11: Rule = Rule::new(Game::Magic, 2882);

/// **801.12**
pub const R801_12: Rule = Rule::new(Game::Magic, 2883);

/// **801.13**
pub const R801_13: Rule = Rule::new(Game::Magic, 2884);

/// **801.13a**
pub const R801_13A: Rule = Rule::new(Game::Magic, 2885);

/// **801.13b**
pub const R801_13B: Rule = Rule::new(Game::Magic, 2886);

/// **801.14**
pub const R801_14: Rule = Rule::new(Game::Magic, 2887);

/// **801.15**
pub const R801_15: Rule = Rule::new(Game::Magic, 2888);

/// **801.16**
pub const R801_16: Rule = Rule::new(Game::Magic, 2889);

/// **801.17**
pub const R801_17: Rule = Rule::new(Game::Magic, 2890);

/// **801.18**
pub const R801_18: Rule = Rule::new(Game::Magic, 2891);

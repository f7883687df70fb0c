// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 904. Archenemy

use vademecum_vocab::{Game, Rule};

/// **904** Archenemy · Archenemy
pub const R904: Rule = Rule::new(Game::Magic, 3122);

/// **904.1**
pub const R904_1: Rule = Rule::new(Game::Magic, 3123);

/// **904.2**
pub const R904_2: Rule = Rule::new(Game::Magic, 3124);

/// **904.2a**
pub const R904_2A: Rule = Rule::new(Game::Magic, 3125);

/// **904.2b**
pub const R904_2B: Rule = Rule::new(Game::Magic, 3126);

/// **904.3**
pub const R904_3: Rule = Rule::new(Game::Magic, 3127);

/// **904.4**
pub const R904_4: Rule = Rule::new(Game::Magic, 3128);

/// **904.5**
pub const R904_5: Rule = Rule::new(Game::Magic, 3129);

/// **904.6**
pub const R904_6: Rule = Rule::new(Game::Magic, 3130);

/// **904.7**
pub const R904_7: Rule = Rule::new(Game::Magic, 3131);

/// **904.8**
pub const R904_8: Rule = Rule::new(Game::Magic, 3132);

/// **904.9**
pub const R904_9: Rule = Rule::new(Game::Magic, 3133);

/// **904.10**
pub const R904_10: Rule = Rule::new(Game::Magic, 3134);

/// **904.11**
pub const R904_11: Rule = Rule::new(Game::Magic, 3135);

/// **904.12** Alternativa Contienda de supervillanos · Opção de conferência de supervilões
pub const R904_12: Rule = Rule::new(Game::Magic, 3136);

/// **904.12a**
pub const R904_12A: Rule = Rule::new(Game::Magic, 3137);

/// **904.12b**
pub const R904_12B: Rule = Rule::new(Game::Magic, 3138);

/// **904.12c**
pub const R904_12C: Rule = Rule::new(Game::Magic, 3139);

/// **904.13** Alternativa Archenemy Commander · Opção de Archenemy Commander †
pub const R904_13: Rule = Rule::new(Game::Magic, 3140);

/// **904.13a**
pub const R904_13A: Rule = Rule::new(Game::Magic, 3141);

/// **904.13b**
pub const R904_13B: Rule = Rule::new(Game::Magic, 3142);

/// **904.13c**
pub const R904_13C: Rule = Rule::new(Game::Magic, 3143);

/// **904.13d**
pub const R904_13D: Rule = Rule::new(Game::Magic, 3144);

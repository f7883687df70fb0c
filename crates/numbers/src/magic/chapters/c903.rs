// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 903. Commander

use vademecum_vocab::{Game, Rule};

/// **903** Commander · Commander
pub const R903: Rule = Rule::new(Game::Magic, 3074);

/// **903.1**
pub const R903_1: Rule = Rule::new(Game::Magic, 3075);

/// **903.2**
pub const R903_2: Rule = Rule::new(Game::Magic, 3076);

/// **903.3**
pub const R903_3: Rule = Rule::new(Game::Magic, 3077);

/// **903.3a**
pub const R903_3A: Rule = Rule::new(Game::Magic, 3078);

/// **903.3b**
pub const R903_3B: Rule = Rule::new(Game::Magic, 3079);

/// **903.3c**
pub const R903_3C: Rule = Rule::new(Game::Magic, 3080);

/// **903.3d**
pub const R903_3D: Rule = Rule::new(Game::Magic, 3081);

/// **903.3e**
pub const R903_3E: Rule = Rule::new(Game::Magic, 3082);

/// **903.4**
pub const R903_4: Rule = Rule::new(Game::Magic, 3083);

/// **903.4a**
pub const R903_4A: Rule = Rule::new(Game::Magic, 3084);

/// **903.4b**
pub const R903_4B: Rule = Rule::new(Game::Magic, 3085);

/// **903.4c**
pub const R903_4C: Rule = Rule::new(Game::Magic, 3086);

/// **903.4d**
pub const R903_4D: Rule = Rule::new(Game::Magic, 3087);

/// **903.4e**
pub const R903_4E: Rule = Rule::new(Game::Magic, 3088);

/// **903.4f**
pub const R903_4F: Rule = Rule::new(Game::Magic, 3089);

/// **903.5**
pub const R903_5: Rule = Rule::new(Game::Magic, 3090);

/// **903.5a**
pub const R903_5A: Rule = Rule::new(Game::Magic, 3091);

/// **903.5b**
pub const R903_5B: Rule = Rule::new(Game::Magic, 3092);

/// **903.5c**
pub const R903_5C: Rule = Rule::new(Game::Magic, 3093);

/// **903.5d**
pub const R903_5D: Rule = Rule::new(Game::Magic, 3094);

/// **903.6**
pub const R903_6: Rule = Rule::new(Game::Magic, 3095);

/// **903.7**
pub const R903_7: Rule = Rule::new(Game::Magic, 3096);

/// **903.8**
pub const R903_8: Rule = Rule::new(Game::Magic, 3097);

/// **903.9**
pub const R903_9: Rule = Rule::new(Game::Magic, 3098);

/// **903.9a**
pub const R903_9A: Rule = Rule::new(Game::Magic, 3099);

/// **903.9b**
pub const R903_9B: Rule = Rule::new(Game::Magic, 3100);

/// **903.9c**
pub const R903_9C: Rule = Rule::new(Game::Magic, 3101);

/// **903.10**
pub const R903_10: Rule = Rule::new(Game::Magic, 3102);

/// **903.10a**
pub const R903_10A: Rule = Rule::new(Game::Magic, 3103);

/// **903.11**
pub const R903_11: Rule = Rule::new(Game::Magic, 3104);

/// **903.12** Opción Brawl · Opção de Brawl
pub const R903_12: Rule = Rule::new(Game::Magic, 3105);

/// **903.12a**
pub const R903_12A: Rule = Rule::new(Game::Magic, 3106);

/// **903.12b**
pub const R903_12B: Rule = Rule::new(Game::Magic, 3107);

/// **903.12c**
pub const R903_12C: Rule = Rule::new(Game::Magic, 3108);

/// **903.12d**
pub const R903_12D: Rule = Rule::new(Game::Magic, 3109);

/// **903.12e**
pub const R903_12E: Rule = Rule::new(Game::Magic, 3110);

/// **903.12f**
pub const R903_12F: Rule = Rule::new(Game::Magic, 3111);

/// **903.12g**
pub const R903_12G: Rule = Rule::new(Game::Magic, 3112);

/// **903.12h**
pub const R903_12H: Rule = Rule::new(Game::Magic, 3113);

/// **903.13** Draft de Commander · Draft de Commander †
pub const R903_13: Rule = Rule::new(Game::Magic, 3114);

/// **903.13a**
pub const R903_13A: Rule = Rule::new(Game::Magic, 3115);

/// **903.13b**
pub const R903_13B: Rule = Rule::new(Game::Magic, 3116);

/// **903.13c**
pub const R903_13C: Rule = Rule::new(Game::Magic, 3117);

/// **903.13d**
pub const R903_13D: Rule = Rule::new(Game::Magic, 3118);

/// **903.13e**
pub const R903_13E: Rule = Rule::new(Game::Magic, 3119);

/// **903.13f**
pub const R903_13F: Rule = Rule::new(Game::Magic, 3120);

/// **903.13g**
pub const R903_13G: Rule = Rule::new(Game::Magic, 3121);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 807. Variante Grand Melee

use vademecum_vocab::{Game, Rule};

/// **807** Variante Grand Melee · Variante Refrega Grandiosa
pub const R807: Rule = Rule::new(Game::Magic, 2943);

/// **807.1**
pub const R807_1: Rule = Rule::new(Game::Magic, 2944);

/// **807.2**
pub const R807_2: Rule = Rule::new(Game::Magic, 2945);

/// **807.2a**
pub const R807_2A: Rule = Rule::new(Game::Magic, 2946);

/// **807.2b**
pub const R807_2B: Rule = Rule::new(Game::Magic, 2947);

/// **807.2c**
pub const R807_2C: Rule = Rule::new(Game::Magic, 2948);

/// **807.3**
pub const R807_3: Rule = Rule::new(Game::Magic, 2949);

/// **807.4**
pub const R807_4: Rule = Rule::new(Game::Magic, 2950);

/// **807.4a**
pub const R807_4A: Rule = Rule::new(Game::Magic, 2951);

/// **807.4b**
pub const R807_4B: Rule = Rule::new(Game::Magic, 2952);

/// **807.4c**
pub const R807_4C: Rule = Rule::new(Game::Magic, 2953);

/// **807.4d**
pub const R807_4D: Rule = Rule::new(Game::Magic, 2954);

/// **807.4e**
pub const R807_4E: Rule = Rule::new(Game::Magic, 2955);

/// **807.4f**
pub const R807_4F: Rule = Rule::new(Game::Magic, 2956);

/// **807.4g**
pub const R807_4G: Rule = Rule::new(Game::Magic, 2957);

/// **807.4h**
pub const R807_4H: Rule = Rule::new(Game::Magic, 2958);

/// **807.4i**
pub const R807_4I: Rule = Rule::new(Game::Magic, 2959);

/// **807.4j**
pub const R807_4J: Rule = Rule::new(Game::Magic, 2960);

/// **807.5**
pub const R807_5: Rule = Rule::new(Game::Magic, 2961);

/// **807.5a**
pub const R807_5A: Rule = Rule::new(Game::Magic, 2962);

/// **807.5b**
pub const R807_5B: Rule = Rule::new(Game::Magic, 2963);

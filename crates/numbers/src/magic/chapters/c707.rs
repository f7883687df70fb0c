// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 707. Copiando objetos

use vademecum_vocab::{Game, Rule};

/// **707** Copiando objetos · Copiando objetos
pub const R707: Rule = Rule::new(Game::Magic, 2508);

/// **707.1**
pub const R707_1: Rule = Rule::new(Game::Magic, 2509);

/// **707.2**
pub const R707_2: Rule = Rule::new(Game::Magic, 2510);

/// **707.2a**
pub const R707_2A: Rule = Rule::new(Game::Magic, 2511);

/// **707.2b**
pub const R707_2B: Rule = Rule::new(Game::Magic, 2512);

/// **707.2c**
pub const R707_2C: Rule = Rule::new(Game::Magic, 2513);

/// **707.3**
pub const R707_3: Rule = Rule::new(Game::Magic, 2514);

/// **707.4**
pub const R707_4: Rule = Rule::new(Game::Magic, 2515);

/// **707.5**
pub const R707_5: Rule = Rule::new(Game::Magic, 2516);

/// **707.6**
pub const R707_6: Rule = Rule::new(Game::Magic, 2517);

/// **707.7**
pub const R707_7: Rule = Rule::new(Game::Magic, 2518);

/// **707.8**
pub const R707_8: Rule = Rule::new(Game::Magic, 2519);

/// **707.8a**
pub const R707_8A: Rule = Rule::new(Game::Magic, 2520);

/// **707.9**
pub const R707_9: Rule = Rule::new(Game::Magic, 2521);

/// **707.9a**
pub const R707_9A: Rule = Rule::new(Game::Magic, 2522);

/// **707.9b**
pub const R707_9B: Rule = Rule::new(Game::Magic, 2523);

/// **707.9c**
pub const R707_9C: Rule = Rule::new(Game::Magic, 2524);

/// **707.9d**
pub const R707_9D: Rule = Rule::new(Game::Magic, 2525);

/// **707.9e**
pub const R707_9E: Rule = Rule::new(Game::Magic, 2526);

/// **707.9f**
pub const R707_9F: Rule = Rule::new(Game::Magic, 2527);

/// **707.9g**
pub const R707_9G: Rule = Rule::new(Game::Magic, 2528);

/// **707.10**
pub const R707_10: Rule = Rule::new(Game::Magic, 2529);

/// **707.10a**
pub const R707_10A: Rule = Rule::new(Game::Magic, 2530);

/// **707.10b**
pub const R707_10B: Rule = Rule::new(Game::Magic, 2531);

/// **707.10c**
pub const R707_10C: Rule = Rule::new(Game::Magic, 2532);

/// **707.10d**
pub const R707_10D: Rule = Rule::new(Game::Magic, 2533);

/// **707.10e**
pub const R707_10E: Rule = Rule::new(Game::Magic, 2534);

/// **707.10f**
pub const R707_10F: Rule = Rule::new(Game::Magic, 2535);

/// **707.10g**
pub const R707_10G: Rule = Rule::new(Game::Magic, 2536);

/// **707.11**
pub const R707_11: Rule = Rule::new(Game::Magic, 2537);

/// **707.12**
pub const R707_12: Rule = Rule::new(Game::Magic, 2538);

/// **707.13**
pub const R707_13: Rule = Rule::new(Game::Magic, 2539);

/// **707.14**
pub const R707_14: Rule = Rule::new(Game::Magic, 2540);

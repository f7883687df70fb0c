// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 714. Carta de Saga

use vademecum_vocab::{Game, Rule};

/// **714** Carta de Saga · Cards de Saga
pub const R714: Rule = Rule::new(Game::Magic, 2664);

/// **714.1**
pub const R714_1: Rule = Rule::new(Game::Magic, 2665);

/// **714.2**
pub const R714_2: Rule = Rule::new(Game::Magic, 2666);

/// **714.2a**
pub const R714_2A: Rule = Rule::new(Game::Magic, 2667);

/// **714.2b**
pub const R714_2B: Rule = Rule::new(Game::Magic, 2668);

/// **714.2c**
pub const R714_2C: Rule = Rule::new(Game::Magic, 2669);

/// **714.2d**
pub const R714_2D: Rule = Rule::new(Game::Magic, 2670);

/// **714.2e**
pub const R714_2E: Rule = Rule::new(Game::Magic, 2671);

/// **714.3**
pub const R714_3: Rule = Rule::new(Game::Magic, 2672);

/// **714.3a**
pub const R714_3A: Rule = Rule::new(Game::Magic, 2673);

/// **714.3b**
pub const R714_3B: Rule = Rule::new(Game::Magic, 2674);

/// **714.4**
pub const R714_4: Rule = Rule::new(Game::Magic, 2675);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 710. Cartas invertidas

use vademecum_vocab::{Game, Rule};

/// **710** Cartas invertidas · Cards que giram
pub const R710: Rule = Rule::new(Game::Magic, 2579);

/// **710.1**
pub const R710_1: Rule = Rule::new(Game::Magic, 2580);

/// **710.1a**
pub const R710_1A: Rule = Rule::new(Game::Magic, 2581);

/// **710.1b**
pub const R710_1B: Rule = Rule::new(Game::Magic, 2582);

/// **710.1c**
pub const R710_1C: Rule = Rule::new(Game::Magic, 2583);

/// **710.2**
pub const R710_2: Rule = Rule::new(Game::Magic, 2584);

/// **710.3**
pub const R710_3: Rule = Rule::new(Game::Magic, 2585);

/// **710.4**
pub const R710_4: Rule = Rule::new(Game::Magic, 2586);

/// **710.5**
pub const R710_5: Rule = Rule::new(Game::Magic, 2587);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 713. Cartas sustitutas

use vademecum_vocab::{Game, Rule};

/// **713** Cartas sustitutas · Cards substitutos †
pub const R713: Rule = Rule::new(Game::Magic, 2655);

/// **713.1**
pub const R713_1: Rule = Rule::new(Game::Magic, 2656);

/// **713.2**
pub const R713_2: Rule = Rule::new(Game::Magic, 2657);

/// **713.2a**
pub const R713_2A: Rule = Rule::new(Game::Magic, 2658);

/// **713.2b**
pub const R713_2B: Rule = Rule::new(Game::Magic, 2659);

/// **713.2c**
pub const R713_2C: Rule = Rule::new(Game::Magic, 2660);

/// **713.3**
pub const R713_3: Rule = Rule::new(Game::Magic, 2661);

/// **713.4**
pub const R713_4: Rule = Rule::new(Game::Magic, 2662);

/// **713.5**
pub const R713_5: Rule = Rule::new(Game::Magic, 2663);

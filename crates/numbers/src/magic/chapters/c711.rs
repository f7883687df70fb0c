// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 711. Cartas que suben de nivel

use vademecum_vocab::{Game, Rule};

/// **711** Cartas que suben de nivel · Cards niveladores
pub const R711: Rule = Rule::new(Game::Magic, 2588);

/// **711.1**
pub const R711_1: Rule = Rule::new(Game::Magic, 2589);

/// **711.2**
pub const R711_2: Rule = Rule::new(Game::Magic, 2590);

/// **711.2a**
pub const R711_2A: Rule = Rule::new(Game::Magic, 2591);

/// **711.2b**
pub const R711_2B: Rule = Rule::new(Game::Magic, 2592);

/// **711.3**
pub const R711_3: Rule = Rule::new(Game::Magic, 2593);

/// **711.4**
pub const R711_4: Rule = Rule::new(Game::Magic, 2594);

/// **711.5**
pub const R711_5: Rule = Rule::new(Game::Magic, 2595);

/// **711.6**
pub const R711_6: Rule = Rule::new(Game::Magic, 2596);

/// **711.7**
pub const R711_7: Rule = Rule::new(Game::Magic, 2597);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 729. Tomar atajos

use vademecum_vocab::{Game, Rule};

/// **729** Tomar atajos · Pegando atalhos
pub const R729: Rule = Rule::new(Game::Magic, 2824);

/// **729.1**
pub const R729_1: Rule = Rule::new(Game::Magic, 2825);

/// **729.1a**
pub const R729_1A: Rule = Rule::new(Game::Magic, 2826);

/// **729.1b**
pub const R729_1B: Rule = Rule::new(Game::Magic, 2827);

/// **729.1c**
pub const R729_1C: Rule = Rule::new(Game::Magic, 2828);

/// **729.2**
pub const R729_2: Rule = Rule::new(Game::Magic, 2829);

/// **729.2a**
pub const R729_2A: Rule = Rule::new(Game::Magic, 2830);

/// **729.2b**
pub const R729_2B: Rule = Rule::new(Game::Magic, 2831);

/// **729.2c**
pub const R729_2C: Rule = Rule::new(Game::Magic, 2832);

/// **729.3**
pub const R729_3: Rule = Rule::new(Game::Magic, 2833);

/// **729.4**
pub const R729_4: Rule = Rule::new(Game::Magic, 2834);

/// **729.5**
pub const R729_5: Rule = Rule::new(Game::Magic, 2835);

/// **729.6**
pub const R729_6: Rule = Rule::new(Game::Magic, 2836);

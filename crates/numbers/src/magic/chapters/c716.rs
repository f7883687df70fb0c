// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 716. Cartas de clase

use vademecum_vocab::{Game, Rule};

/// **716** Cartas de clase · Cards de Classe
pub const R716: Rule = Rule::new(Game::Magic, 2689);

/// **716.1**
pub const R716_1: Rule = Rule::new(Game::Magic, 2690);

/// **716.2**
pub const R716_2: Rule = Rule::new(Game::Magic, 2691);

/// **716.2a**
pub const R716_2A: Rule = Rule::new(Game::Magic, 2692);

/// **716.2b**
pub const R716_2B: Rule = Rule::new(Game::Magic, 2693);

/// **716.2c**
pub const R716_2C: Rule = Rule::new(Game::Magic, 2694);

/// **716.2d**
pub const R716_2D: Rule = Rule::new(Game::Magic, 2695);

/// **716.3**
pub const R716_3: Rule = Rule::new(Game::Magic, 2696);

/// **716.4**
pub const R716_4: Rule = Rule::new(Game::Magic, 2697);

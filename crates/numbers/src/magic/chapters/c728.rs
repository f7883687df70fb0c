// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 728. Día y noche

use vademecum_vocab::{Game, Rule};

/// **728** Día y noche · Dia e noite
pub const R728: Rule = Rule::new(Game::Magic, 2817);

/// **728.1**
pub const R728_1: Rule = Rule::new(Game::Magic, 2818);

/// **728.1a**
pub const R728_1A: Rule = Rule::new(Game::Magic, 2819);

/// **728.2**
pub const R728_2: Rule = Rule::new(Game::Magic, 2820);

/// **728.2a**
pub const R728_2A: Rule = Rule::new(Game::Magic, 2821);

/// **728.2b**
pub const R728_2B: Rule = Rule::new(Game::Magic, 2822);

/// **728.2c**
pub const R728_2C: Rule = Rule::new(Game::Magic, 2823);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 900. General

use vademecum_vocab::{Game, Rule};

/// **900** General · Geral
pub const R900: Rule = Rule::new(Game::Magic, 3025);

/// **900.1**
pub const R900_1: Rule = Rule::new(Game::Magic, 3026);

/// **900.2**
pub const R900_2: Rule = Rule::new(Game::Magic, 3027);

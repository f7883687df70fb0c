// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 600. General

use vademecum_vocab::{Game, Rule};

/// **600** General · Geral
pub const R600: Rule = Rule::new(Game::Magic, 1089);

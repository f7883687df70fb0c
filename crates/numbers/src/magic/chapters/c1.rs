// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 1. Conceptos de juego

use vademecum_vocab::{Game, Rule};

/// **1** Conceptos de juego · Conceitos do jogo
pub const R1: Rule = Rule::new(Game::Magic, 0);

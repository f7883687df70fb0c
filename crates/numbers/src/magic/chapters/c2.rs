// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 2. Partes de una carta

use vademecum_vocab::{Game, Rule};

/// **2** Partes de una carta · Partes de um card
pub const R2: Rule = Rule::new(Game::Magic, 525);

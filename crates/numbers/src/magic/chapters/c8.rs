// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 8. Reglas para varios jugadores

use vademecum_vocab::{Game, Rule};

/// **8** Reglas para varios jugadores · Regras para multijogador
pub const R8: Rule = Rule::new(Game::Magic, 2840);

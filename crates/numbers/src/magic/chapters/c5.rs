// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 5. Estructura del turno

use vademecum_vocab::{Game, Rule};

/// **5** Estructura del turno · Estrutura do turno
pub const R5: Rule = Rule::new(Game::Magic, 928);

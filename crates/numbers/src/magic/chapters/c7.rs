// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 7. Reglas adicionales

use vademecum_vocab::{Game, Rule};

/// **7** Reglas adicionales · Regras adicionais
pub const R7: Rule = Rule::new(Game::Magic, 1422);

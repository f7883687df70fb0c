// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 512. Fase de finalización

use vademecum_vocab::{Game, Rule};

/// **512** Fase de finalización · Fase final
pub const R512: Rule = Rule::new(Game::Magic, 1077);

/// **512.1**
///
/// *es:* A la fase de finalización la forman dos pasos: primero el final y después el de limpieza.
///
/// *pt:* A etapa final e, em seguida, a de limpeza compõem a fase final.
pub const R512_1: Rule = Rule::new(Game::Magic, 1078);

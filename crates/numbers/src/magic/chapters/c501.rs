// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 501. Fase inicial

use vademecum_vocab::{Game, Rule};

/// **501** Fase inicial · Fase inicial
pub const R501: Rule = Rule::new(Game::Magic, 943);

/// **501.1**
///
/// *es:* En la fase inicial van, por este orden, los pasos de enderezar, de mantenimiento y de robar.
///
/// *pt:* Desvirar, manutenção e compra, nessa ordem, são as três etapas da fase inicial.
pub const R501_1: Rule = Rule::new(Game::Magic, 944);

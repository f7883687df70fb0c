// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 900. General

use vademecum_vocab::{Game, Rule};

/// **900** General · Geral
pub const R900: Rule = Rule::new(Game::Magic, 3025);

/// **900.1**
///
/// *es:* La sección 9 reúne reglas opcionales, añadidas, para algunas variantes casuales, sin pretender abarcarlo todo.
///
/// *pt:* Na seção 9 estão regras opcionais a mais, para algumas variantes casuais; não é um conjunto completo.
pub const R900_1: Rule = Rule::new(Game::Magic, 3026);

/// **900.2**
///
/// *es:* Las variantes casuales de aquí añaden zonas, reglas, cartas y accesorios que el Magic tradicional no usa.
///
/// *pt:* Estas variantes casuais precisam de zonas, regras, cards e outros materiais ausentes do Magic tradicional.
pub const R900_2: Rule = Rule::new(Game::Magic, 3027);

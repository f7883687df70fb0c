// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 204. Indicador de color

use vademecum_vocab::{Game, Rule};

/// **204** Indicador de color · Indicador de cor
pub const R204: Rule = Rule::new(Game::Magic, 575);

/// **204.1**
///
/// *es:* Círculo con uno o más colores bajo la ilustración, a la izquierda de los tipos. Suelen llevarlo cartas sin coste de maná, salvo tierras.
///
/// *pt:* O indicador, círculo de uma ou mais cores à esquerda da linha de tipo, é típico de cards sem custo de mana, exceto terrenos.
pub const R204_1: Rule = Rule::new(Game::Magic, 576);

/// **204.2**
///
/// *es:* Todos los colores que muestra su indicador son colores del objeto.
///
/// *pt:* Todas as cores mostradas no indicador são cores do objeto.
pub const R204_2: Rule = Rule::new(Game::Magic, 577);

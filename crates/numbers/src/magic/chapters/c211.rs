// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 211. Modificador de mano

use vademecum_vocab::{Game, Rule};

/// **211** Modificador de mano · Modificador de mão
pub const R211: Rule = Rule::new(Game::Magic, 647);

/// **211.1**
///
/// *es:* Cada carta de vanguard lleva abajo a la izquierda un modificador de mano (con más, con menos o cero): cambia el tamaño inicial y el máximo de la mano de su propietario (regla 103.5).
///
/// *pt:* No canto inferior esquerdo, o card de vanguard traz o modificador (positivo, negativo ou zero) da mão inicial e do número máximo de cards na mão do dono (regra 103.5).
pub const R211_1: Rule = Rule::new(Game::Magic, 648);

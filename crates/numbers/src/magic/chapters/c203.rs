// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 203. Ilustración

use vademecum_vocab::{Game, Rule};

/// **203** Ilustración · Ilustração
pub const R203: Rule = Rule::new(Game::Magic, 573);

/// **203.1**
///
/// *es:* La ilustración ocupa la mitad de arriba y no afecta al juego: una criatura pintada volando no vuela si su texto de reglas no lo dice.
///
/// *pt:* A ilustração ocupa a metade de cima e não afeta o jogo: uma criatura retratada em pleno voo não voa se seu texto de regras não disser.
pub const R203_1: Rule = Rule::new(Game::Magic, 574);

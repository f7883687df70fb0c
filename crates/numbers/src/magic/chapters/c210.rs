// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 210. Defensa

use vademecum_vocab::{Game, Rule};

/// **210** Defensa · Defesa
pub const R210: Rule = Rule::new(Game::Magic, 645);

/// **210.1**
///
/// *es:* Abajo a la derecha figura el número de defensa: la defensa de la batalla fuera del campo de batalla y los contadores de defensa con que entra (regla 310.4b).
///
/// *pt:* O número no canto inferior direito é a defesa da batalha fora do campo de batalha e seus marcadores de defesa ao entrar (regra 310.4b).
pub const R210_1: Rule = Rule::new(Game::Magic, 646);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 212. Modificador de vida

use vademecum_vocab::{Game, Rule};

/// **212** Modificador de vida · Modificador de vida
pub const R212: Rule = Rule::new(Game::Magic, 649);

/// **212.1**
///
/// *es:* Según su modificador de vida, abajo a la derecha (positivo, negativo o cero), el propietario de una carta de vanguard empieza con más, menos o las mismas vidas (regla 103.4).
///
/// *pt:* O modificador de vida (positivo, negativo ou zero), no canto inferior direito do card de vanguard, ajusta o total inicial de pontos de vida do dono (regra 103.4).
pub const R212_1: Rule = Rule::new(Game::Magic, 650);

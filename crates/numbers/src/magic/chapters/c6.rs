// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 6. Hechizos, habilidades y efectos

use vademecum_vocab::{Game, Rule};

/// **6** Hechizos, habilidades y efectos · Mágicas, habilidades e efeitos
pub const R6: Rule = Rule::new(Game::Magic, 1088);

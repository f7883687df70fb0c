// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 4. Zonas

use vademecum_vocab::{Game, Rule};

/// **4** Zonas · Zonas
pub const R4: Rule = Rule::new(Game::Magic, 840);

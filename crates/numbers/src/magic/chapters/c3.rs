// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 3. Tipos de carta

use vademecum_vocab::{Game, Rule};

/// **3** Tipos de carta · Tipos de card
pub const R3: Rule = Rule::new(Game::Magic, 660);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 9. Variantes casuales

use vademecum_vocab::{Game, Rule};

/// **9** Variantes casuales · Variantes casuais
pub const R9: Rule = Rule::new(Game::Magic, 3024);

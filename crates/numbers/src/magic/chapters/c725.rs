// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 725. Contadores de radiación

use vademecum_vocab::{Game, Rule};

/// **725** Contadores de radiación · Marcadores de radiação †
pub const R725: Rule = Rule::new(Game::Magic, 2778);

/// **725.1**
pub const R725_1: Rule = Rule::new(Game::Magic, 2779);

/// **725.1a**
pub const R725_1A: Rule = Rule::new(Game::Magic, 2780);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 804. Alternativa de desplegar criaturas

use vademecum_vocab::{Game, Rule};

/// **804** Alternativa de desplegar criaturas · Opção de realocação de criaturas
pub const R804: Rule = Rule::new(Game::Magic, 2907);

/// **804.1**
pub const R804_1: Rule = Rule::new(Game::Magic, 2908);

/// **804.2**
pub const R804_2: Rule = Rule::new(Game::Magic, 2909);

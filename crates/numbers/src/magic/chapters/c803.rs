// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 803. Alternativas de atacar a izquierda o derecha

use vademecum_vocab::{Game, Rule};

/// **803** Alternativas de atacar a izquierda o derecha · Opções de atacar à esquerda e atacar à direita
pub const R803: Rule = Rule::new(Game::Magic, 2903);

/// **803.1**
pub const R803_1: Rule = Rule::new(Game::Magic, 2904);

/// **803.1a**
pub const R803_1A: Rule = Rule::new(Game::Magic, 2905);

/// **803.1b**
pub const R803_1B: Rule = Rule::new(Game::Magic, 2906);

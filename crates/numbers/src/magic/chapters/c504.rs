// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 504. Paso de robar

use vademecum_vocab::{Game, Rule};

/// **504** Paso de robar · Etapa de compra
pub const R504: Rule = Rule::new(Game::Magic, 955);

/// **504.1**
///
/// *es:* El jugador activo empieza este paso robando una carta: es una acción basada en turno y no usa la pila.
///
/// *pt:* De início o jogador ativo compra um card, por ação baseada no turno que não usa a pilha.
pub const R504_1: Rule = Rule::new(Game::Magic, 956);

/// **504.2**
///
/// *es:* Tras robar, la prioridad es del jugador activo (regla 117).
///
/// *pt:* Feita a compra, é do jogador ativo a prioridade (regra 117).
pub const R504_2: Rule = Rule::new(Game::Magic, 957);

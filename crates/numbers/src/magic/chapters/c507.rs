// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 507. Paso de inicio del combate

use vademecum_vocab::{Game, Rule};

/// **507** Paso de inicio del combate · Etapa de início de combate
pub const R507: Rule = Rule::new(Game::Magic, 997);

/// **507.1**
///
/// *es:* Con varios jugadores, si no todos los oponentes son automáticamente jugadores defensores, el jugador activo elige primero un oponente, que será el jugador defensor (regla 506.2). No usa la pila.
///
/// *pt:* Escolher um oponente como defensor, sem usar a pilha, é o primeiro ato do jogador ativo num jogo multijogador em que nem todos defendem automaticamente (regra 506.2).
pub const R507_1: Rule = Rule::new(Game::Magic, 998);

/// **507.2**
///
/// *es:* Hecho eso, la prioridad es del jugador activo (regla 117).
///
/// *pt:* Depois disso, quem recebe prioridade é o jogador ativo (regra 117).
pub const R507_2: Rule = Rule::new(Game::Magic, 999);

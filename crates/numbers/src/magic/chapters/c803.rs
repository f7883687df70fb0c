// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 803. Alternativas de atacar a izquierda o derecha

use vademecum_vocab::{Game, Rule};

/// **803** Alternativas de atacar a izquierda o derecha · Opções de atacar à esquerda e atacar à direita
pub const R803: Rule = Rule::new(Game::Magic, 2903);

/// **803.1**
///
/// *es:* Atacar a la izquierda es una opción de algunos juegos de varios jugadores, y otra, atacar a la derecha.
///
/// *pt:* Atacar só para um lado, à esquerda ou à direita, é regra opcional, que alguns jogos multijogador usam.
pub const R803_1: Rule = Rule::new(Game::Magic, 2904);

/// **803.1a**
///
/// *es:* Con ataque a la izquierda solo se ataca al oponente sentado justo a ese lado, a planeswalkers que controla y a batallas que protege; si ese asiento no es de un oponente, no se puede atacar.
///
/// *pt:* À esquerda, só se ataca o oponente do assento vizinho, planeswalker que controla ou batalha que protege; se nesse assento não há oponente, não se ataca.
pub const R803_1A: Rule = Rule::new(Game::Magic, 2905);

/// **803.1b**
///
/// *es:* Atacar a la derecha solo permite ir contra el oponente contiguo de ese lado, planeswalkers que controle y batallas que proteja; quien no tiene oponente en ese asiento no puede atacar.
///
/// *pt:* Com ataque à direita, só se atacam o oponente do assento contíguo desse lado, planeswalkers que controla e batalhas que protege; sem oponente nesse assento, não se ataca.
pub const R803_1B: Rule = Rule::new(Game::Magic, 2906);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 725. Contadores de radiación

use vademecum_vocab::{Game, Rule};

/// **725** Contadores de radiación · Marcadores de radiação
pub const R725: Rule = Rule::new(Game::Magic, 2778);

/// **725.1**
///
/// *es:* Los contadores de radiación los tienen jugadores (regla 122). Cuando empieza su fase principal precombate, quien tenga alguno muele tantas cartas como contadores de estos tenga; por cada carta molida que no sea tierra pierde 1 vida y se quita uno. Es una habilidad disparada sin fuente, que controla el jugador activo (excepción a la regla 113.8).
///
/// *pt:* Marcadores de radiação ficam em jogadores (regra 122). No início de sua fase principal pré-combate, quem os tem tritura um card por marcador e, para cada card triturado que não seja terreno, perde 1 ponto de vida e um desses marcadores. Quem controla a habilidade desencadeada, que não tem fonte, é o jogador ativo (exceção à regra 113.8).
pub const R725_1: Rule = Rule::new(Game::Magic, 2779);

/// **725.1a**
///
/// *es:* Las vidas perdidas «por radiación» son las que quita esa habilidad disparada.
///
/// *pt:* A perda de pontos de vida “por radiação” é a que vem dessa habilidade desencadeada.
pub const R725_1A: Rule = Rule::new(Game::Magic, 2780);

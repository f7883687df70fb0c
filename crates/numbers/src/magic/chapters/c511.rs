// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 511. Paso de final del combate

use vademecum_vocab::{Game, Rule};

/// **511** Paso de final del combate · Etapa de final de combate
pub const R511: Rule = Rule::new(Game::Magic, 1073);

/// **511.1**
///
/// *es:* El paso no trae acciones basadas en turno: al comenzar, directamente recibe prioridad el jugador activo (regla 117).
///
/// *pt:* Nenhuma ação baseada no turno ocorre aqui; a etapa começa e a prioridade é do jogador ativo (regra 117).
pub const R511_1: Rule = Rule::new(Game::Magic, 1074);

/// **511.2**
///
/// *es:* El comienzo de este paso dispara las habilidades «al final del combate». Los efectos «hasta el final del combate», en cambio, duran hasta que acaba toda la fase de combate.
///
/// *pt:* Habilidades “no final do combate” desencadeiam no começo desta etapa; efeitos “até o final do combate” só terminam junto com a fase de combate.
pub const R511_2: Rule = Rule::new(Game::Magic, 1075);

/// **511.3**
///
/// *es:* Al acabar el paso son removidos del combate todas las criaturas, batallas y planeswalkers. Termina así la fase de combate y empieza la principal poscombate (regla 505).
///
/// *pt:* No momento em que a etapa acaba, toda criatura, batalha e planeswalker é removido do combate; a fase se encerra e vem a principal pós-combate (regra 505).
pub const R511_3: Rule = Rule::new(Game::Magic, 1076);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 804. Alternativa de desplegar criaturas

use vademecum_vocab::{Game, Rule};

/// **804** Alternativa de desplegar criaturas · Opção de realocação de criaturas
pub const R804: Rule = Rule::new(Game::Magic, 2907);

/// **804.1**
///
/// *es:* Emperador la usa siempre; puede usarse también en otras variantes por equipos y, en los formatos individuales de varios jugadores, normalmente no se usa.
///
/// *pt:* A realocação de criaturas é sempre usada na variante Imperador e pode sê-lo nas demais variantes de equipes; nos formatos multijogador individuais, normalmente não se usa.
pub const R804_1: Rule = Rule::new(Game::Magic, 2908);

/// **804.2**
///
/// *es:* Toda criatura tiene una habilidad activada de coste {T}: un compañero de equipo, su objetivo, gana el control de ella. Se activa solo cuando podría lanzarse un conjuro.
///
/// *pt:* Cada criatura tem uma habilidade ativada que custa {T} e dá o controle dela a um companheiro de equipe, o alvo. Só se ativa quando se poderia conjurar um feitiço.
pub const R804_2: Rule = Rule::new(Game::Magic, 2909);

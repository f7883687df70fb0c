// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 306. Planeswalkers

use vademecum_vocab::{Game, Rule};

/// **306** Planeswalkers · Planeswalkers
pub const R306: Rule = Rule::new(Game::Magic, 732);

/// **306.1**
///
/// *es:* Un planeswalker de la mano puede lanzarse en fase principal propia, con prioridad y la pila vacía; usa la pila (regla 601).
///
/// *pt:* Pode-se conjurar da mão o planeswalker em fase principal própria, com prioridade e pilha vazia; usa a pilha (regra 601).
pub const R306_1: Rule = Rule::new(Game::Magic, 733);

/// **306.2**
///
/// *es:* Quien controla un hechizo de planeswalker que se resuelve pone bajo su control el planeswalker en el campo de batalla.
///
/// *pt:* Quando resolve, a mágica de planeswalker faz seu controlador pôr o planeswalker no campo de batalha e controlá-lo.
pub const R306_2: Rule = Rule::new(Game::Magic, 734);

/// **306.3**
///
/// *es:* Cada palabra tras la raya es un tipo de planeswalker, es decir, un subtipo («Planeswalker — Jace»); puede haber varios (regla 205.3j).
///
/// *pt:* Os tipos de planeswalker são subtipos: cada palavra após o travessão vale por um, e pode haver vários (regra 205.3j).
pub const R306_3: Rule = Rule::new(Game::Magic, 735);

/// **306.4**
///
/// *es:* Ya no hay «regla de unicidad de planeswalkers», que impedía controlar dos del mismo tipo. Las cartas anteriores a ese cambio tienen errata que las hace legendarias, y como tales se les aplica la regla de leyendas (regla 704.5j).
///
/// *pt:* Controlar dois planeswalkers do mesmo tipo deixou de ser proibido pela antiga “regra de singularidade”. Errata tornou lendários os cards anteriores, que assim ficam sujeitos à “regra de lendas” (regra 704.5j).
pub const R306_4: Rule = Rule::new(Game::Magic, 736);

/// **306.5**
///
/// *es:* La lealtad es una característica exclusiva de los planeswalkers.
///
/// *pt:* Só planeswalkers têm lealdade.
pub const R306_5: Rule = Rule::new(Game::Magic, 737);

/// **306.5a**
///
/// *es:* Fuera del campo de batalla, la lealtad de un planeswalker es el número impreso abajo a la derecha.
///
/// *pt:* Em outra zona que não o campo de batalha, a lealdade é o número impresso no canto inferior direito do planeswalker.
pub const R306_5A: Rule = Rule::new(Game::Magic, 738);

/// **306.5b**
///
/// *es:* Todo planeswalker tiene la habilidad intrínseca de entrar con tantos contadores de lealtad como indica su número impreso; es un efecto de reemplazo (regla 614.1c).
///
/// *pt:* Por uma habilidade intrínseca, o planeswalker entra com marcadores de lealdade em número igual à lealdade impressa, o que é efeito de substituição (regra 614.1c).
pub const R306_5B: Rule = Rule::new(Game::Magic, 739);

/// **306.5c**
///
/// *es:* Sus contadores de lealtad son, en el campo de batalla, la lealtad del planeswalker.
///
/// *pt:* No campo de batalha, contam-se os marcadores de lealdade sobre o planeswalker: essa é sua lealdade.
pub const R306_5C: Rule = Rule::new(Game::Magic, 740);

/// **306.5d**
///
/// *es:* Los planeswalkers tienen habilidades de lealtad: activadas, con símbolo de lealtad en el coste (regla 606). El controlador del permanente puede activar una en una fase principal suya, con prioridad y la pila vacía, si en ese turno no se activó ninguna de ese permanente.
///
/// *pt:* Habilidades de lealdade são as ativadas com símbolo de lealdade no custo, e todo planeswalker as tem (regra 606). O controlador pode ativar uma em fase principal própria, com prioridade e pilha vazia, se nenhuma da mesma permanente foi ativada no turno.
pub const R306_5D: Rule = Rule::new(Game::Magic, 741);

/// **306.6**
///
/// *es:* Se puede atacar a un planeswalker (regla 508).
///
/// *pt:* Planeswalker pode ser atacado (regra 508).
pub const R306_6: Rule = Rule::new(Game::Magic, 742);

/// **306.7**
///
/// *es:* Ya no existe la redirección con la que un jugador desviaba a un planeswalker de un oponente daño que no era de combate destinado a este. Hay cartas con errata para dañar directamente a planeswalkers.
///
/// *pt:* Foi abolido o redirecionamento com que um jogador podia passar a planeswalker do oponente o dano, exceto o de combate, que esse oponente sofreria. Errata faz alguns cards causarem dano direto a planeswalkers.
pub const R306_7: Rule = Rule::new(Game::Magic, 743);

/// **306.8**
///
/// *es:* Cada punto de daño a un planeswalker le quita un contador de lealtad.
///
/// *pt:* Planeswalker que sofre dano perde essa quantidade de marcadores de lealdade.
pub const R306_8: Rule = Rule::new(Game::Magic, 744);

/// **306.9**
///
/// *es:* Un planeswalker con lealtad 0 acaba, por una acción basada en estado (regla 704), en el cementerio de su propietario.
///
/// *pt:* Uma ação baseada no estado põe no cemitério do dono o planeswalker com lealdade 0 (regra 704).
pub const R306_9: Rule = Rule::new(Game::Magic, 745);

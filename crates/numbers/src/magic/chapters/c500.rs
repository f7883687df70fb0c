// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 500. General

use vademecum_vocab::{Game, Rule};

/// **500** General · Geral
pub const R500: Rule = Rule::new(Game::Magic, 929);

/// **500.1**
///
/// *es:* Cada turno pasa por cinco fases, aunque en alguna no ocurra nada: inicial, principal precombate, combate, principal poscombate y finalización. Primera, tercera y última se dividen en pasos ordenados.
///
/// *pt:* Todo turno percorre cinco fases, mesmo que nelas nada aconteça: inicial; principal pré-combate; de combate; principal pós-combate; final. Primeira, terceira e última dividem-se em etapas ordenadas.
pub const R500_1: Rule = Rule::new(Game::Magic, 930);

/// **500.2**
///
/// *es:* Una fase o paso con prioridad acaba cuando, estando vacía la pila, todos los jugadores pasan seguidos. Que la pila se vacíe no basta: cada uno tiene ocasión de agregar algo más antes del final.
///
/// *pt:* Esvaziar a pilha não basta para encerrar uma fase ou etapa em que há prioridade: todos têm de passar em sucessão com a pilha vazia, e até lá cada jogador tem chance de colocar algo novo nela.
pub const R500_2: Rule = Rule::new(Game::Magic, 931);

/// **500.3**
///
/// *es:* Un paso en que nadie recibe prioridad acaba con sus acciones completas. Solo son así el de enderezar (regla 502) y algunos de limpieza (regla 514).
///
/// *pt:* A etapa sem prioridade termina assim que suas ações previstas foram feitas. São assim apenas a de desvirar (regra 502) e algumas de limpeza (regra 514).
pub const R500_3: Rule = Rule::new(Game::Magic, 932);

/// **500.4**
///
/// *es:* El maná sin gastar desaparece de la reserva de cada jugador al acabar cada paso y cada fase. Es una acción basada en turno sin pila.
///
/// *pt:* No fim de cada etapa e fase, perde-se o mana não usado das reservas, por ação baseada no turno que não usa a pilha.
pub const R500_4: Rule = Rule::new(Game::Magic, 933);

/// **500.5**
///
/// *es:* Un efecto «hasta» un paso o fase caduca cuando este empieza; «hasta el final de» él, cuando acaba. «Hasta el final del combate» cubre la fase completa, incluido su paso de final; «hasta el final del turno» sigue la regla 514.2.
///
/// *pt:* O que dura “até” uma fase ou etapa expira quando ela começa; “até o final” dela, quando termina. “Até o final do combate” inclui a etapa de final de combate inteira; “até o final do turno” segue a regra 514.2.
pub const R500_5: Rule = Rule::new(Game::Magic, 934);

/// **500.6**
///
/// *es:* Lo que mira el comienzo de un paso o fase se dispara entonces, y se apila cuando alguien vaya a recibir prioridad (regla 117).
///
/// *pt:* Habilidades “no início” de uma fase ou etapa desencadeiam quando ela começa. Vão para a pilha assim que algum jogador for receber prioridade (regra 117).
pub const R500_6: Rule = Rule::new(Game::Magic, 935);

/// **500.7**
///
/// *es:* Un turno adicional va justo después del turno que indica el efecto. Si hay varios se agregan uno por uno, y los de distintos jugadores según la regla 101.4; el último creado se juega antes.
///
/// *pt:* Turnos extras entram logo depois do turno indicado, acrescentados um a um; se vários jogadores os ganham, vale a ordem da regra 101.4. O mais recente acontece antes dos outros.
pub const R500_7: Rule = Rule::new(Game::Magic, 936);

/// **500.8**
///
/// *es:* Las fases adicionales siguen inmediatamente a la que el efecto nombra. Si hay varias tras la misma, primero ocurre la última creada.
///
/// *pt:* A fase extra vem imediatamente depois da fase que o efeito indicou. De várias criadas após a mesma, a última criada acontece antes.
pub const R500_8: Rule = Rule::new(Game::Magic, 937);

/// **500.9**
///
/// *es:* El paso adicional se inserta justo antes o después del que el efecto indica. Entre varios creados tras el mismo, el más reciente va primero.
///
/// *pt:* Uma etapa extra entra imediatamente antes ou depois de outra, conforme o efeito; de várias criadas após a mesma, a mais recente vem primeiro.
pub const R500_9: Rule = Rule::new(Game::Magic, 938);

/// **500.10**
///
/// *es:* Un paso agregado tras una fase llega en una nueva, de las que suelen contenerlo, creada inmediatamente después; sus demás pasos se saltan (regla 500.11).
///
/// *pt:* Para acrescentar uma etapa após certa fase, cria-se logo depois desta a que costuma contê-la, cujas demais etapas são puladas (regra 500.11).
pub const R500_10: Rule = Rule::new(Game::Magic, 939);

/// **500.10a**
///
/// *es:* Con la palabra «obtienes», el paso o fase adicional solo puede ir en un turno del controlador del efecto; si fuera a caer en el de otro, no se agrega nada.
///
/// *pt:* Nada é acrescentado quando um efeito em que “você recebe” uma etapa ou fase a colocaria no turno de quem não é seu controlador.
pub const R500_10A: Rule = Rule::new(Game::Magic, 940);

/// **500.11**
///
/// *es:* Saltar un paso, fase o turno, por obra de un efecto, es seguir adelante como si no estuviera ahí (regla 614.10).
///
/// *pt:* Pular um turno, fase ou etapa, porque um efeito manda, é ir direto ao que vem depois, como se não houvesse aquilo (regra 614.10).
pub const R500_11: Rule = Rule::new(Game::Magic, 941);

/// **500.12**
///
/// *es:* No cabe evento de juego alguno entre un paso, fase o turno y el siguiente.
///
/// *pt:* Não há evento de jogo possível entre uma etapa, fase ou turno e o seguinte.
pub const R500_12: Rule = Rule::new(Game::Magic, 942);

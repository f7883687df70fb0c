// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 307. Conjuros

use vademecum_vocab::{Game, Rule};

/// **307** Conjuros · Feitiços
pub const R307: Rule = Rule::new(Game::Magic, 746);

/// **307.1**
///
/// *es:* Un conjuro puede lanzarse de la mano en fase principal propia, con prioridad y la pila vacía; usa la pila (regla 601).
///
/// *pt:* Feitiço pode ser conjurado da mão na própria fase principal, com prioridade e nada na pilha; usa a pilha (regra 601).
pub const R307_1: Rule = Rule::new(Game::Magic, 747);

/// **307.2**
///
/// *es:* Un conjuro que se resuelve hace lo que dice su texto de reglas y a continuación va al cementerio de su propietario.
///
/// *pt:* Quando o feitiço resolve, faz-se o que seu texto manda e ele termina no cemitério do dono.
pub const R307_2: Rule = Rule::new(Game::Magic, 748);

/// **307.3**
///
/// *es:* Los conjuros pueden tener varios subtipos, escritos tras una raya y de una palabra («Conjuro — Arcano»). Son los tipos de hechizo, comunes con los instantáneos (regla 205.3k).
///
/// *pt:* Feitiços e mágicas instantâneas compartilham os tipos de mágica, seus subtipos (regra 205.3k). Cada palavra depois do travessão é um deles, e pode haver mais de um.
pub const R307_3: Rule = Rule::new(Game::Magic, 749);

/// **307.4**
///
/// *es:* Un conjuro que fuera a entrar al campo de batalla no lo hace: sigue en la zona anterior.
///
/// *pt:* Feitiço não entra no campo de batalha: o que fosse entrar não sai da zona em que está.
pub const R307_4: Rule = Rule::new(Game::Magic, 750);

/// **307.5**
///
/// *es:* «En cualquier momento en que podría lanzar un conjuro» y «solo como un conjuro» piden prioridad, fase principal propia y pila vacía, y nada más. No se necesita un conjuro que lanzar ni molestan los efectos que impiden lanzarlos, a no ser que la acción sea lanzar uno.
///
/// *pt:* “Quando poderia conjurar um feitiço” e “só como feitiço” querem dizer com prioridade, na fase principal do próprio turno e com a pilha vazia. Não é preciso ter um feitiço, e efeitos que proíbem conjurá-los não contam, salvo se a ação for mesmo conjurar um.
pub const R307_5: Rule = Rule::new(Game::Magic, 751);

/// **307.5a**
///
/// *es:* Lanzar «cuando no podía lanzarse un conjuro» es hacerlo sin prioridad, fuera de una fase principal propia o con otro objeto en la pila; nada más se mira.
///
/// *pt:* Conjurar “quando não se poderia conjurar um feitiço” é só fazê-lo sem prioridade, fora da própria fase principal ou com outro objeto na pilha.
pub const R307_5A: Rule = Rule::new(Game::Magic, 752);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 605. Habilidades de maná

use vademecum_vocab::{Game, Rule};

/// **605** Habilidades de maná · Habilidades de mana
pub const R605: Rule = Rule::new(Game::Magic, 1194);

/// **605.1**
///
/// *es:* Son habilidades de maná, con reglas propias, las activadas y disparadas que cumplen todo lo que pide la regla 605.1a o la 605.1b, sin importar qué más hagan ni cuándo puedan usarse.
///
/// *pt:* São de mana, com regras próprias, apenas as habilidades ativadas e desencadeadas que preenchem a regra 605.1a ou a 605.1b, não importa o que mais façam nem quando possam ser usadas.
pub const R605_1: Rule = Rule::new(Game::Magic, 1195);

/// **605.1a**
///
/// *es:* Una habilidad activada es de maná si, sin ser de lealtad (regla 606) ni requerir objetivo (regla 115.6), al resolverse podría dar maná a la reserva de un jugador.
///
/// *pt:* Entre as ativadas, é de mana a que não exige alvo (regra 115.6), não é de lealdade (regra 606) e poderia, ao resolver, dar mana a alguém.
pub const R605_1A: Rule = Rule::new(Game::Magic, 1196);

/// **605.1b**
///
/// *es:* Una disparada es de maná si se dispara al activarse o resolverse una habilidad de maná activada o al recibir maná una reserva, no requiere objetivo (regla 115.6) y al resolverse podría dar maná.
///
/// *pt:* Desencadeada de mana é a que não exige alvo (regra 115.6), poderia adicionar mana e desencadeia com habilidade de mana ativada (sua ativação ou resolução) ou com adição de mana a uma reserva.
pub const R605_1B: Rule = Rule::new(Game::Magic, 1197);

/// **605.2**
///
/// *es:* Aunque la situación del juego le impida ahora producir maná, una habilidad de maná no deja de serlo.
///
/// *pt:* Mesmo que no momento não consiga produzir mana algum, ela não perde a condição de habilidade de mana.
pub const R605_2: Rule = Rule::new(Game::Magic, 1198);

/// **605.3**
///
/// *es:* Una habilidad de maná activada se activa como cualquier otra (regla 602.2), con las tres diferencias de las reglas 605.3a–605.3c.
///
/// *pt:* Ativar uma habilidade de mana segue a regra 602.2, como as outras ativadas, com três diferenças (regra 605.3a–c).
pub const R605_3: Rule = Rule::new(Game::Magic, 1199);

/// **605.3a**
///
/// *es:* Puede activarse con prioridad, mientras se lanza o activa algo que exige pagar maná, y siempre que una regla o efecto lo pida, aunque sea a mitad de un lanzamiento, activación o resolución.
///
/// *pt:* Três momentos servem: com prioridade, ao conjurar ou ativar algo que peça mana, e sempre que regra ou efeito peça um pagamento de mana, mesmo no meio de conjurar, ativar ou resolver algo.
pub const R605_3A: Rule = Rule::new(Game::Magic, 1200);

/// **605.3b**
///
/// *es:* Sin pasar por la pila, la de maná activada se resuelve nada más activarla; nadie puede hacerla objetivo, contrarrestarla ni responder (regla 405.6c).
///
/// *pt:* A habilidade de mana ativada resolve assim que é ativada, sem ir à pilha; por isso não pode ser alvo, ser anulada nem receber resposta (regra 405.6c).
pub const R605_3B: Rule = Rule::new(Game::Magic, 1201);

/// **605.3c**
///
/// *es:* Desde que un jugador empieza a activar una habilidad de maná hasta que se resuelve, no se puede activar otra vez.
///
/// *pt:* Não dá para ativar de novo uma habilidade de mana enquanto a ativação já iniciada não tiver resolvido.
pub const R605_3C: Rule = Rule::new(Game::Magic, 1202);

/// **605.4**
///
/// *es:* Las de maná disparadas siguen las normas de cualquier disparada (regla 603), excepto lo que dice la regla 605.4a.
///
/// *pt:* Habilidades de mana desencadeadas obedecem à regra 603, salvo o que diz a regra 605.4a.
pub const R605_4: Rule = Rule::new(Game::Magic, 1203);

/// **605.4a**
///
/// *es:* Sin pasar por la pila ni esperar a la prioridad, se resuelve en cuanto acaba la habilidad de maná que la disparó; nadie puede hacerla objetivo, contrarrestarla ni responder.
///
/// *pt:* Sem pilha e sem esperar prioridade, a habilidade de mana desencadeada resolve logo depois da habilidade de mana que a desencadeou; ninguém a tem como alvo, a anula ou responde a ela.
pub const R605_4A: Rule = Rule::new(Game::Magic, 1204);

/// **605.5**
///
/// *es:* Lo que no cumple las condiciones de las reglas 605.1a y 605.1b no es habilidad de maná; los hechizos tampoco lo son.
///
/// *pt:* Não são habilidades de mana as mágicas nem as habilidades que não preenchem as regras 605.1a–b.
pub const R605_5: Rule = Rule::new(Game::Magic, 1205);

/// **605.5a**
///
/// *es:* Aunque pudiera dar maná, no es de maná una habilidad con objetivo, ni una disparada por algo distinto de activar una habilidad de maná. Tampoco la que se dispara al activar una de maná si no puede producirlo. Todas siguen las reglas corrientes de activadas o disparadas.
///
/// *pt:* Três ficam de fora e seguem as regras comuns: a que tem alvo, mesmo podendo gerar mana; a desencadeada que pode gerá-lo, mas desencadeia com outro evento que não ativar uma habilidade de mana; e a que desencadeia com essa ativação sem poder gerá-lo.
pub const R605_5A: Rule = Rule::new(Game::Magic, 1206);

/// **605.5b**
///
/// *es:* Aunque vaya a dar maná, un hechizo se lanza y resuelve como los demás; nunca es habilidad de maná. Las viejas cartas de tipo «fuente de maná» son hoy instantáneos, según Oracle.
///
/// *pt:* Conjurada e resolvida como qualquer outra, uma mágica nunca é habilidade de mana, ainda que vá gerar mana. Cards antigos com o tipo “fonte de mana” são hoje mágicas instantâneas pelo Oracle.
pub const R605_5B: Rule = Rule::new(Game::Magic, 1207);

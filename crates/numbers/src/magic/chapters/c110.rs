// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 110. Permanentes

use vademecum_vocab::{Game, Rule};

/// **110** Permanentes · Permanentes
pub const R110: Rule = Rule::new(Game::Magic, 210);

/// **110.1**
///
/// *es:* Una carta o ficha es permanente desde que entra al campo de batalla, por tiempo indefinido, hasta que una regla o efecto la mueve a otra zona.
///
/// *pt:* Card ou ficha é permanente do momento em que entra no campo de batalha, sem prazo, até que regra ou efeito o mova para outra zona.
pub const R110_1: Rule = Rule::new(Game::Magic, 211);

/// **110.2**
///
/// *es:* Propietario del permanente es el de su carta (fichas: regla 111.2). Siempre tiene controlador: salvo cambio, aquel bajo cuyo control entró al campo de batalla.
///
/// *pt:* O dono da permanente é o do card (fichas: regra 111.2). Sempre há controlador: em princípio, aquele sob cujo controle ela entrou.
pub const R110_2: Rule = Rule::new(Game::Magic, 212);

/// **110.2a**
///
/// *es:* Si un efecto manda a un jugador poner algo en el campo de batalla, eso entra bajo el control de ese jugador, a no ser que el efecto diga otra cosa.
///
/// *pt:* O objeto que um efeito manda um jogador pôr no campo de batalha entra sob o controle dele, exceto se o efeito disser outra coisa.
pub const R110_2A: Rule = Rule::new(Game::Magic, 213);

/// **110.2b**
///
/// *es:* Quien gana el control de un hechizo de permanente ajeno controla el permanente resultante, pero el controlador por defecto de este es quien puso el hechizo en la pila (regla 800.4c).
///
/// *pt:* Quem ganha o controle de uma mágica de permanente alheia controla a permanente resultante, mas o controlador padrão desta é quem pôs a mágica na pilha (regra 800.4c).
pub const R110_2B: Rule = Rule::new(Game::Magic, 214);

/// **110.3**
///
/// *es:* Un permanente que no es ficha tiene las características impresas en su carta, más lo que cambien los efectos continuos (regla 613).
///
/// *pt:* Permanente que não é ficha tem as características que o card traz impressas, com as mudanças dos efeitos contínuos (regra 613).
pub const R110_3: Rule = Rule::new(Game::Magic, 215);

/// **110.4**
///
/// *es:* Seis tipos son de permanente: criatura, tierra, artefacto, encantamiento, planeswalker y batalla. Instantáneos y conjuros no entran al campo de batalla; una estirpe, según sus otros tipos.
///
/// *pt:* Seis tipos são de permanente: criatura, terreno, artefato, encantamento, planeswalker e batalha. Mágicas instantâneas e feitiços não entram no campo de batalha; estirpes, conforme os outros tipos.
pub const R110_4: Rule = Rule::new(Game::Magic, 216);

/// **110.4a**
///
/// *es:* Carta de permanente es la que podría llegar al campo de batalla, o sea, la que tiene alguno de esos seis tipos.
///
/// *pt:* Card de permanente é o que poderia ir para o campo de batalha, ou seja, o de um daqueles seis tipos.
pub const R110_4A: Rule = Rule::new(Game::Magic, 217);

/// **110.4b**
///
/// *es:* Hechizo de permanente es el que al resolverse entrará al campo de batalla como permanente: de criatura, artefacto, encantamiento, planeswalker o batalla.
///
/// *pt:* Mágica de permanente é a que, ao resolver, entra no campo de batalha como permanente: de criatura, artefato, encantamento, planeswalker ou batalha.
pub const R110_4B: Rule = Rule::new(Game::Magic, 218);

/// **110.4c**
///
/// *es:* Aunque se quede sin ningún tipo de permanente, no sale del campo de batalla ni deja de ser permanente.
///
/// *pt:* Mesmo sem nenhum tipo de permanente, ela fica no campo de batalha e não deixa de ser permanente.
pub const R110_4C: Rule = Rule::new(Game::Magic, 219);

/// **110.5**
///
/// *es:* El estatus describe físicamente un permanente con cuatro parejas, siempre un valor de cada una: girado/enderezado, invertido/no invertido, boca arriba/abajo, en fase/fuera de fase.
///
/// *pt:* O status físico da permanente tem quatro pares, sempre um valor de cada: virada/desvirada, girada/não girada, face voltada para cima/baixo, em fase/fora de fase.
pub const R110_5: Rule = Rule::new(Game::Magic, 220);

/// **110.5a**
///
/// *es:* El estatus puede influir en las características, pero no es una de ellas.
///
/// *pt:* Embora possa mexer nas características da permanente, o status não é uma delas.
pub const R110_5A: Rule = Rule::new(Game::Magic, 221);

/// **110.5b**
///
/// *es:* Si ningún hechizo o habilidad dice lo contrario, un permanente entra enderezado, sin invertir, boca arriba y en fase.
///
/// *pt:* Se mágica ou habilidade não disser outra coisa, a permanente entra desvirada, não girada, em fase e com a face voltada para cima.
pub const R110_5B: Rule = Rule::new(Game::Magic, 222);

/// **110.5c**
///
/// *es:* El estatus se mantiene, importe o no en ese momento, hasta que lo cambia un hechizo, una habilidad o una acción basada en turno.
///
/// *pt:* Relevante ou não, o status fica como está até que mágica, habilidade ou ação baseada no turno o altere.
pub const R110_5C: Rule = Rule::new(Game::Magic, 223);

/// **110.5d**
///
/// *es:* Fuera del campo de batalla no hay estatus. Estar exiliada boca abajo no le da ninguno a una carta, y nada está girado ni enderezado, se coloque como se coloque.
///
/// *pt:* Fora do campo de batalha não há status: a face voltada para baixo de um card exilado não conta, e nada está virado nem desvirado.
pub const R110_5D: Rule = Rule::new(Game::Magic, 224);

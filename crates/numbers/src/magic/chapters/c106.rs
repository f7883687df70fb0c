// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 106. Maná

use vademecum_vocab::{Game, Rule};

/// **106** Maná · Mana
pub const R106: Rule = Rule::new(Game::Magic, 110);

/// **106.1**
///
/// *es:* Para pagar costes, sobre todo de hechizos y habilidades activadas, los jugadores gastan maná, su recurso principal.
///
/// *pt:* O recurso básico do jogo é o mana: com ele se pagam custos, quase sempre de mágicas e habilidades ativadas.
pub const R106_1: Rule = Rule::new(Game::Magic, 111);

/// **106.1a**
///
/// *es:* El maná de color puede ser blanco, azul, negro, rojo o verde: cinco colores.
///
/// *pt:* As cores do mana são as do jogo: branco, azul, preto, vermelho e verde, cinco no total.
pub const R106_1A: Rule = Rule::new(Game::Magic, 112);

/// **106.1b**
///
/// *es:* Los tipos de maná son seis: los cinco colores y el incoloro.
///
/// *pt:* Os tipos de mana são seis: as cinco cores mais o incolor.
pub const R106_1B: Rule = Rule::new(Game::Magic, 113);

/// **106.2**
///
/// *es:* Los símbolos de maná (regla 107.4) sirven para representar tanto el maná como los costes de maná (regla 202).
///
/// *pt:* Tanto o mana quanto os custos de mana (regra 202) aparecem escritos com símbolos de mana (regra 107.4).
pub const R106_2: Rule = Rule::new(Game::Magic, 114);

/// **106.3**
///
/// *es:* Producen maná las habilidades de maná (regla 605), pero también pueden hacerlo hechizos y otras habilidades, siempre mandando a un jugador agregarlo. La fuente de ese maná es el propio hechizo o, si lo produjo una habilidad, la fuente de esta (regla 113.7).
///
/// *pt:* Quem produz mana são as habilidades de mana (regra 605), mas mágicas e outras habilidades também podem fazê-lo, mandando um jogador adicioná-lo. A fonte do mana é a própria mágica ou, se veio de habilidade, a fonte dela (regra 113.7).
pub const R106_3: Rule = Rule::new(Game::Magic, 115);

/// **106.4**
///
/// *es:* El maná que un jugador agrega va a su reserva de maná. Puede gastarse enseguida en costes o quedar allí sin usar, pero al terminar cada paso y cada fase todas las reservas se vacían y ese maná se pierde. Los textos Oracle de las cartas ya no nombran la reserva de maná.
///
/// *pt:* O mana adicionado vai para a reserva de mana do jogador. Dali pode pagar custos na hora ou ficar sem uso, mas cada etapa e cada fase terminam com todas as reservas esvaziadas e esse mana perdido. Os textos Oracle já não mencionam a reserva.
pub const R106_4: Rule = Rule::new(Game::Magic, 116);

/// **106.4a**
///
/// *es:* El jugador a quien le sobra maná en la reserva tras pagar un coste anuncia cuál.
///
/// *pt:* O jogador a quem sobra mana na reserva depois de pagar um custo anuncia o que restou.
pub const R106_4A: Rule = Rule::new(Game::Magic, 117);

/// **106.4b**
///
/// *es:* Pasar prioridad (regla 117) con maná en la propia reserva obliga a anunciar cuál hay.
///
/// *pt:* Quem passa prioridade (regra 117) com mana na reserva anuncia o que há nela.
pub const R106_4B: Rule = Rule::new(Game::Magic, 118);

/// **106.5**
///
/// *es:* Cuando el tipo de maná que produciría una habilidad queda sin definir, no produce nada.
///
/// *pt:* Sem tipo de mana definido, a habilidade que o produziria não produz nada.
pub const R106_5: Rule = Rule::new(Game::Magic, 119);

/// **106.6**
///
/// *es:* Lo que produce maná puede limitar su uso, afectar al hechizo o habilidad que pague o crear una habilidad disparada retrasada para cuando se gaste (regla 603.7a). El tipo no varía.
///
/// *pt:* O que produz mana pode restringir seu uso, afetar a mágica ou habilidade paga ou criar habilidade desencadeada retardada para quando for gasto (regra 603.7a). O tipo não muda.
pub const R106_6: Rule = Rule::new(Game::Magic, 120);

/// **106.6a**
///
/// *es:* Si un efecto de reemplazo aumenta el maná producido, las restricciones y efectos adicionales alcanzan a todo él. Las habilidades disparadas retrasadas ligadas a gastarlo se crean por separado, una por cada maná, y lo mismo los efectos continuos o de reemplazo.
///
/// *pt:* Quando um efeito de substituição aumenta o mana produzido, restrições e efeitos adicionais valem para todo ele. Cada mana cria em separado sua habilidade desencadeada retardada, efeito contínuo ou efeito de substituição ligado a ser gasto.
pub const R106_6A: Rule = Rule::new(Game::Magic, 121);

/// **106.7**
///
/// *es:* Un permanente «pudiera producir» cualquier tipo de maná que diera alguna de sus habilidades si se resolviera en ese momento, contando los efectos de reemplazo en cualquier orden y sin mirar si sus costes pueden pagarse. Si así no saldría maná o su tipo queda indefinido, no cuenta ninguno. Algunas habilidades miran esto para saber qué maná dan.
///
/// *pt:* Certas habilidades olham o mana que uma permanente “poderia produzir”: todo tipo que alguma habilidade dela daria caso resolvesse naquele momento, com os efeitos de substituição em qualquer ordem e sem importar se os custos são pagáveis. Se assim nada sairia, ou o tipo fica indefinido, não há tipo que ela pudesse produzir.
pub const R106_7: Rule = Rule::new(Game::Magic, 122);

/// **106.8**
///
/// *es:* Para agregar maná de un símbolo híbrido, quien lo recibe elige una mitad: si es de color, obtiene un maná de ese color; si es genérica, tanto maná incoloro como indica su número.
///
/// *pt:* Ao receber mana de um símbolo híbrido, o jogador escolhe uma das metades: a colorida dá um mana daquela cor; a genérica, tanto mana incolor quanto seu número.
pub const R106_8: Rule = Rule::new(Game::Magic, 123);

/// **106.9**
///
/// *es:* El maná agregado en forma de símbolo pirexiano llega como un maná del color del símbolo.
///
/// *pt:* Mana adicionado na forma de símbolo phyrexiano chega como um mana da cor dele.
pub const R106_9: Rule = Rule::new(Game::Magic, 124);

/// **106.10**
///
/// *es:* El maná genérico que agregue un efecto llega a la reserva como otro tanto de maná incoloro.
///
/// *pt:* Símbolo genérico em efeito que adiciona mana dá igual quantidade de mana incolor.
pub const R106_10: Rule = Rule::new(Game::Magic, 125);

/// **106.11**
///
/// *es:* Los símbolos de maná nevado que agregue un efecto llegan a la reserva como otro tanto de maná incoloro.
///
/// *pt:* Símbolos de mana da neve em efeito que adiciona mana dão igual quantidade de mana incolor.
pub const R106_11: Rule = Rule::new(Game::Magic, 126);

/// **106.12**
///
/// *es:* Activar una habilidad de maná de un permanente con {T} en el coste de activación es lo que se llama girarlo «para obtener maná» (regla 605).
///
/// *pt:* “Virar uma permanente para mana” quer dizer ativar habilidade de mana dela com {T} no custo de ativação (regra 605).
pub const R106_12: Rule = Rule::new(Game::Magic, 127);

/// **106.12a**
///
/// *es:* Que un permanente sea «girado para obtener maná», o cierto tipo, dispara habilidades solo al resolverse esa habilidad de maná y producirlo.
///
/// *pt:* O que desencadeia quando a permanente “é virada para mana”, ou para certo tipo dele, espera aquela habilidade de mana resolver e de fato produzi-lo.
pub const R106_12A: Rule = Rule::new(Game::Magic, 128);

/// **106.12b**
///
/// *es:* Un efecto de reemplazo sobre girar permanentes para obtener maná (o cierto tipo o cantidad) cambia la producción, mientras la habilidad se resuelve y lo produce.
///
/// *pt:* Efeito de substituição sobre permanente virada para mana (ou tipo ou quantidade específica) altera a própria produção, enquanto a habilidade resolve e produz esse mana.
pub const R106_12B: Rule = Rule::new(Game::Magic, 129);

/// **106.13**
///
/// *es:* Drenaje de poder vacía la reserva de alguien y pasa ese maná a la de otro jugador, que puede ser el mismo. El maná conserva su origen (los permanentes, hechizos o habilidades que lo produjeron), sus restricciones y sus efectos adicionales.
///
/// *pt:* Drenar Poder (Drain Power) esvazia a reserva de mana de um jogador e põe esse mana na reserva de outro ou na do próprio. O mana conserva sua origem (permanentes, mágicas ou habilidades que o produziram), restrições e efeitos adicionais.
pub const R106_13: Rule = Rule::new(Game::Magic, 130);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 121. Robar una carta

use vademecum_vocab::{Game, Rule};

/// **121** Robar una carta · Comprando um card
pub const R121: Rule = Rule::new(Game::Magic, 461);

/// **121.1**
///
/// *es:* Quien roba pone en su mano la carta de encima de su biblioteca: en su paso de robar (acción basada en turno) o por coste o efecto.
///
/// *pt:* Quem compra põe na mão o card do topo do seu grimório: na sua etapa de compra, como ação baseada no turno, ou por custo ou efeito.
pub const R121_1: Rule = Rule::new(Game::Magic, 462);

/// **121.2**
///
/// *es:* Las cartas se roban siempre de una en una: quien deba robar varias hace ese número de robos por separado.
///
/// *pt:* Cada compra é de um único card: quem deve comprar vários faz uma compra separada para cada um.
pub const R121_2: Rule = Rule::new(Game::Magic, 463);

/// **121.2a**
///
/// *es:* Un efecto de reemplazo que mira cuántas cartas se roban modifica la instrucción entera de robar varias, antes de pasar a los robos sueltos (regla 616.1g).
///
/// *pt:* Efeitos de substituição que olham quantos cards serão comprados mudam a instrução inteira de comprar vários, antes que se pense em cada compra avulsa (regra 616.1g).
pub const R121_2A: Rule = Rule::new(Game::Magic, 464);

/// **121.2b**
///
/// *es:* «No puedes robar más de una carta por turno» limita robos sueltos: una orden de robar varias se cumple en parte. Quien tiene ese límite no puede aceptar la opción de robar varias ni pagar un coste así.
///
/// *pt:* O limite de uma compra por turno vale para compras avulsas: uma ordem de comprar vários ainda se cumpre em parte. Mas quem tem esse limite não pode aceitar a opção de comprar vários nem pagar custo com isso.
pub const R121_2B: Rule = Rule::new(Game::Magic, 465);

/// **121.2c**
///
/// *es:* Si roban varios jugadores, el activo hace primero todos sus robos y los demás lo siguen en orden de turno.
///
/// *pt:* As compras de vários jogadores seguem a ordem de turno: o ativo faz todas as suas, depois cada um dos outros faz as dele.
pub const R121_2C: Rule = Rule::new(Game::Magic, 466);

/// **121.2d**
///
/// *es:* Con turnos compartidos por equipos, como en Gigante de dos cabezas, roba primero el equipo activo, en el orden de jugadores que prefiera; luego los jugadores de los demás equipos, según los turnos.
///
/// *pt:* Com turnos compartilhados por equipe, como em Gigante de Duas Cabeças, compram primeiro os membros da equipe ativa, na ordem que ela quiser, e depois os das demais equipes em ordem de turno.
pub const R121_2D: Rule = Rule::new(Game::Magic, 467);

/// **121.3**
///
/// *es:* La opción de robar puede aceptarse aunque la biblioteca propia esté vacía. En cambio, no puede aceptarla quien tiene prohibido robar por un efecto.
///
/// *pt:* Grimório vazio não impede um jogador de aceitar a opção de comprar um card. Já um efeito que o proíbe de comprar impede.
pub const R121_3: Rule = Rule::new(Game::Magic, 468);

/// **121.3a**
///
/// *es:* Lo mismo vale si uno decide y otro roba. Lo que importa es quien robaría: su biblioteca vacía no impide elegir esa opción; una prohibición de robar, sí.
///
/// *pt:* Vale o mesmo se quem decide não é quem compraria. Importa este último: o grimório vazio dele não impede a escolha; uma proibição de comprar, sim.
pub const R121_3A: Rule = Rule::new(Game::Magic, 469);

/// **121.4**
///
/// *es:* Quien intenta robar de una biblioteca vacía pierde el juego cuando un jugador vaya a recibir prioridad por primera vez después. Es una acción basada en estado (regla 704).
///
/// *pt:* Quem tenta comprar com o grimório vazio perde o jogo na ocasião seguinte em que alguém receberia prioridade, por uma ação baseada no estado (regra 704).
pub const R121_4: Rule = Rule::new(Game::Magic, 470);

/// **121.5**
///
/// *es:* Si un efecto pasa cartas de la biblioteca a la mano sin decir «robar», no se robaron. Importa para disparos y reemplazos ligados a robar, y con la biblioteca vacía.
///
/// *pt:* Levar cards do grimório à mão sem que o efeito diga “comprar” não é compra. Importa para o que desencadeia com compras ou as substitui, e com o grimório vazio.
pub const R121_5: Rule = Rule::new(Game::Magic, 471);

/// **121.6**
///
/// *es:* Hay efectos que ponen otra cosa en vez de un robo.
///
/// *pt:* Existem efeitos que põem outra coisa no lugar de uma compra.
pub const R121_6: Rule = Rule::new(Game::Magic, 472);

/// **121.6a**
///
/// *es:* El reemplazo de un robo se aplica también cuando la biblioteca del jugador está vacía y no habría carta que robar.
///
/// *pt:* A substituição de uma compra se aplica mesmo que o grimório do jogador esteja vazio e não houvesse nada para comprar.
pub const R121_6A: Rule = Rule::new(Game::Magic, 473);

/// **121.6b**
///
/// *es:* Si se reemplaza uno de varios robos seguidos, se termina todo lo que haga el reemplazo y luego continúan los demás.
///
/// *pt:* A série de compras em que uma foi substituída só continua depois de cumprido tudo o que a substituição manda.
pub const R121_6B: Rule = Rule::new(Game::Magic, 474);

/// **121.6c**
///
/// *es:* Si un robo se reemplaza, lo que había que hacer además con la carta no alcanza a las robadas por ese reemplazo u otros posteriores.
///
/// *pt:* Alguns efeitos fazem algo mais com o card depois de comprado. Se aquela compra é substituída, isso não se faz com nenhum card comprado por causa da substituição ou de outras que venham depois.
pub const R121_6C: Rule = Rule::new(Game::Magic, 475);

/// **121.7**
///
/// *es:* Si un efecto de reemplazo o de prevención acaba en robos, antes ocurre lo no reemplazado del evento original; después se roba carta por carta.
///
/// *pt:* Se um efeito de substituição ou prevenção leva a compras, antes acontece o que restou sem substituir do evento original; depois compra-se card por card.
pub const R121_7: Rule = Rule::new(Game::Magic, 476);

/// **121.8**
///
/// *es:* Si al lanzar un hechizo o activar una habilidad algo hace robar, la carta queda boca abajo hasta completarse eso o deshacerse por ilegal (reglas 601.2i y 730). Entre tanto carece de características y no sirve para costes de ese hechizo o habilidad que exijan alguna. Si un efecto permite o manda mostrarla al robarla, se muestra una vez completado el lanzamiento o la activación.
///
/// *pt:* O card comprado enquanto se conjura uma mágica ou ativa uma habilidade fica com a face voltada para baixo até isso se completar ou ser desfeito por ilegalidade (regras 601.2i e 730). Nesse meio-tempo não tem características e não serve para custos dessa mágica ou habilidade que exijam alguma. Se um efeito permite ou manda revelá-lo ao comprar, revela-se após concluída a conjuração ou ativação.
pub const R121_8: Rule = Rule::new(Game::Magic, 477);

/// **121.9**
///
/// *es:* Quien puede mostrar una carta en cuanto la roba puede mirarla antes de decidir.
///
/// *pt:* Quem tem a opção de revelar o card ao comprá-lo pode olhá-lo antes de decidir.
pub const R121_9: Rule = Rule::new(Game::Magic, 478);

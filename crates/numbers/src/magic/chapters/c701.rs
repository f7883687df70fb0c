// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 701. Acciones de palabra clave

use vademecum_vocab::{Game, Rule};

/// **701** Acciones de palabra clave · Palavras-chave de ação
pub const R701: Rule = Rule::new(Game::Magic, 1458);

/// **701.1**
///
/// *es:* Los verbos de las cartas casi siempre se entienden como en el habla común; los especiales, menos claros, son «palabras clave», términos propios del juego que a veces resume un texto recordatorio.
///
/// *pt:* O texto de regras usa a maioria dos verbos no sentido comum. Alguns, mais especiais, podem não ser claros: são as “palavras-chave”, termos do jogo que às vezes vêm resumidos num texto explicativo.
pub const R701_1: Rule = Rule::new(Game::Magic, 1459);

/// **701.2** Activar · Ativar
pub const R701_2: Rule = Rule::new(Game::Magic, 1460);

/// **701.2a**
///
/// *es:* Con prioridad, puede activar una habilidad el controlador del objeto (si no hay, su propietario) y nadie más, salvo que el objeto diga otra cosa: la pone en la pila y la paga; más tarde se resuelve (regla 602).
///
/// *pt:* Com prioridade, o jogador pode ativar habilidades, mas só do que controla (sem controlador, daquilo de que é dono), salvo se o objeto disser outra coisa: a habilidade vai para a pilha, é paga e depois resolve (regra 602).
pub const R701_2A: Rule = Rule::new(Game::Magic, 1461);

/// **701.3** Anexar · Anexar
pub const R701_3: Rule = Rule::new(Game::Magic, 1462);

/// **701.3a**
///
/// *es:* Un Aura, Equipo o Fortificación se anexa trayéndola de donde esté hasta un objeto o jugador que pueda encantar, equipar o fortificar, respectivamente; a otros es imposible. Sobre la mesa suele ponerse tocando el permanente.
///
/// *pt:* Anexar é levar uma Aura, um Equipamento ou uma Fortificação, de onde estiver, até um objeto ou jogador; só se permite um que possa encantar, equipar ou fortificar, conforme o caso. O costume é encostá-la na permanente do campo de batalha.
pub const R701_3A: Rule = Rule::new(Game::Magic, 1463);

/// **701.3b**
///
/// *es:* El intento de anexar queda en nada, y nada se mueve, cuando el destino no puede recibir esa Aura, Equipo o Fortificación, cuando es el mismo al que ya está anexada, o cuando lo que habría que anexar no es de esas tres clases.
///
/// *pt:* A tentativa de anexar falha e nada sai do lugar em três casos: o destino não pode receber a Aura, o Equipamento ou a Fortificação, já é aquele a que está anexado, ou o objeto a anexar não é nenhum dos três.
pub const R701_3B: Rule = Rule::new(Game::Magic, 1464);

/// **701.3c**
///
/// *es:* Anexarse en el campo de batalla a otro objeto o jugador renueva el orden de llegada de un Aura, Equipo o Fortificación.
///
/// *pt:* No campo de batalha, anexar-se a um objeto ou jogador diferente dá novo selo temporal à Aura, Equipamento ou Fortificação.
pub const R701_3C: Rule = Rule::new(Game::Magic, 1465);

/// **701.3d**
///
/// *es:* Desanexar un Equipo lo deja en el campo de batalla, apartado de la criatura y sin equipar nada. Dejar de estar anexado, por la causa que sea, también cuenta como desanexarse: así cuando deja el campo de batalla el Aura, Equipo o Fortificación, su zona el objeto o el juego el jugador.
///
/// *pt:* Soltar um Equipamento é deixá-lo no campo de batalha longe da criatura, sem equipar nada. Aura, Equipamento ou Fortificação também se solta sempre que para de estar anexado, inclusive quando deixa o campo de batalha, o objeto deixa sua zona ou o jogador deixa o jogo.
pub const R701_3D: Rule = Rule::new(Game::Magic, 1466);

/// **701.4** Lanzar · Conjurar
pub const R701_4: Rule = Rule::new(Game::Magic, 1467);

/// **701.4a**
///
/// *es:* Quien tiene prioridad puede lanzar un hechizo: lo lleva a la pila, normalmente desde la mano, y lo paga, para que más tarde se resuelva (regla 601).
///
/// *pt:* Conjurar exige prioridade: o jogador leva a mágica para a pilha, quase sempre da mão, e paga os custos; mais tarde ela resolve e faz efeito (regra 601).
pub const R701_4A: Rule = Rule::new(Game::Magic, 1468);

/// **701.4b**
///
/// *es:* Una carta que se lanza se lanza siempre como hechizo.
///
/// *pt:* Todo card que se conjura é conjurado como mágica.
pub const R701_4B: Rule = Rule::new(Game::Magic, 1469);

/// **701.5** Contrarrestar · Anular
pub const R701_5: Rule = Rule::new(Game::Magic, 1470);

/// **701.5a**
///
/// *es:* El hechizo o habilidad que se contrarresta sale de la pila sin resolverse y sin hacer nada de lo suyo; si es un hechizo, va al cementerio del propietario.
///
/// *pt:* Anulada, a mágica ou habilidade deixa a pilha sem resolver nem causar efeito algum; a mágica vai para o cemitério do dono.
pub const R701_5A: Rule = Rule::new(Game::Magic, 1471);

/// **701.5b**
///
/// *es:* Lo pagado por un hechizo o habilidad que después se contrarresta no se devuelve.
///
/// *pt:* Quem teve a mágica ou a habilidade anulada não recupera os custos pagos.
pub const R701_5B: Rule = Rule::new(Game::Magic, 1472);

/// **701.6** Crear · Criar
pub const R701_6: Rule = Rule::new(Game::Magic, 1473);

/// **701.6a**
///
/// *es:* Crear fichas es ponerlas en el campo de batalla, tantas y con las características que se indiquen.
///
/// *pt:* As fichas criadas vão para o campo de batalha, na quantidade e com as características que o efeito disser.
pub const R701_6A: Rule = Rule::new(Game::Magic, 1474);

/// **701.6b**
///
/// *es:* Un efecto de reemplazo sobre crear la ficha se aplica antes de mirar los efectos continuos que cambiarán sus características; uno sobre su entrada al campo de batalla, contando ya con ellos.
///
/// *pt:* Quando se substitui a criação da ficha, ainda não se consideram os efeitos contínuos que mudarão suas características; quando se substitui a entrada dela no campo de batalha, já se consideram.
pub const R701_6B: Rule = Rule::new(Game::Magic, 1475);

/// **701.6c**
///
/// *es:* Las cartas que mandaban «poner» fichas en el campo de batalla tienen errata en Oracle: ahora las «crean».
///
/// *pt:* Antes se mandava “colocar” fichas no campo de batalha; o Oracle corrigiu esses cards, que agora dizem “criar”.
pub const R701_6C: Rule = Rule::new(Game::Magic, 1476);

/// **701.7** Destruir · Destruir
pub const R701_7: Rule = Rule::new(Game::Magic, 1477);

/// **701.7a**
///
/// *es:* El permanente destruido deja el campo de batalla y acaba en el cementerio del propietario.
///
/// *pt:* Destruir leva a permanente do campo de batalha ao cemitério do dono.
pub const R701_7A: Rule = Rule::new(Game::Magic, 1478);

/// **701.7b**
///
/// *es:* Solo destruyen los efectos que dicen «destruir» y las acciones basadas en estado por daño letal (regla 704.5g) o de una fuente con toque mortal (regla 704.5h). Ir al cementerio por otra causa no es ser destruido.
///
/// *pt:* Só destrói o efeito que diz “destruir”, ou a ação baseada no estado por dano letal (regra 704.5g) ou de fonte com toque mortífero (regra 704.5h); outra ida ao cemitério não é destruição.
pub const R701_7B: Rule = Rule::new(Game::Magic, 1479);

/// **701.7c**
///
/// *es:* Regenerar reemplaza el evento de destrucción (regla 701.15).
///
/// *pt:* Regenerar é um efeito que substitui a destruição (regra 701.15).
pub const R701_7C: Rule = Rule::new(Game::Magic, 1480);

/// **701.8** Descartar · Descartar
pub const R701_8: Rule = Rule::new(Game::Magic, 1481);

/// **701.8a**
///
/// *es:* La carta descartada deja la mano de su propietario y va a su cementerio.
///
/// *pt:* Descartar um card é mandá-lo da mão do dono para o cemitério dele.
pub const R701_8A: Rule = Rule::new(Game::Magic, 1482);

/// **701.8b**
///
/// *es:* Quien descarta elige qué carta, a menos que el efecto pida que sea al azar o que la elija otro jugador.
///
/// *pt:* A escolha do que descartar cabe ao próprio jogador afetado, exceto se o efeito a fizer aleatória ou a der a outro jogador.
pub const R701_8B: Rule = Rule::new(Game::Magic, 1483);

/// **701.8c**
///
/// *es:* Si un efecto manda la carta descartada, sin mostrarla, a una zona oculta en vez de al cementerio, sus características quedan indefinidas. Con ella no se paga un coste que pida una característica de lo descartado: ese pago es ilegal y se vuelve a antes de él (regla 730).
///
/// *pt:* O card descartado que um efeito leva, sem ser revelado, a uma zona não revelada em vez do cemitério fica com todas as características indefinidas. Pagar com ele um custo que exige alguma delas é ilegal: o jogo volta a antes do pagamento (regra 730).
pub const R701_8C: Rule = Rule::new(Game::Magic, 1484);

/// **701.9** Duplicar · Dobrar
pub const R701_9: Rule = Rule::new(Game::Magic, 1485);

/// **701.9a**
///
/// *es:* Duplicar fuerza o resistencia de una criatura, o ambas, crea un efecto continuo que las modifica pero no las fija en un valor (regla 613.4c).
///
/// *pt:* O efeito contínuo que dobra poder, resistência ou ambos modifica os valores da criatura sem fixá-los num número (regra 613.4c).
pub const R701_9A: Rule = Rule::new(Game::Magic, 1486);

/// **701.9b**
///
/// *es:* La criatura recibe un aumento igual a su fuerza, su resistencia o cada una, según lo que se duplique, medidas al resolverse el hechizo o habilidad: una 2/3 recibe +2/+0, +0/+3 o +2/+3.
///
/// *pt:* Dobrar poder, resistência ou ambos dá à criatura um bônus igual ao valor que ela tem ali quando a mágica ou habilidade resolve: uma 2/3 recebe +2/+0, +0/+3 ou +2/+3.
pub const R701_9B: Rule = Rule::new(Game::Magic, 1487);

/// **701.9c**
///
/// *es:* Un valor menor que 0 se duplica hacia abajo: a esa característica se le resta lo que le falta para 0. Si se duplican las dos, cada una sigue su propio signo, como -X/+Y.
///
/// *pt:* Poder ou resistência abaixo de 0 dobra para baixo: a criatura recebe, com sinal de menos, o tanto que falta para 0. Dobrando ambos, cada um segue o próprio sinal.
pub const R701_9C: Rule = Rule::new(Game::Magic, 1488);

/// **701.9d**
///
/// *es:* Duplicar un total de vidas hace que el jugador gane o pierda las necesarias para quedar con dos veces las que tenía.
///
/// *pt:* O total de pontos de vida dobra assim: o jogador ganha ou perde o necessário para ficar com duas vezes o que tem.
pub const R701_9D: Rule = Rule::new(Game::Magic, 1489);

/// **701.9e**
///
/// *es:* Al duplicar los contadores de una clase, el jugador o permanente recibe otros tantos de esa clase.
///
/// *pt:* Dobram-se os marcadores de um tipo dando ao jogador ou à permanente mais uma vez a quantidade que já tem.
pub const R701_9E: Rule = Rule::new(Game::Magic, 1490);

/// **701.9f**
///
/// *es:* El maná de un tipo se duplica agregando a la reserva del jugador tanto de ese tipo como ya haya.
///
/// *pt:* Dobrar um tipo de mana faz o jogador adicionar à sua reserva outro tanto desse tipo.
pub const R701_9F: Rule = Rule::new(Game::Magic, 1491);

/// **701.10** Intercambiar · Permutar
pub const R701_10: Rule = Rule::new(Game::Magic, 1492);

/// **701.10a**
///
/// *es:* Un intercambio que un hechizo o habilidad manda al resolverse es todo o nada: si no puede hacerse completo, no se hace ninguna parte.
///
/// *pt:* A permuta pedida por mágica ou habilidade que resolve acontece inteira ou não acontece: faltando algo, nada é permutado.
pub const R701_10A: Rule = Rule::new(Game::Magic, 1493);

/// **701.10b**
///
/// *es:* Intercambiar el control de dos permanentes pasa cada uno, al mismo tiempo, al controlador del otro; si los dos los controla el mismo jugador, no ocurre nada.
///
/// *pt:* Permutar o controle de duas permanentes passa cada uma, ao mesmo tempo, ao controlador da outra; se um só jogador controla ambas, nada acontece.
pub const R701_10B: Rule = Rule::new(Game::Magic, 1494);

/// **701.10c**
///
/// *es:* Al intercambiar totales de vidas, cada jugador gana o pierde hasta tener las que antes tenía el otro, y eso puede reemplazarse o disparar habilidades. Quien no puede ganar vidas no acaba con más, ni con menos quien no puede perderlas (reglas 119.7 y 119.8).
///
/// *pt:* Permutando totais de pontos de vida, cada um ganha ou perde até chegar ao que o outro tinha; isso pode ser substituído ou desencadear habilidades. Não recebe total maior quem não pode ganhar, nem menor quem não pode perder (regras 119.7 e 119.8).
pub const R701_10C: Rule = Rule::new(Game::Magic, 1495);

/// **701.10d**
///
/// *es:* Intercambiar cartas de una zona con cartas de otra sigue las mismas reglas, con dos diferencias: todas han de ser de un mismo propietario, y vale aunque una de las zonas esté vacía.
///
/// *pt:* Permutar cards de uma zona com os de outra é uma permuta como as outras, mas só ocorre se todos forem do mesmo dono; e ocorre mesmo com uma das zonas vazia.
pub const R701_10D: Rule = Rule::new(Game::Magic, 1496);

/// **701.10e**
///
/// *es:* Si una de las cartas que se intercambian entre zonas estaba anexada a un objeto, deja de estarlo y la otra queda anexada a él.
///
/// *pt:* Permutados dois cards de zonas diferentes, o que estava anexado a um objeto deixa de estar, e o outro fica anexado no lugar.
pub const R701_10E: Rule = Rule::new(Game::Magic, 1497);

/// **701.10f**
///
/// *es:* Una orden de intercambiar dos zonas enteras se cumple igual si una está vacía.
///
/// *pt:* Permutar simplesmente duas zonas funciona ainda que uma não tenha cards.
pub const R701_10F: Rule = Rule::new(Game::Magic, 1498);

/// **701.10g**
///
/// *es:* Al intercambiar dos números, cada uno toma el valor anterior del otro. Si uno es un total de vidas, el jugador gana o pierde la diferencia, lo que puede reemplazarse o disparar habilidades; sin poder ganar vidas no acaba con más, ni con menos sin poder perderlas (reglas 119.7 y 119.8). Si es fuerza o resistencia, un efecto continuo la fija en ese valor (regla 613.4b). Cambiar la fuerza de una criatura por su resistencia es otra cosa.
///
/// *pt:* Permutados dois números, cada um assume o que o outro era. Um total de pontos de vida chega lá por ganho ou perda, sujeitos a efeitos de substituição e habilidades desencadeadas; não sobe se o jogador não pode ganhar, nem desce se não pode perder (regras 119.7 e 119.8). Poder ou resistência é fixado no novo valor por efeito contínuo (regra 613.4b). Trocar entre si poder e resistência de uma criatura não segue esta regra.
pub const R701_10G: Rule = Rule::new(Game::Magic, 1499);

/// **701.10h**
///
/// *es:* Exchange of Words intercambia los recuadros de texto de dos criaturas: es un efecto de cambio de texto (regla 612) que da a cada permanente el texto de reglas que tenía el otro.
///
/// *pt:* Exchange of Words, com mudança de texto (regra 612), permuta caixas de texto de duas criaturas: cada uma fica com o texto de regras da outra.
pub const R701_10H: Rule = Rule::new(Game::Magic, 1500);

/// **701.11** Exilio · Exílio
pub const R701_11: Rule = Rule::new(Game::Magic, 1501);

/// **701.11a**
///
/// *es:* Un objeto que se exilia va a la zona de exilio, esté donde esté (regla 406).
///
/// *pt:* Exilar é levar o objeto, de onde quer que esteja, à zona de exílio (regra 406).
pub const R701_11A: Rule = Rule::new(Game::Magic, 1502);

/// **701.12** Luchar · Lutar
pub const R701_12: Rule = Rule::new(Game::Magic, 1503);

/// **701.12a**
///
/// *es:* Cuando dos criaturas luchan, cada una hace a la otra daño igual a su propia fuerza, tanto si se manda a una luchar contra otra como si se manda a ambas.
///
/// *pt:* Na luta, mande o efeito que uma criatura lute com outra ou que as duas lutem entre si, cada uma causa à outra dano igual ao próprio poder.
pub const R701_12A: Rule = Rule::new(Game::Magic, 1504);

/// **701.12b**
///
/// *es:* Ninguna lucha ni hace daño si alguna de las dos dejó el campo de batalla, ya no es criatura o es objetivo ilegal del hechizo o habilidad que se resuelve.
///
/// *pt:* Nenhuma das duas criaturas luta nem causa dano se alguma delas deixou o campo de batalha, não é mais criatura ou é alvo inválido da mágica ou habilidade que está resolvendo.
pub const R701_12B: Rule = Rule::new(Game::Magic, 1505);

/// **701.12c**
///
/// *es:* La criatura que lucha contra sí misma se hace daño por el doble de su fuerza.
///
/// *pt:* Lutando consigo mesma, a criatura causa a si dano igual a duas vezes seu poder.
pub const R701_12C: Rule = Rule::new(Game::Magic, 1506);

/// **701.12d**
///
/// *es:* Luchar no hace daño de combate.
///
/// *pt:* O dano de uma luta não é de combate.
pub const R701_12D: Rule = Rule::new(Game::Magic, 1507);

/// **701.13** Moler · Triturar
pub const R701_13: Rule = Rule::new(Game::Magic, 1508);

/// **701.13a**
///
/// *es:* Quien muele pone en su cementerio, de encima de su biblioteca, la cantidad de cartas pedida.
///
/// *pt:* O jogador que tritura passa do topo do próprio grimório ao próprio cemitério a quantidade pedida de cards.
pub const R701_13A: Rule = Rule::new(Game::Magic, 1509);

/// **701.13b**
///
/// *es:* Nadie muele más cartas de las que le quedan en la biblioteca. Si faltan, no puede elegir moler esa cantidad ni pagar un coste que la incluya; si se le manda hacerlo, muele todas las que tenga.
///
/// *pt:* O limite é o tamanho do grimório. Faltando cards, a ordem de triturar se cumpre até onde der, mas o jogador não pode optar por essa quantidade nem pagar um custo que a inclua.
pub const R701_13B: Rule = Rule::new(Game::Magic, 1510);

/// **701.13c**
///
/// *es:* Un efecto que habla de una carta molida puede encontrarla en la zona a la que fue desde la biblioteca, si es pública.
///
/// *pt:* O efeito que menciona um card triturado o encontra na zona para onde ele foi do grimório, se ela é pública.
pub const R701_13C: Rule = Rule::new(Game::Magic, 1511);

/// **701.13d**
///
/// *es:* Si una habilidad habla de una sola carta molida y fueron varias, se refiere a todas: lo que pregunta tiene varias respuestas, que se suman si fijan una variable. Lo que haga con «la» carta lo hace con todas; con «una» carta, con la que elija el controlador de la habilidad.
///
/// *pt:* Triturados vários cards, a habilidade que fala de um só vale para todos: o que ela pergunta tem várias respostas, somadas se definem uma variável. Ação sobre “o” card atinge cada um; sobre “um” card, o escolhido pelo controlador da habilidade.
pub const R701_13D: Rule = Rule::new(Game::Magic, 1512);

/// **701.14** Jugar · Jogar
pub const R701_14: Rule = Rule::new(Game::Magic, 1513);

/// **701.14a**
///
/// *es:* Jugar una tierra es acción especial, sin pila (regla 116): se pone en el campo de batalla, casi siempre desde la mano. Hace falta prioridad en la fase principal del turno propio, la pila vacía y no haber jugado otra ese turno. La que pone un hechizo o habilidad no se juega (regla 305).
///
/// *pt:* Com prioridade na fase principal do próprio turno, pilha vazia e nenhum terreno jogado nele, o jogador pode jogar um: leva-o, quase sempre da mão, ao campo de batalha. É ação especial, sem pilha (regra 116). O terreno que chega por mágica ou habilidade não foi jogado (regra 305).
pub const R701_14A: Rule = Rule::new(Game::Magic, 1514);

/// **701.14b**
///
/// *es:* Según corresponda, jugar una carta es lanzarla como hechizo o jugarla como tierra.
///
/// *pt:* Um card que se joga é conjurado como mágica ou jogado como terreno, conforme couber.
pub const R701_14B: Rule = Rule::new(Game::Magic, 1515);

/// **701.14c**
///
/// *es:* En textos como «Juega con \[algo\] mostrado», «jugar» es jugar a Magic: el juego sigue con ese aspecto cambiado.
///
/// *pt:* “Jogue com \[algo\] revelado” fala do próprio jogo de Magic, que segue com aquela mudança.
pub const R701_14C: Rule = Rule::new(Game::Magic, 1516);

/// **701.14d**
///
/// *es:* Las cartas que decían «jugar» un hechizo, o una carta como hechizo, tienen errata en Oracle y dicen «lanzar».
///
/// *pt:* Onde cards antigos diziam “jogar” uma mágica, ou um card como mágica, o Oracle corrigiu para “conjurar”.
pub const R701_14D: Rule = Rule::new(Game::Magic, 1517);

/// **701.14e**
///
/// *es:* También las que decían «jugar» una habilidad activada: Oracle las cambió por «activar».
///
/// *pt:* Pelo Oracle, “jogar” uma habilidade ativada, como se imprimia antes, hoje é “ativar”.
pub const R701_14E: Rule = Rule::new(Game::Magic, 1518);

/// **701.15** Regenerar · Regenerar
pub const R701_15: Rule = Rule::new(Game::Magic, 1519);

/// **701.15a**
///
/// *es:* Si al resolverse un hechizo o habilidad regenera un permanente, lo protege de la próxima destrucción de este turno: en vez de destruirse, pierde todo el daño marcado, su controlador lo gira y, si es criatura atacante o bloqueadora, es removido del combate.
///
/// *pt:* A mágica ou habilidade que regenera ao resolver protege a permanente da próxima destruição no turno: em vez dela, o dano marcado é removido, o controlador a vira e, se atacante ou bloqueadora, ela é removida do combate.
pub const R701_15A: Rule = Rule::new(Game::Magic, 1520);

/// **701.15b**
///
/// *es:* Una habilidad estática que regenera reemplaza cada destrucción del permanente, no solo una: se quita el daño marcado, su controlador lo gira y, si es criatura atacante o bloqueadora, es removido del combate.
///
/// *pt:* Vinda de habilidade estática, a regeneração substitui toda destruição da permanente: ela perde o dano marcado, o controlador a vira e, se atacante ou bloqueadora, é removida do combate.
pub const R701_15B: Rule = Rule::new(Game::Magic, 1521);

/// **701.15c**
///
/// *es:* Activar o lanzar lo que crea un escudo de regeneración todavía no es regenerar. Si se dice que un permanente no puede ser regenerado, eso sigue permitido, pero el escudo no se aplica.
///
/// *pt:* Criar um escudo de regeneração, ativando ou conjurando algo, ainda não é regenerar. Um “não pode ser regenerada” não proíbe fazê-lo; só impede que o escudo se aplique.
pub const R701_15C: Rule = Rule::new(Game::Magic, 1522);

/// **701.16** Mostrar · Revelar
pub const R701_16: Rule = Rule::new(Game::Magic, 1523);

/// **701.16a**
///
/// *es:* La carta mostrada la ven todos un momento, o mientras importe para el efecto que la mostró. Si se muestra como coste de un hechizo o habilidad, o por activar una habilidad desde una zona oculta (regla 602.2a), sigue así desde el anuncio hasta que ese hechizo o habilidad deja la pila. Si mostrarla dispara una habilidad, hasta que esta deje la pila, o solo hasta la próxima vez que alguien recibiría prioridad si entonces no llega a ella.
///
/// *pt:* Todos veem o card revelado por pouco tempo, ou enquanto importar ao efeito que o revelou. Se o revela o custo de conjurar ou ativar, ou uma ativação de zona não revelada (regra 602.2a), continua à vista do anúncio até a mágica ou habilidade deixar a pilha. Se revelá-lo desencadeia uma habilidade, continua até esta sair da pilha; se ela não entra lá na próxima vez que alguém receberia prioridade, o card deixa de estar revelado.
pub const R701_16A: Rule = Rule::new(Game::Magic, 1524);

/// **701.16b**
///
/// *es:* Mostrar una carta no la mueve de su zona.
///
/// *pt:* O card revelado permanece na zona em que estava.
pub const R701_16B: Rule = Rule::new(Game::Magic, 1525);

/// **701.16c**
///
/// *es:* Si la biblioteca se baraja o reordena, las cartas mostradas que cambian de orden dejan de estarlo y son objetos nuevos.
///
/// *pt:* Embaralhado ou reordenado o grimório, os cards revelados que mudam de ordem deixam de estar revelados e se tornam objetos novos.
pub const R701_16C: Rule = Rule::new(Game::Magic, 1526);

/// **701.16d**
///
/// *es:* Mirar cartas sigue las reglas de mostrar, pero solo las ve el jugador indicado.
///
/// *pt:* Olhar cards é como revelar, só que apenas o jogador indicado os vê.
pub const R701_16D: Rule = Rule::new(Game::Magic, 1527);

/// **701.17** Sacrificar · Sacrificar
pub const R701_17: Rule = Rule::new(Game::Magic, 1528);

/// **701.17a**
///
/// *es:* Solo el controlador sacrifica un permanente, llevándolo del campo de batalla directo al cementerio del propietario; nada que no sea un permanente puede sacrificarse. No es destruir: regenerar, o lo que reemplace la destrucción, no afecta.
///
/// *pt:* Só se sacrifica permanente que se controla; vai do campo de batalha direto ao cemitério do dono. Não é destruir: regeneração, ou outro substituto da destruição, não se aplica.
pub const R701_17A: Rule = Rule::new(Game::Magic, 1529);

/// **701.18** Adivinar · Vidência
pub const R701_18: Rule = Rule::new(Game::Magic, 1530);

/// **701.18a**
///
/// *es:* Quien adivina N mira esa cantidad de cartas de encima de su biblioteca, manda al fondo las que quiera y deja las demás arriba, en el orden que prefiera en ambos sitios.
///
/// *pt:* Usar vidência N é olhar N cards do topo do próprio grimório e reparti-los à vontade entre o fundo e o topo, na ordem preferida em cada lugar.
pub const R701_18A: Rule = Rule::new(Game::Magic, 1531);

/// **701.18b**
///
/// *es:* Adivinar 0 no es adivinar: no se dispara lo que depende de que un jugador adivine.
///
/// *pt:* Com vidência 0 nada ocorre, e não desencadeia o que espera alguém usar vidência.
pub const R701_18B: Rule = Rule::new(Game::Magic, 1532);

/// **701.18c**
///
/// *es:* Si adivinan varios a la vez, todos miran sus cartas al mismo tiempo, deciden en orden JAJNA (regla 101.4) adónde van y las mueven juntos.
///
/// *pt:* Vários jogadores que usam vidência ao mesmo tempo olham juntos, decidem na ordem APNAP (regra 101.4) onde pôr os cards e então os movem juntos.
pub const R701_18C: Rule = Rule::new(Game::Magic, 1533);

/// **701.18d**
///
/// *es:* Lo que se dispara cuando un jugador adivina lo hace al acabar el proceso de la regla 701.18a, aunque en parte o del todo fuera imposible.
///
/// *pt:* O que desencadeia quando um jogador usa vidência espera o fim do processo da regra 701.18a, e não importa se ele foi impossível em parte ou por inteiro.
pub const R701_18D: Rule = Rule::new(Game::Magic, 1534);

/// **701.19** Buscar · Procurar
pub const R701_19: Rule = Rule::new(Game::Magic, 1535);

/// **701.19a**
///
/// *es:* Quien busca mira todas las cartas de la zona, aunque sea oculta, y encuentra una que responda a lo pedido.
///
/// *pt:* Procurar é ver todos os cards da zona, mesmo não revelada, e encontrar um que atenda à descrição.
pub const R701_19A: Rule = Rule::new(Game::Magic, 1536);

/// **701.19b**
///
/// *es:* En una zona oculta, quien busca cartas con una cualidad (color, tipo) puede no encontrar ninguna o dejarse algunas, aunque estén.
///
/// *pt:* Numa zona não revelada, quem procura por uma qualidade, como cor ou tipo, pode deixar de achar parte dos cards, ou todos, mesmo que estejam lá.
pub const R701_19B: Rule = Rule::new(Game::Magic, 1537);

/// **701.19c**
///
/// *es:* Si la cualidad pedida está indefinida, en la zona oculta puede buscarse, pero no encontrarse nada.
///
/// *pt:* Sendo indefinida a qualidade pedida, o jogador pode procurar na zona não revelada, mas não acha nada.
pub const R701_19C: Rule = Rule::new(Game::Magic, 1538);

/// **701.19d**
///
/// *es:* Cuando en una zona oculta se pide solo una cantidad («una carta», «tres cartas»), hay que encontrarla entera, o cuantas haya si no alcanza.
///
/// *pt:* Se na zona não revelada se procura só uma quantidade, sem qualidade alguma, é obrigatório achá-la inteira, ou o que houver quando faltam cards.
pub const R701_19D: Rule = Rule::new(Game::Magic, 1539);

/// **701.19e**
///
/// *es:* Lo encontrado no se muestra, a no ser que lo mande también el efecto que hizo buscar.
///
/// *pt:* Os cards encontrados não são revelados, a não ser que o efeito que manda procurar também mande revelar.
pub const R701_19E: Rule = Rule::new(Game::Magic, 1540);

/// **701.19f**
///
/// *es:* Aunque un reemplazo limite la búsqueda a parte de la zona, valen las demás instrucciones sobre buscar en ella y los disparos por ello.
///
/// *pt:* Trocada a busca na zona pela busca numa parte dela, continuam valendo as outras instruções ligadas a procurar na zona, e desencadeia o que depende de procurar num grimório.
pub const R701_19F: Rule = Rule::new(Game::Magic, 1541);

/// **701.19g**
///
/// *es:* Si se ofrece buscar en una zona y hacer algo más con lo encontrado, el jugador puede optar por buscar aunque lo demás sea ilegal o imposible.
///
/// *pt:* O jogador a quem se oferece procurar numa zona, para depois agir com os cards achados, pode aceitar mesmo que essas ações sejam ilegais ou impossíveis.
pub const R701_19G: Rule = Rule::new(Game::Magic, 1542);

/// **701.19h**
///
/// *es:* Si un efecto manda al jugador buscar varias veces en una biblioteca antes de que se baraje, todo es una sola búsqueda de todas esas cartas.
///
/// *pt:* Se o efeito manda o jogador procurar várias vezes num grimório antes de ele ser embaralhado, tudo é uma só busca: procura-se uma vez por todos aqueles cards.
pub const R701_19H: Rule = Rule::new(Game::Magic, 1543);

/// **701.19i**
///
/// *es:* Cuando varios buscan a la vez, primero miran todos y luego, en orden JAJNA (regla 101.4), cada uno decide qué encuentra.
///
/// *pt:* Em busca simultânea, todos olham ao mesmo tempo e depois decidem na ordem APNAP (regra 101.4) o que acham.
pub const R701_19I: Rule = Rule::new(Game::Magic, 1544);

/// **701.19j**
///
/// *es:* Quien busca fuera del juego puede elegir una carta adecuada propia que esté allí.
///
/// *pt:* Procurando fora do jogo, o jogador pode escolher um card adequado que esteja lá e do qual seja dono.
pub const R701_19J: Rule = Rule::new(Game::Magic, 1545);

/// **701.20** Barajar · Embaralhar
pub const R701_20: Rule = Rule::new(Game::Magic, 1546);

/// **701.20a**
///
/// *es:* Se baraja una biblioteca, o un montón boca abajo, mezclando sus cartas al azar hasta que nadie sepa en qué orden están.
///
/// *pt:* Embaralha-se um grimório, ou monte de cards com a face voltada para baixo, pondo-o em ordem aleatória que nenhum jogador conheça.
pub const R701_20A: Rule = Rule::new(Game::Magic, 1547);

/// **701.20b**
///
/// *es:* Si tras buscar se baraja antes de llevar lo encontrado a otra zona o a cierta posición de la biblioteca, se barajan todas las demás cartas: las encontradas quedan aparte, aunque sigan allí. Lo que se dispara al barajar se dispara.
///
/// *pt:* Um efeito que procura, embaralha e só depois põe cards achados noutra zona, ou em certa posição do grimório, embaralha apenas os outros, embora todos ainda estejam ali. Isso desencadeia o que depende de embaralhar.
pub const R701_20B: Rule = Rule::new(Game::Magic, 1548);

/// **701.20c**
///
/// *es:* Si hay que barajar objetos concretos en una biblioteca, esta se baraja aunque ninguno esté donde se esperaba, o un efecto los lleve todos a otra zona o los deje en la suya.
///
/// *pt:* Mandado embaralhar certos objetos num grimório, o jogador o embaralha mesmo que nenhum esteja na zona esperada ou que um efeito leve todos a outra zona ou os mantenha na atual.
pub const R701_20C: Rule = Rule::new(Game::Magic, 1549);

/// **701.20d**
///
/// *es:* Una biblioteca se baraja aunque el conjunto de objetos que habría que barajar en ella esté vacío.
///
/// *pt:* O grimório é embaralhado ainda que o conjunto de objetos a embaralhar nele não contenha nenhum.
pub const R701_20D: Rule = Rule::new(Game::Magic, 1550);

/// **701.20e**
///
/// *es:* Con una sola carta en la biblioteca, o ninguna, barajarla dispara igual lo que depende de ello.
///
/// *pt:* Com um só card, ou nenhum, embaralhar o grimório desencadeia do mesmo modo as habilidades que esperam isso.
pub const R701_20E: Rule = Rule::new(Game::Magic, 1551);

/// **701.20f**
///
/// *es:* Si entre varios efectos una biblioteca se baraja varias veces a la vez, lo que depende de ello se dispara otras tantas.
///
/// *pt:* Se dois ou mais efeitos embaralham o grimório várias vezes ao mesmo tempo, o que espera por isso desencadeia esse mesmo número de vezes.
pub const R701_20F: Rule = Rule::new(Game::Magic, 1552);

/// **701.20g**
///
/// *es:* Si a la vez se baraja una biblioteca y un objeto va a cierta posición de ella, este queda allí y el resto, al azar.
///
/// *pt:* Se o grimório é embaralhado no mesmo momento em que um objeto iria para certa posição dele, o objeto fica ali, e o resto, em ordem aleatória.
pub const R701_20G: Rule = Rule::new(Game::Magic, 1553);

/// **701.21** Girar y enderezar · Virar e desvirar
pub const R701_21: Rule = Rule::new(Game::Magic, 1554);

/// **701.21a**
///
/// *es:* Girar un permanente es ponerlo de lado; solo se gira uno enderezado.
///
/// *pt:* Virar é pôr de lado uma permanente que está de pé; só a desvirada pode ser virada.
pub const R701_21A: Rule = Rule::new(Game::Magic, 1555);

/// **701.21b**
///
/// *es:* Enderezar un permanente lo devuelve a la posición vertical; solo se hace con uno girado.
///
/// *pt:* Desvirar é pôr a permanente de pé outra vez; só a virada pode ser desvirada.
pub const R701_21B: Rule = Rule::new(Game::Magic, 1556);

/// **701.22** Predestinar · Predestinar
pub const R701_22: Rule = Rule::new(Game::Magic, 1557);

/// **701.22a**
///
/// *es:* Quien predestina N mira esa cantidad de cartas de encima de la biblioteca de un oponente; las que quiera van al fondo y las otras vuelven arriba, todo en el orden que decida.
///
/// *pt:* Quem predestina N olha, no grimório de um oponente, N cards do topo, repartindo-os à vontade, em qualquer ordem, entre fundo e topo.
pub const R701_22A: Rule = Rule::new(Game::Magic, 1558);

/// **701.23** Enfrentar · Confrontar
pub const R701_23: Rule = Rule::new(Game::Magic, 1559);

/// **701.23a**
///
/// *es:* Un jugador que se enfrenta muestra la carta de encima de su biblioteca y después puede pasarla al fondo.
///
/// *pt:* Quem confronta revela o primeiro card de seu grimório e pode então passá-lo ao fundo.
pub const R701_23A: Rule = Rule::new(Game::Magic, 1560);

/// **701.23b**
///
/// *es:* Si hay que enfrentarse con un oponente, el jugador elige cuál y los dos se enfrentan.
///
/// *pt:* Quem confronta um oponente escolhe qual será, e os dois confrontam.
pub const R701_23B: Rule = Rule::new(Game::Magic, 1561);

/// **701.23c**
///
/// *es:* Todos los que se enfrentan muestran a la vez; luego deciden en orden JAJNA (regla 101.4) adónde va cada carta, y todas se mueven juntas.
///
/// *pt:* As revelações são simultâneas; vem depois a decisão de cada um, na ordem APNAP (regra 101.4), e por fim os cards se movem juntos.
pub const R701_23C: Rule = Rule::new(Game::Magic, 1562);

/// **701.23d**
///
/// *es:* Gana el enfrentamiento quien mostró una carta de valor de maná mayor que el de todas las demás; un empate en lo más alto no lo gana nadie.
///
/// *pt:* Vence quem revelou valor de mana maior que todos os outros do confronto; empatado no maior, ninguém vence.
pub const R701_23D: Rule = Rule::new(Game::Magic, 1563);

/// **701.24** Caminar por los planos · Vagar pelos planos
pub const R701_24: Rule = Rule::new(Game::Magic, 1564);

/// **701.24a**
///
/// *es:* Solo se camina por los planos en Planechase, y solo lo hace el controlador planar (regla 901).
///
/// *pt:* Só o controlador planar pode vagar pelos planos, e só em Planechase (regra 901).
pub const R701_24A: Rule = Rule::new(Game::Magic, 1565);

/// **701.24b**
///
/// *es:* Cada plano y fenómeno boca arriba va boca abajo al fondo del mazo planar de su propietario; luego quien camina saca de su mazo planar la carta de encima y la pone boca arriba.
///
/// *pt:* Quem vaga pelos planos volta para baixo cada plano e fenômeno com a face voltada para cima e o põe no fundo do deck planar do dono; depois tira o card do topo do próprio deck planar e o volta para cima.
pub const R701_24B: Rule = Rule::new(Game::Magic, 1566);

/// **701.24c**
///
/// *es:* Hacen caminar la habilidad de caminar por los planos (regla 901.8), que deje el juego el propietario de un plano o fenómeno boca arriba (regla 901.10), que deje la pila la disparada de un fenómeno (regla 704.6f) u otra habilidad.
///
/// *pt:* Vaga-se pela habilidade própria disso (regra 901.8), porque o dono de fenômeno ou plano com a face voltada para cima deixa o jogo (regra 901.10), porque a desencadeada de um fenômeno deixa a pilha (regra 704.6f) ou porque uma habilidade manda.
pub const R701_24C: Rule = Rule::new(Game::Magic, 1567);

/// **701.24d**
///
/// *es:* El jugador camina hacia el plano o fenómeno que se pone boca arriba, y desde el que se pone boca abajo o deja el juego.
///
/// *pt:* Chega-se ao plano ou fenômeno cuja face foi voltada para cima e parte-se do que foi voltado para baixo ou deixa o jogo.
pub const R701_24D: Rule = Rule::new(Game::Magic, 1568);

/// **701.25** Poner en marcha · Acionar
pub const R701_25: Rule = Rule::new(Game::Magic, 1569);

/// **701.25a**
///
/// *es:* Poner en marcha es solo de Archenemy: lo hace únicamente el archienemigo, y únicamente con cartas de plan (reglas 314 y 904).
///
/// *pt:* Acionar só existe em Archenemy, só para cards de esquema e só pelo arqui-inimigo (regras 314 e 904).
pub const R701_25A: Rule = Rule::new(Game::Magic, 1570);

/// **701.25b**
///
/// *es:* El plan sale de encima del mazo de planes y se pone boca arriba; aunque ya estuviera fuera y boca arriba, cuenta como puesto en marcha.
///
/// *pt:* Aciona-se o esquema tirando-o do topo do deck de esquemas, se ali está, e voltando sua face para cima, se está para baixo. Mesmo sem nenhum dos passos, conta como acionado.
pub const R701_25B: Rule = Rule::new(Game::Magic, 1571);

/// **701.25c**
///
/// *es:* Varios planes se ponen en marcha de uno en uno, repitiendo la acción.
///
/// *pt:* Mandado acionar vários esquemas, o jogador aciona um de cada vez, até completar a quantidade.
pub const R701_25C: Rule = Rule::new(Game::Magic, 1572);

/// **701.26** Abandonar · Abandonar
pub const R701_26: Rule = Rule::new(Game::Magic, 1573);

/// **701.26a**
///
/// *es:* Abandonar solo vale en Archenemy y solo para un plan continuo boca arriba (reglas 314 y 904).
///
/// *pt:* Em Archenemy, e só nele, pode ser abandonado um esquema contínuo com a face voltada para cima, e nenhum outro (regras 314 e 904).
pub const R701_26A: Rule = Rule::new(Game::Magic, 1574);

/// **701.26b**
///
/// *es:* Abandonado, el plan se pone boca abajo y va al fondo del mazo de planes del propietario.
///
/// *pt:* Abandonado, o esquema é voltado para baixo e vai para o fundo do deck de esquemas do dono.
pub const R701_26B: Rule = Rule::new(Game::Magic, 1575);

/// **701.27** Proliferar · Proliferar
pub const R701_27: Rule = Rule::new(Game::Magic, 1576);

/// **701.27a**
///
/// *es:* Quien prolifera elige cuantos quiera, entre permanentes y jugadores con algún contador, y cada elegido recibe otro contador de cada clase que ya tiene.
///
/// *pt:* Quem prolifera escolhe quantos quiser entre permanentes e jogadores que tenham marcadores; a cada um se dá mais um de todo tipo que ele já tem.
pub const R701_27A: Rule = Rule::new(Game::Magic, 1577);

/// **701.27b**
///
/// *es:* En Gigante de dos cabezas el equipo comparte los contadores de veneno: si se elige a varios de un equipo, solo uno, que escoge quien prolifera, recibe otro de veneno (regla 810).
///
/// *pt:* Em Gigante de Duas Cabeças a equipe divide os marcadores de veneno: escolhidos vários dela, só um, à escolha de quem prolifera, recebe outro de veneno (regra 810).
pub const R701_27B: Rule = Rule::new(Game::Magic, 1578);

/// **701.28** Transformar · Transformar
pub const R701_28: Rule = Rule::new(Game::Magic, 1579);

/// **701.28a**
///
/// *es:* Al transformarse, el permanente queda con su otra cara hacia arriba; solo pueden hacerlo fichas y cartas de dos caras de las que se transforman (regla 712).
///
/// *pt:* A permanente passa a mostrar para cima sua outra face. Só a ficha que se transforma, ou o card dupla face que se transforma, pode transformar-se (regra 712).
pub const R701_28A: Rule = Rule::new(Game::Magic, 1580);

/// **701.28b**
///
/// *es:* Transformar no es poner boca arriba ni boca abajo, aunque el gesto coincida: lo que se dispara con lo uno no lo hace con lo otro.
///
/// *pt:* Transformar tem o gesto de voltar a face para cima ou para baixo, mas é outra ação: uma não desencadeia o que depende da outra.
pub const R701_28B: Rule = Rule::new(Game::Magic, 1581);

/// **701.28c**
///
/// *es:* No pasa nada si se manda transformar un permanente que no es ficha ni carta de dos caras de las que se transforman.
///
/// *pt:* Uma ordem de transformar uma permanente que não seja card dupla face que se transforma, nem ficha que se transforma, não faz nada.
pub const R701_28C: Rule = Rule::new(Game::Magic, 1582);

/// **701.28d**
///
/// *es:* Tampoco pasa nada si la cara que quedaría arriba, en la carta o en la ficha que se transforma, es de instantáneo o conjuro.
///
/// *pt:* Mandada transformar, a permanente também não muda se a face que apareceria, no card ou na ficha que se transforma, é de mágica instantânea ou feitiço.
pub const R701_28D: Rule = Rule::new(Game::Magic, 1583);

/// **701.28e**
///
/// *es:* «Se transforma en \[algo\]» se dispara al transformarse o convertirse el objeto (regla 701.50) si justo después tiene la característica pedida.
///
/// *pt:* “Se transforma em \[algo\]” desencadeia quando o objeto se transforma ou é convertido (regra 701.50) e, logo em seguida, tem a característica pedida.
pub const R701_28E: Rule = Rule::new(Game::Magic, 1584);

/// **701.28f**
///
/// *es:* La orden de transformarse que un permanente recibe de una habilidad activada o disparada suya se ignora si ya se transformó o convirtió desde que ella fue a la pila; si es una habilidad disparada retrasada suya, desde que se creó. Igual con la orden de convertirse.
///
/// *pt:* A habilidade ativada ou desencadeada da própria permanente só a transforma se ela não se transformou nem foi convertida desde que a habilidade foi para a pilha ou, se for uma habilidade desencadeada retardada, desde que foi criada. Se já o fez, ignora-se a ordem de transformar ou converter.
pub const R701_28F: Rule = Rule::new(Game::Magic, 1585);

/// **701.28g**
///
/// *es:* «Permanente transformado» es el que está en el campo de batalla con la cara posterior arriba y es carta de dos caras o ficha de las que se transforman. Con la frontal nunca lo es, aunque antes mostrara la otra.
///
/// *pt:* É “permanente transformada” o card dupla face ou ficha que se transforma, no campo de batalha com a face traseira para cima; com a frontal, nunca, mesmo que antes mostrasse a outra.
pub const R701_28G: Rule = Rule::new(Game::Magic, 1586);

/// **701.29** Detener · Deter
pub const R701_29: Rule = Rule::new(Game::Magic, 1587);

/// **701.29a**
///
/// *es:* Hasta el próximo turno del controlador del hechizo o habilidad, el permanente detenido no puede atacar ni bloquear, y nadie puede activar sus habilidades activadas.
///
/// *pt:* Detida até o próximo turno do controlador da mágica ou habilidade, a permanente fica proibida de atacar e de bloquear, e ninguém pode ativar suas habilidades ativadas.
pub const R701_29A: Rule = Rule::new(Game::Magic, 1588);

/// **701.30** Repoblar · Povoar
pub const R701_30: Rule = Rule::new(Game::Magic, 1589);

/// **701.30a**
///
/// *es:* Quien repuebla elige una ficha de criatura que controla y crea otra ficha, copia de ella.
///
/// *pt:* Povoar é criar uma ficha que copie uma ficha de criatura, escolhida entre as que o jogador controla.
pub const R701_30A: Rule = Rule::new(Game::Magic, 1590);

/// **701.30b**
///
/// *es:* Sin fichas de criatura que controle, quien repuebla no crea nada.
///
/// *pt:* Quem povoa sem controlar ficha de criatura não cria nenhuma.
pub const R701_30B: Rule = Rule::new(Game::Magic, 1591);

/// **701.31** Monstruosidad · Monstruosidade
pub const R701_31: Rule = Rule::new(Game::Magic, 1592);

/// **701.31a**
///
/// *es:* Con Monstruosidad N, un permanente que no es monstruoso recibe N contadores +1/+1 y pasa a serlo; si ya lo es, no ocurre nada.
///
/// *pt:* Monstruosidade N só age se a permanente ainda não é monstruosa: ela recebe N marcadores +1/+1 e passa a ser.
pub const R701_31A: Rule = Rule::new(Game::Magic, 1593);

/// **701.31b**
///
/// *es:* Monstruoso es una designación, solo de permanentes, sin más función que dejarse reconocer por la monstruosidad y por otros hechizos y habilidades. Dura hasta dejar el campo de batalla; no es una habilidad ni se copia.
///
/// *pt:* Monstruosa é designação só de permanentes, mero sinal para a ação monstruosidade e outras mágicas e habilidades. Dura até a permanente deixar o campo de batalha; não é habilidade nem valor copiável.
pub const R701_31B: Rule = Rule::new(Game::Magic, 1594);

/// **701.31c**
///
/// *es:* La X de «Monstruosidad X» vale, en las demás habilidades del permanente que la citen, lo que valía cuando él se volvió monstruoso.
///
/// *pt:* Outras habilidades da permanente podem citar o X de “Monstruosidade X”; nelas ele é o valor que tinha quando ela se tornou monstruosa.
pub const R701_31C: Rule = Rule::new(Game::Magic, 1595);

/// **701.32** Votar · Votar
pub const R701_32: Rule = Rule::new(Game::Magic, 1596);

/// **701.32a**
///
/// *es:* Votar decide algo del efecto de un hechizo o habilidad: cada jugador, desde el que se indique y en orden de turno, elige una de las opciones dadas.
///
/// *pt:* Votar define algo do efeito de uma mágica ou habilidade: do jogador indicado em diante, na ordem de turno, cada um escolhe uma das opções listadas.
pub const R701_32A: Rule = Rule::new(Game::Magic, 1597);

/// **701.32b**
///
/// *es:* Las opciones son objetos, palabras sin significado en las reglas, cada una unida a un efecto distinto, u otra cosa que importe al resolverse.
///
/// *pt:* Vota-se em objetos, em palavras sem significado nas regras, cada qual ligada a um efeito diferente, ou em outra variável que importe à resolução.
pub const R701_32B: Rule = Rule::new(Game::Magic, 1598);

/// **701.32c**
///
/// *es:* Elegir o decidir no es votar si el texto no usa esa palabra: lo que habla de votar solo cuenta votaciones de verdad.
///
/// *pt:* Um texto que fala em votar só se refere a votos de fato; escolhas e decisões feitas sem essa palavra não contam.
pub const R701_32C: Rule = Rule::new(Game::Magic, 1599);

/// **701.32d**
///
/// *es:* Quien tiene varios votos los emite todos juntos cuando le toca votar.
///
/// *pt:* Se um efeito dá vários votos a um jogador, ele os dá de uma só vez, na sua hora de votar.
pub const R701_32D: Rule = Rule::new(Game::Magic, 1600);

/// **701.33** Fortalecer · Revigorar
pub const R701_33: Rule = Rule::new(Game::Magic, 1601);

/// **701.33a**
///
/// *es:* Fortalecer N pone N contadores +1/+1 sobre la criatura de menor resistencia que el jugador controla; entre las empatadas, elige él.
///
/// *pt:* O jogador que revigora N põe N marcadores +1/+1 na criatura de menor resistência que controla, escolhendo entre as empatadas.
pub const R701_33A: Rule = Rule::new(Game::Magic, 1602);

/// **701.34** Manifestar · Manifestar
pub const R701_34: Rule = Rule::new(Game::Magic, 1603);

/// **701.34a**
///
/// *es:* La carta se pone boca abajo y así entra al campo de batalla, como criatura 2/2 sin texto, nombre, subtipos ni coste de maná. Solo mientras siga boca abajo es un permanente manifestado y tiene esas características.
///
/// *pt:* O card é posto com a face voltada para baixo e entra assim no campo de batalha: criatura 2/2 sem texto, nome, subtipos nem custo de mana. Só enquanto fica assim o efeito dura e ele é uma permanente manifestada.
pub const R701_34A: Rule = Rule::new(Game::Magic, 1604);

/// **701.34b**
///
/// *es:* Quien controla un permanente manifestado puede ponerlo boca arriba siempre que tenga prioridad: acción especial sin pila (regla 116.2b). Muestra a todos que es carta de criatura y su coste de maná, lo paga y lo pone boca arriba; vuelven sus características normales. Sin coste de maná, o si la carta no es de criatura, así no puede.
///
/// *pt:* Tendo prioridade, o controlador pode voltar para cima a permanente manifestada, por ação especial sem pilha (regra 116.2b): mostra a todos que o card é de criatura e seu custo de mana, paga-o e a volta; ela retoma as características normais. Não serve para card que não seja de criatura ou sem custo de mana.
pub const R701_34B: Rule = Rule::new(Game::Magic, 1605);

/// **701.34c**
///
/// *es:* Si la carta manifestada tiene metamorfosis, su controlador puede ponerla boca arriba por la regla 702.37e o por la regla 701.34b, como prefiera.
///
/// *pt:* Havendo metamorfose no card manifestado, o controlador escolhe voltá-lo para cima pela regra 702.37e ou pela regra 701.34b.
pub const R701_34C: Rule = Rule::new(Game::Magic, 1606);

/// **701.34d**
///
/// *es:* Una carta manifestada con disfrazarse la pone boca arriba su controlador como prefiera, por la regla 702.168d o por la regla 701.34b.
///
/// *pt:* Se o card manifestado tem disfarce, os dois caminhos para voltá-lo para cima são a regra 702.168d e a regra 701.34b, à escolha do controlador.
pub const R701_34D: Rule = Rule::new(Game::Magic, 1607);

/// **701.34e**
///
/// *es:* Varias cartas de la biblioteca se manifiestan una tras otra.
///
/// *pt:* A manifestação de vários cards do grimório é feita um de cada vez.
pub const R701_34E: Rule = Rule::new(Game::Magic, 1608);

/// **701.34f**
///
/// *es:* Si una regla o efecto prohíbe su entrada boca abajo, la carta no se manifiesta: queda en su zona con sus características y, si lo estaba, boca arriba.
///
/// *pt:* Se algo proíbe a entrada com a face voltada para baixo, o card não é manifestado: mantém zona, características e, se já estava, a face voltada para cima.
pub const R701_34F: Rule = Rule::new(Game::Magic, 1609);

/// **701.34g**
///
/// *es:* Cuando un instantáneo o conjuro manifestado fuera a ponerse boca arriba, su controlador solo lo muestra: sigue boca abajo, y no hay disparos por ese cambio.
///
/// *pt:* Mágica instantânea ou feitiço manifestado que seria voltado para cima continua com a face voltada para baixo: o controlador apenas revela o card, e não desencadeia o que depende de voltar a face para cima.
pub const R701_34G: Rule = Rule::new(Game::Magic, 1610);

/// **701.34h**
///
/// *es:* Las demás reglas de lo que está boca abajo están en la regla 708.
///
/// *pt:* O restante sobre mágicas e permanentes com a face voltada para baixo está na regra 708.
pub const R701_34H: Rule = Rule::new(Game::Magic, 1611);

/// **701.35** Apoyo · Suporte
pub const R701_35: Rule = Rule::new(Game::Magic, 1612);

/// **701.35a**
///
/// *es:* Con apoyo N, hasta N criaturas objetivo reciben un contador +1/+1 cada una. En un instantáneo o conjuro vale cualquiera; si viene de un permanente, este no puede ser una de ellas.
///
/// *pt:* Suporte N dá um marcador +1/+1 a cada criatura alvo, até N delas. Estando ele numa permanente, ela própria não pode ser alvo; em mágica instantânea ou feitiço, vale qualquer criatura.
pub const R701_35A: Rule = Rule::new(Game::Magic, 1613);

/// **701.36** Investigar · Investigar
pub const R701_36: Rule = Rule::new(Game::Magic, 1614);

/// **701.36a**
///
/// *es:* Investigar es crear una ficha de Pista (regla 111.10f).
///
/// *pt:* Quem investiga cria uma ficha de Pista (regra 111.10f).
pub const R701_36A: Rule = Rule::new(Game::Magic, 1615);

/// **701.37** Combinar · Fusão
pub const R701_37: Rule = Rule::new(Game::Magic, 1616);

/// **701.37a**
///
/// *es:* La orden de combinar está en una de las dos cartas de la pareja: ambas entran al campo de batalla unidas, con la cara posterior arriba, y forman un solo objeto de dos cartas (regla 712).
///
/// *pt:* A fusão, ordenada por um dos cards do par, coloca ambos no campo de batalha, unidos e com a face traseira para cima, como um só objeto de dois cards (regra 712).
pub const R701_37A: Rule = Rule::new(Game::Magic, 1617);

/// **701.37b**
///
/// *es:* Solo se combinan las dos cartas de una misma pareja; no valen fichas, cartas que no son combinables ni combinables que no forman pareja.
///
/// *pt:* Apenas os dois cards do mesmo par passam por fusão; ficam de fora fichas, cards sem fusão e cards com fusão que não formam par.
pub const R701_37B: Rule = Rule::new(Game::Magic, 1618);

/// **701.37c**
///
/// *es:* Los objetos que no pueden combinarse se quedan en la zona donde están.
///
/// *pt:* Se a fusão dos objetos não é possível, eles ficam na zona em que estão.
pub const R701_37C: Rule = Rule::new(Game::Magic, 1619);

/// **701.38** Incitar · Incitar
pub const R701_38: Rule = Rule::new(Game::Magic, 1620);

/// **701.38a**
///
/// *es:* Incitar dura hasta el próximo turno de quien controla el hechizo o habilidad que incitó a la criatura.
///
/// *pt:* Incitada, a criatura continua assim até o próximo turno de quem controla a mágica ou habilidade que fez isso.
pub const R701_38A: Rule = Rule::new(Game::Magic, 1621);

/// **701.38b**
///
/// *es:* La criatura incitada ataca en cada combate si puede y, si puede, a un jugador que no controle lo que la incitó; es designación, no habilidad ni valor copiable.
///
/// *pt:* A criatura incitada ataca a cada combate, se puder, e, se puder, um jogador que não controle o que a incitou. Incitada é designação, não habilidade nem valor copiável.
pub const R701_38B: Rule = Rule::new(Game::Magic, 1622);

/// **701.38c**
///
/// *es:* Si la incitan varios jugadores, se suman requisitos de combate.
///
/// *pt:* Vários jogadores podem incitar a mesma criatura, o que soma requisitos de combate.
pub const R701_38C: Rule = Rule::new(Game::Magic, 1623);

/// **701.38d**
///
/// *es:* Que el mismo jugador vuelva a incitarla no hace nada: no hay requisitos nuevos.
///
/// *pt:* Incitar de novo a criatura que o mesmo jogador já incitou não tem efeito nem soma requisitos.
pub const R701_38D: Rule = Rule::new(Game::Magic, 1624);

/// **701.39** Espolear · Exaurir
pub const R701_39: Rule = Rule::new(Game::Magic, 1625);

/// **701.39a**
///
/// *es:* Quien espolea un permanente elige que no se enderece en el próximo paso de enderezar de ese jugador.
///
/// *pt:* Exaurir uma permanente é escolher que ela não desvire na próxima etapa de desvirar de quem a exaure.
pub const R701_39A: Rule = Rule::new(Game::Magic, 1626);

/// **701.39b**
///
/// *es:* Espolear vale también sin estar girado o tras haberse espoleado ya; repetirlo antes del próximo paso de enderezar del jugador no se acumula: todo acaba en él.
///
/// *pt:* Pode-se exaurir a permanente desvirada ou já exaurida no turno. Repetir antes da próxima etapa de desvirar do jogador não prolonga nada: tudo acaba nela.
pub const R701_39B: Rule = Rule::new(Game::Magic, 1627);

/// **701.39c**
///
/// *es:* Solo puede espolearse lo que está en el campo de batalla.
///
/// *pt:* Fora do campo de batalha, nenhum objeto pode ser exaurido.
pub const R701_39C: Rule = Rule::new(Game::Magic, 1628);

/// **701.39d**
///
/// *es:* Espolear «en cuanto ataque» es un coste opcional del ataque (regla 508.1g); la disparada «cuando lo hagas» del mismo párrafo está vinculada a esa estática (regla 607.2h).
///
/// *pt:* Exaurir “conforme ataca” é custo opcional do ataque (regra 508.1g), e a desencadeada “quando fizer isso” do mesmo parágrafo é ligada a essa estática (regra 607.2h).
pub const R701_39D: Rule = Rule::new(Game::Magic, 1629);

/// **701.40** Explorar · Explorar (Explore)
pub const R701_40: Rule = Rule::new(Game::Magic, 1630);

/// **701.40a**
///
/// *es:* Al explorar, el controlador del permanente muestra la carta de encima de su biblioteca. Una tierra va a su mano; si no sale, pone un contador +1/+1 sobre ese permanente y puede poner la carta en su cementerio.
///
/// *pt:* Se uma permanente explora (Explore), seu controlador revela o card do topo do grimório. Terreno vai à mão; senão, ela ganha um marcador +1/+1, e o jogador pode pôr o card no cemitério.
pub const R701_40A: Rule = Rule::new(Game::Magic, 1631);

/// **701.40b**
///
/// *es:* El permanente explora al acabar el proceso de la regla 701.40a, aunque en parte o del todo fuera imposible.
///
/// *pt:* Concluído o processo da regra 701.40a, a permanente explorou, mesmo que parte dele, ou tudo, fosse impossível.
pub const R701_40B: Rule = Rule::new(Game::Magic, 1632);

/// **701.40c**
///
/// *es:* Si el permanente cambia de zona antes de explorar, la última información conocida dice qué objeto exploró y quién lo controlaba.
///
/// *pt:* Para saber o que explorou e quem o controlava, usa-se a última informação conhecida da permanente que mudou de zona antes de explorar.
pub const R701_40C: Rule = Rule::new(Game::Magic, 1633);

/// **701.41** Ensamblar · Montar
pub const R701_41: Rule = Rule::new(Game::Magic, 1634);

/// **701.41a**
///
/// *es:* Ensamblar pone Aparatos en el campo de batalla y es de la colección Unstable, ajena a estas reglas (tiene sus propias preguntas frecuentes). Fuera de las cartas de borde plateado, solo Jefe azotador de vapor lo menciona.
///
/// *pt:* Montar, da coleção Unstable (com FAQ próprio, fora destas regras), coloca Aparelhos no campo de batalha. Fora dos cards de borda prateada, só Capitão Vapoflagelador o menciona.
pub const R701_41A: Rule = Rule::new(Game::Magic, 1635);

/// **701.42** Escrutar · Vigiar
pub const R701_42: Rule = Rule::new(Game::Magic, 1636);

/// **701.42a**
///
/// *es:* Quien escruta N mira esa cantidad de cartas de encima de su biblioteca; las que quiera van a su cementerio y el resto vuelve arriba en el orden que prefiera.
///
/// *pt:* Vigiar N é olhar N cards do topo do próprio grimório, mandar ao cemitério quantos se quiser e deixar os outros no topo na ordem preferida.
pub const R701_42A: Rule = Rule::new(Game::Magic, 1637);

/// **701.42b**
///
/// *es:* Si un efecto deja mirar cartas de más al escrutar, también esas pueden ir al cementerio o quedar arriba en el orden que se quiera.
///
/// *pt:* Os cards adicionais que um efeito permite olhar ao vigiar entram na mesma escolha: cemitério, ou topo em qualquer ordem.
pub const R701_42B: Rule = Rule::new(Game::Magic, 1638);

/// **701.42c**
///
/// *es:* Con escrutar 0 no ocurre nada, ni se dispara lo que depende de que un jugador escrute.
///
/// *pt:* Vigiar 0 não conta como evento; não desencadeia o que espera um jogador vigiar.
pub const R701_42C: Rule = Rule::new(Game::Magic, 1639);

/// **701.42d**
///
/// *es:* Lo que se dispara cuando un jugador escruta lo hace al acabar el proceso de la regla 701.42a, aunque en parte o del todo fuera imposible.
///
/// *pt:* Terminado o processo da regra 701.42a, ainda que impossível em parte ou por inteiro, desencadeia o que depende de um jogador vigiar.
pub const R701_42D: Rule = Rule::new(Game::Magic, 1640);

/// **701.43** Adaptar · Adaptar
pub const R701_43: Rule = Rule::new(Game::Magic, 1641);

/// **701.43a**
///
/// *es:* Con Adaptar N, un permanente sin ningún contador +1/+1 recibe N de ellos; si ya tiene alguno, no recibe nada.
///
/// *pt:* Adaptar N põe N marcadores +1/+1 na permanente, mas só se ela não tem nenhum desse tipo.
pub const R701_43A: Rule = Rule::new(Game::Magic, 1642);

/// **701.44** Enrolar · Arregimentar
pub const R701_44: Rule = Rule::new(Game::Magic, 1643);

/// **701.44a**
///
/// *es:* Sin criatura Ejército, el jugador crea una ficha de criatura negra 0/0 \[subtipo\] Ejército; después elige uno que controla: recibe N contadores +1/+1 y, además, ese subtipo.
///
/// *pt:* Quem arregimenta \[subtipo\] N escolhe criatura Exército que controla (sem nenhuma, antes cria ficha de criatura preta 0/0 \[subtipo\] Exército): ela ganha N marcadores +1/+1 e o subtipo.
pub const R701_44A: Rule = Rule::new(Game::Magic, 1644);

/// **701.44b**
///
/// *es:* El jugador enrola al acabar el proceso de la regla 701.44a, aunque en parte o del todo fuera imposible.
///
/// *pt:* Diz-se que o jogador arregimentou assim que acaba o processo da regra 701.44a, ainda que impossível no todo ou em parte.
pub const R701_44B: Rule = Rule::new(Game::Magic, 1645);

/// **701.44c**
///
/// *es:* «El Ejército enrolado» o «que enrolaste» es la criatura elegida, aunque no recibiera contadores.
///
/// *pt:* O Exército “arregimentado”, ou “que você arregimentou”, é a criatura escolhida, com ou sem os marcadores.
pub const R701_44C: Rule = Rule::new(Game::Magic, 1646);

/// **701.44d**
///
/// *es:* Las cartas antiguas que enrolan N sin decir subtipo tienen errata en Oracle: enrolan Zombies.
///
/// *pt:* Cards antigos que arregimentam N sem citar subtipo foram corrigidos no Oracle: arregimentam Zumbis.
pub const R701_44D: Rule = Rule::new(Game::Magic, 1647);

/// **701.45** Aprender · Aprender
pub const R701_45: Rule = Rule::new(Game::Magic, 1648);

/// **701.45a**
///
/// *es:* Quien aprende puede descartar una carta y, si lo hace, roba otra. Si no descartó, puede mostrar una carta de Lección propia de fuera del juego y ponerla en su mano.
///
/// *pt:* Há duas saídas opcionais para quem aprende: descartar um card e comprar outro; ou, se não descartou, revelar um card de Lição do qual é dono, fora do jogo, e colocá-lo na mão.
pub const R701_45A: Rule = Rule::new(Game::Magic, 1649);

/// **701.46** Adentrarse en la mazmorra · Aventurar-se na masmorra
pub const R701_46: Rule = Rule::new(Game::Magic, 1650);

/// **701.46a**
///
/// *es:* Quien se adentra sin mazmorra propia en la zona de mando elige una suya de fuera del juego y la pone allí, con su marcador de exploración en la sala de más arriba (regla 309).
///
/// *pt:* Quem se aventura sem masmorra própria na zona de comando escolhe uma sua de fora do jogo, põe-na lá e o indicador de aventura na sala do topo (regra 309).
pub const R701_46A: Rule = Rule::new(Game::Magic, 1651);

/// **701.46b**
///
/// *es:* Con el marcador de exploración en una sala que no es la de más abajo, el jugador lo mueve a una sala contigua siguiendo una flecha que salga de la actual; si salen varias, elige cuál.
///
/// *pt:* Quem se aventura na masmorra com o indicador de aventura em sala que não seja a mais baixa o move para a sala vizinha por uma flecha que saia da atual; havendo várias, escolhe uma.
pub const R701_46B: Rule = Rule::new(Game::Magic, 1652);

/// **701.46c**
///
/// *es:* Con el marcador en la sala de más abajo, el jugador saca del juego esa mazmorra, y así la completa (regla 309.7). Luego elige otra adecuada, suya y de fuera del juego, que pasa a la zona de mando con el marcador en la sala de más arriba.
///
/// *pt:* Quem se aventura na masmorra com o indicador na sala mais baixa remove a masmorra do jogo, completando-a (regra 309.7); escolhe então outra adequada, sua e de fora do jogo, põe-na na zona de comando e o indicador na sala do topo.
pub const R701_46C: Rule = Rule::new(Game::Magic, 1653);

/// **701.46d**
///
/// *es:* «Adéntrate en \[cualidad\]» pide, si no hay mazmorra propia en la zona de mando, elegir fuera del juego una propia con esa cualidad; se pone allí, con el marcador en su sala de más arriba. Si ya la hay, se sigue como siempre (reglas 701.46b y 701.46c).
///
/// *pt:* Aventurar-se em \[qualidade\] só muda algo para quem não é dono de masmorra na zona de comando: a que ele escolhe de fora do jogo e põe lá, com o indicador na sala do topo, precisa ter a qualidade. Se já tem uma, valem as regras 701.46b e 701.46c.
pub const R701_46D: Rule = Rule::new(Game::Magic, 1654);

/// **701.47** Confabular · Confabular
pub const R701_47: Rule = Rule::new(Game::Magic, 1655);

/// **701.47a**
///
/// *es:* El controlador del permanente que confabula roba una carta y luego descarta una; si la descartada no es tierra, pone un contador +1/+1 sobre ese permanente.
///
/// *pt:* Quem controla a permanente que confabula compra um card e depois descarta um; a permanente ganha um marcador +1/+1 se o descartado não era terreno.
pub const R701_47A: Rule = Rule::new(Game::Magic, 1656);

/// **701.47b**
///
/// *es:* El permanente confabula al acabar el proceso de la regla 701.47a, aunque en parte o del todo fuera imposible.
///
/// *pt:* A permanente confabula quando o processo da regra 701.47a chega ao fim, ainda que nada dele, ou só parte, fosse possível.
pub const R701_47B: Rule = Rule::new(Game::Magic, 1657);

/// **701.47c**
///
/// *es:* Si el permanente cambia de zona antes de confabular, la última información conocida dice qué objeto confabuló y quién lo controlaba.
///
/// *pt:* Se ela mudou de zona antes de confabular, a última informação conhecida diz qual objeto confabulou e quem o controlava.
pub const R701_47C: Rule = Rule::new(Game::Magic, 1658);

/// **701.47d**
///
/// *es:* Varios permanentes confabulan uno a uno: el primero en orden JAJNA que controle alguno elige uno suyo; se repite mientras en el campo de batalla quede alguno pendiente.
///
/// *pt:* Várias permanentes confabulam uma por uma: o primeiro na ordem APNAP que controle alguma escolhe uma das suas; repete-se enquanto no campo de batalha restar alguma que ainda não confabulou.
pub const R701_47D: Rule = Rule::new(Game::Magic, 1659);

/// **701.47e**
///
/// *es:* Con confabular N, el controlador roba N cartas, descarta N y pone sobre el permanente un contador +1/+1 por cada descartada que no sea tierra.
///
/// *pt:* No confabular N, o controlador compra N cards, descarta N e põe na permanente um marcador +1/+1 para cada card que não seja terreno entre os descartados.
pub const R701_47E: Rule = Rule::new(Game::Magic, 1660);

/// **701.48** Abrir una Atracción · Abrir uma Atração
pub const R701_48: Rule = Rule::new(Game::Magic, 1661);

/// **701.48a**
///
/// *es:* Solo abre Atracciones quien juega con un mazo de Atracciones (regla 717).
///
/// *pt:* Sem um deck de Atrações próprio no jogo, ninguém pode abrir Atração (regra 717).
pub const R701_48A: Rule = Rule::new(Game::Magic, 1662);

/// **701.48b**
///
/// *es:* Quien abre una Atracción saca la carta de encima de su mazo de Atracciones y la pone, boca arriba y controlada por él, en el campo de batalla.
///
/// *pt:* Quem abre uma Atração tira o card do topo do próprio deck de Atrações, volta-o para cima e o põe, sob seu controle, no campo de batalha.
pub const R701_48B: Rule = Rule::new(Game::Magic, 1663);

/// **701.48c**
///
/// *es:* Lo que depende de abrir una Atracción se dispara al ponerla en el campo de batalla conforme a la regla 701.48b. Si un efecto impide esa entrada o la reemplaza por otro evento, no se dispara.
///
/// *pt:* Colocar a Atração no campo de batalha pela regra 701.48b desencadeia o que depende de abrir uma; se um efeito impede ou substitui a entrada, isso não desencadeia.
pub const R701_48C: Rule = Rule::new(Game::Magic, 1664);

/// **701.49** Lanzar para visitar tus Atracciones · Rolar para visitar suas Atrações
pub const R701_49: Rule = Rule::new(Game::Magic, 1665);

/// **701.49a**
///
/// *es:* El jugador tira un dado de seis caras. Cada Atracción que controla con ese número encendido queda visitada y se dispara su habilidad de visita (reglas 717 y 702.159).
///
/// *pt:* Quem rola para visitar usa um dado de seis faces: cada Atração que controla com esse número aceso é visitada, e sua habilidade de visita desencadeia (regras 717 e 702.159).
pub const R701_49A: Rule = Rule::new(Game::Magic, 1666);

/// **701.50** Convertir · Converter
pub const R701_50: Rule = Rule::new(Game::Magic, 1667);

/// **701.50a**
///
/// *es:* Convertir un permanente es darle la vuelta para que quede arriba la otra cara. Valen las mismas reglas que al transformar (reglas 701.28a–f, 712.9, 712.10 y 712.18).
///
/// *pt:* A permanente convertida mostra para cima a outra face. Aplicam-se, como ao transformar, as regras 701.28a–f, 712.9, 712.10 e 712.18.
pub const R701_50A: Rule = Rule::new(Game::Magic, 1668);

/// **701.50b**
///
/// *es:* Aunque el gesto sea igual, convertir no es poner boca arriba ni boca abajo, y no dispara lo que depende de ello, ni al revés.
///
/// *pt:* Embora o gesto seja igual, converter não é voltar a face para cima ou para baixo; uma coisa não desencadeia o que espera a outra.
pub const R701_50B: Rule = Rule::new(Game::Magic, 1669);

/// **701.50c**
///
/// *es:* Un permanente que no sea carta de dos caras ni ficha de las que se transforman no puede convertirse: la orden no hace nada.
///
/// *pt:* Mandada converter permanente que não é ficha que se transforma nem card dupla face que se transforma, nada acontece.
pub const R701_50C: Rule = Rule::new(Game::Magic, 1670);

/// **701.50d**
///
/// *es:* Si la otra cara es de instantáneo o conjuro, ya sea de la carta o de la ficha que se transforma, la orden de convertir no hace nada.
///
/// *pt:* Tampouco se converte quando a outra face, do card ou da ficha que se transforma, seria de mágica instantânea ou feitiço.
pub const R701_50D: Rule = Rule::new(Game::Magic, 1671);

/// **701.50e**
///
/// *es:* Un permanente obedece a su propia habilidad activada o disparada que lo convierte solo si no se ha convertido ni transformado desde que ella fue a la pila o, si es una habilidad disparada retrasada, desde su creación. Si no, se ignora, mande una cosa u otra.
///
/// *pt:* Se a permanente já foi convertida ou se transformou depois que sua habilidade ativada ou desencadeada foi para a pilha (se for uma habilidade desencadeada retardada, depois que surgiu), ignora-se a ordem desta de converter ou transformar.
pub const R701_50E: Rule = Rule::new(Game::Magic, 1672);

/// **701.50f**
///
/// *es:* Si un hechizo o habilidad dice que un permanente no puede transformarse, tampoco puede convertirse.
///
/// *pt:* Impedida por mágica ou habilidade de se transformar, a permanente tampouco pode ser convertida.
pub const R701_50F: Rule = Rule::new(Game::Magic, 1673);

/// **701.51** Incubar · Incubar
pub const R701_51: Rule = Rule::new(Game::Magic, 1674);

/// **701.51a**
///
/// *es:* Quien incuba N crea una Incubadora (regla 111.10i), ficha que entra con N contadores +1/+1.
///
/// *pt:* Incubar N cria uma ficha de Incubadora que já entra com N marcadores +1/+1 (regra 111.10i).
pub const R701_51A: Rule = Rule::new(Game::Magic, 1675);

/// **701.51b**
///
/// *es:* La ficha tiene dos caras y se transforma. Delante, un artefacto Incubadora incoloro que se transforma por {2}; detrás, una criatura artefacto Pirexiano incolora 0/0 de nombre «Ficha de Pirexiano».
///
/// *pt:* A ficha é dupla face e se transforma: na frente, um artefato Incubadora incolor que por {2} se transforma; atrás, “Ficha de Phyrexiano”, criatura artefato Phyrexiano incolor 0/0.
pub const R701_51B: Rule = Rule::new(Game::Magic, 1676);

/// **701.52** El Anillo te tienta · O Anel tenta você
pub const R701_52: Rule = Rule::new(Game::Magic, 1677);

/// **701.52a**
///
/// *es:* Cada vez que es tentado, el jugador elige una criatura que controla: es su portador del Anillo hasta que otra lo sea o pase a controlarla otro jugador.
///
/// *pt:* Cada vez que o Anel o tenta, o jogador escolhe uma criatura que controla: ela é seu portador do Anel até outra o ser ou outro jogador ganhar o controle dela.
pub const R701_52A: Rule = Rule::new(Game::Magic, 1678);

/// **701.52b**
///
/// *es:* Ser portador del Anillo es una designación de permanente y no se copia.
///
/// *pt:* Ser portador do Anel é uma designação de permanente e não se copia.
pub const R701_52B: Rule = Rule::new(Game::Magic, 1679);

/// **701.52c**
///
/// *es:* Sin el emblema El Anillo, el jugador lo recibe antes de elegir. Su portador es legendario y no pueden bloquearlo criaturas de mayor fuerza. Además, desde dos tentaciones, cuando el portador ataca, el jugador roba una carta y después descarta una; desde tres, si una criatura lo bloquea, el controlador de ella la sacrifica al final del combate; desde cuatro, su daño de combate a un jugador cuesta 3 vidas a cada oponente.
///
/// *pt:* Quem ainda não tem o emblema O Anel o recebe antes de escolher. O portador é lendário e não pode ser bloqueado por criaturas de maior poder. A partir de duas tentações, quando ele ataca, o jogador compra um card e depois descarta um; de três, o controlador da criatura que o bloqueia a sacrifica no final do combate; de quatro, quando causa dano de combate a um jogador, cada oponente perde 3 pontos de vida.
pub const R701_52C: Rule = Rule::new(Game::Magic, 1680);

/// **701.52d**
///
/// *es:* Lo que se dispara cuando el Anillo tienta a un jugador lo hace al acabar el proceso de la regla 701.52a, aunque en parte o del todo fuera imposible.
///
/// *pt:* Completada a regra 701.52a, mesmo impossível em parte ou por inteiro, o Anel tentou o jogador, e desencadeia o que espera isso.
pub const R701_52D: Rule = Rule::new(Game::Magic, 1681);

/// **701.52e**
///
/// *es:* Una criatura «es tu portador del Anillo» si tiene la designación y el jugador en cuestión la controla en el campo de batalla.
///
/// *pt:* “É seu portador do Anel” a criatura com a designação, no campo de batalha e sob o controle do próprio jogador.
pub const R701_52E: Rule = Rule::new(Game::Magic, 1682);

/// **701.53** Enfrentar una elección malvada · Enfrentar uma escolha vilanesca
pub const R701_53: Rule = Rule::new(Game::Magic, 1683);

/// **701.53a**
///
/// *es:* El jugador elige una de las dos opciones, y se hace todo lo que ella manda.
///
/// *pt:* Quem enfrenta uma escolha vilanesca escolhe uma das duas opções, e tudo o que ela diz é feito.
pub const R701_53A: Rule = Rule::new(Game::Magic, 1684);

/// **701.53b**
///
/// *es:* Puede elegirse una opción ilegal o imposible, a diferencia de la regla 608.2d; se hace entonces lo que se pueda.
///
/// *pt:* Como exceção à regra 608.2d, quem enfrenta uma escolha vilanesca pode escolher opção ilegal ou impossível; cumpre-se o que der.
pub const R701_53B: Rule = Rule::new(Game::Magic, 1685);

/// **701.53c**
///
/// *es:* Un reemplazo puede hacer que la elección se enfrente más veces: el jugador repite entero el proceso de la regla 701.53a, una vez tras otra.
///
/// *pt:* Se um efeito de substituição manda enfrentar uma escolha vilanesca vezes adicionais, o processo da regra 701.53a se faz inteiro esse número de vezes, uma após outra.
pub const R701_53C: Rule = Rule::new(Game::Magic, 1686);

/// **701.53d**
///
/// *es:* Si la enfrentan varios jugadores, cada uno completa el proceso de la regla 701.53a por separado, en orden JAJNA; es excepción a la regla 608.2e.
///
/// *pt:* Se vários jogadores enfrentam uma escolha vilanesca, o processo inteiro da regra 701.53a se completa com um antes do seguinte, na ordem APNAP, apesar da regra 608.2e.
pub const R701_53D: Rule = Rule::new(Game::Magic, 1687);

/// **701.54** Viajar en el tiempo · Viajar no tempo
pub const R701_54: Rule = Rule::new(Game::Magic, 1688);

/// **701.54a**
///
/// *es:* El jugador elige cuantos quiera entre permanentes que controla y cartas suspendidas suyas en el exilio, con uno o más contadores de tiempo; en cada uno pone o quita un contador de tiempo (regla 702.62).
///
/// *pt:* Quem viaja no tempo escolhe quantos quiser entre permanentes que controla e cards suspensos seus no exílio, todos com marcador de tempo; em cada um põe ou tira um desses marcadores (regra 702.62).
pub const R701_54A: Rule = Rule::new(Game::Magic, 1689);

/// **701.55** Descubrir · Descobrir
pub const R701_55: Rule = Rule::new(Game::Magic, 1690);

/// **701.55a**
///
/// *es:* El jugador exilia cartas de encima de su biblioteca hasta una no tierra de valor de maná N o menos. Si el hechizo tampoco supera N, puede lanzarla sin pagar su coste de maná; no lanzada, a su mano; las demás, al fondo en orden aleatorio.
///
/// *pt:* Quem descobre N exila cards do topo do grimório até exilar um não terreno com valor de mana até N. Pode conjurá-lo sem pagar custo de mana, se a mágica não exceder N; não conjurado, vai à mão. Os demais, ao fundo, aleatoriamente.
pub const R701_55A: Rule = Rule::new(Game::Magic, 1691);

/// **701.55b**
///
/// *es:* El jugador descubre al acabar el proceso de la regla 701.55a, aunque en parte o del todo fuera imposible.
///
/// *pt:* Ao fim do processo da regra 701.55a, o jogador descobriu, ainda que alguma ação, ou todas, fosse impossível.
pub const R701_55B: Rule = Rule::new(Game::Magic, 1692);

/// **701.55c**
///
/// *es:* La última carta exiliada, si su valor de maná es N o menos, es la «carta descubierta», se lance o vaya a la mano.
///
/// *pt:* Ao descobrir N, o último card exilado é o “card descoberto” se seu valor de mana é N ou menos, tenha sido conjurado ou posto na mão.
pub const R701_55C: Rule = Rule::new(Game::Magic, 1693);

/// **701.56** Enmascarar · Encobrir
pub const R701_56: Rule = Rule::new(Game::Magic, 1694);

/// **701.56a**
///
/// *es:* Enmascarada, la carta se pone boca abajo y entra así al campo de batalla: criatura 2/2 con rebatir {2}, sin nombre, subtipos ni coste de maná. Es un permanente enmascarado, con esas características, mientras siga boca abajo.
///
/// *pt:* Encobrir é voltar o card para baixo e colocá-lo assim no campo de batalha, como criatura 2/2 com salvaguarda {2}, sem nome, subtipos nem custo de mana. É uma permanente encoberta, com essas características, enquanto ficar assim.
pub const R701_56A: Rule = Rule::new(Game::Magic, 1695);

/// **701.56b**
///
/// *es:* Un permanente enmascarado se pone boca arriba así solo si su carta es de criatura y tiene coste de maná: con prioridad, el controlador muestra ambas cosas a todos, paga ese coste y la pone boca arriba. Es una acción especial, sin pila (regla 116.2b), y el permanente recupera sus características.
///
/// *pt:* A qualquer momento em que tenha prioridade, o controlador de uma permanente encoberta pode voltá-la para cima (ação especial sem pilha, regra 116.2b). Ele mostra a todos que o card é de criatura e o custo de mana, e paga esse custo; a permanente retoma suas características normais. Sem ser de criatura, ou sem custo de mana, não dá.
pub const R701_56B: Rule = Rule::new(Game::Magic, 1696);

/// **701.56c**
///
/// *es:* La carta enmascarada que tiene metamorfosis puede ponerse boca arriba por dos vías, a elección de su controlador: la regla 702.37e o la regla 701.56b.
///
/// *pt:* Com metamorfose, o card encoberto pode ser voltado para cima por seu controlador de dois modos: regra 702.37e ou regra 701.56b.
pub const R701_56C: Rule = Rule::new(Game::Magic, 1697);

/// **701.56d**
///
/// *es:* El controlador de una carta enmascarada con disfrazarse puede ponerla boca arriba siguiendo la regla 702.168d o la regla 701.56b.
///
/// *pt:* Com disfarce, o controlador do card encoberto usa a regra 702.168d ou a regra 701.56b para voltá-lo para cima.
pub const R701_56D: Rule = Rule::new(Game::Magic, 1698);

/// **701.56e**
///
/// *es:* Varias cartas de una misma biblioteca se enmascaran de una en una.
///
/// *pt:* Cards de um mesmo grimório são encobertos um após o outro.
pub const R701_56E: Rule = Rule::new(Game::Magic, 1699);

/// **701.56f**
///
/// *es:* Cuando una regla o efecto prohíbe esa entrada boca abajo, la carta no se enmascara: sigue en su zona sin cambios, y boca arriba si así estaba.
///
/// *pt:* Se algo proíbe a entrada com a face voltada para baixo, o card não é encoberto: conserva a zona, as características e a face de antes.
pub const R701_56F: Rule = Rule::new(Game::Magic, 1700);

/// **701.56g**
///
/// *es:* Un instantáneo o conjuro enmascarado que fuera a ponerse boca arriba sigue boca abajo: su controlador solo lo muestra, y no hay disparos por ese cambio.
///
/// *pt:* O card de mágica instantânea ou feitiço encoberto que seria voltado para cima é só revelado pelo controlador e continua com a face voltada para baixo; não desencadeia o que depende dessa mudança.
pub const R701_56G: Rule = Rule::new(Game::Magic, 1701);

/// **701.56h**
///
/// *es:* La regla 708 trata del resto de lo que está boca abajo.
///
/// *pt:* Na regra 708 está tudo o mais sobre a face voltada para baixo.
pub const R701_56H: Rule = Rule::new(Game::Magic, 1702);

/// **701.57** Recabar pruebas · Coletar provas
pub const R701_57: Rule = Rule::new(Game::Magic, 1703);

/// **701.57a**
///
/// *es:* Recabar pruebas N es exiliar del propio cementerio las cartas que se quiera, siempre que sus valores de maná sumen N o más.
///
/// *pt:* O jogador coleta provas N exilando do próprio cemitério quantos cards quiser, cujos valores de mana somem N ou mais.
pub const R701_57A: Rule = Rule::new(Game::Magic, 1704);

/// **701.57b**
///
/// *es:* Quien no puede exiliar de su cementerio cartas cuyos valores de maná lleguen a N no puede elegir recabar pruebas.
///
/// *pt:* Sem como exilar do cemitério cards cujos valores de mana cheguem a N, não se pode escolher coletar provas.
pub const R701_57B: Rule = Rule::new(Game::Magic, 1705);

/// **701.57c**
///
/// *es:* Si recabar pruebas es coste adicional de un hechizo y otra habilidad suya mira si se recabaron, las dos están vinculadas (regla 607).
///
/// *pt:* Numa mágica, a habilidade que deixa coletar provas como custo adicional e a que pergunta se foram coletadas são ligadas (regra 607).
pub const R701_57C: Rule = Rule::new(Game::Magic, 1706);

/// **701.58** Sospechar · Suspeitar
pub const R701_58: Rule = Rule::new(Game::Magic, 1707);

/// **701.58a**
///
/// *es:* La criatura de la que se sospecha queda sospechosa hasta dejar el campo de batalla o hasta que un hechizo o habilidad haga que deje de serlo.
///
/// *pt:* A criatura de que uma mágica ou habilidade manda suspeitar torna-se suspeita; só deixa de ser quando sai do campo de batalha ou quando uma mágica ou habilidade a libera disso.
pub const R701_58A: Rule = Rule::new(Game::Magic, 1708);

/// **701.58b**
///
/// *es:* Sospechoso es una designación solo de permanentes; no es una habilidad ni un valor copiable.
///
/// *pt:* Suspeita é designação exclusiva de permanentes; não é habilidade e não se copia.
pub const R701_58B: Rule = Rule::new(Game::Magic, 1709);

/// **701.58c**
///
/// *es:* Mientras lo sea, el permanente sospechoso tiene amenaza y la habilidad de no poder bloquear.
///
/// *pt:* A permanente suspeita tem ameaçar e a habilidade de não poder bloquear, enquanto for suspeita.
pub const R701_58C: Rule = Rule::new(Game::Magic, 1710);

/// **701.58d**
///
/// *es:* Volver sospechoso a un permanente que ya lo es no hace nada.
///
/// *pt:* Quem já é suspeita não pode se tornar suspeita outra vez.
pub const R701_58D: Rule = Rule::new(Game::Magic, 1711);

/// **701.59** Rebuscar · Forragear
pub const R701_59: Rule = Rule::new(Game::Magic, 1712);

/// **701.59a**
///
/// *es:* Quien rebusca exilia tres cartas de su cementerio o sacrifica una Comida, lo que prefiera.
///
/// *pt:* Forragear deixa escolher: sacrificar uma Comida ou exilar três cards do próprio cemitério.
pub const R701_59A: Rule = Rule::new(Game::Magic, 1713);

/// **701.60** Manifestar miedo · Manifestar pavor
pub const R701_60: Rule = Rule::new(Game::Magic, 1714);

/// **701.60a**
///
/// *es:* El jugador mira las dos cartas de encima de su biblioteca, manifiesta una (regla 701.34) y pone lo demás en su cementerio.
///
/// *pt:* Quem manifesta pavor olha os dois cards do topo do próprio grimório, manifesta um deles (regra 701.34) e põe o resto no cemitério.
pub const R701_60A: Rule = Rule::new(Game::Magic, 1715);

/// **701.60b**
///
/// *es:* Lo que se dispara cuando un jugador manifiesta miedo lo hace al acabar el proceso de la regla 701.60a, aunque en parte o del todo fuera imposible.
///
/// *pt:* A habilidade que desencadeia quando um jogador manifesta pavor espera o fim do processo da regra 701.60a, mesmo que ele tenha sido impossível no todo ou em parte.
pub const R701_60B: Rule = Rule::new(Game::Magic, 1716);

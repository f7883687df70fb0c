// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 700. General

use vademecum_vocab::{Game, Rule};

/// **700** General · Geral
pub const R700: Rule = Rule::new(Game::Magic, 1423);

/// **700.1**
///
/// *es:* Todo lo que pasa en el juego es un evento; una resolución puede traer varios. Disparadas y reemplazos dicen cuál esperan: un suceso puede ser uno para una habilidad y varios para otra.
///
/// *pt:* Evento é qualquer acontecimento do jogo; uma resolução pode ter vários. Desencadeadas e substituições dizem qual procuram: um fato pode valer um evento para uma habilidade e vários para outra.
pub const R700_1: Rule = Rule::new(Game::Magic, 1424);

/// **700.2**
///
/// *es:* Es modal el hechizo o habilidad cuya lista de viñetas ofrece dos o más opciones, llamadas modos, de las que un jugador elige tantas como se pida antes («Elige uno —»). A las cartas modales anteriores a Kans de Tarkir, impresas sin viñetas, se las da Oracle.
///
/// *pt:* Mágica ou habilidade modal traz duas ou mais opções em tópicos, os modos, e antes delas manda um jogador escolher certo número (“Escolha um —”). Cards modais anteriores a Khans de Tarkir, sem tópicos impressos, os têm por errata no Oracle.
pub const R700_2: Rule = Rule::new(Game::Magic, 1425);

/// **700.2a**
///
/// *es:* El controlador decide los modos al lanzar el hechizo o activar la habilidad, y no puede tomar uno que sea ilegal, digamos por falta de objetivos legales (regla 601.2b).
///
/// *pt:* O controlador define os modos ao conjurar a mágica ou ativar a habilidade; modo ilegal, como o que não tem alvos válidos, fica de fora (regra 601.2b).
pub const R700_2A: Rule = Rule::new(Game::Magic, 1426);

/// **700.2b**
///
/// *es:* Los modos de una disparada los decide su controlador al ponerla en la pila. Uno ilegal, por ejemplo sin objetivos legales, no puede elegirse; si no se elige ninguno, ella sale de la pila (regla 603.3c).
///
/// *pt:* Na desencadeada modal, o controlador escolhe ao colocá-la na pilha. Modo ilegal (sem alvo válido, por exemplo) não serve; se nenhum é escolhido, ela sai da pilha (regra 603.3c).
pub const R700_2B: Rule = Rule::new(Game::Magic, 1427);

/// **700.2c**
///
/// *es:* Los objetivos ligados a un modo concreto se eligen solo si se eligió ese modo; si no, es como si el hechizo o habilidad no los tuviera (regla 601.2c).
///
/// *pt:* Alvo que só um modo pede é escolhido apenas com esse modo; sem ele, a mágica ou habilidade se comporta como se não tivesse tal alvo (regra 601.2c).
pub const R700_2C: Rule = Rule::new(Game::Magic, 1428);

/// **700.2d**
///
/// *es:* Aunque se elijan varios modos, ninguno puede repetirse, salvo en los hechizos que lo permiten expresamente. El modo repetido cuenta como si figurara esas veces seguidas, y si pide objetivo, cada vez puede ser el mismo u otro.
///
/// *pt:* Quem escolhe vários modos normalmente não repete nenhum; algumas mágicas permitem. O repetido vale como se viesse aquele número de vezes em sequência e, se pede alvo, cada vez pode ter o mesmo ou outro.
pub const R700_2D: Rule = Rule::new(Game::Magic, 1429);

/// **700.2e**
///
/// *es:* Hay modos que elige alguien que no es el controlador: lo hace en el momento en que le tocaría a este. Si varios podrían encargarse, el controlador decide quién.
///
/// *pt:* Às vezes outro jogador é quem escolhe o modo: faz isso na hora em que o controlador faria. Havendo mais de um candidato, o controlador da mágica ou habilidade aponta qual.
pub const R700_2E: Rule = Rule::new(Game::Magic, 1430);

/// **700.2f**
///
/// *es:* Cada modo puede pedir objetivos distintos. Aunque se cambie el objetivo, el modo sigue siendo el elegido.
///
/// *pt:* As exigências de alvo podem variar de modo para modo; trocar o alvo nunca troca o modo.
pub const R700_2F: Rule = Rule::new(Game::Magic, 1431);

/// **700.2g**
///
/// *es:* Una copia lleva los modos del original y su controlador no puede cambiarlos (regla 707.10).
///
/// *pt:* Os modos do original passam à cópia, e quem a controla não pode escolher outros (regra 707.10).
pub const R700_2G: Rule = Rule::new(Game::Magic, 1432);

/// **700.2h**
///
/// *es:* Un «+» con un coste en vez de la viñeta indica que elegir ese modo exige pagarlo como coste adicional al lanzar el hechizo. Con varios modos se pagan todos (reglas 601.2f–h y 601.2b).
///
/// *pt:* Modo marcado com “+” e um custo, em vez de tópico, só é escolhido pagando esse custo adicional ao conjurar; com vários modos, pagam-se todos (regras 601.2b e 601.2f–h).
pub const R700_2H: Rule = Rule::new(Game::Magic, 1433);

/// **700.2i**
///
/// *es:* Si los modos llevan patitas ({P}) en vez de viñetas, el controlador del hechizo elige al lanzarlo cuantos quiera, mientras sus patitas no sumen más que el número indicado.
///
/// *pt:* Quando há patinhas ({P}) em vez dos tópicos, o controlador, ao conjurar, escolhe quantos modos quiser, contanto que a soma das patinhas deles não passe do número dado.
pub const R700_2I: Rule = Rule::new(Game::Magic, 1434);

/// **700.3**
///
/// *es:* Algunos efectos reparten por un momento los objetos en montones.
///
/// *pt:* Alguns efeitos separam objetos em montes por algum tempo.
pub const R700_3: Rule = Rule::new(Game::Magic, 1435);

/// **700.3a**
///
/// *es:* Todo objeto afectado va a un montón y solo a uno, salvo que el efecto diga otra cosa.
///
/// *pt:* Salvo indicação do efeito, nenhum objeto afetado fica sem monte nem em mais de um.
pub const R700_3A: Rule = Rule::new(Game::Magic, 1436);

/// **700.3b**
///
/// *es:* El montón no es un objeto; lo son, por separado, los que lo forman.
///
/// *pt:* Só os objetos do monte são objetos, cada um por si; o monte não é.
pub const R700_3B: Rule = Rule::new(Game::Magic, 1437);

/// **700.3c**
///
/// *es:* Repartir en montones no saca a los objetos de su zona; si son cartas de un cementerio, este conserva su orden.
///
/// *pt:* Ficar num monte não tira o objeto da zona onde está. Dividir cards de um cemitério não altera a ordem dele.
pub const R700_3C: Rule = Rule::new(Game::Magic, 1438);

/// **700.3d**
///
/// *es:* Puede haber montones vacíos.
///
/// *pt:* Monte com zero objetos também vale.
pub const R700_3D: Rule = Rule::new(Game::Magic, 1439);

/// **700.4**
///
/// *es:* Morir es ir del campo de batalla a un cementerio.
///
/// *pt:* “Morrer” é ir do campo de batalha para um cemitério.
pub const R700_4: Rule = Rule::new(Game::Magic, 1440);

/// **700.5**
///
/// *es:* La devoción a un color cuenta los símbolos de maná de ese color en los costes de maná de cuantos permanentes controla el jugador. La devoción a dos colores cuenta cada símbolo que es de uno, del otro o de ambos.
///
/// *pt:* Devoção a uma cor é o número de símbolos de mana dela nos custos de mana das permanentes que o jogador controla. Para duas cores, contam os símbolos de uma, da outra ou das duas.
pub const R700_5: Rule = Rule::new(Game::Magic, 1441);

/// **700.5a**
///
/// *es:* La devoción, con lo que la modifique, se calcula tras los efectos de copia, control y cambio de texto y antes de los demás que cambian características de permanentes, como excepción a la regla 613.10 (regla 613).
///
/// *pt:* Calcula-se a devoção, com os efeitos que a modificam, depois de cópia, controle e mudança de texto e antes dos outros efeitos que mudam características de permanentes: exceção à regra 613.10.
pub const R700_5A: Rule = Rule::new(Game::Magic, 1442);

/// **700.6**
///
/// *es:* Es histórico todo objeto legendario, todo artefacto y toda Saga.
///
/// *pt:* São históricos os objetos lendários, os artefatos e as Sagas.
pub const R700_6: Rule = Rule::new(Game::Magic, 1443);

/// **700.7**
///
/// *es:* Si una habilidad señala un objeto con palabras como «esta criatura» o «ese artefacto», habla de ese objeto concreto, aunque en ese momento no tenga tal característica.
///
/// *pt:* “Esta criatura”, “aquele artefato” e o que mais identifique assim um objeto numa habilidade designam aquele objeto exato, ainda que ele não tenha no momento a característica citada.
pub const R700_7: Rule = Rule::new(Game::Magic, 1444);

/// **700.8**
///
/// *es:* El grupo de un jugador lo forman, entre las criaturas que controla, hasta un Clérigo, hasta un Bribón, hasta un Guerrero y hasta un Hechicero.
///
/// *pt:* O grupo de um jogador reúne, das criaturas que ele controla, no máximo um Clérigo, um Ladino, um Guerreiro e um Mago.
pub const R700_8: Rule = Rule::new(Game::Magic, 1445);

/// **700.8a**
///
/// *es:* El juego cuenta solo, de cero a cuatro, cuántas criaturas hay en el grupo; el jugador no declara cuáles son.
///
/// *pt:* Quantas criaturas há no grupo é conta automática do jogo, de zero a quatro; ninguém declara quais são.
pub const R700_8A: Rule = Rule::new(Game::Magic, 1446);

/// **700.8b**
///
/// *es:* Aunque reúna varios de esos tipos, una criatura ocupa el puesto de uno solo, y se la cuenta de la manera que dé el grupo más numeroso.
///
/// *pt:* A criatura com mais de um desses tipos entra no grupo por um só; se o modo de contá-la muda o total, vale o que dá o maior.
pub const R700_8B: Rule = Rule::new(Game::Magic, 1447);

/// **700.8c**
///
/// *es:* Con cuatro criaturas en su grupo, un jugador lo tiene completo.
///
/// *pt:* Grupo completo é o que chega a quatro criaturas.
pub const R700_8C: Rule = Rule::new(Game::Magic, 1448);

/// **700.8d**
///
/// *es:* Solo Mantenerse unidos manda elegir un grupo: cada jugador elige, por cada tipo de la regla 700.8, hasta una criatura así que controla.
///
/// *pt:* Stick Together é o único card que manda escolher um grupo: cada jogador escolhe, para cada tipo citado na regra 700.8, no máximo uma criatura que controla.
pub const R700_8D: Rule = Rule::new(Game::Magic, 1449);

/// **700.9**
///
/// *es:* Un permanente está modificado si tiene algún contador (regla 122), si está equipado (regla 301.5) o si lo encanta un Aura de su mismo controlador (regla 303.4).
///
/// *pt:* A permanente é modificada quando tem marcador (regra 122), está equipada (regra 301.5) ou está encantada por uma Aura sob o mesmo controle que ela (regra 303.4).
pub const R700_9: Rule = Rule::new(Game::Magic, 1450);

/// **700.10**
///
/// *es:* Un permanente «fue activado este turno» si alguien activó entonces una habilidad suya, aunque ya no la tenga o quien la activó haya dejado el juego.
///
/// *pt:* Foi “ativada neste turno” a permanente fonte de habilidade ativada nele, ainda que não a tenha mais ou quem a ativou tenha saído do jogo.
pub const R700_10: Rule = Rule::new(Game::Magic, 1451);

/// **700.11**
///
/// *es:* Un jugador descendió este turno si alguna carta de permanente fue a su cementerio desde cualquier parte, y lo hizo tantas veces como cartas así. No hace falta que sigan allí.
///
/// *pt:* O jogador desceu neste turno se algum card de permanente foi nele para seu cemitério, de onde quer que fosse. Cada card assim conta uma vez, mesmo que já tenha saído de lá.
pub const R700_11: Rule = Rule::new(Game::Magic, 1452);

/// **700.12**
///
/// *es:* Es forajido un objeto con al menos uno de cinco tipos de criatura: Asesino, Bribón, Brujo, Mercenario o Pirata.
///
/// *pt:* Fora da lei é o objeto com algum destes tipos de criatura: Assassino, Bruxo, Ladino, Mercenário, Pirata.
pub const R700_12: Rule = Rule::new(Game::Magic, 1453);

/// **700.12a**
///
/// *es:* Los forajidos que controla un jugador son solo permanentes, salvo que se indique lo contrario.
///
/// *pt:* Quando se fala dos fora da lei que alguém controla, só contam permanentes, se nada disser o contrário.
pub const R700_12A: Rule = Rule::new(Game::Magic, 1454);

/// **700.13**
///
/// *es:* Comete un crimen quien, al lanzar un hechizo, activar una habilidad o poner una disparada en la pila, hace objetivo al menos a un oponente, un permanente, hechizo o habilidad que este controla o una carta de su cementerio.
///
/// *pt:* Comete um crime quem, ao conjurar mágica, ativar habilidade ou pôr desencadeada na pilha, tem como alvo um oponente, permanente, mágica ou habilidade que um oponente controla ou card do cemitério dele.
pub const R700_13: Rule = Rule::new(Game::Magic, 1455);

/// **700.14**
///
/// *es:* Un jugador «gasta N» al pagar el coste de un hechizo si con ello el maná que usó este turno para lanzar hechizos pasa de menos de N a N o más.
///
/// *pt:* O jogador “gasta N” quando, ao pagar o custo de uma mágica, o mana que usou no turno para conjurar mágicas passa de menos de N a N ou mais.
pub const R700_14: Rule = Rule::new(Game::Magic, 1456);

/// **700.15**
///
/// *es:* «Entra» quiere decir que entra al campo de batalla.
///
/// *pt:* “Entrar”, sem mais, significa entrar no campo de batalha.
pub const R700_15: Rule = Rule::new(Game::Magic, 1457);

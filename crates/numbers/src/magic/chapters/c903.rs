// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 903. Commander

use vademecum_vocab::{Game, Rule};

/// **903** Commander · Commander
pub const R903: Rule = Rule::new(Game::Magic, 3074);

/// **903.1**
///
/// *es:* A cada mazo lo encabeza una criatura legendaria, su comandante; a las reglas normales se suman las siguientes. La variante nació entre aficionados, y un comité independiente mantiene más recursos en MTGCommander.net.
///
/// *pt:* Criada por fãs, é a variante em que uma criatura lendária, o comandante, lidera cada deck; às regras normais somam-se as seguintes. Um comitê independente mantém recursos adicionais em MTGCommander.net.
pub const R903_1: Rule = Rule::new(Game::Magic, 3075);

/// **903.2**
///
/// *es:* Juegan dos o más; entre varios, por defecto, es Todos contra todos (regla 806), con ataque a varios jugadores y sin rango de influencia limitado.
///
/// *pt:* Há dois jogadores ou mais; no multijogador, o padrão é competição livre (regra 806), atacando múltiplos jogadores e sem alcance de influência limitado.
pub const R903_2: Rule = Rule::new(Game::Magic, 3076);

/// **903.3**
///
/// *es:* En cada mazo, el comandante es una carta de criatura legendaria. Serlo va con la carta a cualquier zona y no es característica del objeto.
///
/// *pt:* Um card de criatura lendária é designado comandante de cada deck. É atributo do próprio card, não característica do objeto, e permanece em qualquer zona.
pub const R903_3: Rule = Rule::new(Game::Magic, 3077);

/// **903.3a**
///
/// *es:* Que una carta diga que puede ser el comandante es una habilidad que funciona ya antes del juego (regla 113.6n): cambia cómo se construye el mazo.
///
/// *pt:* “Pode ser seu comandante” é uma habilidade que age já antes do jogo, alterando as regras de construção do deck (regra 113.6n).
pub const R903_3A: Rule = Rule::new(Game::Magic, 3078);

/// **903.3b**
///
/// *es:* Combinado el comandante con la otra carta de su par, es comandante de ese jugador el permanente que forman.
///
/// *pt:* O comandante com fusão, ao se fundir com o outro card de seu par, faz da permanente fundida o comandante daquele jogador.
pub const R903_3B: Rule = Rule::new(Game::Magic, 3079);

/// **903.3c**
///
/// *es:* También es comandante de su jugador el permanente fusionado que tiene al comandante como componente.
///
/// *pt:* A permanente mesclada em que o comandante é um componente é o comandante daquele jogador.
pub const R903_3C: Rule = Rule::new(Game::Magic, 3080);

/// **903.3d**
///
/// *es:* Con «controlar un comandante» un efecto habla de un permanente del campo de batalla que lo sea; con lanzarlo, de un hechizo que lo sea; con un comandante en determinada zona, de una carta de ella que lo sea.
///
/// *pt:* Ao falar em controlar um comandante, o efeito quer dizer permanente no campo de batalha; em conjurá-lo, mágica; em comandante numa zona, card que está nela: sempre um que seja comandante.
pub const R903_3D: Rule = Rule::new(Game::Magic, 3081);

/// **903.3e**
///
/// *es:* La característica de «tu comandante» que pide un efecto es la actual, con efectos continuos y otras reglas, en cualquier zona, incluso biblioteca y mano.
///
/// *pt:* Efeito que usa característica de “seu comandante” o encontra em qualquer zona, até mão ou grimório, e vê a atual, com efeitos contínuos e outras regras.
pub const R903_3E: Rule = Rule::new(Game::Magic, 3082);

/// **903.4**
///
/// *es:* La identidad de color decide qué cartas caben con un comandante. La forman los colores de los símbolos de maná del coste de maná y texto de reglas, más los de habilidades que definen características (regla 604.3) o indicador de color (regla 204).
///
/// *pt:* A identidade de cor limita o deck: reúne as cores dos símbolos de mana do custo de mana e texto de regras, de habilidades definidoras de característica (regra 604.3) e indicador de cor (regra 204).
pub const R903_4: Rule = Rule::new(Game::Magic, 3083);

/// **903.4a**
///
/// *es:* La identidad de color queda fijada antes de empezar el juego.
///
/// *pt:* A identidade de cor já está fixada quando o jogo começa.
pub const R903_4A: Rule = Rule::new(Game::Magic, 3084);

/// **903.4b**
///
/// *es:* Si una estática del comandante manda elegir su color antes del juego, lo elegido cuenta para su identidad de color al hacer el mazo y durante el juego, en cualquier zona. El jugador lo muestra al ponerlo en la zona de mando (reglas 103.2c y 607.2p).
///
/// *pt:* Se uma estática do comandante manda escolher sua cor antes do jogo, a escolha afeta sua identidade de cor na construção e no jogo, em qualquer zona. É revelada ao colocá-lo na zona de comando (regras 103.2c e 607.2p).
pub const R903_4B: Rule = Rule::new(Game::Magic, 3085);

/// **903.4c**
///
/// *es:* No cuenta para la identidad de color el texto recordatorio (regla 207.2).
///
/// *pt:* Na identidade de cor, o texto explicativo não conta (regra 207.2).
pub const R903_4C: Rule = Rule::new(Game::Magic, 3086);

/// **903.4d**
///
/// *es:* En una carta de dos caras (regla 712) cuenta también la posterior, excepción a la regla 712.8a.
///
/// *pt:* Em card dupla face (regra 712), a face traseira conta para a identidade de cor, apesar da regra 712.8a.
pub const R903_4D: Rule = Rule::new(Game::Magic, 3087);

/// **903.4e**
///
/// *es:* Cuentan también las características alternativas, como las de una carta de aventurero (regla 715).
///
/// *pt:* Entram na identidade de cor as características alternativas que o card tenha, como as de um card de aventureiro (regra 715).
pub const R903_4E: Rule = Rule::new(Game::Magic, 3088);

/// **903.4f**
///
/// *es:* Sin comandante, los colores de su identidad, o cuántos son, quedan indefinidos: la parte de la habilidad que los usa no hace nada, y esos costes son impagables.
///
/// *pt:* Sem comandante, as cores de sua identidade, ou quantas são, ficam indefinidas: essa parte da habilidade nada faz, e o custo correspondente é impagável.
pub const R903_4F: Rule = Rule::new(Game::Magic, 3089);

/// **903.5**
///
/// *es:* La construcción del mazo sigue las reglas 903.5a–903.5d.
///
/// *pt:* As regras 903.5a–d regem a construção do deck.
pub const R903_5: Rule = Rule::new(Game::Magic, 3090);

/// **903.5a**
///
/// *es:* El mazo tiene 100 cartas, ni una más ni una menos, comandante incluido.
///
/// *pt:* O deck leva exatos 100 cards, contado o comandante, nem mais nem menos.
pub const R903_5A: Rule = Rule::new(Game::Magic, 3091);

/// **903.5b**
///
/// *es:* Salvo las tierras básicas, ningún nombre en inglés se repite; los intercambiables cuentan como el mismo (regla 201.3).
///
/// *pt:* Fora os terrenos básicos, não há dois cards de mesmo nome em inglês; nomes intercambiáveis são o mesmo (regra 201.3).
pub const R903_5B: Rule = Rule::new(Game::Magic, 3092);

/// **903.5c**
///
/// *es:* Una carta cabe solo si el comandante tiene en su identidad de color todos los colores de la identidad de ella.
///
/// *pt:* Não cabe no deck um card com alguma cor na identidade que falte à identidade de cor do comandante.
pub const R903_5C: Rule = Rule::new(Game::Magic, 3093);

/// **903.5d**
///
/// *es:* Para llevar una carta con tipo de tierra básica, la identidad del comandante tiene que incluir cada color de maná que esa carta podría producir.
///
/// *pt:* Card com tipo de terreno básico só cabe se a identidade do comandante inclui todas as cores de mana que ele poderia produzir.
pub const R903_5D: Rule = Rule::new(Game::Magic, 3094);

/// **903.6**
///
/// *es:* Al comenzar, cada uno saca a su comandante del mazo y lo deja boca arriba en la zona de mando; el resto, barajado, es su biblioteca.
///
/// *pt:* No início, cada um põe na zona de comando seu comandante, tirado do deck, com a face voltada para cima; o resto, embaralhado, é o grimório.
pub const R903_6: Rule = Rule::new(Game::Magic, 3095);

/// **903.7**
///
/// *es:* Sabido quién empieza, cada uno pone sus vidas en 40 y roba siete cartas.
///
/// *pt:* Cada jogador começa com 40 pontos de vida e uma mão de sete cards, comprada assim que se define o jogador inicial.
pub const R903_7: Rule = Rule::new(Game::Magic, 3096);

/// **903.8**
///
/// *es:* Su propietario puede lanzar un comandante desde la zona de mando. Cuesta {2} más por cada vez anterior que ese jugador lo lanzó de allí en el juego: es el «impuesto de comandante».
///
/// *pt:* Da zona de comando, o dono pode conjurar seu comandante. Cada vez anterior que ele o conjurou dali no jogo soma {2} ao custo: é a chamada “taxa de comandante”.
pub const R903_8: Rule = Rule::new(Game::Magic, 3097);

/// **903.9**
///
/// *es:* A lo largo del juego un comandante puede volver a la zona de mando, según las reglas 903.9a–903.9c.
///
/// *pt:* Durante o jogo o comandante pode voltar à zona de comando (regra 903.9a–c).
pub const R903_9: Rule = Rule::new(Game::Magic, 3098);

/// **903.9a**
///
/// *es:* Por acción basada en estado (regla 704), el propietario puede mover a la zona de mando su comandante que esté en cementerio o exilio, si llegó tras la última comprobación.
///
/// *pt:* Por ação baseada no estado, o dono pode pôr na zona de comando o comandante que foi ao cemitério ou exílio após a última verificação.
pub const R903_9A: Rule = Rule::new(Game::Magic, 3099);

/// **903.9b**
///
/// *es:* El propietario puede poner el comandante en la zona de mando en vez de en su mano o biblioteca, reemplazo que puede repetirse en un evento, pese a la regla 614.5.
///
/// *pt:* Se o comandante iria à mão ou grimório do dono, este pode pô-lo na zona de comando; substituição repetível num evento, exceção à regra 614.5.
pub const R903_9B: Rule = Rule::new(Game::Magic, 3100);

/// **903.9c**
///
/// *es:* Con un permanente combinado o fusionado, si se aplica la regla 903.9b, la carta que es comandante va a la zona de mando; el permanente y los demás componentes, a la zona que corresponda.
///
/// *pt:* Usada a regra 903.9b com permanente fundida ou mesclada, vai à zona de comando só o card que a representa e é comandante; ela e os componentes que não são vão à zona correspondente.
pub const R903_9C: Rule = Rule::new(Game::Magic, 3101);

/// **903.10**
///
/// *es:* Además de las formas de acabar el juego de la regla 104, vale la regla 903.10a.
///
/// *pt:* Às regras de fim de jogo (regra 104), todas em vigor, acrescenta-se a regra 903.10a.
pub const R903_10: Rule = Rule::new(Game::Magic, 3102);

/// **903.10a**
///
/// *es:* Pierde quien a lo largo del juego ha recibido de un mismo comandante 21 o más de daño de combate (acción basada en estado, regla 704).
///
/// *pt:* Perde o jogo quem recebeu de um só comandante, somando o jogo inteiro, 21 ou mais de dano de combate (ação baseada no estado, regra 704).
pub const R903_10A: Rule = Rule::new(Game::Magic, 3103);

/// **903.11**
///
/// *es:* Quien puede traer al juego una carta de fuera no puede traer una con el nombre de otra de su mazo inicial o de la que sea propietario en el juego, ni con algún color en su identidad que falte en la de su comandante.
///
/// *pt:* Ao trazer card de fora do jogo, não se pode trazer um com o nome de outro do próprio deck inicial ou de que se é dono no jogo, nem um cuja identidade de cor tenha cor ausente da do comandante.
pub const R903_11: Rule = Rule::new(Game::Magic, 3104);

/// **903.12** Opción Brawl · Opção de Brawl
pub const R903_12: Rule = Rule::new(Game::Magic, 3105);

/// **903.12a**
///
/// *es:* Brawl es Commander con sus reglas normales y los cambios de las reglas 903.12b–903.12h.
///
/// *pt:* Brawl é outra forma de jogar Commander: as regras normais dele com as mudanças das regras 903.12b–h.
pub const R903_12A: Rule = Rule::new(Game::Magic, 3106);

/// **903.12b**
///
/// *es:* Los mazos normalmente se hacen con cartas del formato Estándar.
///
/// *pt:* Normalmente montam-se decks com cards do formato Padrão.
pub const R903_12B: Rule = Rule::new(Game::Magic, 3107);

/// **903.12c**
///
/// *es:* El comandante puede ser una criatura legendaria o un planeswalker legendario, a elección del jugador.
///
/// *pt:* O jogador escolhe como comandante uma criatura lendária ou um planeswalker lendário.
pub const R903_12C: Rule = Rule::new(Game::Magic, 3108);

/// **903.12d**
///
/// *es:* El mazo es de 60 cartas justas, contando el comandante.
///
/// *pt:* São 60 cards no deck, nem mais nem menos, incluído o comandante.
pub const R903_12D: Rule = Rule::new(Game::Magic, 3109);

/// **903.12e**
///
/// *es:* Si la identidad del comandante es incolora, caben cuantas tierras básicas se quiera de un tipo elegido por el jugador, pese a la regla 903.5d.
///
/// *pt:* Com comandante sem cores na identidade, o deck pode ter quantos terrenos básicos o jogador quiser de um único tipo de terreno básico à sua escolha, exceção à regra 903.5d.
pub const R903_12E: Rule = Rule::new(Game::Magic, 3110);

/// **903.12f**
///
/// *es:* Cada jugador empieza con 25 vidas si juegan dos y con 30 si son más.
///
/// *pt:* Em Brawl de dois jogadores, cada um começa com 25 pontos de vida; no multijogador, com 30.
pub const R903_12F: Rule = Rule::new(Game::Magic, 3111);

/// **903.12g**
///
/// *es:* El primer mulligan de cada uno no cuenta para las cartas que pone al fondo de la biblioteca ni para su límite de mulligans; los siguientes, sí.
///
/// *pt:* O primeiro mulligan de cada jogador não conta para os cards postos no fundo do grimório nem para o limite de mulligans; os seguintes, sim.
pub const R903_12G: Rule = Rule::new(Game::Magic, 3112);

/// **903.12h**
///
/// *es:* Recibir 21 de daño de combate de un comandante no hace perder: la regla 704.6c no se aplica.
///
/// *pt:* O dano de combate de comandante não derrota ninguém: a regra 704.6c não se usa.
pub const R903_12H: Rule = Rule::new(Game::Magic, 3113);

/// **903.13** Draft de Commander · Draft de Commander
pub const R903_13: Rule = Rule::new(Game::Magic, 3114);

/// **903.13a**
///
/// *es:* Primero hay un draft (limitado: de sobres cerrados se eligen cartas para el mazo) y luego Commander entre varios. Por defecto los sobres son de Leyendas de Commander.
///
/// *pt:* Commander Draft é Commander com draft (limitado em que se escolhem cards de boosters lacrados para o deck) e depois um jogo multijogador; por padrão, usa boosters de Commander Legends.
pub const R903_13A: Rule = Rule::new(Game::Magic, 3115);

/// **903.13b**
///
/// *es:* Suele haber tres rondas. Cada jugador abre un sobre, elige dos cartas, que deja boca abajo en su montón, y pasa el resto; de cada sobre recibido elige otras dos y pasa lo demás, hasta acabar las cartas de la ronda.
///
/// *pt:* O draft costuma ter três rodadas. Em cada uma, o jogador abre um booster, escolhe dois cards, que põe com a face voltada para baixo em seu monte, e passa o resto; repete a escolha com cada booster recebido, até acabarem os cards.
pub const R903_13B: Rule = Rule::new(Game::Magic, 3116);

/// **903.13c**
///
/// *es:* Los sobres se pasan a la izquierda en las rondas primera y tercera, y a la derecha en la segunda.
///
/// *pt:* Na segunda rodada passa-se à direita; na primeira e na terceira, à esquerda.
pub const R903_13C: Rule = Rule::new(Game::Magic, 3117);

/// **903.13d**
///
/// *es:* Durante el draft cada uno mira solo el sobre del que elige y sus cartas ya elegidas; no puede mostrarlas salvo que lo mande una habilidad.
///
/// *pt:* No draft, o jogador só olha o booster de que está escolhendo e seus cards já escolhidos; revelá-los, apenas por ordem de habilidade.
pub const R903_13D: Rule = Rule::new(Game::Magic, 3118);

/// **903.13e**
///
/// *es:* Lo elegido es la reserva de cartas del jugador. Puede agregar, solo para usarlas de comandantes, hasta dos cartas El Flautista Prismático (The Prismatic Piper), si hubo sobres de draft de Commander Masters o Leyendas de Commander, y hasta dos El sin rostro (Faceless One), si los hubo de Leyendas de Commander: Batalla por Puerta de Baldur.
///
/// *pt:* O que se escolheu é o conjunto de cards do jogador. Só para usá-los como comandantes, pode acrescentar até dois The Prismatic Piper, se houve boosters de draft de Commander Legends ou Commander Masters, e até dois Faceless One, se os houve de Commander Legends: Battle for Baldur’s Gate.
pub const R903_13E: Rule = Rule::new(Game::Magic, 3119);

/// **903.13f**
///
/// *es:* El mazo se hace según la regla 903.5 con tres excepciones: tiene 60 cartas o más, sin máximo; puede llevar cuantas cartas se quiera de igual nombre de la reserva; y, con sobres de draft de Commander Masters, una carta que por sí sola puede ser comandante y tiene un color o ninguno en su identidad cuenta como si tuviera camarada al hacer el mazo (regla 702.124).
///
/// *pt:* O deck segue a regra 903.5, com três exceções: leva 60 cards ou mais, sem máximo; pode repetir à vontade cards de mesmo nome do conjunto; e, com boosters de draft de Commander Masters, na construção considera-se que tem parceiro o card que sozinho pode ser comandante e cuja identidade tem uma cor ou nenhuma (regra 702.124).
pub const R903_13F: Rule = Rule::new(Game::Magic, 3120);

/// **903.13g**
///
/// *es:* El juego es el de Commander (reglas 903.6–903.11).
///
/// *pt:* Joga-se como em Commander (regras 903.6–903.11).
pub const R903_13G: Rule = Rule::new(Game::Magic, 3121);

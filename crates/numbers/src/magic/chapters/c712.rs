// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 712. Cartas de dos caras

use vademecum_vocab::{Game, Rule};

/// **712** Cartas de dos caras · Cards dupla face
pub const R712: Rule = Rule::new(Game::Magic, 2598);

/// **712.1**
///
/// *es:* Las cartas de dos caras llevan por un lado una cara de Magic y por el otro, en vez del reverso, otra cara o media cara gigante. Hay tres clases: que se transforman, modales y combinables.
///
/// *pt:* O card dupla face não tem verso de Magic: num lado há uma face; no outro, outra ou meia face gigante. Tipos: que se transformam, modais e com fusão.
pub const R712_1: Rule = Rule::new(Game::Magic, 2599);

/// **712.2**
///
/// *es:* Las que se transforman tienen una cara por lado y, en una o ambas, habilidades para voltearse («transformarse» o «convertirse») o para ser lanzadas o entrar ya «transformadas» o «convertidas», con la cara posterior hacia arriba.
///
/// *pt:* Nos que se transformam, uma ou ambas as faces têm habilidades para “transformar” ou “converter” o card (passar à outra face), conjurá-lo ou fazê-lo entrar “transformado” ou “convertido”, com a traseira para cima.
pub const R712_2: Rule = Rule::new(Game::Magic, 2600);

/// **712.2a**
///
/// *es:* En las que se transforman, un símbolo arriba a la izquierda señala la cara frontal: desde La guerra de los hermanos, un triángulo blanco hacia arriba en un círculo negro. Antes eran cinco: sol (bloque Innistrad, Sombras sobre Innistrad, Cacería de medianoche y Ulrich), luna llena (resto de Luna de horrores), rosa de los vientos (colecciones de Ixalan), abanico cerrado (Dinastía de neón) e icono de Planeswalker modificado (Orígenes y Colección básica 2019).
///
/// *pt:* O símbolo da face frontal dos que se transformam fica no canto superior esquerdo: de The Brothers’ War em diante, triângulo branco para cima num círculo negro. Antes, cinco outros: sol (bloco Innistrad, Sombras em Innistrad, Midnight Hunt e Ulrich), lua cheia (demais de Lua Arcana), rosa dos ventos (Ixalan e Rivais), leque fechado (Kamigawa: Neon Dynasty) ou ícone de Planeswalker modificado (Magic Origins, Core Set 2019).
pub const R712_2A: Rule = Rule::new(Game::Magic, 2601);

/// **712.2b**
///
/// *es:* En las que se transforman, la cara posterior lleva su símbolo arriba, a la izquierda o a la derecha: desde La guerra de los hermanos, un triángulo blanco hacia abajo en un círculo negro. Antes fue luna creciente (bloque Innistrad, Sombras sobre Innistrad, Cacería de medianoche y Ulrich), Emrakul (resto de Luna de horrores), tierra (colecciones de Ixalan), abanico abierto (Dinastía de neón) o el icono completo de Planeswalker (Orígenes y Colección básica 2019).
///
/// *pt:* A face traseira dos que se transformam tem símbolo próprio no canto superior, esquerdo ou direito: de The Brothers’ War em diante, triângulo branco para baixo num círculo negro. Antes: lua crescente (bloco Innistrad, Sombras em Innistrad, Midnight Hunt e Ulrich), Emrakul (demais de Lua Arcana), ícone de terreno (Ixalan e Rivais), leque aberto (Kamigawa: Neon Dynasty) ou ícone completo de Planeswalker (Magic Origins, Core Set 2019).
pub const R712_2B: Rule = Rule::new(Game::Magic, 2602);

/// **712.2c**
///
/// *es:* En las que se transforman, si detrás hay una criatura, su fuerza y resistencia aparecen en gris delante, sobre el recuadro correspondiente; es mero texto recordatorio.
///
/// *pt:* Nos que se transformam, poder e resistência em cinza acima da caixa da frente são os da criatura traseira: texto explicativo, sem efeito.
pub const R712_2C: Rule = Rule::new(Game::Magic, 2603);

/// **712.3**
///
/// *es:* Las modales tienen una cara de Magic en cada lado, independientes entre sí.
///
/// *pt:* Os modais trazem, um de cada lado, duas faces de Magic sem dependência entre elas.
pub const R712_3: Rule = Rule::new(Game::Magic, 2604);

/// **712.3a**
///
/// *es:* La frontal de una modal se reconoce, arriba a la izquierda, por un triángulo negro en una gota tumbada.
///
/// *pt:* Triângulo negro dentro de uma gota deitada, no alto à esquerda, marca a face frontal do modal.
pub const R712_3A: Rule = Rule::new(Game::Magic, 2605);

/// **712.3b**
///
/// *es:* La posterior de una modal tiene, en la esquina superior izquierda, dos triángulos blancos en una gota tumbada.
///
/// *pt:* Na face traseira do modal, a gota deitada do alto à esquerda contém dois triângulos brancos.
pub const R712_3B: Rule = Rule::new(Game::Magic, 2606);

/// **712.3c**
///
/// *es:* En las modales, una barra abajo a la izquierda resume la otra cara; es texto recordatorio y no cuenta para el juego.
///
/// *pt:* A barra inferior esquerda de cada face modal dá informações da outra; é só texto explicativo.
pub const R712_3C: Rule = Rule::new(Game::Magic, 2607);

/// **712.4**
///
/// *es:* Las combinables llevan, en el otro lado de su cara de Magic, media cara gigante.
///
/// *pt:* Num card com fusão, um lado é uma face de Magic e o outro é meia face gigante.
pub const R712_4: Rule = Rule::new(Game::Magic, 2608);

/// **712.4a**
///
/// *es:* Una de las dos cartas tiene la habilidad que exilia ambas y las combina: se ponen en el campo de batalla unidas, por las posteriores (regla 701.37), y son un objeto hecho de dos cartas.
///
/// *pt:* Um card do par tem habilidade que exila ambos e os funde: vão unidos ao campo de batalha, com as traseiras para cima (regra 701.37), como objeto único de dois cards.
pub const R712_4A: Rule = Rule::new(Game::Magic, 2609);

/// **712.4b**
///
/// *es:* Las posteriores de una pareja solo dan las características del permanente combinado que forman en el campo de batalla. Fuera de eso, una regla o efecto que mire la posterior de una combinable no obtiene característica alguna, lleve impreso lo que lleve.
///
/// *pt:* As faces traseiras do par só servem para dar as características da permanente fundida no campo de batalha. Em qualquer outro caso, quem consulta a traseira de um deles não obtém características, não importa o que haja impresso nela.
pub const R712_4B: Rule = Rule::new(Game::Magic, 2610);

/// **712.5**
///
/// *es:* Hay seis parejas de combinables (reglas 712.5a–712.5f).
///
/// *pt:* Pares de fusão há seis (regra 712.5a–f).
pub const R712_5: Rule = Rule::new(Game::Magic, 2611);

/// **712.5a**
///
/// *es:* Forman la Aglomeración chirriante las Ratas de la tumba con los Saqueadores de medianoche.
///
/// *pt:* A Hoste Chiadora nasce de Rapaces da Meia-noite com Ratos do Cemitério.
pub const R712_5A: Rule = Rule::new(Game::Magic, 2612);

/// **712.5b**
///
/// *es:* Hanweir, pueblo enajenado se forma con el Destacamento de Hanweir y el Baluarte de Hanweir.
///
/// *pt:* Hanweir, a Cidade Contorcida nasce de Ameias de Hanweir com Guarnição de Hanweir.
pub const R712_5B: Rule = Rule::new(Game::Magic, 2613);

/// **712.5c**
///
/// *es:* Gisela, la Espada Quebrada se combina con Bruna, la Luz Mortecina, y juntas son Brisela, Voz de las Pesadillas.
///
/// *pt:* Brisela, Voz dos Pesadelos nasce de Gisela, a Lâmina Partida com Bruna, a Luz Desvanecente.
pub const R712_5C: Rule = Rule::new(Game::Magic, 2614);

/// **712.5d**
///
/// *es:* Mishra, poseído por Gix con el Dragón mecánico pirexiano da Mishra, en manos de Pirexia.
///
/// *pt:* Mishra, Lost to Phyrexia nasce de Phyrexian Dragon Engine com Mishra, Claimed by Gix.
pub const R712_5D: Rule = Rule::new(Game::Magic, 2615);

/// **712.5e**
///
/// *es:* Urza, señor protector, con Las Piedras de Fortaleza y Debilidad, forma a Urza, planeswalker.
///
/// *pt:* Urza, Planeswalker nasce de The Mightstone and Weakstone com Urza, Lord Protector.
pub const R712_5E: Rule = Rule::new(Game::Magic, 2616);

/// **712.5f**
///
/// *es:* Titania, Voz de Gaia, con Argoth, santuario de la naturaleza, forma a Titania, encarnación de Gaia.
///
/// *pt:* Titania, Gaea Incarnate nasce de Argoth, Sanctum of Nature com Titania, Voice of Gaea.
pub const R712_5F: Rule = Rule::new(Game::Magic, 2617);

/// **712.6**
///
/// *es:* A quien puede mirar una carta de dos caras se le permite verla por ambos lados.
///
/// *pt:* Permissão para olhar um card dupla face vale para os dois lados.
pub const R712_6: Rule = Rule::new(Game::Magic, 2618);

/// **712.7**
///
/// *es:* En zonas ocultas, los jugadores se aseguran de que las cartas de dos caras no se distingan de las demás; sirven fundas totalmente opacas o cartas sustitutas (regla 713). Los torneos sancionados añaden reglas (regla 100.6).
///
/// *pt:* Em zonas não reveladas, os cards dupla face não podem distinguir-se dos outros; servem protetores totalmente opacos e/ou substitutos (regra 713). Torneios sancionados têm mais regras (regra 100.6).
pub const R712_7: Rule = Rule::new(Game::Magic, 2619);

/// **712.8**
///
/// *es:* En las que se transforman y las modales, cada cara tiene sus características; en las combinables, cada frontal y la cara unida de la pareja.
///
/// *pt:* São conjuntos separados de características os de cada face (nos que se transformam e nos modais), ou os de cada frontal e da face combinada do par (nos com fusão).
pub const R712_8: Rule = Rule::new(Game::Magic, 2620);

/// **712.8a**
///
/// *es:* Una carta de dos caras fuera del juego, o en una zona que no es el campo de batalla ni la pila, solo tiene las características de la frontal.
///
/// *pt:* Só as características da face frontal do card dupla face existem fora do jogo e nas zonas que não são a pilha nem o campo de batalha.
pub const R712_8A: Rule = Rule::new(Game::Magic, 2621);

/// **712.8b**
///
/// *es:* Una combinable es, en la pila, lo que dice su cara frontal.
///
/// *pt:* Na pilha, o card com fusão só tem a face frontal.
pub const R712_8B: Rule = Rule::new(Game::Magic, 2622);

/// **712.8c**
///
/// *es:* El hechizo de dos caras que se transforma muestra por lo común la frontal, única que cuenta. Si un efecto deja lanzarlo «transformado» o «convertido», muestra la posterior y solo esta cuenta, pero el valor de maná sale del coste de la frontal.
///
/// *pt:* Na pilha, a mágica dupla face que se transforma costuma ter a frontal para cima e só as características dela. Conjurada “transformada” ou “convertida”, tem só as da traseira, que fica para cima; o valor de mana vem do custo da frontal.
pub const R712_8C: Rule = Rule::new(Game::Magic, 2623);

/// **712.8d**
///
/// *es:* Con la frontal hacia arriba, un permanente de dos caras tiene las características de ella y de ninguna otra.
///
/// *pt:* A permanente dupla face com a frontal para cima tem apenas o que essa face lhe dá.
pub const R712_8D: Rule = Rule::new(Game::Magic, 2624);

/// **712.8e**
///
/// *es:* Mostrando la posterior, el permanente que se transforma tiene solo las características de ella, salvo el valor de maná, que sale del coste de la frontal. Quien copia esa cara posterior, aunque sea otro de dos caras, tiene valor de maná 0 (regla 202.3b).
///
/// *pt:* Com a traseira para cima, a permanente que se transforma tem só as características dela, exceto pelo valor de mana, tirado do custo da frontal. Quem copia essa traseira, mesmo sendo dupla face, tem valor de mana 0 (regra 202.3b).
pub const R712_8E: Rule = Rule::new(Game::Magic, 2625);

/// **712.8f**
///
/// *es:* De un hechizo modal en la pila, o permanente modal en el campo de batalla, solo cuenta la cara vuelta hacia arriba.
///
/// *pt:* Mágica dupla face modal na pilha ou permanente modal no campo de batalha: valem apenas as características da face que está para cima.
pub const R712_8F: Rule = Rule::new(Game::Magic, 2626);

/// **712.8g**
///
/// *es:* Un permanente combinado tiene las características de la cara unida y ninguna más, y su valor de maná suma los de las frontales. Lo que lo copia tiene 0 (regla 202.3c).
///
/// *pt:* A permanente fundida só tem as características da face traseira unida; seu valor de mana soma os das frontais, e quem a copia tem 0 (regra 202.3c).
pub const R712_8G: Rule = Rule::new(Game::Magic, 2627);

/// **712.9**
///
/// *es:* Solo pueden transformarse o convertirse los permanentes cuya carta de dos caras se transforma y las fichas de esa clase (reglas 701.28 y 701.50). Para cualquier otro, la orden no hace nada.
///
/// *pt:* Podem transformar-se ou converter-se apenas a ficha que se transforma e a permanente representada por card dupla face desse tipo (regras 701.28 e 701.50); para outra, a ordem nada faz.
pub const R712_9: Rule = Rule::new(Game::Magic, 2628);

/// **712.10**
///
/// *es:* No ocurre nada al mandar transformar o convertir un permanente si la cara a la que pasaría, de la carta o de la ficha creada con ella, es de instantáneo o conjuro.
///
/// *pt:* Se a face de destino da permanente é de mágica instantânea ou feitiço, num card ou numa ficha que se transforma criada com ela, transformar ou converter nada faz.
pub const R712_10: Rule = Rule::new(Game::Magic, 2629);

/// **712.11**
///
/// *es:* Salvo indicación contraria, el hechizo de dos caras se lanza por la frontal (regla 601).
///
/// *pt:* Sem indicação contrária, a mágica dupla face é conjurada pela frontal (regra 601).
pub const R712_11: Rule = Rule::new(Game::Magic, 2630);

/// **712.11a**
///
/// *es:* Lanzada «transformada» o «convertida», la carta que se transforma, o su copia, va a la pila mostrando la cara posterior.
///
/// *pt:* O card que se transforma, ou sua cópia, vai à pilha com a traseira para cima se conjurado “transformado” ou “convertido”.
pub const R712_11A: Rule = Rule::new(Game::Magic, 2631);

/// **712.11b**
///
/// *es:* Quien lanza una modal, o su copia, elige la cara antes de ponerla en la pila.
///
/// *pt:* Nos modais e suas cópias, quem conjura escolhe a face antes de ir à pilha.
pub const R712_11B: Rule = Rule::new(Game::Magic, 2632);

/// **712.11c**
///
/// *es:* Para saber si puede lanzarse solo se mira la cara que estará hacia arriba en la pila, y solo ella va allí.
///
/// *pt:* A face que ficará para cima na pilha é a única que se avalia para conjurar e a única que vai para lá.
pub const R712_11C: Rule = Rule::new(Game::Magic, 2633);

/// **712.11d**
///
/// *es:* Como excepción a la regla 712.11c, también se tiene en cuenta la habilidad de la cara frontal que permite lanzar la carta «transformada» o «convertida».
///
/// *pt:* Se é a face frontal que permite conjurar o card “transformado” ou “convertido”, essa habilidade também entra na avaliação: exceção à regra 712.11c.
pub const R712_11D: Rule = Rule::new(Game::Magic, 2634);

/// **712.12**
///
/// *es:* Quien juega como tierra una carta modal de dos caras, o una copia de ella, elige antes una cara que sea tierra; entra con esa cara hacia arriba (regla 305).
///
/// *pt:* Para jogar um modal, ou cópia dele, como terreno, o jogador escolhe antes uma face de terreno, e ele entra com essa para cima (regra 305).
pub const R712_12: Rule = Rule::new(Game::Magic, 2635);

/// **712.13**
///
/// *es:* Si nada dice lo contrario, el hechizo de dos caras que se vuelve permanente entra mostrando la misma cara que en la pila.
///
/// *pt:* Por padrão, a face que a mágica dupla face mostra na pilha é a que fica para cima na permanente em que se torna ao resolver.
pub const R712_13: Rule = Rule::new(Game::Magic, 2636);

/// **712.13a**
///
/// *es:* Un hechizo con la frontal hacia arriba puede entrar transformado o convertido por una habilidad. Pero si su posterior, de la carta o de la copia, es de instantáneo o conjuro, el propietario lo pone en su cementerio sin que entre.
///
/// *pt:* Há habilidade que faz entrar transformada ou convertida a mágica que estava com a frontal para cima. Sendo a traseira, do card ou da cópia, de mágica instantânea ou feitiço, ela não entra: vai para o cemitério do dono.
pub const R712_13A: Rule = Rule::new(Game::Magic, 2637);

/// **712.14**
///
/// *es:* Salvo indicación contraria, la de dos caras que llega al campo de batalla sin venir de la pila entra por la frontal.
///
/// *pt:* Se não vem da pilha, o card dupla face posto no campo de batalha entra, por padrão, com a frontal para cima.
pub const R712_14: Rule = Rule::new(Game::Magic, 2638);

/// **712.14a**
///
/// *es:* Puesta «transformada» o «convertida», una carta que se transforma entra por la cara posterior. Cualquier carta de otra clase que se mande poner así se queda en su zona.
///
/// *pt:* Colocado “transformado” ou “convertido”, o card que se transforma entra com a traseira para cima; outro card qualquer que se mande entrar assim fica na zona onde está.
pub const R712_14A: Rule = Rule::new(Game::Magic, 2639);

/// **712.14b**
///
/// *es:* Una carta modal de dos caras cuya cara frontal no es de permanente, si se manda ponerla en el campo de batalla, se queda en su zona.
///
/// *pt:* O modal cuja face frontal não é card de permanente, se algo manda pô-lo no campo de batalha, fica na zona onde está.
pub const R712_14B: Rule = Rule::new(Game::Magic, 2640);

/// **712.14c**
///
/// *es:* La pareja que se combina entra como un único permanente, con las posteriores hacia arriba.
///
/// *pt:* Os dois cards da fusão entram com as traseiras para cima, formando uma só permanente.
pub const R712_14C: Rule = Rule::new(Game::Magic, 2641);

/// **712.15**
///
/// *es:* Lanzada boca abajo como hechizo de criatura, o si entra boca abajo, la carta tiene las características que le da lo que la puso así y sigue oculta, con una sustituta boca abajo (regla 713) o fundas opacas (regla 708).
///
/// *pt:* Conjurado como mágica de criatura voltada para baixo, ou entrando assim, o card dupla face tem as características dadas pelo que o pôs assim e fica oculto sob substituto voltado para baixo (regra 713) e/ou protetores opacos (regra 708).
pub const R712_15: Rule = Rule::new(Game::Magic, 2642);

/// **712.15a**
///
/// *es:* El permanente que se transforma no puede transformarse ni convertirse mientras está boca abajo; puesto boca arriba, muestra la frontal.
///
/// *pt:* Voltada para baixo, a permanente que se transforma não pode transformar-se nem converter-se; ao ser voltada para cima, mostra a frontal.
pub const R712_15A: Rule = Rule::new(Game::Magic, 2643);

/// **712.16**
///
/// *es:* Ningún permanente de dos caras, ni siquiera combinado, puede ponerse boca abajo; intentarlo no hace nada.
///
/// *pt:* É impossível voltar para baixo permanentes dupla face, fundidas inclusive; a tentativa não tem efeito.
pub const R712_16: Rule = Rule::new(Game::Magic, 2644);

/// **712.17**
///
/// *es:* Exiliada boca abajo, una carta de dos caras sigue oculta gracias a una sustituta boca abajo o a fundas opacas (regla 713).
///
/// *pt:* Quando um efeito exila com a face voltada para baixo um card dupla face, escondem-no um substituto, um protetor opaco ou os dois (regra 713).
pub const R712_17: Rule = Rule::new(Game::Magic, 2645);

/// **712.18**
///
/// *es:* Transformarse o convertirse no crea un objeto nuevo: los efectos aplicados al permanente siguen.
///
/// *pt:* A permanente transformada ou convertida segue sendo o mesmo objeto; os efeitos sobre ela continuam.
pub const R712_18: Rule = Rule::new(Game::Magic, 2646);

/// **712.19**
///
/// *es:* Ante la elección de un nombre de carta vale el de cualquiera de las caras de una modal o que se transforma, uno solo; en las combinables, el de una frontal o el de la cara unida.
///
/// *pt:* Para escolher um nome de card, serve o de uma das faces, não os dois, dos cards modais e dos que se transformam; nos cards com fusão, o da face frontal ou o da face combinada.
pub const R712_19: Rule = Rule::new(Game::Magic, 2647);

/// **712.20**
///
/// *es:* La habilidad «En cuanto \[este permanente\] se transforme» que tenga la nueva cara se aplica durante el cambio, ya sea transformarse o convertirse, no después.
///
/// *pt:* A habilidade “Conforme \[esta permanente\] se transforma” da face que ficará para cima atua já durante a transformação ou conversão do card, e não em seguida.
pub const R712_20: Rule = Rule::new(Game::Magic, 2648);

/// **712.21**
///
/// *es:* Cuando un permanente combinado deja el campo de batalla, sale un solo permanente, pero son dos las cartas que van a la zona que corresponda.
///
/// *pt:* São dois cards que chegam à zona apropriada quando uma permanente fundida deixa o campo de batalha, mas saiu uma só permanente.
pub const R712_21: Rule = Rule::new(Game::Magic, 2649);

/// **712.21a**
///
/// *es:* El propietario de un permanente combinado que va a su cementerio o biblioteca ordena las cartas como quiera; en la biblioteca, sin mostrar cómo.
///
/// *pt:* É do dono a escolha da ordem dos dois cards de uma permanente fundida que vai ao cemitério ou grimório dele; no grimório, essa ordem não é revelada.
pub const R712_21A: Rule = Rule::new(Game::Magic, 2650);

/// **712.21b**
///
/// *es:* El jugador que exilia un permanente combinado decide en ese momento el orden de llegada de una carta respecto a la otra, como excepción a la regla 613.7m.
///
/// *pt:* Quem exila uma permanente fundida define na hora qual dos dois cards tem o selo temporal anterior: exceção à regra 613.7m.
pub const R712_21B: Rule = Rule::new(Game::Magic, 2651);

/// **712.21c**
///
/// *es:* Un efecto que puede encontrar el objeto en que se convierte el permanente combinado al salir encuentra las dos cartas (regla 400.7), y cuanto hace lo hace con ambas.
///
/// *pt:* Se o efeito acha o objeto em que a fundida se torna ao sair, acha os dois cards (regra 400.7) e faz o mesmo a cada um.
pub const R712_21C: Rule = Rule::new(Game::Magic, 2652);

/// **712.21d**
///
/// *es:* Con varios reemplazos posibles para la salida o la llegada de un permanente combinado, el que se aplica a una carta afecta a las dos. Un comandante puede librarse de esto (regla 903.9b–c).
///
/// *pt:* De vários efeitos de substituição para a saída da fundida ou a chegada à nova zona, o aplicado a um card afeta ambos. Se ela é comandante, pode ser exceção (regra 903.9b–c).
pub const R712_21D: Rule = Rule::new(Game::Magic, 2653);

/// **712.21e**
///
/// *es:* Al contar lo que cambió de zona, un permanente combinado es un objeto, pero dos cartas.
///
/// *pt:* Na conta de quantos mudaram de zona, a permanente fundida é um objeto só, mas são dois cards.
pub const R712_21E: Rule = Rule::new(Game::Magic, 2654);

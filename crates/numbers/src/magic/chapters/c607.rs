// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 607. Habilidades vinculadas

use vademecum_vocab::{Game, Rule};

/// **607** Habilidades vinculadas · Habilidades ligadas
pub const R607: Rule = Rule::new(Game::Magic, 1215);

/// **607.1**
///
/// *es:* Dos habilidades impresas en un objeto están vinculadas cuando una hace realizar acciones o afecta a objetos o jugadores y la otra se refiere directamente a ello. Esta solo tiene en cuenta lo que hizo la primera, ninguna otra habilidad.
///
/// *pt:* Um objeto traz impressas uma habilidade que provoca ações ou afeta objetos ou jogadores e outra que fala diretamente disso: elas são ligadas. Para a segunda só conta o que a primeira fez, nunca outra habilidade.
pub const R607_1: Rule = Rule::new(Game::Magic, 1216);

/// **607.1a**
///
/// *es:* Si una habilidad impresa en un objeto lleva dentro otra y se la concede a este, también esa otra cuenta como impresa.
///
/// *pt:* Se uma habilidade impressa no objeto concede outra a ele mesmo, a concedida também vale como impressa.
pub const R607_1A: Rule = Rule::new(Game::Magic, 1217);

/// **607.1b**
///
/// *es:* Si una carta de dos caras se transforma, cuentan como impresas las habilidades de ambas, sea cual sea la que esté a la vista (regla 712).
///
/// *pt:* Nos cards dupla face que se transformam, vale como impresso o que está em qualquer das faces, não importa qual esteja para cima (regra 712).
pub const R607_1B: Rule = Rule::new(Game::Magic, 1218);

/// **607.1c**
///
/// *es:* Una sola habilidad que reúne las dos condiciones de la regla 607.1 está vinculada consigo misma.
///
/// *pt:* Preenchendo sozinha as duas partes da regra 607.1, a habilidade é ligada a si própria.
pub const R607_1C: Rule = Rule::new(Game::Magic, 1219);

/// **607.1d**
///
/// *es:* También pueden vincularse habilidades de dos objetos: uno, la fuente de la habilidad que creó el otro (ficha o emblema) o que lo puso en el campo de batalla (si es permanente y no ficha). Encajan en los casos de la regla 607.2, salvo por estar repartidas entre los dos.
///
/// *pt:* Habilidades de dois objetos podem ser ligadas quando um deles é a fonte da habilidade que criou o outro (ficha ou emblema) ou que o colocou no campo de batalha (permanente que não é ficha). Fora estarem em dois objetos, seguem a regra 607.2.
pub const R607_1D: Rule = Rule::new(Game::Magic, 1220);

/// **607.2**
///
/// *es:* Hay varias clases de habilidades vinculadas: están en las reglas 607.2a–607.2q y se distinguen por lo que hace la primera.
///
/// *pt:* As regras 607.2a–q enumeram os tipos de habilidades ligadas, distintos pelo que a primeira habilidade faz.
pub const R607_2: Rule = Rule::new(Game::Magic, 1221);

/// **607.2a**
///
/// *es:* Dos habilidades impresas en un objeto están vinculadas si una, activada o disparada, manda exiliar cartas y la otra habla de «las cartas exiliadas» o de las exiliadas «con \[este objeto\]»: la segunda solo abarca las que siguen en el exilio por orden de la primera.
///
/// *pt:* De duas habilidades impressas num objeto, uma, ativada ou desencadeada, manda exilar cards; a outra cita “os cards exilados” ou os exilados “com \[este objeto\]”. São ligadas: a segunda só alcança os que estão no exílio por instrução da primeira.
pub const R607_2A: Rule = Rule::new(Game::Magic, 1222);

/// **607.2b**
///
/// *es:* Lo mismo pasa cuando el exilio viene de un efecto de reemplazo (regla 614): la habilidad que lo genera se vincula con la que habla de cartas exiliadas, y esta solo abarca las que están en el exilio como resultado directo de ese reemplazo.
///
/// *pt:* Se quem exila é um efeito de substituição gerado por uma habilidade, esta e a que cita os cards exilados são ligadas; a segunda só enxerga os cards no exílio como resultado direto daquela substituição (regra 614).
pub const R607_2B: Rule = Rule::new(Game::Magic, 1223);

/// **607.2c**
///
/// *es:* Vinculadas: una activada o disparada que pone objetos en el campo de batalla y otra que habla de los puestos en él o creados «con \[este objeto\]». La segunda se limita a los que llegaron por la primera.
///
/// *pt:* São ligadas a habilidade ativada ou desencadeada que coloca objetos no campo de batalha e a que cita os colocados ali ou criados “com \[este objeto\]”; a segunda se limita ao que a primeira colocou.
pub const R607_2C: Rule = Rule::new(Game::Magic, 1224);

/// **607.2d**
///
/// *es:* Quedan vinculadas la habilidad que hace que un jugador elija un valor y la que habla del valor elegido, o del último elegido; esta usa solo la elección hecha por aquella.
///
/// *pt:* Para uma habilidade que cita o valor escolhido, ou o último escolhido, só vale a escolha feita por causa da habilidade do objeto que manda escolher: são ligadas.
pub const R607_2D: Rule = Rule::new(Game::Magic, 1225);

/// **607.2e**
///
/// *es:* Vinculadas: la habilidad que permite anotar información y la que habla de la anotada para ese objeto; la segunda solo usa lo anotado por la primera.
///
/// *pt:* A habilidade que permite anotar uma informação e a que fala do anotado para o objeto são ligadas; só serve o anotado por causa da primeira.
pub const R607_2E: Rule = Rule::new(Game::Magic, 1226);

/// **607.2f**
///
/// *es:* Si un jugador elige entre palabras que carecen de significado en las reglas, la habilidad que hace elegir y la que menciona alguna de ellas están vinculadas; vale solo la elección hecha por la primera.
///
/// *pt:* Uma habilidade manda escolher entre duas ou mais palavras sem sentido nas regras, outra trata da escolha de alguma delas. São ligadas, e só conta o que se escolheu pela primeira.
pub const R607_2F: Rule = Rule::new(Game::Magic, 1227);

/// **607.2g**
///
/// *es:* Cuando una habilidad hace pagar un coste al entrar el objeto y otra habla de lo pagado al entrar, están vinculadas: la segunda no mira ningún otro pago.
///
/// *pt:* São ligadas a habilidade que faz pagar um custo na entrada do objeto e a que fala do custo pago “conforme \[este objeto\] entrou”; nenhum outro pagamento interessa à segunda.
pub const R607_2G: Rule = Rule::new(Game::Magic, 1228);

/// **607.2h**
///
/// *es:* En un párrafo con una estática y varias disparadas, o una sola, todas se vinculan a la estática y solo miran acciones debidas a ella (regla 603.11).
///
/// *pt:* Cada desencadeada impressa no mesmo parágrafo de uma estática é ligada a ela, e só considera as ações que dela resultaram (regra 603.11).
pub const R607_2H: Rule = Rule::new(Game::Magic, 1229);

/// **607.2i**
///
/// *es:* Una habilidad que ofrece un coste adicional está vinculada con la que pregunta si se pagó: solo cuenta haber declarado la intención de pagarlo al lanzar el objeto. Si ofrece varios costes, puede haber una vinculada a cada uno, y ella indica cuál.
///
/// *pt:* A habilidade que permite pagar um custo adicional e a que pergunta se ele foi pago são ligadas; importa apenas ter declarado a intenção de pagá-lo ao conjurar o objeto. Com vários custos pode haver várias ligadas, cada uma indicando o seu.
pub const R607_2I: Rule = Rule::new(Game::Magic, 1230);

/// **607.2j**
///
/// *es:* De las habilidades impresas en un objeto, la que tiene un coste adicional variable y la que habla del coste pagado al lanzarlo están vinculadas: para la segunda cuenta el valor elegido para ese coste al lanzarlo (regla 601.2b).
///
/// *pt:* São ligadas, entre as habilidades impressas num objeto, a que faz pagar um custo adicional variável ao conjurar e a que menciona o custo pago nessa hora; vale o número escolhido ao conjurar o objeto (regra 601.2b).
pub const R607_2J: Rule = Rule::new(Game::Magic, 1231);

/// **607.2k**
///
/// *es:* La palabra clave amparar reúne dos habilidades, vinculadas entre sí (regla 702.72).
///
/// *pt:* Acudir (regra 702.72) representa duas habilidades, ligadas entre si.
pub const R607_2K: Rule = Rule::new(Game::Magic, 1232);

/// **607.2m**
///
/// *es:* Toda habilidad encabezada por una palabra de anclaje está vinculada a la que deja elegirla (regla 614.12b).
///
/// *pt:* A habilidade que vem depois de uma palavra âncora é ligada à que permite escolher essa palavra (regra 614.12b).
pub const R607_2M: Rule = Rule::new(Game::Magic, 1233);

/// **607.2n**
///
/// *es:* Si una estática permite exiliar cartas antes de barajar el mazo para comenzar y otra habilidad habla de las exiliadas «con cartas llamadas \[nombre\]», la segunda está vinculada a la primera de todo objeto que tuviera ese nombre antes de empezar.
///
/// *pt:* Uma estática permite exilar cards antes de embaralhar o deck para iniciar o jogo e outra habilidade cita os exilados “com cards de nome \[nome\]”; esta é ligada à primeira de quaisquer objetos que tinham tal nome antes do jogo.
pub const R607_2N: Rule = Rule::new(Game::Magic, 1234);

/// **607.2p**
///
/// *es:* En un mismo párrafo, la estática que hace elegir algo antes del juego y la habilidad que define características que lo usa están vinculadas; esa elección, y solo esa, sigue valiendo aunque el objeto cambie de zona.
///
/// *pt:* Ligadas são também a estática que manda escolher antes do jogo e, no mesmo parágrafo, a definidora de característica que usa a escolha; só aquela escolha vale, mesmo que o objeto troque de zona.
pub const R607_2P: Rule = Rule::new(Game::Magic, 1235);

/// **607.2q**
///
/// *es:* Si al pagar un coste para lanzar un hechizo de permanente una habilidad suya deja exiliar cartas, está vinculada con la del permanente resultante que habla de cartas exiliadas «con \[este objeto\]»; solo abarca las exiliadas al pagar ese coste.
///
/// *pt:* Uma mágica de permanente pode deixar exilar cards ao pagar um custo para conjurá-la. Essa habilidade é ligada à da permanente que ela se torna e que cita cards exilados “com \[este objeto\]”: só contam os exilados naquele pagamento.
pub const R607_2Q: Rule = Rule::new(Game::Magic, 1236);

/// **607.3**
///
/// *es:* Si una vinculada habla de una única carta exiliada y la otra exilió varias, se refiere a cada una. Pedir un dato da entonces varias respuestas, que se suman si fijan una variable. Lo que manda hacer con «la» carta se hace con cada una; si crea una ficha copia de ella, crea una por carta. Lo que afecta a «una» carta recae en la que elija el controlador de la habilidad.
///
/// *pt:* Exilados vários cards (em geral por cópia), a habilidade ligada que fala de um único card vale para cada um deles. Obtém uma resposta por card, e elas se somam se definem uma variável. O que faz com “o” card, faz com todos, inclusive criar uma ficha que copie cada um; se age sobre “um” card, o controlador dela escolhe qual.
pub const R607_3: Rule = Rule::new(Game::Magic, 1237);

/// **607.4**
///
/// *es:* Una habilidad puede formar pareja vinculada con varias otras a la vez.
///
/// *pt:* A mesma habilidade pode estar ligada, em pares distintos, a mais de uma.
pub const R607_4: Rule = Rule::new(Game::Magic, 1238);

/// **607.5**
///
/// *es:* El par de vinculadas que un objeto recibe de un mismo efecto queda vinculado igualmente en él, aunque no esté impreso, y con ninguna otra habilidad presente o pasada.
///
/// *pt:* As duas ligadas que um objeto ganha por um só efeito continuam ligadas nele, mesmo não impressas; a nenhuma outra que ele tenha ou tenha tido elas se ligam.
pub const R607_5: Rule = Rule::new(Game::Magic, 1239);

/// **607.5a**
///
/// *es:* Hay elección indefinida si un objeto gana la habilidad que la menciona sin copiar la vinculada que hace elegir, o copiándola pero sin elegirse nada para ella. La parte que la menciona no hace nada.
///
/// *pt:* A escolha fica indefinida, e o que depende dela não faz nada, se o objeto ganha a habilidade que a cita sem copiar a ligada, ou copiando-a sem escolha feita para ela.
pub const R607_5A: Rule = Rule::new(Game::Magic, 1240);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 603. Manejando habilidades disparadas

use vademecum_vocab::{Game, Rule};

/// **603** Manejando habilidades disparadas · Lidando com habilidades desencadeadas
pub const R603: Rule = Rule::new(Game::Magic, 1137);

/// **603.1**
///
/// *es:* Una habilidad disparada empieza por «Cuando», «Siempre que» o «Al» y su condición de disparo; siguen el efecto y, a veces, más instrucciones.
///
/// *pt:* Numa habilidade desencadeada, primeiro vem a condição de desencadeamento, aberta por “Quando”, “Toda vez que” ou “No”; depois, o efeito e, às vezes, instruções.
pub const R603_1: Rule = Rule::new(Game::Magic, 1138);

/// **603.1a**
///
/// *es:* Lo que tras el efecto restringe objetivos o impide contrarrestarla no forma parte de él; actúa con la habilidad en la pila.
///
/// *pt:* As frases finais que limitam os alvos ou proíbem anular a habilidade não integram o efeito: valem enquanto ela está na pilha.
pub const R603_1A: Rule = Rule::new(Game::Magic, 1139);

/// **603.2**
///
/// *es:* Una habilidad se dispara sola cuando lo que ocurre en el juego, o su situación, coincide con lo que ella espera. En ese instante todavía no hace nada.
///
/// *pt:* Basta que um acontecimento ou uma situação do jogo corresponda ao que ela espera: a habilidade desencadeia sozinha, ainda sem fazer nada.
pub const R603_2: Rule = Rule::new(Game::Magic, 1140);

/// **603.2a**
///
/// *es:* Nadie lanza ni activa las habilidades disparadas, así que se disparan aun en momentos en que está prohibido lanzar o activar, y no las frena un efecto que impida activar habilidades.
///
/// *pt:* Impedir a ativação de habilidades não detém as desencadeadas, que desencadeiam mesmo quando ninguém pode conjurar nem ativar, pois não são conjuradas nem ativadas.
pub const R603_2A: Rule = Rule::new(Game::Magic, 1141);

/// **603.2b**
///
/// *es:* Las habilidades que dicen «al comienzo de» un paso o una fase se disparan todas en cuanto empieza.
///
/// *pt:* Assim que uma etapa ou fase começa, desencadeia tudo o que diz “no início” dela.
pub const R603_2B: Rule = Rule::new(Game::Magic, 1142);

/// **603.2c**
///
/// *es:* Hay un disparo por cada vez que sucede lo que la habilidad espera; si un único evento lo contiene varias veces, puede dispararse otras tantas.
///
/// *pt:* Uma ocorrência do evento, um desencadeamento. Se um mesmo evento reúne várias ocorrências, a habilidade pode desencadear uma vez para cada uma.
pub const R603_2C: Rule = Rule::new(Game::Magic, 1143);

/// **603.2d**
///
/// *es:* Si algo hace que una habilidad se dispare veces adicionales, primero se calcula cuántas le tocan y ese es el número de disparos. Un efecto así no se aplica a sí mismo una y otra vez ni a otros que cambian ese número.
///
/// *pt:* Quando algo manda uma habilidade desencadear mais vezes, apura-se o total e ela desencadeia nessa quantidade. Esse efeito não se repete sobre si mesmo nem altera outros que mexem na quantidade de desencadeamentos.
pub const R603_2D: Rule = Rule::new(Game::Magic, 1144);

/// **603.2e**
///
/// *es:* Cuando se habla de una habilidad disparada de un objeto, cuentan las que tiene, no las habilidades disparadas retrasadas que creen las suyas (regla 603.7).
///
/// *pt:* Um efeito que cita uma habilidade desencadeada de um objeto alcança só as que ele tem, não as habilidades desencadeadas retardadas criadas pelas habilidades dele (regra 603.7).
pub const R603_2E: Rule = Rule::new(Game::Magic, 1145);

/// **603.2f**
///
/// *es:* Si el evento es que algo pase a un estado («se anexa», «es bloqueada»), cuenta solo el cambio: no hay disparo porque el estado ya existiera ni porque continúe. Entrar ya girado o enderezado no cuenta como girarse o enderezarse.
///
/// *pt:* Para desencadear com algo que passa a estar de certo modo (“é bloqueado”) é preciso a mudança naquele momento; já estar ou continuar assim não serve, nem entrar já virada ou desvirada.
pub const R603_2F: Rule = Rule::new(Game::Magic, 1146);

/// **603.2g**
///
/// *es:* Aunque se cumpla la condición, no hay disparo si el objeto con la habilidad no llega a estar en ningún momento a la vista de todos los jugadores.
///
/// *pt:* Um objeto que em momento nenhum fica visível para todos os jogadores não tem sua habilidade desencadeada, mesmo cumprida a condição.
pub const R603_2G: Rule = Rule::new(Game::Magic, 1147);

/// **603.2h**
///
/// *es:* Lo que se previene o se reemplaza no ha ocurrido, y por tanto no dispara nada: el evento tiene que suceder de verdad.
///
/// *pt:* Só um evento que de fato acontece desencadeia algo; se ele foi prevenido ou substituído, nada desencadeia.
pub const R603_2H: Rule = Rule::new(Game::Magic, 1148);

/// **603.2i**
///
/// *es:* Con «haz esto una sola vez por turno» tras una instrucción, la habilidad se dispara únicamente mientras el controlador de su fuente no haya realizado esa acción en el turno.
///
/// *pt:* Se uma instrução traz “faça isto uma só vez por turno”, a habilidade só desencadeia enquanto o controlador da fonte ainda não realizou aquela ação no turno.
pub const R603_2I: Rule = Rule::new(Game::Magic, 1149);

/// **603.3**
///
/// *es:* La siguiente vez que alguien fuera a recibir prioridad, el controlador de la habilidad disparada la pone encima de la pila. No es una carta y solo tiene el texto de la habilidad de origen. Allí sigue hasta que se resuelve, la contrarrestan, una regla la retira o un efecto la mueve.
///
/// *pt:* Na próxima vez que alguém receberia prioridade, o controlador coloca no topo da pilha a habilidade que desencadeou; ela não é card e só tem o texto da habilidade de origem. Sai dali ao resolver, ao ser anulada, por uma regra ou por um efeito que a mova.
pub const R603_3: Rule = Rule::new(Game::Magic, 1150);

/// **603.3a**
///
/// *es:* Controla la habilidad disparada quien controlaba su fuente en el momento del disparo, salvo en las habilidades disparadas retrasadas (regla 603.7d–f).
///
/// *pt:* O controlador da habilidade é quem controlava a fonte no momento do desencadeamento, salvo nas habilidades desencadeadas retardadas (regra 603.7d–f).
pub const R603_3A: Rule = Rule::new(Game::Magic, 1151);

/// **603.3b**
///
/// *es:* Si hay varias pendientes, cada jugador apila en orden JAJNA las suyas como prefiera, salvo las que se disparan porque otra se dispara; esas van en una segunda ronda igual (regla 101.4). Luego se realizan acciones basadas en estado hasta que no quede ninguna y se apilan las habilidades recién disparadas. Todo se repite mientras surja algo; después recibe prioridad quien corresponda.
///
/// *pt:* Com várias pendentes, cada jogador, na ordem APNAP, empilha as suas como quiser, menos as que desencadeiam porque outra desencadeou; estas ficam para uma segunda rodada igual. Em seguida realizam-se ações baseadas no estado até não haver mais e empilham-se as novas habilidades, repetindo-se tudo enquanto surgir algo. Então recebe prioridade o jogador a quem ela cabe (regra 101.4).
pub const R603_3B: Rule = Rule::new(Game::Magic, 1152);

/// **603.3c**
///
/// *es:* Quien controla una habilidad modal anuncia el modo al ponerla en la pila; no sirve uno ilegal, por ejemplo por falta de objetivos legales. Sin modo elegido, la habilidad sale de la pila (regla 700.2).
///
/// *pt:* Se a desencadeada é modal, o controlador anuncia o modo ao colocá-la na pilha; um modo ilegal, por exemplo por falta de alvos válidos, não serve. Não escolhido nenhum, ela é removida (regra 700.2).
pub const R603_3C: Rule = Rule::new(Game::Magic, 1153);

/// **603.3d**
///
/// *es:* Lo demás se hace según las reglas 601.2c y 601.2d. Si al ponerla exige una elección y ninguna es legal, o si una regla o un efecto continuo la vuelve ilegal, la habilidad se retira de la pila sin más.
///
/// *pt:* No mais, seguem-se as regras 601.2c–d. Uma habilidade que exige escolha ao entrar na pilha sem haver opção válida, ou que uma regra ou efeito contínuo torna ilegal, é removida da pilha.
pub const R603_3D: Rule = Rule::new(Game::Magic, 1154);

/// **603.4**
///
/// *es:* Un «si» colocado justo después de la condición de disparo se comprueba dos veces. Si es falso al ocurrir el evento, no hay disparo; si es falso al resolverse, la habilidad sale de la pila sin hacer nada. Es la cláusula del «si» interviniente; en cualquier otro lugar, la palabra tiene su sentido corriente.
///
/// *pt:* O “se” que vem logo após a condição de desencadeamento (oração condicional “se”) é verificado quando o evento ocorre e de novo na resolução. Falso na primeira vez, a habilidade não desencadeia; falso na segunda, ela é removida da pilha sem efeito. Em outro ponto do texto, “se” não tem nada de especial.
pub const R603_4: Rule = Rule::new(Game::Magic, 1155);

/// **603.5**
///
/// *es:* Piense o no su controlador aprovecharla, una habilidad disparada opcional va a la pila; tanto el «puedes» como un «a menos que» se deciden al resolverse.
///
/// *pt:* A habilidade desencadeada vai para a pilha mesmo que o controlador não pretenda aproveitar um “pode”; tanto essa escolha quanto um “a menos que” ficam para a resolução.
pub const R603_5: Rule = Rule::new(Game::Magic, 1156);

/// **603.6**
///
/// *es:* Los disparos de cambio de zona esperan que un objeto pase de una zona a otra; los más corrientes son entrar al campo de batalla y dejarlo. Al resolverse, la habilidad que actúa sobre el objeto lo busca en la zona a la que fue; si no lo encuentra, esa parte no hace nada. Ocurre cuando nunca llegó allí, cuando salió antes, aunque volviera, o cuando la zona está oculta a algún jugador.
///
/// *pt:* Quando o evento é um objeto mudar de zona, fala-se em desencadeamento na mudança de zona; entrar no campo de batalha e deixá-lo são os mais comuns. Na resolução, a habilidade procura o objeto na zona para onde ele foi. Se ele nunca chegou, saiu antes (mesmo que tenha voltado) ou está em zona não revelada a um jogador, a parte que o afetaria falha.
pub const R603_6: Rule = Rule::new(Game::Magic, 1157);

/// **603.6a**
///
/// *es:* Se disparan al llegar un permanente («Cuando \[este objeto\] entre», «Siempre que un \[tipo\] entre»). Ante cada entrada de uno o más se revisan las habilidades de todos los que hay en el campo de batalla, incluidos los recién llegados.
///
/// *pt:* “Quando \[este objeto\] entra” e “Toda vez que um \[tipo\] entra” desencadeiam com a chegada de permanentes. A cada chegada verificam-se todas as que estão no campo de batalha, inclusive as novas.
pub const R603_6A: Rule = Rule::new(Game::Magic, 1158);

/// **603.6b**
///
/// *es:* Los efectos continuos que cambian características actúan sobre un permanente desde el instante en que está en el campo de batalla, no antes; nunca se lo ve allí sin modificar (regla 603.6d).
///
/// *pt:* Nenhuma permanente chega a existir no campo de batalha sem as características mudadas pelos efeitos contínuos: eles valem assim que ela está ali, nunca antes (regra 603.6d).
pub const R603_6B: Rule = Rule::new(Game::Magic, 1159);

/// **603.6c**
///
/// *es:* Las de dejar el campo de batalla requieren que un permanente pase de él a otra zona, o que uno en fase salga del juego junto con su propietario. Si actúan sobre la carta que salió, la buscan solo en su primer destino. Las que esperan que una carta llegue a una zona «desde cualquier parte» nunca son de este tipo, ni aunque el objeto venga de allí (regla 603.10).
///
/// *pt:* Uma habilidade de deixar o campo de batalha desencadeia se uma permanente vai dele a outra zona ou, estando em fase, deixa o jogo porque seu dono o deixa. Se tenta agir sobre o card, só o procura na primeira zona aonde ele foi. As que dizem “vindo de qualquer lugar” nunca são deste tipo, mesmo saindo o objeto do campo de batalha (regra 603.10).
pub const R603_6C: Rule = Rule::new(Game::Magic, 1160);

/// **603.6d**
///
/// *es:* Que un permanente entre «con» algo, «como» algo o «girado», o que pase algo «en cuanto» entra, es una habilidad estática y no disparada: se aplica como parte del propio evento de entrar.
///
/// *pt:* Entrar “com” algo, “como” algo ou “virada”, ou fazer algo “conforme” entra, vem de habilidade estática, não desencadeada; acontece dentro do próprio evento de entrada.
pub const R603_6D: Rule = Rule::new(Game::Magic, 1161);

/// **603.6e**
///
/// *es:* Una habilidad de Aura que espera que el permanente encantado salga del campo de batalla encuentra la carta de este en su nueva zona y, comprobadas las acciones basadas en estado, también la del Aura en el cementerio de su propietario (regla 400.7).
///
/// *pt:* Se a permanente encantada deixar o campo de batalha, a habilidade da Aura que isso desencadeia acha-a na zona de destino e, verificadas ações baseadas no estado, a Aura no cemitério do dono.
pub const R603_6E: Rule = Rule::new(Game::Magic, 1162);

/// **603.7**
///
/// *es:* Para que algo pase más adelante, los efectos crean a veces una habilidad disparada retrasada. Lleva «cuando», «siempre que» o «al», casi nunca como primera palabra.
///
/// *pt:* A habilidade desencadeada retardada é criada por um efeito para agir depois. Nela há “quando”, “toda vez que” ou “no”, mas raramente no começo.
pub const R603_7: Rule = Rule::new(Game::Magic, 1163);

/// **603.7a**
///
/// *es:* Una habilidad disparada retrasada nace al resolverse un hechizo o habilidad, al aplicarse un efecto de reemplazo o por una habilidad estática que permite una acción. Lo ocurrido antes de existir ella no la dispara, y puede hacer imposible su evento.
///
/// *pt:* Surge ao resolver uma mágica ou habilidade, ao se aplicar um efeito de substituição ou por uma estática que permite uma ação. O que ocorreu antes de sua criação não a desencadeia, e pode tornar impossível o evento esperado.
pub const R603_7A: Rule = Rule::new(Game::Magic, 1164);

/// **603.7b**
///
/// *es:* Una habilidad disparada retrasada sin duración indicada («este turno») se dispara solo la próxima vez que ocurra su evento; si entonces ocurre varias veces a la vez, su controlador elige cuál la dispara.
///
/// *pt:* A habilidade desencadeada retardada desencadeia uma única vez, na próxima ocorrência, a não ser que tenha duração, como “neste turno”. Sem duração e com várias ocorrências simultâneas, o controlador dela escolhe qual a desencadeia.
pub const R603_7B: Rule = Rule::new(Game::Magic, 1165);

/// **603.7c**
///
/// *es:* El objeto que nombra una habilidad disparada retrasada queda afectado aunque hayan cambiado sus características, pero no si al resolverse ya no está en la zona prevista. Si salió y volvió, es un objeto nuevo y tampoco le afecta (regla 400.7).
///
/// *pt:* O objeto a que uma habilidade desencadeada retardada se refere é afetado mesmo com outras características. Não é, porém, se na resolução já não está na zona esperada; se saiu e voltou, é um objeto novo (regra 400.7).
pub const R603_7C: Rule = Rule::new(Game::Magic, 1166);

/// **603.7d**
///
/// *es:* Quien controla un hechizo al resolverse controla también las habilidades disparadas retrasadas que este crea; la fuente de ellas es el hechizo.
///
/// *pt:* Se uma mágica cria a habilidade desencadeada retardada, a fonte é essa mágica, e o controlador é quem a controlava na resolução.
pub const R603_7D: Rule = Rule::new(Game::Magic, 1167);

/// **603.7e**
///
/// *es:* La habilidad disparada retrasada que crea otra activada o disparada comparte la fuente de esta, y la controla quien controlaba la creadora al resolverse.
///
/// *pt:* Vinda de habilidade ativada ou de outra desencadeada, a habilidade desencadeada retardada herda a fonte de quem a criou, e a controla quem controlava a criadora na resolução.
pub const R603_7E: Rule = Rule::new(Game::Magic, 1168);

/// **603.7f**
///
/// *es:* Cuando una habilidad disparada retrasada surge de un reemplazo generado por una habilidad estática, tiene por fuente el objeto de esa estática y la controla quien lo controlaba al aplicarse el reemplazo.
///
/// *pt:* O objeto cuja habilidade estática gerou o efeito de substituição é a fonte da habilidade desencadeada retardada que daí resulta; controla-a quem o controlava ao se aplicar a substituição.
pub const R603_7F: Rule = Rule::new(Game::Magic, 1169);

/// **603.7g**
///
/// *es:* Cuando una habilidad estática permite una acción y la habilidad disparada retrasada se crea al realizarla, la fuente es el objeto de la estática y la controla quien lo controlaba en ese momento.
///
/// *pt:* Quando a habilidade desencadeada retardada nasce porque um jogador realizou a ação permitida por uma habilidade estática, a fonte é o objeto desta, e o controlador é quem o controlava naquele momento.
pub const R603_7G: Rule = Rule::new(Game::Magic, 1170);

/// **603.7h**
///
/// *es:* Si espera que la activada o disparada que la crea se haya resuelto cierto número de veces ese turno, se crea una sola vez, en la resolución que corresponde.
///
/// *pt:* Se a habilidade desencadeada retardada desencadeia quando a habilidade ativada ou desencadeada que a cria resolveu certo número de vezes no turno, só é criada uma vez, na resolução correspondente.
pub const R603_7H: Rule = Rule::new(Game::Magic, 1171);

/// **603.8**
///
/// *es:* Los disparos de estado dependen de una situación, no de un evento, y no son acciones basadas en estado. Se disparan en cuanto la situación existe y van a la pila en la primera oportunidad. No se repiten mientras la habilidad siga en la pila; cuando sale, vuelve a dispararse si el objeto continúa en la misma zona y la situación se mantiene.
///
/// *pt:* Há habilidades que desencadeiam com uma situação do jogo em vez de um evento: são desencadeamentos no estado, não ações baseadas no estado. Assim que a situação existe, desencadeiam, e vão para a pilha na primeira oportunidade. Só voltam a desencadear depois de sair da pilha, se o objeto ainda está na mesma zona e a situação persiste.
pub const R603_8: Rule = Rule::new(Game::Magic, 1172);

/// **603.9**
///
/// *es:* Las que esperan que un jugador pierda el juego se disparan cuando ese jugador lo pierde o sale por cualquier causa, excepto por un empate (regla 104.3).
///
/// *pt:* Habilidades que aguardam a derrota de um jogador desencadeiam quando ele perde ou deixa o jogo por qualquer motivo, menos por empate (regra 104.3).
pub const R603_9: Rule = Rule::new(Game::Magic, 1173);

/// **603.10**
///
/// *es:* Lo normal es comprobar las condiciones de disparo con los objetos y efectos continuos de justo después del evento. Como excepción, los disparos de las reglas 603.10a–603.10g «miran atrás»: cuentan las habilidades que existían y el aspecto de los objetos inmediatamente antes.
///
/// *pt:* Para saber se um evento desencadeia habilidades, contam em regra os objetos e os efeitos contínuos existentes logo após ele. As sete exceções (regra 603.10a–g) “olham para trás no tempo”: vale se a habilidade existia e como eram os objetos logo antes.
pub const R603_10: Rule = Rule::new(Game::Magic, 1174);

/// **603.10a**
///
/// *es:* Mira atrás lo que se dispara cuando algo deja el campo de batalla, una carta deja un cementerio o un objeto visible para todos va a mano o biblioteca.
///
/// *pt:* Nas mudanças de zona, olham para trás três casos: deixar o campo de batalha, um card deixar um cemitério e um objeto visível para todos ir para uma mão ou grimório.
pub const R603_10A: Rule = Rule::new(Game::Magic, 1175);

/// **603.10b**
///
/// *es:* También mira atrás lo que se dispara porque un permanente sale de fase.
///
/// *pt:* A saída de fase de uma permanente é outro evento em que se olha para trás.
pub const R603_10B: Rule = Rule::new(Game::Magic, 1176);

/// **603.10c**
///
/// *es:* Lo mismo vale para lo que espera en concreto que un objeto se desanexe: mira atrás.
///
/// *pt:* Olha para trás o que desencadeia especificamente porque um objeto foi solto.
pub const R603_10C: Rule = Rule::new(Game::Magic, 1177);

/// **603.10d**
///
/// *es:* Que un jugador deje de controlar un objeto es otro caso en que se mira atrás.
///
/// *pt:* Também olha para trás a habilidade que espera um jogador perder o controle de um objeto.
pub const R603_10D: Rule = Rule::new(Game::Magic, 1178);

/// **603.10e**
///
/// *es:* Si el evento es contrarrestar un hechizo, el disparo mira atrás.
///
/// *pt:* Também olha para trás a habilidade que desencadeia quando uma mágica é anulada.
pub const R603_10E: Rule = Rule::new(Game::Magic, 1179);

/// **603.10f**
///
/// *es:* Los disparos por la derrota de un jugador miran atrás.
///
/// *pt:* Olham para trás as habilidades que aguardam que alguém perca o jogo.
pub const R603_10F: Rule = Rule::new(Game::Magic, 1180);

/// **603.10g**
///
/// *es:* Se mira atrás, por último, cuando el disparo es que un jugador, al caminar por los planos, deje uno.
///
/// *pt:* Por fim, olha para trás o que desencadeia quando um jogador deixa um plano ao vagar pelos planos.
pub const R603_10G: Rule = Rule::new(Game::Magic, 1181);

/// **603.11**
///
/// *es:* Una habilidad estática y las disparadas vinculadas a ella forman un solo párrafo, con la estática delante (regla 607). En muy pocos objetos la condición de disparo aparece en mitad de la habilidad y no al principio.
///
/// *pt:* Num mesmo parágrafo podem vir uma habilidade estática e, depois dela, cada desencadeada ligada a ela (regra 607). Raríssimos objetos trazem a condição de desencadeamento no meio do texto, e não no início.
pub const R603_11: Rule = Rule::new(Game::Magic, 1182);

/// **603.12**
///
/// *es:* Al resolverse, un hechizo o habilidad puede permitir u ordenar una acción y crear una disparada reflexiva («cuando lo hagas», «cuando no lo hagas», «cuando \[algo ocurra\] de esta manera»). Sigue la regla 603.7, salvo que se comprueba nada más crearse, según lo ocurrido antes en esa resolución.
///
/// *pt:* “Quando fizer isso”, “quando não fizer” ou “quando \[algo acontecer\] desta forma”, dito por uma mágica ou habilidade que resolve e permite ou manda agir, cria uma habilidade reflexiva. Segue a regra 603.7, mas é verificada assim que é criada, conforme o que já ocorreu naquela resolução.
pub const R603_12: Rule = Rule::new(Game::Magic, 1183);

/// **603.12a**
///
/// *es:* La reflexiva se dispara una vez por cada vez que ocurrió su evento en esa resolución. Excepción: si se puede pagar un coste «cualquier número de veces» y espera que se pague «una o más veces», se dispara una sola vez.
///
/// *pt:* Cada ocorrência do evento durante aquela resolução a desencadeia uma vez. Já quando se pode pagar um custo “qualquer número de vezes” e ela espera que ele seja pago “uma ou mais vezes”, desencadeia apenas uma vez.
pub const R603_12A: Rule = Rule::new(Game::Magic, 1184);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 113. Habilidades

use vademecum_vocab::{Game, Rule};

/// **113** Habilidades · Habilidades
pub const R113: Rule = Rule::new(Game::Magic, 265);

/// **113.1**
///
/// *es:* Se llama habilidad a tres cosas: la que tiene un objeto, la que tiene un jugador y la activada o disparada puesta ya en la pila.
///
/// *pt:* O termo “habilidade” cobre três casos: o que um objeto tem, o que um jogador tem e a habilidade ativada ou desencadeada que está na pilha.
pub const R113_1: Rule = Rule::new(Game::Magic, 266);

/// **113.1a**
///
/// *es:* En los objetos, la habilidad es una característica con la que influyen en el juego generando efectos. Viene de su texto de reglas, de lo que lo creó o de reglas o efectos («tiene», «gana»).
///
/// *pt:* A habilidade pode ser uma característica com a qual o objeto age sobre o jogo, gerando efeitos. Vem do texto de regras ou daquilo que o criou, ou é dada por regras e efeitos (“tem”, “ganha”).
pub const R113_1A: Rule = Rule::new(Game::Magic, 267);

/// **113.1b**
///
/// *es:* Un jugador también puede tener una habilidad, que altera la forma en que el juego lo afecta; de por sí no tiene ninguna, solo las que le den los efectos.
///
/// *pt:* Uma habilidade também pode ser algo que um jogador tem e que altera o modo como o jogo o afeta; normalmente ele não tem nenhuma, a não ser que efeitos a deem.
pub const R113_1B: Rule = Rule::new(Game::Magic, 268);

/// **113.1c**
///
/// *es:* También se llama habilidad a la activada o disparada que se encuentra en la pila, y esta sí es un objeto (sección 6).
///
/// *pt:* Também se chama habilidade a ativada ou desencadeada que já foi para a pilha; ali, ela é um objeto (seção 6).
pub const R113_1C: Rule = Rule::new(Game::Magic, 269);

/// **113.2**
///
/// *es:* Lo que una habilidad afecta puede ser su propio objeto, otros objetos o jugadores.
///
/// *pt:* Uma habilidade não se limita ao objeto que a tem: pode afetar outros e também jogadores.
pub const R113_2: Rule = Rule::new(Game::Magic, 270);

/// **113.2a**
///
/// *es:* Una habilidad puede favorecer o perjudicar.
///
/// *pt:* Nem toda habilidade ajuda; há também as prejudiciais.
pub const R113_2A: Rule = Rule::new(Game::Magic, 271);

/// **113.2b**
///
/// *es:* Si una carta pide un coste adicional u ofrece uno alternativo para lanzarla, eso es una habilidad suya.
///
/// *pt:* Quando um card tem custo adicional ou alternativo para ser conjurado, isso é uma habilidade dele.
pub const R113_2B: Rule = Rule::new(Game::Magic, 272);

/// **113.2c**
///
/// *es:* En una carta, cada párrafo es una habilidad distinta, salvo ciertas palabras clave que van juntas en una línea (regla 702). Lo que no es carta puede traer varias del efecto que lo creó, y hechizos o habilidades pueden sumar otras a cualquier objeto. Repetida, cada una funciona por su cuenta; que eso dé más efectos depende de cuál sea.
///
/// *pt:* Em um card, cada parágrafo é uma habilidade, fora certas palavras-chave que dividem a mesma linha (regra 702). O que não é card pode ter recebido várias do efeito que o criou, e qualquer objeto pode ganhar mais por mágicas e habilidades. Se a mesma se repete, cada uma age sozinha; se isso rende mais, depende de qual é.
pub const R113_2C: Rule = Rule::new(Game::Magic, 273);

/// **113.2d**
///
/// *es:* Lo que genera una habilidad son efectos, continuos o que no se repiten; los de reemplazo y los de prevención son de los continuos (regla 609).
///
/// *pt:* Os efeitos de uma habilidade podem ser simples ou contínuos; alguns dos contínuos são de substituição ou de prevenção (regra 609).
pub const R113_2D: Rule = Rule::new(Game::Magic, 274);

/// **113.3**
///
/// *es:* Las habilidades se reparten en cuatro grupos: de hechizo, activadas, disparadas y estáticas.
///
/// *pt:* Há quatro grupos de habilidades: da mágica, ativadas, desencadeadas e estáticas.
pub const R113_3: Rule = Rule::new(Game::Magic, 275);

/// **113.3a**
///
/// *es:* Las habilidades de hechizo son las instrucciones que se siguen al resolverse un instantáneo o conjuro: todo su texto salvo lo activado, disparado o, conforme a la regla 113.6, estático.
///
/// *pt:* Habilidade da mágica é a instrução seguida enquanto uma mágica instantânea ou feitiço resolve: todo o texto, menos habilidades ativadas, desencadeadas e as estáticas da regra 113.6.
pub const R113_3A: Rule = Rule::new(Game::Magic, 276);

/// **113.3b**
///
/// *es:* Las activadas llevan coste, dos puntos y efecto, y a veces instrucciones de activación. Quien tiene prioridad puede activarlas: van a la pila hasta resolverse, ser contrarrestadas o salir de otro modo (regla 602).
///
/// *pt:* As ativadas trazem custo, dois-pontos e efeito, às vezes com instruções de ativação. Quem tem prioridade pode ativá-las; ficam na pilha até resolver, ser anuladas ou sair dali (regra 602).
pub const R113_3B: Rule = Rule::new(Game::Magic, 277);

/// **113.3c**
///
/// *es:* Las disparadas tienen condición y efecto, con «cuando», «siempre que» o «al». Tras el evento van a la pila en cuanto alguien fuera a recibir prioridad y salen de ella al resolverse, ser contrarrestadas o de otro modo (regla 603).
///
/// *pt:* As desencadeadas juntam condição (“quando”, “toda vez que”, “no”) e efeito. Ocorrido o evento, vão para a pilha assim que alguém for receber prioridade e só saem resolvidas, anuladas ou de outro modo (regra 603).
pub const R113_3C: Rule = Rule::new(Game::Magic, 278);

/// **113.3d**
///
/// *es:* Las estáticas son hechos que se cumplen sin más. Su efecto continuo dura mientras el permanente las tenga en el campo de batalla, o su objeto ocupe la zona adecuada (regla 604).
///
/// *pt:* As estáticas são fatos que simplesmente valem. Geram efeitos contínuos enquanto a permanente estiver no campo de batalha com a habilidade, ou enquanto o objeto estiver na zona certa.
pub const R113_3D: Rule = Rule::new(Game::Magic, 279);

/// **113.4**
///
/// *es:* Entre las activadas y las disparadas están las habilidades de maná, que no usan la pila; en ciertas circunstancias pueden activarse aun sin prioridad (regla 605).
///
/// *pt:* Certas habilidades ativadas e desencadeadas são de mana: não usam a pilha e, às vezes, o jogador as ativa mesmo sem prioridade (regra 605).
pub const R113_4: Rule = Rule::new(Game::Magic, 280);

/// **113.5**
///
/// *es:* Las habilidades de lealtad son activadas que un jugador usa solo en una fase principal de su turno, con prioridad y la pila vacía, en un permanente que controla, si nadie activó ya una suya ese turno (regla 606).
///
/// *pt:* Um jogador usa habilidade de lealdade, que é ativada, de permanente que controla só em fase principal do seu turno, com prioridade e pilha vazia, se ninguém ativou antes uma dessa permanente nesse turno (regra 606).
pub const R113_5: Rule = Rule::new(Game::Magic, 281);

/// **113.6**
///
/// *es:* Salvo en las reglas 113.6a–113.6p, las habilidades de instantáneos y conjuros funcionan solo en la pila; las demás, solo en el campo de batalla.
///
/// *pt:* Via de regra, o texto de mágica instantânea ou feitiço só vale na pilha, e o de qualquer outro objeto só vale no campo de batalha; as exceções são as regras 113.6a–p.
pub const R113_6: Rule = Rule::new(Game::Magic, 282);

/// **113.6a**
///
/// *es:* Una habilidad que define características no conoce límites: funciona en toda zona, fuera del juego y antes de que empiece (regla 604.3).
///
/// *pt:* Em qualquer zona, fora do jogo e antes de ele começar: a habilidade definidora de característica vale sempre (regra 604.3).
pub const R113_6A: Rule = Rule::new(Game::Magic, 283);

/// **113.6b**
///
/// *es:* La habilidad que nombra las zonas donde funciona no vale desde ninguna otra.
///
/// *pt:* Quando a habilidade diz onde funciona, é só ali que ela vale.
pub const R113_6B: Rule = Rule::new(Game::Magic, 284);

/// **113.6c**
///
/// *es:* La habilidad que nombra las zonas donde no funciona vale en todas las demás, también fuera del juego y antes de empezarlo.
///
/// *pt:* Quando a habilidade diz onde não funciona, ela vale em todo o resto, inclusive fora do jogo e antes do começo.
pub const R113_6C: Rule = Rule::new(Game::Magic, 285);

/// **113.6d**
///
/// *es:* En la pila funciona la habilidad que permite pagar un coste alternativo en vez del coste de maná de su objeto, o altera de otra manera lo que cuesta lanzarlo.
///
/// *pt:* Se a habilidade permite pagar um custo alternativo em vez do custo de mana do próprio objeto, ou muda de outro modo o custo para conjurá-lo, vale na pilha.
pub const R113_6D: Rule = Rule::new(Game::Magic, 286);

/// **113.6e**
///
/// *es:* La habilidad que limita o modifica cómo se juega o lanza su objeto funciona en la pila y dondequiera que pudiera jugarse o lanzarse. Si en cambio le da otra habilidad así, solo en la pila.
///
/// *pt:* Se a habilidade restringe ou altera como o próprio objeto é jogado ou conjurado, vale na pilha e onde quer que isso possa ser feito. Se lhe dá outra habilidade desse tipo, só na pilha.
pub const R113_6E: Rule = Rule::new(Game::Magic, 287);

/// **113.6f**
///
/// *es:* La habilidad que limita o modifica las zonas de las que puede jugarse o lanzarse su objeto vale en todas partes, incluso fuera del juego.
///
/// *pt:* Se a habilidade restringe ou altera de onde o próprio objeto pode ser jogado ou conjurado, vale em qualquer lugar, mesmo fora do jogo.
pub const R113_6F: Rule = Rule::new(Game::Magic, 288);

/// **113.6g**
///
/// *es:* En la pila ya cuenta la habilidad por la que su objeto no puede ser contrarrestado o no puede ser copiado.
///
/// *pt:* Se a habilidade diz que seu objeto não pode ser anulado ou copiado, vale na pilha.
pub const R113_6G: Rule = Rule::new(Game::Magic, 289);

/// **113.6h**
///
/// *es:* La habilidad que modifica cómo entra su objeto en el campo de batalla funciona justo mientras entra (regla 614.12).
///
/// *pt:* Se a habilidade muda a maneira de seu objeto entrar no campo de batalha, vale no momento da entrada (regra 614.12).
pub const R113_6H: Rule = Rule::new(Game::Magic, 290);

/// **113.6i**
///
/// *es:* La habilidad que prohíbe poner contadores sobre su objeto ya funciona mientras este entra al campo de batalla, y no solo una vez allí.
///
/// *pt:* Se a habilidade proíbe pôr marcadores no próprio objeto, vale já durante a entrada dele no campo de batalha, além de valer depois, quando ele está lá.
pub const R113_6I: Rule = Rule::new(Game::Magic, 291);

/// **113.6j**
///
/// *es:* Si el coste de una habilidad activada no se puede pagar con el objeto en el campo de batalla, esta funciona allí donde sí sea posible pagarlo.
///
/// *pt:* Se uma habilidade ativada tem custo impossível de pagar no campo de batalha, vale onde quer que dê para pagá-lo.
pub const R113_6J: Rule = Rule::new(Game::Magic, 292);

/// **113.6k**
///
/// *es:* Una condición de disparo imposible desde el campo de batalla cuenta en toda zona donde sí pueda dispararse. Si la habilidad tiene otras, quizá funcionen en zonas diferentes.
///
/// *pt:* Uma condição de desencadeamento que não teria como ocorrer a partir do campo de batalha vale em toda zona onde possa. Outras condições da mesma habilidade podem valer em zonas diferentes.
pub const R113_6K: Rule = Rule::new(Game::Magic, 293);

/// **113.6m**
///
/// *es:* Si el coste o efecto de una habilidad (o una habilidad disparada retrasada que cree) saca al propio objeto de cierta zona, solo funciona allí. Excepción: que su condición, o algo previo del coste o efecto, lo ponga en esa zona o, en un Aura, que lo encantado deje el campo de batalla.
///
/// *pt:* Se o custo ou efeito da habilidade (ou de habilidade desencadeada retardada que ela crie) tira seu objeto de certa zona, ela só vale ali, salvo se condição de desencadeamento ou parte anterior do custo ou efeito o põe lá ou, sendo Aura, diz que o encantado deixa o campo de batalha.
pub const R113_6M: Rule = Rule::new(Game::Magic, 294);

/// **113.6n**
///
/// *es:* La habilidad que cambia las reglas de construcción de mazos actúa antes de comenzar el juego, y por encima de estas reglas, las de torneo y las de cada formato. En cambio, no influye en qué cartas son legales, prohibidas o restringidas.
///
/// *pt:* Se a habilidade muda as regras de montagem do deck, vale antes do jogo e prevalece sobre estas regras, as de torneio e as do formato. Só não afeta se um card é válido, banido ou restrito no formato.
pub const R113_6N: Rule = Rule::new(Game::Magic, 295);

/// **113.6p**
///
/// *es:* En la zona de mando funcionan las habilidades de emblemas y de cartas de plano, vanguard, plan y conspiración (reglas 114, 901, 902, 904 y 905).
///
/// *pt:* Emblemas e cards de plano, vanguard, esquema e conspiração têm habilidades que valem na zona de comando (regras 114, 901, 902, 904 e 905).
pub const R113_6P: Rule = Rule::new(Game::Magic, 296);

/// **113.7**
///
/// *es:* La fuente es el objeto que genera la habilidad: en una activada de la pila, el que la tenía al activarse; en una disparada, aunque aún espere entrar, aquel cuya habilidad se disparó. Sobre las habilidades disparadas retrasadas decide la regla 603.7d–f.
///
/// *pt:* Fonte é o objeto que gerou a habilidade: na pilha, o que teve sua habilidade ativada; no caso da desencadeada, mesmo ainda à espera de ir à pilha, o que a teve desencadeada. Quanto às habilidades desencadeadas retardadas, decidem as regras 603.7d–f.
pub const R113_7: Rule = Rule::new(Game::Magic, 297);

/// **113.7a**
///
/// *es:* Ya activada o disparada, una habilidad no depende de su fuente: destruirla o quitarla no la afecta. Si hace actuar a la fuente, los datos de esta que necesite al anunciarse o ir a la pila los mira al entrar en ella; los demás, al resolverse. Si entonces la fuente no está donde debía, se usa su última información conocida, y puede actuar aunque haya dejado de existir.
///
/// *pt:* Ativada ou desencadeada, a habilidade já não depende da fonte; destruir ou remover esta não muda nada. Se faz a fonte agir, o que precisa saber dela para ser anunciada ou posta na pilha é verificado ao entrar ali; o restante, na resolução. Se nessa hora a fonte não está onde deveria, usa-se a última informação conhecida, e ela pode agir mesmo sem existir mais.
pub const R113_7A: Rule = Rule::new(Game::Magic, 298);

/// **113.8**
///
/// *es:* Quien activa una habilidad la controla en la pila. Una disparada la controla quien controlaba su fuente al dispararse o, si nadie la controlaba, quien era su propietario. Para las habilidades disparadas retrasadas vale la regla 603.7d–f.
///
/// *pt:* Na pilha, quem ativou a habilidade a controla. A desencadeada é controlada por quem controlava a fonte na hora em que desencadeou ou, faltando controlador, pelo dono da fonte. Para as habilidades desencadeadas retardadas, valem as regras 603.7d–f.
pub const R113_8: Rule = Rule::new(Game::Magic, 299);

/// **113.9**
///
/// *es:* En la pila, las habilidades activadas y disparadas no son hechizos: solo las contrarresta un efecto que contrarreste habilidades. Las estáticas no la usan, así que nada puede contrarrestarlas.
///
/// *pt:* Na pilha, habilidades ativadas e desencadeadas não são mágicas: só as anula um efeito que fale em anular habilidades. As estáticas não usam a pilha; logo, nada as anula.
pub const R113_9: Rule = Rule::new(Game::Magic, 300);

/// **113.10**
///
/// *es:* Hay efectos que dan habilidades a un objeto (este «gana», «tiene» o similar) y efectos que se las quitan (las «pierde»).
///
/// *pt:* Um efeito pode dar habilidades a um objeto, que “ganha” ou “tem” (ou algo parecido), ou tirá-las, e aí ele as “perde”.
pub const R113_10: Rule = Rule::new(Game::Magic, 301);

/// **113.10a**
///
/// *es:* Si la habilidad añadida es activada, puede venir con instrucciones de activación, que pasan a ser parte de ella.
///
/// *pt:* A habilidade ativada recebida pode vir acompanhada de instruções de ativação, que ficam fazendo parte dela.
pub const R113_10A: Rule = Rule::new(Game::Magic, 302);

/// **113.10b**
///
/// *es:* Quitar una habilidad significa quitarla todas las veces que el objeto la tenga.
///
/// *pt:* Tirar uma habilidade é tirar cada uma das vezes em que ela aparece no objeto.
pub const R113_10B: Rule = Rule::new(Game::Magic, 303);

/// **113.10c**
///
/// *es:* Cuando unos efectos dan una habilidad y otros la quitan, suele mandar el último en llegar (regla 613).
///
/// *pt:* O efeito mais novo costuma decidir se o objeto tem a habilidade que um dá e outro tira (regra 613).
pub const R113_10C: Rule = Rule::new(Game::Magic, 304);

/// **113.11**
///
/// *es:* El objeto que «no puede tener» una habilidad la pierde, y ningún efecto ni contador de palabra clave puede dársela. Si algo que se resuelve crea un efecto continuo que se la daría, falla solo esa parte: el resto se aplica y pueden crearse más efectos. Tampoco se le aplica el de una habilidad estática que fuera a dársela.
///
/// *pt:* Se um objeto “não pode ter” certa habilidade, perde a que tiver, e nenhum efeito ou marcador de palavra-chave a concede. Quando algo que resolve cria um efeito contínuo que a daria, só essa parte falha; as outras valem e outros efeitos podem surgir. Efeito contínuo de habilidade estática que a daria não se aplica a ele.
pub const R113_11: Rule = Rule::new(Game::Magic, 305);

/// **113.12**
///
/// *es:* Lo que un objeto «gana» o «tiene» es una habilidad y otro efecto puede quitársela. En cambio, definir una característica («\[permanente\] es \[valor\]») no da habilidades (regla 604.3), y enunciar una cualidad («no puede ser bloqueada») ni las da ni define características.
///
/// *pt:* O que um objeto “ganha” ou “tem” é habilidade, e outro efeito pode removê-la. Já definir uma característica (“\[permanente\] é \[valor\]”) não concede nada (regra 604.3), e declarar uma qualidade (“não pode ser bloqueada”) nem concede habilidade nem define característica.
pub const R113_12: Rule = Rule::new(Game::Magic, 306);

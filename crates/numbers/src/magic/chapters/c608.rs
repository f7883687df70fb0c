// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 608. Resolución de hechizos y habilidades

use vademecum_vocab::{Game, Rule};

/// **608** Resolución de hechizos y habilidades · Resolvendo mágicas e habilidades
pub const R608: Rule = Rule::new(Game::Magic, 1241);

/// **608.1**
///
/// *es:* Lo que está encima de la pila se resuelve cuando todos los jugadores pasan seguidos (regla 609).
///
/// *pt:* Resolve a mágica ou habilidade do topo da pilha sempre que todos os jogadores passam em sucessão (regra 609).
pub const R608_1: Rule = Rule::new(Game::Magic, 1242);

/// **608.2**
///
/// *es:* Un instantáneo, un conjuro o una habilidad se resuelve empezando por las reglas 608.2a y 608.2b. Siguen las reglas 608.2c–608.2m que correspondan, sin un orden fijo, y se acaba con las reglas 608.2n y 608.2p.
///
/// *pt:* Quando resolve uma mágica instantânea, um feitiço ou uma habilidade, cumprem-se primeiro as regras 608.2a e 608.2b; depois, sem ordem certa, o que couber das regras 608.2c–m; no fim, as regras 608.2n e 608.2p.
pub const R608_2: Rule = Rule::new(Game::Magic, 1243);

/// **608.2a**
///
/// *es:* Con un «si» interviniente, la habilidad disparada mira ahora si la condición se cumple; de no ser así, abandona la pila sin efecto; si se cumple, sigue (regla 603.4).
///
/// *pt:* Havendo oração condicional “se”, a desencadeada a verifica agora: sendo falsa, é removida da pilha e nada faz; sendo verdadeira, continua (regra 603.4).
pub const R608_2A: Rule = Rule::new(Game::Magic, 1244);

/// **608.2b**
///
/// *es:* Después se revisan los objetivos: es ilegal el que cambió de zona o ya no cumple lo exigido. Si la fuente de la habilidad dejó su zona, se usa su última información conocida. Con todos ilegales nada se resuelve: sale de la pila, y el hechizo va al cementerio de su propietario. Con alguno legal se resuelve, pero ninguna parte afecta a un objetivo ilegal para ella, ni ocurre la que necesita un dato suyo; tampoco se le aplican efectos continuos sobre reglas del juego (regla 613.11).
///
/// *pt:* Verificam-se os alvos: é inválido o que deixou sua zona ou já não atende ao exigido. De uma fonte que saiu da zona onde estava usa-se a última informação conhecida. Com todos inválidos, nada resolve: sai da pilha, e a mágica vai para o cemitério do dono. Com algum válido, resolve; cada parte ignora o alvo inválido para ela e falha se precisa de informação sobre ele. Efeitos contínuos sobre regras do jogo (regra 613.11) não se aplicam a alvos inválidos.
pub const R608_2B: Rule = Rule::new(Game::Magic, 1245);

/// **608.2c**
///
/// *es:* El controlador cumple las instrucciones por el orden del texto, tras leerlo entero: lo de después puede cambiar el sentido de lo anterior, y los efectos de reemplazo, modificar lo que se hace.
///
/// *pt:* Leia-se tudo antes de agir: quem controla segue as instruções na ordem escrita, mas uma frase posterior pode mudar o sentido da anterior e efeitos de substituição podem alterar as ações.
pub const R608_2C: Rule = Rule::new(Game::Magic, 1246);

/// **608.2d**
///
/// *es:* Lo que no se eligió al ponerlo en la pila lo anuncia el jugador al aplicar el efecto. No vale lo ilegal ni lo imposible, aunque con la biblioteca vacía sí se puede elegir robar (regla 121.3). Si se reparte algo entre jugadores u objetos que no son objetivos, decide cuánto toca a cada elegido, al menos uno; entre objetivos ya se decidió antes (regla 601.2d).
///
/// *pt:* Escolhas que não foram feitas ao colocar a mágica ou habilidade na pilha são anunciadas pelo jogador ao aplicar o efeito, e nunca uma ilegal ou impossível (comprar com o grimório vazio é permitido, regra 121.3). Dividindo-se algo entre jogadores ou objetos que não são alvos, ele define as partes, no mínimo um para cada escolhido; entre alvos, isso já veio decidido (regra 601.2d).
pub const R608_2D: Rule = Rule::new(Game::Magic, 1247);

/// **608.2e**
///
/// *es:* Cuando varias acciones sucesivas implican a varios jugadores, cada una se completa antes de la siguiente: se elige en orden JAJNA y luego se ejecuta todo a la vez (regla 101.4).
///
/// *pt:* Se há várias ações em sequência envolvendo vários jogadores, para cada uma as escolhas são feitas na ordem APNAP e depois ela ocorre de uma vez só; então se passa à seguinte (regra 101.4).
pub const R608_2E: Rule = Rule::new(Game::Magic, 1248);

/// **608.2f**
///
/// *es:* Si una acción recae en varios jugadores u objetos, se hace a la vez. Cuando no es posible, se va uno por uno en orden JAJNA; entre un jugador y un objeto suyo, o entre objetos de un mismo controlador, ordena quien controla lo que se está resolviendo.
///
/// *pt:* Ações sobre vários jogadores ou objetos costumam ser simultâneas. Não dando, trata-se um por vez na ordem APNAP; entre um jogador e algo que ele controla, ou entre objetos do mesmo controlador, decide quem controla o que está resolvendo.
pub const R608_2F: Rule = Rule::new(Game::Magic, 1249);

/// **608.2g**
///
/// *es:* Ante la opción de pagar maná, el jugador puede activar antes habilidades de maná. Si el efecto le hace o deja lanzar un hechizo, sigue la regla 601.2a–i, sin que nadie reciba prioridad; queda encima de la pila y la resolución continúa, quizá con más lanzamientos así. Por lo demás, normalmente no se lanza ni se activa nada.
///
/// *pt:* Quem tem a opção de pagar mana pode antes ativar habilidades de mana. Se o efeito manda ou deixa conjurar uma mágica, seguem-se as regras 601.2a–i, mas ninguém recebe prioridade: ela fica no topo da pilha e a resolução continua, talvez conjurando outras assim. Normalmente nada mais é conjurado ou ativado.
pub const R608_2G: Rule = Rule::new(Game::Magic, 1250);

/// **608.2h**
///
/// *es:* Los datos del juego se toman una sola vez, al aplicar el efecto. Los de un objeto concreto, fuente incluida, son los actuales si está en la zona pública donde se lo esperaba; si salió de ella, o el propio efecto lo llevó a una oculta, los últimos conocidos (regla 113.7a). Cuando el texto dice que un objeto hace algo, lo hace él, tal como es o fue, no la habilidad.
///
/// *pt:* O efeito consulta o jogo uma vez só, ao ser aplicado. De um objeto específico, fonte inclusive, usa o estado atual se ele está na zona pública esperada; fora dela, ou levado pelo efeito a uma zona não revelada, usa a última informação conhecida (regra 113.7a). Se o texto diz que um objeto age, quem age é ele, como é ou foi por último, não a habilidade.
pub const R608_2H: Rule = Rule::new(Game::Magic, 1251);

/// **608.2i**
///
/// *es:* Excepción a la regla 608.2h: un efecto que pregunta por situaciones o acciones pasadas, y no actúa sobre esos objetos, los cuenta si cumplían lo pedido entonces, aunque hoy hayan cambiado de zona o ya no lo cumplan.
///
/// *pt:* Há efeitos que perguntam pelo passado. Se não agem sobre os objetos em questão, basta que estes atendessem ao pedido naquele momento; não precisam estar na mesma zona nem atender a ele agora. É exceção à regra 608.2h.
pub const R608_2I: Rule = Rule::new(Game::Magic, 1252);

/// **608.2j**
///
/// *es:* Las características emparentadas que además tenga un objeto no cuentan: el efecto mira el valor de la que menciona y nada más.
///
/// *pt:* Citada uma característica, o efeito só verifica o valor dela; outras relacionadas que o objeto tenha não importam.
pub const R608_2J: Rule = Rule::new(Game::Magic, 1253);

/// **608.2k**
///
/// *es:* Un objeto concreto, no objetivo, que la habilidad ya mencionó en su coste o condición de disparo, queda afectado aunque sus características hayan cambiado.
///
/// *pt:* Mudar de características não livra do efeito o objeto específico, que não é alvo, já mencionado no custo ou na condição de desencadeamento da habilidade.
pub const R608_2K: Rule = Rule::new(Game::Magic, 1254);

/// **608.2m**
///
/// *es:* Una vez empezada legalmente, la resolución de un instantáneo, conjuro o habilidad se completa aunque el objeto salga de la pila.
///
/// *pt:* Começada a resolução legítima de mágica instantânea, feitiço ou habilidade, ela vai até o fim mesmo que o objeto deixe a pilha.
pub const R608_2M: Rule = Rule::new(Game::Magic, 1255);

/// **608.2n**
///
/// *es:* Para terminar, el instantáneo o conjuro va al cementerio de su propietario; una habilidad deja la pila y no existe más.
///
/// *pt:* Por último, a mágica instantânea ou o feitiço vai para o cemitério do dono, e a habilidade sai da pilha e deixa de existir.
pub const R608_2N: Rule = Rule::new(Game::Magic, 1256);

/// **608.2p**
///
/// *es:* Lo que se dispara al resolverse ese hechizo o habilidad lo hace solo cuando se ha completado todo lo posible de las reglas 608.2c–608.2n.
///
/// *pt:* O que desencadeia com a resolução dessa mágica ou habilidade só o faz depois de cumprido todo o possível das regras 608.2c–n.
pub const R608_2P: Rule = Rule::new(Game::Magic, 1257);

/// **608.3**
///
/// *es:* Un hechizo de permanente se resuelve empezando siempre por las reglas 608.3a y 608.3b; luego, si procede, por una de las reglas 608.3c–608.3e.
///
/// *pt:* Na resolução de mágica de permanente, primeiro vêm sempre as regras 608.3a e 608.3b e depois, se for o caso, uma das regras 608.3c–e.
pub const R608_3: Rule = Rule::new(Game::Magic, 1258);

/// **608.3a**
///
/// *es:* Un hechizo de permanente sin objetivos pasa a ser permanente y entra al campo de batalla controlado por quien controlaba el hechizo.
///
/// *pt:* A mágica de permanente sem alvos torna-se permanente e entra no campo de batalha; controla-a quem controlava a mágica.
pub const R608_3A: Rule = Rule::new(Game::Magic, 1259);

/// **608.3b**
///
/// *es:* Con objetivo, se revisa si sigue siendo legal (regla 608.2b). Si no, un Aura concedida (regla 702.103e) o una criatura que muta (regla 702.140b) pasa a ser hechizo de criatura y sigue la regla 608.3a; cualquier otro no se resuelve y va al cementerio de su propietario.
///
/// *pt:* Se o alvo não é mais válido (regra 608.2b), a Aura agraciada (regra 702.103e) e a criatura com mutação (regra 702.140b) tornam-se mágica de criatura e seguem a regra 608.3a; as demais não resolvem e vão para o cemitério do dono.
pub const R608_3B: Rule = Rule::new(Game::Magic, 1260);

/// **608.3c**
///
/// *es:* Un Aura entra bajo el control de quien controlaba el hechizo, ya anexada al jugador u objeto que era su objetivo.
///
/// *pt:* Sendo Aura, entra anexada ao jogador ou objeto que era seu alvo; controla-a o controlador da mágica.
pub const R608_3C: Rule = Rule::new(Game::Magic, 1261);

/// **608.3d**
///
/// *es:* Un hechizo de criatura que muta se fusiona con el permanente que tiene por objetivo (regla 727).
///
/// *pt:* A mágica de criatura com mutação se mescla com a permanente que é seu alvo (regra 727).
pub const R608_3D: Rule = Rule::new(Game::Magic, 1262);

/// **608.3e**
///
/// *es:* Va al cementerio de su propietario, puesto allí por su controlador, el hechizo de permanente que se resuelve sin que este pueda llevarlo al campo de batalla.
///
/// *pt:* Se não puder colocar a permanente no campo de batalha, o controlador da mágica a põe no cemitério do dono.
pub const R608_3E: Rule = Rule::new(Game::Magic, 1263);

/// **608.3f**
///
/// *es:* La copia de un hechizo de permanente entra como ficha. Deja de ser copia de un hechizo, y para las reglas y efectos que hablan de crear fichas no cuenta como creada.
///
/// *pt:* Uma cópia de mágica de permanente chega ao campo de batalha como ficha e deixa de ser cópia de mágica; regras e efeitos sobre criar fichas não a consideram criada.
pub const R608_3F: Rule = Rule::new(Game::Magic, 1264);

/// **608.3g**
///
/// *es:* Si una habilidad estática del hechizo que funciona en la pila crea una habilidad disparada retrasada, esta nace al ponerse el permanente en el campo de batalla (reglas 702.109 y 702.152).
///
/// *pt:* Se uma habilidade estática da mágica funciona na pilha e cria uma habilidade desencadeada retardada, esta surge quando a permanente é colocada no campo de batalha (regras 702.109 e 702.152).
pub const R608_3G: Rule = Rule::new(Game::Magic, 1265);

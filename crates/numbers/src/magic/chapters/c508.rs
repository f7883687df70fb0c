// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 508. Paso de declarar atacantes

use vademecum_vocab::{Game, Rule};

/// **508** Paso de declarar atacantes · Etapa de declaração de atacantes
pub const R508: Rule = Rule::new(Game::Magic, 1000);

/// **508.1**
///
/// *es:* Lo primero, por acción basada en turno sin pila, es que el jugador activo declare atacantes siguiendo en orden las reglas 508.1a–508.1m. Si no puede cumplir algún punto, la declaración es ilegal y se vuelve a antes de ella (regla 730).
///
/// *pt:* Começa-se com o jogador ativo declarando atacantes, na ordem das regras 508.1a–m; é ação baseada no turno, sem pilha. Se algum ponto não puder ser cumprido, a declaração é ilegal e o jogo volta a antes dela (regra 730).
pub const R508_1: Rule = Rule::new(Game::Magic, 1001);

/// **508.1a**
///
/// *es:* El jugador activo elige qué criaturas que controla atacan, o ninguna. Han de estar enderezadas, no ser batallas y tener prisa o llevar bajo su control ininterrumpido desde el principio del turno.
///
/// *pt:* O jogador ativo escolhe que criaturas suas atacam, se houver: desviradas, não batalhas, com ímpeto ou sob seu controle sem interrupção desde que o turno começou.
pub const R508_1A: Rule = Rule::new(Game::Magic, 1002);

/// **508.1b**
///
/// *es:* Hay que anunciar a qué jugador, planeswalker o batalla ataca cada criatura elegida cuando el jugador defensor controla planeswalkers o protege batallas, o cuando se puede atacar a varios jugadores.
///
/// *pt:* Se o jogador defensor controla planeswalkers ou protege batalhas, ou cabe atacar vários jogadores, o jogador ativo anuncia o que cada escolhida ataca.
pub const R508_1B: Rule = Rule::new(Game::Magic, 1003);

/// **508.1c**
///
/// *es:* Una restricción dice que una criatura no puede atacar, o solo bajo cierta condición. Si alguna criatura que controla el jugador activo la desobedece, la declaración es ilegal.
///
/// *pt:* Restrições proíbem atacar, sempre ou sem certa condição cumprida. Basta uma criatura controlada pelo jogador ativo desobedecer a uma delas para a declaração ser ilegal.
pub const R508_1C: Rule = Rule::new(Game::Magic, 1004);

/// **508.1d**
///
/// *es:* Los requisitos dicen que una criatura ataca si puede o si se da una condición. Contando todas las que controla el jugador activo, la declaración es ilegal si podían cumplirse más requisitos sin violar restricciones. A nadie se le obliga a pagar un coste para que una criatura ataque, aunque así se cumpliera alguno más. El requisito de atacar cierto turno si puede rige en cada paso de declarar atacantes de ese turno.
///
/// *pt:* Requisitos são efeitos que mandam a criatura atacar, se puder ou sob condição. A declaração precisa cumprir o máximo deles, entre todas as criaturas do jogador ativo, que as restrições permitam. Custo para atacar nunca é obrigatório, nem para cumprir mais um. Quem deve atacar num turno, se puder, deve fazê-lo em toda etapa de declaração de atacantes dele.
pub const R508_1D: Rule = Rule::new(Game::Magic, 1005);

/// **508.1e**
///
/// *es:* El jugador activo anuncia qué grupos forma, o ninguno, cuando entre las elegidas las hay con la habilidad de agrupar o con «agrupa con otras» (regla 702.22).
///
/// *pt:* Havendo escolhidas com bando ou “bando com outros”, cabe ao jogador ativo anunciar que grupos se formam e com quais criaturas, ou nenhum (regra 702.22).
pub const R508_1E: Rule = Rule::new(Game::Magic, 1006);

/// **508.1f**
///
/// *es:* El jugador activo gira las elegidas: es una consecuencia de atacar, no un coste.
///
/// *pt:* O jogador ativo vira as escolhidas; isso não é custo, e sim consequência de atacar.
pub const R508_1F: Rule = Rule::new(Game::Magic, 1007);

/// **508.1g**
///
/// *es:* Si hay costes opcionales por atacar, esos que se pueden pagar «en cuanto» la criatura ataca, el jugador activo decide cuáles paga, o ninguno.
///
/// *pt:* O jogador ativo escolhe quais custos opcionais dos ataques escolhidos vai pagar, ou nenhum: são os que se pode pagar “conforme” uma criatura ataca.
pub const R508_1G: Rule = Rule::new(Game::Magic, 1008);

/// **508.1h**
///
/// *es:* Cuando haya costes para atacar, forzosos u opcionales ya elegidos, el jugador activo calcula el total, que puede incluir maná, girar o sacrificar permanentes, descartar cartas u otra cosa. Ese total queda fijo y ya ningún efecto lo cambia.
///
/// *pt:* O jogador ativo calcula o custo total do ataque, somando o exigido e o opcional que escolheu: mana, virar ou sacrificar permanentes, descartar ou outra coisa. Daí em diante o valor está travado, apesar de efeitos que o mudariam.
pub const R508_1H: Rule = Rule::new(Game::Magic, 1009);

/// **508.1i**
///
/// *es:* Si hay que pagar maná, ahora el jugador activo puede activar habilidades de maná (regla 605).
///
/// *pt:* Havendo mana entre os custos, abre-se ao jogador ativo a chance de usar habilidades de mana (regra 605).
pub const R508_1I: Rule = Rule::new(Game::Magic, 1010);

/// **508.1j**
///
/// *es:* Reunido el maná, el jugador paga los costes completos, en el orden que quiera; nunca una parte.
///
/// *pt:* Com o mana na reserva, paga-se tudo, na ordem preferida e sem deixar nada pela metade.
pub const R508_1J: Rule = Rule::new(Game::Magic, 1011);

/// **508.1k**
///
/// *es:* Cada elegida que el jugador activo aún controla pasa a ser atacante, hasta ser removida del combate o acabar la fase de combate, lo primero (regla 506.4).
///
/// *pt:* As escolhidas que o jogador ativo ainda controla tornam-se atacantes, e o são até que sejam removidas do combate ou acabe a fase de combate (regra 506.4).
pub const R508_1K: Rule = Rule::new(Game::Magic, 1012);

/// **508.1m**
///
/// *es:* Ahora se disparan las habilidades que dependen de que se declaren atacantes.
///
/// *pt:* Neste ponto desencadeia o que depende da declaração de atacantes.
pub const R508_1M: Rule = Rule::new(Game::Magic, 1013);

/// **508.2**
///
/// *es:* Terminada la declaración, el jugador activo recibe prioridad (regla 117).
///
/// *pt:* Em seguida vem a prioridade do jogador ativo (regra 117).
pub const R508_2: Rule = Rule::new(Game::Magic, 1014);

/// **508.2a**
///
/// *es:* El disparo por atacar solo mira el momento de la declaración; si las características de la criatura se ajustan a la condición más tarde, nada se dispara.
///
/// *pt:* A habilidade que desencadeia com o ataque de uma criatura só olha o instante em que ela é declarada atacante: se suas características passam a servir à condição mais tarde, nada desencadeia.
pub const R508_2A: Rule = Rule::new(Game::Magic, 1015);

/// **508.2b**
///
/// *es:* Las habilidades disparadas al declarar atacantes o durante la regla 508.1 llegan a la pila antes de esa prioridad, sin importar cuál se disparó antes (regla 603).
///
/// *pt:* O que desencadeou pela declaração ou durante a regra 508.1 entra na pilha antes dessa prioridade, fosse qual fosse a sequência (regra 603).
pub const R508_2B: Rule = Rule::new(Game::Magic, 1016);

/// **508.3**
///
/// *es:* Hay varias condiciones de disparo ligadas a declarar atacantes (reglas 508.3a–508.3f).
///
/// *pt:* Há várias condições de desencadeamento ligadas a declarar atacantes (regra 508.3a–f).
pub const R508_3: Rule = Rule::new(Game::Magic, 1017);

/// **508.3a**
///
/// *es:* «Siempre que \[una criatura\] ataque» pide que sea declarada atacante; si nombra además un jugador, planeswalker o batalla, que sea declarada contra él. Entrar al campo de batalla atacando no la dispara.
///
/// *pt:* “Toda vez que \[uma criatura\] ataca” desencadeia se ela é declarada atacante e, quando diz contra qual jogador, planeswalker ou batalha, se foi contra esse. Entrar no campo de batalha atacando não serve.
pub const R508_3A: Rule = Rule::new(Game::Magic, 1018);

/// **508.3b**
///
/// *es:* «Siempre que \[jugador, planeswalker o batalla\] sea atacado» se dispara al declararse una o más atacantes contra él, no al entrar alguna ya atacándolo.
///
/// *pt:* Para “\[jogador, planeswalker ou batalha\] é atacado”, é preciso declarar uma ou mais criaturas contra ele; as que já entram atacando não contam.
pub const R508_3B: Rule = Rule::new(Game::Magic, 1019);

/// **508.3c**
///
/// *es:* «Siempre que \[un jugador\] ataque con \[una criatura\]» se dispara si esa criatura, controlada por él, es declarada atacante.
///
/// *pt:* A condição “\[um jogador\] ataca com \[uma criatura\]” pede que essa criatura, controlada por ele, seja declarada atacante.
pub const R508_3C: Rule = Rule::new(Game::Magic, 1020);

/// **508.3d**
///
/// *es:* Con que una o más criaturas que ese jugador controla sean declaradas atacantes, se dispara «Siempre que \[un jugador\] ataque».
///
/// *pt:* Declaradas atacantes uma ou mais criaturas que o jogador controla, desencadeia “Toda vez que \[um jogador\] ataca”.
pub const R508_3D: Rule = Rule::new(Game::Magic, 1021);

/// **508.3e**
///
/// *es:* «Siempre que \[un jugador\] ataque a \[otro jugador\]» se dispara al declararse una o más criaturas del primero atacando al segundo. No valen planeswalkers ni batallas, ni criaturas que entran atacando.
///
/// *pt:* “\[Um jogador\] ataca \[outro jogador\]” exige que uma ou mais criaturas que o primeiro controla sejam declaradas contra o próprio segundo. Atacar planeswalker ou batalha não serve, nem entrar atacando.
pub const R508_3E: Rule = Rule::new(Game::Magic, 1022);

/// **508.3f**
///
/// *es:* «Siempre que \[una criatura\] ataque y no sea bloqueada» espera al paso de declarar bloqueadoras (regla 509.3g); al declarar atacantes no se dispara.
///
/// *pt:* Quando o texto pede que a criatura ataque “e não seja bloqueada”, a habilidade desencadeia na etapa de declaração de bloqueadores, não na de atacantes (regra 509.3g).
pub const R508_3F: Rule = Rule::new(Game::Magic, 1023);

/// **508.4**
///
/// *es:* Si una criatura entra atacando, o un efecto dice que está atacando, su controlador elige (en el primer caso, mientras entra) a qué ataca, salvo que el efecto lo indique: un jugador defensor, un planeswalker que este controle o una batalla que proteja. Está «atacando», pero para eventos de disparo y efectos nunca «atacó».
///
/// *pt:* Quem controla uma criatura que entra atacando, ou que um efeito diz estar atacando, escolhe o que ela ataca (no primeiro caso, conforme ela entra) entre os jogadores defensores, os planeswalkers que eles controlam e as batalhas que protegem, salvo se o efeito já o indica. Ela está “atacando”, mas para desencadeamentos e efeitos nunca “atacou”.
pub const R508_4: Rule = Rule::new(Game::Magic, 1024);

/// **508.4a**
///
/// *es:* La criatura entra, pero nunca es atacante, si aquello a lo que el efecto la mandaba atacar ya no puede atacarse al resolverse: el jugador ya no está en el juego; el permanente se ha ido del campo de batalla o ya no es planeswalker ni batalla; o ningún jugador defensor controla ya ese planeswalker o protege esa batalla.
///
/// *pt:* O efeito põe no campo de batalha uma criatura atacando algo definido; se, ao resolver, o jogador saiu do jogo, a permanente não está mais lá ou não é mais planeswalker ou batalha, ou nenhum jogador defensor controla mais o planeswalker ou protege a batalha, ela entra sem nunca ser atacante.
pub const R508_4A: Rule = Rule::new(Game::Magic, 1025);

/// **508.4b**
///
/// *es:* Si un efecto dice que una criatura ataca algo concreto, no se vuelve atacante cuando al resolverse el jugador dejó el juego, o el permanente ya no está, ya no es planeswalker o batalla, o ya no lo controla (planeswalker) ni lo protege (batalla) un jugador defensor.
///
/// *pt:* Não se torna atacante a criatura que um efeito diz estar atacando algo definido quando, ao resolver, o jogador não está no jogo, ou a permanente deixou o campo de batalha, não é mais planeswalker ou batalha, é planeswalker que nenhum jogador defensor controla ou batalha que nenhum deles protege.
pub const R508_4B: Rule = Rule::new(Game::Magic, 1026);

/// **508.4c**
///
/// *es:* Los requisitos y restricciones de la declaración de atacantes no afectan a la criatura que entra atacando ni a aquella de la que un efecto dice que ataca.
///
/// *pt:* Nada do que limita ou obriga a declaração de atacantes vale para quem entra atacando ou, por um efeito, está atacando.
pub const R508_4C: Rule = Rule::new(Game::Magic, 1027);

/// **508.5**
///
/// *es:* Cuando la habilidad de una criatura atacante habla del jugador defensor, o un hechizo o habilidad menciona a la vez una atacante y un jugador defensor, este es, salvo indicación contraria, el jugador que ella ataca, el controlador del planeswalker que ataca o el protector de la batalla que ataca. Para la que ya no ataca vale lo último que atacó antes de ser removida del combate.
///
/// *pt:* “Jogador defensor” na habilidade de uma atacante, ou em mágica ou habilidade que cita os dois, significa, se nada disser o contrário, quem ela ataca, quem controla o planeswalker que ela ataca ou quem protege a batalha que ela ataca. Se não ataca mais, conta o que atacava até ser removida do combate.
pub const R508_5: Rule = Rule::new(Game::Magic, 1028);

/// **508.5a**
///
/// *es:* Con varios jugadores, «jugador defensor» es siempre uno concreto, nunca todos. Si el hechizo o habilidad puede afectar a varias atacantes, se determina para cada una; si cabe más de uno, elige el controlador del hechizo o habilidad.
///
/// *pt:* Num jogo multijogador, “jogador defensor” designa um único jogador defensor, não o grupo. Para mágica ou habilidade que alcança várias atacantes, define-se o jogador defensor de cada uma; se houver mais de um possível, decide quem controla a mágica ou habilidade.
pub const R508_5A: Rule = Rule::new(Game::Magic, 1029);

/// **508.6**
///
/// *es:* Un jugador «está atacando a» otro mientras controle una criatura que lo ataca; lo «atacó» si declaró atacándolo a una o más criaturas.
///
/// *pt:* Um jogador “está atacando” outro enquanto controla uma criatura que o ataca; “atacou” quem declarou contra o outro pelo menos uma atacante.
pub const R508_6: Rule = Rule::new(Game::Magic, 1030);

/// **508.7**
///
/// *es:* Hay cartas que permiten volver a elegir qué jugador, planeswalker o batalla ataca una criatura (reglas 508.7a–508.7e).
///
/// *pt:* Alguns cards deixam escolher de novo o que uma criatura já atacante ataca: jogador, planeswalker ou batalha (regra 508.7a–e).
pub const R508_7: Rule = Rule::new(Game::Magic, 1031);

/// **508.7a**
///
/// *es:* La criatura no es removida del combate ni ataca por segunda vez. Ahora ataca lo nuevo, pero se considera que atacó lo elegido al declararla.
///
/// *pt:* A criatura fica em combate e não atacou de novo: passa a estar atacando o escolhido agora, embora ainda conte como tendo atacado o da declaração.
pub const R508_7A: Rule = Rule::new(Game::Magic, 1032);

/// **508.7b**
///
/// *es:* Los requisitos y restricciones para declarar atacantes no cuentan al cambiar lo que ataca la criatura.
///
/// *pt:* Nessa nova escolha, requisitos e restrições da declaração de atacantes não afetam a criatura.
pub const R508_7B: Rule = Rule::new(Game::Magic, 1033);

/// **508.7c**
///
/// *es:* Debe elegirse un oponente del controlador de la atacante, un planeswalker que un oponente suyo controle o una batalla que uno proteja.
///
/// *pt:* Só se pode passar a atacar um oponente de quem controla a atacante, um planeswalker que tal oponente controla ou uma batalha que ele protege.
pub const R508_7C: Rule = Rule::new(Game::Magic, 1034);

/// **508.7d**
///
/// *es:* Con varios jugadores, sin la alternativa de la regla 802, solo cabe elegir al jugador defensor ya elegido, sus planeswalkers o las batallas que protege.
///
/// *pt:* Num jogo multijogador sem a opção da regra 802, a nova escolha só pode ser o jogador defensor definido, um planeswalker que ele controla ou uma batalha que ele protege.
pub const R508_7D: Rule = Rule::new(Game::Magic, 1035);

/// **508.7e**
///
/// *es:* Con rango de influencia limitado (regla 801), lo reelegido tiene que estar en el rango del controlador de la atacante; si es una batalla, también su protector.
///
/// *pt:* Com alcance de influência limitado (regra 801), tudo o que se reescolhe, e também o protetor se for batalha, deve estar no alcance de quem controla a atacante.
pub const R508_7E: Rule = Rule::new(Game::Magic, 1036);

/// **508.8**
///
/// *es:* Sin ninguna criatura declarada atacante ni puesta en el campo de batalla atacando, no hay pasos de declarar bloqueadoras ni de daño de combate.
///
/// *pt:* Pulam-se duas etapas, declaração de bloqueadores e dano de combate, se nenhuma criatura foi declarada atacante nem entrou atacando.
pub const R508_8: Rule = Rule::new(Game::Magic, 1037);

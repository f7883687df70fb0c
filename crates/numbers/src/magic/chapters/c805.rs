// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 805. Alternativa de turnos compartidos en equipo

use vademecum_vocab::{Game, Rule};

/// **805** Alternativa de turnos compartidos en equipo · Opção de turnos compartilhados pela equipe
pub const R805: Rule = Rule::new(Game::Magic, 2910);

/// **805.1**
///
/// *es:* Algunos juegos por equipos usan esta alternativa, y siempre Gigante de dos cabezas (regla 810) y Archenemy (regla 904). Exige que cada equipo ocupe asientos contiguos.
///
/// *pt:* Turnos compartilhados são opção de alguns jogos entre equipes, sempre usada em Gigante de Duas Cabeças (regra 810) e Archenemy (regra 904). Exigem companheiros em assentos adjacentes.
pub const R805_1: Rule = Rule::new(Game::Magic, 2911);

/// **805.2**
///
/// *es:* Cuando un equipo no se pone de acuerdo en una elección, decide su jugador primario: quien se sienta más a la derecha, visto desde el equipo.
///
/// *pt:* O jogador primário, no assento mais à direita do ponto de vista da equipe, decide as escolhas em que ela não entra em acordo.
pub const R805_2: Rule = Rule::new(Game::Magic, 2912);

/// **805.3**
///
/// *es:* Qué equipo empieza se decide como en la regla 103.1; el elegido se llama equipo inicial.
///
/// *pt:* A equipe inicial, que joga o primeiro turno, sai dos métodos da regra 103.1.
pub const R805_3: Rule = Rule::new(Game::Magic, 2913);

/// **805.3a**
///
/// *es:* Primero dicen si harán mulligan los miembros del equipo inicial, en el orden que prefieran, y después los de los demás equipos en orden de turno; entonces se hacen todos a la vez. Los compañeros pueden consultarse, también sobre qué cartas van al fondo de la biblioteca. Que uno se quede su mano no impide el mulligan de otro (regla 103.5).
///
/// *pt:* A equipe inicial, na ordem que quiser, declara quem fará mulligan; as outras fazem o mesmo na ordem de turno, e todos os mulligans são simultâneos. Companheiros podem se consultar, inclusive sobre os cards que vão para o fundo do grimório. Dá para fazer mulligan mesmo se um companheiro já ficou com a mão inicial (regra 103.5).
pub const R805_3A: Rule = Rule::new(Game::Magic, 2914);

/// **805.3b**
///
/// *es:* Las cartas que pueden empezar el juego en el campo de batalla las pone cada cual desde su mano inicial, todas o las que quiera: antes el equipo inicial, en el orden que prefiera, y luego los demás en orden de turno. Los compañeros pueden consultarse.
///
/// *pt:* Cards que podem começar o jogo no campo de batalha são colocados, quantos cada jogador quiser, de sua mão inicial: antes a equipe inicial, na ordem que preferir, depois as outras na ordem de turno. Companheiros podem consultar-se.
pub const R805_3B: Rule = Rule::new(Game::Magic, 2915);

/// **805.4**
///
/// *es:* Los turnos son de los equipos, no de cada jugador.
///
/// *pt:* Quem joga turnos são as equipes, não os jogadores.
pub const R805_4: Rule = Rule::new(Game::Magic, 2916);

/// **805.4a**
///
/// *es:* Es activo el equipo que juega el turno; los otros son equipos no activos.
///
/// *pt:* Equipe ativa é a do turno em curso; as demais são não ativas.
pub const R805_4A: Rule = Rule::new(Game::Magic, 2917);

/// **805.4b**
///
/// *es:* Cada jugador roba una carta cuando su equipo está en el paso de robar.
///
/// *pt:* Na etapa de compra da equipe, cada um de seus jogadores compra um card.
pub const R805_4B: Rule = Rule::new(Game::Magic, 2918);

/// **805.4c**
///
/// *es:* En cada turno de su equipo, cada jugador puede jugar una tierra.
///
/// *pt:* Cada membro da equipe pode jogar um terreno em cada turno dela.
pub const R805_4C: Rule = Rule::new(Game::Magic, 2919);

/// **805.4d**
///
/// *es:* Lo que se dispara cuando empieza el paso o la fase «de cada jugador» o «de cada oponente» lo hace una vez por jugador que corresponda si su condición, efecto o «si» interviniente dice «ese jugador» o similar.
///
/// *pt:* O que desencadeia no início da fase ou etapa “de cada jogador” ou “de cada oponente” o faz uma vez por jogador adequado, se condição, efeito ou oração condicional diz “aquele jogador” ou similar.
pub const R805_4D: Rule = Rule::new(Game::Magic, 2920);

/// **805.5**
///
/// *es:* La prioridad es del equipo, no de cada jugador.
///
/// *pt:* Têm prioridade as equipes, não cada jogador.
pub const R805_5: Rule = Rule::new(Game::Magic, 2921);

/// **805.5a**
///
/// *es:* Con prioridad de su equipo, cualquiera de sus jugadores puede hacer acciones especiales, activar habilidades y lanzar hechizos.
///
/// *pt:* Tendo a equipe prioridade, qualquer de seus jogadores pode realizar ações especiais, ativar habilidades e conjurar mágicas.
pub const R805_5A: Rule = Rule::new(Game::Magic, 2922);

/// **805.5b**
///
/// *es:* El equipo con prioridad pasa si ninguno de sus jugadores quiere hacer nada. Si todos los equipos pasan seguidos, sin acciones entre medias, se resuelve lo más alto de la pila y el equipo activo recibe prioridad; con la pila vacía, acaba el paso o la fase.
///
/// *pt:* A equipe com prioridade passa quando ninguém nela quer agir. Passando todas em sucessão, sem ações no meio, resolve o objeto do topo da pilha e a equipe ativa recebe prioridade; de pilha vazia, a fase ou etapa acaba e vem a seguinte.
pub const R805_5B: Rule = Rule::new(Game::Magic, 2923);

/// **805.6**
///
/// *es:* El orden de la regla 101.4 cambia así: si deciden o actúan a la vez varios equipos, elige antes el activo y después los no activos en orden de turno; si son varios jugadores, eligen antes los del equipo activo, como se ordenen entre ellos, y después igual los demás, equipo a equipo en orden de turno. Hechas todas las elecciones, se actúa simultáneamente.
///
/// *pt:* Muda a ordem APNAP (regra 101.4). Entre equipes, escolhe antes a ativa, depois as não ativas na ordem de turno. Entre jogadores, os da equipe ativa escolhem primeiro, na ordem que quiserem, e em seguida, do mesmo modo, os de cada equipe não ativa, na ordem de turno. Só então as ações acontecem, todas juntas.
pub const R805_6: Rule = Rule::new(Game::Magic, 2924);

/// **805.6a**
///
/// *es:* Si varios jugadores tienen que robar, lo hacen antes los del equipo activo, en el orden que este elija, y luego igual los de los demás equipos, según el orden de turno.
///
/// *pt:* Quando vários jogadores têm de comprar cards, primeiro compram os da equipe ativa, na ordem que ela quiser; depois, igualmente, os de cada equipe não ativa, na ordem de turno.
pub const R805_6A: Rule = Rule::new(Game::Magic, 2925);

/// **805.7**
///
/// *es:* Los miembros del equipo activo ponen en la pila todas las disparadas pendientes de cualquiera de ellos, en el orden que quieran; luego, según el orden de turno, los no activos.
///
/// *pt:* A equipe ativa põe na pilha todas as desencadeadas pendentes de seus membros, na ordem que eles escolherem; depois, igualmente, cada equipe não ativa, na ordem de turno.
pub const R805_7: Rule = Rule::new(Game::Magic, 2926);

/// **805.8**
///
/// *es:* El turno adicional, fase o paso que un efecto da a un jugador lo recibe su equipo, y lo que le hace saltar lo salta su equipo. Si un único efecto lo hace con el mismo paso, fase o turno de varios compañeros, se agrega o salta una sola vez. Quien controla a otro jugador por un efecto controla a todo el equipo de este.
///
/// *pt:* Turno extra, fase ou etapa que um efeito dá a um jogador, ou o faz pular, vale para toda a equipe; se um mesmo efeito atinge mais de um dos membros quanto à mesma fase, etapa ou turno, conta só uma vez. Quem controla outro jogador por um efeito controla a equipe dele.
pub const R805_8: Rule = Rule::new(Game::Magic, 2927);

/// **805.9**
///
/// *es:* «Jugador activo», en una habilidad, es uno en concreto de los del equipo activo, nunca todos; lo elige el controlador de la habilidad al aplicarse el efecto.
///
/// *pt:* Habilidade que cita o “jogador ativo” refere-se a um só; seu controlador escolhe qual na hora de aplicar o efeito.
pub const R805_9: Rule = Rule::new(Game::Magic, 2928);

/// **805.10**
///
/// *es:* El combate con turnos compartidos tiene reglas propias, distintas de las de otras alternativas (reglas 805.10a–805.10f).
///
/// *pt:* Com esta opção o combate segue regras próprias, diferentes das de outras opções multijogador (regra 805.10a–f).
pub const R805_10: Rule = Rule::new(Game::Magic, 2929);

/// **805.10a**
///
/// *es:* Las criaturas de un equipo atacan en grupo al otro. Mientras dura la fase de combate, son atacantes el equipo activo y cada jugador suyo; el no activo y los suyos, defensores.
///
/// *pt:* Na fase de combate, a equipe ativa ataca a outra em bloco: são a equipe atacante e a defensora, e seus membros, jogadores atacantes e jogadores defensores.
pub const R805_10A: Rule = Rule::new(Game::Magic, 2930);

/// **805.10b**
///
/// *es:* El equipo activo hace, al empezar el paso de declarar atacantes, un solo ataque conjunto, legal como un todo, y anuncia qué jugador defensor, planeswalker o batalla ataca cada criatura (regla 508.1).
///
/// *pt:* No início da etapa de declaração de atacantes, a equipe ativa declara um ataque único, válido no todo, dizendo qual jogador defensor, planeswalker ou batalha cada criatura ataca (regra 508.1).
pub const R805_10B: Rule = Rule::new(Game::Magic, 2931);

/// **805.10c**
///
/// *es:* «Jugador atacante» significa uno en concreto, no todos. Si lo menciona una habilidad de una criatura bloqueadora, o un hechizo o habilidad que habla también de una bloqueadora, es, salvo que se diga otra cosa, quien controla la atacante que ella bloquea. Con varias bloqueadoras se determina para cada una; si hay varios jugadores posibles, elige el controlador del hechizo o habilidad.
///
/// *pt:* “Jogador atacante” é um só, não todos. Citado por habilidade de criatura bloqueadora, ou por mágica ou habilidade que fala também de uma bloqueadora, é, salvo indicação em contrário, o controlador da criatura que ela bloqueia. Aplicando-se a várias bloqueadoras, determina-se para cada uma; entre vários possíveis, escolhe o controlador da mágica ou habilidade.
pub const R805_10C: Rule = Rule::new(Game::Magic, 2932);

/// **805.10d**
///
/// *es:* Al empezar el paso de declarar bloqueadoras, el equipo defensor hace un único bloqueo, legal en conjunto. Sus criaturas pueden bloquear a las que atacan a cualquiera de sus jugadores, a un planeswalker que alguno controla o a una batalla que alguno protege (regla 509.1).
///
/// *pt:* Quando começa a etapa de declaração de bloqueadores, a equipe defensora declara um bloqueio só, válido no todo. Suas criaturas podem bloquear quem ataca qualquer de seus jogadores, planeswalker que um deles controla ou batalha que protege (regra 509.1).
pub const R805_10D: Rule = Rule::new(Game::Magic, 2933);

/// **805.10e**
///
/// *es:* Con «jugador defensor» se habla de uno solo. Cuando lo cita una habilidad de criatura atacante, o un hechizo o habilidad junto con una atacante, y nada indica otra cosa, es el jugador al que esa criatura ataca, quien controla el planeswalker al que ataca o quien protege la batalla a la que ataca; removida del combate, el que era antes. Si vale para varias atacantes, cada una tiene el suyo. Entre varios posibles elige el controlador del hechizo o habilidad.
///
/// *pt:* “Jogador defensor” nunca quer dizer todos, e sim um. Se vem em habilidade de criatura atacante, ou em mágica ou habilidade que também menciona uma atacante, é, não havendo outra indicação, quem ela ataca, ou quem controla o planeswalker ou protege a batalha que ela ataca; removida do combate, o que era antes. Com várias atacantes, cada uma tem o seu. Podendo ser mais de um, decide o controlador da mágica ou habilidade.
pub const R805_10E: Rule = Rule::new(Game::Magic, 2934);

/// **805.10f**
///
/// *es:* En el paso de daño de combate se anuncia, al comienzo, cómo asigna el suyo cada criatura: primero el equipo activo por sus atacantes, luego el equipo defensor por sus bloqueadoras (regla 510.1).
///
/// *pt:* Ao iniciar a etapa de dano de combate, primeiro a equipe ativa anuncia como cada atacante atribuirá seu dano; depois a defensora faz o mesmo com cada bloqueadora (regra 510.1).
pub const R805_10F: Rule = Rule::new(Game::Magic, 2935);

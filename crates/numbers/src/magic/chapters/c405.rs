// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 405. Pila

use vademecum_vocab::{Game, Rule};

/// **405** Pila · Pilha
pub const R405: Rule = Rule::new(Game::Magic, 893);

/// **405.1**
///
/// *es:* Lanzar un hechizo lleva su carta a la pila (regla 601.2a); una habilidad activada o disparada va arriba sin carta (reglas 603.3 y 602.2a).
///
/// *pt:* Conjurar põe o próprio card na pilha (regra 601.2a). A habilidade ativada ou desencadeada vai ao topo sem card (regras 603.3 e 602.2a).
pub const R405_1: Rule = Rule::new(Game::Magic, 894);

/// **405.2**
///
/// *es:* Cada objeto nuevo se pone encima de los que ya hay; así la pila guarda el orden en que llegaron hechizos y habilidades.
///
/// *pt:* Cada objeto que chega à pilha fica por cima de tudo o que já estava nela; é assim que ela guarda a ordem de chegada.
pub const R405_2: Rule = Rule::new(Game::Magic, 895);

/// **405.3**
///
/// *es:* De varios objetos que un efecto pone a la vez en la pila, los del jugador activo van más abajo y encima, en orden JAJNA (regla 101.4), los demás. Cada uno ordena los suyos.
///
/// *pt:* Quando um efeito põe vários objetos juntos na pilha, primeiro, mais embaixo, vão os do jogador ativo e sobre eles os dos demais, na ordem APNAP (regra 101.4). Cada um ordena os seus.
pub const R405_3: Rule = Rule::new(Game::Magic, 896);

/// **405.4**
///
/// *es:* Un hechizo tiene todas las características de su carta y lo controla quien lo lanzó. En la pila, una habilidad solo tiene el texto de la que la creó; controla la activada quien la activó y la disparada, quien controlaba la fuente al dispararse, excepto si es una habilidad disparada retrasada (regla 603.7d–f).
///
/// *pt:* A mágica tem todas as características de seu card, e a controla quem a conjurou. A habilidade na pilha tem só o texto da que a criou; controla a ativada quem a ativou, e a desencadeada, quem controlava a fonte ao desencadear (habilidades desencadeadas retardadas: regra 603.7d–f).
pub const R405_4: Rule = Rule::new(Game::Magic, 897);

/// **405.5**
///
/// *es:* Si todos pasan seguidos, se resuelve lo último agregado a la pila, que está arriba; vacía esta, termina el paso o fase y empieza el siguiente.
///
/// *pt:* Depois que todos passam em sucessão, resolve o topo da pilha, que é o último acrescentado; se então não houver nada nela, acaba a etapa ou fase e começa a próxima.
pub const R405_5: Rule = Rule::new(Game::Magic, 898);

/// **405.6**
///
/// *es:* Ocho clases de cosas no usan la pila (reglas 405.6a–405.6h), entre ellas las habilidades de maná, las acciones especiales y las basadas en estado.
///
/// *pt:* As regras 405.6a–h dizem o que acontece sem usar a pilha, como habilidades de mana, ações especiais e ações baseadas no estado.
pub const R405_6: Rule = Rule::new(Game::Magic, 899);

/// **405.6a**
///
/// *es:* Un efecto no va a la pila: resulta de resolver hechizos y habilidades. Puede crear habilidades disparadas retrasadas, que sí pueden ir a ella al dispararse (regla 603.7).
///
/// *pt:* O efeito, resultado da resolução de mágica ou habilidade, não vai para a pilha; habilidades desencadeadas retardadas que ele crie podem ir, ao desencadear (regra 603.7).
pub const R405_6A: Rule = Rule::new(Game::Magic, 900);

/// **405.6b**
///
/// *es:* Sin ir nunca a la pila, las habilidades estáticas producen efectos de continuo (regla 604), también las que definen características (regla 604.3).
///
/// *pt:* Habilidades estáticas, entre elas as definidoras de característica (regra 604.3), geram efeitos o tempo todo e não vão para a pilha (regra 604).
pub const R405_6B: Rule = Rule::new(Game::Magic, 901);

/// **405.6c**
///
/// *es:* Una habilidad de maná se resuelve al momento, con el maná y todo otro efecto que tenga. Si un jugador tenía prioridad antes de activarla, la recibe después de resolverse (regla 605).
///
/// *pt:* Habilidade de mana resolve na hora, e outro efeito que tenha também acontece de imediato. Quem tinha prioridade antes da ativação a recebe depois (regra 605).
pub const R405_6C: Rule = Rule::new(Game::Magic, 902);

/// **405.6d**
///
/// *es:* Una acción especial ocurre al instante, fuera de la pila (regla 116).
///
/// *pt:* Sem passar pela pilha, a ação especial acontece de imediato (regra 116).
pub const R405_6D: Rule = Rule::new(Game::Magic, 903);

/// **405.6e**
///
/// *es:* Sin pila, las acciones basadas en turno ocurren solas al empezar ciertos pasos o fases, antes de recibir nadie prioridad (regla 117.3a), y al acabar todo paso o fase, sin prioridad después.
///
/// *pt:* Ação baseada no turno ocorre sozinha, sem pilha, no início de certas etapas ou fases, antes da prioridade, e no fim de todas, sem prioridade (regra 703).
pub const R405_6E: Rule = Rule::new(Game::Magic, 904);

/// **405.6f**
///
/// *es:* Cumplidas sus condiciones, las acciones basadas en estado (regla 704) ocurren solas, sin pila, antes de que un jugador reciba prioridad (regla 117.5).
///
/// *pt:* Toda ação baseada no estado dispensa a pilha (regra 704): acontece sozinha quando sua condição se cumpre, antes de um jogador receber prioridade (regra 117.5).
pub const R405_6F: Rule = Rule::new(Game::Magic, 905);

/// **405.6g**
///
/// *es:* Conceder se puede en cualquier momento, y quien lo hace deja el juego enseguida (regla 104.3a).
///
/// *pt:* O jogador que concede, o que pode fazer quando quiser, sai na hora do jogo (regra 104.3a).
pub const R405_6G: Rule = Rule::new(Game::Magic, 906);

/// **405.6h**
///
/// *es:* Cuando alguien deja un juego de varios jugadores, sus consecuencias para los objetos (dejar el juego, dejar de existir, cambiar de control, exiliarse) son inmediatas (regla 800.4a).
///
/// *pt:* A saída de um jogador de um jogo multijogador pode fazer objetos saírem do jogo, deixarem de existir, trocarem de controle ou serem exilados, tudo de imediato (regra 800.4a).
pub const R405_6H: Rule = Rule::new(Game::Magic, 907);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 729. Tomar atajos

use vademecum_vocab::{Game, Rule};

/// **729** Tomar atajos · Pegando atalhos
pub const R729: Rule = Rule::new(Game::Magic, 2824);

/// **729.1**
///
/// *es:* Lo habitual es jugar con atajos que todos entienden, sin ir diciendo cada elección, sea actuar o pasar prioridad.
///
/// *pt:* Em vez de declarar cada ação e cada passe de prioridade, os jogadores costumam usar atalhos que todos entendem.
pub const R729_1: Rule = Rule::new(Game::Magic, 2825);

/// **729.1a**
///
/// *es:* Apenas hay formalidades: vale cualquier sistema de atajos mientras cada jugador entienda lo que pretenden los demás.
///
/// *pt:* Qualquer sistema serve, pois há pouca formalidade, desde que cada jogador compreenda a intenção dos outros.
pub const R729_1A: Rule = Rule::new(Game::Magic, 2826);

/// **729.1b**
///
/// *es:* Si una serie de acciones puede repetirse sin fin (una repetición o «bucle»), los atajos sirven para fijar cuántas veces ocurre, sin realizarla, y cómo se corta.
///
/// *pt:* Quando ações podem repetir-se indefinidamente (um loop), as regras de atalhos servem para fixar quantas vezes se repetem, sem executá-las uma a uma, e como o loop acaba.
pub const R729_1B: Rule = Rule::new(Game::Magic, 2827);

/// **729.1c**
///
/// *es:* En torneo rige una versión modificada para atajos y repeticiones, la de las Reglas de Torneo, que prevalecen donde contradigan estas.
///
/// *pt:* Os torneios têm versão própria para atalhos e loops, nas Regras de Torneio de Magic; lá, em conflito com estas, valem aquelas.
pub const R729_1C: Rule = Rule::new(Game::Magic, 2828);

/// **729.2**
///
/// *es:* Un atajo se propone (regla 729.2a), los demás lo aceptan o lo acortan (regla 729.2b) y se toma (regla 729.2c).
///
/// *pt:* São três tempos: proposta (regra 729.2a), resposta dos outros (regra 729.2b) e execução (regra 729.2c).
pub const R729_2: Rule = Rule::new(Game::Magic, 2829);

/// **729.2a**
///
/// *es:* El jugador con prioridad puede proponer, en cualquier momento, una secuencia de elecciones de todos los jugadores, legales según el estado del juego y lo que previsiblemente resulte. Puede no repetir nada, tener una o varias repeticiones con número de veces fijo, unas dentro de otras, o abarcar varios turnos; nunca acciones que dependan de cómo salga un evento. Debe acabar donde alguien, no necesariamente él, tenga prioridad.
///
/// *pt:* Quem tem prioridade pode, em qualquer ponto do jogo, propor as próximas escolhas de todos, legais conforme a situação atual e os resultados previsíveis: uma série sem repetição, um ou mais loops com número de vezes definido, loops dentro de loops, até passando de turno. Não valem ações condicionadas ao resultado de um evento. O fim precisa ser um ponto em que alguém, talvez outro, tenha prioridade.
pub const R729_2A: Rule = Rule::new(Game::Magic, 2830);

/// **729.2b**
///
/// *es:* Los demás, en orden de turno desde el siguiente al que propone, aceptan o acortan: señalan un punto donde elegirán otra cosa, sin decir aún cuál, y allí termina ahora la secuencia.
///
/// *pt:* Em ordem de turno, a partir de quem vem depois do proponente, cada um aceita ou encurta: indica onde fará escolha diferente, que não precisa dizer ainda. Ali passa a ser o fim da sequência.
pub const R729_2B: Rule = Rule::new(Game::Magic, 2831);

/// **729.2c**
///
/// *es:* Tras responder el último, el juego avanza hasta el final acordado con todas esas elecciones hechas. Si se acortó, quien tiene ahora prioridad debe elegir algo distinto de lo propuesto para él.
///
/// *pt:* Depois que o último respondeu, o jogo vai direto ao fim combinado, com as escolhas da proposta já feitas. Encurtado o atalho, quem está com prioridade tem de escolher diferente do que se propôs para ele.
pub const R729_2C: Rule = Rule::new(Game::Magic, 2832);

/// **729.3**
///
/// *es:* En una repetición fragmentada cada jugador implicado realiza una acción independiente y se llega varias veces al mismo estado del juego. Para cortarla debe elegir otra cosa el jugador activo o, si no está implicado, el primero en orden de turno que lo esté.
///
/// *pt:* Num loop fragmentado, ações independentes de cada envolvido levam várias vezes ao mesmo estado do jogo. Para que pare, o jogador ativo tem de fazer outra escolha; se não está envolvido, cabe ao primeiro envolvido na ordem de turno.
pub const R729_3: Rule = Rule::new(Game::Magic, 2833);

/// **729.4**
///
/// *es:* Por las reglas 104.4b y 104.4f hay empate cuando la repetición consta únicamente de acciones obligatorias.
///
/// *pt:* Se tudo no loop é obrigatório, o jogo empata (regras 104.4b e 104.4f).
pub const R729_4: Rule = Rule::new(Game::Magic, 2834);

/// **729.5**
///
/// *es:* Nadie está obligado a cortar una repetición, salvo con acciones que pidan los objetos que intervienen en ella.
///
/// *pt:* Só se pode exigir de um jogador uma ação que encerre o loop se objetos envolvidos no próprio loop a pedem.
pub const R729_5: Rule = Rule::new(Game::Magic, 2835);

/// **729.6**
///
/// *es:* Con «\[A\] a menos que \[B\]», siendo ambas acciones, nadie está obligado a cortar la repetición haciendo B; si nadie quiere, A vale como obligatoria.
///
/// *pt:* Num loop com “\[A\] a menos que \[B\]”, A e B ações, ninguém precisa fazer B para quebrá-lo; se ninguém escolhe B, A vale como obrigatória.
pub const R729_6: Rule = Rule::new(Game::Magic, 2836);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 905. Draft de Conspiracy

use vademecum_vocab::{Game, Rule};

/// **905** Draft de Conspiracy · Draft de Conspiracy
pub const R905: Rule = Rule::new(Game::Magic, 3145);

/// **905.1**
///
/// *es:* Tras un draft (limitado: de sobres cerrados se eligen cartas para el mazo) viene un juego de varios jugadores. Por defecto, sobres de Conspiracy, Conspiracy: Take the Crown o ambos.
///
/// *pt:* Faz-se um draft (limitado: monta-se o deck com cards escolhidos de boosters lacrados, por padrão de Conspiracy e/ou Conspiracy: Take the Crown) e depois um jogo multijogador.
pub const R905_1: Rule = Rule::new(Game::Magic, 3146);

/// **905.1a**
///
/// *es:* Son típicamente tres rondas. En cada una, todos abren un sobre, eligen una carta, que ponen boca abajo en su montón, y pasan las demás; del sobre recibido eligen otra y lo pasan, hasta que no quedan cartas en la ronda.
///
/// *pt:* Em geral há três rodadas. Em cada uma, o jogador abre um booster, fica com um card, com a face voltada para baixo em seu monte, e passa os outros ao seguinte; repete isso com cada booster recebido até acabarem os cards da rodada.
pub const R905_1A: Rule = Rule::new(Game::Magic, 3147);

/// **905.1b**
///
/// *es:* Primera y tercera ronda: los sobres van a la izquierda. Segunda: a la derecha.
///
/// *pt:* Os boosters vão para a esquerda na primeira e na terceira rodadas e para a direita na segunda.
pub const R905_1B: Rule = Rule::new(Game::Magic, 3148);

/// **905.1c**
///
/// *es:* Durante el draft cada uno ve solo el sobre del que elige, sus cartas ya elegidas, las mostradas (regla 905.2b) y las elegidas boca arriba (regla 905.2c). No puede mostrar las suyas salvo que lo mande una habilidad.
///
/// *pt:* Podem-se olhar só os cards do booster da vez, os próprios já escolhidos, os revelados (regra 905.2b) e os escolhidos com a face voltada para cima (regra 905.2c). Revelar os seus, só se uma habilidade mandar.
pub const R905_1C: Rule = Rule::new(Game::Magic, 3149);

/// **905.1d**
///
/// *es:* Hechas las acciones del draft y posteriores, lo elegido es la reserva de cartas: solo de ella y tierras básicas, cuantas quiera, sale el mazo (reglas 100.2b y 100.4b).
///
/// *pt:* Feitas as ações do draft e posteriores, monta-se o deck só com o conjunto de cards (os escolhidos) e terrenos básicos à vontade (regras 100.2b e 100.4b).
pub const R905_1D: Rule = Rule::new(Game::Magic, 3150);

/// **905.2**
///
/// *es:* Las habilidades de algunas cartas funcionan durante el draft.
///
/// *pt:* Há cards cujas habilidades funcionam já no draft.
pub const R905_2: Rule = Rule::new(Game::Magic, 3151);

/// **905.2a**
///
/// *es:* En el draft no hay jugador activo ni prioridad. Quienes quieren actuar a la vez acuerdan el orden; si no lo logran, es al azar.
///
/// *pt:* No draft não existe jogador ativo nem prioridade; ações que vários querem fazer ao mesmo tempo seguem a ordem combinada ou, sem acordo, aleatória.
pub const R905_2A: Rule = Rule::new(Game::Magic, 3152);

/// **905.2b**
///
/// *es:* Hay cartas que se muestran al elegirlas para anotar algo, como un número o un color, que otras habilidades pueden usar en el juego y cualquiera puede ver siempre, incluso en el draft. Después, la carta va boca abajo al montón del jugador.
///
/// *pt:* Alguns cards mandam revelá-los ao escolhê-los e anotar algo, como número ou cor, que outras habilidades podem usar no jogo e qualquer jogador pode consultar sempre. Depois, vão com a face voltada para baixo ao monte do jogador.
pub const R905_2B: Rule = Rule::new(Game::Magic, 3153);

/// **905.2c**
///
/// *es:* La carta que manda elegirla boca arriba sigue así, visible para todos, hasta que acaba el draft, un efecto manda a quien la eligió ponerla boca abajo o sale de su montón.
///
/// *pt:* Card que manda escolhê-lo com a face voltada para cima fica assim, visível, até acabar o draft, um efeito mandar quem o escolheu voltá-lo para baixo ou sair do monte dele.
pub const R905_2C: Rule = Rule::new(Game::Magic, 3154);

/// **905.3**
///
/// *es:* Se juega entre varios; por defecto, Todos contra todos (regla 806), con ataque a varios jugadores y rango de influencia sin límite.
///
/// *pt:* O jogo é multijogador; por padrão é competição livre (regra 806), com ataque a múltiplos jogadores e sem limite ao alcance de influência.
pub const R905_3: Rule = Rule::new(Game::Magic, 3155);

/// **905.4**
///
/// *es:* Al comenzar, antes de barajar, cada jugador puede pasar del sideboard a la zona de mando cuantas conspiraciones quiera.
///
/// *pt:* No início, antes de os decks serem embaralhados, cada um pode pôr na zona de comando qualquer quantidade de conspirações de sua reserva.
pub const R905_4: Rule = Rule::new(Game::Magic, 3156);

/// **905.4a**
///
/// *es:* Las de agenda oculta van boca abajo; su controlador puede ponerlas boca arriba siempre que tenga prioridad (regla 702.106).
///
/// *pt:* A conspiração com agenda oculta vai à zona de comando voltada para baixo e assim fica até que seu controlador, tendo prioridade, decida voltá-la para cima (regra 702.106).
pub const R905_4A: Rule = Rule::new(Game::Magic, 3157);

/// **905.5**
///
/// *es:* La conspiración es propiedad de quien la llevó a la zona de mando al comenzar el juego, y él la controla.
///
/// *pt:* Quem, ao começar o jogo, pôs a conspiração na zona de comando é seu dono e a controla.
pub const R905_5: Rule = Rule::new(Game::Magic, 3158);

/// **905.6**
///
/// *es:* Decidido el jugador inicial, todos empiezan con 20 vidas y roban siete cartas.
///
/// *pt:* Sabendo-se quem começa, cada um fica com 20 pontos de vida e compra sete cards.
pub const R905_6: Rule = Rule::new(Game::Magic, 3159);

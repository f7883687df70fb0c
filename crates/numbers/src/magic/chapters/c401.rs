// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 401. Biblioteca

use vademecum_vocab::{Game, Rule};

/// **401** Biblioteca · Grimório
pub const R401: Rule = Rule::new(Game::Magic, 871);

/// **401.1**
///
/// *es:* A partir del comienzo del juego, el mazo de cada jugador es su biblioteca.
///
/// *pt:* No começo do jogo, o deck de cada um passa a ser seu grimório.
pub const R401_1: Rule = Rule::new(Game::Magic, 872);

/// **401.2**
///
/// *es:* Toda biblioteca es un solo montón boca abajo cuyas cartas no se miran ni se cambian de orden.
///
/// *pt:* Ninguém olha nem reordena os cards do grimório, que fica num único monte voltado para baixo.
pub const R401_2: Rule = Rule::new(Game::Magic, 873);

/// **401.3**
///
/// *es:* Contar las cartas que quedan en cualquier biblioteca está permitido a todos y en todo momento.
///
/// *pt:* A qualquer hora, um jogador pode contar quantos cards restam em qualquer grimório.
pub const R401_3: Rule = Rule::new(Game::Magic, 874);

/// **401.4**
///
/// *es:* El propietario de varias cartas que un efecto pone a la vez en un lugar de una biblioteca elige su orden; el de la biblioteca no lo muestra.
///
/// *pt:* Vários cards postos juntos por um efeito numa posição do grimório ficam na ordem que o dono deles quiser, sem que o dono do grimório a revele.
pub const R401_4: Rule = Rule::new(Game::Magic, 875);

/// **401.5**
///
/// *es:* Un efecto puede mantener mostrada la carta de encima de una biblioteca o dejar que un jugador la mire. Si cambia mientras se lanza un hechizo, la nueva ni se muestra ni puede mirarse hasta que el hechizo quede lanzado (regla 601.2i). Igual hasta que se acabe de activar una habilidad o ese jugador termine una acción especial (regla 116).
///
/// *pt:* Se o card do topo do grimório, que se joga revelado ou se pode olhar, muda no meio da conjuração de uma mágica, o novo só é revelado ou visto quando ela estiver conjurada (regra 601.2i). O mesmo vale durante a ativação de uma habilidade e, até o jogador concluí-la, durante uma ação especial (regra 116).
pub const R401_5: Rule = Rule::new(Game::Magic, 876);

/// **401.6**
///
/// *es:* Si la carta de encima de la biblioteca que un efecto mantiene mostrada deja de estarlo un momento, al volver a mostrarse es otro objeto.
///
/// *pt:* O card do topo do grimório que um efeito mantém revelado vira novo objeto se deixa de estar revelado, por pouco tempo que seja, e volta a estar.
pub const R401_6: Rule = Rule::new(Game::Magic, 877);

/// **401.7**
///
/// *es:* Poner una carta en la posición N desde arriba de una biblioteca con menos de N cartas es ponerla en el fondo.
///
/// *pt:* Num grimório com menos de N cards, pôr um card na posição N a partir do topo é pô-lo no fundo.
pub const R401_7: Rule = Rule::new(Game::Magic, 878);

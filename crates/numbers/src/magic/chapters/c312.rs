// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 312. Fenómenos

use vademecum_vocab::{Game, Rule};

/// **312** Fenómenos · Fenômenos
pub const R312: Rule = Rule::new(Game::Magic, 806);

/// **312.1**
///
/// *es:* Fenómeno es un tipo de cartas no tradicionales, de uso exclusivo en la variante Planechase (regla 901).
///
/// *pt:* Só a variante Planechase (regra 901) usa fenômenos, tipo visto apenas em cards não tradicionais.
pub const R312_1: Rule = Rule::new(Game::Magic, 807);

/// **312.2**
///
/// *es:* Los fenómenos no son permanentes ni se lanzan. En el mazo planar o boca arriba, están en la zona de mando todo el juego, aunque fueran a salir.
///
/// *pt:* O fenômeno, no deck planar ou com a face voltada para cima, fica na zona de comando todo o jogo. Não é permanente nem pode ser conjurado.
pub const R312_2: Rule = Rule::new(Game::Magic, 808);

/// **312.3**
///
/// *es:* No hay subtipos de fenómeno.
///
/// *pt:* Fenômeno não tem subtipo.
pub const R312_3: Rule = Rule::new(Game::Magic, 809);

/// **312.4**
///
/// *es:* Controla el fenómeno boca arriba el controlador planar, que normalmente es el jugador activo. Antes de dejar el juego cede el puesto al siguiente en orden de turno que no vaya a irse, y este lo conserva hasta que se va o cambia el jugador activo.
///
/// *pt:* O controlador planar, que costuma ser o jogador ativo, controla o fenômeno com a face voltada para cima. Se ele fosse deixar o jogo, antes passa o cargo ao próximo na ordem de turno que não sairia; este o mantém até sair ou mudar o jogador ativo.
pub const R312_4: Rule = Rule::new(Game::Magic, 810);

/// **312.5**
///
/// *es:* Encontrarse con un fenómeno es sacarlo del mazo planar y ponerlo boca arriba; entonces se dispara la habilidad disparada que cada uno tiene.
///
/// *pt:* Defrontar um fenômeno é tirá-lo do deck planar e voltá-lo para cima, o que faz desencadear a habilidade desencadeada que todo fenômeno tem.
pub const R312_5: Rule = Rule::new(Game::Magic, 811);

/// **312.6**
///
/// *es:* Un fenómeno boca arriba que pasa a estar boca abajo es un objeto nuevo.
///
/// *pt:* Voltado para baixo, o fenômeno que estava com a face voltada para cima torna-se outro objeto.
pub const R312_6: Rule = Rule::new(Game::Magic, 812);

/// **312.7**
///
/// *es:* Cuando un jugador vaya a recibir prioridad, el controlador planar camina por los planos si hay un fenómeno boca arriba en la zona de mando sin habilidades disparadas suyas pendientes de dejar la pila (acción basada en estado, regla 704).
///
/// *pt:* Com fenômeno voltado para cima na zona de comando, e nenhuma habilidade sua desencadeada ainda à espera ou na pilha, o controlador planar vaga pelos planos quando alguém for receber prioridade (regra 704).
pub const R312_7: Rule = Rule::new(Game::Magic, 813);

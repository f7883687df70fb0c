// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 112. Hechizos

use vademecum_vocab::{Game, Rule};

/// **112** Hechizos · Mágicas
pub const R112: Rule = Rule::new(Game::Magic, 257);

/// **112.1**
///
/// *es:* La carta es un hechizo mientras está en la pila. Al empezar a lanzarla pasa allí, encima de todo, desde donde estuviera (casi siempre la mano de su propietario), y lo es hasta resolverse, ser contrarrestada o salir de la pila por otra vía.
///
/// *pt:* Um card na pilha é uma mágica. Ao começar a conjurá-lo, o jogador o tira de onde está, quase sempre a mão do dono, e o põe no topo da pilha; ele continua sendo mágica até resolver, ser anulado ou sair dali de outro jeito.
pub const R112_1: Rule = Rule::new(Game::Magic, 258);

/// **112.1a**
///
/// *es:* También cuenta como hechizo la copia de un hechizo, aunque no haya ninguna carta que la represente (regla 707.10).
///
/// *pt:* A cópia de uma mágica também conta como mágica, ainda que nenhum card a represente (regra 707.10).
pub const R112_1A: Rule = Rule::new(Game::Magic, 259);

/// **112.1b**
///
/// *es:* Lanzar la copia de una carta, si un efecto lo permite, hace de ella un hechizo como cualquier otro (regla 707.12).
///
/// *pt:* Se um efeito permite conjurar a cópia de um card e isso é feito, ela é uma mágica como as outras (regra 707.12).
pub const R112_1B: Rule = Rule::new(Game::Magic, 260);

/// **112.2**
///
/// *es:* Todo hechizo tiene controlador: si nada lo cambia, quien lo puso en la pila. Es del propietario de su carta; una copia, de quien la controlaba al ponerse en la pila.
///
/// *pt:* Toda mágica tem controlador: em princípio, quem a pôs na pilha. O dono é o mesmo do card; já a cópia pertence a quem a controlava ao entrar na pilha.
pub const R112_2: Rule = Rule::new(Game::Magic, 261);

/// **112.2a**
///
/// *es:* La copia de una carta que un efecto manda crear y permite lanzar es propiedad de quien recibe esa orden y ese permiso.
///
/// *pt:* A cópia de um card que um efeito manda criar e permite conjurar pertence a quem recebe a ordem e a permissão.
pub const R112_2A: Rule = Rule::new(Game::Magic, 262);

/// **112.3**
///
/// *es:* Salvo que sea una copia, un hechizo tiene las características impresas en su carta, con los cambios que le hagan los efectos continuos (regla 613).
///
/// *pt:* Exceto no caso das cópias, valem para a mágica as características que o card traz impressas, com as mudanças dos efeitos contínuos (regra 613).
pub const R112_3: Rule = Rule::new(Game::Magic, 263);

/// **112.4**
///
/// *es:* Si algo que se resuelve cambia las características de un hechizo de permanente, ese efecto sigue valiendo para el permanente en que se convierta (regla 400.7).
///
/// *pt:* Se algo que resolve muda características de uma mágica de permanente, a mudança continua valendo para a permanente em que ela se transforma (regra 400.7).
pub const R112_4: Rule = Rule::new(Game::Magic, 264);

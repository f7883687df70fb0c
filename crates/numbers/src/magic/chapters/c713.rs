// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 713. Cartas sustitutas

use vademecum_vocab::{Game, Rule};

/// **713** Cartas sustitutas · Cards substitutos
pub const R713: Rule = Rule::new(Game::Magic, 2655);

/// **713.1**
///
/// *es:* La carta sustituta es un suplemento que representa una carta de dos caras o combinable y tiene el reverso normal de Magic.
///
/// *pt:* Card substituto é peça suplementar, com o verso comum de Magic, que representa um card dupla face ou com fusão.
pub const R713_1: Rule = Rule::new(Game::Magic, 2656);

/// **713.2**
///
/// *es:* La sustituta lleva bien claro al menos el nombre de la cara frontal que representa; lo demás (tipo, coste de maná, fuerza y resistencia) es optativo.
///
/// *pt:* No substituto tem de estar, legível, ao menos o nome da face frontal do card representado; tipo, custo de mana, poder e resistência são opcionais.
pub const R713_2: Rule = Rule::new(Game::Magic, 2657);

/// **713.2a**
///
/// *es:* En las de los productos de 2011 a 2018 hay una lista de nombres y costes de maná, con círculos: exactamente uno se marca para decir qué carta es.
///
/// *pt:* Nos modelos de 2011 a 2018 há nomes e custos de mana de cards possíveis; marca-se exatamente um círculo para indicar qual é o representado.
pub const R713_2A: Rule = Rule::new(Game::Magic, 2658);

/// **713.2b**
///
/// *es:* Otras representan una única carta: la de la Colección básica 2019 es para Nicol Bolas, el Devastador.
///
/// *pt:* Há os que servem a um só card, o nomeado neles: o de Core Set 2019 representa Nicol Bolas, the Ravager.
pub const R713_2B: Rule = Rule::new(Game::Magic, 2659);

/// **713.2c**
///
/// *es:* Las de El resurgir de Zendikar, con los símbolos de ambas caras delante, sirven para cualquier carta de dos caras modal; se escribe en ellas el nombre de cada cara.
///
/// *pt:* Para qualquer card dupla face modal servem os do lançamento de Zendikar Rising, com os símbolos das duas faces na frente; o nome de cada face é escrito neles.
pub const R713_2C: Rule = Rule::new(Game::Magic, 2660);

/// **713.3**
///
/// *es:* Si el mazo lleva una sustituta, la carta representada se aparta antes del comienzo (regla 103.2a) y sigue a mano. Solo se admiten las que representan cartas de dos caras o combinables.
///
/// *pt:* O card representado é separado antes do início (regra 103.2a) e fica disponível o jogo inteiro. Só entra em deck o substituto que representa um card dupla face ou com fusão.
pub const R713_3: Rule = Rule::new(Game::Magic, 2661);

/// **713.4**
///
/// *es:* Para el juego, la sustituta es la carta a la que representa.
///
/// *pt:* Em tudo o que importa ao jogo, o substituto é o card representado.
pub const R713_4: Rule = Rule::new(Game::Magic, 2662);

/// **713.5**
///
/// *es:* Boca arriba en una zona pública, la sustituta se aparta y se usa la carta verdadera.
///
/// *pt:* Com a face voltada para cima em zona pública, o substituto dá lugar ao card verdadeiro, que se usa ali.
pub const R713_5: Rule = Rule::new(Game::Magic, 2663);

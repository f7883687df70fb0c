// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 612. Efectos de cambio de texto

use vademecum_vocab::{Game, Rule};

/// **612** Efectos de cambio de texto · Efeitos de mudança de texto
pub const R612: Rule = Rule::new(Game::Magic, 1306);

/// **612.1**
///
/// *es:* Un efecto de cambio de texto es continuo y puede tocar cualquier palabra o símbolo impreso en el objeto, aunque casi siempre altera solo texto de reglas o línea de tipo.
///
/// *pt:* Um efeito de mudança de texto é contínuo e pode trocar qualquer palavra ou símbolo impresso; em geral só mexe no texto de regras e na linha de tipo.
pub const R612_1: Rule = Rule::new(Game::Magic, 1307);

/// **612.2**
///
/// *es:* Un cambio de texto solo alcanza a palabras usadas en el sentido correspondiente: un color como color, un tipo de tierra o de criatura como tal. Cambiar un color o subtipo no altera el nombre de una carta, aunque contenga esa palabra o esas letras.
///
/// *pt:* Uma mudança de texto só troca a palavra usada no sentido certo: cor como cor, tipo de terreno ou de criatura como tal. Trocar cor ou subtipo nunca altera o nome de um card, ainda que ele contenha as mesmas letras.
pub const R612_2: Rule = Rule::new(Game::Magic, 1308);

/// **612.2a**
///
/// *es:* Al crear fichas de criatura, los tipos suelen servir también de nombre de la ficha. Esas palabras sí pueden cambiar, porque se usan como tipos de criatura además de como nombres.
///
/// *pt:* Se os tipos de criatura de uma ficha a criar também lhe dão nome, o efeito pode trocá-los na mágica ou no objeto que a cria, pois ali servem de tipo.
pub const R612_2A: Rule = Rule::new(Game::Magic, 1309);

/// **612.3**
///
/// *es:* Dar o quitar habilidades no cambia el texto; por tanto, un cambio de texto sobre el objeto no modifica las habilidades que se le hayan concedido.
///
/// *pt:* Habilidades concedidas a um objeto escapam da mudança de texto que o afeta, já que dar ou tirar habilidades não altera o texto dele.
pub const R612_3: Rule = Rule::new(Game::Magic, 1310);

/// **612.4**
///
/// *es:* La ficha debe sus subtipos y su texto de reglas a lo que la creó, pero un cambio de texto que la afecte puede modificarlos.
///
/// *pt:* Os subtipos e o texto de regras que uma ficha recebeu da mágica ou habilidade que a criou também podem mudar quando um efeito de mudança de texto atua sobre ela.
pub const R612_4: Rule = Rule::new(Game::Magic, 1311);

/// **612.5**
///
/// *es:* Exchange of Words intercambia los recuadros de texto de dos objetos: cada uno recibe todo el texto de reglas del otro. Con ciertas cartas ajenas a estas reglas pueden intercambiarse más elementos (regla 100.7).
///
/// *pt:* Exchange of Words permuta duas caixas de texto: cada objeto fica com todo o texto de regras do outro. Com certos cards de fora destas regras, mais elementos podem ir junto (regra 100.7).
pub const R612_5: Rule = Rule::new(Game::Magic, 1312);

/// **612.6**
///
/// *es:* El «texto completo» que da Volrath's Shapeshifter incluye, con el recuadro y la línea de tipo, el nombre, la fuerza y resistencia, el indicador de color y el coste de maná.
///
/// *pt:* Volrath's Shapeshifter dá o “texto completo” de outro objeto: mudam caixa de texto, linha de tipo, nome, custo de mana, indicador de cor, resistência e poder.
pub const R612_6: Rule = Rule::new(Game::Magic, 1313);

/// **612.7**
///
/// *es:* Por cambio de texto, Spy Kit da a un objeto el nombre de todas y cada una de las criaturas no legendarias que figuran como cartas en Oracle (regla 108.1).
///
/// *pt:* Spy Kit muda o texto do nome: o objeto passa a ter o de todos os cards de criatura não lendários do Oracle (regra 108.1).
pub const R612_7: Rule = Rule::new(Game::Magic, 1314);

/// **612.8**
///
/// *es:* Fijar el nombre de un objeto cambia el texto que lo representa: pierde todos los nombres anteriores y se queda solo con el indicado.
///
/// *pt:* Se um efeito contínuo define o nome de um objeto, ele perde os que tinha e fica só com esse; o texto do nome é que muda.
pub const R612_8: Rule = Rule::new(Game::Magic, 1315);

/// **612.9**
///
/// *es:* Una pegatina de nombre agrega una palabra al texto del nombre de un permanente, o de una carta fuera del campo de batalla, mediante un efecto continuo (regla 123.6).
///
/// *pt:* Com um adesivo de nome, um efeito contínuo acrescenta uma palavra ao nome da permanente, ou do card fora do campo de batalha, em que ele está (regra 123.6).
pub const R612_9: Rule = Rule::new(Game::Magic, 1316);

/// **612.10**
///
/// *es:* Empalmar pone el texto de reglas de la carta empalmada a continuación del que tiene el hechizo, que no se modifica ni se sustituye (regla 702.47).
///
/// *pt:* Unir acrescenta à mágica, depois do texto de regras dela, o do card unido; nada do texto original é mudado ou substituído (regra 702.47).
pub const R612_10: Rule = Rule::new(Game::Magic, 1317);

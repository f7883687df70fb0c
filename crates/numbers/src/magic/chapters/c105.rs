// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 105. Colores

use vademecum_vocab::{Game, Rule};

/// **105** Colores · Cores
pub const R105: Rule = Rule::new(Game::Magic, 101);

/// **105.1**
///
/// *es:* Los colores de Magic son blanco, azul, negro, rojo y verde, cinco en total.
///
/// *pt:* Branco, azul, preto, vermelho e verde: são essas as cinco cores.
pub const R105_1: Rule = Rule::new(Game::Magic, 102);

/// **105.2**
///
/// *es:* Los símbolos del coste de maná dan color a un objeto: ninguno, uno o varios. El marco no cuenta, pero sí una habilidad que define características o el indicador de color (regla 202.2).
///
/// *pt:* As cores de um objeto, de nenhuma a cinco, vêm dos símbolos do custo de mana e não da moldura; também podem vir de indicador de cor ou de habilidade definidora de característica (regra 202.2).
pub const R105_2: Rule = Rule::new(Game::Magic, 103);

/// **105.2a**
///
/// *es:* Es monocolor el objeto que tiene un color y solo uno.
///
/// *pt:* Ser monocolorido é ter uma única cor.
pub const R105_2A: Rule = Rule::new(Game::Magic, 104);

/// **105.2b**
///
/// *es:* Es multicolor el que reúne dos colores o más.
///
/// *pt:* Ser multicolorido é ter duas cores ou mais.
pub const R105_2B: Rule = Rule::new(Game::Magic, 105);

/// **105.2c**
///
/// *es:* Sin ningún color, el objeto es incoloro.
///
/// *pt:* Sem cor alguma, o objeto é incolor.
pub const R105_2C: Rule = Rule::new(Game::Magic, 106);

/// **105.3**
///
/// *es:* Hay efectos que dan, cambian o quitan colores, incluso hasta dejar incoloro un objeto. El color nuevo desplaza a todos los anteriores, salvo que se diga que lo tiene «además» de ellos.
///
/// *pt:* Efeitos podem dar, trocar ou tirar cores, até deixar o objeto incolor. A cor nova apaga todas as antigas, a não ser que o efeito a acrescente “em adição” a elas.
pub const R105_3: Rule = Rule::new(Game::Magic, 107);

/// **105.4**
///
/// *es:* Cuando se pide un color hay que elegir uno de los cinco; «multicolor» e «incoloro» no valen, porque no son colores.
///
/// *pt:* Na hora de escolher uma cor, só valem as cinco; “multicolorido” e “incolor” não são cores.
pub const R105_4: Rule = Rule::new(Game::Magic, 108);

/// **105.5**
///
/// *es:* Un par de colores son exactamente dos de los cinco. Existen diez pares, uno por cada combinación posible, como blanco y azul o rojo y verde.
///
/// *pt:* Um par de cores é formado por exatamente duas das cinco. Há dez pares, todas as combinações possíveis, como branco e azul ou vermelho e verde.
pub const R105_5: Rule = Rule::new(Game::Magic, 109);

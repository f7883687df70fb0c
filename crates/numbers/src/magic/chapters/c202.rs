// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 202. Coste y color de maná

use vademecum_vocab::{Game, Rule};

/// **202** Coste y color de maná · Custo de mana e cor
pub const R202: Rule = Rule::new(Game::Magic, 553);

/// **202.1**
///
/// *es:* Los símbolos de maná de arriba, casi siempre a la derecha, son el coste de maná; ciertos marcos de Visión del futuro los ponen a la izquierda de la ilustración.
///
/// *pt:* Os símbolos de mana no alto do card, quase sempre à direita, são o custo de mana (regra 107.4). Em algumas molduras de Visão do Futuro ficam à esquerda da ilustração.
pub const R202_1: Rule = Rule::new(Game::Magic, 554);

/// **202.1a**
///
/// *es:* Al lanzar la carta, su coste de maná se gasta de la reserva: el genérico y, por cada símbolo de color o incoloro, maná de ese tipo, salvo con símbolos pirexianos (regla 107.4f).
///
/// *pt:* Ao conjurar o card, seu custo de mana se gasta da reserva: o genérico e, para cada símbolo colorido ou incolor, mana desse tipo, salvo com símbolos phyrexianos (regra 107.4f).
pub const R202_1A: Rule = Rule::new(Game::Magic, 555);

/// **202.1b**
///
/// *es:* Suelen carecer de coste de maná tierras, cartas sin símbolos en su sitio, fichas (salvo que su efecto lo dé) y cartas no tradicionales. No tenerlo es un coste impagable (regla 118.6); las tierras se juegan sin pagar nada.
///
/// *pt:* Em geral não têm custo de mana terrenos, cards sem símbolos no lugar dele, fichas (salvo se criadas com um) e cards não tradicionais. Não tê-lo é um custo impagável (regra 118.6); terrenos jogam-se sem custo.
pub const R202_1B: Rule = Rule::new(Game::Magic, 556);

/// **202.2**
///
/// *es:* Los colores de un objeto salen de los símbolos de su coste de maná; el marco no importa.
///
/// *pt:* As cores de um objeto vêm dos símbolos do seu custo de mana; a moldura não conta.
pub const R202_2: Rule = Rule::new(Game::Magic, 557);

/// **202.2a**
///
/// *es:* {U} es azul, {G} verde, {W} blanco, {R} rojo y {B} negro: son los cinco colores y sus símbolos.
///
/// *pt:* {U} é azul, {G} verde, {W} branco, {R} vermelho e {B} preto: são as cinco cores e seus símbolos.
pub const R202_2A: Rule = Rule::new(Game::Magic, 558);

/// **202.2b**
///
/// *es:* Sin símbolos de color en el coste de maná, el objeto es incoloro.
///
/// *pt:* Sem símbolos coloridos no custo de mana, o objeto é incolor.
pub const R202_2B: Rule = Rule::new(Game::Magic, 559);

/// **202.2c**
///
/// *es:* Con símbolos de varios colores en el coste de maná, el objeto es de todos ellos. El marco dorado de las multicolores es habitual, no obligatorio.
///
/// *pt:* Com símbolos de várias cores no custo de mana, o objeto é de todas elas. A moldura dourada dos multicoloridos é comum, não obrigatória.
pub const R202_2C: Rule = Rule::new(Game::Magic, 560);

/// **202.2d**
///
/// *es:* Los símbolos híbridos y los pirexianos del coste dan al objeto todos sus colores, junto a los que ya tuviera. Las cartas híbridas suelen tener marco de dos tonos.
///
/// *pt:* Símbolos híbridos e phyrexianos no custo dão ao objeto todas as suas cores, junto às que já teria. Cards híbridos costumam ter moldura de dois tons.
pub const R202_2D: Rule = Rule::new(Game::Magic, 561);

/// **202.2e**
///
/// *es:* Si lleva impreso un indicador de color junto a la línea de tipo, el objeto es de los colores que este muestra (regla 204).
///
/// *pt:* Havendo um indicador de cor à esquerda da linha de tipo, o objeto é das cores que ele mostra (regra 204).
pub const R202_2E: Rule = Rule::new(Game::Magic, 562);

/// **202.2f**
///
/// *es:* Un efecto puede cambiar el color de un objeto, dárselo a uno incoloro o volver incoloro a uno que lo tenía (regla 105.3).
///
/// *pt:* Por um efeito, um objeto pode mudar de cor, ganhar cor se era incolor ou ficar incolor (regra 105.3).
pub const R202_2F: Rule = Rule::new(Game::Magic, 563);

/// **202.3**
///
/// *es:* Sumando todo el maná del coste de maná, sin mirar colores, se obtiene el valor de maná.
///
/// *pt:* O valor de mana é a soma de todo o mana do custo de mana, seja de que cor for.
pub const R202_3: Rule = Rule::new(Game::Magic, 564);

/// **202.3a**
///
/// *es:* El valor de maná es 0 si no hay coste de maná, con dos excepciones: el permanente combinado y la cara posterior de uno de dos caras que se transforma.
///
/// *pt:* Sem custo de mana, o valor de mana é 0, com duas exceções: a face traseira de permanente dupla face que se transforma e a permanente fundida.
pub const R202_3A: Rule = Rule::new(Game::Magic, 565);

/// **202.3b**
///
/// *es:* En permanentes y hechizos de dos caras que se transforman, la posterior toma su valor de maná del coste frontal. Pero una copia de esa posterior tiene 0, aunque la represente otra carta de dos caras.
///
/// *pt:* Em permanentes e mágicas dupla face que se transformam, a face traseira tira seu valor de mana do custo da frontal. Cópia dessa face traseira tem 0, mesmo representada por outro card dupla face.
pub const R202_3B: Rule = Rule::new(Game::Magic, 566);

/// **202.3c**
///
/// *es:* Un permanente combinado tiene como valor de maná la suma de los costes de las caras frontales de sus cartas. Una copia suya tiene 0, aunque la representen otras dos cartas combinables.
///
/// *pt:* Para o valor de mana de uma permanente fundida somam-se os custos das faces frontais de seus cards. Uma cópia dela tem 0, mesmo representada por outros dois cards de fusão.
pub const R202_3C: Rule = Rule::new(Game::Magic, 567);

/// **202.3d**
///
/// *es:* Una carta partida fuera de la pila suma como valor de maná los costes de sus mitades, igual que un hechizo partido fusionado. Sin fusionar, en la pila cuenta solo la mitad lanzada (regla 709).
///
/// *pt:* O valor de mana de um card duplo fora da pilha, ou de uma mágica dupla fundida, soma os custos das duas metades. Sem fundir, na pilha conta só a metade conjurada (regra 709).
pub const R202_3D: Rule = Rule::new(Game::Magic, 568);

/// **202.3e**
///
/// *es:* Para el valor de maná, la {X} del coste cuenta en la pila lo que se eligió para ella y 0 en cualquier otro sitio.
///
/// *pt:* Para o valor de mana, o {X} do custo conta na pilha o número escolhido para ele e 0 em qualquer outro lugar.
pub const R202_3E: Rule = Rule::new(Game::Magic, 569);

/// **202.3f**
///
/// *es:* De cada símbolo híbrido del coste, para el valor de maná se suma el componente mayor.
///
/// *pt:* De cada símbolo híbrido do custo, para o valor de mana soma-se o componente maior.
pub const R202_3F: Rule = Rule::new(Game::Magic, 570);

/// **202.3g**
///
/// *es:* Todo símbolo pirexiano del coste suma 1 al valor de maná.
///
/// *pt:* Todo símbolo phyrexiano do custo soma 1 ao valor de mana.
pub const R202_3G: Rule = Rule::new(Game::Magic, 571);

/// **202.4**
///
/// *es:* Ningún coste adicional, del texto del objeto o de un efecto, es parte del coste de maná; se paga junto con los demás (regla 601).
///
/// *pt:* Custos adicionais, venham do texto do objeto ou de um efeito, não fazem parte do custo de mana, mas são pagos junto com os outros custos da mágica (regra 601).
pub const R202_4: Rule = Rule::new(Game::Magic, 572);

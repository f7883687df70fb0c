// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 213. Información bajo el recuadro de texto

use vademecum_vocab::{Game, Rule};

/// **213** Información bajo el recuadro de texto · Informações abaixo da caixa de texto
pub const R213: Rule = Rule::new(Game::Magic, 651);

/// **213.1**
///
/// *es:* Bajo el recuadro de texto, cada carta lleva datos sin efecto en el juego; no todas las colecciones traen todos los de las reglas 213.1a–213.1g.
///
/// *pt:* O que está impresso abaixo da caixa de texto não afeta o jogo. Nem toda coleção traz em cada card todos os dados das regras 213.1a–g.
pub const R213_1: Rule = Rule::new(Game::Magic, 652);

/// **213.1a**
///
/// *es:* La mayoría de las colecciones numeran sus cartas: el número solo, o con barra y el total. Algunos números lo superan, como en las exclusivas de los mazos de Planeswalker.
///
/// *pt:* A maioria das coleções traz número na coleção, com ou sem o total de cards; alguns, como os exclusivos de Decks de Planeswalker, passam dele.
pub const R213_1A: Rule = Rule::new(Game::Magic, 653);

/// **213.1b**
///
/// *es:* La letra suelta tras el número de coleccionista dice qué rareza tiene la carta.
///
/// *pt:* A raridade é a letra que vem depois do número na coleção.
pub const R213_1B: Rule = Rule::new(Game::Magic, 654);

/// **213.1c**
///
/// *es:* En algunas cartas promocionales figura de qué promoción vienen.
///
/// *pt:* Alguns cards promocionais dizem de que promoção vieram.
pub const R213_1C: Rule = Rule::new(Game::Magic, 655);

/// **213.1d**
///
/// *es:* Si el nombre de una carta es intercambiable (regla 201.3), ahí puede constar de qué versión se trata.
///
/// *pt:* Em certos cards de nome intercambiável, consta ali de qual versão se trata (regra 201.3).
pub const R213_1D: Rule = Rule::new(Game::Magic, 656);

/// **213.1e**
///
/// *es:* Los tres caracteres de la colección y los dos del idioma van separados por un punto, o por una estrella si la carta es premium.
///
/// *pt:* O código da coleção tem três caracteres e o do idioma, dois; entre eles há um ponto ou, em card premium, uma estrela.
pub const R213_1E: Rule = Rule::new(Game::Magic, 657);

/// **213.1f**
///
/// *es:* Quién ilustró la carta se lee tras el ícono del pincel o, si es antigua, tras la abreviatura «Ilust.».
///
/// *pt:* O nome de quem ilustrou o card segue o ícone de pincel ou, nos mais antigos, a abreviação “Illus.”.
pub const R213_1F: Rule = Rule::new(Game::Magic, 658);

/// **213.1g**
///
/// *es:* La letra pequeña del pie (abajo o abajo a la derecha) es el texto legal: marcas registradas y derechos de autor.
///
/// *pt:* As letras miúdas embaixo, ou embaixo à direita, são o texto legal, com marcas registradas e direitos autorais.
pub const R213_1G: Rule = Rule::new(Game::Magic, 659);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 200. General

use vademecum_vocab::{Game, Rule};

/// **200** General · Geral
pub const R200: Rule = Rule::new(Game::Magic, 526);

/// **200.1**
///
/// *es:* Partes de una carta, incluso repetidas: nombre, coste de maná, línea de tipo, recuadro de texto, indicador de color, ilustración y crédito, símbolo de la expansión, fuerza/resistencia, lealtad, defensa, modificadores de mano y vida, texto legal, número de coleccionista.
///
/// *pt:* As partes do card, às vezes repetidas, são nome, custo de mana, linha de tipo, caixa de texto, indicador de cor, ilustração e crédito, símbolo da expansão, poder/resistência, lealdade, defesa, modificadores de mão e vida, texto legal, número na coleção.
pub const R200_1: Rule = Rule::new(Game::Magic, 527);

/// **200.2**
///
/// *es:* Varias de esas partes son a la vez características del objeto (regla 109.3).
///
/// *pt:* Várias dessas partes são ao mesmo tempo características do objeto (regra 109.3).
pub const R200_2: Rule = Rule::new(Game::Magic, 528);

/// **200.3**
///
/// *es:* Las fichas y las copias de cartas o de hechizos no son cartas: de estas partes solo tienen las que además son características (reglas 111 y 707).
///
/// *pt:* Fichas e cópias (de cards ou de mágicas) não são cards: dessas partes só têm as que também são características (regras 111 e 707).
pub const R200_3: Rule = Rule::new(Game::Magic, 529);

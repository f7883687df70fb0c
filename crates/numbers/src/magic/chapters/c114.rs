// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 114. Emblemas

use vademecum_vocab::{Game, Rule};

/// **114** Emblemas · Emblemas
pub const R114: Rule = Rule::new(Game::Magic, 307);

/// **114.1**
///
/// *es:* Un emblema es un marcador que un efecto pone en la zona de mando. Representa un objeto con al menos una habilidad y, por lo general, sin ninguna otra característica.
///
/// *pt:* Há efeitos que põem emblemas na zona de comando. O emblema é um marcador que faz as vezes de um objeto com pelo menos uma habilidade e, em geral, mais nenhuma característica.
pub const R114_1: Rule = Rule::new(Game::Magic, 308);

/// **114.2**
///
/// *es:* Si un efecto dice que un jugador «obtiene un emblema con» cierta habilidad, ese jugador lo pone en la zona de mando y es tanto su propietario como su controlador.
///
/// *pt:* Quando o texto diz que um jogador “recebe um emblema com” uma habilidade, esse jogador o coloca na zona de comando; ele é o dono e o controlador do emblema.
pub const R114_2: Rule = Rule::new(Game::Magic, 309);

/// **114.3**
///
/// *es:* Un emblema solo tiene las habilidades que le da el efecto que lo creó: carece de tipos, de coste de maná y de color, y casi siempre también de nombre.
///
/// *pt:* O emblema só tem as habilidades dadas pelo efeito que o criou: nada de tipos, custo de mana ou cor, e a maioria tampouco tem nome.
pub const R114_3: Rule = Rule::new(Game::Magic, 310);

/// **114.4**
///
/// *es:* Estando en la zona de mando, las habilidades de un emblema funcionan.
///
/// *pt:* É na zona de comando que as habilidades de um emblema funcionam.
pub const R114_4: Rule = Rule::new(Game::Magic, 311);

/// **114.5**
///
/// *es:* Un emblema no cuenta como carta ni como permanente, y tampoco existe un tipo de carta «emblema».
///
/// *pt:* Um emblema não é card nem permanente, e “emblema” não existe como tipo de card.
pub const R114_5: Rule = Rule::new(Game::Magic, 312);

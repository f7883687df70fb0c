// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 404. Cementerio

use vademecum_vocab::{Game, Rule};

/// **404** Cementerio · Cemitério
pub const R404: Rule = Rule::new(Game::Magic, 889);

/// **404.1**
///
/// *es:* El cementerio, montón de descarte de cada jugador, empieza vacío. Encima va todo objeto suyo contrarrestado, descartado, destruido o sacrificado, y todo instantáneo o conjuro suyo que termina de resolverse.
///
/// *pt:* O cemitério, vazio no começo, é o monte de descarte de cada jogador. Vai para o topo do cemitério do dono o que é anulado, descartado, destruído ou sacrificado, bem como a mágica instantânea ou o feitiço que acabou de resolver.
pub const R404_1: Rule = Rule::new(Game::Magic, 890);

/// **404.2**
///
/// *es:* Un cementerio es un montón boca arriba que cualquiera puede revisar siempre. Normalmente su orden no cambia, aunque las reglas de torneo sancionado pueden permitirlo en el propio.
///
/// *pt:* Todos podem sempre examinar cada cemitério, monte único voltado para cima; a ordem normalmente ninguém muda, salvo permissão das regras de torneios sancionados quanto ao próprio cemitério.
pub const R404_2: Rule = Rule::new(Game::Magic, 891);

/// **404.3**
///
/// *es:* El propietario de varias cartas que una regla o efecto pone a la vez en un cementerio puede elegir su orden.
///
/// *pt:* A ordem de cards postos juntos num mesmo cemitério, por efeito ou regra, fica a critério do dono deles.
pub const R404_3: Rule = Rule::new(Game::Magic, 892);

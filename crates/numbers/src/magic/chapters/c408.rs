// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 408. Mando

use vademecum_vocab::{Game, Rule};

/// **408** Mando · Comando
pub const R408: Rule = Rule::new(Game::Magic, 924);

/// **408.1**
///
/// *es:* La zona de mando está reservada a objetos especiales con un efecto general sobre el juego que no son permanentes ni pueden destruirse.
///
/// *pt:* Objetos especializados que influem no jogo como um todo, sem ser permanentes e sem poder ser destruídos, têm um lugar reservado: a zona de comando.
pub const R408_1: Rule = Rule::new(Game::Magic, 925);

/// **408.2**
///
/// *es:* Los emblemas pueden crearse en la zona de mando (regla 114).
///
/// *pt:* É na zona de comando que emblemas podem ser criados (regra 114).
pub const R408_2: Rule = Rule::new(Game::Magic, 926);

/// **408.3**
///
/// *es:* Empiezan en la zona de mando cartas no tradicionales o designadas en Planechase, Vanguard, Commander, Archenemy y Draft de Conspiracy, según cada variante (sección 9).
///
/// *pt:* Cinco variantes começam com cards não tradicionais, ou designados para isso, na zona de comando, cada uma com suas regras (seção 9): Archenemy, Commander, Draft de Conspiracy, Planechase e Vanguard.
pub const R408_3: Rule = Rule::new(Game::Magic, 927);

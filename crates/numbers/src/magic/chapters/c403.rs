// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 403. Campo de batalla

use vademecum_vocab::{Game, Rule};

/// **403** Campo de batalla · Campo de batalha
pub const R403: Rule = Rule::new(Game::Magic, 883);

/// **403.1**
///
/// *es:* Casi todo el espacio entre los jugadores es el campo de batalla, vacío al empezar. Cada uno suele tener delante los permanentes que controla; algún caso, como un Aura anexada a un permanente ajeno, queda más cerca de otro.
///
/// *pt:* O campo de batalha, que começa vazio, ocupa quase toda a área entre os jogadores. Cada um costuma manter à frente as permanentes que controla, mas não, digamos, Aura em permanente alheia.
pub const R403_1: Rule = Rule::new(Game::Magic, 884);

/// **403.2**
///
/// *es:* Salvo mención expresa de un jugador u otra zona, un hechizo o habilidad mira y afecta solo el campo de batalla.
///
/// *pt:* Mágica ou habilidade só verifica e afeta o campo de batalha, exceto se citar um jogador ou outra zona.
pub const R403_2: Rule = Rule::new(Game::Magic, 885);

/// **403.3**
///
/// *es:* En el campo de batalla todo objeto es permanente, y fuera de él no hay permanentes (regla 110).
///
/// *pt:* Só existe permanente no campo de batalha, e tudo o que está lá é permanente (regra 110).
pub const R403_3: Rule = Rule::new(Game::Magic, 886);

/// **403.4**
///
/// *es:* Salvo lo dicho en la regla 400.7, el permanente que entra es un objeto nuevo, sin relación con otros anteriores de esa carta. Igual en cualquier zona.
///
/// *pt:* Exceto na regra 400.7, a permanente que entra é novo objeto, sem vínculo com outra anterior do mesmo card. Vale para qualquer zona.
pub const R403_4: Rule = Rule::new(Game::Magic, 887);

/// **403.5**
///
/// *es:* «En juego» y expresiones semejantes de cartas antiguas son el campo de batalla, antes llamado «zona en juego»; esas cartas tienen errata en la referencia Oracle.
///
/// *pt:* O campo de batalha já se chamou “zona em jogo”; é o que significa “em jogo” e afins em cards antigos, corrigidos por errata no Oracle.
pub const R403_5: Rule = Rule::new(Game::Magic, 888);

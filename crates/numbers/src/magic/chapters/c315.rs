// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 315. Conspiraciones

use vademecum_vocab::{Game, Rule};

/// **315** Conspiraciones · Conspirações
pub const R315: Rule = Rule::new(Game::Magic, 830);

/// **315.1**
///
/// *es:* En construido no hay conspiraciones; se usan solo en limitado, sobre todo en la variante Draft de Conspiracy (regla 905).
///
/// *pt:* Conspiração é só para jogo limitado, sobretudo o Draft de Conspiracy (regra 905); no construído não se usa.
pub const R315_1: Rule = Rule::new(Game::Magic, 831);

/// **315.2**
///
/// *es:* Antes de barajar los mazos, al comenzar el juego, cada jugador puede poner en la zona de mando las conspiraciones que quiera de su sideboard; las que tienen agenda oculta, boca abajo (regla 702.106).
///
/// *pt:* Da reserva, cada jogador pode levar à zona de comando quantas conspirações quiser antes do embaralhamento inicial; com agenda oculta, vão voltadas para baixo (regra 702.106).
pub const R315_2: Rule = Rule::new(Game::Magic, 832);

/// **315.3**
///
/// *es:* Las conspiraciones no salen de la zona de mando en todo el juego, ni se traen a él desde fuera. No son permanentes, no se lanzan ni se incluyen en un mazo.
///
/// *pt:* Conspiração não sai da zona de comando durante o jogo nem entra nele vinda de fora. Não é permanente, não pode ser conjurada nem incluída no deck.
pub const R315_3: Rule = Rule::new(Game::Magic, 833);

/// **315.4**
///
/// *es:* Ninguna conspiración tiene subtipos.
///
/// *pt:* Conspirações não têm subtipos.
pub const R315_4: Rule = Rule::new(Game::Magic, 834);

/// **315.5**
///
/// *es:* Una conspiración puede tener cuantas habilidades estáticas o disparadas sea; boca arriba en la zona de mando, las estáticas afectan el juego y las disparadas pueden dispararse.
///
/// *pt:* Na zona de comando e com a face voltada para cima, a conspiração funciona: suas habilidades estáticas afetam o jogo e as desencadeadas podem desencadear, quantas houver.
pub const R315_5: Rule = Rule::new(Game::Magic, 835);

/// **315.5a**
///
/// *es:* El procedimiento inicial del juego puede cambiar por habilidades de conspiraciones.
///
/// *pt:* Habilidades de conspiração podem mexer no procedimento de início do jogo.
pub const R315_5A: Rule = Rule::new(Game::Magic, 836);

/// **315.5b**
///
/// *es:* Boca abajo, una conspiración carece de características.
///
/// *pt:* Com a face voltada para baixo, a conspiração não tem característica alguma.
pub const R315_5B: Rule = Rule::new(Game::Magic, 837);

/// **315.6**
///
/// *es:* El propietario, y por ello controlador, de una conspiración es quien la llevó al comenzar el juego a la zona de mando.
///
/// *pt:* Dono da conspiração, e por isso seu controlador, é quem a colocou, no início do jogo, na zona de comando.
pub const R315_6: Rule = Rule::new(Game::Magic, 838);

/// **315.7**
///
/// *es:* Cada jugador puede mirar cuando quiera las conspiraciones boca abajo que controla, pero no las de los demás.
///
/// *pt:* A qualquer hora se podem olhar as próprias conspirações com a face voltada para baixo, mas nunca as de outros jogadores.
pub const R315_7: Rule = Rule::new(Game::Magic, 839);

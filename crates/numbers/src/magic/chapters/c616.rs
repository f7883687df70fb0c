// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 616. Interacción de los efectos de reemplazo y/o prevención

use vademecum_vocab::{Game, Rule};

/// **616** Interacción de los efectos de reemplazo y/o prevención · Interação de efeitos de substituição e/ou de prevenção
pub const R616: Rule = Rule::new(Game::Magic, 1412);

/// **616.1**
///
/// *es:* Si varios reemplazos o prevenciones cambian lo que un evento hace a un objeto o jugador, elige uno, según las reglas 616.1a–616.1g, ese jugador o el controlador del objeto (sin él, su propietario). Elecciones simultáneas van en orden JAJNA (regla 101.4).
///
/// *pt:* Se efeitos de substituição ou prevenção disputam o mesmo evento, escolhe qual aplicar (regra 616.1a–g) o jogador afetado ou o controlador do objeto afetado, ou o dono, se não há controlador. Escolhas simultâneas seguem a ordem APNAP (regra 101.4).
pub const R616_1: Rule = Rule::new(Game::Magic, 1413);

/// **616.1a**
///
/// *es:* Primero, obligatoriamente, uno de los autorreemplazos (regla 614.15). No habiendo ninguno, se pasa a la regla 616.1b.
///
/// *pt:* A escolha começa obrigatoriamente por uma autossubstituição (regra 614.15); se não há nenhuma, regra 616.1b.
pub const R616_1A: Rule = Rule::new(Game::Magic, 1414);

/// **616.1b**
///
/// *es:* Después, uno de los que cambian bajo el control de quién entraría un objeto. Si no hay, regla 616.1c.
///
/// *pt:* Sem autossubstituição, escolhe-se obrigatoriamente um dos efeitos que mudariam sob o controle de quem o objeto entra no campo de batalha; na falta deles, regra 616.1c.
pub const R616_1B: Rule = Rule::new(Game::Magic, 1415);

/// **616.1c**
///
/// *es:* Luego, uno de los que harían entrar un objeto como copia de otro. Si no hay, regla 616.1d.
///
/// *pt:* Na falta dos das regras 616.1a–b, a escolha recai obrigatoriamente sobre um dos efeitos que fariam o objeto entrar no campo de batalha como cópia de outro; sem nenhum, regra 616.1d.
pub const R616_1C: Rule = Rule::new(Game::Magic, 1416);

/// **616.1d**
///
/// *es:* Luego, uno de los que harían entrar una carta mostrando su cara posterior (reglas 701.28 y 701.50). Si no hay, regla 616.1e.
///
/// *pt:* Na falta dos anteriores, é obrigatório escolher um dos efeitos que fariam um card entrar no campo de batalha com a face traseira para cima (regras 701.28 e 701.50); não havendo, regra 616.1e.
pub const R616_1D: Rule = Rule::new(Game::Magic, 1417);

/// **616.1e**
///
/// *es:* Si no queda ninguno de los anteriores, sirve cualquiera de los aplicables.
///
/// *pt:* Sem nenhum dos anteriores, a escolha é livre entre os aplicáveis.
pub const R616_1E: Rule = Rule::new(Game::Magic, 1418);

/// **616.1f**
///
/// *es:* Aplicado el elegido, se vuelve a empezar, contando solo los que sean aplicables en ese momento, hasta que no quede ninguno.
///
/// *pt:* Aplica-se o escolhido e recomeça-se com os que agora forem aplicáveis, até não sobrar nenhum.
pub const R616_1F: Rule = Rule::new(Game::Magic, 1419);

/// **616.1g**
///
/// *es:* Si un efecto se aplica a un evento y otro a un evento contenido en aquel, este otro no puede elegirse antes que el primero.
///
/// *pt:* O efeito sobre um evento contido em outro fica para depois: primeiro precisa ser escolhido o que se aplica ao evento que o contém.
pub const R616_1G: Rule = Rule::new(Game::Magic, 1420);

/// **616.2**
///
/// *es:* Lo que cambia un reemplazo o prevención puede hacer que otro, que antes no lo era, pase a ser aplicable.
///
/// *pt:* Uma substituição ou prevenção pode passar a ser aplicável por causa da mudança que outra fez no evento.
pub const R616_2: Rule = Rule::new(Game::Magic, 1421);

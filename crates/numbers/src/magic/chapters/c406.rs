// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 406. Exilio

use vademecum_vocab::{Game, Rule};

/// **406** Exilio · Exílio
pub const R406: Rule = Rule::new(Game::Magic, 908);

/// **406.1**
///
/// *es:* El exilio es un lugar donde apartar objetos: unos hechizos y habilidades los dejan allí sin modo de volver a otra zona, otros solo por un tiempo.
///
/// *pt:* O exílio guarda objetos: há mágicas e habilidades que os mandam para lá sem meio de voltar e outras que o fazem só por um tempo.
pub const R406_1: Rule = Rule::new(Game::Magic, 909);

/// **406.2**
///
/// *es:* Exiliar es poner algo en la zona de exilio, venga de donde venga; una carta puesta así es una carta exiliada.
///
/// *pt:* Card exilado é o que foi posto na zona de exílio, e exilar é pôr o objeto ali, de qualquer zona.
pub const R406_2: Rule = Rule::new(Game::Magic, 910);

/// **406.3**
///
/// *es:* Por defecto, lo exiliado está boca arriba y cualquiera puede examinarlo siempre. Boca abajo solo lo mira quien tenga permiso. Quien la miró por mandato antes de exiliar así la carta, o tuvo ya permiso de mirarla, puede seguir haciéndolo, aunque la instrucción ya no valga, hasta que ella deje el exilio o se baraje en un montón.
///
/// *pt:* Salvo indicação, o exilado fica com a face voltada para cima e todos podem examiná-lo. O exilado com a face voltada para baixo só é visto por quem uma instrução autoriza; quem foi mandado olhá-lo antes de exilá-lo assim, ou já pôde olhá-lo, pode continuar a vê-lo até ele deixar o exílio ou ser embaralhado num monte, mesmo finda a permissão.
pub const R406_3: Rule = Rule::new(Game::Magic, 911);

/// **406.3a**
///
/// *es:* Exiliada boca abajo, la carta no tiene características. Si lo que la exilió permite jugarla, se pone boca arriba justo antes de anunciarla (regla 601.2), salvo que se lance boca abajo (regla 708.4).
///
/// *pt:* Card exilado voltado para baixo não tem características. Se o que o exilou permite jogá-lo, o card é voltado para cima logo antes do anúncio (regra 601.2), salvo se conjurado voltado para baixo.
pub const R406_3A: Rule = Rule::new(Game::Magic, 912);

/// **406.3b**
///
/// *es:* El permiso de lanzar hechizos con unas cualidades de entre cartas exiliadas boca abajo exige poder mirar la carta y que el hechizo resultante las tenga.
///
/// *pt:* Para conjurar, entre cards exilados com a face voltada para baixo, mágica de qualidades pedidas, é preciso poder olhar o card e que a mágica resultante as tenha.
pub const R406_3B: Rule = Rule::new(Game::Magic, 913);

/// **406.4**
///
/// *es:* Las cartas exiliadas boca abajo se separan en montones según cuándo y cómo se exiliaron. Al elegir una carta exiliada, solo señala una concreta de ellas quien puede mirarla; si no, elige un montón y la carta sale al azar de él. Si es parte de lanzar o activar, no se muestra hasta pagado todo el coste (regla 601.2i).
///
/// *pt:* Separam-se em montes os cards exilados com a face voltada para baixo, por quando e como foram exilados. Quem deve escolher um card exilado só aponta um específico desses se pode olhá-lo; senão, escolhe o monte e o card sai dele aleatoriamente. Sendo parte de conjurar ou ativar algo, só é revelado com o custo todo pago (regra 601.2i).
pub const R406_4: Rule = Rule::new(Game::Magic, 914);

/// **406.5**
///
/// *es:* Conviene separar en montones las cartas exiliadas que puedan volver a alguna zona, según cómo vuelven, y las que puedan influir en el juego por habilidades propias (acechar) o de la carta que las exilió.
///
/// *pt:* Devem ficar em montes separados os cards exilados que podem voltar a alguma zona, por modo de voltar, e os que podem influir no jogo por habilidades próprias (assombrar) ou do card que os exilou.
pub const R406_5: Rule = Rule::new(Game::Magic, 915);

/// **406.6**
///
/// *es:* Si en un objeto están impresas una habilidad que exilia cartas y otra sobre «las cartas exiliadas» o «exiliadas con \[este objeto\]», la segunda habla solo de las que exilió la primera: están vinculadas (regla 607).
///
/// *pt:* São ligadas (regra 607) as duas habilidades impressas num objeto quando uma exila cards e a outra menciona “os cards exilados” ou os “exilados com \[este objeto\]”: esta só enxerga o que aquela exilou.
pub const R406_6: Rule = Rule::new(Game::Magic, 916);

/// **406.7**
///
/// *es:* Algo que ya está exiliado y se exilia de nuevo sigue en la misma zona, pero es un objeto nuevo recién exiliado.
///
/// *pt:* Se o que está no exílio for exilado outra vez, continua ali como novo objeto que acabou de ser exilado.
pub const R406_7: Rule = Rule::new(Game::Magic, 917);

/// **406.8**
///
/// *es:* La zona de exilio se llamaba antes «zona de removido del juego». Las cartas que decían remover del juego o apartar un objeto, hoy con errata en la referencia Oracle, lo exilian.
///
/// *pt:* “Remover do jogo” e “pôr de lado”, em cards antigos, querem dizer exilar; eles têm errata no Oracle. O exílio se chamava “zona de removidos do jogo”.
pub const R406_8: Rule = Rule::new(Game::Magic, 918);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 407. Ante (apuesta)

use vademecum_vocab::{Game, Rule};

/// **407** Ante (apuesta) · Aposta
pub const R407: Rule = Rule::new(Game::Magic, 919);

/// **407.1**
///
/// *es:* Jugar con apuesta, que venía en reglas antiguas de Magic (se jugaba para quedarse cartas), es hoy una variante opcional, permitida solo donde la ley u otras normas no la prohíben. Las Reglas de Torneo la prohíben terminantemente.
///
/// *pt:* Antigamente podia-se jogar valendo cards, com aposta. Hoje é variação opcional, só onde a lei e outras regras não a proíbem; as Regras de Torneio a proíbem totalmente.
pub const R407_1: Rule = Rule::new(Game::Magic, 920);

/// **407.2**
///
/// *es:* Con apuesta, decidido quién empieza y antes de robar, va a la zona de ante una carta al azar del mazo de cada jugador. Todos pueden mirarlas siempre, y al final el ganador se vuelve su propietario.
///
/// *pt:* Definido quem começa, e antes de comprar cards, quem joga com aposta põe um card aleatório do deck na zona de aposta. Todos podem examiná-la sempre; no fim, o vencedor vira dono de tudo ali.
pub const R407_2: Rule = Rule::new(Game::Magic, 921);

/// **407.3**
///
/// *es:* Solo las cartas que mandan retirarlas del mazo si no hay apuesta mueven cartas a la zona de ante o desde ella, o cambian de propietario una carta. Sin apuesta, se excluyen de mazo y sideboard y no pueden traerse al juego.
///
/// *pt:* Uns poucos cards dizem que devem sair do deck se não houver aposta; só eles põem cards na zona de aposta, tiram cards dela ou mudam o dono de um card. Sem aposta, não entram em deck nem em reserva, nem são trazidos de fora para o jogo.
pub const R407_3: Rule = Rule::new(Game::Magic, 922);

/// **407.4**
///
/// *es:* Apostar un objeto, cosa que solo puede hacer su propietario, es llevarlo a la zona de ante desde donde esté.
///
/// *pt:* Só o dono pode apostar um objeto, isto é, pô-lo na zona de aposta, saindo de qualquer outra.
pub const R407_4: Rule = Rule::new(Game::Magic, 923);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 102. Jugadores

use vademecum_vocab::{Game, Rule};

/// **102** Jugadores · Jogadores
pub const R102: Rule = Rule::new(Game::Magic, 32);

/// **102.1**
///
/// *es:* Quien participa en el juego es un jugador: activo durante su propio turno, no activo durante el de otro.
///
/// *pt:* Cada pessoa no jogo é um jogador: ativo no próprio turno, não ativo no turno alheio.
pub const R102_1: Rule = Rule::new(Game::Magic, 33);

/// **102.2**
///
/// *es:* Cuando juegan dos, cada uno tiene por oponente al otro.
///
/// *pt:* Jogando só dois, cada um é oponente do outro.
pub const R102_2: Rule = Rule::new(Game::Magic, 34);

/// **102.3**
///
/// *es:* Entre equipos, cada jugador tiene por oponentes a todos los que no están en el suyo; los demás miembros del suyo son sus compañeros.
///
/// *pt:* No multijogador por equipes, quem divide a equipe é companheiro; todos os de fora dela são oponentes.
pub const R102_3: Rule = Rule::new(Game::Magic, 35);

/// **102.4**
///
/// *es:* «Tu equipo» en un hechizo o habilidad abrevia «tú y/o tus compañeros de equipo». Si no es un juego de varios jugadores por equipos, equivale simplemente a «tú».
///
/// *pt:* Quando uma mágica ou habilidade diz “sua equipe”, o sentido é “você e/ou seus companheiros de equipe”; fora do multijogador por equipes, apenas “você”.
pub const R102_4: Rule = Rule::new(Game::Magic, 36);

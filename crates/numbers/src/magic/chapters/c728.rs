// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 728. Día y noche

use vademecum_vocab::{Game, Rule};

/// **728** Día y noche · Dia e noite
pub const R728: Rule = Rule::new(Game::Magic, 2817);

/// **728.1**
///
/// *es:* Día y noche son designaciones del juego, que empieza sin ninguna. Por diurno y nocturno (regla 702.145) u otros efectos puede recibir una («se hace de día», «se hace de noche»), y desde entonces tiene siempre exactamente una.
///
/// *pt:* O jogo começa sem as designações dia e noite. “Torna-se dia” ou “torna-se noite” quando ele recebe uma, por diurno e noturno (regra 702.145) ou por outros efeitos; daí em diante tem sempre uma, e só uma.
pub const R728_1: Rule = Rule::new(Game::Magic, 2818);

/// **728.1a**
///
/// *es:* Que el día se haga noche, o al revés, es perder el juego la primera designación y ganar la otra.
///
/// *pt:* Passar de dia a noite, ou de noite a dia, é trocar a designação que o jogo tinha pela outra.
pub const R728_1A: Rule = Rule::new(Game::Magic, 2819);

/// **728.2**
///
/// *es:* En la segunda parte del paso de enderezar se mira el turno anterior por si toca cambiar de designación (regla 502).
///
/// *pt:* Cabe à segunda parte da etapa de desvirar verificar, pelo turno anterior, se a designação muda (regra 502).
pub const R728_2: Rule = Rule::new(Game::Magic, 2820);

/// **728.2a**
///
/// *es:* De día, se hace de noche si quien era jugador activo en el turno anterior no lanzó hechizos en él. Con turnos compartidos en equipo (regla 805), si no los lanzó nadie del equipo entonces activo.
///
/// *pt:* Sendo dia, torna-se noite se o jogador ativo do turno anterior não conjurou mágicas nele; com turnos compartilhados pela equipe (regra 805), se ninguém da equipe ativa daquele turno conjurou.
pub const R728_2A: Rule = Rule::new(Game::Magic, 2821);

/// **728.2b**
///
/// *es:* De noche, se hace de día si quien era jugador activo en el turno anterior lanzó en él dos o más hechizos. Con turnos compartidos en equipo (regla 805), si los lanzó algún jugador del equipo entonces activo.
///
/// *pt:* Sendo noite, torna-se dia se o jogador ativo do turno anterior conjurou nele duas ou mais mágicas; com turnos compartilhados pela equipe (regra 805), se algum jogador daquela equipe ativa fez isso.
pub const R728_2B: Rule = Rule::new(Game::Magic, 2822);

/// **728.2c**
///
/// *es:* Sin ser de día ni de noche nada se comprueba y todo sigue así.
///
/// *pt:* Não há verificação, nem mudança, enquanto não é dia nem noite.
pub const R728_2C: Rule = Rule::new(Game::Magic, 2823);

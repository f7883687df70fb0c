// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 811. Variante Equipos alternativos

use vademecum_vocab::{Game, Rule};

/// **811** Variante Equipos alternativos · Variante equipes intercaladas
pub const R811: Rule = Rule::new(Game::Magic, 3015);

/// **811.1**
pub const R811_1: Rule = Rule::new(Game::Magic, 3016);

/// **811.2**
pub const R811_2: Rule = Rule::new(Game::Magic, 3017);

/// **811.2a**
pub const R811_2A: Rule = Rule::new(Game::Magic, 3018);

/// **811.2b**
pub const R811_2B: Rule = Rule::new(Game::Magic, 3019);

/// **811.2c**
pub const R811_2C: Rule = Rule::new(Game::Magic, 3020);

/// **811.3**
pub const R811_3: Rule = Rule::new(Game::Magic, 3021);

/// **811.4**
pub const R811_4: Rule = Rule::new(Game::Magic, 3022);

/// **811.5**
pub const R811_5: Rule = Rule::new(Game::Magic, 3023);

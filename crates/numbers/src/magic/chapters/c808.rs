// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 808. Variante Equipo vs. Equipo

use vademecum_vocab::{Game, Rule};

/// **808** Variante Equipo vs. Equipo · Variante equipe vs. equipe
pub const R808: Rule = Rule::new(Game::Magic, 2964);

/// **808.1**
pub const R808_1: Rule = Rule::new(Game::Magic, 2965);

/// **808.2**
pub const R808_2: Rule = Rule::new(Game::Magic, 2966);

/// **808.3**
pub const R808_3: Rule = Rule::new(Game::Magic, 2967);

/// **808.3a**
pub const R808_3A: Rule = Rule::new(Game::Magic, 2968);

/// **808.3b**
pub const R808_3B: Rule = Rule::new(Game::Magic, 2969);

/// **808.4**
pub const R808_4: Rule = Rule::new(Game::Magic, 2970);

/// **808.5**
pub const R808_5: Rule = Rule::new(Game::Magic, 2971);

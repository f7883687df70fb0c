// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 806. Variante Todos contra todos

use vademecum_vocab::{Game, Rule};

/// **806** Variante Todos contra todos · Variante competição livre
pub const R806: Rule = Rule::new(Game::Magic, 2936);

/// **806.1**
pub const R806_1: Rule = Rule::new(Game::Magic, 2937);

/// **806.2**
pub const R806_2: Rule = Rule::new(Game::Magic, 2938);

/// **806.2a**
pub const R806_2A: Rule = Rule::new(Game::Magic, 2939);

/// **806.2b**
pub const R806_2B: Rule = Rule::new(Game::Magic, 2940);

/// **806.2c**
pub const R806_2C: Rule = Rule::new(Game::Magic, 2941);

/// **806.3**
pub const R806_3: Rule = Rule::new(Game::Magic, 2942);

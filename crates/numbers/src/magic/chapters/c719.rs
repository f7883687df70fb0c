// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 719. Cartas de Caso

use vademecum_vocab::{Game, Rule};

/// **719** Cartas de Caso · Cards de Caso †
pub const R719: Rule = Rule::new(Game::Magic, 2719);

/// **719.1**
pub const R719_1: Rule = Rule::new(Game::Magic, 2720);

/// **719.2**
pub const R719_2: Rule = Rule::new(Game::Magic, 2721);

/// **719.3**
pub const R719_3: Rule = Rule::new(Game::Magic, 2722);

/// **719.3a**
pub const R719_3A: Rule = Rule::new(Game::Magic, 2723);

/// **719.3b**
pub const R719_3B: Rule = Rule::new(Game::Magic, 2724);

/// **719.3c**
pub const R719_3C: Rule = Rule::new(Game::Magic, 2725);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 703. Acciones basadas en turno

use vademecum_vocab::{Game, Rule};

/// **703** Acciones basadas en turno · Ações baseadas no turno
pub const R703: Rule = Rule::new(Game::Magic, 2426);

/// **703.1**
pub const R703_1: Rule = Rule::new(Game::Magic, 2427);

/// **703.1a**
pub const R703_1A: Rule = Rule::new(Game::Magic, 2428);

/// **703.2**
pub const R703_2: Rule = Rule::new(Game::Magic, 2429);

/// **703.3**
pub const R703_3: Rule = Rule::new(Game::Magic, 2430);

/// **703.4**
pub const R703_4: Rule = Rule::new(Game::Magic, 2431);

/// **703.4a**
pub const R703_4A: Rule = Rule::new(Game::Magic, 2432);

/// **703.4b**
pub const R703_4B: Rule = Rule::new(Game::Magic, 2433);

/// **703.4c**
pub const R703_4C: Rule = Rule::new(Game::Magic, 2434);

/// **703.4d**
pub const R703_4D: Rule = Rule::new(Game::Magic, 2435);

/// **703.4e**
pub const R703_4E: Rule = Rule::new(Game::Magic, 2436);

/// **703.4f**
pub const R703_4F: Rule = Rule::new(Game::Magic, 2437);

/// **703.4g**
pub const R703_4G: Rule = Rule::new(Game::Magic, 2438);

/// **703.4h**
pub const R703_4H: Rule = Rule::new(Game::Magic, 2439);

/// **703.4i**
pub const R703_4I: Rule = Rule::new(Game::Magic, 2440);

/// **703.4j**
pub const R703_4J: Rule = Rule::new(Game::Magic, 2441);

/// **703.4k**
pub const R703_4K: Rule = Rule::new(Game::Magic, 2442);

/// **703.4m**
pub const R703_4M: Rule = Rule::new(Game::Magic, 2443);

/// **703.4n**
pub const R703_4N: Rule = Rule::new(Game::Magic, 2444);

/// **703.4p**
pub const R703_4P: Rule = Rule::new(Game::Magic, 2445);

/// **703.4q**
pub const R703_4Q: Rule = Rule::new(Game::Magic, 2446);

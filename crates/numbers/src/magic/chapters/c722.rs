// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 722. El Monarca

use vademecum_vocab::{Game, Rule};

/// **722** El Monarca · Monarca
pub const R722: Rule = Rule::new(Game::Magic, 2756);

/// **722.1**
pub const R722_1: Rule = Rule::new(Game::Magic, 2757);

/// **722.2**
pub const R722_2: Rule = Rule::new(Game::Magic, 2758);

/// **722.3**
pub const R722_3: Rule = Rule::new(Game::Magic, 2759);

/// **722.4**
pub const R722_4: Rule = Rule::new(Game::Magic, 2760);

/// **722.5**
pub const R722_5: Rule = Rule::new(Game::Magic, 2761);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 902. Vanguard

use vademecum_vocab::{Game, Rule};

/// **902** Vanguard · Vanguard
pub const R902: Rule = Rule::new(Game::Magic, 3064);

/// **902.1**
pub const R902_1: Rule = Rule::new(Game::Magic, 3065);

/// **902.2**
pub const R902_2: Rule = Rule::new(Game::Magic, 3066);

/// **902.3**
pub const R902_3: Rule = Rule::new(Game::Magic, 3067);

/// **902.4**
pub const R902_4: Rule = Rule::new(Game::Magic, 3068);

/// **902.5**
pub const R902_5: Rule = Rule::new(Game::Magic, 3069);

/// **902.5a**
pub const R902_5A: Rule = Rule::new(Game::Magic, 3070);

/// **902.5b**
pub const R902_5B: Rule = Rule::new(Game::Magic, 3071);

/// **902.6**
pub const R902_6: Rule = Rule::new(Game::Magic, 3072);

/// **902.7**
pub const R902_7: Rule = Rule::new(Game::Magic, 3073);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 706. Tirar un dado

use vademecum_vocab::{Game, Rule};

/// **706** Tirar un dado · Rolando um dado †
pub const R706: Rule = Rule::new(Game::Magic, 2489);

/// **706.1**
pub const R706_1: Rule = Rule::new(Game::Magic, 2490);

/// **706.1a**
pub const R706_1A: Rule = Rule::new(Game::Magic, 2491);

/// **706.1b**
pub const R706_1B: Rule = Rule::new(Game::Magic, 2492);

/// **706.2**
pub const R706_2: Rule = Rule::new(Game::Magic, 2493);

/// **706.2a**
pub const R706_2A: Rule = Rule::new(Game::Magic, 2494);

/// **706.2b**
pub const R706_2B: Rule = Rule::new(Game::Magic, 2495);

/// **706.3**
pub const R706_3: Rule = Rule::new(Game::Magic, 2496);

/// **706.3a**
pub const R706_3A: Rule = Rule::new(Game::Magic, 2497);

/// **706.3b**
pub const R706_3B: Rule = Rule::new(Game::Magic, 2498);

/// **706.3c**
pub const R706_3C: Rule = Rule::new(Game::Magic, 2499);

/// **706.4**
pub const R706_4: Rule = Rule::new(Game::Magic, 2500);

/// **706.5**
pub const R706_5: Rule = Rule::new(Game::Magic, 2501);

/// **706.6**
pub const R706_6: Rule = Rule::new(Game::Magic, 2502);

/// **706.7**
pub const R706_7: Rule = Rule::new(Game::Magic, 2503);

/// **706.8**
pub const R706_8: Rule = Rule::new(Game::Magic, 2504);

/// **706.8a**
pub const R706_8A: Rule = Rule::new(Game::Magic, 2505);

/// **706.8b**
pub const R706_8B: Rule = Rule::new(Game::Magic, 2506);

/// **706.8c**
pub const R706_8C: Rule = Rule::new(Game::Magic, 2507);

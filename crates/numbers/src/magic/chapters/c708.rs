// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 708. Hechizos y permanentes boca abajo

use vademecum_vocab::{Game, Rule};

/// **708** Hechizos y permanentes boca abajo · Mágicas e permanentes com a face voltada para baixo
pub const R708: Rule = Rule::new(Game::Magic, 2541);

/// **708.1**
pub const R708_1: Rule = Rule::new(Game::Magic, 2542);

/// **708.2**
pub const R708_2: Rule = Rule::new(Game::Magic, 2543);

/// **708.2a**
pub const R708_2A: Rule = Rule::new(Game::Magic, 2544);

/// **708.2b**
pub const R708_2B: Rule = Rule::new(Game::Magic, 2545);

/// **708.3**
pub const R708_3: Rule = Rule::new(Game::Magic, 2546);

/// **708.4**
pub const R708_4: Rule = Rule::new(Game::Magic, 2547);

/// **708.5**
pub const R708_5: Rule = Rule::new(Game::Magic, 2548);

/// **708.6**
pub const R708_6: Rule = Rule::new(Game::Magic, 2549);

/// **708.7**
pub const R708_7: Rule = Rule::new(Game::Magic, 2550);

/// **708.8**
pub const R708_8: Rule = Rule::new(Game::Magic, 2551);

/// **708.9**
pub const R708_9: Rule = Rule::new(Game::Magic, 2552);

/// **708.10**
pub const R708_10: Rule = Rule::new(Game::Magic, 2553);

/// **708.11**
pub const R708_11: Rule = Rule::new(Game::Magic, 2554);

/// **708.12**
pub const R708_12: Rule = Rule::new(Game::Magic, 2555);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 704. Acciones basadas en estado

use vademecum_vocab::{Game, Rule};

/// **704** Acciones basadas en estado · Ações baseadas no estado
pub const R704: Rule = Rule::new(Game::Magic, 2447);

/// **704.1**
pub const R704_1: Rule = Rule::new(Game::Magic, 2448);

/// **704.1a**
pub const R704_1A: Rule = Rule::new(Game::Magic, 2449);

/// **704.2**
pub const R704_2: Rule = Rule::new(Game::Magic, 2450);

/// **704.3**
pub const R704_3: Rule = Rule::new(Game::Magic, 2451);

/// **704.4**
pub const R704_4: Rule = Rule::new(Game::Magic, 2452);

/// **704.5**
pub const R704_5: Rule = Rule::new(Game::Magic, 2453);

/// **704.5a**
pub const R704_5A: Rule = Rule::new(Game::Magic, 2454);

/// **704.5b**
pub const R704_5B: Rule = Rule::new(Game::Magic, 2455);

/// **704.5c**
pub const R704_5C: Rule = Rule::new(Game::Magic, 2456);

/// **704.5d**
pub const R704_5D: Rule = Rule::new(Game::Magic, 2457);

/// **704.5e**
pub const R704_5E: Rule = Rule::new(Game::Magic, 2458);

/// **704.5f**
pub const R704_5F: Rule = Rule::new(Game::Magic, 2459);

/// **704.5g**
pub const R704_5G: Rule = Rule::new(Game::Magic, 2460);

/// **704.5h**
pub const R704_5H: Rule = Rule::new(Game::Magic, 2461);

/// **704.5i**
pub const R704_5I: Rule = Rule::new(Game::Magic, 2462);

/// **704.5j**
pub const R704_5J: Rule = Rule::new(Game::Magic, 2463);

/// **704.5k**
pub const R704_5K: Rule = Rule::new(Game::Magic, 2464);

/// **704.5m**
pub const R704_5M: Rule = Rule::new(Game::Magic, 2465);

/// **704.5n**
pub const R704_5N: Rule = Rule::new(Game::Magic, 2466);

/// **704.5p**
pub const R704_5P: Rule = Rule::new(Game::Magic, 2467);

/// **704.5q**
pub const R704_5Q: Rule = Rule::new(Game::Magic, 2468);

/// **704.5r**
pub const R704_5R: Rule = Rule::new(Game::Magic, 2469);

/// **704.5s**
pub const R704_5S: Rule = Rule::new(Game::Magic, 2470);

/// **704.5t**
pub const R704_5T: Rule = Rule::new(Game::Magic, 2471);

/// **704.5u**
pub const R704_5U: Rule = Rule::new(Game::Magic, 2472);

/// **704.5v**
pub const R704_5V: Rule = Rule::new(Game::Magic, 2473);

/// **704.5w**
pub const R704_5W: Rule = Rule::new(Game::Magic, 2474);

/// **704.5x**
pub const R704_5X: Rule = Rule::new(Game::Magic, 2475);

/// **704.5y**
pub const R704_5Y: Rule = Rule::new(Game::Magic, 2476);

/// **704.6**
pub const R704_6: Rule = Rule::new(Game::Magic, 2477);

/// **704.6a**
pub const R704_6A: Rule = Rule::new(Game::Magic, 2478);

/// **704.6b**
pub const R704_6B: Rule = Rule::new(Game::Magic, 2479);

/// **704.6c**
pub const R704_6C: Rule = Rule::new(Game::Magic, 2480);

/// **704.6d**
pub const R704_6D: Rule = Rule::new(Game::Magic, 2481);

/// **704.6e**
pub const R704_6E: Rule = Rule::new(Game::Magic, 2482);

/// **704.6f**
pub const R704_6F: Rule = Rule::new(Game::Magic, 2483);

/// **704.7**
pub const R704_7: Rule = Rule::new(Game::Magic, 2484);

/// **704.8**
pub const R704_8: Rule = Rule::new(Game::Magic, 2485);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 709. Cartas partidas

use vademecum_vocab::{Game, Rule};

/// **709** Cartas partidas · Cards duplos
pub const R709: Rule = Rule::new(Game::Magic, 2556);

/// **709.1**
pub const R709_1: Rule = Rule::new(Game::Magic, 2557);

/// **709.2**
pub const R709_2: Rule = Rule::new(Game::Magic, 2558);

/// **709.3**
pub const R709_3: Rule = Rule::new(Game::Magic, 2559);

/// **709.3a**
pub const R709_3A: Rule = Rule::new(Game::Magic, 2560);

/// **709.3b**
pub const R709_3B: Rule = Rule::new(Game::Magic, 2561);

/// **709.3c**
pub const R709_3C: Rule = Rule::new(Game::Magic, 2562);

/// **709.4**
pub const R709_4: Rule = Rule::new(Game::Magic, 2563);

/// **709.4a**
pub const R709_4A: Rule = Rule::new(Game::Magic, 2564);

/// **709.4b**
pub const R709_4B: Rule = Rule::new(Game::Magic, 2565);

/// **709.4c**
pub const R709_4C: Rule = Rule::new(Game::Magic, 2566);

/// **709.4d**
pub const R709_4D: Rule = Rule::new(Game::Magic, 2567);

/// **709.5**
pub const R709_5: Rule = Rule::new(Game::Magic, 2568);

/// **709.5a**
pub const R709_5A: Rule = Rule::new(Game::Magic, 2569);

/// **709.5b**
pub const R709_5B: Rule = Rule::new(Game::Magic, 2570);

/// **709.5c**
pub const R709_5C: Rule = Rule::new(Game::Magic, 2571);

/// **709.5d**
pub const R709_5D: Rule = Rule::new(Game::Magic, 2572);

/// **709.5e**
pub const R709_5E: Rule = Rule::new(Game::Magic, 2573);

/// **709.5f**
pub const R709_5F: Rule = Rule::new(Game::Magic, 2574);

/// **709.5g**
pub const R709_5G: Rule = Rule::new(Game::Magic, 2575);

/// **709.5h**
pub const R709_5H: Rule = Rule::new(Game::Magic, 2576);

/// **709.5i**
pub const R709_5I: Rule = Rule::new(Game::Magic, 2577);

/// **709.5j**
pub const R709_5J: Rule = Rule::new(Game::Magic, 2578);

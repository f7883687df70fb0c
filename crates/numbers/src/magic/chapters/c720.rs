// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 720. Controlar a otro jugador

use vademecum_vocab::{Game, Rule};

/// **720** Controlar a otro jugador · Controlando outro jogador
pub const R720: Rule = Rule::new(Game::Magic, 2726);

/// **720.1**
pub const R720_1: Rule = Rule::new(Game::Magic, 2727);

/// **720.1a**
pub const R720_1A: Rule = Rule::new(Game::Magic, 2728);

/// **720.1b**
pub const R720_1B: Rule = Rule::new(Game::Magic, 2729);

/// **720.2**
pub const R720_2: Rule = Rule::new(Game::Magic, 2730);

/// **720.3**
pub const R720_3: Rule = Rule::new(Game::Magic, 2731);

/// **720.4**
pub const R720_4: Rule = Rule::new(Game::Magic, 2732);

/// **720.5**
pub const R720_5: Rule = Rule::new(Game::Magic, 2733);

/// **720.5a**
pub const R720_5A: Rule = Rule::new(Game::Magic, 2734);

/// **720.5b**
pub const R720_5B: Rule = Rule::new(Game::Magic, 2735);

/// **720.6**
pub const R720_6: Rule = Rule::new(Game::Magic, 2736);

/// **720.7**
pub const R720_7: Rule = Rule::new(Game::Magic, 2737);

/// **720.8**
pub const R720_8: Rule = Rule::new(Game::Magic, 2738);

/// **720.9**
pub const R720_9: Rule = Rule::new(Game::Magic, 2739);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 800. General

use vademecum_vocab::{Game, Rule};

/// **800** General · Geral
pub const R800: Rule = Rule::new(Game::Magic, 2841);

/// **800.1**
pub const R800_1: Rule = Rule::new(Game::Magic, 2842);

/// **800.2**
pub const R800_2: Rule = Rule::new(Game::Magic, 2843);

/// **800.3**
pub const R800_3: Rule = Rule::new(Game::Magic, 2844);

/// **800.4**
pub const R800_4: Rule = Rule::new(Game::Magic, 2845);

/// **800.4a**
pub const R800_4A: Rule = Rule::new(Game::Magic, 2846);

/// **800.4b**
pub const R800_4B: Rule = Rule::new(Game::Magic, 2847);

/// **800.4c**
pub const R800_4C: Rule = Rule::new(Game::Magic, 2848);

/// **800.4d**
pub const R800_4D: Rule = Rule::new(Game::Magic, 2849);

/// **800.4e**
pub const R800_4E: Rule = Rule::new(Game::Magic, 2850);

/// **800.4f**
pub const R800_4F: Rule = Rule::new(Game::Magic, 2851);

/// **800.4g**
pub const R800_4G: Rule = Rule::new(Game::Magic, 2852);

/// **800.4h**
pub const R800_4H: Rule = Rule::new(Game::Magic, 2853);

/// **800.4i**
pub const R800_4I: Rule = Rule::new(Game::Magic, 2854);

/// **800.4j**
pub const R800_4J: Rule = Rule::new(Game::Magic, 2855);

/// **800.4k**
pub const R800_4K: Rule = Rule::new(Game::Magic, 2856);

/// **800.4m**
pub const R800_4M: Rule = Rule::new(Game::Magic, 2857);

/// **800.4n**
pub const R800_4N: Rule = Rule::new(Game::Magic, 2858);

/// **800.4p**
pub const R800_4P: Rule = Rule::new(Game::Magic, 2859);

/// **800.5**
pub const R800_5: Rule = Rule::new(Game::Magic, 2860);

/// **800.6**
pub const R800_6: Rule = Rule::new(Game::Magic, 2861);

/// **800.7**
pub const R800_7: Rule = Rule::new(Game::Magic, 2862);

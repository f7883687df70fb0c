// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 810. Variante Gigante de dos cabezas

use vademecum_vocab::{Game, Rule};

/// **810** Variante Gigante de dos cabezas · Variante Gigante de Duas Cabeças
pub const R810: Rule = Rule::new(Game::Magic, 2987);

/// **810.1**
pub const R810_1: Rule = Rule::new(Game::Magic, 2988);

/// **810.2**
pub const R810_2: Rule = Rule::new(Game::Magic, 2989);

/// **810.3**
pub const R810_3: Rule = Rule::new(Game::Magic, 2990);

/// **810.4**
pub const R810_4: Rule = Rule::new(Game::Magic, 2991);

/// **810.5**
pub const R810_5: Rule = Rule::new(Game::Magic, 2992);

/// **810.6**
pub const R810_6: Rule = Rule::new(Game::Magic, 2993);

/// **810.7**
pub const R810_7: Rule = Rule::new(Game::Magic, 2994);

/// **810.8**
pub const R810_8: Rule = Rule::new(Game::Magic, 2995);

/// **810.8a**
pub const R810_8A: Rule = Rule::new(Game::Magic, 2996);

/// **810.8b**
pub const R810_8B: Rule = Rule::new(Game::Magic, 2997);

/// **810.8c**
pub const R810_8C: Rule = Rule::new(Game::Magic, 2998);

/// **810.8d**
pub const R810_8D: Rule = Rule::new(Game::Magic, 2999);

/// **810.9**
pub const R810_9: Rule = Rule::new(Game::Magic, 3000);

/// **810.9a**
pub const R810_9A: Rule = Rule::new(Game::Magic, 3001);

/// **810.9b**
pub const R810_9B: Rule = Rule::new(Game::Magic, 3002);

/// **810.9c**
pub const R810_9C: Rule = Rule::new(Game::Magic, 3003);

/// **810.9d**
pub const R810_9D: Rule = Rule::new(Game::Magic, 3004);

/// **810.9e**
pub const R810_9E: Rule = Rule::new(Game::Magic, 3005);

/// **810.9f**
pub const R810_9F: Rule = Rule::new(Game::Magic, 3006);

/// **810.9g**
pub const R810_9G: Rule = Rule::new(Game::Magic, 3007);

/// **810.9h**
pub const R810_9H: Rule = Rule::new(Game::Magic, 3008);

/// **810.10**
pub const R810_10: Rule = Rule::new(Game::Magic, 3009);

/// **810.10a**
pub const R810_10A: Rule = Rule::new(Game::Magic, 3010);

/// **810.10b**
pub const R810_10B: Rule = Rule::new(Game::Magic, 3011);

/// **810.10c**
pub const R810_10C: Rule = Rule::new(Game::Magic, 3012);

/// **810.10d**
pub const R810_10D: Rule = Rule::new(Game::Magic, 3013);

/// **810.11**
pub const R810_11: Rule = Rule::new(Game::Magic, 3014);

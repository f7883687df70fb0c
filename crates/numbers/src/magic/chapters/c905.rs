// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 905. Draft de Conspiracy

use vademecum_vocab::{Game, Rule};

/// **905** Draft de Conspiracy · Draft de Conspiracy
pub const R905: Rule = Rule::new(Game::Magic, 3145);

/// **905.1**
pub const R905_1: Rule = Rule::new(Game::Magic, 3146);

/// **905.1a**
pub const R905_1A: Rule = Rule::new(Game::Magic, 3147);

/// **905.1b**
pub const R905_1B: Rule = Rule::new(Game::Magic, 3148);

/// **905.1c**
pub const R905_1C: Rule = Rule::new(Game::Magic, 3149);

/// **905.1d**
pub const R905_1D: Rule = Rule::new(Game::Magic, 3150);

/// **905.2**
pub const R905_2: Rule = Rule::new(Game::Magic, 3151);

/// **905.2a**
pub const R905_2A: Rule = Rule::new(Game::Magic, 3152);

/// **905.2b**
pub const R905_2B: Rule = Rule::new(Game::Magic, 3153);

/// **905.2c**
pub const R905_2C: Rule = Rule::new(Game::Magic, 3154);

/// **905.3**
pub const R905_3: Rule = Rule::new(Game::Magic, 3155);

/// **905.4**
pub const R905_4: Rule = Rule::new(Game::Magic, 3156);

/// **905.4a**
pub const R905_4A: Rule = Rule::new(Game::Magic, 3157);

/// **905.5**
pub const R905_5: Rule = Rule::new(Game::Magic, 3158);

/// **905.6**
pub const R905_6: Rule = Rule::new(Game::Magic, 3159);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 715. Cartas de aventurero

use vademecum_vocab::{Game, Rule};

/// **715** Cartas de aventurero · Cards de aventureiro †
pub const R715: Rule = Rule::new(Game::Magic, 2676);

/// **715.1**
pub const R715_1: Rule = Rule::new(Game::Magic, 2677);

/// **715.2**
pub const R715_2: Rule = Rule::new(Game::Magic, 2678);

/// **715.2a**
pub const R715_2A: Rule = Rule::new(Game::Magic, 2679);

/// **715.2b**
pub const R715_2B: Rule = Rule::new(Game::Magic, 2680);

/// **715.2c**
pub const R715_2C: Rule = Rule::new(Game::Magic, 2681);

/// **715.3**
pub const R715_3: Rule = Rule::new(Game::Magic, 2682);

/// **715.3a**
pub const R715_3A: Rule = Rule::new(Game::Magic, 2683);

/// **715.3b**
pub const R715_3B: Rule = Rule::new(Game::Magic, 2684);

/// **715.3c**
pub const R715_3C: Rule = Rule::new(Game::Magic, 2685);

/// **715.3d**
pub const R715_3D: Rule = Rule::new(Game::Magic, 2686);

/// **715.4**
pub const R715_4: Rule = Rule::new(Game::Magic, 2687);

/// **715.5**
pub const R715_5: Rule = Rule::new(Game::Magic, 2688);

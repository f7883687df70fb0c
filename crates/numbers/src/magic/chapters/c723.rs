// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 723. La iniciativa

use vademecum_vocab::{Game, Rule};

/// **723** La iniciativa · A iniciativa †
pub const R723: Rule = Rule::new(Game::Magic, 2762);

/// **723.1**
pub const R723_1: Rule = Rule::new(Game::Magic, 2763);

/// **723.2**
pub const R723_2: Rule = Rule::new(Game::Magic, 2764);

/// **723.3**
pub const R723_3: Rule = Rule::new(Game::Magic, 2765);

/// **723.4**
pub const R723_4: Rule = Rule::new(Game::Magic, 2766);

/// **723.5**
pub const R723_5: Rule = Rule::new(Game::Magic, 2767);

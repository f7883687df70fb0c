// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 718. Cartas con prototipo

use vademecum_vocab::{Game, Rule};

/// **718** Cartas con prototipo · Cards de protótipo
pub const R718: Rule = Rule::new(Game::Magic, 2708);

/// **718.1**
pub const R718_1: Rule = Rule::new(Game::Magic, 2709);

/// **718.2**
pub const R718_2: Rule = Rule::new(Game::Magic, 2710);

/// **718.2a**
pub const R718_2A: Rule = Rule::new(Game::Magic, 2711);

/// **718.3**
pub const R718_3: Rule = Rule::new(Game::Magic, 2712);

/// **718.3a**
pub const R718_3A: Rule = Rule::new(Game::Magic, 2713);

/// **718.3b**
pub const R718_3B: Rule = Rule::new(Game::Magic, 2714);

/// **718.3c**
pub const R718_3C: Rule = Rule::new(Game::Magic, 2715);

/// **718.3d**
pub const R718_3D: Rule = Rule::new(Game::Magic, 2716);

/// **718.4**
pub const R718_4: Rule = Rule::new(Game::Magic, 2717);

/// **718.5**
pub const R718_5: Rule = Rule::new(Game::Magic, 2718);

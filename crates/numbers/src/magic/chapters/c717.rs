// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 717. Cartas de Atracción

use vademecum_vocab::{Game, Rule};

/// **717** Cartas de Atracción · Cards de Atração †
pub const R717: Rule = Rule::new(Game::Magic, 2698);

/// **717.1**
pub const R717_1: Rule = Rule::new(Game::Magic, 2699);

/// **717.2**
pub const R717_2: Rule = Rule::new(Game::Magic, 2700);

/// **717.2a**
pub const R717_2A: Rule = Rule::new(Game::Magic, 2701);

/// **717.2b**
pub const R717_2B: Rule = Rule::new(Game::Magic, 2702);

/// **717.3**
pub const R717_3: Rule = Rule::new(Game::Magic, 2703);

/// **717.4**
pub const R717_4: Rule = Rule::new(Game::Magic, 2704);

/// **717.5**
pub const R717_5: Rule = Rule::new(Game::Magic, 2705);

/// **717.6**
pub const R717_6: Rule = Rule::new(Game::Magic, 2706);

/// **717.6a**
pub const R717_6A: Rule = Rule::new(Game::Magic, 2707);

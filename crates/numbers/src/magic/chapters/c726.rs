// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 726. Subjuegos

use vademecum_vocab::{Game, Rule};

/// **726** Subjuegos · Subjogos
pub const R726: Rule = Rule::new(Game::Magic, 2781);

/// **726.1**
pub const R726_1: Rule = Rule::new(Game::Magic, 2782);

/// **726.1a**
pub const R726_1A: Rule = Rule::new(Game::Magic, 2783);

/// **726.1b**
pub const R726_1B: Rule = Rule::new(Game::Magic, 2784);

/// **726.2**
pub const R726_2: Rule = Rule::new(Game::Magic, 2785);

/// **726.2a**
pub const R726_2A: Rule = Rule::new(Game::Magic, 2786);

/// **726.2b**
pub const R726_2B: Rule = Rule::new(Game::Magic, 2787);

/// **726.2c**
pub const R726_2C: Rule = Rule::new(Game::Magic, 2788);

/// **726.3**
pub const R726_3: Rule = Rule::new(Game::Magic, 2789);

/// **726.4**
pub const R726_4: Rule = Rule::new(Game::Magic, 2790);

/// **726.4a**
pub const R726_4A: Rule = Rule::new(Game::Magic, 2791);

/// **726.4b**
pub const R726_4B: Rule = Rule::new(Game::Magic, 2792);

/// **726.5**
pub const R726_5: Rule = Rule::new(Game::Magic, 2793);

/// **726.5a**
pub const R726_5A: Rule = Rule::new(Game::Magic, 2794);

/// **726.5b**
pub const R726_5B: Rule = Rule::new(Game::Magic, 2795);

/// **726.5c**
pub const R726_5C: Rule = Rule::new(Game::Magic, 2796);

/// **726.6**
pub const R726_6: Rule = Rule::new(Game::Magic, 2797);

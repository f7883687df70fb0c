// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 724. Reiniciar el juego

use vademecum_vocab::{Game, Rule};

/// **724** Reiniciar el juego · Reiniciando o jogo
pub const R724: Rule = Rule::new(Game::Magic, 2768);

/// **724.1**
pub const R724_1: Rule = Rule::new(Game::Magic, 2769);

/// **724.1a**
pub const R724_1A: Rule = Rule::new(Game::Magic, 2770);

/// **724.2**
pub const R724_2: Rule = Rule::new(Game::Magic, 2771);

/// **724.3**
pub const R724_3: Rule = Rule::new(Game::Magic, 2772);

/// **724.4**
pub const R724_4: Rule = Rule::new(Game::Magic, 2773);

/// **724.5**
pub const R724_5: Rule = Rule::new(Game::Magic, 2774);

/// **724.5a**
pub const R724_5A: Rule = Rule::new(Game::Magic, 2775);

/// **724.6**
pub const R724_6: Rule = Rule::new(Game::Magic, 2776);

/// **724.7**
pub const R724_7: Rule = Rule::new(Game::Magic, 2777);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 721. Terminando turnos y fases

use vademecum_vocab::{Game, Rule};

/// **721** Terminando turnos y fases · Finalizando turnos e fases †
pub const R721: Rule = Rule::new(Game::Magic, 2740);

/// **721.1**
pub const R721_1: Rule = Rule::new(Game::Magic, 2741);

/// **721.1a**
pub const R721_1A: Rule = Rule::new(Game::Magic, 2742);

/// **721.1b**
pub const R721_1B: Rule = Rule::new(Game::Magic, 2743);

/// **721.1c**
pub const R721_1C: Rule = Rule::new(Game::Magic, 2744);

/// **721.1d**
pub const R721_1D: Rule = Rule::new(Game::Magic, 2745);

/// **721.1e**
pub const R721_1E: Rule = Rule::new(Game::Magic, 2746);

/// **721.1f**
pub const R721_1F: Rule = Rule::new(Game::Magic, 2747);

/// **721.2**
pub const R721_2: Rule = Rule::new(Game::Magic, 2748);

/// **721.2a**
pub const R721_2A: Rule = Rule::new(Game::Magic, 2749);

/// **721.2b**
pub const R721_2B: Rule = Rule::new(Game::Magic, 2750);

/// **721.2c**
pub const R721_2C: Rule = Rule::new(Game::Magic, 2751);

/// **721.2d**
pub const R721_2D: Rule = Rule::new(Game::Magic, 2752);

/// **721.2e**
pub const R721_2E: Rule = Rule::new(Game::Magic, 2753);

/// **721.2f**
pub const R721_2F: Rule = Rule::new(Game::Magic, 2754);

/// **721.2g**
pub const R721_2G: Rule = Rule::new(Game::Magic, 2755);

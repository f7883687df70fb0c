// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 727. Fusionar con permanentes

use vademecum_vocab::{Game, Rule};

/// **727** Fusionar con permanentes · Mesclando com permanentes †
pub const R727: Rule = Rule::new(Game::Magic, 2798);

/// **727.1**
pub const R727_1: Rule = Rule::new(Game::Magic, 2799);

/// **727.2**
pub const R727_2: Rule = Rule::new(Game::Magic, 2800);

/// **727.2a**
pub const R727_2A: Rule = Rule::new(Game::Magic, 2801);

/// **727.2b**
pub const R727_2B: Rule = Rule::new(Game::Magic, 2802);

/// **727.2c**
pub const R727_2C: Rule = Rule::new(Game::Magic, 2803);

/// **727.2d**
pub const R727_2D: Rule = Rule::new(Game::Magic, 2804);

/// **727.2e**
pub const R727_2E: Rule = Rule::new(Game::Magic, 2805);

/// **727.2f**
pub const R727_2F: Rule = Rule::new(Game::Magic, 2806);

/// **727.2g**
pub const R727_2G: Rule = Rule::new(Game::Magic, 2807);

/// **727.2h**
pub const R727_2H: Rule = Rule::new(Game::Magic, 2808);

/// **727.2i**
pub const R727_2I: Rule = Rule::new(Game::Magic, 2809);

/// **727.2j**
pub const R727_2J: Rule = Rule::new(Game::Magic, 2810);

/// **727.3**
pub const R727_3: Rule = Rule::new(Game::Magic, 2811);

/// **727.3a**
pub const R727_3A: Rule = Rule::new(Game::Magic, 2812);

/// **727.3b**
pub const R727_3B: Rule = Rule::new(Game::Magic, 2813);

/// **727.3c**
pub const R727_3C: Rule = Rule::new(Game::Magic, 2814);

/// **727.3d**
pub const R727_3D: Rule = Rule::new(Game::Magic, 2815);

/// **727.3e**
pub const R727_3E: Rule = Rule::new(Game::Magic, 2816);

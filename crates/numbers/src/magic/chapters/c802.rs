// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 802. Alternativa de atacar a varios jugadores

use vademecum_vocab::{Game, Rule};

/// **802** Alternativa de atacar a varios jugadores · Opção de atacar múltiplos jogadores
pub const R802: Rule = Rule::new(Game::Magic, 2892);

/// **802.1**
pub const R802_1: Rule = Rule::new(Game::Magic, 2893);

/// **802.2**
pub const R802_2: Rule = Rule::new(Game::Magic, 2894);

/// **802.2a**
pub const R802_2A: Rule = Rule::new(Game::Magic, 2895);

/// **802.3**
pub const R802_3: Rule = Rule::new(Game::Magic, 2896);

/// **802.3a**
pub const R802_3A: Rule = Rule::new(Game::Magic, 2897);

/// **802.3b**
pub const R802_3B: Rule = Rule::new(Game::Magic, 2898);

/// **802.4**
pub const R802_4: Rule = Rule::new(Game::Magic, 2899);

/// **802.4a**
pub const R802_4A: Rule = Rule::new(Game::Magic, 2900);

/// **802.4b**
pub const R802_4B: Rule = Rule::new(Game::Magic, 2901);

/// **802.5**
pub const R802_5: Rule = Rule::new(Game::Magic, 2902);

// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 805. Alternativa de turnos compartidos en equipo

use vademecum_vocab::{Game, Rule};

/// **805** Alternativa de turnos compartidos en equipo · Opção de turnos compartilhados pela equipe
pub const R805: Rule = Rule::new(Game::Magic, 2910);

/// **805.1**
pub const R805_1: Rule = Rule::new(Game::Magic, 2911);

/// **805.2**
pub const R805_2: Rule = Rule::new(Game::Magic, 2912);

/// **805.3**
pub const R805_3: Rule = Rule::new(Game::Magic, 2913);

/// **805.3a**
pub const R805_3A: Rule = Rule::new(Game::Magic, 2914);

/// **805.3b**
pub const R805_3B: Rule = Rule::new(Game::Magic, 2915);

/// **805.4**
pub const R805_4: Rule = Rule::new(Game::Magic, 2916);

/// **805.4a**
pub const R805_4A: Rule = Rule::new(Game::Magic, 2917);

/// **805.4b**
pub const R805_4B: Rule = Rule::new(Game::Magic, 2918);

/// **805.4c**
pub const R805_4C: Rule = Rule::new(Game::Magic, 2919);

/// **805.4d**
pub const R805_4D: Rule = Rule::new(Game::Magic, 2920);

/// **805.5**
pub const R805_5: Rule = Rule::new(Game::Magic, 2921);

/// **805.5a**
pub const R805_5A: Rule = Rule::new(Game::Magic, 2922);

/// **805.5b**
pub const R805_5B: Rule = Rule::new(Game::Magic, 2923);

/// **805.6**
pub const R805_6: Rule = Rule::new(Game::Magic, 2924);

/// **805.6a**
pub const R805_6A: Rule = Rule::new(Game::Magic, 2925);

/// **805.7**
pub const R805_7: Rule = Rule::new(Game::Magic, 2926);

/// **805.8**
pub const R805_8: Rule = Rule::new(Game::Magic, 2927);

/// **805.9**
pub const R805_9: Rule = Rule::new(Game::Magic, 2928);

/// **805.10**
pub const R805_10: Rule = Rule::new(Game::Magic, 2929);

/// **805.10a**
pub const R805_10A: Rule = Rule::new(Game::Magic, 2930);

/// **805.10b**
pub const R805_10B: Rule = Rule::new(Game::Magic, 2931);

/// **805.10c**
pub const R805_10C: Rule = Rule::new(Game::Magic, 2932);

/// **805.10d**
pub const R805_10D: Rule = Rule::new(Game::Magic, 2933);

/// **805.10e**
pub const R805_10E: Rule = Rule::new(Game::Magic, 2934);

/// **805.10f**
pub const R805_10F: Rule = Rule::new(Game::Magic, 2935);

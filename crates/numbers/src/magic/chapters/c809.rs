// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 809. Variante Emperador

use vademecum_vocab::{Game, Rule};

/// **809** Variante Emperador · Variante imperador
pub const R809: Rule = Rule::new(Game::Magic, 2972);

/// **809.1**
pub const R809_1: Rule = Rule::new(Game::Magic, 2973);

/// **809.2**
pub const R809_2: Rule = Rule::new(Game::Magic, 2974);

/// **809.3**
pub const R809_3: Rule = Rule::new(Game::Magic, 2975);

/// **809.3a**
pub const R809_3A: Rule = Rule::new(Game::Magic, 2976);

/// **809.3b**
pub const R809_3B: Rule = Rule::new(Game::Magic, 2977);

/// **809.3c**
pub const R809_3C: Rule = Rule::new(Game::Magic, 2978);

/// **809.4**
pub const R809_4: Rule = Rule::new(Game::Magic, 2979);

/// **809.5**
pub const R809_5: Rule = Rule::new(Game::Magic, 2980);

/// **809.5a**
pub const R809_5A: Rule = Rule::new(Game::Magic, 2981);

/// **809.5b**
pub const R809_5B: Rule = Rule::new(Game::Magic, 2982);

/// **809.5c**
pub const R809_5C: Rule = Rule::new(Game::Magic, 2983);

/// **809.6**
pub const R809_6: Rule = Rule::new(Game::Magic, 2984);

/// **809.6a**
pub const R809_6A: Rule = Rule::new(Game::Magic, 2985);

/// **809.7**
pub const R809_7: Rule = Rule::new(Game::Magic, 2986);

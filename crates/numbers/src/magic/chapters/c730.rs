// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 730. Manejando acciones ilegales

use vademecum_vocab::{Game, Rule};

/// **730** Manejando acciones ilegales · Lidando com ações ilegais
pub const R730: Rule = Rule::new(Game::Magic, 2837);

/// **730.1**
pub const R730_1: Rule = Rule::new(Game::Magic, 2838);

/// **730.2**
pub const R730_2: Rule = Rule::new(Game::Magic, 2839);

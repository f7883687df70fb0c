// Written by `cargo xtask numbers` from the digest in `rules/`; changes made here are lost.
//! 705. Lanzar una moneda

use vademecum_vocab::{Game, Rule};

/// **705** Lanzar una moneda · Jogando uma moeda
pub const R705: Rule = Rule::new(Game::Magic, 2486);

/// **705.1**
pub const R705_1: Rule = Rule::new(Game::Magic, 2487);

/// **705.2**
pub const R705_2: Rule = Rule::new(Game::Magic, 2488);

//! Reveal (701.16).

use vademecum_abilities::Action;

use super::KeywordAction;

/// To show a card to everybody.
pub const REVEAL: KeywordAction = KeywordAction { section: Action(16), names: ["mostrar", "revelar", "reveal"] };

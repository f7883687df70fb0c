//! Activate (701.2): what activating an ability takes is chapter 602, in `stack`; mana abilities (605) are in `mana`.

use vademecum_abilities::Action;

use super::KeywordAction;

/// How a player uses an activated ability.
pub const ACTIVATE: KeywordAction = KeywordAction { section: Action(2), names: ["activar", "ativar", "activate"] };

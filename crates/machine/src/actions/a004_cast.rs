//! Cast (701.4): what casting a spell takes is chapter 601, in `stack`.

use vademecum_abilities::Action;

use super::KeywordAction;

/// How a player uses a card as a spell.
pub const CAST: KeywordAction = KeywordAction { section: Action(4), names: ["lanzar", "conjurar", "cast"] };

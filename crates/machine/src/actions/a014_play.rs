//! Play (701.14): a land, which is a special action (305, 116.2a) in `game`; or a card as a spell, which is casting it.

use vademecum_abilities::Action;

use super::KeywordAction;

/// How a player uses a land, or any other card as a spell.
pub const PLAY: KeywordAction = KeywordAction { section: Action(14), names: ["jugar", "jogar", "play"] };

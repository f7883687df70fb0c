//! Players that a text names by a word whose meaning a game may have to settle first: "active player", "attacking player",
//! "defending player", "that player".

use super::{Reword, Rewording};
use crate::{
    ability::Triggered,
    effect::Effect,
    quantity::{Players, Slot},
};

/// A word for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayerWord {
    /// "The active player" (102.1).
    Active,
    /// "Attacking player" (506.2).
    Attacking,
    /// "Defending player" (506.2).
    Defending,
    /// "That player": the one whom an event was about.
    OfEvent,
}

impl PlayerWord {
    /// The word by which a text speaks of players, if it is one of these.
    const fn of(players: &Players) -> Option<PlayerWord> {
        match players {
            Players::Active => Some(PlayerWord::Active),
            Players::Attacking => Some(PlayerWord::Attacking),
            Players::Defending => Some(PlayerWord::Defending),
            Players::Slot(Slot::EVENT_PLAYER) => Some(PlayerWord::OfEvent),
            _ => None,
        }
    }
}

impl Rewording {
    /// Puts the players of a slot in the place of a word for them.
    pub(super) fn players(self, players: &mut Players) {
        if let Rewording::Player(word, slot) = self
            && PlayerWord::of(players) == Some(word)
        {
            *players = Players::Slot(slot);
        }
    }
}

impl Effect {
    /// The same effect with the players of a slot in the place of a word for them; `None` where it does not use that word.
    pub fn with_players(&self, word: PlayerWord, slot: Slot) -> Option<Effect> {
        let mut changed = self.clone();
        changed.reword(Rewording::Player(word, slot));
        (changed != *self).then_some(changed)
    }
}

impl Triggered {
    /// Whether its condition or its effect speaks of "that player".
    pub fn speaks_of_that_player(&self) -> bool {
        let mut changed = self.clone();
        changed.reword(Rewording::Player(PlayerWord::OfEvent, Slot::GIVEN));
        changed != *self
    }
}

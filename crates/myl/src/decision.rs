//! Decisions and choices: everything that the game asks of players, as plain data. The choices made, with the seed,
//! are the whole game.

use smallvec::SmallVec;
use vademecum_vocab::RuleId;

use crate::{
    card::{CardId, Kind, Race},
    state::{ObjectId, Player},
};

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Who decides.
    pub who: Player,
    /// The section that asks.
    pub why: RuleId,
    /// The form of the question.
    pub ask: Ask,
}

/// The forms of questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ask {
    /// An action, or none: to play a card or use an ability in the window that is open.
    Act(WindowKind),
    /// Attackers, one by one until [`Choice::Done`] (5.3.1).
    Attack,
    /// Blockers, one by one until [`Choice::Done`] (5.3.2).
    Block,
    /// Items on offer, one after another in the order of the offer, so that a set is picked in one way only.
    Pick {
        /// How many must still be picked: at 0 the pick may end.
        least: u8,
        /// How many may still be picked.
        most: u8,
    },
    /// Yes or no.
    YesNo,
    /// Nothing: the game is over.
    Over,
}

/// A window: a moment at which players may act, and in what way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WindowKind {
    /// The Oro of the turn (5.2).
    Gold,
    /// Vigilia: the active player, in any order (5.2).
    Vigil,
    /// Guerra de Talismanes: one action at a time, by turns (5.3.3).
    War,
    /// In response to what took place (4.11, 4.6.2.7, 4.5.3.8).
    Response,
    /// As a card is being played: to annul it, or in response to that (4.5.3.5).
    Playing,
    /// As an ability is being used: to cancel it (4.6.2.4).
    Cancelling,
    /// Before an effect takes place: to redirect it (4.6.2.8, 4.5.3.9).
    Redirecting,
    /// Before an effect takes place: to prevent it (4.6.2.9, 4.5.3.10).
    Preventing,
}

/// Something that can be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// A card of the game.
    Object(ObjectId),
    /// The name of a card (6.24).
    Name(CardId),
    /// A race.
    Race(Race),
    /// A type of card.
    Kind(Kind),
    /// One of several texts, or of abilities that wait, by its place.
    Place(u8),
    /// A number.
    Number(u8),
}

/// Items on offer, or picked.
pub(crate) type Items = SmallVec<[Item; 8]>;

/// A pick of several items under way: those that can still be picked, in their order, and how many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Picking {
    pub(crate) items: Items,
    pub(crate) least: usize,
    pub(crate) most: usize,
}

impl Picking {
    /// Whether the next item is asked for: not if all that are left must be picked.
    pub(crate) fn asks(&self) -> bool {
        self.most > 0 && self.items.len() > self.least
    }

    /// The question.
    pub(crate) const fn ask(&self) -> Ask {
        Ask::Pick { least: self.least as u8, most: self.most as u8 }
    }

    /// What is on offer: not what comes too late in the order to leave enough.
    pub(crate) fn offer(&self, offer: &mut Vec<Choice>) {
        let reach = self.items.len() - self.least.saturating_sub(1);
        offer.extend(self.items[..reach].iter().map(|&item| Choice::Pick(item)));
        if self.least == 0 {
            offer.push(Choice::Done);
        }
    }

    /// An item is picked: neither that nor what comes before it is left.
    pub(crate) fn take(&mut self, item: Item) {
        let place = self.items.iter().position(|&other| other == item).unwrap_or(0);
        self.items.drain(..=place);
        self.least = self.least.saturating_sub(1);
        self.most -= 1;
    }
}

impl Item {
    /// The card of the game that it is, if it is one.
    pub(crate) const fn object(self) -> Option<ObjectId> {
        match self {
            Item::Object(id) => Some(id),
            Item::Name(_) | Item::Race(_) | Item::Kind(_) | Item::Place(_) | Item::Number(_) => None,
        }
    }
}

/// One choice. Which fit is said by the state's [`Decision`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Does nothing in a window.
    Pass,
    /// Plays a card (4.5.2).
    Play(ObjectId),
    /// Uses an ability of a card, by its place (4.6.2).
    Use(ObjectId, u8),
    /// Pays what the card that is being played says for annulling it.
    PayToAnnul,
    /// Declares an attacker (5.3.1).
    Attack(ObjectId),
    /// Declares a blocker: the ally, and the attacker it blocks (5.3.2).
    Block(ObjectId, ObjectId),
    /// An item on offer.
    Pick(Item),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Ends a choice of several.
    Done,
}

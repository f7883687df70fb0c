//! Decisions and choices: everything that the game asks of players, as plain data. The choices made, with the seed,
//! are the whole game.

use smallvec::SmallVec;
use vademecum_abilities::{AbilityId, CardId, FaceId, ManaKind, OptionalCost, Subtype};
use vademecum_vocab::RuleId;

use crate::{
    combat::Defender,
    id::{ObjectId, PlayerId, Subject},
    offered::Offered,
};

/// What the game waits for: who decides, by which rule, and the form of the answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Decision {
    /// Whose decision it is. Another player who controls that one makes it (720.5, [`State::check_decider`]).
    ///
    /// [`State::check_decider`]: crate::State::check_decider
    pub who: PlayerId,
    /// The rule that asks.
    pub why: RuleId,
    /// The form of the answer.
    pub ask: Ask,
    /// What it is about: the spell, the creature, the card looked at.
    pub about: Option<ObjectId>,
}

/// What is asked, where a [`Decision`] leaves it open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// Whether a cost is paid, or how often.
    Cost(OptionalCost),
    /// Which effect applies next: the objects that the effects come from, by [`Item::Place`].
    Effects(SmallVec<[ObjectId; 4]>),
    /// How much of something that is divided one of its recipients gets (510.1, 601.2d).
    Share {
        /// That recipient.
        to: Subject,
        /// The only recipient behind it, which gets the rest.
        last: Option<Subject>,
        /// How much is left for both.
        left: u32,
    },
    /// Whether something is done that a text leaves to the player (608.2d).
    May(Offered),
    /// Which of two piles is chosen (700.3).
    Piles([SmallVec<[ObjectId; 4]>; 2]),
}

/// The forms of questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ask {
    /// The player has priority (117.1).
    Priority,
    /// A payment: mana abilities, and which mana is spent on what (601.2g–h).
    Pay,
    /// Attackers, one by one until [`Choice::Done`] (508.1).
    Attack,
    /// Blockers, one by one until [`Choice::Done`] (509.1).
    Block,
    /// Yes or no.
    YesNo,
    /// A number between two.
    Number(u32, u32),
    /// Items on offer, one after another in the order of the offer, so that a set is picked in one way only.
    Pick {
        /// How many must still be picked: at 0 the pick may end.
        least: u32,
        /// How many may still be picked.
        most: u32,
    },
    /// The next of the items on offer, of which all are put in an order.
    Order,
    /// Nothing: the game is over (104.1).
    Over,
}

/// Something that can be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Item {
    /// An object.
    Object(ObjectId),
    /// A player.
    Player(PlayerId),
    /// A mode (700.2) or an arrow between rooms of a dungeon (309.5a), by its place.
    Mode(u8),
    /// A type of mana (106.1b).
    Mana(ManaKind),
    /// A subtype (205.3e).
    Subtype(Subtype),
    /// The name of a card (201.4).
    Card(CardId),
    /// The name of one of the faces of a card that has several (201.4b–201.4f).
    Face(FaceId),
    /// One of several effects or abilities that wait, by its place.
    Place(u32),
}

impl From<Subject> for Item {
    fn from(subject: Subject) -> Self {
        match subject {
            Subject::Player(player) => Item::Player(player),
            Subject::Object(object) => Item::Object(object),
        }
    }
}

impl Item {
    /// The object or player that it is, if it is one.
    pub const fn subject(self) -> Option<Subject> {
        match self {
            Item::Object(object) => Some(Subject::Object(object)),
            Item::Player(player) => Some(Subject::Player(player)),
            Item::Mode(_) | Item::Mana(_) | Item::Subtype(_) | Item::Card(_) | Item::Face(_) | Item::Place(_) => None,
        }
    }
}

/// What is on offer: kept in the state while the game waits.
pub type Offer = SmallVec<[Item; 8]>;

/// One choice. Which kinds fit is said by the state's [`Decision`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Leaves the game (104.3a). Always accepted, from any player still in the game; never enumerated.
    Concede(PlayerId),
    /// Passes priority (117.3d).
    Pass,
    /// Plays a land (116.2a, 305.1).
    PlayLand(ObjectId),
    /// Plays a modal double-faced card as a land with its back face up (712.12).
    PlayBack(ObjectId),
    /// Begins to cast an object (601.2a), by the route of that place among those open for it.
    Cast(ObjectId, u16),
    /// Begins to activate an ability that uses the stack (602.2a).
    Activate(ObjectId, AbilityId),
    /// Activates a mana ability (605.3) for mana of that type.
    Mana(ObjectId, AbilityId, ManaKind),
    /// Turns a face-down permanent face up (116.2b), for one of its costs.
    TurnFaceUp(ObjectId, u8),
    /// Pays to end a continuous effect (116.2c), by its place among those of the game.
    EndEffect(u32),
    /// Rolls the planar die (116.2i).
    RollPlanarDie,
    /// Puts the companion into its owner’s hand (116.2g).
    FetchCompanion,
    /// Spends mana of that type on generic mana that is still to be paid (601.2h).
    Spend(ManaKind),
    /// Pays for a part of a cost with an object: sacrifices it, discards it, taps it (601.2h).
    PayWith(ObjectId),
    /// Taps a creature for convoke (702.51a): for mana of a type, or generic mana.
    Convoke(ObjectId, Option<ManaKind>),
    /// Exiles a card of the graveyard for one generic mana (702.66a).
    Delve(ObjectId),
    /// Pays 2 life for a Phyrexian symbol (107.4f).
    PayLife,
    /// Declares an attacker (508.1a–b).
    Attack(ObjectId, Defender),
    /// Declares a blocker: the creature, and the attacker it blocks (509.1a).
    Block(ObjectId, ObjectId),
    /// Yes.
    Yes,
    /// No.
    No,
    /// A number.
    Number(u32),
    /// An item on offer.
    Pick(Item),
    /// Ends a choice of several.
    Done,
}

/// What may be chosen: a list, and a range of numbers where a number is asked for. Filled again and again.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choices {
    pub(crate) list: Vec<Choice>,
    pub(crate) numbers: Option<(u32, u32)>,
}

impl Choices {
    /// How many choices there are.
    pub fn len(&self) -> u64 {
        let numbers = self.numbers.map_or(0, |(first, last)| u64::from(last) - u64::from(first) + 1);
        self.list.len() as u64 + numbers
    }

    /// Whether there is none: the game is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A choice by its place, from 0.
    pub fn get(&self, place: u64) -> Option<Choice> {
        let listed = usize::try_from(place).ok().and_then(|place| self.list.get(place));
        listed.copied().or_else(|| {
            let (first, last) = self.numbers?;
            let number = u64::from(first).checked_add(place.checked_sub(self.list.len() as u64)?)?;
            u32::try_from(number).ok().filter(|&n| n <= last).map(Choice::Number)
        })
    }

    /// Whether a choice is among them.
    pub fn contains(&self, choice: Choice) -> bool {
        match (choice, self.numbers) {
            (Choice::Number(n), Some((first, last))) => (first..=last).contains(&n),
            _ => self.list.contains(&choice),
        }
    }

    /// All of them, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = Choice> + '_ {
        let numbers = self.numbers.map(|(first, last)| first..=last).into_iter().flatten();
        self.list.iter().copied().chain(numbers.map(Choice::Number))
    }

    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.numbers = None;
    }
}

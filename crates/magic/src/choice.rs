//! Choices: everything that a player decides, as plain data. The list of choices made, with the seed,
//! is the whole game.

use crate::{
    combat::Defender,
    mana::ManaKind,
    object::{ObjectId, PlayerId},
};

/// A target, as it is chosen (115.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Target {
    /// A player.
    Player(PlayerId),
    /// An object.
    Object(ObjectId),
}

/// One choice. Which kinds fit is said by the state's [`Decision`]; long ones, such as the declaration of
/// attackers, are made one by one until [`Choice::Done`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Leaves the game (104.3a). Always accepted, from any player still in the game; never enumerated.
    Concede(PlayerId),
    /// Keeps the opening hand (103.5).
    Keep,
    /// Takes a mulligan (103.5).
    Mulligan,
    /// Passes priority (117.3d).
    Pass,
    /// Plays a land (116.2a, 305.1).
    PlayLand(ObjectId),
    /// Begins to cast a card (601.2a).
    Cast(ObjectId),
    /// Begins to activate an ability that uses the stack (602.2a): the object, and the ability's place on
    /// its card.
    Activate(ObjectId, u8),
    /// Activates a mana ability (605.3) for mana of that kind: the object, the ability's place on its card
    /// ([`INTRINSIC`] for the one of a basic land type), the kind.
    Mana(ObjectId, u8, ManaKind),
    /// Chooses a mode (601.2b).
    Mode(u8),
    /// Chooses a number: a value of X (601.2b), damage for the recipient asked about (510.1).
    Number(u32),
    /// Chooses a target (601.2c).
    Target(Target),
    /// Spends mana of that kind on generic mana that is still to be paid (601.2h).
    Spend(ManaKind),
    /// Declares an attacker (508.1a–b).
    Attack(ObjectId, Defender),
    /// Declares a blocker: the creature, and the attacker it blocks (509.1a).
    Block(ObjectId, ObjectId),
    /// Chooses an object: to discard, to sacrifice, to keep by the legend rule, to put on the bottom.
    Object(ObjectId),
    /// Puts a waiting triggered ability onto the stack next: its place among those waiting (603.3b).
    Trigger(u32),
    /// Takes the option offered by "may" (603.5, 608.2d); with scry, puts the card on the bottom.
    Yes,
    /// Declines it; with scry, leaves the card on top.
    No,
    /// Ends a choice of several: no more targets, attackers or blockers.
    Done,
}

/// The place, in [`Choice::Mana`], of the ability that a basic land type gives (305.6): this plus the
/// type's place among [`Subtype::BASIC_LANDS`](crate::Subtype::BASIC_LANDS).
pub const INTRINSIC: u8 = 0xf0;

/// What the game waits for, and from whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Keep or take a mulligan (103.5).
    Mulligan(PlayerId),
    /// Choose the next card to put on the bottom after mulligans (103.5).
    Bottom(PlayerId),
    /// The player has priority (117.1).
    Priority(PlayerId),
    /// Choose the next mode of what is being put on the stack (601.2b, 603.3c).
    Mode(PlayerId),
    /// Choose the value of X (601.2b).
    X(PlayerId),
    /// Choose the next target of what is being put on the stack (601.2c, 603.3d): the instance of "target"
    /// it is for, counted over the chosen modes.
    Target(PlayerId, u8),
    /// Choose what to sacrifice as a cost (601.2h).
    CostSacrifice(PlayerId),
    /// Choose what to discard as a cost (601.2h).
    CostDiscard(PlayerId),
    /// Pay mana: activate mana abilities, and say which mana is spent where it matters (601.2g–h).
    Pay(PlayerId),
    /// Declare attackers (508.1).
    Attackers(PlayerId),
    /// Declare blockers (509.1).
    Blockers(PlayerId),
    /// Divide combat damage (510.1c–d, 702.19b): how much this creature assigns to this recipient.
    AssignDamage(PlayerId, ObjectId, Target),
    /// Choose the next card to discard down to the maximum hand size (514.1).
    DiscardDown(PlayerId),
    /// Choose which of the legendary permanents with this one's name stays (704.5j).
    Legend(PlayerId, ObjectId),
    /// Choose which triggered ability goes onto the stack next (603.3b).
    OrderTriggers(PlayerId),
    /// Decide about a "may" (603.5, 608.2d).
    May(PlayerId),
    /// Choose the next card to discard to an effect (701.8b).
    Discard(PlayerId),
    /// Choose the next permanent to sacrifice to an effect (701.17).
    Sacrifice(PlayerId),
    /// Bottom (yes) or top (no) for this card (701.18a).
    Scry(PlayerId, ObjectId),
    /// Choose the kind of mana that an effect adds (106.4).
    ManaKind(PlayerId),
    /// Nothing: the game is over (104.1).
    Over,
}

impl Decision {
    /// Who decides; nobody when the game is over.
    pub const fn player(self) -> Option<PlayerId> {
        match self {
            Decision::Mulligan(p)
            | Decision::Bottom(p)
            | Decision::Priority(p)
            | Decision::Mode(p)
            | Decision::X(p)
            | Decision::Target(p, _)
            | Decision::CostSacrifice(p)
            | Decision::CostDiscard(p)
            | Decision::Pay(p)
            | Decision::Attackers(p)
            | Decision::Blockers(p)
            | Decision::AssignDamage(p, ..)
            | Decision::DiscardDown(p)
            | Decision::Legend(p, _)
            | Decision::OrderTriggers(p)
            | Decision::May(p)
            | Decision::Discard(p)
            | Decision::Sacrifice(p)
            | Decision::Scry(p, _)
            | Decision::ManaKind(p) => Some(p),
            Decision::Over => None,
        }
    }
}

/// What may be chosen: a list, and a range of numbers where a number is asked for. Kept by the caller and
/// filled again and again.
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
}

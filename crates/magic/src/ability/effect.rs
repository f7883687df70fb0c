//! The instructions of a resolving spell or ability, and the changes that continuous effects make.

use super::{Amount, Condition, Filter, Keyword, Restriction};
use crate::{
    card::{Colors, Subtype, Types},
    mana::ManaKinds,
    object::CounterKind,
};

/// A player, or several, seen from a spell or ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// Its controller (109.5).
    You,
    /// The player chosen for the n-th target.
    Target(u8),
    /// The controller of the object chosen for the n-th target, or its last known controller.
    ControllerOfTarget(u8),
    /// The player that the trigger event is about; the controller of the object it is about.
    Triggering,
    /// Each opponent, in turn order (101.4).
    EachOpponent,
    /// Each player, in turn order (101.4).
    EachPlayer,
}

/// An object, or several, seen from a spell or ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// The object it is on; for a spell, the spell.
    This,
    /// What was chosen for the n-th target.
    Target(u8),
    /// The object that the trigger event is about (608.2k).
    Triggering,
    /// Every permanent that matches, at that moment.
    Each(Filter),
}

/// Who or what is dealt damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recipient {
    /// What was chosen for the n-th target: objects, players or both.
    Target(u8),
    /// Players.
    Player(Who),
    /// Permanents.
    Object(Which),
}

/// Where in a library a card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// On top.
    Top,
    /// On the bottom.
    Bottom,
}

/// How long a continuous effect of a resolution lasts (611.2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duration {
    /// "until end of turn", "this turn" (514.2).
    EndOfTurn,
    /// No duration is stated: until the end of the game.
    Forever,
}

/// One instruction (608.2c).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What is done.
    pub effect: Effect,
    /// "you may": the controller is asked as the step is reached (608.2d, 603.5).
    pub may: bool,
    /// "if you do": skipped when the last "may" before it was declined or could not be done (118.12).
    pub if_done: bool,
    /// "if …": skipped when false at that moment.
    pub only_if: Option<Condition>,
}

impl Step {
    /// A plain instruction.
    pub const fn new(effect: Effect) -> Self {
        Step { effect, may: false, if_done: false, only_if: None }
    }
}

impl From<Effect> for Step {
    fn from(effect: Effect) -> Self {
        Step::new(effect)
    }
}

/// What an instruction does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// An object deals damage (120).
    Damage {
        /// Its source; [`Which::This`] for "this spell deals".
        source: Which,
        /// Who or what is dealt damage.
        to: Recipient,
        /// How much.
        amount: Amount,
    },
    /// Two creatures fight (701.12).
    Fight(Which, Which),
    /// Players draw cards (121).
    Draw(Who, Amount),
    /// Players discard cards of their choice (701.8b).
    Discard(Who, Amount),
    /// Players discard cards at random.
    DiscardAtRandom(Who, Amount),
    /// Players mill cards (701.13).
    Mill(Who, Amount),
    /// The controller scries (701.18).
    Scry(Amount),
    /// Players gain life (119.3).
    GainLife(Who, Amount),
    /// Players lose life (119.3).
    LoseLife(Who, Amount),
    /// Permanents are destroyed (701.7).
    Destroy(Which),
    /// Objects are exiled (701.11).
    Exile(Which),
    /// Objects go to their owners' hands.
    ToHand(Which),
    /// Objects go into their owners' libraries.
    ToLibrary(Which, Place),
    /// Cards go onto the battlefield under the controller's control (110.2a).
    ToBattlefield(Which),
    /// Spells are countered (701.5).
    Counter(Which),
    /// Players sacrifice permanents of their choice (701.17).
    Sacrifice(Who, Filter, Amount),
    /// The permanent itself is sacrificed by its controller (701.17).
    SacrificeThis,
    /// Permanents become tapped (701.21).
    Tap(Which),
    /// Permanents become untapped (701.21).
    Untap(Which),
    /// Counters are put on permanents (122).
    PutCounters(Which, CounterKind, Amount),
    /// Players create tokens (701.6, 111).
    Create {
        /// Who creates them.
        who: Who,
        /// Which one: its place in the card's own list of tokens.
        token: u8,
        /// How many.
        amount: Amount,
    },
    /// Mana is added (106.4): so much, of one of these kinds that the player chooses.
    AddMana(ManaKinds, Amount),
    /// A continuous effect changes objects (611.2).
    Change {
        /// Which ones; the set is fixed as the effect begins (611.2c).
        which: Which,
        /// How.
        change: Change,
        /// How long.
        lasts: Duration,
    },
    /// The controller shuffles their library (701.20).
    Shuffle,
    /// A player wins the game (104.2b).
    Win(Who),
    /// Players lose the game (104.3e).
    Lose(Who),
}

/// What a continuous effect does to an object, each in its layer (613.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// "You gain control of it": layer 2 (613.1b).
    Control,
    /// "is a … in addition to its other types": layer 4 (613.1d).
    AddTypes(Types),
    /// "is a \[subtype\] in addition": layer 4 (613.1d).
    AddSubtype(Subtype),
    /// "is \[color\]": layer 5 (613.1e).
    SetColors(Colors),
    /// "is \[color\] in addition": layer 5 (613.1e).
    AddColors(Colors),
    /// "has/gains \[keyword\]": layer 6 (613.1f).
    Gain(Keyword),
    /// "loses \[keyword\]": layer 6 (613.1f).
    Lose(Keyword),
    /// "loses all abilities": layer 6 (613.1f).
    LoseAbilities,
    /// "can't attack", "attacks each combat if able" …: a rule of the game, after the layers (613.11).
    Restrict(Restriction),
    /// "its power and toughness are each equal to …", as a characteristic-defining ability: layer 7a
    /// (613.4a).
    Define(Amount, Amount),
    /// "has base power and toughness N/N": layer 7b (613.4b).
    Set(Amount, Amount),
    /// "gets +N/+N": layer 7c (613.4c).
    Modify(Amount, Amount),
    /// "switch its power and toughness": layer 7d (613.4d).
    Switch,
}

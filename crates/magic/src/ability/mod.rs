//! What a card can do, as data: the four kinds of abilities (113.3) and everything they are made of.
//!
//! This is what rules text is compiled to, in any language, and what the engine executes. All of it is
//! plain data: it can be built by hand in a test, printed, and compared. What a compiler could not read is
//! [`Ability::Opaque`] and is never executed.

mod amount;
mod cost;
mod effect;
mod filter;
mod keyword;
mod trigger;

pub use amount::{Amount, Comparison, Condition};
pub use cost::Cost;
pub use effect::{Change, Duration, Effect, Place, Recipient, Step, Which, Who};
pub use filter::{Filter, Whose};
pub(crate) use keyword::bit_set;
pub use keyword::{Keyword, Keywords, Restriction, Restrictions};
pub use trigger::{DamageTo, Subject, Trigger};

use crate::card::Zone;

/// One ability of a card (113.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ability {
    /// A keyword ability without a parameter (702).
    Keyword(Keyword),
    /// What an instant or sorcery does as it resolves (113.3a).
    Spell(Body),
    /// An activated ability, mana abilities included (113.3b, 602, 605).
    Activated(Activated),
    /// A triggered ability (113.3c, 603).
    Triggered(Triggered),
    /// A static ability that changes objects (113.3d, 604).
    Static(Static),
    /// A replacement effect: how the permanent with this ability enters the battlefield (614.1c, 614.1d).
    Enters(Enters),
    /// A text that was not understood, word for word. It is never executed.
    Opaque(String),
}

/// What happens when a spell or ability resolves: instructions, in the order written (608.2c).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Body {
    /// The choice between modes (700.2); their targets and steps come before those of the body itself.
    pub modal: Option<Modal>,
    /// What is targeted (115), in the order written. Steps refer to it by its place.
    pub targets: Vec<TargetSpec>,
    /// The instructions.
    pub steps: Vec<Step>,
}

/// A choice between modes: "choose one —" (700.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Modal {
    /// How many different modes are chosen.
    pub choose: u8,
    /// The modes. A mode has no modes of its own, and its steps refer to its own targets, from 0.
    pub modes: Vec<Body>,
}

/// One instance of the word "target" (115.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TargetSpec {
    /// What may be chosen.
    pub what: Targetable,
    /// The fewest that must be chosen; 0 for "up to".
    pub min: u8,
    /// The most that may be chosen.
    pub max: u8,
}

impl TargetSpec {
    /// "target \[something\]": exactly one.
    pub const fn one(what: Targetable) -> Self {
        TargetSpec { what, min: 1, max: 1 }
    }
}

/// What can be a target (115.2, 115.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Targetable {
    /// "any target": a creature or a player (115.4).
    Any,
    /// A player.
    Player(Whose),
    /// A permanent.
    Permanent(Filter),
    /// A spell on the stack.
    Spell(Filter),
    /// A card in a graveyard, in exile…
    Card(Zone, Filter),
}

/// An activated ability: "\[cost\]: \[effect\]" (602.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activated {
    /// What is before the colon (602.1a).
    pub cost: Cost,
    /// What is behind it.
    pub body: Body,
    /// "Activate only as a sorcery" (602.5d).
    pub as_sorcery: bool,
    /// "Activate only once each turn" (602.5b).
    pub once_each_turn: bool,
}

/// A triggered ability: "when/whenever/at \[event\], if \[condition\], \[effect\]" (603.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Triggered {
    /// The event.
    pub on: Trigger,
    /// Once for all that happens at the same time: "whenever one or more …" (603.2c).
    pub batched: bool,
    /// The intervening "if" clause (603.4).
    pub only_if: Option<Condition>,
    /// The effect.
    pub body: Body,
}

/// A static ability that changes objects as long as it is in force (604, 611.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Static {
    /// What it changes.
    pub affects: Affects,
    /// How.
    pub changes: Vec<Change>,
    /// "as long as …".
    pub only_if: Option<Condition>,
}

/// What a static ability changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Affects {
    /// The object it is on.
    This,
    /// Every permanent that the filter lets through.
    Each(Filter),
}

/// How a permanent enters the battlefield (614.1c, 614.1d, 614.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Enters {
    /// "This permanent enters tapped."
    Tapped,
    /// "This permanent enters with … +1/+1 counters on it."
    WithCounters(Amount),
}

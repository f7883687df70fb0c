//! The events that triggered abilities wait for (603.2).

use super::{Filter, Whose};
use crate::turn::Step;

/// Whom an event must happen to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// The object with the ability.
    This,
    /// An object that the filter lets through.
    Any(Filter),
}

/// Whom damage must be dealt to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DamageTo {
    /// Anyone and anything.
    Anything,
    /// A player.
    Player,
    /// A creature.
    Creature,
}

/// A trigger event (603.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trigger {
    /// Enters the battlefield (603.6a).
    Enters(Subject),
    /// Dies: a creature is put into a graveyard from the battlefield (700.4, 603.6c).
    Dies(Subject),
    /// Leaves the battlefield (603.6c).
    Leaves(Subject),
    /// Is declared as an attacker (508.3a).
    Attacks(Subject),
    /// Is declared as a blocker (509.3a).
    Blocks(Subject),
    /// Becomes blocked (509.3c).
    BecomesBlocked(Subject),
    /// Deals damage (120.4b).
    DealsDamage {
        /// Its source.
        by: Subject,
        /// Its recipient.
        to: DamageTo,
        /// Combat damage only.
        combat: bool,
    },
    /// Is dealt damage.
    IsDealtDamage(Subject),
    /// Becomes tapped (603.2f).
    BecomesTapped(Subject),
    /// At the beginning of a step of somebody's turn (603.2b).
    Begins(Step, Whose),
    /// Somebody casts a spell that matches (601.2i).
    Casts(Whose, Filter),
    /// Somebody gains life (119.9).
    GainsLife(Whose),
    /// Somebody loses life.
    LosesLife(Whose),
    /// Somebody draws a card.
    Draws(Whose),
    /// Somebody discards a card.
    Discards(Whose),
    /// Somebody plays a land.
    PlaysLand(Whose),
}

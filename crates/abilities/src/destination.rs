//! Where instructions move objects, and how these take part in combat then.

use crate::{
    change::Change,
    quantity::{Objects, Players, Subjects},
    types::{CounterKind, Zone},
};

/// Where in a zone something is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Where {
    /// On top. Zones without an order ignore it.
    #[default]
    Top,
    /// On the bottom.
    Bottom,
    /// On the bottom in a random order.
    BottomAtRandom,
    /// "Nth from the top" of a library (401.7).
    FromTop(u8),
}

/// Where an instruction moves something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Destination {
    /// The zone.
    pub zone: Zone,
    /// The place in it.
    pub place: Where,
    /// Under whose control it enters the battlefield; its owner's if nobody is named (110.2a).
    pub under: Option<Players>,
    /// Whether it enters tapped.
    pub tapped: bool,
    /// Whether it is exiled face down (406.3).
    pub face_down: bool,
    /// Whether it enters the battlefield transformed or converted (712.14a).
    pub transformed: bool,
    /// The counters with which it enters the battlefield: a kind, and how many.
    pub with: Option<(CounterKind, i32)>,
    /// What it is from then on, from the moment it enters the battlefield (611.2e).
    pub being: Vec<Change>,
    /// What it enters the battlefield attached to, where the text says so (303.4i, 301.5e).
    pub onto: Option<Subjects>,
    /// How it takes part in combat as it enters the battlefield (508.4, 509.4).
    pub joins: Option<Joining>,
}

impl Destination {
    /// A zone, and nothing more.
    pub const fn to(zone: Zone) -> Destination {
        Destination {
            zone,
            place: Where::Top,
            under: None,
            tapped: false,
            face_down: false,
            transformed: false,
            with: None,
            being: Vec::new(),
            onto: None,
            joins: None,
        }
    }
}

/// How a creature takes part in combat without being declared (508.4, 509.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Joining {
    /// "attacking": whom the text says, or its controller chooses.
    Attacking(Option<Subjects>),
    /// "attacking": the player, planeswalker or battle that an attacker attacks, or did as it left combat (702.49c).
    AttackingLike(Objects),
    /// "blocking": what the text says, or its controller chooses.
    Blocking(Option<Objects>),
}

/// What an effect does to creatures in combat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CombatChange {
    /// They attack (508.4) or block (509.3a).
    Join(Joining),
    /// "Remove it from combat" (506.4).
    Leave,
    /// "becomes blocked" (509.1h).
    BecomeBlocked,
    /// "reselect which player or permanent it is attacking" (508.7).
    Reselect,
}

//! Objects (109): cards, tokens and spells, wherever they are; and the names by which they are known.

use crate::{
    ability::{Keywords, Restrictions},
    card::{Card, Colors, DefId, Subtype, Supertypes, Type, Types, Zone},
};

/// A player's place in the ring of players, from 0, in turn order of the first round (103.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlayerId(pub u8);

impl PlayerId {
    pub(crate) const fn at(self) -> usize {
        self.0 as usize
    }
}

/// The place of an object in the game's arena. A card keeps its place through all zones; what it was there
/// before is another object (400.7), which is what [`ObjectRef`] tells apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(pub u32);

impl ObjectId {
    pub(crate) const fn at(self) -> usize {
        self.0 as usize
    }
}

/// A moment of the game, for the order of effects (613.7) and the identity of objects (400.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Timestamp(pub u32);

/// An object as it is now: after it changes zones, this no longer finds it (400.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectRef {
    /// Its place in the arena.
    pub id: ObjectId,
    /// When it entered its zone (613.7d).
    pub since: Timestamp,
}

/// A kind of counter (122.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CounterKind {
    /// +1/+1 (122.1a).
    PlusOne,
    /// -1/-1 (122.1a).
    MinusOne,
}

/// The characteristics of an object after all continuous effects (109.3, 613).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Characteristics {
    /// Power; 0 for what has none (208.5).
    pub power: i32,
    /// Toughness; 0 for what has none (208.5).
    pub toughness: i32,
    /// Keyword abilities.
    pub keywords: Keywords,
    /// What it can't do or must do.
    pub restrictions: Restrictions,
    /// Its colors.
    pub colors: Colors,
    /// Its card types.
    pub types: Types,
    /// Its supertypes.
    pub supertypes: Supertypes,
    /// A subtype that an effect has added.
    pub added_subtype: Option<Subtype>,
    /// Whether an effect has taken its printed abilities.
    pub lost_abilities: bool,
}

impl Characteristics {
    /// What is printed on a card.
    pub(crate) fn printed(card: &Card) -> Characteristics {
        Characteristics {
            power: card.def.power.unwrap_or(0),
            toughness: card.def.toughness.unwrap_or(0),
            keywords: card.keywords,
            restrictions: Restrictions::NONE,
            colors: card.def.colors(),
            types: card.def.types,
            supertypes: card.def.supertypes,
            added_subtype: None,
            lost_abilities: false,
        }
    }

    /// Whether it is a creature.
    pub const fn is_creature(&self) -> bool {
        self.types.has(Type::Creature)
    }

    /// Whether it is a land.
    pub const fn is_land(&self) -> bool {
        self.types.has(Type::Land)
    }
}

/// An object: small, and copied as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Object {
    /// What is printed on it.
    pub def: DefId,
    /// Its owner (108.3, 111.2).
    pub owner: PlayerId,
    /// Its controller; its owner where it has none (108.4a, 110.2).
    pub controller: PlayerId,
    /// Its controller before control-changing effects: who put it onto the battlefield or cast it.
    pub(crate) base_controller: PlayerId,
    /// The zone it is in.
    pub zone: Zone,
    /// Whether it is a token (111).
    pub token: bool,
    /// Whether it is tapped (110.5).
    pub tapped: bool,
    /// Whether its controller has not controlled it continuously since their most recent turn began
    /// (302.6).
    pub summoning_sick: bool,
    /// Whether it was dealt damage by a source with deathtouch since state-based actions were last checked
    /// (704.5h).
    pub(crate) deathtouched: bool,
    /// Which of its abilities were activated this turn, one bit each (602.5b).
    pub(crate) activated: u32,
    /// When it entered its zone (613.7d).
    pub since: Timestamp,
    /// Its place in its zone, from the bottom.
    pub(crate) place: u32,
    /// Damage marked on it (120.3e, 120.6).
    pub damage: i32,
    /// +1/+1 counters on it.
    pub plus_counters: i32,
    /// -1/-1 counters on it.
    pub minus_counters: i32,
    /// Its characteristics now.
    pub now: Characteristics,
}

impl Object {
    /// How many counters of a kind are on it.
    pub const fn counters(&self, kind: CounterKind) -> i32 {
        match kind {
            CounterKind::PlusOne => self.plus_counters,
            CounterKind::MinusOne => self.minus_counters,
        }
    }

    /// A number for everything about it that makes a difference to the game, timestamps aside.
    pub(crate) fn key(&self, id: ObjectId) -> u64 {
        if self.zone == Zone::Outside {
            return 0;
        }
        let ordered = matches!(self.zone, Zone::Library | Zone::Graveyard | Zone::Stack);
        let bits = u64::from(self.tapped)
            | u64::from(self.summoning_sick) << 1
            | u64::from(self.deathtouched) << 2
            | u64::from(self.token) << 3
            | (self.zone as u64) << 4
            | u64::from(self.owner.0) << 8
            | u64::from(self.controller.0) << 16
            | u64::from(self.def.0) << 24;
        let place = if ordered { u64::from(self.place) } else { 0 };
        let numbers = (self.damage as u32 as u64) << 32 | u64::from(self.activated);
        let counters = (self.plus_counters as u32 as u64) << 32 | self.minus_counters as u32 as u64;
        crate::hash::mix(&[u64::from(id.0) << 32 | place, bits, numbers, counters])
    }
}

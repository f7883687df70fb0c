//! What happens, as abilities see it: an event, and the card it is about as that card was then.

use crate::{
    ability::{Event, Manner, Phase},
    card::{CardId, Kinds, Races},
    filter::Zone,
    state::{Handle, Player, State},
};

/// A card as it is or was at one moment. Abilities that look back read it (4.6.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Snapshot {
    pub(crate) handle: Handle,
    pub(crate) card: CardId,
    pub(crate) controller: Player,
    pub(crate) zone: Zone,
    pub(crate) kinds: Kinds,
    pub(crate) races: Races,
    pub(crate) strength: i16,
    pub(crate) is_blank: bool,
    pub(crate) carrier: Option<Handle>,
}

/// Something that happens, or is about to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Happening {
    pub(crate) what: What,
    /// The card that it is about.
    pub(crate) card: Option<Snapshot>,
    /// Who does it: attacks, begins the phase, uses the ability, whose effect it is.
    pub(crate) by: Player,
    /// For what is about to happen, or under way: the place of what is played or used among the frames.
    pub(crate) frame: u16,
    /// Whether what is about to happen comes from an ability or a Talismán, not from combat.
    pub(crate) is_effect: bool,
}

/// The kind of something that happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum What {
    Enters,
    Leaves(Option<Manner>),
    Played,
    AttackDeclared,
    BlockDeclared,
    Attacks,
    Blocks,
    IsBlocked,
    Begins(Phase),
    UsesAbility,
    WouldBeAffected,
    WouldLeave(Manner),
}

/// Kinds of what happens, as a set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct EventKinds(u16);

impl EventKinds {
    const ENTERS: EventKinds = EventKinds(1);
    pub(crate) const LEAVES: EventKinds = EventKinds(1 << 1);
    const PLAYED: EventKinds = EventKinds(1 << 2);
    const ATTACK_DECLARED: EventKinds = EventKinds(1 << 3);
    const BLOCK_DECLARED: EventKinds = EventKinds(1 << 4);
    const ATTACKS: EventKinds = EventKinds(1 << 5);
    const BLOCKS: EventKinds = EventKinds(1 << 6);
    const IS_BLOCKED: EventKinds = EventKinds(1 << 7);
    pub(crate) const BEGINS: EventKinds = EventKinds(1 << 8);
    const USES_ABILITY: EventKinds = EventKinds(1 << 9);
    const WOULD_BE_AFFECTED: EventKinds = EventKinds(1 << 10);
    const WOULD_LEAVE: EventKinds = EventKinds(1 << 11);

    pub(crate) const fn union(self, other: EventKinds) -> EventKinds {
        EventKinds(self.0 | other.0)
    }

    pub(crate) const fn meets(self, other: EventKinds) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds for which an ability waits.
    pub(crate) const fn of(event: &Event) -> EventKinds {
        match event {
            Event::Enters(_) => EventKinds::ENTERS,
            Event::Leaves(_) | Event::LeavesBy(..) => EventKinds::LEAVES,
            Event::EntersOrLeaves(_) => EventKinds::ENTERS.union(EventKinds::LEAVES),
            Event::Played(_) => EventKinds::PLAYED,
            Event::AttackDeclared(_) => EventKinds::ATTACK_DECLARED,
            Event::BlockDeclared(_) => EventKinds::BLOCK_DECLARED,
            Event::Attacks(_) => EventKinds::ATTACKS,
            Event::Blocks(_) => EventKinds::BLOCKS,
            Event::IsBlocked(_) => EventKinds::IS_BLOCKED,
            Event::Phase(..) => EventKinds::BEGINS,
            Event::UsesAbility(_) => EventKinds::USES_ABILITY,
            Event::WouldBeAffected(_) => EventKinds::WOULD_BE_AFFECTED,
            Event::WouldLeave { .. } => EventKinds::WOULD_LEAVE,
        }
    }
}

impl What {
    /// The kind, as a set.
    pub(crate) const fn kind(self) -> EventKinds {
        match self {
            What::Enters => EventKinds::ENTERS,
            What::Leaves(_) => EventKinds::LEAVES,
            What::Played => EventKinds::PLAYED,
            What::AttackDeclared => EventKinds::ATTACK_DECLARED,
            What::BlockDeclared => EventKinds::BLOCK_DECLARED,
            What::Attacks => EventKinds::ATTACKS,
            What::Blocks => EventKinds::BLOCKS,
            What::IsBlocked => EventKinds::IS_BLOCKED,
            What::Begins(_) => EventKinds::BEGINS,
            What::UsesAbility => EventKinds::USES_ABILITY,
            What::WouldBeAffected => EventKinds::WOULD_BE_AFFECTED,
            What::WouldLeave(_) => EventKinds::WOULD_LEAVE,
        }
    }
}

impl Happening {
    pub(crate) const fn of(what: What, by: Player) -> Self {
        Happening { what, card: None, by, frame: 0, is_effect: false }
    }

    pub(crate) const fn about(what: What, card: Snapshot, by: Player) -> Self {
        Happening { what, card: Some(card), by, frame: 0, is_effect: false }
    }
}

impl State {
    /// A card as it is now.
    pub(crate) fn snapshot(&self, id: crate::state::ObjectId) -> Snapshot {
        let object = self.object(id);
        let traits = self.traits(id);
        Snapshot {
            handle: self.handle(id),
            card: object.card,
            controller: object.controller,
            zone: object.zone,
            kinds: traits.kinds,
            races: traits.races,
            strength: traits.strength,
            is_blank: traits.is_blank,
            carrier: object.carrier,
        }
    }
}

//! What happens, as abilities see it: an event, and the card it is about as that card was then.

use crate::{
    ability::{Manner, Phase},
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
    pub(crate) frame: u8,
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

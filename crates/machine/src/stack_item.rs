//! What is on the stack: a spell or an ability, with everything that was announced for it.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Cards, FaceId, SpellAbility, Triggered, Zone};

use crate::{
    id::{ObjectRef, PlayerId, Timestamp},
    payment::Way,
    slots::Slots,
};

/// Where the text of something on the stack is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OnStack {
    /// A spell: its text is on the face that it shows.
    Spell,
    /// An ability of the cards (113.7).
    Ability(AbilityId),
    /// A triggered ability that an effect made: delayed (603.7) or reflexive (603.12).
    Made(Arc<Triggered>),
}

/// A spell or ability on the stack (405).
#[derive(Debug, PartialEq, Eq)]
pub struct StackItem {
    /// Whether it is a spell, and which ability otherwise.
    pub what: OnStack,
    /// The spell, or the source of the ability, as it was then.
    pub object: ObjectRef,
    /// Whose it is (405.4).
    pub controller: PlayerId,
    /// Who put it on the stack, whoever has gained control of it since (110.2b).
    pub(crate) put_by: PlayerId,
    /// When it was put there; a delayed triggered ability, when it was created (701.28f).
    pub(crate) since: Timestamp,
    /// The value of X (107.3).
    pub x: u32,
    /// The zone from which it was cast, if it was cast.
    pub from: Option<Zone>,
    /// Whether it was cast at a time that is not one for sorceries (307.5a).
    pub untimely: bool,
    /// How each mana symbol is paid that can be paid in several ways (118.13a).
    pub(crate) ways: SmallVec<[Way; 2]>,
    /// The halves of hybrid symbols by which its cost is reduced (118.7e).
    pub(crate) halves: SmallVec<[Way; 1]>,
    /// The chosen modes, in order (700.2).
    pub modes: SmallVec<[u8; 2]>,
    /// The chosen targets, each with the instance of "target" it was chosen for.
    pub targets: SmallVec<[(u8, TargetRef); 2]>,
    /// What the ability remembers: the event that triggered it, the slots of the program that made it.
    pub slots: Slots,
    /// What each of its targets gets of something that is divided (601.2d), in the order of the targets.
    pub shares: SmallVec<[u32; 1]>,
    /// Whether its cost was not paid as it is written, in a game without 118.11.
    pub unpaid: bool,
    /// The cards that were spliced onto it (702.47): whose cost is paid as well, and whose text is added (612.10).
    pub(crate) spliced: SmallVec<[Spliced; 1]>,
    /// The mana that was spent to cast it (700.14).
    pub spent: u32,
    /// Whether it was begun at a time that only an effect allows (601.3b).
    pub needs_flash: bool,
    /// The mana value of what is paid instead of its mana cost, and of what is paid as well (118.8d, 118.9c).
    pub paid: (Option<u32>, u32),
}

impl Clone for StackItem {
    fn clone(&self) -> Self {
        StackItem {
            what: self.what.clone(),
            ways: SmallVec::from_slice(&self.ways),
            halves: SmallVec::from_slice(&self.halves),
            modes: SmallVec::from_slice(&self.modes),
            targets: SmallVec::from_slice(&self.targets),
            slots: self.slots.clone(),
            shares: SmallVec::from_slice(&self.shares),
            spliced: SmallVec::from_slice(&self.spliced),
            ..*self
        }
    }
}

/// A card that was spliced onto a spell (702.47a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Spliced {
    /// The splice ability.
    pub(crate) ability: AbilityId,
    /// The face whose text is added, if that is.
    pub(crate) text: Option<FaceId>,
}

/// A target as it was when it was chosen (608.2b), or what something is attached to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TargetRef {
    /// A player.
    Player(PlayerId),
    /// An object.
    Object(ObjectRef),
}

/// The text of something on the stack, with the cards at hand.
pub(crate) fn text<'a>(
    cards: &'a Cards,
    item: &'a StackItem,
    face: impl FnOnce() -> FaceId,
) -> Option<&'a SpellAbility> {
    match &item.what {
        OnStack::Spell => cards.spell(face()),
        OnStack::Ability(id) => match cards.ability(*id) {
            Ability::Activated(activated) => Some(&activated.effect),
            Ability::Triggered(triggered) => Some(&triggered.effect),
            _ => None,
        },
        OnStack::Made(triggered) => Some(&triggered.effect),
    }
}

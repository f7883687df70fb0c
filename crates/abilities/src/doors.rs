//! Split cards with one shared type line (709.5): the halves of the permanent, its doors, which are unlocked apart.

use crate::{
    ability::{Ability, Activated, SpecialAction, SpellAbility, Trigger},
    card::{AbilityId, Card, Cards, FaceId},
    cost::{Cost, CostPart},
    effect::Effect,
    keyword::KeywordDeed,
    layout::{Layout, Part},
    mana::ManaCost,
    quantity::Objects,
    values::Values,
};

/// A half of a permanent with a shared type line (709.5j).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Door {
    /// The left half.
    Left,
    /// The right half.
    Right,
}

impl Door {
    /// Both halves, from left to right.
    pub const ALL: [Door; 2] = [Door::Left, Door::Right];

    /// The part of its card that the half is.
    pub const fn part(self) -> Part {
        match self {
            Door::Left => Part::Left,
            Door::Right => Part::Right,
        }
    }

    /// The half that a part of a card is, if it is one.
    pub const fn of(part: Part) -> Option<Door> {
        match part {
            Part::Left => Some(Door::Left),
            Part::Right => Some(Door::Right),
            _ => None,
        }
    }
}

/// What an ability waits for that triggers on doors.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Unlocking {
    /// "you unlock this door": that half (709.5h).
    Door(Door),
    /// "you fully unlock a Room" (709.5i).
    Fully,
}

/// What effects do with doors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DoorEffect {
    /// This half of the object becomes unlocked, as its unlock cost is paid (709.5e).
    Open(Door),
    /// A half of each of these is unlocked (709.5f).
    Unlock(Objects),
    /// A half of each of these is locked (709.5g).
    Lock(Objects),
    /// A half of each of these is locked or unlocked.
    LockOrUnlock(Objects),
}

impl Card {
    /// Adds what shows while both halves are locked, if it has a shared type line. Whether it has.
    pub(crate) fn add_locked_face(&mut self) -> bool {
        if self.layout != Layout::Room {
            return false;
        }
        let locked = Values::locked(&self.faces);
        self.faces.push(locked);
        true
    }
}

impl Values {
    /// What a permanent shows both halves of which are locked: the shared type line alone. Of the halves with a mana cost, it
    /// grants the special actions of paying it.
    fn locked(halves: &[Values]) -> Values {
        let Some(line) = halves.first() else { return Values::default() };
        let actions =
            Door::ALL.into_iter().zip(halves).filter_map(|(door, half)| Some(unlocking(door, half.cost.clone()?)));
        Values {
            types: line.types,
            supertypes: line.supertypes,
            subtypes: line.subtypes,
            part: Part::Locked,
            granted: actions.collect(),
            ..Values::default()
        }
    }

    /// Has abilities that wait for a door to be unlocked wait for the given half.
    pub fn wait_for_door(&mut self, door: Door) {
        for ability in self.abilities.iter_mut().chain(&mut self.granted) {
            if let Ability::Triggered(triggered) = ability
                && let Trigger::Event(pattern) = &mut triggered.on
                && let Some(KeywordDeed::Unlocks(Unlocking::Door(own))) = &mut pattern.action
            {
                *own = door;
            }
        }
    }
}

/// Paying the unlock cost of a half (709.5e).
fn unlocking(door: Door, cost: ManaCost) -> Ability {
    Ability::Activated(Activated {
        cost: Cost::of(CostPart::Mana(cost)),
        effect: SpellAbility {
            program: vec![Effect::OfDoors(DoorEffect::Open(door)).into()],
            ..SpellAbility::default()
        },
        special: Some(SpecialAction::Unlock),
        ..Activated::default()
    })
}

impl Cards {
    /// Whether a card has a shared type line.
    #[inline]
    pub fn has_doors(&self) -> bool {
        self.tables.has_doors
    }

    /// Whether a face is both halves, together, of a card with a shared type line.
    pub fn is_with_doors(&self, face: FaceId) -> bool {
        self.part(face) == Part::Whole && self.layout_of(face) == Layout::Room
    }

    /// The special action of paying the unlock cost of a half of what has that face: both halves together. `None` if the half
    /// has no mana cost.
    pub fn unlocking(&self, whole: FaceId, door: Door) -> Option<AbilityId> {
        let locked = self.printed_part(whole, Part::Locked)?;
        (0..2).filter_map(|place| self.granted(locked, place)).find(|&id| self.door_opened(id) == Some(door))
    }

    /// The half that becomes unlocked as its unlock cost is paid, if that is what an ability is about.
    pub fn door_opened(&self, id: AbilityId) -> Option<Door> {
        let Ability::Activated(Activated { special: Some(SpecialAction::Unlock), effect, .. }) = self.ability(id)
        else {
            return None;
        };
        effect.program.iter().find_map(|instruction| match instruction.effect {
            Effect::OfDoors(DoorEffect::Open(door)) => Some(door),
            _ => None,
        })
    }
}

//! The results of a program, by the names of their slots.

use smallvec::SmallVec;
use vademecum_abilities::{Slot, Type};

use crate::id::{ObjectRef, PlayerId, PlayerSet, Subject};

/// What a slot holds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Held {
    /// Objects, as they were when they were put there.
    pub objects: SmallVec<[ObjectRef; 2]>,
    /// Players.
    pub players: PlayerSet,
    /// A number.
    pub number: Option<i32>,
    /// What each of them gets of something that is divided (601.2d).
    pub shares: SmallVec<[(Subject, u32); 1]>,
    /// The card type by which the text calls them: "that creature" (700.7).
    pub called: Option<Type>,
}

impl Held {
    /// Objects alone.
    pub fn objects(objects: impl IntoIterator<Item = ObjectRef>) -> Held {
        Held { objects: objects.into_iter().collect(), ..Held::default() }
    }

    /// A player alone.
    pub fn player(player: PlayerId) -> Held {
        Held { players: PlayerSet::only(player), ..Held::default() }
    }

    /// A number alone.
    pub fn number(number: i32) -> Held {
        Held { number: Some(number), ..Held::default() }
    }

    /// The number that it is, or how many things it holds.
    pub fn count(&self) -> i32 {
        self.number.unwrap_or(self.objects.len() as i32 + self.players.len() as i32)
    }

    /// Whether it holds nothing.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }
}

/// The results of a program, by slot.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct Slots(SmallVec<[(Slot, Held); 2]>);

/// Most are empty.
impl Clone for Slots {
    #[inline]
    fn clone(&self) -> Self {
        if self.0.is_empty() { Slots::default() } else { Slots(self.0.clone()) }
    }
}

impl Slots {
    /// What a slot holds; nothing if it was never filled.
    pub fn get(&self, slot: Slot) -> Option<&Held> {
        self.0.iter().find(|(of, _)| *of == slot).map(|(_, held)| held)
    }

    /// What the slots hold.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Held> {
        self.0.iter().map(|(_, held)| held)
    }

    /// Takes over what the slots of another program hold.
    pub(crate) fn extend(&mut self, more: &Slots) {
        more.0.iter().for_each(|(slot, held)| self.set(*slot, held.clone()));
    }

    /// Whether a slot holds an object.
    pub(crate) fn mention(&self, object: ObjectRef) -> bool {
        self.0.iter().any(|(_, held)| held.objects.contains(&object))
    }

    /// An object is meant by another name from now on.
    pub(crate) fn rename(&mut self, was: ObjectRef, now: ObjectRef) {
        let all = self.0.iter_mut().flat_map(|(_, held)| &mut held.objects);
        all.filter(|object| **object == was).for_each(|object| *object = now);
    }

    /// The objects in all slots.
    pub(crate) fn objects(&self) -> impl Iterator<Item = ObjectRef> + '_ {
        self.0.iter().flat_map(|(_, held)| &held.objects).copied()
    }

    /// Objects that have changed zones are meant as they are now.
    pub(crate) fn find_again(&mut self, now: impl Fn(ObjectRef) -> ObjectRef) {
        self.0.iter_mut().flat_map(|(_, held)| &mut held.objects).for_each(|object| *object = now(*object));
    }

    /// Fills a slot.
    pub fn set(&mut self, slot: Slot, held: Held) {
        match self.0.iter_mut().find(|(of, _)| *of == slot) {
            Some((_, old)) => *old = held,
            None => self.0.push((slot, held)),
        }
    }
}

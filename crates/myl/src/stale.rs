//! For which cards in play what is so of them must be worked out again: all of them, or a few.
//!
//! A card that says nothing of others changes nothing for them as it enters play, leaves it or is changed by an effect. What is
//! worked out for a few cards is what working it out for all would give; random games compare them in every state.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::{
    ability::{Ability, Static, StaticKinds},
    fits::Scope,
    state::{LastingChange, ObjectId, State},
};

/// Maximum number of cards of which traits are worked out alone: for more, it is done for all.
const MAX_STALE: usize = 6;

/// The cards of which traits must be worked out again.
#[derive(Debug, Clone, Default)]
pub(crate) struct Stale {
    /// All cards in play, not these alone.
    pub(crate) all: bool,
    pub(crate) cards: SmallVec<[ObjectId; MAX_STALE]>,
    /// Whether what is so of one card depends on the others, in what order they lose abilities or whether a weapon waits for
    /// an ally, so that none is worked out alone.
    pub(crate) is_bound: bool,
}

impl Stale {
    pub(crate) fn of_all() -> Self {
        Stale { all: true, cards: SmallVec::new(), is_bound: false }
    }

    /// Whether there are any.
    pub(crate) fn is_any(&self) -> bool {
        self.all || !self.cards.is_empty()
    }
}

impl State {
    /// Something changed that traits and standing checks depend on.
    pub(crate) const fn touch(&mut self) {
        self.stale.0.all = true;
        self.is_unchecked = true;
    }

    /// A card in play goes to another zone in play of the same player: traits depend on that only if an ability of the card
    /// works in one zone, or if something that is said of cards looks at zones or at other cards.
    pub(crate) fn touch_zone(&mut self, id: ObjectId) {
        self.is_unchecked = true;
        let says = self.cards.concerns(self.object(id).card).statics;
        let looks = StaticKinds::LOOKS_AT_ZONES.union(StaticKinds::LOOKS_AT_OTHERS);
        if self.concerned.0.statics.meets(looks) || self.has_counted_ally() {
            self.touch_card(id);
        } else if says.meets(StaticKinds::WORKS_IN_ZONE) {
            self.touch_described(id);
        }
    }

    /// Marks the cards that the continuous abilities of a card describe, as those abilities begin or cease to work. All cards
    /// are marked where the descriptions depend on what a calculation changes before it looks at them.
    fn touch_described(&mut self, id: ObjectId) {
        if self.stale.0.all || self.stale.0.is_bound || self.concerned.0.statics.meets(StaticKinds::CONSIDER) {
            return self.touch();
        }
        let cards = Arc::clone(&self.cards);
        let scope = Scope::of_object(self, id);
        let statics = cards.card(self.object(id).card).abilities.iter().filter_map(Ability::statics).flatten();
        for says in statics {
            match says.of_others() {
                Some(filter)
                    if matches!(says, Static::Strength(..) | Static::NoModifiers(_)) && filter.reads_strength() =>
                {
                    self.touch();
                }
                Some(filter) => {
                    for place in 0..self.in_play.len() {
                        let other = self.in_play[place];
                        if self.fits(filter, &self.now(other), &scope) {
                            self.touch_card(other);
                        }
                    }
                }
                None => self.touch_card(id),
            }
        }
    }

    /// Something of a card changed, or it came into play or left it. What is so of the other cards stays as it is if the card
    /// says nothing of them and nothing that is said of one card looks at others.
    pub(crate) fn touch_card(&mut self, id: ObjectId) {
        let concerns = self.cards.concerns(self.object(id).card);
        let says = concerns.statics;
        let is_bound = says.meets(StaticKinds::OF_OTHERS)
            || self.concerned.0.statics.meets(StaticKinds::LOOKS_AT_OTHERS)
            || self.stale.0.is_bound
            || self.stale.0.cards.len() == MAX_STALE
            || self.has_counted_ally();
        if is_bound {
            self.touch();
        } else {
            self.stale.0.cards.push(id);
            self.concerned.0 = self.concerned.0.union(concerns);
            self.is_unchecked = true;
        }
    }

    /// Whether a card is an ally whose strength is counted anew at any time.
    fn has_counted_ally(&self) -> bool {
        self.lasting.iter().any(|it| matches!(it.change, LastingChange::Ally(_)))
    }
}

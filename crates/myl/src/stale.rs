//! For which cards in play what is so of them must be worked out again: all of them, or a few.
//!
//! A card that says nothing of others changes nothing for them as it enters play, leaves it or is changed by an effect. What is
//! worked out for a few cards is what working it out for all would give; random games compare them in every state.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::{
    ability::{Ability, Static, StaticKinds},
    card::Kind,
    filter::Zone,
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
    /// Whether what is so of one card depends on the others, in what order they lose abilities, so that none is worked out
    /// alone.
    pub(crate) is_bound: bool,
    /// Whether a weapon that makes something so waits for an ally, or would without one.
    pub(crate) weapon_waits: bool,
}

impl Stale {
    pub(crate) fn of_all() -> Self {
        Stale { all: true, cards: SmallVec::new(), is_bound: false, weapon_waits: false }
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
        self.is_unchecked.0 = true;
    }

    /// A card in play goes to another zone in play of the same player: traits depend on that only if an ability of the card
    /// works in one zone, or if something that is said of cards looks at zones or at other cards.
    pub(crate) fn touch_zone(&mut self, id: ObjectId, to: Zone) {
        // Of zones, the standing checks look at the lines of allies alone, as long as no description does.
        self.is_unchecked.0 |= matches!(to, Zone::Defence | Zone::Attack) && !self.is_ally(id);
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
            let Some(filter) = says.of_others() else {
                self.mark_stale(id);
                continue;
            };
            if matches!(says, Static::Strength(..) | Static::NoModifiers(_)) && filter.reads_strength() {
                return self.touch();
            }
            let takes_abilities = matches!(says, Static::LoseAbility(_));
            let needed = filter.needed_kinds();
            for place in 0..self.in_play.len() {
                let other = self.in_play[place];
                let is_of_kind = needed.is_none_or(|kinds| self.traits[other.index()].kinds.meets(kinds));
                if is_of_kind && self.fits(filter, &self.now(other), &scope) {
                    // Of what the other one says of others itself, nothing changes as long as it keeps its abilities.
                    let by_strength = self.concerned.0.statics.meets(StaticKinds::LOSE_ABILITY_BY_STRENGTH);
                    if takes_abilities || by_strength { self.touch_card(other) } else { self.mark_stale(other) }
                }
            }
        }
    }

    /// Something of a card changed. What is so of the other cards stays as it is if the card says nothing of them and nothing
    /// that is said of one card looks at others.
    pub(crate) fn touch_card(&mut self, id: ObjectId) {
        let says = self.cards.concerns(self.object(id).card).statics;
        if says.meets(StaticKinds::OF_OTHERS) || self.is_bound(id) {
            self.touch();
        } else {
            self.mark_stale(id);
        }
    }

    /// A card comes into play or leaves it, and is still where it was. What is so of the other cards stays as it is if the card
    /// does not describe them and nothing that is said of one card looks at others.
    pub(crate) fn touch_moving(&mut self, id: ObjectId) {
        let object = *self.object(id);
        let says = self.cards.concerns(object.card).statics;
        if self.is_bound(id) {
            self.touch();
        } else if says.meets(StaticKinds::OF_OTHERS) && object.zone.is_in_play() {
            self.touch_described(id);
        }
        self.mark_stale(id);
    }

    /// Marks the cards that are described by those that have come into play since traits were worked out.
    pub(crate) fn touch_described_by_new(&mut self) {
        for place in 0..self.stale.0.cards.len() {
            let id = self.stale.0.cards[place];
            let object = *self.object(id);
            let says = self.cards.concerns(object.card).statics;
            if says.meets(StaticKinds::OF_OTHERS) && object.zone.is_in_play() {
                self.touch_described(id);
            }
        }
    }

    /// Whether what is so of others depends on a card even if it says nothing of them, so that a change of it is one of all.
    fn is_bound(&self, id: ObjectId) -> bool {
        let says = self.concerned.0.statics;
        let is_counted = self.stale.0.weapon_waits || says.meets(StaticKinds::COUNTS_ALLIES);
        says.meets(StaticKinds::LOOKS_AT_OTHERS)
            || self.stale.0.is_bound
            || self.has_counted_ally()
            || is_counted && (self.kind(id) == Kind::Ally || self.is_ally(id))
    }

    /// Marks a card as one of which traits must be worked out again.
    fn mark_stale(&mut self, id: ObjectId) {
        self.is_unchecked.0 = true;
        if self.stale.0.all || self.stale.0.cards.contains(&id) {
            return;
        }
        if self.stale.0.cards.len() == MAX_STALE {
            return self.touch();
        }
        self.stale.0.cards.push(id);
        self.concerned.0 = self.concerned.0.union(self.cards.concerns(self.object(id).card));
    }

    /// Whether a card is an ally whose strength is counted anew at any time.
    fn has_counted_ally(&self) -> bool {
        self.lasting.iter().any(|it| matches!(it.change, LastingChange::Ally(_)))
    }
}

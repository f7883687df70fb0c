//! A number for a state, kept as it changes: every object and player is mixed into one word, and the words
//! of all of them are combined by exclusive or, so that a change takes one out and puts another in.

use crate::{
    actions::a037_meld::MeldedCard,
    id::Subject,
    state::{Counters, OnStack, State},
};

/// Mixes words so that any change of any of them changes every bit of the result as likely as not.
#[inline]
pub(crate) fn mix(words: &[u64]) -> u64 {
    let mut hash = 0x9e37_79b9_7f4a_7c15_u64;
    for &word in words {
        // Folded multiplication: both halves of the full product.
        let product = u128::from(hash ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        hash = (product as u64) ^ ((product >> 64) as u64) ^ hash.rotate_left(23);
    }
    hash ^ hash >> 32
}

impl State {
    /// A number for the state: equal states have equal numbers, different ones differ as good as always.
    /// Timestamps do not count.
    pub fn hash(&self) -> u64 {
        let hash = mix(&[self.hash_without_effects(), self.random.0, self.effects.len() as u64]);
        mix(&[hash, self.turn.key(), self.combat.key()])
    }

    /// [`State::hash`] without continuous effects, turn, combat and the random seed.
    pub(crate) fn hash_without_effects(&self) -> u64 {
        let objects = (0_u32..).zip(&self.objects);
        let mut hash = objects.fold(0, |hash, (place, object)| hash ^ object.key(place));
        for (place, player) in (0_u32..).zip(&self.players) {
            hash = mix(&[hash, player.key(place)]);
        }
        for Counters { on, number, .. } in self.counters.iter() {
            let on = match on {
                Subject::Player(player) => u64::from(player.0) | 1 << 40,
                Subject::Object(id) => u64::from(id.0),
            };
            hash = mix(&[hash, on, *number as u32 as u64]);
        }
        for MeldedCard { permanent, card, .. } in &self.melded {
            hash = mix(&[hash, u64::from(permanent.id.0) << 32 | u64::from(card.0)]);
        }
        for item in &self.stack {
            let what = match item.what {
                OnStack::Spell => 0,
                OnStack::Ability(ability) => u64::from(ability.0) + 2,
                OnStack::Made(_) => 1,
            };
            hash =
                mix(&[hash, u64::from(item.object.id.0) << 32 | u64::from(item.x), what, u64::from(item.controller.0)]);
        }
        for out in &self.phased_out {
            hash = mix(&[hash, u64::from(out.object.id.0)]);
        }
        for of in &self.designated {
            hash = mix(&[hash, of.what as u64, of.player.map_or(0, |player| u64::from(player.0) + 1)]);
        }
        if let Some(game) = &self.planechase {
            let rolls = self.players.iter().map(|player| u64::from(player.planar_rolls)).sum();
            hash = mix(&[hash, u64::from(game.controller.0), rolls]);
        }
        for stored in &self.stored {
            hash = mix(&[hash, u64::from(stored.on.id.0), u64::from(stored.sides), stored.value as u32 as u64]);
        }
        let lists = [self.exerted.len(), self.made.len(), self.waiting.len()].map(|length| length as u64);
        mix(&[hash, lists[0], lists[1], lists[2], self.commanders.key()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_and_every_bit_matter() {
        assert_ne!(mix(&[1, 2]), mix(&[2, 1]));
        let zero = mix(&[0, 0]);
        for bit in 0..64 {
            let differing = (mix(&[1 << bit, 0]) ^ zero).count_ones();
            assert!((12..=52).contains(&differing), "bit {bit}: {differing}");
        }
    }
}

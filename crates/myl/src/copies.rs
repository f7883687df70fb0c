//! The copy of a state from before its step, and what has changed since it was made.
//!
//! Most steps change a few cards of a hundred. Each change marks what it is in, so that the copy can be made like the state
//! again, or the state like the copy, without going through the rest.

use smallvec::{Array, SmallVec};

use crate::{
    filter::Zone,
    setup::MAX_CARDS,
    state::{ObjectId, Player, State},
};

const WORD: usize = u64::BITS as usize;

/// The parts in which a state may differ from its copy. Parts that are nearly always empty are not marked: they are
/// compared by their length.
#[derive(Debug, Clone, Default)]
pub(crate) struct Changed {
    /// The cards, one bit each.
    objects: [u64; MAX_CARDS.div_ceil(WORD)],
    /// The lists of zones out of play, one bit each, and that of the cards in play.
    lists: u16,
    /// Whether the traits of all cards in play were worked out.
    traits: bool,
    /// Whether cards in play were gathered by what they are and say.
    gathered: bool,
}

impl Changed {
    const IN_PLAY: u16 = 1 << 8;

    /// The place of a list among the bits.
    const fn bit(player: Player, zone: Zone) -> u16 {
        let place = match zone {
            Zone::Deck => 0,
            Zone::Hand => 2,
            Zone::Graveyard => 4,
            Zone::Exile => 6,
            Zone::Defence | Zone::Attack | Zone::Support | Zone::Reserve | Zone::Paid | Zone::Transit => return 0,
        };
        1 << (place + player.index())
    }

    #[inline]
    pub(crate) const fn mark_object(&mut self, id: ObjectId) {
        let place = id.index();
        if place < MAX_CARDS {
            self.objects[place / WORD] |= 1 << (place % WORD);
        }
    }

    /// Marks the list of a zone out of play.
    #[inline]
    pub(crate) const fn mark_list(&mut self, player: Player, zone: Zone) {
        self.lists |= Changed::bit(player, zone);
    }

    /// Marks the list of the cards in play.
    #[inline]
    pub(crate) const fn mark_in_play(&mut self) {
        self.lists |= Changed::IN_PLAY;
    }

    /// Marks the traits of all cards in play.
    pub(crate) const fn mark_traits(&mut self) {
        self.traits = true;
    }

    /// Marks what is gathered as traits are worked out.
    pub(crate) const fn mark_gathered(&mut self) {
        self.gathered = true;
    }

    /// The places of the marked cards in a table of `count` cards.
    fn marked(&self, count: usize) -> impl Iterator<Item = usize> {
        self.objects.iter().take(count.div_ceil(WORD)).enumerate().flat_map(|(place, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = left.trailing_zeros() as usize;
                left &= left.wrapping_sub(1);
                (bit < WORD).then_some(place * WORD + bit)
            })
        })
    }
}

/// What a state keeps for its copies; it says nothing of the game.
#[derive(Debug, Default)]
pub(crate) struct Copies {
    /// The copy from before the last step, while no step waits that has one.
    pub(crate) room: Option<Box<State>>,
    /// In what the state differs from that copy, or from that of the step that waits.
    pub(crate) changed: Changed,
    /// Room for answers.
    pub(crate) answers: Vec<crate::Choice>,
}

impl Clone for Copies {
    fn clone(&self) -> Self {
        Copies { room: None, changed: self.changed.clone(), answers: Vec::new() }
    }
}

impl PartialEq for Copies {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Copies {}

/// Copies a list that is nearly always empty.
#[inline]
fn copy<T: Clone>(to: &mut Vec<T>, from: &Vec<T>) {
    if from.is_empty() {
        to.clear();
    } else {
        to.clone_from(from);
    }
}

/// The same for a short list.
#[inline]
fn copy_few<A: Array<Item: Copy>>(to: &mut SmallVec<A>, from: &SmallVec<A>) {
    to.clear();
    if !from.is_empty() {
        to.extend_from_slice(from);
    }
}

impl State {
    /// A copy from before a step.
    pub(crate) fn copy(&mut self) -> Box<State> {
        self.copies.changed = Changed::default();
        Box::new(self.clone())
    }

    /// Makes the copy of this state like the state again.
    pub(crate) fn renew(&mut self, copy: &mut State) {
        copy.follow(self, &self.copies.changed);
        self.copies.changed = Changed::default();
    }

    /// Goes back to the copy of this state.
    pub(crate) fn go_back(&mut self, copy: &State) {
        let changed = std::mem::take(&mut self.copies.changed);
        self.follow(copy, &changed);
    }

    /// Becomes like another state of the same game, where it differs from it.
    fn follow(&mut self, other: &State, changed: &Changed) {
        for place in changed.marked(other.objects.len()) {
            self.objects[place] = other.objects[place];
            self.traits[place] = other.traits[place];
        }
        if changed.lists != 0 {
            for player in Player::BOTH {
                for zone in [Zone::Deck, Zone::Hand, Zone::Graveyard, Zone::Exile] {
                    if changed.lists & Changed::bit(player, zone) != 0
                        && let (Some(list), Some(from)) = (self.list_mut(player, zone), other.list(player, zone))
                    {
                        list.clone_from(from);
                    }
                }
            }
            if changed.lists & Changed::IN_PLAY != 0 {
                self.in_play.clone_from(&other.in_play);
            }
        }
        if changed.gathered {
            self.speakers.clone_from(&other.speakers);
            self.allies.clone_from(&other.allies);
        }
        if changed.traits {
            // Cards that came into play or left it since are marked themselves.
            for id in &other.in_play {
                self.traits[id.index()] = other.traits[id.index()];
            }
        }
        // Each field is named, so that none is forgotten.
        let State {
            cards: _,
            readings: _,
            objects: _,
            traits: _,
            stale,
            is_unchecked,
            concerned,
            held,
            buried,
            reserves,
            speakers: _,
            allies: _,
            in_play: _,
            decks: _,
            hands: _,
            graveyards: _,
            exiles: _,
            generated,
            lasting,
            game_rules,
            delayed,
            triggered,
            recent,
            frames,
            battle,
            stage,
            part,
            active,
            turn,
            clock,
            window,
            decision,
            offer,
            picking,
            outcome,
            random,
            paused: _,
            is_too_deep,
            copies: _,
        } = other;
        self.stale.0.all = stale.0.all;
        self.stale.0.is_bound = stale.0.is_bound;
        self.stale.0.weapon_waits = stale.0.weapon_waits;
        copy_few(&mut self.stale.0.cards, &stale.0.cards);
        self.is_unchecked.0 = is_unchecked.0;
        self.concerned.0 = concerned.0;
        self.held = *held;
        self.buried = *buried;
        self.reserves = *reserves;
        for (own, other) in self.generated.iter_mut().zip(generated) {
            copy(own, other);
        }
        copy(&mut self.lasting, lasting);
        copy(&mut self.game_rules, game_rules);
        copy(&mut self.delayed, delayed);
        copy(&mut self.triggered, triggered);
        copy_few(&mut self.recent, recent);
        copy(&mut self.frames, frames);
        copy(&mut self.battle.attackers, &battle.attackers);
        copy(&mut self.battle.blocks, &battle.blocks);
        copy(&mut self.battle.unblocked, &battle.unblocked);
        copy(&mut self.battle.must_block, &battle.must_block);
        self.battle.is_cancelled = battle.is_cancelled;
        self.battle.declared = battle.declared;
        self.stage = *stage;
        self.part = *part;
        self.active = *active;
        self.turn = *turn;
        self.clock = *clock;
        self.window.clone_from(window);
        self.decision = *decision;
        copy(&mut self.offer, offer);
        self.picking.clone_from(picking);
        self.outcome = *outcome;
        self.random = *random;
        self.is_too_deep = *is_too_deep;
    }
}

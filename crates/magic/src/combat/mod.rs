//! Combat (506–511): who attacks whom, who blocks what.

mod assign;
mod attack;
mod block;

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{R506_4, R509_1H, R511_3};

pub(crate) use assign::{begin as begin_damage, check as check_assignment, has_first_strike, range as assignable};
pub(crate) use attack::{
    begin as begin_attackers, check as check_attack, check_done as check_attack_done, possible as possible_attacks,
};
pub(crate) use block::{begin as begin_blockers, check as check_block, check_done as check_block_done};

use crate::{
    choice::{Choice, Decision, Target},
    engine::Cx,
    event::{Event, Observer},
    hash::mix,
    object::{ObjectId, PlayerId},
    turn::Step,
};

/// Who or what is attacked (506.2). Planeswalkers and battles will stand beside players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Defender {
    /// A player.
    Player(PlayerId),
}

/// An attacking creature (508.1k).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attacker {
    /// The creature.
    pub id: ObjectId,
    /// Whom it attacks.
    pub defender: Defender,
    /// Whether it became blocked: it stays so, even without blockers (509.1h).
    pub blocked: bool,
    /// Whether it had first or double strike as the first combat damage step began (510.4).
    struck_first: bool,
}

/// A blocking creature (509.1g).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blocker {
    /// The creature.
    pub id: ObjectId,
    /// The attacker it blocks.
    pub attacker: ObjectId,
    /// Whether it had first or double strike as the first combat damage step began (510.4).
    struck_first: bool,
}

/// Attackers and blockers, and what is still being declared or divided.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Combat {
    attackers: SmallVec<[Attacker; 4]>,
    blockers: SmallVec<[Blocker; 4]>,
    /// Whether attackers have been declared: until then those in the list are only proposed.
    attackers_declared: bool,
    /// Players who have yet to declare blockers, in turn order.
    defending: SmallVec<[PlayerId; 2]>,
    /// Blockers of this index and above are only proposed.
    proposed_from: usize,
    /// Creatures that have yet to assign combat damage.
    to_assign: SmallVec<[ObjectId; 4]>,
    /// Combat damage assigned so far in this step: by whom, to whom, how much.
    assigned: SmallVec<[(ObjectId, Target, i32); 4]>,
    /// Whether there was a first combat damage step (510.4).
    first_strike_done: bool,
}

impl Combat {
    /// The attacking creatures, in the order they were declared; while the declaration lasts, those proposed.
    pub fn attackers(&self) -> &[Attacker] {
        &self.attackers
    }

    /// The blocking creatures, in the order they were declared; while the declaration lasts, those proposed
    /// as well.
    pub fn blockers(&self) -> &[Blocker] {
        &self.blockers
    }

    /// Whether nothing attacks or blocks.
    pub fn is_empty(&self) -> bool {
        self.attackers.is_empty() && self.blockers.is_empty()
    }

    /// Whether attackers were declared, even if none of them is there any more (508.8).
    pub(crate) fn was_declared(&self) -> bool {
        self.attackers_declared
    }

    /// Whether a creature is attacking.
    pub fn is_attacking(&self, id: ObjectId) -> bool {
        self.attackers_declared && self.attacker(id).is_some()
    }

    /// Whether a creature is blocking.
    pub fn is_blocking(&self, id: ObjectId) -> bool {
        self.blockers[..self.proposed_from.min(self.blockers.len())].iter().any(|blocker| blocker.id == id)
    }

    /// Whether a permanent is in combat, or proposed for it.
    pub(crate) fn involves(&self, id: ObjectId) -> bool {
        !self.is_empty() && (self.attacker(id).is_some() || self.blockers.iter().any(|blocker| blocker.id == id))
    }

    fn attacker(&self, id: ObjectId) -> Option<&Attacker> {
        self.attackers.iter().find(|attacker| attacker.id == id)
    }

    /// The creatures that block an attacker, in the order they were declared.
    pub fn blockers_of(&self, attacker: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
        self.blockers.iter().filter(move |blocker| blocker.attacker == attacker).map(|blocker| blocker.id)
    }

    /// A player who has left the game declares nothing more.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        self.defending.retain(|other| *other != player);
    }

    pub(crate) fn key(&self) -> u64 {
        let mut hash = u64::from(self.attackers_declared) | u64::from(self.first_strike_done) << 1;
        for attacker in &self.attackers {
            let Defender::Player(defender) = attacker.defender;
            let flags =
                u64::from(attacker.blocked) | u64::from(attacker.struck_first) << 1 | u64::from(defender.0) << 8;
            // The order of declaration makes no difference.
            hash = hash.wrapping_add(mix(&[u64::from(attacker.id.0), flags]));
        }
        for blocker in &self.blockers {
            let pair = u64::from(blocker.id.0) << 32 | u64::from(blocker.attacker.0);
            hash = hash.wrapping_add(mix(&[pair, 2 + u64::from(blocker.struck_first)]));
        }
        for (by, to, amount) in &self.assigned {
            let to = match to {
                Target::Player(player) => u64::from(player.0) | 1 << 40,
                Target::Object(id) => u64::from(id.0),
            };
            hash = hash.wrapping_add(mix(&[u64::from(by.0), to, *amount as u32 as u64]));
        }
        mix(&[hash, self.defending.len() as u64, self.to_assign.len() as u64, self.proposed_from as u64])
    }
}

/// Goes on with what is being declared or divided. True if a decision is needed.
pub(crate) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    match cx.state.turn.step {
        Step::DeclareAttackers => attack::proceed(cx),
        Step::DeclareBlockers => block::proceed(cx),
        Step::FirstStrikeDamage | Step::CombatDamage => assign::proceed(cx),
        // Discarding in the cleanup step: the question stays.
        _ => true,
    }
}

/// A choice made for a declaration or a division.
pub(crate) fn answer<R: Observer>(cx: &mut Cx<'_, R>, choice: Choice) {
    match (cx.state.decision, choice) {
        (_, Choice::Attack(id, defender)) => attack::propose(cx, id, defender),
        (_, Choice::Block(id, attacker)) => block::propose(cx, id, attacker),
        (Decision::Attackers(_), Choice::Done) => attack::declare(cx),
        (Decision::Blockers(player), Choice::Done) => block::declare(cx, player),
        (Decision::AssignDamage(_, creature, to), Choice::Number(n)) => assign::assign(cx, creature, to, n),
        _ => {}
    }
}

/// A permanent is removed from combat (506.4); what it blocked stays blocked (509.1h).
pub(crate) fn remove<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    cx.cite(R506_4);
    let combat = &mut cx.state.combat;
    let proposed = combat.blockers.iter().take(combat.proposed_from).filter(|blocker| blocker.id == id).count();
    combat.attackers.retain(|attacker| attacker.id != id);
    combat.blockers.retain(|blocker| blocker.id != id);
    combat.proposed_from -= proposed;
    combat.to_assign.retain(|other| *other != id);
    let still_blocks = combat.blockers.iter().any(|blocker| blocker.attacker == id);
    if still_blocks {
        cx.cite(R509_1H);
    }
    cx.event(Event::LeftCombat(id));
}

/// The combat phase ends: everything is removed from combat (511.3).
pub(crate) fn end<R: Observer>(cx: &mut Cx<'_, R>) {
    cx.cite(R511_3);
    cx.state.combat = Combat::default();
    crate::characteristics::refresh_if_volatile(cx);
}

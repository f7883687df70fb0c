//! Combat (506–511): who attacks whom, who blocks what, and combat damage.

mod attack;
mod bands;
mod block;
mod damage;
mod demands;
mod joining;
mod options;
mod timing;

pub(crate) use attack::{
    attack, attackable, attacks, begin_attack, check_attack, check_attack_done, defending, for_each_attack_candidate,
};
pub(crate) use bands::may_form as may_form_bands;
pub(crate) use block::{begin_block, block, blocks, check_block, check_block_done};
pub(crate) use damage::{damage, has_first_strike, may_divide};
pub(crate) use joining::{attacking, change, entered, joins};
pub use options::AttackOption;
pub(crate) use options::{asks_for_defender, choose_defender, defending_players};
use smallvec::SmallVec;
pub(crate) use timing::{CombatRecord, note_step};
use vademecum_abilities::{Subtypes, Type};
use vademecum_rule_ids::magic::{R506_4, R506_4A, R506_4C, R506_4D, R506_4E, R508_5, R805_10C};

use crate::{
    Recorder,
    cx::{Cx, Look},
    deed::Note,
    hash::mix,
    id::{ObjectId, ObjectRef, PlayerId, PlayerSet},
    object::{Characteristics, Restriction},
    state::State,
};

/// Who or what is attacked (506.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Defender {
    /// A player.
    Player(PlayerId),
    /// A planeswalker that an opponent controls, or a battle that an opponent protects.
    Permanent(ObjectId),
}

/// An attacking creature (508.1k).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attacker {
    /// The creature.
    pub id: ObjectId,
    /// Whom it attacks; nobody once the planeswalker or battle that it attacked has left combat (506.4c).
    pub defender: Option<Defender>,
    /// The player it attacks, who controls the planeswalker or protects the battle that it attacked (508.5).
    pub defending: PlayerId,
    /// Whether it became blocked: it stays so, even without blockers (509.1h).
    pub blocked: bool,
    /// Whether something required it to attack as attackers were declared (506.6).
    pub(crate) had_to: bool,
    /// The number of the band that it is in, from 1 (702.22c); 0 if it is in none.
    pub band: u8,
    /// Whether it had first or double strike as the first combat damage step began (510.4).
    struck_first: bool,
    /// Whether it had double strike then (702.4c).
    struck_double: bool,
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
    /// Whether it had double strike then (702.4c).
    struck_double: bool,
}

/// Attackers and blockers, and what is still being declared.
#[derive(Debug, PartialEq, Eq, Default)]
pub struct Combat {
    attackers: SmallVec<[Attacker; 4]>,
    blockers: SmallVec<[Blocker; 4]>,
    /// Whether attackers have been declared: until then those in the list are only proposed.
    attackers_declared: bool,
    /// Players who have yet to declare blockers, in turn order.
    defending: SmallVec<[PlayerId; 2]>,
    /// Blockers of this index and above are only proposed.
    proposed_from: usize,
    /// Whether there was a first combat damage step (510.4).
    first_strike_done: bool,
    /// The players whom creatures were declared to attack.
    attacked: PlayerSet,
    /// Attackers that have left this combat, with the player that each attacked (508.5).
    gone: SmallVec<[(ObjectRef, PlayerId); 1]>,
    /// The creatures that were tapped to pay optional costs to attack, in that order (508.1g).
    pub(crate) tapped_to_attack: SmallVec<[ObjectRef; 1]>,
}

impl Clone for Combat {
    fn clone(&self) -> Self {
        Combat {
            attackers: SmallVec::from_slice(&self.attackers),
            blockers: SmallVec::from_slice(&self.blockers),
            defending: SmallVec::from_slice(&self.defending),
            gone: SmallVec::from_slice(&self.gone),
            tapped_to_attack: SmallVec::from_slice(&self.tapped_to_attack),
            ..*self
        }
    }
}

impl<R: Recorder> Look<'_, R> {
    /// The defending player that an ability of a creature speaks of (508.5): whom it attacks, who controls the
    /// planeswalker that it attacks, and once it attacks no longer, whom it attacked last.
    pub(crate) fn defending_player(self, attacker: ObjectRef) -> Option<PlayerId> {
        let combat = &self.state.combat;
        let now = combat.attacker(attacker.id).filter(|_| self.state.is_current(attacker));
        match now {
            Some(Attacker { defender: Some(Defender::Player(player)), .. }) => Some(*player),
            Some(attacker) => self.rule(R508_5).then_some(attacker.defending),
            None => {
                let was = combat.gone.iter().find(|(id, _)| *id == attacker).map(|(_, player)| *player);
                was.filter(|_| self.rule(R508_5))
            }
        }
    }

    /// The attacking player that an ability of an object speaks of: of a creature that blocks, whoever controls what it
    /// blocks (805.10c); otherwise the active player.
    pub(crate) fn attacking_players(self, source: ObjectRef) -> SmallVec<[PlayerId; 4]> {
        let active = SmallVec::from_slice(&[self.state.turn.active]);
        let mut blocked: SmallVec<[PlayerId; 4]> = SmallVec::new();
        for player in attackers_it_blocks(self.state, source).into_iter().map(|id| self.state.controller(id)) {
            if !blocked.contains(&player) {
                blocked.push(player);
            }
        }
        if blocked.is_empty() || blocked == active { active } else { self.either(R805_10C, blocked, active) }
    }
}

/// The attackers that an object blocks.
pub(crate) fn attackers_it_blocks(state: &State, source: ObjectRef) -> SmallVec<[ObjectId; 2]> {
    let blocks = state.combat.blockers.iter().filter(|blocker| blocker.id == source.id && state.is_current(source));
    blocks.map(|blocker| blocker.attacker).collect()
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

    /// Whether nobody has yet to declare blockers.
    pub(crate) fn is_declared(&self) -> bool {
        self.defending.is_empty()
    }

    /// Whether attackers were declared, even if none of them is there any more (508.8).
    pub(crate) fn was_declared(&self) -> bool {
        self.attackers_declared
    }

    /// Records that a creature has been declared to attack a player.
    pub(crate) fn note_attack_on(&mut self, player: PlayerId) {
        self.attacked.insert(player);
    }

    /// Whether a creature was declared to attack a player in this combat.
    pub(crate) fn has_attacked(&self, player: PlayerId) -> bool {
        self.attacked.has(player)
    }

    /// Whether a creature is attacking.
    pub fn is_attacking(&self, id: ObjectId) -> bool {
        self.attackers_declared && self.attacker(id).is_some()
    }

    /// Whether a creature has been chosen to attack, and attackers are still being declared.
    pub(crate) fn is_declaring(&self, id: ObjectId) -> bool {
        !self.attackers_declared && self.attacker(id).is_some()
    }

    /// Whether a creature is blocking.
    pub fn is_blocking(&self, id: ObjectId) -> bool {
        self.blockers[..self.proposed_from.min(self.blockers.len())].iter().any(|blocker| blocker.id == id)
    }

    /// Whether a creature had to attack (506.6).
    pub(crate) fn had_to_attack(&self, id: ObjectId) -> bool {
        self.attacker(id).is_some_and(|attacker| attacker.had_to)
    }

    /// Whether a creature is blocked (509.1h).
    pub fn is_blocked(&self, id: ObjectId) -> bool {
        self.attacker(id).is_some_and(|attacker| attacker.blocked)
    }

    /// Whether a permanent is in combat, or proposed for it.
    pub(crate) fn involves(&self, id: ObjectId) -> bool {
        !self.is_empty() && (self.has_fighter(id) || self.is_attacked(id))
    }

    fn has_fighter(&self, id: ObjectId) -> bool {
        self.attacker(id).is_some() || self.blockers.iter().any(|blocker| blocker.id == id)
    }

    /// Whether a planeswalker or battle is being attacked.
    pub(crate) fn is_attacked(&self, id: ObjectId) -> bool {
        self.attackers.iter().any(|attacker| attacker.defender == Some(Defender::Permanent(id)))
    }

    pub(crate) fn attacker(&self, id: ObjectId) -> Option<&Attacker> {
        self.attackers.iter().find(|attacker| attacker.id == id)
    }

    /// The creatures that block an attacker, in the order they were declared.
    pub fn blockers_of(&self, attacker: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
        self.blockers.iter().filter(move |blocker| blocker.attacker == attacker).map(|blocker| blocker.id)
    }

    /// The other attackers in the band of an attacker (702.22c).
    pub fn banded_with(&self, id: ObjectId) -> impl Iterator<Item = ObjectId> + '_ {
        let band = self.attacker(id).map_or(0, |attacker| attacker.band);
        let others = self.attackers.iter().filter(move |other| band > 0 && other.band == band && other.id != id);
        others.map(|attacker| attacker.id)
    }

    /// Whom or what a creature attacks.
    pub fn defender(&self, id: ObjectId) -> Option<Defender> {
        self.attacker(id)?.defender
    }

    /// A player who has left the game declares nothing more.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        self.defending.retain(|other| *other != player);
    }

    pub(crate) fn key(&self) -> u64 {
        let mut hash = u64::from(self.attackers_declared) | u64::from(self.first_strike_done) << 1;
        for attacker in &self.attackers {
            let defender = match attacker.defender {
                Some(Defender::Player(player)) => u64::from(player.0),
                Some(Defender::Permanent(id)) => u64::from(id.0) | 1 << 40,
                None => 1 << 41,
            };
            let flags = u64::from(attacker.blocked)
                | u64::from(attacker.struck_first) << 1
                | u64::from(attacker.struck_double) << 2
                | defender << 8;
            // The order of declaration makes no difference.
            hash = hash.wrapping_add(mix(&[u64::from(attacker.id.0) | u64::from(attacker.band) << 40, flags]));
        }
        for blocker in &self.blockers {
            let pair = u64::from(blocker.id.0) << 32 | u64::from(blocker.attacker.0);
            hash = hash
                .wrapping_add(mix(&[pair, u64::from(blocker.struck_first) | u64::from(blocker.struck_double) << 1]));
        }
        hash
    }
}

/// A permanent leaves combat (506.4): it no longer attacks or blocks, and is no longer attacked.
pub(crate) fn remove<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.state.combat.has_fighter(id) {
        stop_fighting(cx, id);
    }
    if cx.state.combat.is_attacked(id) {
        stop_being_attacked(cx, id);
    }
}

fn stop_fighting<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.reference(id);
    let combat = &mut cx.state.combat;
    if let Some(attacker) = combat.attackers.iter().find(|attacker| attacker.id == id) {
        combat.gone.push((object, attacker.defending));
    }
    combat.attackers.retain(|attacker| attacker.id != id);
    let before = combat.blockers.iter().take(combat.proposed_from).filter(|blocker| blocker.id == id).count();
    combat.blockers.retain(|blocker| blocker.id != id);
    combat.proposed_from -= before.min(combat.proposed_from);
    cx.state.stale.characteristics = true;
    cx.note(Note::LeftCombat(id));
}

/// A planeswalker leaves combat: what attacked it goes on attacking, but nobody (506.4c).
fn stop_being_attacked<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let attacked = |attacker: &Attacker| attacker.defender == Some(Defender::Permanent(id));
    let attackers: SmallVec<[ObjectId; 4]> =
        cx.state.combat.attackers.iter().filter(|attacker| attacked(attacker)).map(|attacker| attacker.id).collect();
    if !cx.rule(R506_4C) {
        attackers.iter().for_each(|&attacker| stop_fighting(cx, attacker));
        return;
    }
    cx.state.combat.attackers.iter_mut().filter(|attacker| attacked(attacker)).for_each(|attacker| {
        attacker.defender = None;
    });
    cx.note(Note::LeftCombat(id));
}

/// Whether a permanent that is attacked could not be any more: it is neither a planeswalker nor a battle, or has stopped being
/// the battle that somebody else than its controller protects (506.4e).
fn is_no_longer_attacked<R: Recorder>(look: Look<'_, R>, id: ObjectId, now: &Characteristics) -> bool {
    if now.types.has(Type::Battle) {
        return false;
    }
    let protector = look.state.object(id).protector.filter(|&player| player != now.controller);
    !now.types.has(Type::Planeswalker) || protector.is_some() && look.rule(R506_4E)
}

/// What is no longer a creature stops fighting, and what is no longer a planeswalker is not attacked (506.4).
pub(crate) fn settle<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.combat.is_empty() {
        return;
    }
    let combat = &cx.state.combat;
    let attacked = combat.attackers.iter().filter_map(|attacker| match attacker.defender {
        Some(Defender::Permanent(id)) => Some(id),
        Some(Defender::Player(_)) | None => None,
    });
    let fighters = combat.attackers.iter().map(|attacker| attacker.id);
    let fighters = fighters.chain(combat.blockers.iter().map(|blocker| blocker.id));
    let all: SmallVec<[ObjectId; 8]> = fighters.chain(attacked).collect();
    for id in all {
        let Some(now) = cx.state.try_permanent(id).copied() else { continue };
        let (fights, attacked) = (cx.state.combat.has_fighter(id), cx.state.combat.is_attacked(id));
        let surrenders = fights && !now.is_creature();
        let is_spared = attacked && is_no_longer_attacked(cx.look(), id, &now);
        if (surrenders || is_spared) && cx.rule(R506_4) {
            // 506.4d: it goes on as the other of the two.
            let both = fights && attacked && !cx.rule(R506_4D);
            if surrenders || both {
                stop_fighting(cx, id);
            }
            if is_spared || both {
                stop_being_attacked(cx, id);
            }
        }
        // 506.4a: what could not attack or block any more does so all the same.
        let combat = &cx.state.combat;
        let barred = combat.is_attacking(id) && now.restrictions.has(Restriction::CantAttack)
            || combat.is_blocking(id) && now.restrictions.has(Restriction::CantBlock);
        if barred && !cx.rule(R506_4A) {
            stop_fighting(cx, id);
        }
    }
}

/// Combat is over: nothing attacks or blocks any more (511.3).
pub(crate) fn end(state: &mut State) {
    state.combat = Combat::default();
}

/// Records for the controller of a source the creature types with which it has dealt combat damage to a player.
pub(crate) fn note_strike(state: &mut State, source: ObjectRef) {
    if let Some((_, now)) = state.known(source) {
        let types = now.subtypes.intersection(Subtypes::of_type(Type::Creature));
        let struck_with = &mut state.player_mut(now.controller).struck_with;
        *struck_with = struck_with.union(types);
    }
}

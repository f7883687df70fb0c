//! Combat (506–511): who attacks whom, who blocks what, and combat damage.

use smallvec::SmallVec;
use vademecum_abilities::Zone;
use vademecum_rule_ids::magic::{
    R120_2A, R302_6, R506_2, R506_3, R508_1, R508_1A, R508_1B, R508_1C, R508_1D, R508_1F, R508_1K, R509_1, R509_1A,
    R509_1B, R509_1G, R509_1H, R510_1A, R510_1B, R510_1C, R510_1D, R510_2, R510_4,
};

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, Decision},
    deed::{Deed, Group, Note},
    error::Refusal,
    happen,
    hash::mix,
    id::{ObjectId, PlayerId, Subject},
    keywords,
    object::{Mark, Restriction},
    state::State,
    state_based,
    turn::Stage,
};

/// Who or what is attacked (506.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Defender {
    /// A player.
    Player(PlayerId),
    /// A planeswalker that an opponent controls.
    Permanent(ObjectId),
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
}

impl Clone for Combat {
    fn clone(&self) -> Self {
        Combat {
            attackers: SmallVec::from_slice(&self.attackers),
            blockers: SmallVec::from_slice(&self.blockers),
            defending: SmallVec::from_slice(&self.defending),
            ..*self
        }
    }
}

impl State {
    /// The player whom a creature attacks, or who controls what it attacks (508.5).
    pub(crate) fn defending_player(&self, attacker: ObjectId) -> Option<PlayerId> {
        match self.combat.defender(attacker)? {
            Defender::Player(player) => Some(player),
            Defender::Permanent(id) => Some(self.controller(id)),
        }
    }
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

    /// Whether a creature is attacking.
    pub fn is_attacking(&self, id: ObjectId) -> bool {
        self.attackers_declared && self.attacker(id).is_some()
    }

    /// Whether a creature is blocking.
    pub fn is_blocking(&self, id: ObjectId) -> bool {
        self.blockers[..self.proposed_from.min(self.blockers.len())].iter().any(|blocker| blocker.id == id)
    }

    /// Whether a creature is blocked (509.1h).
    pub fn is_blocked(&self, id: ObjectId) -> bool {
        self.attacker(id).is_some_and(|attacker| attacker.blocked)
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

    /// Whom or what a creature attacks.
    pub(crate) fn defender(&self, id: ObjectId) -> Option<Defender> {
        Some(self.attacker(id)?.defender)
    }

    /// A player who has left the game declares nothing more.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        self.defending.retain(|other| *other != player);
    }

    pub(crate) fn key(&self) -> u64 {
        let mut hash = u64::from(self.attackers_declared) | u64::from(self.first_strike_done) << 1;
        for attacker in &self.attackers {
            let defender = match attacker.defender {
                Defender::Player(player) => u64::from(player.0),
                Defender::Permanent(id) => u64::from(id.0) | 1 << 40,
            };
            let flags = u64::from(attacker.blocked) | u64::from(attacker.struck_first) << 1 | defender << 8;
            // The order of declaration makes no difference.
            hash = hash.wrapping_add(mix(&[u64::from(attacker.id.0), flags]));
        }
        for blocker in &self.blockers {
            let pair = u64::from(blocker.id.0) << 32 | u64::from(blocker.attacker.0);
            hash = hash.wrapping_add(mix(&[pair, u64::from(blocker.struck_first)]));
        }
        hash
    }
}

/// A permanent leaves combat (506.4).
pub(crate) fn remove<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if !cx.state.combat.involves(id) {
        return;
    }
    let combat = &mut cx.state.combat;
    combat.attackers.retain(|attacker| attacker.id != id);
    let before = combat.blockers.iter().take(combat.proposed_from).filter(|blocker| blocker.id == id).count();
    combat.blockers.retain(|blocker| blocker.id != id);
    combat.proposed_from -= before.min(combat.proposed_from);
    cx.note(Note::LeftCombat(id));
}

/// Combat is over: nothing attacks or blocks any more (511.3).
pub(crate) fn end(state: &mut State) {
    state.combat = Combat::default();
}

/// Whether some combat damage may have to be divided: several creatures block one, or one that tramples is blocked.
pub(crate) fn may_divide(state: &State) -> bool {
    let blockers = &state.combat.blockers;
    blockers.iter().any(|blocker| {
        let tramples = || state.try_permanent(blocker.attacker).is_some_and(|now| keywords::may_trample(now.keywords));
        state.combat.blockers_of(blocker.attacker).nth(1).is_some()
            || blockers.iter().filter(|other| other.id == blocker.id).nth(1).is_some()
            || tramples()
    })
}

/// The declare attackers step begins: if something can attack, the active player declares attackers (508.1).
pub(crate) fn begin_attack<R: Recorder>(cx: &mut Cx<'_, R>) {
    cx.state.combat = Combat::default();
    let look = cx.peek();
    let mut some = false;
    for_each_attack_candidate(look, |id, defender| some = some || check_attack(look, id, defender).is_ok());
    if cx.when(R508_1, some) {
        cx.state.stage = Stage::Attack;
    }
}

/// Every creature of the active player with everybody it might attack, to be checked one by one.
pub(crate) fn for_each_attack_candidate<R: Recorder>(look: Look<'_, R>, mut visit: impl FnMut(ObjectId, Defender)) {
    let active = look.state.turn.active;
    for (id, now) in look.state.permanents() {
        if now.controller == active && now.is_creature() {
            look.state.opponents(active).for_each(|player| visit(id, Defender::Player(player)));
        }
    }
}

/// The active player declares attackers, one by one (508.1).
pub(crate) fn attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let who = cx.state.turn.active;
    match cx.rest(Decision { who, why: R508_1, ask: Ask::Attack, about: None })? {
        Choice::Attack(id, defender) => {
            // 508.1b: the player says who is attacked; without that, it is the next opponent.
            let next = cx.state.opponents(who).next().map_or(defender, Defender::Player);
            let defender = cx.either(R508_1B, defender, next);
            cx.state.combat.attackers.push(Attacker { id, defender, blocked: false, struck_first: false });
            Ok(())
        }
        _ => declare_attack(cx),
    }
}

/// Whether a creature may be declared as an attacker of somebody.
pub(crate) fn check_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId, defender: Defender) -> Legal {
    let state = look.state;
    let active = state.turn.active;
    let Some(now) = state.try_permanent(id).filter(|now| now.controller == active) else {
        return Err(Refusal::by(R508_1A, "refused-attacker-not-controlled"));
    };
    let object = state.object(id);
    if state.combat.attacker(id).is_some() {
        return Err(Refusal::by(R508_1B, "refused-already-attacking"));
    }
    look.forbid(R506_3, !now.is_creature(), "refused-not-a-creature")?;
    look.forbid(R508_1A, object.is(Mark::Tapped), "refused-creature-tapped")?;
    if object.is(Mark::SummoningSick) && !keywords::attacks_while_sick(look, id) {
        look.refuse(R302_6, "refused-summoning-sick")?;
    }
    keywords::may_attack(look, id)?;
    look.forbid(R508_1C, now.restrictions.has(Restriction::CantAttack), "refused-cant-attack")?;
    let Defender::Player(defender) = defender else {
        return Err(Refusal { rule: None, message: "refused-only-players-can-be-attacked" });
    };
    if !state.players.get(defender.at()).is_some_and(|player| player.is_in_game()) {
        return Err(Refusal::by(R506_2, "refused-player-not-in-game"));
    }
    look.forbid(R506_2, !state.are_opponents(active, defender), "refused-only-opponents-can-be-attacked")
}

/// Whether the declaration may end: no requirement is left that could be obeyed (508.1d).
pub(crate) fn check_attack_done<R: Recorder>(look: Look<'_, R>) -> Legal {
    let quiet = Look { quiet: true, ..look };
    let mut left = false;
    for_each_attack_candidate(quiet, |id, defender| {
        let must = look.state.permanent(id).restrictions.has(Restriction::MustAttack);
        left = left || must && check_attack(quiet, id, defender).is_ok();
    });
    look.forbid(R508_1D, left, "refused-creature-must-attack")
}

/// The declaration is complete: the creatures are tapped (508.1f), they are attacking (508.1k), and what waits for that
/// triggers (508.1m).
fn declare_attack<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    let attackers = cx.state.combat.attackers.clone();
    let tapped: Group = attackers
        .iter()
        .filter(|attacker| !keywords::attacks_untapped(cx.look(), attacker.id) && cx.rule(R508_1F))
        .map(|attacker| Deed::Tap(attacker.id))
        .collect();
    happen::happen(cx, tapped)?;
    cx.state.combat.attackers_declared = !attackers.is_empty();
    cx.state.stale.characteristics = true;
    let still = |cx: &Cx<'_, R>, attacker: &Attacker| {
        cx.state.try_permanent(attacker.id).is_some_and(|now| now.controller == cx.state.turn.active)
            && cx.rule(R508_1K)
    };
    let (attacking, gone): (SmallVec<[Attacker; 4]>, SmallVec<[Attacker; 4]>) =
        attackers.into_iter().partition(|attacker| still(cx, attacker));
    gone.iter().for_each(|attacker| remove(cx, attacker.id));
    let group: Group = attacking.iter().map(|attacker| Deed::Attack(attacker.id, attacker.defender)).collect();
    happen::happen(cx, group)?;
    Ok(())
}

/// The declare blockers step begins: each defending player who could block declares blockers (509.1).
pub(crate) fn begin_block<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let active = cx.state.turn.active;
    let could = |player: PlayerId| {
        cx.state
            .permanents()
            .any(|(id, now)| now.controller == player && now.is_creature() && !cx.state.object(id).is(Mark::Tapped))
    };
    let attacked = |player: PlayerId| {
        cx.state.combat.attackers.iter().any(|attacker| attacker.defender == Defender::Player(player))
    };
    let defending = cx.state.in_turn_order(active).filter(|&player| attacked(player) && could(player)).collect();
    cx.state.combat.defending = defending;
    if cx.when(R509_1, !cx.state.combat.defending.is_empty()) {
        cx.state.stage = Stage::Block;
        return Ok(());
    }
    blocked_or_not(cx)
}

/// The next defending player declares, or all have.
pub(crate) fn block<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(&who) = cx.state.combat.defending.first() else { return blocked_or_not(cx) };
    match cx.rest(Decision { who, why: R509_1, ask: Ask::Block, about: None })? {
        Choice::Block(id, attacker) => {
            cx.state.combat.blockers.push(Blocker { id, attacker, struck_first: false });
            Ok(())
        }
        _ => declare_block(cx, who),
    }
}

/// Whether a creature may be declared as a blocker of an attacker, and the declaration can still become legal with it.
pub(crate) fn check_block<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, attacker: ObjectId) -> Legal {
    check_one_block(look, player, id, attacker)?;
    let quiet = Look { quiet: true, ..look };
    let left = wanting(quiet, Some((id, attacker)));
    match left.first() {
        Some(&(_, rule)) => {
            look.forbid(rule, !completable(quiet, player, Some((id, attacker)), &left), "refused-too-few-blockers")
        }
        None => Ok(()),
    }
}

/// Whether a creature could block an attacker, other blocks aside.
fn check_one_block<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId, attacker: ObjectId) -> Legal {
    let state = look.state;
    let Some(now) = state.try_permanent(id).filter(|now| now.controller == player) else {
        return Err(Refusal::by(R509_1A, "refused-blocker-not-controlled"));
    };
    if state.combat.blockers.iter().any(|blocker| blocker.id == id) {
        return Err(Refusal::by(R509_1A, "refused-already-blocking"));
    }
    let Some(attacking) = state.combat.attacker(attacker).filter(|_| state.combat.attackers_declared) else {
        return Err(Refusal::by(R509_1A, "refused-only-attackers-can-be-blocked"));
    };
    look.forbid(R509_1A, attacking.defender != Defender::Player(player), "refused-not-attacking-that-player")?;
    look.forbid(R506_3, !now.is_creature(), "refused-not-a-creature")?;
    look.forbid(R509_1A, state.object(id).is(Mark::Tapped), "refused-creature-tapped")?;
    look.forbid(R509_1B, now.restrictions.has(Restriction::CantBlock), "refused-cant-block")?;
    let against = state.permanent(attacker);
    look.forbid(R509_1B, against.restrictions.has(Restriction::CantBeBlocked), "refused-cant-be-blocked")?;
    keywords::may_block(look, attacker, id)
}

/// The attackers that are blocked by fewer creatures than they must be, each with the rule that says so.
fn wanting<R: Recorder>(
    look: Look<'_, R>,
    with: Option<(ObjectId, ObjectId)>,
) -> SmallVec<[(ObjectId, vademecum_vocab::RuleId); 2]> {
    let attackers = look.state.combat.attackers.iter();
    let lacks = attackers.filter_map(|attacker| {
        let extra = usize::from(with.is_some_and(|(_, to)| to == attacker.id));
        let blocks = look.state.combat.blockers_of(attacker.id).count() + extra;
        let (needed, rule) = keywords::blockers_needed(look, attacker.id)?;
        (blocks > 0 && blocks < needed).then_some((attacker.id, rule))
    });
    lacks.collect()
}

/// Whether the declaration may end: nothing is blocked by fewer creatures than it must be.
pub(crate) fn check_block_done<R: Recorder>(look: Look<'_, R>) -> Legal {
    for attacker in &look.state.combat.attackers {
        if let Some((needed, rule)) = keywords::blockers_needed(look, attacker.id) {
            let blocks = look.state.combat.blockers_of(attacker.id).count();
            look.forbid(rule, blocks > 0 && blocks < needed, "refused-too-few-blockers")?;
        }
    }
    Ok(())
}

/// Whether every attacker that must have more blockers can get them from the creatures that are left: each is given
/// one, those that were given away are looked for elsewhere (augmenting paths).
fn completable<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    with: Option<(ObjectId, ObjectId)>,
    wanting: &[(ObjectId, vademecum_vocab::RuleId)],
) -> bool {
    let free: SmallVec<[ObjectId; 8]> =
        look.state.battlefield.iter().copied().filter(|&id| with.is_none_or(|(used, _)| used != id)).collect();
    let mut given: SmallVec<[Option<ObjectId>; 8]> = SmallVec::from_elem(None, free.len());
    wanting.iter().all(|&(attacker, _)| {
        let mut tried: SmallVec<[bool; 8]> = SmallVec::from_elem(false, free.len());
        give(look, player, attacker, &free, &mut given, &mut tried)
    })
}

/// Finds a free creature for an attacker, or frees one.
fn give<R: Recorder>(
    look: Look<'_, R>,
    player: PlayerId,
    attacker: ObjectId,
    free: &[ObjectId],
    given: &mut [Option<ObjectId>],
    tried: &mut [bool],
) -> bool {
    for place in 0..free.len() {
        if tried[place] || check_one_block(look, player, free[place], attacker).is_err() {
            continue;
        }
        tried[place] = true;
        if given[place].is_none_or(|other| give(look, player, other, free, given, tried)) {
            given[place] = Some(attacker);
            return true;
        }
    }
    false
}

/// A player's declaration is complete (509.1g).
fn declare_block<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let combat = &mut cx.state.combat;
    combat.defending.retain(|other| *other != player);
    let from = combat.proposed_from;
    let proposed: SmallVec<[Blocker; 4]> = combat.blockers[from..].iter().copied().collect();
    combat.proposed_from = combat.blockers.len();
    cx.state.stale.characteristics = true;
    if !cx.rule(R509_1G) {
        return Ok(());
    }
    let group: Group = proposed.iter().map(|blocker| Deed::Block(blocker.id, blocker.attacker)).collect();
    happen::happen(cx, group)?;
    Ok(())
}

/// Attackers become blocked or unblocked creatures (509.1h), and what waits for that triggers (509.1i).
fn blocked_or_not<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    let mut blocked = Group::new();
    for place in 0..cx.state.combat.attackers.len() {
        let id = cx.state.combat.attackers[place].id;
        let has_blockers = cx.state.combat.blockers_of(id).next().is_some();
        if cx.when(R509_1H, has_blockers) {
            cx.state.combat.attackers[place].blocked = true;
            blocked.push(Deed::BecomeBlocked(id));
        } else if cx.rule(R509_1H) {
            cx.note(Note::Unblocked(id));
        }
    }
    if !cx.rule(R509_1G) {
        cx.state.combat.blockers.clear();
        cx.state.combat.proposed_from = 0;
    }
    happen::happen(cx, blocked)?;
    Ok(())
}

/// Attackers, then blockers.
fn fighters(state: &State) -> impl Iterator<Item = ObjectId> + '_ {
    let combat = &state.combat;
    combat.attackers.iter().map(|attacker| attacker.id).chain(combat.blockers.iter().map(|blocker| blocker.id))
}

/// Whether an attacker or blocker deals damage in a first combat damage step (510.4).
pub(crate) fn has_first_strike<R: Recorder>(look: Look<'_, R>) -> bool {
    let quiet = Look { quiet: true, ..look };
    fighters(look.state).any(|id| keywords::strikes_first(quiet, id))
}

/// Combat damage (510): every creature assigns its damage, then all of it is dealt at the same time.
pub(crate) fn damage<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    cx.state.stage = Stage::Priority;
    let first = cx.state.turn.step == vademecum_abilities::Step::FirstStrikeDamage;
    let all: SmallVec<[ObjectId; 8]> = fighters(cx.state).collect();
    let mut assigned = Assigned::new();
    for id in all {
        if deals_now(cx, id, first) {
            assign(cx, id, &mut assigned)?;
        }
    }
    cx.state.combat.first_strike_done |= first;
    if !cx.rule(R120_2A) {
        return Ok(());
    }
    let deeds = assigned.iter().filter(|(_, _, amount)| *amount > 0).map(|&(by, to, amount)| Deed::Damage {
        source: cx.state.reference(by),
        to,
        amount,
        combat: true,
    });
    let group: Group = deeds.collect();
    if cx.rule(R510_2) {
        happen::happen(cx, group)?;
    } else {
        one_after_another(cx, group)?;
    }
    Ok(())
}

/// Combat damage without 510.2: each creature deals its own in turn, if it has survived what was dealt before.
fn one_after_another<R: Recorder>(cx: &mut Cx<'_, R>, group: Group) -> Flow {
    for deed in group {
        let survives = matches!(deed, Deed::Damage { source, .. } if cx.state.is_current(source));
        if survives {
            happen::happens(cx, deed)?;
            while state_based::check(cx)? {}
        }
    }
    Ok(())
}

/// Combat damage assigned so far: by whom, to whom, how much.
type Assigned = SmallVec<[(ObjectId, Subject, i32); 4]>;

/// Whether a creature assigns combat damage in this step (510.4).
fn deals_now<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, first: bool) -> bool {
    if first {
        let strikes = keywords::strikes_first(cx.look(), id);
        let combat = &mut cx.state.combat;
        combat.attackers.iter_mut().filter(|a| a.id == id).for_each(|a| a.struck_first = strikes);
        combat.blockers.iter_mut().filter(|b| b.id == id).for_each(|b| b.struck_first = strikes);
        return strikes;
    }
    let combat = &cx.state.combat;
    let struck = combat.attackers.iter().any(|a| a.id == id && a.struck_first)
        || combat.blockers.iter().any(|b| b.id == id && b.struck_first);
    // 510.4: of those that dealt damage in the first step, the ones that have double strike now.
    if !combat.first_strike_done || !struck {
        return true;
    }
    keywords::strikes_twice(cx.look(), id) || !cx.rule(R510_4)
}

/// A creature assigns damage equal to its power (510.1a) among its recipients; its controller divides it.
fn assign<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, assigned: &mut Assigned) -> Flow {
    if !cx.rule(R510_1A) {
        return Ok(());
    }
    let recipients = recipients(cx, id);
    let mut left = cx.state.permanent(id).power.max(0);
    let player = cx.state.controller(id);
    for (place, &to) in recipients.iter().enumerate() {
        let (least, most) = range(cx, id, &recipients, place, left, assigned);
        let number = cx.ask_assignment(player, id, to, (least.unsigned_abs(), most.unsigned_abs()))?;
        let number = i32::try_from(number).unwrap_or(i32::MAX).min(left);
        assigned.push((id, to, number));
        left -= number;
    }
    Ok(())
}

/// Who a creature deals its damage to: whom it attacks (510.1b), what blocks it (510.1c), what it blocks (510.1d).
fn recipients<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> SmallVec<[Subject; 4]> {
    let state = &*cx.state;
    let none = SmallVec::new();
    let Some(attacker) = state.combat.attacker(id).copied() else {
        let blocked = state.combat.blockers.iter().filter(|blocker| blocker.id == id);
        let attacking = blocked.filter(|blocker| state.combat.attacker(blocker.attacker).is_some());
        let all = attacking.map(|blocker| Subject::Object(blocker.attacker)).collect();
        return cx.either(R510_1D, all, none);
    };
    let defender = match attacker.defender {
        Defender::Player(player) => Subject::Player(player),
        Defender::Permanent(id) => Subject::Object(id),
    };
    if !attacker.blocked {
        return cx.either(R510_1B, SmallVec::from_slice(&[defender]), none);
    }
    let mut all: SmallVec<[Subject; 4]> = state
        .combat
        .blockers_of(id)
        .filter(|&id| state.object(id).zone == Zone::Battlefield)
        .map(Subject::Object)
        .collect();
    if !cx.rule(R510_1C) {
        return none;
    }
    if keywords::tramples(cx.look(), id, all.is_empty()) {
        all.push(defender);
    }
    all
}

/// The least and the most damage that a creature may assign to a recipient. The last one gets the rest; the player
/// behind the blockers of a trampling creature gets something only when each of them is assigned lethal damage
/// (702.19b).
fn range<R: Recorder>(
    cx: &Cx<'_, R>,
    id: ObjectId,
    recipients: &[Subject],
    place: usize,
    left: i32,
    assigned: &Assigned,
) -> (i32, i32) {
    let behind = recipients.len() - place - 1;
    if behind == 0 {
        return (left, left);
    }
    let blockers = recipients.iter().filter(|to| matches!(to, Subject::Object(_))).count();
    let tramples = blockers + 1 == recipients.len() && blockers > 0;
    if behind > 1 || !tramples {
        return (0, left);
    }
    // The last blocker of a trampling creature.
    let lethal = |to: Subject| keywords::lethal_damage(cx.look(), id, to, assigned_to(assigned, to, id));
    let short = recipients[..place].iter().any(|&to| {
        let mine: i32 = assigned.iter().filter(|(by, of, _)| *by == id && *of == to).map(|(_, _, n)| n).sum();
        mine < lethal(to)
    });
    keywords::trample_range(cx.look(), short, lethal(recipients[place]), left)
}

/// What other creatures assign to a recipient.
fn assigned_to(assigned: &Assigned, to: Subject, but: ObjectId) -> i32 {
    let others = assigned.iter().filter(|(by, of, _)| *by != but && *of == to);
    others.fold(0, |sum, (_, _, n)| sum.saturating_add(*n))
}

//! Restrictions on whole declarations, and requirements: as many are obeyed as is possible without disobeying a
//! restriction (508.1c–d, 509.1b–c).

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use vademecum_abilities::DeedKind;
use vademecum_rule_ids::magic::{R508_1C, R508_1D, R509_1B, R509_1C, R802_4B, R805_10B};
use vademecum_vocab::RuleId;

use super::{Defender, attack, block};
use crate::{
    Recorder,
    actions::a038_goad,
    cx::{Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId},
    keywords,
    lasting::Fixed,
    object::{Characteristics, Demands, Restriction},
    state::{Continuous, State},
    tolls,
};

/// Most declarations that the search for the best block looks at. Beyond it, the best that was found counts.
const MOST_SEARCHED: u32 = 200_000;

/// A creature that attacks, or could.
#[derive(Debug, Clone, Copy)]
struct Candidate {
    /// Requirements that it obeys by attacking whom it is proposed to attack.
    weight: u32,
    /// The most requirements that it could obey by attacking somebody.
    best: u32,
    /// The most creatures that it attacks as one of.
    limit: usize,
    not_alone: bool,
    /// Whether it is proposed as an attacker.
    proposed: bool,
    /// Whether a cost would have to be paid: nobody is required to (508.1d).
    costs: bool,
}

/// Whether a permanent has something to do with requirements to attack, or with how many attack.
fn concerns_attack(now: &Characteristics) -> bool {
    now.demands.require_attack()
        || now.demands.attackers_at_most.is_some()
        || now.restrictions.has(Restriction::CantAttackAlone)
}

/// The creatures of the active player that attack or could, with one more that is proposed; none if nothing asks for
/// anything.
fn candidates<R: Recorder>(look: Look<'_, R>, with: Option<(ObjectId, Defender)>) -> SmallVec<[Candidate; 8]> {
    let state = look.state;
    let active = state.turn.active;
    // 805.10b: a team has one combined attack.
    let is_mate = |of: PlayerId| of != active && state.share_turns(active, of) && look.rule(R805_10B);
    let own = |now: &Characteristics| now.is_creature() && (now.controller == active || is_mate(now.controller));
    if !state.permanents().any(|(_, now)| own(now) && concerns_attack(now)) {
        return SmallVec::new();
    }
    let quiet = Look { quiet: true, ..look };
    let restricts = quiet.rule(R508_1C);
    let attackers = state.combat.attackers.iter().map(|of| (of.id, of.defender));
    let attacking: FxHashMap<ObjectId, Option<Defender>> =
        attackers.chain(with.map(|(id, whom)| (id, Some(whom)))).collect();
    look.rec.work(state.permanents().count() + attacking.len());
    let mut all = SmallVec::new();
    for (id, now) in state.permanents().filter(|(_, now)| own(now)) {
        let proposed = attacking.contains_key(&id);
        let whom = attacking.get(&id).copied().flatten();
        let mut could = proposed;
        if !could {
            attack::each_attackable(quiet, active, |defender| {
                could = could || attack::check_one_attack(quiet, id, defender).is_ok();
            });
        }
        // What cannot be paid for together with those that are proposed can't attack with them.
        let costs = tolls::has_toll(look, id, DeedKind::Attack);
        if could && !proposed && costs {
            let declared = state.combat.attackers.iter().map(|attacker| attacker.id);
            let declared = declared.chain(with.map(|(with, _)| with)).chain([id]);
            could = tolls::check(quiet, DeedKind::Attack, active, declared).is_ok();
        }
        let limit = now.demands.attackers_at_most.filter(|_| restricts).map_or(usize::MAX, usize::from);
        let not_alone = restricts && now.restrictions.has(Restriction::CantAttackAlone);
        let demands = &now.demands;
        let attack = u32::from(demands.attack);
        let is_asked = |whom| matches!(whom, Defender::Player(player) if demands.attack_players.has(player));
        let obeyed = |whom| {
            let of_goads = a038_goad::obeyed(look, id, demands, whom);
            attack.saturating_add(u32::from(is_asked(whom))).saturating_add(of_goads)
        };
        let minds_whom = !demands.goaded.is_empty() || !demands.attack_players.is_empty();
        let somebody = if minds_whom { attack::attackable(quiet, active) } else { Default::default() };
        let best = somebody.into_iter().map(obeyed).max().unwrap_or(attack);
        let weight = whom.map_or(best, obeyed);
        if could {
            all.push(Candidate { weight, best, limit, not_alone, proposed, costs });
        }
    }
    all
}

/// The most requirements that a declaration with all that is proposed can obey, if one is legal. What costs something is
/// left out where nothing is proposed.
fn most_obeyed(candidates: &[Candidate]) -> Option<u32> {
    let some_proposed = candidates.iter().any(|of| of.proposed);
    let free = |of: &&Candidate| some_proposed || !of.costs;
    let fixed = candidates.iter().filter(|of| of.proposed).count();
    // More attackers obey no fewer, as long as the same can be among them: of the sizes that no limit lies between, the
    // greatest. A single attacker is a case of its own.
    let mut limits: SmallVec<[usize; 8]> = candidates.iter().filter(free).map(|of| of.limit).collect();
    limits.sort_unstable();
    let greatest = |place: usize| limits[place].min(limits.len() - place);
    let first_of = |place: &usize| *place == 0 || limits[*place - 1] < limits[*place];
    let sizes = (0..limits.len()).filter(first_of).map(greatest).chain([0, 1, fixed]);
    let sizes = sizes.filter(|size| (fixed..=candidates.len()).contains(size));
    sizes.filter_map(|size| best_of(candidates.iter().filter(free), fixed, size)).max()
}

/// The most requirements that a declaration of that many attackers obeys.
fn best_of<'a>(all: impl Iterator<Item = &'a Candidate>, fixed: usize, size: usize) -> Option<u32> {
    let fits = |of: &&Candidate| of.limit >= size && !(size == 1 && of.not_alone);
    let (proposed, others): (SmallVec<[&Candidate; 8]>, SmallVec<[&Candidate; 8]>) =
        all.filter(fits).partition(|of| of.proposed);
    if proposed.len() < fixed || proposed.len() + others.len() < size {
        return None;
    }
    let mut weights: SmallVec<[u32; 8]> = others.iter().map(|of| of.weight).collect();
    weights.sort_unstable_by(|one, other| other.cmp(one));
    let more: u32 = weights.iter().take(size - fixed).sum();
    Some(proposed.iter().map(|of| of.weight).sum::<u32>() + more)
}

/// Whether a declaration with one more attacker can still become legal.
pub(super) fn check_attack<R: Recorder>(look: Look<'_, R>, id: ObjectId, whom: Defender) -> Legal {
    let with = candidates(look, Some((id, whom)));
    if with.is_empty() {
        return Ok(());
    }
    let reached = most_obeyed(&with);
    look.forbid(R508_1C, reached.is_none(), "refused-attack-restricted")?;
    let most = most_obeyed(&unproposed(look));
    look.forbid(R508_1D, reached < most, "refused-creature-must-attack")
}

/// The candidates as they would be if nothing had been proposed.
fn unproposed<R: Recorder>(look: Look<'_, R>) -> SmallVec<[Candidate; 8]> {
    candidates(look, None).into_iter().map(|of| Candidate { proposed: false, weight: of.best, ..of }).collect()
}

/// Whether what is proposed is a legal declaration.
pub(super) fn check_attack_done<R: Recorder>(look: Look<'_, R>) -> Legal {
    let all = candidates(look, None);
    if all.is_empty() {
        return Ok(());
    }
    let proposed: SmallVec<[Candidate; 8]> = all.iter().copied().filter(|of| of.proposed).collect();
    let obeyed = best_of(proposed.iter(), proposed.len(), proposed.len());
    look.forbid(R508_1C, obeyed.is_none(), "refused-attack-restricted")?;
    look.forbid(R508_1D, obeyed < most_obeyed(&unproposed(look)), "refused-creature-must-attack")
}

/// Whether something asks a player's creatures to block, how many block, or that something be paid for it.
pub(super) fn are_made<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> bool {
    let together = |of: PlayerId| look.state.share_turns(player, of);
    let attacks = |id: ObjectId| look.state.combat.attacker(id).is_some_and(|of| together(of.defending));
    if look.state.tolls.iter().any(|toll| toll.deed == DeedKind::Block) {
        return true;
    }
    look.state.permanents().any(|(id, now)| {
        let Demands { block, be_blocked, be_blocked_by_all, blockers_at_most, blocked_by_at_most, more_blocks, .. } =
            now.demands;
        let blocks = block > 0 || blockers_at_most.is_some() || more_blocks > 0;
        let blocks = blocks || now.restrictions.has(Restriction::CantBlockAlone) || is_asked_to_block(look.state, id);
        let is_blocked = be_blocked > 0 || be_blocked_by_all > 0 || blocked_by_at_most.is_some();
        together(now.controller) && blocks || is_blocked && attacks(id)
    })
}

/// The attackers that effects ask a creature to block if it can (509.1c), once for each effect.
fn asked(state: &State, blocker: ObjectId) -> impl Iterator<Item = ObjectRef> + '_ {
    let on_it = move |effect: &&Continuous| effect.on.contains(&state.reference(blocker));
    state.effects.iter().filter(on_it).flat_map(|effect| &effect.fixed).filter_map(|fixed| match fixed {
        Fixed::Object(attacker) => Some(*attacker),
        _ => None,
    })
}

/// Whether an effect asks a creature to block one attacker in particular.
fn is_asked_to_block(state: &State, blocker: ObjectId) -> bool {
    asked(state, blocker).next().is_some()
}

/// How many effects ask a creature to block an attacker.
fn asked_to_block(state: &State, blocker: ObjectId, attacker: ObjectId) -> u32 {
    asked(state, blocker).filter(|of| *of == state.reference(attacker)).count() as u32
}

/// An attacker that may be blocked.
#[derive(Debug, Clone, Copy)]
struct Target {
    id: ObjectId,
    least: usize,
    /// The rule that asks for the fewest.
    by: Option<RuleId>,
    most: usize,
    /// Requirements that it be blocked.
    be_blocked: u32,
}

/// A creature that could block.
#[derive(Debug, Clone)]
struct Defending {
    id: ObjectId,
    /// Requirements that it blocks.
    weight: u32,
    limit: usize,
    not_alone: bool,
    /// How many it can block.
    slots: usize,
    /// The attackers that it could block, with the requirements that it blocks that one.
    could: SmallVec<[(usize, u32); 4]>,
    /// Those that it is proposed to block.
    proposed: SmallVec<[usize; 2]>,
}

/// The search for the declaration of blockers that obeys most.
struct Search<'a, R> {
    look: Look<'a, R>,
    player: PlayerId,
    /// The creatures that block, so far.
    blocking: SmallVec<[ObjectId; 8]>,
    /// How many creatures of other players count as blocking with them.
    others: usize,
    targets: SmallVec<[Target; 4]>,
    blockers: SmallVec<[Defending; 8]>,
    /// How many creatures block each target, so far.
    counts: SmallVec<[usize; 4]>,
    best: Option<u32>,
    /// The search ends once this many requirements are obeyed.
    enough: u32,
    /// The most that the blockers from each place on can add.
    rest: Vec<u32>,
    left: u32,
    /// What is left to do, the next step last: as deep as there are blockers and attackers that they block.
    stack: Vec<Step>,
}

/// A step of a search.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// Decides about the blocker at that place.
    Blocker { place: usize, so_far: SoFar },
    /// Decides about the attackers from one on, for a blocker that blocks this many already.
    Attackers { place: usize, next: usize, blocks: usize, so_far: SoFar },
    /// Takes a block of a target back.
    TakeBack { target: usize },
    /// Takes the last creature that blocks back.
    StayAtHome,
}

/// What has been declared so far in a search.
#[derive(Debug, Clone, Copy, Default)]
struct SoFar {
    obeyed: u32,
    blocking: usize,
    lowest_limit: Option<usize>,
    /// Whether one of those that block can't do so alone.
    not_alone: bool,
}

impl<'a, R: Recorder> Search<'a, R> {
    fn new(look: Look<'a, R>, player: PlayerId, with: Option<(ObjectId, ObjectId)>, whole: bool) -> Search<'a, R> {
        let state = look.state;
        let restricts = look.rule(R509_1B);
        let together = |of: PlayerId| look.blocks_with(player, of);
        let attackers = state.combat.attackers.iter().filter(|attacker| together(attacker.defending));
        let targets: SmallVec<[Target; 4]> = attackers
            .map(|attacker| {
                let demands = state.permanent(attacker.id).demands;
                let needed = keywords::blockers_needed(look, attacker.id).filter(|(_, rule)| look.rule(*rule));
                Target {
                    id: attacker.id,
                    least: needed.map_or(0, |(least, _)| least),
                    by: needed.map(|(_, rule)| rule),
                    most: demands.blocked_by_at_most.filter(|_| restricts).map_or(usize::MAX, usize::from),
                    be_blocked: u32::from(demands.be_blocked),
                }
            })
            .collect();
        let place_of = |id: ObjectId| targets.iter().position(|target| target.id == id);
        let mut blockers = SmallVec::new();
        for (id, now) in state.permanents().filter(|(_, now)| together(now.controller) && now.is_creature()) {
            let declared = state.combat.blockers.iter().map(|blocker| (blocker.id, blocker.attacker));
            let declared = declared.chain(with).filter(|(blocker, _)| *blocker == id);
            let proposed: SmallVec<[usize; 2]> = declared.filter_map(|(_, attacker)| place_of(attacker)).collect();
            let costs = !whole && tolls::has_toll(look, id, DeedKind::Block);
            let mut could: SmallVec<[(usize, u32); 4]> = SmallVec::new();
            for (place, target) in targets.iter().enumerate() {
                let able = block::could_block(look, player, id, target.id).is_ok();
                let may = whole && proposed.contains(&place) || !costs && able;
                if may {
                    let by_all = u32::from(state.permanent(target.id).demands.be_blocked_by_all);
                    could.push((place, by_all + asked_to_block(state, id, target.id)));
                }
            }
            if !could.is_empty() {
                blockers.push(Defending {
                    id,
                    weight: u32::from(now.demands.block),
                    limit: now.demands.blockers_at_most.filter(|_| restricts).map_or(usize::MAX, usize::from),
                    not_alone: restricts && now.restrictions.has(Restriction::CantBlockAlone),
                    slots: 1 + usize::from(now.demands.more_blocks),
                    could,
                    proposed: if whole { proposed } else { SmallVec::new() },
                });
            }
        }
        let counts = SmallVec::from_elem(0, targets.len());
        let blocking = SmallVec::new();
        let (best, enough, rest, left, stack) = (None, u32::MAX, Vec::new(), MOST_SEARCHED, Vec::new());
        Search { look, player, blocking, others: 0, targets, blockers, counts, best, enough, rest, left, stack }
    }

    /// The same search, with a number of blocking creatures of other players.
    fn beside(self, others: usize) -> Self {
        Search { others, ..self }
    }

    /// The most that can be obeyed, if a declaration is legal.
    fn run(mut self, enough: u32) -> Option<u32> {
        self.enough = enough;
        let most = |of: &Defending| of.weight + of.could.iter().map(|(_, weight)| weight).sum::<u32>();
        self.rest = vec![0; self.blockers.len() + 1];
        for (place, of) in self.blockers.iter().enumerate().rev() {
            self.rest[place] = self.rest[place + 1] + most(of);
        }
        let so_far = SoFar { blocking: self.others, ..SoFar::default() };
        self.stack.push(Step::Blocker { place: 0, so_far });
        while let Some(step) = self.stack.pop() {
            match step {
                Step::Blocker { place, so_far } => self.blocker(place, so_far),
                Step::Attackers { place, next, blocks, so_far } => self.attackers(place, next, blocks, so_far),
                Step::TakeBack { target } => self.counts[target] -= 1,
                Step::StayAtHome => {
                    self.blocking.pop();
                }
            }
        }
        self.best
    }

    /// What the blockers from this one on, and the targets, could add at most.
    fn bound(&self, from: usize) -> u32 {
        let unblocked = self.targets.iter().zip(&self.counts).filter(|(_, count)| **count == 0);
        let be_blocked: u32 = unblocked.map(|(target, _)| target.be_blocked).sum();
        be_blocked + self.rest[from]
    }

    /// Decides about the next blocker: its attackers come next on the stack.
    fn blocker(&mut self, place: usize, so_far: SoFar) {
        self.look.rec.work(1 + self.targets.len());
        let done = self.best.is_some_and(|best| best >= self.enough || so_far.obeyed + self.bound(place) <= best);
        if done || self.left == 0 {
            return;
        }
        if place == self.blockers.len() {
            return self.whole(so_far);
        }
        self.stack.push(Step::Attackers { place, next: 0, blocks: 0, so_far });
    }

    /// Decides about the attackers from one on, for a blocker that blocks this many already. What is pushed last is
    /// done first: each block is tried, and taken back, before the blocker goes without it.
    fn attackers(&mut self, place: usize, next: usize, blocks: usize, so_far: SoFar) {
        let of = &self.blockers[place];
        let Some(&(target, weight)) = of.could.get(next) else {
            return self.next_blocker(place, blocks, so_far);
        };
        if self.left == 0 {
            return;
        }
        self.left -= 1;
        if !of.proposed.contains(&target) {
            self.stack.push(Step::Attackers { place, next: next + 1, blocks, so_far });
        }
        if blocks < of.slots && self.counts[target] < self.targets[target].most {
            let first = if self.counts[target] == 0 { self.targets[target].be_blocked } else { 0 };
            self.counts[target] += 1;
            let so_far = SoFar { obeyed: so_far.obeyed + weight + first, ..so_far };
            self.stack.push(Step::TakeBack { target });
            self.stack.push(Step::Attackers { place, next: next + 1, blocks: blocks + 1, so_far });
        }
    }

    /// Goes on with the next blocker, behind one that blocks this many.
    fn next_blocker(&mut self, place: usize, blocks: usize, so_far: SoFar) {
        let of = &self.blockers[place];
        let so_far = if blocks == 0 {
            so_far
        } else {
            self.blocking.push(of.id);
            self.stack.push(Step::StayAtHome);
            SoFar {
                obeyed: so_far.obeyed + of.weight,
                blocking: so_far.blocking + 1,
                lowest_limit: Some(so_far.lowest_limit.map_or(of.limit, |lowest| lowest.min(of.limit))),
                not_alone: so_far.not_alone || of.not_alone,
            }
        };
        self.stack.push(Step::Blocker { place: place + 1, so_far });
    }

    /// A whole declaration counts, if it is legal.
    fn whole(&mut self, so_far: SoFar) {
        let mut short = self.targets.iter().zip(&self.counts).filter(|(of, count)| **count > 0 && **count < of.least);
        let legal = short.next().is_none()
            && so_far.lowest_limit.is_none_or(|limit| so_far.blocking <= limit)
            && !(so_far.blocking == 1 && so_far.not_alone)
            && tolls::check(self.look, DeedKind::Block, self.player, self.blocking.iter().copied()).is_ok();
        if legal {
            self.best = self.best.max(Some(so_far.obeyed));
        }
    }

    /// The same with nothing beside what is proposed.
    fn proposed_alone(mut self) -> Self {
        for of in &mut self.blockers {
            let proposed = of.proposed.clone();
            of.could.retain(|(target, _)| proposed.contains(target));
        }
        self.blockers.retain(|of| !of.could.is_empty());
        self
    }

    /// The rule that is in the way of what is proposed.
    fn in_the_way(&self) -> RuleId {
        let blocked = |place: usize| self.blockers.iter().filter(|of| of.proposed.contains(&place)).count();
        let short = self.targets.iter().enumerate().find(|(place, of)| {
            let blocks = blocked(*place);
            blocks > 0 && blocks < of.least
        });
        short.and_then(|(_, of)| of.by).unwrap_or(R509_1B)
    }
}

/// The most requirements that any declaration obeys, costs aside.
fn most_by_blocking<R: Recorder>(look: Look<'_, R>, player: PlayerId, others: usize) -> Option<u32> {
    Search::new(look, player, None, false).beside(others).run(u32::MAX)
}

/// How many of the creatures with which other players block count for a player's declaration: none (802.4b).
fn others_counted<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> usize {
    let blockers = &look.state.combat.blockers;
    let of_others = |place: &usize| {
        let id = blockers[*place].id;
        // A creature that blocks several attackers counts once.
        !look.state.share_turns(player, look.state.controller(id))
            && blockers[..*place].iter().all(|other| other.id != id)
    };
    let others = (0..blockers.len()).filter(of_others).count();
    if others > 0 && look.rule(R802_4B) { 0 } else { others }
}

/// Whether a declaration with one more block can still become legal.
pub(super) fn check_block<R: Recorder>(look: Look<'_, R>, player: PlayerId, with: (ObjectId, ObjectId)) -> Legal {
    let quiet = Look { quiet: true, ..look };
    let others = others_counted(look, player);
    let most = most_by_blocking(quiet, player, others);
    let search = Search::new(quiet, player, Some(with), true).beside(others);
    let by = search.in_the_way();
    let reached = search.run(most.unwrap_or(0));
    look.forbid(by, reached.is_none(), "refused-block-restricted")?;
    look.forbid(R509_1C, reached < most, "refused-creature-must-block")
}

/// Whether what is proposed is a legal declaration.
pub(super) fn check_block_done<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    let quiet = Look { quiet: true, ..look };
    let others = others_counted(look, player);
    let obeyed = Search::new(quiet, player, None, true).beside(others).proposed_alone().run(u32::MAX);
    look.forbid(R509_1B, obeyed.is_none(), "refused-block-restricted")?;
    look.forbid(R509_1C, obeyed < most_by_blocking(quiet, player, others), "refused-creature-must-block")
}

#[cfg(test)]
mod tests {
    use super::*;
    use vademecum_random::Random;

    #[test]
    fn the_most_obeyed_is_that_of_the_best_of_all_sizes() {
        let mut random = Random(7);
        for _ in 0..2000 {
            let number = random.below(7);
            let candidates: Vec<Candidate> = (0..number)
                .map(|_| Candidate {
                    weight: random.below(3) as u32,
                    best: 0,
                    limit: [usize::MAX, usize::MAX, 1, 2, 4][random.below(5)],
                    not_alone: random.below(3) == 0,
                    proposed: random.below(4) == 0,
                    costs: random.below(4) == 0,
                })
                .collect();
            let some_proposed = candidates.iter().any(|of| of.proposed);
            let free = |of: &&Candidate| some_proposed || !of.costs;
            let fixed = candidates.iter().filter(|of| of.proposed).count();
            let all = (fixed..=number).filter_map(|size| best_of(candidates.iter().filter(free), fixed, size));
            assert_eq!(most_obeyed(&candidates), all.max(), "{candidates:?}");
        }
    }
}

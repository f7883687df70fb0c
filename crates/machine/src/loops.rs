//! Loops. A loop of mandatory actions is a draw (104.4b, 729.4); in a fragmented loop, to which several players
//! contribute choices, one of them must make a different choice (729.3).

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;
use smallvec::SmallVec;
use vademecum_abilities::Ability;
use vademecum_rule_ids::magic::{R104_4B, R729_3, R729_5, R729_6};

use crate::{
    Recorder,
    cx::{Cx, Flow, Legal, Look},
    decision::{Ask, Choice, Choices, Decision},
    game,
    id::{PlayerId, PlayerSet, Subject},
    state::State,
};

/// Number of resolutions one after another before states are compared.
const COMPARED_FROM: u32 = 32;
/// Length of a stack that is not compared with itself.
const LONG_STACK: usize = 256;
/// Number of resolutions one after another before it is watched whether anybody is running out of something.
const WATCHED_FROM: u32 = 10_000;
/// Number of resolutions in which the least that everybody has is looked for.
const WINDOW: u32 = 5_000;

/// A watch on loops: Brent's algorithm, which finds a state that comes again while remembering one; and, for a loop in
/// which something grows, whether anybody is running out of anything.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct LoopWatch {
    resolved: u32,
    mark: u64,
    until: u32,
    depth: usize,
    least: Option<Box<Least>>,
    /// Number of times in the current step that a player did not pay to prevent an effect (729.6).
    declined: usize,
    /// The controllers of what has resolved since the remembered state.
    involved: PlayerSet,
}

impl LoopWatch {
    /// Records that a player does not do what would prevent an effect: "\[A\] unless \[B\]" (729.6).
    pub(crate) fn note_declined(&mut self) {
        self.declined = self.declined.saturating_add(1);
    }
}

/// A choice with priority that a player had made before in the same turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Repeated {
    /// The state of the game before it, as players see it.
    before: u64,
    by: PlayerId,
    choice: Choice,
}

/// The choices of players with priority in a turn, and those that they repeated.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Repetitions {
    turn: u32,
    done: SmallVec<[(PlayerId, Choice); 2]>,
    again: SmallVec<[Repeated; 2]>,
}

/// Records a choice that a player is about to make with priority.
pub(crate) fn note_act(state: &mut State, by: PlayerId, choice: Choice) {
    let before = std::mem::take(&mut state.repetitions);
    let turn = state.turn.number;
    let mut acts = if before.turn == turn { before } else { Repetitions { turn, ..Repetitions::default() } };
    if acts.done.contains(&(by, choice)) {
        acts.again.push(Repeated { before: as_seen(state), by, choice });
    } else {
        acts.done.push((by, choice));
    }
    state.repetitions = acts;
}

/// Whether a player may repeat a choice: not if it would continue a fragmented loop that this player must break
/// (729.3).
pub(crate) fn may_go_on<R: Recorder>(look: Look<'_, R>, by: PlayerId, choice: Choice) -> Legal {
    let state = look.state;
    let acts = &state.repetitions;
    if acts.turn != state.turn.number || acts.again.len() < 2 || has_targets(state, choice) {
        return Ok(());
    }
    let is_repeated = |act: &&Repeated| act.by == by && act.choice == choice;
    // The hash goes through all objects: once, and only if there is something to compare it with.
    if acts.again.iter().all(|act| act.by == by) || !acts.again.iter().any(|act| is_repeated(&act)) {
        return Ok(());
    }
    let seen = as_seen(state);
    let is_it = |act: &Repeated| is_repeated(&act) && act.before == seen;
    let Some(first) = acts.again.iter().position(is_it) else { return Ok(()) };
    let mut involved = PlayerSet::NONE;
    acts.again[first..].iter().for_each(|act| involved.insert(act.by));
    let is_fragmented = involved.len() > 1;
    let breaks = look.ring().find(|&player| involved.has(player)) == Some(by);
    look.forbid(R729_3, is_fragmented && breaks, "refused-loop-must-be-broken")
}

/// Whether an activation is followed by a choice of modes or targets, so that two of them may differ.
fn has_targets(state: &State, choice: Choice) -> bool {
    let Choice::Activate(_, ability) = choice else { return false };
    match state.cards.ability(ability) {
        Ability::Activated(activated) => activated.effect.modal.is_some() || !activated.effect.targets.is_empty(),
        _ => false,
    }
}

/// Hash of the state of the game as players see it: where objects are, and their characteristics.
fn as_seen(state: &State) -> u64 {
    let mut hash = FxHasher::default();
    state.hash_without_effects().hash(&mut hash);
    for (id, now) in state.permanents() {
        (id.0, now.face.0, now.controller.0, now.power, now.toughness).hash(&mut hash);
        (now.types, now.colors, now.subtypes, now.keywords, now.restrictions).hash(&mut hash);
        now.lost_abilities.hash(&mut hash);
    }
    hash.finish()
}

/// Whether a player with priority could do anything other than pass, activate mana abilities or concede.
fn could_act<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    let mut trial = cx.peek().copy_state();
    let players: SmallVec<[PlayerId; 4]> = cx.peek().ring().collect();
    let mut choices = Choices::default();
    players.into_iter().any(|who| {
        trial.decision = Decision { who, ask: Ask::Priority, about: None, ..trial.decision };
        trial.choices_into(cx.rec, &mut choices);
        choices.iter().any(|choice| !matches!(choice, Choice::Pass | Choice::Mana(..) | Choice::Concede(_)))
    })
}

/// The least reserves in the last window and in this one.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Least {
    before: Option<Reserves>,
    now: Reserves,
}

/// What each player has that could run out. A loop in which one of these falls comes to an end.
type Reserves = Vec<[u32; 7]>;

/// A loop of mandatory actions is a draw (104.4b, 729.4): the same state comes again, or things go on and on, with
/// nobody having decided anything since and nobody running out of anything.
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let depth = cx.state.stack.len() + cx.state.waiting.len();
    let mut watch = std::mem::take(&mut cx.state.loops);
    // 729.6: not paying to prevent an effect is not a decision that ends the loop.
    let declined = std::mem::take(&mut watch.declined);
    let has_asked = cx.has_asked() && !(declined == cx.count_answers() && cx.rule(R729_6));
    if depth == 0 || has_asked {
        return Ok(());
    }
    watch.involved = next_controllers(cx.state).fold(watch.involved, |mut all, player| {
        all.insert(player);
        all
    });
    // A long stack is on its way down, or it grows without bounds: its hash tells nothing.
    let compared = watch.resolved >= COMPARED_FROM && depth < LONG_STACK;
    let hash = if compared { cx.state.hash() } else { 0 };
    let again = hash != 0 && watch.mark == hash;
    let endless = watch.resolved >= WATCHED_FROM && watch.is_sustained(cx.state) && depth >= watch.depth;
    if cx.when(R104_4B, again || endless) {
        // 729.5: no player is required to end it; without that rule, it goes on while a player could.
        if !could_act(cx) || cx.rule(R729_5) {
            return game::draw_by_loop(cx, watch.involved);
        }
        return Ok(());
    }
    if watch.resolved == 0 {
        watch = LoopWatch { depth, until: COMPARED_FROM, ..LoopWatch::default() };
    }
    if watch.resolved >= watch.until {
        watch.mark = hash;
        watch.until = watch.until.saturating_mul(2);
        watch.involved = next_controllers(cx.state).collect();
    }
    watch.resolved = watch.resolved.saturating_add(1);
    cx.state.loops = watch;
    Ok(())
}

/// The controllers of what resolves next: of triggered abilities that are about to be put on the stack, or of what is on top of it.
fn next_controllers(state: &State) -> impl Iterator<Item = PlayerId> + '_ {
    let top = state.stack.last().filter(|_| state.waiting.is_empty()).map(|item| item.controller);
    state.waiting().map(|(player, _)| player).chain(top)
}

impl LoopWatch {
    /// Whether a window ends now in which nobody ever had less of anything than in the one before.
    fn is_sustained(&mut self, state: &State) -> bool {
        let reserves = reserves(state);
        let Some(least) = &mut self.least else {
            self.least = Some(Box::new(Least { before: None, now: reserves }));
            return false;
        };
        for (least, has) in least.now.iter_mut().flatten().zip(reserves.iter().flatten()) {
            *least = (*least).min(*has);
        }
        if !self.resolved.is_multiple_of(WINDOW) {
            return false;
        }
        let window = std::mem::replace(&mut least.now, reserves);
        let pairs =
            |before: &Reserves| before.iter().flatten().zip(window.iter().flatten()).all(|(before, now)| now >= before);
        let sustained = least.before.as_ref().is_some_and(pairs);
        least.before = Some(window);
        sustained
    }
}

/// Life, cards in the library, in hand and in the graveyard, permanents, counters on them, and the damage that creatures
/// survive, of each player.
fn reserves(state: &State) -> Reserves {
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let positive = |number: i32| number.max(0).unsigned_abs();
    let mut all: Reserves = state
        .players
        .iter()
        .map(|of| {
            let cards = [&of.library, &of.hand, &of.graveyard].map(|zone| count(zone.len()));
            [positive(of.life), cards[0], cards[1], cards[2], 0, 0, 0]
        })
        .collect();
    let mut add = |player: PlayerId, place: usize, number: u32| {
        let has = &mut all[player.at()][place];
        *has = has.saturating_add(number);
    };
    for (id, now) in state.permanents() {
        add(now.controller, 4, 1);
        let counters: i64 = state.counters_on(Subject::Object(id)).map(|(_, number)| i64::from(number)).sum();
        add(now.controller, 5, u32::try_from(counters).unwrap_or(0));
        if now.is_creature() {
            let damage = state.object(id).damage;
            add(now.controller, 6, positive(now.toughness.saturating_sub(damage)));
        }
    }
    all
}

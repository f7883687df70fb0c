//! Loops of mandatory actions (104.4b, 729.4): a game that goes round with nobody deciding anything is a draw.

use vademecum_rule_ids::magic::R104_4B;

use crate::{
    Recorder, Silent,
    cx::{Cx, Legal, Look},
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
pub(crate) fn check<R: Recorder>(cx: &mut Cx<'_, R>) {
    let depth = cx.state.stack.len() + cx.state.waiting.len();
    if depth == 0 || cx.has_asked() {
        cx.state.loops = LoopWatch::default();
        return;
    }
    let mut watch = std::mem::take(&mut cx.state.loops);
    // A long stack is on its way down, or it grows without bounds: its hash tells nothing.
    let compared = watch.resolved >= COMPARED_FROM && depth < LONG_STACK;
    let hash = if compared { cx.state.hash() } else { 0 };
    let again = hash != 0 && watch.mark == hash;
    let endless = watch.resolved >= WATCHED_FROM && watch.is_sustained(cx.state) && depth >= watch.depth;
    if cx.when(R104_4B, again || endless) {
        game::draw(cx);
        return;
    }
    if watch.resolved == 0 {
        watch = LoopWatch { depth, until: COMPARED_FROM, ..LoopWatch::default() };
    }
    if watch.resolved >= watch.until {
        watch.mark = hash;
        watch.until = watch.until.saturating_mul(2);
    }
    watch.resolved = watch.resolved.saturating_add(1);
    cx.state.loops = watch;
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

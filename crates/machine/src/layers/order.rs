//! The order in which the effects of a layer are applied: by age, unless one depends on another (613.7, 613.8).

use smallvec::SmallVec;
use vademecum_abilities::Aspects;
use vademecum_rule_ids::magic::{R613_8A, R613_8B, R613_8C};

use super::{LayerMask, Origin, Source, change, exists, set_of, writes};
use crate::{
    Recorder,
    cx::{Cx, Look},
    id::ObjectId,
    state::Fixed,
};

/// What each effect of a layer depends on, as far as it has been asked.
#[derive(Debug)]
pub(super) struct Dependencies(Vec<Option<Vec<usize>>>);

impl Dependencies {
    /// One of them has been applied: nothing waits for it any more.
    pub(super) fn forget(&mut self, place: usize) {
        self.0.remove(place);
        for of in self.0.iter_mut().flatten() {
            of.retain(|&other| other != place);
            of.iter_mut().filter(|other| **other > place).for_each(|other| *other -= 1);
        }
    }
}

/// The effect that is applied next: the oldest that waits for no other. Effects in a loop of dependencies do not wait for
/// each other (613.8b).
pub(super) fn next<R: Recorder>(
    cx: &mut Cx<'_, R>,
    sources: &[Source],
    units: &[usize],
    layers: LayerMask,
    known: &mut Option<Dependencies>,
) -> Option<usize> {
    if units.len() < 2 || !may_depend(cx.peek(), sources, units, layers) {
        return (!units.is_empty()).then_some(0);
    }
    let is_new = known.is_none();
    let known = known.get_or_insert_with(|| Dependencies(vec![None; units.len()]));
    // Without 613.8c all that is asked is asked at the beginning.
    if is_new && !cx.peek().rule(R613_8C) {
        (0..units.len()).for_each(|place| drop(reached(cx, sources, units, layers, known, place)));
    }
    for place in 0..units.len() {
        let waits_for = reached(cx, sources, units, layers, known, place);
        let back = |&other: &usize| reached(cx, sources, units, layers, known, other).contains(&place);
        if !waits_for.iter().all(back) {
            continue;
        }
        // Without 613.8b those in a loop wait for each other forever.
        let in_loop = !waits_for.is_empty();
        let goes_on = cx.when(R613_8B, in_loop);
        if in_loop && !goes_on {
            continue;
        }
        return Some(place);
    }
    None
}

/// Whether some effect could depend on another: one reads what another writes.
pub(super) fn may_depend<R: Recorder>(
    look: Look<'_, R>,
    sources: &[Source],
    units: &[usize],
    layers: LayerMask,
) -> bool {
    look.rec.work(units.len());
    let all = |of: &dyn Fn(&Source) -> Aspects| {
        units.iter().map(|&unit| of(&sources[unit])).fold(Aspects::NONE, Aspects::union)
    };
    all(&|source| reads(look, source)).meets(all(&|source| writes(look.state, source, layers)))
}

/// What an effect depends on, directly or through others.
fn reached<R: Recorder>(
    cx: &mut Cx<'_, R>,
    sources: &[Source],
    units: &[usize],
    layers: LayerMask,
    known: &mut Dependencies,
    from: usize,
) -> Vec<usize> {
    let mut reached: Vec<usize> = Vec::new();
    let mut open = vec![from];
    while let Some(place) = open.pop() {
        if known.0[place].is_none() {
            let on = (0..units.len())
                .filter(|&other| other != place && depends(cx, &sources[units[place]], &sources[units[other]], layers));
            known.0[place] = Some(on.collect());
        }
        for &other in known.0[place].iter().flatten() {
            if !reached.contains(&other) {
                reached.push(other);
                open.push(other);
            }
        }
    }
    reached
}

fn reads<R>(look: Look<'_, R>, source: &Source) -> Aspects {
    match source.origin {
        // Its set is fixed and its quantities are worked out, unless it is a copy in a game without 707.2b.
        Origin::Effect(place) => {
            let follows = look.state.effects[place].context.as_ref().is_some_and(|context| context.follows_copied);
            if follows { Aspects::ALL } else { Aspects::NONE }
        }
        Origin::Counters(_) => Aspects::NONE,
        Origin::Static(ability, _) => look.state.cards.reads(ability),
    }
}

/// Whether applying one effect would change what another applies to, does, or whether it exists (613.8a): tried out.
fn depends<R: Recorder>(cx: &mut Cx<'_, R>, dependent: &Source, other: &Source, layers: LayerMask) -> bool {
    let reads = reads(cx.peek(), dependent);
    if dependent.defines != other.defines || !reads.meets(writes(cx.state, other, layers)) {
        return false;
    }
    if !exists(cx.peek(), other) && !other.begun {
        return false;
    }
    let before = outcome(cx.peek(), dependent, layers);
    let set = set_of(cx.peek(), other);
    let kept: SmallVec<[_; 8]> = set.iter().map(|&id| *cx.state.permanent(id)).collect();
    let gained = cx.state.gained.clone();
    change::apply(cx, other, layers, &set, true);
    let after = outcome(cx.peek(), dependent, layers);
    for (id, was) in set.iter().zip(kept) {
        let place = cx.state.object(*id).place as usize;
        cx.state.permanents[place] = was;
    }
    cx.state.gained = gained;
    // Without 613.8a nothing depends on anything.
    before != after && cx.rule(R613_8A)
}

/// What an effect would do now: whether it exists at all, to what, and how much.
type Outcome = (bool, SmallVec<[ObjectId; 8]>, SmallVec<[Fixed; 2]>);

fn outcome<R: Recorder>(look: Look<'_, R>, source: &Source, layers: LayerMask) -> Outcome {
    let exists = source.begun || exists(look, source);
    if !exists {
        return (false, SmallVec::new(), SmallVec::new());
    }
    let mut set = set_of(look, source);
    set.sort_unstable();
    (true, set, change::quantities(look, source, layers))
}

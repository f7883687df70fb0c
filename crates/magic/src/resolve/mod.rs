//! Resolving spells and abilities (608): instruction by instruction, in the order written, with a pause
//! wherever a player must choose.

mod ask;
mod effects;
mod quantity;

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R113_7A, R301_2, R302_2, R303_2, R304_2, R307_2, R405_2, R405_5, R603_4, R608_1, R608_2A, R608_2B, R608_2C,
    R608_2N, R608_3A,
};
use vademecum_trace::Recorder;

pub(crate) use ask::{answer, check_answer};
pub(crate) use quantity::amount_for;

use crate::{
    ability::{Body, Step},
    card::{Cards, Type, Types, Zone},
    cast,
    choice::Target,
    engine::Cx,
    event::{Event, Observer},
    hash::mix,
    mana::ManaKind,
    object::{ObjectId, PlayerId},
    priority,
    state::{StackItem, State, TargetRef},
    target,
    turn::Stage,
    zone,
};

/// A spell or ability that is resolving.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Resolution {
    pub(crate) item: StackItem,
    /// The instruction that comes next, counted over the chosen modes.
    pub(crate) next: usize,
    /// The answer to the "may" of that instruction, once it is given (608.2d).
    pub(crate) answered: Option<bool>,
    /// Whether the last "may" was taken and could be done.
    pub(crate) done: bool,
    /// Who still chooses for that instruction, in turn order (608.2e).
    pub(crate) asking: SmallVec<[PlayerId; 4]>,
    /// What each of them has chosen.
    pub(crate) picked: SmallVec<[(PlayerId, ObjectId); 4]>,
    /// How many each of them chooses.
    pub(crate) each: usize,
    /// Whether the players who choose have been found.
    pub(crate) asked: bool,
    /// The kind of mana chosen.
    pub(crate) mana: Option<ManaKind>,
}

impl Resolution {
    fn of(item: StackItem) -> Resolution {
        Resolution {
            item,
            next: 0,
            answered: None,
            done: true,
            asking: SmallVec::new(),
            picked: SmallVec::new(),
            each: 0,
            asked: false,
            mana: None,
        }
    }

    pub(crate) fn key(&self) -> u64 {
        let flags = self.next as u64
            | u64::from(self.done) << 16
            | u64::from(self.asked) << 17
            | self.answered.map_or(0, |yes| 1 + u64::from(yes)) << 18
            | (self.asking.len() as u64) << 32;
        self.picked.iter().fold(mix(&[flags, u64::from(self.item.x)]), |hash, (_, id)| mix(&[hash, u64::from(id.0)]))
    }
}

/// The top of the stack begins to resolve (608.1).
pub(crate) fn begin<R: Observer>(cx: &mut Cx<'_, R>) {
    // 405.2: the last one that was put there is on top.
    let last = cx.state.stack.len().saturating_sub(1);
    let top = cx.value([R405_2, R405_5, R608_1], last, 0);
    let Some(item) = cx.state.stack.get(top).cloned() else { return };
    cx.event(Event::Resolving(item.object.id));
    if let Some(condition) = if_clause(&cx.state.cards, &item) {
        let holds = target::condition(cx.state, item.controller, Some(item.object), condition);
        if cx.when([R608_2A, R603_4], !holds) {
            cx.event(Event::TriggerRemoved(item.controller, item.object.id, item.ability.unwrap_or(0)));
            off_the_stack(cx, &item);
            priority::after_resolution(cx);
            return;
        }
    }
    let targets = !item.targets.is_empty();
    let legal = item.targets.iter().any(|&(spec, chosen)| is_legal(cx.state, &mut cx.rec.muted(), &item, spec, chosen));
    // 608.2b: with all its targets illegal, it does not resolve.
    if cx.when(R608_2B, targets && !legal) {
        cx.event(Event::Fizzled(item.object.id));
        off_the_stack(cx, &item);
        priority::after_resolution(cx);
        return;
    }
    let sourceless = item.ability.is_some() && !cx.state.is_current(item.object);
    // 113.7a: an ability exists on its own.
    if sourceless && !cx.when(R113_7A, sourceless) {
        off_the_stack(cx, &item);
        priority::after_resolution(cx);
        return;
    }
    let follows = follows_its_text(cx, &item);
    let next = if follows { 0 } else { usize::MAX };
    cx.state.resolution = Some(Box::new(Resolution { next, ..Resolution::of(item) }));
    cx.state.stage = Stage::Resolving;
}

/// Everything that a mana ability does, without the stack and without a pause (605.3b): mana of the kind that
/// was chosen, and the rest.
pub(crate) fn at_once<R: Observer>(cx: &mut Cx<'_, R>, item: StackItem, kind: ManaKind) {
    let cards = cx.state.cards.clone();
    let resolution = Resolution { mana: Some(kind), ..Resolution::of(item) };
    for step in cast::body(&cards, &resolution.item).into_iter().flat_map(|body| &body.steps) {
        effects::effect(cx, &resolution, step.effect, 0);
    }
}

/// Whether the instructions are followed: those of instants (304.2), sorceries (307.2) and abilities.
fn follows_its_text<R: Observer>(cx: &mut Cx<'_, R>, item: &StackItem) -> bool {
    let has_text = cast::body(&cx.state.cards, item).is_some();
    let types = cx.state.cards.get(item.def).def.types;
    if item.ability.is_some() {
        cx.when(R608_2C, has_text)
    } else if types.meets(Types::INSTANT) {
        cx.when([R304_2, R608_2C], has_text)
    } else {
        cx.when([R307_2, R608_2C], has_text)
    }
}

/// The intervening "if" clause of a triggered ability (603.4).
fn if_clause(cards: &Cards, item: &StackItem) -> Option<crate::ability::Condition> {
    match cards.get(item.def).def.abilities.get(usize::from(item.ability?)) {
        Some(crate::ability::Ability::Triggered(ability)) => ability.only_if,
        _ => None,
    }
}

/// Whether a target is still legal (608.2b): where it was when it was chosen, and what the text describes.
pub(crate) fn is_legal(state: &State, cx: &mut impl Recorder, item: &StackItem, spec: u8, chosen: TargetRef) -> bool {
    let Some(body) = cast::body(&state.cards, item) else { return false };
    let Some(&wanted) = cast::specs(body, &item.modes).nth(usize::from(spec)) else { return false };
    let target = match chosen {
        TargetRef::Player(player) => Target::Player(player),
        TargetRef::Object(object) if state.is_current(object) => Target::Object(object.id),
        TargetRef::Object(_) => return false,
    };
    target::check(state, cx, item, &wanted, target).is_ok()
}

/// Goes on with the resolution. True if a decision is needed.
pub(crate) fn proceed<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let cards = cx.state.cards.clone();
    loop {
        let Some(resolution) = &cx.state.resolution else { return false };
        let step = cast::body(&cards, &resolution.item).and_then(|body| step_at(body, resolution));
        let Some((step, targets_from)) = step else { break };
        if ask::pauses(cx, &step, targets_from) {
            return true;
        }
        effects::run(cx, &step, targets_from);
        let Some(resolution) = &mut cx.state.resolution else { return false };
        resolution.next += 1;
        resolution.answered = None;
        resolution.asked = false;
        resolution.picked.clear();
        resolution.mana = None;
        if cx.state.outcome.is_some() || cx.state.fault.is_some() {
            return false;
        }
    }
    finish(cx);
    false
}

/// The instruction that comes next, and how many instances of "target" come before those it counts from.
fn step_at(body: &Body, resolution: &Resolution) -> Option<(Step, u8)> {
    let mut next = resolution.next;
    if next == usize::MAX {
        return None;
    }
    let mut targets = 0;
    for &mode in &resolution.item.modes {
        let Some(mode) = body.modal.as_ref().and_then(|modal| modal.modes.get(usize::from(mode))) else { continue };
        match mode.steps.get(next) {
            Some(&step) => return Some((step, targets)),
            None => next = next.saturating_sub(mode.steps.len()),
        }
        targets += mode.targets.len() as u8;
    }
    body.steps.get(next).map(|&step| (step, targets))
}

/// Everything is done: a permanent spell becomes a permanent (608.3a), any other goes to the graveyard, an
/// ability ceases to exist (608.2n).
fn finish<R: Observer>(cx: &mut Cx<'_, R>) {
    let Some(resolution) = cx.state.resolution.take() else { return };
    let item = resolution.item;
    let spell = item.ability.is_none() && cx.state.is_current(item.object);
    let types = cx.state.cards.get(item.def).def.types;
    let permanent = spell && !types.meets(Types::INSTANT_OR_SORCERY);
    if permanent {
        let id = item.object.id;
        take_off(cx.state, &item);
        let enters = becomes_permanent(cx, types);
        if !(enters && zone::onto_battlefield(cx, id, item.controller, item.x)) {
            zone::put(cx, id, Zone::Graveyard);
        }
    } else {
        off_the_stack(cx, &item);
    }
    priority::after_resolution(cx);
}

/// A permanent spell's controller puts it onto the battlefield (608.3a), as the rules say for each type.
fn becomes_permanent<R: Observer>(cx: &mut Cx<'_, R>, types: Types) -> bool {
    if types.has(Type::Creature) {
        cx.when([R608_3A, R302_2], types.has(Type::Creature))
    } else if types.has(Type::Artifact) {
        cx.when([R608_3A, R301_2], types.has(Type::Artifact))
    } else if types.has(Type::Enchantment) {
        cx.when([R608_3A, R303_2], types.has(Type::Enchantment))
    } else {
        cx.when(R608_3A, !types.is_empty())
    }
}

/// An instant or sorcery goes to its owner's graveyard, an ability nowhere (608.2n).
pub(crate) fn off_the_stack<R: Observer>(cx: &mut Cx<'_, R>, item: &StackItem) {
    take_off(cx.state, item);
    let spell = item.ability.is_none() && cx.state.is_current(item.object);
    let to = cx.value(R608_2N, Zone::Graveyard, Zone::Exile);
    if spell {
        zone::put(cx, item.object.id, to);
    }
}

/// Takes a spell or ability out of the stack's list: the topmost one like it.
fn take_off(state: &mut State, item: &StackItem) {
    if let Some(place) = state.stack.iter().rposition(|other| other == item) {
        state.stack.remove(place);
        if place < state.stack.len() {
            restack(state);
        }
    }
}

/// Tells the spells on the stack where they are now.
pub(crate) fn restack(state: &mut State) {
    for at in 0..state.stack.len() {
        let item = &state.stack[at];
        let id = item.object.id;
        if item.ability.is_none() && state.object(id).place as usize != at {
            state.edit(id, |object| object.place = at as u32);
        }
    }
}

/// Takes a spell out of the stack's list, wherever it is.
fn take_spell_off(state: &mut State, id: ObjectId) {
    let item = state.stack.iter().rfind(|item| item.ability.is_none() && item.object.id == id).cloned();
    if let Some(item) = item {
        take_off(state, &item);
    }
}

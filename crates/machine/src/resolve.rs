//! Resolving spells and abilities (608).

use vademecum_abilities::{Ability, DeedKind, FaceId, Slot, Targetable, Type, Types, Zone};
use vademecum_rule_ids::magic::{
    R107_3C, R110_2B, R113_7A, R115_6, R304_2, R307_2, R405_5, R603_7C, R607_2J, R608_2A, R608_2B, R608_2N, R608_2P,
    R608_3A, R608_3B, R608_3C, R608_3E, R608_3F, R608_3G, R702_174J,
};

use crate::{
    Recorder,
    actions::{a016_reveal, a019_search},
    adventures,
    cx::{Cx, Flow, Look},
    deed::{Deed, Move, Note, Onto},
    happen,
    id::Subject,
    interpret::{self, Frame},
    keywords::{self, k103_bestow, k140_mutate, k174_gift},
    merging,
    object::Mark,
    perform,
    select::Scope,
    slots::{Held, Slots},
    splice, stack,
    state::{OnStack, StackItem, TargetRef, text},
    state_based, target, total_cost,
    turn::{self, Stage},
};

/// The top of the stack resolves (608.1): one step, from its first question to its last.
pub(crate) fn resolve<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(item) = next(cx.look()).cloned() else { return Ok(()) };
    cx.note(Note::Resolving(item.object.id));
    let cards = cx.state.cards.clone();
    if !begins(cx, &item) {
        leave_stack(cx, &item, false)?;
    } else {
        let face = cx.state.last_face(item.object);
        if let Some(text) = text(&cards, &item, || face)
            && follows_its_text(cx, &item)
        {
            follow(cx, &item, text)?;
        }
        let gives_gift = k174_gift::gives(cx.peek(), &item);
        become_what_it_is(cx, &item)?;
        if gives_gift {
            k174_gift::give(cx, &item)?;
        }
        // 608.2p: what waits for that triggers when everything else is done.
        if cx.state.watches.deeds.has(DeedKind::Resolve) && cx.rule(R608_2P) {
            happen::happens(cx, Deed::Resolve(item.controller, item.object.id))?;
        }
    }
    a016_reveal::hide(cx.state);
    a019_search::end(cx.state);
    // 721: the game goes on elsewhere, where an effect has ended the turn or a phase.
    if !matches!(cx.state.stage, Stage::BeginStep | Stage::BeginTurn) {
        turn::after_resolution(cx)?;
    }
    Ok(())
}

/// What resolves next: the last one that was put on the stack (405.5).
pub(crate) fn next<R: Recorder>(look: Look<'_, R>) -> Option<&StackItem> {
    let last = look.state.stack.len().saturating_sub(1);
    look.state.stack.get(look.either(R405_5, last, 0))
}

/// Whether it resolves: the "if" clause still holds (608.2a), some target is legal (608.2b), it does not need its
/// source (113.7a).
fn begins<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> bool {
    let condition = match &item.what {
        OnStack::Ability(ability) => match cx.state.cards.ability(*ability) {
            Ability::Triggered(triggered) => triggered.only_if.clone(),
            _ => None,
        },
        OnStack::Made(triggered) => triggered.only_if.clone(),
        OnStack::Spell => None,
    };
    if let Some(condition) = condition {
        let scope = Scope { you: item.controller, source: item.object, slots: &item.slots, x: item.x };
        let fails = !cx.look().holds(scope, &condition);
        if fails && cx.rule(R608_2A) {
            cx.note(Note::TriggerRemoved(item.controller, item.object.id));
            return false;
        }
    }
    let legal = {
        let cards = cx.state.cards.clone();
        let face = cx.state.face(item.object.id);
        let text = text(&cards, item, || face);
        let specs: Vec<_> = text.into_iter().flat_map(|text| stack::specs(&cards, text, item)).collect();
        let is_legal = |look, &(place, chosen): &(u8, TargetRef)| {
            specs.get(usize::from(place)).is_some_and(|spec| target::is_legal(look, item, spec, chosen))
        };
        let legal = item.targets.iter().any(|chosen| is_legal(cx.peek(), chosen));
        // What made every target illegal is the reason why nothing resolves.
        legal || item.targets.iter().any(|chosen| is_legal(cx.look(), chosen))
    };
    // 115.6: what was given no target is not targeted.
    let requires = item.targets.is_empty() && requires_targets(cx, item);
    let targeted = !item.targets.is_empty() || requires && !cx.rule(R115_6);
    if targeted {
        // 608.3b says of a permanent spell what 608.2b says of any other and of abilities.
        let is_permanent_spell =
            item.what == OnStack::Spell && cx.state.characteristics(item.object.id).types.meets(Types::PERMANENT);
        if !legal && item.what == OnStack::Spell && k103_bestow::lose_target(cx, item.object.id) {
            return true;
        }
        if !legal && item.what == OnStack::Spell && k140_mutate::lose_target(cx, item.object.id) {
            return true;
        }
        let stays = if is_permanent_spell { cx.when(R608_3B, !legal) } else { cx.when(R608_2B, !legal) };
        if stays {
            cx.note(Note::Fizzled(item.object.id));
            return false;
        }
    }
    let sourceless = item.what != OnStack::Spell && !cx.state.is_current(item.object);
    !sourceless || cx.rule(R113_7A)
}

/// Whether the text asks for targets.
fn requires_targets<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> bool {
    cx.state.text(item).is_some_and(|text| stack::specs(&cx.state.cards, text, item).next().is_some())
}

/// Whether the instructions are followed: those of instants (304.2), sorceries (307.2) and abilities.
fn follows_its_text<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> bool {
    if item.what != OnStack::Spell {
        return true;
    }
    let types = cx.state.characteristics(item.object.id).types;
    if types.has(Type::Instant) { cx.rule(R304_2) } else { !types.has(Type::Sorcery) || cx.rule(R307_2) }
}

/// The instructions of the chosen modes, then those of the text (608.2c). What is still legal among its targets is in
/// the slots of each (608.2b).
fn follow<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, text: &vademecum_abilities::SpellAbility) -> Flow {
    let face = match &item.what {
        OnStack::Spell => cx.state.face(item.object.id),
        OnStack::Ability(ability) => cx.state.cards.face_of(*ability),
        OnStack::Made(_) => cx.state.last_face(item.object),
    };
    let ability = match &item.what {
        OnStack::Spell => cx.state.cards.spell_ability(face),
        OnStack::Ability(ability) => Some(*ability),
        OnStack::Made(_) => None,
    };
    let frame = Frame {
        you: item.controller,
        source: item.object,
        x: value_of_x(cx, item, face),
        text: face,
        resolves: item.what == OnStack::Spell,
        ability,
        since: item.since,
    };
    // 702.174j: a gift is given before anything else.
    let (gift, program) = k174_gift::split(&text.program);
    let gift_is_first = !gift.is_empty() && cx.rule(R702_174J);
    if gift_is_first {
        interpret::run(cx, frame, &mut item.slots.clone(), gift)?;
    }
    let mut first = 0_u8;
    let modes: Vec<u8> = item.modes.to_vec();
    for mode in modes {
        let Some(mode) = text.modal.as_ref().and_then(|modal| modal.modes.get(usize::from(mode))) else { continue };
        let mut slots = targets_from(cx, item, &mode.targets, first);
        first += mode.targets.len() as u8;
        interpret::run(cx, frame, &mut slots, &mode.program)?;
    }
    let mut slots = targets_from(cx, item, &text.targets, first);
    // 603.7c: a delayed triggered ability doesn't affect an object that has left the zone where it was expected.
    let refers_to_some = slots.objects().next().is_some();
    if matches!(item.what, OnStack::Made(_)) && refers_to_some && !cx.rule(R603_7C) {
        slots.find_again(|object| cx.state.reference(object.id));
    }
    interpret::run(cx, frame, &mut slots, program)?;
    if !gift_is_first {
        interpret::run(cx, frame, &mut slots, gift)?;
    }
    first += text.targets.len() as u8;
    // 702.47b: the effects of the main spell happen first.
    let cards = cx.state.cards.clone();
    for (face, text) in stack::spliced(&cards, &item.spliced) {
        let mut slots = targets_from(cx, item, &text.targets, first);
        first += text.targets.len() as u8;
        let source = splice::source(cx, item, face);
        interpret::run(cx, Frame { text: face, source, ..frame }, &mut slots, &text.program)?;
    }
    Ok(())
}

/// The value of X: what the text of a spell says it is (107.3c), or what was chosen.
fn value_of_x<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem, face: FaceId) -> u32 {
    if item.what != OnStack::Spell {
        return item.x;
    }
    let Some(defined) = cx.state.cards.values(face).x.as_ref() else { return item.x };
    let slots = Slots::default();
    let scope = Scope { you: item.controller, source: item.object, slots: &slots, x: item.x };
    let value = cx.look().amount(scope, defined).max(0).unsigned_abs();
    cx.either(R107_3C, value, item.x)
}

/// The slots with which a text begins: what it remembers, and its targets that are still legal (608.2b).
fn targets_from<R: Recorder>(
    cx: &Cx<'_, R>,
    item: &StackItem,
    specs: &[vademecum_abilities::TargetSpec],
    first: u8,
) -> Slots {
    let mut slots = item.slots.clone();
    for (place, spec) in (0_u8..).zip(specs) {
        let called = match &spec.what {
            Targetable::Object(filter) => filter.named_type(),
            Targetable::Any | Targetable::Player(_) | Targetable::Either(..) => None,
        };
        let mut held = Held { called, ..Held::default() };
        let chosen = item.targets.iter().enumerate().filter(|(_, (of, _))| *of == first + place);
        for (index, &(_, target)) in chosen {
            let illegal = !target::is_legal(cx.peek(), item, spec, target);
            if cx.when(R608_2B, illegal) {
                continue;
            }
            let subject = match target {
                TargetRef::Player(player) => {
                    held.players.insert(player);
                    Subject::Player(player)
                }
                TargetRef::Object(object) => {
                    held.objects.push(object);
                    Subject::Object(object.id)
                }
            };
            if let Some(&share) = item.shares.get(index).filter(|_| spec.divides.is_some()) {
                held.shares.push((subject, share));
            }
        }
        slots.set(Slot(place), held);
    }
    slots
}

/// A permanent spell becomes a permanent (608.3a); any other goes to the graveyard, an ability ceases to exist (608.2n).
fn become_what_it_is<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow {
    let spell = item.what == OnStack::Spell && cx.state.is_current(item.object);
    if !spell {
        return leave_stack(cx, item, true);
    }
    let types = cx.state.characteristics(item.object.id).types;
    if !types.meets(Types::PERMANENT) {
        if adventures::is_one(cx, item) && adventures::exile(cx, item)? {
            return Ok(());
        }
        return leave_stack(cx, item, true);
    }
    if merging::resolve(cx, item)? {
        return Ok(());
    }
    // 608.3f: a copy of a permanent spell becomes a token.
    if cx.state.object(item.object.id).is(Mark::Copy) && !cx.rule(R608_3F) {
        return leave_stack(cx, item, true);
    }
    let to = cx.either(R608_3A, Zone::Battlefield, Zone::Graveyard);
    let face_down = cx.state.object(item.object.id).is(Mark::FaceDown);
    let onto = if stack::is_aura(cx.state, item) { onto_target(cx, item) } else { Onto::Unsaid };
    let x = if has_variable_cost(cx, item) { cx.either(R607_2J, item.x, 0) } else { item.x };
    // 110.2b: by default it is controlled by who put the spell onto the stack, and the effect goes on for the permanent.
    let under = if item.put_by != item.controller && cx.rule(R110_2B) { item.put_by } else { item.controller };
    let moved = Move { to, under, x, face_down, onto, ..perform::moved(cx, item.object.id, to) };
    let delayed = keywords::delayed_by(cx.state, item.object.id);
    happen::happens(cx, Deed::Move(moved))?;
    // 608.3g: what a static ability of the spell creates is created as the permanent is put onto the battlefield.
    if let Some(delayed) = delayed
        && cx.state.object(item.object.id).zone == Zone::Battlefield
        && cx.rule(R608_3G)
    {
        let permanent = cx.state.reference(item.object.id);
        interpret::delay(cx, (permanent, under), delayed);
    }
    // 608.3e: what cannot enter the battlefield goes to the graveyard.
    if cx.state.is_current(item.object) && cx.rule(R608_3E) {
        let moved = perform::moved(cx, item.object.id, Zone::Graveyard);
        happen::happens(cx, Deed::Move(moved))?;
    }
    Ok(())
}

/// Whether the X of a spell is that of an additional cost, to which the permanent may refer (607.2j).
fn has_variable_cost<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> bool {
    item.x > 0 && cx.state.values(item.object.id).additional_cost.parts.iter().any(total_cost::is_variable)
}

/// What an Aura spell enters attached to: what it targets (608.3c). Without that rule its controller chooses, as for any
/// other Aura that enters.
fn onto_target<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> Onto {
    let target = match item.targets.first() {
        Some(&(_, TargetRef::Player(player))) => Onto::Subject(Subject::Player(player)),
        Some(&(_, TargetRef::Object(object))) if cx.state.is_current(object) => {
            Onto::Subject(Subject::Object(object.id))
        }
        // Without 608.3b it resolves like a permanent spell without a target (608.3a).
        Some(_) => Onto::Unsaid,
        None => Onto::Nothing,
    };
    cx.either(R608_3C, target, Onto::Unsaid)
}

/// Puts an instant or sorcery into its owner's graveyard and removes an ability (608.2n), resolved or not.
pub(crate) fn leave_stack<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, resolved: bool) -> Flow {
    let spell = item.what == OnStack::Spell && cx.state.is_current(item.object);
    if !spell {
        // What was paid meanwhile may have been noted on it.
        let is_it =
            |other: &StackItem| other.what == item.what && other.object == item.object && other.since == item.since;
        let stack = &mut cx.state.stack;
        let place = stack.iter().rposition(|other| other == item).or_else(|| stack.iter().rposition(is_it));
        if let Some(place) = place {
            stack.remove(place);
        }
        state_based::note_ability_left_stack(cx.state, item.object.id);
        return Ok(());
    }
    let to = cx.either(R608_2N, Zone::Graveyard, Zone::Exile);
    let moved = Move { resolved, ..perform::moved(cx, item.object.id, to) };
    happen::happens(cx, Deed::Move(moved))?;
    Ok(())
}

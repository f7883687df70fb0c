//! Resolving spells and abilities (608).

use vademecum_abilities::{Ability, Slot, Type, Types, Zone};
use vademecum_rule_ids::magic::{
    R113_7A, R301_2, R302_2, R303_2, R304_2, R306_2, R307_2, R310_2, R405_5, R608_2A, R608_2B, R608_2N, R608_3A,
};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Move, Note},
    happen,
    interpret::{self, Frame},
    object::Mark,
    perform,
    select::Scope,
    slots::{Held, Slots},
    stack,
    state::{OnStack, StackItem, TargetRef, text},
    target, turn, zones,
};

/// The top of the stack resolves (608.1): one step, from its first question to its last.
pub(crate) fn resolve<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    // 405.5: the last one that was put there.
    let last = cx.state.stack.len().saturating_sub(1);
    let top = cx.either(R405_5, last, 0);
    let Some(item) = cx.state.stack.get(top).cloned() else { return Ok(()) };
    cx.note(Note::Resolving(item.object.id));
    let cards = cx.state.cards.clone();
    if !begins(cx, &item) {
        leave_stack(cx, &item)?;
    } else {
        let face = cx.state.last_face(item.object);
        if let Some(text) = text(&cards, &item, || face)
            && follows_its_text(cx, &item)
        {
            follow(cx, &item, text)?;
        }
        become_what_it_is(cx, &item)?;
    }
    turn::after_resolution(cx);
    Ok(())
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
        let face = cx.state.object(item.object.id).face;
        let text = text(&cards, item, || face);
        let specs: Vec<_> = text.into_iter().flat_map(|text| stack::specs(text, &item.modes)).collect();
        let mut chosen = item.targets.iter();
        chosen.any(|&(place, chosen)| {
            specs.get(usize::from(place)).is_some_and(|spec| target::is_legal(cx.peek(), item, spec, chosen))
        })
    };
    if cx.when(R608_2B, !item.targets.is_empty() && !legal) {
        cx.note(Note::Fizzled(item.object.id));
        return false;
    }
    let sourceless = item.what != OnStack::Spell && !cx.state.is_current(item.object);
    !sourceless || cx.rule(R113_7A)
}

/// Whether the instructions are followed: those of instants (304.2), sorceries (307.2) and abilities.
fn follows_its_text<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> bool {
    if item.what != OnStack::Spell {
        return true;
    }
    let types = cx.state.characteristics(item.object.id).types;
    if types.has(Type::Instant) { cx.rule(R304_2) } else { cx.rule(R307_2) }
}

/// The instructions of the chosen modes, then those of the text (608.2c). What is still legal among its targets is in
/// the slots of each (608.2b).
fn follow<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, text: &vademecum_abilities::SpellAbility) -> Flow {
    let face = match &item.what {
        OnStack::Spell => cx.state.object(item.object.id).face,
        OnStack::Ability(ability) => cx.state.cards.face_of(*ability),
        OnStack::Made(_) => cx.state.last_face(item.object),
    };
    let frame = Frame { you: item.controller, source: item.object, x: item.x, text: face };
    let mut first = 0_u8;
    let modes: Vec<u8> = item.modes.to_vec();
    for mode in modes {
        let Some(mode) = text.modal.as_ref().and_then(|modal| modal.modes.get(usize::from(mode))) else { continue };
        let mut slots = targets_from(cx, item, &mode.targets, first);
        first += mode.targets.len() as u8;
        interpret::run(cx, frame, &mut slots, &mode.program)?;
    }
    let mut slots = targets_from(cx, item, &text.targets, first);
    interpret::run(cx, frame, &mut slots, &text.program)
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
        let mut held = Held::default();
        let chosen = item.targets.iter().filter(|(of, _)| *of == first + place);
        for &(_, target) in chosen {
            let illegal = !target::is_legal(cx.peek(), item, spec, target);
            if cx.when(R608_2B, illegal) {
                continue;
            }
            match target {
                TargetRef::Player(player) => held.players.insert(player),
                TargetRef::Object(object) => held.objects.push(object),
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
        return leave_stack(cx, item);
    }
    let types = cx.state.characteristics(item.object.id).types;
    if !types.meets(Types::PERMANENT) {
        return leave_stack(cx, item);
    }
    let by_type = if types.has(Type::Creature) {
        R302_2
    } else if types.has(Type::Artifact) {
        R301_2
    } else if types.has(Type::Enchantment) {
        R303_2
    } else if types.has(Type::Planeswalker) {
        R306_2
    } else if types.has(Type::Battle) {
        R310_2
    } else {
        R608_3A
    };
    let to = if cx.rule(R608_3A) && cx.rule(by_type) { Zone::Battlefield } else { Zone::Graveyard };
    let moved = Move { to, under: item.controller, x: item.x, ..perform::moved(cx, item.object.id, to) };
    happen::happens(cx, Deed::Move(moved))?;
    Ok(())
}

/// An instant or sorcery goes to its owner's graveyard, a copy and an ability nowhere (608.2n).
fn leave_stack<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem) -> Flow {
    let spell = item.what == OnStack::Spell && cx.state.is_current(item.object);
    if !spell {
        if let Some(place) = cx.state.stack.iter().rposition(|other| other == item) {
            cx.state.stack.remove(place);
        }
        return Ok(());
    }
    if cx.state.object(item.object.id).is(Mark::Copy) {
        zones::vanish(cx, item.object.id);
        return Ok(());
    }
    let to = cx.either(R608_2N, Zone::Graveyard, Zone::Exile);
    let moved = perform::moved(cx, item.object.id, to);
    happen::happens(cx, Deed::Move(moved))?;
    Ok(())
}

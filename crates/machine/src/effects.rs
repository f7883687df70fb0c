//! Continuous effects that resolving spells and abilities make (611.2): how they begin.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{Change, Duration, Filter, Objects, Players, Zone};
use vademecum_rule_ids::magic::{
    R208_3A, R611_2, R611_2B, R611_2C, R611_2D, R611_2E, R611_2F, R611_3D, R613_7B, R702_26E, R707_2B, R707_4,
};

use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group, Move, Note},
    id::{ObjectId, ObjectRef, PlayerId, Timestamp},
    interpret::Frame,
    layers, listeners,
    object::Characteristics,
    phasing,
    select::Scope,
    slots::{Held, Slots},
    state::{Awaited, Context, Continuous, Fixed, OnStack},
};

/// A continuous effect begins: its set and its quantities are fixed (611.2c, 611.2d).
pub(crate) fn begin<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    which: &Objects,
    changes: &[Change],
    lasts: &Duration,
) {
    if !cx.rule(R611_2) {
        return;
    }
    let scope = frame.scope(slots);
    let mut on: SmallVec<[ObjectRef; 2]> =
        cx.look().objects(scope, which).into_iter().map(|id| cx.state.reference(id)).collect();
    // 702.26e: phased-out permanents are not among them.
    if !cx.state.phased_out.is_empty() && !cx.rule(R702_26E) {
        on.extend(phasing::matching(cx.look(), scope, which));
    }
    if changes.iter().any(|change| {
        matches!(
            change,
            Change::Set(..) | Change::SetPower(_) | Change::SetToughness(_) | Change::Modify(..) | Change::Switch
        )
    }) {
        // 208.3a: it begins for noncreature permanents as well, in case they become creatures.
        let has_size = |id| cx.state.try_permanent(id).is_none_or(Characteristics::is_creature);
        on.retain(|object| has_size(object.id) || cx.rule(R208_3A));
    }
    let is_about_players = changes.iter().all(|change| {
        matches!(
            change,
            Change::PlayersGain(..)
                | Change::PlayersGainAbility(..)
                | Change::PlaysMoreLands(..)
                | Change::CantPlayLands(_)
        )
    });
    if on.is_empty() && !is_about_players {
        return;
    }
    // 611.2b: what would end as it begins does nothing.
    let over = cx.look().has_ended(scope, lasts);
    if over && cx.rule(R611_2B) {
        return;
    }
    let on = if is_about_players { SmallVec::new() } else { on };
    take_spells(cx, scope, &on, changes);
    forget_others(cx, &on, changes);
    let effect = made(cx, frame, slots, which, changes, lasts);
    cx.state.effects.push(Continuous { on: on.clone(), ..effect });
    on.iter().for_each(|object| cx.note(Note::EffectBegan(object.id)));
    if is_about_players {
        cx.note(Note::RuleBegan(frame.source.id));
    }
    cx.state.stale.characteristics = true;
    listeners::watch(cx.state);
    layers::refresh(cx);
}

/// An effect with its quantities worked out, on nothing yet.
fn made<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    which: &Objects,
    changes: &[Change],
    lasts: &Duration,
) -> Continuous {
    let scope = frame.scope(slots);
    let fixed: SmallVec<[Fixed; 2]> =
        changes.iter().zip(0_u8..).map(|(change, place)| layers::fix(cx.look(), scope, change, place)).collect();
    let has_numbers = fixed.iter().any(|fixed| matches!(fixed, Fixed::Set(..) | Fixed::Modify(..)));
    let is_copy = fixed.iter().any(|fixed| matches!(fixed, Fixed::Copy(_)));
    let open_set = !cx.rule(R611_2C);
    // 611.2d: a variable is determined once.
    let open_numbers = has_numbers && !cx.rule(R611_2D);
    // 707.2b: what the copied object becomes later does not change the copy.
    let follows_copied = is_copy && !cx.rule(R707_2B);
    let has_context =
        open_set || open_numbers || follows_copied || matches!(lasts, Duration::AsLongAs(_) | Duration::UntilPaid(_));
    let context = has_context.then(|| {
        let (which, slots) = (which.clone(), slots.clone());
        Arc::new(Context { which, source: frame.source, slots, x: frame.x, open_set, open_numbers, follows_copied })
    });
    Continuous {
        on: SmallVec::new(),
        context,
        awaits: None,
        changes: Arc::from(changes),
        fixed,
        text: frame.text,
        controller: frame.you,
        x: frame.x,
        lasts: lasts.clone(),
        since: timestamp(cx, frame),
        sticker: None,
    }
}

/// Spells on the stack come under the control of a player.
fn take_spells<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, on: &[ObjectRef], changes: &[Change]) {
    for change in changes {
        let Change::Control(players) = change else { continue };
        let Some(player) = cx.look().players(scope, players).first().copied() else { continue };
        for place in 0..cx.state.stack.len() {
            let item = &mut cx.state.stack[place];
            if item.what == OnStack::Spell && on.contains(&item.object) {
                item.controller = player;
                let id = item.object.id;
                cx.state.object_mut(id).controller = player;
            }
        }
    }
}

/// 613.7b: an effect receives a timestamp as it is created; without that rule, that of its source.
fn timestamp<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame) -> Timestamp {
    let now = cx.state.tick();
    let source = cx.state.try_object(frame.source.id).map_or(now, |source| source.since);
    cx.either(R613_7B, now, source)
}

/// 707.4: what becomes a copy stays the object it was, with all that affects it; without that rule it begins anew.
fn forget_others<R: Recorder>(cx: &mut Cx<'_, R>, on: &[ObjectRef], changes: &[Change]) {
    let copies = changes.iter().any(|change| matches!(change, Change::CopyOf(..)));
    let is_changed = || cx.state.effects.iter().any(|effect| effect.on.iter().any(|object| on.contains(object)));
    if copies && is_changed() && !cx.rule(R707_4) {
        cx.state.effects.retain_mut(|effect| {
            effect.on.retain(|object| !on.contains(object));
            !effect.on.is_empty()
        });
    }
}

/// A static ability that lets a player cast a permanent spell gives it something as well, which it keeps (611.3d). Without
/// that rule, for as long as the ability is there (611.3a).
pub(crate) fn of_permission<R: Recorder>(
    cx: &mut Cx<'_, R>,
    you: PlayerId,
    source: ObjectRef,
    spell: ObjectId,
    changes: &[Change],
) {
    let text = cx.state.last_face(source);
    let frame = Frame { you, source, x: 0, text, resolves: false, ability: None, since: cx.state.clock };
    let here = Duration::AsLongAs(Box::new((Objects::This, Filter::Any)));
    let lasts = cx.either(R611_3D, Duration::Forever, here);
    let effect = made(cx, frame, &Slots::default(), &Objects::This, changes, &lasts);
    let on = SmallVec::from_slice(&[cx.state.reference(spell)]);
    cx.state.effects.push(Continuous { on, ..effect });
    cx.state.stale.characteristics = true;
    listeners::watch(cx.state);
    layers::refresh(cx);
}

/// What enters "is" something from that moment on (611.2e): the effect waits for it.
pub(crate) fn await_entering<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    group: &Group,
    being: &[Change],
) {
    if being.is_empty() || !cx.rule(R611_2E) {
        return;
    }
    for deed in group {
        if let Deed::Move(Move { to: Zone::Battlefield, object, .. }) = deed {
            let effect = made(cx, frame, slots, &Objects::This, being, &Duration::Forever);
            cx.state.effects.push(Continuous { awaits: Some(Awaited::Entering(*object)), ..effect });
        }
    }
}

/// An object enters the battlefield: effects that wait for it begin.
pub(crate) fn entered<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let here = cx.state.reference(id);
    for effect in cx.state.effects.iter_mut().filter(|effect| effect.awaits == Some(Awaited::Entering(id))) {
        effect.awaits = None;
        effect.on.push(here);
    }
}

/// What did not enter after all changes nothing.
pub(crate) fn forget_those_that_stayed<R: Recorder>(cx: &mut Cx<'_, R>) {
    cx.state.effects.retain(|effect| !matches!(effect.awaits, Some(Awaited::Entering(_))));
}

/// In a game without 611.2e, what enters becomes what it is only afterwards.
pub(crate) fn begin_late<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    entered: &Held,
    being: &[Change],
) {
    let is_changed = |object: &ObjectRef| cx.state.effects.iter().any(|effect| effect.on.contains(object));
    if being.is_empty() || entered.objects.iter().any(is_changed) {
        return;
    }
    let mut slots = slots.clone();
    slots.set(vademecum_abilities::Slot::EVENT_BECAME, entered.clone());
    begin(cx, frame, &slots, &Objects::Slot(vademecum_abilities::Slot::EVENT_BECAME), being, &Duration::Forever);
}

/// An effect on the next spell that players cast begins to wait (611.2f).
pub(crate) fn await_spell<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (who, which): (&Players, &Filter),
    changes: &[Change],
    lasts: &Duration,
) {
    for player in cx.look().players(frame.scope(slots), who) {
        let which = Objects::Each(which.clone());
        let effect = made(cx, frame, slots, &which, changes, lasts);
        let (source, slots) = (frame.source, slots.clone());
        let context =
            Context { which, source, slots, x: frame.x, open_set: false, open_numbers: false, follows_copied: false };
        let awaits = Some(Awaited::NextSpell(player));
        cx.state.effects.push(Continuous { awaits, context: Some(Arc::new(context)), ..effect });
    }
}

/// A player has put a spell onto the stack: the effect that waits for such a one begins to apply to it (611.2f).
pub(crate) fn cast<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) {
    let here = cx.state.reference(id);
    for place in 0..cx.state.effects.len() {
        let effect = &cx.state.effects[place];
        let (Some(Awaited::NextSpell(of)), Some(context)) = (effect.awaits, effect.context.clone()) else { continue };
        let Objects::Each(which) = &context.which else { continue };
        let scope = Scope { you: effect.controller, source: context.source, slots: &context.slots, x: context.x };
        let fits = of == player && cx.look().matches(scope, id, which);
        if fits && cx.rule(R611_2F) {
            let effect = &mut cx.state.effects[place];
            effect.awaits = None;
            effect.on.push(here);
        }
    }
}

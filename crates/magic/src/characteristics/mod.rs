//! Characteristics after continuous effects (613): layer by layer, worked out again only where something
//! they depend on has changed.

mod layers;

use vademecum_rule_ids::magic::{R604_2, R611_3A, R613_7, R613_7A};

use crate::{
    ability::{Ability, Affects, Amount, Change, Static},
    card::Zone,
    engine::Cx,
    event::Observer,
    hash::mix,
    object::{ObjectId, ObjectRef, PlayerId, Timestamp},
    resolve,
    state::State,
    target,
};

/// A change that applies to an object now.
#[derive(Debug, Clone, Copy)]
struct Applying {
    since: Timestamp,
    change: Change,
    /// For a control-changing effect: who gains it.
    controller: PlayerId,
    /// For power and toughness: how much.
    numbers: (i32, i32),
}

/// Works out the characteristics of one object.
pub(crate) fn refresh<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let object = cx.state.object(id);
    if object.zone != Zone::Battlefield {
        return;
    }
    let mut applying = applying(cx, id);
    applying.sort_by_key(|applying| applying.since);
    // 613.7: in the order of timestamps.
    if applying.len() > 1 && !cx.when(R613_7, applying.len() > 1) {
        applying.reverse();
    }
    let (now, controller) = layers::apply(cx, id, &applying);
    let object = cx.state.object(id);
    if object.now != now || object.controller != controller {
        let changed = object.controller != controller;
        cx.state.edit(id, |object| {
            object.now = now;
            object.controller = controller;
        });
        if changed {
            layers::control_changed(cx, id);
        }
    }
}

/// Works out every permanent's characteristics: something that may affect them all has changed.
pub(crate) fn refresh_all<R: Observer>(cx: &mut Cx<'_, R>) {
    for place in 0..cx.state.battlefield.len() {
        let id = cx.state.battlefield[place];
        refresh(cx, id);
    }
}

/// Works out every permanent's characteristics if some effect depends on what has just changed: who is
/// tapped, how many there are.
pub(crate) fn refresh_if_volatile<R: Observer>(cx: &mut Cx<'_, R>) {
    if cx.state.volatile > 0 {
        refresh_all(cx);
    }
}

/// The effects that apply to an object: of static abilities (611.3), and of resolutions (611.2).
fn applying<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) -> Vec<Applying> {
    let mut all = Vec::new();
    for place in 0..cx.state.statics.len() {
        let source = cx.state.statics[place];
        let state = &*cx.state;
        let object = *state.object(source);
        if object.now.lost_abilities {
            continue;
        }
        let reference = state.reference(source);
        for ability in state.card(source).def.abilities.iter() {
            let Ability::Static(ability) = ability else { continue };
            let reaches = reaches(state, ability, reference, id);
            // 604.2, 611.3a: nothing is locked in; it applies to whatever it describes now.
            if !cx.rec.when([R604_2, R611_3A, R613_7A], reaches) {
                continue;
            }
            for &change in &ability.changes {
                let numbers = numbers(change, |amount| resolve::amount_for(state, source, amount, 0));
                all.push(Applying { since: object.since, change, controller: object.controller, numbers });
            }
        }
    }
    let state = &*cx.state;
    let reference = state.reference(id);
    for effect in state.effects.iter().filter(|effect| effect.on == reference) {
        let (since, change, controller) = (effect.since, effect.change, effect.controller);
        all.push(Applying { since, change, controller, numbers: effect.numbers });
    }
    all
}

/// Whether a static ability is in force and affects an object.
fn reaches(state: &State, ability: &Static, source: ObjectRef, id: ObjectId) -> bool {
    let you = state.object(source.id).controller;
    let affects = match ability.affects {
        Affects::This => source.id == id,
        Affects::Each(filter) => target::fits(state, you, Some(source), id, &filter),
    };
    affects && ability.only_if.is_none_or(|condition| target::condition(state, you, Some(source), condition))
}

/// The numbers of a change to power and toughness.
pub(crate) fn numbers(change: Change, amount: impl Fn(Amount) -> i32) -> (i32, i32) {
    match change {
        Change::Define(power, toughness) | Change::Set(power, toughness) | Change::Modify(power, toughness) => {
            (amount(power), amount(toughness))
        }
        _ => (0, 0),
    }
}

/// Whether a static ability depends on more than characteristics and controllers.
pub(crate) fn is_volatile(ability: &Static) -> bool {
    let by_filter = matches!(ability.affects, Affects::Each(filter) if filter.is_volatile());
    let by_amount = ability.changes.iter().any(|change| match change {
        Change::Define(a, b) | Change::Set(a, b) | Change::Modify(a, b) => {
            !matches!((a, b), (Amount::Number(_), Amount::Number(_)))
        }
        _ => false,
    });
    by_filter || by_amount || ability.only_if.is_some()
}

/// A number for a change.
pub(crate) fn change_key(change: Change) -> u64 {
    let (kind, detail) = match change {
        Change::Control => (1, 0),
        Change::AddTypes(types) => (2, u64::from(types.bits())),
        Change::AddSubtype(subtype) => (3, u64::from(subtype.0)),
        Change::SetColors(colors) => (4, u64::from(colors.bits())),
        Change::AddColors(colors) => (5, u64::from(colors.bits())),
        Change::Gain(keyword) => (6, keyword as u64),
        Change::Lose(keyword) => (7, keyword as u64),
        Change::LoseAbilities => (8, 0),
        Change::Restrict(restriction) => (9, restriction as u64),
        Change::Define(..) => (10, 0),
        Change::Set(..) => (11, 0),
        Change::Modify(..) => (12, 0),
        Change::Switch => (13, 0),
    };
    mix(&[kind, detail])
}

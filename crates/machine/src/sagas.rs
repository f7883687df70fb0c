//! Sagas (714): chapter abilities, lore counters, and the sacrifice behind the final chapter.

use vademecum_abilities::{
    Ability, Amount, Cards, CounterKind, DeedKind, FaceId, Filter, Pattern, Replaced, Replacement, SpellAbility,
    Subtype, Subtypes, Trigger, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R505_4, R704_5S, R714_2C, R714_2D, R714_3A};

use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group},
    happen,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    select::counters_on,
    stack,
    state::{OnStack, State},
};

/// The triggered abilities of chapter symbols: each waits for the lore counters to reach its number (714.2b). Several
/// symbols before one effect are an ability each (714.2c).
pub fn chapters(numbers: &[u8], effect: &SpellAbility) -> Vec<Ability> {
    let chapter = |(place, &number): (usize, &u8)| {
        let counters = Pattern::of(DeedKind::PutCounters, Filter::This);
        let on = Pattern {
            counter: Some(CounterKind::Lore),
            reaches: Some(number),
            chapter: true,
            together: true,
            ..counters
        };
        let by = (place > 0).then_some(R714_2C);
        Ability::Triggered(Triggered { effect: effect.clone(), by, ..Triggered::on(on, Vec::new()) })
    };
    numbers.iter().enumerate().map(chapter).collect()
}

/// A Saga enters with a lore counter (714.3a).
pub(crate) fn enters_with_lore(subtypes: Subtypes) -> Option<Ability> {
    let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let with = Replaced::EntersWith(CounterKind::Lore, Amount::Number(1));
    let replacement = Replacement { by: Some(R714_3A), ..Replacement::of(entering, with) };
    subtypes.has(Subtype::SAGA).then_some(Ability::Replacement(replacement))
}

/// Puts a lore counter on each Saga of the active player, as the main phase before combat begins (505.4).
pub(crate) fn add_lore<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) -> Flow {
    let sagas = cx.state.permanents().filter(|(_, now)| now.controller == active && now.subtypes.has(Subtype::SAGA));
    let put = |id: ObjectId| Deed::PutCounters(Subject::Object(id), CounterKind::Lore, 1, active);
    let group: Group = sagas.map(|(id, _)| put(id)).collect();
    if cx.when(R505_4, !group.is_empty()) {
        happen::happen(cx, group)?;
    }
    Ok(())
}

/// Whether a Saga has told its final chapter, so that it is sacrificed (704.5s).
pub(crate) fn is_over<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let greatest =
        stack::abilities_of(cx.state, id).filter_map(|ability| chapter_of(cx.state.cards.ability(ability))).max();
    // 714.2d: without chapter abilities, the final chapter number is 0; without that rule, there is none to reach.
    let last = match greatest {
        None if cx.rule(R714_2D) => 0,
        None => return false,
        Some(number) => i32::from(number),
    };
    let is_told = counters_on(cx.state, id, CounterKind::Lore) >= last && !has_chapter_pending(cx.state, id);
    cx.when(R704_5S, is_told)
}

/// The greatest chapter number on a face (714.2d).
pub(crate) fn final_chapter(cards: &Cards, face: FaceId) -> Option<u8> {
    cards.abilities(face).filter_map(|ability| chapter_of(cards.ability(ability))).max()
}

/// The number of a chapter ability.
fn chapter_of(ability: &Ability) -> Option<u8> {
    match ability {
        Ability::Triggered(Triggered { on: Trigger::Event(Pattern { chapter: true, reaches, .. }), .. }) => *reaches,
        _ => None,
    }
}

/// Whether a chapter ability of a Saga has triggered and not left the stack yet.
fn has_chapter_pending(state: &State, id: ObjectId) -> bool {
    let saga = state.reference(id);
    let is_chapter = |what: &OnStack, source: ObjectRef| match what {
        OnStack::Ability(ability) => source == saga && chapter_of(state.cards.ability(*ability)).is_some(),
        OnStack::Made(_) | OnStack::Spell => false,
    };
    state.waiting.iter().any(|waiting| is_chapter(&waiting.what, waiting.source))
        || state.stack.iter().any(|item| is_chapter(&item.what, item.object))
}

//! Rad counters (725): the triggered ability that comes with them and has no source.

use std::sync::{Arc, LazyLock};

use vademecum_abilities::{
    Amount, Comparison, Condition, CounterKind, Effect, Filter, Instruction, Objects, Pattern, Players, Slot, Step,
    Subjects, Triggered, Zone,
};
use vademecum_rule_ids::magic::R725_1;

use crate::{
    Recorder,
    cx::{Cx, Look},
    id::{ObjectId, ObjectRef, PlayerId, Subject},
    resolve,
    slots::Slots,
    state::{OnStack, State},
    triggers,
    turn::Stage,
    zones,
};

/// The cards that were milled.
const MILLED: Slot = Slot(0x20);
/// How many of them are no lands.
const NONLANDS: Slot = Slot(0x21);

/// The ability: controlled by the player whose main phase begins, who is "you" in it.
static ABILITY: LazyLock<Arc<Triggered>> = LazyLock::new(|| {
    let you = || Players::You;
    let counters = || Amount::PlayerCounters(CounterKind::Rad, you());
    let nonlands = |zone: Zone| {
        let among = Filter::Slot(MILLED).and(Filter::In(zone)).and(Filter::LAND.negated());
        Box::new(Amount::Count(Box::new(Objects::Each(among))))
    };
    // What mills them may have been replaced.
    let harm = Amount::Plus(nonlands(Zone::Graveyard), nonlands(Zone::Exile));
    let program = vec![
        Instruction::from(Effect::Mill(you(), counters())).into_slot(MILLED),
        Instruction::from(Effect::Let(harm)).into_slot(NONLANDS),
        Effect::LoseLife(you(), Amount::Slot(NONLANDS)).into(),
        Effect::RemoveCounters(Subjects::Players(you()), CounterKind::Rad, Amount::Slot(NONLANDS)).into(),
    ];
    Arc::new(Triggered {
        only_if: Some(Condition::Compare(counters(), Comparison::AtLeast, Amount::Number(1))),
        by: Some(R725_1),
        ..Triggered::on(Pattern::begins(Step::FirstMain, you()), program)
    })
});

/// The ability triggers as the precombat main phase of a player with rad counters begins (725.1).
pub(crate) fn trigger<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) {
    let counters = cx.state.counters(Subject::Player(active), CounterKind::Rad);
    if cx.when(R725_1, counters > 0) {
        let source = source(cx, active);
        triggers::wait(cx, OnStack::Made(ABILITY.clone()), (source, active), Slots::default(), 0);
    }
}

/// What stands for the missing source: an object without characteristics in no zone, made once in a game.
fn source<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> ObjectRef {
    let card = cx.state.cards.source_of_radiation();
    let stands = |state: &State, id: ObjectId| {
        let object = state.object(id);
        object.card == card && object.zone == Zone::Outside && !state.free.contains(&id)
    };
    let there = (0..cx.state.objects.len() as u32).map(ObjectId).find(|&id| stands(cx.state, id));
    let id = there.unwrap_or_else(|| {
        let face = cx.state.cards.front(card);
        zones::make_object(cx.state, player, card, face)
    });
    cx.state.reference(id)
}

/// Whether what happens is a result of that ability, which resolves (725.1a).
pub(crate) fn resolves<R: Recorder>(look: Look<'_, R>) -> bool {
    let is_it = |what: &OnStack| matches!(what, OnStack::Made(ability) if ability.by == Some(R725_1));
    look.state.stage == Stage::Resolve && resolve::next(look).is_some_and(|item| is_it(&item.what))
}

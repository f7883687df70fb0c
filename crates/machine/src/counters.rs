//! Counters that protect their permanent or bind it: shield (122.1c), stun (122.1d), finality (122.1h). As long as there
//! is one of a kind, its replacement effect watches; a second one makes no second effect. And how counters get from one
//! object to another (122.5, 122.8).

use vademecum_abilities::{
    Ability, Amount, CounterKind, DeedKind, Effect, Filter, Objects, Pattern, Program, Replaced, Replacement, Subjects,
    Zone, Zones,
};
use vademecum_rule_ids::magic::{R122_1C, R122_1D, R122_1H, R122_5, R122_8};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    id::Subject,
    select::Scope,
};

/// The replacement effects of these counters, in the order of [`KINDS`].
pub(crate) fn abilities() -> impl Iterator<Item = Ability> {
    let watches = |by: RuleId, of: Pattern, with: Replaced| {
        Ability::Replacement(Replacement { by: Some(by), ..Replacement::of(of, with) })
    };
    let this = |kind: DeedKind| Pattern::of(kind, Filter::This);
    let destroyed = Pattern { by_effect: true, ..this(DeedKind::Destroy) };
    let dies = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
    [
        watches(R122_1C, destroyed, Replaced::Program(minus(CounterKind::Shield))),
        Ability::Replacement(Replacement {
            by: Some(R122_1C),
            then: minus(CounterKind::Shield),
            ..Replacement::of(this(DeedKind::Damage), Replaced::Nothing)
        }),
        watches(R122_1D, this(DeedKind::Untap), Replaced::Program(minus(CounterKind::Stun))),
        watches(R122_1H, dies, Replaced::To(Zone::Exile)),
    ]
    .into_iter()
}

/// The place of the first of them among the abilities that come with every game: behind those of the basic land types.
pub(crate) const FIRST: u8 = 5;

/// The kind of counter that each of the effects comes from.
pub(crate) const KINDS: [CounterKind; 4] =
    [CounterKind::Shield, CounterKind::Shield, CounterKind::Stun, CounterKind::Finality];

/// "Remove a counter of the kind from this permanent."
fn minus(kind: CounterKind) -> Program {
    let this = Subjects::Objects(Objects::This);
    vec![Effect::RemoveCounters(this, kind, Amount::Number(1)).into()]
}

/// Counters are removed from one object and put onto another, or neither (122.5).
pub(crate) fn propose_move<R: Recorder>(
    cx: &Cx<'_, R>,
    scope: Scope<'_>,
    (kind, amount): (CounterKind, &Amount),
    from: &Objects,
    onto: &Objects,
) -> Group {
    let number = cx.look().amount(scope, amount);
    let one = |objects| cx.look().objects(scope, objects).first().copied();
    let (from, onto) = (one(from), one(onto));
    let has = from.map_or(0, |from| cx.state.counters(Subject::Object(from), kind));
    let is_impossible = from.is_none() || onto.is_none() || from == onto || has < number;
    if cx.when(R122_5, is_impossible) {
        return Group::new();
    }
    let remove = from.map(|from| Deed::RemoveCounters(Subject::Object(from), kind, number.min(has)));
    let put = onto.map(|onto| Deed::PutCounters(Subject::Object(onto), kind, number, scope.you));
    remove.into_iter().chain(put).collect()
}

/// As many counters of each kind as an object has are put on another; as it had, if it is gone (122.8).
pub(crate) fn propose_same<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, of: &Objects, onto: &Objects) -> Group {
    let Some(of) = cx.look().references(scope, of).first().copied() else { return Group::new() };
    let known = cx.state.last_known.iter().rev().find(|known| known.was == of);
    let had = known.map(|known| known.counters.clone()).unwrap_or_default();
    let has = cx.state.counters_on(Subject::Object(of.id)).filter(|_| cx.state.is_current(of)).collect();
    let counters = if cx.state.is_current(of) { has } else { cx.either(R122_8, had, has) };
    let onto = cx.look().objects(scope, onto);
    let all = onto.iter().flat_map(|&onto| {
        counters.iter().map(move |&(kind, number)| Deed::PutCounters(Subject::Object(onto), kind, number, scope.you))
    });
    all.collect()
}

//! Triggered abilities (603): finding those that trigger, and putting them onto the stack.

mod fighting;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Change, Cycled, DeedKind, Duration, Effect, KeywordDeed, Limit, Pattern, Slot, SpellAbility,
    Step, Trigger, Triggered, Zone,
};
use vademecum_rule_ids::magic::{
    R106_12A, R107_3J, R107_3N, R120_9, R120_10, R400_7E, R503_1A, R506_5, R508_2A, R509_3C, R509_3F, R509_3G, R510_3A,
    R511_2, R513_2, R603_2, R603_2A, R603_2C, R603_2D, R603_2E, R603_2G, R603_2I, R603_3, R603_3A, R603_3B, R603_4,
    R603_5, R603_6A, R603_6C, R603_7A, R603_7B, R603_8, R603_9, R603_10A, R603_10B, R603_10C, R603_10D, R603_10E,
    R603_10F, R603_10G, R701_31C, R702_29D, R805_7,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::a037_meld,
    casting::{self, Attempt},
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Acted, Deed, Group, Move, Note},
    designations, functioning, happen,
    id::{ObjectId, ObjectRef, PlayerId, Timestamp},
    interpret,
    keywords::{self, k029_cycling},
    leaving, listeners, patterns, permission, produce, select,
    select::Scope,
    slots::{Held, Slots},
    stack,
    state::{Continuous, Listener, MAX_OBJECTS, Made, MadeKind, OnStack, Role, State, Waiting},
    team_choices,
    turn::Stage,
    zones,
};

/// The rule by which an event looks back in time: something leaves the battlefield (603.10a), phases out (603.10b),
/// becomes unattached (603.10c), a player loses control of something (603.10d), a spell is countered (603.10e), a
/// player loses (603.10f), or planeswalks away from a plane (603.10g).
const fn looks_back(deed: &Deed) -> Option<RuleId> {
    match deed {
        Deed::Move(Move { from: Zone::Battlefield, .. }) => Some(R603_10A),
        Deed::Unattach(_) => Some(R603_10C),
        Deed::PhaseOut(..) => Some(R603_10B),
        Deed::LoseControl(..) => Some(R603_10D),
        Deed::Counter(_) => Some(R603_10E),
        Deed::Lose(..) => Some(R603_10F),
        Deed::Act(Acted { action: KeywordDeed::PlaneswalksAway, .. }) => Some(R603_10G),
        _ => None,
    }
}

/// Whether what triggers on an event was found before it happened.
pub(crate) fn is_seen_before<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    let is_watched = || !matches!(deed, Deed::Unattach(_)) || cx.state.watches.deeds.has(deed.kind());
    looks_back(deed).is_some_and(|rule| is_watched() && cx.rule(rule))
}

/// What triggers on leaving the battlefield is found before anything has moved: all that leave see each other leave.
pub(crate) fn look_back<R: Recorder>(cx: &mut Cx<'_, R>, group: &[Deed]) {
    let seen: Group = group.iter().filter(|deed| is_seen_before(cx, deed)).copied().collect();
    if !seen.is_empty() {
        find(cx, &seen, true);
    }
}

/// What triggers on anything else is found when it has happened: newcomers see themselves and each other enter
/// (603.6a).
pub(crate) fn after<R: Recorder>(cx: &mut Cx<'_, R>, group: &[Deed]) {
    find(cx, group, false);
}

/// One ability that might trigger.
#[derive(Debug, Clone)]
struct Listening {
    what: OnStack,
    source: ObjectRef,
    you: PlayerId,
    slots: Slots,
    /// Its place among what resolutions made.
    made: Option<usize>,
}

fn find<R: Recorder>(cx: &mut Cx<'_, R>, group: &[Deed], back: bool) {
    let of_their_time;
    let group = if group.iter().any(is_declared) {
        of_their_time = keep_timely(cx, group);
        &of_their_time
    } else {
        group
    };
    let cards = cx.state.cards.clone();
    let before = cx.state.waiting.len();
    let kinds: vademecum_abilities::DeedKinds = group.iter().map(Deed::kind).collect();
    for place in 0..cx.state.listeners.len() {
        let listener = cx.state.listeners[place];
        if listener.role != Role::Trigger || !listener.kinds.meets(kinds) {
            continue;
        }
        let Ability::Triggered(triggered) = cards.ability(listener.ability) else { continue };
        let listening = Listening {
            what: OnStack::Ability(listener.ability),
            source: cx.state.reference(listener.object),
            you: cx.state.controller(listener.object),
            slots: remembered(cx, listener.object, listener.ability),
            made: None,
        };
        if functions_for(cx, listener, &listening, triggered, group) {
            watch(cx, &listening, triggered, group, back);
        }
    }
    for place in 0..cx.state.made.len() {
        let MadeKind::Delayed(triggered) = cx.state.made[place].what.clone() else { continue };
        let made = &cx.state.made[place];
        let mut listening = Listening {
            what: OnStack::Made(triggered.clone()),
            source: made.source,
            you: whose(cx.peek(), made),
            slots: made.slots.clone(),
            made: Some(place),
        };
        if !is_awaited(cx, &listening, &triggered, group) {
            continue;
        }
        listening.you = whose(cx.look(), &cx.state.made[place]);
        // Those that a rule gives are not delayed ones.
        if designations::is_inherent(cx.state, listening.source) || cx.rule(R603_7A) {
            watch(cx, &listening, &triggered, group, back);
        }
    }
    drop_spent(cx.state);
    // What triggers on another event is later.
    if cx.state.waiting.len() > before {
        cx.state.tick();
    }
}

/// Whether an ability functions where its object is. Off the battlefield that decides only about events that it waits for.
fn functions_for<R: Recorder>(
    cx: &Cx<'_, R>,
    listener: Listener,
    listening: &Listening,
    triggered: &Triggered,
    group: &[Deed],
) -> bool {
    let on_battlefield = cx.state.object(listener.object).zone == Zone::Battlefield;
    (on_battlefield || is_awaited(cx, listening, triggered, group))
        && functioning::functions(cx.look(), listener.object, listener.ability)
}

/// Whether an ability waits for one of several deeds.
fn is_awaited<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening, triggered: &Triggered, group: &[Deed]) -> bool {
    let Trigger::Event(pattern) = &triggered.on else { return false };
    let scope = Scope { you: listening.you, source: listening.source, slots: &listening.slots, x: 0 };
    group.iter().any(|deed| cx.peek().fits(scope, pattern, deed))
}

/// What an ability of an object remembers before it triggers.
fn remembered<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, ability: AbilityId) -> Slots {
    let mut slots = cx.state.remembered(cx.state.reference(id));
    if cx.state.gained_of(id).any(|of| of.ability == ability) {
        slots.extend(&permission::granted_by(cx, id, ability));
    }
    slots
}

/// Whether a deed is an attack or a block, on which abilities trigger as it is declared.
const fn is_declared(deed: &Deed) -> bool {
    matches!(deed, Deed::Attack(..) | Deed::Block(..) | Deed::BlockedBy(..) | Deed::BecomeBlocked(_))
}

/// The deeds of a group on which abilities trigger by now: attackers and blockers as those are declared (508.2a, 509.3f);
/// without those rules, as the step ends.
fn keep_timely<R: Recorder>(cx: &Cx<'_, R>, group: &[Deed]) -> Group {
    let ends = cx.state.stage == Stage::FinishStep;
    let is_timely = |deed: &Deed| match deed {
        _ if !is_declared(deed) || !cx.state.watches.deeds.has(deed.kind()) => true,
        Deed::Attack(..) => cx.rule(R508_2A),
        _ => cx.rule(R509_3F),
    };
    group.iter().filter(|deed| ends || is_timely(deed)).copied().collect()
}

/// Who controls a delayed triggered ability (603.7d–g); without the rule that says so, whoever controls its source by now.
fn whose<R: Recorder>(look: Look<'_, R>, made: &Made) -> PlayerId {
    let now = look.state.controller(made.source.id);
    made.control.map_or(made.controller, |rule| look.either(rule, made.controller, now))
}

/// Delayed triggered abilities that trigger once, and have, are gone (603.7b).
fn drop_spent(state: &mut State) {
    let spent = |made: &crate::state::Made| matches!(made.what, MadeKind::Delayed(_)) && made.left == Some(0);
    if state.made.iter().any(spent) {
        state.made.retain(|made| !spent(made));
        listeners::watch(state);
    }
}

/// The end step does not back up for abilities that come into being in it and wait for its beginning (513.2). Without that
/// rule, they trigger.
pub(crate) fn back_up<R: Recorder>(cx: &mut Cx<'_, R>) {
    let began = cx.state.turn.step_began;
    let deed = Deed::BeginStep(cx.state.turn.active, Step::End);
    let waits = |of: &Triggered| matches!(&of.on, Trigger::Event(of) if of.step == Some(Step::End));
    let cards = cx.state.cards.clone();
    let mut late: SmallVec<[(Listening, Triggered); 1]> = SmallVec::new();
    for listener in cx.state.listeners.iter().filter(|is| is.role == Role::Trigger && is.kinds.has(deed.kind())) {
        let Ability::Triggered(triggered) = cards.ability(listener.ability) else { continue };
        if cx.state.object(listener.object).since > began && waits(triggered) {
            let (source, you) = (cx.state.reference(listener.object), cx.state.controller(listener.object));
            let what = OnStack::Ability(listener.ability);
            late.push((Listening { what, source, you, slots: Slots::default(), made: None }, triggered.clone()));
        }
    }
    for (place, made) in cx.state.made.iter().enumerate() {
        let MadeKind::Delayed(triggered) = &made.what else { continue };
        if made.since > began && waits(triggered) {
            let (source, you, slots) = (made.source, whose(cx.look(), made), made.slots.clone());
            let what = OnStack::Made(triggered.clone());
            late.push((Listening { what, source, you, slots, made: Some(place) }, (**triggered).clone()));
        }
    }
    if late.is_empty() || cx.rule(R513_2) {
        return;
    }
    for (listening, triggered) in &late {
        watch(cx, listening, triggered, &[deed], false);
    }
    drop_spent(cx.state);
    cx.state.turn.step_began = cx.state.tick();
}

/// An ability triggers for each event of the group that it waits for, or once for all of them (603.2c).
fn watch<R: Recorder>(cx: &mut Cx<'_, R>, listening: &Listening, triggered: &Triggered, group: &[Deed], back: bool) {
    let Trigger::Event(pattern) = &triggered.on else { return };
    let events: SmallVec<[Deed; 4]> = group
        .iter()
        .filter(|deed| is_seen_before(cx, deed) == back && is_event(cx, listening, pattern, deed))
        .copied()
        .collect();
    let others = || group.iter().filter(|deed| deed.kind() == pattern.kind).nth(1).is_some();
    if pattern.alone && !events.is_empty() && cx.when(R506_5, others()) {
        return;
    }
    let several = events.len() > 1;
    let is_attack_on_somebody =
        pattern.kind == DeedKind::Attack && (pattern.attacked.is_some() || pattern.player.is_some());
    if pattern.together && !is_attack_on_somebody && cx.when(R603_2C, several) {
        if let Some(first) = events.first() {
            trigger(cx, listening, triggered, first, Some(&events));
        }
        return;
    }
    if matches!(pattern.kind, DeedKind::Attack | DeedKind::Block | DeedKind::BlockedBy) {
        return fighting::watch(cx, listening, triggered, pattern, &events);
    }
    if pattern.excess {
        return excess(cx, listening, triggered, group, &events);
    }
    for deed in &each_beginning(cx, listening, triggered, events) {
        // 120.9: the damage of other sources at the same time does not count.
        let is_of_source = pattern.source.is_some() && matches!(deed, Deed::Damage { .. });
        let all = is_of_source && dealt_to(group, deed).nth(1).is_some() && !cx.rule(R120_9);
        let together: Option<Group> = all.then(|| dealt_to(group, deed).copied().collect());
        trigger(cx, listening, triggered, deed, together.as_deref());
    }
}

/// The events with the beginning of a step once for each player of whom the ability speaks (805.4d).
fn each_beginning<R: Recorder>(
    cx: &Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    events: SmallVec<[Deed; 4]>,
) -> SmallVec<[Deed; 4]> {
    let Trigger::Event(pattern) = &triggered.on else { return events };
    if !cx.state.turn.team_play.shares_turns() || pattern.kind != DeedKind::BeginStep {
        return events;
    }
    let scope = Scope { you: listening.you, source: listening.source, slots: &listening.slots, x: 0 };
    let each = |deed: Deed| team_choices::beginnings(cx.look(), scope, (triggered, pattern), deed);
    events.into_iter().flat_map(each).collect()
}

/// The damage of a group with the same recipient as one of its deeds.
fn dealt_to<'a>(group: &'a [Deed], deed: &Deed) -> impl Iterator<Item = &'a Deed> {
    let recipient = patterns::recipient(deed);
    group.iter().filter(move |other| matches!(other, Deed::Damage { .. }) && patterns::recipient(other) == recipient)
}

/// Abilities that wait for excess damage: what all sources together dealt a permanent counts (120.10).
fn excess<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    group: &[Deed],
    events: &[Deed],
) {
    let mut done: SmallVec<[ObjectId; 4]> = SmallVec::new();
    for deed in events {
        let Deed::Damage { source, amount, .. } = deed else { continue };
        let Some(id) = deed.object().filter(|id| !done.contains(id)) else { continue };
        let total = dealt_to(group, deed).map(Deed::amount).fold(0, i32::saturating_add);
        let together = cx.rule(R120_10);
        if together {
            done.push(id);
        }
        let counted = if together { total } else { *amount };
        let over = interpret::excess::dealt(cx.look(), *source, id, (counted, total));
        if let Some(over) = over.filter(|over| *over > 0) {
            trigger(cx, listening, triggered, &deed.with_amount(over), None);
        }
    }
}

fn is_event<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening, pattern: &Pattern, deed: &Deed) -> bool {
    if listening.made.is_some_and(|place| cx.state.made.get(place).is_some_and(|made| made.left == Some(0))) {
        return false;
    }
    // 106.12a: it waits for a mana ability with {T} to have produced mana.
    if pattern.tapped_for_mana && !cx.rule(R106_12A) {
        return false;
    }
    let scope = Scope { you: listening.you, source: listening.source, slots: &listening.slots, x: 0 };
    cx.look().fits(scope, pattern, deed) && cx.look().is_seen_by(listening.you, deed)
}

/// Whether the rules about a kind of event let abilities trigger on it.
fn may_trigger<R: Recorder>(cx: &Cx<'_, R>, deed: &Deed) -> bool {
    match deed {
        Deed::Move(Move { to: Zone::Battlefield, .. }) => cx.rule(R603_6A),
        Deed::Move(Move { from: Zone::Battlefield, .. }) => cx.rule(R603_6C),
        Deed::BecomeBlocked(_) => cx.rule(R509_3C),
        Deed::BeginStep(_, Step::EndOfCombat) => cx.rule(R511_2),
        Deed::Unblocked(_) => cx.rule(R509_3G),
        Deed::Lose(..) => cx.rule(R603_9),
        _ => true,
    }
}

/// An ability triggers: it waits for its turn, if its condition holds (603.4).
fn trigger<R: Recorder>(
    cx: &mut Cx<'_, R>,
    listening: &Listening,
    triggered: &Triggered,
    deed: &Deed,
    together: Option<&[Deed]>,
) {
    if !cx.rule(R603_2) || !may_trigger(cx, deed) || is_silenced(cx, listening) {
        return;
    }
    if triggered.by.is_some_and(|rule| !cx.rule(rule)) {
        return;
    }
    let mut slots = cx.look().event_slots(deed, together);
    slots.extend(&listening.slots);
    let x = x_of(cx, listening, deed);
    let scope = Scope { you: listening.you, source: listening.source, slots: &slots, x };
    if let Some(condition) = &triggered.only_if {
        let holds = cx.look().holds(scope, condition);
        if cx.when(R603_4, !holds) {
            return;
        }
    }
    let is_done = triggered.limit == Limit::ActsOncePerTurn && has_acted(cx.state, listening);
    if cx.when(R603_2I, is_done) || triggered.limit == Limit::OncePerTurn && !use_once(cx.state, listening) {
        return;
    }
    if let Some(made) = listening.made.and_then(|place| cx.state.made.get_mut(place))
        && made.left == Some(1)
        && cx.rec.rule(R603_7B, false)
    {
        made.left = Some(0);
    }
    let made = listening.made.and_then(|place| cx.state.made.get(place)).map(|made| made.since);
    let twice = is_said_twice(cx, triggered, deed);
    for _ in 0..times(cx, listening) + u32::from(twice) {
        wait_since(cx, listening.what.clone(), (listening.source, listening.you), slots.clone(), x, made);
    }
}

/// The value of X of an ability that triggers: that of the spell that its object was as it enters (107.3m), or of the
/// spell or ability that made it (107.3n).
fn x_of<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening, deed: &Deed) -> u32 {
    if let Some(made) = listening.made.and_then(|place| cx.state.made.get(place)) {
        return if made.x > 0 { cx.either(R107_3N, made.x, 0) } else { 0 };
    }
    match deed {
        Deed::Move(Move { to: Zone::Battlefield, object, x: 1.., .. }) | Deed::TurnFace(object, true, 1..)
            if *object == listening.source.id =>
        {
            happen::x_of(cx.look(), deed)
        }
        // 701.31c: the X with which the permanent became monstrous.
        Deed::BecomeMonstrous(id, amount) if *id == listening.source.id => {
            cx.either(R701_31C, amount.max(&0).unsigned_abs(), 0)
        }
        _ => given_x(cx, listening),
    }
}

/// The X of an ability that an effect has given to an object: 0 (107.3j); without that rule, the X of what gave it.
fn given_x<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening) -> u32 {
    let OnStack::Ability(ability) = listening.what else { return 0 };
    let gives = |effect: &&Continuous| {
        let grants = |change: &Change| match change {
            Change::GainAbility(place) => cx.state.cards.granted(effect.text, *place) == Some(ability),
            _ => false,
        };
        effect.x > 0 && effect.on.contains(&listening.source) && effect.changes.iter().any(grants)
    };
    let x = cx.state.effects.iter().find(gives).map_or(0, |effect| effect.x);
    if x > 0 { cx.either(R107_3J, 0, x) } else { 0 }
}

/// How many times an ability triggers: as many more as effects say of its object (603.2d). They say nothing of delayed
/// triggered abilities, which the object does not have (603.2e).
fn times<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening) -> u32 {
    let more = cx.state.known(listening.source).map_or(0, |(_, now)| now.demands.more_triggers);
    if more == 0 || cx.when(R603_2E, listening.made.is_some()) {
        return 1;
    }
    cx.either(R603_2D, 1 + u32::from(more), 1)
}

/// Whether an event matches both halves of a trigger condition and counts twice: "cycles or discards" counts once by
/// 702.29d.
fn is_said_twice<R: Recorder>(cx: &Cx<'_, R>, triggered: &Triggered, deed: &Deed) -> bool {
    let (Trigger::Event(Pattern { cycled: Some(Cycled::OrDiscarded), .. }), Deed::Discard(_, card)) =
        (&triggered.on, deed)
    else {
        return false;
    };
    k029_cycling::is_cycled(cx.look(), *card) && !cx.rule(R702_29D)
}

/// Whether an ability does not trigger: it is another instance of one that functions only once, or an effect that stops
/// abilities from being activated stops it, which with all rules none does.
fn is_silenced<R: Recorder>(cx: &Cx<'_, R>, listening: &Listening) -> bool {
    let OnStack::Ability(ability) = listening.what else { return false };
    if !keywords::instance_works(cx.look(), ability) {
        return true;
    }
    let attempt = Attempt { player: listening.you, object: listening.source.id, ability: Some(ability) };
    casting::is_forbidden(cx.peek(), attempt) && !cx.rule(R603_2A)
}

/// Whether what an ability says to do only once each turn was done this turn.
fn has_acted(state: &State, listening: &Listening) -> bool {
    let OnStack::Ability(ability) = listening.what else { return false };
    state.turn.limited.contains(&(listening.source, ability))
}

/// Whether an ability that triggers only once each turn still may.
fn use_once(state: &mut State, listening: &Listening) -> bool {
    let OnStack::Ability(ability) = listening.what else { return true };
    let of = (listening.source, ability);
    let free = !state.turn.limited.contains(&of);
    if free {
        state.turn.limited.push(of);
    }
    free
}

/// An ability waits to be put onto the stack.
pub(crate) fn wait<R: Recorder>(
    cx: &mut Cx<'_, R>,
    what: OnStack,
    (source, you): (ObjectRef, PlayerId),
    slots: Slots,
    x: u32,
) {
    wait_since(cx, what, (source, you), slots, x, None);
}

/// An ability waits to be put onto the stack; a delayed one that was created at a time.
fn wait_since<R: Recorder>(
    cx: &mut Cx<'_, R>,
    what: OnStack,
    (source, you): (ObjectRef, PlayerId),
    slots: Slots,
    x: u32,
    made: Option<Timestamp>,
) {
    if cx.state.waiting.len() >= MAX_OBJECTS {
        cx.state.fault = Some(crate::error::Error::TooMany(MAX_OBJECTS));
        return;
    }
    // 603.3a: whoever controls the source as it triggers controls the ability, unless an effect made it.
    let controller = match what {
        OnStack::Made(_) => you,
        OnStack::Ability(_) | OnStack::Spell => cx.either(R603_3A, you, cx.state.object(source.id).owner),
    };
    cx.state.waiting.push(Waiting { what, source, controller, slots, x, since: cx.state.clock, made });
    cx.note(Note::Triggered(controller, source.id));
}

/// What triggered on a move finds the object where it went (400.7e).
pub(crate) fn link_moved<R: Recorder>(cx: &mut Cx<'_, R>, from: usize) {
    for place in from..cx.state.waiting.len() {
        let waiting = &cx.state.waiting[place];
        let Some(held) = waiting.slots.get(Slot::EVENT_OBJECTS) else { continue };
        if held.objects.iter().all(|object| cx.state.is_current(*object)) {
            continue;
        }
        let found: SmallVec<[ObjectRef; 2]> = held
            .objects
            .iter()
            .flat_map(|&object| a037_meld::with_other(cx.look(), object, zones::find(cx.state, object)))
            .map(|id| cx.state.reference(id))
            .collect();
        if !found.is_empty() && cx.rule(R400_7E) {
            cx.state.waiting[place].slots.set(Slot::EVENT_BECAME, Held::objects(found));
        }
    }
}

/// Abilities that wait for a state of the game trigger as soon as it is so, be it in the middle of a resolution, and not
/// again before they have left the stack (603.8). Whether one did.
#[inline]
pub(crate) fn check_states<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    cx.state.watches.states && trigger_on_states(cx)
}

fn trigger_on_states<R: Recorder>(cx: &mut Cx<'_, R>) -> bool {
    let before = cx.state.waiting.len();
    let cards = cx.state.cards.clone();
    for place in 0..cx.state.listeners.len() {
        let listener = cx.state.listeners[place];
        let Ability::Triggered(triggered) = cards.ability(listener.ability) else { continue };
        let (Role::StateTrigger, Trigger::State(condition)) = (listener.role, &triggered.on) else { continue };
        let source = cx.state.reference(listener.object);
        let you = cx.state.controller(listener.object);
        let slots = Slots::default();
        let holds = cx.look().holds(Scope { you, source, slots: &slots, x: 0 }, condition);
        let is_it = |what: &OnStack, of: ObjectRef| *what == OnStack::Ability(listener.ability) && of == source;
        let pending = cx.state.waiting.iter().any(|waiting| is_it(&waiting.what, waiting.source))
            || cx.state.stack.iter().any(|item| is_it(&item.what, item.object));
        if holds && cx.when(R603_8, !pending) {
            wait(cx, OnStack::Ability(listener.ability), (source, you), slots, 0);
        }
    }
    cx.state.waiting.len() > before
}

/// Puts one waiting ability onto the stack (603.3b): those of the active player first, then the others' in turn order;
/// each player's in the order that they choose. False if none waits.
#[inline]
pub(crate) fn stack_next<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    if cx.state.waiting.is_empty() || !cx.rule(R603_3) { Ok(false) } else { stack_one(cx) }
}

/// Whether an ability may be the next of its controller's: in what order they triggered doesn't matter, as the upkeep
/// begins (503.1a) and after combat damage (510.3a). Without those rules, what triggered first comes first.
fn is_in_turn<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, waiting: &Waiting) -> bool {
    let mut own = cx.state.waiting.iter().filter(|other| other.controller == player);
    if !own.any(|other| other.since < waiting.since) {
        return true;
    }
    match cx.state.turn.step {
        Step::Upkeep => cx.rule(R503_1A),
        Step::FirstStrikeDamage | Step::CombatDamage => cx.rule(R510_3A),
        _ => true,
    }
}

fn stack_one<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    leaving::drop_triggered(cx);
    let order: select::Ring = cx.look().ring().collect();
    let next = order.into_iter().find(|&player| cx.state.waiting.iter().any(|of| of.controller == player));
    let Some(player) = next.or_else(|| cx.state.waiting.first().map(|of| of.controller)) else { return Ok(false) };
    let together = team_choices::stack_together(cx, player);
    let is_own =
        |state: &State, of: &Waiting| of.controller == player || together && state.share_turns(of.controller, player);
    let own: Offer = (0_u32..)
        .zip(&cx.state.waiting)
        .filter(|(_, waiting)| is_own(cx.state, waiting))
        .filter(|(_, waiting)| is_in_turn(cx, waiting.controller, waiting))
        .map(|(place, _)| Item::Place(place))
        .collect();
    let several = own.len() > 1;
    let first = own.first().copied();
    // 805.7: a team puts its abilities there in one order.
    let (who, why) = if together { (team_choices::speaker(cx.look(), player), R805_7) } else { (player, R603_3B) };
    let picked = if several && (together || cx.rule(R603_3B)) { cx.pick_one(who, why, None, own)? } else { first };
    let Some(Item::Place(place)) = picked else { return Ok(false) };
    // Whoever leaves the game while asked takes what waits along (800.4a).
    let Some(waiting) = cx.state.waiting.get(place as usize).filter(|of| is_own(cx.state, of)) else {
        return Ok(true);
    };
    let source = waiting.source.id;
    // 603.5: whether what is optional is done, its player says as it resolves; without that rule, at this point.
    let is_optional = text_of(cx.state, &waiting.what).is_some_and(is_optional);
    let is_wanted = !is_optional || cx.rule(R603_5) || cx.ask_yes(player, R603_5, Some(source))?;
    let waiting = cx.state.waiting.remove(place as usize);
    if !is_wanted {
        return Ok(true);
    }
    if produce::resolves_at_once(cx, &waiting) {
        produce::resolve_trigger(cx, waiting)?;
        return Ok(true);
    }
    stack::put_triggered(cx, waiting)?;
    Ok(true)
}

/// The text of a triggered ability that waits.
pub(crate) fn text_of<'a>(state: &'a State, what: &'a OnStack) -> Option<&'a SpellAbility> {
    match what {
        OnStack::Ability(ability) => match state.cards.ability(*ability) {
            Ability::Triggered(triggered) => Some(&triggered.effect),
            _ => None,
        },
        OnStack::Made(triggered) => Some(&triggered.effect),
        OnStack::Spell => None,
    }
}

/// Whether the effect of a triggered ability is optional: somebody may do it, or pay for something else.
pub(crate) fn is_optional(text: &SpellAbility) -> bool {
    let first = text.program.first().map(|first| &first.effect);
    matches!(first, Some(Effect::May { .. } | Effect::Pay { must: false, .. }))
}

/// What triggered on its own card being discarded did not, where that card went from one hidden zone to another, so that
/// it was at no time visible to all players (603.2g).
pub(crate) fn drop_unseen<R: Recorder>(cx: &mut Cx<'_, R>, from: usize) {
    let mut place = from;
    while place < cx.state.waiting.len() {
        let Waiting { source, ref what, .. } = cx.state.waiting[place];
        let was_hidden = match what {
            OnStack::Ability(ability) => is_hidden_by(cx.state.cards.ability(*ability)),
            OnStack::Made(_) | OnStack::Spell => false,
        };
        let unseen = was_hidden && !cx.state.object(source.id).zone.is_public();
        if cx.when(R603_2G, unseen) {
            cx.state.waiting.remove(place);
            cx.note(Note::TriggerDropped(source.id));
        } else {
            place += 1;
        }
    }
}

/// Whether an ability functions where not all players see its object.
fn is_hidden_by(ability: &Ability) -> bool {
    ability.passive_zones().is_some_and(|zones| zones.has(Zone::Hand) || zones.has(Zone::Library))
}

/// Ends what resolutions made and lasts until now.
pub(crate) fn expire(state: &mut State, ends: impl Fn(&Duration, PlayerId) -> bool) -> bool {
    let before = state.made.len() + state.effects.len();
    state.made.retain(|made| !ends(&made.lasts, made.controller));
    state.effects.retain(|effect| !ends(&effect.lasts, effect.controller));
    let ended = state.made.len() + state.effects.len() < before;
    if ended {
        state.stale.characteristics = true;
        listeners::watch(state);
    }
    ended
}

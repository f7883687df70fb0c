//! Triggered abilities (603): what they wait for, when they trigger, and how they get onto the stack.

use smallvec::SmallVec;
use vademecum_rule_ids::magic::{
    R101_4, R109_4B, R113_3C, R117_2A, R119_9, R120_4B, R400_7E, R405_1, R405_3, R503_1A, R508_1M, R508_3A, R509_1I,
    R509_3A, R509_3C, R601_2I, R603_2, R603_2C, R603_2F, R603_3, R603_3A, R603_3B, R603_4, R603_6, R603_6A, R603_6C,
    R603_10A, R700_4,
};

use crate::{
    ability::{
        Ability, Amount, Body, Change, DamageTo, Duration, Effect, Filter, Step as Instruction, Subject, Trigger,
        Triggered, Which, Whose,
    },
    card::{Types, Zone},
    cast,
    choice::{Decision, Target},
    engine::Cx,
    error::Error,
    event::{Event, Observer},
    object::{ObjectId, ObjectRef, PlayerId},
    state::{About, MOST, StackItem, State},
    target,
    turn::Step,
};

/// The kinds of events that abilities wait for, for a quick look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    Entered,
    Left,
    Attacked,
    Blocked,
    BecameBlocked,
    Damaged,
    Tapped,
    Began,
    Cast,
    GainedLife,
    LostLife,
    Drew,
    Discarded,
    PlayedLand,
}

/// Which events some abilities wait for, one bit for each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Watched(u16);

impl Watched {
    /// What a card's abilities wait for.
    pub(crate) fn by(abilities: &[Ability]) -> Watched {
        let triggers = abilities.iter().filter_map(|ability| match ability {
            Ability::Triggered(ability) => Some(ability.on),
            _ => None,
        });
        let kinds = triggers.map(|on| match on {
            Trigger::Enters(_) => Kind::Entered,
            Trigger::Dies(_) | Trigger::Leaves(_) => Kind::Left,
            Trigger::Attacks(_) => Kind::Attacked,
            Trigger::Blocks(_) => Kind::Blocked,
            Trigger::BecomesBlocked(_) => Kind::BecameBlocked,
            Trigger::DealsDamage { .. } | Trigger::IsDealtDamage(_) => Kind::Damaged,
            Trigger::BecomesTapped(_) => Kind::Tapped,
            Trigger::Begins(..) => Kind::Began,
            Trigger::Casts(..) => Kind::Cast,
            Trigger::GainsLife(_) => Kind::GainedLife,
            Trigger::LosesLife(_) => Kind::LostLife,
            Trigger::Draws(_) => Kind::Drew,
            Trigger::Discards(_) => Kind::Discarded,
            Trigger::PlaysLand(_) => Kind::PlayedLand,
        });
        Watched(kinds.fold(0, |bits, kind| bits | 1 << kind as u8))
    }

    /// Whether some ability waits for that.
    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Whether there is nothing that any ability waits for.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Something that abilities may wait for has happened; leaving the battlefield is told just before, because
/// such abilities look back (603.10a).
#[derive(Debug, Clone, Copy)]
pub(crate) enum Happening {
    Entered(ObjectId),
    Left { object: ObjectId, to: Zone },
    Attacked(ObjectId),
    Blocked(ObjectId),
    BecameBlocked(ObjectId),
    Damaged { source: ObjectRef, to: Target, amount: i32, combat: bool },
    Tapped(ObjectId),
    Began(Step),
    Cast(PlayerId, ObjectId),
    GainedLife(PlayerId, i32),
    LostLife(PlayerId, i32),
    Drew(PlayerId),
    Discarded(PlayerId),
    PlayedLand(PlayerId),
}

impl Happening {
    const fn kind(self) -> Kind {
        match self {
            Happening::Entered(_) => Kind::Entered,
            Happening::Left { .. } => Kind::Left,
            Happening::Attacked(_) => Kind::Attacked,
            Happening::Blocked(_) => Kind::Blocked,
            Happening::BecameBlocked(_) => Kind::BecameBlocked,
            Happening::Damaged { .. } => Kind::Damaged,
            Happening::Tapped(_) => Kind::Tapped,
            Happening::Began(_) => Kind::Began,
            Happening::Cast(..) => Kind::Cast,
            Happening::GainedLife(..) => Kind::GainedLife,
            Happening::LostLife(..) => Kind::LostLife,
            Happening::Drew(_) => Kind::Drew,
            Happening::Discarded(_) => Kind::Discarded,
            Happening::PlayedLand(_) => Kind::PlayedLand,
        }
    }
}

/// A triggered ability that waits to be put onto the stack (603.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) source: ObjectRef,
    /// The ability's place on its card.
    pub(crate) ability: u8,
    pub(crate) controller: PlayerId,
    pub(crate) about: About,
    batch: u32,
}

/// Whether some ability waits for the beginning of a step: a quick look before the long one.
pub(crate) fn is_awaited(state: &State, step: Step) -> bool {
    state.watchers.iter().any(|&id| {
        let card = state.card(id);
        card.watched.has(Kind::Began)
            && card.def.abilities.iter().any(|ability| match ability {
                Ability::Triggered(ability) => matches!(ability.on, Trigger::Begins(on, _) if on == step),
                _ => false,
            })
    })
}

/// Every ability that waits for what has happened triggers (603.2).
pub(crate) fn happened<R: Observer>(cx: &mut Cx<'_, R>, happening: Happening) {
    if cx.state.watchers.is_empty() {
        return;
    }
    let kind = happening.kind();
    // Newcomers are among the watchers, and so are those that are about to leave (603.6a, 603.10a).
    for place in 0..cx.state.watchers.len() {
        let id = cx.state.watchers[place];
        if cx.state.card(id).watched.has(kind) && !cx.state.object(id).now.lost_abilities {
            watch(cx, id, happening);
        }
    }
}

/// The abilities of one object.
fn watch<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, happening: Happening) {
    let cards = cx.state.cards.clone();
    let card = cards.get(cx.state.object(id).def);
    for (place, ability) in card.def.abilities.iter().enumerate() {
        let Ability::Triggered(ability) = ability else { continue };
        let Some(about) = matches(cx.state, id, ability.on, happening) else { continue };
        if !cx.when([R603_2, R113_3C, R117_2A], cx.state.object(id).zone == Zone::Battlefield) || !counts(cx, happening)
        {
            continue;
        }
        triggers(cx, id, place as u8, ability, about);
    }
}

/// Whether such an event makes abilities trigger, by the rule for its kind.
fn counts<R: Observer>(cx: &mut Cx<'_, R>, happening: Happening) -> bool {
    let on = |state: &State, id: ObjectId| state.object(id).zone == Zone::Battlefield;
    match happening {
        Happening::Entered(id) => cx.when(R603_6A, on(cx.state, id)),
        // Still on the battlefield: the game looks back in time.
        Happening::Left { object, to: Zone::Graveyard } => cx.when([R603_6C, R603_10A, R700_4], on(cx.state, object)),
        Happening::Left { object, .. } => cx.when([R603_6C, R603_10A], on(cx.state, object)),
        Happening::Attacked(id) => cx.when([R508_1M, R508_3A], cx.state.combat.is_attacking(id)),
        Happening::Blocked(id) => cx.when([R509_1I, R509_3A], cx.state.combat.is_blocking(id)),
        Happening::BecameBlocked(id) => cx.when([R509_1I, R509_3C], cx.state.combat.is_attacking(id)),
        Happening::Damaged { amount, .. } => cx.when(R120_4B, amount > 0),
        Happening::Began(Step::Upkeep) => cx.when(R503_1A, cx.state.turn.step == Step::Upkeep),
        Happening::GainedLife(_, amount) => cx.when(R119_9, amount > 0),
        Happening::Cast(_, spell) => cx.when(R601_2I, cx.state.object(spell).zone == Zone::Stack),
        Happening::Tapped(id) => cx.when(R603_2F, cx.state.object(id).tapped),
        Happening::Began(_)
        | Happening::LostLife(..)
        | Happening::Drew(_)
        | Happening::Discarded(_)
        | Happening::PlayedLand(_) => true,
    }
}

/// An ability triggers: it waits for its turn, if its condition holds (603.4).
fn triggers<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId, place: u8, ability: &Triggered, about: About) {
    let source = cx.state.reference(id);
    let controller = cx.state.object(id).controller;
    if let Some(condition) = ability.only_if {
        let holds = target::condition(cx.state, controller, Some(source), condition);
        if cx.when(R603_4, !holds) {
            return;
        }
    }
    let batch = cx.state.batch;
    let again = ability.batched
        && cx.state.waiting.iter().any(|w| w.source == source && w.ability == place && w.batch == batch);
    if cx.when(R603_2C, again) {
        return;
    }
    if cx.state.waiting.len() >= MOST {
        cx.state.fault = Some(Error::TooMany(MOST));
        return;
    }
    // 603.3a, 109.4b: whoever controls the source as it triggers controls the ability.
    let controller = cx.value([R603_3A, R109_4B], controller, cx.state.object(id).owner);
    cx.state.waiting.push(Waiting { source, ability: place, controller, about, batch });
    cx.event(Event::Triggered(controller, id, place));
}

/// Whether an event is the one an ability waits for, and what it was about.
fn matches(state: &State, id: ObjectId, on: Trigger, happening: Happening) -> Option<About> {
    let you = state.object(id).controller;
    let player = |player: PlayerId, whose: Whose, amount: i32| {
        let about = About { player: Some(player), amount, ..About::default() };
        target::is_whose(state, you, player, whose).then_some(about)
    };
    let object = |object: ObjectId, subject: Subject, moved: bool| {
        let about = About { object: Some(state.reference(object)), moved, ..About::default() };
        is_subject(state, id, subject, object).then_some(about)
    };
    match (on, happening) {
        (Trigger::Enters(subject), Happening::Entered(entered)) => object(entered, subject, false),
        (Trigger::Dies(subject), Happening::Left { object: left, to: Zone::Graveyard }) => {
            let dies = state.object(left).now.is_creature();
            dies.then(|| object(left, subject, true)).flatten()
        }
        (Trigger::Leaves(subject), Happening::Left { object: left, .. }) => object(left, subject, true),
        (Trigger::Attacks(subject), Happening::Attacked(attacker)) => object(attacker, subject, false),
        (Trigger::Blocks(subject), Happening::Blocked(blocker)) => object(blocker, subject, false),
        (Trigger::BecomesBlocked(subject), Happening::BecameBlocked(attacker)) => object(attacker, subject, false),
        (Trigger::BecomesTapped(subject), Happening::Tapped(tapped)) => object(tapped, subject, false),
        (Trigger::DealsDamage { by, to, combat }, Happening::Damaged { source, to: recipient, amount, combat: is }) => {
            let kind = match (to, recipient) {
                (DamageTo::Anything, _)
                | (DamageTo::Player, Target::Player(_))
                | (DamageTo::Creature, Target::Object(_)) => true,
                (DamageTo::Player, Target::Object(_)) | (DamageTo::Creature, Target::Player(_)) => false,
            };
            let fits = kind && (is || !combat) && state.is_current(source) && is_subject(state, id, by, source.id);
            fits.then(|| about_recipient(state, recipient, amount))
        }
        (Trigger::IsDealtDamage(subject), Happening::Damaged { to: Target::Object(hurt), amount, .. }) => {
            object(hurt, subject, false).map(|about| About { amount, ..about })
        }
        (Trigger::Begins(step, whose), Happening::Began(now)) => {
            (step == now).then(|| player(state.turn.active, whose, 0)).flatten()
        }
        (Trigger::Casts(whose, filter), Happening::Cast(caster, spell)) => {
            let fits = target::fits(state, you, Some(state.reference(id)), spell, &filter);
            let about = About { object: Some(state.reference(spell)), ..About::default() };
            fits.then(|| player(caster, whose, 0)).flatten().map(|of| About { player: of.player, ..about })
        }
        (Trigger::GainsLife(whose), Happening::GainedLife(who, amount))
        | (Trigger::LosesLife(whose), Happening::LostLife(who, amount)) => player(who, whose, amount),
        (Trigger::Draws(whose), Happening::Drew(who))
        | (Trigger::Discards(whose), Happening::Discarded(who))
        | (Trigger::PlaysLand(whose), Happening::PlayedLand(who)) => player(who, whose, 0),
        _ => None,
    }
}

fn about_recipient(state: &State, to: Target, amount: i32) -> About {
    match to {
        Target::Player(player) => About { player: Some(player), amount, ..About::default() },
        Target::Object(id) => About { object: Some(state.reference(id)), amount, ..About::default() },
    }
}

/// Whether an object is the one a trigger event must happen to.
fn is_subject(state: &State, id: ObjectId, subject: Subject, object: ObjectId) -> bool {
    match subject {
        Subject::This => object == id,
        Subject::Any(filter) => {
            target::fits(state, state.object(id).controller, Some(state.reference(id)), object, &filter)
        }
    }
}

/// Puts waiting abilities onto the stack (603.3b): those of the active player first, then the others' in
/// turn order (101.4, 405.3). True if somebody must choose their order.
pub(crate) fn stack_waiting<R: Observer>(cx: &mut Cx<'_, R>) -> bool {
    let active = cx.state.turn.active;
    let order = cx.state.in_turn_order(active);
    let next = order.into_iter().find(|&p| cx.state.waiting.iter().any(|w| w.controller == p));
    let Some(player) = next else {
        // Their controllers have left the game: nobody puts them anywhere (800.4).
        cx.state.waiting.clear();
        return false;
    };
    let first = cx.state.waiting.iter().position(|w| w.controller == player).unwrap_or(0);
    let several = cx.state.waiting.iter().filter(|w| w.controller == player).nth(1).is_some();
    if cx.when([R603_3B, R405_3, R101_4], several) {
        return cx.ask(Decision::OrderTriggers(player));
    }
    stack_next(cx, first);
    false
}

/// Puts one waiting ability onto the stack; its modes and targets are chosen then (603.3c–d).
pub(crate) fn stack_next<R: Observer>(cx: &mut Cx<'_, R>, place: usize) {
    let mut waiting = cx.state.waiting.remove(place);
    if waiting.about.moved {
        waiting.about.moved = cx.value([R400_7E, R603_6], true, cx.state.is_current(waiting.source));
    }
    let def = cx.state.known(waiting.source).map(|object| object.def);
    let Some(def) = def else { return };
    if !cx.when([R603_3, R405_1], cx.state.cards.len() > usize::from(def.0)) {
        return;
    }
    waiting.about.amount = waiting.about.amount.max(0);
    let item = StackItem {
        object: waiting.source,
        def,
        controller: waiting.controller,
        ability: Some(waiting.ability),
        x: 0,
        modes: SmallVec::new(),
        targets: SmallVec::new(),
        about: waiting.about,
    };
    cast::propose_trigger(cx, item);
}

/// Prowess as the triggered ability that it means (702.108a); a card has one for each time it prints the
/// keyword (702.108b).
pub(crate) fn prowess() -> Ability {
    let noncreature = Filter { not_types: Types::CREATURE, ..Filter::ANY };
    let grows = Change::Modify(Amount::Number(1), Amount::Number(1));
    let effect = Effect::Change { which: Which::This, change: grows, lasts: Duration::EndOfTurn };
    Ability::Triggered(Triggered {
        on: Trigger::Casts(Whose::You, noncreature),
        batched: false,
        only_if: None,
        body: Body { steps: vec![Instruction::new(effect)], ..Body::default() },
    })
}

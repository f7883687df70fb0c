//! What instructions do (608.2c): each effect, by the chapter that defines it.

use vademecum_rule_ids::magic::{
    R101_3, R104_2B, R104_3E, R118_12, R120_2B, R121_2, R400_8, R404_1, R406_2, R608_2C, R608_2F, R609_3, R611_2,
    R611_2C, R611_2D, R613_7B, R701_5A, R701_7A, R701_8B, R701_11A, R701_12A, R701_12B, R701_17A, R701_18A, R701_18B,
};

use super::{
    Resolution, off_the_stack,
    quantity::{self, amount, legal_targets, objects, players},
};
use crate::{
    ability::{Amount, Change, Duration, Effect, Filter, Recipient, Step, Which},
    card::Zone,
    cast, characteristics,
    choice::Target,
    damage::{self, Damage},
    engine::Cx,
    event::{Event, Loss, Observer},
    game, life,
    mana::ManaKinds,
    mana_ability,
    object::{ObjectId, PlayerId},
    permanent,
    player::PlayerSet,
    state::{Continuous, State},
    target,
    zone::{self, Group},
};

/// Whether an instruction is passed over: its condition is false, or what it depends on was not done.
pub(super) fn is_skipped<R: Observer>(cx: &mut Cx<'_, R>, resolution: &Resolution, step: &Step) -> bool {
    if cx.when(R118_12, step.if_done && !resolution.done) {
        return true;
    }
    let item = &resolution.item;
    let fails = step
        .only_if
        .is_some_and(|condition| !target::condition(cx.state, item.controller, Some(item.object), condition));
    cx.when(R608_2C, fails)
}

/// Carries out one instruction.
pub(super) fn run<R: Observer>(cx: &mut Cx<'_, R>, step: &Step, from: u8) {
    let Some(resolution) = cx.state.resolution.clone() else { return };
    if is_skipped(cx, &resolution, step) {
        return;
    }
    let declined = resolution.answered == Some(false);
    if step.may
        && let Some(resolution) = &mut cx.state.resolution
    {
        resolution.done = !declined;
    }
    if !declined {
        effect(cx, &resolution, step.effect, from);
    }
}

/// What an effect does, seen from a resolving spell or ability.
pub(super) fn effect<R: Observer>(cx: &mut Cx<'_, R>, now: &Resolution, effect: Effect, from: u8) {
    let you = now.item.controller;
    match effect {
        Effect::Damage { source, to, amount: n } => deal(cx, now, from, source, to, n),
        Effect::Fight(one, other) => fight(cx, now, from, one, other),
        Effect::Draw(who, n) => each(cx, now, from, who, n, draw_cards),
        Effect::DiscardAtRandom(who, n) => each(cx, now, from, who, n, |cx, player, n| {
            for _ in 0..n.min(cx.state.player(player).hand.len() as i32) {
                let hand = cx.state.player(player).hand.len();
                let place = cx.state.random.below(hand);
                if let Some(&card) = cx.state.player(player).hand.get(place) {
                    zone::discard(cx, player, card);
                }
            }
        }),
        Effect::Mill(who, n) => each(cx, now, from, who, n, |cx, player, n| zone::mill(cx, player, n as usize)),
        Effect::GainLife(who, n) => each(cx, now, from, who, n, life::gain),
        Effect::LoseLife(who, n) => each(cx, now, from, who, n, life::lose),
        Effect::Discard(..) => {
            cx.cite(R701_8B);
            zone::discard_together(cx, &now.picked);
        }
        Effect::Sacrifice(..) => permanent::sacrifice(cx, &now.picked),
        Effect::SacrificeThis => {
            let group = objects(cx, now, from, Which::This);
            let own: Vec<(PlayerId, ObjectId)> = group.iter().map(|&id| (you, id)).collect();
            cx.cite(R701_17A);
            permanent::sacrifice(cx, &own);
        }
        Effect::Scry(n) => scry(cx, now, n, you),
        Effect::Destroy(which) => {
            let group = objects(cx, now, from, which);
            cx.cite([R701_7A, R608_2F]);
            permanent::destroy(cx, &group);
        }
        Effect::Exile(which) => {
            let group = objects(cx, now, from, which);
            let to = cx.value([R701_11A, R406_2], Zone::Exile, Zone::Graveyard);
            move_all(cx, &group, to);
        }
        Effect::ToHand(which) => {
            let group = objects(cx, now, from, which);
            move_all(cx, &group, Zone::Hand);
        }
        Effect::ToLibrary(which, place) => {
            for id in objects(cx, now, from, which) {
                take_from_stack(cx, id);
                zone::put_into_library(cx, id, place);
            }
        }
        Effect::ToBattlefield(which) => {
            for id in objects(cx, now, from, which) {
                zone::onto_battlefield(cx, id, you, 0);
            }
        }
        Effect::Counter(which) => {
            for id in objects(cx, now, from, which) {
                counter(cx, id);
            }
        }
        Effect::Tap(which) => objects(cx, now, from, which).into_iter().for_each(|id| permanent::tap(cx, id)),
        Effect::Untap(which) => objects(cx, now, from, which).into_iter().for_each(|id| permanent::untap(cx, id)),
        Effect::PutCounters(which, kind, n) => {
            let n = amount(cx, now, from, n);
            for id in objects(cx, now, from, which) {
                permanent::add_counters(cx, id, kind, n);
            }
        }
        Effect::Create { who, token, amount: n } => {
            let card = cx.state.cards.get(now.item.def);
            let def = crate::card::DefId(card.tokens + u16::from(token));
            each(cx, now, from, who, n, |cx, player, n| zone::create_tokens(cx, player, def, n as usize));
        }
        Effect::AddMana(kinds, n) => {
            let n = amount(cx, now, from, n).max(0);
            let kind = now.mana.filter(|&kind| kinds.has(kind)).or_else(|| kinds.iter().next());
            if let Some(kind) = kind {
                mana_ability::add(cx, you, kind, n.unsigned_abs());
            }
        }
        Effect::Change { which, change, lasts } => {
            let group = objects(cx, now, from, which);
            begin_effect(cx, now, from, &group, change, lasts);
        }
        Effect::Shuffle => zone::shuffle(cx, you),
        Effect::Win(who) => {
            let winners: PlayerSet = players(cx, now, from, who).into_iter().collect();
            if cx.when(R104_2B, !winners.is_empty()) {
                game::win(cx, winners);
            }
        }
        Effect::Lose(who) => {
            let losers = players(cx, now, from, who);
            if cx.when(R104_3E, !losers.is_empty()) {
                let losers: Vec<(PlayerId, Loss)> = losers.into_iter().map(|player| (player, Loss::Effect)).collect();
                game::lose(cx, &losers);
            }
        }
    }
}

/// A player draws cards, one at a time (121.2); behind an empty library there is no more than one attempt.
fn draw_cards<R: Observer>(cx: &mut Cx<'_, R>, player: PlayerId, n: i32) {
    let library = i32::try_from(cx.state.player(player).library.len()).unwrap_or(i32::MAX);
    let draws = n.min(library.saturating_add(1));
    let draws = if draws > 1 { cx.value(R121_2, draws, 1) } else { draws };
    for _ in 0..draws {
        zone::draw(cx, player);
    }
}

/// The same for each of some players (608.2f).
fn each<R: Observer>(
    cx: &mut Cx<'_, R>,
    now: &Resolution,
    from: u8,
    who: crate::ability::Who,
    n: Amount,
    mut act: impl FnMut(&mut Cx<'_, R>, PlayerId, i32),
) {
    let n = amount(cx, now, from, n);
    let players = players(cx, now, from, who);
    if players.len() > 1 {
        cx.cite(R608_2F);
    }
    // 609.3, 101.3: as much as possible is done; less than nothing is nothing.
    if cx.when([R609_3, R101_3], n <= 0 || players.is_empty()) {
        return;
    }
    for player in players {
        act(cx, player, n.max(0));
    }
}

/// An object deals damage (120.2b).
fn deal<R: Observer>(cx: &mut Cx<'_, R>, now: &Resolution, from: u8, source: Which, to: Recipient, n: Amount) {
    let n = amount(cx, now, from, n);
    let source = match source {
        // The spell, or the source of the ability, as it is or last was (113.7a).
        Which::This => Some(now.item.object),
        other => objects(cx, now, from, other).first().map(|&id| cx.state.reference(id)),
    };
    let Some(source) = source else { return };
    let recipients: Vec<Target> = match to {
        Recipient::Target(place) => legal_targets(cx, now, from + place).to_vec(),
        Recipient::Player(who) => players(cx, now, from, who).into_iter().map(Target::Player).collect(),
        Recipient::Object(which) => objects(cx, now, from, which).into_iter().map(Target::Object).collect(),
    };
    let all: Vec<Damage> = recipients.into_iter().map(|to| Damage { source, to, amount: n }).collect();
    if cx.when(R120_2B, !all.is_empty()) {
        damage::deal(cx, &all, false);
    }
}

/// Two creatures deal damage equal to their power to each other (701.12a), if both are there (701.12b).
fn fight<R: Observer>(cx: &mut Cx<'_, R>, now: &Resolution, from: u8, one: Which, other: Which) {
    let one = objects(cx, now, from, one).first().copied();
    let other = objects(cx, now, from, other).first().copied();
    let is_creature =
        |state: &State, id: ObjectId| state.object(id).zone == Zone::Battlefield && state.object(id).now.is_creature();
    let both = one.zip(other).filter(|&(a, b)| is_creature(cx.state, a) && is_creature(cx.state, b));
    if cx.when(R701_12B, both.is_none()) {
        return;
    }
    let Some((one, other)) = both else { return };
    let blow = |state: &State, by: ObjectId, to: ObjectId| Damage {
        source: state.reference(by),
        to: Target::Object(to),
        amount: state.object(by).now.power,
    };
    let blows = [blow(cx.state, one, other), blow(cx.state, other, one)];
    let fights = blows.iter().any(|blow| blow.amount > 0);
    if cx.when(R701_12A, fights) {
        damage::deal(cx, &blows, false);
    }
}

/// Moves objects together, off the stack first if they are spells.
fn move_all<R: Observer>(cx: &mut Cx<'_, R>, group: &[ObjectId], to: Zone) {
    for &id in group {
        take_from_stack(cx, id);
    }
    let mut moving = Group::new();
    for &id in group {
        let there = cx.state.object(id).zone == to;
        // 400.8: what is exiled again stays there, as a new object.
        if !there || to == Zone::Exile && cx.when(R400_8, there) {
            moving.push(id);
        }
    }
    zone::put_together(cx, &moving, to);
}

/// A spell that an effect moves is no longer on the stack.
fn take_from_stack<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if cx.state.object(id).zone == Zone::Stack {
        super::take_spell_off(cx.state, id);
    }
}

/// A spell is countered: it goes to its owner's graveyard without resolving (701.5a).
fn counter<R: Observer>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let item = cx.state.stack.iter().find(|item| item.ability.is_none() && item.object.id == id).cloned();
    let Some(item) = item else { return };
    if cx.when([R701_5A, R404_1], cx.state.is_current(item.object)) {
        cx.event(Event::Countered(id));
        off_the_stack(cx, &item);
    }
}

/// The player looks at the top cards and puts those that were chosen on the bottom (701.18a).
fn scry<R: Observer>(cx: &mut Cx<'_, R>, now: &Resolution, n: Amount, you: PlayerId) {
    let n = quantity::amount(cx, now, 0, n);
    // 701.18b: to scry 0 is nothing.
    if cx.when(R701_18B, n <= 0) {
        return;
    }
    let bottom = std::mem::take(&mut cx.state.chosen);
    if cx.when(R701_18A, !bottom.is_empty()) {
        for &card in &bottom {
            put_under(cx.state, you, card);
        }
    }
    cx.event(Event::Scried(you));
}

/// Puts a card of a library under it: it does not change zones, so it stays the object it is.
pub(crate) fn put_under(state: &mut State, player: PlayerId, card: ObjectId) {
    let library = &mut state.players[player.at()].library;
    let Some(place) = library.iter().position(|&id| id == card) else { return };
    library.remove(place);
    library.insert(0, card);
    for at in 0..=place {
        let id = state.players[player.at()].library[at];
        state.edit(id, |object| object.place = at as u32);
    }
}

/// A continuous effect begins, on objects that are fixed now (611.2c), with numbers that are fixed now
/// (611.2d).
fn begin_effect<R: Observer>(
    cx: &mut Cx<'_, R>,
    now: &Resolution,
    from: u8,
    group: &[ObjectId],
    change: Change,
    lasts: Duration,
) {
    let numbers = match change {
        Change::Define(power, toughness) | Change::Set(power, toughness) | Change::Modify(power, toughness) => {
            (amount(cx, now, from, power), amount(cx, now, from, toughness))
        }
        _ => (0, 0),
    };
    let here: Vec<ObjectId> =
        group.iter().copied().filter(|&id| cx.state.object(id).zone == Zone::Battlefield).collect();
    if !cx.when([R611_2, R611_2C, R613_7B], !here.is_empty()) {
        return;
    }
    let locked = cx.value(R611_2D, numbers, (0, 0));
    let since = cx.state.tick();
    for id in here {
        let on = cx.state.reference(id);
        cx.state.effects.push(Continuous {
            on,
            change,
            controller: now.item.controller,
            numbers: locked,
            until_end_of_turn: lasts == Duration::EndOfTurn,
            since,
        });
        characteristics::refresh(cx, id);
        cx.event(Event::EffectBegan(id));
    }
    characteristics::refresh_if_volatile(cx);
}

/// The instruction that is being carried out.
fn current(state: &State, resolution: &Resolution) -> Option<Effect> {
    let body = cast::body(&state.cards, &resolution.item)?;
    super::step_at(body, resolution).map(|(step, _)| step.effect)
}

/// Whether the current instruction draws from an empty library.
pub(super) fn draws_from_nothing(state: &State, resolution: &Resolution) -> bool {
    let empty = state.player(resolution.item.controller).library.is_empty();
    empty && matches!(current(state, resolution), Some(Effect::Draw(crate::ability::Who::You, _)))
}

/// What the current instruction tells players to sacrifice.
pub(super) fn sacrifice_filter(state: &State, resolution: &Resolution) -> Option<Filter> {
    match current(state, resolution)? {
        Effect::Sacrifice(_, filter, _) => Some(filter),
        _ => None,
    }
}

/// The kinds of mana that the current instruction offers.
pub(super) fn mana_kinds(state: &State, resolution: &Resolution) -> Option<ManaKinds> {
    match current(state, resolution)? {
        Effect::AddMana(kinds, _) => Some(kinds),
        _ => None,
    }
}

/// Whether the option that "may" offers can be taken (608.2d): there must be something to sacrifice or to
/// discard; drawing is always possible (121.3).
pub(super) fn is_possible(state: &State, resolution: &Resolution) -> bool {
    let you = resolution.item.controller;
    match current(state, resolution) {
        Some(Effect::Sacrifice(crate::ability::Who::You, filter, _)) => state.battlefield.iter().any(|&id| {
            state.object(id).controller == you && target::fits(state, you, Some(resolution.item.object), id, &filter)
        }),
        Some(Effect::Discard(crate::ability::Who::You, _)) => !state.player(you).hand.is_empty(),
        Some(Effect::SacrificeThis) => state.is_current(resolution.item.object),
        _ => true,
    }
}

//! What each verb of the ability language does (4.6.1).

use std::sync::Arc;

use smallvec::{SmallVec, smallvec};
use vademecum_rule_ids::myl::{
    S4_5_1, S4_6_9, S4_6_10, S4_8, S4_10, S6_2, S6_4, S6_5, S6_11, S6_14, S6_16, S6_21, S6_22, S6_24, S6_29,
};

use crate::{
    ability::Manner,
    card::Kind,
    costs,
    cx::{Cx, Flow},
    decision::{Item, Items},
    deed::Deed,
    effect::{Condition, Effect, StrengthChange, Until},
    filter::{Amount, Filter, Which, Who, Zone},
    fits::Scope,
    perform::{self, Entering, FromTop, home_of},
    playing,
    record::Recorder,
    resolve,
    state::{
        Delayed, GameRule, Generated, Handle, Handles, Ids, Lasting, LastingChange, LastsOn, Named, ObjectId, Player,
    },
    traits,
};

/// How far an effect was carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Done {
    /// All of it.
    Fully,
    /// Not all of it, for another reason than prevention (4.6.9).
    Partly,
    /// It was prevented (4.10).
    Prevented,
}

impl Done {
    const fn if_so(done: bool) -> Done {
        if done { Done::Fully } else { Done::Partly }
    }
}

/// The players that a word means.
pub(crate) fn players(active: Player, user: Player, who: Who) -> SmallVec<[Player; 2]> {
    resolve::in_order(active, user, who)
}

/// The cards that an effect speaks of.
pub(crate) fn subjects<R: Recorder>(cx: &Cx<'_, R>, frame: usize, which: &Which) -> Handles {
    let state = &*cx.state;
    let pending = &state.frames[frame];
    match which {
        Which::This => smallvec![pending.source.handle],
        Which::Event => pending.event.and_then(|event| event.card).map(|card| card.handle).into_iter().collect(),
        Which::Target(group) => pending.targets.get(usize::from(*group)).cloned().unwrap_or_default(),
        Which::Slot(slot) => pending.slots.get(usize::from(*slot)).cloned().unwrap_or_default(),
        Which::Carrier => pending.source.carrier.into_iter().collect(),
        Which::All(filter) => {
            let scope = Scope::of_pending(pending);
            cx.look().fitting(filter, &scope).map(|id| state.handle(id)).collect()
        }
    }
}

/// The cards in play that an effect speaks of and that can be affected by it (4.12).
fn affected<R: Recorder>(cx: &Cx<'_, R>, frame: usize, which: &Which) -> Handles {
    let mut cards = subjects(cx, frame, which);
    let pending = &cx.state.frames[frame];
    let look = cx.look();
    cards.retain(|&mut card| cx.state.is_here(card) && look.could_be_affected(card.id, &pending.source, pending.user));
    cards
}

fn amount<R: Recorder>(cx: &Cx<'_, R>, frame: usize, amount: &Amount, about: ObjectId) -> i16 {
    let pending = &cx.state.frames[frame];
    cx.look().amount(amount, &Scope::of_pending(pending), Some(pending), about)
}

/// Work of keeping an effect for the Fase Final.
const WORK_PER_DELAYED: usize = 50;

/// Carries out one effect of what is at that place among the frames.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, effect: &Effect) -> Flow<Done> {
    let pending = &cx.state.frames[frame];
    let (user, source) = (pending.user, pending.source);
    let active = cx.state.active;
    let own = source.handle.id;
    match effect {
        Effect::Move(manner, which) => move_cards(cx, frame, *manner, which),
        Effect::PlayerDestroys(..) => {
            let chosen = std::mem::take(&mut cx.state.frames[frame].chosen);
            let prevented = cx.state.frames[frame].prevented.clone();
            let leaving = chosen.into_iter().filter(|card| cx.state.is_here(*card) && !prevented.contains(card));
            let group: SmallVec<[_; 4]> = leaving.map(|card| (card.id, Manner::Destroy)).collect();
            perform::leave_play(cx, &group, user)?;
            Ok(Done::if_so(!group.is_empty()))
        }
        Effect::Mill(who, count) => {
            let count = amount(cx, frame, count, own).max(0).unsigned_abs();
            let group: SmallVec<[_; 2]> =
                players(active, user, *who).into_iter().map(|player| (player, count)).collect();
            if cx.rule(S6_4) {
                perform::take_from_top(cx, &group, FromTop::Mill)?;
            }
            Ok(Done::Fully)
        }
        Effect::Draw { who, count, up_to } => {
            let mut count = amount(cx, frame, count, own).max(0).unsigned_abs();
            if *up_to && cx.rule(S4_6_9) {
                let least = u8::from(!cx.state.readings.up_to_may_be_zero);
                let items = (least..=count as u8).map(Item::Number).collect();
                if let Some(Item::Number(number)) = cx.pick_one(user, S4_6_9, items)? {
                    count = u16::from(number);
                }
            }
            let group: SmallVec<[_; 2]> =
                players(active, user, *who).into_iter().map(|player| (player, count)).collect();
            if cx.rule(S6_29) {
                perform::take_from_top(cx, &group, FromTop::Draw)?;
            }
            Ok(Done::Fully)
        }
        Effect::Discard(who, count) => {
            for player in players(active, user, *who) {
                if cx.rule(S6_11) {
                    costs::discard(cx, player, *count)?;
                }
            }
            Ok(Done::Fully)
        }
        Effect::DiscardAtRandom(who, count) => {
            for player in players(active, user, *who) {
                for _ in 0..*count {
                    let held = cx.state.hands[player.index()].len();
                    if held > 0 {
                        let place = cx.state.random.below(held);
                        let card = cx.state.hands[player.index()][place];
                        perform::discard(cx, player, &[card]);
                    }
                }
            }
            Ok(Done::Fully)
        }
        Effect::DiscardHand(who) => {
            for player in players(active, user, *who) {
                let hand = cx.state.hands[player.index()].clone();
                perform::discard(cx, player, &hand);
            }
            Ok(Done::Fully)
        }
        Effect::Strength(which, change, until) => {
            let cards = affected(cx, frame, which);
            for card in &cards {
                let change = match change {
                    StrengthChange::Add(number) => LastingChange::Add(amount(cx, frame, number, card.id)),
                    StrengthChange::Double => LastingChange::Double,
                    StrengthChange::Set(number) => LastingChange::Set(amount(cx, frame, number, card.id)),
                    StrengthChange::Base(number) => LastingChange::Base(amount(cx, frame, number, card.id)),
                };
                last(cx, frame, LastsOn::Card(*card), change, *until);
            }
            Ok(Done::if_so(!cards.is_empty()))
        }
        Effect::LoseAbility(which, until) => last_on_each(cx, frame, which, &LastingChange::LoseAbility, *until),
        Effect::Gain(which, quality, until) => last_on_each(cx, frame, which, &LastingChange::Gain(*quality), *until),
        Effect::ConsiderAlly(which, strength, until) => {
            let done = last_on_each(cx, frame, which, &LastingChange::Ally(Arc::clone(strength)), *until)?;
            for card in affected(cx, frame, which) {
                let controller = cx.state.object(card.id).controller;
                perform::shift(cx, card.id, Zone::Defence, controller);
            }
            traits::refresh(cx);
            Ok(done)
        }
        Effect::NameRace(filter) => {
            let scope = Scope::of_pending(&cx.state.frames[frame]);
            let cards = cx.look().all_in_play(filter, &scope);
            let mut races: Items =
                cards.into_iter().flat_map(|id| cx.state.traits(id).races.iter()).map(Item::Race).collect();
            races.sort_unstable();
            races.dedup();
            let picked = cx.pick_one(user, S6_24, races)?;
            if let Some(Item::Race(race)) = picked {
                cx.state.frames[frame].named = Some(Named::Race(race));
            }
            Ok(Done::if_so(picked.is_some()))
        }
        Effect::ConsiderRace(which, until) => match cx.state.frames[frame].named {
            Some(Named::Race(race)) => last_on_each(cx, frame, which, &LastingChange::Race(race), *until),
            Some(Named::Card(_) | Named::Kind(_)) | None => Ok(Done::Partly),
        },
        Effect::NameCard => {
            let mut names: Items = cx.state.objects.iter().map(|object| Item::Name(object.card)).collect();
            names.sort_unstable();
            names.dedup();
            // Auto-Referencia: not the card itself.
            if cx.rule(S6_24) {
                names.retain(|name| *name != Item::Name(source.card));
            }
            if let Some(Item::Name(card)) = cx.pick_one(user, S6_24, names)? {
                cx.state.frames[frame].named = Some(Named::Card(card));
                cx.tell(Deed::Name(user, card));
            }
            Ok(Done::Fully)
        }
        Effect::NamedLoseAbility(until) => {
            if let Some(Named::Card(card)) = cx.state.frames[frame].named {
                last(cx, frame, LastsOn::Name(card), LastingChange::LoseAbility, *until);
            }
            Ok(Done::Fully)
        }
        Effect::NameKind(except) => {
            let kinds = Kind::ALL.into_iter().filter(|&kind| !except.has(kind)).map(Item::Kind).collect();
            if let Some(Item::Kind(kind)) = cx.pick_one(user, S6_24, kinds)? {
                cx.state.frames[frame].named = Some(Named::Kind(kind));
            }
            Ok(Done::Fully)
        }
        Effect::GainControl(which) => {
            let cards = affected(cx, frame, which);
            for card in &cards {
                let kinds = cx.state.traits(card.id).kinds;
                let home = if kinds.has(Kind::Ally) { Zone::Defence } else { home_of(cx.state.kind(card.id)) };
                perform::shift(cx, card.id, home, user);
                cx.state.object_mut(card.id).taken_by = Some(source.handle);
            }
            traits::refresh(cx);
            Ok(Done::if_so(!cards.is_empty()))
        }
        Effect::ReturnTaken => {
            let taken: Vec<ObjectId> = cx.state.in_play.clone();
            for id in taken {
                if cx.state.object(id).taken_by == Some(source.handle) {
                    cx.state.object_mut(id).taken_by = None;
                    perform::shift(cx, id, Zone::Defence, user.other());
                }
            }
            traits::refresh(cx);
            Ok(Done::Fully)
        }
        Effect::Generate(count, only_for) => {
            if cx.rule(S6_16) {
                cx.state.generated[user.index()].push(Generated { count: *count, only_for: *only_for });
                cx.tell(Deed::Generate(user, *count));
            }
            Ok(Done::Fully)
        }
        Effect::Search { zone, filter, slot } => search(cx, frame, *zone, filter, *slot),
        Effect::LookAtTop(count, slot) => {
            let deck = &cx.state.decks[user.index()];
            let top: Handles = deck.iter().rev().take(usize::from(*count)).map(|&id| cx.state.handle(id)).collect();
            if cx.rule(S6_21) {
                top.iter().for_each(|&card| cx.tell(Deed::LookAt(user, card)));
            }
            let done = Done::if_so(!top.is_empty());
            cx.state.frames[frame].slots[usize::from(*slot % 2)] = top;
            Ok(done)
        }
        Effect::ChooseFrom(from, to) => {
            let cards = subjects(cx, frame, &Which::Slot(*from));
            let items = cards.iter().map(|card| Item::Object(card.id)).collect();
            let picked = cx.pick_one(user, S6_21, items)?;
            if let Some(Item::Object(id)) = picked {
                let slots = &mut cx.state.frames[frame].slots;
                slots[usize::from(*from % 2)].retain(|card| card.id != id);
                slots[usize::from(*to % 2)] = cards.into_iter().filter(|card| card.id == id).collect();
            }
            Ok(Done::if_so(picked.is_some()))
        }
        Effect::Play { which, free } => {
            let mut all = true;
            for card in subjects(cx, frame, which) {
                if cx.state.is_current(card) {
                    all &= playing::play_by_effect(cx, user, card.id, *free)?;
                    follow(cx, frame, card);
                }
            }
            Ok(Done::if_so(all))
        }
        Effect::PlayTogether { zone, filter, most } => {
            let mut cards = Vec::new();
            for player in players(active, user, Who::Each) {
                let scope = Scope { you: player, ..Scope::of_pending(&cx.state.frames[frame]) };
                let found = cx.look().search(player, *zone, filter, &scope);
                let chosen: Ids = match most {
                    None => found,
                    Some(most) => {
                        let items = found.into_iter().map(Item::Object).collect();
                        let picked = cx.pick(player, S4_6_9, items, (0, usize::from(*most)))?;
                        picked.into_iter().filter_map(Item::object).collect()
                    }
                };
                cards.extend(chosen.into_iter().map(|id| (id, player)));
            }
            cx.nest(|cx| playing::play_together(cx, user, &cards))?;
            Ok(Done::Fully)
        }
        Effect::PutInPlay(which) => {
            let cards = subjects(cx, frame, which);
            let cards: Handles = cards.into_iter().filter(|card| cx.state.is_current(*card)).collect();
            let enters = |card: &Handle| Entering {
                id: card.id,
                zone: home_of(cx.state.kind(card.id)),
                player: user,
                carrier: None,
            };
            let group: SmallVec<[_; 2]> = cards.iter().map(enters).collect();
            // 4.5.1: that is not playing them, so nobody can annul them.
            if cx.rule(S4_5_1) {
                perform::enter_play(cx, &group);
            } else {
                for entering in &group {
                    playing::play_by_effect(cx, user, entering.id, false)?;
                }
            }
            cards.iter().for_each(|&card| follow(cx, frame, card));
            perform::check_decks(cx)?;
            Ok(Done::if_so(!group.is_empty()))
        }
        Effect::PutIn(zone, which) => {
            let cards = subjects(cx, frame, which);
            for card in cards {
                if !cx.state.is_current(card) {
                    continue;
                }
                if cx.state.is_here(card) && zone.is_in_play() {
                    let controller = cx.state.object(card.id).controller;
                    perform::shift(cx, card.id, *zone, controller);
                    traits::refresh(cx);
                } else if !cx.state.is_here(card) && !zone.is_in_play() {
                    perform::put_away(cx, card.id, *zone)?;
                    follow(cx, frame, card);
                }
            }
            Ok(Done::Fully)
        }
        Effect::ShuffleIn(which) => {
            for card in subjects(cx, frame, which) {
                if cx.state.is_current(card) && !cx.state.is_here(card) {
                    perform::put_away(cx, card.id, Zone::Deck)?;
                    follow(cx, frame, card);
                }
            }
            perform::shuffle(cx, user);
            Ok(Done::Fully)
        }
        Effect::ShuffleFromGraveyard(count) => {
            let count = usize::from(*count);
            let items = cx.state.graveyards[user.index()].iter().copied().map(Item::Object).collect();
            let picked: Ids =
                cx.pick(user, S6_2, items, (count, count))?.into_iter().filter_map(Item::object).collect();
            for id in picked {
                cx.tell(Deed::Show(user, cx.state.handle(id)));
                perform::put_away(cx, id, Zone::Deck)?;
            }
            perform::shuffle(cx, user);
            Ok(Done::Fully)
        }
        Effect::Annul | Effect::Cancel => {
            if let Some(event) = cx.state.frames[frame].event
                && let Some(answered) = cx.state.frames.get_mut(usize::from(event.frame))
            {
                answered.is_undone = true;
            }
            Ok(Done::Fully)
        }
        Effect::Redirect(which) => {
            let to = subjects(cx, frame, which).first().copied();
            let event = cx.state.frames[frame].event;
            if let (Some(to), Some(event)) = (to, event)
                && let Some(from) = event.card
            {
                resolve::change_target(cx, usize::from(event.frame), from.handle, to);
            }
            Ok(Done::if_so(to.is_some()))
        }
        Effect::Prevent => {
            if let Some(event) = cx.state.frames[frame].event
                && let Some(card) = event.card
                && cx.rule(S4_10)
            {
                if let Some(answered) = cx.state.frames.get_mut(usize::from(event.frame)) {
                    answered.prevented.push(card.handle);
                }
                cx.tell(Deed::Prevented(card.handle));
            }
            Ok(Done::Fully)
        }
        Effect::CancelAttack => {
            let attackers = std::mem::take(&mut cx.state.battle.attackers);
            if cx.rule(S4_8) {
                cx.state.battle.is_cancelled = true;
            }
            cx.tell(Deed::AttackCancelled(active));
            attackers.iter().for_each(|&attacker| go_back(cx, attacker));
            Ok(Done::Fully)
        }
        Effect::CancelAttackOf(which) => {
            for card in affected(cx, frame, which) {
                cx.state.battle.attackers.retain(|attacker| *attacker != card);
                cx.tell(Deed::AttackOfCancelled(card));
                go_back(cx, card);
            }
            Ok(Done::Fully)
        }
        Effect::CancelBlockOf(which) => {
            for card in affected(cx, frame, which) {
                cx.state.battle.blocks.retain(|(blocker, _)| *blocker != card);
                cx.tell(Deed::BlockOfCancelled(card));
            }
            Ok(Done::Fully)
        }
        Effect::DamageAsUnblocked(which) => {
            let cards = affected(cx, frame, which);
            cx.state.battle.unblocked.extend(cards);
            Ok(Done::Fully)
        }
        Effect::MustBlock(which) => {
            let cards = affected(cx, frame, which);
            cx.state.battle.must_block.extend(cards);
            Ok(Done::Fully)
        }
        Effect::Lasting(says) => {
            if cx.rule(S6_14) {
                cx.state.game_rules.push(GameRule { says: Arc::clone(says), user });
            }
            Ok(Done::Fully)
        }
        Effect::InFinalPhase(effect) => {
            cx.rec.work(WORK_PER_DELAYED);
            let pending = cx.state.frames[frame].clone();
            cx.state.delayed.push(Delayed { effect: Arc::new((**effect).clone()), pending });
            Ok(Done::Fully)
        }
        Effect::If(condition, yes, no) => {
            let chosen = if holds(cx, frame, condition) { yes } else { no };
            carry_out(cx, frame, chosen)
        }
    }
}

fn holds<R: Recorder>(cx: &Cx<'_, R>, frame: usize, condition: &Condition) -> bool {
    match condition {
        Condition::OfNamedKind(slot) => match cx.state.frames[frame].named {
            Some(Named::Kind(kind)) => {
                let cards = subjects(cx, frame, &Which::Slot(*slot));
                cards.iter().any(|card| cx.state.traits(card.id).kinds.has(kind))
            }
            Some(Named::Card(_) | Named::Race(_)) | None => false,
        },
        Condition::Holds(slot) => !subjects(cx, frame, &Which::Slot(*slot)).is_empty(),
    }
}

/// An attacker goes back to the Línea de Defensa (4.8).
fn go_back<R: Recorder>(cx: &mut Cx<'_, R>, attacker: Handle) {
    if cx.state.is_here(attacker) {
        let controller = cx.state.object(attacker.id).controller;
        perform::shift(cx, attacker.id, Zone::Defence, controller);
    }
}

/// A slot goes on speaking of a card that has become something new by this very effect.
fn follow<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, card: Handle) {
    let now = cx.state.handle(card.id);
    cx.state.frames[frame].slots.iter_mut().flatten().filter(|held| **held == card).for_each(|held| *held = now);
}

/// Adds a lasting effect (4.6.10).
fn last<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, on: LastsOn, change: LastingChange, until: Until) {
    let stamp = cx.state.tick();
    let pending = &cx.state.frames[frame];
    let (user, source) = (pending.user, pending.source.handle);
    if let LastsOn::Card(card) = on {
        cx.tell(Deed::Affected(card));
    }
    if cx.rule(S4_6_10) {
        let is_counted = matches!(change, LastingChange::Ally(_));
        cx.state.lasting.push(Lasting { on, change, until, user, source, stamp });
        match on {
            LastsOn::Card(card) if !is_counted => cx.touch_card(card.id),
            LastsOn::Card(_) | LastsOn::Name(_) => cx.state.touch(),
        }
    }
    traits::refresh(cx);
}

fn last_on_each<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: usize,
    which: &Which,
    change: &LastingChange,
    until: Until,
) -> Flow<Done> {
    let cards = affected(cx, frame, which);
    for &card in &cards {
        last(cx, frame, LastsOn::Card(card), change.clone(), until);
    }
    Ok(Done::if_so(!cards.is_empty()))
}

/// Cards leave play, or go on from where they are.
fn move_cards<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, manner: Manner, which: &Which) -> Flow<Done> {
    let cards = subjects(cx, frame, which);
    let pending = &cx.state.frames[frame];
    let (source, user, prevented) = (pending.source, pending.user, pending.prevented.clone());
    let look = cx.look();
    let mut is_prevented = false;
    let mut group: SmallVec<[_; 4]> = SmallVec::new();
    let mut elsewhere = Handles::new();
    for &card in &cards {
        if !cx.state.is_current(card) {
            continue;
        }
        if !cx.state.is_here(card) {
            elsewhere.push(card);
        } else if prevented.contains(&card) {
            is_prevented = true;
        } else if look.could_leave(card.id, manner, &source, user) {
            group.push((card.id, manner));
        }
    }
    perform::leave_play(cx, &group, user)?;
    for card in &elsewhere {
        perform::put_away(cx, card.id, manner.destination())?;
    }
    let moved = group.len() + elsewhere.len();
    Ok(match moved {
        0 if is_prevented => Done::Prevented,
        _ => Done::if_so(moved == cards.len() && moved > 0),
    })
}

/// Looks for a card (6.5): it may not be found, even if it is there; the Mazo Castillo is shuffled in any case.
fn search<R: Recorder>(cx: &mut Cx<'_, R>, frame: usize, zone: Zone, filter: &Filter, slot: u8) -> Flow<Done> {
    let pending = &cx.state.frames[frame];
    let (user, scope) = (pending.user, Scope::of_pending(pending));
    let mut found = cx.look().search(user, zone, filter, &scope);
    found.sort_unstable();
    let items = found.into_iter().map(Item::Object).collect();
    let least = cx.either(S6_5, 0, 1);
    let picked: Ids = cx.pick(user, S6_5, items, (least, 1))?.into_iter().filter_map(Item::object).collect();
    let cards: Handles = picked.iter().map(|&id| cx.state.handle(id)).collect();
    if *filter != Filter::Any && cx.rule(S6_22) {
        cards.iter().for_each(|&card| cx.tell(Deed::Show(user, card)));
    }
    if zone == Zone::Deck {
        perform::shuffle(cx, user);
    }
    let done = Done::if_so(!cards.is_empty());
    cx.state.frames[frame].slots[usize::from(slot % 2)] = cards;
    Ok(done)
}

//! Announcing what goes onto the stack: modes, the value of X and targets (601.2b–c, 603.3c–d).

use std::ops::ControlFlow;

use smallvec::SmallVec;
use vademecum_abilities::{Amount, ManaSymbol, Modal, SpellAbility, TargetSpec, Zone};
use vademecum_rule_ids::magic::{
    R107_1C, R107_3B, R107_3K, R115_1A, R115_1B, R115_1C, R115_1D, R115_3, R118_7E, R118_8A, R118_8B, R118_13A,
    R601_2B, R601_2C, R601_2D, R601_2E, R601_4, R601_5, R601_6, R601_6A, R601_6B, R602_3, R602_3A, R602_3B, R603_3C,
    R603_3D, R608_2C, R700_2A, R700_2B, R700_2C, R700_2D, R700_2E, R700_2H, R700_2I, R702_33G,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    casting::{self, Attempt, Terms},
    cx::{Cx, Flow, Legal, Look},
    decision::{Asked, Item, Offer},
    deed::{Deed, Group, Note},
    given, happen,
    id::{ObjectId, PlayerId, Subject},
    keywords::{
        KeywordRules,
        k042_entwine::{Entwine, choose_all_modes},
        k174_gift::{self, Gift},
    },
    library_tops,
    payment::{self, Means},
    select::Scope,
    splice,
    stack::{is_aura, is_triggered, specs, spliced},
    state::{OnStack, StackItem, State, TargetRef, text},
    target,
    total_cost::total_cost,
};

/// Whether a spell or ability can be completed: there are modes and targets to choose (601.2e). What could not be
/// completed would be reversed (730.1), so it is refused before it begins.
pub(crate) fn completable<R: Recorder>(look: Look<'_, R>, item: &StackItem) -> Legal {
    let Some(text) = look.state.text(item) else { return Ok(()) };
    if let Some(modal) = &text.modal {
        let possible = (0..modal.modes.len()).filter(|&mode| mode_is_possible(look, item, text, mode)).count();
        let lacks = possible == 0 || (!modal.repeats && possible < usize::from(modal.least));
        look.forbid(R700_2A, lacks && modal.least > 0, "refused-too-few-modes-with-targets")?;
    }
    let lacks_one = |targets: &[TargetSpec]| {
        targets.iter().any(|spec| is_asked_for(look, item, spec) && !has_targets(look, item, spec))
    };
    // 700.2c: targets of a mode are needed only where that is chosen.
    let in_modes = text.modal.iter().flat_map(|modal| &modal.modes).any(|mode| lacks_one(&mode.targets));
    let in_added = spliced(&look.state.cards, &item.spliced).any(|(_, text)| lacks_one(&text.targets));
    let lacks = lacks_one(&text.targets) || in_added || in_modes && !look.rule(R700_2C);
    if look.rule(R601_2E) {
        look.forbid(R601_2C, lacks, "refused-not-enough-targets")?;
    }
    Ok(())
}

pub(crate) fn mode_is_possible<R: Recorder>(
    look: Look<'_, R>,
    item: &StackItem,
    text: &SpellAbility,
    mode: usize,
) -> bool {
    let Some(mode) = text.modal.as_ref().and_then(|modal| modal.modes.get(mode)) else { return false };
    mode.targets.iter().all(|spec| has_targets(look, item, spec))
}

/// Whether targets are chosen for one instance of "target". In text that has an effect only if the spell is kicked,
/// they are chosen only if it is (702.33g).
fn is_asked_for<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec) -> bool {
    let scope = Scope { you: item.controller, source: item.object, slots: &item.slots, x: item.x };
    let lacks = spec.only_if.as_ref().is_some_and(|condition| !look.holds(scope, condition));
    !look.when(R702_33G, lacks)
}

/// Whether enough can be chosen for one instance of "target": different things (115.3).
pub(crate) fn has_targets<R: Recorder>(look: Look<'_, R>, item: &StackItem, spec: &TargetSpec) -> bool {
    target::are_there(look, item, spec, needed(look, spec))
}

/// How many different things that could be chosen one instance of "target" needs.
fn needed<R: Recorder>(look: Look<'_, R>, spec: &TargetSpec) -> usize {
    let least = usize::from(spec.least);
    let least = if least > 1 && !look.rule(R115_3) { 1 } else { least };
    // "another target": beside those that are chosen before it.
    let before = if spec.another { 1 } else { 0 };
    if least == 0 { 0 } else { least + before }
}

/// Modes, X and targets of the topmost object are chosen (601.2b–c), with a cost that is paid instead of its mana cost.
/// False if there is no legal choice. The ability is then removed from the stack.
pub(crate) fn announce<R: Recorder>(cx: &mut Cx<'_, R>, terms: Terms<'_>) -> Flow<bool> {
    let cards = cx.state.cards.clone();
    given::choose(cx, terms)?;
    let Some(item) = cx.state.stack.last().cloned() else { return Ok(false) };
    let player = item.controller;
    let Some(text) = text(&cards, &item, || cx.state.face(item.object.id)) else {
        // A permanent spell has no instructions, but it may have an X.
        choose_additions(cx, player, terms, false)?;
        choose_x(cx, player, &item, terms)?;
        choose_ways(cx, player, terms)?;
        choose_halves(cx, player, terms)?;
        return Ok(true);
    };
    if item.what == OnStack::Spell {
        let (face, paid_for) = (cx.state.face(item.object.id), cx.state.object(item.object.id).cast_for);
        let added = splice::own_texts(cx.look(), face, paid_for);
        if let Some(item) = cx.state.stack.last_mut() {
            item.spliced = added;
        }
    }
    let triggered = is_triggered(cx.state, &item);
    let has_all_modes = choose_all_modes(cx, &item, text, terms)?;
    if let Some(modal) = text.modal.as_ref().filter(|_| !has_all_modes) {
        let chooser = mode_chooser(cx, &item, modal)?;
        let rule = match triggered {
            _ if chooser != player => R700_2E,
            true => R700_2B,
            false => R700_2A,
        };
        let most = match modal.by {
            Some(rule) if !cx.rule(rule) => 0,
            _ => most_modes(cx, &item, modal, terms),
        };
        for chosen in 0..most {
            let item = cx.state.stack.last().cloned().unwrap_or_else(|| item.clone());
            // 700.2d: a mode is not chosen twice, unless the text says so.
            let again = modal.repeats || item.modes.is_empty() || !cx.rule(R700_2D);
            let offer: Offer = (0..modal.modes.len())
                .filter(|&mode| again || !item.modes.contains(&(mode as u8)))
                .filter(|&mode| mode_is_possible(cx.look(), &item, text, mode))
                .filter(|&mode| !is_worth_too_much(cx.look(), &item, modal, mode))
                .filter(|&mode| affords_mode(cx.peek(), None, &item, (modal, mode), terms))
                .map(|mode| Item::Mode(mode as u8))
                .collect();
            let needed = chosen < modal.least;
            // 603.3c: without a legal mode, the ability is removed.
            if cx.when(R603_3C, needed && offer.is_empty()) {
                return withdraw(cx);
            }
            if !cx.rule(rule) {
                break;
            }
            let least = usize::from(needed);
            let picked = cx.pick_even_one(chooser, rule, Some(item.object.id), offer, (least, 1))?;
            let Some(Item::Mode(mode)) = picked.first() else { break };
            let in_order = chosen == 0 || cx.rule(R608_2C);
            if let Some(item) = cx.state.stack.last_mut() {
                item.modes.push(*mode);
                // They are followed in the order of the text, whatever the order in which they were chosen (608.2c).
                if in_order {
                    item.modes.sort_unstable();
                }
            }
        }
    }
    let chosen = cx.state.stack.last().map_or(0, |item| item.modes.len());
    let needs_more =
        text.modal.as_ref().is_some_and(|modal| modal.more_if_paid.is_some() && chosen > usize::from(modal.least));
    splice::choose(cx, player, terms)?;
    choose_additions(cx, player, terms, needs_more)?;
    choose_x(cx, player, &item, terms)?;
    choose_ways(cx, player, terms)?;
    if !choose_targets(cx, text, triggered)? {
        return Ok(false);
    }
    choose_halves(cx, player, terms)?;
    Ok(true)
}

/// How each mana symbol is paid that can be paid in several ways, is chosen as the spell or ability is proposed (118.13a,
/// 601.2b).
fn choose_ways<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, terms: Terms<'_>) -> Flow {
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    let symbols: SmallVec<[ManaSymbol; 2]> = total_cost(cx.peek(), item, terms).symbols().collect();
    if symbols.is_empty() || !cx.rule(R118_13A) {
        return Ok(());
    }
    let item = item.clone();
    let of = (player, R118_13A, Some(item.object.id));
    let ways = payment::choose_each(cx, of, &symbols, |cx, ways| {
        is_payable(cx, &StackItem { ways: SmallVec::from_slice(ways), ..item.clone() }, terms)
    })?;
    if let Some(item) = cx.state.stack.last_mut() {
        item.ways = ways;
    }
    Ok(())
}

/// The half of each hybrid symbol by which the cost is reduced is chosen as the total cost is determined (118.7e, 601.2f).
fn choose_halves<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, terms: Terms<'_>) -> Flow {
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    // Only a text about casting or activating reduces a cost.
    if casting::is_plain(cx.state, Attempt::of(item)) {
        return Ok(());
    }
    let symbols: SmallVec<[ManaSymbol; 2]> = total_cost(cx.peek(), item, terms).reducing_symbols().collect();
    if symbols.is_empty() || !cx.rule(R118_7E) {
        return Ok(());
    }
    let item = item.clone();
    let of = (player, R118_7E, Some(item.object.id));
    let halves = payment::choose_each(cx, of, &symbols, |cx, halves| {
        is_payable(cx, &StackItem { halves: SmallVec::from_slice(halves), ..item.clone() }, terms)
    })?;
    if let Some(item) = cx.state.stack.last_mut() {
        item.halves = halves.into_iter().collect();
    }
    Ok(())
}

/// Whether what is announced could be paid for.
pub(crate) fn is_payable<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem, terms: Terms<'_>) -> bool {
    let cost = total_cost(cx.peek(), item, terms);
    payment::check_payable(cx.peek(), &Means::of(cx.peek(), item.controller), item, &cost).is_ok()
}

/// Who chooses modes: the controller, or an opponent where the text says so, of several the one whom the controller names
/// (700.2e).
fn mode_chooser<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, modal: &Modal) -> Flow<PlayerId> {
    if !modal.by_opponent || !cx.rule(R700_2E) {
        return Ok(item.controller);
    }
    let opponents = cx.look().choosable(item.controller, cx.state.opponents(item.controller));
    Ok(match cx.pick_one(item.controller, R700_2E, Some(item.object.id), opponents)? {
        Some(Item::Player(player)) => player,
        _ => item.controller,
    })
}

/// Whether a mode would have more pawprints, with those that are chosen, than the text allows (700.2i).
fn is_worth_too_much<R: Recorder>(look: Look<'_, R>, item: &StackItem, modal: &Modal, mode: usize) -> bool {
    let Some(worth) = modal.worth else { return false };
    let pawprints = |mode: usize| modal.modes.get(mode).map_or(0, |mode| u32::from(mode.pawprints));
    let chosen: u32 = item.modes.iter().map(|&mode| pawprints(usize::from(mode))).sum();
    look.when(R700_2I, chosen + pawprints(mode) > u32::from(worth))
}

/// Whether what a mode costs in addition could be paid, with the modes that are chosen (700.2h).
fn affords_mode<R: Recorder>(
    look: Look<'_, R>,
    means: Option<&Means>,
    item: &StackItem,
    (modal, mode): (&Modal, usize),
    terms: Terms<'_>,
) -> bool {
    let is_free = modal.modes.get(mode).is_none_or(|mode| mode.cost.is_none());
    // The cost may grow with each chosen mode, by the text of the spell itself.
    if is_free && (item.modes.is_empty() || casting::is_plain(look.state, Attempt::of(item))) {
        return true;
    }
    let mut with = item.clone();
    with.modes.push(mode as u8);
    let cost = total_cost(look, &with, terms);
    let found;
    let means = match means {
        Some(means) => means,
        None => {
            found = Means::of(look, item.controller);
            &found
        }
    };
    payment::check_payable(look, means, &with, &cost).is_ok()
}

/// Whether a mode can be chosen and paid for, where modes have costs of their own and one must be chosen (700.2h).
pub(crate) fn affords_some_mode<R: Recorder>(
    look: Look<'_, R>,
    means: &Means,
    item: &StackItem,
    terms: Terms<'_>,
) -> Legal {
    let Some(text) = look.state.text(item) else { return Ok(()) };
    let Some(modal) = text.modal.as_ref().filter(|modal| modal.modes.iter().any(|mode| mode.cost.is_some())) else {
        return Ok(());
    };
    let affords = |mode: usize| {
        mode_is_possible(look, item, text, mode) && affords_mode(look, Some(means), item, (modal, mode), terms)
    };
    let none = modal.least > 0 && !(0..modal.modes.len()).any(affords);
    look.forbid(R700_2H, none, "refused-cannot-pay-for-a-mode")
}

/// The value of X of what is being announced, if it has one (601.2b); of a mana cost that is not paid it is 0 (107.3b).
fn choose_x<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, item: &StackItem, terms: Terms<'_>) -> Flow {
    let has_x = total_cost(cx.peek(), item, terms).has_x();
    let cost = cx.state.values(item.object.id).cost.as_ref();
    let in_mana_cost = item.what == OnStack::Spell && cost.is_some_and(|cost| cost.x > 0);
    // 107.3b: an X of a mana cost that is not paid can only be 0.
    let is_zero = in_mana_cost && cx.when(R107_3B, !has_x);
    if (has_x || in_mana_cost) && !is_zero && cx.rule(R601_2B) {
        let most = payment::most_x(cx.peek(), item, terms);
        let x = match values_of_x(cx, item, most) {
            None if other_x(cx, item).is_some() => other_x(cx, item).unwrap_or(0).min(most),
            None => cx.ask_number(player, R601_2B, Some(item.object.id), (0, most))?,
            Some(allowed) => match cx.pick_one(player, R601_5, Some(item.object.id), allowed)? {
                Some(Item::Place(x)) => x,
                _ => 0,
            },
        };
        if let Some(item) = cx.state.stack.last_mut() {
            item.x = x;
        }
    }
    Ok(())
}

/// The X of another ability of the same object on the stack: each has its own (107.3k); without that rule, all have that
/// of the first.
fn other_x<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem) -> Option<u32> {
    let is_other = |other: &&StackItem| other.object == item.object && other.what != OnStack::Spell;
    let mut below = cx.state.stack.iter().rev().skip(1);
    let other = below.find(is_other).filter(|_| item.what != OnStack::Spell).map(|other| other.x)?;
    (!cx.rule(R107_3K)).then_some(other)
}

/// The values of X with which the player may go on, if not all are (601.5).
fn values_of_x<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem, most: u32) -> Option<Offer> {
    if item.what != OnStack::Spell || casting::is_plain(cx.state, Attempt::of(item)) || !cx.rule(R601_5) {
        return None;
    }
    let allowed: Offer = (0..=most).filter(|&x| casting::allows_x(cx.peek(), item, x)).map(Item::Place).collect();
    (allowed.len() as u64 <= u64::from(most)).then_some(allowed)
}

/// The most modes that may be chosen: more if an optional cost is going to be paid for it (601.4).
fn most_modes<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, modal: &Modal, terms: Terms<'_>) -> u8 {
    let Some(place) = modal.more_if_paid else { return modal.most };
    let payable = could_pay_as_well(cx, item, terms, place, 1);
    if payable && cx.rule(R601_4) { modal.most } else { modal.least }
}

/// Whether an optional cost could also be paid a number of times, with the targets that this requires. The state is
/// restored afterwards.
pub(crate) fn could_pay_as_well<R: Recorder>(
    cx: &mut Cx<'_, R>,
    item: &StackItem,
    terms: Terms<'_>,
    place: u8,
    times: u8,
) -> bool {
    let id = item.object.id;
    let before = *cx.state.object(id);
    declare(cx.state, id, place, times);
    let cost = total_cost(cx.peek(), item, terms);
    let means = Means::of(cx.peek(), item.controller);
    let payable = payment::check_payable(cx.peek(), &means, item, &cost).is_ok();
    drop(cost);
    let completable = payable && completable(cx.peek(), item).is_ok();
    let object = cx.state.object_mut(id);
    (object.paid, object.repeated) = (before.paid, before.repeated);
    completable
}

/// Records the intention to pay an optional cost of a spell a number of times.
pub(crate) fn declare(state: &mut State, id: ObjectId, place: u8, times: u8) {
    let index = state.values(id).repeated_index(place);
    let object = state.object_mut(id);
    object.paid |= u8::from(times > 0) << place;
    if let Some(index) = index {
        object.repeated[index] = times;
    }
}

/// Which optional additional costs are paid (601.2b, 118.8b); the first one must be for what has been chosen already.
fn choose_additions<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, terms: Terms<'_>, needed: bool) -> Flow {
    let Some(item) = cx.state.stack.last().filter(|item| item.what == OnStack::Spell) else { return Ok(()) };
    let id = item.object.id;
    let optional = cx.state.values(id).optional_costs.len().min(8) as u8;
    if optional == 0 {
        return Ok(());
    }
    let item = item.clone();
    for place in 0..optional {
        let Some(of) = cx.state.values(id).optional_costs.get(usize::from(place)) else { break };
        let (repeats, by, keyword) = (of.repeats, of.by, of.keyword);
        // It has been chosen with the modes.
        if keyword == Some(Entwine::KEYWORD) {
            continue;
        }
        if by.is_some_and(|rule| !cx.rule(rule)) {
            continue;
        }
        // 118.8a: any number of them.
        if cx.state.object(id).paid != 0 && !cx.rule(R118_8A) {
            break;
        }
        if !could_pay_as_well(cx, &item, terms, place, 1) {
            continue;
        }
        let why = by.unwrap_or(R118_8B);
        let cost = cx.state.values(id).optional_costs[usize::from(place)].clone();
        if repeats {
            let most = (2..=u8::MAX).take_while(|&times| could_pay_as_well(cx, &item, terms, place, times)).last();
            cx.state.asked = Some(Box::new(Asked::Cost(cost)));
            let times = cx.ask_number(player, why, Some(id), (0, u32::from(most.unwrap_or(1))))?;
            cx.state.asked = None;
            declare(cx.state, id, place, u8::try_from(times).unwrap_or(u8::MAX));
            continue;
        }
        let forced = needed && place == 0 || !cx.rule(R118_8B);
        if forced || cx.ask_to_pay(player, why, Some(id), cost)? {
            declare(cx.state, id, place, 1);
            if keyword == Some(Gift::KEYWORD) {
                k174_gift::choose_opponent(cx, player, id)?;
            }
        }
    }
    Ok(())
}

/// Why something cannot be chosen as the mode or target that is asked for now; no reason, if it can or neither is asked
/// for.
pub(crate) fn check_announced<R: Recorder>(look: Look<'_, R>, chosen: Item) -> Legal {
    let subject = match chosen {
        Item::Player(player) => Subject::Player(player),
        Item::Object(id) => {
            splice::check(look, id)?;
            Subject::Object(id)
        }
        Item::Mode(mode) => {
            let twice = look.state.stack.last().is_some_and(|item| item.modes.contains(&mode));
            let top = look.state.stack.last();
            let modal = top.and_then(|item| look.state.text(item)?.modal.as_ref());
            if let (Some(item), Some(modal)) = (top, modal) {
                let over = is_worth_too_much(look, item, modal, usize::from(mode));
                look.forbid(R700_2I, over, "refused-modes-worth-too-much")?;
            }
            return look.forbid(R700_2D, twice, "refused-not-among-options");
        }
        Item::Mana(_) | Item::Subtype(_) | Item::Card(_) | Item::Face(_) | Item::Place(_) => return Ok(()),
    };
    let state = look.state;
    let asks_for_target = [R601_2C, R603_3D].contains(&state.decision.why);
    let Some(item) = state.stack.last().filter(|_| asks_for_target) else { return Ok(()) };
    let spec =
        state.text(item).and_then(|text| specs(&state.cards, text, item).nth(usize::from(state.choosing_target)));
    spec.map_or(Ok(()), |spec| target::check(look, item, spec, subject))
}

/// Targets are chosen, one instance of the word after another (601.2c, 603.3d).
fn choose_targets<R: Recorder>(cx: &mut Cx<'_, R>, text: &SpellAbility, triggered: bool) -> Flow<bool> {
    let cards = cx.state.cards.clone();
    let Some(item) = cx.state.stack.last().cloned() else { return Ok(false) };
    for (place, spec) in in_order_of_choosing(cx, specs(&cards, text, &item)) {
        let Some(item) = cx.state.stack.last().cloned() else { return Ok(false) };
        if !is_asked_for(cx.look(), &item, spec) {
            continue;
        }
        let rule = match item.what {
            OnStack::Spell if is_aura(cx.state, &item) => R115_1B,
            OnStack::Spell => R115_1A,
            _ if triggered => R115_1D,
            _ => R115_1C,
        };
        if !cx.rule(rule) || !(triggered || cx.rule(R601_2C)) {
            continue;
        }
        let mut offer = Offer::new();
        let _all = target::candidates(cx.look(), spec, |subject| {
            if target::check(cx.peek(), &item, spec, subject).is_ok() {
                offer.push(subject.into());
            }
            ControlFlow::Continue(())
        });
        let has_choice = offer.len() >= needed(cx.peek(), spec);
        // 603.3d: a triggered ability without a legal choice is removed; nothing else is begun without one.
        let is_removed = if triggered { cx.when(R603_3D, !has_choice) } else { !has_choice };
        if is_removed {
            return withdraw(cx);
        }
        if spec.another {
            offer.retain(|option| !item.targets.iter().any(|(_, chosen)| is_same(*chosen, *option)));
        }
        let divided = spec.divides.as_ref().map(|amount| divided_amount(cx, &item, amount));
        // 601.2d: no more of them than each can get one.
        let most = divided.map_or(usize::MAX, |amount| amount as usize);
        // 107.1c: any number may be none.
        let any = spec.least == 0 && spec.most == u8::MAX;
        let least = if any { cx.either(R107_1C, 0, 1) } else { usize::from(spec.least) };
        let bounds = (least.min(most), usize::from(spec.most).min(most));
        let who = chooser(cx, &item, spec)?;
        cx.state.choosing_target = place;
        let why = if triggered { R603_3D } else { R601_2C };
        let about = Some(item.object.id);
        let picked = if bounds.1 > 1 && !cx.rule(R115_3) {
            pick_again_and_again(cx, (who, why, about), &offer, bounds)?
        } else {
            cx.pick_even_one(who, why, about, offer, bounds)?
        };
        let mut targeted = Group::new();
        for item_picked in picked {
            let (chosen, subject) = match item_picked {
                Item::Player(player) => (TargetRef::Player(player), Subject::Player(player)),
                Item::Object(id) => (TargetRef::Object(cx.state.reference(id)), Subject::Object(id)),
                Item::Mode(_) | Item::Mana(_) | Item::Subtype(_) | Item::Card(_) | Item::Face(_) | Item::Place(_) => {
                    continue;
                }
            };
            if let Some(item) = cx.state.stack.last_mut() {
                item.targets.push((place, chosen));
            }
            targeted.push(Deed::Target(item.object.id, subject));
        }
        let number = targeted.len();
        happen::happen(cx, targeted)?;
        if let Some(amount) = divided {
            divide(cx, who, number, amount)?;
        } else if let Some(item) = cx.state.stack.last_mut().filter(|item| !item.shares.is_empty()) {
            item.shares.resize(item.targets.len(), 0);
        }
    }
    Ok(true)
}

/// Whether a target and what is on offer are the same.
fn is_same(target: TargetRef, option: Item) -> bool {
    match (target, option) {
        (TargetRef::Player(one), Item::Player(other)) => one == other,
        (TargetRef::Object(one), Item::Object(other)) => one.id == other,
        _ => false,
    }
}

/// How much is divided among targets.
fn divided_amount<R: Recorder>(cx: &Cx<'_, R>, item: &StackItem, amount: &Amount) -> u32 {
    let scope = Scope { you: item.controller, source: item.object, slots: &item.slots, x: item.x };
    cx.look().amount(scope, amount).max(0).unsigned_abs()
}

/// Who chooses targets: the controller, or an opponent where the text says so (601.6, 602.3).
fn chooser<R: Recorder>(cx: &mut Cx<'_, R>, item: &StackItem, spec: &TargetSpec) -> Flow<PlayerId> {
    let spell = item.what == OnStack::Spell;
    let by_opponent = spec.by_opponent && if spell { cx.rule(R601_6) } else { cx.rule(R602_3) };
    if !by_opponent {
        return Ok(item.controller);
    }
    let opponents = cx.look().choosable(item.controller, cx.state.opponents(item.controller));
    let first = opponents.first().copied();
    // 601.6a, 602.3a: of several, the controller says who.
    let says_who = opponents.len() > 1 && if spell { cx.rule(R601_6A) } else { cx.rule(R602_3A) };
    let picked = if says_who {
        let why = if spell { R601_6A } else { R602_3A };
        cx.pick_one(item.controller, why, Some(item.object.id), opponents)?
    } else {
        first
    };
    Ok(match picked {
        Some(Item::Player(player)) => player,
        _ => item.controller,
    })
}

/// Something is divided among the targets that have just been chosen: each gets at least one (601.2d).
fn divide<R: Recorder>(cx: &mut Cx<'_, R>, who: PlayerId, number: usize, amount: u32) -> Flow {
    let about = cx.state.stack.last().map(|item| item.object.id);
    let least = cx.either(R601_2D, 1, 0);
    let mut left = amount;
    for place in 0..number {
        let behind = (number - place - 1) as u32;
        let share = if behind == 0 {
            left
        } else {
            let most = left.saturating_sub(behind.saturating_mul(least));
            let targets = cx.state.stack.last().map_or(&[][..], |item| &item.targets);
            let target = |place: usize| {
                targets.iter().rev().nth(number - 1 - place).map(|(_, target)| match *target {
                    TargetRef::Player(player) => Subject::Player(player),
                    TargetRef::Object(object) => Subject::Object(object.id),
                })
            };
            let last = (behind == 1).then(|| target(place + 1)).flatten();
            cx.state.asked = target(place).map(|to| Box::new(Asked::Share { to, last, left }));
            let share = cx.ask_number(who, R601_2D, about, (least.min(most), most))?;
            cx.state.asked = None;
            share
        };
        left -= share;
        if let Some(item) = cx.state.stack.last_mut() {
            let first = item.targets.len() - number;
            item.shares.resize(first + place, 0);
            item.shares.push(share);
        }
    }
    Ok(())
}

/// What was divided is divided once more, among new targets.
pub(crate) fn divide_anew<R: Recorder>(cx: &mut Cx<'_, R>, who: PlayerId, place: usize) -> Flow {
    let mut item = cx.state.stack.remove(place);
    let (number, amount) = (item.targets.len(), item.shares.iter().sum());
    item.shares.clear();
    cx.state.stack.push(item);
    divide(cx, who, number, amount)?;
    if let Some(item) = cx.state.stack.pop() {
        cx.state.stack.insert(place, item);
    }
    Ok(())
}

/// The instances of the word "target" in the order in which they are chosen: those of the controller before those of an
/// opponent, who would choose at the same time (601.6b, 602.3b).
fn in_order_of_choosing<'a, R: Recorder>(
    cx: &Cx<'_, R>,
    specs: impl Iterator<Item = &'a TargetSpec>,
) -> SmallVec<[(u8, &'a TargetSpec); 2]> {
    let mut all: SmallVec<[(u8, &TargetSpec); 2]> = (0_u8..).zip(specs).collect();
    let mixed = all.windows(2).any(|pair| pair[0].1.by_opponent && !pair[1].1.by_opponent);
    let spell = cx.state.stack.last().is_some_and(|item| item.what == OnStack::Spell);
    let controller_first = mixed && if spell { cx.rule(R601_6B) } else { cx.rule(R602_3B) };
    if controller_first {
        all.sort_by_key(|(_, spec)| spec.by_opponent);
    }
    all
}

/// Picks from the same offer each time: without 115.3, one thing may be a target of the same word more than once.
fn pick_again_and_again<R: Recorder>(
    cx: &mut Cx<'_, R>,
    (who, why, about): (PlayerId, RuleId, Option<ObjectId>),
    offer: &Offer,
    (least, most): (usize, usize),
) -> Flow<SmallVec<[Item; 4]>> {
    let mut picked = SmallVec::new();
    while picked.len() < most {
        let needed = usize::from(picked.len() < least);
        let next = cx.pick_even_one(who, why, about, offer.clone(), (needed, 1))?;
        let Some(&next) = next.first() else { break };
        picked.push(next);
    }
    Ok(picked)
}

/// The controller of a copy chooses new targets for it (707.10c).
pub(crate) fn choose_new_targets<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let cards = cx.state.cards.clone();
    let Some(item) = cx.state.stack.last().cloned() else { return Ok(()) };
    let triggered = is_triggered(cx.state, &item);
    if let Some(text) = text(&cards, &item, || cx.state.face(item.object.id)) {
        choose_targets(cx, text, triggered)?;
    }
    Ok(())
}

/// What has no legal choice is removed from the stack (603.3c–d).
pub(crate) fn withdraw<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    library_tops::end(cx);
    if let Some(item) = cx.state.stack.last().cloned() {
        cx.note(Note::TriggerRemoved(item.controller, item.object.id));
        if item.what == OnStack::Spell {
            let moved = crate::perform::moved(cx, item.object.id, Zone::Graveyard);
            happen::happens(cx, Deed::Move(moved))?;
        } else {
            cx.state.stack.pop();
        }
    }
    Ok(false)
}

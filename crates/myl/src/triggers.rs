//! Abilities that trigger: what they wait for, in what order they are declared, and that they are resolved in that order.

use vademecum_rule_ids::myl::{S4_6_2_2, S4_6_4, S4_6_6, S4_6_7};

use crate::{
    ability::{Event, Timing},
    checks,
    cx::{Cx, Flow},
    decision::Item,
    deed::Deed,
    filter::Side,
    fits::Scope,
    happening::{Happening, What},
    readings::FirstDeclarer,
    record::Recorder,
    state::{Pending, Player, State, Triggered},
    targets, using,
};

/// Whether what happens is what an ability waits for.
pub(crate) fn matches(state: &State, event: &Event, happening: &Happening, scope: &Scope) -> bool {
    let fits = |filter| happening.card.is_some_and(|card| state.fits(filter, &card, scope));
    let is_by = |side: Side| (happening.by == scope.you) == (side == Side::Yours);
    match (event, happening.what) {
        (Event::Enters(filter) | Event::EntersOrLeaves(filter), What::Enters) => fits(filter),
        (Event::Leaves(filter) | Event::EntersOrLeaves(filter), What::Leaves(_)) => fits(filter),
        (Event::LeavesBy(filter, manners), What::Leaves(Some(manner))) => manners.contains(&manner) && fits(filter),
        (Event::Played(filter), What::Played) => fits(filter),
        (Event::AttackDeclared(side), What::AttackDeclared) => is_by(*side),
        (Event::BlockDeclared(side), What::BlockDeclared) => is_by(*side),
        (Event::Attacks(filter), What::Attacks) => fits(filter),
        (Event::Blocks(filter), What::Blocks) => fits(filter),
        (Event::IsBlocked(filter), What::IsBlocked) => fits(filter),
        (Event::Phase(phase, side), What::Begins(begun)) => *phase == begun && side.is_none_or(is_by),
        (Event::UsesAbility(filter), What::UsesAbility) => fits(filter),
        (Event::WouldBeAffected(filter), What::WouldBeAffected) => is_by(Side::Opposing) && fits(filter),
        (Event::WouldLeave { card, by, only_opposing_abilities }, What::WouldLeave(manner)) => {
            let counts = !only_opposing_abilities || happening.is_effect && is_by(Side::Opposing);
            counts && by.contains(&manner) && fits(card)
        }
        (
            Event::Enters(_)
            | Event::Leaves(_)
            | Event::EntersOrLeaves(_)
            | Event::LeavesBy(..)
            | Event::Played(_)
            | Event::AttackDeclared(_)
            | Event::BlockDeclared(_)
            | Event::Attacks(_)
            | Event::Blocks(_)
            | Event::IsBlocked(_)
            | Event::Phase(..)
            | Event::UsesAbility(_)
            | Event::WouldBeAffected(_)
            | Event::WouldLeave { .. },
            _,
        ) => false,
    }
}

/// Work of keeping an ability that has triggered until it is declared.
const WORK_PER_TRIGGERED: usize = 50;

/// Finds the abilities that trigger as something happens, among those of the cards in play that have not lost them.
pub(crate) fn collect<R: Recorder>(cx: &mut Cx<'_, R>, happening: &Happening) {
    let kind = happening.what.kind();
    cx.rec.work(cx.state.in_play.len());
    if !cx.state.stale.0.is_any() && !cx.state.concerned.0.triggers.meets(kind) {
        return;
    }
    let cards = cx.cards;
    for place in 0..cx.state.in_play.len() {
        let id = cx.state.in_play[place];
        let object = *cx.state.object(id);
        if !cards.concerns(object.card).triggers.meets(kind) || cx.state.traits(id).is_blank {
            continue;
        }
        let abilities = &cards.card(object.card).abilities;
        cx.rec.work(abilities.len());
        for (index, ability) in abilities.iter().enumerate() {
            let Timing::Triggered(event) = &ability.timing else { continue };
            let source = cx.state.snapshot(id);
            let scope = Scope::of_card(&source, object.controller);
            if !matches(cx.state, event, happening, &scope) || cx.look().is_idle(id) {
                continue;
            }
            if cx.rule(S4_6_4) {
                cx.rec.work(WORK_PER_TRIGGERED);
                let ability = index as u8;
                let triggered = Triggered { source, ability, controller: object.controller, event: *happening };
                cx.state.triggered.push(triggered);
            }
        }
    }
}

/// Deals with everything that waits until nothing does: standing checks, then all abilities that have triggered, in
/// batches. Each batch is declared whole, one ability of each player by turns, and then resolved in the order of the
/// declarations; what triggers meanwhile is the next batch (4.6.6, 4.6.7).
pub(crate) fn settle<R: Recorder>(cx: &mut Cx<'_, R>, cause: Option<Player>) -> Flow {
    loop {
        checks::run(cx)?;
        let batch = std::mem::take(&mut cx.state.triggered);
        if batch.is_empty() {
            return Ok(());
        }
        let declared = declare(cx, batch, cause)?;
        let mut next = Vec::new();
        for pending in declared {
            cx.nest(|cx| using::use_triggered(cx, pending))?;
            checks::run(cx)?;
            next.append(&mut cx.state.triggered);
        }
        cx.state.triggered = next;
    }
}

/// Who declares first (4.6.6, 4.6.7).
fn first_declarer<R: Recorder>(cx: &Cx<'_, R>, cause: Option<Player>) -> Player {
    let active = cx.state.active;
    match cx.state.readings.first_declarer {
        FirstDeclarer::ControllerOfCause => cx.either(S4_6_6, cause.unwrap_or(active), active.other()),
        FirstDeclarer::ActivePlayer => cx.either(S4_6_7, active, active.other()),
    }
}

fn declare<R: Recorder>(cx: &mut Cx<'_, R>, mut batch: Vec<Triggered>, cause: Option<Player>) -> Flow<Vec<Pending>> {
    let mut turn = first_declarer(cx, cause);
    let mut declared = Vec::new();
    while !batch.is_empty() {
        cx.rec.work(batch.len());
        let own: Vec<usize> = (0..batch.len()).filter(|&place| batch[place].controller == turn).collect();
        if !own.is_empty() {
            // Those behind the first 256 come up once others are declared.
            let items = own.iter().filter_map(|&place| u8::try_from(place).ok()).map(Item::Place).collect();
            let place = match cx.pick_one(turn, S4_6_7, items)? {
                Some(Item::Place(place)) => usize::from(place),
                _ => own[0],
            };
            let triggered = batch.remove(place);
            if let Some(pending) = declare_one(cx, &triggered)? {
                declared.push(pending);
            }
        }
        turn = turn.other();
    }
    if !cx.rule(S4_6_6) {
        declared.reverse();
    }
    Ok(declared)
}

/// Declares an ability that has triggered, with its targets: without enough of them it does nothing (4.6.4).
fn declare_one<R: Recorder>(cx: &mut Cx<'_, R>, triggered: &Triggered) -> Flow<Option<Pending>> {
    let cards = cx.cards;
    let ability = &cards.card(triggered.source.card).abilities[usize::from(triggered.ability)];
    let mut pending = Pending::new(triggered.source, triggered.ability, triggered.controller);
    pending.event = Some(triggered.event);
    if !targets::has_enough(&cx.look(), ability, &pending) {
        return Ok(None);
    }
    cx.tell(Deed::Trigger(triggered.source.handle, triggered.ability));
    targets::choose(cx, ability, &mut pending, S4_6_2_2)?;
    Ok(Some(pending))
}

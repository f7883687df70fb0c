//! What is true of a state, and which events happened.

use vademecum_myl::{Deed, Entry, Handle, Object, ObjectId, Outcome, Player, State};

use crate::{
    model::{Check, Event, Ref},
    record::Budget,
};

/// The cards that a name means, in the order in which they came to the table.
pub(crate) fn objects(state: &State, name: Ref) -> Vec<ObjectId> {
    let all = state.objects().filter(|(_, object)| is_named(object, name)).map(|(id, _)| id);
    match name.nth {
        None => all.collect(),
        Some(nth) => all.skip(nth - 1).take(1).collect(),
    }
}

/// Whether a name means a card; the budget is charged for the cards that are gone through to count to the n-th.
pub(crate) fn means(state: &State, name: Ref, id: ObjectId, budget: &Budget) -> bool {
    budget.spend(if name.nth.is_some() { state.objects().len() } else { 1 });
    if !is_named(state.object(id), name) {
        return false;
    }
    let is_before = |(other, object): &(ObjectId, &Object)| *other < id && is_named(object, name);
    name.nth.is_none_or(|nth| state.objects().filter(is_before).count() == nth - 1)
}

/// Whether a card has a name, and is of the player of whom it is said.
fn is_named(object: &Object, name: Ref) -> bool {
    object.card == name.card && name.of.is_none_or(|player| object.controller == player || object.owner == player)
}

/// Whether something is true of a state; `None` if a name means cards that differ in it, or none.
pub(crate) fn holds(state: &State, check: Check, budget: &Budget) -> Option<bool> {
    let all = |name: Ref, is: &dyn Fn(ObjectId) -> bool| {
        budget.spend(state.objects().len());
        let found: Vec<bool> = objects(state, name).into_iter().map(is).collect();
        let first = *found.first()?;
        found.iter().all(|one| *one == first).then_some(first)
    };
    Some(match check {
        Check::Place(name, zone, player) => {
            let is_there = |id: ObjectId| {
                let object = state.object(id);
                object.zone == zone && player.is_none_or(|player| object.controller == player)
            };
            return all(name, &is_there);
        }
        Check::Count(player, zone, count) => state.zone(player, zone).len() == count,
        Check::Strength(name, strength) => return all(name, &|id| state.traits(id).strength == strength),
        Check::HasAbility(name, has) => return all(name, &|id| state.traits(id).is_blank != has),
        Check::IsKind(name, kind, is) => return all(name, &|id| state.traits(id).kinds.has(kind) == is),
        Check::IsRace(name, race, is) => return all(name, &|id| state.traits(id).races.has(race) == is),
        Check::Carries(ally, weapon, is) => {
            budget.spend(state.objects().len());
            let carriers = objects(state, weapon).into_iter().filter_map(|id| state.object(id).carrier);
            let carriers: Vec<ObjectId> =
                carriers.filter(|&carrier| state.is_current(carrier)).map(|carrier| carrier.id).collect();
            let carries = |id: ObjectId| {
                budget.spend(carriers.len());
                carriers.contains(&id) == is
            };
            return all(ally, &carries);
        }
        Check::Loses(player) => state.outcome() == Some(Outcome::Lost(player)),
        Check::Draw => state.outcome() == Some(Outcome::Draw),
        Check::GoesOn => state.outcome().is_none(),
        Check::Turn(player) => state.active() == player,
        Check::Decides(player) => state.outcome().is_none() && state.decision().who == player,
    })
}

/// Whether events happened in an order, perhaps with others between them; the place of the first that did not.
pub(crate) fn happened(
    state: &State,
    entries: &[Entry],
    events: &[Event],
    budget: &Budget,
) -> Result<Vec<usize>, usize> {
    let mut from = 0;
    let mut places = Vec::new();
    for (place, event) in events.iter().enumerate() {
        let found = entries.iter().enumerate().skip(from).find(|(_, entry)| is(state, &entry.deed, *event, budget));
        let (at, _) = found.ok_or(place)?;
        places.push(at);
        from = at + 1;
    }
    Ok(places)
}

/// Whether a deed is an event.
fn is(state: &State, deed: &Deed, event: Event, budget: &Budget) -> bool {
    budget.spend(1);
    let means = |name: Ref, handle: &Handle| means(state, name, handle.id, budget);
    match (deed, event) {
        (Deed::Declare(by, card), Event::Plays(player, name)) => *by == player && means(name, card),
        (Deed::Use(by, card, _), Event::Uses(player, name)) => *by == player && means(name, card),
        (Deed::Enter(card, _), Event::Enters(name)) => means(name, card),
        (Deed::Leave(card, Some(manner)), Event::Leaves(name, wanted)) => *manner == wanted && means(name, card),
        (Deed::Leave(card, None), Event::Follows(name)) => means(name, card),
        (Deed::Annulled(card), Event::Annulled(name)) => means(name, card),
        (Deed::Cancelled(card, _), Event::Cancelled(name)) => means(name, card),
        (Deed::Trigger(card, _), Event::Triggers(name)) => means(name, card),
        (Deed::Resolve(card, _), Event::Resolves(name)) => means(name, card),
        (Deed::Redirected(from, to), Event::Redirected(one, other)) => means(one, from) && means(other, to),
        (Deed::Prevented(card), Event::Prevented(name)) => means(name, card),
        (Deed::Attack(card), Event::Attacks(name)) => means(name, card),
        (Deed::Block(blocker, attacker), Event::Blocks(one, other)) => means(one, blocker) && means(other, attacker),
        (Deed::AttackCancelled(_), Event::AttackCancelled) => true,
        (Deed::AttackOfCancelled(card), Event::AttackOfCancelled(name)) => means(name, card),
        (Deed::Damage(card, points), Event::Damages(name, wanted)) => *points == wanted && means(name, card),
        (Deed::Draw(by, _), Event::Draws(player)) | (Deed::Mill(by, _), Event::Mills(player)) => *by == player,
        (Deed::Discard(by, card), Event::Discards(player, name)) => *by == player && means(name, card),
        (Deed::Begin(phase), Event::Begins(wanted)) => *phase == wanted,
        (Deed::BeginTurn(of), Event::TurnOf(player)) => *of == player,
        (Deed::Over(outcome), Event::Loses(player)) => *outcome == Outcome::Lost(player),
        (Deed::Over(outcome), Event::Drawn) => *outcome == Outcome::Draw,
        _ => false,
    }
}

/// The other player's name is asked for in messages.
pub(crate) const fn place(player: Player) -> usize {
    match player {
        Player::First => 0,
        Player::Second => 1,
    }
}

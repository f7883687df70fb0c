//! The permanent that is chosen as a spell is proposed, to be sacrificed as its cost is paid (601.2b, 601.2h): the cost of
//! the spell depends on it (702.48a, 702.119a).

use smallvec::SmallVec;
use vademecum_abilities::{CostPart, Filter, Slot};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    announce::is_payable,
    casting::Terms,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    id::ObjectId,
    select::Scope,
    slots::Held,
    state::{OnStack, StackItem},
    total_cost::{TotalCost, total_cost},
};

/// A permanent that is chosen as the spell is proposed, by a rule; without that rule it is chosen as the cost is paid.
pub(crate) fn chosen_as_proposed(rule: RuleId) -> Filter {
    Filter::By(rule, Box::new(Filter::Slot(Slot::GIVEN)))
}

/// The rule by which what matches is chosen as the spell is proposed, if one says so.
fn rule_of(filter: &Filter) -> Option<RuleId> {
    match filter {
        Filter::By(rule, of) if **of == Filter::Slot(Slot::GIVEN) => Some(*rule),
        Filter::All(parts) => parts.iter().find_map(rule_of),
        _ => None,
    }
}

/// The part of a cost for which a permanent is chosen as the spell is proposed, with the rule that says so.
fn asked<'a>(cost: &TotalCost<'a>) -> Option<(RuleId, &'a Filter)> {
    cost.others().find_map(|part| match part {
        CostPart::Sacrifice(1, filter) => Some((rule_of(filter)?, filter)),
        _ => None,
    })
}

/// What is announced, with a permanent chosen.
fn with_given<R: Recorder>(look: Look<'_, R>, item: &StackItem, id: ObjectId) -> StackItem {
    let mut with = item.clone();
    with.slots.set(Slot::GIVEN, Held::objects([look.state.reference(id)]));
    with
}

/// A spell as it is proposed with each of several permanents.
type Proposals = SmallVec<[(ObjectId, StackItem); 4]>;

/// What is announced, once with each permanent that could be chosen; none if nothing is asked for. Only what a card says
/// about its own casting asks for one, so that most costs are not worked out here.
fn possible<R: Recorder>(look: Look<'_, R>, item: &StackItem, terms: Terms<'_>) -> Option<(RuleId, Proposals)> {
    if item.what != OnStack::Spell || !look.state.cards.has_own_casting(look.state.face(item.object.id)) {
        return None;
    }
    let cost = total_cost(look, item, terms);
    let (rule, filter) = asked(&cost).filter(|(rule, _)| look.rule(*rule))?;
    let fits = |(id, with): &(ObjectId, StackItem)| {
        let scope = Scope { you: item.controller, source: item.object, slots: &with.slots, x: item.x };
        look.matches(scope, *id, filter)
    };
    let own = look.state.permanents().filter(|(_, now)| now.controller == item.controller);
    Some((rule, own.map(|(id, _)| (id, with_given(look, item, id))).filter(fits).collect()))
}

/// Whether a spell can be proposed with some permanent chosen; with none, if none is asked for.
pub(crate) fn check_some<R: Recorder>(
    look: Look<'_, R>,
    item: &StackItem,
    terms: Terms<'_>,
    check: impl Fn(&StackItem) -> Legal,
) -> Legal {
    let all = possible(look, item, terms).map(|(_, all)| all).unwrap_or_default();
    all.iter().map(|(_, with)| check(with)).reduce(Legal::or).unwrap_or_else(|| check(item))
}

/// The player chooses the permanent, if one is asked for.
pub(crate) fn choose<R: Recorder>(cx: &mut Cx<'_, R>, terms: Terms<'_>) -> Flow {
    let Some(item) = cx.state.stack.last() else { return Ok(()) };
    let Some((rule, all)) = possible(cx.peek(), item, terms) else { return Ok(()) };
    let (who, about) = (item.controller, Some(item.object.id));
    let payable = all.iter().filter(|(_, with)| is_payable(cx, with, terms));
    let offer: Offer = payable.map(|&(id, _)| Item::Object(id)).collect();
    if let Some(Item::Object(id)) = cx.pick_one(who, rule, about, offer)? {
        let chosen = Held::objects([cx.state.reference(id)]);
        if let Some(item) = cx.state.stack.last_mut() {
            item.slots.set(Slot::GIVEN, chosen);
        }
    }
    Ok(())
}

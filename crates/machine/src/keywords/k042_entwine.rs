//! Entwine (702.42): a cost on top for which all modes of a spell are chosen.

use vademecum_abilities::{Keyword, KeywordAbility, OptionalCost, SpellAbility};
use vademecum_rule_ids::magic::R702_42A;

use super::KeywordRules;
use crate::{
    Recorder,
    announce::{could_pay_as_well, declare, mode_is_possible},
    casting::Terms,
    cx::{Cx, Flow},
    state::{OnStack, StackItem},
};

/// 702.42.
pub(crate) struct Entwine;

impl KeywordRules for Entwine {
    const KEYWORD: Keyword = Keyword(42);
    const NAMES: [&str; 3] = ["entrelazar", "entrelaçar", "entwine"];
    const HAS_COST: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_42A));
        Some(OptionalCost { cost: of.cost.clone()?, keyword, by, ..OptionalCost::default() })
    }
}

/// The player who casts a modal spell with entwine chooses whether to choose all of its modes (702.42a). True if they do.
pub(crate) fn choose_all_modes<R: Recorder>(
    cx: &mut Cx<'_, R>,
    item: &StackItem,
    text: &SpellAbility,
    terms: Terms<'_>,
) -> Flow<bool> {
    let (Some(modal), OnStack::Spell, id) = (&text.modal, &item.what, item.object.id) else { return Ok(false) };
    let mut costs = (0_u8..).zip(&cx.state.values(id).optional_costs);
    let Some((place, cost)) = costs.find(|(_, cost)| cost.keyword == Some(Entwine::KEYWORD)) else { return Ok(false) };
    let cost = cost.clone();
    let are_possible = (0..modal.modes.len()).all(|mode| mode_is_possible(cx.look(), item, text, mode));
    let may = are_possible && cx.rule(R702_42A) && could_pay_as_well(cx, item, terms, place, 1);
    if !may || !cx.ask_to_pay(item.controller, R702_42A, Some(id), cost)? {
        return Ok(false);
    }
    declare(cx.state, id, place, 1);
    if let Some(item) = cx.state.stack.last_mut() {
        item.modes.extend((0..modal.modes.len()).filter_map(|mode| u8::try_from(mode).ok()));
    }
    Ok(true)
}

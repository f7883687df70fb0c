//! Buyback (702.27): an additional cost for which a spell returns to its owner's hand as it resolves.

use vademecum_abilities::{
    Ability, Condition, Filter, Functions, Keyword, KeywordAbility, OptionalCost, Pattern, Replaced, Replacement, Zone,
    Zones,
};
use vademecum_rule_ids::magic::R702_27A;

use super::KeywordRules;

/// 702.27.
pub(crate) struct Buyback;

impl KeywordRules for Buyback {
    const KEYWORD: Keyword = Keyword(27);
    const NAMES: [&str; 3] = ["recuperar", "recuperar", "buyback"];
    const HAS_COST: bool = true;

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let stack = Zones::only(Zone::Stack);
        let resolves = Pattern { resolved: true, ..Pattern::moves(Filter::This, stack, Zones::only(Zone::Graveyard)) };
        vec![Ability::Replacement(Replacement {
            only_if: Some(Condition::PaidFor(Self::KEYWORD, None)),
            functions: Functions(stack),
            by: Some(R702_27A),
            ..Replacement::of(resolves, Replaced::To(Zone::Hand))
        })]
    }

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_27A));
        Some(OptionalCost { cost: of.cost.clone()?, keyword, by, ..OptionalCost::default() })
    }
}

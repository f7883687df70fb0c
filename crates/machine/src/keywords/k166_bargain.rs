//! Bargain (702.166): sacrificing an artifact, an enchantment or a token as a spell is cast.

use vademecum_abilities::{Condition, Cost, CostPart, Filter, Keyword, KeywordAbility, OptionalCost, Type, Types};
use vademecum_rule_ids::magic::{R702_166A, R702_166B};

use super::{KeywordRules, shared::in_force};

/// 702.166.
pub(crate) struct Bargain;

impl KeywordRules for Bargain {
    const KEYWORD: Keyword = Keyword(166);
    const NAMES: [&str; 3] = ["negociar", "barganhar", "bargain"];

    fn lets_pay(_: &KeywordAbility) -> Option<OptionalCost> {
        let types = Types::only(Type::Artifact).with(Type::Enchantment);
        let given = Filter::Either(vec![Filter::Types(types), Filter::Token]);
        let cost = Cost::of(CostPart::Sacrifice(1, given));
        Some(OptionalCost { cost, keyword: Some(Self::KEYWORD), by: Some(R702_166A), ..OptionalCost::default() })
    }
}

/// "It was bargained": its controller declared to pay its bargain cost (702.166b).
pub fn bargained() -> Condition {
    Condition::All(vec![in_force(R702_166B), Condition::PaidFor(Bargain::KEYWORD, None)])
}

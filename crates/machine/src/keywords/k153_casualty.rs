//! Casualty (702.153): sacrificing a creature as a spell is cast, to copy the spell.

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, CopyTargets, Cost, CostPart, DeedKind, Effect, Filter, Functions, Keyword,
    KeywordAbility, Objects, OptionalCost, Pattern, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_153A, R702_153B};

use super::KeywordRules;

/// 702.153.
pub(crate) struct Casualty;

/// "Sacrifice a creature with power N or greater".
fn cost(number: &Amount) -> Cost {
    let strong = Filter::Power(Comparison::AtLeast, Box::new(number.clone()));
    Cost::of(CostPart::Sacrifice(1, Filter::CREATURE.and(strong)))
}

impl KeywordRules for Casualty {
    const KEYWORD: Keyword = Keyword(153);
    const NAMES: [&str; 3] = ["victimizar", "baixa", "casualty"];
    const HAS_NUMBER: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_153A));
        Some(OptionalCost { cost: cost(of.number.as_ref()?), keyword, by, ..OptionalCost::default() })
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = &of.number else { return Vec::new() };
        // 702.153b: each instance asks for its own cost.
        let own = Condition::PaidFor(Self::KEYWORD, Some(Box::new(cost(number))));
        let paid = vec![Condition::PaidFor(Self::KEYWORD, None), Condition::By(R702_153B, Box::new(own))];
        let copy = Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::All(paid)),
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_153A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![copy.into()])
        })]
    }
}

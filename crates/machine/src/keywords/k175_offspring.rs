//! Offspring (702.175): paying more as a creature is cast, for a 1/1 copy of it.

use vademecum_abilities::{
    Ability, Amount, Condition, Effect, Exception, Filter, Keyword, KeywordAbility, Objects, OptionalCost, Pattern,
    Players, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_175A, R702_175B};

use super::KeywordRules;

/// 702.175.
pub(crate) struct Offspring;

impl KeywordRules for Offspring {
    const KEYWORD: Keyword = Keyword(175);
    const NAMES: [&str; 3] = ["cría", "prole", "offspring"];
    const HAS_COST: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_175A));
        Some(OptionalCost { cost: of.cost.clone()?, keyword, by, ..OptionalCost::default() })
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        // 702.175b: each instance asks for its own cost.
        let own = Condition::PaidFor(Self::KEYWORD, Some(Box::new(cost)));
        let paid = vec![Condition::PaidFor(Self::KEYWORD, None), Condition::By(R702_175B, Box::new(own))];
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let copy = Effect::CreateCopies {
            who: Players::You,
            of: Objects::This,
            amount: Amount::Number(1),
            except: vec![Exception::Size(1, 1)],
            attacking: None,
        };
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::All(paid)),
            by: Some(R702_175A),
            ..Triggered::on(enters, vec![copy.into()])
        })]
    }
}

//! Echo (702.30): a cost is paid at the first upkeep under a player's control, or the permanent is sacrificed.

use vademecum_abilities::{
    Ability, Condition, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program, Slot, Step,
    Triggered,
};
use vademecum_rule_ids::magic::R702_30A;

use super::KeywordRules;

/// 702.30.
pub(crate) struct Echo;

impl KeywordRules for Echo {
    const KEYWORD: Keyword = Keyword(30);
    const NAMES: [&str; 3] = ["eco", "eco", "echo"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let pay = Effect::Pay {
            who: Players::You,
            payer: Slot::FIRST_FREE,
            cost,
            must: false,
            then: Program::new(),
            otherwise: vec![Effect::SacrificeThose(Objects::This).into()],
        };
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::Match(Objects::This, Filter::NewSinceUpkeep)),
            by: Some(R702_30A),
            ..Triggered::on(Pattern::begins(Step::Upkeep, Players::You), vec![pay.into()])
        })]
    }
}

//! Cumulative upkeep (702.24): a cost that is paid for each age counter, or the permanent is sacrificed.

use vademecum_abilities::{
    Ability, Amount, Condition, Cost, CostPart, CounterKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern,
    Players, Program, Slot, Step, Subjects, Triggered, Zone,
};
use vademecum_rule_ids::magic::{R702_24A, R702_24B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.24.
pub(crate) struct CumulativeUpkeep;

impl KeywordRules for CumulativeUpkeep {
    const KEYWORD: Keyword = Keyword(24);
    const NAMES: [&str; 3] = ["mantenimiento acumulativo", "manutenção cumulativa", "cumulative upkeep"];
    const HAS_COST: bool = true;
    const EACH_INSTANCE: Option<RuleId> = Some(R702_24B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let this = Subjects::Objects(Objects::This);
        let age = Amount::Counters(CounterKind::Age, Box::new(Objects::This));
        let pay = Effect::Pay {
            who: Players::You,
            payer: Slot::FIRST_FREE,
            cost: Cost::of(CostPart::ForEach(age, Box::new(cost))),
            must: false,
            then: Program::new(),
            otherwise: vec![Effect::SacrificeThose(Objects::This).into()],
        };
        let ages = vec![Effect::PutCounters(this, CounterKind::Age, Amount::Number(1)).into(), pay.into()];
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::Match(Objects::This, Filter::In(Zone::Battlefield))),
            by: Some(R702_24A),
            ..Triggered::on(Pattern::begins(Step::Upkeep, Players::You), ages)
        })]
    }
}

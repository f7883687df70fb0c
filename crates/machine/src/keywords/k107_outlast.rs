//! Outlast (702.107): an activated ability that puts a +1/+1 counter on its creature (702.107a).

use vademecum_abilities::{
    Ability, Activated, Amount, CostPart, CounterKind, Effect, Keyword, KeywordAbility, Objects, SpellAbility,
    Subjects, Timing,
};
use vademecum_rule_ids::magic::R702_107A;

use super::KeywordRules;

/// 702.107.
pub(crate) struct Outlast;

impl KeywordRules for Outlast {
    const KEYWORD: Keyword = Keyword(107);
    const NAMES: [&str; 3] = ["supervivencia", "sobreviver", "outlast"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let put = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Number(1));
        vec![Ability::Activated(Activated {
            cost: of.cost.clone().unwrap_or_default().and(CostPart::Tap),
            effect: SpellAbility { program: vec![put.into()], ..SpellAbility::default() },
            timing: Timing::Sorcery,
            by: Some(R702_107A),
            ..Activated::default()
        })]
    }
}

//! Level up (702.87): an activated ability that puts a level counter on a creature (702.87a).

use vademecum_abilities::{
    Ability, Activated, Amount, CounterKind, Effect, Keyword, KeywordAbility, Objects, SpellAbility, Subjects, Timing,
};
use vademecum_rule_ids::magic::R702_87A;

use super::KeywordRules;

/// 702.87.
pub(crate) struct LevelUp;

impl KeywordRules for LevelUp {
    const KEYWORD: Keyword = Keyword(87);
    const NAMES: [&str; 3] = ["subir de nivel", "subir de nível", "level up"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let this = Subjects::Objects(Objects::This);
        let put = Effect::PutCounters(this, CounterKind::Level, Amount::Number(1));
        vec![Ability::Activated(Activated {
            cost: of.cost.clone().unwrap_or_default(),
            effect: SpellAbility { program: vec![put.into()], ..SpellAbility::default() },
            timing: Timing::Sorcery,
            by: Some(R702_87A),
            ..Activated::default()
        })]
    }
}

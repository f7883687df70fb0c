//! Sunburst (702.44): a permanent enters with a counter for each color of mana that was spent to cast it.

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, Filter, Keyword, KeywordAbility, Objects, Replacement,
};
use vademecum_rule_ids::magic::{R702_44A, R702_44D};
use vademecum_vocab::RuleId;

use super::{KeywordRules, enters_with};

/// 702.44.
pub(crate) struct Sunburst;

impl KeywordRules for Sunburst {
    const KEYWORD: Keyword = Keyword(44);
    const NAMES: [&str; 3] = ["estallido solar", "facho solar", "sunburst"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_44D);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let is_creature = || Condition::Match(Objects::This, Filter::CREATURE);
        let with = |kind: CounterKind, only_if: Condition| {
            let colors = Amount::ColorsSpent(Box::new(Objects::This));
            match enters_with(kind, colors, R702_44A) {
                Ability::Replacement(entering) => {
                    Ability::Replacement(Replacement { only_if: Some(only_if), ..entering })
                }
                other => other,
            }
        };
        vec![
            with(CounterKind::PlusOne, is_creature()),
            with(CounterKind::Charge, Condition::Not(Box::new(is_creature()))),
        ]
    }
}

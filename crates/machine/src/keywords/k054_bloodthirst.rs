//! Bloodthirst (702.54): a permanent enters with +1/+1 counters if an opponent was dealt damage in the turn.

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, CounterKind, Keyword, KeywordAbility, Players, Replacement,
};
use vademecum_rule_ids::magic::{R702_54A, R702_54B, R702_54C};
use vademecum_vocab::RuleId;

use super::{KeywordRules, enters_with};

/// 702.54.
pub(crate) struct Bloodthirst;

impl KeywordRules for Bloodthirst {
    const KEYWORD: Keyword = Keyword(54);
    const NAMES: [&str; 3] = ["sed de sangre", "sede de sangue", "bloodthirst"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_54C);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let dealt = Amount::DamageDealtThisTurn(Players::Opponents);
        match of.number.clone() {
            None => Vec::new(),
            // 702.54b: X is all that damage.
            Some(Amount::X) => vec![enters_with(CounterKind::PlusOne, dealt, R702_54B)],
            Some(number) => {
                let some = Condition::Compare(dealt, Comparison::AtLeast, Amount::Number(1));
                match enters_with(CounterKind::PlusOne, number, R702_54A) {
                    Ability::Replacement(entering) => {
                        vec![Ability::Replacement(Replacement { only_if: Some(some), ..entering })]
                    }
                    _ => Vec::new(),
                }
            }
        }
    }
}

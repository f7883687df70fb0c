//! Persist (702.79): a triggered ability that returns a permanent with a -1/-1 counter on it (702.79a).

use vademecum_abilities::{Ability, CounterKind, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::R702_79A;

use super::{KeywordRules, returns_with};

/// 702.79.
pub(crate) struct Persist;

impl KeywordRules for Persist {
    const KEYWORD: Keyword = Keyword(79);
    const NAMES: [&str; 3] = ["persistir", "persistir", "persist"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        vec![returns_with(CounterKind::MinusOne, R702_79A)]
    }
}

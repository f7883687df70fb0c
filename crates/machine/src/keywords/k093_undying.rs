//! Undying (702.93): a triggered ability that returns a permanent with a +1/+1 counter on it (702.93a).

use vademecum_abilities::{Ability, CounterKind, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::R702_93A;

use super::{KeywordRules, returns_with};

/// 702.93.
pub(crate) struct Undying;

impl KeywordRules for Undying {
    const KEYWORD: Keyword = Keyword(93);
    const NAMES: [&str; 3] = ["resiliencia", "imortal", "undying"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        vec![returns_with(CounterKind::PlusOne, R702_93A)]
    }
}

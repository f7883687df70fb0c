//! Fortify (702.67): an activated ability that attaches a Fortification to a land (702.67a).

use vademecum_abilities::{Ability, Filter, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::{R702_67A, R702_67C};
use vademecum_vocab::RuleId;

use super::{KeywordRules, attaches};

/// 702.67.
pub(crate) struct Fortify;

impl KeywordRules for Fortify {
    const KEYWORD: Keyword = Keyword(67);
    const NAMES: [&str; 3] = ["fortificar", "fortificar", "fortify"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_67C);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        vec![attaches(of, Filter::LAND, R702_67A)]
    }
}

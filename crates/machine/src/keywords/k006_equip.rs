//! Equip (702.6): an activated ability that attaches an Equipment to a creature (702.6a).

use vademecum_abilities::{Ability, Filter, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::{R702_6A, R702_6D};
use vademecum_vocab::RuleId;

use super::{KeywordRules, attaches};

/// 702.6.
pub(crate) struct Equip;

impl KeywordRules for Equip {
    const KEYWORD: Keyword = Keyword(6);
    const NAMES: [&str; 3] = ["equipar", "equipar", "equip"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_6D);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        vec![attaches(of, Filter::CREATURE, R702_6A)]
    }
}

//! Menace (702.111).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_111B;
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.111.
pub(crate) struct Menace;

impl KeywordRules for Menace {
    const KEYWORD: Keyword = Keyword(111);
    const NAMES: [&str; 3] = ["amenaza", "ameaçar", "menace"];

    fn blockers_needed() -> Option<(usize, RuleId)> {
        Some((2, R702_111B))
    }
}

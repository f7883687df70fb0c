//! Delve (702.66). What it does as a cost is paid is in `payment`.

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.66.
pub(crate) struct Delve;

impl KeywordRules for Delve {
    const KEYWORD: Keyword = Keyword(66);
    const NAMES: [&str; 3] = ["excavar", "esquadrinhar", "delve"];
}

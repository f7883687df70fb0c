//! Reach (702.17).

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.17.
pub(crate) struct Reach;

impl KeywordRules for Reach {
    const KEYWORD: Keyword = Keyword(17);
    const NAMES: [&str; 3] = ["alcance", "alcance", "reach"];
}

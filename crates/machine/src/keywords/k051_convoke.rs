//! Convoke (702.51).

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.51.
pub(crate) struct Convoke;

impl KeywordRules for Convoke {
    const KEYWORD: Keyword = Keyword(51);
    const NAMES: [&str; 3] = ["convocar", "convocar", "convoke"];
}

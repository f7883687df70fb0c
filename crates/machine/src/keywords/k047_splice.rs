//! Splice (702.47). What it does as a spell is cast is in `splice`.

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.47.
pub(crate) struct Splice;

impl KeywordRules for Splice {
    const KEYWORD: Keyword = Keyword(47);
    const NAMES: [&str; 3] = ["empalmar", "unir", "splice"];
}

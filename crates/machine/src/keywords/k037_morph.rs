//! Morph (702.37). What may be done with a face-down permanent is in `face_down`.

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.37.
pub(crate) struct Morph;

impl KeywordRules for Morph {
    const KEYWORD: Keyword = Keyword(37);
    const NAMES: [&str; 3] = ["metamorfosis", "metamorfose", "morph"];
    const HAS_COST: bool = true;
}

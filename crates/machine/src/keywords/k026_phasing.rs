//! Phasing (702.26). What phases out and in, and when, is in `phasing`.

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.26.
pub(crate) struct Phasing;

impl KeywordRules for Phasing {
    const KEYWORD: Keyword = Keyword(26);
    const NAMES: [&str; 3] = ["cambiar de fase", "alternância", "phasing"];
}

//! Wither (702.80).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_80A;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.80.
pub(crate) struct Wither;

impl KeywordRules for Wither {
    const KEYWORD: Keyword = Keyword(80);
    const NAMES: [&str; 3] = ["debilitar", "murchar", "wither"];

    fn weakens<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_80A)
    }
}

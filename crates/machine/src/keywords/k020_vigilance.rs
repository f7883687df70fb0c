//! Vigilance (702.20).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_20B;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.20.
pub(crate) struct Vigilance;

impl KeywordRules for Vigilance {
    const KEYWORD: Keyword = Keyword(20);
    const NAMES: [&str; 3] = ["vigilancia", "vigilância", "vigilance"];

    fn attacks_untapped<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_20B)
    }
}

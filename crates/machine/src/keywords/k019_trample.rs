//! Trample (702.19).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_19B, R702_19D};

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.19.
pub(crate) struct Trample;

impl KeywordRules for Trample {
    const KEYWORD: Keyword = Keyword(19);
    const NAMES: [&str; 3] = ["arrollar", "atropelar", "trample"];

    fn tramples<R: Recorder>(look: Look<'_, R>, unguarded: bool) -> bool {
        if unguarded { look.rule(R702_19D) } else { look.rule(R702_19B) }
    }
}

//! Haste (702.10).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_10B, R702_10C};

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.10.
pub(crate) struct Haste;

impl KeywordRules for Haste {
    const KEYWORD: Keyword = Keyword(10);
    const NAMES: [&str; 3] = ["prisa", "ímpeto", "haste"];

    fn attacks_while_sick<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_10B)
    }

    fn taps_while_sick<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_10C)
    }
}

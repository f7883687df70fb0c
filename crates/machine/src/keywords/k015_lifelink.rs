//! Lifelink (702.15).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_15B;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.15.
pub(crate) struct Lifelink;

impl KeywordRules for Lifelink {
    const KEYWORD: Keyword = Keyword(15);
    const NAMES: [&str; 3] = ["vínculo vital", "vínculo com a vida", "lifelink"];

    fn gains_life<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_15B)
    }
}

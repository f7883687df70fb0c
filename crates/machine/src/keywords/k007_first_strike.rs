//! First strike (702.7).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_7B;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.7.
pub(crate) struct FirstStrike;

impl KeywordRules for FirstStrike {
    const KEYWORD: Keyword = Keyword(7);
    const NAMES: [&str; 3] = ["dañar primero", "iniciativa", "first strike"];

    fn strikes_first<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_7B)
    }
}

//! Flash (702.8).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_8A;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.8.
pub(crate) struct Flash;

impl KeywordRules for Flash {
    const KEYWORD: Keyword = Keyword(8);
    const NAMES: [&str; 3] = ["destello", "lampejo", "flash"];

    fn any_time<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_8A)
    }
}

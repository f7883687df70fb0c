//! Indestructible (702.12).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_12B;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.12.
pub(crate) struct Indestructible;

impl KeywordRules for Indestructible {
    const KEYWORD: Keyword = Keyword(12);
    const NAMES: [&str; 3] = ["indestructible", "indestrutível", "indestructible"];

    fn spares<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_12B)
    }
}

//! Double strike (702.4).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_4B;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.4.
pub(crate) struct DoubleStrike;

impl KeywordRules for DoubleStrike {
    const KEYWORD: Keyword = Keyword(4);
    const NAMES: [&str; 3] = ["dañar dos veces", "golpe duplo", "double strike"];

    fn strikes_first<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_4B)
    }

    fn strikes_twice<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_4B)
    }
}

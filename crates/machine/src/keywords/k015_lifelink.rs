//! Lifelink (702.15).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_15B, R702_15C, R702_15D};

use super::{KeywordRules, counts_for_damage};
use crate::{Recorder, cx::Look, id::ObjectRef};

/// 702.15.
pub(crate) struct Lifelink;

impl KeywordRules for Lifelink {
    const KEYWORD: Keyword = Keyword(15);
    const NAMES: [&str; 3] = ["vínculo vital", "vínculo com a vida", "lifelink"];

    fn gains_life<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
        counts_for_damage(look, source, Lifelink::KEYWORD, (R702_15D, R702_15C)) && look.rule(R702_15B)
    }
}

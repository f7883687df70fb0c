//! Flying (702.9).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_9B, R702_17B};

use super::KeywordRules;
use super::k017_reach::Reach;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.9.
pub(crate) struct Flying;

impl KeywordRules for Flying {
    const KEYWORD: Keyword = Keyword(9);
    const NAMES: [&str; 3] = ["volar", "voar", "flying"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, _attacker: ObjectId, blocker: ObjectId) -> Legal {
        let has = look.state.permanent(blocker).keywords;
        if look.when(R702_17B, has.has(Reach::KEYWORD)) {
            return Ok(());
        }
        look.forbid(R702_9B, !has.has(Flying::KEYWORD), "refused-attacker-has-flying")
    }
}

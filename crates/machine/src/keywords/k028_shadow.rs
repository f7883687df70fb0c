//! Shadow (702.28): the creature blocks only creatures with shadow, and is blocked only by them.

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_28B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.28.
pub(crate) struct Shadow;

impl KeywordRules for Shadow {
    const KEYWORD: Keyword = Keyword(28);
    const NAMES: [&str; 3] = ["desvanecerse", "sombra", "shadow"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, _attacker: ObjectId, blocker: ObjectId) -> Legal {
        let has = look.state.permanent(blocker).keywords.has(Shadow::KEYWORD);
        look.forbid(R702_28B, !has, "refused-attacker-has-shadow")
    }

    fn may_block<R: Recorder>(look: Look<'_, R>, _blocker: ObjectId, attacker: ObjectId) -> Legal {
        let has = look.state.permanent(attacker).keywords.has(Shadow::KEYWORD);
        look.forbid(R702_28B, !has, "refused-blocker-has-shadow")
    }
}

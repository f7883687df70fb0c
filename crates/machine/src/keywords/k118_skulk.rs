//! Skulk (702.118).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_118B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.118.
pub(crate) struct Skulk;

impl KeywordRules for Skulk {
    const KEYWORD: Keyword = Keyword(118);
    const NAMES: [&str; 3] = ["escurridizo", "esquivo", "skulk"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, attacker: ObjectId, blocker: ObjectId) -> Legal {
        let greater = look.state.permanent(blocker).power > look.state.permanent(attacker).power;
        look.forbid(R702_118B, greater, "refused-attacker-has-skulk")
    }
}

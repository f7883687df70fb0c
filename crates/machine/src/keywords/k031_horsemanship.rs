//! Horsemanship (702.31).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_31B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.31.
pub(crate) struct Horsemanship;

impl KeywordRules for Horsemanship {
    const KEYWORD: Keyword = Keyword(31);
    const NAMES: [&str; 3] = ["caballería", "cavalaria", "horsemanship"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, _attacker: ObjectId, blocker: ObjectId) -> Legal {
        let has = look.state.permanent(blocker).keywords.has(Horsemanship::KEYWORD);
        look.forbid(R702_31B, !has, "refused-attacker-has-horsemanship")
    }
}

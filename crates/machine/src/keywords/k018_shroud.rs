//! Shroud (702.18).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_18A;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId},
};

/// 702.18.
pub(crate) struct Shroud;

impl KeywordRules for Shroud {
    const KEYWORD: Keyword = Keyword(18);
    const NAMES: [&str; 3] = ["velo", "manto", "shroud"];

    fn may_be_target<R: Recorder>(look: Look<'_, R>, _: ObjectId, _: PlayerId, _: ObjectRef) -> Legal {
        look.refuse(R702_18A, "refused-target-has-shroud")
    }

    fn player_may_be_target<R: Recorder>(look: Look<'_, R>, _: PlayerId, _: PlayerId, _: ObjectRef) -> Legal {
        look.refuse(R702_18A, "refused-target-has-shroud")
    }
}

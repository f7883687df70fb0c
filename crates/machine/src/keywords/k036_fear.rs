//! Fear (702.36).

use vademecum_abilities::{Color, Keyword, Type};
use vademecum_rule_ids::magic::R702_36B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.36.
pub(crate) struct Fear;

impl KeywordRules for Fear {
    const KEYWORD: Keyword = Keyword(36);
    const NAMES: [&str; 3] = ["inspirar temor", "amedrontar", "fear"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, _attacker: ObjectId, blocker: ObjectId) -> Legal {
        let now = look.state.permanent(blocker);
        let may = now.types.has(Type::Artifact) || now.colors.has(Color::Black);
        look.forbid(R702_36B, !may, "refused-attacker-has-fear")
    }
}

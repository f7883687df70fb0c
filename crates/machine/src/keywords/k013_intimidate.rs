//! Intimidate (702.13).

use vademecum_abilities::{Keyword, Type};
use vademecum_rule_ids::magic::R702_13B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
};

/// 702.13.
pub(crate) struct Intimidate;

impl KeywordRules for Intimidate {
    const KEYWORD: Keyword = Keyword(13);
    const NAMES: [&str; 3] = ["intimidar", "intimidar", "intimidate"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, attacker: ObjectId, blocker: ObjectId) -> Legal {
        let (against, now) = (look.state.permanent(attacker), look.state.permanent(blocker));
        let may = now.types.has(Type::Artifact) || now.colors.meets(against.colors);
        look.forbid(R702_13B, !may, "refused-attacker-has-intimidate")
    }
}

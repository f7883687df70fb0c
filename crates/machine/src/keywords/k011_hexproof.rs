//! Hexproof (702.11).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_11B, R702_11C, R702_11D};

use super::{HEXPROOF_FROM, KeywordRules, instances, k016_protection::has_quality};
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::{ObjectId, ObjectRef, PlayerId},
    select::Scope,
    slots::Slots,
};

/// 702.11.
pub(crate) struct Hexproof;

impl KeywordRules for Hexproof {
    const KEYWORD: Keyword = Keyword(11);
    const NAMES: [&str; 3] = ["antimaleficio", "resistência à magia", "hexproof"];

    fn may_be_target<R: Recorder>(look: Look<'_, R>, id: ObjectId, by: PlayerId, _: ObjectRef) -> Legal {
        let opponent = look.state.are_opponents(by, look.state.controller(id));
        look.forbid(R702_11B, opponent, "refused-target-has-hexproof")
    }

    fn player_may_be_target<R: Recorder>(look: Look<'_, R>, player: PlayerId, by: PlayerId, _: ObjectRef) -> Legal {
        look.forbid(R702_11C, look.state.are_opponents(by, player), "refused-player-has-hexproof")
    }
}

/// Whether a player may choose a permanent as a target, as far as its "hexproof from \[quality\]" abilities go.
pub(super) fn from_quality<R: Recorder>(look: Look<'_, R>, id: ObjectId, by: PlayerId, source: ObjectRef) -> Legal {
    let (state, slots) = (look.state, Slots::default());
    let you = state.controller(id);
    let scope = Scope { you, source: state.reference(id), slots: &slots, x: 0 };
    let mut all = instances(state, id, HEXPROOF_FROM);
    let is_kept_off = state.are_opponents(by, you) && all.any(|one| has_quality(look, scope, one.of, (source, by)));
    look.forbid(R702_11D, is_kept_off, "refused-target-has-hexproof-from")
}

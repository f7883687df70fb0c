//! Landwalk (702.14): an evasion ability that is written with a kind of land.

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_14C, R702_14D};

use super::{KeywordRules, instances};
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::ObjectId,
    select::Scope,
    slots::Slots,
};

/// 702.14.
pub(crate) struct Landwalk;

impl KeywordRules for Landwalk {
    const KEYWORD: Keyword = Keyword(14);
    const NAMES: [&str; 3] = ["cruzar tierras", "travessia de terreno", "landwalk"];

    fn may_be_blocked<R: Recorder>(look: Look<'_, R>, attacker: ObjectId, blocker: ObjectId) -> Legal {
        let (state, slots) = (look.state, Slots::default());
        let scope = Scope { you: state.controller(attacker), source: state.reference(attacker), slots: &slots, x: 0 };
        let defending = state.controller(blocker);
        for own in instances(state, attacker, Landwalk::KEYWORD) {
            let Some(lands) = &own.of.filter else { continue };
            let is_one = |id: ObjectId| look.matches(scope, id, lands);
            let there = state.permanents().any(|(id, now)| now.controller == defending && now.is_land() && is_one(id));
            // 702.14d: the same ability of the blocker changes nothing.
            let cancelled = there
                && instances(state, blocker, Landwalk::KEYWORD).any(|other| other.of.filter == own.of.filter)
                && !look.rule(R702_14D);
            look.forbid(R702_14C, there && !cancelled, "refused-attacker-has-landwalk")?;
        }
        Ok(())
    }
}

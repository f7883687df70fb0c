//! Deathtouch (702.2).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_2C, R702_2D, R702_2E};

use super::{KeywordRules, counts_for_damage};
use crate::{
    Recorder,
    cx::{Cx, Look},
    id::{ObjectId, ObjectRef},
    object::Mark,
};

/// 702.2.
pub(crate) struct Deathtouch;

impl KeywordRules for Deathtouch {
    const KEYWORD: Keyword = Keyword(2);
    const NAMES: [&str; 3] = ["toque mortal", "toque mortífero", "deathtouch"];

    fn lethal_damage<R: Recorder>(look: Look<'_, R>, lethal: i32) -> i32 {
        look.either(R702_2C, lethal.min(1), lethal)
    }

    fn marks_damage<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectRef, creature: ObjectId) {
        let counts = counts_for_damage(cx.look(), source, Deathtouch::KEYWORD, (R702_2D, R702_2E));
        if !counts {
            return;
        }
        cx.state.object_mut(creature).set(Mark::Deathtouched, true);
    }
}

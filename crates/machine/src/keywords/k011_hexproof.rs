//! Hexproof (702.11).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_11B, R702_11C};

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    id::{ObjectId, PlayerId},
};

/// 702.11.
pub(crate) struct Hexproof;

impl KeywordRules for Hexproof {
    const KEYWORD: Keyword = Keyword(11);
    const NAMES: [&str; 3] = ["antimaleficio", "resistência a magia", "hexproof"];

    fn may_be_target<R: Recorder>(look: Look<'_, R>, id: ObjectId, by: PlayerId) -> Legal {
        let opponent = look.state.are_opponents(by, look.state.controller(id));
        look.forbid(R702_11B, opponent, "refused-target-has-hexproof")
    }

    fn player_may_be_target<R: Recorder>(look: Look<'_, R>, player: PlayerId, by: PlayerId) -> Legal {
        look.forbid(R702_11C, look.state.are_opponents(by, player), "refused-player-has-hexproof")
    }
}

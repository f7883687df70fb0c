//! Defender (702.3).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::R702_3B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::{Legal, Look},
    error::Refusal,
};

/// 702.3.
pub(crate) struct Defender;

impl KeywordRules for Defender {
    const KEYWORD: Keyword = Keyword(3);
    const NAMES: [&str; 3] = ["defensor", "defensor", "defender"];

    fn may_attack<R: Recorder>(look: Look<'_, R>) -> Legal {
        if look.rule(R702_3B) { Err(Refusal::by(R702_3B, "refused-creature-has-defender")) } else { Ok(()) }
    }
}

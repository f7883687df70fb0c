//! Infect (702.90).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_90B, R702_90C};

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.90.
pub(crate) struct Infect;

impl KeywordRules for Infect {
    const KEYWORD: Keyword = Keyword(90);
    const NAMES: [&str; 3] = ["infectar", "infectar", "infect"];

    fn weakens<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_90C)
    }

    fn poisons<R: Recorder>(look: Look<'_, R>) -> bool {
        look.rule(R702_90B)
    }
}

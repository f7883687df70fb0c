//! Infect (702.90).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_90B, R702_90C, R702_90D, R702_90E};

use super::{KeywordRules, counts_of_source};
use crate::{Recorder, cx::Look, id::ObjectRef};

/// 702.90.
pub(crate) struct Infect;

impl KeywordRules for Infect {
    const KEYWORD: Keyword = Keyword(90);
    const NAMES: [&str; 3] = ["infectar", "infectar", "infect"];

    fn weakens<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
        counts_of_source(look, source, (R702_90D, R702_90E)) && look.rule(R702_90C)
    }

    fn poisons<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
        counts_of_source(look, source, (R702_90D, R702_90E)) && look.rule(R702_90B)
    }
}

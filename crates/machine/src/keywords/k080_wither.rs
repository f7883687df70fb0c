//! Wither (702.80).

use vademecum_abilities::Keyword;
use vademecum_rule_ids::magic::{R702_80A, R702_80B, R702_80C};

use super::{KeywordRules, counts_of_source};
use crate::{Recorder, cx::Look, id::ObjectRef};

/// 702.80.
pub(crate) struct Wither;

impl KeywordRules for Wither {
    const KEYWORD: Keyword = Keyword(80);
    const NAMES: [&str; 3] = ["debilitar", "murchar", "wither"];

    fn weakens<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
        counts_of_source(look, source, (R702_80B, R702_80C)) && look.rule(R702_80A)
    }
}

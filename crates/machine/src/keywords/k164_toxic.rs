//! Toxic (702.164).

use vademecum_abilities::{Amount, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::R702_164C;

use super::KeywordRules;
use crate::{Recorder, cx::Look};

/// 702.164.
pub(crate) struct Toxic;

impl KeywordRules for Toxic {
    const KEYWORD: Keyword = Keyword(164);
    const NAMES: [&str; 3] = ["tóxico", "tóxico", "toxic"];
    const HAS_NUMBER: bool = true;

    fn adds_poison<R: Recorder>(look: Look<'_, R>, of: &KeywordAbility) -> i32 {
        match of.number {
            Some(Amount::Number(number)) if look.rule(R702_164C) => number,
            _ => 0,
        }
    }
}

//! Improvise (702.126): tapping artifacts in place of generic mana, as a spell is paid for (702.126a).

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.126.
pub(crate) struct Improvise;

impl KeywordRules for Improvise {
    const KEYWORD: Keyword = Keyword(126);
    const NAMES: [&str; 3] = ["improvisar", "improvisar", "improvise"];
}

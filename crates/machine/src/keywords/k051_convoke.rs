//! Convoke (702.51).

use vademecum_abilities::{Filter, Keyword, Slot};

use super::KeywordRules;

/// 702.51.
pub(crate) struct Convoke;

impl KeywordRules for Convoke {
    const KEYWORD: Keyword = Keyword(51);
    const NAMES: [&str; 3] = ["convocar", "convocar", "convoke"];
}

/// "That convoked this spell": that was tapped to pay for mana in its cost by convoke (702.51c).
pub fn convoked_this() -> Filter {
    Filter::Slot(Slot::CONVOKED)
}

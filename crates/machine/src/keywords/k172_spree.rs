//! Spree (702.172): one or more modes of a spell, each of which is paid for.

use vademecum_abilities::{Keyword, Modal, Mode};
use vademecum_rule_ids::magic::R702_172A;

use super::KeywordRules;

/// 702.172.
pub(crate) struct Spree;

impl KeywordRules for Spree {
    const KEYWORD: Keyword = Keyword(172);
    const NAMES: [&str; 3] = ["arrebato", "farra", "spree"];
}

/// The choice of one or more modes, with their costs (702.172a).
pub fn spree(modes: Vec<Mode>) -> Modal {
    let most = u8::try_from(modes.len()).unwrap_or(u8::MAX);
    Modal { least: 1, most, by: Some(R702_172A), modes, ..Modal::default() }
}

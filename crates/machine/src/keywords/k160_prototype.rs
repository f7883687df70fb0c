//! Prototype (702.160): casting a card with its alternative mana cost, power and toughness. What that changes is in section
//! 718, and in `faces`.

use vademecum_abilities::Keyword;

use super::KeywordRules;

/// 702.160.
pub(crate) struct Prototype;

impl KeywordRules for Prototype {
    const KEYWORD: Keyword = Keyword(160);
    const NAMES: [&str; 3] = ["prototipo", "protótipo", "prototype"];
    const HAS_COST: bool = true;
}

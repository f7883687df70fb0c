//! Eternalize (702.129): an activated ability of a card in a graveyard, which makes a larger token of it (702.129a).

use vademecum_abilities::{Ability, Color, Colors, Exception, Keyword, KeywordAbility, Slot};
use vademecum_rule_ids::magic::R702_129A;

use super::{KeywordRules, becomes_zombie_token};

/// 702.129.
pub(crate) struct Eternalize;

impl KeywordRules for Eternalize {
    const KEYWORD: Keyword = Keyword(129);
    const NAMES: [&str; 3] = ["eternizar", "eternizar", "eternalize"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let black = vec![Exception::Colors(Colors::only(Color::Black)), Exception::Size(4, 4)];
        vec![becomes_zombie_token(of, black, (Slot::FIRST_FREE, Vec::new()), R702_129A)]
    }
}

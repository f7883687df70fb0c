//! Disguise (702.168): casting a card face down, with ward. The module `face_down` has the rules of face-down
//! permanents.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Cost, Keyword, KeywordAbility, ManaCost};
use vademecum_rule_ids::magic::R702_168A;

use super::KeywordRules;

/// 702.168.
pub(crate) struct Disguise;

/// The generic mana that is paid to cast a card face down (702.168a).
const FACE_DOWN: u32 = 3;

impl KeywordRules for Disguise {
    const KEYWORD: Keyword = Keyword(168);
    const NAMES: [&str; 3] = ["disfrazarse", "disfarce", "disguise"];
    const HAS_COST: bool = true;

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let cast = CastingRule::own(CastingChange::FaceDown(Cost::mana(ManaCost::generic(FACE_DOWN))));
        vec![Ability::Casting(CastingRule { keyword: Some(Self::KEYWORD), by: Some(R702_168A), ..cast })]
    }
}

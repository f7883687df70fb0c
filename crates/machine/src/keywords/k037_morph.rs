//! Morph (702.37): casting a card face down. What may be done with a face-down permanent is in `face_down`.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Cost, Keyword, KeywordAbility, ManaCost};
use vademecum_rule_ids::magic::R702_37A;

use super::KeywordRules;

/// 702.37.
pub(crate) struct Morph;

/// The generic mana that is paid to cast a card face down (702.37a).
const FACE_DOWN: u32 = 3;

impl KeywordRules for Morph {
    const KEYWORD: Keyword = Keyword(37);
    const NAMES: [&str; 3] = ["metamorfosis", "metamorfose", "morph"];
    const VARIANT_NAMES: Option<[&str; 3]> = Some(["megametamorfosis", "megamorfose", "megamorph"]);
    const HAS_COST: bool = true;

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let cast = CastingRule::own(CastingChange::FaceDown(Cost::mana(ManaCost::generic(FACE_DOWN))));
        vec![Ability::Casting(CastingRule { by: Some(R702_37A), ..cast })]
    }
}

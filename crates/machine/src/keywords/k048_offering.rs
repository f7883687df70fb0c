//! Offering (702.48): a sacrifice by whose mana cost a spell costs less, and which lets it be cast as an instant could be.

use vademecum_abilities::{
    Ability, CastingChange, CastingRule, Cost, CostPart, Keyword, KeywordAbility, Objects, Slot,
};
use vademecum_rule_ids::magic::{R702_48A, R702_48B};

use super::KeywordRules;
use crate::given::chosen_as_proposed;

/// 702.48.
pub(crate) struct Offering;

impl KeywordRules for Offering {
    const KEYWORD: Keyword = Keyword(48);
    const NAMES: [&str; 3] = ["ofrenda", "oferenda", "offering"];

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(quality) = of.filter.clone() else { return Vec::new() };
        let given = Cost::of(CostPart::Sacrifice(1, chosen_as_proposed(R702_48B).and(quality)));
        let casting = |says| CastingRule { by: Some(R702_48A), ..CastingRule::own(says) };
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                ..casting(CastingChange::Flash(Some(given)))
            }),
            Ability::Casting(casting(CastingChange::LessManaCosts(Objects::Slot(Slot::GIVEN)))),
        ]
    }
}

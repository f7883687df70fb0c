//! Emerge (702.119): an alternative cost with a sacrifice, which is less by the mana value of what is sacrificed.

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, CostPart, Filter, Keyword, KeywordAbility, ManaCost, Objects, Slot,
};
use vademecum_rule_ids::magic::{R702_119A, R702_119B, R702_119C};

use super::KeywordRules;
use crate::given::chosen_as_proposed;

/// 702.119.
pub(crate) struct Emerge;

impl KeywordRules for Emerge {
    const KEYWORD: Keyword = Keyword(119);
    const NAMES: [&str; 3] = ["emerger", "emergir", "emerge"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let (quality, by) = match &of.filter {
            Some(quality) => (quality.clone(), R702_119B),
            None => (Filter::CREATURE, R702_119A),
        };
        let given = chosen_as_proposed(R702_119C).and(quality);
        let one = ManaCost { generic: 1, ..ManaCost::default() };
        let value = Amount::ManaValue(Box::new(Objects::Slot(Slot::GIVEN)));
        let casting = |says| CastingRule { by: Some(by), ..CastingRule::own(says) };
        let instead = casting(CastingChange::Instead(cost.and(CostPart::Sacrifice(1, given))));
        vec![
            Ability::Casting(CastingRule { keyword: Some(Self::KEYWORD), ..instead }),
            Ability::Casting(casting(CastingChange::Less(one, value))),
        ]
    }
}

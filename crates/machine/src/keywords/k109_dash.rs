//! Dash (702.109): casting a creature for another cost, with haste, and returning it at the end of the turn.

use vademecum_abilities::{
    Ability, CastingChange, CastingRule, Change, Condition, Destination, Effect, Filter, Keyword, KeywordAbility,
    Objects, Pattern, Players, Slot, Static, Step, Triggered, Zone,
};
use vademecum_rule_ids::magic::R702_109A;

use super::{HASTE, KeywordRules};

/// 702.109.
pub(crate) struct Dash;

impl KeywordRules for Dash {
    const KEYWORD: Keyword = Keyword(109);
    const NAMES: [&str; 3] = ["rapidez", "investida", "dash"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let paid = Condition::Match(Objects::This, Filter::CastFor(Self::KEYWORD));
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_109A),
                ..CastingRule::own(CastingChange::Instead(cost))
            }),
            Ability::Static(Static {
                only_if: Some(paid),
                by: Some(R702_109A),
                ..Static::new(Objects::This, vec![Change::Gain(HASTE)])
            }),
        ]
    }

    fn delays() -> Option<Triggered> {
        let back = Effect::Move(Objects::Slot(Slot(0)), Destination::to(Zone::Hand));
        Some(Triggered::on(Pattern::begins(Step::End, Players::All), vec![back.into()]))
    }
}

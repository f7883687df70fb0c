//! Blitz (702.152): casting a creature for an alternative cost, with haste and a card when it dies, and sacrificing it
//! at the end of the turn.

use vademecum_abilities::{
    Ability, Amount, CastingChange, CastingRule, Change, Condition, Effect, Filter, Keyword, KeywordAbility, Objects,
    Pattern, Players, Slot, Static, Step, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_152A, R702_152B};

use super::{HASTE, KeywordRules};

/// 702.152.
pub(crate) struct Blitz;

impl KeywordRules for Blitz {
    const KEYWORD: Keyword = Keyword(152);
    const NAMES: [&str; 3] = ["irrupción", "blitz", "blitz"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let cast_for = || Condition::Match(Objects::This, Filter::CastFor(Self::KEYWORD));
        // 702.152b: for this instance and no other.
        let own = || Condition::All(vec![cast_for(), Condition::PaidInstance(Self::KEYWORD, of.instance)]);
        let paid = || Condition::All(vec![cast_for(), Condition::By(R702_152B, Box::new(own()))]);
        let dies = Pattern {
            while_so: Some(Box::new(paid())),
            ..Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard))
        };
        let draw = vec![Effect::Draw(Players::You, Amount::Number(1)).into()];
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                instance: of.instance,
                by: Some(R702_152A),
                ..CastingRule::own(CastingChange::Instead(cost))
            }),
            Ability::Static(Static {
                only_if: Some(paid()),
                by: Some(R702_152A),
                ..Static::new(Objects::This, vec![Change::Gain(HASTE)])
            }),
            Ability::Triggered(Triggered { by: Some(R702_152A), ..Triggered::on(dies, draw) }),
        ]
    }

    fn delays() -> Option<Triggered> {
        let sacrifice = Effect::SacrificeThose(Objects::Slot(Slot(0)));
        Some(Triggered::on(Pattern::begins(Step::End, Players::All), vec![sacrifice.into()]))
    }
}

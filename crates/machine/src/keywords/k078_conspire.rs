//! Conspire (702.78): tapping two creatures of a color of the spell copies it, once for each instance that was paid for
//! (702.78b).

use vademecum_abilities::{
    Ability, CopyTargets, Cost, CostPart, DeedKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects,
    OptionalCost, Pattern, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_78A, R702_78B};

use super::{KeywordRules, paid_for_instance};

/// 702.78.
pub(crate) struct Conspire;

impl KeywordRules for Conspire {
    const KEYWORD: Keyword = Keyword(78);
    const NAMES: [&str; 3] = ["conspirar", "conspirar", "conspire"];

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let copy = Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        vec![Ability::Triggered(Triggered {
            only_if: Some(paid_for_instance(of, R702_78B)),
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_78A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![copy.into()])
        })]
    }

    fn lets_pay(_: &KeywordAbility) -> Option<OptionalCost> {
        let accomplices = Filter::CREATURE.and(Filter::SharesColor(Box::new(Objects::This)));
        let cost = Cost::of(CostPart::TapOthers(2, accomplices));
        Some(OptionalCost { cost, keyword: Some(Self::KEYWORD), by: Some(R702_78A), ..OptionalCost::default() })
    }
}

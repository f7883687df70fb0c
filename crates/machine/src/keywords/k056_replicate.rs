//! Replicate (702.56): a cost on top that repeats; the spell is copied for each payment. Each instance counts the payments
//! made for it (702.56b).

use vademecum_abilities::{
    Ability, Amount, CopyTargets, DeedKind, Effect, Filter, Functions, Keyword, KeywordAbility, Objects, OptionalCost,
    Pattern, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_56A, R702_56B};

use super::{KeywordRules, paid_for_instance};

/// 702.56.
pub(crate) struct Replicate;

impl KeywordRules for Replicate {
    const KEYWORD: Keyword = Keyword(56);
    const NAMES: [&str; 3] = ["reproducir", "replicar", "replicate"];
    const HAS_COST: bool = true;

    fn lets_pay(of: &KeywordAbility) -> Option<OptionalCost> {
        let (keyword, by) = (Some(Self::KEYWORD), Some(R702_56A));
        Some(OptionalCost { cost: of.cost.clone()?, keyword, repeats: true, by, ..OptionalCost::default() })
    }

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let copy = Effect::CopyOnStack { what: Objects::This, except: Vec::new(), targets: CopyTargets::MayChoose };
        let times = Amount::TimesPaid(Self::KEYWORD, of.instance, R702_56B);
        vec![Ability::Triggered(Triggered {
            only_if: Some(paid_for_instance(of, R702_56B)),
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_56A),
            ..Triggered::on(
                Pattern::of(DeedKind::Cast, Filter::This),
                vec![Effect::Repeat(times, vec![copy.into()]).into()],
            )
        })]
    }
}

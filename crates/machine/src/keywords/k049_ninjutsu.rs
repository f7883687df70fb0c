//! Ninjutsu (702.49): returning an unblocked attacker puts the card from the hand onto the battlefield attacking.

use vademecum_abilities::{
    Ability, Activated, CostPart, Destination, Effect, Filter, Functions, Joining, Keyword, KeywordAbility, Objects,
    Slot, SpellAbility, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_49A;

use super::KeywordRules;

/// 702.49.
pub(crate) struct Ninjutsu;

impl KeywordRules for Ninjutsu {
    const KEYWORD: Keyword = Keyword(49);
    const NAMES: [&str; 3] = ["ninjutsu", "ninjutsu", "ninjutsu"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let unblocked = Filter::CREATURE.and(Filter::Unblocked);
        let place = Destination {
            tapped: true,
            joins: Some(Joining::AttackingLike(Objects::Slot(Slot::PAID))),
            ..Destination::to(Zone::Battlefield)
        };
        let enters = Effect::Move(Objects::This, place);
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::RevealThis).and(CostPart::Return(1, unblocked)),
            effect: SpellAbility { program: vec![enters.into()], ..SpellAbility::default() },
            functions: Functions(Zones::only(Zone::Hand)),
            by: Some(R702_49A),
            ..Activated::default()
        })]
    }
}

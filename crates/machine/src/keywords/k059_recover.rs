//! Recover (702.59): a card in the graveyard returns to the hand for a cost when a creature dies, or is exiled.

use vademecum_abilities::{
    Ability, Destination, Effect, Filter, Functions, Keyword, KeywordAbility, Objects, Pattern, Players, Slot,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_59A;

use super::KeywordRules;

/// 702.59.
pub(crate) struct Recover;

/// The player who pays.
const PAYER: Slot = Slot(0x20);

impl KeywordRules for Recover {
    const KEYWORD: Keyword = Keyword(59);
    const NAMES: [&str; 3] = ["recobrar", "resgatar", "recover"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let [battlefield, graveyard] = [Zone::Battlefield, Zone::Graveyard].map(Zones::only);
        let yours = Filter::CREATURE.and(Filter::Owner(Players::You));
        let pay = Effect::Pay {
            who: Players::You,
            payer: PAYER,
            cost,
            must: false,
            then: vec![Effect::Move(Objects::This, Destination::to(Zone::Hand)).into()],
            otherwise: vec![Effect::Move(Objects::This, Destination::to(Zone::Exile)).into()],
        };
        vec![Ability::Triggered(Triggered {
            functions: Functions(graveyard),
            by: Some(R702_59A),
            ..Triggered::on(Pattern::moves(yours, battlefield, graveyard), vec![pay.into()])
        })]
    }
}

//! Soulshift (702.46): a triggered ability that returns a Spirit card from the graveyard as its permanent dies.

use vademecum_abilities::{
    Ability, Comparison, Destination, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program,
    Slot, SpellAbility, Subtype, TargetSpec, Targetable, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_46A, R702_46B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.46.
pub(crate) struct Soulshift;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);

impl KeywordRules for Soulshift {
    const KEYWORD: Keyword = Keyword(46);
    const NAMES: [&str; 3] = ["migración de almas", "transmigração da alma", "soulshift"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_46B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let [battlefield, graveyard] = [Zone::Battlefield, Zone::Graveyard].map(Zones::only);
        let spirit = Filter::All(vec![
            Filter::Subtype(Subtype::SPIRIT),
            Filter::In(Zone::Graveyard),
            Filter::Owner(Players::You),
            Filter::ManaValue(Comparison::AtMost, Box::new(number)),
        ]);
        let back = Effect::Move(Objects::Slot(Slot(0)), Destination::to(Zone::Hand));
        let may =
            Effect::May { who: Players::You, decider: DECIDER, then: vec![back.into()], otherwise: Program::new() };
        vec![Ability::Triggered(Triggered {
            effect: SpellAbility {
                modal: None,
                targets: vec![TargetSpec::one(Targetable::Object(spirit))],
                program: vec![may.into()],
            },
            by: Some(R702_46A),
            ..Triggered::on(Pattern::moves(Filter::This, battlefield, graveyard), Program::new())
        })]
    }
}

//! Transmute (702.53): an activated ability in the hand that exchanges a card for one of the same mana value.

use vademecum_abilities::{
    Ability, Activated, Amount, Comparison, CostPart, Destination, Effect, Filter, Functions, Instruction, Keyword,
    KeywordAbility, Objects, Players, Slot, SpellAbility, Timing, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_53A, R702_53B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.53.
pub(crate) struct Transmute;

/// The card that is found.
const FOUND: Slot = Slot(0x20);

impl KeywordRules for Transmute {
    const KEYWORD: Keyword = Keyword(53);
    const NAMES: [&str; 3] = ["transmutar", "transmutação", "transmute"];
    const EXISTS_OUTSIDE_HAND: Option<RuleId> = Some(R702_53B);
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let value = Amount::ManaValue(Box::new(Objects::This));
        let search = Effect::Search {
            who: Players::You,
            filter: Filter::ManaValue(Comparison::Exactly, Box::new(value)),
            most: Amount::Number(1),
            up_to: false,
        };
        let program = vec![
            Instruction::from(search).into_slot(FOUND),
            Effect::Reveal(Objects::Slot(FOUND)).into(),
            Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Hand)).into(),
            Effect::Shuffle(Players::You).into(),
        ];
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::DiscardThis),
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            functions: Functions(Zones::only(Zone::Hand)),
            by: Some(R702_53A),
            ..Activated::default()
        })]
    }
}

//! Aura swap (702.65): an Aura is exchanged with an Aura card in the hand.

use vademecum_abilities::{
    Ability, Activated, Amount, Effect, Exchanged, Filter, Instruction, Keyword, KeywordAbility, Objects, Players,
    Slot, SpellAbility, Subtype, Zone,
};
use vademecum_rule_ids::magic::R702_65A;

use super::KeywordRules;

/// 702.65.
pub(crate) struct AuraSwap;

/// The card in the hand.
const CARD: Slot = Slot(0x20);

impl KeywordRules for AuraSwap {
    const KEYWORD: Keyword = Keyword(65);
    const NAMES: [&str; 3] = ["cambio de aura", "troca de aura", "aura swap"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let in_hand =
            Filter::All(vec![Filter::Subtype(Subtype::AURA), Filter::In(Zone::Hand), Filter::Owner(Players::You)]);
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Each(in_hand),
            least: Amount::Number(0),
            most: Amount::Number(1),
        };
        let exchange = Effect::Exchange(Exchanged::Cards(Objects::This, Objects::Slot(CARD)));
        let program = vec![Instruction::from(choose).into_slot(CARD), exchange.into()];
        vec![Ability::Activated(Activated {
            cost,
            effect: SpellAbility { program, ..SpellAbility::default() },
            by: Some(R702_65A),
            ..Activated::default()
        })]
    }
}

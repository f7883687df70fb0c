//! Cycling (702.29): discarding a card from the hand to draw another, or to search for one of a type.

use vademecum_abilities::{
    Ability, Activated, Amount, CostPart, Destination, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility,
    Objects, Players, Program, Slot, SpellAbility, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_29A, R702_29B, R702_29E, R702_29F};
use vademecum_vocab::RuleId;

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectId, state::OnStack};

/// 702.29.
pub(crate) struct Cycling;

/// The card that is found.
const FOUND: Slot = Slot(0x20);

impl KeywordRules for Cycling {
    const KEYWORD: Keyword = Keyword(29);
    const NAMES: [&str; 3] = ["ciclo", "reciclar", "cycling"];
    const HAS_COST: bool = true;
    const EXISTS_OUTSIDE_HAND: Option<RuleId> = Some(R702_29B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let (program, by) = match of.filter.clone() {
            None => (vec![Effect::Draw(Players::You, Amount::Number(1)).into()], R702_29A),
            Some(filter) => (search(filter), R702_29E),
        };
        vec![Ability::Activated(Activated {
            cost: cost.and(CostPart::DiscardThis),
            effect: SpellAbility { program, ..SpellAbility::default() },
            functions: Functions(Zones::only(Zone::Hand)),
            by: Some(by),
            ..Activated::default()
        })]
    }
}

/// What typecycling does: a card of the type is searched for and goes to the hand.
fn search(filter: Filter) -> Program {
    let search = Effect::Search { who: Players::You, filter, most: Amount::Number(1), up_to: false };
    vec![
        Instruction::from(search).into_slot(FOUND),
        Effect::Reveal(Objects::Slot(FOUND)).into(),
        Effect::Move(Objects::Slot(FOUND), Destination::to(Zone::Hand)).into(),
        Effect::Shuffle(Players::You).into(),
    ]
}

/// Whether a card that is discarded pays for its own cycling ability, or for its typecycling ability, which is one too
/// (702.29f).
pub(crate) fn is_cycled<R: Recorder>(look: Look<'_, R>, card: ObjectId) -> bool {
    let Some(item) = look.state.stack.last().filter(|item| item.object == look.state.reference(card)) else {
        return false;
    };
    let OnStack::Ability(ability) = item.what else { return false };
    let cards = &look.state.cards;
    let is_typed = || matches!(cards.ability(ability), Ability::Activated(of) if of.by == Some(R702_29E));
    cards.meaning_of(ability) == Some(Cycling::KEYWORD) && (!is_typed() || look.rule(R702_29F))
}

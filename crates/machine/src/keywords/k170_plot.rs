//! Plot (702.170): exiling a card for a cost, to cast it on a later turn without paying its mana cost.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Amount, CastingRule, Condition, Cost, Destination, Duration, Effect, Filter, Functions,
    Instruction, Keyword, KeywordAbility, Objects, Slot, SpecialAction, SpellAbility, Timing, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_170A, R702_170D, R702_170E, R702_170F};

use super::{KeywordRules, cast_later, in_force};

/// 702.170.
pub(crate) struct Plot;

/// "You may plot cards from your graveyard". Its number is not that of any section.
const PLOTS_FROM_GRAVEYARD: Keyword = Keyword(188);

/// The card in exile.
const EXILED: Slot = Slot(0x20);
/// The turn in which it was plotted.
const TURN: Slot = Slot(0x21);

impl KeywordRules for Plot {
    const KEYWORD: Keyword = Keyword(170);
    const NAMES: [&str; 3] = ["tramar", "tramar", "plot"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let later = cast_later(EXILED, TURN, Cost::FREE);
        let only_if = later.only_if.clone().map(|turn| Condition::All(vec![turn, Condition::SorceryTime]));
        let rule = Arc::new(CastingRule { only_if, keyword: Some(Self::KEYWORD), by: Some(R702_170D), ..later });
        let program = vec![
            Instruction::from(Effect::Move(Objects::This, Destination::to(Zone::Exile))).into_slot(EXILED),
            Instruction::from(Effect::Let(Amount::Turn)).into_slot(TURN),
            Effect::Casting { rule, lasts: Duration::Forever }.into(),
            // 702.170e: this action is what "plotting a card" means.
            Instruction { by: Some(R702_170E), ..Effect::Practice(Self::KEYWORD, Objects::Slot(EXILED)).into() },
        ];
        vec![Ability::Activated(Activated {
            cost,
            effect: SpellAbility { program, ..SpellAbility::default() },
            timing: Timing::Sorcery,
            only_if: Some(may_plot_here()),
            functions: Functions(Zones::only(Zone::Hand).with(Zone::Graveyard)),
            special: Some(SpecialAction::Plot),
            by: Some(R702_170A),
            ..Activated::default()
        })]
    }
}

/// Whether a card is plotted from where it is: from the hand, or from the graveyard where an effect allows that (702.170f).
fn may_plot_here() -> Condition {
    let lets = Filter::Keyword(PLOTS_FROM_GRAVEYARD).yours();
    let allowed = Condition::All(vec![in_force(R702_170F), Condition::at_least(1, lets)]);
    Condition::Any(vec![Condition::Match(Objects::This, Filter::In(Zone::Hand)), allowed])
}

/// "You may plot cards from your graveyard" (702.170f).
pub fn plots_from_graveyard() -> Ability {
    PLOTS_FROM_GRAVEYARD.into()
}

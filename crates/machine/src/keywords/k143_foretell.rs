//! Foretell (702.143): exiling a card face down, to cast it on a later turn for its foretell cost.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Activated, Amount, CastingRule, Condition, Cost, Destination, Duration, Effect, Functions, Instruction,
    Keyword, KeywordAbility, ManaCost, Objects, Players, Program, Slot, SpecialAction, SpellAbility, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_143A, R702_143C, R702_143D};

use super::{KeywordRules, cast_later};

/// 702.143.
pub(crate) struct Foretell;

/// The card in exile.
const EXILED: Slot = Slot(0x20);
/// The turn in which it was foretold.
const TURN: Slot = Slot(0x21);
/// The generic mana that foretelling costs (702.143a).
const FORETELLING: u32 = 2;

impl KeywordRules for Foretell {
    const KEYWORD: Keyword = Keyword(143);
    const NAMES: [&str; 3] = ["profetizar", "profetizar", "foretell"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
        let later = cast_later(EXILED, TURN, cost);
        let rule = Arc::new(CastingRule { keyword: Some(Self::KEYWORD), by: Some(R702_143A), ..later });
        let program = vec![
            Instruction::from(Effect::Move(Objects::This, face_down)).into_slot(EXILED),
            Effect::LookAt(Players::You, Objects::Slot(EXILED)).into(),
            Instruction::from(Effect::Let(Amount::Turn)).into_slot(TURN),
            Effect::Casting { rule, lasts: Duration::Forever }.into(),
            // 702.143c: this action is what "foretelling a card" means.
            Instruction { by: Some(R702_143C), ..Effect::Practice(Self::KEYWORD, Objects::Slot(EXILED)).into() },
        ];
        vec![Ability::Activated(Activated {
            cost: Cost::mana(ManaCost::generic(FORETELLING)),
            effect: SpellAbility { program, ..SpellAbility::default() },
            only_if: Some(Condition::TurnOf(Players::You)),
            functions: Functions(Zones::only(Zone::Hand)),
            special: Some(SpecialAction::Foretell),
            by: Some(R702_143A),
            ..Activated::default()
        })]
    }
}

/// "It becomes foretold with foretell cost …", of an exiled card (702.143d): its owner may look at it, and cast it for that cost
/// on a later turn. The second slot is free.
pub fn becomes_foretold(card: Slot, turn: Slot, cost: Cost) -> Program {
    let later = cast_later(card, turn, cost);
    let rule = CastingRule { keyword: Some(Foretell::KEYWORD), by: Some(R702_143D), ..later };
    let owner = Players::OwnerOf(Box::new(Objects::Slot(card)));
    vec![
        Effect::LookAt(owner, Objects::Slot(card)).into(),
        Instruction::from(Effect::Let(Amount::Turn)).into_slot(turn),
        Effect::Casting { rule: Arc::new(rule), lasts: Duration::Forever }.into(),
    ]
}

//! Cascade (702.85): a triggered ability that functions on the stack.

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, DeedKind, Destination, Effect, Filter, Functions, Instruction, Keyword,
    KeywordAbility, Objects, Pattern, Players, Slot, Triggered, Type, Where, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_85A, R702_85B, R702_85C};
use vademecum_vocab::RuleId;

use super::{KeywordRules, shared::in_force};

/// 702.85.
pub(crate) struct Cascade;

/// The cards revealed, the last of which matches if one does.
const PASSED: Slot = Slot(0x20);
/// The cards in exile.
const EXILED: Slot = Slot(0x21);
/// The card that may be cast.
const FOUND: Slot = Slot(0x22);
/// The player who decides.
const DECIDER: Slot = Slot(0x23);
/// The land that is put onto the battlefield as its player cascades.
const LAND: Slot = Slot(0x24);

/// "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped". Its number is not that of
/// any section.
const PUTS_LAND: Keyword = Keyword(189);

impl KeywordRules for Cascade {
    const KEYWORD: Keyword = Keyword(85);
    const NAMES: [&str; 3] = ["cascada", "cascata", "cascade"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_85C);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let this_cast = Pattern::of(DeedKind::Cast, Filter::This);
        let less = Amount::Plus(Box::new(Amount::ManaValue(Box::new(Objects::This))), Box::new(Amount::Number(-1)));
        let cheaper = Filter::All(vec![
            Filter::Type(Type::Land).negated(),
            Filter::ManaValue(Comparison::AtMost, Box::new(less)),
            Filter::In(Zone::Library),
        ]);
        let in_exile = Filter::All(vec![Filter::Type(Type::Land).negated(), Filter::In(Zone::Exile)]);
        let exile = Destination::to(Zone::Exile);
        let bottom = Destination { place: Where::BottomAtRandom, ..Destination::to(Zone::Library) };
        let cast = Effect::If {
            condition: Condition::Match(Objects::Slot(FOUND), in_exile),
            then: vec![
                Effect::May {
                    who: Players::You,
                    decider: DECIDER,
                    then: vec![Effect::CastFree(Objects::Slot(FOUND)).into()],
                    otherwise: Vec::new(),
                }
                .into(),
            ],
            otherwise: Vec::new(),
        };
        let program = vec![
            Instruction::from(Effect::TopUntil(Players::You, cheaper)).into_slot(PASSED),
            Instruction::from(Effect::Move(Objects::Slot(PASSED), exile)).into_slot(EXILED),
            Instruction::from(Effect::Last(EXILED)).into_slot(FOUND),
            as_you_cascade().into(),
            cast.into(),
            Effect::Move(Objects::Slot(EXILED), bottom).into(),
        ];
        vec![Ability::Triggered(Triggered {
            by: Some(R702_85A),
            functions: Functions(Zones::only(Zone::Stack)),
            ..Triggered::on(this_cast, program)
        })]
    }
}

/// What an effect lets a player do as they cascade: once the cards have been exiled, and before the last one may be cast
/// (702.85b).
fn as_you_cascade() -> Effect {
    let by_rule = in_force(R702_85B);
    let lands = Filter::All(vec![Filter::LAND, Filter::In(Zone::Exile), Filter::Slot(EXILED)]);
    let choose = Effect::Choose {
        who: Players::You,
        among: Objects::Each(lands),
        least: Amount::Number(0),
        most: Amount::Number(1),
    };
    let tapped = Destination { tapped: true, ..Destination::to(Zone::Battlefield) };
    Effect::If {
        condition: Condition::All(vec![by_rule, Condition::at_least(1, Filter::Keyword(PUTS_LAND).yours())]),
        then: vec![Instruction::from(choose).into_slot(LAND), Effect::Move(Objects::Slot(LAND), tapped).into()],
        otherwise: Vec::new(),
    }
}

/// "As you cascade, you may put a land card from among the exiled cards onto the battlefield tapped" (702.85b).
pub fn puts_land_as_you_cascade() -> Ability {
    PUTS_LAND.into()
}

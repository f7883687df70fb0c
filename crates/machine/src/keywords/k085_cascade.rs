//! Cascade (702.85): a triggered ability that functions on the stack.

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, DeedKind, Destination, Effect, Filter, Functions, Instruction, Keyword,
    KeywordAbility, Objects, Pattern, Players, Slot, Triggered, Type, Where, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_85A, R702_85C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

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

//! Ripple (702.60): cards from the top of the library are revealed as a spell is cast, and those of its name are cast.

use vademecum_abilities::{
    Ability, Amount, DeedKind, Destination, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility, Objects,
    Pattern, Players, Program, Slot, Triggered, Where, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_60A, R702_60B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.60.
pub(crate) struct Ripple;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);
/// The cards that are revealed.
const REVEALED: Slot = Slot(0x21);
/// Those that are cast.
const CHOSEN: Slot = Slot(0x22);

impl KeywordRules for Ripple {
    const KEYWORD: Keyword = Keyword(60);
    const NAMES: [&str; 3] = ["ondear", "ondular", "ripple"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_60B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let top = Objects::Top(Players::You, Box::new(number.clone()));
        let in_library = Filter::Slot(REVEALED).and(Filter::In(Zone::Library));
        let namesakes = in_library.clone().and(Filter::SameName(Box::new(Objects::This)));
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Each(namesakes),
            least: Amount::Number(0),
            most: number,
        };
        let bottom = Destination { place: Where::Bottom, ..Destination::to(Zone::Library) };
        let then = vec![
            Instruction::from(Effect::Reveal(top)).into_slot(REVEALED),
            Instruction::from(choose).into_slot(CHOSEN),
            Effect::CastFree(Objects::Slot(CHOSEN)).into(),
            Effect::Move(Objects::Each(in_library), bottom).into(),
        ];
        let may = Effect::May { who: Players::You, decider: DECIDER, then, otherwise: Program::new() };
        vec![Ability::Triggered(Triggered {
            functions: Functions(Zones::only(Zone::Stack)),
            by: Some(R702_60A),
            ..Triggered::on(Pattern::of(DeedKind::Cast, Filter::This), vec![may.into()])
        })]
    }
}

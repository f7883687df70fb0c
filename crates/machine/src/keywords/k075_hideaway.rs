//! Hideaway (702.75): a triggered ability that hides one of the top cards of the library in exile (702.75a).

use vademecum_abilities::{
    Ability, Amount, Destination, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players,
    Slot, Triggered, Where, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_75A;

use super::KeywordRules;

/// 702.75.
pub(crate) struct Hideaway;

/// The card that is chosen.
const CHOSEN: Slot = Slot(0x20);
/// The card in exile.
const EXILED: Slot = Slot(0x21);
/// The number of the pair with the linked ability that refers to the exiled card; pairs in a text are numbered from 0.
const PAIR: u8 = 0;

impl KeywordRules for Hideaway {
    const KEYWORD: Keyword = Keyword(75);
    const NAMES: [&str; 3] = ["esconder", "refúgio", "hideaway"];
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let top = |number: Amount| Objects::Top(Players::You, Box::new(number));
        let choose = Effect::Choose {
            who: Players::You,
            among: top(number.clone()),
            least: Amount::Number(1),
            most: Amount::Number(1),
        };
        let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
        let bottom = Destination { place: Where::BottomAtRandom, ..Destination::to(Zone::Library) };
        let rest = Amount::Plus(Box::new(number.clone()), Box::new(Amount::Number(-1)));
        let program = vec![
            Effect::LookAt(Players::You, top(number)).into(),
            Instruction::from(choose).into_slot(CHOSEN),
            Instruction::from(Effect::Move(Objects::Slot(CHOSEN), face_down)).into_slot(EXILED),
            Effect::Remember(Objects::Slot(EXILED), PAIR).into(),
            Effect::LookAt(Players::You, Objects::Slot(EXILED)).into(),
            Effect::Move(top(rest), bottom).into(),
        ];
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        vec![Ability::Triggered(Triggered { by: Some(R702_75A), ..Triggered::on(enters, program) })]
    }
}

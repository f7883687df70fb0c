//! Champion (702.72): two triggered abilities that are linked (607.2k).

use vademecum_abilities::{
    Ability, Amount, Condition, Destination, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern,
    Players, Slot, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R607_2K, R702_72A};

use super::KeywordRules;

/// 702.72.
pub(crate) struct Champion;

/// The permanent that is chosen.
const CHOSEN: Slot = Slot(0x20);
/// The card in exile.
const EXILED: Slot = Slot(0x21);
/// The number of the pair of abilities. Those of a text are numbered from 0.
const PAIR: u8 = 0xfe;

impl KeywordRules for Champion {
    const KEYWORD: Keyword = Keyword(72);
    const NAMES: [&str; 3] = ["amparar", "acudir", "champion"];

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let battlefield = Zones::only(Zone::Battlefield);
        let another = of.filter.clone().unwrap_or(Filter::Any).yours().other();
        let choose = Effect::Choose {
            who: Players::You,
            among: Objects::Each(another),
            least: Amount::Number(0),
            most: Amount::Number(1),
        };
        let exile = Effect::Move(Objects::Slot(CHOSEN), Destination::to(Zone::Exile));
        let enters = vec![
            Instruction::from(choose).into_slot(CHOSEN),
            Effect::If {
                condition: Condition::Holds(CHOSEN),
                then: vec![
                    Instruction::from(exile).into_slot(EXILED),
                    Effect::Remember(Objects::Slot(EXILED), PAIR).into(),
                ],
                otherwise: vec![Effect::SacrificeThose(Objects::This).into()],
            }
            .into(),
        ];
        // 607.2k: the card that the first of the two abilities exiled.
        let exiled = Instruction { by: Some(R607_2K), ..Effect::Recall(PAIR).into() };
        let leaves = vec![
            exiled.into_slot(EXILED),
            Effect::Move(Objects::Slot(EXILED), Destination::to(Zone::Battlefield)).into(),
        ];
        let on = |pattern: Pattern, program| {
            Ability::Triggered(Triggered { by: Some(R702_72A), ..Triggered::on(pattern, program) })
        };
        vec![
            on(Pattern::moves(Filter::This, Zones::NONE, battlefield), enters),
            on(Pattern::moves(Filter::This, battlefield, Zones::NONE), leaves),
        ]
    }
}

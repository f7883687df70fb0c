//! For Mirrodin! (702.163): a triggered ability that creates a Rebel and attaches the Equipment to it (702.163a).

use vademecum_abilities::{
    Ability, Amount, Color, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players, Slot,
    Subjects, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_163A;

use super::{KeywordRules, KeywordToken};

/// 702.163.
pub(crate) struct ForMirrodin;

/// The token.
const REBEL: Slot = Slot(0x20);

impl KeywordRules for ForMirrodin {
    const KEYWORD: Keyword = Keyword(163);
    const NAMES: [&str; 3] = ["¡por mirrodin!", "por mirrodin!", "for mirrodin!"];
    const TOKEN: Option<KeywordToken> =
        Some(KeywordToken { subtype: "Rebel", size: (2, 2), colors: &[Color::Red], keyword: None });

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(token) = of.token else { return Vec::new() };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let create = Effect::Create { who: Players::You, token, amount: Amount::Number(1), onto: None };
        let program = vec![
            Instruction::from(create).into_slot(REBEL),
            Effect::Attach(Objects::This, Subjects::Slot(REBEL)).into(),
        ];
        vec![Ability::Triggered(Triggered { by: Some(R702_163A), ..Triggered::on(enters, program) })]
    }
}

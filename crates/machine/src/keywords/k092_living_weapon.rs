//! Living weapon (702.92): a triggered ability that creates a Germ and attaches the Equipment to it (702.92a).

use vademecum_abilities::{
    Ability, Amount, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players, Slot, Subjects,
    Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_92A;

use super::KeywordRules;

/// 702.92.
pub(crate) struct LivingWeapon;

/// The token.
const GERM: Slot = Slot(0x20);

impl KeywordRules for LivingWeapon {
    const KEYWORD: Keyword = Keyword(92);
    const NAMES: [&str; 3] = ["arma viviente", "arma viva", "living weapon"];

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(token) = of.token else { return Vec::new() };
        let create = Effect::Create { who: Players::You, token, amount: Amount::Number(1), onto: None };
        let program =
            vec![Instruction::from(create).into_slot(GERM), Effect::Attach(Objects::This, Subjects::Slot(GERM)).into()];
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        vec![Ability::Triggered(Triggered { by: Some(R702_92A), ..Triggered::on(enters, program) })]
    }
}

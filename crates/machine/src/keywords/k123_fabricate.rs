//! Fabricate (702.123): a triggered ability (702.123a), one for each time a permanent has it (702.123b).

use vademecum_abilities::{
    Ability, Amount, Colors, CounterKind, Effect, Filter, Keyword, KeywordAbility, Naming, Objects, Pattern, Players,
    Slot, Subjects, Subtype, Subtypes, Triggered, Type, Types, Values, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_123A, R702_123B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.123.
pub(crate) struct Fabricate;

/// The player who decides.
const DECIDER: Slot = Slot::FIRST_FREE;

impl KeywordRules for Fabricate {
    const KEYWORD: Keyword = Keyword(123);
    const NAMES: [&str; 3] = ["fabricar", "fabricar", "fabricate"];
    const HAS_NUMBER: bool = true;
    const EACH_INSTANCE: Option<RuleId> = Some(R702_123B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let number = of.number.clone().unwrap_or(Amount::Number(0));
        let Some(token) = of.token else { return Vec::new() };
        let this = Subjects::Objects(Objects::This);
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![Effect::PutCounters(this, CounterKind::PlusOne, number.clone()).into()],
            otherwise: vec![Effect::Create { who: Players::You, token, amount: number, onto: None }.into()],
        };
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        vec![Ability::Triggered(Triggered { by: Some(R702_123A), ..Triggered::on(enters, vec![may.into()]) })]
    }
}

/// The token that fabricate creates: a 1/1 colorless Servo artifact creature, with the name that the subtype has in the
/// language of the card.
pub fn servo_token(name: &str, servo: Subtype) -> Values {
    Values {
        name: name.to_owned(),
        naming: Naming::Subtypes,
        types: Types::only(Type::Artifact).with(Type::Creature),
        subtypes: Subtypes::NONE.with(servo),
        indicator: Some(Colors::NONE),
        power: Some(1),
        toughness: Some(1),
        ..Values::default()
    }
}

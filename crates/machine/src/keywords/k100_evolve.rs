//! Evolve (702.100): a triggered ability (702.100a), one for each time a creature has it (702.100d).

use vademecum_abilities::{
    Ability, Amount, Comparison, Condition, CounterKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects,
    Pattern, Slot, Subjects, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_100A, R702_100B, R702_100C, R702_100D};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.100.
pub(crate) struct Evolve;

/// The creature that puts counters on itself.
const EVOLVED: Slot = Slot::FIRST_FREE;

impl KeywordRules for Evolve {
    const KEYWORD: Keyword = Keyword(100);
    const NAMES: [&str; 3] = ["evolucionar", "evoluir", "evolve"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_100D);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let enters = Pattern::moves(Filter::CREATURE.yours(), Zones::NONE, Zones::only(Zone::Battlefield));
        let exceeds = |of: fn(Box<Objects>) -> Amount| {
            let more = Amount::Plus(Box::new(of(Box::new(Objects::This))), Box::new(Amount::Number(1)));
            Condition::Compare(of(Box::new(Objects::Slot(Slot::EVENT_OBJECTS))), Comparison::AtLeast, more)
        };
        // 702.100c: sizes are compared only while this permanent is a creature.
        let is_creature = Condition::By(R702_100C, Box::new(Condition::Match(Objects::This, Filter::CREATURE)));
        let is_larger = Condition::Any(vec![exceeds(Amount::Power), exceeds(Amount::Toughness)]);
        let put = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Number(1));
        let evolves = Instruction { by: Some(R702_100B), ..Effect::Practice(Self::KEYWORD, Objects::This).into() };
        let then = Effect::If { condition: Condition::Holds(EVOLVED), then: vec![evolves], otherwise: Vec::new() };
        vec![Ability::Triggered(Triggered {
            only_if: Some(Condition::All(vec![is_creature, is_larger])),
            by: Some(R702_100A),
            ..Triggered::on(enters, vec![Instruction::from(put).into_slot(EVOLVED), then.into()])
        })]
    }
}

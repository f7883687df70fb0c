//! Graft (702.58): +1/+1 counters that a permanent enters with, and that move onto other creatures as they enter.

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players,
    Program, Slot, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_58A, R702_58B};
use vademecum_vocab::RuleId;

use super::{KeywordRules, enters_with};

/// 702.58.
pub(crate) struct Graft;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);

impl KeywordRules for Graft {
    const KEYWORD: Keyword = Keyword(58);
    const NAMES: [&str; 3] = ["injertar", "enxerto", "graft"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_58B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let newcomer = Pattern::moves(Filter::CREATURE.other(), Zones::NONE, Zones::only(Zone::Battlefield));
        let moves = Effect::MoveCounters {
            kind: CounterKind::PlusOne,
            amount: Amount::Number(1),
            from: Objects::This,
            onto: Objects::Slot(Slot::EVENT_OBJECTS),
        };
        let may =
            Effect::May { who: Players::You, decider: DECIDER, then: vec![moves.into()], otherwise: Program::new() };
        vec![
            enters_with(CounterKind::PlusOne, number, R702_58A),
            Ability::Triggered(Triggered {
                only_if: Some(Condition::Match(Objects::This, Filter::Counter(CounterKind::PlusOne))),
                by: Some(R702_58A),
                ..Triggered::on(newcomer, vec![may.into()])
            }),
        ]
    }
}

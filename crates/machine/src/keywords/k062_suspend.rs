//! Suspend (702.62): exiling a card from the hand with time counters, and casting it when the last one is removed.

use vademecum_abilities::{
    Ability, Activated, Amount, Change, Condition, CounterKind, DeedKind, Destination, Duration, Effect, Filter,
    Functions, Instruction, Keyword, KeywordAbility, Objects, Pattern, Players, Program, Slot, SpecialAction,
    SpellAbility, Step, Subjects, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_62A;

use super::{HASTE, KeywordRules};

/// 702.62.
pub(crate) struct Suspend;

/// The card in exile.
const EXILED: Slot = Slot(0x20);
/// The player who decides.
const DECIDER: Slot = Slot(0x21);
/// The spell.
const CAST: Slot = Slot(0x22);

impl KeywordRules for Suspend {
    const KEYWORD: Keyword = Keyword(62);
    const NAMES: [&str; 3] = ["suspender", "suspender", "suspend"];
    const HAS_COST: bool = true;
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let (Some(cost), Some(number)) = (of.cost.clone(), of.number.clone()) else { return Vec::new() };
        let in_exile = Functions(Zones::only(Zone::Exile));
        let suspended = Condition::Match(Objects::This, Filter::Counter(CounterKind::Time));
        let upkeep = Triggered {
            only_if: Some(suspended.clone()),
            functions: in_exile,
            by: Some(R702_62A),
            ..Triggered::on(
                Pattern::begins(Step::Upkeep, Players::You),
                vec![Effect::RemoveCounters(this(), CounterKind::Time, Amount::Number(1)).into()],
            )
        };
        let removed = Pattern {
            counter: Some(CounterKind::Time),
            ..Pattern::of(DeedKind::RemoveCounters, Filter::This.and(Filter::In(Zone::Exile)))
        };
        let last = Triggered {
            only_if: Some(Condition::Not(Box::new(suspended))),
            functions: in_exile,
            by: Some(R702_62A),
            ..Triggered::on(removed, cast())
        };
        let exile = Effect::Move(Objects::This, Destination::to(Zone::Exile));
        let counters = Effect::PutCounters(Subjects::Objects(Objects::Slot(EXILED)), CounterKind::Time, number);
        let program = vec![Instruction::from(exile).into_slot(EXILED), counters.into()];
        vec![
            Ability::Activated(Activated {
                cost,
                effect: SpellAbility { program, ..SpellAbility::default() },
                functions: Functions(Zones::only(Zone::Hand)),
                special: Some(SpecialAction::Suspend),
                by: Some(R702_62A),
                ..Activated::default()
            }),
            Ability::Triggered(upkeep),
            Ability::Triggered(last),
        ]
    }
}

fn this() -> Subjects {
    Subjects::Objects(Objects::This)
}

/// The card is cast without paying its mana cost; a creature has haste for as long as its player controls it.
fn cast() -> Program {
    let is_creature = Condition::Match(Objects::Slot(CAST), Filter::CREATURE);
    let hastens = Effect::Change {
        which: Objects::Slot(CAST),
        changes: vec![Change::Gain(HASTE)],
        lasts: Duration::AsLongAs(Box::new((Objects::Slot(CAST), Filter::Controller(Players::You)))),
    };
    let then = vec![
        Instruction::from(Effect::CastFree(Objects::This)).into_slot(CAST),
        Effect::If { condition: is_creature, then: vec![hastens.into()], otherwise: Program::new() }.into(),
    ];
    vec![Effect::May { who: Players::You, decider: DECIDER, then, otherwise: Program::new() }.into()]
}

//! Amass (701.44).

use vademecum_abilities::{
    Action, Amount, Change, Color, Colors, Condition, CounterKind, Duration, Effect, Filter, Instruction, Naming,
    Objects, Players, Program, Slot, Subjects, Subtype, Subtypes, Type, Types, Values,
};
use vademecum_rule_ids::magic::{R701_44A, R701_44B, R701_44C, R701_44D};

use super::KeywordAction;

/// To make an Army, or to make it grow.
pub const AMASS: KeywordAction = KeywordAction { section: Action(44), names: ["enrolar", "arregimentar", "amass"] };

/// The 0/0 black Army that is created where there is none: its name, and its subtypes.
pub fn token(name: String, of: [Subtype; 2]) -> Values {
    Values {
        name,
        naming: Naming::Subtypes,
        types: Types::only(Type::Creature),
        subtypes: of.into_iter().fold(Subtypes::NONE, Subtypes::with),
        indicator: Some(Colors::NONE.with(Color::Black)),
        power: Some(0),
        toughness: Some(0),
        ..Values::default()
    }
}

/// What a player amasses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amassed {
    /// The Army token, by its place among the card's tokens.
    pub token: u8,
    /// The subtype Army.
    pub army: Subtype,
    /// The subtype that the Army is of from then on.
    pub subtype: Subtype,
    /// How many counters it gets.
    pub amount: Amount,
    /// Slots for the creature that was chosen, for how many counters it got, and for "the amassed Army".
    pub slots: [Slot; 3],
    /// Whether the card says no subtype, and means Zombies (701.44d).
    pub is_old: bool,
}

/// What amassing is (701.44a): whoever has no Army gets one; one Army is chosen, grows, and is of the subtype from then on.
pub fn amass(what: Amassed) -> Program {
    let Amassed { token, army, subtype, amount, slots: [chosen, counters, amassed], is_old } = what;
    let mine = Filter::All(vec![Filter::CREATURE, Filter::Subtype(army), Filter::Controller(Players::You)]);
    let by = |effect: Effect| Instruction { by: Some(R701_44A), ..Instruction::from(effect) };
    let none = Condition::Not(Box::new(Condition::at_least(1, mine.clone())));
    let create = Effect::Create { who: Players::You, token, amount: Amount::Number(1), onto: None };
    let one = || Amount::Number(1);
    let choose = Effect::Choose { who: Players::You, among: Objects::Each(mine), least: one(), most: one() };
    let it = || Objects::Slot(chosen);
    let other = Condition::Match(it(), Filter::Subtype(subtype).negated());
    let becomes = Effect::Change {
        which: it(),
        changes: vec![Change::AddSubtypes(Subtypes::NONE.with(subtype))],
        lasts: Duration::Forever,
    };
    let is_it = || Instruction::from(Effect::Last(chosen)).into_slot(amassed);
    let program = vec![
        by(Effect::If { condition: none, then: vec![create.into()], otherwise: Vec::new() }),
        by(choose).into_slot(chosen),
        by(Effect::PutCounters(Subjects::Objects(it()), CounterKind::PlusOne, amount)).into_slot(counters),
        by(Effect::If { condition: other, then: vec![becomes.into()], otherwise: Vec::new() }),
        // 701.44c: whether or not it got counters.
        Effect::If { condition: Condition::Holds(counters), then: vec![is_it()], otherwise: Vec::new() }.into(),
        Instruction { by: Some(R701_44C), ..is_it() },
        Instruction { by: Some(R701_44B), ..Effect::Act(AMASS.section.into(), Players::You).into() },
    ];
    if is_old {
        return vec![Instruction { by: Some(R701_44D), ..Effect::Repeat(one(), program).into() }];
    }
    program
}

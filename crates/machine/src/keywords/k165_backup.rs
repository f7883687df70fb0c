//! Backup (702.165): counters for a target creature, which also gains the abilities printed below if it is another one.

use vademecum_abilities::{
    Ability, Amount, Change, Condition, CounterKind, Duration, Effect, Filter, Keyword, Objects, Pattern, Program,
    Slot, SpellAbility, Subjects, TargetSpec, Targetable, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_165A, R702_165D};

use super::{KeywordRules, in_force};

/// 702.165.
pub(crate) struct Backup;

impl KeywordRules for Backup {
    const KEYWORD: Keyword = Keyword(165);
    const NAMES: [&str; 3] = ["respaldar", "respaldo", "backup"];
    const HAS_NUMBER: bool = true;
}

/// The triggered ability of backup; `below` gives another creature the abilities printed below it (702.165a).
pub fn backs_up(number: Amount, below: Vec<Change>) -> Ability {
    let target = TargetSpec::one(Targetable::Object(Filter::CREATURE));
    let it = || Objects::Slot(Slot(0));
    let put = Effect::PutCounters(Subjects::Slot(Slot(0)), CounterKind::PlusOne, number);
    // 702.165d: what is given was determined as the ability was put onto the stack; without that rule, what has lost its
    // abilities meanwhile gives none.
    let has_abilities = Condition::Match(Objects::This, Filter::NoAbilities.negated());
    let determined = Condition::Any(vec![in_force(R702_165D), has_abilities]);
    let gives = Effect::Change { which: it(), changes: below, lasts: Duration::EndOfTurn };
    let another = Effect::If {
        condition: Condition::All(vec![Condition::Match(it(), Filter::This.negated()), determined]),
        then: vec![gives.into()],
        otherwise: Program::new(),
    };
    let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let effect = SpellAbility { targets: vec![target], program: vec![put.into(), another.into()], modal: None };
    Ability::Triggered(Triggered { effect, by: Some(R702_165A), ..Triggered::on(enters, Program::new()) })
}

//! Adapt (701.43).

use vademecum_abilities::{Action, Amount, Condition, CounterKind, Effect, Filter, Instruction, Objects, Subjects};
use vademecum_rule_ids::magic::R701_43A;

use super::KeywordAction;

/// To grow once: to get +1/+1 counters where there are none.
pub const ADAPT: KeywordAction = KeywordAction { section: Action(43), names: ["adaptar", "adaptar", "adapt"] };

/// The counters of a permanent that adapts: a number of them where it has none (701.43a). Without that rule, every
/// time.
pub fn adapt(amount: Amount) -> Instruction {
    let has_none = Condition::Match(Objects::This, Filter::Counter(CounterKind::PlusOne).negated());
    let counters = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, amount);
    let condition = Condition::By(R701_43A, Box::new(has_none));
    Effect::If { condition, then: vec![counters.into()], otherwise: Vec::new() }.into()
}

//! Vanishing (702.63): time counters that are removed one by one, and a sacrifice when the last one is.

use vademecum_abilities::{
    Ability, Amount, Condition, CounterKind, DeedKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern,
    Players, Step, Subjects, Triggered,
};
use vademecum_rule_ids::magic::{R702_63A, R702_63B, R702_63C};
use vademecum_vocab::RuleId;

use super::{KeywordRules, enters_with};

/// 702.63.
pub(crate) struct Vanishing;

impl KeywordRules for Vanishing {
    const KEYWORD: Keyword = Keyword(63);
    const NAMES: [&str; 3] = ["desmaterializarse", "desaparecer", "vanishing"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_63C);
    const MAY_HAVE_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        // 702.63b: without a number, nothing is said of what it enters with.
        let by = Some(if of.number.is_some() { R702_63A } else { R702_63B });
        let entering = of.number.clone().map(|number| enters_with(CounterKind::Time, number, R702_63A));
        let has_one = Condition::Match(Objects::This, Filter::Counter(CounterKind::Time));
        let this = Subjects::Objects(Objects::This);
        let remove = Effect::RemoveCounters(this, CounterKind::Time, Amount::Number(1));
        let upkeep = Triggered::on(Pattern::begins(Step::Upkeep, Players::You), vec![remove.into()]);
        let removed =
            Pattern { counter: Some(CounterKind::Time), ..Pattern::of(DeedKind::RemoveCounters, Filter::This) };
        let last = Triggered::on(removed, vec![Effect::SacrificeThose(Objects::This).into()]);
        let upkeep = Triggered { only_if: Some(has_one.clone()), by, ..upkeep };
        let last = Triggered { only_if: Some(Condition::Not(Box::new(has_one))), by, ..last };
        entering.into_iter().chain([Ability::Triggered(upkeep), Ability::Triggered(last)]).collect()
    }
}

//! Rampage (702.23): a triggered ability (702.23a), one for each time an object has it (702.23c).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Triggered,
};
use vademecum_rule_ids::magic::{R702_23A, R702_23C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.23.
pub(crate) struct Rampage;

impl KeywordRules for Rampage {
    const KEYWORD: Keyword = Keyword(23);
    const NAMES: [&str; 3] = ["ímpetu", "fúria", "rampage"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_23C);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(Amount::Number(number)) = of.number else { return Vec::new() };
        let blockers = Amount::Count(Box::new(Objects::Each(Filter::CREATURE.and(Filter::BlockingThis))));
        let beyond_first = Amount::Plus(Box::new(blockers), Box::new(Amount::Number(-1)));
        let bonus = Amount::Times(number, Box::new(beyond_first));
        let grows = Effect::Change {
            which: Objects::This,
            changes: vec![Change::Modify(bonus.clone(), bonus)],
            lasts: Duration::EndOfTurn,
        };
        let blocked = Pattern::of(DeedKind::BecomeBlocked, Filter::This);
        vec![Ability::Triggered(Triggered { by: Some(R702_23A), ..Triggered::on(blocked, vec![grows.into()]) })]
    }
}

//! Prowess (702.108): a triggered ability (702.108a), one for each time an object has it (702.108b).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players,
    Triggered, Type,
};
use vademecum_rule_ids::magic::{R702_108A, R702_108B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.108.
pub(crate) struct Prowess;

impl KeywordRules for Prowess {
    const KEYWORD: Keyword = Keyword(108);
    const NAMES: [&str; 3] = ["destreza", "destreza", "prowess"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_108B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let cast =
            Pattern { subject: Filter::Type(Type::Creature).negated(), ..Pattern::by(DeedKind::Cast, Players::You) };
        let grows = Effect::Change {
            which: Objects::This,
            changes: vec![Change::Modify(Amount::Number(1), Amount::Number(1))],
            lasts: Duration::EndOfTurn,
        };
        vec![Ability::Triggered(Triggered { by: Some(R702_108A), ..Triggered::on(cast, vec![grows.into()]) })]
    }
}

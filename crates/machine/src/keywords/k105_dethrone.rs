//! Dethrone (702.105): a triggered ability (702.105a), one for each time a creature has it (702.105b).

use vademecum_abilities::{
    Ability, Amount, Attacked, CounterKind, DeedKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern,
    Players, Subjects, Triggered,
};
use vademecum_rule_ids::magic::{R702_105A, R702_105B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.105.
pub(crate) struct Dethrone;

impl KeywordRules for Dethrone {
    const KEYWORD: Keyword = Keyword(105);
    const NAMES: [&str; 3] = ["destronar", "destronar", "dethrone"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_105B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let attacks = Pattern {
            attacked: Some(Attacked::Player(Players::MostLife)),
            ..Pattern::of(DeedKind::Attack, Filter::This)
        };
        let put = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Number(1));
        vec![Ability::Triggered(Triggered { by: Some(R702_105A), ..Triggered::on(attacks, vec![put.into()]) })]
    }
}

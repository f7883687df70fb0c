//! Annihilator (702.86): a triggered ability that makes the defending player sacrifice permanents (702.86a).

use vademecum_abilities::{Ability, DeedKind, Effect, Filter, Keyword, KeywordAbility, Pattern, Players, Triggered};
use vademecum_rule_ids::magic::{R702_86A, R702_86B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.86.
pub(crate) struct Annihilator;

impl KeywordRules for Annihilator {
    const KEYWORD: Keyword = Keyword(86);
    const NAMES: [&str; 3] = ["aniquilador", "aniquilador", "annihilator"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_86B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let sacrifice = Effect::Sacrifice(Players::Defending, Filter::Any, number);
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        vec![Ability::Triggered(Triggered { by: Some(R702_86A), ..Triggered::on(attacks, vec![sacrifice.into()]) })]
    }
}

//! Afflict (702.130): a triggered ability (702.130a), one for each time a creature has it (702.130b).

use vademecum_abilities::{
    Ability, Amount, DeedKind, Effect, Filter, Keyword, KeywordAbility, Pattern, Players, Triggered,
};
use vademecum_rule_ids::magic::{R702_130A, R702_130B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.130.
pub(crate) struct Afflict;

impl KeywordRules for Afflict {
    const KEYWORD: Keyword = Keyword(130);
    const NAMES: [&str; 3] = ["afligir", "afligir", "afflict"];
    const HAS_NUMBER: bool = true;
    const EACH_INSTANCE: Option<RuleId> = Some(R702_130B);

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let number = of.number.clone().unwrap_or(Amount::Number(0));
        let blocked = Pattern::of(DeedKind::BecomeBlocked, Filter::This);
        let lose = Effect::LoseLife(Players::Defending, number);
        vec![Ability::Triggered(Triggered { by: Some(R702_130A), ..Triggered::on(blocked, vec![lose.into()]) })]
    }
}

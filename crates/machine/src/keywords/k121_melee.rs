//! Melee (702.121): a triggered ability (702.121a), one for each time a creature has it (702.121b).

use vademecum_abilities::{
    Ability, Amount, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players,
    Triggered,
};
use vademecum_rule_ids::magic::{R702_121A, R702_121B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.121.
pub(crate) struct Melee;

impl KeywordRules for Melee {
    const KEYWORD: Keyword = Keyword(121);
    const NAMES: [&str; 3] = ["reyerta", "refrega", "melee"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_121B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let attacked = Amount::CountPlayers(Players::AttackedThisCombat);
        let grows = Effect::Change {
            which: Objects::This,
            changes: vec![Change::Modify(attacked.clone(), attacked)],
            lasts: Duration::EndOfTurn,
        };
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        vec![Ability::Triggered(Triggered { by: Some(R702_121A), ..Triggered::on(attacks, vec![grows.into()]) })]
    }
}

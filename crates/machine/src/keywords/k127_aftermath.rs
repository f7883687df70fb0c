//! Aftermath (702.127): a half of a split card that can be cast only from a graveyard, and is exiled afterwards.

use vademecum_abilities::{
    Ability, CastingChange, CastingRule, Condition, Filter, Keyword, KeywordAbility, Objects, Zone,
};
use vademecum_rule_ids::magic::R702_127A;

use super::{KeywordRules, exiled_from_stack};

/// 702.127.
pub(crate) struct Aftermath;

impl KeywordRules for Aftermath {
    const KEYWORD: Keyword = Keyword(127);
    const NAMES: [&str; 3] = ["secuela", "consequências", "aftermath"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let is_in = |zone: Zone| Condition::Match(Objects::This, Filter::In(zone));
        // It is in the graveyard before it is cast, and on the stack as it is announced.
        let elsewhere = Condition::Not(Box::new(Condition::Any(vec![is_in(Zone::Graveyard), is_in(Zone::Stack)])));
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_127A),
                ..CastingRule::own(CastingChange::From(Zone::Graveyard, None))
            }),
            Ability::Casting(CastingRule {
                only_if: Some(elsewhere),
                by: Some(R702_127A),
                ..CastingRule::own(CastingChange::Forbidden)
            }),
            exiled_from_stack(Self::KEYWORD, R702_127A),
        ]
    }
}

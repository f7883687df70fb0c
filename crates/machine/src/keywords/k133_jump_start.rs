//! Jump-start (702.133): casting a card from the graveyard by also discarding another one, and exiling it afterwards.

use vademecum_abilities::{Ability, CastingChange, CastingRule, Cost, CostPart, Filter, Keyword, KeywordAbility, Zone};
use vademecum_rule_ids::magic::R702_133A;

use super::{KeywordRules, exiled_from_stack};

/// 702.133.
pub(crate) struct JumpStart;

impl KeywordRules for JumpStart {
    const KEYWORD: Keyword = Keyword(133);
    const NAMES: [&str; 3] = ["recargar", "recarregar", "jump-start"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let discard = Cost::of(CostPart::Discard(1, Filter::Any));
        vec![
            Ability::Casting(CastingRule {
                keyword: Some(Self::KEYWORD),
                by: Some(R702_133A),
                ..CastingRule::own(CastingChange::FromPaying(Zone::Graveyard, discard))
            }),
            exiled_from_stack(Self::KEYWORD, R702_133A),
        ]
    }
}

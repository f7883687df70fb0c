//! Split second (702.61): while the spell is on the stack, nothing is cast or activated in response.

use vademecum_abilities::{
    Ability, Castable, CastingChange, CastingRule, Filter, Functions, Keyword, KeywordAbility, Players, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_61A;

use super::KeywordRules;

/// 702.61.
pub(crate) struct SplitSecond;

impl KeywordRules for SplitSecond {
    const KEYWORD: Keyword = Keyword(61);
    const NAMES: [&str; 3] = ["fracción de segundo", "fração de segundo", "split second"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let forbids = |what: Castable| {
            Ability::Casting(CastingRule {
                who: Players::All,
                functions: Functions(Zones::only(Zone::Stack)),
                by: Some(R702_61A),
                ..CastingRule::yours(what, CastingChange::Forbidden)
            })
        };
        let spells = Castable::Spells(Filter::This.negated());
        vec![forbids(spells), forbids(Castable::Abilities { of: Filter::Any, mana: false })]
    }
}

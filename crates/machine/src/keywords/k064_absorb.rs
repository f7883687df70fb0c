//! Absorb (702.64): a part of the damage from each source is prevented each time.

use vademecum_abilities::{Ability, DeedKind, Filter, Keyword, KeywordAbility, Pattern, Replaced, Replacement, Shield};
use vademecum_rule_ids::magic::{R702_64A, R702_64C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.64.
pub(crate) struct Absorb;

impl KeywordRules for Absorb {
    const KEYWORD: Keyword = Keyword(64);
    const NAMES: [&str; 3] = ["absorber", "absorver", "absorb"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_64C);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        let damage = Pattern::of(DeedKind::Damage, Filter::This);
        vec![Ability::Replacement(Replacement {
            shield: Shield::EachTime(number),
            by: Some(R702_64A),
            ..Replacement::of(damage, Replaced::Nothing)
        })]
    }
}

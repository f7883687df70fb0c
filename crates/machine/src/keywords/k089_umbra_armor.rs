//! Umbra armor (702.89): an Aura is destroyed instead of what it enchants (702.89a).

use vademecum_abilities::{
    Ability, DeedKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Replaced, Replacement, Slot,
};
use vademecum_rule_ids::magic::R702_89A;

use super::KeywordRules;

/// 702.89.
pub(crate) struct UmbraArmor;

impl KeywordRules for UmbraArmor {
    const KEYWORD: Keyword = Keyword(89);
    const NAMES: [&str; 3] = ["armadura umbra", "armadura de umbra", "umbra armor"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let destroyed = Pattern::of(DeedKind::Destroy, Filter::Bears(Box::new(Filter::This)));
        let instead = vec![
            Effect::RemoveDamage(Objects::Slot(Slot::EVENT_OBJECTS)).into(),
            Effect::Destroy { what: Objects::This, regenerable: true }.into(),
        ];
        vec![Ability::Replacement(Replacement {
            by: Some(R702_89A),
            ..Replacement::of(destroyed, Replaced::Program(instead))
        })]
    }
}

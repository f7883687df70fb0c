//! Changeling (702.73): a characteristic-defining ability that gives every creature type (702.73a).

use vademecum_abilities::{Ability, Change, Keyword, KeywordAbility, Objects, Static, Subtypes, Type};
use vademecum_rule_ids::magic::R702_73A;

use super::KeywordRules;

/// 702.73.
pub(crate) struct Changeling;

impl KeywordRules for Changeling {
    const KEYWORD: Keyword = Keyword(73);
    const NAMES: [&str; 3] = ["cambiaformas", "morfoloide", "changeling"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let every = Change::AddSubtypes(Subtypes::of_type(Type::Creature));
        vec![Ability::Static(Static { defines: true, by: Some(R702_73A), ..Static::new(Objects::This, vec![every]) })]
    }
}

//! Devoid (702.114): a characteristic-defining ability.

use vademecum_abilities::{Ability, Change, Colors, Keyword, KeywordAbility, Objects, Static};
use vademecum_rule_ids::magic::R702_114A;

use super::KeywordRules;

/// 702.114.
pub(crate) struct Devoid;

impl KeywordRules for Devoid {
    const KEYWORD: Keyword = Keyword(114);
    const NAMES: [&str; 3] = ["vacío", "desprovido", "devoid"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        vec![Ability::Static(Static {
            defines: true,
            by: Some(R702_114A),
            ..Static::new(Objects::This, vec![Change::SetColors(Colors::NONE)])
        })]
    }
}

//! Living metal (702.161): a Vehicle that is a creature during the turns of its controller.

use vademecum_abilities::{Ability, Change, Condition, Keyword, KeywordAbility, Objects, Players, Static, Type, Types};
use vademecum_rule_ids::magic::R702_161A;

use super::KeywordRules;

/// 702.161.
pub(crate) struct LivingMetal;

impl KeywordRules for LivingMetal {
    const KEYWORD: Keyword = Keyword(161);
    const NAMES: [&str; 3] = ["metal viviente", "metal vivo", "living metal"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let types = Types::only(Type::Artifact).with(Type::Creature);
        vec![Ability::Static(Static {
            only_if: Some(Condition::TurnOf(Players::You)),
            by: Some(R702_161A),
            ..Static::new(Objects::This, vec![Change::AddTypes(types)])
        })]
    }
}

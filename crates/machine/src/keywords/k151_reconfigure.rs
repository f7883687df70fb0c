//! Reconfigure (702.151): attaching an Equipment creature, and making it a creature again.

use vademecum_abilities::{
    Ability, Activated, Change, Condition, Effect, Filter, Keyword, KeywordAbility, Objects, SpellAbility, Static,
    Timing, Type, Types,
};
use vademecum_rule_ids::magic::{R702_151A, R702_151B};

use super::{KeywordRules, attaches};

/// 702.151.
pub(crate) struct Reconfigure;

impl KeywordRules for Reconfigure {
    const KEYWORD: Keyword = Keyword(151);
    const NAMES: [&str; 3] = ["reconfigurar", "reconfigurar", "reconfigure"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let is_attached = || Condition::Match(Objects::This, Filter::AttachedTo(Box::new(Filter::CREATURE)));
        let unattach = Ability::Activated(Activated {
            cost: of.cost.clone().unwrap_or_default(),
            effect: SpellAbility { program: vec![Effect::Unattach(Objects::This).into()], ..SpellAbility::default() },
            timing: Timing::Sorcery,
            only_if: Some(is_attached()),
            by: Some(R702_151A),
            ..Activated::default()
        });
        vec![
            attaches(of, Filter::CREATURE.other(), R702_151A),
            unattach,
            Ability::Static(Static {
                only_if: Some(is_attached()),
                by: Some(R702_151B),
                ..Static::new(Objects::This, vec![Change::RemoveTypes(Types::only(Type::Creature))])
            }),
        ]
    }
}

//! Epic (702.50): its player casts no more spells, and copies this one at the beginning of each upkeep.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Castable, CastingChange, CastingRule, Condition, CopyTargets, Duration, Effect, Exception, Filter,
    Instruction, Keyword, KeywordAbility, Objects, Pattern, Players, Program, SpellAbility, Step, Triggered,
};
use vademecum_rule_ids::magic::{R702_50A, R702_50B};

use super::KeywordRules;

/// 702.50.
pub(crate) struct Epic;

impl KeywordRules for Epic {
    const KEYWORD: Keyword = Keyword(50);
    const NAMES: [&str; 3] = ["épico", "épico", "epic"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let except = vec![Exception::WithoutKeyword(Self::KEYWORD)];
        let copy = Effect::CopyOnStack { what: Objects::This, except, targets: CopyTargets::MayChoose };
        let copies = vec![Instruction { by: Some(R702_50A), ..copy.into() }];
        let copies = Triggered::on(Pattern::begins(Step::Upkeep, Players::You), copies);
        // 702.50b: it keeps spells from being cast, and none from being copied.
        let no_spells = CastingRule {
            by: Some(R702_50B),
            ..CastingRule::yours(Castable::Spells(Filter::Any), CastingChange::Forbidden)
        };
        let then = vec![
            Effect::Casting { rule: Arc::new(no_spells), lasts: Duration::Forever }.into(),
            Effect::Delay { ability: Arc::new(copies), lasts: Duration::Forever, once: false }.into(),
        ];
        // A copy does not have the ability, though it has the text of the spell.
        let condition = Condition::Match(Objects::This, Filter::Keyword(Self::KEYWORD));
        let effect = Effect::If { condition, then, otherwise: Program::new() };
        let program = vec![Instruction { by: Some(R702_50A), ..effect.into() }];
        vec![Ability::Spell(SpellAbility { program, ..SpellAbility::default() })]
    }
}

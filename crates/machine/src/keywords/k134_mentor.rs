//! Mentor (702.134): a triggered ability (702.134a), one for each time an object has it (702.134b).

use vademecum_abilities::{
    Ability, Amount, Comparison, CounterKind, DeedKind, Effect, Filter, Instruction, Keyword, KeywordAbility, Objects,
    Pattern, Slot, SpellAbility, Subjects, TargetSpec, Targetable, Triggered,
};
use vademecum_rule_ids::magic::{R702_134A, R702_134B, R702_134C};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.134.
pub(crate) struct Mentor;

impl KeywordRules for Mentor {
    const KEYWORD: Keyword = Keyword(134);
    const NAMES: [&str; 3] = ["mentor", "mentor", "mentor"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_134B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let own_power = Amount::Power(Box::new(Objects::This));
        let less = Amount::Plus(Box::new(own_power), Box::new(Amount::Number(-1)));
        let weaker = Filter::Power(Comparison::AtMost, Box::new(less));
        let pupil = TargetSpec::one(Targetable::Object(Filter::All(vec![Filter::CREATURE, Filter::Attacking, weaker])));
        let put = Effect::PutCounters(Subjects::Slot(Slot(0)), CounterKind::PlusOne, Amount::Number(1));
        // 702.134c: it has mentored once the ability has resolved.
        let mentors = Instruction { by: Some(R702_134C), ..Effect::Practice(Self::KEYWORD, Objects::This).into() };
        let attacks = Pattern::of(DeedKind::Attack, Filter::This);
        let effect = SpellAbility { targets: vec![pupil], program: vec![put.into(), mentors], modal: None };
        vec![Ability::Triggered(Triggered { effect, by: Some(R702_134A), ..Triggered::on(attacks, Vec::new()) })]
    }
}

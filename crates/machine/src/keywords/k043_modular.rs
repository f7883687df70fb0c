//! Modular (702.43): +1/+1 counters that a permanent enters with, and that an artifact creature may get when it dies.

use vademecum_abilities::{
    Ability, Amount, CounterKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program, Slot,
    SpellAbility, Subjects, TargetSpec, Targetable, Triggered, Type, Zone, Zones,
};
use vademecum_rule_ids::magic::{R702_43A, R702_43B, R702_44C};
use vademecum_vocab::RuleId;

use super::{KeywordRules, enters_with};

/// 702.43.
pub(crate) struct Modular;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);

impl KeywordRules for Modular {
    const KEYWORD: Keyword = Keyword(43);
    const NAMES: [&str; 3] = ["modular", "modular", "modular"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_43B);
    const HAS_NUMBER: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(number) = of.number.clone() else { return Vec::new() };
        // 702.44c: sunburst sets the number, whatever kind of permanent it is.
        let by = if matches!(number, Amount::ColorsSpent(_)) { R702_44C } else { R702_43A };
        let [battlefield, graveyard] = [Zone::Battlefield, Zone::Graveyard].map(Zones::only);
        // The number that it had as it last existed on the battlefield.
        let left = Amount::Counters(CounterKind::PlusOne, Box::new(Objects::This));
        let put = Effect::PutCounters(Subjects::Slot(Slot(0)), CounterKind::PlusOne, left);
        let may =
            Effect::May { who: Players::You, decider: DECIDER, then: vec![put.into()], otherwise: Program::new() };
        let target = Filter::CREATURE.and(Filter::Type(Type::Artifact));
        let dies = Triggered::on(Pattern::moves(Filter::This, battlefield, graveyard), Program::new());
        vec![
            enters_with(CounterKind::PlusOne, number, by),
            Ability::Triggered(Triggered {
                effect: SpellAbility {
                    modal: None,
                    targets: vec![TargetSpec::one(Targetable::Object(target))],
                    program: vec![may.into()],
                },
                by: Some(R702_43A),
                ..dies
            }),
        ]
    }
}

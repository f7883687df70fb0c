//! Provoke (702.39): an attacker makes a creature untap and block it.

use vademecum_abilities::{
    Ability, Change, DeedKind, Duration, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program,
    Slot, SpellAbility, TargetSpec, Targetable, Triggered,
};
use vademecum_rule_ids::magic::{R702_39A, R702_39B};
use vademecum_vocab::RuleId;

use super::KeywordRules;

/// 702.39.
pub(crate) struct Provoke;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);

impl KeywordRules for Provoke {
    const KEYWORD: Keyword = Keyword(39);
    const NAMES: [&str; 3] = ["provocar", "provocar", "provoke"];
    const EACH_INSTANCE: Option<RuleId> = Some(R702_39B);

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let that = || Objects::Slot(Slot(0));
        let blocks = Effect::Change {
            which: that(),
            changes: vec![Change::MustBlockThat(Objects::This)],
            lasts: Duration::EndOfCombat,
        };
        let then = vec![blocks.into(), Effect::Untap(that()).into()];
        let may = Effect::May { who: Players::You, decider: DECIDER, then, otherwise: Program::new() };
        let theirs = Filter::CREATURE.and(Filter::Controller(Players::Defending));
        vec![Ability::Triggered(Triggered {
            effect: SpellAbility {
                modal: None,
                targets: vec![TargetSpec::one(Targetable::Object(theirs))],
                program: vec![may.into()],
            },
            by: Some(R702_39A),
            ..Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), Program::new())
        })]
    }
}

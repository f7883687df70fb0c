//! Rebound (702.88): a spell that was cast from the hand is exiled as it resolves, and may be cast once more.

use std::sync::Arc;

use vademecum_abilities::{
    Ability, Condition, Destination, Duration, Effect, Filter, Functions, Instruction, Keyword, KeywordAbility,
    Objects, Pattern, Players, Replaced, Replacement, Slot, Step, Triggered, Zone, Zones,
};
use vademecum_rule_ids::magic::R702_88A;

use super::KeywordRules;

/// 702.88.
pub(crate) struct Rebound;

/// The card in exile.
const EXILED: Slot = Slot(0x20);
/// The player who decides.
const DECIDER: Slot = Slot(0x21);

impl KeywordRules for Rebound {
    const KEYWORD: Keyword = Keyword(88);
    const NAMES: [&str; 3] = ["rebote", "rebote", "rebound"];

    fn means(_: &KeywordAbility) -> Vec<Ability> {
        let stack = Zones::only(Zone::Stack);
        let resolves = Pattern { resolved: true, ..Pattern::moves(Filter::This, stack, Zones::only(Zone::Graveyard)) };
        let may = Effect::May {
            who: Players::You,
            decider: DECIDER,
            then: vec![Effect::CastFree(Objects::Slot(EXILED)).into()],
            otherwise: Vec::new(),
        };
        let again = Triggered::on(Pattern::begins(Step::Upkeep, Players::You), vec![may.into()]);
        let instead = vec![
            Instruction::from(Effect::Move(Objects::This, Destination::to(Zone::Exile))).into_slot(EXILED),
            Effect::Delay { ability: Arc::new(again), lasts: Duration::Forever, once: true }.into(),
        ];
        vec![Ability::Replacement(Replacement {
            only_if: Some(Condition::Match(Objects::This, Filter::CastFrom(Zone::Hand))),
            functions: Functions(stack),
            by: Some(R702_88A),
            ..Replacement::of(resolves, Replaced::Program(instead))
        })]
    }
}

//! Miracle (702.94): revealing a card as the first one that is drawn in a turn, to cast it for another cost.

use vademecum_abilities::{
    DeedKind, Effect, Filter, Keyword, KeywordAbility, Objects, Pattern, Players, Program, Slot, Triggered,
};
use vademecum_rule_ids::magic::R702_94B;

use super::KeywordRules;
use crate::{
    Recorder,
    cx::Look,
    id::ObjectId,
    state::{OnStack, StackItem},
};

/// 702.94.
pub(crate) struct Miracle;

/// The player who decides.
const DECIDER: Slot = Slot(0x20);

impl KeywordRules for Miracle {
    const KEYWORD: Keyword = Keyword(94);
    const NAMES: [&str; 3] = ["milagro", "milagre", "miracle"];
    const HAS_COST: bool = true;

    /// Until its ability has left the stack (702.94b).
    fn stays_revealed<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
        let (state, here) = (look.state, look.state.reference(id));
        let waits = state.waiting.iter().any(|waiting| waiting.source == here);
        let is_its = |item: &StackItem| item.object == here && matches!(item.what, OnStack::Made(_));
        let is_on_stack = state.stack.iter().any(is_its);
        (waits || is_on_stack) && look.rule(R702_94B)
    }

    fn when_revealed(of: &KeywordAbility) -> Option<Triggered> {
        let cast = Effect::CastFor { what: Objects::This, cost: of.cost.clone()?, keyword: Self::KEYWORD };
        let may =
            Effect::May { who: Players::You, decider: DECIDER, then: vec![cast.into()], otherwise: Program::new() };
        Some(Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), vec![may.into()]))
    }
}

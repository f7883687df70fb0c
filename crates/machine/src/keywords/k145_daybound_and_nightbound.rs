//! Daybound and nightbound (702.145): the two faces of a card, of which one is up by day and the other by night. What happens
//! at once because of them is in `day_night`.

use vademecum_abilities::{
    Ability, Change, Condition, Daytime, Filter, Keyword, KeywordAbility, Objects, Pattern, Replaced, Replacement,
    Static, Turning, Variant, Zone, Zones,
};
use vademecum_rule_ids::magic::{R701_28A, R702_145B, R702_145E};

use super::{KeywordRules, instances};
use crate::{Recorder, actions::a028_transform, cx::Cx, id::ObjectId, state::State};

/// 702.145. Its variant is nightbound.
pub(crate) struct DayboundAndNightbound;

impl KeywordRules for DayboundAndNightbound {
    const KEYWORD: Keyword = Keyword(145);
    const NAMES: [&str; 3] = ["diurno y nocturno", "diurno e noturno", "daybound and nightbound"];

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let stays =
            |by| Ability::Static(Static { by: Some(by), ..Static::new(Objects::This, vec![Change::CantTransform]) });
        if of.variant == Variant::Nightbound {
            return vec![stays(R702_145E)];
        }
        let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
        let by_night = Ability::Replacement(Replacement {
            only_if: Some(Condition::All(vec![
                Condition::Is(Daytime::Night),
                Condition::Match(Objects::This, Filter::TransformingCard),
            ])),
            by: Some(R702_145B),
            ..Replacement::of(enters, Replaced::EntersTransformed)
        });
        vec![by_night, stays(R702_145B)]
    }
}

/// Whether a permanent has daybound, or nightbound.
pub(crate) fn has(state: &State, id: ObjectId, nightbound: bool) -> bool {
    let is_one = |variant: Variant| (variant == Variant::Nightbound) == nightbound;
    instances(state, id, DayboundAndNightbound::KEYWORD).any(|instance| is_one(instance.of.variant))
}

/// Whether a permanent can be turned over by its own ability: it has another face that a permanent can have. Without 701.28a,
/// none is ever turned over.
pub(crate) fn can_turn<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    cx.peek().rule(R701_28A) && !a028_transform::is_nothing(cx, id, Turning::Daytime)
}

//! Bestow (702.103): casting a creature card as an Aura for an alternative cost. The Aura is the alternative face of the
//! card; ceasing to be bestowed shows the front again.

use vademecum_abilities::{Ability, CastingChange, CastingRule, FaceId, Keyword, KeywordAbility, Layout};
use vademecum_rule_ids::magic::{R702_103A, R702_103E, R702_103F, R702_103G};

use super::{KeywordRules, is_alternative_face, show_front};
use crate::{Recorder, cx::Cx, id::ObjectId, state::State};

/// 702.103.
pub(crate) struct Bestow;

impl KeywordRules for Bestow {
    const KEYWORD: Keyword = Keyword(103);
    const NAMES: [&str; 3] = ["concesión", "agraciar", "bestow"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            keyword: Some(Self::KEYWORD),
            by: Some(R702_103A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}

/// Whether a face is that of a bestowed Aura.
pub(crate) fn is_bestowed_face(state: &State, face: FaceId) -> bool {
    is_alternative_face(state, face, Layout::Bestow)
}

/// Whether a spell or permanent is bestowed.
pub(crate) fn is_bestowed(state: &State, id: ObjectId) -> bool {
    is_bestowed_face(state, state.object(id).face)
}

/// A bestowed Aura spell whose target is illegal as it begins to resolve is a creature spell (702.103e). Whether it is one
/// now.
pub(crate) fn lose_target<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) -> bool {
    let ends = is_bestowed(cx.state, id) && cx.rule(R702_103E);
    if ends {
        show_front(cx.state, id);
    }
    ends
}

/// Whether a bestowed Aura that is attached to nothing legal becomes unattached, and does not go to the graveyard (702.103f).
pub(crate) fn falls_off<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    is_bestowed(cx.state, id) && cx.rule(R702_103F)
}

/// A permanent has become unattached: it ceases to be bestowed (702.103f).
pub(crate) fn unattached<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if is_bestowed(cx.state, id) && cx.rule(R702_103F) {
        show_front(cx.state, id);
    }
}

/// A permanent has phased in unattached: it ceases to be bestowed (702.103g).
pub(crate) fn phased_in_unattached<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    if is_bestowed(cx.state, id) && cx.rule(R702_103G) {
        show_front(cx.state, id);
    }
}

//! Mutate (702.140): casting a creature card for another cost so that it merges with a creature. The mutating creature spell is
//! the alternative face of the card; what becomes of it is in `merging`.

use vademecum_abilities::{Ability, CastingChange, CastingRule, FaceId, Keyword, KeywordAbility, Layout};
use vademecum_rule_ids::magic::{R702_140A, R702_140B};

use super::{KeywordRules, is_alternative_face, show_front};
use crate::{Recorder, cx::Cx, id::ObjectId, state::State};

/// 702.140.
pub(crate) struct Mutate;

impl KeywordRules for Mutate {
    const KEYWORD: Keyword = Keyword(140);
    const NAMES: [&str; 3] = ["mutación", "mutação", "mutate"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            keyword: Some(Self::KEYWORD),
            by: Some(R702_140A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}

/// Whether a face is that of a mutating creature spell.
pub(crate) fn is_mutating_face(state: &State, face: FaceId) -> bool {
    is_alternative_face(state, face, Layout::Mutate)
}

/// Whether an object is a mutating creature spell.
pub(crate) fn is_mutating(state: &State, id: ObjectId) -> bool {
    is_mutating_face(state, state.object(id).face)
}

/// A mutating creature spell whose target is illegal as it begins to resolve is a creature spell (702.140b). Whether it is one
/// now.
pub(crate) fn lose_target<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) -> bool {
    let ends = is_mutating(cx.state, id) && cx.rule(R702_140B);
    if ends {
        cease(cx.state, id);
    }
    ends
}

/// A spell ceases to be a mutating creature spell: its front face shows.
pub(crate) fn cease(state: &mut State, id: ObjectId) {
    show_front(state, id);
}

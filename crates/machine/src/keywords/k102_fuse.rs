//! Fuse (702.102): casting both halves of a split card from the hand as one spell.

use vademecum_abilities::{Ability, AbilityId, FaceId, Keyword, Part, Zone};
use vademecum_rule_ids::magic::{R702_102A, R702_102B, R702_102D};

use super::KeywordRules;
use crate::{Recorder, cx::Look, id::ObjectId, state::State};

/// 702.102.
pub(crate) struct Fuse;

impl KeywordRules for Fuse {
    const KEYWORD: Keyword = Keyword(102);
    const NAMES: [&str; 3] = ["fusionar", "fundir", "fuse"];
}

/// Both halves of a card that is in a hand, if they may be cast together (702.102a).
pub(crate) fn fused<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Option<FaceId> {
    let state = look.state;
    let whole = state.cards.printed_part(state.face(id), Part::Whole)?;
    let may = state.object(id).zone == Zone::Hand && state.cards.keywords(whole).has(Fuse::KEYWORD);
    (may && look.rule(R702_102A)).then_some(whole)
}

/// The face of a fused split spell: both halves together (702.102b); without that rule, the left one.
pub(crate) fn on_stack<R: Recorder>(look: Look<'_, R>, whole: FaceId) -> FaceId {
    let left = look.state.cards.printed_part(whole, Part::Left).unwrap_or(whole);
    look.either(R702_102B, whole, left)
}

/// The half whose instructions a fused split spell follows after those of the left half (702.102d), and the fuse
/// ability.
pub(crate) fn second_half<R: Recorder>(look: Look<'_, R>, face: FaceId) -> Option<(AbilityId, FaceId)> {
    let cards = &look.state.cards;
    if cards.part(face) != Part::Whole || !look.rule(R702_102D) {
        return None;
    }
    let right = cards.printed_part(face, Part::Right)?;
    Some((ability(look.state, face)?, right))
}

/// The fuse ability of a card.
fn ability(state: &State, face: FaceId) -> Option<AbilityId> {
    let is_fuse =
        |id: &AbilityId| matches!(state.cards.ability(*id), Ability::Keyword(of) if of.keyword == Fuse::KEYWORD);
    state.cards.abilities(face).find(is_fuse)
}

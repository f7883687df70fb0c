//! Overload (702.96): casting a spell for an alternative cost, with "each" in its text in place of "target". The text
//! is changed as the spell is put onto the stack.

use vademecum_abilities::{Ability, CastingChange, CastingRule, FaceId, Keyword, KeywordAbility};
use vademecum_rule_ids::magic::R702_96A;

use super::KeywordRules;
use crate::{id::ObjectId, state::State};

/// 702.96.
pub(crate) struct Overload;

impl KeywordRules for Overload {
    const KEYWORD: Keyword = Keyword(96);
    const NAMES: [&str; 3] = ["sobrecarga", "sobrecarga", "overload"];
    const HAS_COST: bool = true;

    fn means(of: &KeywordAbility) -> Vec<Ability> {
        let Some(cost) = of.cost.clone() else { return Vec::new() };
        vec![Ability::Casting(CastingRule {
            keyword: Some(Self::KEYWORD),
            by: Some(R702_96A),
            ..CastingRule::own(CastingChange::Instead(cost))
        })]
    }
}

/// The face with the changed text that a card shows as a spell, if the keyword whose cost is paid is overload.
pub(crate) fn changed_text(state: &mut State, id: ObjectId, keyword: Option<Keyword>) -> Option<FaceId> {
    let face = state.face(id);
    (keyword == Some(Overload::KEYWORD)).then(|| state.cards.with_each(face))?
}

/// The position in which a card shows the text that it would have as a spell that is cast for the cost of a keyword, if
/// that is overload.
pub(crate) fn showing_changed_text(state: &State, id: ObjectId, keyword: Option<Keyword>) -> Option<Box<State>> {
    (keyword == Some(Overload::KEYWORD)).then_some(())?;
    let mut shown = Box::new(state.clone());
    let face = changed_text(&mut shown, id, keyword)?;
    shown.object_mut(id).face = face;
    Some(shown)
}

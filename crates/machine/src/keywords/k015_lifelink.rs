//! Lifelink (702.15).

use vademecum_abilities::{Ability, AbilityId, Keyword};
use vademecum_rule_ids::magic::{R702_15B, R702_15C, R702_15D};

use super::{KeywordRules, counts_for_damage};
use crate::{Recorder, cx::Look, id::ObjectRef, state::State};

/// 702.15.
pub(crate) struct Lifelink;

impl KeywordRules for Lifelink {
    const KEYWORD: Keyword = Keyword(15);
    const NAMES: [&str; 3] = ["vínculo vital", "vínculo com a vida", "lifelink"];

    fn gains_life<R: Recorder>(look: Look<'_, R>, source: ObjectRef) -> bool {
        counts_for_damage(look, source, Lifelink::KEYWORD, (R702_15D, R702_15C)) && look.rule(R702_15B)
    }
}

/// Number of instances of lifelink that the face of a source of damage has, at least 1.
pub(crate) fn count_printed(state: &State, source: ObjectRef) -> i32 {
    let Some((_, now)) = state.known(source) else { return 1 };
    let is_lifelink = |id: &AbilityId| matches!(state.cards.ability(*id), Ability::Keyword(ability) if ability.keyword == Lifelink::KEYWORD);
    let printed = state.cards.abilities(now.face).filter(is_lifelink).count();
    i32::try_from(printed).unwrap_or(i32::MAX).max(1)
}

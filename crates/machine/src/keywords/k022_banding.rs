//! Banding (702.22), and "bands with other \[quality\]", a special form of it (702.22b).

use vademecum_abilities::{Ability, Filter, Keyword, KeywordAbility};

use super::{KeywordRules, instances};
use crate::{Recorder, cx::Look, id::ObjectId, select::Scope, slots::Slots, state::State};

/// 702.22.
pub(crate) struct Banding;

/// "Bands with other \[quality\]". Its number is not that of any section.
pub(crate) const BANDS_WITH_OTHER: Keyword = Keyword(190);

impl KeywordRules for Banding {
    const KEYWORD: Keyword = Keyword(22);
    const NAMES: [&str; 3] = ["agrupar", "bando", "banding"];
}

/// "bands with other \[quality\]".
pub fn bands_with_other(quality: Filter) -> Ability {
    Ability::Keyword(KeywordAbility { filter: Some(quality), ..BANDS_WITH_OTHER.into() })
}

/// Whether some card of the game has banding in either form.
pub(crate) fn is_known(state: &State) -> bool {
    state.cards.has_keyword(Banding::KEYWORD) || state.cards.has_keyword(BANDS_WITH_OTHER)
}

/// Whether a creature has banding.
pub(crate) fn has_banding(state: &State, id: ObjectId) -> bool {
    state.try_permanent(id).is_some_and(|now| now.keywords.has(Banding::KEYWORD))
}

/// Whether a creature has banding in either form.
pub(crate) fn has_any(state: &State, id: ObjectId) -> bool {
    let has = |keyword| state.try_permanent(id).is_some_and(|now| now.keywords.has(keyword));
    has(Banding::KEYWORD) || has(BANDS_WITH_OTHER)
}

/// Whether one of some creatures has "bands with other \[quality\]", that quality, and another of them has it as well.
pub(crate) fn share_quality<R: Recorder>(look: Look<'_, R>, all: &[ObjectId], id: ObjectId) -> bool {
    let (state, slots) = (look.state, Slots::default());
    if state.try_permanent(id).is_none_or(|now| !now.keywords.has(BANDS_WITH_OTHER)) {
        return false;
    }
    let scope = Scope { you: state.controller(id), source: state.reference(id), slots: &slots, x: 0 };
    let mut qualities = instances(state, id, BANDS_WITH_OTHER).filter_map(|one| one.of.filter.as_ref());
    qualities.any(|quality| {
        let has_it = |&of: &ObjectId| look.matches(scope, of, quality);
        has_it(&id) && all.iter().filter(|&&other| other != id).any(has_it)
    })
}

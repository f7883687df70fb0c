//! Abandon (701.26): an ongoing scheme goes back to its scheme deck.

use vademecum_abilities::{Action, Objects, Supertype, Type};
use vademecum_rule_ids::magic::{R701_26A, R701_26B};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed},
    happen,
    select::Scope,
    variants::archenemy,
};

/// To abandon a scheme.
pub const ABANDON: KeywordAction = KeywordAction { section: Action(26), names: ["abandonar", "abandonar", "abandon"] };

/// Returns face-up ongoing schemes (701.26a) to their owners' scheme decks (701.26b).
pub(crate) fn abandon<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, which: &Objects) -> Flow {
    for id in cx.look().objects(scope, which) {
        let values = cx.state.values(id);
        let is_scheme = values.types.has(Type::Scheme) && cx.state.command.contains(&id);
        let is_ongoing = values.supertypes.has(Supertype::Ongoing);
        if !is_scheme || cx.when(R701_26A, !is_ongoing) || !cx.rule(R701_26B) {
            continue;
        }
        let (player, object) = (cx.state.object(id).owner, Some(cx.state.reference(id)));
        happen::happens(cx, Deed::Act(Acted { action: ABANDON.section.into(), player, object }))?;
        archenemy::put_back(cx, id);
    }
    Ok(())
}

//! Exile (701.11).

use vademecum_abilities::{Action, Zone};
use vademecum_rule_ids::magic::R701_11A;

use super::KeywordAction;
use crate::{Recorder, cx::Look};

/// To put an object into exile.
pub const EXILE: KeywordAction = KeywordAction { section: Action(11), names: ["exiliar", "exilar", "exile"] };

/// Where an exiled object goes: to the exile zone; without that rule, to the graveyard.
pub(crate) fn destination<R: Recorder>(look: Look<'_, R>) -> Zone {
    look.either(R701_11A, Zone::Exile, Zone::Graveyard)
}

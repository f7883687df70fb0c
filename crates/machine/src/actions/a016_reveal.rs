//! Reveal (701.16).

use smallvec::SmallVec;
use vademecum_abilities::{Action, Filter, Players};
use vademecum_rule_ids::magic::R701_16A;

use super::KeywordAction;
use crate::{Recorder, cx::Look, select::Scope, slots::Held};

/// To show a card to everybody.
pub const REVEAL: KeywordAction = KeywordAction { section: Action(16), names: ["mostrar", "revelar", "reveal"] };

/// Each player reveals cards from the top of the library until one matches: gives them, that one last. Without 701.16a
/// nobody sees which one matches, and all are revealed.
pub(crate) fn reveal_until<R: Recorder>(
    look: Look<'_, R>,
    scope: Scope<'_>,
    players: &Players,
    filter: &Filter,
) -> Held {
    let mut revealed = SmallVec::new();
    for player in look.players(scope, players) {
        for &id in look.state.player(player).library.iter().rev() {
            revealed.push(look.state.reference(id));
            if look.rule(R701_16A) && look.matches(scope, id, filter) {
                break;
            }
        }
    }
    Held { objects: revealed, ..Held::default() }
}

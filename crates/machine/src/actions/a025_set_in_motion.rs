//! Set in motion (701.25): the top card of a scheme deck is turned face up.

use vademecum_abilities::{Action, Amount, Players};
use vademecum_rule_ids::magic::R701_25B;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed},
    happen,
    id::PlayerId,
    select::Scope,
    variants,
};

/// To set a scheme in motion.
pub const SET_IN_MOTION: KeywordAction =
    KeywordAction { section: Action(25), names: ["poner en marcha", "acionar", "set in motion"] };

/// Players set schemes in motion, one at a time (701.25c). A player without a scheme deck is not an archenemy and sets none in
/// motion (701.25a).
pub(crate) fn set<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, (who, times): (&Players, &Amount)) -> Flow {
    let times = cx.look().amount(scope, times).max(0);
    for player in cx.look().players(scope, who) {
        for _ in 0..times {
            if cx.state.player(player).scheme_deck.is_empty() {
                break;
            }
            set_next(cx, player)?;
        }
    }
    Ok(())
}

/// A player moves the top card off their scheme deck and turns it face up (701.25b).
pub(crate) fn set_next<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let Some(&scheme) = cx.state.player(player).scheme_deck.last() else { return Ok(()) };
    if !cx.rule(R701_25B) {
        return Ok(());
    }
    cx.state.player_mut(player).scheme_deck.pop();
    let controller = variants::archenemy::controller(cx, player);
    variants::turn_up(cx, scheme, controller);
    let object = Some(cx.state.reference(scheme));
    happen::happens(cx, Deed::Act(Acted { action: SET_IN_MOTION.section.into(), player, object })).map(drop)
}

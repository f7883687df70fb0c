//! Exert (701.39).

use vademecum_abilities::{Action, Objects, Zone};
use vademecum_rule_ids::magic::{R701_39A, R701_39B, R701_39C};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Group},
    id::{ObjectId, PlayerId},
    select::Scope,
};

/// To choose that a permanent will not untap the next time.
pub const EXERT: KeywordAction = KeywordAction { section: Action(39), names: ["espolear", "exaurir", "exert"] };

/// A player exerts objects.
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, what: &Objects) -> Group {
    let what = cx.look().references(scope, what).into_iter();
    what.map(|object| Deed::Exert(scope.you, object.id)).collect()
}

/// Nothing happens to what has left the battlefield (701.39c).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    cx.when(R701_39C, cx.state.object(id).zone != Zone::Battlefield)
}

/// It won't untap during that player's next untap step (701.39a).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) {
    if cx.rule(R701_39A) {
        let exerted = cx.state.reference(id);
        cx.state.exerted.push((player, exerted));
    }
}

/// Whether a permanent was exerted by a player whose untap step it is.
pub(crate) fn stays_tapped<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    !cx.state.exerted.is_empty() && cx.state.exerted.contains(&(player, cx.state.reference(id)))
}

/// The untap step of a player is over: all that kept what the player exerted from untapping has ended (701.39b); without
/// that rule, one exertion of each permanent.
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let mut exerted = std::mem::take(&mut cx.state.exerted);
    if exerted.is_empty() {
        return;
    }
    if cx.rule(R701_39B) {
        exerted.retain(|(by, _)| *by != player);
    } else {
        let mut ended = Vec::new();
        exerted.retain(|of| {
            let stays = of.0 != player || ended.contains(of);
            if !stays {
                ended.push(*of);
            }
            stays
        });
    }
    cx.state.exerted = exerted;
}

//! Destroy (701.7).

use vademecum_abilities::{Action, Zone};
use vademecum_rule_ids::magic::{R701_7A, R701_7B};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::{Deed, Destruction, Group},
    id::{ObjectId, PlayerId},
    keywords, perform,
};

/// To put a permanent into the graveyard, unless something spares or regenerates it.
pub const DESTROY: KeywordAction = KeywordAction { section: Action(7), names: ["destruir", "destruir", "destroy"] };

/// What has left the battlefield is not destroyed, nor what is indestructible.
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    cx.state.object(id).zone != Zone::Battlefield || keywords::is_spared(cx.look(), id) || !cx.rule(R701_7A)
}

/// It is put into its owner's graveyard; that move is a deed of its own, which can be replaced in turn.
pub(crate) fn carry_out<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, follow: &mut Group) {
    follow.push(perform::to_graveyard(cx, id, cx.state.controller(id)));
}

/// A permanent is put into its owner's graveyard by something else than an effect that destroys or lethal damage: it is
/// not destroyed (701.7b), so nothing spares or regenerates it.
pub(crate) fn put_into_graveyard<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId, under: PlayerId) -> Deed {
    let destroyed = Deed::Destroy(id, Destruction { regenerable: true, by_effect: false });
    cx.either(R701_7B, perform::to_graveyard(cx, id, under), destroyed)
}

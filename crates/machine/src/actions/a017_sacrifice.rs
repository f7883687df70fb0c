//! Sacrifice (701.17).

use vademecum_abilities::{Action, Amount, Filter, Objects, Players, Zone};
use vademecum_rule_ids::magic::{R101_4, R701_17A};

use super::{KeywordAction, a007_destroy};
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group},
    id::{ObjectId, PlayerId},
    interpret::{self, Frame},
    select::Scope,
    slots::Slots,
};

/// To put a permanent that one controls into its owner's graveyard.
pub const SACRIFICE: KeywordAction =
    KeywordAction { section: Action(17), names: ["sacrificar", "sacrificar", "sacrifice"] };

/// Each player sacrifices a number of permanents that match, which that player chooses.
pub(crate) fn propose<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    filter: &Filter,
    amount: &Amount,
) -> Flow<Group> {
    let amount = cx.look().amount(frame.scope(slots), amount).max(0) as usize;
    let own = |cx: &Cx<'_, R>, player: PlayerId| {
        let own = cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
        own.filter(|&id| cx.look().matches(frame.scope(slots), id, filter)).collect()
    };
    let picked = interpret::each_picks(cx, frame, slots, players, amount, R101_4, own)?;
    Ok(picked.into_iter().map(|(player, id)| Deed::Sacrifice(player, id)).collect())
}

/// Permanents that a text names are sacrificed by their controllers.
pub(crate) fn propose_those<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, what: &Objects) -> Group {
    let objects = look.objects(scope, what);
    objects.into_iter().map(|id| Deed::Sacrifice(look.state.controller(id), id)).collect()
}

/// A player sacrifices only permanents that they control. In a game without 701.17a nothing is sacrificed.
#[inline]
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    cx.state.object(id).zone != Zone::Battlefield || !cx.rule(R701_17A) || cx.state.controller(id) != player
}

/// It is put into its owner's graveyard, and no regeneration helps.
pub(crate) fn carry_out<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId, id: ObjectId, follow: &mut Group) {
    follow.push(a007_destroy::put_into_graveyard(cx, id, player));
}

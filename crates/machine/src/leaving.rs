//! Players who leave a game that goes on without them (800.4).

use smallvec::SmallVec;
use vademecum_abilities::{Duration, Players, Zone};
use vademecum_rule_ids::magic::{R800_4B, R800_4C, R800_4D, R800_4G, R800_4H, R800_4I, R800_4J, R800_4K, R800_4M};

use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::{Item, Offer},
    deed::{Deed, Group, Note},
    designations, face_down, happen,
    id::{ObjectId, PlayerId},
    interpret::{Frame, until},
    layers, perform, phasing,
    select::{Ring, Scope},
    state::{OnStack, State},
    triggers,
    turn::Stage,
    variants::planechase,
    zones,
};

/// What belongs to a player who has left leaves as well: first the objects they own, then the effects that give them
/// control end, then what they still control is exiled (800.4a).
pub(crate) fn leave<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    face_down::reveal_all(cx, Some(player));
    planechase::pass_on(cx, player);
    let leaves_plane = planechase::leave(cx, player);
    cx.state.stack.retain(|item| item.controller != player || item.what == OnStack::Spell);
    let own: Vec<ObjectId> =
        cx.state.objects().map(|(id, _)| id).filter(|&id| planechase::owner(cx.look(), id) == player).collect();
    let there = own.iter().filter(|&&id| cx.state.object(id).zone == Zone::Battlefield);
    let permanents: Group = there.map(|&id| Deed::Move(perform::moved(cx, id, Zone::Outside))).collect();
    let ended = until::ending(cx, &permanents);
    triggers::look_back(cx, &permanents);
    for id in own {
        if matches!(cx.state.object(id).zone, Zone::Battlefield | Zone::Stack) {
            cx.note(Note::LeavesWithOwner(id));
        }
        zones::vanish(cx, id);
    }
    phasing::leave(cx, player);
    cx.state.effects.retain(|effect| {
        let gives_control = effect.fixed.contains(&crate::state::Fixed::Control(player));
        !gives_control
    });
    // 704.5w: a battle may have lost its protector.
    cx.state.stale.state_based = true;
    cx.state.stale.characteristics = true;
    layers::refresh(cx);
    until::bring_back(cx, &ended)?;
    let controlled: Vec<ObjectId> =
        cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id).collect();
    let exiled: Group = controlled.into_iter().map(|id| Deed::Move(perform::moved(cx, id, Zone::Exile))).collect();
    if leaves_plane {
        planechase::replace_what_left(cx)?;
    }
    designations::pass_on(cx, player)?;
    happen::happen(cx, exiled)?;
    if cx.state.payment.as_ref().is_some_and(|payment| payment.player == player) {
        cx.state.payment = None;
        cx.state.stage = Stage::Priority;
    }
    cx.state.turn.passed = Default::default();
    Ok(())
}

/// A permanent has come back under the control of a player who has left, as the effect that had given it to somebody else
/// ended.
pub(crate) fn note_control(state: &mut State, id: ObjectId) {
    let controller = state.controller(id);
    state.stale.abandoned |= state.player(controller).left;
}

/// Exiles what has come back under the control of a player who has left (800.4c). Whether there was something.
pub(crate) fn exile_abandoned<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow<bool> {
    if !std::mem::take(&mut cx.state.stale.abandoned) {
        return Ok(false);
    }
    let gone = |player: PlayerId| cx.state.player(player).left;
    let abandoned: SmallVec<[ObjectId; 2]> =
        cx.state.permanents().filter(|(_, now)| gone(now.controller)).map(|(id, _)| id).collect();
    if abandoned.is_empty() || !cx.rule(R800_4C) {
        return Ok(false);
    }
    let group: Group = abandoned.into_iter().map(|id| Deed::Move(perform::moved(cx, id, Zone::Exile))).collect();
    Ok(!happen::happen(cx, group)?.is_empty())
}

/// Whether an object or token would come under the control of a player who has left, so that it does not (800.4b).
pub(crate) fn has_no_controller<R: Recorder>(cx: &Cx<'_, R>, under: PlayerId) -> bool {
    cx.when(R800_4B, cx.state.player(under).left)
}

/// The triggered abilities of players who have left are not put onto the stack (800.4d).
pub(crate) fn drop_triggered<R: Recorder>(cx: &mut Cx<'_, R>) {
    let gone = |player: PlayerId| cx.state.player(player).left;
    let any = cx.state.waiting.iter().any(|waiting| gone(waiting.controller));
    if cx.when(R800_4D, any) {
        let gone: SmallVec<[bool; 4]> = cx.state.players.iter().map(|player| player.left).collect();
        cx.state.waiting.retain(|waiting| !gone[waiting.controller.at()]);
    }
}

/// Who makes a choice that an effect requires of a player: for one who has left, another player whom the controller of the
/// effect chooses, an opponent for an opponent if there is one (800.4g). Without that rule nobody makes it.
pub(crate) fn who_chooses<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, player: PlayerId) -> Flow<Option<PlayerId>> {
    if !cx.state.player(player).left {
        return Ok(Some(player));
    }
    if !cx.rule(R800_4G) {
        return Ok(None);
    }
    let is_opponent = cx.state.are_opponents(frame.you, player);
    let opponents = cx.state.opponents(frame.you).map(Item::Player);
    let mut offer: Offer = opponents.filter(|_| is_opponent).collect();
    if offer.is_empty() {
        offer = cx.state.in_turn_order(frame.you).map(Item::Player).collect();
    }
    Ok(match cx.pick_one(frame.you, R800_4G, Some(frame.source.id), offer)? {
        Some(Item::Player(other)) => Some(other),
        _ => None,
    })
}

/// Who makes a choice that a rule requires of a player: for one who has left, the next player in turn order (800.4h). Without
/// that rule nobody makes it.
pub(crate) fn who_decides<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> PlayerId {
    let is_gone = cx.state.player(player).left;
    if is_gone && cx.rule(R800_4H) { cx.state.next_player(player) } else { player }
}

/// Whether the turn of a player who has left it goes on without an active player (800.4j); without that rule it ends.
pub(crate) fn goes_on<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    !cx.state.player(cx.state.turn.active).left || cx.rule(R800_4J)
}

/// Whether a player who would begin an extra turn has left, so that it does not begin (800.4k).
pub(crate) fn begins_none<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    cx.when(R800_4K, cx.state.player(player).left)
}

/// Where the turns of players who have left would have begun, what lasts until then ends (800.4m): those who sit between
/// the player whose turn comes next and the one who had the last turn.
pub(crate) fn end_durations<R: Recorder>(cx: &mut Cx<'_, R>, last: PlayerId, next: PlayerId) {
    let n = cx.state.players.len();
    for seats in 1..n {
        let player = PlayerId(((last.at() + seats) % n) as u8);
        if player == next {
            return;
        }
        let waits = |lasts: &Duration, of: PlayerId| *lasts == Duration::YourNextTurn && of == player;
        let any = cx.state.effects.iter().any(|effect| waits(&effect.lasts, effect.controller))
            || cx.state.made.iter().any(|made| waits(&made.lasts, made.controller));
        if any && cx.rule(R800_4M) {
            triggers::expire(cx.state, waits);
        }
    }
}

impl State {
    /// Whether somebody has left the game.
    pub(crate) fn has_leavers(&self) -> bool {
        self.players.iter().any(|player| player.left)
    }
}

impl<R: Recorder> Look<'_, R> {
    /// The players that a text speaks of, with "that player" who has left.
    pub(crate) fn players_even_gone(self, scope: Scope<'_>, players: &Players) -> Ring {
        let mut found = self.players(scope, players);
        if let Players::Slot(slot) = players {
            let held = scope.slots.get(*slot).map(|held| held.players).unwrap_or_default();
            found.extend(held.iter().filter(|player| self.state.player(*player).left));
        }
        found
    }

    /// The players of whom a text wants to know something: as they last were, if they have left (800.4i).
    pub(crate) fn players_known(self, scope: Scope<'_>, players: &Players) -> Ring {
        let now = self.players(scope, players);
        if !self.state.has_leavers() {
            return now;
        }
        let all = self.players_even_gone(scope, players);
        if all.len() > now.len() { self.either(R800_4I, all, now) } else { now }
    }

    /// How many spells have been cast this turn, those of players who have left among them (800.4i).
    pub(crate) fn spells_cast(self) -> i32 {
        let cast = |gone: bool| {
            let of = self.state.players.iter().filter(|player| player.left == gone);
            of.map(|player| player.casts).fold(0, i32::saturating_add)
        };
        let found = cast(true);
        cast(false).saturating_add(if found > 0 { self.either(R800_4I, found, 0) } else { 0 })
    }
}

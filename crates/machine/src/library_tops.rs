//! Top cards of libraries that effects reveal or let players look at (401.5, 401.6).

use smallvec::SmallVec;
use vademecum_abilities::{Ability, Change, Players, Static};
use vademecum_rule_ids::magic::{R401_5, R401_6};

use crate::{
    Recorder,
    cx::{Cx, Look},
    id::{ObjectId, PlayerId},
    object::Mark,
    select::Scope,
    slots::Slots,
    state::{Role, State},
};

/// Whether a static ability shows top cards of libraries.
pub(crate) fn is_shown_by(ability: &Ability) -> bool {
    let shows = |change: &Change| matches!(change, Change::ShowsTop { .. });
    matches!(ability, Ability::Static(Static { changes, .. }) if changes.iter().any(shows))
}

/// Visits what effects say about the top cards of a player's library: to whom they are shown.
fn each_effect<'a, R: Recorder>(look: Look<'a, R>, owner: PlayerId, mut visit: impl FnMut(&'a Players, Scope<'_>)) {
    let state = look.state;
    let slots = Slots::default();
    for listener in state.listeners.iter().filter(|listener| listener.role == Role::Static) {
        let Ability::Static(Static { changes, only_if, .. }) = state.cards.ability(listener.ability) else { continue };
        let (you, source) = (state.controller(listener.object), state.reference(listener.object));
        let scope = Scope { you, source, slots: &slots, x: 0 };
        for change in changes {
            if let Change::ShowsTop { of, to } = change
                && only_if.as_ref().is_none_or(|condition| look.holds(scope, condition))
                && look.includes(scope, of, owner)
            {
                visit(to, scope);
            }
        }
    }
}

/// Whether a player may look at the top card of a library.
pub(crate) fn may_look<R: Recorder>(look: Look<'_, R>, viewer: PlayerId, id: ObjectId) -> bool {
    let owner = look.state.object(id).owner;
    if !look.state.watches.tops || look.state.player(owner).library.last() != Some(&id) {
        return false;
    }
    let mut shown = false;
    each_effect(look, owner, |to, scope| shown |= look.includes(scope, to, viewer));
    // 401.5: not at one that came to be there while something is being cast or activated, or a special action taken.
    shown && !(is_new(look.state, id) && look.rule(R401_5))
}

/// Whether a card has become the topmost one since something was begun that is not done yet.
fn is_new(state: &State, id: ObjectId) -> bool {
    state.tops.as_ref().is_some_and(|tops| !tops.contains(&state.reference(id)))
}

/// A player begins to cast a spell, to activate an ability or to take a special action.
pub(crate) fn begin(state: &mut State) {
    if state.watches.tops && state.tops.is_none() {
        let tops = state.players.iter().filter_map(|player| player.library.last());
        let tops = tops.map(|&id| state.reference(id)).collect();
        state.tops = Some(tops);
    }
}

/// That is done.
pub(crate) fn end<R: Recorder>(cx: &mut Cx<'_, R>) {
    cx.state.tops = None;
    note_revealed(cx);
}

/// Which top cards are revealed to all players now: one that was revealed before and has not been since is a new object
/// (401.6).
#[inline]
pub(crate) fn note_revealed<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.watches.tops {
        note_revealed_tops(cx);
    }
}

fn note_revealed_tops<R: Recorder>(cx: &mut Cx<'_, R>) {
    let players: SmallVec<[PlayerId; 4]> = (0..cx.state.players.len() as u8).map(PlayerId).collect();
    for player in players {
        let mut is_revealed = false;
        each_effect(cx.peek(), player, |to, _| is_revealed |= *to == Players::All);
        let top = cx.state.player(player).library.last().copied();
        let top = top.filter(|&id| is_revealed && !is_new(cx.state, id));
        if cx.state.player(player).revealed_top == top {
            continue;
        }
        cx.state.player_mut(player).revealed_top = top;
        let Some(id) = top else { continue };
        if cx.state.object(id).is(Mark::WasOnTop) && cx.rule(R401_6) {
            cx.state.object_mut(id).born = cx.state.tick();
        }
        cx.state.object_mut(id).set(Mark::WasOnTop, true);
    }
}

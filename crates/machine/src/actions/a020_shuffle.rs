//! Shuffle (701.20).

use vademecum_abilities::{Action, Objects, Players, Where, Zone};
use vademecum_rule_ids::magic::{R701_20A, R701_20B, R701_20C, R701_20D, R701_20E, R701_20G};

use super::{KeywordAction, a016_reveal};
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Deed, Group},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    perform,
    select::Scope,
    zones,
};

/// To put a library in random order.
pub const SHUFFLE: KeywordAction = KeywordAction { section: Action(20), names: ["barajar", "embaralhar", "shuffle"] };

/// Objects are put into their owners' libraries, and the libraries of the players are shuffled: also where none of the
/// objects is where it should be (701.20c), and where there are none at all (701.20d).
pub(crate) fn shuffle_into<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, what: &Objects, of: &Players) -> Flow {
    let players = cx.look().players(scope, of);
    let meant = cx.look().references(scope, what);
    let here = cx.look().objects(scope, what);
    let moves: Group = here.iter().map(|&id| Deed::Move(perform::moved(cx, id, Zone::Library))).collect();
    happen::happen(cx, moves)?;
    // What replaces the move may have taken all of them elsewhere.
    let is_in_library = |&id: &ObjectId| cx.state.try_object(id).is_some_and(|object| object.zone == Zone::Library);
    let shuffles =
        here.iter().any(is_in_library) || if meant.is_empty() { cx.rule(R701_20D) } else { cx.rule(R701_20C) };
    for player in players.into_iter().filter(|_| shuffles) {
        happen::happens(cx, Deed::Shuffle(player))?;
    }
    Ok(())
}

/// A library without two cards to put in an order is shuffled as well (701.20e).
pub(crate) fn is_nothing<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    cx.state.player(player).library.len() < 2 && !cx.rule(R701_20E)
}

/// The library is put in random order, which nobody knows. Cards that were found in it and not moved yet stay out of
/// that (701.20b), and so does what the same event put into a certain position (701.20g).
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    if !cx.rule(R701_20A) {
        return;
    }
    let mut library = std::mem::take(&mut cx.state.players[player.at()].library);
    let is_found = |id: &ObjectId| cx.state.found.contains(&cx.state.reference(*id));
    let mut found: Vec<ObjectId> = library.iter().copied().filter(is_found).collect();
    if !found.is_empty() {
        if cx.rule(R701_20B) {
            library.retain(|id| !found.contains(id));
        } else {
            found.clear();
        }
    }
    let is_placed = |(object, _): &(ObjectRef, Where)| library.contains(&object.id) && cx.state.is_current(*object);
    let mut placed = cx.state.cause.placed.clone();
    placed.retain(|of| is_placed(of));
    if cx.when(R701_20G, !placed.is_empty()) {
        library.retain(|id| !placed.iter().any(|(object, _)| object.id == *id));
    } else {
        placed.clear();
    }
    cx.state.random.shuffle(&mut library);
    a016_reveal::reordered(cx, &library);
    library.extend(found);
    for (object, place) in placed {
        let at = match place {
            Where::Top => library.len(),
            Where::FromTop(nth) => library.len().saturating_sub(usize::from(nth).saturating_sub(1)),
            Where::Bottom | Where::BottomAtRandom => 0,
        };
        library.insert(at, object.id);
    }
    zones::replace_library(cx.state, player, library);
    cx.state.searched.remove(player);
}

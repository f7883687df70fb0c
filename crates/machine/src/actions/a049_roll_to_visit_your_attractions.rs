//! Roll to visit your Attractions (701.49), which the active player does as the first main phase begins (505.5).

use vademecum_abilities::{Action, Players, Subtype};
use vademecum_rule_ids::magic::{R505_5, R701_49A};

use super::KeywordAction;
use crate::{
    Recorder, chance,
    cx::{Cx, Flow},
    deed::{Deed, Group, Practiced},
    happen,
    id::{ObjectId, PlayerId},
    keywords::VISIT,
    select::Scope,
    slots::Held,
    state::State,
};

/// To roll to visit one's Attractions.
pub const VISIT_ATTRACTIONS: KeywordAction = KeywordAction {
    section: Action(49),
    names: [
        "lanzar para visitar tus atracciones",
        "rolar para visitar suas atrações",
        "roll to visit your attractions",
    ],
};

/// The number of sides of the die (701.49a).
const SIDES: u8 = 6;

fn attractions(state: &State, player: PlayerId) -> impl Iterator<Item = (ObjectId, u8)> {
    let own = state.permanents().filter(move |(_, now)| now.controller == player);
    let own = own.filter(|(_, now)| now.subtypes.has(Subtype::ATTRACTION));
    own.map(|(id, now)| (id, state.cards.values(now.face).lights))
}

/// Whether a player controls an Attraction.
pub(crate) fn has_some(state: &State, player: PlayerId) -> bool {
    attractions(state, player).next().is_some()
}

/// The active player rolls as the precombat main phase begins, if they control an Attraction (505.5).
pub(crate) fn begin_main<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) -> Flow {
    if cx.when(R505_5, has_some(cx.state, active)) { visit(cx, active) } else { Ok(()) }
}

/// Players roll to visit their Attractions.
pub(crate) fn roll<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players) -> Flow<Held> {
    cx.look().players(scope, players).into_iter().try_for_each(|player| visit(cx, player))?;
    Ok(Held::default())
}

/// A player rolls a die, and visits each of their Attractions on which its result is lit up (701.49a).
fn visit<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    if !cx.rule(R701_49A) {
        return Ok(());
    }
    let result = chance::roll_one(cx, player, SIDES)?;
    let is_lit = |lights: u8| (1..=i32::from(SIDES)).contains(&result) && lights & 1 << (result - 1) != 0;
    let lit = attractions(cx.state, player).filter(|(_, lights)| is_lit(*lights));
    let visited = |(id, _)| Deed::Practice(Practiced { keyword: VISIT, player, object: cx.state.reference(id) });
    let group: Group = lit.map(visited).collect();
    if !group.is_empty() {
        happen::happen(cx, group)?;
    }
    Ok(())
}

//! Open an Attraction (701.48), and the cards of Attraction decks (717).

use vademecum_abilities::{
    Ability, Action, Filter, Functions, Pattern, Players, Replaced, Replacement, Subtype, Subtypes, Zone, Zones,
};
use vademecum_rule_ids::magic::{R103_3A, R701_48B, R701_48C, R717_6};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow},
    deed::{Acted, Deed, Move},
    happen,
    id::PlayerId,
    perform,
    select::Scope,
    slots::Held,
    zones,
};

/// To open an Attraction.
pub const OPEN_ATTRACTION: KeywordAction =
    KeywordAction { section: Action(48), names: ["abrir una atracción", "abrir uma atração", "open an attraction"] };

/// An Attraction that would go anywhere but to the battlefield, into exile or into the command zone goes there (717.6).
pub(crate) fn goes_to_the_command_zone(subtypes: Subtypes) -> Option<Ability> {
    let elsewhere = Zones::only(Zone::Library).with(Zone::Hand).with(Zone::Graveyard).with(Zone::Stack);
    let moves = Pattern::moves(Filter::This, Zones::NONE, elsewhere);
    let functions = Functions(Zones::only(Zone::Battlefield).with(Zone::Exile).with(Zone::Command));
    let replacement =
        Replacement { by: Some(R717_6), functions, ..Replacement::of(moves, Replaced::To(Zone::Command)) };
    subtypes.has(Subtype::ATTRACTION).then_some(Ability::Replacement(replacement))
}

/// A player shuffles their Attraction deck as the game begins (103.3a).
pub(crate) fn shuffle_deck<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) {
    let mut deck = std::mem::take(&mut cx.state.player_mut(player).attractions);
    if !deck.is_empty() && cx.rule(R103_3A) {
        cx.state.random.shuffle(&mut deck);
    }
    cx.state.player_mut(player).attractions = deck;
}

/// Players put the top card of their Attraction deck onto the battlefield (701.48b). Who has no such deck has none to open
/// (701.48a).
pub(crate) fn open<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players) -> Flow<Held> {
    for player in cx.look().players(scope, players) {
        let Some(&card) = cx.state.player(player).attractions.last() else { continue };
        if !cx.rule(R701_48B) {
            continue;
        }
        cx.state.player_mut(player).attractions.pop();
        let face = cx.state.cards.front(card);
        let id = zones::make_object(cx.state, player, card, face);
        let was = cx.state.reference(id);
        let moved = Move { to: Zone::Battlefield, ..perform::enter(id, Zone::Outside, player) };
        let entered = happen::happens(cx, Deed::Move(moved))? && cx.state.object(id).zone == Zone::Battlefield;
        // What was kept from entering is still the top card of the deck.
        if cx.state.reference(id) == was {
            cx.state.player_mut(player).attractions.push(card);
        }
        // 701.48c: what was kept off the battlefield, or went elsewhere, was not opened.
        if cx.either(R701_48C, entered, true) {
            let object = entered.then(|| cx.state.reference(id));
            happen::happens(cx, Deed::Act(Acted { action: OPEN_ATTRACTION.section.into(), player, object }))?;
        }
    }
    Ok(Held::default())
}

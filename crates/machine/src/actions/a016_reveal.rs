//! Reveal (701.16).

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{Ability, AbilityId, Action, Change, CostPart, Objects, Players, Zone};
use vademecum_rule_ids::magic::{R607_2H, R701_16A, R701_16C, R701_16D};

use super::KeywordAction;
use crate::{
    Recorder,
    cx::Cx,
    deed::Note,
    functioning,
    id::{ObjectId, PlayerId},
    select::{Ring, Scope},
    slots::{Held, Slots},
    state::{OnStack, State},
    triggers,
};

/// To show a card to everybody.
pub const REVEAL: KeywordAction = KeywordAction { section: Action(16), names: ["mostrar", "revelar", "reveal"] };

/// Reveals cards to all players until the effect that reveals them has been carried out (701.16a); returns the cards.
pub(crate) fn reveal<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, what: &Objects) -> Held {
    let cards = cx.look().objects(scope, what);
    if cx.rule(R701_16A) {
        show_to_all(cx, &cards);
    }
    Held::objects(cards.into_iter().map(|id| cx.state.reference(id)))
}

/// Cards are shown to all players.
pub(crate) fn show_to_all<R: Recorder>(cx: &mut Cx<'_, R>, cards: &[ObjectId]) {
    cards.iter().for_each(|&id| cx.note(Note::Revealed(id)));
    show(cx.state, &everybody(cx), cards);
}

/// A card that is revealed as a cost of its ability is revealed as that is announced (602.2a).
pub(crate) fn reveal_as_activated<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, ability: AbilityId) {
    let is_shown = match cx.state.cards.ability(ability) {
        Ability::Activated(activated) => activated.cost.parts.contains(&CostPart::RevealThis),
        _ => false,
    };
    if is_shown {
        show_to_all(cx, &[id]);
    }
}

/// Cards are shown to those who look at them and to nobody else (701.16d): those in a hand or library until what shows
/// them has been done, those that are exiled face down for as long as they lie there (406.3).
pub(crate) fn look_at<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, players: &Players, what: &Objects) {
    let cards = cx.look().objects(scope, what);
    let players = cx.either(R701_16D, cx.look().players(scope, players), everybody(cx));
    show(cx.state, &players, &cards);
}

fn everybody<R: Recorder>(cx: &Cx<'_, R>) -> Ring {
    cx.look().ring().collect()
}

fn show(state: &mut State, players: &[PlayerId], cards: &[ObjectId]) {
    for &player in players {
        let shown: SmallVec<[_; 4]> = cards.iter().map(|&id| (player, state.reference(id))).collect();
        state.looks.extend(shown);
    }
}

/// What was shown from a hand or library is hidden again once the spell or ability has been carried out (701.16a).
pub(crate) fn hide(state: &mut State) {
    let mut looks = std::mem::take(&mut state.looks);
    looks.retain(|(_, card)| state.object(card.id).zone == Zone::Exile);
    state.looks = looks;
}

/// Cards of a library have been put in another order: those that were revealed no longer are, and are new objects
/// (701.16c).
pub(crate) fn reordered<R: Recorder>(cx: &mut Cx<'_, R>, cards: &[ObjectId]) {
    for &id in cards {
        let card = cx.state.reference(id);
        let is_revealed = cx.state.looks.iter().any(|(_, shown)| *shown == card);
        if cx.when(R701_16C, is_revealed) {
            cx.state.object_mut(id).born = cx.state.tick();
        }
    }
}

/// The first card that a player draws in a turn is revealed, where an ability says so; what is linked to that ability
/// triggers (607.2h).
pub(crate) fn reveal_first_draw<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: ObjectId) {
    let own = cx.state.permanents().filter(|(_, now)| now.controller == player).map(|(id, _)| id);
    let linked = |id: ObjectId| {
        let says = |change: &Change| match change {
            Change::RevealsFirstDraw(of, then) => Some((of.clone(), Arc::clone(then))),
            _ => None,
        };
        functioning::says_of_itself(cx.state, id, says).map(|(of, then)| (id, of, then))
    };
    let revealing: SmallVec<[_; 1]> = own.filter_map(linked).collect();
    for &(by, ..) in &revealing {
        cx.note(Note::Revealed(card));
        for (id, of, then) in &revealing {
            let source = (cx.state.reference(*id), player);
            let is_linked = *id == by || !cx.rule(R607_2H);
            let scope = Scope { you: player, source: source.0, slots: &Slots::default(), x: 0 };
            if is_linked && cx.look().matches(scope, card, of) {
                triggers::wait(cx, OnStack::Made(Arc::clone(then)), source, Slots::default(), 0);
            }
        }
    }
}

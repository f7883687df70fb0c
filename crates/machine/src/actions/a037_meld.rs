//! Meld (701.37), and permanents that two cards represent (712.4, 712.21).

use smallvec::SmallVec;
use vademecum_abilities::{Action, FaceId, Layout, Objects, Part, Where, Zone};
use vademecum_rule_ids::magic::{
    R701_37A, R701_37B, R701_37C, R712_8A, R712_8B, R712_8G, R712_14C, R712_21, R712_21A, R712_21B, R712_21C, R712_21D,
};
use vademecum_vocab::RuleId;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::{Deed, Group, Move},
    id::{ObjectId, ObjectRef, PlayerId},
    listeners,
    object::{Mark, Object},
    perform,
    select::Scope,
    state::State,
    zones,
};

/// To put two cards onto the battlefield as one permanent.
pub const MELD: KeywordAction = KeywordAction { section: Action(37), names: ["combinar", "mesclar", "meld"] };

/// A card that represents a melded permanent beside the permanent's own card. It is in no zone until they part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MeldedCard {
    /// The permanent.
    pub(crate) permanent: ObjectRef,
    /// The other card.
    pub(crate) card: ObjectId,
    /// What it has become, if it has left before the permanent's own card.
    pub(crate) parted: Option<ObjectRef>,
}

/// The cards enter as one permanent (712.14c) under the control of the player who melds them; those that can't be melded
/// stay where they are (701.37c), without which rule they would enter apart.
pub(crate) fn propose<R: Recorder>(cx: &Cx<'_, R>, scope: Scope<'_>, what: &Objects, into: &str) -> Group {
    let cards = cx.look().objects(scope, what);
    let enter = |id: ObjectId| perform::enter(id, cx.state.object(id).zone, scope.you);
    let apart = || cards.iter().map(|&id| Deed::Move(enter(id))).collect();
    let can = match *cards {
        [one, other] => !cx.when(R701_37B, !are_pair(cx.state, [one, other], into)),
        _ => false,
    };
    if !can {
        return if cx.when(R701_37C, !cards.is_empty()) { Group::new() } else { apart() };
    }
    match *cards {
        [one, other] if cx.rule(R701_37A) => {
            if cx.rule(R712_14C) {
                smallvec::smallvec![Deed::Move(Move { melds_with: Some(other), ..enter(one) })]
            } else {
                apart()
            }
        }
        _ => Group::new(),
    }
}

/// Whether two objects are the cards of the meld pair with that combined face (701.37b).
fn are_pair(state: &State, pair: [ObjectId; 2], into: &str) -> bool {
    let [one, other] = pair.map(|id| state.object(id));
    let combined = |object: &Object| {
        let is_card = !object.is(Mark::Token) && !object.is(Mark::Copy);
        let back = state.cards.printed_part(state.cards.front(object.card), Part::Back);
        let melds = is_card && state.cards.layout(object.card) == Layout::Meld;
        back.filter(|_| melds).map(|back| state.cards.values(back).name.as_str())
    };
    one.card != other.card && combined(one) == Some(into) && combined(other) == Some(into)
}

/// The face that a meld card shows where it goes, and whether its back is up there: as a permanent that it is melded into,
/// the face of the pair (712.8g), otherwise its front.
pub(crate) fn arriving<R: Recorder>(cx: &mut Cx<'_, R>, old: &Object, of: &Move, by_default: FaceId) -> (FaceId, bool) {
    if old.is(Mark::Token) || old.is(Mark::Copy) {
        return (of.face.unwrap_or(by_default), false);
    }
    let back = match of.to {
        Zone::Battlefield => of.melds_with.is_some(),
        // 712.8b: nothing but the front as a spell.
        Zone::Stack => !cx.rule(R712_8B),
        // 712.8a: nor elsewhere.
        _ => old.is(Mark::BackUp) && !cx.rule(R712_8A),
    };
    let part = match (back, of.to) {
        (true, Zone::Battlefield) => cx.either(R712_8G, Part::Back, Part::Front),
        (true, _) => Part::Back,
        (false, _) => Part::Front,
    };
    let face = of.face.or_else(|| cx.state.cards.other_part(by_default, part));
    (face.unwrap_or(by_default), back)
}

/// A card becomes part of the permanent that it is melded into: it leaves its zone.
pub(crate) fn join<R: Recorder>(cx: &mut Cx<'_, R>, permanent: ObjectId, card: ObjectId) {
    listeners::left(cx.state, card);
    zones::set_aside(cx, card);
    let permanent = cx.state.reference(permanent);
    cx.state.melded.push(MeldedCard { permanent, card, parted: None });
}

/// The card that represents a melded permanent beside its own.
pub(crate) fn melded_with(state: &State, id: ObjectId) -> Option<ObjectId> {
    state.melded.iter().find(|of| of.parted.is_none() && of.permanent == state.reference(id)).map(|of| of.card)
}

impl State {
    /// The second cards of melded permanents (712.4): they are in no list of a zone.
    pub fn melded_cards(&self) -> impl Iterator<Item = &Object> {
        self.melded.iter().filter(|of| of.parted.is_none()).map(|of| self.object(of.card))
    }
}

/// Where the other card of a melded permanent goes if an effect replaces where the permanent goes: the same way (712.21d).
/// Without that rule, where it would have gone.
pub(crate) fn destination_of_other<R: Recorder>(look: Look<'_, R>, moved: &Move, to: Zone) -> Option<Zone> {
    let parts = moved.from == Zone::Battlefield && moved.to != to && melded_with(look.state, moved.object).is_some();
    if !parts || look.rule(R712_21D) { moved.other_to } else { moved.other_to.or(Some(moved.to)) }
}

/// Adds the other cards of melded permanents that leave the battlefield to what leaves it (712.21), in the order that their
/// owners choose where order matters (712.21a, 712.21b).
pub(crate) fn part<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group) -> Flow {
    if cx.state.melded.is_empty() {
        return Ok(());
    }
    let mut parted = Group::new();
    for deed in std::mem::take(group) {
        let other = match deed {
            Deed::Move(moved) if moved.from == Zone::Battlefield => {
                melded_with(cx.state, moved.object).map(|id| (moved, id))
            }
            _ => None,
        };
        match other {
            Some((moved, other)) if cx.rule(R712_21) => parted.extend(cards_in_order(cx, moved, other)?),
            _ => parted.push(deed),
        }
    }
    *group = parted;
    Ok(())
}

/// The moves of both cards of a permanent that leaves, in the order in which they happen.
fn cards_in_order<R: Recorder>(cx: &mut Cx<'_, R>, own: Move, other: ObjectId) -> Flow<[Deed; 2]> {
    let to = own.other_to.unwrap_or(own.to);
    let moves = [own, Move { object: other, from: Zone::Outside, to, parts: true, face: None, ..own }].map(Deed::Move);
    let rule: Option<RuleId> = match own.to {
        Zone::Library => Some(R712_21A),
        Zone::Graveyard if cx.state.cards.orders_graveyards() => Some(R712_21A),
        Zone::Exile => Some(R712_21B),
        _ => None,
    };
    let Some(rule) = rule.filter(|&rule| to == own.to && cx.rule(rule)) else { return Ok(moves) };
    let owner: PlayerId = cx.state.object(own.object).owner;
    // 712.21b: in exile, the order is that of whoever exiles it.
    let chooser = cx.state.cause.player.filter(|_| own.to == Zone::Exile).unwrap_or(owner);
    let offer = [own.object, other].into_iter().map(Item::Object).collect();
    let order = cx.order(chooser, rule, None, offer)?;
    let own_first = order.first() == Some(&Item::Object(own.object));
    // What is put down last lies on top, and what goes to the bottom below all else. In exile, what comes first is older.
    let goes_below = matches!((own.to, own.place), (Zone::Library, Where::Bottom | Where::BottomAtRandom));
    let first_moves_first = own.to == Zone::Exile || goes_below;
    let [own, other] = moves;
    Ok(if own_first == first_moves_first { [own, other] } else { [other, own] })
}

/// Notes what the other card of a melded permanent has become, so that what looks for the permanent finds it as well.
pub(crate) fn note_parted<R: Recorder>(cx: &mut Cx<'_, R>, card: ObjectId) {
    let here = cx.state.reference(card);
    let is_public = cx.state.object(card).zone.is_public();
    let Some(place) = cx.state.melded.iter().position(|of| of.card == card) else { return };
    let permanent = cx.state.melded[place].permanent;
    match cx.state.last_known.iter_mut().rev().find(|known| known.was == permanent) {
        Some(known) => {
            known.parted = is_public.then_some(here);
            cx.state.melded.remove(place);
        }
        None => cx.state.melded[place].parted = Some(here),
    }
}

/// What the other card of a melded permanent has become, if it left before the permanent's own.
pub(crate) fn take_parted(state: &mut State, permanent: ObjectRef) -> Option<ObjectRef> {
    let place = state.melded.iter().position(|of| of.permanent == permanent && of.parted.is_some())?;
    state.melded.remove(place).parted
}

/// The other card of a melded permanent that has left, for what finds the permanent where it went (712.21c).
pub(crate) fn find_other<R: Recorder>(look: Look<'_, R>, permanent: ObjectRef) -> Option<ObjectId> {
    let known = look.state.last_known.iter().rev().find(|known| known.was == permanent)?;
    let parted = known.parted.filter(|&parted| look.state.is_current(parted))?;
    look.rule(R712_21C).then_some(parted.id)
}

/// The object of an ability where it went, with the other card that represented it.
pub(crate) fn with_other<R: Recorder>(
    look: Look<'_, R>,
    permanent: ObjectRef,
    found: Option<ObjectId>,
) -> SmallVec<[ObjectId; 2]> {
    let other = found.filter(|_| !look.state.is_current(permanent)).and_then(|_| find_other(look, permanent));
    found.into_iter().chain(other).collect()
}

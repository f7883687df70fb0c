//! Meld (701.37), and permanents that two cards represent (712.4, 712.21).

use smallvec::SmallVec;
use vademecum_abilities::{Action, FaceId, Layout, Objects, Part, Where, Zone};
use vademecum_rule_ids::magic::{
    R701_37A, R701_37B, R701_37C, R712_8A, R712_8B, R712_8G, R712_14C, R712_21, R712_21A, R712_21B, R712_21C, R712_21D,
    R727_3, R727_3A, R727_3B, R727_3C, R727_3D, R727_3E,
};
use vademecum_vocab::RuleId;

use super::KeywordAction;
use crate::{
    Recorder,
    cx::{Cx, Flow, Look},
    decision::Item,
    deed::{Deed, Group, Move},
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    listeners, merging,
    object::{Mark, Object},
    perform,
    select::Scope,
    state::State,
    stickers, zones,
};

/// To put two cards onto the battlefield as one permanent.
pub const MELD: KeywordAction = KeywordAction { section: Action(37), names: ["combinar", "fundir", "meld"] };

/// A card that represents a melded or merged permanent beside the permanent's own card. It is in no zone until they part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct MeldedCard {
    /// The permanent.
    pub(crate) permanent: ObjectRef,
    /// The other card.
    pub(crate) card: ObjectId,
    /// What it has become, if it has left before the permanent's own card.
    pub(crate) parted: Option<ObjectRef>,
    /// Whether it merged with the permanent (727.2).
    pub(crate) merged: bool,
}

/// The rules of a permanent that several cards represent as it leaves the battlefield.
struct Parting {
    /// Each of the cards leaves.
    leave: RuleId,
    /// Their order in a graveyard or library.
    order: RuleId,
    /// Their order in exile.
    exile: RuleId,
    /// What finds the permanent where it went finds all of them.
    find: RuleId,
    /// What replaces where it goes is applied to all of them.
    replaced: RuleId,
}

const fn parting(merged: bool) -> Parting {
    if merged {
        Parting { leave: R727_3, order: R727_3A, exile: R727_3B, find: R727_3C, replaced: R727_3D }
    } else {
        Parting { leave: R712_21, order: R712_21A, exile: R712_21B, find: R712_21C, replaced: R712_21D }
    }
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
    stickers::join(cx, card, permanent, false);
    listeners::left(cx.state, card);
    zones::set_aside(cx, card);
    let permanent = cx.state.reference(permanent);
    cx.state.melded.push(MeldedCard { permanent, card, parted: None, merged: false });
}

/// A card or copy becomes a component of the permanent that it merges with (727.2).
pub(crate) fn merge<R: Recorder>(cx: &mut Cx<'_, R>, permanent: ObjectId, card: ObjectId) {
    stickers::join(cx, card, permanent, true);
    join(cx, permanent, card);
    cx.state.melded.iter_mut().filter(|of| of.card == card).for_each(|of| of.merged = true);
}

/// The cards that represent a permanent beside its own, and whether they merged with it.
pub(crate) fn others(state: &State, id: ObjectId) -> (SmallVec<[ObjectId; 2]>, bool) {
    let here = || state.melded.iter().filter(|of| of.parted.is_none() && of.permanent == state.reference(id));
    (here().map(|of| of.card).collect(), here().any(|of| of.merged))
}

/// The cards and tokens that merged with a permanent: the components that represent it beside its own card (727.2).
pub(crate) fn merged_with(state: &State, id: ObjectId) -> SmallVec<[ObjectId; 2]> {
    if state.melded.is_empty() {
        return SmallVec::new();
    }
    let (cards, merged) = others(state, id);
    if merged { cards } else { SmallVec::new() }
}

/// The card that represents a melded permanent beside its own.
pub(crate) fn melded_with(state: &State, id: ObjectId) -> Option<ObjectId> {
    let is_it = |of: &&MeldedCard| !of.merged && of.parted.is_none() && of.permanent == state.reference(id);
    state.melded.iter().find(is_it).map(|of| of.card)
}

impl State {
    /// The other cards of melded and merged permanents (712.4, 727.2): they are in no list of a zone.
    pub fn melded_cards(&self) -> impl Iterator<Item = &Object> {
        self.melded.iter().filter(|of| of.parted.is_none()).map(|of| self.object(of.card))
    }
}

/// Where the other card of a melded permanent goes if an effect replaces where the permanent goes: the same way (712.21d).
/// Without that rule, where it would have gone.
pub(crate) fn destination_of_other<R: Recorder>(look: Look<'_, R>, moved: &Move, to: Zone) -> Option<Zone> {
    let goes = !look.state.melded.is_empty() && moved.from == Zone::Battlefield && moved.to != to;
    let (others, merged) = if goes { others(look.state, moved.object) } else { (SmallVec::new(), false) };
    if others.is_empty() || look.rule(parting(merged).replaced) {
        moved.other_to
    } else {
        moved.other_to.or(Some(moved.to))
    }
}

/// Adds the other cards of melded and merged permanents that leave the battlefield to what leaves it (712.21, 727.3), in the order that their
/// owners choose where order matters (712.21a, 712.21b).
pub(crate) fn part<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group) -> Flow {
    if cx.state.melded.is_empty() {
        return Ok(());
    }
    let mut parted = Group::new();
    for deed in std::mem::take(group) {
        match deed {
            Deed::Move(moved) if moved.from == Zone::Battlefield => {
                let (others, merged) = others(cx.state, moved.object);
                let rules = parting(merged);
                if !others.is_empty() && cx.rule(rules.leave) {
                    parted.extend(cards_in_order(cx, moved, &others, &rules)?);
                } else {
                    parted.push(deed);
                }
            }
            _ => parted.push(deed),
        }
    }
    *group = parted;
    Ok(())
}

/// The moves of all cards of a permanent that leaves, in the order in which they happen.
fn cards_in_order<R: Recorder>(
    cx: &mut Cx<'_, R>,
    own: Move,
    others: &[ObjectId],
    rules: &Parting,
) -> Flow<SmallVec<[Deed; 2]>> {
    let to = own.other_to.unwrap_or(own.to);
    // 903.9c: of several cards, the commander alone goes to the command zone.
    let goes = |id: ObjectId| {
        let stays = to == Zone::Command && own.to != to && !cx.state.object(id).is(Mark::Commander);
        if stays { own.to } else { to }
    };
    // 727.3e: an effect that speaks of cards moves those among the components of a token.
    let is_token = merging::is_token(cx.peek(), cx.state.object(own.object));
    let cards_go = if is_token { happen::zone_of_cards(cx.peek(), &own) } else { None };
    let goes_alone = |object: ObjectId| {
        let zone = cards_go.filter(|_| !cx.state.object(object).is(Mark::Token))?;
        cx.rule(R727_3E).then_some(zone)
    };
    let other = |&object: &ObjectId| {
        let to = goes_alone(object).unwrap_or_else(|| goes(object));
        Move { object, from: Zone::Outside, to, parts: true, face: None, ..own }
    };
    let first = Move { to: goes_alone(own.object).unwrap_or(own.to), ..own };
    let moves: SmallVec<[Move; 2]> = std::iter::once(first).chain(others.iter().map(other)).collect();
    if own.to.is_public() {
        stickers::choose_keeper(cx, own.object, moves.iter().map(|moved| moved.object))?;
    }
    let rule: Option<RuleId> = match own.to {
        Zone::Library => Some(rules.order),
        Zone::Graveyard if cx.state.cards.orders_graveyards() => Some(rules.order),
        Zone::Exile => Some(rules.exile),
        _ => None,
    };
    let Some(rule) = rule.filter(|&rule| to == own.to && cx.rule(rule)) else {
        return Ok(moves.into_iter().map(Deed::Move).collect());
    };
    let owner: PlayerId = cx.state.object(own.object).owner;
    // 712.21b, 727.3b: in exile, the order is that of whoever exiles it.
    let chooser = cx.state.cause.player.filter(|_| own.to == Zone::Exile).unwrap_or(owner);
    let offer = moves.iter().map(|moved| Item::Object(moved.object)).collect();
    let order = cx.order(chooser, rule, None, offer)?;
    let of = |item: Item| moves.iter().find(|moved| item == Item::Object(moved.object)).copied().map(Deed::Move);
    let mut ordered: SmallVec<[Deed; 2]> = order.into_iter().filter_map(of).collect();
    // What is put down last lies on top, and what goes to the bottom below all else. In exile, what comes first is older.
    let goes_below = matches!((own.to, own.place), (Zone::Library, Where::Bottom | Where::BottomAtRandom));
    if own.to != Zone::Exile && !goes_below {
        ordered.reverse();
    }
    Ok(ordered)
}

/// Notes what the other card of a melded permanent has become, so that what looks for the permanent finds it as well.
pub(crate) fn note_parted<R: Recorder>(cx: &mut Cx<'_, R>, card: ObjectId) {
    let here = cx.state.reference(card);
    let is_public = cx.state.object(card).zone.is_public();
    let Some(place) = cx.state.melded.iter().position(|of| of.card == card) else { return };
    let permanent = cx.state.melded[place].permanent;
    match cx.state.last_known.iter_mut().rev().find(|known| known.was == permanent) {
        Some(known) => {
            known.parted.extend(is_public.then_some(here));
            cx.state.melded.remove(place);
        }
        None => cx.state.melded[place].parted = Some(here),
    }
}

/// What the other cards of a melded or merged permanent have become, of those that left before the permanent's own.
pub(crate) fn take_parted(state: &mut State, permanent: ObjectRef) -> SmallVec<[ObjectRef; 1]> {
    let mut parted = SmallVec::new();
    if state.melded.is_empty() {
        return parted;
    }
    state.melded.retain(|of| {
        let left = of.parted.filter(|_| of.permanent == permanent);
        parted.extend(left);
        left.is_none()
    });
    parted
}

/// The rule by which what finds a permanent where it went finds this card as well, which represented it (712.21c, 727.3c).
pub(crate) fn finds(state: &State, card: ObjectId) -> RuleId {
    parting(was_merged(state, card)).find
}

/// Whether a card that represented a permanent beside the permanent's own had merged with it.
pub(crate) fn was_merged(state: &State, card: ObjectId) -> bool {
    state.cards.layout(state.object(card).card) != Layout::Meld
}

/// The object of an ability where it went, with the other cards that represented it.
pub(crate) fn with_other<R: Recorder>(
    look: Look<'_, R>,
    permanent: ObjectRef,
    found: Option<ObjectId>,
) -> SmallVec<[ObjectId; 2]> {
    let mut all: SmallVec<[ObjectId; 2]> = found.into_iter().collect();
    if all.is_empty() || look.state.is_current(permanent) {
        return all;
    }
    let known = look.state.last_known.iter().rev().find(|known| known.was == permanent);
    let parted = known.into_iter().flat_map(|known| &known.parted).filter(|&&parted| look.state.is_current(parted));
    all.extend(parted.map(|parted| parted.id).filter(|&id| look.rule(finds(look.state, id))));
    all
}

//! Conspiracies (315, 905): cards that players put from their sideboards into the command zone before the game, some of them
//! face down with names that were secretly chosen.

use smallvec::SmallVec;
use vademecum_abilities::{Ability, CardId, FaceId, Filter, OpeningAction, Players, Type, Variant, Zone};
use vademecum_rule_ids::magic::{
    R103_1C, R315_5A, R315_5B, R315_7, R613_7J, R702_106A, R702_106C, R702_106D, R702_106E, R702_106F, R905_4, R905_5,
};

use crate::{
    Recorder, choices,
    cx::{Cx, Flow, Legal, Look},
    decision::{Item, Offer},
    deed::Note,
    error::Refusal,
    game,
    id::{ObjectId, ObjectRef, PlayerId, Timestamp},
    interpret::Frame,
    keywords::agenda,
    links::Link,
    listeners,
    object::Mark,
    slots::Slots,
    state::State,
    turn, zones,
};

/// The number of the pair of linked abilities that an agenda makes. It is high, as pairs in a text are numbered from 0.
const PAIR: u8 = 0xfa;

/// Whether a card is a conspiracy.
pub(crate) fn is_conspiracy(state: &State, card: CardId) -> bool {
    state.cards.values(state.cards.front(card)).types.has(Type::Conspiracy)
}

/// Whether somebody has conspiracies in the sideboard, so that the game begins with them.
pub(crate) fn are_there(state: &State) -> bool {
    state.players.iter().any(|player| player.sideboard.iter().any(|&card| is_conspiracy(state, card)))
}

/// Before decks are shuffled, each player puts any number of conspiracies from the sideboard into the command zone (905.4);
/// then the game goes on to begin.
pub(crate) fn begin<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let players: SmallVec<[PlayerId; 4]> = cx.state.in_turn_order(cx.state.turn.starting).collect();
    for player in players {
        let own = cx.state.player(player).sideboard.iter().copied();
        let offer: Offer = own.filter(|&card| is_conspiracy(cx.state, card)).map(Item::Card).collect();
        if offer.is_empty() || !cx.rule(R905_4) {
            continue;
        }
        let most = offer.len();
        for item in cx.pick(player, R905_4, None, offer, (0, most))? {
            if let Item::Card(card) = item {
                put(cx, player, card)?;
            }
        }
    }
    choose_starting_player(cx);
    game::shuffle_and_draw(cx)
}

/// A player puts a conspiracy from the sideboard into the command zone: with an agenda face down, with names that are chosen
/// for it (702.106a).
fn put<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, card: CardId) -> Flow {
    let sideboard = &mut cx.state.player_mut(player).sideboard;
    if let Some(place) = sideboard.iter().position(|&other| other == card) {
        sideboard.remove(place);
    }
    let face = cx.state.cards.front(card);
    let id = zones::make_object(cx.state, player, card, face);
    let agenda = agenda(&cx.state.cards, card).filter(|_| cx.rule(R702_106A));
    cx.state.object_mut(id).set(Mark::FaceDown, agenda.is_some());
    let controller = controller(cx, player);
    super::lay_in_command_zone(cx, id, controller);
    cx.note(if agenda.is_some() { Note::PutFaceDownInCommandZone(id) } else { Note::TurnedUpInCommandZone(id) });
    receive_timestamp(cx, id);
    let Some(variant) = agenda else { return Ok(()) };
    // 702.106f: a double agenda has two different names.
    let names = if variant == Variant::Increased && cx.rule(R702_106F) { 2 } else { 1 };
    for _ in 0..names {
        let source = cx.state.reference(id);
        let since = cx.state.clock;
        let frame = Frame { you: player, source, x: 0, text: face, resolves: false, ability: None, since };
        let another = Filter::SecretlyNamed.negated();
        let chosen = choices::name(cx, frame, &Slots::default(), &Players::You, &another)?.number;
        // 702.106d: what the card calls the chosen name is that one.
        if chosen.is_some() && cx.rule(R702_106D) {
            cx.state.links.push(Link { source, text: face, pair: PAIR, object: source, number: chosen });
        }
    }
    Ok(())
}

/// Who controls a conspiracy: its owner (905.5); without that rule, the next player does.
fn controller<R: Recorder>(cx: &Cx<'_, R>, owner: PlayerId) -> PlayerId {
    cx.either(R905_5, owner, cx.state.next_player(owner))
}

/// A conspiracy receives its timestamp as the game begins (613.7j); without that rule it has none, and comes last. For one
/// that is face down it is the next one that matters.
fn receive_timestamp<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let since = cx.state.object(id).since;
    if !is_face_down(cx.state, id) {
        cx.state.object_mut(id).since = cx.either(R613_7J, since, Timestamp(u32::MAX));
    }
}

/// A position may begin with conspiracies in the command zone.
pub(crate) fn place<R: Recorder>(cx: &mut Cx<'_, R>) {
    let all: SmallVec<[ObjectId; 4]> = in_command_zone(cx.state).collect();
    for id in all {
        let controller = controller(cx, cx.state.object(id).owner);
        cx.state.object_mut(id).controller = controller;
        receive_timestamp(cx, id);
    }
}

/// In a position, the names that were chosen for a conspiracy before the game.
pub(crate) fn know_names(state: &mut State, id: ObjectId, names: &[FaceId]) {
    let (source, text) = (state.reference(id), state.object(id).face);
    for &face in names {
        let of_front = state.cards.ids().find(|&card| state.cards.front(card) == face);
        let number = of_front.map_or(-1 - i32::from(face.0), |card| i32::from(card.0));
        state.links.push(Link { source, text, pair: PAIR, object: source, number: Some(number) });
    }
}

/// The conspiracies in the command zone.
fn in_command_zone(state: &State) -> impl Iterator<Item = ObjectId> + '_ {
    state.command.iter().copied().filter(|&id| is_conspiracy(state, state.object(id).card))
}

/// A player whose face-up conspiracy says so is the starting player (103.1c): one of several, at random.
fn choose_starting_player<R: Recorder>(cx: &mut Cx<'_, R>) {
    let claiming: SmallVec<[PlayerId; 2]> = (0..cx.state.players.len() as u8)
        .map(PlayerId)
        .filter(|&player| said(cx.state, player).any(|action| *action == OpeningAction::BeginFirst))
        .collect();
    if !claiming.is_empty() && cx.rule(R103_1C) {
        let nth = if claiming.len() > 1 { cx.state.random.below(claiming.len()) } else { 0 };
        super::begin_with(cx.state, cx.state.primary(claiming[nth]));
    }
}

/// What the face-up conspiracies of a player change as the game begins.
fn said(state: &State, player: PlayerId) -> impl Iterator<Item = &OpeningAction> + '_ {
    let own = in_command_zone(state).map(|id| state.object(id));
    let own = own.filter(move |object| object.controller == player && !object.is(Mark::FaceDown));
    own.flat_map(|object| state.cards.abilities(object.face)).filter_map(|ability| match state.cards.ability(ability) {
        Ability::Opening(action) => Some(action),
        _ => None,
    })
}

/// The starting hand size that a conspiracy gives its controller, if one does (315.5a).
pub(crate) fn starting_hand<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Option<usize> {
    let size = said(look.state, player).find_map(|action| match action {
        OpeningAction::StartingHand(size) => Some(usize::from(*size)),
        _ => None,
    });
    size.filter(|_| look.rule(R315_5A))
}

/// Whether an object lies face down in the command zone.
pub(crate) fn is_face_down(state: &State, id: ObjectId) -> bool {
    let object = state.object(id);
    object.zone == Zone::Command && object.is(Mark::FaceDown)
}

/// Whether an object is a face-down conspiracy, which has no characteristics, and so no abilities (315.5b).
pub(crate) fn has_no_abilities<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> bool {
    is_face_down(look.state, id) && look.rule(R315_5B)
}

/// Whether a player may look at a face-down conspiracy: its controller may at any time (315.7).
pub(crate) fn sees<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> bool {
    look.state.controller(id) == player && look.rule(R315_7)
}

/// Whether a player with priority may turn a face-down conspiracy face up: they control it (702.106c).
pub(crate) fn may_turn_up<R: Recorder>(look: Look<'_, R>, player: PlayerId, id: ObjectId) -> Legal {
    let is_own = is_face_down(look.state, id) && look.state.controller(id) == player;
    if is_own && look.rule(R702_106C) { Ok(()) } else { Err(Refusal::UNFIT) }
}

/// The conspiracies that a player with priority may turn face up.
pub(crate) fn each_turnable<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> SmallVec<[ObjectId; 2]> {
    let down = look.state.command.iter().copied().filter(|&id| look.state.object(id).is(Mark::FaceDown));
    down.filter(|&id| may_turn_up(look, player, id).is_ok()).collect()
}

/// A player turns a conspiracy face up: a special action, which reveals the chosen names (702.106c).
pub(crate) fn turn_up<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, id: ObjectId) {
    let now = cx.state.tick();
    // 613.7j: it receives a new timestamp.
    let since = cx.either(R613_7J, now, cx.state.object(id).since);
    let object = cx.state.object_mut(id);
    object.set(Mark::FaceDown, false);
    object.since = since;
    listeners::watch(cx.state);
    cx.state.stale.characteristics = true;
    cx.state.stale.state_based = true;
    cx.note(Note::TurnedUpInCommandZone(id));
    for face in cx.state.secret_names(id).collect::<SmallVec<[FaceId; 2]>>() {
        cx.note(Note::RevealedName(id, face));
    }
    turn::keeps_priority(cx, player);
}

/// A face-down conspiracy is shown to all players as its controller leaves, and as the game ends (702.106e).
pub(crate) fn reveal<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) {
    if cx.rule(R702_106E) {
        cx.note(Note::Revealed(id));
        cx.state.secret_names(id).for_each(|face| cx.note(Note::RevealedName(id, face)));
    }
}

/// The numbers of the names that were chosen for an object.
fn chosen(state: &State, source: ObjectRef) -> impl Iterator<Item = i32> + '_ {
    let own = state.links.iter().filter(move |link| link.source == source && link.pair == PAIR);
    own.filter_map(|link| link.number)
}

/// Whether what shows a face has a name that was secretly chosen for an object.
pub(crate) fn is_named<R: Recorder>(look: Look<'_, R>, source: ObjectRef, face: FaceId) -> bool {
    chosen(look.state, source)
        .any(|number| choices::named_faces(look.state, number).any(|named| look.same_name(face, named)))
}

impl State {
    /// The names that were secretly chosen for a conspiracy (702.106a), by a face that has each.
    pub fn secret_names(&self, id: ObjectId) -> impl Iterator<Item = FaceId> + '_ {
        let source = self.reference(id);
        chosen(self, source).filter_map(|number| choices::named_faces(self, number).next())
    }
}

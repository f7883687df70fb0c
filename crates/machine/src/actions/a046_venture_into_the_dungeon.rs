//! Venture into the dungeon (701.46), and dungeon cards (309).

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, Action, CardId, DeedKind, Filter, Functions, KeywordDeed, Pattern, Players, Room, SpellAbility, Triggered,
    Type, Zone, Zones,
};
use vademecum_rule_ids::magic::{
    R309_2C, R309_3, R309_4A, R309_4C, R309_7, R701_46A, R701_46B, R701_46C, R701_46D, R704_5T,
};
use vademecum_vocab::RuleId;

use super::KeywordAction;
use crate::{
    Recorder, choices,
    cx::{Cx, Flow},
    decision::{Item, Offer},
    deed::{Acted, Deed, Move},
    happen,
    id::{ObjectId, PlayerId},
    interpret::Frame,
    perform,
    slots::{Held, Slots},
    state::State,
    zones,
};

/// To venture into the dungeon.
pub const VENTURE: KeywordAction = KeywordAction {
    section: Action(46),
    names: ["adentrarse en la mazmorra", "aventurar-se na masmorra", "venture into the dungeon"],
};

/// Where the venture marker of a player is (309.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VentureMarker {
    /// The dungeon card.
    pub dungeon: ObjectId,
    /// The room, by its place on the card.
    pub room: u8,
}

/// The ability of a room (309.4c): it triggers as its owner's venture marker moves into the room.
pub fn room_ability(room: u8, effect: SpellAbility) -> Ability {
    let on = Pattern { room: Some(room), ..Pattern::of(DeedKind::EnterRoom, Filter::This) };
    let functions = Functions(Zones::only(Zone::Command));
    Ability::Triggered(Triggered { effect, functions, by: Some(R309_4C), ..Triggered::on(on, Vec::new()) })
}

/// Whether a card is a dungeon.
pub(crate) fn is_dungeon(state: &State, card: CardId) -> bool {
    state.cards.values(state.cards.front(card)).types.has(Type::Dungeon)
}

/// Whether an object is the dungeon card that a venture marker is on.
pub(crate) fn is_marked(state: &State, id: ObjectId) -> bool {
    state.players.iter().any(|player| player.venture.is_some_and(|marker| marker.dungeon == id))
}

/// Whether an object can't leave the command zone, as a dungeon card (309.2c).
pub(crate) fn stays<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    let is_dungeon = cx.state.values(id).types.has(Type::Dungeon);
    is_dungeon && cx.rule(R309_2C)
}

fn rooms(state: &State, marker: VentureMarker) -> &[Room] {
    &state.values(marker.dungeon).rooms
}

/// Whether a venture marker is on the bottommost room: no arrow points away from it.
fn is_at_bottom(state: &State, marker: VentureMarker) -> bool {
    rooms(state, marker).get(usize::from(marker.room)).is_none_or(|room| room.leads_to.is_empty())
}

/// Players venture into the dungeon, one after another; into one of a kind, where they choose one (701.46d).
pub(crate) fn venture<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    players: &Players,
    kind: &Filter,
) -> Flow<Held> {
    for player in cx.look().players(frame.scope(slots), players) {
        // 309.3: nobody brings a second dungeon into the game.
        let marker = cx.state.player(player).venture.filter(|_| cx.rule(R309_3));
        let ventured = match marker {
            None => cx.rule(R701_46A) && enter(cx, frame, slots, player, (kind, R701_46A))?,
            Some(marker) if is_at_bottom(cx.state, marker) => {
                let goes_on = cx.rule(R701_46C);
                if goes_on {
                    complete(cx, player)?;
                    enter(cx, frame, slots, player, (kind, R701_46C))?;
                }
                goes_on
            }
            Some(marker) => cx.rule(R701_46B) && move_on(cx, player, marker)?,
        };
        if ventured {
            happen::happens(cx, Deed::Act(Acted { action: VENTURE.section.into(), player, object: None }))?;
        }
    }
    Ok(Held::default())
}

/// A player chooses a dungeon card that they own from outside the game and puts it into the command zone, with the venture
/// marker on its topmost room. Whether there was one.
fn enter<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    player: PlayerId,
    (kind, why): (&Filter, RuleId),
) -> Flow<bool> {
    let is_of_kind = *kind != Filter::Any;
    let look = cx.look();
    let any = is_of_kind && !look.rule(R701_46D);
    let fits = |card: CardId| {
        let face = look.state.cards.front(card);
        let entered_by_kind = look.state.cards.values(face).entered_by_kind;
        is_dungeon(look.state, card)
            && (any || choices::is_printed(look, frame.scope(slots), (card, face), kind))
            && (is_of_kind || !entered_by_kind)
    };
    let mut offer: Offer =
        cx.state.player(player).sideboard.iter().copied().filter(|&card| fits(card)).map(Item::Card).collect();
    offer.dedup();
    let Some(Item::Card(card)) = cx.pick_one(player, why, Some(frame.source.id), offer)? else { return Ok(false) };
    let outside = &mut cx.state.player_mut(player).sideboard;
    if let Some(place) = outside.iter().position(|&own| own == card) {
        outside.remove(place);
    }
    let face = cx.state.cards.front(card);
    let dungeon = zones::make_object(cx.state, player, card, face);
    let moved = Move { to: Zone::Command, ..perform::enter(dungeon, Zone::Outside, player) };
    happen::happens(cx, Deed::Move(moved))?;
    if cx.rule(R309_4A) {
        happen::happens(cx, Deed::EnterRoom(player, dungeon, 0))?;
    }
    Ok(true)
}

/// The venture marker follows an arrow that points away from its room, of the player's choice.
fn move_on<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, marker: VentureMarker) -> Flow<bool> {
    let next: SmallVec<[u8; 4]> = rooms(cx.state, marker)[usize::from(marker.room)].leads_to.iter().copied().collect();
    let offer: Offer = (0..next.len() as u8).map(Item::Mode).collect();
    let picked = cx.pick_one(player, R701_46B, Some(marker.dungeon), offer)?;
    let Some(Item::Mode(arrow)) = picked else { return Ok(false) };
    let room = next[usize::from(arrow)];
    happen::happens(cx, Deed::EnterRoom(player, marker.dungeon, room))
}

/// The venture marker of a player is on a room.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId, dungeon: ObjectId, room: u8) {
    cx.state.player_mut(player).venture = Some(VentureMarker { dungeon, room });
}

/// The players who have reached the end of a dungeon that is the source of no room ability which has
/// triggered and not left the stack yet (704.5t).
pub(crate) fn completed<R: Recorder>(cx: &Cx<'_, R>) -> SmallVec<[PlayerId; 1]> {
    let state = &*cx.state;
    let players = (0..state.players.len() as u8).map(PlayerId);
    let over = |player: PlayerId| {
        let Some(marker) = state.player(player).venture else { return false };
        let pending = state.waiting.iter().any(|waiting| waiting.source.id == marker.dungeon)
            || state.stack.iter().any(|item| item.object.id == marker.dungeon);
        cx.when(R704_5T, !pending && is_at_bottom(state, marker))
    };
    players.filter(|&player| over(player)).collect()
}

/// A player removes their dungeon card from the game, and so completes it (309.7).
pub(crate) fn complete<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let Some(marker) = cx.state.player_mut(player).venture.take() else { return Ok(()) };
    let object = Some(cx.state.reference(marker.dungeon));
    if cx.rule(R309_7) {
        let face = cx.state.object(marker.dungeon).face;
        cx.state.player_mut(player).completed.push(face);
        happen::happens(cx, Deed::Act(Acted { action: KeywordDeed::CompletesDungeon, player, object }))?;
    }
    let card = cx.state.object(marker.dungeon).card;
    zones::vanish(cx, marker.dungeon);
    cx.state.player_mut(player).sideboard.push(card);
    Ok(())
}

//! Commander games (903): the cards that lead decks, what they cost, where they return to, and what their damage does.

use std::sync::LazyLock;

use smallvec::SmallVec;
use vademecum_abilities::{
    CardId, Color, Colors, Cost, DeedKind, Filter, ManaCost, Pattern, Replaced, Replacement, Zone,
};
use vademecum_rule_ids::magic::{
    R702_124D, R704_6C, R704_6D, R903_3, R903_3B, R903_3C, R903_3D, R903_3E, R903_4F, R903_6, R903_7, R903_8, R903_9B,
    R903_9C, R903_11, R903_12F, R903_12G, R903_12H,
};

use crate::{
    Recorder,
    actions::a037_meld::{self, MeldedCard},
    commander_decks,
    cx::{Cx, Flow, Look},
    deed::{Deed, Group, Move},
    game::place_card,
    id::{ObjectId, ObjectRef, PlayerId},
    object::{Mark, Marks, Object},
    perform,
    setup::{Placed, Setup},
    state::{OnStack, StackItem, State},
};

/// Combat damage from one commander with which a player loses (903.10a).
const LETHAL_DAMAGE: i32 = 21;

/// The smallest number of cards that a deck of the game may have: that of a constructed deck (100.2a) and of Brawl (903.12d),
/// or that of Commander (903.5a).
pub(crate) const fn minimum_deck(state: &State) -> usize {
    if state.commanders.all.is_empty() || state.commanders.is_brawl { 60 } else { 100 }
}

/// The starting life total of a Commander game (903.7).
const LIFE: i32 = 40;
/// Those of Brawl, of two players and of more (903.12f).
const BRAWL_LIFE: (i32, i32) = (25, 30);

/// The variant Commander: who leads the decks (903.3).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CommanderGame {
    /// The players' commanders, none to two each, beside their decks, in turn order; those behind the last have none.
    pub commanders: Vec<Vec<CardId>>,
    /// Whether it is played with the Brawl option (903.12).
    pub is_brawl: bool,
}

impl CommanderGame {
    /// A player's commanders.
    pub(crate) fn of(&self, place: usize) -> &[CardId] {
        self.commanders.get(place).map_or(&[], Vec::as_slice)
    }
}

/// A card that is a commander, with what the game remembers of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Commander {
    /// The card, wherever it is and whatever object it has become.
    pub(crate) card: ObjectId,
    /// How often its owner has cast it from the command zone (903.8).
    pub(crate) casts: u32,
    /// The combat damage that it has dealt to players (903.10a).
    pub(crate) dealt: SmallVec<[(PlayerId, i32); 2]>,
}

/// The commanders of a game; nothing in games without them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Commanders {
    pub(crate) all: Vec<Commander>,
    /// Those that were put into a graveyard or into exile since state-based actions were last checked (903.9a).
    arrived: SmallVec<[ObjectRef; 2]>,
    /// The color identities of the players' commanders, in turn order (903.4).
    identities: Vec<Colors>,
    is_brawl: bool,
}

impl Commanders {
    /// The variant with these commanders, where it is played.
    pub(crate) fn variant(&self, commanders: Vec<Vec<CardId>>) -> Option<CommanderGame> {
        (!self.all.is_empty()).then_some(CommanderGame { commanders, is_brawl: self.is_brawl })
    }

    /// A number for what the game remembers of them.
    pub(crate) fn key(&self) -> u64 {
        let of = |hash: u64, one: &Commander| {
            let dealt =
                one.dealt.iter().map(|&(player, amount)| u64::from(player.0) << 32 | u64::from(amount.unsigned_abs()));
            dealt.fold(hash.wrapping_mul(31) ^ u64::from(one.casts), |hash, dealt| hash.wrapping_mul(31) ^ dealt)
        };
        self.all.iter().fold(0, of)
    }
}

impl State {
    /// Whether a card is a commander (903.3).
    pub fn is_commander(&self, id: ObjectId) -> bool {
        self.try_object(id).is_some_and(|object| object.is(Mark::Commander))
    }
}

/// The life total that players begin with: that of the rules in general, or of the variant (903.7, 903.12f).
pub(crate) fn starting_life<R: Recorder>(setup: &Setup, rec: &R, rules_give: i32) -> i32 {
    let Some(game) = &setup.commander else { return rules_give };
    let (two, more) = BRAWL_LIFE;
    if game.is_brawl && rec.rule(R903_12F, false) {
        return if setup.decks.len() > 2 { more } else { two };
    }
    if rec.rule(R903_7, false) { LIFE } else { rules_give }
}

/// Designates the commanders, and puts those that a position has nowhere else into the command zone (903.6). What was
/// placed are the objects from a number on.
pub(crate) fn designate<R: Recorder>(state: &mut State, rec: &R, setup: &Setup, first_placed: usize) {
    let Some(game) = &setup.commander else { return };
    state.commanders.is_brawl = game.is_brawl;
    for place in 0..setup.decks.len() {
        let owner = PlayerId(place as u8);
        let identity = commander_decks::identity_of_commanders(&setup.cards, game.of(place), rec);
        state.commanders.identities.push(identity);
        for &card in game.of(place) {
            let is_it = |object: &Object| object.card == card && object.owner == owner && !object.is(Mark::Commander);
            let lies = state.objects.iter().skip(first_placed).position(is_it);
            let at = lies.map_or(state.objects.len(), |place| first_placed + place);
            if lies.is_none() {
                let zone = if rec.rule(R903_6, false) { Zone::Command } else { Zone::Library };
                place_card(state, rec, &Placed::new(owner, card, zone));
            }
            let id = ObjectId(at as u32);
            state.object_mut(id).set(Mark::Commander, true);
            state.commanders.all.push(Commander { card: id, casts: 0, dealt: SmallVec::new() });
        }
    }
}

/// What an object keeps of the card: a commander is one in whatever zone (903.3).
pub(crate) fn kept<R: Recorder>(cx: &Cx<'_, R>, old: &Object) -> Marks {
    if old.is(Mark::Commander) && cx.rule(R903_3) { Marks::only(Mark::Commander) } else { Marks::NONE }
}

/// A commander has come into a zone: its owner may put it back from a graveyard or from exile (903.9a).
pub(crate) fn arrived(state: &mut State, id: ObjectId) {
    let object = state.object(id);
    if object.is(Mark::Commander) && matches!(object.zone, Zone::Graveyard | Zone::Exile) {
        let now = state.reference(id);
        state.commanders.arrived.push(now);
        state.stale.state_based = true;
    }
}

/// The state-based action by which commanders go to the command zone, each if its owner likes (704.6d).
pub(crate) fn return_to_command<R: Recorder>(cx: &mut Cx<'_, R>, group: &mut Group) -> Flow {
    for arrived in std::mem::take(&mut cx.state.commanders.arrived) {
        let is_there = cx.state.is_current(arrived) && cx.state.player(cx.state.object(arrived.id).owner).is_in_game();
        if !is_there || !cx.rule(R704_6D) {
            continue;
        }
        let owner = cx.state.object(arrived.id).owner;
        if cx.ask_yes(owner, R704_6D, Some(arrived.id))? {
            group.push(Deed::Move(perform::moved(cx, arrived.id, Zone::Command)));
        }
    }
    Ok(())
}

/// Whether a player may cast a card for being their commander in the command zone (903.8).
pub(crate) fn may_cast<R: Recorder>(look: Look<'_, R>, player: PlayerId, object: &Object) -> bool {
    let is_there = object.zone == Zone::Command && object.is(Mark::Commander);
    is_there && object.owner == player && look.rule(R903_8)
}

/// A player's commanders in the command zone.
pub(crate) fn in_command_zone(state: &State, player: PlayerId) -> impl Iterator<Item = ObjectId> + '_ {
    let cards = state.commanders.all.iter().map(|one| one.card);
    cards.filter(move |&id| {
        let object = state.object(id);
        object.zone == Zone::Command && object.owner == player && object.is(Mark::Commander)
    })
}

static TAX: LazyLock<Cost> = LazyLock::new(|| Cost::mana(ManaCost { generic: 2, ..ManaCost::default() }));

/// What a commander costs more for each time its owner has cast it from the command zone (903.8).
pub(crate) fn tax<R: Recorder>(look: Look<'_, R>, item: &StackItem) -> Option<(&'static Cost, u32)> {
    let id = item.object.id;
    let from = item.from.unwrap_or(look.state.object(id).zone);
    let all = &look.state.commanders.all;
    let of = all.iter().find(|one| one.card == id && from == Zone::Command)?;
    let owner = look.state.object(id).owner;
    let owned = all.iter().filter(|one| look.state.object(one.card).owner == owner);
    let together = owned.map(|one| one.casts).fold(0, u32::saturating_add);
    // 702.124d: how often the other commander was cast does not matter.
    let casts = if together == of.casts { together } else { look.either(R702_124D, of.casts, together) };
    (casts > 0 && look.state.is_commander(id) && look.rule(R903_8)).then(|| (&*TAX, casts))
}

/// A spell has been cast: if it is a commander from the command zone, the next time costs more (903.8).
pub(crate) fn count_cast(state: &mut State, item: &StackItem) {
    if item.what == OnStack::Spell && item.from == Some(Zone::Command) {
        let of = state.commanders.all.iter_mut().find(|one| one.card == item.object.id);
        of.into_iter().for_each(|one| one.casts = one.casts.saturating_add(1));
    }
}

/// The card by which an object is a commander: its own (903.3), or a component of a melded permanent (903.3b) or of a merged
/// one (903.3c).
fn card_of<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Option<ObjectId> {
    if look.state.is_commander(id) {
        return Some(id);
    }
    let (card, merged) = component(look.state, id)?;
    look.rule(if merged { R903_3C } else { R903_3B }).then_some(card)
}

/// A commander that represents a permanent beside the permanent's own card, and whether it merged with it.
fn component(state: &State, id: ObjectId) -> Option<(ObjectId, bool)> {
    if state.commanders.all.is_empty() || state.melded.is_empty() {
        return None;
    }
    let (others, merged) = a037_meld::others(state, id);
    others.into_iter().find(|&card| state.object(card).is(Mark::Commander)).map(|card| (card, merged))
}

/// Whether an effect that speaks of commanders means an object (903.3d).
pub(crate) fn is_so_called<R: Recorder>(look: Look<'_, R>, object: &Object, of: ObjectRef) -> bool {
    let is_one = object.is(Mark::Commander) || look.state.is_current(of) && card_of(look, of.id).is_some();
    is_one && look.rule(R903_3D)
}

/// The commanders of some players, of whose characteristics a text speaks: in whatever zone they are, hands and libraries among
/// them (903.3e); without that rule, those on the battlefield.
pub(crate) fn of_players<R: Recorder>(look: Look<'_, R>, players: &[PlayerId]) -> SmallVec<[ObjectRef; 4]> {
    let state = look.state;
    let as_permanent = |card: ObjectId| {
        let is_it = |of: &&MeldedCard| of.card == card && of.parted.is_none();
        state.melded.iter().find(is_it).map_or(state.reference(card), |of| of.permanent)
    };
    let own = state.commanders.all.iter().map(|one| one.card);
    let own = own.filter(|&card| players.contains(&state.object(card).owner) && state.object(card).is(Mark::Commander));
    let found = own.map(as_permanent);
    found.filter(|of| state.object(of.id).zone == Zone::Battlefield || look.rule(R903_3E)).collect()
}

/// Combat damage to a player is counted for each commander by itself (903.10a).
pub(crate) fn note_damage<R: Recorder>(cx: &mut Cx<'_, R>, source: ObjectRef, player: PlayerId, amount: i32) {
    if cx.state.commanders.all.is_empty() {
        return;
    }
    let Some(card) = card_of(cx.look(), source.id) else { return };
    let state = &mut *cx.state;
    let Some(one) = state.commanders.all.iter_mut().find(|one| one.card == card) else { return };
    match one.dealt.iter_mut().find(|(to, _)| *to == player) {
        Some((_, dealt)) => *dealt = dealt.saturating_add(amount),
        None => one.dealt.push((player, amount)),
    }
    state.stale.state_based = true;
}

/// Whether one commander has dealt a player so much combat damage that they lose (704.6c): not in Brawl (903.12h).
pub(crate) fn has_dealt_lethal<R: Recorder>(cx: &Cx<'_, R>, player: PlayerId) -> bool {
    let all = &cx.state.commanders.all;
    if all.is_empty() {
        return false;
    }
    let dealt = |one: &Commander| one.dealt.iter().find(|(to, _)| *to == player).map_or(0, |(_, amount)| *amount);
    let is_lethal = all.iter().any(|one| {
        let owner = |one: &Commander| cx.state.object(one.card).owner;
        let owned = all.iter().filter(|other| owner(other) == owner(one));
        let together = owned.map(dealt).fold(0, i32::saturating_add);
        // 702.124d: damage of the other commander is looked at separately.
        let counted = if together == dealt(one) { together } else { cx.either(R702_124D, dealt(one), together) };
        counted >= LETHAL_DAMAGE
    });
    cx.when(R704_6C, is_lethal) && !cx.when(R903_12H, cx.state.commanders.is_brawl)
}

/// The color identity of a player's commanders, as a text speaks of it: undefined, and so no color, for a player who has no
/// commander (903.4f); without that rule, any.
pub(crate) fn identity<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Colors {
    let commanders = &look.state.commanders;
    let has_one = commanders.all.iter().any(|one| look.state.object(one.card).owner == player);
    match commanders.identities.get(player.at()) {
        Some(identity) if has_one => *identity,
        _ => look.either(R903_4F, Colors::NONE, Color::ALL.into_iter().collect()),
    }
}

/// Whether a card outside the game stays there: one named like a card that its owner has in the game, or with a color that
/// their commanders lack (903.11).
pub(crate) fn stays_outside<R: Recorder>(look: Look<'_, R>, player: PlayerId, card: CardId) -> bool {
    let state = look.state;
    let Some(identity) = state.commanders.identities.get(player.at()) else { return false };
    let face = state.cards.front(card);
    let is_named_so = |(_, object): (ObjectId, &Object)| {
        object.owner == player && look.same_name(state.cards.front(object.card), face)
    };
    let colors = commander_decks::color_identity(&state.cards, card, look.rec);
    let is_strange = colors.union(*identity) != *identity || state.objects().any(is_named_so);
    is_strange && look.rule(R903_11)
}

/// How many of a player's mulligans count for nothing in Brawl (903.12g).
pub(crate) fn has_free_mulligan<R: Recorder>(look: Look<'_, R>) -> bool {
    look.state.commanders.is_brawl && look.rule(R903_12G)
}

/// The effect by which a commander's owner may put it into the command zone.
pub(crate) static RETURN: LazyLock<Replacement> = LazyLock::new(|| {
    let moves = Pattern::of(DeedKind::Move, Filter::This);
    Replacement { optional: true, by: Some(R903_9B), ..Replacement::of(moves, Replaced::To(Zone::Command)) }
});

/// The object with which a deed would move a commander to a hand or library, if it moves one there (903.9b).
pub(crate) fn would_return(state: &State, deed: &Deed) -> Option<ObjectId> {
    match deed {
        Deed::Move(Move { object, to: Zone::Hand | Zone::Library, other_to: None, .. }) => {
            let is_one = state.is_commander(*object) || component(state, *object).is_some();
            is_one.then_some(*object)
        }
        _ => None,
    }
}

/// Where the cards of a permanent go as its owner puts a commander among them into the command zone: the commander alone goes
/// there, each other card where it would have gone (903.9c).
pub(crate) fn apart<R: Recorder>(look: Look<'_, R>, by: &Replacement, was: &Move, moved: Move) -> Move {
    if by.by != Some(R903_9B) || look.state.melded.is_empty() {
        return moved;
    }
    let (others, _) = a037_meld::others(look.state, moved.object);
    if others.is_empty() || !look.rule(R903_9C) {
        return moved;
    }
    if look.state.is_commander(moved.object) {
        Move { other_to: Some(was.to), ..moved }
    } else {
        Move { to: was.to, other_to: Some(moved.to), ..moved }
    }
}

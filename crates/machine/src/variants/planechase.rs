//! Planechase (901): planar decks, the planar controller and the planar die.

use std::sync::{Arc, LazyLock};

use vademecum_abilities::{
    CardId, Cost, Effect, Filter, KeywordDeed, ManaCost, Pattern, Players, Program, Triggered, Type, Types,
    VariantEffect,
};
use vademecum_rule_ids::magic::{
    R311_7, R701_24A, R704_6F, R901_5, R901_6, R901_7A, R901_8, R901_9, R901_9B, R901_9D, R901_10, R901_10A, R901_10B,
    R901_11C, R901_12B, R901_12C, R901_12D, R901_15B, R901_15C,
};
use vademecum_vocab::RuleId;

use crate::{
    Recorder,
    actions::a024_planeswalk,
    cx::{Cx, Flow, Legal, Look},
    deed::{Acted, Deed, Note},
    designations,
    error::Refusal,
    happen,
    id::{ObjectId, ObjectRef, PlayerId},
    payment::{self, Means},
    select::{Ring, Scope},
    special_actions, stack,
    state::State,
    teams::TeamPlay,
    zones,
};

/// Faces of the planar die (901.3a).
const FACES: usize = 6;

/// A kind of face of the planar die (901.3a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlanarFace {
    /// One has the planeswalker symbol (107.11).
    Planeswalker,
    /// One has the chaos symbol (107.12).
    Chaos,
    /// The others are blank.
    Blank,
}

/// What a Planechase game has beside the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Planechase {
    /// The planar controller (901.6).
    pub(crate) controller: PlayerId,
    /// Whether all players use one planar deck (901.15).
    pub(crate) is_shared: bool,
    /// Stands for the source of the planeswalking ability, which has none (901.8).
    pub(crate) source: ObjectRef,
}

/// The planeswalking ability (901.8).
static PLANESWALKING: LazyLock<Arc<Triggered>> = LazyLock::new(|| {
    let rolled = Pattern::acts(KeywordDeed::RollsPlaneswalker, Filter::Any, Some(Players::All));
    let program: Program = vec![Effect::InVariant(VariantEffect::Planeswalk(Players::You)).into()];
    Arc::new(Triggered { by: Some(R901_8), ..Triggered::on(rolled, program) })
});

/// Planar decks lie in the command zone.
pub(crate) fn set_up<R: Recorder>(cx: &mut Cx<'_, R>, decks: &[Vec<CardId>], is_shared: bool) {
    if decks.iter().all(Vec::is_empty) {
        return;
    }
    begin_variant(cx.state, is_shared);
    for (place, cards) in decks.iter().enumerate().take(cx.state.players.len()) {
        let owner = PlayerId(place as u8);
        let deck = super::lay_aside(cx, owner, cards);
        cx.state.player_mut(owner).planar_deck = deck;
    }
}

/// A position may begin with planes that are face up: the active player controls them (901.6).
pub(crate) fn place<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.planechase.is_none() && !face_up(cx.state).is_empty() {
        begin_variant(cx.state, false);
    }
    begin_turn(cx, cx.state.turn.active);
}

fn begin_variant(state: &mut State, is_shared: bool) {
    let starting = state.turn.starting;
    let card = state.cards.source_of_planeswalking();
    let face = state.cards.front(card);
    let source = zones::make_object(state, starting, card, face);
    let source = state.reference(source);
    state.planechase = Some(Planechase { controller: starting, is_shared, source });
    designations::add_inherent(state, &PLANESWALKING, source, starting);
}

/// The player whose planar deck a player uses: with a single one, that which all share (901.15c).
fn holder<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> PlayerId {
    let is_shared = look.state.planechase.is_some_and(|game| game.is_shared);
    if look.when(R901_15C, is_shared) { PlayerId(0) } else { player }
}

/// Who owns a card of a planar deck: with a single one, the planar controller (901.15b).
pub(crate) fn owner<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> PlayerId {
    let owner = look.state.object(id).owner;
    match look.state.planechase {
        Some(game) if look.when(R901_15B, game.is_shared) => game.controller,
        _ => owner,
    }
}

/// The planes and phenomena that are face up.
pub(crate) fn face_up(state: &State) -> Vec<ObjectId> {
    super::face_up(state, Types::PLANAR).collect()
}

/// The starting player turns up cards of the planar deck until one is a plane; abilities do not trigger (901.5).
pub(crate) fn begin<R: Recorder>(cx: &mut Cx<'_, R>) {
    if cx.state.planechase.is_none() || !cx.rule(R901_5) {
        return;
    }
    let starting = cx.state.turn.starting;
    let holder = holder(cx.look(), starting);
    for _ in 0..cx.state.player(holder).planar_deck.len() {
        let Some(card) = cx.state.player_mut(holder).planar_deck.pop() else { return };
        if cx.state.values(card).types.has(Type::Plane) {
            super::turn_up(cx, card, starting);
            return;
        }
        cx.state.player_mut(holder).planar_deck.insert(0, card);
    }
}

/// A turn begins: its player is the planar controller (901.6), and has not rolled the planar die.
pub(crate) fn begin_turn<R: Recorder>(cx: &mut Cx<'_, R>, active: PlayerId) {
    if cx.state.planechase.is_none() {
        return;
    }
    cx.state.players.iter_mut().for_each(|player| player.planar_rolls = 0);
    if cx.rule(controller_rule(cx.state)) {
        set_controller(cx.state, active);
    }
}

/// The rule that says who is the planar controller: of teams with one life total, the primary player of one (901.12b).
fn controller_rule(state: &State) -> RuleId {
    if state.turn.team_play == TeamPlay::TwoHeadedGiant { R901_12B } else { R901_6 }
}

/// The players whom "you" means in an ability of a plane or phenomenon: the whole team of the planar controller, where it
/// has one life total (901.12c). None for other objects.
pub(crate) fn whole_team<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>) -> Option<Ring> {
    let state = look.state;
    let shares = state.planechase.is_some() && state.turn.team_play == TeamPlay::TwoHeadedGiant;
    let face = state.try_object(scope.source.id).filter(|_| shares)?.face;
    (state.cards.values(face).types.meets(Types::PLANAR) && look.rule(R901_12C)).then(|| state.together(scope.you))
}

/// Whether "you" means a player in an ability of a plane or phenomenon because it means their whole team (901.12c).
pub(crate) fn is_you<R: Recorder>(look: Look<'_, R>, scope: Scope<'_>, player: PlayerId) -> bool {
    whole_team(look, scope).is_some_and(|team| team.contains(&player))
}

fn set_controller(state: &mut State, controller: PlayerId) {
    let Some(game) = &mut state.planechase else { return };
    game.controller = controller;
    let source = game.source;
    state.made.iter_mut().filter(|made| made.source == source).for_each(|made| made.controller = controller);
    for id in face_up(state) {
        state.object_mut(id).controller = controller;
    }
    state.stale.characteristics = true;
}

/// A player takes the top card off the planar deck they use and turns it face up.
pub(crate) fn turn_up_next<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Option<ObjectId> {
    let holder = holder(cx.look(), player);
    let card = cx.state.player_mut(holder).planar_deck.pop()?;
    let controller = cx.state.planechase.map_or(player, |game| game.controller);
    super::turn_up(cx, card, controller);
    Some(card)
}

/// Returns a face-up card to its owner's planar deck, at the bottom, as a new object (901.7a).
pub(crate) fn put_back<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId) {
    let owner = cx.state.object(id).owner;
    let is_new = cx.rule(R901_7A);
    super::turn_down(cx, id, is_new);
    cx.state.player_mut(owner).planar_deck.insert(0, id);
}

/// The face-up cards that a player leaves behind: all of them (901.11c).
pub(crate) fn left_behind<R: Recorder>(cx: &Cx<'_, R>) -> Vec<ObjectId> {
    let mut cards = face_up(cx.state);
    if cards.len() > 1 && !cx.rule(R901_11C) {
        cards.truncate(1);
    }
    cards
}

/// Whether a player may planeswalk: only the planar controller may, and only in a Planechase game (701.24a).
pub(crate) fn may_planeswalk<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> bool {
    look.state.planechase.is_some_and(|game| !look.when(R701_24A, game.controller != player))
}

/// Whether a phenomenon is over: face up, and the source of no ability that has triggered and not left the stack
/// (704.6f).
pub(crate) fn is_over<R: Recorder>(cx: &Cx<'_, R>) -> bool {
    let state = &*cx.state;
    if state.planechase.is_none() {
        return false;
    }
    let pending = |id: ObjectId| {
        state.waiting.iter().any(|waiting| waiting.source.id == id)
            || state.stack.iter().any(|item| item.object.id == id)
    };
    super::face_up(state, Types::only(Type::Phenomenon)).any(|id| cx.when(R704_6F, !pending(id)))
}

/// The planar controller planeswalks, as a phenomenon is over (704.6f).
pub(crate) fn go_on<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    let Some(game) = cx.state.planechase else { return Ok(()) };
    a024_planeswalk::planeswalk(cx, game.controller)
}

/// What rolling the planar die costs a player: for each of their own rolls in the turn {1} (901.9).
fn cost_of_roll(state: &State, player: PlayerId) -> Cost {
    Cost::mana(ManaCost::generic(state.player(player).planar_rolls))
}

/// Whether a player with priority may roll the planar die as a special action: in a main phase of their turn while the stack
/// is empty, for as much mana as they have done so this turn (901.9).
pub(crate) fn may_roll<R: Recorder>(look: Look<'_, R>, player: PlayerId) -> Legal {
    let Some(game) = look.state.planechase else { return Err(Refusal::UNFIT) };
    if !stack::is_sorcery_time(look.state, player) {
        return Err(Refusal::by(R901_9, "refused-planar-die-in-main-phase"));
    }
    // 901.12d: each player of the active team may.
    if player != look.state.turn.active && !look.rule(R901_12D) {
        return Err(Refusal::by(R901_9, "refused-planar-die-in-main-phase"));
    }
    if !look.rule(R901_9) {
        return Err(Refusal::UNFIT);
    }
    let payment = special_actions::payment_of(look, player, game.source, &cost_of_roll(look.state, player));
    payment::check(look, &Means::of(look, player), &payment)
}

/// A player pays for a roll of the planar die and rolls it (901.9).
pub(crate) fn pay_and_roll<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    let Some(game) = cx.state.planechase else { return Ok(()) };
    let cost = cost_of_roll(cx.state, player);
    special_actions::pay(cx, player, game.source, &cost)?;
    let rolls = &mut cx.state.player_mut(player).planar_rolls;
    *rolls = rolls.saturating_add(1);
    roll(cx, player)
}

/// A player rolls the planar die.
pub(crate) fn roll<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    if cx.state.planechase.is_none() {
        return Ok(());
    }
    let natural = cx.state.random.below(FACES);
    let face = match natural {
        0 => PlanarFace::Planeswalker,
        1 => PlanarFace::Chaos,
        _ => PlanarFace::Blank,
    };
    cx.note(Note::RolledPlanarDie(player, face));
    // 901.9d: what looks for a number ignores it.
    let number = cx.either(R901_9D, 0, natural as i32 + 1);
    happen::happens(cx, Deed::Roll { player, sides: FACES as u8, natural: number, result: number })?;
    match face {
        PlanarFace::Planeswalker => {
            let action = KeywordDeed::RollsPlaneswalker;
            happen::happens(cx, Deed::Act(Acted { action, player, object: None })).map(drop)
        }
        // 901.9b: chaos ensues.
        PlanarFace::Chaos if cx.rule(R901_9B) => ensue(cx, player),
        PlanarFace::Chaos | PlanarFace::Blank => Ok(()),
    }
}

fn ensue<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    happen::happens(cx, Deed::Act(Acted { action: KeywordDeed::ChaosEnsues, player, object: None })).map(drop)
}

/// An effect has players roll the planar die: these rolls do not make the next special action cost more (901.9).
pub(crate) fn roll_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, who: &Players) -> Flow {
    cx.look().players(scope, who).into_iter().try_for_each(|player| roll(cx, player))?;
    Ok(())
}

/// An effect says that chaos ensues (311.7).
pub(crate) fn ensue_by_effect<R: Recorder>(cx: &mut Cx<'_, R>, player: PlayerId) -> Flow {
    if cx.state.planechase.is_some() && cx.rule(R311_7) {
        ensue(cx, player)?;
    }
    Ok(())
}

/// Before a player leaves the game, the next player in turn order becomes the planar controller (901.6), who also controls
/// the abilities of their phenomena on the stack from now on (901.10b).
pub(crate) fn pass_on<R: Recorder>(cx: &mut Cx<'_, R>, leaving: PlayerId) {
    let Some(game) = cx.state.planechase else { return };
    let next = cx.state.next_player(leaving);
    if game.controller == leaving && cx.rule(controller_rule(cx.state)) {
        set_controller(cx.state, next);
    }
    let controller = cx.state.planechase.map_or(next, |game| game.controller);
    let of_phenomenon = |state: &State, source: ObjectRef| {
        state.is_current(source) && state.values(source.id).types.has(Type::Phenomenon)
    };
    for place in 0..cx.state.stack.len() {
        let item = &cx.state.stack[place];
        let remains = item.controller == leaving && of_phenomenon(cx.state, item.object);
        if cx.when(R901_10B, remains) {
            cx.state.stack[place].controller = controller;
        }
    }
}

/// A player's planes and phenomena leave the game with them (901.10), and a planeswalking ability on the stack ceases to
/// exist if it was a plane that left (901.10a). Whether there were any.
pub(crate) fn leave<R: Recorder>(cx: &mut Cx<'_, R>, leaving: PlayerId) -> bool {
    let Some(game) = cx.state.planechase else { return false };
    let own: Vec<ObjectId> = face_up(cx.state).into_iter().filter(|&id| owner(cx.look(), id) == leaving).collect();
    if own.is_empty() {
        return false;
    }
    let is_plane = own.iter().any(|&id| cx.state.values(id).types.has(Type::Plane));
    if cx.when(R901_10A, is_plane && cx.state.stack.iter().any(|item| item.object == game.source)) {
        cx.state.stack.retain(|item| item.object != game.source);
    }
    a024_planeswalk::depart(cx, game.controller, &own, zones::vanish);
    true
}

/// The planar controller turns up the next card as soon as a player has left with the one that was face up (901.10).
pub(crate) fn replace_what_left<R: Recorder>(cx: &mut Cx<'_, R>) -> Flow {
    match cx.state.planechase {
        Some(game) if cx.rule(R901_10) => a024_planeswalk::arrive(cx, game.controller),
        _ => Ok(()),
    }
}

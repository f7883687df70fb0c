//! Variants: Emperor (809), and those with nontraditional cards in the command zone, which are Planechase (901), Vanguard
//! (902), Archenemy (904) and Conspiracy Draft (905).

pub(crate) mod archenemy;
pub(crate) mod conspiracies;
pub(crate) mod emperor;
pub(crate) mod planechase;
pub(crate) mod vanguard;

use vademecum_abilities::{Ability, CardId, Functions, Type, Types, VariantEffect, Zone, Zones};
use vademecum_rule_ids::magic::{R108_2A, R108_5, R315_5, R400_4B, R613_7H, R901_7, R902_7, R904_8};
use vademecum_vocab::RuleId;

pub use planechase::PlanarFace;
pub(crate) use planechase::Planechase;

use crate::{
    Recorder,
    actions::{a024_planeswalk, a025_set_in_motion, a026_abandon},
    cx::{Cx, Flow, Look},
    deed::Note,
    error::SetupError,
    id::{ObjectId, PlayerId},
    listeners,
    object::Object,
    select::Scope,
    setup::{Arrangement, Placed, Setup},
    slots::Held,
    state::State,
    turn::Turn,
    zones,
};

/// The cards beside the decks with which casual variants are played: each list is a player's, in turn order, the top card
/// last; players behind the last list have none.
#[derive(Debug, Clone, Default)]
pub struct SupplementaryDecks {
    /// Planar decks (901.3); a single one, of the first player, if it is shared.
    pub planes: Vec<Vec<CardId>>,
    /// Whether all players use one planar deck (901.15).
    pub shares_planes: bool,
    /// Scheme decks (904.3).
    pub schemes: Vec<Vec<CardId>>,
    /// Vanguard cards (902.3).
    pub vanguards: Vec<Vec<CardId>>,
    /// Sticker sheets of each player (123.2), as cards.
    pub sheets: Vec<Vec<CardId>>,
}

impl SupplementaryDecks {
    /// Each list of cards; sticker sheets are none.
    pub fn lists(&self) -> impl Iterator<Item = &Vec<CardId>> {
        self.planes.iter().chain(&self.schemes).chain(&self.vanguards)
    }
}

/// Puts the decks of casual variants on the table, before anything else begins.
pub(crate) fn set_up<R: Recorder>(cx: &mut Cx<'_, R>, decks: &SupplementaryDecks) {
    vanguard::set_up(cx, &decks.vanguards);
    archenemy::set_up(cx, &decks.schemes);
    planechase::set_up(cx, &decks.planes, decks.shares_planes);
}

/// Carries out what an effect does with the cards of a variant.
pub(crate) fn carry_out<R: Recorder>(cx: &mut Cx<'_, R>, scope: Scope<'_>, effect: &VariantEffect) -> Flow<Held> {
    match effect {
        VariantEffect::Planeswalk(players) => a024_planeswalk::walk(cx, scope, players)?,
        VariantEffect::RollPlanarDie(players) => planechase::roll_by_effect(cx, scope, players)?,
        VariantEffect::ChaosEnsues => planechase::ensue_by_effect(cx, scope.you)?,
        VariantEffect::SetInMotion(players, times) => a025_set_in_motion::set(cx, scope, (players, times))?,
        VariantEffect::Abandon(schemes) => a026_abandon::abandon(cx, scope, schemes)?,
    }
    Ok(Held::default())
}

/// The objects of a deck that lies aside, in its order.
fn lay_aside<R: Recorder>(cx: &mut Cx<'_, R>, owner: PlayerId, cards: &[CardId]) -> Vec<ObjectId> {
    let of_card = |&card: &CardId| {
        let face = cx.state.cards.front(card);
        zones::make_object(cx.state, owner, card, face)
    };
    cards.iter().map(of_card).collect()
}

/// A card is moved off its deck and turned face up in the command zone: it receives a timestamp (613.7h).
pub(crate) fn turn_up<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId) {
    let now = cx.state.tick();
    let since = cx.either(R613_7H, now, cx.state.object(id).since);
    cx.state.object_mut(id).since = since;
    show(cx, id, controller);
}

/// A card lies face up in the command zone: its abilities function there.
fn show<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId) {
    lay_in_command_zone(cx, id, controller);
    cx.note(Note::TurnedUpInCommandZone(id));
}

/// An object that is nowhere is put into the command zone.
fn lay_in_command_zone<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, controller: PlayerId) {
    cx.state.object_mut(id).controller = controller;
    zones::lay_down(cx.state, id, Zone::Command);
    listeners::arrived(cx.state, id);
    cx.state.stale.characteristics = true;
    cx.state.stale.state_based = true;
}

/// A player begins the game, whoever was to.
fn begin_with(state: &mut State, player: PlayerId) {
    let influence = std::mem::take(&mut state.turn.influence);
    let Turn { attacks, team_play, deploys, .. } = state.turn;
    state.turn = Turn { attacks, team_play, deploys, influence, ..Turn::before_the_first(player) };
    state.decision.who = player;
}

/// A face-up card is turned face down and belongs to a deck again, on the bottom: a new object, if a rule says so.
fn turn_down<R: Recorder>(cx: &mut Cx<'_, R>, id: ObjectId, is_new: bool) {
    cx.note(Note::PutBackOnDeck(id));
    zones::take_aside(cx, id, is_new);
    cx.state.stale.characteristics = true;
}

impl State {
    /// The cards of planar and scheme decks that are not face up.
    pub fn cards_laid_aside(&self) -> impl Iterator<Item = &Object> {
        let decks = self.players.iter().flat_map(|player| player.planar_deck.iter().chain(&player.scheme_deck));
        decks.map(|&id| &self.objects[id.at()])
    }
}

/// The face-up cards in the command zone that have one of some types, in the order in which they were turned up.
pub(crate) fn face_up(state: &State, types: Types) -> impl Iterator<Item = ObjectId> + '_ {
    state.command.iter().copied().filter(move |&id| state.values(id).types.meets(types))
}

/// Whether an object can't leave the command zone (400.4b).
pub(crate) fn stays<R: Recorder>(cx: &Cx<'_, R>, id: ObjectId) -> bool {
    types_of(cx.state, id).meets(Types::OF_VARIANTS) && cx.rule(R400_4B)
}

/// Whether a card may be brought into the game from outside: one of a variant may not (108.5).
pub(crate) fn may_be_brought<R: Recorder>(look: Look<'_, R>, card: CardId) -> bool {
    let types = look.state.cards.values(look.state.cards.front(card)).types;
    !(types.meets(Types::OF_VARIANTS) && look.rule(R108_5))
}

/// Refuses decks with nontraditional cards (108.2a).
pub(crate) fn check_decks<R: Recorder>(setup: &Setup, rec: &R) -> Result<(), SetupError> {
    let has_one = setup.decks.iter().flatten().any(|&card| setup.cards.is_nontraditional(card));
    SetupError::if_forbidden(has_one && rec.rule(R108_2A, false), R108_2A, "refused-nontraditional-in-deck")
}

/// Refuses a position with a plane, phenomenon, scheme or vanguard outside the command zone (108.5).
pub(crate) fn check_places<R: Recorder>(arrangement: &Arrangement, rec: &R) -> Result<(), SetupError> {
    let cards = &arrangement.setup.cards;
    let is_misplaced = |placed: &Placed| {
        placed.zone != Zone::Command && cards.values(cards.front(placed.card)).types.meets(Types::OF_VARIANTS)
    };
    let is_forbidden = arrangement.placed.iter().any(is_misplaced) && rec.rule(R108_5, false);
    SetupError::if_forbidden(is_forbidden, R108_5, "refused-outside-command-zone")
}

/// The card types of what an object shows when it is face up.
fn types_of(state: &State, id: ObjectId) -> Types {
    state.cards.values(state.object(id).face).types
}

/// Whether the abilities of an object in the command zone function there; nothing, if it is of no variant.
pub(crate) fn functions<R: Recorder>(look: Look<'_, R>, id: ObjectId) -> Option<bool> {
    let rule = rule_of_functioning(types_of(look.state, id))?;
    Some(!conspiracies::has_no_abilities(look, id) && look.rule(rule))
}

/// The rule by which the abilities of a face-up card function in the command zone.
fn rule_of_functioning(types: Types) -> Option<RuleId> {
    if types.meets(Types::PLANAR) {
        Some(R901_7)
    } else if types.has(Type::Scheme) {
        Some(R904_8)
    } else if types.has(Type::Conspiracy) {
        Some(R315_5)
    } else {
        types.has(Type::Vanguard).then_some(R902_7)
    }
}

/// Makes the abilities of a plane, phenomenon, scheme, vanguard or conspiracy function in the command zone and nowhere else.
pub(crate) fn function_in_command_zone(abilities: &mut [Ability]) {
    let there = Functions(Zones::only(Zone::Command));
    for ability in abilities {
        match ability {
            Ability::Triggered(of) => of.functions = there,
            Ability::Activated(of) => of.functions = there,
            Ability::Static(of) => of.functions = there,
            Ability::Replacement(of) => of.functions = there,
            Ability::Casting(of) => of.functions = there,
            Ability::Keyword(_) | Ability::Spell(_) | Ability::Opening(_) | Ability::Opaque(_) => {}
        }
    }
}

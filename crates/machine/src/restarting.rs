//! Restarting the game (724).

use vademecum_abilities::{CardId, Instruction, Type};
use vademecum_rule_ids::magic::{R724_1, R724_1A, R724_2, R724_4};

use crate::{
    Recorder,
    cx::{Cx, Flow, Stop},
    game::{self, Setup},
    happen::Instead,
    id::ObjectId,
    interpret::Frame,
    object::{Mark, Object},
    slots::Slots,
};

/// The cards that a player has in the game that begins.
#[derive(Debug, Clone, Default)]
struct Owned {
    deck: Vec<CardId>,
    attractions: Vec<CardId>,
    /// Dungeon cards lie outside of a game as it begins (309.2a).
    outside: Vec<CardId>,
}

/// The game ends, and all players in it begin a new one with all of its cards (724.1, 724.2). The instructions behind that
/// one are followed just before the first untap step (724.4).
pub(crate) fn restart<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, slots: &Slots, rest: &[Instruction]) -> Flow {
    if !cx.rule(R724_1) {
        return Ok(());
    }
    let old = &*cx.state;
    let before = old.turn.starting;
    let owned = collect(cx);
    let source = old.try_object(frame.source.id).copied();
    let setup = Setup {
        cards: old.cards.clone(),
        decks: owned.iter().map(|owned| owned.deck.clone()).collect(),
        sideboards: old
            .players
            .iter()
            .zip(&owned)
            .map(|(of, owned)| [&*of.sideboard, &*owned.outside].concat())
            .collect(),
        attractions: owned.iter().map(|owned| owned.attractions.clone()).collect(),
        teams: old.players.iter().map(|player| player.team).collect(),
        // 724.1a: whoever controlled what restarted the game begins the new one.
        starting: cx.either(R724_1A, frame.you, before),
        attacks: old.turn.attacks,
        life: None,
        seed: old.random.0,
    };
    let mut new = setup.empty(cx.rec);
    for (player, was) in new.players.iter_mut().zip(&old.players) {
        (player.left, player.lost) = (was.left, was.lost);
    }
    // No object of the old game is found in the new one.
    new.clock = new.clock.max(old.clock);
    let is_source = |object: &Object| source.is_some_and(|was| (was.card, was.owner) == (object.card, object.owner));
    let source = new.objects.iter().position(is_source).or(if new.objects.is_empty() { None } else { Some(0) });
    if let Some(place) = source
        && !rest.is_empty()
        && cx.rule(R724_4)
    {
        let source = new.reference(ObjectId(place as u32));
        new.deferred.push(Instead::later(rest.to_vec(), (frame.you, source), slots.clone()));
    }
    *cx.state = new;
    game::begin(cx)?;
    Err(Stop::Again)
}

/// The cards of each player, wherever they are, those that have phased out and that represent melded permanents among
/// them: their owners keep them (724.2). Without that rule, whoever controls them does.
fn collect<R: Recorder>(cx: &Cx<'_, R>) -> Vec<Owned> {
    let state = &*cx.state;
    let mut all = vec![Owned::default(); state.players.len()];
    let is_card =
        |object: &&Object| state.cards.is_card(object.card) && !object.is(Mark::Token) && !object.is(Mark::Copy);
    let here = state.objects().map(|(id, object)| (object, state.controller(id)));
    let away = state.phased_out().chain(state.melded_cards()).map(|object| (object, object.owner));
    for (object, controller) in here.chain(away).filter(|(object, _)| is_card(object)) {
        let owner = if controller == object.owner { controller } else { cx.either(R724_2, object.owner, controller) };
        let values = state.cards.values(state.cards.front(object.card));
        let to = &mut all[owner.at()];
        if values.types.has(Type::Dungeon) {
            to.outside.push(object.card);
        } else if values.lights != 0 {
            to.attractions.push(object.card);
        } else {
            to.deck.push(object.card);
        }
    }
    for (attractions, of) in state.players.iter().map(|player| &player.attractions).zip(&mut all) {
        of.attractions.extend(attractions.iter().copied());
    }
    all
}

//! Restarting the game (724).

use vademecum_abilities::{CardId, Instruction, Objects, Type, Types, Zone};
use vademecum_rule_ids::magic::{R724_1, R724_1A, R724_2, R724_4, R724_5, R724_5A};

use crate::{
    Recorder, commander,
    cx::{Cx, Flow, Stop},
    game,
    happen::Instead,
    id::{ObjectId, PlayerId},
    interpret::Frame,
    object::{Mark, Object},
    setup::{Placed, Setup},
    slots::Slots,
    stickers,
    variants::{self, SupplementaryDecks},
};

/// The cards that a player has in the game that begins.
#[derive(Debug, Clone, Default)]
struct Owned {
    deck: Vec<CardId>,
    attractions: Vec<CardId>,
    commanders: Vec<CardId>,
    planes: Vec<CardId>,
    schemes: Vec<CardId>,
    vanguards: Vec<CardId>,
    /// Dungeon cards lie outside of a game as it begins (309.2a), and so do conspiracies.
    outside: Vec<CardId>,
}

/// The game ends, and all players in it begin a new one with all of its cards (724.1, 724.2). The instructions behind that
/// one are followed just before the first untap step (724.4).
pub(crate) fn restart<R: Recorder>(
    cx: &mut Cx<'_, R>,
    frame: Frame,
    slots: &Slots,
    (left, rest): (Option<&Objects>, &[Instruction]),
) -> Flow {
    if !cx.rule(R724_1) {
        return Ok(());
    }
    let exempt = left.map_or_else(Vec::new, |left| exempt(cx, frame, slots, left));
    let old = &*cx.state;
    let before = old.turn.starting;
    let owned = collect(cx, &exempt);
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
        supplementary: SupplementaryDecks {
            planes: owned.iter().map(|owned| owned.planes.clone()).collect(),
            shares_planes: old.planechase.is_some_and(|game| game.is_shared),
            schemes: owned.iter().map(|owned| owned.schemes.clone()).collect(),
            vanguards: owned.iter().map(|owned| owned.vanguards.clone()).collect(),
            sheets: old.players.iter().map(|player| player.sheets.clone()).collect(),
        },
        commander: old.commanders.variant(owned.iter().map(|owned| owned.commanders.clone()).collect()),
        teams: old.players.iter().map(|player| player.team).collect(),
        // 724.1a: whoever controlled what restarted the game begins the new one.
        starting: cx.either(R724_1A, frame.you, before),
        attacks: old.turn.attacks,
        team_play: old.turn.team_play,
        deploys: old.turn.deploys,
        ranges: old.turn.influence.ranges.to_vec(),
        life: None,
        seed: old.random.0,
    };
    let takes_part: Vec<bool> =
        (0..old.players.len()).map(|place| cx.look().begins_again(frame.you, PlayerId(place as u8))).collect();
    let mut new = setup.empty(cx.rec);
    let placed = new.objects.len();
    for ((player, was), takes_part) in new.players.iter_mut().zip(&old.players).zip(takes_part) {
        (player.left, player.lost, player.drew) = (was.left || !takes_part, was.lost, was.drew);
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
    for &id in &exempt {
        let Object { owner, card, .. } = *cx.state.object(id);
        game::place_card(&mut new, cx.rec, &Placed::new(owner, card, Zone::Exile));
    }
    *cx.state = new;
    commander::designate(cx.state, cx.rec, &setup, placed);
    variants::set_up(cx, &setup.supplementary);
    stickers::set_up(cx, &setup.supplementary.sheets, false);
    game::prepare(cx)?;
    Err(Stop::Again)
}

/// The cards that an effect exempts from the procedure: they stay in exile, and are in no deck as the new game begins (724.5).
fn exempt<R: Recorder>(cx: &Cx<'_, R>, frame: Frame, slots: &Slots, left: &Objects) -> Vec<ObjectId> {
    let meant = cx.look().objects(frame.scope(slots), left);
    let in_exile = meant.into_iter().filter(|&id| cx.state.object(id).zone == Zone::Exile);
    // 724.5a: so does a commander, instead of beginning in the command zone.
    in_exile.filter(|&id| if cx.state.is_commander(id) { cx.rule(R724_5A) } else { cx.rule(R724_5) }).collect()
}

/// The cards of each player, wherever they are, those that have phased out and that represent melded permanents among
/// them: their owners keep them (724.2). Without that rule, whoever controls them does.
fn collect<R: Recorder>(cx: &Cx<'_, R>, exempt: &[ObjectId]) -> Vec<Owned> {
    let state = &*cx.state;
    let mut all = vec![Owned::default(); state.players.len()];
    let is_card =
        |object: &&Object| state.cards.is_card(object.card) && !object.is(Mark::Token) && !object.is(Mark::Copy);
    let here = state.objects().filter(|(id, object)| object.is(Mark::Commander) || !exempt.contains(id));
    let here = here.map(|(id, object)| (object, state.controller(id)));
    let away = state.phased_out().chain(state.melded_cards()).chain(state.cards_laid_aside());
    let away = away.map(|object| (object, object.owner));
    for (object, controller) in here.chain(away).filter(|(object, _)| is_card(object)) {
        let owner = if controller == object.owner { controller } else { cx.either(R724_2, object.owner, controller) };
        let values = state.cards.values(state.cards.front(object.card));
        let to = &mut all[owner.at()];
        if values.types.has(Type::Dungeon) || values.types.has(Type::Conspiracy) {
            to.outside.push(object.card);
        } else if values.types.meets(Types::PLANAR) {
            to.planes.push(object.card);
        } else if values.types.has(Type::Scheme) {
            to.schemes.push(object.card);
        } else if values.types.has(Type::Vanguard) {
            to.vanguards.push(object.card);
        } else if object.is(Mark::Commander) {
            to.commanders.push(object.card);
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

//! Random games of the rules engine: what decides in them, and what must hold in every state.
//!
//! The tests play for a moment, the ledger plays to see conditions both true and false, cargo-fuzz plays as long as one
//! likes: all with the cards that they are given.
//!
//! *Architecture invariant:* no rule and no card is held here; a game is played through what the engine offers alone.

pub mod invariants;
pub mod pool;
mod rng;

use std::ops::Range;

pub use rng::Rng;
use vademecum_abilities::{CardId, Cards, Color, Colors, Keyword, Subtype, Supertype, Type, Types};
use vademecum_machine::{
    AttackOption, Choices, CommanderGame, Journal, Mark, PlayerId, Recorder, Setup, Silent, State, SupplementaryDecks,
    TeamPlay,
};
use vademecum_trace::DecisionCounts;

/// Number of lands and of other cards in a random deck.
const LANDS: usize = 16;
const SPELLS: usize = 24;

/// Players of a random game: at least 2, and at most this many.
const MAX_PLAYERS: u64 = 6;

/// A game of any number of players with random decks.
pub fn random_setup(cards: &Cards, rng: &mut Rng) -> Setup {
    let players = 2 + rng.below(MAX_PLAYERS - 1);
    random_setup_for(cards, players, rng)
}

/// A game with random decks of some cards, every card as likely as any other; one in four games is played by teams.
pub fn random_setup_for(cards: &Cards, players: u64, rng: &mut Rng) -> Setup {
    let is_land = |card: CardId| cards.values(cards.front(card)).is_land();
    let can_be_cast = |card: CardId| cards.values(cards.front(card)).cost.is_some();
    let lands: Vec<CardId> = cards.ids().filter(|&card| is_land(card)).collect();
    let spells: Vec<CardId> = cards.ids().filter(|&card| can_be_cast(card)).collect();
    let decks = (0..players).map(|_| {
        let some = |from: &[CardId], number: usize, rng: &mut Rng| -> Vec<CardId> {
            (0..number).filter_map(|_| rng.pick(from).copied()).collect()
        };
        let mut deck = some(&lands, LANDS, rng);
        deck.extend(some(&spells, SPELLS, rng));
        deck
    });
    let decks: Vec<Vec<CardId>> = decks.collect();
    let plays_by_teams = players > 2 && rng.below(4) == 0;
    let teams = if plays_by_teams { (0..players as u8).map(|player| player % 2).collect() } else { Vec::new() };
    let starting = PlayerId(rng.below(players) as u8);
    let seed = rng.below(u64::MAX);
    let attacks = match rng.below(6) {
        0 => AttackOption::One,
        1 => AttackOption::Left,
        2 => AttackOption::Right,
        _ => AttackOption::Multiple,
    };
    let team_play = match plays_by_teams.then(|| rng.below(5)) {
        Some(0) => TeamPlay::SharedTurns,
        Some(1) => TeamPlay::TwoHeadedGiant,
        Some(2) if players == MAX_PLAYERS => TeamPlay::Emperor,
        _ => TeamPlay::Apart,
    };
    // Those who take turns together sit together (805.1).
    let half = players.div_ceil(2) as u8;
    let teams = if team_play == TeamPlay::Apart { teams } else { (0..players as u8).map(|seat| seat / half).collect() };
    // Everybody owns every dungeon card (309.2), and every card with companion (702.139).
    let is_dungeon = |card: &CardId| cards.values(cards.front(*card)).types.has(Type::Dungeon);
    let is_companion = |card: &CardId| cards.keywords(cards.front(*card)).has(Keyword(139));
    // In one of four games everybody has each conspiracy in the sideboard.
    let is_conspiracy = |card: &CardId| cards.values(cards.front(*card)).types.has(Type::Conspiracy);
    let has_conspiracies = seed % 4 == 3;
    let is_outside = |card: &CardId| is_dungeon(card) || is_companion(card) || has_conspiracies && is_conspiracy(card);
    let outside: Vec<CardId> = cards.ids().filter(is_outside).collect();
    let sideboards = vec![outside; decks.len()];
    let is_attraction = |card: &CardId| cards.values(cards.front(*card)).subtypes.has(Subtype::ATTRACTION);
    let attractions = vec![cards.ids().filter(is_attraction).collect(); decks.len()];
    let supplementary = supplementary_decks(cards, decks.len(), rng);
    let led = seed.is_multiple_of(COMMANDER_GAMES).then(|| commander_decks(cards, decks.len(), seed / COMMANDER_GAMES));
    let (commander, decks) = match led.flatten() {
        Some((game, decks)) => (Some(game), decks),
        None => (None, decks),
    };
    Setup {
        cards: cards.clone(),
        decks,
        sideboards,
        attractions,
        supplementary,
        commander,
        teams,
        starting,
        attacks,
        team_play,
        deploys: plays_by_teams && seed.is_multiple_of(3),
        // A limited range differs from none where somebody sits farther away.
        ranges: if players > 3 && seed.is_multiple_of(5) { (0..players).map(|_| 1).collect() } else { Vec::new() },
        life: None,
        seed,
    }
}

/// Planar decks, scheme decks and vanguards with every card that there is: each in one of four games.
fn supplementary_decks(cards: &Cards, players: usize, rng: &mut Rng) -> SupplementaryDecks {
    let mut of_types = |types: Types| -> Vec<CardId> {
        let plays = rng.below(4) == 0;
        cards.ids().filter(|&card| plays && cards.values(cards.front(card)).types.meets(types)).collect()
    };
    let planes = vec![of_types(Types::PLANAR); players];
    let vanguards = vec![of_types(Types::only(Type::Vanguard)); players];
    let schemes = of_types(Types::only(Type::Scheme));
    let archenemies = if rng.below(2) == 0 { 1 } else { players };
    let is_sheet = |card: &CardId| !cards.values(cards.front(*card)).stickers.is_empty();
    let sheets = vec![cards.ids().filter(is_sheet).collect(); players];
    SupplementaryDecks {
        planes,
        shares_planes: rng.below(4) == 0,
        schemes: vec![schemes; archenemies],
        vanguards,
        sheets,
    }
}

/// One in this many games is a Commander game, half of them Brawl.
const COMMANDER_GAMES: u64 = 8;

/// Decks that a legendary creature may lead (903.5), the same for all players: cards within its colors, and basic lands;
/// `None` if the cards have no such creature, or no basic land of its colors.
fn commander_decks(cards: &Cards, players: usize, which: u64) -> Option<(CommanderGame, Vec<Vec<CardId>>)> {
    let colors = |card: CardId| {
        let of = |face| {
            let sources = cards.color_sources(face);
            let own = sources.plain.union(sources.special).union(sources.indicator);
            own.union(cards.values(face).text_symbols)
        };
        cards.faces(card).map(of).fold(Colors::NONE, Colors::union)
    };
    let front = |card: CardId| cards.values(cards.front(card));
    let legends = cards.ids().filter(|&card| {
        front(card).types.has(Type::Creature) && front(card).supertypes.has(Supertype::Legendary) && cards.is_card(card)
    });
    let legends: Vec<CardId> = legends.collect();
    let is_brawl = which % 2 == 1;
    let size = if is_brawl { 60 } else { 100 };
    let leader = *legends.get(usize::try_from(which / 2).ok()? % legends.len().max(1))?;
    let identity = colors(leader);
    let land = (0..5_u8).zip(Color::ALL).find(|(_, color)| identity.has(*color)).and_then(|(place, _)| {
        cards.ids().find(|&card| {
            front(card).supertypes.has(Supertype::Basic) && front(card).subtypes.basic_lands().eq([place])
        })
    });
    let land = land?;
    let fits = |&card: &CardId| {
        let of = front(card);
        cards.is_card(card)
            && card != leader
            && of.cost.is_some()
            && !of.is_land()
            && colors(card).union(identity) == identity
            && of.common_name() != front(leader).common_name()
    };
    let mut deck: Vec<CardId> = cards.ids().filter(fits).collect();
    deck.sort_by_key(|&card| front(card).common_name().to_owned());
    deck.dedup_by_key(|card| front(*card).common_name().to_owned());
    deck.truncate(size * 3 / 5);
    deck.resize(size - 1, land);
    let game = CommanderGame { commanders: vec![vec![leader]; players], is_brawl };
    Some((game, vec![deck; players]))
}

/// Plays a game at random, up to a number of choices; the last state, or nothing if the game cannot begin.
pub fn play<R: Recorder>(setup: &Setup, rng: &mut Rng, max_choices: u32, recorder: &R) -> Option<State> {
    let mut state = State::new(setup, recorder).ok()?;
    let mut choices = Choices::default();
    for _ in 0..max_choices {
        state.choices_into(recorder, &mut choices);
        let Some(choice) = rng.choose(&choices) else { break };
        if state.play(choice, recorder).is_err() {
            break;
        }
        look_at_face_down(&state, recorder);
    }
    Some(state)
}

/// Every player looks at what lies face down on the battlefield, in exile and in the command zone, as far as they may: what a client would ask to
/// show a board.
fn look_at_face_down<R: Recorder>(state: &State, recorder: &R) {
    let all = state.battlefield().iter().chain(state.exile()).chain(state.command());
    for &id in all.filter(|id| state.object(**id).is(Mark::FaceDown)) {
        for player in state.in_turn_order(PlayerId(0)) {
            state.may_look_at(player, id, recorder);
        }
    }
}

/// How often each place of the engine decided one way and the other in random games with these seeds.
pub fn count_decisions(cards: &Cards, seeds: Range<u64>, max_choices: u32) -> DecisionCounts {
    let mut sum = DecisionCounts::default();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let setup = random_setup(cards, &mut rng);
        let journal = Journal::new().counting();
        play(&setup, &mut rng, max_choices, &journal);
        sum.add(&journal.evidence().decisions());
    }
    sum
}

/// The body for fuzzing: a game from bytes, with every invariant checked on the way.
///
/// # Panics
///
/// When something does not hold that must.
pub fn game(cards: &Cards, data: &[u8]) {
    let seed = data.iter().fold(0x1234_5678_9abc_def0_u64, |seed, &byte| seed.rotate_left(7) ^ u64::from(byte));
    check_game(cards, seed, 2000);
}

/// Plays one random game and checks every invariant in every state; how many choices were made.
///
/// # Panics
///
/// When something does not hold that must.
pub fn check_game(cards: &Cards, seed: u64, max_choices: u32) -> u32 {
    let mut rng = Rng::new(seed);
    let setup = random_setup(cards, &mut rng);
    let mut state = State::new(&setup, &Silent).expect("the decks are made of the cards");
    let mut made = Vec::new();
    let mut choices = Choices::default();
    while (made.len() as u32) < max_choices {
        state.choices_into(&Silent, &mut choices);
        invariants::assert_characteristics_are_current(&state, made.last().copied());
        invariants::assert_objects_are_in_their_zones(&state);
        invariants::assert_numbers_are_sound(&state);
        invariants::assert_strange_choices_are_refused(&state, &choices, &mut rng);
        let Some(choice) = rng.choose(&choices) else { break };
        state = state.apply(choice, &Silent).expect("what is offered is accepted");
        made.push(choice);
    }
    // The choices made lead to the same state again, recorded or not.
    let journal = Journal::new();
    let mut again = State::new(&setup, &journal).expect("it began before");
    for &choice in &made {
        again.play(choice, &journal).expect("it was legal before");
    }
    assert!(again == state, "the same choices lead to another state");
    made.len() as u32
}

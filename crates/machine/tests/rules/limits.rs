//! Absurd situations end in bounded time and memory, with a ruling or an error that gives the state back.

use std::time::Instant;

use vademecum_abilities::*;
use vademecum_machine::{
    Arrangement, Ask, Choice, Deed, Error, Journal, Mark, Marks, ObjectId, Outcome, Placed, PlayerSet, Setup,
    SetupError, Silent, State, number_cards,
};

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{creature, enters, number, pool, sorcery, token};

fn cards() -> Cards {
    number_cards(pool()).unwrap()
}

#[test]
fn libraries_of_no_cards_end_the_game_in_a_draw() {
    let mut state = State::new(&Setup::two(cards(), Vec::new(), Vec::new(), 1), &Silent).unwrap();
    for _ in 0..2 {
        state = state.apply(Choice::Yes, &Silent).unwrap();
    }
    // Both drew from nothing for their opening hands: both lose.
    assert_eq!((state.outcome(), state.decision().ask), (Some(Outcome::Draw), Ask::Over));
    assert!(state.choices().is_empty());
}

#[test]
fn a_million_triggers_are_an_error_and_the_state_comes_back() {
    let gains = vec![Effect::GainLife(Players::You, number(1)).into()];
    let watcher =
        creature("Watcher", "G", (1, 1), vec![Ability::Triggered(Triggered::on(enters(Filter::CREATURE), gains))]);
    let swarm = || Effect::Create { who: Players::You, token: 0, amount: number(1000), onto: None }.into();
    let call =
        Card { tokens: vec![token("Imp", (1, 1), vec![])], ..sorcery("Call", "R", vec![], vec![swarm(), swarm()]) };
    let lay = lay(vec![watcher, call]).play(ANA, &["Mountain"]).play(ANA, &["Watcher"; 600]).hold(ANA, &["Call"]);
    let mut table = lay.begin();
    table.cast("Call", &[]);
    table.state.play(Choice::Pass, &Silent).unwrap();
    let before = table.state.clone();
    let begin = Instant::now();
    // 2,000 creatures seen by 600 watchers: more than a million abilities.
    let rejected = table.state.apply(Choice::Pass, &Silent).expect_err("too many");
    assert!(matches!(rejected.error, Error::TooMany(_)), "{rejected}");
    assert!(*rejected.state == before);
    assert!(begin.elapsed().as_secs() < 60);
}

#[test]
fn numbers_that_overflow_are_an_error_and_the_state_comes_back() {
    let feast = sorcery("Feast", "R", vec![], vec![Effect::GainLife(Players::You, number(1000)).into()]);
    let lay = lay(vec![feast]).play(ANA, &["Mountain"]).hold(ANA, &["Feast"]);
    let mut table = lay.set(|position| position.life.push((ANA, i32::MAX - 10))).begin();
    table.cast("Feast", &[]).pass();
    let before = table.state.clone();
    let rejected = table.state.apply(Choice::Pass, &Silent).expect_err("too much life");
    assert_eq!(rejected.error, Error::Overflow);
    assert!(*rejected.state == before);
}

#[test]
fn what_cannot_be_played_is_refused_with_advice() {
    let setup = |decks: Vec<Vec<_>>| Setup { decks, ..Setup::two(cards(), Vec::new(), Vec::new(), 1) };
    assert_eq!(State::new(&setup(vec![Vec::new()]), &Silent).unwrap_err(), SetupError::Players(1));
    let unknown = vec![vec![CardId(60_000)], Vec::new()];
    assert_eq!(
        State::new(&setup(unknown), &Silent).unwrap_err().to_string(),
        "a deck holds card 60000, but the set of cards has no such place"
    );
    let stranger = Setup { starting: vademecum_machine::PlayerId(5), ..setup(vec![Vec::new(), Vec::new()]) };
    assert_eq!(State::new(&stranger, &Silent).unwrap_err(), SetupError::Starting(5));
}

#[test]
fn what_belongs_to_another_game_is_refused() {
    let table = lay(vec![]).play(ANA, &["Mountain", "Bear"]).begin();
    let (mountain, bear) = (table.id("Mountain"), table.id("Bear"));
    let (ability, object) = (AbilityId(u32::MAX), ObjectId(u32::MAX));
    for id in [mountain, bear, object] {
        for choice in
            [Choice::Mana(id, ability, ManaKind::Red), Choice::Activate(id, ability), Choice::Cast(id, u16::MAX)]
        {
            assert!(table.state.check(choice, &Silent).is_err(), "{choice:?}");
        }
    }
}

#[test]
fn a_game_is_over_once_and_for_all() {
    let mut table = lay(vec![]).begin();
    table.choose(Choice::Concede(ANA));
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BETO))));
    let error = table.state.play(Choice::Pass, &Silent).expect_err("it is over");
    assert_eq!(error.to_string(), "illegal choice: refused-not-choosable-now");
}

#[test]
fn what_happens_together_shares_its_citations() {
    let wrath = sorcery(
        "Wrath",
        "W",
        vec![],
        vec![Effect::Destroy { what: Objects::Each(Filter::CREATURE), regenerable: true }.into()],
    );
    let mut table = lay(vec![wrath]).play(ANA, &["Plains"]).play(BETO, &["Bear"; 3]).hold(ANA, &["Wrath"]).begin();
    table.cast("Wrath", &[]).resolve();
    let entries = table.journal.entries();
    let destroyed: Vec<_> = entries.iter().filter(|entry| matches!(entry.event, Deed::Destroy(..))).collect();
    assert_eq!(destroyed.len(), 3);
    assert!(destroyed[0].citations().next().is_some() && destroyed[0].shares_citations_with(destroyed[2]));
}

#[test]
fn opaque_text_is_never_executed() {
    let mut riddle = sorcery("Riddle", "R", vec![], vec![]);
    riddle.faces[0].abilities.insert(0, Ability::Opaque("words that nobody understood".to_owned()));
    let mut table = lay(vec![riddle]).play(ANA, &["Mountain"]).hold(ANA, &["Riddle"]).begin();
    table.cast("Riddle", &[]).pass_both();
    assert!(table.state.stack().is_empty());
    assert_eq!(table.state.turn().step, Step::FirstMain);
}

#[test]
fn recording_changes_nothing() {
    let cards = cards();
    let deck = vec![cards.find("Mountain").unwrap(); 9];
    let setup = Setup::two(cards, deck.clone(), deck, 5);
    let journal = Journal::new();
    let mut recorded = State::new(&setup, &journal).unwrap();
    let mut silent = State::new(&setup, &Silent).unwrap();
    while silent.outcome().is_none() {
        let choice = silent.choices().get(0).unwrap();
        recorded.play(choice, &journal).unwrap();
        silent.play(choice, &Silent).unwrap();
        assert_eq!(recorded.hash(), silent.hash());
    }
    assert!(journal.entries().iter().any(|entry| entry.citations().next().is_some()));
}

#[test]
fn marks_of_an_arrangement_are_those_of_its_objects() {
    let cards = cards();
    let bear = cards.find("Bear").unwrap();
    let placed = Placed { marks: Marks::only(Mark::Tapped), ..Placed::new(ANA, bear, Zone::Battlefield) };
    let arrangement = Arrangement {
        daytime: None,
        designated: Vec::new(),
        companions: Vec::new(),
        placed: vec![placed],
        setup: Setup::two(cards, Vec::new(), Vec::new(), 1),
        life: vec![(BETO, 3)],
        counters: Vec::new(),
        active: BETO,
        turn: 1,
        step: Step::Upkeep,
    };
    let state = State::set_up(&arrangement, &Silent).unwrap();
    assert!(state.object(ObjectId(0)).is(Mark::Tapped) && state.player(BETO).life == 3);
}

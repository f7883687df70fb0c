//! Absurd situations end in bounded time and memory, with a ruling or an error that gives the state back.

use std::time::Instant;

use vademecum_magic::{
    CardDef, CardError, Cards, Choice, Decision, Error, Journal, Outcome, PlayerSet, Setup, SetupError, State, Step,
    Type,
    ability::{Ability, Amount, Body, Effect, Enters, Filter, Subject, Trigger, Triggered, Which, Who},
};
use vademecum_trace::Silent;

use crate::table::{ANA, BRUNO, body, creature, lay, mountain, spell};

#[test]
fn libraries_of_no_cards_end_the_game_in_a_draw() {
    let cards = Cards::new([mountain()]).unwrap();
    let mut state = State::new(&Setup::two(cards, Vec::new(), Vec::new(), 1), &mut Silent).unwrap();
    for _ in 0..2 {
        state = state.apply(Choice::Keep, &mut Silent).unwrap();
    }
    // Both drew from nothing for their opening hands: both lose.
    assert_eq!((state.outcome(), state.decision()), (Some(Outcome::Draw), Decision::Over));
    assert!(state.choices().is_empty());
}

#[test]
fn a_million_triggers_are_an_error_and_the_state_comes_back() {
    let effect = body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
    let on = Trigger::Enters(Subject::Any(Filter::CREATURE));
    let watcher =
        creature("Watcher", 1, 1, &[Ability::Triggered(Triggered { on, batched: false, only_if: None, body: effect })]);
    let swarm = Effect::Create { who: Who::You, token: 0, amount: Amount::Number(1000) };
    let call =
        CardDef { tokens: vec![creature("Imp", 1, 1, &[])], ..spell("Call", Type::Sorcery, &[], &[swarm, swarm]) };
    let mut table =
        lay(&[watcher, call]).play(ANA, &["Mountain"]).play(ANA, &["Watcher"; 600]).hold(ANA, &["Call"]).begin();
    table.cast("Call").pay();
    table.state.play(Choice::Pass, &mut Silent).unwrap();
    let before = table.state.clone();
    let begin = Instant::now();
    // 2,000 creatures seen by 600 watchers: more than a million abilities.
    let rejected = table.state.apply(Choice::Pass, &mut Silent).expect_err("too many");
    assert!(matches!(rejected.error, Error::TooMany(_)), "{rejected}");
    assert!(*rejected.state == before);
    assert!(begin.elapsed().as_secs() < 20);
}

#[test]
fn numbers_that_overflow_are_an_error_and_the_state_comes_back() {
    let feast = spell("Feast", Type::Sorcery, &[], &[Effect::GainLife(Who::You, Amount::Number(1000))]);
    let lay = lay(&[feast]).play(ANA, &["Mountain"]).hold(ANA, &["Feast"]).set(|a| a.life.push((ANA, i32::MAX - 10)));
    let mut table = lay.begin();
    table.cast("Feast").pay().pass();
    let before = table.state.clone();
    let rejected = table.state.apply(Choice::Pass, &mut Silent).expect_err("too much life");
    assert_eq!(rejected.error, Error::Overflow);
    assert!(*rejected.state == before);
}

#[test]
fn what_cannot_be_played_is_refused_with_advice() {
    let cards = Cards::new([mountain()]).unwrap();
    let setup = |decks: Vec<Vec<_>>| Setup { decks, ..Setup::two(cards.clone(), Vec::new(), Vec::new(), 1) };
    assert_eq!(State::new(&setup(vec![Vec::new()]), &mut Silent).unwrap_err(), SetupError::Players(1));
    let unknown = vec![vec![vademecum_magic::DefId(7)], Vec::new()];
    assert_eq!(
        State::new(&setup(unknown), &mut Silent).unwrap_err().to_string(),
        "a deck holds card 7, but the set of cards has no such place"
    );
    let huge = creature("Huge", 5000, 1, &[]);
    assert!(matches!(Cards::new([huge]), Err(CardError::TooLarge { number: 5000, .. })));
    let dangling = spell("Lost", Type::Instant, &[], &[Effect::Destroy(Which::Target(0))]);
    assert_eq!(Cards::new([dangling]).unwrap_err().to_string(), "`Lost` refers to target 0, which it does not have");
    let counters = creature("Odd", 1, 1, &[Ability::Enters(Enters::WithCounters(Amount::Number(-9999)))]);
    assert!(matches!(Cards::new([counters]), Err(CardError::TooLarge { .. })));
}

#[test]
fn a_game_is_over_once_and_for_all() {
    let mut table = lay(&[]).begin();
    table.choose(Choice::Concede(ANA));
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BRUNO))));
    let error = table.state.play(Choice::Pass, &mut Silent).expect_err("it is over");
    assert_eq!(error.to_string(), "illegal choice: the game is over");
}

#[test]
fn opaque_text_is_never_executed() {
    let riddle = CardDef {
        abilities: vec![Ability::Opaque("words that nobody understood".into()), Ability::Spell(Body::default())],
        ..spell("Riddle", Type::Sorcery, &[], &[])
    };
    let mut table = lay(&[riddle]).play(ANA, &["Mountain"]).hold(ANA, &["Riddle"]).begin();
    table.cast("Riddle").pay().pass_both();
    assert!(table.state.stack().is_empty());
    assert_eq!(table.state.turn().step, Step::FirstMain);
}

#[test]
fn recording_changes_nothing() {
    let setup = {
        let cards = Cards::new([mountain()]).unwrap();
        let deck = vec![cards.find("Mountain").unwrap(); 9];
        Setup::two(cards, deck.clone(), deck, 5)
    };
    let mut journal = Journal::new();
    let mut recorded = State::new(&setup, &mut journal).unwrap();
    let mut silent = State::new(&setup, &mut Silent).unwrap();
    while silent.outcome().is_none() {
        let choice = silent.choices().iter().next().unwrap();
        recorded.play(choice, &mut journal).unwrap();
        silent.play(choice, &mut Silent).unwrap();
        assert_eq!(recorded.hash(), silent.hash());
    }
    assert!(journal.entries().iter().any(|entry| !journal.citations(entry).is_empty()));
}

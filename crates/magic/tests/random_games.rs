//! Random games: what must hold in every state of them, and what must hold even with a rule knocked out.

use proptest::prelude::*;
use vademecum_magic::{Choice, Choices, Journal, PlayerId, Setup, State, fuzz};
use vademecum_rule_ids::magic;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn random_games_hold_every_invariant(seed: u64) {
        fuzz::checked(seed, 1500);
    }
}

fn setup(seed: u64) -> (Setup, fuzz::Dice) {
    let mut dice = fuzz::Dice::new(seed);
    let cards = fuzz::cards();
    let (one, other) = fuzz::decks(&cards, &mut dice);
    (Setup::two(cards, one, other, seed), dice)
}

#[test]
fn a_game_goes_on_without_any_one_of_its_rules() {
    for (seed, rule) in (0..).zip(magic::all()) {
        let (setup, mut dice) = setup(seed % 5);
        let mut journal = Journal::without([rule]);
        let (state, made) = fuzz::play(&setup, &mut dice, 250, &mut journal).expect("the decks are made of the cards");
        // Such a game may go strange ways, but it neither panics nor stops with nothing to choose.
        let mut choices = Choices::default();
        state.choices_into(&journal, &mut choices);
        let stopped = made.len() < 250 && state.outcome().is_none() && choices.is_empty();
        assert!(!stopped, "without {} nothing can be chosen at {:?}", magic::number(rule), state.decision());
    }
}

#[test]
fn games_of_more_players_go_on_to_their_end() {
    for seed in 0..12 {
        let (two, mut dice) = setup(seed);
        let decks = (0..2 + seed % 4).map(|n| two.decks[n as usize % 2].clone()).collect();
        // Every other game is played between teams.
        let teams = if seed % 2 == 0 { Vec::new() } else { vec![0, 1, 0, 1, 0] };
        let setup = Setup { decks, teams, ..two };
        let mut journal = Journal::new();
        let (state, made) = fuzz::play(&setup, &mut dice, 4000, &mut journal).expect("the decks are made of the cards");
        assert_eq!(state.hash_as_kept(), state.hash_from_scratch(), "game {seed} after {} choices", made.len());
        assert!(state.outcome().is_some() || made.len() == 4000, "game {seed} stops in {:?}", state.decision());
    }
}

#[test]
fn players_may_leave_at_any_time() {
    let mut choices = Choices::default();
    for seed in 0..60 {
        let (two, mut dice) = setup(seed);
        let setup = Setup { decks: (0..4).map(|n| two.decks[n % 2].clone()).collect(), ..two };
        let mut journal = Journal::new();
        let mut state = State::new(&setup, &mut journal).expect("the decks are made of the cards");
        while state.outcome().is_none() {
            state.choices_into(&journal, &mut choices);
            let choice = match dice.below(60) {
                0 => Some(Choice::Concede(PlayerId(dice.below(4) as u8))),
                _ => dice.choose(&choices),
            };
            let choice = choice.expect("something can be chosen");
            let here = !matches!(choice, Choice::Concede(player) if !state.player(player).is_in_game());
            assert_eq!(state.play(choice, &mut journal).is_ok(), here, "{choice:?}");
            let asked = state.decision().player();
            assert!(asked.is_none_or(|player| state.player(player).is_in_game()), "{:?}", state.decision());
            assert_eq!(state.hash_as_kept(), state.hash_from_scratch());
        }
    }
}

//! Random games, and what must hold in every state of them: bodies for fuzzing, run for a moment in the
//! tests.

mod cards;
mod hold;

pub use cards::{cards, decks};

use std::ops::Range;

use vademecum_trace::{DecisionCounts, Silent};

use crate::{Choice, Choices, Journal, Observer, PlayerId, Setup, State};

/// A source of choices: the bytes of a fuzzer, or a seed.
#[derive(Debug, Clone)]
pub struct Dice {
    word: u64,
}

impl Dice {
    /// Dice that fall the same way for the same seed.
    pub const fn new(seed: u64) -> Self {
        Dice { word: seed }
    }

    /// A number below `n`; 0 for an `n` of 0.
    pub fn below(&mut self, n: u64) -> u64 {
        self.word = self.word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let high = self.word ^ self.word >> 29;
        ((u128::from(high.wrapping_mul(0x9e37_79b9_7f4a_7c15)) * u128::from(n)) >> 64) as u64
    }

    /// One of some choices; a number, where one is asked for, is as likely small as large.
    pub fn choose(&mut self, choices: &Choices) -> Option<Choice> {
        choices.get(self.below(choices.len()))
    }
}

/// How a random game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// Choices made.
    pub choices: u32,
    /// Whether it ended by the rules before the limit.
    pub ended: bool,
    /// The hash of the last state.
    pub hash: u64,
}

/// Plays a game at random, up to a number of choices, and keeps what was chosen.
pub fn play<R: Observer>(setup: &Setup, dice: &mut Dice, limit: u32, recorder: &mut R) -> Option<(State, Vec<Choice>)> {
    let mut state = State::new(setup, recorder).ok()?;
    let mut choices = Choices::default();
    let mut made = Vec::new();
    while made.len() < limit as usize {
        state.choices_into(recorder, &mut choices);
        let Some(choice) = dice.choose(&choices) else { break };
        if state.play(choice, recorder).is_err() {
            break;
        }
        made.push(choice);
    }
    Some((state, made))
}

/// How often each place of the engine decided one way and the other in random games of two with these seeds.
pub fn decisions(seeds: Range<u64>, limit: u32) -> DecisionCounts {
    let mut sum = DecisionCounts::default();
    let cards = cards();
    for seed in seeds {
        let mut dice = Dice::new(seed);
        let decks = decks(&cards, &mut dice);
        let setup =
            Setup { starting: PlayerId(dice.below(2) as u8), ..Setup::two(cards.clone(), decks.0, decks.1, seed) };
        let mut journal = Journal::new().counting();
        play(&setup, &mut dice, limit, &mut journal);
        sum.add(&journal.evidence().decisions());
    }
    sum
}

/// The body for fuzzing: a game from bytes, with every invariant checked on the way.
///
/// # Panics
///
/// When something does not hold that must.
pub fn game(data: &[u8]) {
    let seed = data.iter().fold(0x1234_5678_9abc_def0_u64, |seed, &byte| seed.rotate_left(7) ^ u64::from(byte));
    checked(seed, 2000);
}

/// Plays one random game of two and checks every invariant in every state.
///
/// # Panics
///
/// When something does not hold that must.
pub fn checked(seed: u64, limit: u32) -> Played {
    let mut dice = Dice::new(seed);
    let cards = cards();
    let decks = decks(&cards, &mut dice);
    let setup = Setup { starting: PlayerId(dice.below(2) as u8), ..Setup::two(cards, decks.0, decks.1, seed) };
    let mut state = State::new(&setup, &mut Silent).expect("the decks are made of the cards");
    let mut made = Vec::new();
    let mut choices = Choices::default();
    let total = hold::cards(&state);
    while (made.len() as u32) < limit {
        state.choices_into(&Silent, &mut choices);
        hold::invariants(&state, total);
        hold::legality(&state, &choices, &mut dice);
        if dice.below(8) == 0 {
            hold::hidden(&state, &choices, &mut dice);
        }
        let Some(choice) = dice.choose(&choices) else { break };
        state = state.apply(choice, &mut Silent).expect("what is offered is accepted");
        made.push(choice);
    }
    replayed(&setup, &made, &state);
    Played { choices: made.len() as u32, ended: state.outcome().is_some(), hash: state.hash() }
}

/// The choices made lead to the same state again, recorded or not.
fn replayed(setup: &Setup, made: &[Choice], last: &State) {
    let mut journal = Journal::new();
    let mut again = State::new(setup, &mut journal).expect("it began before");
    for &choice in made {
        again.play(choice, &mut journal).expect("it was legal before");
    }
    assert_eq!(again.hash(), last.hash(), "a replay leads elsewhere");
    assert!(again == *last, "a replay has the same hash and another state");
}

//! Games with cards that were compiled: whatever a text is compiled to, the machine runs.

use vademecum_abilities::{Card, CardId, SubtypeNames};
use vademecum_card_compiler::{Printed, compile};
use vademecum_machine::{Choices, Setup, Silent, State, number_cards};
use vademecum_vocab::Lang;

use super::knock_out::{Source, scenario_cards, test_cards};

/// A small generator of numbers, so that a run can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

fn basic_land(name: &str, subtypes: &mut SubtypeNames) -> Card {
    let type_line = format!("Basic Land — {name}");
    let printed = Printed { name, cost: None, type_line: &type_line, size: None, text: "" };
    compile(&printed, Lang::En, subtypes).unwrap()
}

/// Number of sets that the cards are played in: the cards of one game have at most 256 subtypes.
const SETS: usize = 2;

#[test]
fn compiled_cards_are_played_with() {
    let sources: Vec<_> = scenario_cards().into_iter().chain(test_cards()).collect();
    let total: usize = sources.chunks(sources.len().div_ceil(SETS)).map(play_with).sum();
    assert!(total > 10_000, "{total}");
}

/// Plays random games with some cards; the number of choices made.
fn play_with(sources: &[Source]) -> usize {
    let mut subtypes = SubtypeNames::default();
    let lands = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(|name| basic_land(name, &mut subtypes));
    let others = sources.iter().map(|source| source.compiled_with(&mut subtypes));
    let cards = number_cards(lands.into_iter().chain(others.collect::<Vec<_>>())).unwrap();
    let all: Vec<CardId> = cards.ids().filter(|&id| cards.values(cards.front(id)).cost.is_some()).collect();
    let land: Vec<CardId> = cards.ids().take(5).collect();
    assert!(all.len() > 200, "{}", all.len());
    let mut total = 0;
    for game in 0..15 {
        let mut dice = Dice(game);
        let deck = |dice: &mut Dice| {
            let lands = (0..16).map(|_| land[dice.below(5)]).collect::<Vec<_>>();
            lands.into_iter().chain((0..24).map(|_| all[dice.below(all.len())])).collect::<Vec<_>>()
        };
        let decks = vec![deck(&mut dice), deck(&mut dice), deck(&mut dice)];
        let setup = Setup { decks, ..Setup::two(cards.clone(), Vec::new(), Vec::new(), game) };
        let mut state = State::new(&setup, &Silent).unwrap();
        let mut choices = Choices::default();
        for _ in 0..800 {
            if state.outcome().is_some() {
                break;
            }
            state.choices_into(&Silent, &mut choices);
            let choice = choices.get(dice.below(choices.len() as usize) as u64).unwrap();
            if let Err(error) = state.play(choice, &Silent) {
                panic!("{choice:?} was on the list of {:?} and is refused: {error}", state.decision());
            }
            total += 1;
        }
        assert!(state.has_current_characteristics(&Silent));
    }
    total
}

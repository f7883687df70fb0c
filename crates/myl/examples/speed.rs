//! Random games between decks of the quoted cards: decisions per second, from the first hand to the end.

use std::sync::Arc;

use vademecum_myl::{CardId, Cards, DeckList, Kind, Readings, Setup, Silent, State, pool};

/// A small generator of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((u128::from(self.0 >> 32) * n as u128) >> 32) as usize
    }
}

fn deck(cards: &Cards, numbers: &mut Numbers) -> Option<DeckList> {
    let of = |gold: bool| {
        let list = cards.iter().filter(move |(_, card)| (card.kind == Kind::Gold) == gold).map(|(id, _)| id);
        list.collect::<Vec<CardId>>()
    };
    let (oros, others) = (of(true), of(false));
    let list = (0..49).map(|place| {
        let from = if place % 3 == 0 { &oros } else { &others };
        from[numbers.below(from.len())]
    });
    Some(DeckList { first_gold: cards.find(pool::PLAIN_OROS[0])?, cards: list.collect() })
}

fn starts(count: u64) -> Vec<State> {
    let Ok(cards) = pool::quoted_cards().map(Arc::new) else { return Vec::new() };
    let start = |seed| {
        let mut numbers = Numbers(seed);
        let decks = [deck(&cards, &mut numbers)?, deck(&cards, &mut numbers)?];
        Setup { cards: cards.clone(), decks, seed, readings: Readings::default() }.start(&Silent).ok()
    };
    (0..count).filter_map(start).collect()
}

/// Plays a game to its end; the number of decisions.
fn play(mut state: State, seed: u64) -> u64 {
    let mut numbers = Numbers(seed);
    let mut count = 0;
    while !state.choices().is_empty() {
        let choice = state.choices()[numbers.below(state.choices().len())];
        if state.play(choice, &Silent).is_err() {
            break;
        }
        count += 1;
    }
    count
}

fn main() {
    let starts = starts(50);
    let mut n = 0;
    for round in 0..std::env::args().nth(1).unwrap().parse().unwrap() {
        n += starts.iter().zip(0..).map(|(state, seed)| play(state.clone(), seed + round)).sum::<u64>();
    }
    println!("{n}");
}

//! Random games between decks of the quoted cards: decisions per second, from the first hand to the end.

use std::{hint::black_box, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
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

fn random_games(criterion: &mut Criterion) {
    let starts = starts(50);
    let all = || starts.iter().zip(0..).map(|(state, seed)| play(state.clone(), seed)).sum::<u64>();
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(all()));
    group.bench_function("decisions", |bencher| bencher.iter(|| black_box(all())));
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);

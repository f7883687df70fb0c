//! Random games between decks of the quoted cards: decisions per second, from the first hand to the end.

use std::{hint::black_box, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vademecum_myl::{
    Silent, State, pool,
    random_games::{self, Numbers},
};

fn starts(count: u64) -> Vec<State> {
    let Ok(cards) = pool::quoted_cards().map(Arc::new) else { return Vec::new() };
    let start = |seed| random_games::setup(&cards, seed, &mut Numbers(seed))?.start(&Silent).ok();
    (0..count).filter_map(start).collect()
}

/// Plays a game to its end; the number of decisions.
fn play(mut state: State, seed: u64) -> u64 {
    let mut numbers = Numbers(seed);
    let mut count = 0;
    while let Some(choice) = numbers.choice(&state) {
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

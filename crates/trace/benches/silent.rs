//! A silent recorder costs nothing: the same function with citations, and without any.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use vademecum_rule_ids::magic::{R104_3B, R119_6, R302_4B, R704_5A, R704_5F, R704_5G};
use vademecum_trace::{EvidenceRecorder, Recorder, Silent};

/// A small state-based check, with its rules.
fn cited(creatures: &[(i32, i32)], life: i32, cx: &mut impl Recorder) -> usize {
    let dying = creatures
        .iter()
        .filter(|&&(toughness, damage)| {
            cx.when([R704_5F, R302_4B], toughness <= 0) || cx.when(R704_5G, damage >= toughness)
        })
        .count();
    let lost = cx.when([R704_5A, R104_3B, R119_6], life <= 0);
    dying + usize::from(lost) * cx.either(R704_5A, 100, 0)
}

/// The same, as somebody would write it who cites nothing.
fn bare(creatures: &[(i32, i32)], life: i32) -> usize {
    let dying = creatures.iter().filter(|&&(toughness, damage)| toughness <= 0 || damage >= toughness).count();
    dying + usize::from(life <= 0) * 100
}

fn silent(criterion: &mut Criterion) {
    let creatures: Vec<(i32, i32)> = (0..200).map(|n| (n % 7, n % 5)).collect();
    let mut group = criterion.benchmark_group("state-based check of 200 creatures");
    group.bench_function("without citations", |b| b.iter(|| bare(black_box(&creatures), black_box(3))));
    group.bench_function("silent", |b| b.iter(|| cited(black_box(&creatures), black_box(3), &mut Silent)));
    group.bench_function("evidence with log", |b| {
        let mut evidence = EvidenceRecorder::new();
        b.iter(|| {
            evidence.clear();
            cited(black_box(&creatures), black_box(3), &mut evidence)
        });
    });
    group.finish();
}

criterion_group!(benches, silent);
criterion_main!(benches);

//! How long it takes to align two editions: invented ones of the real size, and the real ones where they are
//! at hand (`$VADEMECUM_CORPUS`, else `../shared/corpus` beside the repository).

use std::{fmt::Write, hint::black_box, path::PathBuf};

use criterion::{Criterion, criterion_group, criterion_main};
use vademecum_align::align;
use vademecum_document::Document;
use vademecum_ingest::{
    Options, ingest,
    reader::{read_bytes, read_path},
};

/// What the invented rules speak of.
const NOUNS: [&str; 23] = [
    "lantern", "harbor", "keeper", "anchor", "beacon", "pilot", "cargo", "rudder", "signal", "tide", "crane", "ledger",
    "storm", "barge", "chart", "mooring", "ballast", "compass", "ferry", "gull", "hull", "island", "jetty",
];

/// What is done there.
const VERBS: [&str; 13] = [
    "lights", "moors", "loads", "turns", "names", "counts", "trades", "guards", "repairs", "paints", "follows",
    "lifts", "sells",
];

/// A rulebook of 3,000 numbers in which every `skipped`th rule is missing, and those behind it renumbered.
fn invented(date: &str, skipped: usize) -> Document {
    let mut text = format!("Comprehensive Rules\n\nThese rules are effective as of {date}.\n\n");
    let mut n = 0;
    for section in 1..=9 {
        let _ = writeln!(text, "{section}. Part {section}\n");
        for chapter in section * 100..section * 100 + 16 {
            let _ = writeln!(text, "{chapter}. Of the {} {chapter}\n", NOUNS[chapter % 23]);
            let mut rule = 0;
            for _ in 1..=7 {
                n += 1;
                if n % skipped == 0 {
                    continue;
                }
                rule += 1;
                let [a, b, c] = [n % 23, n / 7 % 23, n / 31 % 23].map(|noun| NOUNS[noun]);
                let verb = VERBS[n % 13];
                let _ =
                    writeln!(text, "{chapter}.{rule}. The {a} {verb} the {b} of each {c} (see rule {chapter}.1).\n");
                for letter in ["a", "b"] {
                    let _ = writeln!(text, "{chapter}.{rule}{letter} A {c} {verb} a {a} {letter} times per {b}.\n");
                }
            }
        }
    }
    let source = read_bytes("invented.txt", text.as_bytes()).expect("text");
    ingest(&source, &Options::default()).expect("rules").document
}

fn real(name: &str) -> Option<Document> {
    let folder = std::env::var_os("VADEMECUM_CORPUS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus")), PathBuf::from);
    Some(ingest(&read_path(&folder.join(name)).ok()?, &Options::default()).ok()?.document)
}

fn aligned(c: &mut Criterion) {
    let mut group = c.benchmark_group("align");
    group.sample_size(10);
    let (old, new) = (invented("May 4, 2020", 41), invented("May 4, 2021", 37));
    group.bench_function("invented", |b| b.iter(|| align(black_box(&old), black_box(&new))));
    for (name, from, to) in [
        ("English 2019 to 2024", "magic-cr-2019-01-25.en.txt", "magic-cr-2024-11-08.en.txt"),
        ("Portuguese 2019 to Spanish 2024", "magic-cr-2019-01-25.pt.md", "magic-cr-2024-11-08.es.txt"),
    ] {
        let (Some(from), Some(to)) = (real(from), real(to)) else { continue };
        group.bench_function(name, |b| b.iter(|| align(black_box(&from), black_box(&to))));
    }
    group.finish();
}

criterion_group!(benches, aligned);
criterion_main!(benches);

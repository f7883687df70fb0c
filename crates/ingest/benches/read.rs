//! How long it takes to read a rules document: an invented one of the real size, and the real ones
//! where they are at hand (`$VADEMECUM_CORPUS`, else `../shared/corpus` beside the repository).

use std::{fmt::Write, hint::black_box, path::PathBuf};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vademecum_ingest::{
    Options, ingest,
    reader::{Source, read_bytes, read_path},
};

/// A rulebook of 3,000 numbers with references, examples and a glossary.
fn invented() -> Source {
    let mut text = String::from("Comprehensive Rules\n\nThese rules are effective as of May 4, 2020.\n\n");
    for section in 1..=9 {
        let _ = writeln!(text, "{section}. Part {section}\n");
        for chapter in 0..16 {
            let c = section * 100 + chapter;
            let _ = writeln!(text, "{c}. Chapter {c}\n");
            for rule in 1..=7 {
                let _ = writeln!(text, "{c}.{rule}. The piece that stands on square {rule} moves (see rule {c}.1a).\n");
                for letter in ["a", "b"] {
                    let _ = writeln!(text, "{c}.{rule}{letter} It moves one step, as rules 100.1a–b and {c}.2 say.");
                    let _ = writeln!(text, "Example: A piece on square {rule} moves to the next, and stays there.\n");
                }
            }
        }
    }
    text.push_str("Glossary\n\n");
    for n in 0..700 {
        let _ = writeln!(text, "SourceSpan {n}\nWhat stands on a square. See rule 100.{}.\n", n % 7 + 1);
    }
    read_bytes("invented.txt", text.as_bytes()).expect("text")
}

fn real() -> Vec<Source> {
    let folder = std::env::var_os("VADEMECUM_CORPUS")
        .map_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus")), PathBuf::from);
    let names = [
        "magic-cr-2024-11-08.es.txt",
        "magic-cr-2019-01-25.pt.md",
        "magic-cr-2024-11-08.en.txt",
        "magic-cr-2019-01-25.en.txt",
    ];
    names.iter().filter_map(|name| read_path(&folder.join(name)).ok()).collect()
}

fn read(c: &mut Criterion) {
    let mut group = c.benchmark_group("ingest");
    group.sample_size(20);
    for source in std::iter::once(invented()).chain(real()) {
        let name = source.name.rsplit('/').next().unwrap_or_default().to_owned();
        group.throughput(Throughput::Bytes(source.text.len() as u64));
        group.bench_function(name, |b| b.iter(|| ingest(black_box(&source), &Options::default())));
    }
    group.finish();
}

criterion_group!(benches, read);
criterion_main!(benches);

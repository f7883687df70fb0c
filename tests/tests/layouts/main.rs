//! Reads the publishers' documents in other layouts, as converters, printers, mail programs and pastes produce them: the nodes
//! must be the same, except for the losses that are listed.
//!
//! The documents are in `VADEMECUM_CORPUS`, else in `../shared/corpus`. They are not part of the project. Skipped where they
//! are not, unless `VADEMECUM_REQUIRE_CORPUS=1`. A run tries a fixed choice of layouts; `VADEMECUM_LAYOUTS=100` tries every
//! step on every document, and a hundred pairs of steps.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]
#![allow(clippy::print_stdout, reason = "figures are printed for whoever asks with --nocapture")]

mod compare;
mod losses;
mod pages;
mod sheet;
mod steps;

use std::{env, path::Path};

use libtest_mimic::{Arguments, Trial};
use vademecum_ingest::{
    Options, ingest,
    reader::{read_bytes, read_path},
};
use vademecum_tests::{corpus_with, or_skip};

use crate::{
    compare::{Difference, describe},
    losses::{Loss, losses_of},
    sheet::Sheet,
    steps::Step,
};

/// A document, and how much of the layouts a run without `VADEMECUM_LAYOUTS` tries on it.
struct Sample {
    name: &'static str,
    /// One of so many steps is tried alone.
    one_step_of: usize,
    /// Number of pairs of steps.
    pairs: usize,
}

/// Long documents are read more slowly, and tried in fewer layouts.
const SAMPLES: [Sample; 7] = [
    Sample { name: "magic-cr-2024-11-08.es.txt", one_step_of: 6, pairs: 2 },
    Sample { name: "magic-cr-2019-01-25.pt.md", one_step_of: 6, pairs: 2 },
    Sample { name: "magic-cr-2024-11-08.en.txt", one_step_of: 6, pairs: 2 },
    Sample { name: "magic-cr-2019-01-25.en.txt", one_step_of: 8, pairs: 2 },
    Sample { name: "magic-fin-notes-2025.es.txt", one_step_of: 2, pairs: 4 },
    Sample { name: "myl-dar-2021-07.es.md", one_step_of: 1, pairs: 6 },
    Sample { name: "magic-wiki-habilidad-disparada.es.txt", one_step_of: 1, pairs: 6 },
];

fn main() {
    let folder = corpus_with(&SAMPLES.map(|sample| sample.name));
    let what = "the publishers' documents are not here";
    let trials = (0..SAMPLES.len()).map(|i| {
        let folder = folder.clone();
        Trial::test(format!("layouts::{}", SAMPLES[i].name), move || {
            check(folder.as_deref().ok_or(what)?, i)?;
            Ok(())
        })
    });
    let trials = or_skip(trials.collect(), folder.as_deref(), what, "VADEMECUM_REQUIRE_CORPUS");
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Reads a document in each of its layouts, and compares the nodes.
fn check(folder: &Path, index: usize) -> Result<(), String> {
    let name = SAMPLES[index].name;
    let source = read_path(&folder.join(name)).unwrap();
    let original = ingest(&source, &Options::default()).unwrap();
    let expected = describe(&original.document);
    let sheet = Sheet::new(&source, &original);
    let mut failures: Vec<String> = Vec::new();
    for layout in layouts(index) {
        let mut sheet = sheet.clone();
        layout.iter().for_each(|step| step.apply(&mut sheet));
        let labels: Vec<String> = layout.iter().map(ToString::to_string).collect();
        let found = read_bytes(name, sheet.text().as_bytes()).and_then(|source| ingest(&source, &Options::default()));
        let found = found.map(|found| describe(&found.document)).unwrap_or_default();
        let difference = Difference::between(&expected, &found);
        let lost = Loss { missing: difference.missing.len(), extra: difference.extra.len() };
        let allowed = losses_of(name, &labels);
        let is_fine = match layout.as_slice() {
            [_] => lost == allowed,
            _ => lost.missing <= allowed.missing && lost.extra <= allowed.extra,
        };
        if !is_fine {
            failures.push(format!("{}: {lost:?}, expected {allowed:?}\n{difference}", labels.join(" + ")));
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
}

/// The layouts that are tried on a document: single steps, and pairs of steps that a fixed seed chose.
fn layouts(index: usize) -> Vec<Vec<Step>> {
    let Sample { one_step_of, pairs, .. } = SAMPLES[index];
    let more = env::var("VADEMECUM_LAYOUTS").ok().map(|pairs| pairs.parse().expect("VADEMECUM_LAYOUTS is a number"));
    let (one_step_of, pairs) = more.map_or((one_step_of, pairs), |pairs| (1, pairs));
    let steps = Step::all();
    let single =
        steps.iter().enumerate().filter(|(i, _)| (i + index).is_multiple_of(one_step_of)).map(|(_, &step)| vec![step]);
    let mut layouts: Vec<Vec<Step>> = single.collect();
    let mut rng = fastrand::Rng::with_seed(index as u64);
    let all = layouts.len() + pairs;
    while layouts.len() < all {
        let mut pair = [rng.usize(..steps.len()), rng.usize(..steps.len())].map(|i| steps[i]);
        pair.sort_by_key(|step| step.stage());
        if pair[0].stage() != pair[1].stage() {
            layouts.push(pair.to_vec());
        }
    }
    layouts
}

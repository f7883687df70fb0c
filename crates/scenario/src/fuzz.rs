//! Bodies for fuzzing: plain functions over bytes that panic when an invariant is broken.
//!
//! The tests replay a stored corpus of inputs through them on stable Rust; cargo-fuzz drives the same functions for as
//! long as one likes (`tests/fuzz`).

use vademecum_board::svg;
use vademecum_vocab::Lang;

use crate::{Failure, Replay, Why, read, replay, results, run_variation, run_with_boards, start, story};

/// Bytes of an input that are looked at: longer ones say nothing new and only take time.
const MOST_BYTES: usize = 16 << 10;

/// Any text is read as a scenario or refused; one that is read is played without a panic and told in every language.
pub fn scenario(data: &[u8]) {
    let text = String::from_utf8_lossy(&data[..data.len().min(MOST_BYTES)]);
    let Ok(scenario) = read("fuzz.md", &text) else { return };
    let report = run_with_boards(&scenario);
    assert!(!report.failures.iter().any(|failure| matches!(failure.why, Why::Panicked)), "playing it panicked");
    let mut last = None;
    for lang in Lang::ALL {
        let _ = (start(&scenario, &report, lang), story(&scenario, &report, lang), results(&scenario, lang));
        let Replay { start, steps, next, .. } = replay(&scenario, &report, lang);
        let decisions = steps.iter().flat_map(|step| &step.decisions).chain(&next);
        last = decisions.flat_map(|decision| &decision.others).last().map(|other| other.variation.clone());
        for board in steps.iter().filter_map(|step| step.board.as_ref()).chain([&start]) {
            assert!(svg::draw(board, &scenario.title).ends_with("</svg>\n"));
        }
    }
    let Some(variation) = last else { return };
    let varied = run_variation(&scenario, &variation, None);
    let fails = |failure: &Failure| matches!(failure.why, Why::Panicked | Why::NoSuchChoice | Why::Parted);
    assert!(!varied.failures.iter().any(fails), "{variation}: {:?}", varied.failures);
}

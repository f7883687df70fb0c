//! The fuzz body for a moment, on stable Rust: what was found so far, and random changes of it. The seed is fixed, so a
//! failure can be repeated.

use std::{
    fs,
    path::Path,
    time::{Duration, Instant},
};

use vademecum_store::fuzz;

/// How long it runs on random inputs.
const MOMENT: Duration = Duration::from_secs(3);

#[test]
fn any_damage_is_told_and_costs_no_more_than_what_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library");
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzz/corpus/store");
    let mut inputs: Vec<_> = corpus.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    inputs.sort();
    let inputs: Vec<Vec<u8>> = inputs.into_iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(!inputs.is_empty());
    for input in &inputs {
        fuzz::store(&library, input).unwrap();
    }
    // A small generator of pseudo-random numbers (xorshift).
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below.max(1) as u64).unwrap()
    };
    let start = Instant::now();
    while start.elapsed() < MOMENT {
        let mut input = inputs[random(inputs.len())].clone();
        // Where and how, most of all.
        for _ in 0..=random(4) {
            let most = if random(2) == 0 { 3 } else { input.len() };
            let at = random(most.min(input.len()));
            input[at] = u8::try_from(random(256)).unwrap();
        }
        input.truncate(3 + random(input.len()));
        fuzz::store(&library, &input).unwrap();
    }
}

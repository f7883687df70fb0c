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
    let mut random = fastrand::Rng::with_seed(1);
    let start = Instant::now();
    while start.elapsed() < MOMENT {
        let mut input = inputs[random.usize(..inputs.len())].clone();
        // Where and how, most of all.
        for _ in 0..=random.usize(..4) {
            let most = if random.bool() { 3 } else { input.len() };
            let at = random.usize(..most.min(input.len()));
            input[at] = random.u8(..);
        }
        input.truncate(3 + random.usize(..input.len()));
        fuzz::store(&library, &input).unwrap();
    }
}

//! The fuzz body over the stored corpus, and over what is left of each input, on stable Rust.

#![expect(clippy::disallowed_methods, reason = "the corpus is read from files")]

use std::{fs, path::Path};

use vademecum_web::fuzz;

#[test]
fn the_corpus_is_answered_or_refused() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fuzz/corpus/request");
    let mut paths: Vec<_> = fs::read_dir(&root).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(paths.len() > 10, "{paths:?}");
    for path in paths {
        let input = fs::read(&path).unwrap();
        for end in [input.len(), input.len() / 2, input.len().saturating_sub(1)] {
            fuzz::request(&input[..end]);
        }
    }
}

//! The fuzz body over the stored corpus, over what ships, and over pieces of both, on stable Rust.

#![expect(clippy::disallowed_methods, reason = "the corpus is read from files")]

use std::{fs, path::Path};

use vademecum_scenario::{fuzz, read};

/// The files below a folder, in order.
fn files(folder: &str) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut paths: Vec<_> =
        fs::read_dir(&root).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} is empty", root.display());
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}

#[test]
fn the_corpus_is_read_or_refused() {
    files("tests/fuzz/corpus/scenario").iter().for_each(|input| fuzz::scenario(input));
}

#[test]
fn what_is_left_of_a_scenario_is_read_or_refused() {
    for input in files("rules/magic/scenarios/702").iter().take(6) {
        let lines: Vec<&[u8]> = input.split_inclusive(|byte| *byte == b'\n').collect();
        for (n, line) in lines.iter().enumerate() {
            // Without a line, with one twice, and cut off in the middle of it.
            fuzz::scenario(&[&lines[..n], &lines[n + 1..]].concat().concat());
            fuzz::scenario(&[&lines[..=n], &lines[n..]].concat().concat());
            fuzz::scenario(&[&lines[..n].concat(), &line[..line.len() / 2]].concat());
        }
    }
}

#[test]
fn random_games_with_the_cards_of_scenarios_hold_together() {
    for (chapter, seed) in ["603", "613", "614", "615", "701", "702", "707"].into_iter().zip(0_u8..) {
        for input in files(&format!("rules/magic/scenarios/{chapter}")).iter().take(3) {
            let Ok(scenario) = read("case.md", &String::from_utf8_lossy(input)) else {
                panic!("a scenario that ships")
            };
            vademecum_machine_fuzz::game(&scenario.arrangement.setup.cards, &[seed]);
        }
    }
}

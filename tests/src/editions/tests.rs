//! Editions made by machine: the same seed makes the same ones, and their answers are true.

use std::collections::HashSet;

use super::*;

/// The rulebook of the coast, which we wrote for the tests.
fn coast() -> String {
    #[expect(clippy::disallowed_methods, reason = "the rulebook lies among the fixtures")]
    std::fs::read_to_string(crate::fixture("costa/en.txt")).unwrap()
}

#[test]
fn the_first_edition_is_the_rulebook() {
    let first = Editions::new(&coast(), 1).unwrap().next().unwrap();
    assert_eq!((first.date.as_str(), first.answers.len()), ("2003-10-01", 0));
    let told: Vec<&str> = first.text.lines().filter(|line| !line.is_empty()).collect();
    let expected = coast().replace("May 4, 2031", "October 1, 2003").replace("200.2a-c", "200.2a–c");
    let expected: Vec<&str> = expected.lines().filter(|line| !line.is_empty()).collect();
    assert_eq!(told, expected);
}

#[test]
fn the_same_seed_gives_the_same_editions() {
    let editions = |seed| Editions::new(&coast(), seed).unwrap().take(6).collect::<Vec<_>>();
    assert_eq!(editions(7), editions(7));
    assert_ne!(editions(7), editions(8));
}

#[test]
fn answers_name_every_number_once() {
    let numbers = |edition: &Edition| -> HashSet<String> {
        let body = edition.text.split("\nCredits\n").nth(1).unwrap();
        let number = |line: &str| Some(line.split_once(' ')?.0.trim_end_matches('.').to_owned());
        let is_number = |text: &String| text.len() >= 3 && text.starts_with(|c: char| c.is_ascii_digit());
        body.lines().filter_map(number).filter(is_number).collect()
    };
    let mut kinds = HashSet::new();
    let editions: Vec<Edition> = Editions::new(&coast(), 3).unwrap().take(30).collect();
    for pair in editions.windows(2) {
        assert!(pair[0].date < pair[1].date);
        let (from, to): (Vec<_>, Vec<_>) = pair[1].answers.iter().map(|a| (a.from.clone(), a.to.clone())).unzip();
        let from: Vec<String> = from.into_iter().flatten().collect();
        assert_eq!(from.iter().cloned().collect::<HashSet<_>>(), numbers(&pair[0]));
        assert_eq!(from.len(), numbers(&pair[0]).len());
        assert_eq!(to.into_iter().flatten().collect::<HashSet<_>>(), numbers(&pair[1]));
        kinds.extend(pair[1].answers.iter().map(|answer| answer.kind));
    }
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

#[test]
fn what_is_said_of_other_rules_follows_them() {
    // Somebody who cites a rule goes on citing it, whatever its number has become.
    let editions: Vec<Edition> = Editions::new(&coast(), 5).unwrap().take(12).collect();
    let cited = |edition: &Edition| {
        let line = edition.text.lines().find(|line| line.starts_with("A card that swims. See rule ")).unwrap();
        line.trim_start_matches("A card that swims. See rule ").trim_end_matches('.').to_owned()
    };
    let mut moved = 0;
    for pair in editions.windows(2) {
        let answer = pair[1].answers.iter().find(|a| a.from == Some(cited(&pair[0]))).unwrap();
        match answer.kind {
            "gone" => return,
            _ => assert_eq!(answer.to.first(), Some(&cited(&pair[1]))),
        }
        moved += usize::from(cited(&pair[0]) != cited(&pair[1]));
    }
    assert!(moved > 0, "no edition has moved it");
}

#[test]
fn letters_that_look_like_digits_are_left_out() {
    let letters: Vec<String> = [0, 10, 11, 12, 13, 23, 24, 25].map(book::letters).to_vec();
    assert_eq!(letters, ["a", "k", "m", "n", "p", "z", "aa", "ab"]);
}

#[test]
fn other_texts_are_no_rulebooks() {
    assert!(Editions::new("", 1).is_none());
    assert!(Editions::new("Contents\nCredits\nGlossary\n", 1).is_none());
}

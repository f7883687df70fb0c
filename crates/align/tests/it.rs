//! Alignment of editions that a machine made from one another, so that the truth is known.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use std::collections::HashMap;

use proptest::prelude::*;
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink, align, compose};
use vademecum_document::{Document, DocumentKind};
use vademecum_test_support::editions::{self, Rule, chapters, rule};
use vademecum_vocab::{Game, Number};

fn edition(chapters: &[Vec<Rule>], date: &str) -> (Document, HashMap<u32, Number>) {
    (editions::edition(chapters, date), editions::numbers(chapters))
}

/// Takes the last words of 102.5 into a rule of their own behind it.
fn divide(chapters: &mut [Vec<Rule>]) {
    let words: Vec<String> = chapters[2][4].text.split(' ').map(str::to_owned).collect();
    chapters[2][4].text = words[..6].join(" ");
    chapters[2].insert(5, Rule { text: words[6..].join(" "), cites: None, examples: Vec::new(), ..rule(999, 0) });
}

/// What an alignment should say of the identities of two editions.
fn check(alignment: &Alignment, before: &HashMap<u32, Number>, after: &HashMap<u32, Number>) {
    for (identity, number) in before {
        let link = alignment.link_of(*number).unwrap();
        let expected: Vec<Number> = after.get(identity).copied().into_iter().collect();
        assert_eq!(link.to, expected, "{number}, {link:?}");
        assert_eq!(link.kind == AlignmentKind::Removed, expected.is_empty(), "{link:?}");
    }
    let new: Vec<Number> = alignment
        .links
        .iter()
        .filter(|link| link.kind == AlignmentKind::Added)
        .flat_map(|link| link.to.clone())
        .collect();
    for (identity, number) in after.iter().filter(|(identity, _)| !before.contains_key(identity)) {
        assert!(new.contains(number), "{number} ({identity}) is new");
    }
}

#[test]
fn an_edition_is_itself() {
    let (document, numbers) = edition(&chapters(), "2020-01-01");
    let alignment = align(&document, &document).unwrap();
    check(&alignment, &numbers, &numbers);
    assert!(alignment.links.iter().all(|link| link.kind == AlignmentKind::Same));
}

#[test]
fn a_hijacked_number_is_another_rule() {
    let mut changed = chapters();
    changed[1].insert(3, rule(999, 2));
    let ((old, before), (new, after)) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
    let alignment = align(&old, &new).unwrap();
    check(&alignment, &before, &after);
    let moved = alignment.link_of(before[&204]).unwrap();
    assert_eq!((moved.kind, moved.to[0].to_string().as_str()), (AlignmentKind::Moved, "101.5"));
}

#[test]
fn a_rule_that_was_divided_is_in_both_places() {
    let mut changed = chapters();
    divide(&mut changed);
    let ((old, before), (new, after)) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
    let link = align(&old, &new).unwrap().link_of(before[&305]).cloned().unwrap();
    assert_eq!((link.kind, link.to), (AlignmentKind::Split, vec![after[&305], after[&999]]));
    let back = align(&new, &old).unwrap();
    assert_eq!(back.link_of(after[&999]).unwrap().kind, AlignmentKind::MergedIntoOther);
}

#[test]
fn a_chapter_that_was_joined_to_another_is_there() {
    let mut changed = chapters();
    let joined = changed.remove(1);
    changed[0].extend(joined);
    let ((old, before), (new, after)) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
    let alignment = align(&old, &new).unwrap();
    check(&alignment, &before, &after);
    let kinds = |chapter| alignment.link_of(Number::Chapter(chapter)).map(|link| (link.kind, link.to[0])).unwrap();
    assert_eq!(kinds(101), (AlignmentKind::MergedIntoOther, Number::Chapter(100)));
}

#[test]
fn many_new_rules_and_chapters_that_changed_places_hide_nothing() {
    let mut changed = chapters();
    changed.insert(1, (600..660).map(|identity| rule(identity, 1)).collect());
    changed.swap(0, 4);
    let ((old, before), (new, after)) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
    check(&align(&old, &new).unwrap(), &before, &after);
    check(&align(&new, &old).unwrap(), &after, &before);
}

#[test]
fn a_fragment_is_no_evidence() {
    let (whole, _) = edition(&chapters(), "2021-01-01");
    let (mut article, quoted) = edition(&chapters()[2..3], "2020-01-01");
    article.kind = DocumentKind::Article;
    let there = align(&article, &whole).unwrap();
    assert!(there.links.iter().all(|link| link.from.is_some() && link.to.len() == 1), "{there:?}");
    let back = align(&whole, &article).unwrap();
    assert!(back.links.iter().all(|link| link.from.is_some() && link.to.len() == 1), "{back:?}");
    assert!(quoted.values().all(|number| back.links.iter().any(|link| link.to == [*number])));
}

#[test]
fn dates_do_not_matter() {
    let (dated, numbers) = edition(&chapters(), "2020-01-01");
    for id in ["magic-cr@undated.en", "magic-cr@2020-01-01.en", "my-rules@2020-01-01.en"] {
        let other = Document { id: id.parse().unwrap(), ..dated.clone() };
        check(&align(&dated, &other).unwrap(), &numbers, &numbers);
    }
}

#[test]
fn other_works_are_refused() {
    let (document, _) = edition(&chapters(), "2020-01-01");
    let other = Document { game: Game::Myl, id: "myl-dar@2021-07.es".parse().unwrap(), ..document.clone() };
    assert_eq!(
        align(&document, &other).unwrap_err().to_string(),
        "magic-cr@2020-01-01.en is about Magic: The Gathering and myl-dar@2021-07.es is not: only editions of one work can be aligned"
    );
    let empty = Document { nodes: Vec::new(), ..document.clone() };
    assert!(align(&document, &empty).unwrap_err().to_string().contains("no numbered rules"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Rules deleted, inserted and swapped between chapters are found where they are.
    #[test]
    fn what_a_machine_changed_is_recovered(
        deleted in (0usize..4, 0usize..9),
        inserted in (0usize..4, 0usize..8),
        moved in (0usize..4, 0usize..7, 0usize..4, 0usize..7),
    ) {
        let mut changed = chapters();
        changed[deleted.0].remove(deleted.1);
        changed[inserted.0].insert(inserted.1, rule(999, 2));
        let rule = changed[moved.0].remove(moved.1);
        changed[moved.2].insert(moved.3, rule);
        let ((old, before), (new, after)) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
        check(&align(&old, &new).unwrap(), &before, &after);
        // Looking back finds the same pairs.
        check(&align(&new, &old).unwrap(), &after, &before);
    }

    /// A rule leads where the rules lead that it leads to.
    #[test]
    fn two_steps_are_one_behind_the_other(first in links(), second in links()) {
        let (here, there) = (pairs(&first), pairs(&second));
        let onward = |(from, over): (Number, Number)| {
            there.iter().filter(move |(next, _)| *next == over).map(move |&(_, to)| (from, to))
        };
        prop_assert_eq!(pairs(&compose(&first, &second)), here.iter().copied().flat_map(onward).collect());
    }
}

/// An alignment that only somebody mad could have found.
fn links() -> impl Strategy<Value = Alignment> {
    let to = proptest::collection::btree_set(1u16..9, 0..3);
    proptest::collection::vec(to, 8).prop_map(|targets| {
        let number = |n: u16| Number::Chapter(n);
        let links = (1u16..).zip(targets).map(|(from, to)| {
            let to: Vec<Number> = to.into_iter().map(number).collect();
            let kind = match to.len() {
                0 => AlignmentKind::Removed,
                1 => AlignmentKind::Moved,
                _ => AlignmentKind::Split,
            };
            AlignmentLink { from: Some(number(from)), to, kind, score: 1.0, evidence: String::new() }
        });
        Alignment { links: links.collect() }
    })
}

fn pairs(alignment: &Alignment) -> std::collections::BTreeSet<(Number, Number)> {
    let links = alignment.links.iter().filter_map(|link| Some((link.from?, &link.to)));
    links.flat_map(|(from, to)| to.iter().map(move |to| (from, *to))).collect()
}

//! What changed between editions, and where translations are not their originals. What is expected was read,
//! both texts beside each other.

use vademecum_align::align;
use vademecum_difference::{EditionDiff, IssueKind, TextChange, check_translation, diff_editions};

use crate::documents::document;

/// The rows on which something is remarked, by their numbers in the original, or else in the translation.
fn remarked(found: &EditionDiff, what: IssueKind) -> Vec<&str> {
    let rows = found.rows.iter().filter(|row| row.issues.iter().any(|remark| remark.kind == what));
    rows.map(|row| row.from.as_ref().map_or(row.anchor(), |spot| &spot.fragment)).collect()
}

/// Checks that all of some rows are remarked on, and few others.
#[track_caller]
fn check(found: &EditionDiff, what: IssueKind, read: &[&str], others: usize) {
    let remarked = remarked(found, what);
    let lost: Vec<&&str> = read.iter().filter(|number| !remarked.contains(number)).collect();
    assert!(lost.is_empty(), "{}: {lost:?} not in {remarked:?}", what.as_str());
    assert!(remarked.len() <= read.len() + others, "{}: too many: {remarked:?}", what.as_str());
}

fn against_original(original: &str, translated: &str, older: Option<&str>) -> EditionDiff {
    let (original, translated) = (document(original), document(translated));
    let since = older.map(|older| (document(older), align(document(older), original).unwrap()));
    let since = since.as_ref().map(|(older, since)| (*older, since));
    check_translation(original, translated, &align(original, translated).unwrap(), since)
}

pub(crate) fn between_english_editions() {
    let (old, new) = (document("2019-01-25.en"), document("2024-11-08.en"));
    let found = diff_editions(old, new, &align(old, new).unwrap());
    let rules = found.rows.iter().filter(|row| !row.is_term());
    // Where nothing but mentions changed, they follow their rules; eight point at another rule now.
    let strayed = rules.clone().filter(|row| row.change == TextChange::References).count();
    assert!(strayed <= 12, "{strayed}");
    let renumbered = rules.clone().filter(|row| row.change == TextChange::ReferencesRenumbered).count();
    assert!((120..=150).contains(&renumbered), "{renumbered}");
    // Every glossary entry of either edition stands in one row.
    let terms = || found.rows.iter().filter(|row| row.is_term());
    assert_eq!(terms().filter(|row| row.from.is_some()).count(), old.counts().terms);
    assert_eq!(terms().filter(|row| !row.to.is_empty()).count(), new.counts().terms);
}

pub(crate) fn spanish_2024_against_its_original() {
    let found = against_original("2024-11-08.en", "2024-11-08.es", Some("2019-01-25.en"));
    check(&found, IssueKind::Symbols, &["107.5", "111.10e", "111.10f"], 0);
    check(&found, IssueKind::References, &["107.3j", "108.5", "406.4", "702.16m"], 1);
    check(&found, IssueKind::Untranslated, &["702.16k"], 0);
    check(&found, IssueKind::NumericValues, &["108.2a", "111.10r", "205.3n", "707.9f"], 0);
    check(&found, IssueKind::Length, &["702.22b", "702.28b"], 1);
    check(&found, IssueKind::Outdated, &[], 1);
    let printed = [
        "111.10f", "111.10h", "118.13c", "120.3h", "123.6e", "207.2d", "506.4e", "608.3f", "613.7k", "701.38d",
        "702.10d", "702.11d", "702.67b", "702.124i", "712.8c", "716.2b",
    ];
    check(&found, IssueKind::RuleNumber, &printed, 1);
    // It has every rule; one title is taken for another rule.
    assert!(remarked(&found, IssueKind::Missing).len() <= 1 && remarked(&found, IssueKind::Extra).len() <= 1);
}

pub(crate) fn portuguese_2019_against_its_original() {
    let found = against_original("2019-01-25.en", "2019-01-25.pt", None);
    let missing = ["106.4b", "202.2e", "204.2", "400.10b", "400.10c", "800.4g", "901.11c"];
    check(&found, IssueKind::Missing, &missing, 6);
    let symbols = [
        "107.4f", "201.4b", "305.6", "309.6", "601.2h", "605.2", "615.11", "706.2", "706.7a", "720.2a", "801.5a",
        "903.5c",
    ];
    check(&found, IssueKind::Symbols, &symbols, 0);
    check(&found, IssueKind::Untranslated, &["508.1g", "508.6", "term:Reflexive Triggered Ability"], 0);
    check(&found, IssueKind::ExampleCount, &["603.4", "712.4a", "712.4c"], 0);
    check(&found, IssueKind::CardNames, &["802.2a"], 0);
    let references =
        ["106.6", "107.4h", "112.1a", "118.1d", "211.1", "310.1", "719.2", "719.5", "801.1", "901.14a", "905.1c"];
    check(&found, IssueKind::References, &references, 18);
}

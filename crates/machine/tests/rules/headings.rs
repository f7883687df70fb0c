//! Every section of chapters 701 and 702 has its file, named after its title, or waits for one in
//! `waiting-headings.tsv`.

#![expect(clippy::disallowed_methods, reason = "the names of the source files are read")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use vademecum_machine::{actions, keywords};
use vademecum_rule_ids::magic;
use vademecum_vocab::Number;

/// The titles of everything that has one; the second column is English.
const TITLES: &str = include_str!("../../../../rules/magic/titles.tsv");

/// The headings without a file. Lines are struck from it, never added.
const WAITING: &str = include_str!("../waiting-headings.tsv");

/// The section and title of every heading of a chapter in a table of numbers and titles.
fn headings(table: &str, chapter: u16) -> BTreeMap<u16, &str> {
    let rows = table.lines().skip(1).filter_map(|line| {
        let (number, titles) = line.split_once('\t')?;
        match number.parse().ok()? {
            Number::Rule(of, section) if of == chapter => Some((section, titles.split('\t').next()?)),
            _ => None,
        }
    });
    rows.collect()
}

/// Files that several sections share.
const SHARED_FILES: [&str; 3] = ["mod.rs", "rules.rs", "shared.rs"];

/// The files of a folder of the source, but for `mod.rs`.
fn files(folder: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| !SHARED_FILES.contains(&name.as_str())).collect()
}

/// The name of the file for a heading: `a021_tap_and_untap.rs`.
fn file(initial: char, section: u16, title: &str) -> String {
    format!("{initial}{section:03}_{}.rs", title.to_lowercase().replace([' ', '-'], "_").replace('!', ""))
}

/// Checks what is registered, as sections with the English name of the file's subject, against edition, files and list.
fn check(chapter: u16, folder: &str, registered: &BTreeMap<u16, String>) {
    let titles = headings(TITLES, chapter);
    // The first rule of a chapter speaks of all its sections.
    let sections: BTreeSet<u16> = magic::NUMBERS
        .iter()
        .filter_map(|number| match *number {
            Number::Rule(of, section) if of == chapter && section > 1 => Some(section),
            _ => None,
        })
        .collect();
    assert!(titles.keys().eq(&sections), "{chapter}: titles of other sections than the edition has");
    for (section, name) in registered {
        let title = titles.get(section).copied().unwrap_or_default();
        assert_eq!(*name, title.to_lowercase(), "{chapter}.{section} is {title}");
    }
    let initial = folder.chars().next().unwrap();
    let expected: BTreeSet<String> =
        registered.keys().map(|&section| file(initial, section, titles[&section])).collect();
    assert_eq!(files(folder), expected, "files of {folder} beside those of what is registered there");
    let waiting = headings(WAITING, chapter);
    for (section, title) in titles {
        let waits = waiting.get(&section);
        if registered.contains_key(&section) {
            assert_eq!(waits, None, "{chapter}.{section} has a file: strike it from the list");
        } else {
            assert_eq!(waits, Some(&title), "{chapter}.{section} has neither a file nor a line in the list");
        }
    }
}

#[test]
fn every_section_of_701_has_a_file_or_waits_for_one() {
    let mut verbs: BTreeMap<u16, Vec<&str>> = BTreeMap::new();
    for action in actions::ALL {
        verbs.entry(action.section.0.into()).or_default().push(action.names[2]);
    }
    check(701, "actions", &verbs.into_iter().map(|(section, verbs)| (section, verbs.join(" and "))).collect());
}

#[test]
fn every_section_of_702_has_a_file_or_waits_for_one() {
    let name = |keyword| keywords::names(keyword).map(|[_, _, en]| en.to_owned());
    let named = keywords::all().filter_map(|keyword| Some((keyword.0.into(), name(keyword)?)));
    check(702, "keywords", &named.collect());
}

/// Names that are not their titles: 702.9 has the form of a verb as its Spanish title, 702.110 shares its Portuguese word
/// with 701.44.
const NOT_THEIR_TITLES: [(u8, &str); 2] = [(9, "volar"), (110, "exploit")];

#[test]
fn keywords_have_the_spanish_and_portuguese_names_of_their_titles() {
    let titles: BTreeMap<&str, Vec<String>> = TITLES
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(number, titles)| (number, titles.split('\t').map(str::to_lowercase).collect()))
        .collect();
    let mut different = Vec::new();
    for keyword in keywords::all() {
        let Some([es, pt, _]) = keywords::names(keyword) else { continue };
        let titles = &titles[format!("702.{}", keyword.0).as_str()];
        let named = [es, pt].into_iter().zip(&titles[1..3]);
        different.extend(named.filter(|(name, title)| name != title).map(|(name, _)| (keyword.0, name)));
    }
    assert_eq!(different, NOT_THEIR_TITLES);
}

#[test]
fn the_list_names_headings_of_the_edition_alone() {
    for line in WAITING.lines().skip(1) {
        let number = line.split('\t').next().and_then(|number| number.parse::<Number>().ok());
        let chapter = number.and_then(Number::chapter);
        assert!(matches!(chapter, Some(701 | 702)), "{line}");
        assert!(number.and_then(magic::rule_id).is_some(), "{line}: no such rule");
    }
}

//! The messages: the same in every language, all of them used, none missing.

#![expect(clippy::disallowed_methods, reason = "reads the sources of this crate")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;
use regex::Regex;
use vademecum_align::AlignError;
use vademecum_api_types::{AddressError, NumberInOtherEdition};
use vademecum_difference::{ChangeCategory, IssueKind};
use vademecum_document::NodeKind;
use vademecum_locale::Localized;
use vademecum_search::SearchError;
use vademecum_vocab::{Finding, Game, Lang, NeighbouringNumbers};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The text of every file with an extension under a folder.
fn texts(folder: &Path, extension: &str) -> Vec<String> {
    let mut texts = Vec::new();
    let mut open: Vec<PathBuf> = vec![folder.to_owned()];
    while let Some(path) = open.pop() {
        if path.is_dir() {
            open.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|each| each == extension) {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
    texts
}

/// The messages of a language, each with its variables.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let message = Regex::new(r"(?m)^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)").unwrap();
    let variable = Regex::new(r"\$([a-z_]+)").unwrap();
    let mut messages = BTreeMap::new();
    for text in texts(&Path::new(ROOT).join("locales").join(lang), "ftl") {
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{lang}: {errors:?}");
        }
        for found in message.captures_iter(&text) {
            let variables = variable.captures_iter(&found[2]).map(|name| name[1].to_owned()).collect();
            assert_eq!(messages.insert(found[1].to_owned(), variables), None, "{lang}: {} twice", &found[1]);
        }
    }
    messages
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let spanish = messages("es");
    assert!(spanish.len() > 100);
    for lang in ["pt", "en"] {
        let other = messages(lang);
        for key in spanish.keys().chain(other.keys()) {
            assert_eq!(spanish.get(key), other.get(key), "{lang}: {key}");
        }
    }
}

#[test]
fn every_message_is_used_and_every_key_is_known() {
    let known = messages("es");
    let templates = texts(&Path::new(ROOT).join("templates"), "html").join("\n");
    let sources = ["web", "locale"].map(|name| texts(&Path::new(ROOT).join("crates").join(name).join("src"), "rs"));
    let sources = sources.concat().join("\n");
    let asked = Regex::new(r#"\b(?:t|about|count)\((?:[a-z_.]+, )?"([^"]*)""#).unwrap();
    for text in [&templates, &sources] {
        for found in asked.captures_iter(text) {
            assert!(known.contains_key(&found[1]), "unknown message {}", &found[1]);
        }
    }
    // Keys that are made of names: `format!("kind-{}", kind.as_str())`.
    let made = Regex::new(r#"format!\("([a-z-]*)\{[a-z_]*\}([a-z-]*)""#).unwrap();
    let made: Vec<_> = made.captures_iter(&sources).map(|found| (found[1].to_owned(), found[2].to_owned())).collect();
    let is_made = |key: &str| {
        made.iter().any(|(start, end)| start.len() + end.len() > 1 && key.starts_with(start) && key.ends_with(end))
    };
    let issues = IssueKind::ALL.iter().map(|kind| kind.as_str());
    let issues: Vec<String> = issues.flat_map(|kind| [format!("what-{kind}"), format!("remark-{kind}")]).collect();
    let mut localized = localized_keys();
    localized.extend(issues.iter().cloned());
    for key in known.keys() {
        // Stories, boards, choices and problems of scenarios, refusals of the rules engine and why files cannot be read are
        // tested elsewhere, codes with arguments below.
        let tested =
            ["story-", "state-", "board-", "choice-", "problem-", "failed-", "value-", "read-", "refused-", "myl-"];
        let is_told = tested.iter().any(|start| key.starts_with(start));
        if is_told || localized.contains(key) || is_made(key) {
            continue;
        }
        let literal = format!("\"{key}\"");
        assert!(templates.contains(&literal) || sources.contains(&literal), "unused message {key}");
    }
    let kinds = NodeKind::ALL.map(|kind| format!("kind-{}", kind.as_str())).into_iter();
    let categories = ["compare-sort", "compare-sorts"].into_iter();
    let categories =
        categories.flat_map(|key| ChangeCategory::ALL.map(|category| format!("{key}-{}", category.as_str())));
    for key in kinds.chain(categories).chain(issues) {
        assert!(known.contains_key(&key), "unknown message {key}");
    }
}

/// The keys of findings and errors: the names of their types, and those that sources name.
fn localized_keys() -> BTreeSet<String> {
    let key = Regex::new(r#""((?:address|align)-[a-z]+[a-z-]*)""#).unwrap();
    let sources =
        ["align", "api-types"].map(|name| texts(&Path::new(ROOT).join("crates").join(name).join("src"), "rs"));
    let sources = sources.concat().join("\n");
    let named = key.captures_iter(&sources).map(|found| found[1].to_owned());
    let variants = Finding::MESSAGE_KEYS.iter().chain(AddressError::MESSAGE_KEYS).map(ToString::to_string);
    named.chain(variants).collect()
}

/// One of every finding and error.
fn localized() -> Vec<Box<dyn Localized>> {
    let text = || "text".to_owned();
    let document = || "magic-cr@2024-11-08.es".parse().unwrap();
    let date = || "2024-11-08".parse().unwrap();
    let number = || "100.1".parse().unwrap();
    let neighbours = NeighbouringNumbers::default;
    vec![
        Box::new(Finding::NumberRepaired { printed: text(), number: text(), neighbours: neighbours() }),
        Box::new(Finding::NumberSupplied { number: text(), neighbours: neighbours() }),
        Box::new(Finding::NumberInsideLine { number: text(), neighbours: neighbours() }),
        Box::new(Finding::NumberSpelling { printed: text(), number: text() }),
        Box::new(Finding::NumberGap { number: text(), before: text() }),
        Box::new(Finding::StaleDuplicate { number: text(), neighbours: neighbours() }),
        Box::new(Finding::DanglingReference { targets: text() }),
        Box::new(Finding::TitleMismatch { number: text(), other: text() }),
        Box::new(Finding::CutPassage {}),
        Box::new(Finding::BrokenOff {}),
        Box::new(Finding::Untranslated { found: Lang::Pt, expected: Lang::Es }),
        Box::new(Finding::Unbalanced { mark: '(' }),
        Box::new(Finding::StrayUnderHeading { number: text() }),
        Box::new(Finding::StrayBeforeRules {}),
        Box::new(Finding::StrayInGlossary {}),
        Box::new(Finding::StrayHeading { file: text(), heading: text() }),
        Box::new(Finding::DateFromName { date: date() }),
        Box::new(Finding::DateUnknown {}),
        Box::new(Finding::ContentsTitleMismatch { heading: text(), listed: text() }),
        Box::new(Finding::ContentsEntryWithoutHeading { number: text(), listed: text() }),
        Box::new(Finding::Undecodable { encoding: text() }),
        Box::new(Finding::MisreadUtf8 { count: 2 }),
        Box::new(Finding::MarkupNotRead { kibibytes: 64 }),
        Box::new(Finding::MarkupLeftUnread { spans: 1_048_576 }),
        Box::new(Finding::ReferencesOmitted { most: 256 }),
        Box::new(Finding::DocumentReferencesOmitted { most: 50_000 }),
        Box::new(Finding::FindingsOmitted { count: 1 }),
        Box::new(Finding::PdfDamaged { message: text() }),
        Box::new(AddressError::UnknownDocument(text())),
        Box::new(AddressError::WholeDocument(text())),
        Box::new(AddressError::Malformed(text())),
        Box::new(AddressError::UnknownFragment { fragment: text(), document: document() }),
        Box::new(AddressError::UnknownNumber {
            number: number(),
            document: None,
            nearest: Vec::new(),
            elsewhere: Vec::new(),
        }),
        Box::new(NumberInOtherEdition { number: number(), edition: date(), numbers_in_requested: Vec::new() }),
        Box::new(AddressError::UnknownTerm { headword: text(), document: None }),
        Box::new(AddressError::UnknownEdition { at: date(), known: Vec::new() }),
        Box::new(AddressError::NumberNotInEdition { number: number(), at: date() }),
        Box::new(AddressError::RuleGone { number: number(), at: date(), newest: date() }),
        Box::new(AddressError::RuleTooNew { number: number(), at: date(), newest: date() }),
        Box::new(AddressError::SearchFailed(SearchError::UnreadableSegment { reason: text() })),
        Box::new(AlignError::DifferentGames { from: document(), game: Game::Myl, to: document() }),
        Box::new(AlignError::DifferentWorks { from: document(), to: document(), shared: 1, rules: 20 }),
        Box::new(AlignError::NoRules { document: document() }),
    ]
}

#[test]
fn every_finding_and_error_has_its_message_with_its_arguments_in_every_language() {
    let localized = localized();
    let keys: BTreeSet<String> = localized.iter().map(|each| each.key().to_owned()).collect();
    assert_eq!(keys, localized_keys());
    for lang in Lang::ALL {
        let messages = messages(lang.as_str());
        for each in &localized {
            let args: BTreeSet<String> = each.args().iter().map(|(name, _)| name.to_owned()).collect();
            assert_eq!(messages.get(each.key()), Some(&args), "{lang}: {}", each.key());
            // A key without a message, and an argument without a value, would be printed as they are.
            let written = [Some(each.message(lang)), each.help(lang), each.cli_help(lang)];
            for text in written.into_iter().flatten() {
                assert!(!text.contains(each.key()) && !text.contains("{$"), "{lang}: {text}");
            }
        }
    }
}

//! The messages: the same in every language, all of them used, none missing.

#![expect(clippy::disallowed_methods, reason = "reads the sources of this crate")]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;
use regex::Regex;

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
    let variable = Regex::new(r"\$([a-z]+)").unwrap();
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
    let sources = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "rs").join("\n");
    let asked = Regex::new(r#"\b(?:t|about|count)\((?:[a-z_.]+, )?"([^"]*)""#).unwrap();
    for text in [&templates, &sources] {
        for found in asked.captures_iter(text) {
            assert!(known.contains_key(&found[1]), "unknown message {}", &found[1]);
        }
    }
    for key in known.keys() {
        // The stories of scenarios are told, and tested, elsewhere.
        if vademecum_vocab::Finding::KEYS.contains(&key.as_str()) || key.starts_with("story-") {
            continue;
        }
        let literal = format!("\"{key}\"");
        assert!(templates.contains(&literal) || sources.contains(&literal), "unused message {key}");
    }
}

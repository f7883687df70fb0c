//! Names of two languages that name the same.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use vademecum_document::Document;
use vademecum_vocab::{Lang, Number, fold};

use super::{glossary, name};
use crate::{Alignment, Kind};

/// Where a pair of names was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Found {
    /// Both are titles of the same rule.
    Title,
    /// Both are headwords of glossary entries that say the same.
    Glossary,
    /// One is printed in brackets behind the other.
    Bracket,
}

impl Found {
    /// Every way.
    pub const ALL: [Found; 3] = [Found::Title, Found::Glossary, Found::Bracket];

    /// The stable name: `title`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Found::Title => "title",
            Found::Glossary => "glossary",
            Found::Bracket => "bracket",
        }
    }
}

/// One finding of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Evidence {
    /// How it was found.
    pub kind: Found,
    /// The languages and places of the two names: a number, or a headword.
    pub places: [(Lang, String); 2],
}

/// Two names, and where they were found together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermPair {
    /// The names, with their languages.
    pub names: [(Lang, String); 2],
    /// Where they were found.
    pub evidence: Vec<Evidence>,
}

/// The pairs of names found so far, by what they are when folded.
type Pairs = BTreeMap<(String, String), TermPair>;

/// Mines the names of two documents in different languages: from titles of rules that are the same, and from
/// their glossaries.
pub fn pairs(from: &Document, to: &Document, alignment: &Alignment) -> Vec<TermPair> {
    let langs = [from.lang(), to.lang()];
    let mut found = Pairs::new();
    let links: HashMap<Number, Number> = alignment
        .links
        .iter()
        .filter(|link| link.kind != Kind::Merged)
        .filter_map(|link| Some((link.from?, *link.to.first()?)))
        .collect();
    let [left, right] = [from, to].map(titles);
    for (number, title) in &left {
        let Some((other, also)) = links.get(number).and_then(|other| Some((other, right.get(other)?))) else {
            continue;
        };
        let places = [number.to_string(), other.to_string()];
        add(&mut found, langs, [title, also], Found::Title, &places);
    }
    for (entry, other, _) in glossary::matched(from, to, &links) {
        let headword = |node: &vademecum_document::Node| node.term.as_ref().map(|term| term.headword.clone());
        let (Some(ours), Some(theirs)) = (headword(entry), headword(other)) else { continue };
        let [name, also] = [&ours, &theirs].map(|name| name::printed(name).name);
        add(&mut found, langs, [&name, &also], Found::Glossary, &[ours, theirs]);
    }
    found.into_values().collect()
}

/// English names that a document prints in brackets behind its own.
pub fn brackets(document: &Document) -> Vec<TermPair> {
    if document.lang() == Lang::En {
        return Vec::new();
    }
    let headwords = || document.nodes.iter().filter_map(|node| Some(node.term.as_ref()?.headword.as_str()));
    let is_remark = name::remarks(headwords());
    let mut found = Pairs::new();
    for headword in headwords() {
        let name::Printed { name, bracket } = name::printed(headword);
        if let Some(bracket) = bracket.filter(|bracket| !is_remark(bracket)) {
            let places = [headword.to_owned(), headword.to_owned()];
            add(&mut found, [document.lang(), Lang::En], [&name, &bracket], Found::Bracket, &places);
        }
    }
    found.into_values().collect()
}

fn titles(document: &Document) -> BTreeMap<Number, String> {
    let numbered = document.nodes.iter().filter(|node| !node.stale && node.kind.is_numbered());
    numbered.filter_map(|node| Some((node.number?, name::printed(node.title.as_deref()?).name))).collect()
}

fn add(found: &mut Pairs, langs: [Lang; 2], names: [&str; 2], kind: Found, places: &[String; 2]) {
    let [from, to] = langs;
    for (name, other) in name::matched((names[0], from), (names[1], to)) {
        let evidence = Evidence { kind, places: [(from, places[0].clone()), (to, places[1].clone())] };
        let key = (fold(&name), fold(&other));
        let pair =
            found.entry(key).or_insert_with(|| TermPair { names: [(from, name), (to, other)], evidence: Vec::new() });
        if !pair.evidence.contains(&evidence) {
            pair.evidence.push(evidence);
        }
    }
}

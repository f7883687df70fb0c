//! Names of two languages that name the same.

use std::collections::{BTreeMap, HashMap, HashSet};

use vademecum_document::Document;
use vademecum_vocab::{EditionDate, Lang, Number, fold};

use crate::{company::Companies, glossary, name, said::in_texts};
use vademecum_align::{Alignment, LinkKind};

/// Where a pair of names was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Found {
    /// Both are titles of the same rule.
    Title,
    /// Both are headwords of glossary entries that say the same.
    Glossary,
    /// One is printed in brackets behind the other.
    Bracket,
    /// Where one stands, the other stands in the rule that is the same rule.
    Text,
}

impl Found {
    /// Every way.
    pub const ALL: [Found; 4] = [Found::Title, Found::Glossary, Found::Bracket, Found::Text];

    /// The stable name: `title`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Found::Title => "title",
            Found::Glossary => "glossary",
            Found::Bracket => "bracket",
            Found::Text => "text",
        }
    }
}

/// Where a name was found.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The language.
    pub lang: Lang,
    /// The edition.
    pub edition: EditionDate,
    /// A number, or a headword.
    pub at: String,
}

/// One finding of a pair.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Evidence {
    /// How it was found.
    pub kind: Found,
    /// Where the two names were found; in texts, the first rules in which both stand.
    pub places: [Place; 2],
    /// In how many rules both stand; 1 for a title or headword.
    pub times: u32,
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
pub(crate) type Pairs = BTreeMap<(String, String), TermPair>;

/// The names that a document gives to something: titles, and headwords without a remark such as that they are
/// obsolete.
pub fn named(document: &Document) -> impl Iterator<Item = (Lang, String)> {
    let lang = document.lang();
    names(document, false).into_iter().map(move |name| (lang, name))
}

/// Mines the names of two documents in different languages: from titles of rules that are the same, and from
/// their glossaries.
pub fn pairs(from: &Document, to: &Document, alignment: &Alignment) -> Vec<TermPair> {
    let texts = [from, to].map(|document| (document.lang(), document.date()));
    let mut found = Pairs::new();
    let links: HashMap<Number, Number> = alignment
        .links
        .iter()
        .filter(|link| link.kind != LinkKind::Merged)
        .filter_map(|link| Some((link.from?, *link.to.first()?)))
        .collect();
    let [left, right] = [from, to].map(titles);
    for (number, title) in &left {
        let Some((other, also)) = links.get(number).and_then(|other| Some((other, right.get(other)?))) else {
            continue;
        };
        let places = [number.to_string(), other.to_string()];
        add(&mut found, texts, [title, also], Found::Title, &places);
    }
    let companies = Companies::new(from, to, &links);
    let titled = [0, 1].map(|side| names_of(&found, side));
    for glossary::Matched { names: [name, also], headwords, is_weak } in glossary::matched(from, to, &links, &companies)
    {
        let gives_way = titled[0].contains(&fold(&name)) || titled[1].contains(&fold(&also));
        let is_said = found.contains_key(&(fold(&name), fold(&also)));
        let is_same = fold(&name) == fold(&also);
        let keep_company =
            || is_same || companies.of(&name, &also).is_some_and(|(company, _)| company.share >= SUPPORTS);
        if is_said || !gives_way || (!is_weak && keep_company()) {
            let names = [(name, also)];
            note(&mut found, texts, names, Found::Glossary, &headwords);
        }
    }
    in_texts(&mut found, texts, [from, to], &companies);
    found.into_values().collect()
}

/// The names of one side that were paired so far, folded.
pub(crate) fn names_of(found: &Pairs, side: usize) -> HashSet<String> {
    found.values().map(|pair| fold(&pair.names[side].1)).collect()
}

/// Names that keep each other company say so of one another this much.
pub(crate) const SUPPORTS: f32 = 0.3;

/// The names that a document gives to something: titles and headwords, as wholes and in parts; on request, also
/// those with a remark.
pub(crate) fn names(document: &Document, remarked: bool) -> Vec<String> {
    let mut names = Vec::new();
    let is_remark = name::remarks(document.nodes.iter().filter_map(|node| Some(node.term.as_ref()?.headword.as_str())));
    let is_remarked = |title: &String| name::printed(title).bracket.is_some_and(|bracket| is_remark(&bracket));
    let headwords = document.nodes.iter().filter_map(|node| node.term.as_deref()).flat_map(|term| {
        let second = term.senses.iter().filter_map(|sense| sense.headword.clone());
        std::iter::once(term.headword.clone()).chain(second)
    });
    for title in titles(document).into_values().chain(headwords).filter(|title| remarked || !is_remarked(title)) {
        let name = name::printed(&title).name;
        names.extend(name::parts(&name, document.lang()).into_iter().map(str::to_owned));
        names.push(name);
    }
    names.sort_unstable();
    names.dedup();
    names
}

/// English names that a document prints in brackets behind its own.
pub fn brackets(document: &Document) -> Vec<TermPair> {
    if document.lang() == Lang::En {
        return Vec::new();
    }
    let headwords = || document.nodes.iter().filter_map(|node| Some(node.term.as_ref()?.headword.as_str()));
    let is_remark = name::remarks(headwords());
    let titles: HashSet<String> = titles(document).into_values().map(|title| fold(&title)).collect();
    // Words that the document writes with a small letter are its own language's; a name made of them is no English one.
    let texts = document.nodes.iter().filter(|node| node.kind.is_numbered()).map(|node| node.text.as_str());
    let words = texts.flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
    let own: HashSet<String> = words.filter(|word| word.starts_with(char::is_lowercase)).map(fold).collect();
    let is_own = |name: &str| name.split_whitespace().all(|word| own.contains(&fold(word)));
    let mut found = Pairs::new();
    for headword in headwords() {
        let name::Printed { name, bracket } = name::printed(headword);
        if let Some(bracket) = bracket.filter(|bracket| !is_remark(bracket) && !is_own(bracket)) {
            // What is a title of its own is the document's name, and the other the English one.
            let is_title = |name: &str| titles.contains(&fold(name));
            let (name, bracket) =
                if is_title(&bracket) && !is_title(&name) { (bracket, name) } else { (name, bracket) };
            let places = [headword.to_owned(), headword.to_owned()];
            let texts = [document.lang(), Lang::En].map(|lang| (lang, document.date()));
            add(&mut found, texts, [&name, &bracket], Found::Bracket, &places);
        }
    }
    found.into_values().collect()
}

fn titles(document: &Document) -> BTreeMap<Number, String> {
    let titled = document.rules().filter_map(|rule| Some((rule.number, rule.node.title.as_deref()?)));
    titled.map(|(number, title)| (number, name::printed(title).name)).collect()
}

fn add(found: &mut Pairs, texts: [(Lang, EditionDate); 2], names: [&str; 2], kind: Found, places: &[String; 2]) {
    let [(from, _), (to, _)] = texts;
    note(found, texts, name::matched((names[0], from), (names[1], to)), kind, places);
}

fn note(
    found: &mut Pairs,
    texts: [(Lang, EditionDate); 2],
    names: impl IntoIterator<Item = (String, String)>,
    kind: Found,
    places: &[String; 2],
) {
    let [(from, _), (to, _)] = texts;
    for (name, other) in names {
        let places = [place(texts[0], &places[0]), place(texts[1], &places[1])];
        let evidence = Evidence { kind, places, times: 1 };
        let key = (fold(&name), fold(&other));
        let pair =
            found.entry(key).or_insert_with(|| TermPair { names: [(from, name), (to, other)], evidence: Vec::new() });
        if !pair.evidence.contains(&evidence) {
            pair.evidence.push(evidence);
        }
    }
}

pub(crate) fn place((lang, edition): (Lang, EditionDate), at: &str) -> Place {
    Place { lang, edition, at: at.to_owned() }
}

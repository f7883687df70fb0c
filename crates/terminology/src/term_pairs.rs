//! Mines pairs of names in two languages that name the same thing.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use vademecum_document::Document;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Lang, Number};

use crate::{cooccurrence::Bitext, glossary_matching, printed_name, text_evidence::add_text_evidence};
use vademecum_align::{Alignment, AlignmentKind};

/// The kind of evidence for a pair of names. As a string, its stable name: `title`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, strum::EnumString, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TermEvidenceKind {
    /// Both are titles of the same rule.
    Title,
    /// Both are headwords of matched glossary entries.
    Glossary,
    /// One is printed in brackets after the other.
    Bracket,
    /// They co-occur in matched rules.
    #[strum(serialize = "text")]
    CoOccurrence,
}

/// The place where a name was found.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EvidencePlace {
    /// The language.
    pub lang: Lang,
    /// The edition.
    pub edition: EditionDate,
    /// A rule number, or a headword.
    pub locator: String,
}

/// One piece of evidence for a pair of names.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermEvidence {
    /// Its kind.
    pub kind: TermEvidenceKind,
    /// The places of the two names; in running text, the first pair of rules that contains both.
    pub places: [EvidencePlace; 2],
    /// The number of pairs of rules that contain both; 1 for a title or headword.
    pub pair_count: u32,
}

/// Two names that mean the same, with the evidence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermPair {
    /// The names, with their languages.
    pub names: [(Lang, String); 2],
    /// The evidence.
    pub evidence: Vec<TermEvidence>,
}

/// Pairs of names by their folded names.
pub(crate) type PairsByName = BTreeMap<(String, String), TermPair>;

/// The titles and headwords of a document, without headwords that have a remark (`obsolete`).
pub fn titles_and_headwords(document: &Document) -> impl Iterator<Item = (Lang, String)> {
    let lang = document.lang();
    collect_titles_and_headwords(document, false).into_iter().map(move |name| (lang, name))
}

/// Mines term pairs from two aligned documents in different languages: from titles, glossaries and running text.
pub fn mine_pairs(from: &Document, to: &Document, alignment: &Alignment) -> Vec<TermPair> {
    let texts = [from, to].map(|document| (document.lang(), document.date()));
    let mut found = PairsByName::new();
    let links: HashMap<Number, Number> = alignment
        .links
        .iter()
        .filter(|link| link.kind != AlignmentKind::MergedIntoOther)
        .filter_map(|link| Some((link.from?, *link.to.first()?)))
        .collect();
    let [left, right] = [from, to].map(titles);
    for (number, title) in &left {
        let Some((other, also)) = links.get(number).and_then(|other| Some((other, right.get(other)?))) else {
            continue;
        };
        let places = [number.to_string(), other.to_string()];
        add_titles(&mut found, texts, [title, also], TermEvidenceKind::Title, &places);
    }
    let bitext = Bitext::new(from, to, &links);
    let titled = [0, 1].map(|side| folded_names(&found, side));
    for glossary_matching::MatchedEntries { names: [name, also], headwords, is_weak } in
        glossary_matching::match_glossaries(from, to, &links, &bitext)
    {
        let gives_way = titled[0].contains(&fold(&name)) || titled[1].contains(&fold(&also));
        let is_said = found.contains_key(&(fold(&name), fold(&also)));
        let is_same = fold(&name) == fold(&also);
        let keep_company = || {
            is_same
                || bitext
                    .cooccurrence(&name, &also)
                    .is_some_and(|(cooccurrence, _)| cooccurrence.dice >= MIN_SUPPORT_DICE)
        };
        if is_said || !gives_way || (!is_weak && keep_company()) {
            let names = [(name, also)];
            add_pairs(&mut found, texts, names, TermEvidenceKind::Glossary, &headwords);
        }
    }
    add_text_evidence(&mut found, texts, [from, to], &bitext);
    found.into_values().collect()
}

/// The folded names of one side of the pairs found so far.
pub(crate) fn folded_names(found: &PairsByName, side: usize) -> HashSet<String> {
    found.values().map(|pair| fold(&pair.names[side].1)).collect()
}

/// Minimum Dice coefficient of two names for running text to support their pair.
pub(crate) const MIN_SUPPORT_DICE: f32 = 0.3;

/// The titles and headwords of a document, as wholes and in parts; with `remarked`, also headwords that have a remark.
pub(crate) fn collect_titles_and_headwords(document: &Document, remarked: bool) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let is_remark = printed_name::remark_test(document.terms().map(|(_, term)| term.headword.as_str()));
    let is_remarked =
        |title: &String| printed_name::parse_name(title).bracket.is_some_and(|bracket| is_remark(&bracket));
    let headwords = document.terms().flat_map(|(_, term)| term.headwords()).map(str::to_owned);
    for title in titles(document).into_values().chain(headwords).filter(|title| remarked || !is_remarked(title)) {
        let name = printed_name::parse_name(&title).name;
        names.extend(printed_name::split_names(&name, document.lang()).into_iter().map(str::to_owned));
        names.insert(name);
    }
    names
}

/// The pairs of names of which the English one is printed in brackets after the document's own.
pub fn bracketed_names(document: &Document) -> Vec<TermPair> {
    if document.lang() == Lang::En {
        return Vec::new();
    }
    let headwords = || document.terms().map(|(_, term)| term.headword.as_str());
    let is_remark = printed_name::remark_test(headwords());
    let titles: HashSet<String> = titles(document).into_values().map(|title| fold(&title)).collect();
    // Lower-case words of the text belong to its own language; a name that consists of them is not English.
    let texts = document.nodes.iter().filter(|node| node.kind().is_numbered()).map(|node| node.text.as_str());
    let words = texts.flat_map(vademecum_text::words);
    let own: HashSet<String> = words.filter(|word| word.starts_with(char::is_lowercase)).map(fold).collect();
    let is_own = |name: &str| name.split_whitespace().all(|word| own.contains(&fold(word)));
    let mut found = PairsByName::new();
    for headword in headwords() {
        let printed_name::PrintedName { name, bracket } = printed_name::parse_name(headword);
        if let Some(bracket) = bracket.filter(|bracket| !is_remark(bracket) && !is_own(bracket)) {
            // Where the bracket is a title of the document, the English name is the one before it.
            let is_title = |name: &str| titles.contains(&fold(name));
            let (name, bracket) =
                if is_title(&bracket) && !is_title(&name) { (bracket, name) } else { (name, bracket) };
            let places = [headword.to_owned(), headword.to_owned()];
            let texts = [document.lang(), Lang::En].map(|lang| (lang, document.date()));
            add_titles(&mut found, texts, [&name, &bracket], TermEvidenceKind::Bracket, &places);
        }
    }
    found.into_values().collect()
}

fn titles(document: &Document) -> BTreeMap<Number, String> {
    let titled = document.rules().filter_map(|rule| Some((rule.number, rule.node.title.as_deref()?)));
    titled.map(|(number, title)| (number, printed_name::parse_name(title).name)).collect()
}

/// Adds the names in two titles, as wholes and in parts.
fn add_titles(
    found: &mut PairsByName,
    texts: [(Lang, EditionDate); 2],
    names: [&str; 2],
    kind: TermEvidenceKind,
    places: &[String; 2],
) {
    let [(from, _), (to, _)] = texts;
    add_pairs(found, texts, printed_name::pair_names((names[0], from), (names[1], to)), kind, places);
}

/// Adds pairs of names with one piece of evidence each.
fn add_pairs(
    found: &mut PairsByName,
    texts: [(Lang, EditionDate); 2],
    names: impl IntoIterator<Item = (String, String)>,
    kind: TermEvidenceKind,
    places: &[String; 2],
) {
    let [(from, _), (to, _)] = texts;
    for (name, other) in names {
        let places = [evidence_place(texts[0], &places[0]), evidence_place(texts[1], &places[1])];
        let evidence = TermEvidence { kind, places, pair_count: 1 };
        let key = (fold(&name), fold(&other));
        let pair =
            found.entry(key).or_insert_with(|| TermPair { names: [(from, name), (to, other)], evidence: Vec::new() });
        if !pair.evidence.contains(&evidence) {
            pair.evidence.push(evidence);
        }
    }
}

pub(crate) fn evidence_place((lang, edition): (Lang, EditionDate), at: &str) -> EvidencePlace {
    EvidencePlace { lang, edition, locator: at.to_owned() }
}

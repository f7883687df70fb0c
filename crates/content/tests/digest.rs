//! The bundled digests: complete as far as it is written, the same in both languages, its references
//! sound, its words those of the style sheet.

use std::collections::{BTreeMap, BTreeSet};

use regex::{Regex, RegexBuilder};
use vademecum_content as content;
use vademecum_document::{Document, Node, NodeKind};
use vademecum_vocab::{Game, Lang, Number};

/// An entry with more words than this says why, in a comment under its heading.
const MAX_WORDS: usize = 90;

/// The sections whose rules have all been written.
const WRITTEN: &[&str] = &["1", "2", "3", "4", "5", "6", "7", "8", "9"];

fn digests() -> impl Iterator<Item = &'static Document> {
    content::digests().iter()
}

fn numbered(document: &Document) -> impl Iterator<Item = &Node> {
    document.nodes.iter().filter(|node| node.number.is_some())
}

fn file(path: &str) -> String {
    let (_, data) = content::files().find(|(name, _)| name == path).expect("it is bundled");
    String::from_utf8(data.into_owned()).expect("bundled files are UTF-8")
}

#[test]
fn every_number_of_the_edition_has_a_heading_in_both_languages() {
    for document in digests().filter(|d| d.game == Game::Magic) {
        let counts = document.counts();
        assert_eq!((counts.sections, counts.chapters, counts.rules, counts.subrules), (9, 144, 1124, 1883));
        assert!(document.diagnostics.is_empty(), "{}: {:?}", document.id, document.diagnostics);
    }
    let shape = |document: &Document| -> Vec<(String, bool, bool)> {
        let shown = |node: &Node| (node.fragment.clone(), node.title.is_some(), node.text.is_empty());
        numbered(document).map(shown).collect()
    };
    for game in Game::ALL {
        let shapes: Vec<_> = digests().filter(|d| d.game == game).map(shape).collect();
        assert!(shapes.len() == 2 && shapes[0] == shapes[1], "the languages of {game} differ in structure");
        let terms: Vec<usize> = digests().filter(|d| d.game == game).map(|d| d.counts().terms).collect();
        assert!(terms[0] > 0 && terms[0] == terms[1], "the glossaries of {game} differ: {terms:?}");
    }
}

#[test]
fn every_rule_of_the_written_sections_says_something() {
    for document in digests().filter(|d| d.game == Game::Magic) {
        let silent: Vec<&str> = numbered(document)
            .filter(|node| matches!(node.kind(), NodeKind::Rule | NodeKind::Subrule))
            .filter(|node| WRITTEN.iter().any(|section| node.fragment.starts_with(section)))
            .filter(|node| node.title.is_none() && node.text.is_empty())
            .map(|node| node.fragment.as_str())
            .collect();
        assert!(silent.is_empty(), "{}: {silent:?}", document.id);
    }
}

#[test]
fn references_point_at_rules_that_exist() {
    for document in digests() {
        let dangling: Vec<String> = document
            .nodes
            .iter()
            .flat_map(|node| {
                node.references.iter().filter(|r| !r.resolved).map(|r| format!("{}: {}", node.fragment, r.text))
            })
            .collect();
        assert!(dangling.is_empty(), "{}: {dangling:?}", document.id);
    }
}

#[test]
fn entries_are_short_or_say_why_not() {
    for document in digests() {
        let folder = format!("{}/digest/{}", document.game, document.lang());
        let mut chapters: BTreeMap<String, String> = BTreeMap::new();
        for node in numbered(document).filter(|node| node.text.split_whitespace().count() > MAX_WORDS) {
            let chapter =
                node.number.map(|n| n.chapter().map_or_else(|| section(n), |c| c.to_string())).expect("numbered");
            let text = chapters.entry(chapter.clone()).or_insert_with(|| file(&format!("{folder}/{chapter}.md")));
            let heading = Regex::new(&format!(r"(?m)^#+ {}\b[^\n]*\n\s*<!-- long: \S", regex::escape(&node.fragment)));
            assert!(
                heading.expect("a number is a pattern").is_match(text),
                "{} {} is long",
                document.id,
                node.fragment
            );
        }
    }
}

fn section(number: Number) -> String {
    std::iter::successors(Some(number), |n| n.parent()).last().map_or(String::new(), |n| n.to_string())
}

/// `rules/calques.tsv`: whole words, case does not matter, accents do, `*` ends a word in any way.
fn calques(game: Game, lang: Lang) -> Vec<(String, Regex)> {
    let columns = ["lang", "pattern", "use", "why", "game"];
    let rows = vademecum_tsv::parse("calques.tsv", &file("calques.tsv"), columns, |[of, calque, _, _, about]| {
        let pattern = regex::escape(&calque).replace(r"\*", r"\w*").replace(' ', r"\s+");
        let regex = RegexBuilder::new(&format!(r"\b{pattern}\b")).case_insensitive(true).build();
        let is_meant = &*of == lang.as_str() && (&*about == "all" || &*about == game.as_str());
        Ok(is_meant.then(|| (calque.to_owned(), regex.expect("an escaped pattern"))))
    });
    rows.expect("a table").into_iter().flatten().collect()
}

#[test]
fn no_calques_stand_in_entries() {
    let quoted = Regex::new("«[^»]*»|“[^”]*”").expect("a fixed pattern");
    let mut found = BTreeSet::new();
    for document in digests() {
        let calques = calques(document.game, document.lang());
        for node in &document.nodes {
            let text = quoted.replace_all(&node.text, "");
            for (pattern, regex) in &calques {
                if let Some(hit) = regex.find(&text) {
                    found.insert(format!("{} {}: «{}» ({pattern})", document.lang(), node.fragment, hit.as_str()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// Every text of the digests of Magic in a language, with its address.
fn texts(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    let digests = digests().filter(move |document| document.game == Game::Magic && document.lang() == lang);
    digests.flat_map(|document| document.nodes.iter().map(|node| (node.fragment.as_str(), node.text.as_str())))
}

/// The entries in which a word stands outside of every occurrence of a term.
fn outside_of_term(lang: Lang, word: &str, term: &str) -> Vec<&'static str> {
    let [word, term] = [word, term].map(|pattern| {
        RegexBuilder::new(&format!(r"\b(?:{pattern})\b")).case_insensitive(true).build().expect("a fixed pattern")
    });
    texts(lang).filter(|(_, text)| word.is_match(&term.replace_all(text, ""))).map(|(address, _)| address).collect()
}

/// In Portuguese the adjective alone, as a noun, is an insult.
#[test]
fn delayed_triggered_abilities_have_their_whole_name() {
    let es = outside_of_term(Lang::Es, "re(?:trasa|tarda)d[ao]s?", "habilidad(?:es)? disparadas? retrasadas?");
    assert!(es.is_empty(), "{es:?}");
    let pt = outside_of_term(Lang::Pt, "retardad[ao]s?", "habilidades? desencadeadas? retardadas?");
    assert!(pt.is_empty(), "{pt:?}");
    assert!(texts(Lang::Pt).any(|(_, text)| text.contains("habilidade desencadeada retardada")));
}

#[test]
fn the_term_for_timestamps_is_never_cut_short() {
    let layers: Vec<_> = outside_of_term(Lang::Es, "llegadas?", "[oó]rden(?:es)? de llegada");
    let layers: Vec<_> = layers.into_iter().filter(|address| address.starts_with("613")).collect();
    assert!(layers.is_empty(), "{layers:?}");
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    for document in digests() {
        let foreign: &[char] = match document.lang() {
            Lang::Pt => &['«', '»', '"', '„'],
            Lang::Es => &['“', '”', '"', '„'],
            Lang::En => &[],
        };
        let wrong: Vec<&str> = document
            .nodes
            .iter()
            .filter(|node| {
                node.text.contains(foreign) || node.title.as_ref().is_some_and(|title| title.contains(foreign))
            })
            .map(|node| node.fragment.as_str())
            .collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", document.id);
    }
}

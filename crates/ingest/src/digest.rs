//! Parser of the digest: the project's own summary of each rule, written as Markdown files.
//!
//! One file holds one chapter: a heading for each number, the entry's sentences under it. A heading that
//! goes on behind the number is a title (`## 702.9. Vuela`); a mark at its end says whose translation it
//! is. Comments are for writers and are not shown.

use std::collections::HashMap;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use vademecum_document::{
    Document, DocumentKind, Node, NodeContent, NodeIndex, Reference, Sense, Target, Term, TranslatedTitle,
};
use vademecum_tsv::TsvError;
use vademecum_vocab::{Diagnostic, DocumentId, EditionDate, Finding, Game, Lang, Number, Position, text_range};

use crate::reference::{NumberSet, find_references};

/// A Markdown file of the digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DigestFile<'a> {
    /// Its name, for diagnostics.
    pub name: &'a str,
    /// Its text.
    pub text: &'a str,
}

/// The mark behind a title that is our own translation, because no official one is known.
const OURS: char = '†';

/// An entry while it is read.
#[derive(Debug, Default)]
struct Entry {
    level: u8,
    heading: String,
    text: String,
    lines: [u32; 2],
}

/// Reads a digest from its files: those of chapters, and a glossary whose headings are terms.
pub fn read<'a>(
    game: Game,
    date: EditionDate,
    lang: Lang,
    title: &str,
    chapters: impl IntoIterator<Item = DigestFile<'a>>,
    glossary: impl IntoIterator<Item = DigestFile<'a>>,
) -> Document {
    let id = DocumentId::new(&format!("{game}-digest"), date, lang).expect("a game's name is a word");
    let mut diagnostics = Vec::new();
    let mut numbered: Vec<Node> = Vec::new();
    for file in chapters {
        for entry in entries(file.text) {
            match number_of(&entry.heading) {
                Some((number, title)) => numbered.push(node(number, title, &entry)),
                None => diagnostics.push(stray(file.name, &entry)),
            }
        }
    }
    numbered.sort_by_key(|node| node.number);
    let mut nodes: Vec<Node> = Vec::with_capacity(numbered.len());
    let mut places: HashMap<Number, NodeIndex> = HashMap::new();
    for mut node in numbered {
        let Some(number) = node.number else { continue };
        if places.contains_key(&number) {
            continue;
        }
        node.parent = std::iter::successors(number.parent(), |n| n.parent()).find_map(|n| places.get(&n).copied());
        places.insert(number, NodeIndex::new(nodes.len()));
        nodes.push(node);
    }
    for file in glossary {
        // The first level is the glossary's own title, and letters to find one's way.
        for entry in entries(file.text).into_iter().filter(|entry| entry.level > 1) {
            let term = term(&entry, &nodes);
            nodes.push(term);
        }
    }
    let known = NumberSet::new(nodes.iter().filter_map(|n| n.number));
    for node in &mut nodes {
        node.references = references(&node.text, lang, &known);
    }
    Document { title: title.to_owned(), diagnostics, ..Document::new(id, DocumentKind::Digest, game, nodes) }
}

/// A digest in the list of a game's digests, `digest/documents.tsv`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DigestListing {
    /// Its language.
    pub lang: Lang,
    /// The edition that it summarises.
    pub edition: EditionDate,
    /// Its title.
    pub title: String,
}

/// Reads a list of digests; `file` is its name in errors.
///
/// # Errors
/// The first cell that cannot be parsed.
pub fn read_listings(file: &str, text: &str) -> Result<Vec<DigestListing>, TsvError> {
    vademecum_tsv::parse(file, text, ["lang", "edition", "title"], |[lang, edition, title]| {
        let edition = edition.parse("the date of an edition")?;
        Ok(DigestListing { lang: lang.parse("a language")?, edition, title: title.to_owned() })
    })
}

/// The titles of a rule in each language, a row of `titles.tsv`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RuleTitles {
    /// The number of the rule.
    pub number: Number,
    /// The titles that are known.
    pub titles: Vec<TranslatedTitle>,
}

/// Reads a table of titles: number, title in each language, and the source of the Portuguese title, which is `ours` where
/// we translated it; `file` is its name in errors.
///
/// # Errors
/// The first cell that cannot be parsed.
pub fn read_titles(file: &str, text: &str) -> Result<Vec<RuleTitles>, TsvError> {
    vademecum_tsv::parse(file, text, ["number", "en", "es", "pt", "pt_source"], |[number, en, es, pt, pt_source]| {
        let titles = [(Lang::Es, es, false), (Lang::Pt, pt, &*pt_source == "ours"), (Lang::En, en, false)];
        let titles = titles.into_iter().filter(|(_, title, _)| !title.is_empty());
        Ok(RuleTitles {
            number: number.parse("a rule number")?,
            titles: titles
                .map(|(lang, title, is_unofficial)| TranslatedTitle { lang, title: title.to_owned(), is_unofficial })
                .collect(),
        })
    })
}

/// Adds to the titles of a digest those of other languages.
pub fn add_translated_titles(document: &mut Document, titles: &[RuleTitles]) {
    let own = document.lang();
    let titles: HashMap<Number, &[TranslatedTitle]> = titles.iter().map(|row| (row.number, &*row.titles)).collect();
    for node in document.nodes.iter_mut().filter(|node| node.title.is_some()) {
        if let Some(titles) = node.number.and_then(|number| titles.get(&number)) {
            node.translated_titles = titles.iter().filter(|title| title.lang != own).cloned().collect();
        }
    }
}

/// The headings of a file with what stands under each.
fn entries(text: &str) -> Vec<Entry> {
    let line_ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at).collect();
    let mut entries: Vec<Entry> = Vec::new();
    let mut in_heading = false;
    for (event, range) in Parser::new_ext(text, Options::empty()).into_offset_iter() {
        let line = 1 + line_ends.partition_point(|&end| end < range.start) as u32;
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                in_heading = true;
                entries.push(Entry { level: level as u8, lines: [line, line], ..Entry::default() });
            }
            Event::End(TagEnd::Heading(_)) => in_heading = false,
            Event::Text(shown) | Event::Code(shown) => push(&mut entries, in_heading, &shown, line),
            Event::SoftBreak | Event::HardBreak | Event::Start(Tag::Paragraph | Tag::Item) => {
                push(&mut entries, in_heading, " ", line);
            }
            _ => {}
        }
    }
    entries
}

fn push(entries: &mut [Entry], in_heading: bool, shown: &str, line: u32) {
    // What stands before the first heading is no entry.
    let Some(entry) = entries.last_mut() else { return };
    let into = if in_heading { &mut entry.heading } else { &mut entry.text };
    if shown == " " {
        if !into.is_empty() && !into.ends_with(' ') {
            into.push(' ');
        }
    } else {
        into.push_str(shown);
        entry.lines[1] = line;
    }
}

/// A heading's number and title: `704.5f`, `702.9. Vuela`, `1. Conceptos de juego`.
fn number_of(heading: &str) -> Option<(Number, Option<String>)> {
    let heading = heading.trim();
    let (number, title) = heading.split_once(char::is_whitespace).unwrap_or((heading, ""));
    let number = number.trim_end_matches('.').parse().ok()?;
    let title = title.trim();
    Some((number, (!title.is_empty()).then(|| title.to_owned())))
}

/// A title without the mark that says it is our own translation, and whether it had one.
fn unmarked(title: &str) -> (String, bool) {
    let title = title.trim();
    match title.strip_suffix(OURS) {
        Some(bare) => (bare.trim_end().to_owned(), true),
        None => (title.to_owned(), false),
    }
}

fn node(number: Number, title: Option<String>, entry: &Entry) -> Node {
    let mut node = Node::numbered(number);
    if let Some(title) = title {
        let (title, ours) = unmarked(&title);
        node.title = Some(title);
        node.has_unofficial_title = ours;
    }
    node.text = entry.text.trim().to_owned();
    node.lines = entry.lines;
    node
}

fn term(entry: &Entry, nodes: &[Node]) -> Node {
    let (headword, ours) = unmarked(&entry.heading);
    let fragment = format!("term:{headword}");
    let again = nodes.iter().filter(|n| n.title.as_ref() == Some(&headword) && n.term().is_some()).count();
    let fragment = if again == 0 { fragment } else { format!("{fragment}~{}", again + 1) };
    let text = entry.text.trim().to_owned();
    let senses = vec![Sense { n: None, headword: None, text: text.clone() }];
    let term = Term { headword: headword.clone(), senses, see: Vec::new() };
    let mut node = Node::new(NodeContent::Term(Box::new(term)), fragment);
    node.text = text;
    node.lines = entry.lines;
    node.title = Some(headword);
    node.has_unofficial_title = ours;
    node
}

fn references(text: &str, lang: Lang, known: &NumberSet) -> Vec<Reference> {
    find_references(text, lang, known)
        .into_iter()
        .map(|mention| Reference {
            text: text[mention.start..mention.end].to_owned(),
            resolved: mention.targets.iter().all(|t| matches!(t, Target::Number(n) if known.contains(*n))),
            range: text_range(mention.start..mention.end),
            targets: mention.targets,
            example: None,
        })
        .collect()
}

fn stray(file: &str, entry: &Entry) -> Diagnostic {
    Diagnostic {
        at: Position { line: entry.lines[0], column: 1, length: 0 },
        finding: Finding::StrayHeading { file: file.to_owned(), heading: entry.heading.clone() },
        number: None,
        source_line: entry.heading.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_become_numbers_titles_and_entries() {
        let chapter = DigestFile {
            name: "702.md",
            text: "# 702. Habilidades\n\n## 702.9. Vuela\n\n### 702.9a\n\nSolo la para\notra que *vuela* (regla 702.9b).\n\n### 702.9b\n",
        };
        let sections = DigestFile { name: "sections.md", text: "# 7. Otras reglas\n" };
        let date = EditionDate::from_ymd(2024, 11, 8).unwrap();
        let digest = read(Game::Magic, date, Lang::Es, "Resumen", [chapter, sections], []);
        let shown: Vec<String> = digest
            .nodes
            .iter()
            .map(|n| {
                let parent = n.parent.and_then(|p| digest.get(p)).map_or("-", |p| p.fragment.as_str());
                format!("{} {} < {parent}: {:?} {}", n.kind().as_str(), n.fragment, n.title, n.text)
            })
            .collect();
        assert_eq!(
            shown.join("\n"),
            "section 7 < -: Some(\"Otras reglas\") \n\
             chapter 702 < 7: Some(\"Habilidades\") \n\
             rule 702.9 < 702: Some(\"Vuela\") \n\
             subrule 702.9a < 702.9: None Solo la para otra que vuela (regla 702.9b).\n\
             subrule 702.9b < 702.9: None "
        );
        assert_eq!(digest.nodes[3].references[0].text, "702.9b");
        assert_eq!(digest.id.to_string(), "magic-digest@2024-11-08.es");
    }

    #[test]
    fn titles_are_known_in_other_languages() {
        let chapter =
            DigestFile { name: "702.md", text: "# 702. Habilidades\n\n## 702.9. Vuela\n\n## 702.10\n\nNada.\n" };
        let mut digest = read(Game::Magic, EditionDate::UNDATED, Lang::Es, "R", [chapter], []);
        let table = "number\ten\tes\tpt\tpt_source\n702.9\tFlying\tVuela\tVoar\tours\n702.10\tX\tY\tZ\tours\n";
        add_translated_titles(&mut digest, &read_titles("titles.tsv", table).unwrap());
        let shown: Vec<String> = digest
            .nodes
            .iter()
            .flat_map(|node| &node.translated_titles)
            .map(|other| format!("{} {} {}", other.lang, other.title, other.is_unofficial))
            .collect();
        assert_eq!(shown, ["pt Voar true", "en Flying false"]);
    }

    #[test]
    fn glossaries_are_terms() {
        let text = "# Glosario\n\n## Vida\n\nLo que se pierde (119).\n\n## Bis †\n\nOtra vez.\n";
        let digest =
            read(Game::Magic, EditionDate::UNDATED, Lang::Es, "R", [], [DigestFile { name: "glossary.md", text }]);
        let shown: Vec<_> = digest.nodes.iter().map(|n| (n.fragment.as_str(), n.has_unofficial_title)).collect();
        assert_eq!(shown, [("term:Vida", false), ("term:Bis", true)]);
    }
}

//! Fuzz targets: functions over bytes that panic when an invariant is violated.
//!
//! The tests replay a small corpus of inputs through them and run each for a moment on stable Rust;
//! cargo-fuzz drives the same functions for as long as one likes (`tests/fuzz`).

use std::collections::{HashMap, HashSet};

use vademecum_document::{CardContents, NodeIndex, NodeKind};
use vademecum_vocab::{Lang, Number};

use crate::{
    Ingested, Options, SpanRole, ingest,
    reader::{Format, Source, read_bytes},
    reference::{NumberSet, find_references},
};

/// Fuzzes the file readers: any bytes are read or refused, as [`fuzz_named`] says.
pub fn readers(data: &[u8]) {
    fuzz_named("fuzz", data);
}

/// Fuzzes the file readers with a file name: asserts that bytes are read or refused, and that the lines of what is read, with
/// their ends, make up its text.
pub fn fuzz_named(name: &str, data: &[u8]) {
    let Ok(Source { text, lines, undecodable_offsets, .. }) = read_bytes(name, data) else { return };
    let mut at = 0;
    for (i, line) in lines.iter().enumerate() {
        let end = &text[at..line.start];
        assert!(if i == 0 { end.is_empty() } else { matches!(end, "\n" | "\r" | "\r\n") }, "{end:?} between lines");
        assert!(!text[line.clone()].contains(['\n', '\r']), "a line has a line end");
        at = line.end;
    }
    assert!(matches!(&text[at..], "" | "\n" | "\r" | "\r\n"), "text behind the last line");
    assert!(undecodable_offsets.iter().all(|&place| text[place..].starts_with(char::REPLACEMENT_CHARACTER)));
}

/// Size of a page that repeats an input, in bytes.
const REPEATED_BYTES: usize = 128 << 10;

/// Any bytes that a web page repeats are read or refused, whether in its text or in the tag that begins or ends an
/// element.
pub fn repetitive_pages(data: &[u8]) {
    let repeated = data.repeat(REPEATED_BYTES / data.len().max(1));
    for before in ["", "<p ", "</p "] {
        let page = [b"<!DOCTYPE html>a", before.as_bytes(), &repeated, b">a"].concat();
        fuzz_named("fuzz.html", &page);
    }
}

/// Fuzzes the grammar of the Comprehensive Rules: every byte of a text is in exactly one place.
pub fn grammar(data: &[u8]) {
    // Numbered lines in front make most inputs rules.
    let head = "Comprehensive Rules\n1. A\n100. B\n100.1. Cc dd.\n100.1a Ee ff.\n100.2. Gg.\n";
    read(data, |text| format!("{head}{text}"));
}

/// Fuzzes the grammar of articles: nothing of a text is lost.
pub fn article(data: &[u8]) {
    let head = "Torre\n\nUna torre (o tower) es una pieza.\n\nDe las Reglas completas (3 mayo, 2019)\n\n\
         100. B\n100.1. Cc dd.\n100.1a Ee ff.\n";
    read(data, |text| format!("{head}{text}"));
}

/// Fuzzes the grammar of decimal headings: nothing of a text is lost.
pub fn outline(data: &[u8]) {
    let head = "1.- AA\n\n1.1 Bb\n\n1.1.1 Cc\n\nEjemplo 1:\n\nDd (C: 1, Tótem. *Ee*).\n\n";
    read(data, |text| format!("Mitos y Leyendas\n\n{head}{text}"));
    read(data, |text| format!("Mitos y Leyendas\n\n{text}\n\n{head}"));
}

/// Fuzzes the grammar of set notes: nothing of a text is lost.
pub fn notes(data: &[u8]) {
    let card = "Aa (Bb)\n{1}{G}\nCriatura — Cc\n1/1\nVuela.\n\n• Dd ee.\n";
    read(data, |text| format!("NOTAS GENERALES\n\nFf\n\n{card}\nNOTAS DE CARTAS ESPECÍFICAS\n\n{card}\n{text}"));
    read(data, |text| format!("{text}\n\nGENERAL NOTES\n\n{text}\n\nCARD-SPECIFIC NOTES\n\n{text}\n\n* Gg hh."));
}

/// Reads an input among what most inputs need to be a document.
fn read(data: &[u8], within: impl Fn(&str) -> String) {
    let format = if data.first().is_some_and(|b| b % 2 == 0) { Format::Markdown } else { Format::Text };
    let source = Source::from_text("fuzz", format, "UTF-8", within(&String::from_utf8_lossy(data)));
    if let Ok(read) = ingest(&source, &Options::default()) {
        conserved(&source, &read);
    }
}

/// Every byte is in one span, spans spell the texts, and what nodes say of places is true.
fn conserved(source: &Source, read: &Ingested) {
    let mut at = 0;
    for span in &read.spans {
        assert!(span.range.start >= at, "spans overlap");
        let between = &source.text[at..span.range.start];
        assert!(between.trim().is_empty(), "text lost: {between:?}");
        at = span.range.end;
    }
    assert!(source.text[at..].trim().is_empty(), "text lost at the end");
    let solid = |text: &str| text.chars().filter(|c| !c.is_whitespace() && *c != '\u{feff}').count();
    let mut spelled: HashMap<SpanRole, usize> = HashMap::new();
    for span in &read.spans {
        let shown = span.display_text.as_deref().unwrap_or(&source.text[span.range.clone()]);
        *spelled.entry(span.role).or_default() += solid(shown);
    }
    let mut fragments = HashSet::new();
    for (i, node) in read.document.nodes.iter().enumerate() {
        assert!(fragments.insert(&node.fragment), "two nodes are called {}", node.fragment);
        assert!(node.parent.is_none_or(|p| p.get() < i), "a node stands before its parent");
        let index = NodeIndex::new(i);
        let spells = |role: SpanRole, text: &str| {
            let length = spelled.get(&role).copied().unwrap_or(0);
            assert_eq!(length, solid(text), "the spans of {} do not spell its {role:?}", node.fragment);
        };
        spells(SpanRole::Text(index), &node.text);
        // The title of a passage is its heading, set aside; that of a worked example stands in its text.
        let title = SpanRole::Title(index);
        if !matches!(node.kind(), NodeKind::Prose | NodeKind::ListItem) || spelled.contains_key(&title) {
            spells(title, node.title.as_deref().unwrap_or_default());
        }
        for (example, n) in node.examples.iter().zip(0..) {
            spells(SpanRole::Example(index, n), &example.text);
        }
        assert!(node.layout.is_sorted_by_key(|place| place.at), "places out of order in {}", node.fragment);
        assert!(
            node.layout.iter().all(|place| node.text.is_char_boundary(place.at.into())),
            "a place outside of {}",
            node.fragment
        );
        if let Some(card) = node.card().filter(|card| matches!(card.contents, CardContents::Magic { .. })) {
            spells(SpanRole::Card(index), &card.printed_texts().collect::<String>());
        }
        for reference in &node.references {
            let text = node.text_of(reference.example).expect("a reference stands in a text");
            assert_eq!(text[reference.range], reference.text);
        }
    }
}

/// Fuzzes the reference grammar: references are in order and on character boundaries, in every language.
pub fn references(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let numbers = (100..=120).flat_map(|c| [Number::Chapter(c), Number::Rule(c, 1), Number::Rule(c, 2)]);
    let decimal =
        (1..=9).flat_map(|a| [Number::Section(a), Number::Outline([a, 1, 0, 0]), Number::Outline([a, 1, 2, 0])]);
    for known in [NumberSet::new(numbers), NumberSet::new(decimal)] {
        for lang in Lang::ALL {
            let mut at = 0;
            for mention in find_references(&text, lang, &known) {
                assert!(mention.start >= at && mention.end > mention.start, "mentions out of order");
                assert!(text.get(mention.start..mention.end).is_some(), "a mention cuts a character");
                assert!(!mention.targets.is_empty());
                at = mention.end;
            }
        }
    }
}

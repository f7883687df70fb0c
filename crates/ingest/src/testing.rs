//! Helpers of the unit tests of this crate.

use std::fmt::Write;

use expect_test::Expect;
use vademecum_document::{Card, CardContents, Document};
use vademecum_locale::Localized;
use vademecum_vocab::{CharOffsets, Lang};

use crate::{
    Options, ingest,
    reader::{Format, Source},
};

/// A source with the given text, as a reader would have handed it over.
pub(crate) fn source(format: Format, text: &str) -> Source {
    Source::from_text("test", format, "UTF-8", text.to_owned())
}

/// Reads a document whose kind is recognised.
pub(crate) fn read(format: Format, text: &str) -> Document {
    ingest(&source(format, text), &Options::default()).expect("a document of a known kind").document
}

pub(crate) fn check(format: Format, text: &str, expected: &Expect) {
    expected.assert_eq(&show(&read(format, text)));
}

/// Lists a document: its id, its nodes with all that belongs to them, and what was found wrong.
pub(crate) fn show(document: &Document) -> String {
    let mut out = format!("{} «{}»\n", document.id, document.title);
    let name = |index| document.get(index).map_or("?", |node| node.fragment.as_str());
    for node in &document.nodes {
        let printed = node.printed_number.as_ref().map_or(String::new(), |printed| format!(" ‹{printed}›"));
        let quoted = node.quoted_from.as_ref().map_or(String::new(), |id| format!(" from {}", id.date()));
        let title = node.title.as_ref().map_or(String::new(), |title| format!(" «{title}»"));
        let parent = node.parent.map_or(String::new(), |parent| format!(" < {}", name(parent)));
        let text = if node.text.is_empty() { String::new() } else { format!(": {}", node.text) };
        let (kind, fragment, lines) = (node.kind().as_str(), &node.fragment, node.lines);
        let _ = writeln!(out, "{kind} {fragment} {lines:?}{printed}{quoted}{title}{parent}{text}");
        let mut offsets = CharOffsets::new(&node.text);
        let places = node.layout.iter().map(|place| format!("{} {:?}", offsets.chars_before(place.at), place.element));
        let places: Vec<String> = places.collect();
        if !places.is_empty() {
            let _ = writeln!(out, "  | {}", places.join(", "));
        }
        for example in &node.examples {
            let cards: Vec<&str> = example.cards.iter().map(|&card| name(card)).collect();
            let _ = writeln!(
                out,
                "  ‹{}› {:?} [{}] {}",
                example.printed_label,
                example.lines,
                cards.join(", "),
                example.text
            );
        }
        if let Some(card) = node.card() {
            out += &show_card(card);
        }
        for sense in node.term().into_iter().flat_map(|term| &term.senses).filter(|sense| sense.text != node.text) {
            let number = sense.n.map_or(String::new(), |n| format!(" {n}"));
            let _ = writeln!(out, "  ={number} {:?} {}", sense.headword, sense.text);
        }
        for reference in &node.references {
            let targets: Vec<String> = reference.targets.iter().map(ToString::to_string).collect();
            let resolved = if reference.resolved { "" } else { " ?" };
            let _ = writeln!(out, "  → {} = {}{resolved}", reference.text, targets.join(" "));
        }
    }
    for d in &document.diagnostics {
        let _ = writeln!(out, "{}:{} {}: {}", d.at.line, d.at.column, d.code(), d.finding.message(Lang::En));
    }
    out
}

fn show_card(card: &Card) -> String {
    let (layout, faces) = match &card.contents {
        CardContents::Myl(print) => {
            return format!("  {:?} {:?} {} {:?}\n", print.cost, print.strength, print.card_type, print.race);
        }
        CardContents::Magic { layout, faces } => (layout, faces),
    };
    let mut out = format!("  {layout:?} in {:?}, {:?}, {:?}\n", card.section, card.name_en, card.alternative_name);
    for face in faces {
        let head = [&face.cost, &face.indicator, &face.power, &face.toughness, &face.loyalty_or_defense];
        let head: Vec<&str> = head.into_iter().flatten().map(String::as_str).collect();
        let _ = writeln!(out, "  {} [{}] {}", face.name, face.type_line, head.join(" "));
        for ability in &face.abilities {
            let _ = writeln!(out, "    {}, {}: {}", ability.text_box, ability.confidence, ability.text);
            for mode in &ability.modes {
                let _ = writeln!(out, "      • {mode}");
            }
        }
    }
    out
}

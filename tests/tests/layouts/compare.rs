//! The nodes of a document as texts that can be compared.

use std::{collections::HashMap, fmt};

use vademecum_document::{CardContents, Document, Face, Node};

/// What a node is, its number and its texts; white space folded.
pub(crate) fn describe(document: &Document) -> Vec<String> {
    document.nodes.iter().map(|node| describe_node(document, node)).collect()
}

fn describe_node(document: &Document, node: &Node) -> String {
    let mut parts: Vec<String> = vec![node.kind().as_str().to_owned()];
    parts.extend(node.number.map(|number| number.to_string()));
    let parent = node.parent.and_then(|parent| document.nodes.get(parent.get()));
    let name = |node: &Node| node.number.map(|number| number.to_string()).or(node.title.clone()).unwrap_or_default();
    parts.extend(parent.map(|parent| format!("< {}", name(parent))));
    parts.extend(node.title.as_ref().map(|title| format!("«{title}»")));
    parts.push(node.text.clone());
    parts.extend(node.examples.iter().map(|example| format!("e.g. {}", example.text)));
    for sense in node.term().into_iter().flat_map(|term| &term.senses) {
        parts.push(format!("= {:?} {:?} {}", sense.n, sense.headword, sense.text));
    }
    if let Some(card) = node.card() {
        match &card.contents {
            CardContents::Magic { layout, faces } => {
                parts.push(format!("{layout:?} {:?} {:?}", card.name_en, card.alternative_name));
                parts.extend(faces.iter().map(describe_face));
            }
            CardContents::Myl(contents) => parts.push(format!("{contents:?}")),
        }
    }
    parts.join(" | ").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn describe_face(face: &Face) -> String {
    let Face { name, cost, indicator, type_line, power, toughness, loyalty_or_defense, abilities } = face;
    let head = format!("{name} {cost:?} {indicator:?} {type_line} {power:?} {toughness:?} {loyalty_or_defense:?}");
    let abilities: Vec<String> =
        abilities.iter().map(|it| format!("{}: {} {:?}", it.text_box, it.text, it.modes)).collect();
    format!("{head} {abilities:?}")
}

/// The nodes of one of two lists that are not in the other.
#[derive(Debug, Default)]
pub(crate) struct Difference {
    /// Those that were lost.
    pub(crate) missing: Vec<String>,
    /// Those that were made up.
    pub(crate) extra: Vec<String>,
}

impl Difference {
    pub(crate) fn between(expected: &[String], found: &[String]) -> Difference {
        // How often each text was found beyond what is expected.
        let mut counts: HashMap<&str, isize> = HashMap::new();
        for text in found {
            *counts.entry(text).or_default() += 1;
        }
        let mut missing = Vec::new();
        for text in expected {
            let count = counts.entry(text).or_default();
            *count -= 1;
            if *count < 0 {
                missing.push(text.clone());
            }
        }
        let mut extra = Vec::new();
        for text in found {
            let count = counts.entry(text).or_default();
            if *count > 0 {
                *count -= 1;
                extra.push(text.clone());
            }
        }
        Difference { missing, extra }
    }
}

/// The first nodes of each list.
impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MAX_NODES: usize = 5;
        const MAX_CHARS: usize = 160;
        let lists = [("missing", &self.missing), ("extra", &self.extra)];
        for (what, text) in
            lists.into_iter().flat_map(|(what, list)| list.iter().take(MAX_NODES).map(move |it| (what, it)))
        {
            writeln!(f, "  {what}: {}", text.chars().take(MAX_CHARS).collect::<String>())?;
        }
        Ok(())
    }
}

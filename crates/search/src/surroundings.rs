//! What stands around a node in its document, and is evidence of what it is about.

use std::collections::HashMap;

use tantivy::TantivyDocument;
use vademecum_document::{Document, Node, NodeKind, Target};
use vademecum_text::TermForm;
use vademecum_vocab::Number;

use crate::{
    schema::{Fields, Zone},
    write::{body, names},
};

/// A node that cites more than this says little about each.
const MOST_CITED: usize = 4;

/// So many citing nodes are read for one that many cite.
const MOST_CITING: usize = 12;

/// Who calls and cites the nodes of a document, by their places in it.
pub(crate) struct Surroundings {
    citing: HashMap<usize, Vec<usize>>,
    called: HashMap<usize, Vec<usize>>,
}

impl Surroundings {
    /// Reads the references of a document.
    pub(crate) fn of(document: &Document) -> Self {
        let numbered = document.nodes.iter().enumerate().filter(|(_, node)| !node.stale);
        let places: HashMap<Number, usize> =
            numbered.filter_map(|(place, node)| Some((node.number?, place))).rev().collect();
        let mut found = Surroundings { citing: HashMap::new(), called: HashMap::new() };
        for (from, node) in document.nodes.iter().enumerate() {
            let mut cited: Vec<usize> = node
                .references
                .iter()
                .filter(|reference| reference.example.is_none())
                .flat_map(|reference| &reference.targets)
                .filter_map(|target| match target {
                    Target::Number(number) => places.get(number).copied(),
                    _ => None,
                })
                .filter(|&to| to != from)
                .collect();
            cited.sort_unstable();
            cited.dedup();
            if cited.len() > MOST_CITED {
                continue;
            }
            let list = if node.kind == NodeKind::Term { &mut found.called } else { &mut found.citing };
            for to in cited {
                list.entry(to).or_default().push(from);
            }
        }
        found
    }

    /// Adds what stands around a node to its entry.
    pub(crate) fn fill(&self, entry: &mut TantivyDocument, fields: &Fields, document: &Document, place: usize) {
        let lang = document.lang();
        let mut add = |zone: Zone, text: &str| {
            if !text.is_empty() {
                entry.add_text(fields.text(lang, zone, TermForm::Stemmed), text);
            }
        };
        let nodes = |places: Option<&Vec<usize>>| -> Vec<&Node> {
            places.into_iter().flatten().take(MOST_CITING).filter_map(|&at| document.nodes.get(at)).collect()
        };
        let mut above = document.nodes.get(place).and_then(|node| node.parent);
        while let Some(node) = above.and_then(|parent| document.get(parent)) {
            if matches!(node.kind, NodeKind::Rule | NodeKind::Subrule | NodeKind::Chapter) {
                node.title.iter().for_each(|title| add(Zone::Around, title));
            }
            above = node.parent;
        }
        for term in nodes(self.called.get(&place)) {
            names(term).into_iter().for_each(|name| add(Zone::Title, name));
        }
        for node in nodes(self.citing.get(&place)) {
            body(node).for_each(|text| add(Zone::Citing, text));
        }
    }
}

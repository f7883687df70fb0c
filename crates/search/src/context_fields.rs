//! Fields that index a node by its context: titles above it, terms that refer to it, texts that cite it.

use std::collections::HashMap;

use tantivy::TantivyDocument;
use vademecum_document::{Document, Node, NodeKind, Reference};
use vademecum_text::TokenForm;
use vademecum_vocab::Number;

use crate::{
    indexer::{body, names},
    schema::{Fields, TextZone},
};

/// Maximum number of nodes that a node may cite for its text to be indexed with them.
const MAX_CITED: usize = 4;

/// Maximum number of citing nodes whose text is indexed with a node.
const MAX_CITING: usize = 12;

/// Maps each node of a document to the nodes and terms whose text is indexed with it.
pub(crate) struct ContextFields {
    citing: HashMap<usize, Vec<usize>>,
    terms: HashMap<usize, Vec<usize>>,
}

impl ContextFields {
    pub(crate) fn of(document: &Document) -> Self {
        let places: HashMap<Number, usize> =
            document.rules().map(|rule| (rule.number, rule.index.get())).rev().collect();
        let mut found = ContextFields { citing: HashMap::new(), terms: HashMap::new() };
        for (from, node) in document.nodes.iter().enumerate() {
            let mut cited: Vec<usize> = node
                .references
                .iter()
                .filter(|reference| reference.example.is_none())
                .flat_map(Reference::numbers)
                .filter_map(|number| places.get(&number).copied())
                .filter(|&to| to != from)
                .collect();
            cited.sort_unstable();
            cited.dedup();
            if cited.len() > MAX_CITED {
                continue;
            }
            let list = if node.kind() == NodeKind::Term { &mut found.terms } else { &mut found.citing };
            for to in cited {
                list.entry(to).or_default().push(from);
            }
        }
        found
    }

    pub(crate) fn fill(&self, entry: &mut TantivyDocument, fields: &Fields, document: &Document, place: usize) {
        let lang = document.lang();
        let mut add = |zone: TextZone, text: &str| {
            if !text.is_empty() {
                entry.add_text(fields.text(lang, zone, TokenForm::Stemmed), text);
            }
        };
        let nodes = |places: Option<&Vec<usize>>| -> Vec<&Node> {
            places.into_iter().flatten().take(MAX_CITING).filter_map(|&at| document.nodes.get(at)).collect()
        };
        let mut above = document.nodes.get(place).and_then(|node| node.parent);
        while let Some(node) = above.and_then(|parent| document.get(parent)) {
            if matches!(node.kind(), NodeKind::Rule | NodeKind::Subrule | NodeKind::Chapter) {
                node.title.iter().for_each(|title| add(TextZone::Context, title));
            }
            above = node.parent;
        }
        for term in nodes(self.terms.get(&place)) {
            names(term).into_iter().for_each(|name| add(TextZone::Title, name));
        }
        for node in nodes(self.citing.get(&place)) {
            body(node).for_each(|text| add(TextZone::CitingText, text));
        }
    }
}

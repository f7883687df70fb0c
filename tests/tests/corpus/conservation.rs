//! Nothing is dropped in silence: every character of a source has its place.

use std::collections::HashMap;

use vademecum_document::{CardContents, NodeIndex, NodeKind};
use vademecum_ingest::SpanRole;

use crate::documents::{Read, all};

fn solid(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !c.is_whitespace())
}

pub(crate) fn every_character_lies_in_one_piece() {
    for Read { name, source, ingested } in all() {
        let mut at = 0;
        for span in &ingested.spans {
            assert!(span.range.start >= at, "{name}: two spans hold {:?}", &source.text[span.range.clone()]);
            let between = &source.text[at..span.range.start];
            assert!(between.trim().is_empty(), "{name}: no span holds {between:?}");
            at = span.range.end;
        }
        assert!(source.text[at..].trim().is_empty(), "{name}: no span holds the end");
    }
}

pub(crate) fn pieces_spell_the_texts() {
    fn check(spelled: &mut HashMap<SpanRole, String>, role: SpanRole, text: &str) {
        let text: String = solid(text).collect();
        assert_eq!(spelled.remove(&role).unwrap_or_default(), text, "{role:?}");
    }
    for Read { name, source, ingested } in all() {
        let mut spelled: HashMap<SpanRole, String> = HashMap::new();
        for span in &ingested.spans {
            let shown = span.display_text.as_deref().unwrap_or(&source.text[span.range.clone()]);
            spelled.entry(span.role).or_default().extend(solid(shown));
        }
        for (i, node) in ingested.document.nodes.iter().enumerate() {
            let index = NodeIndex::new(i);
            check(&mut spelled, SpanRole::Text(index), &node.text);
            // The title of a passage is its heading, set aside; that of a worked example stands in its text.
            if !matches!(node.kind(), NodeKind::Prose | NodeKind::ListItem)
                || spelled.contains_key(&SpanRole::Title(index))
            {
                check(&mut spelled, SpanRole::Title(index), node.title.as_deref().unwrap_or_default());
            }
            for (example, n) in node.examples.iter().zip(0..) {
                check(&mut spelled, SpanRole::Example(index, n), &example.text);
            }
            if let Some(card) = node.card().filter(|card| matches!(card.contents, CardContents::Magic { .. })) {
                check(&mut spelled, SpanRole::Card(index), &card.printed_texts().collect::<String>());
            }
        }
        let left: Vec<_> = spelled
            .keys()
            .filter(|role| !matches!(role, SpanRole::Label | SpanRole::Card(_) | SpanRole::Furniture(_)))
            .collect();
        assert!(left.is_empty(), "{name}: spans of nothing: {left:?}");
    }
}

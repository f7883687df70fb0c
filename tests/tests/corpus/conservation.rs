//! Nothing is dropped in silence: every character of a source has its place.

use std::collections::HashMap;

use vademecum_document::{NodeIndex, NodeKind, Print};
use vademecum_ingest::Role;

use crate::documents::{Read, all};

fn solid(text: &str) -> impl Iterator<Item = char> {
    text.chars().filter(|c| !c.is_whitespace())
}

pub(crate) fn every_character_lies_in_one_piece() {
    for Read { name, source, ingested } in all() {
        let mut at = 0;
        for piece in &ingested.pieces {
            assert!(piece.range.start >= at, "{name}: two pieces hold {:?}", &source.text[piece.range.clone()]);
            let between = &source.text[at..piece.range.start];
            assert!(between.trim().is_empty(), "{name}: no piece holds {between:?}");
            at = piece.range.end;
        }
        assert!(source.text[at..].trim().is_empty(), "{name}: no piece holds the end");
    }
}

pub(crate) fn pieces_spell_the_texts() {
    fn check(spelled: &mut HashMap<Role, String>, role: Role, text: &str) {
        let text: String = solid(text).collect();
        assert_eq!(spelled.remove(&role).unwrap_or_default(), text, "{role:?}");
    }
    for Read { name, source, ingested } in all() {
        let mut spelled: HashMap<Role, String> = HashMap::new();
        for piece in &ingested.pieces {
            let shown = piece.shown.as_deref().unwrap_or(&source.text[piece.range.clone()]);
            spelled.entry(piece.role).or_default().extend(solid(shown));
        }
        for (i, node) in ingested.document.nodes.iter().enumerate() {
            let index = NodeIndex::new(i);
            check(&mut spelled, Role::Text(index), &node.text);
            // The title of a passage is its heading, set aside; that of a worked example stands in its text.
            if !matches!(node.kind(), NodeKind::Prose | NodeKind::Entry) || spelled.contains_key(&Role::Title(index)) {
                check(&mut spelled, Role::Title(index), node.title.as_deref().unwrap_or_default());
            }
            for (example, n) in node.examples.iter().zip(0..) {
                check(&mut spelled, Role::Example(index, n), &example.text);
            }
            if let Some(card) = node.card().filter(|card| matches!(card.print, Print::Magic { .. })) {
                check(&mut spelled, Role::Card(index), &card.parts().collect::<String>());
            }
        }
        let left: Vec<_> =
            spelled.keys().filter(|role| !matches!(role, Role::Label | Role::Card(_) | Role::Furniture(_))).collect();
        assert!(left.is_empty(), "{name}: pieces of nothing: {left:?}");
    }
}

//! Worked examples: a label, the cards it quotes, what happens with them.
//!
//! Nothing marks the end of an example; rules of the heading follow it. What names one of the quoted
//! cards, or says that it goes on with the case, still belongs to it, and all that stands between.

use std::ops::Range;

use vademecum_document::{LayoutElement, NodeIndex};
use vademecum_text::fold;

use super::{
    block::{Block, Kind},
    card,
    text_builder::TextBuilder,
};
use crate::{
    draft::{Draft, Fragment, bounded},
    vocabulary::RulesVocabulary,
};

/// Maximum number of cards by which an example is known.
const MAX_CARDS: usize = 40;

/// Reads the example that a label announces from the blocks behind it; returns how many it took.
pub(super) fn read(
    draft: &mut Draft<'_>,
    text: &mut TextBuilder,
    heading: NodeIndex,
    label: &Range<usize>,
    behind: &[Block],
    words: &RulesVocabulary,
) -> usize {
    let ends = |block: &Block| matches!(block.kind, Kind::Example(_) | Kind::Figure(_));
    let behind = &behind[..behind.iter().position(ends).unwrap_or(behind.len())];
    let quotes = behind.iter().rposition(|block| block.kind == Kind::Card).map_or(0, |last| last + 1);
    let mut cards = Vec::new();
    let mut explanation: Vec<Fragment> = Vec::new();
    for block in &behind[..quotes] {
        if block.kind == Kind::Card {
            cards.push(card::read(draft, block, heading));
        } else {
            explanation.extend(block.all());
        }
    }
    let titles = cards.iter().take(MAX_CARDS).filter_map(|&card| draft.nodes[card.get()].title.as_deref());
    let names: Vec<String> = titles.map(fold).collect();
    let goes_on = |block: &Block| {
        let text: String = block.text.iter().map(|part| draft.slice(part.range.clone())).collect::<Vec<_>>().join(" ");
        let folded = fold(text.trim_start_matches(['*', '_']));
        words.goes_on.iter().any(|phrase| folded.starts_with(phrase)) || names_one_of(&text, &names)
    };
    let first = usize::from(behind.len() > quotes);
    let more = behind[quotes..].iter().skip(1).rposition(goes_on).map_or(0, |last| last + 1);
    let taken = quotes + first + more;
    explanation.extend(behind[quotes..taken].iter().flat_map(Block::all));
    let [line, _] = draft.line_of(label.start);
    let last = behind[..taken].iter().flat_map(|block| &block.text).map(|part| part.line).max();
    draft.example(text.index, label.clone(), &explanation);
    let node = draft.node(text.index);
    let n = node.examples.len() - 1;
    if let Some(example) = node.examples.last_mut() {
        example.cards = cards;
        example.lines = [line, last.unwrap_or(line)];
    }
    text.mark(LayoutElement::Example(bounded(n)));
    taken
}

/// Whether a text names one of some cards; the names are folded.
fn names_one_of(text: &str, names: &[String]) -> bool {
    let folded = fold(text);
    names.iter().filter(|name| !name.is_empty()).any(|name| {
        folded.match_indices(name.as_str()).any(|(at, found)| {
            let borders = [folded[..at].chars().next_back(), folded[at + found.len()..].chars().next()];
            borders.iter().all(|border| !border.is_some_and(char::is_alphanumeric))
        })
    })
}

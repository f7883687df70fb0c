//! Checks of texts that were read without trouble: passages left in another
//! language, quotation marks and brackets that do not pair up.

use std::ops::Range;

use vademecum_document::NodeIndex;
use vademecum_text::count_detection_words;
use vademecum_vocab::{Finding, Lang};

use crate::draft::Draft;

pub(crate) fn check(draft: &mut Draft<'_>, lang: Lang) {
    for i in 0..draft.nodes.len() {
        for (example, role) in draft.texts_of(NodeIndex::new(i)) {
            let Some(text) = draft.nodes[i].text_of(example) else { continue };
            let unbalanced = unbalanced(text);
            let foreign = (lang != Lang::En).then(|| foreign(text, lang)).flatten();
            if unbalanced.is_none() && foreign.is_none() {
                continue;
            }
            let number = draft.nodes[i].number.map(|n| n.to_string());
            let start: usize = text.chars().take(40).map(char::len_utf8).sum();
            let place_of = |range: Range<usize>| draft.places(role, text, &[range]).pop().unwrap_or(0..0);
            let unbalanced = unbalanced.map(|(at, mark)| (place_of(at..at + mark.len_utf8()), mark));
            let foreign = foreign.map(|other| (place_of(0..start), other));
            if let Some((place, mark)) = unbalanced {
                draft.report(place, number.clone(), Finding::Unbalanced { mark });
            }
            if let Some((place, other)) = foreign {
                draft.report(place, number, Finding::Untranslated { found: other, expected: lang });
            }
        }
    }
}

/// The first opening or closing mark without a partner, and where it stands.
fn unbalanced(text: &str) -> Option<(usize, char)> {
    const PAIRS: [(char, char); 4] = [('“', '”'), ('(', ')'), ('[', ']'), ('{', '}')];
    if !text.contains(|c| PAIRS.iter().any(|&(open, close)| c == open || c == close)) {
        return None;
    }
    PAIRS.iter().find_map(|&(open, close)| {
        let mut waiting = Vec::new();
        for (at, c) in text.char_indices() {
            if c == open {
                waiting.push(at);
            } else if c == close && waiting.pop().is_none() && !(c == ')' && counts_items(&text[..at])) {
                return Some((at, close));
            }
        }
        waiting.first().map(|&at| (at, open))
    })
}

/// Whether a bracket behind a text closes the number of an item: `1) One, 2) two`.
fn counts_items(before: &str) -> bool {
    let bare = before.trim_end_matches(|c: char| c.is_ascii_digit());
    (1..=2).contains(&(before.len() - bare.len())) && (bare.is_empty() || bare.ends_with(' '))
}

/// The language a text is in, when that is plainly not the document's.
fn foreign(text: &str, lang: Lang) -> Option<Lang> {
    const MIN_WORDS: usize = 12;
    if text.split_whitespace().take(MIN_WORDS).count() < MIN_WORDS {
        return None;
    }
    // English is what translations leave behind; Spanish and Portuguese share too many words to tell.
    let english = count_detection_words(Lang::En, text);
    if english < 4 {
        return None;
    }
    let own = count_detection_words(lang, text);
    // A list of English names has some; a sentence has one in six words and more.
    let sentence = english * 6 >= text.split_whitespace().count();
    (english > own * 3 && sentence).then_some(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_without_a_partner_are_found() {
        assert_eq!(unbalanced("“uno” (dos) [tres] {T}"), None);
        assert_eq!(unbalanced("hay dos: 1) uno 2) otro"), None);
        assert_eq!(unbalanced("“uno (dos)"), Some((0, '“')));
        assert_eq!(unbalanced("uno) dos"), Some((3, ')')));
    }

    #[test]
    fn passages_in_english_are_found() {
        let english = "The player with the most cards is the one that begins, and the rule of the house holds.";
        assert_eq!(foreign(english, Lang::Es), Some(Lang::En));
        let spanish = "El jugador con más cartas es el que empieza, y la regla de la casa vale para todos los demás.";
        assert_eq!(foreign(spanish, Lang::Es), None);
    }
}

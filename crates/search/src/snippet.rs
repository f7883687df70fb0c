//! Snippets: the part of a node's text that is shown for a query, with the matching words marked.

use std::{
    collections::{BTreeMap, HashMap},
    ops::Range,
};

use vademecum_document::Node;
use vademecum_text::{TokenForm, TokenKind, fold, index_tokens};
use vademecum_vocab::Lang;

use crate::{
    indexer::body,
    query_expansion::{QueryTerm, TermQuery},
};

const SNIPPET_BYTES: usize = 160;

/// Minimum length of text that is cut off, in bytes; a shorter rest is shown.
const MIN_CUT_BYTES: usize = 40;

/// Marks where text was cut off.
const ELLIPSIS: char = '…';

/// A text with some of its words marked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Snippet {
    /// The text, with `…` where it was cut.
    pub text: String,
    /// The byte ranges of the marked words in `text`, in order and disjoint.
    pub marked: Vec<Range<usize>>,
}

impl Snippet {
    /// The text split into parts, each with whether it is marked.
    pub fn parts(&self) -> impl Iterator<Item = (bool, &str)> {
        let starts = std::iter::once(0).chain(self.marked.iter().map(|range| range.end));
        let ends = self.marked.iter().map(Some).chain([None]);
        let pieces = starts.zip(ends).flat_map(|(start, next)| {
            let plain = start..next.map_or(self.text.len(), |range| range.start);
            [(false, Some(plain)), (true, next.cloned())]
        });
        let texts = pieces.filter_map(|(marked, range)| Some((marked, self.text.get(range?)?)));
        texts.filter(|(_, text)| !text.is_empty())
    }
}

/// Finds the words of an expanded query in a text.
#[derive(Debug, Default)]
pub(crate) struct Highlighter {
    langs: [LangHighlights; Lang::ALL.len()],
}

/// The words to mark in one language, each with the term of the query that it matches.
#[derive(Debug, Default)]
struct LangHighlights {
    folded: HashMap<String, Highlight>,
    stems: HashMap<String, Highlight>,
    /// The ASCII letters that they start with, as a bit set.
    first_letters: u128,
}

#[derive(Debug, Clone, Copy)]
struct Highlight {
    /// Index of the term of the query.
    term: usize,
    weight: f32,
}

impl Highlighter {
    pub(crate) fn new(terms: &[QueryTerm]) -> Self {
        let mut marks = Highlighter::default();
        for (index, term) in terms.iter().enumerate() {
            match &term.query {
                TermQuery::AnyOf(interpretations) => {
                    let weighted = interpretations.iter().flat_map(|interpretation| {
                        interpretation
                            .words
                            .iter()
                            .flatten()
                            .map(move |variant| (variant, interpretation.weight * variant.weight))
                    });
                    for (variant, weight) in weighted {
                        let of_lang = &mut marks.langs[variant.lang as usize];
                        let mark = Highlight { term: index, weight };
                        match variant.form {
                            TokenForm::Exact => of_lang.folded.entry(fold(&variant.word)).or_insert(mark),
                            TokenForm::Folded => of_lang.folded.entry(variant.word.clone()).or_insert(mark),
                            TokenForm::Stemmed => of_lang.stems.entry(variant.word.clone()).or_insert(mark),
                        };
                    }
                }
                TermQuery::Phrase(words) => {
                    for of_lang in &mut marks.langs {
                        let mark = Highlight { term: index, weight: 1.0 };
                        of_lang.folded.extend(words.iter().map(|word| (word.clone(), mark)));
                    }
                }
            }
        }
        for LangHighlights { folded, stems, first_letters } in &mut marks.langs {
            let words = folded.keys().chain(stems.keys());
            *first_letters = words.filter_map(|word| word.bytes().next()).fold(0, |all, first| all | bit(first));
        }
        marks
    }

    fn find(&self, text: &str, lang: Lang) -> Vec<(Range<usize>, Highlight)> {
        let LangHighlights { folded, stems, first_letters } = &self.langs[lang as usize];
        let found = index_tokens(text).filter_map(|token| {
            // Most words do not match, which their first letter shows without normalising them.
            let first = token.text.as_bytes().first()?;
            if first.is_ascii() && first_letters & bit(first.to_ascii_lowercase()) == 0 {
                return None;
            }
            let word = TokenForm::Folded.normalize(token.text, token.kind, lang);
            let mark = folded.get(&word).or_else(|| {
                // Stemming is slow; a stem differs from its word only at the end.
                let may = |stem: &String| word.as_bytes().starts_with(&stem.as_bytes()[..stem.len().saturating_sub(1)]);
                let may = token.kind == TokenKind::Word && stems.keys().any(may);
                may.then(|| stems.get(&TokenForm::Stemmed.normalize(token.text, token.kind, lang))).flatten()
            })?;
            Some((token.start..token.end(), *mark))
        });
        found.collect()
    }
}

/// The bit of an ASCII byte in a set.
fn bit(byte: u8) -> u128 {
    if byte.is_ascii() { 1 << byte } else { 0 }
}

/// The snippet of a node: from its text or an example that matches, else the start of its text, else its title.
pub(crate) fn snippet(node: &Node, lang: Lang, marks: &Highlighter) -> Snippet {
    let examples = node.examples.iter().map(|example| example.text.as_str());
    for text in body(node).chain(examples) {
        let found = marks.find(text, lang);
        if !found.is_empty() {
            return cut(text, &found);
        }
    }
    let text = body(node).next().or(node.title.as_deref()).unwrap_or_default();
    cut(text, &marks.find(text, lang))
}

/// Cuts a text around the best of the words found in it.
fn cut(text: &str, found: &[(Range<usize>, Highlight)]) -> Snippet {
    let range =
        if text.len() <= SNIPPET_BYTES + MIN_CUT_BYTES { 0..text.len() } else { around(text, best_range(found)) };
    let mut snippet = Snippet::default();
    if range.start > 0 {
        snippet.text.push(ELLIPSIS);
    }
    let shift = snippet.text.len();
    snippet.text += &text[range.clone()];
    let inside = found.iter().filter(|(word, _)| range.start <= word.start && word.end <= range.end);
    snippet.marked = inside.map(|(w, _)| w.start - range.start + shift..w.end - range.start + shift).collect();
    if range.end < text.len() {
        snippet.text.push(ELLIPSIS);
    }
    snippet
}

/// The byte range, no longer than a snippet, that matches most terms of the query; the first of equal ones.
fn best_range(found: &[(Range<usize>, Highlight)]) -> Range<usize> {
    let mut best = (0.0, 0..0);
    for (i, (first, _)) in found.iter().enumerate() {
        let words = found[i..].iter().take_while(|(word, _)| word.end - first.start <= SNIPPET_BYTES);
        let mut terms: BTreeMap<usize, f32> = BTreeMap::new();
        let (mut end, mut matches) = (first.end, 0.0);
        for (word, mark) in words {
            let weight = terms.entry(mark.term).or_default();
            *weight = weight.max(mark.weight);
            end = word.end;
            matches += 1.0;
        }
        // A new term counts for more than another match of the same one.
        let score = terms.values().sum::<f32>() + 0.01 * matches;
        if score > best.0 {
            best = (score, first.start..end);
        }
    }
    best.1
}

/// Widens a range to a snippet of whole words.
fn around(text: &str, range: Range<usize>) -> Range<usize> {
    let spare = SNIPPET_BYTES.saturating_sub(range.len());
    // A third of the spare length goes before the range; at the end of a text, all of it.
    let before = (spare / 3).max((range.start + SNIPPET_BYTES).saturating_sub(text.len()).min(spare));
    let earliest = range.start.saturating_sub(before);
    let start = if earliest < MIN_CUT_BYTES { 0 } else { word_start(text, earliest..range.start) };
    let latest = (start + SNIPPET_BYTES).max(range.end);
    let end = if latest + MIN_CUT_BYTES >= text.len() { text.len() } else { word_end(text, range.end..latest) };
    start..end
}

/// The first start of a word at or after the beginning of a range, else its end.
fn word_start(text: &str, range: Range<usize>) -> usize {
    let inside = text.char_indices().skip_while(|&(at, _)| at < range.start).take_while(|&(at, _)| at < range.end);
    inside.filter(|(_, c)| c.is_whitespace()).map(|(at, c)| at + c.len_utf8()).next().unwrap_or(range.end)
}

/// The last end of a word in a range, else its beginning.
fn word_end(text: &str, range: Range<usize>) -> usize {
    let inside = text.char_indices().skip_while(|&(at, _)| at < range.start).take_while(|&(at, _)| at < range.end);
    inside.filter(|(_, c)| c.is_whitespace()).map(|(at, _)| at).last().unwrap_or(range.start)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{query_expansion::Interpretation, term_variants::Variant};

    fn marks(folded: &[&str], stems: &[&str]) -> Highlighter {
        let of = |form: TokenForm, word: &&str| QueryTerm {
            query: TermQuery::AnyOf(vec![Interpretation {
                words: vec![vec![Variant { lang: Lang::Es, form, word: (*word).to_owned(), weight: 1.0 }]],
                items: Vec::new(),
                weight: 1.0,
            }]),
            idf_weight: 1.0,
            is_known: true,
        };
        let folded = folded.iter().map(|word| of(TokenForm::Folded, word));
        Highlighter::new(&folded.chain(stems.iter().map(|stem| of(TokenForm::Stemmed, stem))).collect::<Vec<_>>())
    }

    fn shown(text: &str, marks: &Highlighter) -> String {
        let snippet = cut(text, &marks.find(text, Lang::Es));
        snippet.parts().map(|(marked, text)| if marked { format!("[{text}]") } else { text.to_owned() }).collect()
    }

    #[test]
    fn short_texts_stay_whole() {
        let text = "Las habilidades del Dragón cuestan {T}.";
        assert_eq!(
            shown(text, &marks(&["dragon", "{t}"], &["habil"])),
            "Las [habilidades] del [Dragón] cuestan [{T}]."
        );
        assert_eq!(shown("", &marks(&["x"], &[])), "");
    }

    #[test]
    fn long_texts_are_cut_around_the_words() {
        let filler = "palabras que nadie busca ".repeat(20);
        let text = format!("{filler}pero aquí un dragón vuela, {filler}y otro dragón. {filler}");
        let snippet = shown(&text, &marks(&["dragon", "vuela"], &[]));
        assert!(snippet.starts_with('…') && snippet.ends_with('…'), "{snippet}");
        assert!(snippet.contains("un [dragón] [vuela],"), "{snippet}");
        assert!(snippet.len() < SNIPPET_BYTES + 20, "{snippet}");
    }

    #[test]
    fn long_texts_without_a_match_show_their_beginning() {
        let text = "palabras que nadie busca ".repeat(20);
        let snippet = shown(&text, &marks(&["dragon"], &[]));
        assert!(snippet.starts_with("palabras que") && snippet.ends_with("…"), "{snippet}");
        assert!(snippet.len() < SNIPPET_BYTES + 20, "{snippet}");
    }

    #[test]
    fn the_end_of_a_text_is_filled_from_before() {
        let text = format!("{}dragón.", "palabras que nadie busca ".repeat(20));
        let snippet = shown(&text, &marks(&["dragon"], &[]));
        assert!(snippet.ends_with("busca [dragón]."), "{snippet}");
        assert!(snippet.len() > SNIPPET_BYTES - 30, "{snippet}");
    }

    proptest! {
        #[test]
        fn any_text_is_cut_at_letters(text in "([a-zñ…. ]{1,12}|dragon |dragón ){0,60}") {
            let marks = marks(&["dragon"], &[]);
            let snippet = cut(&text, &marks.find(&text, Lang::Es));
            prop_assert!(snippet.text.len() <= SNIPPET_BYTES + 2 * MIN_CUT_BYTES + 80);
            let joined: String = snippet.parts().map(|(_, text)| text).collect();
            prop_assert_eq!(&joined, &snippet.text);
            for range in &snippet.marked {
                prop_assert_eq!(fold(&snippet.text[range.clone()]), "dragon");
            }
        }
    }
}

//! The part of a node's text that is shown in answer to a question, with the words that made it one.

use std::{collections::HashMap, ops::Range};

use vademecum_document::Node;
use vademecum_text::{TermForm, TokenKind, fold, index_tokens};
use vademecum_vocab::Lang;

use crate::{
    expand::{Wanted, What},
    write::body,
};

/// How long a snippet is, in bytes of UTF-8, which are letters for the most part.
const LENGTH: usize = 160;

/// What is left of a longer text has at least this many bytes; a shorter rest is shown as well.
const LEAST_CUT: usize = 40;

/// Stands where text was cut off.
const CUT: char = '…';

/// A piece of text with some of its words marked.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Snippet {
    /// The text; `…` stands where it was cut.
    pub text: String,
    /// The marked words: ranges of bytes of `text`, in order, apart from each other.
    pub marked: Vec<Range<usize>>,
}

impl Snippet {
    /// The text in pieces, each with whether it is marked.
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

/// The words to mark: what a question was expanded to.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    langs: [LangMarks; Lang::ALL.len()],
}

/// The words to mark in one language, each with the piece of the question it answers.
#[derive(Debug, Default)]
struct LangMarks {
    folded: HashMap<String, Mark>,
    stems: HashMap<String, Mark>,
    /// Which letters of ASCII they begin with.
    begin: u128,
}

#[derive(Debug, Clone, Copy)]
struct Mark {
    piece: usize,
    weight: f32,
}

impl Marks {
    pub(crate) fn new(wanted: &[Wanted]) -> Self {
        let mut marks = Marks::default();
        for (piece, wanted) in wanted.iter().enumerate() {
            match &wanted.what {
                What::Readings(readings) => {
                    let weighed = readings.iter().flat_map(|reading| {
                        reading.words.iter().flatten().map(move |variant| (variant, reading.weight * variant.weight))
                    });
                    for (variant, weight) in weighed {
                        let of_lang = &mut marks.langs[variant.lang as usize];
                        let mark = Mark { piece, weight };
                        match variant.form {
                            TermForm::Exact => of_lang.folded.entry(fold(&variant.word)).or_insert(mark),
                            TermForm::Folded => of_lang.folded.entry(variant.word.clone()).or_insert(mark),
                            TermForm::Stemmed => of_lang.stems.entry(variant.word.clone()).or_insert(mark),
                        };
                    }
                }
                What::Phrase(words) => {
                    for of_lang in &mut marks.langs {
                        let mark = Mark { piece, weight: 1.0 };
                        of_lang.folded.extend(words.iter().map(|word| (word.clone(), mark)));
                    }
                }
            }
        }
        for LangMarks { folded, stems, begin } in &mut marks.langs {
            let words = folded.keys().chain(stems.keys());
            *begin = words.filter_map(|word| word.bytes().next()).fold(0, |all, first| all | bit(first));
        }
        marks
    }

    /// The words of a text to mark.
    fn find(&self, text: &str, lang: Lang) -> Vec<(Range<usize>, Mark)> {
        let LangMarks { folded, stems, begin } = &self.langs[lang as usize];
        let found = index_tokens(text).filter_map(|token| {
            // Most words of a text have nothing to do with the question: they are told by their first letter.
            let first = token.text.as_bytes().first()?;
            if first.is_ascii() && begin & bit(first.to_ascii_lowercase()) == 0 {
                return None;
            }
            let word = TermForm::Folded.normalize(token.text, token.kind, lang);
            let mark = folded.get(&word).or_else(|| {
                // Stemming is slow, and changes how a word ends.
                let may = |stem: &String| word.as_bytes().starts_with(&stem.as_bytes()[..stem.len().saturating_sub(1)]);
                let may = token.kind == TokenKind::Word && stems.keys().any(may);
                may.then(|| stems.get(&TermForm::Stemmed.normalize(token.text, token.kind, lang))).flatten()
            })?;
            Some((token.start..token.end(), *mark))
        });
        found.collect()
    }
}

/// A byte of ASCII as one bit of a set.
fn bit(byte: u8) -> u128 {
    if byte.is_ascii() { 1 << byte } else { 0 }
}

/// The snippet of a node: from its text, else from an example that answers, else its title.
pub(crate) fn snippet(node: &Node, lang: Lang, marks: &Marks) -> Snippet {
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
fn cut(text: &str, found: &[(Range<usize>, Mark)]) -> Snippet {
    let range = if text.len() <= LENGTH + LEAST_CUT { 0..text.len() } else { around(text, best_stretch(found)) };
    let mut snippet = Snippet::default();
    if range.start > 0 {
        snippet.text.push(CUT);
    }
    let shift = snippet.text.len();
    snippet.text += &text[range.clone()];
    let inside = found.iter().filter(|(word, _)| range.start <= word.start && word.end <= range.end);
    snippet.marked = inside.map(|(w, _)| w.start - range.start + shift..w.end - range.start + shift).collect();
    if range.end < text.len() {
        snippet.text.push(CUT);
    }
    snippet
}

/// The stretch, no longer than a snippet, that answers most pieces of the question; the first of equals.
fn best_stretch(found: &[(Range<usize>, Mark)]) -> Range<usize> {
    let mut best = (0.0, 0..0);
    for (i, (first, _)) in found.iter().enumerate() {
        let stretch = found[i..].iter().take_while(|(word, _)| word.end - first.start <= LENGTH);
        let mut pieces: HashMap<usize, f32> = HashMap::new();
        let (mut end, mut words) = (first.end, 0.0);
        for (word, mark) in stretch {
            let weight = pieces.entry(mark.piece).or_default();
            *weight = weight.max(mark.weight);
            end = word.end;
            words += 1.0;
        }
        // Another piece of the question counts for more than the same one again.
        let worth = pieces.values().sum::<f32>() + 0.01 * words;
        if worth > best.0 {
            best = (worth, first.start..end);
        }
    }
    best.1
}

/// Widens a stretch to a snippet that begins and ends with whole words.
fn around(text: &str, stretch: Range<usize>) -> Range<usize> {
    let spare = LENGTH.saturating_sub(stretch.len());
    // A third of the room goes before the stretch; at the end of a text, all that is left does.
    let before = (spare / 3).max((stretch.start + LENGTH).saturating_sub(text.len()).min(spare));
    let earliest = stretch.start.saturating_sub(before);
    let start = if earliest < LEAST_CUT { 0 } else { word_start(text, earliest..stretch.start) };
    let latest = (start + LENGTH).max(stretch.end);
    let end = if latest + LEAST_CUT >= text.len() { text.len() } else { word_end(text, stretch.end..latest) };
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
    use crate::{expand::Reading, variants::Variant};

    fn marks(folded: &[&str], stems: &[&str]) -> Marks {
        let of = |form: TermForm, word: &&str| Wanted {
            what: What::Readings(vec![Reading {
                words: vec![vec![Variant { lang: Lang::Es, form, word: (*word).to_owned(), weight: 1.0 }]],
                things: Vec::new(),
                weight: 1.0,
            }]),
            mass: 1.0,
            is_understood: true,
        };
        let folded = folded.iter().map(|word| of(TermForm::Folded, word));
        Marks::new(&folded.chain(stems.iter().map(|stem| of(TermForm::Stemmed, stem))).collect::<Vec<_>>())
    }

    fn shown(text: &str, marks: &Marks) -> String {
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
        assert!(snippet.len() < LENGTH + 20, "{snippet}");
    }

    #[test]
    fn long_texts_without_a_match_show_their_beginning() {
        let text = "palabras que nadie busca ".repeat(20);
        let snippet = shown(&text, &marks(&["dragon"], &[]));
        assert!(snippet.starts_with("palabras que") && snippet.ends_with("…"), "{snippet}");
        assert!(snippet.len() < LENGTH + 20, "{snippet}");
    }

    #[test]
    fn the_end_of_a_text_is_filled_from_before() {
        let text = format!("{}dragón.", "palabras que nadie busca ".repeat(20));
        let snippet = shown(&text, &marks(&["dragon"], &[]));
        assert!(snippet.ends_with("busca [dragón]."), "{snippet}");
        assert!(snippet.len() > LENGTH - 30, "{snippet}");
    }

    proptest! {
        #[test]
        fn any_text_is_cut_at_letters(text in "([a-zñ…. ]{1,12}|dragon |dragón ){0,60}") {
            let marks = marks(&["dragon"], &[]);
            let snippet = cut(&text, &marks.find(&text, Lang::Es));
            prop_assert!(snippet.text.len() <= LENGTH + 2 * LEAST_CUT + 80);
            let joined: String = snippet.parts().map(|(_, text)| text).collect();
            prop_assert_eq!(&joined, &snippet.text);
            for range in &snippet.marked {
                prop_assert_eq!(fold(&snippet.text[range.clone()]), "dragon");
            }
        }
    }
}

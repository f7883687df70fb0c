//! Division of a card's text into paragraphs.
//!
//! In wrapped documents nothing marks it. A line goes on with the sentence of the last one, or with a
//! bracket or quotation that is open; it begins something new where its first word would have gone into
//! the last line. What is left, one line end in ten, is decided by how sentences begin, and the
//! paragraph says that this is less than sure.

use std::sync::LazyLock;

use regex::Regex;
use vademecum_text::fold;

use super::{column_width::Column, lines::Lines, vocabulary::NotesVocabulary};

/// Confidence of a boundary: decided by a mark or by the width of the column.
const CONFIDENCE_SURE: f32 = 1.0;
/// Confidence of a boundary: decided by how sentences begin.
const CONFIDENCE_LIKELY: f32 = 0.8;
/// Confidence of a boundary: nothing decides it.
const CONFIDENCE_OPEN: f32 = 0.5;

/// The boundary between a line of a card's text and the one before it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Boundary {
    /// It goes on with the same paragraph; how sure that is.
    Continues(f32),
    /// A paragraph begins; how sure that is.
    Begins(f32),
}

/// A paragraph of rules text: the lines of its text and of its modes.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Paragraph {
    pub(super) lines: Vec<usize>,
    pub(super) modes: Vec<Vec<usize>>,
    pub(super) confidence: f32,
}

/// The features by which the paragraphs of one face are told apart.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<'a> {
    pub(super) lines: &'a Lines<'a>,
    pub(super) words: &'a NotesVocabulary,
    pub(super) column: Option<Column>,
    /// The names of the face, on all its title bars.
    pub(super) names: &'a [String],
    /// Whether its text tells what happens, one instruction after the other.
    pub(super) spell: bool,
}

impl Text<'_> {
    /// The paragraphs of a stretch of lines, all of one text box.
    pub(super) fn paragraphs(&self, range: std::ops::Range<usize>) -> Vec<Paragraph> {
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        let mut open = Open::default();
        for i in range.clone() {
            let Some(line) = self.lines.get(i) else { break };
            let begins = match paragraphs.last_mut() {
                None => Boundary::Begins(CONFIDENCE_SURE),
                Some(paragraph) if line.bullet.is_some() => {
                    paragraph.modes.push(vec![i]);
                    open = Open::default();
                    open.read(&line.text);
                    continue;
                }
                Some(_) if i == range.start => Boundary::Begins(CONFIDENCE_SURE),
                Some(_) => self.boundary(i - 1, i, open.is_open()),
            };
            match (begins, paragraphs.last_mut()) {
                (Boundary::Continues(confidence), Some(paragraph)) => {
                    paragraph.modes.last_mut().unwrap_or(&mut paragraph.lines).push(i);
                    paragraph.confidence = paragraph.confidence.min(confidence);
                }
                (Boundary::Begins(confidence) | Boundary::Continues(confidence), _) => {
                    paragraphs.push(Paragraph { lines: vec![i], modes: Vec::new(), confidence });
                    open = Open::default();
                }
            }
            open.read(&line.text);
        }
        paragraphs
    }

    /// Classifies the boundary before a line without a bullet.
    fn boundary(&self, before: usize, at: usize, open: bool) -> Boundary {
        use Boundary::{Begins, Continues};
        let (Some(last), Some(line)) = (self.lines.get(before), self.lines.get(at)) else {
            return Begins(CONFIDENCE_SURE);
        };
        if !self.lines.wrapped() {
            return Begins(CONFIDENCE_SURE);
        }
        let dangling = last.text.ends_with([',', ';', ':', '—', '-']);
        if open || dangling || line.is_low() {
            return Continues(CONFIDENCE_SURE);
        }
        let had_room = self.column.map(|c| c.had_room(self.lines.printed(before), self.lines.printed(at)));
        if had_room == Some(true) || line.breaks && !line.page_break && last.is_terminal() {
            return Begins(CONFIDENCE_SURE);
        }
        if !last.is_terminal() {
            // Some languages print keywords without a full stop.
            let keywords = had_room.is_none() && is_keyword_line(&last.text);
            return if keywords { Begins(CONFIDENCE_LIKELY) } else { Continues(CONFIDENCE_SURE) };
        }
        if is_chapter(&line.text) {
            return Begins(CONFIDENCE_SURE);
        }
        self.by_wording(&line.text)
    }

    /// Classifies the boundary before a sentence by its first words.
    fn by_wording(&self, text: &str) -> Boundary {
        use Boundary::{Begins, Continues};
        if text.starts_with('(') {
            return Continues(CONFIDENCE_LIKELY);
        }
        if text.starts_with('{') || is_labelled(text) || is_activated(text) {
            return Begins(CONFIDENCE_LIKELY);
        }
        let folded = fold(text);
        let longest = |list: &[&str]| list.iter().filter(|w| folded.starts_with(**w)).map(|w| w.len()).max();
        let (opener, rider) = (longest(self.words.openers), longest(self.words.riders));
        if opener.is_some() || rider.is_some() {
            return if opener > rider { Begins(CONFIDENCE_LIKELY) } else { Continues(CONFIDENCE_LIKELY) };
        }
        let word = text.split(|c: char| !(c.is_alphanumeric() || c == '-')).next().unwrap_or_default();
        let stressed = !word.is_ascii() || word.contains('-');
        if stressed && self.words.enclitics.iter().any(|ending| word.ends_with(ending)) {
            return Continues(CONFIDENCE_LIKELY);
        }
        let mut short_names =
            self.names.iter().filter_map(|name| name.split(',').next()).filter(|name| !name.is_empty());
        if short_names.any(|name| text.starts_with(name)) || is_keyword_line(text) {
            return Begins(CONFIDENCE_LIKELY);
        }
        // A spell's instructions may each be a paragraph; abilities of permanents begin otherwise.
        if self.spell { Begins(CONFIDENCE_OPEN) } else { Continues(CONFIDENCE_OPEN) }
    }
}

/// Brackets and quotations that are open at a place of a text.
#[derive(Debug, Clone, Copy, Default)]
struct Open {
    depth: i32,
    straight: bool,
}

impl Open {
    fn read(&mut self, text: &str) {
        for c in text.chars() {
            match c {
                '(' | '“' | '«' => self.depth += 1,
                ')' | '”' | '»' => self.depth = (self.depth - 1).max(0),
                '"' => self.straight = !self.straight,
                _ => {}
            }
        }
    }

    fn is_open(self) -> bool {
        self.depth > 0 || self.straight
    }
}

/// Whether a text begins with chapter numbers: `I, II — `.
fn is_chapter(text: &str) -> bool {
    let Some((numbers, _)) = text.split_once(['—', '–']) else { return false };
    let roman = |n: &str| !n.trim().is_empty() && n.trim().chars().all(|c| "IVX".contains(c));
    numbers.split(',').all(roman)
}

/// Whether a text begins with an ability word or a flavor word: `Aterrizaje — Siempre que…`.
fn is_labelled(text: &str) -> bool {
    let label = [" — ", " – "].iter().find_map(|dash| text.split_once(dash)).map_or("", |(label, _)| label);
    let begins = |c: char| c.is_uppercase() || c.is_ascii_digit() || matches!(c, '¡' | '¿');
    label.starts_with(begins) && !label.contains(['.', ':', '“', '”', '(', ')', '{', '}'])
}

/// Whether a text begins with a cost in words: `Sacrificar una criatura: Roba…`.
fn is_activated(text: &str) -> bool {
    text.find([':', '.', '“', '(']).is_some_and(|at| text[at..].starts_with(": ") && at <= 60)
}

/// Whether a line begins with keywords: a word or two, a cost or number, and the reminder text.
fn is_keyword_line(text: &str) -> bool {
    static KEYWORDS: LazyLock<Regex> = regex!(
        r"^\p{Lu}[\p{Ll}’'-]+(?: \p{Ll}+){0,2}(?:, \p{Ll}+(?: \p{Ll}+){0,2})*(?: \d+|[ —](?:\{[^}]{1,5}\})+)?\.?(?: \(|$)"
    );
    KEYWORDS.is_match(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beginnings_of_paragraphs_are_known() {
        assert!(is_chapter("I, II — Roba una carta."));
        assert!(!is_chapter("Ira — Roba."));
        assert!(is_labelled("¡Gol! — {T}: Roba una carta."));
        assert!(!is_labelled("Roba una carta. Luego — sí"));
        assert!(is_activated("Sacrificar una criatura: Roba una carta."));
        assert!(!is_activated("Roba una carta. Elige: uno"));
        for text in ["Vuela.", "Vuela, prisa.", "Equipar {2}.", "Tripular 1. (Girar", "Flying", "Toque mortal."] {
            assert!(is_keyword_line(text), "{text}");
        }
        assert!(!is_keyword_line("Roba una carta por cada criatura."));
    }
}

//! Widths of the printed columns, and whether a word would have fitted into a line.
//!
//! Nothing marks where a paragraph of rules text ends. But a line that ends early, where the next line's
//! first word would have gone in, was ended on purpose. How wide the columns are is learned from lines that
//! were certainly wrapped: those whose sentence goes on in lower case on the next.

use super::{card::header, font_metrics::width, lines::Lines, vocabulary::NotesVocabulary};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Column {
    /// A width that certainly fits into a line, in thousandths of the font's size.
    fits: u32,
}

/// The columns of a document; `None` where too few lines say how wide they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) cards: Option<Column>,
    /// The column of everything else.
    pub(super) notes: Option<Column>,
}

/// Maximum difference between the width of a line and the sum of its letters by kerning, in thousandths of the font's
/// size.
const KERNING_TOLERANCE: u32 = 150;

/// Maximum difference in the width of a line by italics, as in reminder texts, in thousandths of the font's size.
const ITALICS_TOLERANCE: u32 = 400;

const MIN_WRAPPED_LINES: usize = 8;

impl Column {
    /// A column from the widths of lines that were wrapped, and what they would be with one more word.
    fn of(mut wrapped: Vec<u32>, mut overfull: Vec<u32>) -> Option<Self> {
        if wrapped.len() < MIN_WRAPPED_LINES {
            return None;
        }
        wrapped.sort_unstable();
        overfull.sort_unstable();
        // One line in two hundred may be set in another face, or be damaged.
        let odd = wrapped.len() / 200;
        let widest = wrapped.get(wrapped.len() - 1 - odd)?;
        let narrowest = overfull.get(odd)?;
        // Lines that were wrapped again, at a narrower width, end anywhere.
        let is_ragged = narrowest.saturating_mul(4) < widest.saturating_mul(3);
        (!is_ragged).then(|| Column { fits: widest.min(narrowest).saturating_sub(KERNING_TOLERANCE) })
    }

    /// Whether a line is not wider than the column.
    pub(super) fn holds(self, line: &str) -> bool {
        width(line) <= self.fits + ITALICS_TOLERANCE
    }

    /// Whether a line would have had room for the first word of the next.
    pub(super) fn had_room(self, line: &str, next: &str) -> bool {
        let slack = if line.ends_with([')', '”']) { ITALICS_TOLERANCE } else { 0 };
        with_word(line, next).is_some_and(|width| width + slack <= self.fits)
    }
}

/// The width of a line with the first word of the next line appended.
fn with_word(line: &str, next: &str) -> Option<u32> {
    Some(width(line) + width(" ") + width(next.split_whitespace().next()?))
}

impl Columns {
    pub(super) fn learn(lines: &Lines<'_>, words: &NotesVocabulary) -> Self {
        // Widths of wrapped lines, alone and with the next word: of cards, of everything else.
        let (mut wrapped, mut overfull) = ([const { Vec::new() }; 2], [const { Vec::new() }; 2]);
        let mut notes = 1;
        let mut text_from = 0;
        let mut bracket = false;
        for i in 0..lines.len() {
            let (Some(line), Some(next)) = (lines.get(i), lines.get(i + 1)) else { break };
            if line.starts {
                let card = header(lines, i, words);
                // A page may end inside a card. Lines of the notes among those of cards do no harm: the narrowest
                // overfull line counts.
                let goes_on = notes == 0 && (line.page_break || line.is_low()) && line.bullet.is_none();
                if card.is_some() || !goes_on {
                    notes = usize::from(card.is_none());
                    text_from = card.map_or(i, |header| header.end);
                }
            }
            // Reminder texts are set in italics.
            bracket = if line.text.contains(['(', ')']) { !line.text.ends_with(')') } else { bracket && !line.starts };
            let known = i >= text_from && next.is_low() && !next.starts;
            if known && !bracket && !line.text.contains(')') && !line.text.ends_with('-') {
                let text = lines.printed(i);
                wrapped[notes].push(width(text));
                overfull[notes].extend(with_word(text, lines.printed(i + 1)));
            }
        }
        let [cards, notes] = wrapped;
        let [overfull_cards, overfull_notes] = overfull;
        Columns { cards: Column::of(cards, overfull_cards), notes: Column::of(notes, overfull_notes) }
    }
}

#[cfg(test)]
mod tests {
    use vademecum_vocab::Lang;

    use super::*;
    use crate::{layout::layout, reader::Format, testing::source};

    #[test]
    fn a_card_keeps_its_column_across_a_page_break() {
        let ruling = "• If the token of this invented ruling is put onto the battlefield and it would\nbe tapped there, it is \
            untapped instead, whatever else the text says of it, and\nthe game goes on.\n\n";
        let card = "Invented Card\n{2}{W}\nCreature — Bird\n2/2\nWhenever this enters\nthe field, you draw\n\u{c}a card, \
            then you put\nit where it was, and\nthe game goes on.\n\n";
        let source = source(Format::Text, &format!("{card}{ruling}").repeat(10));
        let layout = layout(&source);
        let lines = Lines::new(&source, &layout);
        let columns = Columns::learn(&lines, NotesVocabulary::of(Lang::En));
        assert!(columns.notes.unwrap().had_room("A line as wide as that of a card", "with"));
        assert!(!columns.cards.unwrap().had_room("A line wider than those of a card are", "with"));
    }

    #[test]
    fn the_widest_wrapped_line_is_as_wide_as_the_column() {
        let lines = vec![20_000; 20];
        let column = Column::of(lines, vec![20_400; 20]).unwrap();
        assert!(column.had_room("Vuela.", "Cuando muera"));
        assert!(!column.had_room("Siempre que esta criatura ataque, roba una carta.", "Cuando muera"));
        assert_eq!(Column::of(vec![20_000; 3], vec![20_400; 3]), None);
        // What was wrapped twice ends anywhere.
        assert_eq!(Column::of(vec![20_000; 20], [20_400, 9_000].repeat(10)), None);
    }
}

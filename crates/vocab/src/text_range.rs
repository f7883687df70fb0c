//! Positions in a text are bytes; they become characters where people and other programs see them.

use std::ops::Range;

use text_size::{TextRange, TextSize};

/// A byte offset as a [`TextSize`].
pub fn text_size(offset: usize) -> TextSize {
    TextSize::try_from(offset).expect("sources are limited to 32 MiB, far less than 4 GiB")
}

/// A range of bytes as a [`TextRange`]; one that ends before it starts is empty.
pub fn text_range(range: Range<usize>) -> TextRange {
    let start = text_size(range.start);
    TextRange::new(start, text_size(range.end).max(start))
}

/// Converts byte offsets of a text to character offsets. Each conversion takes as long as the distance from the one
/// before, so offsets in order cost one walk through the text.
#[derive(Debug, Clone)]
pub struct CharOffsets<'t> {
    text: &'t str,
    bytes: usize,
    chars: u32,
}

impl<'t> CharOffsets<'t> {
    /// A converter for a text.
    pub fn new(text: &'t str) -> Self {
        CharOffsets { text, bytes: 0, chars: 0 }
    }

    /// The number of characters before a byte offset. One past the end, or inside a character, is taken for the next
    /// boundary before it.
    pub fn chars_before(&mut self, offset: TextSize) -> u32 {
        let end = usize::from(offset).min(self.text.len());
        let offset = (0..=end).rev().find(|&offset| self.text.is_char_boundary(offset)).unwrap_or_default();
        let between = &self.text[self.bytes.min(offset)..self.bytes.max(offset)];
        let chars: u32 = text_size(between.chars().count()).into();
        self.chars = if offset < self.bytes { self.chars - chars } else { self.chars + chars };
        self.bytes = offset;
        self.chars
    }

    /// The first character of a range, and the one behind its last.
    pub fn char_range(&mut self, range: TextRange) -> [u32; 2] {
        [self.chars_before(range.start()), self.chars_before(range.end())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_characters_in_any_order() {
        let text = "Añadir «maná» 3";
        let mut offsets = CharOffsets::new(text);
        for word in ["maná", "Añadir", "3"] {
            let start = text.find(word).unwrap();
            let [from, to] = offsets.char_range(text_range(start..start + word.len()));
            let (from, to) = (from as usize, to as usize);
            assert_eq!(text.chars().skip(from).take(to - from).collect::<String>(), word);
        }
    }

    #[test]
    fn offsets_outside_of_the_text_are_moved_into_it() {
        let mut offsets = CharOffsets::new("aña");
        assert_eq!(offsets.chars_before(TextSize::new(2)), 1);
        assert_eq!(offsets.chars_before(TextSize::new(99)), 3);
        let reversed = Range { start: 5, end: 2 };
        assert!(text_range(reversed).is_empty());
    }
}

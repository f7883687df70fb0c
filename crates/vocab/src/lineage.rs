//! The identity of a rule.

use std::{fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// The identity of a rule through all editions and languages: opaque, and stable once minted.
///
/// Written as eight letters and digits (`3n7k0qhd`), in Crockford's alphabet: no `i`, `l`, `o`, `u`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, SerializeDisplay, DeserializeFromStr)]
pub struct LineageId(u64);

/// How many letters an id has, of five bits each.
const LETTERS: u32 = 8;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl LineageId {
    /// The id with a value; bits above the lowest forty do not count.
    pub const fn new(value: u64) -> Self {
        LineageId(value & ((1 << (5 * LETTERS)) - 1))
    }

    /// Its value, of forty bits.
    pub const fn value(self) -> u64 {
        self.0
    }
}

impl fmt::Display for LineageId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; LETTERS as usize];
        for (place, letter) in text.iter_mut().rev().enumerate() {
            *letter = ALPHABET[(self.0 >> (5 * place) & 31) as usize];
        }
        f.pad(std::str::from_utf8(&text).unwrap_or_default())
    }
}

/// The text is no lineage.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no lineage: expected eight letters and digits such as `3n7k0qhd`")]
pub struct ParseLineageIdError(String);

impl FromStr for LineageId {
    type Err = ParseLineageIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let digit = |letter: u8| ALPHABET.iter().position(|&known| known == letter).map(|value| value as u64);
        let value = text.bytes().try_fold(0, |value, letter| Some(value << 5 | digit(letter)?));
        match value {
            Some(value) if text.len() == LETTERS as usize => Ok(LineageId(value)),
            _ => Err(ParseLineageIdError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_written() {
        for value in [0, 1, 31, 32, (1 << 40) - 1, 0x12_3456_789a] {
            let id = LineageId::new(value);
            assert_eq!(id.to_string().len(), 8);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(id.value(), value);
        }
        for text in ["", "3n7k0qh", "3n7k0qhd0", "3n7k0qhl", "3N7K0QHD", "ñn7k0qh"] {
            assert!(text.parse::<LineageId>().is_err(), "{text} accepted");
        }
    }
}

//! The identity of a rule.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use vademecum_vocab::{DocumentId, Number};

use super::fingerprint::hash;

/// The identity of a rule through all editions and languages: opaque, and stable once minted.
///
/// Written as eight letters and digits (`3n7k0qhd`), in Crockford's alphabet: no `i`, `l`, `o`, `u`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct LineageId(u64);

/// How many letters an id has, of five bits each.
const LETTERS: u32 = 8;

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl LineageId {
    /// The id as a number.
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// The id for a rule that is first met in a document; another one at every attempt.
    pub(crate) fn mint(document: &DocumentId, number: Number, attempt: u32) -> Self {
        let named = format!("{}@{}#{number}/{attempt}", document.work(), document.date());
        LineageId(hash(named.as_bytes()) >> (64 - 5 * LETTERS))
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

impl From<LineageId> for String {
    fn from(id: LineageId) -> String {
        id.to_string()
    }
}

impl TryFrom<String> for LineageId {
    type Error = ParseLineageIdError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

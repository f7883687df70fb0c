//! Addresses: which document, and which node in it.

use std::{fmt, str::FromStr, sync::Arc};

use serde_with::{DeserializeFromStr, SerializeDisplay};

use crate::{EditionDate, Lang};

/// The id of a document: work, edition date and language, as in `magic-cr@2024-11-08.es`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, SerializeDisplay, DeserializeFromStr)]
pub struct DocumentId {
    work: Arc<str>,
    date: EditionDate,
    lang: Lang,
}

impl DocumentId {
    /// Makes an id. The work's name is what editions and translations have in common, in lower case
    /// letters, digits and hyphens (`magic-cr`); `None` if it is not.
    pub fn new(work: &str, date: EditionDate, lang: Lang) -> Option<Self> {
        let word = |w: &str| !w.is_empty() && w.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        work.split('-').all(word).then(|| DocumentId { work: work.into(), date, lang })
    }

    /// What editions and translations of the document have in common: `magic-cr`.
    pub fn work(&self) -> &str {
        &self.work
    }

    /// The date the edition takes effect.
    pub const fn date(&self) -> EditionDate {
        self.date
    }

    /// The language of the text.
    pub const fn lang(&self) -> Lang {
        self.lang
    }
}

impl fmt::Display for DocumentId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}.{}", self.work, self.date, self.lang)
    }
}

/// The text is no document id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no document id: expected something like `magic-cr@2024-11-08.es`")]
pub struct ParseDocumentIdError(String);

impl FromStr for DocumentId {
    type Err = ParseDocumentIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let parse = || {
            let (work, rest) = text.split_once('@')?;
            let (date, lang) = rest.rsplit_once('.')?;
            let lang = Lang::ALL.into_iter().find(|l| l.as_str() == lang)?;
            DocumentId::new(work, date.parse().ok()?, lang)
        };
        parse().ok_or_else(|| ParseDocumentIdError(text.to_owned()))
    }
}

/// The address of one node: a document id and what stands behind `#` (`704.5f`, `term:Arrollar`).
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Address {
    /// The document.
    pub document: DocumentId,
    /// The node's name inside the document, unique there.
    pub fragment: String,
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.document, self.fragment)
    }
}

impl FromStr for Address {
    type Err = ParseDocumentIdError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.split_once('#') {
            Some((document, fragment)) if !fragment.is_empty() => {
                Ok(Address { document: document.parse()?, fragment: fragment.to_owned() })
            }
            _ => Err(ParseDocumentIdError(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_as_written() {
        for text in ["magic-cr@2024-11-08.es", "myl-dar@2021-07.es", "magic-notes-fin@2025.es", "a@undated.en"] {
            assert_eq!(text.parse::<DocumentId>().unwrap().to_string(), text);
        }
        for text in ["", "magic-cr", "magic-cr@2024.fr", "Magic@2024.es", "../x@2024.es", "a--b@2024.es", "@2024.es"] {
            assert!(text.parse::<DocumentId>().is_err(), "{text} accepted");
        }
    }

    #[test]
    fn addresses_read_back_as_written() {
        let text = "magic-cr@2024-11-08.es#term:Arrollar~2";
        assert_eq!(text.parse::<Address>().unwrap().to_string(), text);
        assert!("magic-cr@2024-11-08.es".parse::<Address>().is_err());
    }
}

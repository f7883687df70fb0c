//! Fingerprints: hashes of contents that are stable across versions of the program.

use std::{fmt, hash::Hasher, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};
use siphasher::sip128::{Hasher128, SipHasher13};
use vademecum_document::Document;

use crate::encoding::encode;

/// A 128-bit non-cryptographic hash of a content; 32 hexadecimal digits as text. Equal fingerprints are taken as equal
/// contents.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, SerializeDisplay, DeserializeFromStr)]
pub struct Fingerprint(u128);

impl Fingerprint {
    pub(crate) const BYTES: usize = 16;

    /// Hashes bytes.
    pub fn of(bytes: &[u8]) -> Fingerprint {
        let mut hasher = SipHasher13::new();
        hasher.write(bytes);
        Fingerprint(hasher.finish128().as_u128())
    }

    /// Hashes everything in a document, the label of its file included.
    pub fn of_document(document: &Document) -> Fingerprint {
        Fingerprint::of(&encode(document))
    }

    pub(crate) const fn to_bytes(self) -> [u8; Fingerprint::BYTES] {
        self.0.to_le_bytes()
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// The error of parsing a text that is not a fingerprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a fingerprint is 32 hexadecimal digits in lower case")]
pub struct ParseFingerprintError;

impl FromStr for Fingerprint {
    type Err = ParseFingerprintError;

    fn from_str(text: &str) -> Result<Fingerprint, ParseFingerprintError> {
        let fingerprint = u128::from_str_radix(text, 16).map(Fingerprint).map_err(|_| ParseFingerprintError)?;
        // One way to write each.
        (fingerprint.to_string() == text).then_some(fingerprint).ok_or(ParseFingerprintError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_the_same_in_every_version() {
        assert_eq!(Fingerprint::of(b"").to_string(), "b91c5ed031fb33032134935d61d9b40d");
        assert_eq!(Fingerprint::of("daño".as_bytes()).to_string(), "ec37ef518bc3c280323f5b713d9350bc");
    }

    #[test]
    fn fingerprints_are_written_and_read() {
        let one = Fingerprint::of(b"one");
        assert_eq!(one.to_string().parse(), Ok(one));
        assert_ne!(one, Fingerprint::of(b"One"));
        for text in ["", "12", "+0123456789abcdef0123456789abcde", "0123456789ABCDEF0123456789ABCDEF"] {
            assert_eq!(text.parse::<Fingerprint>(), Err(ParseFingerprintError), "{text}");
        }
    }
}

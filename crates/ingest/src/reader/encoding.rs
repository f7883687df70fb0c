//! From bytes to text: which encoding a file is in, and what it says.
//!
//! Byte order marks are believed; valid UTF-8 is UTF-8. What is left is in a single-byte code page, if it
//! is not UTF-8 with a few bytes gone bad.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};

use super::code_page;

/// Decodes a file; bytes that are nothing in its encoding become U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> (String, &'static str) {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return decode_as(encoding, &bytes[mark..]);
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return decode_as(encoding, bytes);
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), "UTF-8"),
        Err(_) if mostly_utf8(bytes) => (String::from_utf8_lossy(bytes).into_owned(), "UTF-8"),
        Err(_) => code_page::decode(bytes),
    }
}

/// Decodes a file that says which encoding it is in. Its word counts where the bytes leave a doubt: a page
/// that was saved again keeps what it said before.
pub(super) fn decode_declared(bytes: &[u8], declared: &'static Encoding) -> (String, &'static str) {
    let certain = Encoding::for_bom(bytes).is_some() || std::str::from_utf8(bytes).is_ok();
    if certain || !declared.is_single_byte() { decode(bytes) } else { decode_as(declared, bytes) }
}

fn decode_as(encoding: &'static Encoding, bytes: &[u8]) -> (String, &'static str) {
    (encoding.decode_without_bom_handling(bytes).0.into_owned(), encoding.name())
}

/// Text in Western languages has a zero in every second byte of UTF-16.
fn utf16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    let sample = &bytes[..bytes.len().min(4096) & !1];
    if sample.len() < 4 {
        return None;
    }
    let zeros = |odd: usize| sample.iter().skip(odd).step_by(2).filter(|b| **b == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    let pairs = sample.len() / 2;
    let (many, few) = (|n: usize| n * 10 > pairs * 7, |n: usize| n * 10 < pairs);
    match (even, odd) {
        (even, odd) if few(even) && many(odd) => Some(UTF_16LE),
        (even, odd) if many(even) && few(odd) => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether a file is UTF-8 with a few bytes gone bad: its characters outweigh them.
fn mostly_utf8(bytes: &[u8]) -> bool {
    /// Number of pairs of bytes that look like a character by chance as easily as three bytes do: a dash or a quotation
    /// mark of UTF-8 is hardly ever anything else, while a Latin letter and a sign behind it are a pair.
    const PAIRS_PER_LONG_CHAR: usize = 4;
    /// Minimum number of pairs for each bad byte, and in all.
    const MIN_PAIRS: usize = 4;
    let (mut pairs, mut bad) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        let weights = chunk.valid().chars().map(|c| match c.len_utf8() {
            1 => 0,
            2 => 1,
            _ => PAIRS_PER_LONG_CHAR,
        });
        pairs += weights.sum::<usize>();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    pairs >= MIN_PAIRS.saturating_mul(bad.max(1))
}

/// The places of characters of UTF-8 whose bytes were read as Latin-1, such as `â\u{80}\u{99}` for an apostrophe: a letter
/// with the value of a first byte, and as many signs with the values of further bytes as it asks for; at least one of those
/// is a control character, which no text has.
pub(crate) fn misread_utf8(text: &str) -> Vec<usize> {
    let mut places = Vec::new();
    // The place of the first byte of a character and the number of bytes to come.
    let mut open: Option<(usize, u32)> = None;
    let mut is_certain = false;
    for (at, c) in text.char_indices() {
        open = match (c, open) {
            ('\u{80}'..='\u{bf}', Some((start, left))) => {
                is_certain |= c <= '\u{9f}';
                if left == 1 && is_certain {
                    places.push(start);
                }
                (left > 1).then(|| (start, left - 1))
            }
            ('\u{c2}'..='\u{f4}', _) => {
                is_certain = false;
                // The byte begins with as many ones as the character has bytes.
                u8::try_from(c).ok().map(|byte| (at, byte.leading_ones() - 1))
            }
            _ => None,
        };
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "El niño lanzó “Ámbar”—¿y qué? A mágica não é útil: ação, você, coração… Dandân™";

    fn check(bytes: &[u8], text: &str, encoding: &'static str) {
        assert_eq!(decode(bytes), (text.to_owned(), encoding));
    }

    #[test]
    fn utf8_that_was_read_as_latin_1_is_found() {
        let misread: String = "the player’s niño".bytes().map(char::from).collect();
        assert_eq!(misread_utf8(&misread), [10]);
        assert_eq!(misread_utf8(SAMPLE), [0; 0]);
        assert_eq!(misread_utf8("é\u{80}\u{99}x â\u{80} Ã\u{81}"), [0, 13]);
    }

    #[test]
    fn broken_utf16_keeps_what_can_be_read() {
        let unpaired = [b"\xff\xfea\0".as_slice(), b"\x00\xd8", b"b\0", b"c"].concat();
        check(&unpaired, "a\u{fffd}b\u{fffd}", "UTF-16LE");
    }

    #[test]
    fn one_dash_shows_that_a_file_is_utf8() {
        check(&["alpha — beta. Jos".as_bytes(), b"\xe9."].concat(), "alpha — beta. Jos\u{fffd}.", "UTF-8");
        check(&["The player’s card, Ni".as_bytes(), b"\xf1o."].concat(), "The player’s card, Ni\u{fffd}o.", "UTF-8");
    }

    #[test]
    fn a_few_bad_bytes_do_not_unmake_utf8() {
        let mut bytes = SAMPLE.as_bytes().to_vec();
        bytes.insert(3, 0xff);
        check(&bytes, &format!("El \u{fffd}{}", &SAMPLE[3..]), "UTF-8");
        check(b"\xef\xbb\xbfEl ni\xf1o", "El ni\u{fffd}o", "UTF-8");
    }

    #[test]
    fn what_a_file_says_of_itself_counts_in_doubt_only() {
        let greek = Encoding::for_label(b"iso-8859-7").unwrap();
        assert_eq!(decode_declared(b"\xe1\xe2", greek), ("αβ".to_owned(), "ISO-8859-7"));
        assert_eq!(decode_declared("niño".as_bytes(), greek), ("niño".to_owned(), "UTF-8"));
        assert_eq!(decode_declared(b"ni\xf1o", encoding_rs::UTF_8), ("niño".to_owned(), "windows-1252"));
    }
}

//! From bytes to text: which encoding a file is in, and what it says.
//!
//! Byte order marks are believed; valid UTF-8 is UTF-8. What is left is told apart by looking at the
//! high bytes among their neighbours: read as each of the single-byte code pages that rules were ever
//! published in, which one makes letters inside words and quotation marks around them?

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// Decodes a file; bytes that are nothing in its encoding become U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> (String, &'static str) {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return (decode_all(encoding, &bytes[mark..]), encoding.name());
    }
    if let Some(encoding) = utf16_without_mark(bytes) {
        return (decode_all(encoding, bytes), encoding.name());
    }
    match std::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), "UTF-8"),
        Err(_) if mostly_utf8(bytes) => (String::from_utf8_lossy(bytes).into_owned(), "UTF-8"),
        Err(_) => single_byte(bytes),
    }
}

fn decode_all(encoding: &'static Encoding, bytes: &[u8]) -> String {
    encoding.decode_without_bom_handling(bytes).0.into_owned()
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
    match () {
        () if odd * 10 > pairs * 7 && even * 10 < pairs => Some(UTF_16LE),
        () if even * 10 > pairs * 7 && odd * 10 < pairs => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether a file is UTF-8 with a few bytes gone bad: its sequences of several bytes outweigh them.
fn mostly_utf8(bytes: &[u8]) -> bool {
    let (mut good, mut bad) = (0usize, 0usize);
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        bad += usize::from(!chunk.invalid().is_empty());
    }
    // A stray pair of Latin letters can look like UTF-8 by chance; a document full of them cannot.
    good >= 4 && good > bad * 4
}

/// A single-byte code page: its name, and the characters of its upper half.
struct CodePage {
    name: &'static str,
    decode: fn(u8) -> char,
}

const PAGES: [CodePage; 3] = [
    CodePage { name: "windows-1252", decode: windows_1252 },
    CodePage { name: "IBM850", decode: ibm850 },
    CodePage { name: "IBM437", decode: ibm437 },
];

fn windows_1252(byte: u8) -> char {
    let bytes = [byte];
    let text = WINDOWS_1252.decode_without_bom_handling(&bytes).0;
    text.chars().next().unwrap_or('\u{fffd}')
}

fn ibm437(byte: u8) -> char {
    if byte.is_ascii() { char::from(byte) } else { oem_cp::code_table::DECODING_TABLE_CP437[usize::from(byte) - 128] }
}

fn ibm850(byte: u8) -> char {
    use oem_cp::code_table::DECODING_TABLE_CP850 as TABLE;
    if byte.is_ascii() { char::from(byte) } else { TABLE[usize::from(byte) - 128] }
}

/// Decodes with the code page under which the high bytes make the most sense.
fn single_byte(bytes: &[u8]) -> (String, &'static str) {
    let mut best = (&PAGES[0], i64::MIN);
    for page in &PAGES {
        let score = score(bytes, page.decode);
        if score > best.1 {
            best = (page, score);
        }
    }
    let table: Vec<char> = (0..=255).map(best.0.decode).collect();
    (bytes.iter().map(|&b| table[usize::from(b)]).collect(), best.0.name)
}

/// How much sense the high bytes of a text make under a code page.
fn score(bytes: &[u8], decode: fn(u8) -> char) -> i64 {
    /// Letters that Spanish, Portuguese and English words have, and those that names in them have.
    const COMMON: &str = "áéíóúüñçãõâêôàÁÉÍÓÚÜÑÇÃÕÂÊÔÀ";
    const FOREIGN: &str = "äëïöèìòùîûæøåÄËÏÖÈÌÒÙÎÛÆØÅßœŒÿ";
    const MARKS: &str = "“”‘’«»—–…•™®©ºª¿¡°½";
    let letter = |i: Option<usize>| i.and_then(|i| bytes.get(i)).is_some_and(u8::is_ascii_alphabetic);
    let high = |i: Option<usize>| i.and_then(|i| bytes.get(i)).is_some_and(|b| !b.is_ascii());
    let mut score = 0;
    for (i, &byte) in bytes.iter().enumerate().filter(|(_, b)| !b.is_ascii()) {
        let c = decode(byte);
        let (before, after) = (letter(i.checked_sub(1)), letter(Some(i + 1)));
        let beside_high = high(i.checked_sub(1)) || high(Some(i + 1));
        let inside = before && after;
        let touching = before || after || beside_high;
        score += match c {
            c if COMMON.contains(c) => if touching { 4 } else { 1 },
            c if FOREIGN.contains(c) => if inside { 2 } else { 0 },
            // An apostrophe or dash stands inside words as well; other marks stand at their borders.
            '’' | '—' | '–' => 3,
            c if MARKS.contains(c) => if inside { -2 } else { 3 },
            c if c.is_alphabetic() => -2,
            c if c.is_control() => -8,
            _ => -4,
        };
    }
    score
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "El niño lanzó “Ámbar”—¿y qué? A mágica não é útil: ação, você, coração… Dandân™";

    fn utf16(text: &str, big: bool) -> Vec<u8> {
        text.encode_utf16().flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    }

    fn check(bytes: &[u8], text: &str, encoding: &str) {
        assert_eq!(decode(bytes), (text.to_owned(), encoding_name(encoding)));
    }

    fn encoding_name(name: &str) -> &'static str {
        ["UTF-8", "UTF-16LE", "UTF-16BE", "windows-1252", "IBM437", "IBM850"]
            .into_iter()
            .find(|n| *n == name)
            .expect("a known name")
    }

    #[test]
    fn unicode_with_and_without_marks() {
        check(SAMPLE.as_bytes(), SAMPLE, "UTF-8");
        check(&[b"\xef\xbb\xbf", SAMPLE.as_bytes()].concat(), SAMPLE, "UTF-8");
        check(&utf16(SAMPLE, false), SAMPLE, "UTF-16LE");
        check(&utf16(SAMPLE, true), SAMPLE, "UTF-16BE");
        check(&[b"\xff\xfe".to_vec(), utf16(SAMPLE, false)].concat(), SAMPLE, "UTF-16LE");
        check(&[b"\xfe\xff".to_vec(), utf16(SAMPLE, true)].concat(), SAMPLE, "UTF-16BE");
    }

    #[test]
    fn western_windows() {
        let (bytes, _, lossy) = WINDOWS_1252.encode(SAMPLE);
        assert!(!lossy);
        check(&bytes, SAMPLE, "windows-1252");
        check(b"The player\x92s card \x97 \x93yes\x94", "The player’s card — “yes”", "windows-1252");
    }

    #[test]
    fn code_pages_of_old_machines() {
        check(b"Dand\x83n, Mar\x82chal, Khab\xa0l", "Dandân, Maréchal, Khabál", "IBM850");
        check(b"El ni\xa4o pag\xa2 el man\xa0", "El niño pagó el maná", "IBM850");
        check(b"A a\x87\xc6o n\xc6o vale", "A ação não vale", "IBM850");
    }

    #[test]
    fn a_few_bad_bytes_do_not_unmake_utf8() {
        let mut bytes = SAMPLE.as_bytes().to_vec();
        bytes.insert(3, 0xff);
        let (text, encoding) = decode(&bytes);
        assert_eq!(encoding, "UTF-8");
        assert_eq!(text.replace('\u{fffd}', ""), SAMPLE);
    }
}

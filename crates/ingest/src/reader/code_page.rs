//! Single-byte code pages, told apart by sense.
//!
//! In these every byte is some character, so nothing is ever *wrong* under any of them. What tells is how
//! the high bytes look among their neighbours: letters inside words and quotation marks around them, or
//! fractions inside words and capitals behind small letters.

use encoding_rs::WINDOWS_1252;
use oem_cp::code_table::{DECODING_TABLE_CP437, DECODING_TABLE_CP850};

/// Maximum number of bytes beyond ASCII by which a code page is chosen; far fewer decide.
const MAX_SAMPLE_BYTES: usize = 100_000;

/// A code page: its name, and the characters of its upper half.
struct CodePage {
    name: &'static str,
    high: [char; 128],
}

impl CodePage {
    /// The code pages that rules were published in; the likelier first.
    fn all() -> [CodePage; 3] {
        [
            CodePage { name: "windows-1252", high: windows_1252() },
            CodePage { name: "IBM437", high: DECODING_TABLE_CP437 },
            CodePage { name: "IBM850", high: DECODING_TABLE_CP850 },
        ]
    }

    fn char(&self, byte: u8) -> char {
        if byte.is_ascii() { char::from(byte) } else { self.high[usize::from(byte & 0x7f)] }
    }

    /// The plausibility of the high bytes of a text under this code page.
    fn score(&self, bytes: &[u8]) -> i64 {
        let at = |i: Option<usize>| i.and_then(|i| bytes.get(i)).map_or(' ', |&byte| self.char(byte));
        let high = bytes.iter().enumerate().filter(|(_, byte)| !byte.is_ascii()).take(MAX_SAMPLE_BYTES);
        high.map(|(i, &byte)| sense(self.char(byte), at(i.checked_sub(1)), at(Some(i + 1)))).sum()
    }
}

/// The upper half of windows-1252. Its five bytes without a meaning are undecodable.
fn windows_1252() -> [char; 128] {
    let bytes: [u8; 128] = std::array::from_fn(|i| 0x80 | i as u8);
    let text = WINDOWS_1252.decode_without_bom_handling(&bytes).0;
    let mut chars = text.chars();
    std::array::from_fn(|_| chars.next().filter(|c| !c.is_control()).unwrap_or(char::REPLACEMENT_CHARACTER))
}

/// Decodes with the code page under which the high bytes make the most sense.
pub(super) fn decode(bytes: &[u8]) -> (String, &'static str) {
    let [mut best, others @ ..] = CodePage::all();
    let mut most = best.score(bytes);
    for page in others {
        let score = page.score(bytes);
        if score > most {
            (best, most) = (page, score);
        }
    }
    (bytes.iter().map(|&byte| best.char(byte)).collect(), best.name)
}

/// How plausible a character is between two others, in Spanish, Portuguese or English: from 4 (as it is
/// printed every day) to -6 (never).
fn sense(c: char, before: char, after: char) -> i64 {
    let (in_word, word_goes_on) = (before.is_alphabetic(), after.is_alphabetic());
    let choose = |good: bool| if good { 4 } else { -2 };
    match c {
        '’' => choose(!before.is_whitespace() || word_goes_on),
        '“' | '‘' | '«' | '¿' | '¡' => choose(!in_word && !after.is_whitespace()),
        '”' | '»' | '…' | '™' | '®' | '©' | 'ª' | 'º' => choose(!word_goes_on),
        '—' | '–' => 4,
        '•' | '·' | '§' | '°' | '½' | '×' => choose(!in_word && !word_goes_on),
        // Between two words, a hard space looks as much like a letter as like a space.
        '\u{a0}' => 2,
        _ if c.is_alphabetic() => sense_of_letter(c, before, after),
        char::REPLACEMENT_CHARACTER => -6,
        _ => -3,
    }
}

fn sense_of_letter(c: char, before: char, after: char) -> i64 {
    let touching = before.is_alphabetic() || after.is_alphabetic();
    if c.is_uppercase() && before.is_lowercase()
        || c.is_lowercase() && after.is_uppercase()
        || before.is_ascii_digit()
        || after.is_ascii_digit()
        || after == '('
    {
        return -3;
    }
    match c {
        // No word begins with these, and hardly any with those.
        'ã' | 'õ' | 'ç' if !before.is_alphabetic() => -2,
        'ô' | 'ê' if !before.is_alphabetic() => 0,
        'é' | 'à' | 'É' | 'À' if !touching => 2,
        _ if !touching => -1,
        'á' | 'é' | 'í' | 'ó' | 'ú' | 'ü' | 'ñ' | 'ç' | 'ã' | 'õ' | 'â' | 'ê' | 'ô' | 'à' | 'Á' | 'É' | 'Í' | 'Ó'
        | 'Ú' | 'Ü' | 'Ñ' | 'Ç' | 'Ã' | 'Õ' | 'Â' | 'Ê' | 'Ô' | 'À' => 4,
        // Letters of names in other languages.
        'ä' | 'ë' | 'ï' | 'ö' | 'è' | 'î' | 'û' | 'æ' | 'œ' | 'Æ' | 'Œ' | 'Ö' => 2,
        _ => -2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], text: &str, encoding: &'static str) {
        assert_eq!(decode(bytes), (text.to_owned(), encoding));
    }

    #[test]
    fn code_pages_are_told_apart() {
        // Names of cards from old machines.
        check(b"Dand\x83n", "Dandân", "IBM437");
        check(
            b"Dand\x83n, El-Hajj\x83j, Ghazb\xa0n, Jun\xa3n, Ma'r\x96f",
            "Dandân, El-Hajjâj, Ghazbán, Junún, Ma'rûf",
            "IBM437",
        );
        // Words from old machines.
        check(b"El ni\xa4o pag\xa2 el man\xa0", "El niño pagó el maná", "IBM437");
        check(b"A a\x87\xc6o n\xc6o \x82 \xa3til", "A ação não é útil", "IBM850");
        // Marks of old machines.
        check(b"ma\xa4ana: \xa8qu\x82? \xae\xa1dem\xaf", "mañana: ¿qué? «ídem»", "IBM437");
        check(b"A 1\xa6 a\x87\xc6o \x82 a \xe9ltima", "A 1ª ação é a Última", "IBM850");
        // Marks around words are windows.
        check(b"The player\x92s card \x97 \x93yes\x94", "The player’s card — “yes”", "windows-1252");
        check(b"a word\x97and another", "a word—and another", "windows-1252");
        check(b"Magic\x99 and \xa9 2003\x962019", "Magic™ and © 2003–2019", "windows-1252");
        check(b"El ni\xf1o pag\xf3 y se fue", "El niño pagó y se fue", "windows-1252");
        check(b"\xc6ther, Dand\xe2n and D\xe9j\xe0", "Æther, Dandân and Déjà", "windows-1252");
        check(b"A a\xe7\xe3o n\xe3o \xe9 \xfatil", "A ação não é útil", "windows-1252");
        // Hard spaces beside numbers are no letters.
        check(b"\xa7\xa0100.1, 20\xa0cards", "§\u{a0}100.1, 20\u{a0}cards", "windows-1252");
        check(b"as rules\xa0(100.1a\x96f)", "as rules\u{a0}(100.1a–f)", "windows-1252");
        // Bytes without a meaning are replaced.
        check(b"El ni\xf1o \x81 y la ni\xf1a", "El niño \u{fffd} y la niña", "windows-1252");
    }
}

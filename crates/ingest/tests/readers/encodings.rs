//! Every encoding with every line end: the same text and the same lines come out.

use oem_cp::code_table::{ENCODING_TABLE_CP437, ENCODING_TABLE_CP850};
use vademecum_ingest::reader::{Format, read_bytes};

use crate::lines;

/// What every encoding can say, and what only the younger ones can.
const LINES: [&str; 5] = [
    "El niño pagó y pasó el turno: ¿qué más?",
    "",
    "Você não é o guardião; a ação já começou",
    "The player keeps Dandân and Déjà Vu",
    "100.1a fin",
];
const MARKS: &str = "“Quotes”, the player’s—yes, Magic™…";

const LINE_ENDS: [&str; 4] = ["\n", "\r\n", "\r", "mixed"];

/// The text with one kind of line end, or with each in turn.
fn text(lines: &[&str], end: &str) -> String {
    let ends = ["\n", "\r\n", "\r"];
    let end = |i: usize| if end == "mixed" { ends[i % 3] } else { end };
    // Behind a CR, the LF of an empty line would make one line end of two.
    lines
        .iter()
        .enumerate()
        .map(|(i, line)| format!("{line}{}", if line.is_empty() { "\r\n" } else { end(i) }))
        .collect()
}

fn check(lines_of_text: &[&str], encoding: &str, encode: impl Fn(&str) -> Vec<u8>) {
    for end in LINE_ENDS {
        let text = text(lines_of_text, end);
        let source = read_bytes("rules.txt", &encode(&text)).expect("text");
        assert_eq!(source.encoding, encoding, "{end:?}");
        assert_eq!(source.text, text, "{encoding} {end:?}");
        assert_eq!(lines(&source), lines_of_text, "{encoding} {end:?}");
        assert!(source.undecodable_offsets.is_empty());
        assert_eq!(source.format, Format::Text);
    }
}

fn with_marks() -> Vec<&'static str> {
    LINES.into_iter().chain([MARKS]).collect()
}

fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

#[test]
fn utf8() {
    check(&with_marks(), "UTF-8", |text| text.as_bytes().to_vec());
    check(&with_marks(), "UTF-8", |text| format!("\u{feff}{text}").into_bytes());
}

#[test]
fn utf16_both_ways_with_and_without_mark() {
    for mark in ["", "\u{feff}"] {
        check(&with_marks(), "UTF-16LE", |text| utf16(&format!("{mark}{text}"), u16::to_le_bytes));
        check(&with_marks(), "UTF-16BE", |text| utf16(&format!("{mark}{text}"), u16::to_be_bytes));
    }
}

#[test]
fn windows() {
    check(&with_marks(), "windows-1252", |text| encoding_rs::WINDOWS_1252.encode(text).0.into_owned());
}

#[test]
fn code_pages_of_old_machines() {
    check(&LINES, "IBM850", |text| oem_cp::encode_string_checked(text, &ENCODING_TABLE_CP850).unwrap());
    // Small letters of Spanish have the same bytes in both: what only the younger one has tells it.
    let spanish = [LINES[0], LINES[1], LINES[4]];
    check(&spanish, "IBM437", |text| oem_cp::encode_string_checked(text, &ENCODING_TABLE_CP437).unwrap());
}

#[test]
fn each_damaged_place_is_told() {
    let mut bytes = MARKS.as_bytes().to_vec();
    bytes.insert(0, 0xff);
    bytes.push(0xc3);
    let source = read_bytes("rules.txt", &bytes).unwrap();
    assert_eq!(source.text, format!("\u{fffd}{MARKS}\u{fffd}"));
    assert_eq!(source.undecodable_offsets, [0, source.text.len() - 3]);
}

#[test]
fn form_feeds_and_separators_end_no_line() {
    let source = read_bytes("rules.txt", "a\u{c}b\u{85}c\u{2028}d\ne".as_bytes()).unwrap();
    assert_eq!(lines(&source), ["a\u{c}b\u{85}c\u{2028}d", "e"]);
}

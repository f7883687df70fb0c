//! Whatever the bytes, they are read or refused.

use proptest::prelude::*;

/// How files begin that are no plain text; behind each, anything may follow.
const BEGINNINGS: [&[u8]; 10] = [
    b"",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\xfe\xff",
    b"PK\x03\x04",
    b"<!doctype html>",
    b"<html><meta charset=iso-8859-1><script>",
    b"<?xml version='1.0'?><html><table><tr><td>",
    b"{\\rtf",
    b"text ni\xa4o ni\xf1o \x93text\x94 ",
];

/// A beginning with pieces behind it: words, line ends, tags and bytes of every kind.
fn file() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..40),
        "[ -~áéñçã“”™—]{0,40}".prop_map(String::into_bytes),
        "(\r|\n|\r\n|\x0c|\u{85}){1,4}".prop_map(String::into_bytes),
        "</?(p|br|td|tr|nav|pre|script|b)( a='b')?/?>|&[a-z]{1,4};?".prop_map(String::into_bytes),
        "[a-zñ]{0,20}".prop_map(|text| text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
    ];
    (proptest::sample::select(BEGINNINGS.as_slice()), proptest::collection::vec(piece, 0..20))
        .prop_map(|(beginning, pieces)| [beginning.to_vec(), pieces.concat()].concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn are_read_or_refused(bytes in file(), name in "a(\\.md|\\.html|\\.docx|)") {
        vademecum_ingest::fuzz::fuzz_named(&name, &bytes);
    }
}

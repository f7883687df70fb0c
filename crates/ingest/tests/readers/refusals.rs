//! Everything that is refused, with the message people see and the advice that goes with it.

use std::path::Path;

use vademecum_ingest::reader::{MAX_FILE_BYTES, read_bytes, read_path};

use crate::help;

#[track_caller]
fn check(bytes: &[u8], message: &str, advice: &str) {
    let error = read_bytes("rules.x", bytes).expect_err("no text");
    assert_eq!(error.to_string(), format!("rules.x: {message}"));
    assert!(help(&error).contains(advice), "{}", help(&error));
}

/// The beginning of an archive whose first file says what the archive is.
fn archive_of(kind: &str) -> Vec<u8> {
    [b"PK\x03\x04\x14\0\0\0\0\0".as_slice(), &[0; 20], b"mimetype", kind.as_bytes()].concat()
}

#[test]
fn files_without_a_text_are_refused_by_name() {
    // Nothing at all.
    check(b"", "is empty", "downloaded");
    check(b" \r\n\t\x0c\n", "is empty", "downloaded");
    check(b"\xef\xbb\xbf\r\n", "is empty", "downloaded");
    check(b"\xff\xfe\n\0", "is empty", "downloaded");
    // Documents that are not read.
    check(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 etc.", "is a binary Word document (.doc)", "save it as .docx");
    check(b"{\\rtf1 Text}", "is a rich text document (.rtf)", "save it as .docx");
    let odt = archive_of("application/vnd.oasis.opendocument.text");
    check(&odt, "is an OpenDocument text (.odt)", "save it as .docx");
    check(&archive_of("application/epub+zip"), "is an electronic book (.epub)", "convert it to text");
    // Files that are no text.
    check(b"\x89PNG\r\n\x1a\n", "is an image, not text", ".txt");
    check(b"SQLite format 3\0", "is a database, not text", ".txt");
    check(&archive_of("something else"), "is an archive, not text", ".txt");
    check(&[7; 200], "is a binary file, not text", ".txt");
    check(&[b"text ".repeat(50), vec![0; 40]].concat(), "is a binary file, not text", ".txt");
    check(b"\xff\xfe\x01\0\x02\0\x03\0\x04\0", "is a binary file, not text", ".txt");
}

#[test]
fn a_few_control_characters_are_forgiven() {
    assert!(read_bytes("rules.txt", &[b"text ".repeat(50).as_slice(), b"\x07\x1a"].concat()).is_ok());
}

#[test]
fn more_than_anyone_could_read() {
    check(&vec![b' '; MAX_FILE_BYTES + 1], "is larger than 32 MiB", "a few MiB");
}

#[test]
fn paths_that_lead_nowhere() {
    let refusal = |path: &str| {
        let error = read_path(Path::new(path)).unwrap_err();
        assert!(!help(&error).is_empty());
        error.to_string()
    };
    assert_eq!(refusal("no/such/file.txt"), "no/such/file.txt: no such file");
    let folder = env!("CARGO_MANIFEST_DIR");
    assert_eq!(refusal(folder), format!("{folder}: is a folder"));
    let inside = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml/rules.txt");
    assert!(refusal(inside).starts_with(&format!("{inside}: ")));
}

#[test]
fn a_file_is_read_under_its_path() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let source = read_path(Path::new(path)).unwrap();
    assert_eq!(source.name, path);
    assert!(source.text.starts_with("[package]"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_device_is_refused() {
    let error = read_path(Path::new("/dev/zero")).unwrap_err();
    assert_eq!(error.to_string(), "/dev/zero: is a device, not a file");
}

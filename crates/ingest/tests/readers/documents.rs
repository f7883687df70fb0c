//! Formats other than text, and how each is recognised.

use std::{io::Write, time::Duration};

use vademecum_ingest::reader::{Format, Pdf, ReadError, ReadErrorKind, Reader, ResourceLimits, Source, read_bytes};

use crate::{help, lines};

fn archive(name: &str, content: &[u8]) -> Vec<u8> {
    archive_by(zip::CompressionMethod::Deflated, name, content)
}

fn archive_by(method: zip::CompressionMethod, name: &str, content: &[u8]) -> Vec<u8> {
    let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().compression_method(method);
    writer.start_file(name, options).expect("memory takes all");
    writer.write_all(content).expect("memory takes all");
    writer.finish().expect("memory takes all").into_inner()
}

fn docx(paragraphs: &[&str]) -> Vec<u8> {
    let body: String = paragraphs.iter().map(|text| format!("<w:p><w:r><w:t>{text}</w:t></w:r></w:p>")).collect();
    archive("word/document.xml", format!("<w:document><w:body>{body}</w:body></w:document>").as_bytes())
}

#[test]
fn the_content_says_the_format_before_the_name_does() {
    let format = |name: &str, bytes: &[u8]| read_bytes(name, bytes).unwrap().format;
    assert_eq!(format("a", b"# Title"), Format::Text);
    assert_eq!(format("a.txt", b"# Title"), Format::Text);
    assert_eq!(format("a.MD", b"# Title"), Format::Markdown);
    assert_eq!(format("a.markdown", b"# Title"), Format::Markdown);
    assert_eq!(format("a.md", b"\n <!DOCTYPE html><p>Text"), Format::Html);
    assert_eq!(format("a.txt", b"\xef\xbb\xbf<HTML><p>Text"), Format::Html);
    assert_eq!(format("a.htm", b"<p>Text"), Format::Html);
    assert_eq!(format("a.txt", &docx(&["Text"])), Format::Docx);
}

#[test]
fn word_processor_documents() {
    let source = read_bytes("rules.docx", &docx(&["100.1. El niño", "", "100.2. “Fin”"])).unwrap();
    assert_eq!(lines(&source), ["100.1. El niño", "", "100.2. “Fin”"]);
    assert_eq!(source.encoding, "UTF-8");
}

#[test]
fn damaged_word_processor_documents() {
    let whole = docx(&["100.1. El niño"; 200]);
    let cut = &whole[..whole.len() / 2];
    let error = read_bytes("rules.docx", cut).unwrap_err();
    assert!(matches!(error.reason, ReadErrorKind::DamagedDocx(_)), "{error}");
    let error = read_bytes("rules.docx", &archive("word/document.xml", b"<w:p><w:t>x</w:p>")).unwrap_err();
    assert!(matches!(error.reason, ReadErrorKind::DamagedDocx(_)), "{error}");
    let error = read_bytes("rules.docx", &archive("word/document.xml", b"\xff\xfe<\0w\0>\0")).unwrap_err();
    assert!(matches!(error.reason, ReadErrorKind::DamagedDocx(_)), "{error}");
}

#[test]
fn small_archives_that_unpack_to_far_more_are_refused() {
    // The bound falls inside a character of the second: that is no damage.
    for filling in [" ", "ñ"] {
        let bomb = archive("word/document.xml", filling.repeat((5 << 20) / filling.len()).as_bytes());
        assert!(bomb.len() < 1 << 15);
        let error = read_bytes("rules.docx", &bomb).unwrap_err();
        assert_eq!(error.to_string(), "rules.docx (word/document.xml, unpacked): is larger than 4 MiB");
        assert!(help(&error).contains("a few MiB"), "{error}");
    }
}

#[test]
fn documents_with_more_text_than_a_rulebook_are_refused() {
    let document = |bytes: usize| {
        let text = "100.1. A piece moves. ".repeat(bytes / 22);
        archive_by(
            zip::CompressionMethod::Stored,
            "word/document.xml",
            format!("<w:p><w:t>{text}</w:t></w:p>").as_bytes(),
        )
    };
    assert!(read_bytes("rules.docx", &document(7 << 20)).is_ok());
    let error = read_bytes("rules.docx", &document(9 << 20)).map(|source| source.text.len()).unwrap_err();
    assert_eq!(error.to_string(), "rules.docx: contains more than 8 MiB of text");
    assert!(help(&error).contains("a few MiB of text"), "{error}");
}

#[test]
fn documents_that_unpack_to_a_hundred_times_their_size_are_read() {
    let text = "100.1. El niño ".repeat(20_000);
    let document = docx(&[text.as_str(); 4]);
    let unpacked = 4 * text.len();
    assert!(document.len() * 100 < unpacked && unpacked > 1 << 20);
    assert_eq!(lines(&read_bytes("rules.docx", &document).unwrap()).len(), 4);
}

#[test]
fn web_pages_in_the_encoding_they_declare() {
    let page = |charset: &str, body: &[u8]| {
        let head = format!("<html><head><meta http-equiv=Content-Type content='text/html; charset={charset}'></head>");
        let source = read_bytes("rules.html", &[head.as_bytes(), b"<p>", body].concat()).unwrap();
        (source.text.trim_end().to_owned(), source.encoding)
    };
    assert_eq!(page("iso-8859-15", b"ni\xf1o \xa4"), ("niño €".to_owned(), "ISO-8859-15"));
    assert_eq!(page("utf-8", b"ni\xf1o y ni\xf1a"), ("niño y niña".to_owned(), "windows-1252"));
    assert_eq!(page("iso-8859-1", "niño".as_bytes()), ("niño".to_owned(), "UTF-8"));
    assert_eq!(page("nonsense", b"ni&ntilde;o"), ("niño".to_owned(), "UTF-8"));
}

#[test]
fn pages_of_absurd_depth_end() {
    for open in ["<div>", "<nav>", "<p><b x=1>", "<table><tr><td>", "<pre>", "<script>"] {
        let page = format!("<html>{}x", open.repeat(200_000));
        assert!(read_bytes("a.html", page.as_bytes()).unwrap().text.contains('x'), "{open}");
    }
}

#[test]
fn pages_with_a_tag_of_absurd_length_are_refused() {
    for (before, attribute, after) in
        [("<p ", "a=\"\" ", ">x"), ("<p>x</p ", "a=\"b\" ", ">"), ("x<p ", "a='>' ", ">"), ("x<p ", "a=\"<\" ", "")]
    {
        let page = |number: usize| format!("<html>{before}{}{after}", attribute.repeat(number));
        let error = read_bytes("a.html", page(100_000).as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), "a.html: a tag of this page has more than 500 attributes", "{before}");
        assert!(help(&error).contains("browser"), "{error}");
        // As many as a tag may have, in each of two tags if the first one ends.
        let tags = page(500).repeat(if after.is_empty() { 1 } else { 2 });
        assert!(read_bytes("a.html", tags.as_bytes()).unwrap().text.contains('x'), "{before}");
    }
}

/// Reads a PDF with a program of ours in the place of `pdftotext`.
fn read_pdf(program: &str, bounds: ResourceLimits) -> Result<Source, ReadError> {
    let program = format!("{}/tests/readers/programs/{program}", env!("CARGO_MANIFEST_DIR"));
    Pdf::with_program(&program, bounds).read("rules.pdf", b"%PDF-1.4 ni\xc3\xb1o")
}

#[test]
fn a_missing_program_is_named_with_how_to_get_it() {
    let reader = Pdf::with_program("no-such-program", ResourceLimits::default());
    let error = reader.read("rules.pdf", b"%PDF-1.4").unwrap_err();
    assert_eq!(error.to_string(), "rules.pdf: reading a PDF needs the program `no-such-program`, which was not found");
    for way in ["apt install poppler-utils", "brew install poppler", "Windows"] {
        assert!(help(&error).contains(way), "{way}");
    }
}

#[cfg(unix)]
#[test]
fn what_the_program_writes_is_the_text() {
    let source = read_pdf("echoes", ResourceLimits::default()).unwrap();
    assert_eq!(source.format, Format::Pdf);
    assert_eq!(source.text, "-layout -enc UTF-8 - -\n%PDF-1.4 niño");
}

#[cfg(unix)]
#[test]
fn what_the_program_leaves_out_is_said() {
    let source = read_pdf("leaves-out", ResourceLimits::default()).unwrap();
    assert_eq!(source.text, "100.1. One rule.");
    assert_eq!(source.damage.as_deref(), Some("Syntax Error (742): Unknown flate stream"));
    assert_eq!(read_pdf("echoes", ResourceLimits::default()).unwrap().damage, None);
}

#[cfg(unix)]
#[test]
fn names_are_no_words_of_the_shell() {
    let error =
        Pdf::with_program("$(echo x); false 'no", ResourceLimits::default()).read("a.pdf", b"%PDF-1.4").unwrap_err();
    assert!(matches!(error.reason, ReadErrorKind::MissingProgram(_)), "{error}");
}

#[cfg(unix)]
#[test]
fn a_program_that_complains_a_lot_is_heard_to_its_end() {
    assert_eq!(read_pdf("complains", ResourceLimits::default()).unwrap().text, "100.1. A rule.\n");
}

#[cfg(unix)]
#[test]
fn a_program_that_gives_no_text_says_why() {
    let default = ResourceLimits::default();
    for (program, bounds, said) in [
        ("fails", default, "` failed: Incorrect password"),
        ("does-nothing", default, "wrote no text"),
        ("finds-pictures", default, "is a PDF without text, probably scanned pages"),
        ("hangs", ResourceLimits { max_run_time: Duration::from_millis(50), ..default }, "took more than 50ms"),
        ("writes-on", default, "wrote more than 4 MiB of text"),
    ] {
        let error = read_pdf(program, bounds).unwrap_err().to_string();
        assert!(error.starts_with("rules.pdf: ") && error.contains(said), "{program}: {error}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_gets_no_more_memory_than_its_bound() {
    let bounds = ResourceLimits { max_memory_bytes: 128 << 20, ..ResourceLimits::default() };
    let error = read_pdf("wants-memory", bounds).unwrap_err().to_string();
    assert!(error.contains("failed; it may use 128 MiB of memory: "), "{error}");
}

#[test]
fn texts_with_too_many_lines_are_refused() {
    let text = |lines: usize| "100.1\n".repeat(lines);
    let error = read_bytes("a.md", text(250_001).as_bytes()).unwrap_err();
    assert_eq!(error.to_string(), "a.md: has more than 250000 lines");
    assert!(help(&error).contains("rulebooks"), "{error}");
    assert_eq!(lines(&read_bytes("a.md", text(1000).as_bytes()).unwrap()).len(), 1000);
}

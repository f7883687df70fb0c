//! Word processor documents (.docx): one line for each paragraph, a tab between the cells of a table.

use std::io::{Cursor, Read};

use quick_xml::{
    Reader as XmlReader,
    escape::resolve_xml_entity,
    events::{BytesRef, Event},
};
use zip::ZipArchive;

use super::{
    Format, MAX_COMPRESSED_TEXT_BYTES, ReadError, ReadErrorKind, Reader, Source, has_extension, lines,
    max_expanded_bytes, sniff::ARCHIVE,
};

/// Maximum unpacked size of a document, in bytes. Reading one takes several times its size in memory.
const MAX_UNPACKED_BYTES: usize = 64 << 20;

/// Reads the body of an Office Open XML document. Numbers that the word processor counts by itself are
/// not in it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Docx;

impl Reader for Docx {
    fn recognises(&self, name: &str, bytes: &[u8]) -> bool {
        bytes.starts_with(ARCHIVE)
            && match ZipArchive::new(Cursor::new(bytes)) {
                Ok(archive) => body_name(&archive).is_some(),
                Err(_) => has_extension(name, &["docx"]),
            }
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        let xml = body(bytes).map_err(|reason| reason.of(name))?;
        let text = paragraphs(&xml).map_err(|e| ReadErrorKind::DamagedDocx(e.to_string()).of(name))?;
        if text.len() > MAX_COMPRESSED_TEXT_BYTES {
            return Err(ReadErrorKind::TooMuchText(MAX_COMPRESSED_TEXT_BYTES).of(name));
        }
        Source::decoded(name, Format::Docx, "UTF-8", text)
    }
}

/// The part of the archive that holds the text: `word/document.xml`, or `word/document2.xml` as some
/// programs have it.
fn body_name(archive: &ZipArchive<Cursor<&[u8]>>) -> Option<String> {
    let mut names = archive.file_names().filter_map(Result::ok);
    names.find(|name| name.starts_with("word/document") && name.ends_with(".xml")).map(String::from)
}

/// The unpacked size that is read from an archive of this size, in bytes: in proportion to it, so that a small file
/// cannot fill the memory.
fn most_unpacked_bytes(packed_bytes: usize) -> usize {
    max_expanded_bytes(packed_bytes).min(MAX_UNPACKED_BYTES)
}

/// The XML of the document's body.
fn body(bytes: &[u8]) -> Result<String, ReadErrorKind> {
    let damaged = ReadErrorKind::DamagedDocx;
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|e| damaged(e.to_string()))?;
    let name = body_name(&archive).ok_or(ReadErrorKind::EmptyDocx)?;
    let part = archive.by_name(&name).map_err(|e| damaged(format!("{name}: {e}")))?;
    let max_bytes = most_unpacked_bytes(bytes.len());
    let mut xml = Vec::new();
    // One byte more than allowed shows that there is more. The size that the archive declares may be false.
    part.take(max_bytes as u64 + 1).read_to_end(&mut xml).map_err(|e| damaged(format!("{name}: {e}")))?;
    if xml.len() > max_bytes {
        return Err(ReadErrorKind::TooLargeUnpacked { part: name, max_bytes: max_bytes as u64 });
    }
    String::from_utf8(xml).map_err(|e| damaged(format!("{name}: {e}")))
}

/// The text of every paragraph, a line each; a line break inside one is a line break.
fn paragraphs(xml: &str) -> quick_xml::Result<String> {
    let mut reader = XmlReader::from_str(xml);
    reader.config_mut().expand_empty_elements = true;
    let mut text = String::with_capacity(xml.len() / 4);
    let mut in_text = false;
    let mut open_paragraphs = 0usize;
    let mut cell = None;
    loop {
        match reader.read_event()? {
            Event::Start(tag) => match tag.local_name().as_ref() {
                // Properties (tab stops among them), what was deleted or moved away, and what is there a
                // second time for older programs.
                "pPr" | "del" | "moveFrom" | "Fallback" => {
                    reader.read_to_end(tag.name())?;
                }
                "p" => {
                    // A text box stands inside the paragraph it is tied to.
                    if open_paragraphs > 0 {
                        text.push('\n');
                    }
                    open_paragraphs += 1;
                }
                "tr" => cell = None,
                "tc" => {
                    lines::begin_cell(&mut text, cell);
                    cell = Some(text.len());
                }
                "t" => in_text = true,
                "tab" => text.push('\t'),
                "br" | "cr" => text.push('\n'),
                "noBreakHyphen" => text.push('-'),
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                "t" => in_text = false,
                "p" => {
                    open_paragraphs = open_paragraphs.saturating_sub(1);
                    text.push('\n');
                }
                _ => {}
            },
            Event::Text(piece) if in_text => text.push_str(&piece),
            Event::CData(piece) if in_text => text.push_str(&piece),
            Event::GeneralRef(name) if in_text => push_entity(&mut text, &name),
            Event::Eof => return Ok(text),
            _ => {}
        }
    }
}

/// The characters of an entity or character reference; U+FFFD for one that is not defined.
fn push_entity(text: &mut String, reference: &BytesRef<'_>) {
    match reference.resolve_char_ref() {
        Ok(Some(c)) => text.push(c),
        Ok(None) | Err(_) => text.push_str(resolve_xml_entity(reference).unwrap_or("\u{fffd}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{most_unpacked_bytes, paragraphs};

    fn check(body: &str, expected: &str) {
        let xml = format!("<w:document><w:body>{body}</w:body></w:document>");
        assert_eq!(paragraphs(&xml).unwrap(), expected, "{body}");
    }

    #[test]
    fn paragraphs_are_lines() {
        check(
            "<w:p><w:r><w:t>100.1. El </w:t></w:r><w:r><w:t xml:space=\"preserve\">niño &amp; yo&#8212;</w:t></w:r></w:p>\
             <w:p/><w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p>",
            "100.1. El niño & yo—\n\na\tb\nc\n",
        );
    }

    #[test]
    fn tab_stops_are_no_tabs() {
        check("<w:p><w:pPr><w:tabs><w:tab w:pos=\"720\"/></w:tabs></w:pPr><w:r><w:t>a</w:t></w:r></w:p>", "a\n");
    }

    #[test]
    fn cells_of_a_table_stand_on_one_line() {
        let cell = |text: &str| format!("<w:tc><w:tcPr/><w:p><w:r><w:t>{text}</w:t></w:r></w:p></w:tc>");
        let row = |a: &str, b: &str| format!("<w:tr>{}{}</w:tr>", cell(a), cell(b));
        check(&format!("<w:tbl>{}{}</w:tbl>", row("100.1", "One"), row("100.2", "Two")), "100.1\tOne\n100.2\tTwo\n");
    }

    #[test]
    fn what_is_deleted_or_there_twice_is_left_out() {
        check("<w:p><w:del><w:r><w:delText>a</w:delText><w:tab/></w:r></w:del><w:r><w:t>b</w:t></w:r></w:p>", "b\n");
        check(
            "<w:p><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>box</w:t></w:r></w:p></w:txbxContent>\
             </mc:Choice><mc:Fallback><w:p><w:r><w:t>box</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent>\
             <w:r><w:t>text</w:t></w:r></w:p>",
            "\nbox\ntext\n",
        );
    }

    #[test]
    fn damaged_xml_is_an_error() {
        assert!(paragraphs("<w:p><w:t>x</w:p>").is_err());
    }

    #[test]
    fn the_unpacked_size_is_bounded_in_proportion_to_the_archive() {
        assert_eq!(most_unpacked_bytes(0), 4 << 20);
        assert_eq!(most_unpacked_bytes(500_000), 50_000_000);
        assert_eq!(most_unpacked_bytes(1 << 20), 64 << 20);
        assert_eq!(most_unpacked_bytes(usize::MAX), 64 << 20);
    }
}

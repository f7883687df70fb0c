//! Word processor documents (.docx): one line for each paragraph.

use std::io::{Cursor, Read};

use quick_xml::{Reader as XmlReader, events::Event};

use super::{Format, MOST_BYTES, ReadError, Reader, Source, has_extension};

/// Reads the body of an Office Open XML document.
#[derive(Debug, Clone, Copy)]
pub(super) struct Docx;

/// The part of the archive that holds the text.
const BODY: &str = "word/document.xml";

impl Reader for Docx {
    fn recognises(&self, name: &str, bytes: &[u8]) -> bool {
        bytes.starts_with(b"PK\x03\x04") && (has_extension(name, &["docx"]) || body(bytes).is_ok())
    }

    fn read(&self, name: &str, bytes: &[u8]) -> Result<Source, ReadError> {
        let damaged = |reason: String| ReadError::Damaged { name: name.to_owned(), what: "a .docx document", reason };
        let xml = body(bytes).map_err(damaged)?;
        let text = paragraphs(&xml).map_err(damaged)?;
        Source::decoded(name, Format::Docx, "UTF-8", text)
    }
}

/// The XML of the document's body.
fn body(bytes: &[u8]) -> Result<String, String> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|e| e.to_string())?;
    let part = archive.by_name(BODY).map_err(|e| format!("{BODY}: {e}"))?;
    let mut xml = String::new();
    // What a small archive unfolds to has a limit too.
    let most = MOST_BYTES as u64;
    let read = part.take(most + 1).read_to_string(&mut xml).map_err(|e| e.to_string())?;
    if read as u64 > most { Err(format!("{BODY} is larger than 256 MiB")) } else { Ok(xml) }
}

/// The text of every paragraph, a line each; a line break inside one is a line break.
fn paragraphs(xml: &str) -> Result<String, String> {
    let mut reader = XmlReader::from_str(xml);
    let mut text = String::with_capacity(xml.len() / 4);
    let mut in_text = false;
    loop {
        match reader.read_event().map_err(|e| e.to_string())? {
            Event::Start(tag) => in_text = tag.local_name().as_ref() == "t",
            Event::End(tag) => {
                in_text = false;
                if tag.local_name().as_ref() == "p" {
                    text.push('\n');
                }
            }
            Event::Empty(tag) => match tag.local_name().as_ref() {
                "tab" => text.push('\t'),
                "br" | "cr" => text.push('\n'),
                "noBreakHyphen" => text.push('-'),
                "p" => text.push('\n'),
                _ => {}
            },
            Event::Text(piece) if in_text => text.push_str(&piece),
            Event::CData(piece) if in_text => text.push_str(&piece),
            Event::GeneralRef(name) if in_text => text.push(entity(&name)),
            Event::Eof => return Ok(text),
            _ => {}
        }
    }
}

/// The character of an entity or character reference.
fn entity(reference: &quick_xml::events::BytesRef<'_>) -> char {
    if let Ok(Some(c)) = reference.resolve_char_ref() {
        return c;
    }
    match reference.as_ref() {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" => '\'',
        _ => '\u{fffd}',
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use crate::reader::read_bytes;

    fn archive(part: &str, content: &str) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        writer.start_file(part, zip::write::SimpleFileOptions::default()).unwrap();
        writer.write_all(content.as_bytes()).unwrap();
        writer.finish().unwrap().into_inner()
    }

    #[test]
    fn paragraphs_are_lines() {
        let xml = "<w:document><w:body><w:p><w:r><w:t>100.1. El </w:t></w:r><w:r><w:t xml:space=\"preserve\">niño &amp; yo&#8212;</w:t></w:r></w:p>\
                   <w:p/><w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t></w:r></w:p></w:body></w:document>";
        let source = read_bytes("a.docx", &archive(BODY, xml)).unwrap();
        assert_eq!(source.format, Format::Docx);
        assert_eq!(source.text, "100.1. El niño & yo—\n\na\tb\nc\n");
    }

    #[test]
    fn other_archives_are_no_documents() {
        let error = read_bytes("a.docx", &archive("other.xml", "x")).unwrap_err();
        assert!(error.to_string().starts_with("a.docx: cannot be read as a .docx document"), "{error}");
        let error = read_bytes("a.docx", &archive(BODY, "<w:p><w:t>x</w:p>")).unwrap_err();
        assert!(matches!(error, ReadError::Damaged { .. }));
    }
}

//! What the unit tests of this crate share.

use crate::reader::{Format, Source};

/// A source with the given text, as a reader would have handed it over.
pub(crate) fn source(format: Format, text: &str) -> Source {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split('\n') {
        lines.push(at..at + line.len());
        at += line.len() + 1;
    }
    Source { name: "test".into(), format, encoding: "UTF-8", text: text.into(), lines, undecodable: Vec::new() }
}

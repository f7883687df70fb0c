//! The readers, as those who call them meet them: from files and bytes to text, lines or a refusal.

mod any_bytes;
mod documents;
mod encodings;
mod refusals;

use vademecum_ingest::reader::{ReadError, Source};
use vademecum_locale::Localized;
use vademecum_vocab::Lang;

/// A source's lines, as text.
fn lines(source: &Source) -> Vec<&str> {
    source.lines.iter().map(|line| &source.text[line.clone()]).collect()
}

/// The advice that belongs to an error.
fn help(error: &ReadError) -> String {
    error.help(Lang::En).unwrap_or_default()
}

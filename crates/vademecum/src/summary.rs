//! Summaries of documents, of a few lines each.

use vademecum_document::{Document, DocumentCounts};
use vademecum_vocab::SeverityCounts;

use crate::{
    output::{BOLD, format_count_regular},
    text::TerminalText,
};

pub(crate) fn text(documents: &[Document]) -> TerminalText {
    let mut out = TerminalText::new();
    for document in documents {
        out.styled(BOLD, &document.id).push("  ").line(&document.title);
        out.push("  ").line(contents(&document.counts()));
        let found = format_diagnostic_counts(&document.diagnostics.iter().collect());
        out.line(format_args!("  {found}, read from {}", document.path));
    }
    out
}

fn contents(counts: &DocumentCounts) -> String {
    list([
        (counts.sections, "section"),
        (counts.chapters, "chapter"),
        (counts.rules, "rule"),
        (counts.subrules, "subrule"),
        (counts.examples, "example"),
        (counts.terms, "term"),
    ])
}

/// Formats the number of diagnostics: `2 warnings, 14 notes`.
pub(crate) fn format_diagnostic_counts(&SeverityCounts { error, warning, note }: &SeverityCounts) -> String {
    let found = list([(error, "error"), (warning, "warning"), (note, "note")].map(|(n, kind)| (n as usize, kind)));
    if found.is_empty() { "nothing wrong".to_owned() } else { found }
}

/// Lists the kinds of which there are any, with their numbers.
fn list<const N: usize>(kinds: [(usize, &str); N]) -> String {
    let there = kinds.into_iter().filter(|(n, _)| *n > 0);
    there.map(|(n, kind)| format_count_regular(n, kind)).collect::<Vec<_>>().join(", ")
}

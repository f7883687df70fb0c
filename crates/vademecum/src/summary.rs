//! What is told of whole documents.

use vademecum_document::{Document, SummaryCounts};
use vademecum_vocab::Counts;

use crate::{
    output::{BOLD, counted},
    text::Text,
};

/// Documents for people.
pub(crate) fn text(documents: &[Document]) -> Text {
    let mut out = Text::new();
    for document in documents {
        out.styled(BOLD, &document.id).push("  ").line(&document.title);
        out.push("  ").line(contents(&document.counts()));
        let found = findings(&document.diagnostics.iter().collect());
        out.line(format_args!("  {found}, read from {}", document.path));
    }
    out
}

fn contents(counts: &SummaryCounts) -> String {
    let kinds = [
        (counts.sections, "section"),
        (counts.chapters, "chapter"),
        (counts.rules, "rule"),
        (counts.subrules, "subrule"),
        (counts.examples, "example"),
        (counts.terms, "term"),
    ];
    let kinds: Vec<_> = kinds.iter().filter(|(n, _)| *n > 0).map(|&(n, kind)| counted(n, kind)).collect();
    kinds.join(", ")
}

/// How much was found wrong: `2 warnings, 14 notes`.
pub(crate) fn findings(counts: &Counts) -> String {
    let kinds = [(counts.error, "error"), (counts.warning, "warning"), (counts.note, "note")];
    let kinds: Vec<_> = kinds.iter().filter(|(n, _)| *n > 0).map(|&(n, kind)| counted(n as usize, kind)).collect();
    if kinds.is_empty() { "nothing wrong".to_owned() } else { kinds.join(", ") }
}

//! What is told of whole documents.

use vademecum_document::{Summaries, Summary, SummaryCounts};
use vademecum_vocab::Counts;

use crate::{
    output::{BOLD, counted},
    text::Text,
};

/// Documents for people.
pub(crate) fn text(summaries: &Summaries<'_>) -> Text {
    let mut out = Text::new();
    for Summary { id, title, path, counts, diagnostics, .. } in &summaries.documents {
        out.styled(BOLD, id).push("  ").line(title);
        out.push("  ").line(contents(counts));
        out.line(format_args!("  {}, read from {path}", findings(diagnostics)));
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

//! What is told of whole documents.

use std::fmt::Write;

use vademecum_document::{Summaries, Summary, SummaryCounts};
use vademecum_vocab::Counts;

use crate::output::{BOLD, counted};

/// Documents for people.
pub(crate) fn text(summaries: &Summaries<'_>) -> String {
    let mut out = String::new();
    for Summary { id, title, path, counts, diagnostics, .. } in &summaries.documents {
        let _ = writeln!(out, "{BOLD}{id}{BOLD:#}  {title}");
        let _ = writeln!(out, "  {}", contents(counts));
        let _ = writeln!(out, "  {}, read from {path}", findings(diagnostics));
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

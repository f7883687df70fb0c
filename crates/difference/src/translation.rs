//! Checks a translation against its original: a report that a translator can work through.

use std::collections::HashMap;

use vademecum_document::Document;
use vademecum_vocab::{Finding, Lang, Number};

use crate::{
    ComparisonBasis, EditionDiff, EntryDiff, Issue, IssueKind, compare::EditionPair, cross_language, glossary, outdated,
};
use vademecum_align::{Alignment, AlignmentKind};

/// Orders two documents as original and translation; `None` unless they are of one kind and date in two languages. The
/// English one is the original, else the first.
pub fn original_first<'d>(a: &'d Document, b: &'d Document) -> Option<(&'d Document, &'d Document)> {
    let is_pair = a.lang() != b.lang() && a.kind == b.kind && a.date() == b.date() && !a.date().is_undated();
    is_pair.then_some(if b.lang() == Lang::En { (b, a) } else { (a, b) })
}

/// The newest edition of an original before its own, among some documents.
pub fn previous_edition<'d>(original: &Document, others: &[&'d Document]) -> Option<&'d Document> {
    let of_work = |other: &&&Document| {
        other.game == original.game && other.kind == original.kind && other.lang() == original.lang()
    };
    let dated = |other: &&&Document| !other.date().is_undated() && other.date() < original.date();
    others.iter().filter(of_work).filter(dated).max_by_key(|other| other.date()).copied()
}

/// Checks a translation against its original. `older` is an older edition of the original and its alignment with this
/// one; with it, outdated rules are found.
pub fn check_translation(
    original: &Document,
    translated: &Document,
    alignment: &Alignment,
    older: Option<(&Document, &Alignment)>,
) -> EditionDiff {
    let pair = EditionPair::new(original, translated, alignment);
    let statistics = pair.statistics(alignment);
    let mut rows = pair.compare_rules(alignment, statistics.as_ref());
    let mut outdated = match older {
        Some((older, since)) => outdated::find_outdated(&pair, alignment, older, since),
        None => HashMap::new(),
    };
    for row in &mut rows {
        let number = row.from.as_ref().and_then(|spot| spot.fragment.parse().ok());
        row.issues.extend(number.and_then(|number: Number| outdated.remove(&number)));
        add_structure_issues(&pair, row);
    }
    rows.extend(glossary::compare_glossaries(&pair, statistics.as_ref()));
    EditionDiff { rows, basis: ComparisonBasis::Translation }
}

/// Adds the issues that only translations have: missing, extra, divided, joined and renumbered rules.
fn add_structure_issues(pair: &EditionPair<'_>, row: &mut EntryDiff) {
    let numbers: Vec<String> = row.to.iter().map(|spot| spot.fragment.clone()).collect();
    let mut add = |kind, from, to| row.issues.push(Issue::new(kind, from, to));
    match (row.kind, &row.from) {
        (AlignmentKind::Removed, _) => add(IssueKind::Missing, Vec::new(), Vec::new()),
        (AlignmentKind::Added, _) => add(IssueKind::Extra, Vec::new(), Vec::new()),
        (AlignmentKind::Split, _) => add(IssueKind::Split, Vec::new(), numbers),
        (AlignmentKind::MergedIntoOther, _) => add(IssueKind::MergedIntoOther, Vec::new(), numbers),
        (_, Some(from)) if numbers.iter().all(|number| *number != from.fragment) => {
            add(IssueKind::RuleNumber, vec![from.fragment.clone()], numbers);
        }
        _ => {
            if let Some(printed) = row.to.first().and_then(|spot| misprinted_number(pair.to.document, &spot.fragment)) {
                add(IssueKind::RuleNumber, numbers, vec![printed]);
            }
        }
    }
    row.issues.sort_by_key(|issue| issue.kind);
    row.change = row.change.max(cross_language::level_of(&row.issues));
}

/// The printed number of a rule, where ingestion had to repair it.
fn misprinted_number(document: &Document, number: &str) -> Option<String> {
    let of_number = document.diagnostics.iter().filter(|found| found.number.as_deref() == Some(number));
    let mut findings = of_number.map(|found| &found.finding);
    findings.find_map(
        |found| if let Finding::NumberRepaired { printed, .. } = found { Some(printed.clone()) } else { None },
    )
}

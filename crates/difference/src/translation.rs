//! A translation against its own original: a report that a translator can work through.

use std::collections::HashMap;

use vademecum_document::Document;
use vademecum_vocab::{Code, Finding, Lang, Number};

use crate::{Basis, Differences, Remark, Row, What, fact, row::Pair, stale, term};
use vademecum_align::{Alignment, LinkKind};

/// Which of two texts translates the other: two of one kind and date in two languages do, and the English one is
/// the original, else the first. The original comes first.
pub fn original_first<'d>(a: &'d Document, b: &'d Document) -> Option<(&'d Document, &'d Document)> {
    let is_pair = a.lang() != b.lang() && a.kind == b.kind && a.date() == b.date() && !a.date().is_undated();
    is_pair.then_some(if b.lang() == Lang::En { (b, a) } else { (a, b) })
}

/// The edition of an original before it, among some documents.
pub fn edition_before<'d>(original: &Document, others: &[&'d Document]) -> Option<&'d Document> {
    let of_work = |other: &&&Document| {
        other.game == original.game && other.kind == original.kind && other.lang() == original.lang()
    };
    let dated = |other: &&&Document| !other.date().is_undated() && other.date() < original.date();
    others.iter().filter(of_work).filter(dated).max_by_key(|other| other.date()).copied()
}

/// Looks at a text as the translation of another of the same date. An older edition of the original, with
/// what became of its rules, shows where the translation was left behind.
pub fn translation(
    original: &Document,
    translated: &Document,
    alignment: &Alignment,
    older: Option<(&Document, &Alignment)>,
) -> Differences {
    let pair = Pair::new(original, translated, alignment);
    let habits = pair.habits(alignment);
    let mut rows = pair.rules(alignment, habits.as_ref());
    let mut stale = match older {
        Some((older, since)) => stale::remarks(&pair, alignment, older, since),
        None => HashMap::new(),
    };
    for row in &mut rows {
        let number = row.from.as_ref().and_then(|spot| spot.fragment.parse().ok());
        row.remarks.extend(number.and_then(|number: Number| stale.remove(&number)));
        judge(&pair, row);
    }
    rows.extend(term::rows(&pair, habits.as_ref()));
    Differences { rows, basis: Basis::Translation }
}

/// Remarks on what a translation should have.
fn judge(pair: &Pair<'_>, row: &mut Row) {
    let numbers: Vec<String> = row.to.iter().map(|spot| spot.fragment.clone()).collect();
    let mut remark = |what, from, to| row.remarks.push(Remark::new(what, from, to));
    match (row.kind, &row.from) {
        (LinkKind::Gone, _) => remark(What::Missing, Vec::new(), Vec::new()),
        (LinkKind::New, _) => remark(What::Extra, Vec::new(), Vec::new()),
        (LinkKind::Split, _) => remark(What::Divided, Vec::new(), numbers),
        (LinkKind::Merged, _) => remark(What::Joined, Vec::new(), numbers),
        (_, Some(from)) if numbers.iter().all(|number| *number != from.fragment) => {
            remark(What::Numbered, vec![from.fragment.clone()], numbers);
        }
        _ => {
            if let Some(printed) = row.to.first().and_then(|spot| misprinted(pair.to.document, &spot.fragment)) {
                remark(What::Numbered, numbers, vec![printed]);
            }
        }
    }
    row.remarks.sort_by_key(|remark| remark.what);
    row.change = row.change.max(fact::weight(&row.remarks));
}

/// The number as it is printed, where reading had to repair it.
fn misprinted(document: &Document, number: &str) -> Option<String> {
    let of_number = document.diagnostics.iter().filter(|found| found.number.as_deref() == Some(number));
    of_number.filter(|found| found.code() == Code::NumberRepaired).find_map(|found| match &found.finding {
        Finding::NumberRepaired { printed, .. } => Some(printed.clone()),
        _ => None,
    })
}

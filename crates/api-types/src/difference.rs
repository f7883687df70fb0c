//! The difference of a rule or term between two documents.

use serde::Serialize;
use vademecum_difference::{DiffPiece, EntryDiff, ExampleChange, Issue, NodeRef, ReferenceChange};
use vademecum_locale::Localized;
use vademecum_vocab::Lang;

/// The difference of one rule or glossary term, as `diff --json` prints it.
#[derive(Debug, Serialize)]
pub struct Difference<'r> {
    from: Option<&'r str>,
    to: Vec<&'r str>,
    kind: &'static str,
    score: f32,
    change: &'static str,
    title: &'r [DiffPiece],
    words: Vec<Word<'r>>,
    references: &'r [ReferenceChange],
    examples: &'r [ExampleChange],
    remarks: Vec<Remark<'r>>,
    lines: Lines,
}

/// A piece of text, with the part of a split rule that contains it.
#[derive(Debug, Serialize)]
struct Word<'r> {
    #[serde(flatten)]
    piece: &'r DiffPiece,
    #[serde(skip_serializing_if = "Option::is_none", rename = "in")]
    part: Option<&'r str>,
}

/// A difference between texts of two languages.
#[derive(Debug, Serialize)]
struct Remark<'r> {
    what: &'static str,
    severity: &'static str,
    from: &'r [String],
    to: &'r [String],
    message: String,
}

/// First and last lines of the nodes in their sources.
#[derive(Debug, Serialize)]
struct Lines {
    from: Option<[u32; 2]>,
    to: Vec<[u32; 2]>,
}

impl<'r> Difference<'r> {
    /// Describes a row of a comparison, its score rounded to three decimals.
    pub fn new(row: &'r EntryDiff) -> Self {
        let EntryDiff {
            from,
            to,
            kind,
            score,
            change,
            title_diff: title,
            text_diffs: words,
            references,
            examples,
            issues,
            ..
        } = row;
        let fragment = |node: &'r NodeRef| node.fragment.as_str();
        let words = words.iter().enumerate().flat_map(|(part, pieces)| {
            let part = to.get(part).filter(|_| to.len() > 1).map(fragment);
            pieces.iter().map(move |piece| Word { piece, part })
        });
        Difference {
            from: from.as_ref().map(fragment),
            to: to.iter().map(fragment).collect(),
            kind: kind.as_str(),
            score: (score * 1000.0).round() / 1000.0,
            change: change.as_str(),
            title,
            words: words.collect(),
            references,
            examples,
            remarks: issues.iter().map(Remark::new).collect(),
            lines: Lines { from: from.as_ref().map(|node| node.lines), to: to.iter().map(|node| node.lines).collect() },
        }
    }
}

impl<'r> Remark<'r> {
    fn new(issue: &'r Issue) -> Self {
        let (what, severity) = (issue.kind.as_str(), issue.kind.severity().as_str());
        Remark { what, severity, from: &issue.from, to: &issue.to, message: issue.message(Lang::En) }
    }
}

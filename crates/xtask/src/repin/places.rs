//! Which files of the repository cite rules, and how each kind is read: one table.

use std::{collections::BTreeMap, path::Path};

use fs_err as fs;
use vademecum_vocab::Lang;

use crate::{Error, files};

/// How the citations of a file are read, and what else changes in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Rust: constants in the code, numbers in comments and in texts.
    Rust,
    /// English prose: numbers, and chapters in brackets.
    Prose,
    /// A scenario; it stands in the folder of its chapter.
    Scenario,
    /// Chapters of the digest: entries move to the file of their chapter, in the order of their numbers.
    Digest(Lang),
    /// A glossary of the digest: its headings are terms.
    Glossary(Lang),
    /// A table or list whose first cell is a number; so is the cell with this place, where there is one.
    Table(Option<usize>),
    /// Concepts: numbers behind a name.
    Concepts,
    /// Questions with the numbers that answer them in the last cell.
    Queries,
    /// Everyday words with what they mean, words or numbers, in the second cell.
    Colloquial,
    /// Names the edition and no number.
    Edition,
    /// Written anew from the others.
    Generated,
    /// Speaks of several editions.
    Editions,
    /// Numbers as examples of what a number looks like, or of documents that are made up.
    Examples,
}

/// Every kind of file: what its paths begin and end with, and how it is read. The first that fits counts.
const PLACES: &[(&str, &str, Reading)] = &[
    ("crates/rule-ids/src/magic/generated.rs", "", Reading::Generated),
    ("crates/machine/", ".rs", Reading::Rust),
    ("crates/rule-ids/", ".rs", Reading::Rust),
    ("crates/trace/", ".rs", Reading::Rust),
    ("crates/card-compiler/", ".rs", Reading::Rust),
    ("crates/scenario/", ".rs", Reading::Rust),
    ("crates/document/src/card.rs", "", Reading::Rust),
    ("tests/tests/corpus/rulings.rs", "", Reading::Rust),
    ("tests/data/queries/magic", ".tsv", Reading::Queries),
    ("ARCHITECTURE.md", "", Reading::Prose),
    ("rules/magic/scenarios/README.md", "", Reading::Prose),
    ("rules/magic/scenarios/", ".md", Reading::Scenario),
    ("rules/magic/scenarios/names.tsv", "", Reading::Examples),
    ("rules/magic/concepts/README.md", "", Reading::Concepts),
    ("rules/magic/concepts/", ".txt", Reading::Concepts),
    ("rules/magic/colloquial/", ".tsv", Reading::Colloquial),
    ("rules/magic/digest/es/glossary.md", "", Reading::Glossary(Lang::Es)),
    ("rules/magic/digest/pt/glossary.md", "", Reading::Glossary(Lang::Pt)),
    ("rules/magic/digest/es/", ".md", Reading::Digest(Lang::Es)),
    ("rules/magic/digest/pt/", ".md", Reading::Digest(Lang::Pt)),
    ("rules/magic/digest/documents.tsv", "", Reading::Edition),
    ("rules/magic/dispositions.tsv", "", Reading::Table(Some(2))),
    ("rules/magic/same.tsv", "", Reading::Table(Some(1))),
    ("rules/magic/lead-ins.txt", "", Reading::Table(None)),
    ("rules/magic/titles.tsv", "", Reading::Table(None)),
    ("rules/magic/generated/ledger.tsv", "", Reading::Generated),
    ("rules/magic/generated/undecided.tsv", "", Reading::Generated),
    ("rules/magic/generated/", ".tsv", Reading::Editions),
    ("rules/magic/lineage-decisions.tsv", "", Reading::Editions),
    ("rules/magic/official.tsv", "", Reading::Editions),
    ("rules/magic/term-grammar/", ".tsv", Reading::Editions),
    ("CHANGELOG.md", "", Reading::Editions),
    ("rules/myl/", "", Reading::Examples),
    ("rules/README.md", "", Reading::Examples),
    ("rules/STYLE.md", "", Reading::Examples),
    ("README.md", "", Reading::Examples),
    ("CONTRIBUTING.md", "", Reading::Examples),
    ("docs/", "", Reading::Examples),
    ("crates/", "", Reading::Examples),
    ("tests/", "", Reading::Examples),
    ("locales/", "", Reading::Examples),
    ("templates/", "", Reading::Examples),
];

/// How the file with a path from the top of the repository is read; `None` if no kind fits.
pub fn reading(path: &str) -> Option<Reading> {
    let mut places = PLACES.iter().filter(|(begin, end, _)| path.starts_with(begin) && path.ends_with(end));
    places.next().map(|(.., reading)| *reading)
}

/// Texts of a repository by their paths from its top, written with `/`.
pub(crate) type Tree = BTreeMap<String, String>;

/// Every text of the repository; files that are not text are left out.
/// Fails if a folder or file cannot be read.
pub(crate) fn read(root: &Path) -> Result<Tree, Error> {
    let mut tree = Tree::new();
    for path in files(root, "")? {
        if let Ok(text) = String::from_utf8(fs::read(root.join(&path))?) {
            tree.insert(path, text);
        }
    }
    Ok(tree)
}

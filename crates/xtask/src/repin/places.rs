//! The table of files that cite rules, with the syntax of each kind.

use std::{collections::BTreeMap, path::Path};

use fs_err as fs;
use vademecum_vocab::Lang;

use crate::{Error, files};

/// The syntax of the citations in a kind of file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CitationSyntax {
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
    /// A table of numbers and what players ask about them, several rows for a number.
    Questions,
    /// The examples that the rules print: rule and position, the path of a scenario, the chapter that is awaited.
    WorkedExamples,
    /// A table of scenarios: their paths, and no number.
    ScenarioPaths,
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
const PLACES: &[(&str, &str, CitationSyntax)] = &[
    ("crates/rule-ids/src/magic/generated.rs", "", CitationSyntax::Generated),
    ("crates/abilities/", ".rs", CitationSyntax::Rust),
    ("crates/machine/", ".rs", CitationSyntax::Rust),
    ("crates/machine-fuzz/", ".rs", CitationSyntax::Rust),
    ("crates/machine/tests/waiting-headings.tsv", "", CitationSyntax::Table(None)),
    ("crates/rule-ids/", ".rs", CitationSyntax::Rust),
    ("crates/trace/", ".rs", CitationSyntax::Rust),
    ("crates/card-compiler/", ".rs", CitationSyntax::Rust),
    ("crates/scenario/", ".rs", CitationSyntax::Rust),
    ("crates/document/src/card.rs", "", CitationSyntax::Rust),
    ("tests/tests/corpus/rulings.rs", "", CitationSyntax::Rust),
    ("tests/data/queries/magic-locked.tsv", "", CitationSyntax::Editions),
    ("tests/data/queries/magic", ".tsv", CitationSyntax::Queries),
    ("ARCHITECTURE.md", "", CitationSyntax::Prose),
    ("rules/magic/open-questions.md", "", CitationSyntax::Prose),
    ("rules/magic/scenarios/README.md", "", CitationSyntax::Prose),
    ("rules/magic/scenarios/", ".md", CitationSyntax::Scenario),
    ("rules/magic/scenarios/card-text.tsv", "", CitationSyntax::Examples),
    ("rules/magic/scenarios/introductions.tsv", "", CitationSyntax::ScenarioPaths),
    ("rules/magic/scenarios/names.tsv", "", CitationSyntax::Examples),
    ("rules/magic/scenarios/questions.tsv", "", CitationSyntax::ScenarioPaths),
    ("rules/magic/concepts/README.md", "", CitationSyntax::Concepts),
    ("rules/magic/concepts/", ".txt", CitationSyntax::Concepts),
    ("rules/magic/colloquial/", ".tsv", CitationSyntax::Colloquial),
    ("rules/magic/questions/", ".tsv", CitationSyntax::Questions),
    ("rules/magic/digest/es/glossary.md", "", CitationSyntax::Glossary(Lang::Es)),
    ("rules/magic/digest/pt/glossary.md", "", CitationSyntax::Glossary(Lang::Pt)),
    ("rules/magic/digest/es/", ".md", CitationSyntax::Digest(Lang::Es)),
    ("rules/magic/digest/pt/", ".md", CitationSyntax::Digest(Lang::Pt)),
    ("rules/magic/digest/documents.tsv", "", CitationSyntax::Edition),
    ("rules/magic/dispositions.tsv", "", CitationSyntax::Table(Some(2))),
    ("rules/magic/same.tsv", "", CitationSyntax::Table(Some(1))),
    ("rules/magic/examples.tsv", "", CitationSyntax::WorkedExamples),
    ("rules/magic/lead-ins.txt", "", CitationSyntax::Table(None)),
    ("rules/magic/titles.tsv", "", CitationSyntax::Table(None)),
    ("rules/magic/generated/ledger.tsv", "", CitationSyntax::Generated),
    ("rules/magic/generated/undecided.tsv", "", CitationSyntax::Generated),
    ("rules/magic/generated/", ".tsv", CitationSyntax::Editions),
    ("rules/magic/lineage-decisions.tsv", "", CitationSyntax::Editions),
    ("rules/magic/official.tsv", "", CitationSyntax::Editions),
    ("rules/magic/term-grammar/", ".tsv", CitationSyntax::Editions),
    ("CHANGELOG.md", "", CitationSyntax::Editions),
    ("rules/myl/", "", CitationSyntax::Examples),
    ("rules/README.md", "", CitationSyntax::Examples),
    ("rules/STYLE.md", "", CitationSyntax::Examples),
    ("README.md", "", CitationSyntax::Examples),
    ("CONTRIBUTING.md", "", CitationSyntax::Examples),
    ("docs/", "", CitationSyntax::Examples),
    ("crates/", "", CitationSyntax::Examples),
    ("tests/", "", CitationSyntax::Examples),
    ("locales/", "", CitationSyntax::Examples),
    ("templates/", "", CitationSyntax::Examples),
];

/// The syntax of the file with a path from the top of the repository; `None` if no kind fits.
pub fn citation_syntax(path: &str) -> Option<CitationSyntax> {
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

//! Which files of the repository cite rules, and how each kind is read: one table.

#![expect(clippy::disallowed_methods, reason = "a chore reads the repository's files")]

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use vademecum_vocab::Lang;

use crate::Error;

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

/// A kind of files.
struct Place {
    /// What their paths begin with.
    begin: &'static str,
    /// What their paths end in.
    end: &'static str,
    reading: Reading,
}

const fn place(begin: &'static str, end: &'static str, reading: Reading) -> Place {
    Place { begin, end, reading }
}

/// Every kind of file; the first that fits counts.
const PLACES: &[Place] = &[
    place("crates/rule-ids/src/magic/generated.rs", "", Reading::Generated),
    place("crates/magic/", ".rs", Reading::Rust),
    place("crates/rule-ids/", ".rs", Reading::Rust),
    place("crates/trace/", ".rs", Reading::Rust),
    place("crates/cardtext/", ".rs", Reading::Rust),
    place("crates/scenario/", ".rs", Reading::Rust),
    place("crates/document/src/card.rs", "", Reading::Rust),
    place("tests/tests/corpus/rulings.rs", "", Reading::Rust),
    place("tests/data/queries/magic", ".tsv", Reading::Queries),
    place("ARCHITECTURE.md", "", Reading::Prose),
    place("rules/magic/scenarios/README.md", "", Reading::Prose),
    place("rules/magic/scenarios/", ".md", Reading::Scenario),
    place("rules/magic/scenarios/names.tsv", "", Reading::Examples),
    place("rules/magic/concepts/README.md", "", Reading::Concepts),
    place("rules/magic/concepts/", ".txt", Reading::Concepts),
    place("rules/magic/colloquial/", ".tsv", Reading::Colloquial),
    place("rules/magic/digest/es/glossary.md", "", Reading::Glossary(Lang::Es)),
    place("rules/magic/digest/pt/glossary.md", "", Reading::Glossary(Lang::Pt)),
    place("rules/magic/digest/es/", ".md", Reading::Digest(Lang::Es)),
    place("rules/magic/digest/pt/", ".md", Reading::Digest(Lang::Pt)),
    place("rules/magic/digest/documents.tsv", "", Reading::Edition),
    place("rules/magic/dispositions.tsv", "", Reading::Table(Some(2))),
    place("rules/magic/lead-ins.txt", "", Reading::Table(None)),
    place("rules/magic/titles.tsv", "", Reading::Table(None)),
    place("rules/magic/generated/ledger.tsv", "", Reading::Generated),
    place("rules/magic/generated/", ".tsv", Reading::Editions),
    place("rules/magic/lineage-decisions.tsv", "", Reading::Editions),
    place("rules/magic/official.tsv", "", Reading::Editions),
    place("rules/magic/term-grammar/", ".tsv", Reading::Editions),
    place("CHANGELOG.md", "", Reading::Editions),
    place("rules/myl/", "", Reading::Examples),
    place("rules/README.md", "", Reading::Examples),
    place("rules/STYLE.md", "", Reading::Examples),
    place("README.md", "", Reading::Examples),
    place("CONTRIBUTING.md", "", Reading::Examples),
    place("docs/", "", Reading::Examples),
    place("crates/", "", Reading::Examples),
    place("tests/", "", Reading::Examples),
    place("locales/", "", Reading::Examples),
    place("templates/", "", Reading::Examples),
];

/// How the file with a path from the top of the repository is read; `None` if no kind fits.
pub fn reading(path: &str) -> Option<Reading> {
    PLACES.iter().find(|place| path.starts_with(place.begin) && path.ends_with(place.end)).map(|place| place.reading)
}

/// Texts of a repository by their paths from its top, written with `/`.
pub(crate) type Tree = BTreeMap<String, String>;

/// Every text of the repository. What git does not keep (`target`, hidden folders, `node_modules`) is passed
/// over, and so are files that are no text.
///
/// # Errors
/// If a folder or file cannot be read.
pub(crate) fn read(root: &Path) -> Result<Tree, Error> {
    let mut tree = Tree::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let failed = |source| Error::File { path: folder.clone(), source };
        for entry in fs::read_dir(root.join(&folder)).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = folder.join(&name);
            let kind = entry.file_type().map_err(failed)?;
            if kind.is_dir() {
                if !name.starts_with('.') && name != "target" && name != "node_modules" {
                    folders.push(path);
                }
            } else if kind.is_file() {
                let bytes = fs::read(root.join(&path)).map_err(|source| Error::File { path: path.clone(), source })?;
                if let Ok(text) = String::from_utf8(bytes) {
                    tree.insert(path.to_string_lossy().replace('\\', "/"), text);
                }
            }
        }
    }
    Ok(tree)
}

//! Libraries written, read, replaced, disturbed and damaged.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]
#![expect(clippy::disallowed_methods, reason = "damaging a library takes touching its files")]

mod cache;
mod damage;
mod foreign;
mod format;
mod fuzz;
mod incremental;
#[cfg(unix)]
mod permissions;
mod processes;
mod removal;
mod update;
mod watch;

use std::path::Path;

use vademecum_document::{
    Document, DocumentKind, Example, Node, NodeContent, NodeIndex, Reference, Sense, Target, Term,
};
use vademecum_store::{IndexBuilder, Library, Snapshot, StoreError};
use vademecum_vocab::{Diagnostic, Finding, Game, Position, text_range};

/// A small document in our own words that has something of everything.
fn document(id: &str, text: &str) -> Document {
    let mut chapter = Node::new(NodeContent::Chapter, "704".to_owned());
    chapter.number = "704".parse().ok();
    chapter.title = Some("Lo que el juego revisa".to_owned());
    let mut rule = Node::new(NodeContent::Rule, "704.1".to_owned());
    rule.number = "704.1".parse().ok();
    rule.printed_number = Some("704,1.".to_owned());
    rule.parent = Some(NodeIndex::new(0));
    rule.text = text.to_owned();
    rule.lines = [3, 4];
    rule.examples.push(Example {
        text: "Uno cae.".to_owned(),
        lines: [5, 5],
        printed_label: "Ejemplo:".to_owned(),
        cards: Vec::new(),
    });
    rule.references.push(Reference {
        text: "704".to_owned(),
        targets: vec![Target::Number("704".parse().unwrap()), Target::Term("Caer".to_owned())],
        resolved: true,
        range: text_range(0..3),
        example: Some(0),
    });
    let sense = Sense { n: Some(1), headword: Some("Caída".to_owned()), text: "Dejar la mesa.".to_owned() };
    let term = Node::new(
        NodeContent::Term(Box::new(Term {
            headword: "Caer".to_owned(),
            senses: vec![sense],
            see: vec!["704".to_owned()],
        })),
        "term:Caer".to_owned(),
    );
    Document {
        id: id.parse().unwrap(),
        kind: DocumentKind::Rules,
        game: Game::Magic,
        title: "Un reglamento".to_owned(),
        path: "reglas.txt".to_owned(),
        encoding: "UTF-8".to_owned(),
        lines: 5,
        nodes: vec![chapter, rule, term],
        furniture: Vec::new(),
        diagnostics: vec![Diagnostic {
            at: Position { line: 3, column: 1, length: 6 },
            finding: Finding::NumberSpelling { printed: "100,1".to_owned(), number: "100.1".to_owned() },
            number: Some("704.1".to_owned()),
            source_line: "704,1. Algo.".to_owned(),
        }],
    }
}

/// The version of the index below.
const VERSION: u32 = 1;

/// Makes indexes that are made of the document's id.
const INDEX: IndexBuilder<'_> =
    IndexBuilder { version: VERSION, build_index: &|document| Ok(document.id.to_string().into()), bundled: &[] };

/// A library that nothing was written to, in a folder that is there.
fn empty() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::at(folder.path());
    (folder, library)
}

fn add(library: &Library, document: Document) -> Result<Snapshot, StoreError> {
    library.update_documents(|documents| documents.push(document), INDEX)
}

fn ids(snapshot: &Snapshot) -> Vec<String> {
    snapshot.documents.iter().map(|document| document.id.to_string()).collect()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

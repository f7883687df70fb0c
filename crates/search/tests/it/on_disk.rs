//! Indexes written to a folder.

use vademecum_document::DocumentKind;
use vademecum_graph::Graph;
use vademecum_search::{Index, Query, SearchError};

use crate::{Asked, es, library};

#[test]
fn an_index_answers_alike_when_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let made = Asked::new();
    Index::create(folder.path(), &made.graph).unwrap();
    let opened = Asked { graph: library::graph(), index: Index::open(folder.path()).unwrap() };
    for text in ["volar", "venneo", "702.9b", "\"daño de combate\""] {
        assert_eq!(opened.find(&es(text)), made.find(&es(text)), "{text}");
    }
}

#[test]
fn opening_leaves_the_folder_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    Index::create(folder.path(), &library::graph()).unwrap();
    let files = || {
        let mut files: Vec<_> = folder.path().read_dir().unwrap().map(|file| file.unwrap().file_name()).collect();
        files.sort();
        files
    };
    let before = files();
    Index::open(folder.path()).unwrap();
    assert_eq!(files(), before);
}

#[test]
fn no_folder_and_no_index_are_errors() {
    let folder = tempfile::tempdir().unwrap();
    assert!(Index::open(folder.path()).is_err());
    assert!(Index::open(&folder.path().join("nowhere")).is_err());
    assert!(Index::create(&folder.path().join("nowhere"), &library::graph()).is_err());
}

#[test]
fn an_index_of_something_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let schema = tantivy::schema::Schema::builder().build();
    tantivy::Index::create_in_dir(folder.path(), schema).unwrap();
    assert!(matches!(Index::open(folder.path()), Err(SearchError::Foreign { .. })));
}

#[test]
fn an_empty_library_has_no_answers() {
    let graph = Graph::new([]);
    let index = Index::in_memory(&graph).unwrap();
    assert_eq!(index.search(&graph, &Query::new("volar")).unwrap().hits, []);
    assert_eq!(index.search(&graph, &Query::new("704.5f")).unwrap().hits, []);
}

#[test]
fn nodes_that_are_gone_are_no_answer() {
    let made = Asked::new();
    let smaller = [library::document("magic-cr@2024-11-08.es", DocumentKind::Rules, "1 | Conceptos |")];
    let asked = Asked { graph: Graph::new(smaller), index: made.index };
    assert_eq!(asked.find(&es("volar")), [""; 0]);
    assert_eq!(asked.find(&es("conceptos")), ["magic-cr@2024-11-08.es#1"]);
}

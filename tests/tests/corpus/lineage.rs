//! The lineages that ship are those that the documents give.

use vademecum_document::Document;
use vademecum_xtask::lineage::{TARGET, generate};

use crate::documents::all;

pub(crate) fn what_ships_is_what_the_documents_say() {
    let root = vademecum_tests::root();
    let documents: Vec<Document> = all().iter().map(|read| read.ingested.document.clone()).collect();
    for (name, text) in generate(root, &documents).unwrap().to_files() {
        let committed = std::fs::read_to_string(root.join(TARGET).join(&name)).unwrap_or_default();
        assert!(committed == text, "{TARGET}/{name} is out of date: run `cargo xtask lineage`");
    }
}

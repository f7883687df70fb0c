//! The bundled lineages are those that the documents give.

use std::fs;

use vademecum_align::align;
use vademecum_document::Document;
use vademecum_lineage::{LineageBuilder, Lineages};
use vademecum_vocab::{EditionDate, Game};
use vademecum_xtask::lineage::{
    LATER_TITLES_PATH, LINEAGE_DIR, documents, generate, later_titles, newer_editions_dir, read,
};

use crate::documents::{all, folder};

/// The editions that are newer than those of the corpus; none where their folder is not beside it.
fn newer_editions() -> Vec<Document> {
    let folder = folder().and_then(|corpus| newer_editions_dir(&corpus));
    folder.map(|folder| documents(&folder).unwrap()).unwrap_or_default()
}

/// The lines of the table of parts about editions up to a date: what happened later cannot be made without a text.
fn up_to(parts: &str, latest: EditionDate) -> String {
    let is_known = |line: &&str| {
        line.split('\t').next().and_then(|since| since.parse().ok()).is_none_or(|since: EditionDate| since <= latest)
    };
    parts.lines().filter(is_known).map(|line| format!("{line}\n")).collect()
}

pub(crate) fn what_ships_is_what_the_documents_say() {
    let root = vademecum_tests::root();
    let newer = newer_editions();
    let mut documents: Vec<Document> = all().iter().map(|read| read.ingested.document.clone()).collect();
    documents.extend(newer.iter().cloned());
    let lineages: Lineages = generate(root, &documents).unwrap();
    let latest = lineages.complete_dates().last().copied().unwrap();
    let committed = |path: &str| fs::read_to_string(root.join(path)).unwrap_or_default();
    for (name, text) in lineages.to_files() {
        let mut committed = committed(&format!("{LINEAGE_DIR}/{name}"));
        if name == "parts.tsv" {
            committed = up_to(&committed, latest);
        }
        assert!(committed == text, "{LINEAGE_DIR}/{name} is out of date: run `cargo xtask lineage`");
    }
    if !newer.is_empty() {
        let since = "2024-11-08".parse().unwrap();
        assert_eq!(committed(LATER_TITLES_PATH), later_titles(&documents, &lineages, since));
    }
}

/// Whoever brings the text of an edition that is known by its table has it placed without an alignment.
pub(crate) fn newer_editions_are_placed_by_their_tables() {
    let mut editions = newer_editions();
    if editions.is_empty() {
        println!("skipped: no newer editions beside the corpus");
        return;
    }
    editions.extend(all().iter().map(|read| read.ingested.document.clone()));
    let known = read(vademecum_tests::root()).unwrap();
    let mut alignments = 0;
    let lineages = LineageBuilder::new(Game::Magic).with_known(known.clone()).build(&editions, &mut |from, to| {
        alignments += 1;
        align(from, to)
    });
    assert_eq!(alignments, 0);
    for document in &editions {
        assert_eq!(lineages.table(&document.id), known.table(&document.id), "{}", document.id);
    }
    let of = |date: &str, number: &str| lineages.lineage_of(date.parse().unwrap(), number.parse().unwrap());
    // A chapter that another one was put before, and a rule that moved twice.
    assert_eq!(of("2024-11-08", "720"), of("2025-06-06", "721"));
    assert_eq!(of("2024-11-08", "720"), of("2026-01-16", "722"));
    assert_eq!(of("2024-11-08", "701.19"), of("2026-01-16", "701.23"));
}

//! What must hold of the repository's own files.

use std::path::{Path, PathBuf};

use vademecum_ledger::Ledger;
use vademecum_lineage::Lineages;
use vademecum_numbers::magic;
use vademecum_xtask::{ledger, lineage, numbers, sites};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
#[expect(clippy::disallowed_methods, reason = "compares the repository's files")]
fn generating_the_numbers_again_changes_nothing() {
    let files = numbers::generate(&root()).unwrap();
    let mut existing = numbers::existing(&root()).unwrap();
    existing.sort();
    assert!(existing.iter().eq(files.keys()), "run `cargo xtask numbers`");
    for (path, text) in files {
        let committed = std::fs::read_to_string(root().join(&path)).unwrap();
        assert!(committed == text, "{} is out of date: run `cargo xtask numbers`", path.display());
    }
}

#[test]
fn the_lineages_that_ship_read_back_and_know_every_number() {
    let lineages = lineage::read(&root()).unwrap();
    let files = lineages.to_files();
    let again = Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).unwrap();
    assert_eq!(again, lineages);
    assert!(lineages.complete_dates().contains(&magic::EDITION));
    for rule in magic::all() {
        let number = magic::number(rule);
        assert_eq!(lineages.lineage_of(magic::EDITION, number), Some(magic::lineage(rule)), "{number}");
        assert_eq!(lineages.number_of(magic::EDITION, magic::lineage(rule)), Some(number));
    }
    for part in lineages.split_merges() {
        let known = |lineage| lineages.tables().any(|table| table.row_of(lineage).is_some());
        assert!(known(part.survivor) && known(part.other), "{part:?}");
    }
}

#[test]
fn every_citation_of_an_engine_can_decide_something() {
    let faults: Vec<String> = sites::of_crate(&root(), "magic")
        .unwrap()
        .into_iter()
        .filter_map(|site| site.fault.map(|fault| format!("{}:{}: {fault}", site.file.display(), site.line)))
        .collect();
    assert_eq!(faults, [""; 0]);
}

/// The ratchet: what is committed is what the repository proves, and a number that got weaker is named.
#[test]
#[expect(clippy::disallowed_methods, reason = "compares the repository's files")]
fn the_ledger_is_what_the_repository_proves() {
    let committed = |file: &str| std::fs::read_to_string(root().join(file)).unwrap();
    let worked = ledger::work(&root()).unwrap();
    let older = Ledger::read(ledger::LEDGER, &committed(ledger::LEDGER)).unwrap();
    let weaker = worked.ledger.weaker_than(&older);
    assert!(weaker.is_empty(), "got weaker: {weaker:?}");
    assert!(worked.broken.is_empty(), "{:?}", worked.broken);
    assert!(worked.ledger.write() == committed(ledger::LEDGER), "run `cargo xtask ledger`");
    let code = ledger::code(&root(), &worked.evidence).unwrap();
    assert!(code == committed(ledger::CODE), "run `cargo xtask ledger`");
    let totals = worked.ledger.totals();
    assert_eq!((totals.numbers, totals.claimable), (3007, 2749));
}

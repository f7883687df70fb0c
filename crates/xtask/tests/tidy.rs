//! What must hold of the repository's own files.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use vademecum_ledger::Ledger;
use vademecum_lineage::Lineages;
use vademecum_rule_ids::{self as numbers, magic};
use vademecum_xtask::{decisions, engine::Engine, ledger, lineage, rule_ids, sites};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
#[expect(clippy::disallowed_methods, reason = "compares the repository's files")]
fn generating_the_rule_ids_again_changes_nothing() {
    let committed = std::fs::read_to_string(root().join(rule_ids::CONSTANTS_PATH)).unwrap();
    assert!(committed == rule_ids::generate(&root()).unwrap(), "run `cargo xtask rule-ids`");
}

#[test]
fn the_bundled_lineages_read_back_and_know_every_number() {
    let lineages = lineage::read(&root()).unwrap();
    let files = lineages.to_files();
    let again = Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str()))).unwrap();
    assert_eq!(again, lineages);
    assert!(lineages.complete_dates().contains(&magic::EDITION));
    for rule in magic::all() {
        let number = magic::number(rule);
        let lineage = lineages.lineage_of(magic::EDITION, number);
        assert_eq!(lineage.and_then(|lineage| lineages.number_of(magic::EDITION, lineage)), Some(number));
    }
    for part in lineages.split_merges() {
        let known = |lineage| lineages.tables().any(|table| table.row_by_lineage(lineage).is_some());
        assert!(known(part.survivor) && known(part.other), "{part:?}");
    }
}

#[test]
fn every_citation_of_an_engine_can_decide_something() {
    let faults: Vec<String> = Engine::ALL
        .iter()
        .flat_map(|engine| sites::of_crate(&root(), engine.folder).unwrap())
        .filter_map(|site| site.fault.map(|fault| format!("{}:{}: {fault}", site.file.display(), site.line)))
        .collect();
    assert_eq!(faults, [""; 0]);
}

/// The build script of an engine finds the lines that name rules with a lexer; every citation that a parser finds is on
/// one of them.
#[test]
fn an_engine_knows_which_of_its_lines_cite_which_rule() {
    for engine in Engine::ALL {
        let mut parsed: BTreeSet<(String, u32, String)> = BTreeSet::new();
        for site in sites::of_crate(&root(), engine.folder).unwrap() {
            let (file, line) = (site.file.display().to_string(), u32::try_from(site.line).unwrap());
            parsed.extend(site.rules.into_iter().map(|rule| (file.clone(), line, rule)));
        }
        let built = engine.citing_lines().iter().flat_map(|citing| {
            let constants = citing.rules.iter().map(|&rule| engine.constant(numbers::number(rule)));
            constants.map(|constant| (citing.file.to_owned(), citing.line, constant))
        });
        let built: BTreeSet<_> = built.collect();
        let missing: Vec<_> = parsed.difference(&built).collect();
        assert!(!parsed.is_empty() && missing.is_empty(), "{missing:?}");
    }
}

/// The ratchet: what is committed is what the repository proves, and a number that got weaker is named.
#[expect(clippy::disallowed_methods, reason = "compares the repository's files")]
fn check_ledger(engine: Engine, numbers: usize, claimable: usize) {
    let committed = |file: &str| std::fs::read_to_string(root().join(file)).unwrap();
    let worked = ledger::compute(&root(), engine).unwrap();
    let (path, faults) = (engine.ledger_path(), engine.known_faults_path());
    let older = Ledger::from_tsv(&path, &committed(&path)).unwrap();
    let weaker = worked.ledger.regressions_since(&older);
    assert!(weaker.is_empty(), "got weaker: {weaker:?}");
    let new: Vec<_> = worked.faults.difference(&decisions::waiting(&root(), engine).unwrap()).cloned().collect();
    assert!(new.is_empty(), "places that decide have a new fault; see `cargo xtask decisions`: {new:?}");
    assert!(decisions::to_tsv(&worked.faults) == committed(&faults), "run `cargo xtask ledger`");
    assert!(worked.ledger.to_tsv() == committed(&path), "run `cargo xtask ledger`");
    let totals = worked.ledger.totals();
    assert_eq!((totals.numbers, totals.claimable), (numbers, claimable));
}

#[test]
fn the_ledger_of_magic_is_what_the_repository_proves() {
    check_ledger(Engine::ALL[0], 3007, 2749);
}

#[test]
fn the_ledger_of_myl_is_what_the_repository_proves() {
    check_ledger(Engine::ALL[1], 130, 121);
}

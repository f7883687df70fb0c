//! Lineages over two small editions of a rulebook about a shore.

use vademecum_document::Document;
use vademecum_vocab::Game;

use super::*;
use vademecum_align::{AlignmentKind, align};
use vademecum_test_support::document;

const FIRST: &str = "
1 Shore
100 Boats
100.1 a boat floats while its hull is dry and somebody bails the water out
100.2 a boat with a hole sinks at the next high tide unless it is repaired before
100.3 two boats never share one mooring, and the later one has to drift away
101 Lamps
101.1 a lamp burns oil every night and shows the sailors where the rocks lie hidden
101.2 an empty lamp counts as dark for each effect that looks for light at sea
";

/// A new chapter before the others; 100.2 is gone, 100.3 is put otherwise, and a rule is added.
const SECOND: &str = "
1 Shore
100 Gulls
100.1 a gull steals one fish from every open basket that nobody is guarding
101 Boats
101.1 a boat floats while its hull is dry and somebody bails the water out
101.2 two boats never share one mooring place, and the later of them must drift away
102 Lamps
102.1 a lamp burns oil every night and shows the sailors where the rocks lie hidden
102.2 an empty lamp counts as dark for each effect that looks for light at sea
102.3 whoever puts out a burning lamp without a reason loses the next turn
";

fn number(text: &str) -> Number {
    text.parse().unwrap()
}

fn date(text: &str) -> EditionDate {
    text.parse().unwrap()
}

const OLD: &str = "magic-cr@2001-01-01.en";
const NEW: &str = "magic-cr@2002-01-01.en";

fn built(documents: &[Document]) -> Lineages {
    LineageBuilder::new(Game::Magic).build(documents, &mut align)
}

/// Where a number of the first edition is in the second, by lineage.
fn follow(lineages: &Lineages, from: &str) -> Option<Number> {
    let [old, new] = [OLD, NEW].map(|id| lineages.table(&id.parse().unwrap()).unwrap());
    new.number_of(old.lineage_of(number(from)).unwrap())
}

fn check_follows(lineages: &Lineages) {
    for (from, to) in [("100", "101"), ("100.1", "101.1"), ("100.3", "101.2"), ("101", "102"), ("101.2", "102.2")] {
        assert_eq!(follow(lineages, from), Some(number(to)), "{from}");
    }
    assert_eq!(follow(lineages, "100.2"), None);
}

#[test]
fn a_rule_keeps_its_identity_under_another_number() {
    check_follows(&built(&[document(OLD, FIRST), document(NEW, SECOND)]));
}

#[test]
fn hashes_stand_in_for_a_text_that_is_not_at_hand() {
    let first = built(&[document(OLD, FIRST)]);
    let lineages = LineageBuilder::new(Game::Magic)
        .with_known(first.clone())
        .build([&document(NEW, SECOND)], &mut |_, _| panic!("there are no two documents to align"));
    check_follows(&lineages);
    assert_eq!(lineages.table(&OLD.parse().unwrap()), first.table(&OLD.parse().unwrap()));
}

#[test]
fn history_tells_what_happened() {
    let lineages = built(&[document(OLD, FIRST), document(NEW, SECOND)]);
    let told = |at: &str, of: &str| {
        let history = lineages.history(lineages.lineage_of(date(at), number(of)).unwrap());
        let stages = history.stages.iter().map(|stage| match stage.number {
            Some(number) => format!("{} {number} {}", stage.date, stage.event.as_str()),
            None => format!("{} {}", stage.date, stage.event.as_str()),
        });
        stages.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(told("2001-01-01", "100.1"), "2001-01-01 100.1 known, 2002-01-01 101.1 moved");
    assert_eq!(told("2001-01-01", "100.3"), "2001-01-01 100.3 known, 2002-01-01 101.2 reworded");
    assert_eq!(told("2001-01-01", "100.2"), "2001-01-01 100.2 known, 2002-01-01 ended");
    assert_eq!(told("2002-01-01", "100.1"), "2002-01-01 100.1 born");
    assert_eq!(told("2001-01-01", "1"), "2001-01-01 1 known, 2002-01-01 1 same");
}

#[test]
fn a_number_that_means_another_rule_does_not_slip_through() {
    let lineages = built(&[document(OLD, FIRST), document(NEW, SECOND)]);
    for shared in ["100", "100.1", "101", "101.1"] {
        let [then, now] = ["2001-01-01", "2002-01-01"].map(|at| lineages.lineage_of(date(at), number(shared)));
        assert_ne!(then, now, "{shared} is another rule now");
    }
}

#[test]
fn editions_join_by_lineage() {
    let lineages = built(&[document(OLD, FIRST), document(NEW, SECOND)]);
    let [old, new] = [OLD, NEW].map(|id| lineages.table(&id.parse().unwrap()).unwrap());
    let forward = lineages.alignment(old, new);
    let kind = |from: &str| forward.link_of(number(from)).map(|link| link.kind);
    assert_eq!(kind("1"), Some(AlignmentKind::Same));
    assert_eq!(kind("100.1"), Some(AlignmentKind::Moved));
    assert_eq!(kind("100.3"), Some(AlignmentKind::Reworded));
    assert_eq!(kind("100.2"), Some(AlignmentKind::Removed));
    let new_ones: Vec<String> =
        forward.links.iter().filter(|link| link.from.is_none()).map(|link| link.to[0].to_string()).collect();
    assert_eq!(new_ones, ["100", "100.1", "102.3"]);
    let itself = lineages.alignment(old, old);
    assert!(itself.links.iter().all(|link| link.kind == AlignmentKind::Same && link.to == [link.from.unwrap()]));
}

#[test]
fn the_order_in_which_editions_come_does_not_change_what_was_known() {
    let (first, second) = (document(OLD, FIRST), document(NEW, SECOND));
    let later = built(std::slice::from_ref(&second));
    let both = LineageBuilder::new(Game::Magic).with_cached(later.clone()).build([&first, &second], &mut align);
    check_follows(&both);
    let id = NEW.parse().unwrap();
    assert_eq!(both.table(&id), later.table(&id));
}

#[test]
fn what_is_unchanged_is_not_read_again_and_keeps_its_identities() {
    let (first, second) = (document(OLD, FIRST), document(NEW, SECOND));
    let one = built(std::slice::from_ref(&first));
    let both = LineageBuilder::new(Game::Magic).with_cached(one.clone()).build([&first, &second], &mut align);
    let told = LineageBuilder::new(Game::Magic).with_cached(one).with_unchanged([first.id.clone()]);
    assert_eq!(told.build([&first, &second], &mut align), both);
    // It is a promise: what is said to be unchanged is not looked at.
    let other = document(OLD, SECOND);
    let told = LineageBuilder::new(Game::Magic)
        .with_cached(both.clone())
        .with_unchanged([other.id.clone(), second.id.clone()]);
    assert_eq!(told.build([&other, &second], &mut align), both);
    // What is unchanged but unknown is read.
    let told = LineageBuilder::new(Game::Magic).with_unchanged([first.id.clone(), second.id.clone()]);
    assert_eq!(told.build([&first, &second], &mut align), built(&[first, second]));
}

#[test]
fn what_was_only_remembered_goes_with_its_document() {
    let (first, second) = (document(OLD, FIRST), document(NEW, SECOND));
    let both = built(&[first.clone(), second]);
    let one = LineageBuilder::new(Game::Magic).with_cached(both.clone()).build([&first], &mut align);
    assert_eq!(one.tables().map(|table| table.document.to_string()).collect::<Vec<_>>(), [OLD]);
    assert_eq!(one.table(&OLD.parse().unwrap()), both.table(&OLD.parse().unwrap()));
}

#[test]
fn a_text_that_changed_a_little_keeps_its_identities() {
    let first = document(OLD, FIRST);
    let before = built(std::slice::from_ref(&first));
    let mended = document(OLD, &FIRST.replace("somebody bails", "someone bails"));
    let after = LineageBuilder::new(Game::Magic).with_cached(before.clone()).build([&mended], &mut align);
    let id = OLD.parse().unwrap();
    let ids =
        |lineages: &Lineages| lineages.table(&id).unwrap().rows().iter().map(|row| row.lineage).collect::<Vec<_>>();
    assert_eq!(ids(&before), ids(&after));
    assert_ne!(before, after, "the hash tells that the text changed");
}

#[test]
fn lineages_read_back_as_written() {
    let lineages = built(&[document(OLD, FIRST), document(NEW, SECOND)]);
    let files = lineages.to_files();
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["magic-cr@2001-01-01.en.tsv", "magic-cr@2002-01-01.en.tsv", "parts.tsv"]);
    let read = Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    assert_eq!(read, Ok(lineages));
    let broken = files[0].1.replacen("100.1\t", "100.x\t", 1);
    let error = Lineages::from_files([(names[0], broken.as_str())]).unwrap_err();
    assert_eq!(error.to_string(), "magic-cr@2001-01-01.en.tsv:4:1: expected a rule number instead of `100.x`");
}

#[test]
fn reviewed_decisions_win_while_their_texts_stand() {
    let (first, second) = (document(OLD, FIRST), document(NEW, SECOND));
    let lineages = built(&[first.clone(), second.clone()]);
    let said =
        |id: &str, of: &str| lineages.table(&id.parse().unwrap()).unwrap().row_by_number(number(of)).unwrap().text_hash;
    let line = |from: u64| {
        format!(
            "from\trule\tto\ttargets\tkind\treason\n{OLD}\t100.2:{from:016x}\t{NEW}\t102.3:{:016x}\treworded\tboth \
             punish carelessness\n",
            said(NEW, "102.3")
        )
    };
    let decisions = LineageDecisions::from_tsv("decisions.tsv", &line(said(OLD, "100.2"))).unwrap();
    let (decided, stale) = decisions.apply(align(&first, &second).unwrap(), &first, &second);
    assert!(stale.is_empty());
    let link = decided.link_of(number("100.2")).unwrap();
    assert_eq!((link.to.as_slice(), link.kind), ([number("102.3")].as_slice(), AlignmentKind::Reworded));
    assert!(!decided.links.iter().any(|link| link.kind == AlignmentKind::Added && link.to == [number("102.3")]));

    let old = LineageDecisions::from_tsv("decisions.tsv", &line(7)).unwrap();
    let machine = align(&first, &second).unwrap();
    let (decided, stale) = old.apply(machine.clone(), &first, &second);
    assert_eq!(stale.len(), 1);
    assert_eq!(decided, machine);
    let text = line(7).replace("102.3:", "102.3-");
    let error = LineageDecisions::from_tsv("decisions.tsv", &text).unwrap_err().to_string();
    assert!(error.starts_with("decisions.tsv:2:70: expected `number:hash` once or several times"), "{error}");
}

fn id(value: u64) -> LineageId {
    LineageId::new(value)
}

fn table<const N: usize>(document: &str, rows: [(&str, u64); N]) -> LineageTable {
    let row = |(of, lineage)| LineageRow { number: number(of), lineage: id(lineage), text_hash: 1, sketch: Vec::new() };
    LineageTable::new(document.parse().unwrap(), false, rows.map(row).to_vec())
}

#[test]
fn parts_are_followed_both_ways() {
    let since = date("2002-01-01");
    let lineages = Lineages::new(
        [
            table(OLD, [("100.1", 1), ("100.2", 2), ("100.3", 3)]),
            table(NEW, [("100.1", 1), ("100.2", 4), ("100.3", 3)]),
        ],
        [
            SplitMerge { since, survivor: id(1), other: id(4), kind: SplitMergeKind::Split },
            SplitMerge { since, survivor: id(3), other: id(2), kind: SplitMergeKind::Merged },
        ],
    );
    let (old, new) = (date("2001-01-01"), since);
    assert_eq!(lineages.numbers_in_edition(id(1), old, new), [number("100.1"), number("100.2")]);
    assert_eq!(lineages.numbers_in_edition(id(2), old, new), [number("100.3")]);
    assert_eq!(lineages.numbers_in_edition(id(4), new, old), [number("100.1")]);
    assert_eq!(lineages.numbers_in_edition(id(3), new, old), [number("100.2"), number("100.3")]);
    let [from, to] = [OLD, NEW].map(|id| lineages.table(&id.parse().unwrap()).unwrap());
    let kinds: Vec<AlignmentKind> = lineages.alignment(from, to).links.iter().map(|link| link.kind).collect();
    assert_eq!(kinds, [AlignmentKind::Split, AlignmentKind::MergedIntoOther, AlignmentKind::Same]);
    let ended = lineages.history(id(2));
    assert_eq!(ended.removal().map(|stage| stage.related_numbers.clone()), Some(vec![number("100.3")]));
}

#[test]
fn a_rule_that_joins_another_has_no_part_in_what_that_one_is_split_into() {
    let since = date("2002-01-01");
    let lineages = Lineages::new(
        [table(OLD, [("100.1", 1), ("100.2", 2)]), table(NEW, [("100.1", 3), ("100.2", 2), ("100.2a", 4)])],
        [
            SplitMerge { since, survivor: id(2), other: id(1), kind: SplitMergeKind::Merged },
            SplitMerge { since, survivor: id(2), other: id(3), kind: SplitMergeKind::Split },
            SplitMerge { since, survivor: id(2), other: id(4), kind: SplitMergeKind::Split },
        ],
    );
    let (old, new) = (date("2001-01-01"), since);
    assert_eq!(lineages.numbers_in_edition(id(1), old, new), [number("100.2")]);
    assert_eq!(lineages.numbers_in_edition(id(2), old, new), [number("100.1"), number("100.2"), number("100.2a")]);
    assert_eq!(lineages.numbers_in_edition(id(4), new, old), [number("100.2")]);
    assert_eq!(lineages.numbers_in_edition(id(2), new, old), [number("100.1"), number("100.2")]);
}

#[test]
fn translations_of_one_edition_share_their_numbers_unless_the_texts_say_otherwise() {
    let spanish = "
1 Costa
100 Botes
100.1 un bote flota mientras el casco
101 Lámparas
101.1 una lámpara
101.2 texto que nadie entiende
";
    let lineages = built(&[document(OLD, FIRST), document("magic-cr@2001-01-01.es", spanish)]);
    let [en, es] = [OLD, "magic-cr@2001-01-01.es"].map(|id| lineages.table(&id.parse().unwrap()).unwrap());
    for row in es.rows() {
        assert_eq!(en.lineage_of(row.number), Some(row.lineage), "{}", row.number);
    }
}

//! Differences between editions that a machine made from one another, so that the truth is known.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

use proptest::prelude::*;
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink, align};
use vademecum_difference::{
    ChangeCategory, ComparisonBasis, DiffPiece, EditionDiff, EntryDiff, IssueKind, PieceOp, TextChange,
    check_translation, diff_editions, original_first, previous_edition,
};
use vademecum_document::{Document, DocumentKind, Node, NodeContent, Target, Term};
use vademecum_test_support::editions::{Rule, chapters, cite, edition, rule};
use vademecum_test_support::random_text;
use vademecum_vocab::{Game, Number};

/// Compares, and checks what must hold for any two editions of one language.
fn compare(old: &Document, new: &Document) -> EditionDiff {
    let alignment = align(old, new).unwrap();
    let found = diff_editions(old, new, &alignment);
    // Every rule of either edition stands in a row.
    let count = |document: &Document| document.nodes.iter().filter(|node| node.number.is_some()).count();
    assert_eq!(found.rows.iter().filter(|row| row.from.is_some() && !row.is_term()).count(), count(old));
    let mut told: Vec<&str> = found.rows.iter().flat_map(|row| &row.to).map(|spot| spot.fragment.as_str()).collect();
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), new.nodes.len());
    for row in found.rows.iter().filter(|row| row.to.len() == 1 && row.kind != AlignmentKind::MergedIntoOther) {
        let text = &new.get(row.to[0].node).unwrap().text;
        let joined = found.rows.iter().filter(|other| other.to == row.to).count();
        if joined == 1 {
            // What stays and what is inserted is the new text.
            assert_eq!(said(&row.text_diffs[0], PieceOp::Delete), *text);
            if let Some(from) = &row.from
                && row.text_diffs[0].iter().all(|piece| piece.old_reference_text.is_none())
            {
                // What stays and what is deleted is the old one.
                let squeezed = |text: &str| text.split_whitespace().collect::<String>();
                assert_eq!(
                    squeezed(&said(&row.text_diffs[0], PieceOp::Insert)),
                    squeezed(&old.get(from.node).unwrap().text)
                );
            }
        }
    }
    found
}

/// The text of pieces, without those of one kind.
fn said(pieces: &[DiffPiece], without: PieceOp) -> String {
    pieces.iter().filter(|piece| piece.op != without).map(|piece| piece.text.as_str()).collect()
}

fn row<'r>(found: &'r EditionDiff, from: &str) -> &'r EntryDiff {
    found.rows.iter().find(|row| row.from.as_ref().is_some_and(|spot| spot.fragment == from)).unwrap()
}

#[test]
fn an_edition_differs_from_itself_in_nothing() {
    let edition = edition(&chapters(), "2020-01-01");
    let found = compare(&edition, &edition);
    assert!(found.rows.iter().all(|row| !row.is_changed() && row.category() == ChangeCategory::Same));
}

#[test]
fn a_mention_that_points_at_another_rule_is_a_change() {
    let old = edition(&chapters(), "2020-01-01");
    let mut changed = chapters();
    changed[1].insert(0, rule(999, 0));
    let mut new = edition(&changed, "2021-01-01");
    // 100.2 cites the rule that was 101.2 and is 101.3 now; this edition forgot to follow it.
    let stale = new.nodes.iter_mut().find(|node| node.fragment == "100.2").unwrap();
    stale.text = stale.text.replace("101.3", "101.2");
    stale.references[0].text = "101.2".to_owned();
    stale.references[0].targets = vec![Target::Number(Number::Rule(101, 2))];
    let found = compare(&old, &new);
    let changed = row(&found, "100.2");
    assert_eq!(
        (changed.kind, changed.change, changed.category()),
        (AlignmentKind::Same, TextChange::References, ChangeCategory::Reworded)
    );
    assert!(!changed.references[0].is_same_target);
    // Another one that followed is no change.
    let followed = row(&found, "100.5");
    assert_eq!(
        (followed.change, followed.category()),
        (TextChange::ReferencesRenumbered, ChangeCategory::ReferencesRenumbered)
    );
    assert_eq!(
        (
            followed.references[0].from.as_deref(),
            followed.references[0].to.as_deref(),
            followed.references[0].is_same_target
        ),
        (Some("101.5"), Some("101.6"), true)
    );
}

#[test]
fn marks_case_and_quotes_are_formatting() {
    let old = edition(&chapters(), "2020-01-01");
    let mut new = old.clone();
    new.nodes[3].text = format!("“{}", new.nodes[3].text.replacen(' ', ", ", 1));
    new.nodes[4].text = new.nodes[4].text.to_uppercase();
    let found = compare(&old, &new);
    let formatted: Vec<&EntryDiff> = found.rows.iter().filter(|row| row.is_changed()).collect();
    assert_eq!(formatted.len(), 2);
    assert!(formatted.iter().all(|row| row.change == TextChange::Formatting && row.category() == ChangeCategory::Same));
}

#[test]
fn examples_are_compared_one_by_one() {
    let mut changed = chapters();
    // 100.4 has one example: another is put before it, and a word of it changes.
    let examples = &mut changed[0][3].examples;
    examples[0] = examples[0].replacen(' ', " otherwise ", 1);
    examples.insert(0, random_text(12_345));
    let found = compare(&edition(&chapters(), "2020-01-01"), &edition(&changed, "2021-01-01"));
    let row = row(&found, "100.4");
    assert_eq!((row.change, row.examples.len()), (TextChange::Examples, 2));
    let places: Vec<_> = row.examples.iter().map(|example| (example.from, example.to)).collect();
    assert_eq!(places, [(Some(0), Some(1)), (None, Some(0))]);
    let inserted: Vec<&str> = row.examples[0]
        .text_diff
        .iter()
        .filter(|piece| piece.op == PieceOp::Insert)
        .map(|piece| piece.text.trim())
        .collect();
    assert_eq!(inserted, ["otherwise"]);
}

#[test]
fn divided_and_joined_rules_are_compared_as_a_whole() {
    let mut changed = chapters();
    let words: Vec<String> = changed[2][4].text.split(' ').map(str::to_owned).collect();
    changed[2][4].text = words[..6].join(" ");
    let rest = Rule { identity: 999, text: words[6..].join(" "), cites: None, examples: Vec::new(), subrules: vec![] };
    changed[2].insert(5, rest);
    let (old, new) = (edition(&chapters(), "2020-01-01"), edition(&changed, "2021-01-01"));
    let found = compare(&old, &new);
    let divided = row(&found, "102.5");
    assert_eq!((divided.category(), divided.change, divided.to.len()), (ChangeCategory::Split, TextChange::None, 2));
    assert_eq!(
        divided.text_diffs.iter().map(|pieces| said(pieces, PieceOp::Delete).trim().to_owned()).collect::<Vec<_>>(),
        [words[..6].join(" "), words[6..].join(" ")]
    );
    // And back: each of the two rules finds its words in the one.
    let found = compare(&new, &old);
    let joined = row(&found, "102.6");
    assert_eq!((joined.category(), joined.change), (ChangeCategory::MergedIntoOther, TextChange::None));
    assert_eq!(said(&joined.text_diffs[0], PieceOp::Delete).trim(), words[6..].join(" "));
    assert_eq!(row(&found, "102.5").change, TextChange::None);
}

#[test]
fn rows_stand_in_the_order_of_the_second_edition() {
    let mut changed = chapters();
    changed[1].remove(4);
    changed[3].insert(2, rule(999, 1));
    let found = compare(&edition(&chapters(), "2020-01-01"), &edition(&changed, "2021-01-01"));
    let places: Vec<usize> = found.rows.iter().filter_map(|row| Some(row.to.first()?.node.get())).collect();
    assert!(places.is_sorted());
    // What is gone stands where it stood.
    let gone = found.rows.iter().position(|row| row.kind == AlignmentKind::Removed).unwrap();
    assert_eq!(found.rows[gone].from.as_ref().unwrap().fragment, "101.5");
    assert_eq!(found.rows[gone].chapter, found.rows[gone - 1].chapter);
    assert!(found.rows[gone - 1].from.as_ref().unwrap().fragment.starts_with("101.4"));
}

#[test]
fn terms_are_found_by_headword_then_by_what_they_say() {
    let mut old = edition(&chapters(), "2020-01-01");
    let mut new = old.clone();
    let term = |headword: &str, text: &str| {
        let mut node = Node::new(
            NodeContent::Term(Box::new(Term { headword: headword.to_owned(), ..Term::default() })),
            format!("term:{headword}"),
        );
        node.title = Some(headword.to_owned());
        node.text = text.to_owned();
        node
    };
    old.nodes.extend([term("Anchor", &random_text(1)), term("Boat", &random_text(2)), term("Gull", &random_text(3))]);
    new.nodes.extend([term("anchor", &random_text(1)), term("Vessel", &random_text(2)), term("Rope", &random_text(4))]);
    let found = diff_editions(&old, &new, &align(&old, &new).unwrap());
    let terms: Vec<_> = found.rows.iter().filter(|row| row.is_term()).map(|row| (row.anchor(), row.kind)).collect();
    assert_eq!(
        terms,
        [
            ("term:anchor", AlignmentKind::Same),
            ("term:Vessel", AlignmentKind::Reworded),
            ("term:Gull", AlignmentKind::Removed),
            ("term:Rope", AlignmentKind::Added)
        ]
    );
}

/// An original, a translation of it, and which rule of one is which of the other.
fn translated(
    original: &[(&str, &str)],
    translated: &[(&str, &str)],
    links: &[(&str, &str, AlignmentKind)],
) -> EditionDiff {
    let node = |&(number, text): &(&str, &str)| {
        let number: Number = number.parse().unwrap();
        let mut node = Node::numbered(number);
        let (before, cited) = text.split_once(" → ").map_or((text, None), |(before, cited)| (before, Some(cited)));
        node.text = before.to_owned();
        if let Some(cited) = cited {
            cite(&mut node, cited.parse().unwrap());
        }
        node
    };
    let document = |id: &str, rules: &[(&str, &str)]| {
        Document::new(id.parse().unwrap(), DocumentKind::Rules, Game::Magic, rules.iter().map(node).collect())
    };
    let from = document("magic-cr@2031-05-04.en", original);
    let to = document("magic-cr@2031-05-04.es", translated);
    assert_eq!(original_first(&to, &from).map(|(first, _)| &first.id), Some(&from.id));
    let link = |&(from, to, kind): &(&str, &str, AlignmentKind)| {
        AlignmentLink::certain(from.parse().ok(), to.parse().into_iter().collect(), kind, "")
    };
    check_translation(&from, &to, &Alignment { links: links.iter().map(link).collect() }, None)
}

/// An alignment of a document with one of the same numbers.
fn unchanged(document: &Document, kind: AlignmentKind) -> Alignment {
    let numbers = document.nodes.iter().filter_map(|node| node.number);
    Alignment { links: numbers.map(|number| AlignmentLink::certain(Some(number), vec![number], kind, "")).collect() }
}

/// What is remarked on the one rule there is.
fn remarks(original: &str, text: &str) -> Vec<(IssueKind, String, String)> {
    let found = translated(&[("100.1", original)], &[("100.1", text)], &[("100.1", "100.1", AlignmentKind::Same)]);
    assert!(found.is_translation() && found.rows.len() == 1);
    found.rows[0].issues.iter().map(|remark| (remark.kind, remark.from.join(" "), remark.to.join(" "))).collect()
}

#[test]
fn facts_of_a_translation() {
    let none: Vec<(IssueKind, String, String)> = Vec::new();
    let one = |what, from: &str, to: &str| vec![(what, from.to_owned(), to.to_owned())];
    assert_eq!(remarks("It costs {2}{T} and 2,500 shells.", "Cuesta {2}{t} y 2.500 caracoles."), none);
    assert_eq!(remarks("It costs {2}{T}.", "Cuesta {3}{T}."), one(IssueKind::Symbols, "{2}", "{3}"));
    assert_eq!(remarks("It gets +1/+1.", "Obtiene +1/-1."), one(IssueKind::NumericValues, "+1", "-1"));
    assert_eq!(remarks("Draw 3 cards.", "Roba tres cartas."), one(IssueKind::DigitsOrWords, "3", ""));
    assert_eq!(remarks("Draw 3 cards.", "Roba 2 cartas."), one(IssueKind::NumericValues, "3", "2"));
    assert_eq!(remarks("It has 40 shells.", "Tiene caracoles."), one(IssueKind::NumericValues, "40", ""));
    let left = "La marea sube, but nobody ever looks at it from the lighthouse.";
    let found = remarks("The tide rises, but nobody ever looks at it from the lighthouse.", left);
    assert_eq!(found, one(IssueKind::Untranslated, "", "“but nobody ever looks at it from the lighthouse”"));
}

#[test]
fn a_translation_against_its_original() {
    let original = [("100", ""), ("100.1", "A → 100.3"), ("100.2", "B → 100.1"), ("100.3", "C"), ("100.4", "D")];
    let text = [("100", ""), ("100.1", "A → 100.2"), ("100.2", "C"), ("100.3", "B → 100.2"), ("100.5", "E")];
    let links = [
        ("100", "100", AlignmentKind::Same),
        ("100.1", "100.1", AlignmentKind::Same),
        ("100.2", "100.3", AlignmentKind::Moved),
        ("100.3", "100.2", AlignmentKind::Moved),
        ("100.4", "", AlignmentKind::Removed),
        ("", "100.5", AlignmentKind::Added),
    ];
    let found = translated(&original, &text, &links);
    let told: Vec<(&str, Vec<IssueKind>)> = found
        .rows
        .iter()
        .map(|row| (row.anchor(), row.issues.iter().map(|remark| remark.kind).collect()))
        .filter(|(_, remarks): &(_, Vec<_>)| !remarks.is_empty())
        .collect();
    // 100.1 follows what it cites; what the original has as 100.2 cites another rule here. What is missing
    // stands behind what it follows in the original.
    assert_eq!(
        told,
        [
            ("100.2", vec![IssueKind::RuleNumber]),
            ("100.4", vec![IssueKind::Missing]),
            ("100.3", vec![IssueKind::References, IssueKind::RuleNumber]),
            ("100.5", vec![IssueKind::Extra]),
        ]
    );
}

#[test]
fn a_translation_that_was_left_behind() {
    // Every word has one translation.
    let foreign = |document: &Document| {
        let mut document = document.clone();
        document.id = format!("magic-cr@{}.es", document.date()).parse().unwrap();
        for node in &mut document.nodes {
            let turned = node.text.split(' ').map(|word| word.chars().rev().chain(['u']).collect::<String>());
            node.text = turned.collect::<Vec<_>>().join(" ");
            node.references.clear();
            node.examples.clear();
        }
        document
    };
    let bare = |mut chapters: Vec<Vec<Rule>>| {
        for rule in chapters.iter_mut().flatten() {
            (rule.cites, rule.examples) = (None, Vec::new());
        }
        chapters
    };
    let old = edition(&bare(chapters()), "2020-01-01");
    let mut changed = bare(chapters());
    // Half of the words of two rules are others now; the translation follows in one of them.
    let spare: Vec<String> = random_text(103).split(' ').map(str::to_owned).collect();
    for at in [1, 4] {
        let words: Vec<String> = changed[2][at].text.split(' ').map(str::to_owned).collect();
        changed[2][at].text = [&words[..7], &spare[..7]].concat().join(" ");
    }
    let new = edition(&changed, "2021-01-01");
    let mut text = foreign(&new);
    let behind = foreign(&old);
    let place = text.nodes.iter().position(|node| node.fragment == "102.5").unwrap();
    text.nodes[place].text.clone_from(&behind.nodes[place].text);
    let since = align(&old, &new).unwrap();
    assert_eq!(previous_edition(&new, &[&text, &new, &old]).map(|before| &before.id), Some(&old.id));
    let found = check_translation(&new, &text, &unchanged(&new, AlignmentKind::Same), Some((&old, &since)));
    let stale = found.rows.iter().filter(|row| row.issues.iter().any(|remark| remark.kind == IssueKind::Outdated));
    assert_eq!(stale.map(EntryDiff::anchor).collect::<Vec<_>>(), ["102.5"]);
}

#[test]
fn a_summary_is_not_compared_with_a_publishers_text() {
    let official = edition(&chapters(), "2020-01-01");
    let mut summary = edition(&chapters(), "2021-01-01");
    summary.kind = DocumentKind::Digest;
    for node in summary.nodes.iter_mut().filter(|node| !node.text.is_empty()) {
        node.text = format!("In short, {}", node.text);
    }
    assert_eq!(ComparisonBasis::of(&official, &summary), ComparisonBasis::SideBySide);
    assert_eq!(ComparisonBasis::of(&summary, &official), ComparisonBasis::SideBySide);
    assert_eq!(ComparisonBasis::of(&summary, &summary), ComparisonBasis::Words);
    for (kind, sort) in
        [(AlignmentKind::Same, ChangeCategory::Same), (AlignmentKind::Reworded, ChangeCategory::Reworded)]
    {
        for (from, to) in [(&official, &summary), (&summary, &official)] {
            let found = diff_editions(from, to, &unchanged(&official, kind));
            assert_eq!(found.basis, ComparisonBasis::SideBySide);
            assert!(!found.rows.is_empty());
            for row in &found.rows {
                assert!(row.text_diffs.is_empty() && row.title_diff.is_empty() && row.examples.is_empty(), "{row:?}");
                // What became of the rule is told all the same.
                assert!(row.is_term() || row.category() == sort, "{row:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Rules that are put in between renumber others and what is cited; nothing else is found.
    #[test]
    fn renumbering_is_no_change(at in (0usize..4, 0usize..9)) {
        let mut changed = chapters();
        changed[at.0].insert(at.1, rule(999, 1));
        let found = compare(&edition(&chapters(), "2020-01-01"), &edition(&changed, "2021-01-01"));
        for row in &found.rows {
            let is_new = row.from.is_none();
            prop_assert_eq!(row.change.may_change_meaning(), is_new, "{:?}", row);
            for reference in &row.references {
                prop_assert!(reference.is_same_target || is_new);
            }
        }
        prop_assert_eq!(found.rows.iter().filter(|row| row.from.is_none()).count(), 2);
    }

    /// One word changes: it is the only difference.
    #[test]
    fn a_changed_word_is_found(at in (0usize..4, 0usize..9), word in 0usize..14) {
        let mut changed = chapters();
        let mut words: Vec<String> = changed[at.0][at.1].text.split(' ').map(str::to_owned).collect();
        let old = std::mem::replace(&mut words[word], "otherwise".to_owned());
        changed[at.0][at.1].text = words.join(" ");
        let found = compare(&edition(&chapters(), "2020-01-01"), &edition(&changed, "2021-01-01"));
        let differing: Vec<&EntryDiff> = found.rows.iter().filter(|row| row.change != TextChange::None).collect();
        prop_assert_eq!(differing.len(), 1);
        let pieces = &differing[0].text_diffs[0];
        let only = |op| pieces.iter().filter(move |piece| piece.op == op).map(|piece| piece.text.trim()).collect::<String>();
        prop_assert_eq!((only(PieceOp::Delete), only(PieceOp::Insert)), (old, "otherwise".to_owned()));
    }
}

//! What is suggested while a reader types.

use vademecum_vocab::Lang;

use crate::Asked;

fn suggested(text: &str, lang: Lang, limit: usize) -> Vec<String> {
    let asked = Asked::new();
    let hits = asked.index.suggest(&asked.graph, text, lang, limit);
    hits.iter().map(|hit| asked.graph.view(hit.node).address()).collect()
}

#[test]
fn numbers_that_begin_like_it() {
    let spanish = |numbers: &[&str]| numbers.iter().map(|n| format!("magic-cr@2024-11-08.es#{n}")).collect::<Vec<_>>();
    assert_eq!(suggested("7", Lang::Es, 3), spanish(&["7", "702", "704"]));
    assert_eq!(suggested("702", Lang::Es, 9), spanish(&["702", "702.9", "702.19"]));
    assert_eq!(suggested("702,9", Lang::Es, 9), spanish(&["702.9", "702.9a", "702.9b"]));
    assert_eq!(suggested("regla 704,5", Lang::En, 2)[1], "magic-cr@2024-11-08.en#704.5f");
    assert_eq!(suggested("4.5.", Lang::Es, 2)[1], "myl-dar@2021-07.es#4.5.3");
    assert_eq!(suggested("50", Lang::Es, 1), ["magic-cr@2024-11-08.es#508"]);
}

#[test]
fn names_that_begin_like_it() {
    assert_eq!(suggested("acc", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("DUEN", Lang::Es, 5), ["magic-cr@2024-11-08.es#term:Dueño"]);
    assert_eq!(suggested("v", Lang::Pt, 5)[0], "magic-cr@2019-01-25.pt#702.9");
    assert_eq!(suggested("volar", Lang::Es, 5)[0], "magic-cr@2024-11-08.es#702.9");
}

#[test]
fn names_with_a_word_that_begins_like_it() {
    assert_eq!(suggested("basa", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("basadas en", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    // What begins like it comes first, what is misspelled last.
    assert_eq!(suggested("de", Lang::Es, 1), ["magic-cr@2024-11-08.es#508"]);
}

#[test]
fn names_of_other_languages_lead_to_the_readers() {
    assert_eq!(suggested("state-b", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("flyi", Lang::Es, 1), ["magic-cr@2024-11-08.es#702.9"]);
    assert_eq!(suggested("vol", Lang::En, 1), ["magic-cr@2024-11-08.en#702.9"]);
}

#[test]
fn names_that_begin_like_it_but_for_an_error() {
    assert_eq!(suggested("acicones", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("arollar", Lang::Es, 1), ["magic-cr@2024-11-08.es#702.19"]);
    assert_eq!(suggested("vasad", Lang::Es, 5), [""; 0]);
    assert_eq!(suggested("aroll", Lang::Es, 1), ["magic-cr@2024-11-08.es#702.19"]);
    assert_eq!(suggested("arol", Lang::Es, 1), [""; 0]);
}

#[test]
fn names_with_several_misspelled_words_that_are_begun() {
    assert_eq!(suggested("acziones vas", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("aciones vasad", Lang::Es, 5), ["magic-cr@2024-11-08.es#704"]);
    assert_eq!(suggested("vasadas acion", Lang::Es, 5), [""; 0]);
}

#[test]
fn nothing_is_suggested_for_nothing() {
    for text in ["", "   ", "¿", "zzz", "99999"] {
        assert_eq!(suggested(text, Lang::Es, 5), [""; 0], "{text}");
    }
}

//! Questions that are numbers.

use vademecum_document::NodeKind;
use vademecum_search::{ParsedQuery, Query};
use vademecum_vocab::Game;

use crate::{Asked, en, es, pt};

#[test]
fn a_number_is_answered_by_the_newest_edition_in_the_readers_language() {
    let asked = Asked::new();
    let all = [
        "magic-cr@2024-11-08.es#702.9b",
        "magic-digest@2024-11-08.es#702.9b",
        "magic-cr@2024-11-08.en#702.9b",
        "magic-cr@2019-01-25.pt#702.9b",
    ];
    for text in ["702.9b", "regla 702,9 b", "CR702.9B", "7029b", "magic/702.9b", "７０２．９ｂ"] {
        assert_eq!(asked.find(&es(text)), all, "{text}");
    }
    assert_eq!(asked.find(&en("rule 702.9b"))[0], "magic-cr@2024-11-08.en#702.9b");
    // The newest edition has no Portuguese text; a number of an older one may be another rule.
    assert_eq!(asked.find(&pt("702.9b"))[..2], ["magic-cr@2024-11-08.es#702.9b", "magic-cr@2024-11-08.en#702.9b"]);
}

#[test]
fn numbers_are_never_approximate() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("702.9z")), [""; 0]);
    assert_eq!(asked.find(&es("regla 999")), [""; 0]);
    assert_eq!(asked.find(&es("704.5g")), ["magic-cr@2019-01-25.pt#704.5g"]);
}

#[test]
fn a_plain_amount_that_is_no_number_here_is_a_word() {
    let asked = Asked::new();
    let answer = asked.index.search(&asked.graph, &es("999")).unwrap();
    assert!(matches!(answer.parsed_query, ParsedQuery::Words { .. }));
}

#[test]
fn sections_are_numbers_of_each_game() {
    let asked = Asked::new();
    let found = asked.find(&es("sección 7"));
    assert_eq!((found.first().unwrap().as_str(), found.len()), ("magic-cr@2024-11-08.es#7", 4));
    assert_eq!(found.last().unwrap(), "myl-dar@2021-07.es#7");
    assert_eq!(asked.find(&es("myl/7")), ["myl-dar@2021-07.es#7"]);
    assert_eq!(asked.find(&es("4.5.3")), ["myl-dar@2021-07.es#4.5.3"]);
}

#[test]
fn a_full_address_comes_before_the_same_number_elsewhere() {
    let asked = Asked::new();
    let found = asked.find(&es("magic-cr@2019-01-25.pt#702.9b"));
    assert_eq!((found[0].as_str(), found.len()), ("magic-cr@2019-01-25.pt#702.9b", 4));
    assert_eq!(asked.find(&es("magic-cr@2024-11-08.es#702.9b~stale1")), ["magic-cr@2024-11-08.es#702.9b~stale1"]);
    assert_eq!(asked.find(&es("magic-cr@2024-11-08.es#term:Volar")), ["magic-cr@2024-11-08.es#term:Volar"]);
    // A document that is not here does not keep the term from being found.
    assert_eq!(asked.find(&es("magic-cr@2020-01-01.es#term:Volar"))[0], "magic-cr@2024-11-08.es#702.9");
}

#[test]
fn numbers_keep_to_what_is_asked_for() {
    let asked = Asked::new();
    let document = "magic-cr@2019-01-25.pt".parse().unwrap();
    let query = Query { document: Some(&document), ..es("702.9b") };
    assert_eq!(asked.find(&query), ["magic-cr@2019-01-25.pt#702.9b"]);
    assert_eq!(asked.find(&Query { game: Some(Game::Myl), ..es("7") }), ["myl-dar@2021-07.es#7"]);
    assert_eq!(asked.find(&Query { kind: Some(NodeKind::Term), ..es("702.9b") }), [""; 0]);
    assert_eq!(asked.find(&Query { limit: 1, ..es("702.9b") }).len(), 1);
    assert_eq!(asked.find(&Query { limit: 0, ..es("702.9b") }).len(), 0);
    for limit in [usize::MAX, usize::MAX / 2, 100_000_000_000] {
        assert!(!asked.find(&Query { limit, ..es("resistencia") }).is_empty(), "{limit}");
    }
}

#[test]
fn a_letter_that_looks_like_a_digit_is_a_letter_where_there_is_such_a_rule() {
    let asked = Asked::new();
    let first = |text: &str| asked.find(&es(text)).into_iter().next().unwrap_or_default();
    assert_eq!(first("7O4.5f"), "magic-cr@2024-11-08.es#704.5f");
    assert_eq!(first("702.l9"), "magic-cr@2024-11-08.es#702.19");
    // No edition uses the letter o: what lies beside it.
    assert_eq!(first("704.5o"), "");
    assert_eq!(first("704.5F"), "magic-cr@2024-11-08.es#704.5f");
}

#[test]
fn headings_beside_words_come_first() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("4.5.3 asignación de daño")), ["myl-dar@2021-07.es#4.5.3"]);
    assert_eq!(asked.find(&es("4.5 y 4.5.3")), ["myl-dar@2021-07.es#4.5", "myl-dar@2021-07.es#4.5.3"]);
    assert_eq!(asked.find(&es("numeral 4.5.3")), ["myl-dar@2021-07.es#4.5.3"]);
}

#[test]
fn a_chapter_is_found_by_its_heading_as_printed() {
    let asked = Asked::new();
    let chapter = "magic-cr@2024-11-08.es#508";
    for text in ["508. Declare Attackers Step", "508 declarar atacantes", "regla 508 combate", "508 - atacantes"] {
        assert_eq!(asked.find(&es(text))[0], chapter, "{text}");
    }
    for text in ["508 cartas", "508 de daño", "regla 509 declarar atacantes"] {
        assert_ne!(asked.find(&es(text)).first().map(String::as_str), Some(chapter), "{text}");
    }
}

//! Questions that are words.

use vademecum_document::{DocumentKind, NodeKind};
use vademecum_search::{Index, Query};
use vademecum_vocab::Game;

use crate::{Asked, en, es, pt, rules};

/// The first answer to a question is the expected one.
#[track_caller]
fn first(query: &Query<'_>, expected: &str) {
    let found = Asked::new().find(query);
    assert_eq!(found.first().map(String::as_str), Some(expected), "{:?} found {found:?}", query.text);
}

#[test]
fn words_meet_without_accents_and_inflected() {
    for text in ["veneno", "VENENOS", "venenosa"] {
        first(&es(text), "magic-cr@2024-11-08.es#104.3");
    }
    first(&es("resistencias"), "magic-digest@2024-11-08.es#704.5f");
    first(&es("activacion"), "magic-cr@2024-11-08.es#term:Activación");
    first(&es("activaciones"), "magic-cr@2024-11-08.es#term:Activación");
    first(&pt("permissao"), "magic-cr@2019-01-25.pt#704.5g");
    first(&pt("voando"), "magic-cr@2019-01-25.pt#702.9b");
    first(&en("abilities evading"), "magic-cr@2024-11-08.en#702.9a");
}

#[test]
fn the_accent_that_was_typed_ranks_first() {
    assert_eq!(Asked::new().find(&es("año"))[..2], ["magic-cr@2024-11-08.es#300.1", "magic-cr@2024-11-08.es#300.2"]);
    assert_eq!(Asked::new().find(&es("ano"))[..2], ["magic-cr@2024-11-08.es#300.2", "magic-cr@2024-11-08.es#300.1"]);
}

#[test]
fn names_that_are_the_whole_question_come_first() {
    let found = Asked::new().find(&es("¡volar!"));
    assert_eq!(found[..2], ["magic-cr@2024-11-08.es#702.9", "magic-cr@2024-11-08.es#term:Volar"]);
    first(&es("dueno"), "magic-cr@2024-11-08.es#term:Dueño");
    first(&es("acciones basadas en el estado"), "magic-cr@2024-11-08.es#704");
    // A name of another language leads to the rule, in the reader's own.
    first(&es("state based actions"), "magic-cr@2024-11-08.es#704");
    first(&es("activar deprisa"), "magic-cr@2024-11-08.es#term:Activación");
    // A word of the reader's language may be another language's name of something else.
    first(&pt("volar"), "magic-cr@2024-11-08.es#702.9");
    first(&en("arrollar"), "magic-cr@2024-11-08.es#702.19");
}

#[test]
fn questions_are_understood_as_they_are_typed() {
    // Typing errors are forgiven.
    first(&es("venneo"), "magic-cr@2024-11-08.es#104.3");
    first(&es("resitensia"), "magic-digest@2024-11-08.es#704.5f");
    first(&es("cemnterio resistencia"), "magic-digest@2024-11-08.es#704.5f");
    // The last word may be half typed.
    first(&es("contadores de ven"), "magic-cr@2024-11-08.es#104.3");
    first(&es("cem"), "magic-digest@2024-11-08.es#704.5f");
    // Names are misspelled as wholes.
    first(&es("acciones vasadas en el estdao"), "magic-cr@2024-11-08.es#704");
    first(&es("aroyar"), "magic-cr@2024-11-08.es#702.19");
    first(&es("state based actoins"), "magic-cr@2024-11-08.es#704");
    // Words of other languages are understood.
    first(&es("flier"), "magic-cr@2024-11-08.en#702.9b");
    first(&en("veneno"), "magic-cr@2024-11-08.es#104.3");
}

#[test]
fn a_name_in_a_question_is_found_misspelled_too() {
    for text in ["cómo funciona arrollar", "qué hace arollar", "¿qué significa aroyar?", "how does arollar work"] {
        first(&es(text), "magic-cr@2024-11-08.es#702.19");
    }
}

#[test]
fn words_that_a_language_has_are_not_repaired() {
    let asked = Asked::new();
    // One edit from «año»; and «daño» and «dado», “flying” and “lying”.
    for text in ["dado", "anillos", "playa"] {
        assert_eq!(asked.find(&es(text)), [""; 0], "{text}");
    }
    assert_eq!(asked.index.search(&asked.graph, &es("dado")).unwrap().unknown_words, ["dado"]);
}

#[test]
fn words_run_together_or_cut_in_two_are_read() {
    first(&es("arro llar"), "magic-cr@2024-11-08.es#702.19");
    first(&es("accionesbasadas en el estado"), "magic-cr@2024-11-08.es#704");
    first(&es("resistenciacementerio"), "magic-digest@2024-11-08.es#704.5f");
}

#[test]
fn what_is_not_understood_is_said() {
    let asked = Asked::new();
    let unknown = |text: &str| asked.index.search(&asked.graph, &es(text)).unwrap().unknown_words;
    assert_eq!(unknown("snarkwix cementerio"), ["snarkwix"]);
    // Where nothing is found, what only resembles known words was not understood either.
    assert_eq!(unknown("florgzub snarkwix venneo"), ["florgzub", "snarkwix", "venneo"]);
}

#[test]
fn signs_may_lack_their_slash() {
    assert_eq!(Asked::new().find(&es("+1+1")), ["magic-cr@2024-11-08.es#704.5q"]);
}

#[test]
fn signs_and_numbers_are_never_forgiven() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("+1/+1")), ["magic-cr@2024-11-08.es#704.5q"]);
    assert_eq!(asked.find(&es("\u{2212}1/\u{2212}1")), ["magic-cr@2024-11-08.es#704.5q"]);
    assert_eq!(asked.find(&es("+1/+2")), [""; 0]);
    assert_eq!(asked.find(&es("{t}")), ["magic-cr@2024-11-08.es#107.5"]);
    assert_eq!(asked.find(&es("{U}")), [""; 0]);
}

#[test]
fn quoted_words_follow_one_another() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("\"daño de combate\"")), ["magic-cr@2024-11-08.es#510.1"]);
    assert_eq!(asked.find(&es("«dano de combate» criaturas")), ["magic-cr@2024-11-08.es#510.1"]);
    let loose = asked.find(&es("daño de combate"));
    assert_eq!(loose[..2], ["magic-cr@2024-11-08.es#510.1", "magic-cr@2024-11-08.es#510.2"]);
    // A phrase that nobody uses is taken for its words.
    assert!(asked.find(&es("\"combate daño\"")).contains(&"magic-cr@2024-11-08.es#510.2".to_owned()));
}

#[test]
fn all_words_come_before_some() {
    let found = Asked::new().find(&es("¿qué pasa con una criatura sin resistencia en el cementerio de su dueño?"));
    assert_eq!(found[0], "magic-cr@2024-11-08.es#704.5f");
    // One word of many is no answer.
    assert!(found.len() > 1 && !found.contains(&"magic-cr@2024-11-08.es#508.1".to_owned()), "{found:?}");
}

#[test]
fn function_words_alone_are_no_answer() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("xyzzyq de la que")), [""; 0]);
    assert!(!asked.find(&es("de la")).is_empty());
    assert_eq!(asked.find(&es("")), [""; 0]);
    assert_eq!(asked.find(&es("¿?")), [""; 0]);
}

#[test]
fn what_is_hardly_understood_is_not_answered() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("florgzub snarkwix cementerio")), [""; 0]);
    assert!(!asked.find(&es("snarkwix cementerio")).is_empty());
    // In four letters another one makes another word.
    assert_eq!(asked.find(&es("xaño")), [""; 0]);
}

#[test]
fn examples_are_found_with_their_rule() {
    let asked = Asked::new();
    assert_eq!(asked.find(&es("arqueros")), ["magic-cr@2024-11-08.es#702.9b"]);
    assert_eq!(asked.snippets(&es("arqueros")), ["Un dragón con alas pasa por encima de una tropa sin [arqueros]."]);
}

#[test]
fn the_newest_edition_of_a_language_answers() {
    let found = Asked::new().find(&en("toughness"));
    assert_eq!(found, ["magic-cr@2024-11-08.en#704.5f"]);
}

#[test]
fn words_keep_to_what_is_asked_for() {
    let asked = Asked::new();
    assert_eq!(asked.find(&rules(es("volar"))), ["magic-cr@2024-11-08.es#702.9"]);
    assert_eq!(asked.find(&Query { game: Some(Game::Myl), ..es("daño") }), ["myl-dar@2021-07.es#4.5.3"]);
    let document = "magic-digest@2024-11-08.es".parse().unwrap();
    let query = Query { document: Some(&document), ..es("vuela") };
    assert_eq!(asked.find(&query), ["magic-digest@2024-11-08.es#702.9b"]);
    assert_eq!(asked.find(&Query { kind: Some(NodeKind::BackMatter), ..es("volar") }), [""; 0]);
}

#[test]
fn stale_duplicates_come_last() {
    let found = Asked::new().find(&es("vuela"));
    assert_eq!(found.last().unwrap(), "magic-cr@2024-11-08.es#702.9b~stale1");
}

#[test]
fn snippets_mark_what_was_met() {
    let asked = Asked::new();
    let snippets = asked.snippets(&Query { limit: 1, ..es("acion resistensia cementerios") });
    assert_eq!(snippets, ["Una criatura sin [resistencia] va al [cementerio] de su dueño."]);
    assert_eq!(
        asked.snippets(&Query { limit: 1, ..es("ACCIONES basadas en estado") }),
        ["[Acciones] [basadas] en el [estado]"]
    );
}

#[test]
fn the_same_question_has_the_same_answer() {
    let (one, two) = (Asked::new(), Asked::new());
    for text in ["criatura", "habilidad que evade", "creature", "habilidade"] {
        assert_eq!(one.find(&es(text)), two.find(&es(text)));
    }
}

#[test]
fn an_endless_question_is_answered() {
    let text = "volar resistencia \"daño\" ".repeat(10_000);
    assert!(!Asked::new().find(&es(&text)).is_empty());
}

#[test]
fn a_named_game_is_no_word() {
    let asked = Asked::new();
    for text in ["daño en myl", "mitos y leyendas: daño", "daño MyL"] {
        assert_eq!(asked.find(&es(text)), ["myl-dar@2021-07.es#4.5.3"], "{text}");
        // What is asked for otherwise has precedence.
        let found = asked.find(&Query { game: Some(Game::Magic), ..es(text) });
        assert_eq!(found, asked.find(&Query { game: Some(Game::Magic), ..es("daño") }), "{text}");
    }
    assert!(asked.find(&es("daño magic")).iter().all(|found| found.starts_with("magic")));
}

#[test]
fn nothing_is_found_without_a_word() {
    let rows = "702.9 | Volar |\n. | | Un punto.\n… | | Tres puntos.";
    let graph =
        vademecum_graph::Graph::new([crate::library::document("magic-cr@2024-11-08.es", DocumentKind::Rules, rows)]);
    let index = Index::in_memory(&graph).unwrap();
    for text in ["''", "???", "…", "\"\"", "( )", ".", " ", ""] {
        let query = Query { each_text: false, ..es(text) };
        assert_eq!(index.search(&graph, &query).unwrap().hits, [], "{text:?}");
    }
}

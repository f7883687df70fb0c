//! Terms from a handful of names.

use vademecum_vocab::{EditionDate, Lang};

use crate::{
    printed_name::{PrintedName, pair_names, parse_name, remark_test, split_names},
    *,
};
use vademecum_align::{Alignment, AlignmentKind, AlignmentLink};
use vademecum_test_support::document;

fn pair(names: [(Lang, &str); 2], kind: TermEvidenceKind) -> TermPair {
    let edition = EditionDate::UNDATED;
    let places =
        [0, 1].map(|side| EvidencePlace { lang: names[side].0, edition, locator: format!("702.{}", side + 1) });
    TermPair {
        names: names.map(|(lang, name)| (lang, name.to_owned())),
        evidence: vec![TermEvidence { kind, places, pair_count: 1 }],
    }
}

const PT: Lang = Lang::Pt;
const ES: Lang = Lang::Es;
const EN: Lang = Lang::En;

#[test]
fn brackets_hold_other_names_or_remarks() {
    let bare = |name: &str, bracket: &str| PrintedName { name: name.to_owned(), bracket: Some(bracket.to_owned()) };
    assert_eq!(parse_name("Adaptar (Adapt)"), bare("Adaptar", "Adapt"));
    assert_eq!(parse_name("“Virar”"), PrintedName { name: "Virar".to_owned(), bracket: None });
    assert_eq!(parse_name("Bando, “Bando com outros”").name, "Bando, Bando com outros");
    let is_remark = remark_test(["A (Obsoleto)", "B (Obsoleto)", "C (See)"].into_iter());
    assert!(is_remark("obsoleto") && !is_remark("See"));
}

#[test]
fn titles_of_several_names_are_taken_apart() {
    let names = pair_names(("Virar e desvirar", PT), ("Girar y enderezar", ES));
    assert_eq!(names[1..], [("Virar".into(), "Girar".into()), ("desvirar".into(), "enderezar".into())]);
    let crossed = pair_names(("Entrada, saída", PT), ("Salida y entrada", ES));
    assert_eq!(crossed[1..], [("saída".into(), "Salida".into()), ("Entrada".into(), "entrada".into())]);
    // What is said of both parts stands with one of them.
    assert_eq!(pair_names(("Custos de areia e cor", PT), ("Coste y color de arena", ES)).len(), 1);
}

#[test]
fn a_very_long_list_is_one_name() {
    let names = |count: usize| split_names(&"Mar, ".repeat(count), ES).len();
    assert_eq!([names(3), names(16), names(17)], [3, 16, 1]);
}

fn terms() -> TermTable {
    TermTable::new(
        vec![
            pair([(PT, "Ímpeto"), (ES, "Prisa")], TermEvidenceKind::Title),
            pair([(PT, "Fúria"), (ES, "Ímpetu")], TermEvidenceKind::Title),
            pair([(PT, "Voar"), (ES, "Vuela")], TermEvidenceKind::Title),
            pair([(ES, "Vuela"), (EN, "Flying")], TermEvidenceKind::Title),
            pair([(PT, "Voar"), (EN, "Flying")], TermEvidenceKind::Glossary),
            pair([(PT, "Criatura"), (ES, "Criatura")], TermEvidenceKind::Glossary),
        ],
        [],
    )
}

#[test]
fn false_friends_are_found_and_never_offered() {
    let terms = terms();
    let friends: Vec<_> = terms.rows().iter().filter(|row| row.false_friend.is_some()).collect();
    let [friend] = friends.as_slice() else { panic!("{friends:?}") };
    assert_eq!((friend.name(PT), friend.name(ES)), (Some("Ímpeto"), Some("Ímpetu")));
    assert_eq!(terms.translations("impeto", PT, ES), ["Prisa"]);
    assert_eq!(terms.translations("Ímpetu", ES, PT), ["Fúria"]);
}

#[test]
fn names_of_three_languages_stand_in_one_row() {
    let terms = terms();
    let row = terms.rows().iter().find(|row| row.name(EN) == Some("Flying")).unwrap();
    assert_eq!((row.name(PT), row.name(ES)), (Some("Voar"), Some("Vuela")));
    assert_eq!(row.evidence.len(), 3);
    assert_eq!(terms.rows().iter().filter(|row| row.name(PT) == Some("Voar")).count(), 1);
}

#[test]
fn names_that_differ_in_number_or_capitals_are_listed_once() {
    let pair = |es: &str, pt: &str| pair([(Lang::Es, es), (Lang::Pt, pt)], TermEvidenceKind::Title);
    let pairs = vec![
        pair("acción de turno", "ação de turno"),
        pair("Acciones de turno", "Ações de-turno"),
        pair("Acción especial", "Ação especial"),
    ];
    let terms = TermTable::new(pairs, []);
    let listed: Vec<_> =
        terms.distinct_titles_and_headwords().into_iter().filter_map(|row| row.name(Lang::Es)).collect();
    assert_eq!(listed, ["Acción especial", "Acciones de turno"]);
}

#[test]
fn a_third_language_gainsays_a_weak_pair() {
    let glossaries = |names: [(Lang, &str); 2]| {
        let mut pair = pair(names, TermEvidenceKind::Glossary);
        let mut again = pair.evidence[0].clone();
        again.places[0].edition = EditionDate::from_ymd(2024, 11, 8).unwrap();
        pair.evidence.push(again);
        pair
    };
    let weak = pair([(PT, "Remo"), (ES, "Ancla")], TermEvidenceKind::Glossary);
    let others = || vec![glossaries([(PT, "Remo"), (EN, "Oar")]), glossaries([(ES, "Ancla"), (EN, "Anchor")])];
    let alone = TermTable::new(vec![weak.clone()], []);
    assert_eq!(alone.translations("Remo", PT, ES), ["Ancla"]);
    let gainsaid = TermTable::new([others(), vec![weak]].concat(), []);
    assert_eq!(gainsaid.translations("Remo", PT, ES), <[&str; 0]>::default());
    // What a title says holds.
    let title = pair([(PT, "Remo"), (ES, "Ancla")], TermEvidenceKind::Title);
    assert_eq!(TermTable::new([others(), vec![title]].concat(), []).translations("Remo", PT, ES), ["Ancla"]);
}

/// Rules of two languages, the same number the same rule.
fn mined(portuguese: &str, spanish: &str) -> TermTable {
    let [pt, es] = [("magic-cr@2019-01-25.pt", portuguese), ("magic-cr@2024-11-08.es", spanish)]
        .map(|(id, lines)| document(id, lines));
    let numbers = pt.nodes.iter().filter_map(|node| node.number);
    let links =
        numbers.map(|number| AlignmentLink::certain(Some(number), vec![number], AlignmentKind::Same, "")).collect();
    let alignment = Alignment { links };
    let named = titles_and_headwords(&pt).chain(titles_and_headwords(&es)).collect::<Vec<_>>();
    TermTable::new(mine_pairs(&pt, &es, &alignment), named)
}

#[test]
fn phrases_of_texts_are_paired_by_the_company_they_keep() {
    let terms = mined(
        "
        1 Costa
        100 Barcos
        100.1 um barco sai da doca de pedra.
        100.2 ninguém pesca na doca de pedra sem licença da doca de pedra.
        100.3 a maré cobre a doca de pedra.
        100.4 quem dorme na doca de pedra paga mais.
        101 Faróis
        101.1 um farol apaga ao amanhecer.
        101.2 o vento muda cada tarde.
        101.3 as redes secam ao sol.
        101.4 ninguém conta as gaivotas.
        101.5 cada remo tem dono.
        101.6 quem perde a vela volta a nado.
        101.7 a neblina esconde tudo.
        101.8 o sino toca duas vezes.
        ",
        "
        1 Costa
        100 Barcas
        100.1 una barca sale del muelle de piedra.
        100.2 nadie pesca en un muelle de piedra sin permiso del muelle de piedra.
        100.3 la marea cubre cada muelle de piedra.
        100.4 quien duerme en este muelle de piedra paga más.
        101 Faros
        101.1 un faro se apaga al amanecer.
        101.2 el viento cambia cada tarde.
        101.3 las redes se secan al sol.
        101.4 nadie cuenta las gaviotas.
        101.5 cada remo tiene dueño.
        101.6 quien pierde la vela vuelve a nado.
        101.7 la niebla esconde todo.
        101.8 la campana suena dos veces.
        ",
    );
    assert_eq!(terms.translations("doca de pedra", PT, ES), ["muelle de piedra"]);
    let row = terms.rows().iter().find(|row| row.name(PT) == Some("doca de pedra")).unwrap();
    assert!(!row.is_title_or_headword() && row.evidence[0].pair_count == 4, "{row:?}");
    // Nothing but the end of a sentence follows it, and no piece of it stands alone.
    assert!(terms.translations("pedra", PT, ES).is_empty() || terms.translations("pedra", PT, ES) == ["piedra"]);
}

#[test]
fn what_a_title_tells_of_many_it_tells_of_one() {
    let rules = |one: &str, many: &str, says: [&str; 4]| {
        let lines = says.iter().enumerate().map(|(n, says)| format!("100.{} {says} {one}.\n", n + 1));
        format!("1 X\n100 {many}\n{}", lines.collect::<String>())
    };
    let terms = mined(
        &rules("embarcação", "Embarcações", ["quem rema a", "ninguém vende a", "a chuva molha cada", "falta uma"]),
        &rules("nave", "Naves", ["quien rema la", "nadie vende la", "la lluvia moja cada", "falta una"]),
    );
    assert_eq!(terms.translations("embarcação", PT, ES), ["nave"]);
    let row = terms.rows().iter().find(|row| row.name(PT) == Some("embarcação")).unwrap();
    assert!(row.is_title_or_headword(), "{row:?}");
}

#[test]
fn terms_read_back_as_written() {
    let terms = terms();
    let read = TermTable::from_tsv("terms.tsv", &terms.to_tsv()).unwrap();
    assert_eq!(read.to_tsv(), terms.to_tsv());
    let names = |terms: &TermTable| {
        terms.rows().iter().map(|row| Lang::ALL.map(|lang| row.name(lang).map(str::to_owned))).collect::<Vec<_>>()
    };
    assert_eq!(names(&read), names(&terms));
    assert_eq!(
        read.rows().iter().map(|row| row.false_friend.clone()).collect::<Vec<_>>(),
        terms.rows().iter().map(|row| row.false_friend.clone()).collect::<Vec<_>>()
    );
    let error =
        TermTable::from_tsv("terms.tsv", "es\tpt\ten\tfirst_means\tsecond_means\tevidence\na\tb\t\t\t\tx").unwrap_err();
    assert!(error.to_string().starts_with("terms.tsv:2:8: expected pieces of evidence"), "{error}");
}

//! Terms from a handful of names.

use vademecum_vocab::{EditionDate, Lang};

use super::{
    name::{Printed, matched, printed, remarks},
    *,
};

fn pair(names: [(Lang, &str); 2], kind: Found) -> TermPair {
    let edition = EditionDate::UNDATED;
    let places = [0, 1].map(|side| Place { lang: names[side].0, edition, at: format!("702.{}", side + 1) });
    TermPair {
        names: names.map(|(lang, name)| (lang, name.to_owned())),
        evidence: vec![Evidence { kind, places, times: 1 }],
    }
}

const PT: Lang = Lang::Pt;
const ES: Lang = Lang::Es;
const EN: Lang = Lang::En;

#[test]
fn brackets_hold_other_names_or_remarks() {
    let bare = |name: &str, bracket: &str| Printed { name: name.to_owned(), bracket: Some(bracket.to_owned()) };
    assert_eq!(printed("Adaptar (Adapt)"), bare("Adaptar", "Adapt"));
    assert_eq!(printed("“Virar”"), Printed { name: "Virar".to_owned(), bracket: None });
    assert_eq!(printed("Bando, “Bando com outros”").name, "Bando, Bando com outros");
    let is_remark = remarks(["A (Obsoleto)", "B (Obsoleto)", "C (See)"].into_iter());
    assert!(is_remark("obsoleto") && !is_remark("See"));
}

#[test]
fn titles_of_several_names_are_taken_apart() {
    let names = matched(("Virar e desvirar", PT), ("Girar y enderezar", ES));
    assert_eq!(names[1..], [("Virar".into(), "Girar".into()), ("desvirar".into(), "enderezar".into())]);
    let crossed = matched(("Entrada, saída", PT), ("Salida y entrada", ES));
    assert_eq!(crossed[1..], [("saída".into(), "Salida".into()), ("Entrada".into(), "entrada".into())]);
    // What is said of both parts stands with one of them.
    assert_eq!(matched(("Custos de areia e cor", PT), ("Coste y color de arena", ES)).len(), 1);
}

fn terms() -> Terms {
    Terms::new(
        vec![
            pair([(PT, "Ímpeto"), (ES, "Prisa")], Found::Title),
            pair([(PT, "Fúria"), (ES, "Ímpetu")], Found::Title),
            pair([(PT, "Voar"), (ES, "Vuela")], Found::Title),
            pair([(ES, "Vuela"), (EN, "Flying")], Found::Title),
            pair([(PT, "Voar"), (EN, "Flying")], Found::Glossary),
            pair([(PT, "Criatura"), (ES, "Criatura")], Found::Glossary),
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
    assert_eq!(terms.meanings("impeto", PT, ES), ["Prisa"]);
    assert_eq!(terms.meanings("Ímpetu", ES, PT), ["Fúria"]);
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
fn terms_read_back_as_written() {
    let terms = terms();
    let read = Terms::read("terms.tsv", &terms.to_tsv()).unwrap();
    assert_eq!(read.to_tsv(), terms.to_tsv());
    let names = |terms: &Terms| {
        terms.rows().iter().map(|row| Lang::ALL.map(|lang| row.name(lang).map(str::to_owned))).collect::<Vec<_>>()
    };
    assert_eq!(names(&read), names(&terms));
    assert_eq!(
        read.rows().iter().map(|row| row.false_friend.clone()).collect::<Vec<_>>(),
        terms.rows().iter().map(|row| row.false_friend.clone()).collect::<Vec<_>>()
    );
    let error = Terms::read("terms.tsv", "es\tpt\ten\tfirst_means\tsecond_means\tevidence\nx").unwrap_err();
    assert_eq!(error.to_string(), "terms.tsv:2: this is no term");
}

//! Terms of the real editions: what they are called in other languages, and what only looks alike.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    sync::LazyLock,
};

use vademecum_document::Document;
use vademecum_terminology::TermTable;
use vademecum_text::fold;
use vademecum_vocab::Lang;
use vademecum_xtask::lineage;

use crate::documents::document;

/// The terms mined from the documents whose names have one of these endings.
fn mined(endings: &[&str]) -> TermTable {
    let documents: Vec<Document> = endings.iter().map(|ending| document(ending).clone()).collect();
    let lineages = lineage::generate(vademecum_tests::root(), &documents).unwrap();
    TermTable::from_tsv("mined", &lineage::terms(documents, lineages)).unwrap()
}

/// What all checks look at, mined once: from the texts in Spanish and Portuguese, and from those in English too.
static ENGLISH_TOO: LazyLock<TermTable> =
    LazyLock::new(|| mined(&["2024-11-08.es", "2019-01-25.pt", "2024-11-08.en", "2019-01-25.en"]));
static WITHOUT_ENGLISH: LazyLock<TermTable> = LazyLock::new(|| mined(&["2024-11-08.es", "2019-01-25.pt"]));

/// Both, with what to call them.
fn both() -> [(&'static TermTable, &'static str); 2] {
    [(&ENGLISH_TOO, "with English"), (&WITHOUT_ENGLISH, "without English")]
}

pub(crate) fn what_ships_is_what_the_documents_say() {
    let root = vademecum_tests::root();
    let shipped = fs::read_to_string(root.join(lineage::TERMS_PATH)).unwrap_or_default();
    assert!(ENGLISH_TOO.to_tsv() == shipped, "`cargo xtask terms` writes the terms anew");
}

/// The entry in whose place the Spanish edition prints dots.
const WITHOUT_SPANISH_NAME: &str = "Snow-Covered (Obsolete)";

/// A glossary printed in the order of its original tells what its entries translate; the titles that we wrote
/// down from the printed editions tell the names of rules.
pub(crate) fn translations_against_originals() {
    let headwords = |ending| -> Vec<String> {
        let nodes = document(ending).nodes.iter();
        nodes.filter_map(|node| Some(node.term()?.headword.clone())).collect()
    };
    let bare = |name: &str| fold(name.split(" (").next().unwrap_or(name)).trim_matches(['"', '“', '”']).to_owned();
    let terms: &TermTable = &ENGLISH_TOO;
    let (spanish, mut english) = (headwords("2024-11-08.es"), headwords("2024-11-08.en"));
    english.retain(|name| name != WITHOUT_SPANISH_NAME);
    assert_eq!(spanish.len(), english.len());
    let (mut right, mut wrong) = (0, Vec::new());
    for (name, original) in spanish.iter().zip(&english) {
        let offered: Vec<String> = terms.translations(&bare(name), Lang::Es, Lang::En).into_iter().map(&bare).collect();
        if offered.contains(&bare(original)) {
            right += 1;
        } else if !offered.is_empty() {
            wrong.push(format!("{name}: {offered:?} instead of {original}"));
        }
    }
    println!("glossary es-en: {right} right of {}, {} wrong: {wrong:#?}", spanish.len(), wrong.len());
    assert!(right * 100 >= spanish.len() * 97 && wrong.len() * 100 <= spanish.len(), "{wrong:#?}");

    let titles = fs::read_to_string(vademecum_tests::root().join("rules/magic/titles.tsv")).unwrap();
    let columns = ["number", "en", "es", "pt", "pt_source"];
    let titles = vademecum_tsv::parse("titles.tsv", &titles, columns, |cells| Ok(cells.map(|cell| cell.to_owned())));
    let titles: Vec<[String; 5]> = titles.unwrap().into_iter().filter(|row| row[4] == "2019").collect();
    for (terms, what) in both() {
        let (mut right, mut wrong, mut unknown) = (0, Vec::new(), Vec::new());
        for [number, _, es, pt, _] in &titles {
            let offered = terms.translations(&bare(pt), Lang::Pt, Lang::Es);
            match offered.as_slice() {
                [] => unknown.push(format!("{number} {pt}")),
                names if names.iter().any(|name| bare(name) == bare(es)) => right += 1,
                names => wrong.push(format!("{number} {pt}: {names:?} instead of {es}")),
            }
        }
        println!("titles pt-es {what}: {right} right, wrong: {wrong:#?}, unknown: {unknown:#?}");
        assert!(wrong.len() * 100 <= right && unknown.len() * 100 <= right * 6, "{what}: {wrong:#?} {unknown:#?}");
    }
}

/// A name as what it is told apart by: folded, without marks and spaces, each word in the singular.
fn key(name: &str) -> String {
    let folded = fold(name).replace(['\'', '’'], "");
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(|word| if word.len() > 3 { word.trim_end_matches('s') } else { word }).collect()
}

/// Terms whose translations people wrote down: so many per cent are offered rightly, of all of them and of those
/// for which anything is offered.
pub(crate) fn translations_against_a_list() {
    let path = vademecum_tests::root().join("tests/data/gold/terms-pt-es.tsv");
    let list = fs::read_to_string(path).unwrap();
    let list = vademecum_tsv::parse("terms-pt-es.tsv", &list, ["pt", "es", "en"], |cells| {
        Ok(cells.map(|cell| cell.to_owned()))
    });
    let list: Vec<[String; 3]> = list.unwrap();
    for (terms, what) in both() {
        for (place, lang) in [(1, Lang::Es), (2, Lang::En)] {
            // English originals are no help where there are none.
            if lang == Lang::En && what != "with English" {
                continue;
            }
            let rows = terms.rows().iter().filter(|row| row.false_friend.is_none());
            let mut offered: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for (name, other) in rows.filter_map(|row| Some((row.name(Lang::Pt)?, row.name(lang)?))) {
                offered.entry(key(name)).or_default().insert(key(other));
            }
            let (mut right, mut wrong, mut unknown) = (0, Vec::new(), Vec::new());
            for names in &list {
                match offered.get(&key(&names[0])) {
                    None => unknown.push(&names[0]),
                    // A stroke stands between two names that are both right, or within one.
                    Some(offered)
                        if std::iter::once(names[place].as_str())
                            .chain(names[place].split('/'))
                            .any(|name| offered.contains(&key(name))) =>
                    {
                        right += 1;
                    }
                    Some(offered) => wrong.push(format!("{} {offered:?}, not {}", names[0], names[place])),
                }
            }
            let found = f64::from(right) * 100.0 / list.len() as f64;
            let sure = f64::from(right) * 100.0 / (f64::from(right) + wrong.len() as f64).max(1.0);
            println!("pt-{lang} {what}: {found:.1} % of {} right, {sure:.1} % of those offered", list.len());
            println!("  wrong: {wrong:#?}\n  unknown: {unknown:?}");
            assert!(found >= 95.0 && sure >= 98.0, "{found:.1} {sure:.1}");
        }
    }
}

pub(crate) fn false_friends() {
    for (terms, _) in both() {
        let friends: BTreeSet<(String, String)> = terms
            .rows()
            .iter()
            .filter(|row| row.false_friend.is_some())
            .filter_map(|row| Some((fold(row.name(Lang::Pt)?), fold(row.name(Lang::Es)?))))
            .collect();
        for (pt, es, means) in [
            ("ímpeto", "ímpetu", "prisa"),
            ("fortalecer", "fortalecer", "reforzar"),
            ("desaparecer", "desaparecer", "desmaterializarse"),
            ("feitiço", "hechizo", "conjuro"),
            ("iniciativa", "iniciativa", "dañar primero"),
            ("replicar", "replicar", "reproducir"),
            ("reforçar", "reforzar", "estímulo"),
            ("girado", "girado", "invertido"),
            ("conjurar", "conjuro", "lanzar"),
            ("fusão", "fusionar", "combinar"),
        ] {
            assert!(friends.contains(&(fold(pt), fold(es))), "{pt} / {es} is no false friend: {friends:?}");
            let offered: Vec<String> = terms.translations(pt, Lang::Pt, Lang::Es).into_iter().map(fold).collect();
            assert_eq!(offered, [fold(means)], "{pt}");
        }
    }
}

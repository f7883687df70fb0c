//! What titles and invented cards are called in the languages that a scenario is not written in, and the questions that
//! scenarios answer.

use std::{collections::HashMap, sync::LazyLock};

use vademecum_abilities::SubtypeNames;
use vademecum_card_compiler::{find_subtype, write_subtype};
use vademecum_machine::tokens::PREDEFINED;
use vademecum_text::fold;
use vademecum_vocab::Lang;

/// A row for each name, a column for each language.
const NAMES: &str = include_str!("../../../rules/magic/scenarios/names.tsv");

static ROWS: LazyLock<Vec<[&str; 3]>> = LazyLock::new(|| {
    let rows = NAMES.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.filter_map(|row| row.try_into().ok()).collect()
});

/// The rows by the name in each language.
static ROWS_BY_NAME: LazyLock<[HashMap<&str, [&str; 3]>; 3]> =
    LazyLock::new(|| [0, 1, 2].map(|at| ROWS.iter().map(|row| (row[at], *row)).collect()));

pub(crate) const fn column(lang: Lang) -> usize {
    match lang {
        Lang::Es => 0,
        Lang::Pt => 1,
        Lang::En => 2,
    }
}

/// What something is called in a language; `None` where nobody wrote it down.
pub fn called(name: &str, from: Lang, to: Lang) -> Option<&'static str> {
    ROWS_BY_NAME[column(from)].get(name).map(|row| row[column(to)])
}

/// What an object is called whose name has the word of a sticker in it (123.6): the word stays as it is.
pub(crate) fn stickered_called(name: &str, from: Lang, to: Lang) -> Option<String> {
    let words: Vec<&str> = name.split(' ').collect();
    (0..words.len()).find_map(|at| {
        let card = [&words[..at], &words[at + 1..]].concat().join(" ");
        let mut told: Vec<&str> = called(&card, from, to)?.split(' ').collect();
        let is_last = at + 1 == words.len();
        told.insert(if is_last { told.len() } else { at.min(told.len()) }, words[at]);
        Some(told.join(" "))
    })
}

/// Names that the rules give to tokens and emblems, which are neither predefined nor made of subtypes: that of the Ring (701.52c)
/// and that of a transformed Incubator (111.10i).
const OTHER_NAMES: [[&str; 3]; 2] =
    [["El Anillo", "O Anel", "The Ring"], ["Ficha de Pirexiano", "Ficha de Phyrexiano", "Phyrexian Token"]];

/// What a token is called in a language that is called by its subtypes (111.4) or by the rules (111.10); `None` if it has
/// another name.
pub(crate) fn token_called(name: &str, subtypes: &SubtypeNames, from: Lang, to: Lang) -> Option<String> {
    let folded = fold(name);
    if let Some(token) = PREDEFINED.iter().find(|token| fold(token.names[column(from)]) == folded) {
        return Some(token.names[column(to)].to_owned());
    }
    if let Some(names) = OTHER_NAMES.iter().find(|names| names[column(from)] == name) {
        return Some(names[column(to)].to_owned());
    }
    let subtype = |name: &str| subtypes.name(find_subtype(name, subtypes)?);
    // Some subtypes are of two words.
    if let Some(whole) = subtype(name) {
        return Some(write_subtype(whole, to).to_owned());
    }
    let mut known = name.split(' ').map(subtype).collect::<Option<Vec<&str>>>()?;
    // Of an Army, English writes what it is of before it.
    match (from == Lang::En, to == Lang::En) {
        (false, true) if known.first() == Some(&"Army") => known.rotate_left(1),
        (true, false) if known.last() == Some(&"Army") => known.rotate_right(1),
        _ => {}
    }
    Some(known.into_iter().map(|subtype| write_subtype(subtype, to)).collect::<Vec<_>>().join(" "))
}

/// A row for each file of a scenario: its path below the folder of scenarios, and a column for each language.
const QUESTIONS: &str = include_str!("../../../rules/magic/scenarios/questions.tsv");

static QUESTION_ROWS: LazyLock<HashMap<&str, [&str; 3]>> = LazyLock::new(|| {
    let rows = QUESTIONS.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    let rows = rows.filter_map(|row| <[&str; 4]>::try_from(row).ok());
    rows.map(|[file, es, pt, en]| (file, [es, pt, en])).collect()
});

/// The question that a scenario answers, by its path below the folder of scenarios (`702/arrollar.md`); `None` where nobody
/// wrote it down.
pub fn question(file: &str, lang: Lang) -> Option<&'static str> {
    QUESTION_ROWS.get(file).map(|row| row[column(lang)])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_row_has_every_language_and_no_name_stands_for_two() {
        assert_eq!(NAMES.lines().next(), Some("es\tpt\ten"));
        assert_eq!(ROWS.len(), NAMES.lines().count() - 1);
        for lang in Lang::ALL {
            let names: BTreeSet<&str> = ROWS.iter().map(|row| row[column(lang)]).collect();
            assert_eq!(names.len(), ROWS.len(), "{lang}");
            assert!(names.iter().all(|name| !name.is_empty() && name.trim() == *name), "{lang}");
        }
    }

    #[test]
    fn every_question_is_asked_once_in_every_language() {
        assert_eq!(QUESTIONS.lines().next(), Some("file\tes\tpt\ten"));
        assert_eq!(QUESTION_ROWS.len(), QUESTIONS.lines().count() - 1);
        for lang in Lang::ALL {
            let questions: BTreeSet<&str> = QUESTION_ROWS.values().map(|row| row[column(lang)]).collect();
            assert_eq!(questions.len(), QUESTION_ROWS.len(), "{lang}");
            let odd = questions.iter().find(|asked| !asked.ends_with('?') || asked.chars().count() > 120);
            assert_eq!(odd, None, "{lang}");
            assert!(lang != Lang::Es || questions.iter().all(|asked| asked.contains('¿')));
        }
    }

    #[test]
    fn names_are_found_from_every_language() {
        for (from, name) in [(Lang::Es, "Arrollar"), (Lang::Pt, "Atropelar"), (Lang::En, "Trample")] {
            assert_eq!(called(name, from, Lang::Pt), Some("Atropelar"));
        }
        assert_eq!(called("Nadie", Lang::Es, Lang::Pt), None);
    }

    #[test]
    fn the_word_of_a_sticker_stays_in_a_translated_name() {
        let told = |name| stickered_called(name, Lang::Es, Lang::Pt);
        assert_eq!(told("Viejo Oso del sendero").as_deref(), Some("Viejo Urso da trilha"));
        assert_eq!(told("Oso del sendero Viejo").as_deref(), Some("Urso da trilha Viejo"));
        assert_eq!(told("Nadie"), None);
    }
}

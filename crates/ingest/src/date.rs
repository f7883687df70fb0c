//! Dates as documents and file names write them.

use std::sync::LazyLock;

use regex::Regex;
use vademecum_text::fold;
use vademecum_vocab::{EditionDate, Lang};

use crate::vocabulary::RulesVocabulary;

/// Finds the first full date in a text and the language it is written in, if it names a month.
pub(crate) fn find(text: &str) -> Option<(EditionDate, Option<Lang>)> {
    let folded = fold(text);
    Lang::ALL
        .into_iter()
        .filter_map(|lang| in_words(&folded, lang).map(|(at, date)| (at, date, Some(lang))))
        .chain(in_digits(&folded).map(|(at, date)| (at, date, None)))
        .min_by_key(|&(at, ..)| at)
        .map(|(_, date, lang)| (date, lang))
}

/// A date spelled with a month's name: `8 de noviembre de 2024`, `November 8th, 2024`.
fn in_words(folded: &str, lang: Lang) -> Option<(usize, EditionDate)> {
    static DAY_FIRST: LazyLock<Regex> = regex!(
        r"\b(\d{1,2})\s*(?:\.?[ºªo°]|st|nd|rd|th)?\.?\s+(?:de\s+|of\s+)?([a-z]{3,10})\.?,?\s+(?:del?\s+)?(\d{4})\b"
    );
    static MONTH_FIRST: LazyLock<Regex> = regex!(r"\b([a-z]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b");
    let months = RulesVocabulary::of(lang).months;
    // An abbreviation of three letters or more will do (`Nov.`, `set.`).
    let month = |word: &str| (1u8..).zip(months).find(|(_, name)| name.starts_with(word)).map(|(n, _)| n);
    let read = |pattern: &Regex, day: usize, name: usize| {
        pattern.captures_iter(folded).find_map(|c| {
            let date = EditionDate::from_ymd(c[3].parse().ok()?, month(&c[name])?, c[day].parse().ok()?)?;
            Some((c.get(0)?.start(), date))
        })
    };
    [read(&DAY_FIRST, 1, 2), read(&MONTH_FIRST, 2, 1)].into_iter().flatten().min_by_key(|&(at, _)| at)
}

/// Finds a month and its year, where no day is given: `Julio 2021`, `julho de 2021`.
pub(crate) fn month(text: &str) -> Option<EditionDate> {
    static MONTH: LazyLock<Regex> = regex!(r"\b([a-z]{3,10}),?\s+(?:del?\s+|of\s+)?(\d{4})\b");
    let folded = fold(text);
    MONTH.captures_iter(&folded).find_map(|c| {
        let named =
            |lang| (1u8..).zip(RulesVocabulary::of(lang).months).find(|(_, name)| **name == &c[1]).map(|(n, _)| n);
        EditionDate::from_year_month(c[2].parse().ok()?, Lang::ALL.into_iter().find_map(named)?)
    })
}

/// A date in digits, year first: `2024-11-08`, `2003/10/01`.
fn in_digits(text: &str) -> Option<(usize, EditionDate)> {
    static YEAR_FIRST: LazyLock<Regex> = regex!(r"\b(\d{4})[-/._](\d{1,2})[-/._](\d{1,2})\b");
    YEAR_FIRST.captures_iter(text).find_map(|c| {
        let date = EditionDate::from_ymd(c[1].parse().ok()?, c[2].parse().ok()?, c[3].parse().ok()?)?;
        Some((c.get(0)?.start(), date))
    })
}

/// The date that a file's name tells: `magic-cr-2024-11-08.es.txt`, `MagicCompRules 20241108.txt`,
/// `notes-2021-07.md`, `notes-2025.txt`.
pub(crate) fn in_name(name: &str) -> Option<EditionDate> {
    static NAME: LazyLock<Regex> = regex!(r"(?:^|\D)((?:19|20)\d\d)(?:[-_. ]?(\d\d)(?:[-_. ]?(\d\d))?)?(?:\D|$)");
    NAME.captures_iter(name).find_map(|c| {
        let year = c[1].parse().ok()?;
        let part = |i: usize| c.get(i).and_then(|m| m.as_str().parse().ok());
        match (part(2), part(3)) {
            (Some(m), Some(d)) => EditionDate::from_ymd(year, m, d),
            (Some(m), None) => EditionDate::from_year_month(year, m),
            _ => EditionDate::from_year(year),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        assert_eq!(find(text).map_or(String::new(), |(date, _)| date.to_string()), expected, "{text}");
    }

    #[test]
    fn dates_in_words_are_read_in_every_language() {
        check("Vale desde el 8 de noviembre de 2024.", "2024-11-08");
        check("Vale desde el viernes, 8 de Noviembre del 2024", "2024-11-08");
        check("desde el 1.º de enero de 2020", "2020-01-01");
        check("a partir de 25 de janeiro 2019.", "2019-01-25");
        check("a partir de 1º de março de 2019", "2019-03-01");
        check("as of November 8, 2024.", "2024-11-08");
        check("as of Friday, November 8th, 2024", "2024-11-08");
        check("as of 1 Oct. 2003", "2003-10-01");
        check("as of the 3rd of May 2019", "2019-05-03");
    }

    #[test]
    fn dates_in_digits_are_read_year_first() {
        check("[CompRules 2003/10/01]", "2003-10-01");
        check("version 2024-11-08", "2024-11-08");
        check("11/8/2024", "");
        check("2024-13-40", "");
    }

    #[test]
    fn months_without_a_day() {
        let check = |text, expected: &str| {
            assert_eq!(month(text).map_or(String::new(), |date| date.to_string()), expected, "{text}");
        };
        check("FORMATO CHICO JULIO 2021", "2021-07");
        check("Março de 2019", "2019-03");
        check("May 2020", "2020-05");
        check("en 2021, versión 2021", "");
    }

    #[test]
    fn the_month_names_the_language() {
        assert_eq!(find("8 de noviembre de 2024").and_then(|d| d.1), Some(Lang::Es));
        assert_eq!(find("8 de novembro de 2024").and_then(|d| d.1), Some(Lang::Pt));
        assert_eq!(find("November 8, 2024").and_then(|d| d.1), Some(Lang::En));
    }

    #[test]
    fn names_of_files_tell_dates() {
        let check = |name, expected: &str| {
            assert_eq!(in_name(name).map_or(String::new(), |date| date.to_string()), expected, "{name}");
        };
        check("magic-cr-2024-11-08.es.txt", "2024-11-08");
        check("MagicCompRules 20241108.txt", "2024-11-08");
        check("myl-dar-2021-07.es.md", "2021-07");
        check("notes-2025.txt", "2025");
        check("rules.txt", "");
        check("12345678.txt", "");
    }
}

//! Numbered headings: `4.- TITLE`, `4.5 Title`, `4.6.8.1 Title`, with the marks of Markdown or without any.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_text::fold;
use vademecum_vocab::Number;

use crate::{
    draft::Fragment,
    vocabulary::{RulesVocabulary, is_one_of},
};

const MAX_TITLE_CHARS: usize = 140;

/// A line that begins with a number and goes on like a title. Places are bytes of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Numbered {
    pub(super) number: Number,
    /// The printed number, with dots and dashes.
    pub(super) label: Range<usize>,
    /// The title, emphasis included.
    pub(super) title: Range<usize>,
    /// Whether it is written as only headings are: more than one level, or `4.-`.
    pub(super) dashed: bool,
}

/// A heading of the body. Places are bytes of the source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Heading {
    pub(super) number: Number,
    /// The printed number.
    pub(super) label: Range<usize>,
    /// The title; a wrapped one has several fragments.
    pub(super) title: Vec<Fragment>,
    /// Emphasis before and behind the number.
    pub(super) marks: [Range<usize>; 2],
}

/// Reads the start of a line as a number with a title behind it.
pub(super) fn numbered(text: &str) -> Option<Numbered> {
    static NUMBERED: LazyLock<Regex> = regex!(
        r#"^[*_]*(?P<label>(?:(?P<section>[1-9])|(?P<decimal>[1-9]\d?(?:\.[1-9]\d?){1,3}))(?P<mark>\.-|[.)]-?|-)?)(?P<space>[*_]*\s*)(?P<title>[*_]*[\p{Lu}¡¿“"«].*)$"#
    );
    if !text.trim_start_matches(['*', '_']).starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let found = NUMBERED.captures(text)?;
    let dash = found.name("mark").is_some_and(|mark| mark.as_str().ends_with('-'));
    if !dash && !found["space"].ends_with(char::is_whitespace) {
        return None;
    }
    let title = found.name("title")?.range();
    if text[title.clone()].chars().nth(MAX_TITLE_CHARS).is_some() {
        return None;
    }
    let (number, dashed) = match found.name("decimal") {
        Some(decimal) => (decimal.as_str().parse().ok()?, true),
        None => (found["section"].parse().ok()?, dash),
    };
    Some(Numbered { number, label: found.name("label")?.range(), title, dashed })
}

pub(super) fn is_bold(text: &str) -> bool {
    text.len() > 4 && text.starts_with("**") && text.ends_with("**") && !text[2..text.len() - 2].contains("**")
}

/// Whether a text has letters, and all of them are capitals.
pub(super) fn is_upper(text: &str) -> bool {
    text.chars().any(char::is_uppercase) && !text.chars().any(char::is_lowercase)
}

/// Whether a number is what comes behind another: its first child, the next at its own level, or the next
/// at an outer one.
pub(super) fn follows(last: Number, number: Number) -> bool {
    let levels = |number: Number| match number {
        Number::Section(section) => [section, 0, 0, 0],
        Number::Outline(levels) => levels,
        Number::Chapter(_) | Number::Rule(..) | Number::Subrule(..) => [0; 4],
    };
    let (last, number) = (levels(last), levels(number));
    let Some(first) = (0..4).find(|&i| last[i] != number[i]) else { return false };
    number[first] == last[first].saturating_add(1) && number[first + 1..].iter().all(|&n| n == 0)
}

pub(super) fn is_glossary(title: &str, words: &RulesVocabulary) -> bool {
    is_one_of(&fold(title), words.glossary)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let shown = numbered(text).map_or("none".to_owned(), |found| {
            let dashed = if found.dashed { "" } else { "?" };
            format!("{}{dashed}|{}|{}", found.number, &text[found.label], &text[found.title])
        });
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn numbers_with_titles() {
        check("4.- ZONAS", "4|4.-|ZONAS");
        check("4.-\tZONAS", "4|4.-|ZONAS");
        check("4.5 Jugar", "4.5|4.5|Jugar");
        check("4.10.3. ¿Jugar?", "4.10.3|4.10.3.|¿Jugar?");
        check("**4.5 Jugar**", "4.5|4.5|Jugar**");
        check("4.6.8.1\tDirigidos", "4.6.8.1|4.6.8.1|Dirigidos");
        check("4. En este paso", "4?|4.|En este paso");
    }

    #[test]
    fn other_lines() {
        for text in ["4.5.3", "4.5 cartas", "20 Oros", "4.5.6.7.8 Nada", "Título", "4.5Jugar", ""] {
            check(text, "none");
        }
    }

    #[test]
    fn what_comes_behind_what() {
        let check = |last: &str, number: &str, expected| {
            assert_eq!(follows(last.parse().unwrap(), number.parse().unwrap()), expected, "{last} {number}");
        };
        check("4", "4.1", true);
        check("4", "5", true);
        check("4.1", "4.1.1", true);
        check("4.2.2.1", "4.2.3", true);
        check("4.2.2.1", "5", true);
        check("4.2", "4.4", false);
        check("4.2", "4.3.1", false);
        check("4.2", "4.1", false);
    }
}

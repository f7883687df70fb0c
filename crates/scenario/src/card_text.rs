//! Rules text of invented cards in the languages that their scenario is not written in: lines that people wrote in every
//! language, with places for what is the same in all of them. A line that the card compiler cannot read in a language yet is
//! marked there with [`SHOWN_ONLY`].

use std::{collections::HashMap, sync::LazyLock};

use vademecum_vocab::Lang;

use crate::called::column;

/// A row for each line, a column for each language.
const LINES: &str = include_str!("../../../rules/magic/scenarios/card-text.tsv");

/// What marks a line that is shown to readers but not compiled: nothing but its author says that it means the same.
const SHOWN_ONLY: char = '~';

/// The rows by the line in each language.
static ROWS_BY_LINE: LazyLock<[HashMap<&str, [&str; 3]>; 3]> = LazyLock::new(|| {
    let mut by_line = [HashMap::new(), HashMap::new(), HashMap::new()];
    for row in rows() {
        for (lines, line) in by_line.iter_mut().zip(row) {
            // Where a language says the same of two rows, either means it.
            lines.entry(line).or_insert(row);
        }
    }
    by_line
});

fn rows() -> impl Iterator<Item = [&'static str; 3]> {
    let rows = LINES.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.filter_map(|row| row.try_into().ok())
}

/// The kind of a placeholder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The name of a card or of a room.
    Card,
    /// Mana symbols, and those for tickets.
    Cost,
    /// A loyalty cost at the beginning of a line.
    Loyalty,
    /// `+1/-1`.
    Modifier,
    /// A number in digits but 1, which has words of its own.
    Number,
    /// `2/2`.
    Size,
}

impl Place {
    const ALL: [Place; 6] = [Place::Card, Place::Cost, Place::Loyalty, Place::Modifier, Place::Number, Place::Size];

    /// The placeholder in the table.
    const fn mark(self) -> &'static str {
        match self {
            Place::Card => "<card>",
            Place::Cost => "<cost>",
            Place::Loyalty => "<loyalty>",
            Place::Modifier => "<mod>",
            Place::Number => "<n>",
            Place::Size => "<size>",
        }
    }
}

/// A name in the language of a text and in the one that it is translated to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Name<'n> {
    pub(crate) written: &'n str,
    pub(crate) translated: &'n str,
}

/// A line of rules text in another language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Translation {
    pub(crate) text: String,
    /// Whether the card compiler cannot read some of it yet.
    pub(crate) is_shown_only: bool,
}

/// Maximum number of sentences and clauses that a line is split into.
const MAX_PARTS: usize = 8;

/// A line of rules text in another language, whole; `None` where nobody wrote it. The longest names stand first.
pub(crate) fn translated(line: &str, names: &[Name<'_>], from: Lang, to: Lang) -> Option<Translation> {
    let mut told = Translation { text: String::new(), is_shown_only: false };
    if from == to || !line.chars().any(char::is_alphabetic) {
        line.clone_into(&mut told.text);
        return Some(told);
    }
    // Sentences and clauses have rows of their own where no row has the whole line.
    let mut rest = line;
    for _ in 0..MAX_PARTS {
        if let Some(whole) = row(rest, names, from, to) {
            told.extend(&whole);
            return Some(told);
        }
        let ends: Vec<(usize, usize)> = part_ends(rest).take(MAX_PARTS).collect();
        let (part, next) =
            ends.iter().rev().find_map(|&(end, next)| Some((row(&rest[..end], names, from, to)?, (end, next))))?;
        told.extend(&part);
        told.text.push_str(&rest[next.0..next.1]);
        rest = &rest[next.1..];
    }
    None
}

impl Translation {
    fn extend(&mut self, part: &Translation) {
        self.text.push_str(&part.text);
        self.is_shown_only |= part.is_shown_only;
    }
}

/// Where the sentences and clauses of a line end, and where the next ones begin.
fn part_ends(line: &str) -> impl Iterator<Item = (usize, usize)> {
    line.match_indices([',', ':', '.']).filter_map(|(at, sign)| {
        let after = at + sign.len();
        let end = if sign == "." { after } else { at };
        line[after..].starts_with(' ').then_some((end, after + 1))
    })
}

/// The translation of a text by a row of the table.
fn row(text: &str, names: &[Name<'_>], from: Lang, to: Lang) -> Option<Translation> {
    // A name may be a word of the text too: "Human".
    [&[][..], names].into_iter().find_map(|names| {
        let Pattern { text, values } = Pattern::of(text, names);
        let row = ROWS_BY_LINE[column(from)].get(text.as_str())?;
        let line = row[column(to)];
        let text = fill(line.trim_start_matches(SHOWN_ONLY), &values)?;
        Some(Translation { text, is_shown_only: line.starts_with(SHOWN_ONLY) })
    })
}

/// A line of rules text with placeholders, as in the table, and their values.
#[derive(Debug)]
struct Pattern<'l> {
    text: String,
    values: Vec<(Place, &'l str)>,
}

impl<'l> Pattern<'l> {
    fn of(line: &'l str, names: &[Name<'l>]) -> Pattern<'l> {
        let mut pattern = Pattern { text: String::new(), values: Vec::new() };
        let mut at = 0;
        while let Some(next) = line[at..].chars().next() {
            let rest = &line[at..];
            let before = line[..at].chars().next_back();
            let begins_word = !before.is_some_and(char::is_alphanumeric);
            let name = names.iter().find(|name| begins_word && begins_with_name(rest, name.written));
            let found = name
                .map(|name| (Place::Card, name.written.len(), name.translated))
                .or_else(|| symbols(rest).map(|length| (Place::Cost, length, &rest[..length])))
                .or_else(|| figures(rest, before).map(|(place, length)| (place, length, &rest[..length])));
            match found {
                Some((place, length, value)) => {
                    pattern.text.push_str(place.mark());
                    pattern.values.push((place, value));
                    at += length;
                }
                None => {
                    // A number that has no place, or what is no number.
                    let digits = digits(rest).max(next.len_utf8());
                    pattern.text.push_str(&rest[..digits]);
                    at += digits;
                }
            }
        }
        pattern
    }
}

fn begins_with_name(rest: &str, name: &str) -> bool {
    let after = rest.strip_prefix(name).filter(|_| !name.is_empty());
    after.is_some_and(|after| !after.starts_with(char::is_alphanumeric))
}

/// The length of the symbols that pay something at the beginning of a text: `{2}{G}`, but not `{T}`.
fn symbols(text: &str) -> Option<usize> {
    let mut length = 0;
    while let Some(inner) = text[length..].strip_prefix('{')
        // No further than the next brace: braces that nothing closes cost no more than other signs.
        && let Some(end) = inner.find(['{', '}']).filter(|&end| inner[end..].starts_with('}'))
        && !matches!(&inner[..end], "T" | "Q")
    {
        length += end + 2;
    }
    (length > 0).then_some(length)
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

/// The length of a plus or minus sign and the digits behind it.
fn signed(text: &str) -> Option<usize> {
    let sign = text.chars().next().filter(|sign| matches!(sign, '+' | '-' | '−'))?.len_utf8();
    let digits = digits(&text[sign..]);
    (digits > 0).then_some(sign + digits)
}

/// A number at the beginning of a text, as far as there is a place for it.
fn figures(text: &str, before: Option<char>) -> Option<(Place, usize)> {
    if let Some(power) = signed(text)
        && let Some(rest) = text[power..].strip_prefix('/')
        && let Some(toughness) = signed(rest)
    {
        return Some((Place::Modifier, power + 1 + toughness));
    }
    if before.is_none()
        && let length = signed(text).unwrap_or_else(|| digits(text))
        && length > 0
        && text[length..].starts_with(':')
    {
        return Some((Place::Loyalty, length));
    }
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '+' | '-' | '/');
    let length = digits(text);
    if length == 0 || before.is_some_and(is_part) {
        return None;
    }
    let rest = &text[length..];
    if let Some(rest) = rest.strip_prefix('/') {
        let toughness = digits(rest);
        return (toughness > 0).then_some((Place::Size, length + 1 + toughness));
    }
    let is_number = &text[..length] != "1" && !rest.starts_with(char::is_alphanumeric);
    is_number.then_some((Place::Number, length))
}

/// Replaces the placeholders of a line by values; `None` if a value is missing.
fn fill(row: &str, values: &[(Place, &str)]) -> Option<String> {
    let mut used = vec![false; values.len()];
    let mut line = String::new();
    let mut rest = row;
    while let Some(at) = rest.find('<') {
        line.push_str(&rest[..at]);
        let place = Place::ALL.into_iter().find(|place| rest[at..].starts_with(place.mark()))?;
        let next = (0..values.len()).find(|&next| !used[next] && values[next].0 == place)?;
        used[next] = true;
        line.push_str(values[next].1);
        rest = &rest[at + place.mark().len()..];
    }
    line.push_str(rest);
    Some(line)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn marks(line: &str) -> BTreeMap<&'static str, usize> {
        Place::ALL.into_iter().map(|place| (place.mark(), line.matches(place.mark()).count())).collect()
    }

    #[test]
    fn rows_are_whole_and_in_order_and_have_the_same_places_in_every_language() {
        assert_eq!(LINES.lines().next(), Some("es\tpt\ten"));
        assert_eq!(rows().count(), LINES.lines().count() - 1);
        let all: Vec<[&str; 3]> = rows().collect();
        assert!(all.is_sorted_by(|one, other| one < other), "not in order, or twice");
        for [es, pt, en] in all {
            let is_odd = |line: &str| line.trim() != line || line.contains("  ");
            assert!(![es, pt, en].into_iter().any(is_odd), "{es}");
            let told = [es, pt, en].map(|line| line.trim_start_matches(SHOWN_ONLY));
            // A line is found by the pattern that its places make.
            for line in told {
                assert!(!line.is_empty(), "{told:?} is not translated");
                assert_eq!(marks(line), marks(told[0]), "{line}");
                let examples = [("<cost>", "{2}{G}"), ("<loyalty>", "+1"), ("<mod>", "+1/-1"), ("<n>", "3")];
                let example = examples.into_iter().fold(line.to_owned(), |line, (mark, is)| line.replace(mark, is));
                let example = example.replace("<size>", "2/2").replace("<card>", "Name");
                let name = Name { written: "Name", translated: "Name" };
                assert_eq!(Pattern::of(&example, &[name]).text, line);
            }
        }
    }

    #[test]
    fn places_are_filled_in_the_order_of_the_language() {
        let bear = Name { written: "Oso", translated: "Urso" };
        let told = |line: &str| translated(line, &[bear], Lang::Es, Lang::Pt).map(|it| it.text);
        let line = "Oso hace 3 puntos de daño a cualquier objetivo.";
        assert_eq!(told(line).as_deref(), Some("Urso causa 3 pontos de dano a qualquer alvo."));
        assert_eq!(told("Osos hace 3 puntos de daño a cualquier objetivo."), None);
        assert_eq!(told("Ganas 1 vida.").as_deref(), Some("Você ganha 1 ponto de vida."));
        assert_eq!(told("Ganas 12 vidas.").as_deref(), Some("Você ganha 12 pontos de vida."));
        assert_eq!(told("+2: Ganas 1 vida.").as_deref(), Some("+2: Você ganha 1 ponto de vida."));
        assert_eq!(told("5/5").as_deref(), Some("5/5"));
        let sentences = "Roba una carta. Ganas 2 vidas. Roba una carta.";
        assert_eq!(told(sentences).as_deref(), Some("Compre um card. Você ganha 2 pontos de vida. Compre um card."));
        assert_eq!(told("Roba una carta. Nadie lo escribió."), None);
        assert_eq!(told("{T}: Nada que alguien haya escrito."), None);
    }

    #[test]
    fn what_the_compiler_cannot_read_is_marked() {
        let told = |line: &str| translated(line, &[], Lang::Es, Lang::Pt).unwrap();
        let (read, shown) = (told("Roba una carta."), told("Roba una carta. La criatura encantada es roja."));
        assert_eq!((read.is_shown_only, shown.is_shown_only), (false, true));
        assert_eq!(shown.text, "Compre um card. A criatura encantada é vermelha.");
    }

    #[test]
    fn nothing_that_stands_in_a_line_is_read_beyond_its_end() {
        for line in ["", "{", "{T", "+", "−", "+1/", "+1/-", "1/", "12", "<n>", "<card", "{}{", "é1/1é", "−1:"] {
            let names = [Name { written: "é", translated: "<" }];
            for lang in Lang::ALL {
                translated(line, &names, Lang::Es, lang);
                translated(&line.repeat(1_000), &names, Lang::Es, lang);
            }
        }
    }
}

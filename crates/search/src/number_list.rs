//! Rule numbers inside a query: several, in lists and ranges, or beside words.

use std::{ops::Range, sync::LazyLock};

use regex::Regex;
use vademecum_vocab::{Letter, Number};

/// Maximum number of rule numbers that are read from a query.
const MAX_NUMBERS: usize = 24;

/// The rule numbers in a query, and its other words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct NumberList {
    /// The numbers in the order in which they are named, each once; ranges are expanded.
    pub(crate) numbers: Vec<Number>,
    /// The query without them.
    pub(crate) rest: String,
}

/// A rule number with what may follow it: the end of a range, or further letters of the same rule.
static LISTED: LazyLock<Regex> = LazyLock::new(|| {
    /// What stands between the ends of a range.
    const TO: &str = r"\s? (?: [-–—…] | \.{2,3} | \b (?: al? | to | hasta | at[eé] | through | thru ) \b ) \s?";
    const ARTICLE: &str = r"(?: (?: la | el | a | o | the ) \s )? (?: (?: letra | letter ) \s )?";
    const AND: &str = r"\s? (?: [,/&+] | \b (?: y | e | o | u | ou | and | or ) \b ) \s*";
    const LETTERS: &str = r"\s* (?: \( \s* | (?: letras? | letters? | incisos? | al[ií]neas? ) \s+ | \s )";
    // A letter that is a word of its own in one of the languages does not continue a list.
    const LISTED_LETTER: &str = "[b-df-np-tv-xz]";
    let pattern = format!(
        r"(?xi)
        (?: \b (?<between> entre | between ) \s+ (?: (?: las? | as? | the | reglas? | regras? | rules? ) \s+ )* )?
        \b (?<chapter> \d{{3}} ) [.,] \s? (?<rule> \d{{1,3}} ) \.? (?<letter> [a-z]{{1,2}} )? \b
        (?: (?: (?<to> {TO} ) | {AND} ) {ARTICLE} (?<last_chapter> \d{{3}} ) [.,] (?<last_rule> \d{{1,3}} ) (?<last_letter> [a-z] )? \b
          | [-–—] (?<last_alone> \d{{1,2}} ) \b
          | {TO} {ARTICLE} (?<last> [a-z] ) \b
          | (?<more> (?: {AND} {LISTED_LETTER} \b )+ )
          | {LETTERS} (?<first> [a-z] ) \b (?: {TO} {ARTICLE} (?<until> [a-z] ) \b | (?<others> (?: {AND} {LISTED_LETTER} \b )+ ) )? \)?
        )?"
    );
    Regex::new(&pattern).expect("the pattern is fixed and a test compiles it")
});

/// A chapter that is called one, or a chapter and a rule without a dot, beside other words.
static UNDOTTED: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?xi) \b (?: cap[ií]tulo | chapter | secci[oó]n | se[cç][aã]o | section | cap\.? ) \s+ (?<chapter> \d{3} ) \b
        | \b (?<apart> [1-9] \d{2} ) \s (?<rule> \d{1,3} ) \b";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// Decimal headings (`4.5.3`), alone or as the ends of a range.
static HEADINGS: LazyLock<Regex> = LazyLock::new(|| {
    let pattern = r"(?xi) \b (?<first> \d{1,2} (?: \. \d{1,2} ){1,3} ) \b
        (?: \s? (?: [-–—…] | \b (?: al? | to | hasta | at[eé] | through | thru ) \b ) \s? (?: (?: la | el | a | o | the ) \s )?
            (?<last> \d{1,2} (?: \. \d{1,2} ){1,3} ) \b )?";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// Rule numbers that are read one after another, each once.
#[derive(Default)]
struct Listed(Vec<Number>);

impl Listed {
    fn add(&mut self, number: Number) {
        if self.0.len() < MAX_NUMBERS && !self.0.contains(&number) {
            self.0.push(number);
        }
    }

    /// Adds what lies between two numbers of one rule or of one chapter, and the second.
    fn add_up_to(&mut self, from: Number, to: Number) {
        match (from, to) {
            (Number::Subrule(chapter, rule, first), Number::Subrule(last_chapter, last_rule, last))
                if (chapter, rule) == (last_chapter, last_rule) =>
            {
                letters_between(first, last).for_each(|letter| self.add(Number::Subrule(chapter, rule, letter)));
            }
            (Number::Rule(chapter, first), Number::Rule(last_chapter, last)) if chapter == last_chapter => {
                (first..=last).skip(1).take(MAX_NUMBERS).for_each(|rule| self.add(Number::Rule(chapter, rule)));
            }
            (Number::Outline(first), Number::Outline(last)) => {
                headings_between(first, last).for_each(|number| self.add(number));
                self.add(to);
            }
            _ => self.add(to),
        }
    }
}

/// Reads the rule numbers of a query; `None` if it has none. A decimal heading, which may be an amount («2.5»), is a number
/// only where one `exists`.
pub(crate) fn number_list(text: &str, exists: impl Fn(Number) -> bool) -> Option<NumberList> {
    let mut listed = Listed::default();
    let rest = read_rules(text, &mut listed);
    let rest = read_headings(&rest, exists, &mut listed);
    if !listed.0.is_empty() {
        return Some(NumberList { numbers: listed.0, rest });
    }
    let found = UNDOTTED.captures(text)?;
    let number = match found.name("chapter") {
        Some(chapter) => chapter.as_str().parse(),
        None => format!("{}.{}", &found["apart"], &found["rule"]).parse(),
    };
    let rest = UNDOTTED.replace(text, " ").into_owned();
    Some(NumberList { numbers: vec![number.ok()?], rest })
}

/// Reads rules and subrules; returns the text without them.
fn read_rules(text: &str, listed: &mut Listed) -> String {
    let mut rest = String::new();
    let mut end = 0;
    for found in LISTED.captures_iter(text) {
        let part = |name: &str| found.name(name).map(|part| part.as_str());
        let (Some(chapter), Some(rule)) = (part("chapter"), part("rule")) else { continue };
        let in_rule = |letter: &str| format!("{chapter}.{rule}{}", letter.to_ascii_lowercase()).parse::<Number>().ok();
        // «702.2 a» is a letter only where others follow; elsewhere it is a word.
        let continues = part("until").or(part("others")).is_some();
        let spaced = part("first").filter(|letter| continues || !is_word(letter));
        let Some(first) = in_rule(part("letter").or(spaced).unwrap_or_default()) else { continue };
        listed.add(first);
        if let (Some(last_chapter), Some(last_rule)) = (part("last_chapter"), part("last_rule")) {
            let letter = part("last_letter").unwrap_or_default().to_ascii_lowercase();
            let last = format!("{last_chapter}.{last_rule}{letter}").parse().ok();
            let is_range = part("between").is_some() || part("to").is_some();
            last.into_iter().for_each(|last| if is_range { listed.add_up_to(first, last) } else { listed.add(last) });
        }
        if let Some(last) = part("last_alone").and_then(|last| format!("{chapter}.{last}").parse().ok()) {
            listed.add_up_to(first, last);
        }
        if let Some(last) = part("last").or(part("until")).and_then(in_rule) {
            listed.add_up_to(first, last);
        }
        let letters = part("more").or(part("others")).unwrap_or_default();
        let letters =
            letters.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() == 1 && !is_word(word));
        letters.filter_map(in_rule).for_each(|number| listed.add(number));
        let whole = found.get(0).map_or(0..0, |whole| whole.range());
        rest.push_str(&text[end..whole.start]);
        rest.push(' ');
        end = if part("first").is_some() && spaced.is_none() {
            found.name("first").map_or(whole.end, |first| first.start())
        } else {
            whole.end
        };
    }
    rest.push_str(&text[end..]);
    rest
}

/// Reads the decimal headings that exist; returns the text without them.
fn read_headings(text: &str, exists: impl Fn(Number) -> bool, listed: &mut Listed) -> String {
    let mut rest = String::new();
    let mut end = 0;
    for found in HEADINGS.captures_iter(text) {
        let number = |name: &str| {
            let part = found.name(name).filter(|part| stands_alone(text, part.range()))?;
            Some((part.as_str().parse::<Number>().ok().filter(|&number| exists(number))?, part.end()))
        };
        let Some((first, first_end)) = number("first") else { continue };
        listed.add(first);
        let last = number("last");
        if let Some((last, _)) = last {
            listed.add_up_to(first, last);
        }
        rest.push_str(&text[end..found.get(0).map_or(end, |whole| whole.start())]);
        rest.push(' ');
        end = last.map_or(first_end, |(_, last_end)| last_end);
    }
    rest.push_str(&text[end..]);
    rest
}

/// Whether digits are a number of their own, and no part of a longer one, of a date, a sum or a share.
fn stands_alone(text: &str, range: Range<usize>) -> bool {
    let mut before = text[..range.start].chars().rev();
    let mut after = text[range.end..].chars();
    let is_led = match before.next() {
        Some('+' | '$' | '/' | '\u{2212}') => true,
        // Behind another number it is a dash.
        Some('-') => !before.next().is_some_and(|c| c.is_ascii_digit()),
        Some('.' | ':') => before.next().is_some_and(|c| c.is_ascii_digit()),
        _ => false,
    };
    let is_continued = match after.next() {
        Some('%' | '/') => true,
        Some('.' | ':') => after.next().is_some_and(|c| c.is_ascii_digit()),
        _ => false,
    };
    !is_led && !is_continued
}

/// The headings of one level between two of them.
fn headings_between(first: [u8; 4], last: [u8; 4]) -> impl Iterator<Item = Number> {
    let level = first.iter().take_while(|&&part| part != 0).count().saturating_sub(1);
    let is_one_level = first[..level] == last[..level] && last[level + 1..] == first[level + 1..];
    let between = if is_one_level { first[level].saturating_add(1)..last[level] } else { 0..0 };
    between.take(MAX_NUMBERS).map(move |part| {
        let mut levels = first;
        levels[level] = part;
        Number::Outline(levels)
    })
}

/// Whether a letter is a word of its own in one of the languages.
fn is_word(letter: &str) -> bool {
    matches!(letter.to_ascii_lowercase().as_str(), "a" | "e" | "i" | "o" | "u" | "y")
}

/// The letters behind `from` up to `to`.
fn letters_between(from: Letter, to: Letter) -> impl Iterator<Item = Letter> {
    std::iter::successors(from.next(), |letter| letter.next()).take_while(move |letter| *letter <= to).take(MAX_NUMBERS)
}

/// The numbers before and after one with a letter that no edition uses (`704.5l`).
pub(crate) fn neighbors(number: Number) -> Vec<Number> {
    let Number::Subrule(chapter, rule, letter) = number else { return Vec::new() };
    if !letter.is_skipped() {
        return Vec::new();
    }
    let before = letter.index().checked_sub(1).map(Letter::from_index);
    before.into_iter().chain(letter.next()).map(|letter| Number::Subrule(chapter, rule, letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A document with the headings `4.2` to `5.9.9`.
    fn exists(number: Number) -> bool {
        matches!(number, Number::Outline([4 | 5, 2..=9, 0..=9, 0]))
    }

    #[track_caller]
    fn check(text: &str, numbers: &str, rest: &str) {
        let read = number_list(text, exists).unwrap();
        let listed: Vec<String> = read.numbers.iter().map(Number::to_string).collect();
        let words: Vec<&str> = read.rest.split_whitespace().collect();
        assert_eq!((listed.join(" ").as_str(), words.join(" ").as_str()), (numbers, rest), "{text}");
    }

    #[test]
    fn lists_and_ranges() {
        check("704.5j y 704.5k", "704.5j 704.5k", "");
        check("601.2a-h", "601.2a 601.2b 601.2c 601.2d 601.2e 601.2f 601.2g 601.2h", "");
        check("de 601.2a a la 601.2d", "601.2a 601.2b 601.2c 601.2d", "de");
        check("704.5f to h", "704.5f 704.5g 704.5h", "");
        check("702.19 b y c", "702.19b 702.19c", "");
        check("702.19 letters b and c", "702.19b 702.19c", "");
        check("702.19(b-d)", "702.19b 702.19c 702.19d", "");
        check("702.2 a-c", "702.2a 702.2b 702.2c", "");
        check("702.19b hasta la d", "702.19b 702.19c 702.19d", "");
        check("entre 702.19b y 702.19d", "702.19b 702.19c 702.19d", "");
        check("702.2 a 702.4", "702.2 702.3 702.4", "");
        check("702.2-4", "702.2 702.3 702.4", "");
        check("702.2 y 702.19", "702.2 702.19", "");
        check("704.5j-n", "704.5j 704.5k 704.5m 704.5n", "");
        check("702.2b and c", "702.2b 702.2c", "");
        check("reglas 702,2b, c y d", "702.2b 702.2c 702.2d", "reglas");
    }

    #[test]
    fn numbers_beside_words() {
        check("702.19b arrollar", "702.19b", "arrollar");
        check("arrollar (702.19) y toque mortal", "702.19", "arrollar ( ) y toque mortal");
        check("704.5f legend", "704.5f", "legend");
        check("arrollar 702.19 b", "702.19b", "arrollar");
        check("702.2 a una criatura", "702.2", "a una criatura");
        check("chapter 702 keywords", "702", "keywords");
        check("arrollar 702 19", "702.19", "arrollar");
        assert_eq!(number_list("una 2/2 con 20 vidas en 2024", exists), None);
    }

    #[test]
    fn headings_beside_words() {
        check("5.2 Fase de Vigilia", "5.2", "Fase de Vigilia");
        check("4.5.3. pasos para jugar", "4.5.3", ". pasos para jugar");
        check("el numeral 4.2.3 (talismanes)", "4.2.3", "el numeral (talismanes)");
        check("4.2.3 y 4.2.4", "4.2.3 4.2.4", "y");
        check("4.2.3, 4.2.4", "4.2.3 4.2.4", ",");
        check("4.2.3,4.2.4", "4.2.3 4.2.4", ",");
        check("de 4.2.3 a 4.2.6", "4.2.3 4.2.4 4.2.5 4.2.6", "de");
        check("4.2.3-4.2.5", "4.2.3 4.2.4 4.2.5", "");
        check("4.2.3 hasta 5.2", "4.2.3 5.2", "");
        check("702.19 y 4.2.3", "702.19 4.2.3", "y");
    }

    #[test]
    fn amounts_and_dates_are_no_headings() {
        for text in
            ["2.5 de daño", "recibo 4.5% menos", "$4.5 por carta", "4.5.2024 fecha", "4.5.3.2.1", "4.5/6", "+4.5"]
        {
            assert_eq!(number_list(text, exists), None, "{text}");
        }
        // Only the end that exists is one.
        check("4.2.3 a 9.9.9", "4.2.3", "a 9.9.9");
    }

    #[test]
    fn unused_letters_have_neighbors() {
        let beside =
            |number: &str| neighbors(number.parse().unwrap()).iter().map(Number::to_string).collect::<Vec<_>>();
        assert_eq!(beside("704.5l"), ["704.5k", "704.5m"]);
        assert_eq!(beside("704.5k"), [""; 0]);
        assert_eq!(beside("704.5"), [""; 0]);
    }
}

//! Rule numbers inside a query: several, in lists and ranges, or beside words.

use std::sync::LazyLock;

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
    let pattern = r"(?xi)
        \b (?<chapter> \d{3} ) [.,] \s? (?<rule> \d{1,3} ) \.? (?<letter> [a-z]{1,2} )? \b
        (?: \s? (?: [-–—] | \b (?: a | al | to | hasta | at[eé] | through | thru ) \b ) \s?
            (?: (?: la | el | the )? \s? (?<last_chapter> \d{3} ) [.,] (?<last_rule> \d{1,3} ) )? (?<last> [a-z] ) \b
          | (?<more> (?: \s? (?: , | / | & | \b (?: y | e | o | u | ou | and | or ) \b ) \s* [b-df-np-tv-xz] \b )+ )
        )?";
    Regex::new(pattern).expect("the pattern is fixed and a test compiles it")
});

/// Reads the rule numbers of a query; `None` if it has none.
pub(crate) fn number_list(text: &str) -> Option<NumberList> {
    let mut numbers: Vec<Number> = Vec::new();
    let mut rest = String::new();
    let mut end = 0;
    for found in LISTED.captures_iter(text) {
        let part = |name: &str| found.name(name).map(|part| part.as_str());
        let (Some(chapter), Some(rule)) = (part("chapter"), part("rule")) else { continue };
        let in_rule = |letter: &str| format!("{chapter}.{rule}{}", letter.to_ascii_lowercase()).parse::<Number>().ok();
        let Some(first) = in_rule(part("letter").unwrap_or_default()) else { continue };
        let mut add = |number: Number| {
            if numbers.len() < MAX_NUMBERS && !numbers.contains(&number) {
                numbers.push(number);
            }
        };
        add(first);
        let last = match (part("last_chapter"), part("last_rule"), part("last")) {
            (Some(chapter), Some(rule), Some(letter)) => {
                format!("{chapter}.{rule}{}", letter.to_ascii_lowercase()).parse().ok()
            }
            (_, _, last) => last.and_then(in_rule),
        };
        match (first, last) {
            (Number::Subrule(chapter, rule, from), Some(Number::Subrule(last_chapter, last_rule, to)))
                if (chapter, rule) == (last_chapter, last_rule) =>
            {
                letters_between(from, to).for_each(|letter| add(Number::Subrule(chapter, rule, letter)));
            }
            (_, last) => last.into_iter().for_each(&mut add),
        }
        let letters = part("more").into_iter().flat_map(|more| more.split(|c: char| !c.is_ascii_alphabetic()));
        letters
            .filter(|word| word.len() == 1 && !matches!(word.to_ascii_lowercase().as_str(), "y" | "e" | "o" | "u"))
            .filter_map(in_rule)
            .for_each(add);
        let whole = found.get(0).map_or(0..0, |whole| whole.range());
        rest.push_str(&text[end..whole.start]);
        rest.push(' ');
        end = whole.end;
    }
    if numbers.is_empty() {
        return None;
    }
    rest.push_str(&text[end..]);
    Some(NumberList { numbers, rest })
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

    #[track_caller]
    fn check(text: &str, numbers: &str, rest: &str) {
        let read = number_list(text).unwrap();
        let listed: Vec<String> = read.numbers.iter().map(Number::to_string).collect();
        let words: Vec<&str> = read.rest.split_whitespace().collect();
        assert_eq!((listed.join(" ").as_str(), words.join(" ").as_str()), (numbers, rest), "{text}");
    }

    #[test]
    fn lists_and_ranges() {
        check("704.5j y 704.5k", "704.5j 704.5k", "y");
        check("601.2a-h", "601.2a 601.2b 601.2c 601.2d 601.2e 601.2f 601.2g 601.2h", "");
        check("de 601.2a a la 601.2d", "601.2a 601.2b 601.2c 601.2d", "de");
        check("704.5f to h", "704.5f 704.5g 704.5h", "");
        check("704.5j-n", "704.5j 704.5k 704.5m 704.5n", "");
        check("702.2b and c", "702.2b 702.2c", "");
        check("reglas 702,2b, c y d", "702.2b 702.2c 702.2d", "reglas");
    }

    #[test]
    fn numbers_beside_words() {
        check("702.19b arrollar", "702.19b", "arrollar");
        check("arrollar (702.19) y toque mortal", "702.19", "arrollar ( ) y toque mortal");
        check("704.5f legend", "704.5f", "legend");
        assert_eq!(number_list("una 2/2 con 20 vidas en 2024"), None);
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

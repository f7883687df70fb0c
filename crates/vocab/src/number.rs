//! Rule numbers: how they are written, ordered and followed by the next one.

use std::{cmp::Ordering, fmt, str::FromStr};

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// The letter of a subrule: `a` to `z`, then `aa`, `ab`, …
///
/// The rules skip `l` and `o`, which look like one and zero; [`Letter::next`] skips them as well, but a
/// document that uses them is read as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter(u8);

impl Letter {
    /// The first letter, `a`.
    pub const A: Letter = Letter(0);

    /// Reads `a`…`z` or a pair such as `ab`, lower case only.
    pub fn parse(text: &str) -> Option<Letter> {
        match text.as_bytes() {
            [a @ b'a'..=b'z'] => Some(Letter(a - b'a')),
            [a @ b'a'..=b'h', b @ b'a'..=b'z'] => Some(Letter(26 + (a - b'a') * 26 + (b - b'a'))),
            _ => None,
        }
    }

    /// The letter with an index: `a` is 0, `z` 25, `aa` 26.
    pub const fn from_index(index: u8) -> Letter {
        Letter(index)
    }

    /// Its index; `a` is 0.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter that follows in sequence, or `None` past the last one that can be written (`hz`).
    pub fn next(self) -> Option<Letter> {
        let mut next = self;
        loop {
            next = Letter(next.0.checked_add(1).filter(|&n| n < 26 * 9)?);
            if !next.is_skipped() {
                return Some(next);
            }
        }
    }

    /// Whether the letter is one that the rules leave out: `l` or `o`, alone or last of a pair.
    pub const fn is_skipped(self) -> bool {
        matches!(self.0 % 26, 11 | 14)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        if self.0 >= 26 {
            f.write_char((b'a' + self.0 / 26 - 1) as char)?;
        }
        f.write_char((b'a' + self.0 % 26) as char)
    }
}

/// A number in a document's own order of sections, chapters, rules and subrules.
///
/// *A number is a label, not an identity:* the same number names other rules in other editions, so
/// nothing joins editions by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Number {
    /// A section: `7`.
    Section(u8),
    /// A chapter: `704`.
    Chapter(u16),
    /// A rule: `704.5`.
    Rule(u16, u16),
    /// A subrule: `704.5f`.
    Subrule(u16, u16, Letter),
    /// A decimal heading of two to four levels: `4.5.3` (unused levels are zero).
    Outline([u8; 4]),
}

impl Number {
    /// The number this one stands under: the rule of a subrule, the chapter of a rule, the section of a
    /// chapter, the outer heading of an inner one.
    pub fn parent(self) -> Option<Number> {
        match self {
            Number::Section(_) => None,
            Number::Chapter(c) => u8::try_from(c / 100).ok().map(Number::Section),
            Number::Rule(c, _) => Some(Number::Chapter(c)),
            Number::Subrule(c, r, _) => Some(Number::Rule(c, r)),
            Number::Outline(mut levels) => match levels.iter().rposition(|&n| n != 0) {
                None | Some(0) => None,
                Some(1) => Some(Number::Section(levels[0])),
                Some(last) => {
                    levels[last] = 0;
                    Some(Number::Outline(levels))
                }
            },
        }
    }

    /// The chapter that a chapter, rule or subrule belongs to.
    pub const fn chapter(self) -> Option<u16> {
        match self {
            Number::Chapter(c) | Number::Rule(c, _) | Number::Subrule(c, ..) => Some(c),
            Number::Section(_) | Number::Outline(_) => None,
        }
    }

    /// Depth in the outline: 1 for a section, 4 for a subrule.
    pub fn level(self) -> u8 {
        match self {
            Number::Section(_) => 1,
            Number::Chapter(_) => 2,
            Number::Rule(..) => 3,
            Number::Subrule(..) => 4,
            Number::Outline(levels) => levels.iter().take_while(|&&n| n != 0).count() as u8,
        }
    }

    /// The legal successors inside a chapter: first child or next letter, then next rule.
    pub fn successors(self) -> impl Iterator<Item = Number> {
        let (deeper, next_rule) = match self {
            Number::Chapter(c) => (Some(Number::Rule(c, 1)), None),
            Number::Rule(c, r) => (Some(Number::Subrule(c, r, Letter::A)), Some(Number::Rule(c, r.saturating_add(1)))),
            Number::Subrule(c, r, l) => {
                (l.next().map(|l| Number::Subrule(c, r, l)), Some(Number::Rule(c, r.saturating_add(1))))
            }
            Number::Section(_) | Number::Outline(_) => (None, None),
        };
        deeper.into_iter().chain(next_rule)
    }

    fn key(self) -> (u16, u16, u16, u16) {
        match self {
            // A section sorts before its first chapter (7 before 700), chapters before their rules.
            Number::Section(s) => (u16::from(s) * 100, 0, 0, 0),
            Number::Chapter(c) => (c, 0, 0, 1),
            Number::Rule(c, r) => (c, r, 0, 2),
            Number::Subrule(c, r, l) => (c, r, u16::from(l.0) + 1, 3),
            Number::Outline([a, b, c, d]) => (u16::from(a) * 100, u16::from(b), u16::from(c), u16::from(d) + 4),
        }
    }
}

impl Ord for Number {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Number {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Section(s) => write!(f, "{s}"),
            Number::Chapter(c) => write!(f, "{c}"),
            Number::Rule(c, r) => write!(f, "{c}.{r}"),
            Number::Subrule(c, r, l) => write!(f, "{c}.{r}{l}"),
            Number::Outline(levels) => {
                for (i, n) in levels.iter().take_while(|&&n| n != 0).enumerate() {
                    write!(f, "{}{n}", if i == 0 { "" } else { "." })?;
                }
                Ok(())
            }
        }
    }
}

/// The text is no rule number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no rule number: expected something like `7`, `704`, `704.5`, `704.5f` or `4.5.3`")]
pub struct ParseNumberError(String);

impl FromStr for Number {
    type Err = ParseNumberError;

    /// Reads a number as we write it; sloppy forms (`702,9b`, `CR702.9B`) are a question's business, and
    /// damaged ones a parser's.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| ParseNumberError(text.to_owned()))
    }
}

fn digits<T: FromStr>(text: &str) -> Option<T> {
    // No signs, no leading zeros: each number has one way to be written.
    (!text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0'))
        .then(|| text.parse().ok())
        .flatten()
}

fn parse(text: &str) -> Option<Number> {
    let mut parts = text.split('.');
    let first = parts.next()?;
    let Some(second) = parts.next() else {
        return match first.len() {
            1 => digits(first).map(Number::Section),
            3 => digits(first).map(Number::Chapter),
            _ => None,
        };
    };
    if first.len() < 3 {
        let mut levels = [digits(first)?, digits(second)?, 0, 0];
        for level in &mut levels[2..] {
            match parts.next() {
                Some(part) => *level = digits(part)?,
                None => break,
            }
        }
        return parts.next().is_none().then_some(Number::Outline(levels));
    }
    if parts.next().is_some() || first.len() != 3 {
        return None;
    }
    let chapter = digits(first)?;
    let split = second.find(|c: char| !c.is_ascii_digit()).unwrap_or(second.len());
    let rule = digits(&second[..split])?;
    match &second[split..] {
        "" => Some(Number::Rule(chapter, rule)),
        letter => Letter::parse(letter).map(|l| Number::Subrule(chapter, rule, l)),
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn n(text: &str) -> Number {
        text.parse().unwrap()
    }

    #[test]
    fn numbers_read_back_as_written() {
        for text in ["7", "704", "704.5", "704.5f", "205.3aa", "4.5", "4.5.3", "4.6.8.1"] {
            assert_eq!(n(text).to_string(), text);
        }
        for text in ["", "0", "70", "7040", "704.", "704.5F", "704.05", "704.5f.", "704.5-", "4.5.3.1.1", "+7"] {
            assert!(text.parse::<Number>().is_err(), "{text} accepted");
        }
    }

    #[test]
    fn letters_skip_l_and_o() {
        let mut letter = Letter::A;
        let mut all = letter.to_string();
        for _ in 0..25 {
            letter = letter.next().unwrap();
            all += &format!(" {letter}");
        }
        assert_eq!(all, "a b c d e f g h i j k m n p q r s t u v w x y z aa ab");
    }

    #[test]
    fn outline_order_is_reading_order() {
        let mut numbers = ["704.5f", "704.10", "704", "7", "704.5", "704.5aa", "704.5b", "703.9"].map(n);
        numbers.sort();
        let shown = numbers.map(|n| n.to_string());
        assert_eq!(shown, ["7", "703.9", "704", "704.5", "704.5b", "704.5f", "704.5aa", "704.10"]);
        let mut outline = ["4.6", "4.5.3", "4", "4.5", "4.6.8.1", "4.6.8"].map(n);
        outline.sort();
        assert_eq!(outline.map(|n| n.to_string()), ["4", "4.5", "4.5.3", "4.6", "4.6.8", "4.6.8.1"]);
    }

    #[test]
    fn parents_lead_to_the_section() {
        let chain = |text| {
            std::iter::successors(Some(n(text)), |n| n.parent()).map(|n| n.to_string()).collect::<Vec<_>>().join(" < ")
        };
        assert_eq!(chain("704.5f"), "704.5f < 704.5 < 704 < 7");
        assert_eq!(chain("4.6.8.1"), "4.6.8.1 < 4.6.8 < 4.6 < 4");
    }

    proptest! {
        #[test]
        fn every_text_reads_back_or_is_refused(text in "[0-9]{0,4}[.,]?[0-9]{0,3}[a-z]{0,2}") {
            if let Ok(number) = text.parse::<Number>() {
                prop_assert_eq!(number.to_string(), text);
            }
        }

        #[test]
        fn successors_are_greater(c in 100u16..999, r in 1u16..400, l in 0u8..24) {
            let letter = (0..l).fold(Letter::A, |letter, _| letter.next().unwrap());
            for number in [Number::Rule(c, r), Number::Subrule(c, r, letter)] {
                for next in number.successors() {
                    prop_assert!(next > number);
                }
            }
        }
    }
}

//! Citations in a text: finding and rewriting them.

use std::{fmt, ops::Range, str::FromStr, sync::LazyLock};

use regex::Regex;
use vademecum_document::Target;
use vademecum_ingest::reference::{NumberSet, find_references};
use vademecum_vocab::{EditionDate, Lang, Letter, Number};

use crate::rule_ids::constant;

/// The rules that a citation names: one rule, or a range with its two ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CitedRules {
    /// One rule, chapter or section.
    One(Number),
    /// A range of consecutive rules, both ends included.
    Range(Number, Number),
}

impl fmt::Display for CitedRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CitedRules::One(number) => number.fmt(f),
            CitedRules::Range(from, to) => write!(f, "{from}–{to}"),
        }
    }
}

impl FromStr for CitedRules {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse().map_err(|_| ());
        match text.split_once('–') {
            Some((from, to)) => Ok(CitedRules::Range(number(from)?, number(to)?)),
            None => Ok(CitedRules::One(number(text)?)),
        }
    }
}

/// The notation of a citation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// As a number: `704.5f`.
    Number,
    /// As a constant: `R704_5F`.
    Constant,
    /// As a range, with the mark between its ends, and whether the second end is written short: `113.6a–p`.
    Range {
        /// The mark between the two ends.
        dash: char,
        /// Whether the second end leaves out what it has in common with the first.
        short: bool,
    },
}

/// A citation where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Citation {
    pub span: Range<usize>,
    pub what: CitedRules,
    pub form: Form,
}

impl Citation {
    /// The same citation naming other rules; nothing stands for a rule that is gone.
    pub(crate) fn written(&self, new: &[CitedRules]) -> String {
        match (self.form, new.first(), self.what) {
            (_, None, CitedRules::One(old)) => gone(old),
            (_, None, CitedRules::Range(from, to)) => format!("{} {}", gone(from), gone(to)),
            (Form::Constant, Some(&(CitedRules::One(number) | CitedRules::Range(number, _))), _) => constant(number),
            (Form::Number, Some(&(CitedRules::One(number) | CitedRules::Range(number, _))), _) => number.to_string(),
            (Form::Range { dash, short }, Some(_), _) => {
                let one = |what: &CitedRules| match *what {
                    CitedRules::One(number) => number.to_string(),
                    CitedRules::Range(from, to) => format!("{from}{dash}{}", second_end(from, to, short)),
                };
                new.iter().map(one).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// The marker in the place of a removed rule: no compiler and no reader takes it for a number.
fn gone(number: Number) -> String {
    format!("{}_GONE", constant(number))
}

fn second_end(from: Number, to: Number, short: bool) -> String {
    match (from, to) {
        (Number::Subrule(a, b, _), Number::Subrule(c, d, letter)) if short && (a, b) == (c, d) => letter.to_string(),
        (Number::Rule(a, _), Number::Rule(c, rule)) if short && a == c => rule.to_string(),
        _ => to.to_string(),
    }
}

/// Something that looks like a citation and cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct UnreadableCitation {
    pub at: usize,
    pub what: String,
}

/// The citations of a text.
#[derive(Debug, Clone, Default)]
pub(crate) struct Scan {
    pub citations: Vec<Citation>,
    pub faults: Vec<UnreadableCitation>,
}

impl Scan {
    /// Adds what another scan found elsewhere in the same text.
    pub(crate) fn add(&mut self, other: Scan) {
        self.citations.extend(other.citations);
        self.faults.extend(other.faults);
        self.citations.sort_by_key(|citation| citation.span.start);
    }

    /// Adds the number or run that begins with a number; returns the byte behind it.
    fn add_number(&mut self, text: &str, found: &regex::Match<'_>) -> usize {
        match at(text, found.start(), found.end()) {
            Some(citation) => {
                let end = citation.span.end;
                self.citations.push(citation);
                end
            }
            None => {
                let what = format!("what is the second end of the run that begins with `{}`?", found.as_str());
                self.faults.push(UnreadableCitation { at: found.start(), what });
                found.end()
            }
        }
    }
}

static DOTTED: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[1-9][0-9]{2}\.[1-9][0-9]{0,2}[a-z]{0,2}").expect("a fixed pattern"));
static CONSTANT: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\bR[1-9][0-9]{0,2}(?:_[1-9][0-9]{0,2}[A-Z]{0,2})?\b").expect("a fixed pattern"));
static BARE: LazyLock<Regex> = LazyLock::new(|| Regex::new("[1-9][0-9]{2}").expect("a fixed pattern"));
static GONE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\bR[0-9]{1,3}[0-9A-Z_]*_GONE\b").expect("a fixed pattern"));

/// Finds unresolved markers that an earlier re-pinning left.
pub(crate) fn find_leftover_markers(text: &str) -> Vec<UnreadableCitation> {
    let fault = |found: regex::Match<'_>| UnreadableCitation {
        at: found.start(),
        what: format!("`{}` stands for a rule that is gone: put another in its place first", found.as_str()),
    };
    GONE.find_iter(text).map(fault).collect()
}

/// Whether a number that stands between two texts is a number of its own.
fn stands_alone(before: &str, after: &str) -> bool {
    let begins = before.chars().next_back().is_none_or(|c| {
        !(c.is_alphanumeric() || matches!(c, '.' | ',' | '/' | '+' | '-' | '–' | '−' | '{' | '$' | '_' | '#'))
    });
    let mut rest = after.chars();
    let ends = match rest.next() {
        Some('.' | ',') => !rest.next().is_some_and(|c| c.is_ascii_digit()),
        Some(c) => !(c.is_alphanumeric() || matches!(c, '_' | '}' | '/' | '%')),
        None => true,
    };
    begins && ends
}

/// Reads a number at a place, and the second end of a run behind it.
fn at(text: &str, start: usize, end: usize) -> Option<Citation> {
    let from: Number = text[start..end].parse().ok()?;
    let one = Citation { span: start..end, what: CitedRules::One(from), form: Form::Number };
    let rest = &text[end..];
    let Some(dash) = rest.chars().next().filter(|c| matches!(c, '-' | '–' | '—')) else { return Some(one) };
    let behind = &rest[dash.len_utf8()..];
    let run = behind.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.')).unwrap_or(behind.len());
    let second = behind[..run].trim_end_matches('.');
    let long: Option<Number> = second.parse().ok();
    let (to, short) = match (from, long) {
        (_, Some(to)) if to > from && (to.level() == from.level() || to.parent() == Some(from)) => (to, false),
        (Number::Subrule(c, r, a), _) => {
            (Letter::parse(second).filter(|b| *b > a).map(|b| Number::Subrule(c, r, b))?, true)
        }
        (Number::Rule(c, a), _) => (second.parse().ok().filter(|b| *b > a).map(|b| Number::Rule(c, b))?, true),
        _ => return None,
    };
    let end = end + dash.len_utf8() + second.len();
    Some(Citation { span: start..end, what: CitedRules::Range(from, to), form: Form::Range { dash, short } })
}

/// The numbers of rules in a part of a text, by their form alone: `704.5f`, `113.6a–p`.
pub(crate) fn dotted(text: &str, part: Range<usize>) -> Scan {
    let mut scan = Scan::default();
    let mut from = part.start;
    while let Some(found) = DOTTED.find_at(text, from).filter(|found| found.end() <= part.end) {
        from = found.end();
        if !stands_alone(&text[..found.start()], &text[found.end()..]) || text[found.range()].parse::<Number>().is_err()
        {
            continue;
        }
        from = scan.add_number(text, &found);
    }
    scan
}

/// Constants in a part of a text.
pub(crate) fn constants(text: &str, part: Range<usize>) -> Scan {
    let mut citations = Vec::new();
    for found in CONSTANT.find_iter(&text[part.clone()]) {
        let number = found.as_str()[1..].replace('_', ".").to_lowercase();
        if let Ok(number) = number.parse() {
            let span = part.start + found.start()..part.start + found.end();
            citations.push(Citation { span, what: CitedRules::One(number), form: Form::Constant });
        }
    }
    Scan { citations, faults: Vec::new() }
}

/// The numbers in a paragraph of English prose: those by form, and chapters in brackets or all alone.
pub(crate) fn prose(text: &str, part: Range<usize>) -> Scan {
    let mut scan = dotted(text, part.clone());
    let mut from = part.start;
    while let Some(found) = BARE.find_at(text, from).filter(|found| found.end() <= part.end) {
        from = found.end();
        let (before, after) = (&text[part.start..found.start()], &text[found.end()..part.end]);
        let taken = scan.citations.iter().any(|c| c.span.start < found.end() && found.start() < c.span.end);
        if taken || !stands_alone(before, after) {
            continue;
        }
        let after = after.trim_start_matches('\'');
        let closed = after.starts_with([')', ',', ';', '–', ':']) || after.starts_with(" and ");
        let alone =
            before.trim_matches(|c: char| c == '/' || c == '!' || c.is_whitespace()).is_empty() && after.trim() == ".";
        let announced = ["chapter ", "chapters ", "rule ", "rules "].iter().any(|word| before.ends_with(word));
        if (closed && in_brackets(before)) || alone || announced {
            from = scan.add_number(text, &found);
        }
    }
    scan.citations.sort_by_key(|citation| citation.span.start);
    scan
}

fn in_brackets(before: &str) -> bool {
    before.rfind('(') > before.rfind(')')
}

/// The numbers in prose of a language, by the grammar of references; `known` are the numbers of the edition.
pub(crate) fn mentioned(text: &str, lang: Lang, known: &NumberSet) -> Scan {
    let mut scan = dotted(text, 0..text.len());
    for mention in find_references(text, lang, known) {
        let inside = |c: &&Citation| mention.start <= c.span.start && c.span.end <= mention.end;
        if !scan.citations.iter().any(|citation| inside(&citation)) {
            let start =
                mention.start + text[mention.start..mention.end].find(|c: char| c.is_ascii_digit()).unwrap_or(0);
            let digits = text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
            if let Some(citation) = at(text, start, start + digits).filter(|c| c.span.end == mention.end) {
                scan.citations.push(citation);
            }
        }
        let read: Vec<Number> = scan.citations.iter().filter(inside).flat_map(|c| ends(c.what)).collect();
        let named: Vec<Number> = mention.targets.iter().filter_map(number_of).collect();
        // A run is named by all of its rules: its ends must be among them, and nothing beyond them.
        let whole = match (named.iter().min(), named.iter().max()) {
            (Some(first), Some(last)) => read.iter().min() == Some(first) && read.iter().max() == Some(last),
            _ => read.is_empty(),
        };
        if !whole {
            let shown = &text[mention.start..mention.end];
            scan.faults.push(UnreadableCitation {
                at: mention.start,
                what: format!("write every number of `{shown}` in full"),
            });
        }
    }
    scan.citations.sort_by_key(|citation| citation.span.start);
    scan
}

fn number_of(target: &Target) -> Option<Number> {
    match target {
        Target::Number(number) => Some(*number),
        _ => None,
    }
}

/// The number, or the two ends of a run.
pub(crate) fn ends(what: CitedRules) -> Vec<Number> {
    match what {
        CitedRules::One(number) => vec![number],
        CitedRules::Range(from, to) => vec![from, to],
    }
}

/// Line and column of a byte, from 1.
pub(crate) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line = before.rfind('\n').map_or(0, |line| line + 1);
    (before.matches('\n').count() + 1, before[line..].chars().count() + 1)
}

/// A text with the date of an edition changed, as numbers and in English words.
pub(crate) fn replace_edition_date(text: &str, from: EditionDate, to: EditionDate) -> String {
    let text = text.replace(&from.to_string(), &to.to_string());
    match (in_words(from), in_words(to)) {
        (Some(from), Some(to)) => text.replace(&from, &to),
        _ => text,
    }
}

/// `8 November 2024`.
fn in_words(date: EditionDate) -> Option<String> {
    let date: jiff::civil::Date = date.to_string().parse().ok()?;
    Some(date.strftime("%-d %B %Y").to_string())
}

//! The reference grammar: one for every language, its words switched.
//!
//! A mention is a number that a text points at: announced by a word (`regla 116`, `section 7`), or shaped
//! like a rule's number (`704.5f`). Lists hand the announcement on (`reglas 601.2a y 603.3`), ranges are
//! written out (`601.2f–h`, `119.9-10`, `903.6–903.11`), quantities (`999.999`, `100 cartas`) are none.

use std::{cell::Cell, collections::BTreeSet, ops::RangeInclusive, sync::LazyLock};

use regex::Regex;
use vademecum_document::Target;
use vademecum_text::{StopWordSet, fold};
use vademecum_vocab::{Lang, Letter, Number};

use crate::{script, vocabulary::RulesVocabulary, work};

/// A reference found in a text, with its range in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParsedReference {
    /// Its first byte.
    pub start: usize,
    /// The byte behind its last one.
    pub end: usize,
    /// The targets, with ranges expanded.
    pub targets: Vec<Target>,
}

/// The numbers a document has, and the limits they set.
#[derive(Debug, Clone, Default)]
pub struct NumberSet {
    /// By level: sections, chapters, rules, subrules.
    numbers: [BTreeSet<Number>; 4],
    /// The first chapter and the last.
    chapters: Option<RangeInclusive<u16>>,
    /// Whether its headings are decimal: `4.5.3`.
    decimal: bool,
    /// Whether the document points at rules that it does not hold.
    is_excerpt: bool,
}

impl NumberSet {
    /// The numbers of a complete document.
    pub fn new(numbers: impl IntoIterator<Item = Number>) -> Self {
        NumberSet::of(numbers, false)
    }

    /// The numbers of a document that quotes some of the rules and may refer to any.
    pub fn from_excerpt(numbers: impl IntoIterator<Item = Number>) -> Self {
        NumberSet::of(numbers, true)
    }

    fn of(numbers: impl IntoIterator<Item = Number>, is_excerpt: bool) -> Self {
        let mut known = NumberSet { is_excerpt, ..NumberSet::default() };
        for number in numbers {
            known.decimal |= matches!(number, Number::Outline(_));
            if let Some(chapter) = number.chapter() {
                let (first, last) = known.chapters.map_or((chapter, chapter), RangeInclusive::into_inner);
                known.chapters = Some(first.min(chapter)..=last.max(chapter));
            }
            if let Some(level) = known.numbers.get_mut(usize::from(number.level()).saturating_sub(1)) {
                level.insert(number);
            }
        }
        known
    }

    fn of_level(&self, level: u8) -> &BTreeSet<Number> {
        static NONE: BTreeSet<Number> = BTreeSet::new();
        self.numbers.get(usize::from(level).saturating_sub(1)).unwrap_or(&NONE)
    }

    /// Whether the document has a number.
    pub fn contains(&self, number: Number) -> bool {
        self.of_level(number.level()).contains(&number)
    }

    /// Whether a chapter lies between the document's first and last; those of an excerpt may be any.
    fn has_room_for(&self, chapter: u16) -> bool {
        if self.is_excerpt {
            return (100..1000).contains(&chapter);
        }
        self.chapters.as_ref().is_some_and(|chapters| chapters.contains(&chapter))
    }

    /// The numbers between two, both ends included, of the ends' own depth; at most so many of the document's own.
    fn between(&self, from: Number, to: Number, most: usize) -> Vec<Number> {
        let level = from.level().max(to.level());
        let mut all: Vec<Number> = self.of_level(level).range(from..=to).take(most).copied().collect();
        for end in [from, to] {
            if !all.contains(&end) {
                all.push(end);
            }
        }
        all.sort_unstable();
        all
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Announced {
    No,
    /// By a word for rules, or by a list that one began.
    Rule {
        by_list: bool,
    },
    /// By a word for sections.
    Section {
        by_list: bool,
    },
}

/// Maximum number of numbers that the ranges of one text are expanded to; a range beyond it names its ends alone.
const MAX_EXPANDED_NUMBERS: usize = 4096;

/// Finds every reference to a rule in a text, in order.
pub fn find_references(text: &str, lang: Lang, known: &NumberSet) -> Vec<ParsedReference> {
    find_first_references(text, lang, known, usize::MAX)
}

/// Finds the first references to rules in a text, in order; at most `most` of them.
pub(crate) fn find_first_references(text: &str, lang: Lang, known: &NumberSet, most: usize) -> Vec<ParsedReference> {
    let left = Cell::new(MAX_EXPANDED_NUMBERS);
    let scanner = Scanner { text, words: RulesVocabulary::of(lang), grammar: grammar(lang), known, left };
    let mut found = Vec::new();
    let mut at = 0;
    // A number that a list hands its announcement on to.
    let mut handed: Option<(usize, Announced)> = None;
    while found.len() < most
        && let Some(digit) = text[at..].find(|c: char| c.is_ascii_digit()).map(|i| at + i)
    {
        let announced = match handed {
            Some((place, announced)) if place == digit => announced,
            _ => scanner.announcement(digit),
        };
        match scanner.mention(digit, announced) {
            Some(mention) => {
                handed = scanner.hand_on(mention.end, announced);
                at = mention.end;
                found.push(mention);
            }
            None => {
                // The whole run of digits and points is something else.
                let rest = &text[digit..];
                at = digit + rest.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ','))).unwrap_or(rest.len());
            }
        }
    }
    found
}

/// The patterns of a language.
struct Grammar {
    /// The text allowed between two members of a list.
    bridge: Regex,
    /// A range's second end behind a word.
    to_word: Regex,
    /// One more letter of a list of subrules.
    letter: Regex,
    /// The text allowed behind a bare number in a list.
    behind: Regex,
}

fn grammar(lang: Lang) -> &'static Grammar {
    static ALL: LazyLock<[Grammar; 3]> =
        LazyLock::new(|| Lang::ALL.map(|lang| Grammar::new(RulesVocabulary::of(lang))));
    &ALL[lang as usize]
}

impl Grammar {
    fn new(words: &RulesVocabulary) -> Self {
        // The words are folded; the texts are not: accents are made optional.
        let any = |lists: &[&[&str]]| {
            let mut all: Vec<String> = lists.iter().flat_map(|list| list.iter()).map(|w| accents(w)).collect();
            all.sort_by_key(|w| std::cmp::Reverse(w.len()));
            all.join("|")
        };
        let and = any(&[words.and]);
        let article = "(?:(?:de |em |in )?(?:la|las|los|el|a|as|o|os|da|das|the)\\s+)?";
        let rule = any(&[words.rule, words.section]);
        let see = any(&[words.see]);
        let build = |pattern: String| Regex::new(&pattern).expect("built from fixed words");
        Grammar {
            bridge: build(format!(
                r#"^(?i)(?P<title>,?\s?[“"«][^“”"«»]{{1,90}}[”"»])?\s?[,;]?\s?(?:(?P<and>{and})\s+)?(?:(?:{see})\s+)?{article}(?:(?P<rule>{rule})\s+)?$"#
            )),
            to_word: build(format!(r"^(?i)\s+(?:{})\s+{article}(?:(?:{rule})\s+)?", any(&[words.to]))),
            letter: build(format!(r"^(?i)(?:\s?,\s?(?:(?:{and})\s+)?|\s+(?:{and})\s+)(?-i:([a-z]))\b")),
            behind: build(format!(r#"^\s*(?:[.,;:)\]”"“»]|$|(?i:{and})\s)"#)),
        }
    }
}

/// A pattern for a folded word that also matches it with accents.
fn accents(word: &str) -> String {
    word.chars()
        .map(|c| match c {
            'a' => "[aáàâã]".to_owned(),
            'e' => "[eéê]".to_owned(),
            'i' => "[ií]".to_owned(),
            'o' => "[oóôõ]".to_owned(),
            'u' => "[uú]".to_owned(),
            'c' => "[cç]".to_owned(),
            ' ' => r"\s+".to_owned(),
            c => regex::escape(&c.to_string()),
        })
        .collect()
}

/// A number read at a place.
struct Read {
    number: Number,
    end: usize,
    /// Written with a point (or comma) and a second part.
    dotted: bool,
    comma: bool,
}

struct Scanner<'t> {
    text: &'t str,
    words: &'static RulesVocabulary,
    grammar: &'static Grammar,
    known: &'t NumberSet,
    /// The number of numbers to which ranges may still be expanded.
    left: Cell<usize>,
}

impl Scanner<'_> {
    /// The word before a number that announces it.
    fn announcement(&self, digit: usize) -> Announced {
        let before = self.text[..digit].trim_end_matches([' ', '\u{a0}', '#', '§', '(', '[', '“', '"']);
        let last_word = |text: &str| text.trim_end_matches(|c: char| c.is_alphabetic() || c == '-').len();
        let start = last_word(before);
        let mut word = fold(&before[start..]);
        if StopWordSet::DefiniteArticles.contains_in_any(&word) {
            // «y regla la 611»: the article strayed behind the word.
            let earlier = before[..start].trim_end();
            let earlier = fold(&earlier[last_word(earlier)..]);
            if self.words.rule.contains(&earlier.as_str()) {
                word = earlier;
            }
        }
        // Nothing but space may stand between the two, apart from an opening mark.
        let gap = &self.text[before.len()..digit];
        if word.is_empty() || gap.is_empty() {
            return Announced::No;
        }
        let is = |list: &[&str]| list.contains(&word.as_str());
        if is(self.words.rule) {
            Announced::Rule { by_list: false }
        } else if is(self.words.section) || self.known.decimal && is(self.words.point) {
            Announced::Section { by_list: false }
        } else {
            Announced::No
        }
    }

    /// Reads a mention that starts with the digit at a place.
    fn mention(&self, digit: usize, announced: Announced) -> Option<ParsedReference> {
        let before = self.text[..digit].chars().next_back();
        if before.is_some_and(|c| {
            c.is_alphanumeric() || matches!(c, '{' | '+' | '-' | '–' | '−' | '/' | '.' | ',' | '$' | '_')
        }) {
            return None;
        }
        let read = self.number(digit, announced)?;
        if !self.counts(&read, digit, announced) {
            return None;
        }
        let mut targets = vec![read.number];
        let mut end = read.end;
        if let Some((to, after)) = self.range(&read) {
            targets = self.expand(read.number, to);
            end = after;
        }
        end = self.letters(&mut targets, end);
        let start = match announced {
            // «section 7» reads better as one link than a lone digit.
            Announced::Section { by_list: false } if !read.dotted => {
                self.text[..digit].trim_end().trim_end_matches(char::is_alphabetic).len()
            }
            _ => digit,
        };
        let targets = targets.into_iter().map(Target::Number).collect();
        Some(ParsedReference { start, end, targets })
    }

    /// Reads a number at a place: `704.5f`, `704,5f`, `704`, and a single digit where one is due.
    fn number(&self, at: usize, announced: Announced) -> Option<Read> {
        let bytes = self.text.as_bytes();
        let digits = |from: usize| bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
        let parse = |from: usize, n: usize| self.text[from..from + n].parse::<u16>().ok();
        let n = digits(at);
        let ends = |end: usize| {
            // Not in the middle of a word or of another number.
            let mut rest = self.text[end..].chars();
            match rest.next() {
                // The mark of a footnote may follow.
                Some(c) if script::is_sign(c) => true,
                Some(c) if c.is_alphanumeric() || c == '}' || c == '_' => false,
                Some('.' | ',' | '/') => !rest.next().is_some_and(|c| c.is_ascii_digit()),
                _ => true,
            }
        };
        if self.known.decimal
            && let Some(end) = self.decimal_end(at)
        {
            let number = self.text[at..end].parse().ok()?;
            return ends(end).then_some(Read { number, end, dotted: true, comma: false });
        }
        if n == 1 {
            let section = u8::try_from(parse(at, 1)?).ok().filter(|s| (1..=9).contains(s))?;
            let due = match announced {
                Announced::Section { .. } => true,
                // «rule 8, “…”»: only with its title.
                Announced::Rule { .. } => {
                    self.text[at + 1..].trim_start_matches(',').trim_start().starts_with(['“', '"'])
                }
                Announced::No => false,
            };
            return (due && ends(at + 1)).then_some(Read {
                number: Number::Section(section),
                end: at + 1,
                dotted: false,
                comma: false,
            });
        }
        if n != 3 || bytes[at] == b'0' {
            return None;
        }
        let chapter = parse(at, 3)?;
        let separator = bytes.get(at + 3).copied().filter(|b| matches!(b, b'.' | b','));
        let second = at + 4;
        let m = if separator.is_some() { digits(second) } else { 0 };
        if m == 0 {
            let number = Number::Chapter(chapter);
            return ends(at + 3).then_some(Read { number, end: at + 3, dotted: false, comma: false });
        }
        if m > 3 || bytes[second] == b'0' {
            return None;
        }
        let rule = parse(second, m)?;
        let end = second + m;
        let comma = separator == Some(b',');
        let letters = bytes[end..].iter().take_while(|b| b.is_ascii_alphabetic()).count();
        if (1..=2).contains(&letters) && ends(end + letters) {
            let word = self.text[end..end + letters].to_ascii_lowercase();
            let number = Number::Subrule(chapter, rule, Letter::parse(&word)?);
            return Some(Read { number, end: end + letters, dotted: true, comma });
        }
        ends(end).then_some(Read { number: Number::Rule(chapter, rule), end, dotted: true, comma })
    }

    /// The end of a number of several levels: `4.5`, `4.5.3`.
    fn decimal_end(&self, at: usize) -> Option<usize> {
        let rest = &self.text[at..];
        let run = rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(rest.len());
        let run = rest[..run].trim_end_matches('.');
        run.contains('.').then_some(at + run.len())
    }

    /// Whether a number read is a mention, and no quantity.
    fn counts(&self, read: &Read, digit: usize, announced: Announced) -> bool {
        let lettered = matches!(read.number, Number::Subrule(..));
        let known = self.known.contains(read.number);
        // Two levels alone may as well be a quantity: `1.5`.
        let quantity = matches!(read.number, Number::Outline([_, _, 0, _]));
        match announced {
            Announced::Rule { by_list: true } | Announced::Section { by_list: true } if !read.dotted => {
                self.grammar.behind.is_match(&self.text[read.end..])
            }
            Announced::Rule { .. } | Announced::Section { .. } => true,
            Announced::No if read.dotted && quantity => false,
            Announced::No if read.dotted => {
                let room = read.number.chapter().is_some_and(|c| self.known.has_room_for(c));
                let pointed = || self.known.is_excerpt && room && self.is_pointed_at(read, digit);
                if read.comma { lettered && room } else { known || (lettered && room) || pointed() }
            }
            Announced::No => known && self.is_pointed_at(read, digit),
        }
    }

    /// A number counts by its place when it stands alone in brackets, or behind «see».
    fn is_pointed_at(&self, read: &Read, digit: usize) -> bool {
        let (before, after) = (&self.text[..digit], &self.text[read.end..]);
        let bracketed = before.ends_with(['(', '[']) && after.starts_with([')', ']']);
        bracketed || self.behind_see(before)
    }

    fn behind_see(&self, before: &str) -> bool {
        let before = before.trim_end();
        let tail: String = before.chars().rev().take(16).collect::<Vec<_>>().into_iter().rev().collect();
        let folded = fold(&tail);
        self.words
            .see
            .iter()
            .any(|see| folded.strip_suffix(see).is_some_and(|rest| !rest.ends_with(char::is_alphanumeric)))
    }

    /// The second end of a range that starts with a number, and where it ends.
    fn range(&self, from: &Read) -> Option<(Number, usize)> {
        let rest = &self.text[from.end..];
        let bare = rest.strip_prefix(' ').unwrap_or(rest);
        if let Some(behind) = bare.strip_prefix(['-', '–', '—', '−', '‑']) {
            let behind = behind.strip_prefix(' ').unwrap_or(behind);
            return self.second_end(from, self.text.len() - behind.len());
        }
        let word = self.grammar.to_word.find(rest)?;
        let at = from.end + word.end();
        let to =
            self.number(at, Announced::Rule { by_list: true }).filter(|to| to.dotted && to.number > from.number)?;
        // «of 704.5 to 704.6» is a range only between numbers of one chapter.
        (to.number.chapter() == from.number.chapter()).then_some((to.number, to.end))
    }

    fn second_end(&self, from: &Read, at: usize) -> Option<(Number, usize)> {
        if let Some(to) = self.text[at..]
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| self.number(at, Announced::Rule { by_list: true }))
            && let Some(to) = to.filter(|to| to.number > from.number)
        {
            let fits = to.dotted == from.dotted || to.dotted;
            return (fits && !matches!(to.number, Number::Section(_))).then_some((to.number, to.end));
        }
        let rest = &self.text[at..];
        let len = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
        let end = &rest[..len];
        let to = match from.number {
            Number::Subrule(c, r, a) => Letter::parse(end).filter(|&b| b > a).map(|b| Number::Subrule(c, r, b)),
            Number::Rule(c, r) => end.parse().ok().filter(|&s: &u16| s > r && s < r + 100).map(|s| Number::Rule(c, s)),
            _ => None,
        }?;
        Some((to, at + len))
    }

    fn expand(&self, from: Number, to: Number) -> Vec<Number> {
        /// Maximum number of numbers in a range of letters or rules.
        const MAX_RANGE_NUMBERS: usize = 400;
        let most = MAX_RANGE_NUMBERS.min(self.left.get());
        if most == 0 {
            return vec![from, to];
        }
        let all: Vec<Number> = match (from, to) {
            (Number::Subrule(c, r, a), Number::Subrule(d, s, b)) if (c, r) == (d, s) => {
                std::iter::successors(Some(a), |l| l.next())
                    .take_while(|l| *l <= b)
                    .take(most)
                    .map(|l| Number::Subrule(c, r, l))
                    .collect()
            }
            (Number::Rule(c, a), Number::Rule(d, b)) if c == d => {
                (a..=b).take(most).map(|r| Number::Rule(c, r)).collect()
            }
            _ => self.known.between(from, to, most),
        };
        work::count(all.len());
        self.left.set(self.left.get().saturating_sub(all.len()));
        all
    }

    /// Further letters of a list: `608.3a y b`. Returns where the mention ends.
    fn letters(&self, targets: &mut Vec<Number>, mut end: usize) -> usize {
        while let Some(&Number::Subrule(c, r, last)) = targets.last() {
            let Some(found) = self.grammar.letter.captures(&self.text[end..]) else { break };
            let Some(letter) = found.get(1).and_then(|m| Letter::parse(m.as_str())) else { break };
            let after = &self.text[end + found[0].len()..];
            // In Spanish and Portuguese some letters are words: those count only where no word follows.
            let is_word = matches!(&found[1], "a" | "e" | "o" | "u" | "y");
            let word_follows = after.trim_start().starts_with(char::is_alphabetic) && after.starts_with(' ');
            if letter <= last
                || letter.is_skipped()
                || (is_word && word_follows)
                || after.starts_with(['.', ',']) && after[1..].starts_with(|c: char| c.is_alphanumeric())
            {
                break;
            }
            end += found[0].len();
            let mut more = vec![Number::Subrule(c, r, letter)];
            // «608.3a, c–e»
            let read = Read { number: more[0], end, dotted: true, comma: false };
            if let Some((to, after)) =
                self.range(&read).filter(|(to, _)| matches!(to, Number::Subrule(d, s, _) if (*d, *s) == (c, r)))
            {
                more = self.expand(more[0], to);
                end = after;
            }
            targets.extend(more);
        }
        end
    }

    /// Where the next member of a list stands, and what announces it.
    fn hand_on(&self, end: usize, announced: Announced) -> Option<(usize, Announced)> {
        /// Maximum number of characters of a title between two members of a list.
        const MAX_BRIDGE_CHARS: usize = 140;
        let rest = &self.text[end..];
        // The next digit outside of a quoted title.
        let mut quoted = false;
        let next = rest.char_indices().take(MAX_BRIDGE_CHARS).find_map(|(i, c)| {
            match c {
                '“' | '«' => quoted = true,
                '”' | '»' => quoted = false,
                '"' => quoted = !quoted,
                _ => {}
            }
            (!quoted && c.is_ascii_digit()).then_some(i)
        })?;
        let between = self.grammar.bridge.captures(&rest[..next])?;
        let separated = between.name("and").is_some() || rest[..next].contains([',', ';']);
        let announced = match between.name("rule") {
            Some(word) if self.words.section.contains(&fold(word.as_str()).as_str()) => {
                Announced::Section { by_list: false }
            }
            Some(_) => Announced::Rule { by_list: false },
            None => match announced {
                Announced::Section { .. } => Announced::Section { by_list: true },
                Announced::Rule { .. } => Announced::Rule { by_list: true },
                Announced::No => Announced::No,
            },
        };
        (separated || between.name("rule").is_some()).then_some((end + next, announced))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn known() -> NumberSet {
        let rules = (100..=120).chain(600..=616).chain(700..=720).chain(900..=905).flat_map(|c| {
            let subrules = "abcdefghijk".chars().map(move |l| format!("{c}.2{l}"));
            [format!("{c}")].into_iter().chain((1..=12).map(move |r| format!("{c}.{r}"))).chain(subrules)
        });
        NumberSet::new(rules.map(|n| n.parse().unwrap()))
    }

    #[track_caller]
    fn check_among(known: &NumberSet, lang: Lang, text: &str, expected: &str) {
        let shown = |m: &ParsedReference| {
            let targets: Vec<String> = m.targets.iter().map(ToString::to_string).collect();
            format!("{}={}", &text[m.start..m.end], targets.join(","))
        };
        assert_eq!(
            find_references(text, lang, known).iter().map(shown).collect::<Vec<_>>().join("; "),
            expected,
            "{text}"
        );
    }

    #[track_caller]
    fn check(lang: Lang, text: &str, expected: &str) {
        check_among(&known(), lang, text, expected);
    }

    #[test]
    fn mentions_are_found() {
        // Single numbers.
        check(Lang::Es, "Ver la regla 704.2f.", "704.2f=704.2f");
        check(Lang::Es, "(ver regla 704,2f)", "704,2f=704.2f");
        check(Lang::Pt, "Consulte a regra 116, “Tempo”.", "116=116");
        check(Lang::En, "See rule 704.2f. Then", "704.2f=704.2f");
        check(Lang::Es, "como dice la 704.2f, siempre", "704.2f=704.2f");
        check(Lang::Es, "Ver la sección 8, “Varios”", "sección 8=8");
        check(Lang::Pt, "Ver seção 8", "seção 8=8");
        // Lists.
        check(Lang::Es, "reglas 608.2a y b.", "608.2a y b=608.2a,608.2b");
        check(Lang::Pt, "regras 601.2a e 603.3.", "601.2a=601.2a; 603.3=603.3");
        check(Lang::En, "rules 601.2b and 601.2f–h.", "601.2b=601.2b; 601.2f–h=601.2f,601.2g,601.2h");
        check(Lang::Es, "las reglas 116, 117 y 118.", "116=116; 117=117; 118=118");
        check(Lang::Es, "Ver la regla 113, “Uno”, y la sección 6, “Dos”.", "113=113; sección 6=6");
        check(Lang::Es, "la regla 105, “Uno” y la regla 106, “Dos”.", "105=105; 106=106");
        check(Lang::En, "See rules 105, \"A,\" and 106, \"B.\"", "105=105; 106=106");
        // Ranges.
        check(Lang::Es, "reglas 601.2f-h", "601.2f-h=601.2f,601.2g,601.2h");
        check(Lang::Es, "reglas 118.7-8.", "118.7-8=118.7,118.8");
        check(Lang::Es, "(reglas 119.9–11).", "119.9–11=119.9,119.10,119.11");
        check(Lang::Es, "903.6–903.8", "903.6–903.8=903.6,903.7,903.8");
        check(Lang::En, "rules 601.2a through 601.2c", "601.2a through 601.2c=601.2a,601.2b,601.2c");
        check(Lang::Es, "704.2i–k", "704.2i–k=704.2i,704.2j,704.2k");
        // Quantities are none.
        check(Lang::Es, "999.999 criaturas y 100 cartas", "");
        check(Lang::Es, "recibe +1/+1 y 20 vidas, {2}: 3 fichas 1/1", "");
        check(Lang::Es, "la regla 702.2, 100 cartas", "702.2=702.2");
        check(Lang::En, "gains 100.000 life and $100.50", "");
        check(Lang::Es, "608.2a y a la vez 608.2c e otro", "608.2a=608.2a; 608.2c=608.2c");
        // What points nowhere is still a mention.
        check(Lang::Es, "ver la regla 999.1", "999.1=999.1");
        check(Lang::Es, "ver la 704.2z", "704.2z=704.2z");
        // The mark of a footnote is no part of a number.
        check(Lang::En, "rule 704.2², rule 704.2fª", "704.2=704.2; 704.2f=704.2f");
        // Bare numbers in brackets.
        check(Lang::Es, "una prioridad (117) se pasa", "117=117");
        check(Lang::Es, "quedan 117 cartas (117 en total)", "");
        check(Lang::En, "priority (see 117).", "117=117");
    }

    #[test]
    fn a_fragment_points_at_rules_it_does_not_hold() {
        let known = NumberSet::from_excerpt(["603.4".parse().unwrap()]);
        let check = |text: &str, expected: &[&str]| {
            let found: Vec<&str> =
                find_references(text, Lang::En, &known).iter().map(|m| &text[m.start..m.end]).collect();
            assert_eq!(found, expected, "{text}");
        };
        check("As 704.5f says, and rule 116 (see 400.7).", &["704.5f", "116", "400.7"]);
        check("It weighs 400.7 grams, 100 of them lead (2019).", &[]);
    }

    #[test]
    fn decimal_headings() {
        let known = NumberSet::new(["4", "4.5", "4.5.1", "4.5.2", "4.5.3", "4.6.8.1"].map(|n| n.parse().unwrap()));
        let check = |text: &str, expected: &str| check_among(&known, Lang::Es, text, expected);
        check("ver el punto 4.5.3 Pasos o 4.6.8.1 Dirigidos.", "4.5.3=4.5.3; 4.6.8.1=4.6.8.1");
        check("según el punto 4.5 Jugar, y en los puntos 4.5.1 y 4.5.2.", "4.5=4.5; 4.5.1=4.5.1; 4.5.2=4.5.2");
        check("según los puntos 4.5.1–4.5.3", "4.5.1–4.5.3=4.5.1,4.5.2,4.5.3");
        check("el punto 4.9.1 ya no está", "4.9.1=4.9.1");
        check("según la sección 4", "sección 4=4");
        check("cuesta 4.5 y pesa 4.9.1 y 4 Oros", "");
    }

    proptest! {
        #[test]
        fn mentions_lie_in_order_on_borders(text in "(regla |reglas |y |, |[-–]|\\d{1,4}[.,]?\\d{0,3}[a-k]?|“x”|ñ| ){0,20}") {
            crate::fuzz::references(text.as_bytes());
        }
    }
}

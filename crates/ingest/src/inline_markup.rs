//! Inline cleaning: one fragment of a source line → the text a reader should see, and what was set
//! aside for it.
//!
//! Marks of the file's format go (emphasis, escapes, links, LaTeX remains, tags); the words, quotes and
//! symbols stay. Every byte of the fragment is in exactly one run, so nothing is lost in silence.

use std::{borrow::Cow, ops::Range, sync::LazyLock};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use regex::Regex;

use crate::{hidden, script::Script, work};

/// A stretch of a fragment: what it shows, if anything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Run<'a> {
    /// Its place in the fragment, in bytes.
    pub(crate) range: Range<usize>,
    /// The displayed text; `None` for markup.
    pub(crate) shown: Option<Cow<'a, str>>,
}

/// The markup that is removed from fragments of a source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Style {
    /// Every character is text, but for soft hyphens and the backslashes that converters put before braces.
    Plain,
    /// Markdown, or text that a converter left full of its marks.
    Markdown,
}

/// Maximum length of a fragment whose markup is read, in bytes: each mark takes a hundred times its own size. The longest
/// paragraph of any document we know has 4 KiB.
pub(crate) const MAX_MARKUP_BYTES: usize = 64 << 10;

/// Cuts a fragment into runs. One that is longer than [`MAX_MARKUP_BYTES`] is plain text.
pub(crate) fn clean(fragment: &str, style: Style) -> Vec<Run<'_>> {
    match style {
        Style::Markdown if fragment.len() <= MAX_MARKUP_BYTES => markdown(fragment),
        Style::Plain | Style::Markdown => plain(fragment),
    }
}

/// Soft hyphen: an invisible hyphenation point inside a word.
pub(crate) const SOFT_HYPHEN: char = '\u{ad}';

fn plain(fragment: &str) -> Vec<Run<'_>> {
    let text = |range: Range<usize>| Run { shown: Some(Cow::Borrowed(&fragment[range.clone()])), range };
    let mut runs = Vec::with_capacity(1);
    let mut from = 0;
    let is_mark = |at: usize, mark: &str| mark.starts_with(SOFT_HYPHEN) || fragment[at + 1..].starts_with(['{', '}']);
    for (at, mark) in fragment.match_indices(['\\', SOFT_HYPHEN]).filter(|&(at, mark)| is_mark(at, mark)) {
        if from < at {
            runs.push(text(from..at));
        }
        runs.push(Run { range: at..at + mark.len(), shown: None });
        from = at + mark.len();
    }
    if from < fragment.len() || fragment.is_empty() {
        runs.push(text(from..fragment.len()));
    }
    runs
}

/// Whether a fragment has any mark that Markdown would read; most have none.
fn has_marks(fragment: &str) -> bool {
    fragment.bytes().any(|b| matches!(b, b'*' | b'_' | b'\\' | b'[' | b'<' | b'&' | b'`' | b'$' | b'~'))
}

fn markdown(fragment: &str) -> Vec<Run<'_>> {
    if !has_marks(fragment) {
        return clean(fragment, Style::Plain);
    }
    // Behind an opening bracket nothing is read as a block (list, heading, quote), and emphasis opens.
    const GUARD: &str = "(";
    let stars = Stars::of(fragment);
    let guarded = format!("{GUARD}{}", stars.mask(fragment));
    let mut shown: Shown = Vec::new();
    let mut tags = Tags::default();
    let mut struck_out = Vec::new();
    for (event, range) in Parser::new_ext(&guarded, Options::ENABLE_STRIKETHROUGH).into_offset_iter() {
        match event {
            Event::Text(text) => shown.push((range, Some(text.into_string()))),
            Event::Code(code) => {
                // The unmasked code of the fragment.
                let at = range.start + guarded[range.clone()].find(&*code).unwrap_or_default();
                let code = fragment.get(at - GUARD.len()..at - GUARD.len() + code.len()).unwrap_or(&code).to_owned();
                shown.push((range, Some(code)));
            }
            Event::InlineHtml(tag) | Event::Html(tag) => tags.meet(&tag, range, &mut shown),
            Event::Start(Tag::Strikethrough) => struck_out.push(shown.len()),
            Event::End(TagEnd::Strikethrough) => {
                let before = struck_out.pop().unwrap_or_default();
                if guarded[range.clone()].starts_with("~~") {
                    tags.leave_out(before, range, &mut shown);
                } else if range.len() > 2 {
                    // Text between single tildes is not struck out, and the tildes are part of it.
                    shown.push((range.start..range.start + 1, Some("~".to_owned())));
                    shown.push((range.end - 1..range.end, Some("~".to_owned())));
                }
            }
            Event::Start(Tag::Image { .. }) | Event::End(TagEnd::Image) => {}
            _ => {}
        }
    }
    shown.sort_by_key(|(range, _)| (range.start, range.end));
    let math = math_delimiters(fragment);
    let mut runs = Vec::with_capacity(shown.len() * 2);
    let mut at = 0;
    for (range, text) in shown {
        let start = range.start.max(GUARD.len()) - GUARD.len();
        let end = range.end.max(GUARD.len()) - GUARD.len();
        if end <= start || start < at {
            continue;
        }
        if at < start {
            gap(fragment, at..start, &mut runs);
        }
        at = end;
        match text {
            Some(text) if text.ends_with(&guarded[start + GUARD.len()..end + GUARD.len()]) => {
                unmark(fragment, start..end, &math, &stars, &mut runs);
            }
            text => runs.push(Run { range: start..end, shown: text.map(Cow::Owned) }),
        }
    }
    if at < fragment.len() {
        gap(fragment, at..fragment.len(), &mut runs);
    }
    runs
}

/// What stood between two shown stretches: marks; its white space still separates words.
fn gap<'a>(fragment: &'a str, range: Range<usize>, runs: &mut Vec<Run<'a>>) {
    let blank = fragment[range.clone()].trim().is_empty();
    runs.push(Run { shown: blank.then(|| Cow::Borrowed(&fragment[range.clone()])), range });
}

/// The places of the dollar signs around symbols in a fragment, in order: the remains of LaTeX.
fn math_delimiters(fragment: &str) -> Vec<usize> {
    static MATH: LazyLock<Regex> = regex!(r"\$(?:\\?[-+/*0-9A-Z{}. ]|\\[a-z]+)+\$");
    work::count(fragment.len());
    MATH.find_iter(fragment).flat_map(|found| [found.start(), found.end() - 1]).collect()
}

/// Literal asterisks of a fragment: `1+*/1+*`, `2 * X`. The others are emphasis markers, paired or not.
struct Stars {
    /// Offsets of stars that are literal even where Markdown would pair them as emphasis, ascending.
    values: Vec<usize>,
    /// Offsets of stars that are literal if Markdown does not pair them, ascending.
    alone: Vec<usize>,
}

impl Stars {
    fn of(fragment: &str) -> Stars {
        work::count(fragment.len());
        let (mut values, mut alone) = (Vec::new(), Vec::new());
        // A star that begins the fragment is left of emphasis around the number before it.
        let first = fragment.len() - fragment.trim_start().len();
        for (at, _) in fragment.match_indices('*') {
            let (before, after) = (&fragment[..at], &fragment[at + 1..]);
            if before.ends_with(['*', '\\']) || after.starts_with('*') {
                continue;
            }
            if is_value(before, after) {
                values.push(at);
            } else if at > first && !touches_word(before, after) {
                alone.push(at);
            }
        }
        Stars { values, alone }
    }

    /// Replaces each literal star that Markdown could pair by another one-byte character.
    fn mask<'f>(&self, fragment: &'f str) -> Cow<'f, str> {
        /// Punctuation character without a meaning inside a line of Markdown.
        const MASK: &str = "+";
        if self.values.is_empty() {
            return Cow::Borrowed(fragment);
        }
        let mut masked = String::with_capacity(fragment.len());
        let mut from = 0;
        for &at in &self.values {
            masked.push_str(&fragment[from..at]);
            masked.push_str(MASK);
            from = at + 1;
        }
        masked.push_str(&fragment[from..]);
        Cow::Owned(masked)
    }

    /// Whether a star that Markdown does not pair is literal.
    fn is_text(&self, at: usize) -> bool {
        self.values.binary_search(&at).is_ok() || self.alone.binary_search(&at).is_ok()
    }
}

/// Signs between the parts of a power or toughness such as `1+*`.
const SIGNS: [char; 4] = ['+', '-', '−', '–'];

/// Whether the star between two texts is part of a value: a power or toughness (`*/*`, `1+*`, `*/X`), a product (`2*X`), or
/// a single star in brackets or quotation marks.
fn is_value(before: &str, after: &str) -> bool {
    let is_number = |c: char| c.is_ascii_digit() || matches!(c, 'X' | 'Y' | '*');
    let left = before.chars().next_back();
    let right = after.chars().next();
    let in_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    if let (Some(left), Some(right)) = (left, right)
        && matches!(
            (left, right),
            ('(', ')') | ('[', ']') | ('{', '}') | ('"', '"') | ('“', '”') | ('«', '»') | ('\'', '\'')
        )
    {
        return true;
    }
    // The end of a value: `1+*`, `/+*`, `1/*`.
    let ends = !in_word(right)
        && match left {
            Some('/') => before[..before.len() - 1].ends_with(is_number),
            Some(sign) if SIGNS.contains(&sign) => {
                let bare = before.trim_end_matches(SIGNS);
                bare.ends_with(|c: char| is_number(c) || c == '/')
            }
            _ => false,
        };
    // The start of one: `*/2`, `*/1+*`.
    let starts = !in_word(left)
        && !left.is_some_and(|c| matches!(c, '.' | ',' | ':' | ';' | '!' | '?' | ')' | ']' | '}' | '”' | '»'))
        && after.strip_prefix('/').is_some_and(|rest| rest.trim_start_matches(SIGNS).starts_with(is_number));
    // A product: digits on one side, digits or a letter on the other.
    let is_one_letter = |text: &mut dyn Iterator<Item = char>| {
        text.next().is_some_and(char::is_alphabetic) && !text.next().is_some_and(char::is_alphanumeric)
    };
    let is_digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let product = match (is_digit(left), is_digit(right)) {
        (true, true) => true,
        (true, false) => is_one_letter(&mut after.chars()),
        (false, true) => is_one_letter(&mut before.chars().rev()),
        (false, false) => false,
    };
    ends || starts || product
}

/// Whether the star between two texts is attached to the beginning or end of a word, as emphasis markers are.
fn touches_word(before: &str, after: &str) -> bool {
    let is_of_word = |c: char| {
        c.is_alphanumeric() || matches!(c, '“' | '”' | '"' | '«' | '»' | '‘' | '’' | '\'' | '¿' | '¡' | '™' | '®')
    };
    let begins = after.starts_with(|c: char| is_of_word(c) || matches!(c, '(' | '[' | '{'))
        && !before.ends_with(char::is_alphanumeric);
    let ends = before
        .ends_with(|c: char| is_of_word(c) || matches!(c, '.' | ',' | ':' | ';' | '!' | '?' | ')' | ']' | '}'))
        && !after.starts_with(char::is_alphanumeric);
    begins || ends
}

/// Adds the runs of a text that Markdown does not interpret, without unpaired emphasis markers and the dollar signs listed
/// in `math`.
fn unmark<'a>(fragment: &'a str, range: Range<usize>, math: &[usize], stars: &Stars, runs: &mut Vec<Run<'a>>) {
    let escaped = |at: usize| at > 0 && fragment.as_bytes()[at - 1] == b'\\';
    let mut from = range.start;
    for (i, b) in fragment[range.clone()].bytes().enumerate().map(|(i, b)| (range.start + i, b)) {
        let mark = match b {
            b'*' => !escaped(i) && !stars.is_text(i),
            b'$' => !escaped(i) && math.binary_search(&i).is_ok(),
            _ => false,
        };
        if mark {
            if from < i {
                runs.push(Run { range: from..i, shown: Some(Cow::Borrowed(&fragment[from..i])) });
            }
            runs.push(Run { range: i..i + 1, shown: None });
            from = i + 1;
        }
    }
    if from < range.end {
        runs.push(Run { range: from..range.end, shown: Some(Cow::Borrowed(&fragment[from..range.end])) });
    }
}

/// Runs of a fragment, in the order in which they were met.
type Shown = Vec<(Range<usize>, Option<String>)>;

/// Inline tags: `<sup>TM</sup>` is one sign, `<sup>2</sup>` a raised digit, `<br>` a space, `<del>` holds what is left out,
/// every other tag is a mark.
#[derive(Default)]
struct Tags {
    /// The open `<sup>` or `<sub>`: its name, its offset, and the number of displayed runs before it.
    script: Option<(Script, usize, usize)>,
    /// The open element that is struck out or hidden: its name, how often it is nested in itself, its offset, and the number
    /// of displayed runs before it.
    left_out: Option<(String, usize, usize, usize)>,
}

impl Tags {
    fn meet(&mut self, tag: &str, range: Range<usize>, shown: &mut Shown) {
        let name = tag_name(tag);
        let closes = tag.starts_with("</");
        match &mut self.left_out {
            Some((open, depth, start, before)) if *open == name => {
                *depth = if closes { *depth - 1 } else { *depth + 1 };
                if *depth == 0 {
                    let (start, before) = (*start, *before);
                    self.left_out = None;
                    self.leave_out(before, start..range.end, shown);
                }
                return;
            }
            None if !closes && is_left_out(&name, tag) => {
                self.left_out = Some((name, 1, range.start, shown.len()));
                return;
            }
            _ => {}
        }
        if name == "br" {
            shown.push((range, Some(" ".to_owned())));
        } else if let Some(script) = Script::of_tag(&name) {
            if !closes {
                self.script = Some((script, range.start, shown.len()));
                return;
            }
            let Some((script, start, before)) = self.script.take() else { return };
            let inside: String = shown.iter().skip(before).filter_map(|(_, text)| text.as_deref()).collect();
            if let Some(signs) = script.signs(&inside) {
                shown.truncate(before);
                shown.push((start..range.end, Some(signs)));
            }
        }
    }

    /// Leaves out the runs of a range, which are those behind the first `before`.
    fn leave_out(&mut self, before: usize, range: Range<usize>, shown: &mut Shown) {
        shown.truncate(before);
        // A raised text that began in it has lost its beginning.
        self.script = self.script.take().filter(|(_, start, _)| *start < range.start);
        shown.push((range, None));
    }
}

/// Whether the text of an element is left out.
fn is_left_out(name: &str, tag: &str) -> bool {
    static STYLE: LazyLock<Regex> = regex!(r#"(?i)\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')"#);
    static VALUE: LazyLock<Regex> = regex!(r#""[^"]*"|'[^']*'"#);
    work::count(tag.len());
    let style = STYLE.captures(tag).and_then(|found| found.get(1).or(found.get(2))).map(|style| style.as_str());
    let attributes = VALUE.replace_all(tag, "");
    let mut words = attributes.split(|c: char| c.is_whitespace() || matches!(c, '/' | '>' | '=')).skip(1);
    hidden::leaves_out(name, words.any(|word| word.eq_ignore_ascii_case("hidden")), style)
}

/// The name of a tag such as `<br/>` or `</sup>`, in lower case.
fn tag_name(tag: &str) -> String {
    let name = tag.trim_start_matches(['<', '/']);
    name.chars().take_while(|c| c.is_ascii_alphanumeric()).collect::<String>().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn shown(fragment: &str, style: Style) -> String {
        clean(fragment, style).into_iter().filter_map(|run| run.shown).collect()
    }

    #[track_caller]
    fn check(fragment: &str, expected: &str) {
        assert_eq!(shown(fragment, Style::Markdown), expected, "{fragment}");
    }

    #[test]
    fn marks_go_and_words_stay() {
        // Emphasis goes words stay.
        check("Un *jugador* es **una** persona", "Un jugador es una persona");
        check("***Exemplo:** Se a criatura…*", "Exemplo: Se a criatura…");
        check("Exemplo:** *Se um", "Exemplo: Se um");
        check("*se elas mudarem", "se elas mudarem");
        check("_cursiva_ y un_guion_bajo", "cursiva y un_guion_bajo");
        // Escapes symbols and latex remains.
        check(r"(\*) ou 1+\*", "(*) ou 1+*");
        check(r"paga $\{2\}\{G\}\{G\}$ o $3/4$", "paga {2}{G}{G} o 3/4");
        check("{T}: {2/W} {CHAOS} [coste] {W/U/P}", "{T}: {2/W} {CHAOS} [coste] {W/U/P}");
        check(r"versão 2010\_02\_01", "versão 2010_02_01");
        check("cuesta $5 y luego $6", "cuesta $5 y luego $6");
        // Links tags and entities.
        check("no site [Magic.com/Rules](http://Magic.com/Rules).", "no site Magic.com/Rules.");
        check("*Homelands*<sup>TM</sup> e Magic<sup>®</sup>", "Homelands™ e Magic®");
        check("uno<br>dos &amp; tres", "uno dos & tres");
        // What is struck out or hidden is dropped.
        check("He ~~loses~~ wins, <del>old</del>new ~one~ <s>a *b*</s>", "He  wins, new ~one~ ");
        check("a<span hidden>b</span><b style=\"display:none\">c</b><i class='x hidden y'>d</i>", "ad");
        check("<del>a *b*<sup>c</del>2</sup>", "2");
        // Raised and lowered digits join no number.
        check("rule 100.1<sup>2</sup> and 10<sup>-2</sup>", "rule 100.1² and 10⁻²");
        check("2<sup class='x'>n</sup> is 1<sup>st</sup>, H<sub>2</sub>O", "2ⁿ is 1st, H₂O");
        check("- 1. not a list", "- 1. not a list");
    }

    #[test]
    fn stars_that_are_text_stay() {
        check("pays 2 * X, and 2*X or X*2", "pays 2 * X, and 2*X or X*2");
        check("power * and toughness 1+*", "power * and toughness 1+*");
        check("a */* one, a 1+*/1+* one, a */2 or X/* one, 7-*", "a */* one, a 1+*/1+* one, a */2 or X/* one, 7-*");
        check("has (*) and “*” and power *, toughness *.", "has (*) and “*” and power *, toughness *.");
        check("*has a */* body*, **and** `1+*` too", "has a */* body, and 1+* too");
        // Marks beside numbers stay marks.
        check("*Cost 7*: pay *2/2* or *+1/+1* and **4.5**", "Cost 7: pay 2/2 or +1/+1 and 4.5");
        // Where a line ends within emphasis, one of its marks stands alone.
        check("cost 7* and the Crown™* too, *2 of them", "cost 7 and the Crown™ too, 2 of them");
        check("* The end.* of (*a thing) or *“this”", " The end. of (a thing) or “this”");
    }

    #[test]
    fn plain_text_is_left_alone() {
        assert_eq!(shown("*/* and 1+* and a_b_c", Style::Plain), "*/* and 1+* and a_b_c");
        assert_eq!(shown(r"paga \{1\}{R} \ o", Style::Plain), r"paga {1}{R} \ o");
    }

    proptest! {
        #[test]
        fn runs_cover_the_fragment(fragment in "[ a-zé*_\\\\$<>/{}\\[\\]()&;`!#.:\\-]{0,60}") {
            for style in [Style::Plain, Style::Markdown] {
                let mut at = 0;
                for run in clean(&fragment, style) {
                    prop_assert_eq!(run.range.start, at);
                    at = run.range.end;
                }
                prop_assert_eq!(at, fragment.len());
            }
        }
    }
}

//! Printed numbers: what the start of a line may be trying to say.
//!
//! Converters and typists damage numbers: `704,5f`, `704.5F`, `704. 5f`, `704..5f`, `704.5.f`, `704.5f.`,
//! a number glued to its text, a number cut short. A line start is read into every number it may stand
//! for; which one it is, the sequence decides.

use std::ops::Range;

use vademecum_vocab::{Letter, Number};

use crate::script;

/// One way to read a line's start as a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Reading {
    pub(crate) number: Number,
    /// Its length in the line, in bytes.
    pub(crate) len: usize,
    /// Whether it is written as the rules write it.
    pub(crate) spelled: Spelling,
}

/// The notation of a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spelling {
    /// As the rules write it: `704.` `704.5.` `704.5f`.
    Regular,
    /// Something is off in dots, commas, case or spaces.
    Odd,
    /// Only readable with good will: a letter that may as well be a word of the text.
    Doubtful,
}

/// A number at the start of a line, in every way it can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Printed {
    /// The printed range in the line, in bytes, with the dot behind it.
    pub(crate) range: Range<usize>,
    /// The readings, best spelled first; none when the number is cut short (`702.` before a sentence).
    pub(crate) readings: Vec<Reading>,
    /// The chapter digits, where at least those are there.
    pub(crate) chapter: u16,
    /// Whether a dot follows the last digit, as behind the number of a rule.
    pub(crate) dotted: bool,
}

impl Printed {
    pub(crate) fn best(&self) -> Option<Number> {
        self.readings.first().map(|r| r.number)
    }

    pub(crate) fn reading(&self, number: Number) -> Option<&Reading> {
        self.readings.iter().find(|r| r.number == number)
    }
}

/// A small reader over bytes.
struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn eat(&mut self, test: impl Fn(char) -> bool) -> Option<char> {
        let c = self.peek().filter(|&c| test(c))?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn spaces(&mut self) -> usize {
        let from = self.at;
        while self.eat(|c| matches!(c, ' ' | '\t' | '\u{a0}')).is_some() {}
        self.at - from
    }

    fn digits(&mut self, most: usize) -> Option<(u16, usize)> {
        let from = self.at;
        while self.at - from <= most && self.eat(|c| c.is_ascii_digit()).is_some() {}
        let n = self.at - from;
        (1..=most).contains(&n).then(|| Some((self.text[from..self.at].parse().ok()?, n)))?
    }
}

/// Reads the number of a rule or subrule at the start of a text; `None` if there is nothing like one.
pub(crate) fn rule_number(text: &str) -> Option<Printed> {
    let plain = plain_number(text);
    match &plain {
        Some(printed) if !printed.readings.is_empty() => plain,
        _ => look_alike_number(text).or(plain),
    }
}

/// Maximum number of characters of a number that is written in look-alikes, with what stands right behind it.
const MAX_LOOK_ALIKE_CHARS: usize = 16;

/// Whether a letter looks like a digit.
fn is_like_digit(c: char) -> bool {
    matches!(c, 'l' | 'I' | '|' | 'O' | 'o')
}

/// The digit that a character is or looks like.
fn like_digit(c: char) -> Option<char> {
    match c {
        'l' | 'I' | '|' => Some('1'),
        'O' | 'o' => Some('0'),
        _ => Some(from_other_script(c)).filter(char::is_ascii_digit),
    }
}

/// The ASCII character that one of another script or width looks like; any other character stays as it is.
fn from_other_script(c: char) -> char {
    match c {
        '．' | '。' | '․' => '.',
        '０'..='９' | 'ａ'..='ｚ' | 'Ａ'..='Ｚ' | '，' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'х' => 'x',
        c => c,
    }
}

/// Reads a number some of whose characters are look-alikes: `l00.4c`, `1O0.4c`, full-width digits. Nothing stands between
/// its parts and the chapter has a digit that is one, so that no word is read as a number.
fn look_alike_number(text: &str) -> Option<Printed> {
    let chars: Vec<char> = text.chars().take(MAX_LOOK_ALIKE_CHARS).collect();
    let chapter = chars.get(..3)?;
    let mut plain = chapter.iter().map(|&c| like_digit(c)).collect::<Option<String>>()?;
    if chapter.iter().all(|&c| is_like_digit(c)) {
        return None;
    }
    let mut rest = chars[3..].iter().copied().peekable();
    while let Some(dot) = rest.next_if(|&c| matches!(from_other_script(c), '.' | ',')) {
        plain.push(from_other_script(dot));
    }
    let is_letter = |c: Option<&char>| c.is_some_and(|&c| from_other_script(c).is_ascii_alphabetic());
    let (mut digits, mut certain) = (0, false);
    while digits < 3
        && let Some(c) = rest.next_if(|&c| like_digit(c).is_some())
    {
        let last = !rest.peek().is_some_and(|&next| next.is_alphanumeric() || from_other_script(next) == '.');
        // `l00.4l` has a letter at its end.
        plain.extend(if is_like_digit(c) && certain && last { Some(c) } else { like_digit(c) });
        certain |= !is_like_digit(c);
        digits += 1;
    }
    // `702.I` may be a cut number and a word.
    let goes_on = rest.peek().is_some_and(|&c| from_other_script(c) == '.') || is_letter(rest.peek());
    if digits == 0 || !certain && !goes_on {
        return None;
    }
    plain.extend(rest.map(from_other_script));
    let mut printed = plain_number(&plain)?;
    let is_cut = text.chars().nth(MAX_LOOK_ALIKE_CHARS).is_some();
    printed.readings.retain(|reading| !is_cut || reading.len < plain.len());
    for reading in &mut printed.readings {
        let length = plain[..reading.len].chars().count();
        reading.len = chars[..length].iter().map(|c| c.len_utf8()).sum();
        reading.spelled = reading.spelled.max(Spelling::Odd);
    }
    printed.range = 0..printed.readings.first()?.len;
    Some(printed)
}

/// Reads the number of a rule or subrule in its own signs.
fn plain_number(text: &str) -> Option<Printed> {
    let mut c = Cursor { text, at: 0 };
    let (chapter, n) = c.digits(3)?;
    if n != 3 || chapter < 100 {
        return None;
    }
    let spaces_before_dot = c.spaces();
    let separator = c.eat(|c| matches!(c, '.' | ',' | '·'))?;
    let after_separator = c.at;
    let mut odd = spaces_before_dot > 0 || separator != '.';
    while c.eat(|c| matches!(c, '.' | ',')).is_some() {
        odd = true;
    }
    odd |= c.spaces() > 0;
    let Some((rule, _)) = c.digits(3).filter(|&(rule, _)| rule > 0) else {
        // `702.` and then a sentence: the number was cut short.
        let rest = text[after_separator..].trim_start();
        let cut = separator == '.' && spaces_before_dot == 0 && !rest.is_empty() && !starts_with_digit(rest);
        return cut.then(|| Printed { range: 0..after_separator, readings: Vec::new(), chapter, dotted: true });
    };
    let number_end = c.at;
    let mut readings = Vec::with_capacity(2);
    // `704.5 . If` has its dot as well.
    let stray = text[number_end..].trim_start_matches([' ', '\t', '\u{a0}']);
    if stray.starts_with(". ") && stray.len() < text.len() - number_end {
        c.at = text.len() - stray.len();
        odd = true;
    }
    let dots = dots(&mut c);
    let dotted = dots > 0;
    let plain_end = c.at;
    // A rule: digits and a dot; the text follows a space, or hard upon it.
    if ends_here(text, plain_end) || (dotted && !starts_with_digit(&text[plain_end..])) {
        let glued = !ends_here(text, plain_end);
        let regular = !odd && dots == 1 && !glued;
        readings.push(Reading {
            number: Number::Rule(chapter, rule),
            len: plain_end,
            spelled: if regular { Spelling::Regular } else { Spelling::Odd },
        });
    }
    // A subrule: a letter behind the digits, perhaps after a stray dot or space, perhaps in capitals.
    let mut letter_cursor = Cursor { text, at: if dotted { plain_end } else { number_end } };
    let letter_spaces = letter_cursor.spaces();
    if let Some((letter, upper)) = letter(&mut letter_cursor) {
        let extra_dots = dots_after_letter(&mut letter_cursor);
        if ends_here(text, letter_cursor.at) {
            // `704.5 f.` ends like a number, `704.5 f` like a word.
            let loose = letter_spaces > 0 && (dotted || extra_dots == 0);
            let spelled = if loose {
                Spelling::Doubtful
            } else if odd || dotted || upper || letter_spaces > 0 || extra_dots > 0 {
                Spelling::Odd
            } else {
                Spelling::Regular
            };
            if letter_spaces == 0 && !upper {
                // `704.5.f`: the letter is no word glued to a rule's dot.
                readings.clear();
            }
            readings.push(Reading { number: Number::Subrule(chapter, rule, letter), len: letter_cursor.at, spelled });
        }
    }
    if readings.is_empty() {
        return None;
    }
    readings.sort_by_key(|r| r.spelled);
    Some(Printed { range: 0..readings[0].len, readings, chapter, dotted })
}

fn dots(c: &mut Cursor<'_>) -> usize {
    let mut n = 0;
    while c.eat(|c| matches!(c, '.' | ',')).is_some() {
        n += 1;
    }
    n
}

fn dots_after_letter(c: &mut Cursor<'_>) -> usize {
    let from = c.at;
    while c.eat(|c| matches!(c, '.' | ')' | ',')).is_some() {}
    c.at - from
}

/// One or two letters that stand alone.
fn letter(c: &mut Cursor<'_>) -> Option<(Letter, bool)> {
    let from = c.at;
    while c.at - from < 2 && c.eat(|c| c.is_ascii_alphabetic()).is_some() {}
    let word = &c.text[from..c.at];
    let lower = word.to_ascii_lowercase();
    Letter::parse(&lower).map(|letter| (letter, lower != word))
}

/// Whether a number may end here: before white space, a quotation mark, an opening bracket, the mark of a footnote, or
/// nothing.
fn ends_here(text: &str, at: usize) -> bool {
    match text[at..].chars().next() {
        None => true,
        Some(c) => {
            let is_mark = matches!(c, '“' | '"' | '«' | '(' | '[' | '‘' | '¿' | '¡' | '*' | '_' | '—' | '<');
            c.is_whitespace() || is_mark || script::is_sign(c)
        }
    }
}

fn starts_with_digit(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_digit())
}

/// A heading at the start of a text: the number of a section or chapter and where its title begins.
pub(crate) fn heading(text: &str) -> Option<(Number, usize)> {
    let mut c = Cursor { text, at: 0 };
    let (value, n) = c.digits(3)?;
    let dots = dots(&mut c);
    let spaces = c.spaces();
    let title = c.peek()?;
    // `100 General`, `100.General`, `100. General`; a title starts with a letter or an opening mark.
    if (dots == 0 && spaces == 0) || !(title.is_alphabetic() || matches!(title, '¡' | '¿' | '“' | '"' | '*' | '_'))
    {
        return None;
    }
    match n {
        1 if (1..=9).contains(&value) => Some((Number::Section(value as u8), c.at)),
        3 if value >= 100 => Some((Number::Chapter(value), c.at)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let shown = match rule_number(text) {
            None => "none".to_owned(),
            Some(p) if p.readings.is_empty() => format!("cut {}", p.chapter),
            Some(p) => {
                let one = |r: &Reading| format!("{} {:?}", r.number, r.spelled);
                p.readings.iter().map(one).collect::<Vec<_>>().join(", ")
            }
        };
        assert_eq!(shown, expected, "{text}");
    }

    #[test]
    fn starts_of_lines_are_read_as_numbers() {
        // Regular numbers.
        check("704.5. If a", "704.5 Regular");
        check("704.5f If a", "704.5f Regular");
        check("704.10. ¿Si", "704.10 Regular");
        check("205.3aa Text", "205.3aa Regular");
        check("702.9. Vuela", "702.9 Regular");
        // Odd spellings.
        check("704,5f Si", "704.5f Odd");
        check("111.10S Una", "111.10s Odd");
        check("704. 5f Si", "704.5f Odd");
        check("704..5f Si", "704.5f Odd");
        check("704.5.f Si", "704.5f Odd");
        check("704.5f. Si", "704.5f Odd");
        check("102.8 If", "102.8 Odd");
        check("102.8 . If", "102.8 Odd");
        check("102.8² If", "102.8 Odd");
        check("102.8a² If", "102.8a Regular");
        check("102.8<sup>2</sup>. If", "102.8 Odd");
        check("901.4.All plane", "901.4 Odd");
        check("119.1d. In a", "119.1d Odd");
        // A word of one letter is only doubtfully a letter.
        check("801.1 O alcance", "801.1 Odd, 801.1o Doubtful");
        check("801.12 A “regra", "801.12 Odd, 801.12a Doubtful");
        check("704.5 f Si", "704.5 Odd, 704.5f Doubtful");
        check("201.4. A carta", "201.4 Regular, 201.4a Doubtful");
        // Look-alikes.
        check("l00.4c One", "100.4c Odd");
        check("1O0.4c One", "100.4c Odd");
        check("I00.4d", "100.4d Odd");
        check("I00.4. One", "100.4 Odd");
        check("100.lOa One", "100.10a Odd");
        check("１００．４ｃ One", "100.4c Odd");
        check("100.4с One", "100.4c Odd");
        check("l00.4l One", "100.4l Odd");
        check("702.I am", "cut 702");
        check("lOl.4c One", "none");
        check("l00.4cards", "none");
        // Cut numbers and no numbers.
        check("702.“Camarada de", "cut 702");
        check("702. Si un jugador", "cut 702");
        check("70.5 a", "none");
        check("7045.5 a", "none");
        check("999.9999", "none");
        check("100 cartas", "none");
        check("704.5fgh", "none");
    }

    #[test]
    fn headings() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(heading(text).map(|(n, at)| format!("{n}|{}", &text[at..])).as_deref(), expected, "{text}");
        };
        check("7. Reglas adicionales", Some("7|Reglas adicionales"));
        check("704. Acciones", Some("704|Acciones"));
        check("701.27 Transformar", None);
        check("100.General", Some("100|General"));
        check("704.\tAcciones", Some("704|Acciones"));
        check("20 vidas", None);
        check("0. [+N]", None);
    }

    proptest! {
        #[test]
        fn ranges_lie_inside_and_on_borders(text in "[0-9lO．４ .,]{0,8}[a-zA-Zñ“( .ｃ]{0,6}") {
            if let Some(p) = rule_number(&text) {
                prop_assert!(text.is_char_boundary(p.range.end));
                for r in &p.readings {
                    prop_assert!(text.is_char_boundary(r.len) && r.len <= text.len());
                }
            }
            if let Some((_, at)) = heading(&text) {
                prop_assert!(text.is_char_boundary(at));
            }
        }
    }
}

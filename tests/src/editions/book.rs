//! A rulebook whose rules know who they are: numbers are given when it is printed, and what a text says of
//! other rules follows them wherever they go.

use std::{collections::HashMap, fmt::Write, sync::LazyLock};

use regex::{Captures, Regex};

use super::dates::Date;

/// Who a chapter, rule or subrule is, whatever its number.
pub(super) type Id = u32;

/// A rulebook.
#[derive(Debug, Clone)]
pub(super) struct Book {
    /// Everything before the contents.
    head: String,
    pub(super) sections: Vec<Section>,
    /// Glossary and credits.
    tail: Vec<Piece>,
    next_id: Id,
    /// What each chapter, rule and subrule stands or stood under, or was merged into.
    pub(super) home: HashMap<Id, Id>,
}

/// A section: `1. Game Concepts`.
#[derive(Debug, Clone)]
pub(super) struct Section {
    line: String,
    pub(super) chapters: Vec<Item>,
}

/// A chapter, rule or subrule.
#[derive(Debug, Clone)]
pub(super) struct Item {
    pub(super) id: Id,
    /// What stands behind its number; lines that follow belong to it.
    pub(super) text: Vec<Piece>,
    pub(super) items: Vec<Item>,
}

/// A piece of text.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Piece {
    Text(String),
    /// The number of another rule.
    Number(Id),
    /// Numbers from one subrule to another of the same rule (`704.5a–f`).
    Range(Id, Id),
}

impl Item {
    /// The letters of its text.
    pub(super) fn len(&self) -> usize {
        self.text.iter().map(|piece| if let Piece::Text(text) = piece { text.len() } else { 0 }).sum()
    }
}

impl Book {
    /// Reads a rulebook; `None` if it has no numbered rules.
    pub(super) fn read(text: &str) -> Option<Book> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let find = |from: usize, what: &str| Some(from + lines[from..].iter().position(|line| *line == what)?);
        let contents = find(0, "Contents")?;
        let body = find(contents, "Credits")? + 1;
        let glossary = find(body, "Glossary")?;

        let mut reading = Reading::default();
        for line in &lines[body..glossary] {
            reading.line(line);
        }
        let Reading { mut sections, known, next_id, .. } = reading;
        for chapter in sections.iter_mut().flat_map(|section| &mut section.chapters) {
            mend(chapter, &known);
        }
        let tail = pieces(&lines[glossary..].join("\n"), &known);
        let mut book = Book { head: lines[..contents].join("\n"), sections, tail, next_id, home: HashMap::default() };
        book.settle();
        (!known.is_empty()).then_some(book)
    }

    /// An id that nobody has.
    pub(super) fn new_id(&mut self) -> Id {
        self.next_id += 1;
        self.next_id
    }

    /// Notes what everything stands under.
    pub(super) fn settle(&mut self) {
        fn note(item: &Item, home: &mut HashMap<Id, Id>) {
            for inner in &item.items {
                home.insert(inner.id, item.id);
                note(inner, home);
            }
        }
        for chapter in self.sections.iter().flat_map(|section| &section.chapters) {
            note(chapter, &mut self.home);
        }
    }

    /// The number of every chapter, rule and subrule, in order.
    pub(super) fn numbers(&self) -> Vec<(Id, String)> {
        let mut numbers = Vec::new();
        for (section, chapters) in (1..).zip(self.sections.iter().map(|section| &section.chapters)) {
            for (n, chapter) in chapters.iter().enumerate() {
                let number = format!("{section}{n:02}");
                for (rule, of_rule) in chapter.items.iter().zip(1..).map(|(rule, n)| (rule, format!("{number}.{n}"))) {
                    let subrules = rule.items.iter().enumerate();
                    let subrules = subrules.map(|(n, subrule)| (subrule.id, format!("{of_rule}{}", letters(n))));
                    let subrules: Vec<_> = subrules.collect();
                    numbers.push((rule.id, of_rule));
                    numbers.extend(subrules);
                }
                // Before its rules.
                let at = numbers.len() - chapter.items.iter().map(|rule| 1 + rule.items.len()).sum::<usize>();
                numbers.insert(at, (chapter.id, number));
            }
        }
        numbers
    }

    /// The whole text as of a date.
    pub(super) fn print(&self, date: Date) -> String {
        let numbers: HashMap<Id, String> = self.numbers().into_iter().collect();
        let mut out = format!("{}\nContents\n\n", dated(&self.head, date));
        for section in &self.sections {
            let _ = writeln!(out, "{}", section.line);
            for chapter in &section.chapters {
                let title = self.told(&chapter.text, &numbers);
                let _ = writeln!(out, "{}. {}", numbers[&chapter.id], title.lines().next().unwrap_or_default());
            }
        }
        out.push_str("\nGlossary\n\nCredits\n");
        for section in &self.sections {
            let _ = writeln!(out, "\n{}", section.line);
            for chapter in &section.chapters {
                let _ = writeln!(out, "\n{}. {}", numbers[&chapter.id], self.told(&chapter.text, &numbers));
                for rule in &chapter.items {
                    let _ = writeln!(out, "\n{}. {}", numbers[&rule.id], self.told(&rule.text, &numbers));
                    for subrule in &rule.items {
                        let _ = writeln!(out, "\n{} {}", numbers[&subrule.id], self.told(&subrule.text, &numbers));
                    }
                }
            }
        }
        let _ = writeln!(out, "\n{}", dated(&self.told(&self.tail, &numbers), date));
        out
    }

    fn told(&self, pieces: &[Piece], numbers: &HashMap<Id, String>) -> String {
        // What is gone is told as what it stood under.
        let living = |mut id: Id| {
            while !numbers.contains_key(&id) {
                id = self.home[&id];
            }
            numbers[&id].as_str()
        };
        let mut out = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Number(id) => out.push_str(living(*id)),
                Piece::Range(first, last) => {
                    let (first, last) = (living(*first), living(*last));
                    let rule = first.trim_end_matches(|c: char| c.is_ascii_lowercase());
                    match last.strip_prefix(rule) {
                        Some(letters) if rule < first && !letters.is_empty() && first < last => {
                            let _ = write!(out, "{first}–{letters}");
                        }
                        _ if first == last => out.push_str(first),
                        _ => {
                            let _ = write!(out, "{first} and {last}");
                        }
                    }
                }
            }
        }
        out
    }
}

/// The letters of the nth subrule, from 0; `l` and `o` look like digits and are left out.
pub(super) fn letters(n: usize) -> String {
    const LETTERS: &[u8] = b"abcdefghijkmnpqrstuvwxyz";
    let letter = |n: usize| char::from(LETTERS[n % LETTERS.len()]);
    match n / LETTERS.len() {
        0 => letter(n).to_string(),
        round => [letter(round - 1), letter(n)].iter().collect(),
    }
}

/// A text with the dates on which the rules take effect replaced.
fn dated(text: &str, date: Date) -> String {
    static EFFECTIVE: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"effective as of [A-Z][a-z]+ \d+, \d{4}").expect("the pattern is fixed"));
    EFFECTIVE.replace_all(text, format!("effective as of {}", date.in_words())).into_owned()
}

/// A rulebook being read, line by line.
#[derive(Debug, Default)]
struct Reading {
    sections: Vec<Section>,
    known: HashMap<String, Id>,
    next_id: Id,
}

impl Reading {
    fn line(&mut self, line: &str) {
        static NUMBERED: LazyLock<Regex> = LazyLock::new(|| {
            Regex::new(r"^(?<number>\d{3}\.\d{1,3}(?<letters>[a-z]{1,2})?|\d{3}|\d)(?:\.? +|\.?$)(?<text>.*)$")
                .expect("the pattern is fixed")
        });
        let Some(parts) = NUMBERED.captures(line) else { return self.more(line) };
        let (number, text) = (&parts["number"], &parts["text"]);
        if number.len() == 1 {
            return self.sections.push(Section { line: line.to_owned(), chapters: Vec::new() });
        }
        let Some(section) = self.sections.last_mut() else { return };
        let list = match section.chapters.last_mut() {
            _ if !number.contains('.') => &mut section.chapters,
            None => return,
            Some(chapter) => match chapter.items.last_mut() {
                Some(rule) if parts.name("letters").is_some() => &mut rule.items,
                _ => &mut chapter.items,
            },
        };
        self.next_id += 1;
        self.known.insert(number.to_owned(), self.next_id);
        list.push(Item { id: self.next_id, text: vec![Piece::Text(text.to_owned())], items: Vec::new() });
    }

    /// A line without a number belongs to what was last.
    fn more(&mut self, line: &str) {
        let mut last = self.sections.last_mut().and_then(|section| section.chapters.last_mut());
        while let Some(item) = last {
            if item.items.is_empty() {
                if let Some(Piece::Text(text)) = item.text.last_mut() {
                    text.push('\n');
                    text.push_str(line);
                }
                return;
            }
            last = item.items.last_mut();
        }
    }
}

/// Finds what the texts say of other rules.
fn mend(item: &mut Item, known: &HashMap<String, Id>) {
    if let [Piece::Text(text)] = item.text.as_slice() {
        item.text = pieces(text.trim_end(), known);
    }
    for inner in &mut item.items {
        mend(inner, known);
    }
}

fn pieces(text: &str, known: &HashMap<String, Id>) -> Vec<Piece> {
    static MENTION: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(
            r"(?<word>\b(?:[Rr]ules?|[Cc]hapters?) )?\b(?<rule>[1-9]\d\d(?:\.\d{1,3})?)(?:(?<letters>[a-z]{1,2})(?:[–-](?<last>[a-z]{1,2}))?)?\b",
        )
        .expect("the pattern is fixed")
    });
    let mention = |parts: &Captures<'_>| {
        let part = |name: &str| parts.name(name).map_or("", |part| part.as_str());
        let (rule, letters, last) = (part("rule"), part("letters"), part("last"));
        // A number without a dot is a chapter only where the text says so.
        let first =
            known.get(&format!("{rule}{letters}")).filter(|_| rule.contains('.') || !part("word").is_empty())?;
        match last {
            "" => Some(Piece::Number(*first)),
            last => Some(Piece::Range(*first, *known.get(&format!("{rule}{last}"))?)),
        }
    };
    let mut pieces = Vec::new();
    let mut done = 0;
    for parts in MENTION.captures_iter(text) {
        if let (Some(piece), Some(start), Some(whole)) = (mention(&parts), parts.name("rule"), parts.get(0)) {
            pieces.extend([Piece::Text(text[done..start.start()].to_owned()), piece]);
            done = whole.end();
        }
    }
    pieces.push(Piece::Text(text[done..].to_owned()));
    pieces
}

//! Writes editions made from a rulebook by chance, each changed from the one before as real ones are, and what became of
//! every rule from each to the next:
//!
//! ```text
//! cargo run -p vademecum-tests --example editions -- FROM.txt COUNT OUT/ [SEED]
//! ```
//!
//! `OUT/editions/DATE.txt` are the editions, `OUT/answers/DATE.tsv` what became of the edition before in that
//! one: number, its numbers now (apart by spaces), kind. The same rulebook and seed give the same files. Keep them to
//! yourself if `FROM.txt` is not yours.

#![expect(clippy::disallowed_methods, reason = "a chore that reads and writes files")]

use std::{collections::HashMap, error::Error, fs, ops::Range, path::Path, sync::LazyLock};

use fastrand::Rng;
use jiff::{ToSpan, civil::Date};
use regex::{Captures, Regex};
use vademecum_ingest::reader::read_path;
use vademecum_vocab::{Letter, Number};

/// When the first edition takes effect.
const FIRST: Date = Date::constant(2003, 10, 1);

/// How often each change happens to 10,000 chapters, rules and subrules; each happens at least once.
const RATES: [(Change, usize); 10] = [
    (Change::InsertSubrule, 14),
    (Change::InsertRule, 6),
    (Change::DeleteSubrule, 15),
    (Change::DeleteRule, 5),
    (Change::Swap, 7),
    (Change::Reword, 50),
    (Change::Enlarge, 10),
    (Change::Split, 6),
    (Change::Merge, 6),
    (Change::Move, 3),
];

/// Number of editions after which a chapter is added.
const EDITIONS_PER_CHAPTER: u32 = 10;

/// Bytes of a text below which it is taken for a title or lead-in, which is left alone.
const MIN_TEXT_BYTES: usize = 60;

const NOUNS: &str = "lantern harbour keeper anchor gull ferry cliff tide barrel lighthouse rope compass net oyster storm pier \
                     sailor chart whistle bell crate lagoon wharf beacon";
const VERBS: &str = "follows lifts borrows covers lowers paints counts trades guards carries hides repairs measures rings \
                     empties anchors crosses watches ties leaves";
const ADJECTIVES: &str = "wet salted hollow rusty distant crooked silent northern patient empty borrowed painted heavy foggy \
                          nimble stubborn";
const ADVERBS: &str = "usually also instead rather simply already";

#[derive(Debug, Clone, Copy)]
enum Change {
    InsertSubrule,
    InsertRule,
    DeleteSubrule,
    DeleteRule,
    Swap,
    Reword,
    Enlarge,
    Split,
    Merge,
    Move,
}

/// A section, chapter, rule or subrule.
#[derive(Debug, Clone)]
struct Rule {
    /// 1 for a section, 4 for a subrule.
    level: u8,
    number: Option<Number>,
    /// What follows its number, with the lines that belong to it.
    text: String,
    /// Its numbers in the edition before: none for a new one, several for one that others were merged into.
    was: Vec<Number>,
    is_reworded: bool,
    /// Whether it was changed in this edition: it is changed no further.
    is_changed: bool,
}

impl Rule {
    /// A rule that was not there before.
    fn new(level: u8, text: String) -> Rule {
        Rule { level, number: None, text, was: Vec::new(), is_reworded: false, is_changed: true }
    }
}

/// A rulebook and its later editions, without end.
struct Editions {
    /// Everything before the contents.
    head: String,
    /// Sections, chapters, rules and subrules in order.
    rules: Vec<Rule>,
    /// Glossary and credits.
    tail: String,
    date: Date,
    count: u32,
    rng: Rng,
}

/// A number of the edition before (`None` for what is new), its numbers now, and what happened to it.
type Answer = (Option<Number>, Vec<Number>, &'static str);

/// A rulebook as of one date.
#[derive(Debug, PartialEq, Eq)]
struct Edition {
    date: String,
    text: String,
    /// What became of the numbers of the edition before; then what is new.
    answers: Vec<Answer>,
}

impl Editions {
    /// Reads a rulebook in the publisher's English layout; `None` if it has no numbered rules.
    fn new(text: &str, seed: u64) -> Option<Editions> {
        static NUMBERED: LazyLock<Regex> =
            LazyLock::new(|| pattern(r"^(\d{3}\.\d{1,3}[a-z]{0,2}|\d{3}|\d)(?:\.? +|\.?$)(.*)$"));
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let find = |from: usize, what: &str| Some(from + lines[from..].iter().position(|line| *line == what)?);
        let contents = find(0, "Contents")?;
        let body = find(contents, "Credits")? + 1;
        let glossary = find(body, "Glossary")?;
        let mut rules: Vec<Rule> = Vec::new();
        for line in &lines[body..glossary] {
            let numbered = NUMBERED.captures(line).and_then(|parts| Some((parts[1].parse::<Number>().ok()?, parts)));
            match (numbered, rules.last_mut()) {
                (Some((number, parts)), _) => {
                    let rule = Rule::new(number.level(), parts[2].to_owned());
                    rules.push(Rule { was: vec![number], ..rule });
                }
                (None, Some(rule)) => rule.text.extend(["\n", line]),
                (None, None) => {}
            }
        }
        rules.iter_mut().for_each(|rule| rule.text.truncate(rule.text.trim_end().len()));
        let (head, tail) = (lines[..contents].join("\n"), lines[glossary..].join("\n"));
        (!rules.is_empty()).then(|| Editions { head, rules, tail, date: FIRST, count: 0, rng: Rng::with_seed(seed) })
    }

    /// Gives every rule its number by its place, and rewrites the numbers that texts mention: that of a rule that is gone
    /// becomes that of the rule above it.
    fn renumber(&mut self) {
        let (mut section, mut last) = (0, None);
        for rule in &mut self.rules {
            let number = match (rule.level, last) {
                (1, _) => {
                    section += 1;
                    Number::Section(section)
                }
                (2, Some(Number::Section(section))) => Number::Chapter(u16::from(section) * 100),
                (2, Some(last)) => Number::Chapter(last.chapter().unwrap_or_default() + 1),
                (3, Some(Number::Rule(chapter, n) | Number::Subrule(chapter, n, _))) => Number::Rule(chapter, n + 1),
                (4, Some(Number::Rule(chapter, n))) => Number::Subrule(chapter, n, Letter::A),
                (4, Some(Number::Subrule(chapter, n, letter))) => {
                    Number::Subrule(chapter, n, letter.next().unwrap_or(letter))
                }
                (_, last) => Number::Rule(last.and_then(Number::chapter).unwrap_or_default(), 1),
            };
            rule.number = Some(number);
            last = Some(number);
        }
        let mut now: HashMap<Number, Number> = HashMap::new();
        for rule in &self.rules {
            for was in &rule.was {
                now.entry(*was).or_insert(rule.number.unwrap_or(*was));
            }
        }
        for text in self.rules.iter_mut().map(|rule| &mut rule.text).chain([&mut self.tail]) {
            *text = follow(text, &now);
        }
    }

    /// Changes the rulebook as from one edition to the next.
    fn change(&mut self) {
        for rule in &mut self.rules {
            (rule.was, rule.is_reworded, rule.is_changed) = (rule.number.into_iter().collect(), false, false);
        }
        let size = self.rules.len();
        for (change, rate) in RATES {
            for _ in 0..(size * rate / 10_000).max(1) {
                // Where nothing of the kind can happen, nothing does.
                let _ = (0..20).find_map(|_| self.apply(change));
            }
        }
        if self.count.is_multiple_of(EDITIONS_PER_CHAPTER) {
            let title = format!("{} {}", self.word(ADJECTIVES), self.word(NOUNS));
            let mut chapter = vec![Rule::new(2, title)];
            for _ in 0..self.rng.usize(5..11) {
                chapter.push(Rule::new(3, self.sentence()));
            }
            let chapters: Vec<usize> = (0..self.rules.len()).filter(|&at| self.rules[at].level == 2).collect();
            if let Some(&at) = self.rng.choice(&chapters) {
                self.rules.splice(at..at, chapter);
            }
        }
        self.renumber();
    }

    /// Lets one change happen somewhere; `None` if it cannot happen there.
    fn apply(&mut self, change: Change) -> Option<()> {
        let at = self.rng.usize(..self.rules.len());
        let (level, is_changed) = (self.rules[at].level, self.rules[at].is_changed);
        let is_subrule = level == 4 && !is_changed;
        let is_text = level >= 3 && !is_changed && self.rules[at].text.len() > MIN_TEXT_BYTES;
        match change {
            Change::InsertSubrule if level >= 3 => {
                let subrule = Rule::new(4, self.sentence());
                self.rules.insert(at + 1, subrule);
            }
            Change::InsertRule if level == 3 => {
                let mut rules = vec![Rule::new(3, self.sentence())];
                for _ in 0..self.rng.usize(..3) {
                    rules.push(Rule::new(4, self.sentence()));
                }
                let end = self.with_children(at).end;
                self.rules.splice(end..end, rules);
            }
            Change::DeleteSubrule if is_subrule => drop(self.rules.remove(at)),
            Change::DeleteRule if level == 3 => {
                let range = self.with_children(at);
                let is_only =
                    self.rules[at - 1].level == 2 && self.rules.get(range.end).is_none_or(|rule| rule.level < 3);
                let is_free =
                    !is_only && range.len() <= 5 && !self.rules[range.clone()].iter().any(|rule| rule.is_changed);
                is_free.then(|| self.rules.drain(range))?;
            }
            Change::Swap if level >= 3 && !is_changed => {
                let middle = self.with_children(at).end;
                self.rules.get(middle).filter(|next| next.level == level && !next.is_changed)?;
                let end = self.with_children(middle).end;
                (self.rules[at].is_changed, self.rules[middle].is_changed) = (true, true);
                self.rules[at..end].rotate_left(middle - at);
            }
            Change::Reword if is_text => {
                for _ in 0..self.rng.usize(1..4) {
                    self.reword(at)?;
                }
                (self.rules[at].is_reworded, self.rules[at].is_changed) = (true, true);
            }
            Change::Enlarge if is_text => {
                let sentence = self.sentence();
                self.rules[at].text.extend([" ", &sentence]);
                (self.rules[at].is_reworded, self.rules[at].is_changed) = (true, true);
            }
            Change::Split if is_subrule => {
                let text = &self.rules[at].text;
                // The sentence that ends nearest to the middle, of the text before any example.
                let own = text.find('\n').unwrap_or(text.len());
                let ends = text[..own].match_indices(". ").map(|(end, _)| end + 1);
                let ends = ends.filter(|&end| end.min(text.len() - end) >= MIN_TEXT_BYTES);
                let middle = ends.min_by_key(|end| end.abs_diff(text.len() / 2))?;
                let second = Rule { was: self.rules[at].was.clone(), ..Rule::new(4, text[middle + 1..].to_owned()) };
                self.rules[at].text.truncate(middle);
                self.rules[at].is_changed = true;
                self.rules.insert(at + 1, second);
            }
            Change::Merge if is_text && is_subrule && !self.rules[at].text.contains('\n') => {
                let is_fit = |rule: &&Rule| rule.level == 4 && !rule.is_changed && rule.text.len() > MIN_TEXT_BYTES;
                self.rules.get(at + 1).filter(is_fit)?;
                let second = self.rules.remove(at + 1);
                let first = &mut self.rules[at];
                first.text.extend([" ", &second.text]);
                first.was.extend(second.was);
                first.is_changed = true;
            }
            Change::Move if is_text && is_subrule => {
                let mut rule = self.rules.remove(at);
                rule.is_changed = true;
                let places: Vec<usize> = (0..self.rules.len()).filter(|&at| self.rules[at].level >= 3).collect();
                let place = self.rng.choice(&places).map_or(at, |place| place + 1);
                self.rules.insert(place, rule);
            }
            _ => return None,
        }
        Some(())
    }

    /// The places of a rule and its subrules.
    fn with_children(&self, at: usize) -> Range<usize> {
        let children = self.rules[at + 1..].iter().take_while(|rule| rule.level > self.rules[at].level);
        at..at + 1 + children.count()
    }

    /// Replaces, inserts or leaves out a word of a rule.
    fn reword(&mut self, at: usize) -> Option<()> {
        let (verb, adverb) = (self.word(VERBS), self.word(ADVERBS));
        let mut words: Vec<&str> = self.rules[at].text.split(' ').collect();
        let place = self.rng.usize(..words.len());
        (words[place].len() >= 4 && words[place].bytes().all(|b| b.is_ascii_lowercase())).then_some(())?;
        match self.rng.usize(..3) {
            0 => words[place] = verb,
            1 => words.insert(place, adverb),
            _ => drop(words.remove(place)),
        }
        self.rules[at].text = words.join(" ");
        Some(())
    }

    fn word(&mut self, words: &'static str) -> &'static str {
        let words: Vec<&str> = words.split(' ').collect();
        self.rng.choice(words).unwrap_or_default()
    }

    /// A sentence of our own that nobody has said before.
    fn sentence(&mut self) -> String {
        let [a, b, c, d] = [(); 4].map(|()| format!("{} {}", self.word(ADJECTIVES), self.word(NOUNS)));
        let [one, two, three] = [(); 3].map(|()| self.word(VERBS));
        match self.rng.usize(..4) {
            0 => format!("If a {a} {one} the {b} of its owner, that {c} {two} each {d} once."),
            1 => format!("Whenever the {a} {one} a {b}, whoever {two} it first {three} the {c} behind the {d}."),
            2 => format!("A {a} that {one} no {b} {two} the {c}, unless its {d} {three} it."),
            _ => format!("Only a {a} {one}; the {b} merely {two} what the {c} {three} beside a {d}."),
        }
    }

    fn answers(&self, before: &[Number]) -> Vec<Answer> {
        let mut now: HashMap<Number, Vec<&Rule>> = HashMap::new();
        for rule in &self.rules {
            rule.was.iter().for_each(|was| now.entry(*was).or_default().push(rule));
        }
        let old = before.iter().map(|number| {
            let rules = now.get(number).map_or(&[][..], Vec::as_slice);
            let kind = match rules {
                [] => "gone",
                [rule] if rule.was.len() > 1 => "merged",
                [rule] if rule.is_reworded => "reworded",
                [rule] if rule.number == Some(*number) => "same",
                [_] => "moved",
                _ => "split",
            };
            (Some(*number), rules.iter().filter_map(|rule| rule.number).collect(), kind)
        });
        let new = self.rules.iter().filter(|rule| rule.was.is_empty());
        old.chain(new.map(|rule| (None, rule.number.into_iter().collect(), "new"))).collect()
    }

    /// The numbers of all chapters, rules and subrules.
    fn numbers(&self) -> Vec<Number> {
        self.rules.iter().filter(|rule| rule.level > 1).filter_map(|rule| rule.number).collect()
    }

    fn print(&self) -> String {
        static EFFECTIVE: LazyLock<Regex> = LazyLock::new(|| pattern(r"effective as of [A-Z][a-z]+ \d+, \d{4}"));
        let line = |rule: &Rule, text: &str| match rule.number {
            Some(number @ Number::Subrule(..)) => format!("{number} {text}\n"),
            number => format!("{}. {text}\n", number.map(|number| number.to_string()).unwrap_or_default()),
        };
        let mut out = format!("{}\nContents\n\n", self.head);
        for rule in self.rules.iter().filter(|rule| rule.level < 3) {
            out += &line(rule, rule.text.lines().next().unwrap_or_default());
        }
        out += "\nGlossary\n\nCredits\n";
        for rule in &self.rules {
            out.extend(["\n", &line(rule, &rule.text)]);
        }
        out.extend(["\n", &self.tail, "\n"]);
        EFFECTIVE.replace_all(&out, format!("effective as of {}", self.date.strftime("%B %-d, %Y"))).into_owned()
    }
}

impl Iterator for Editions {
    type Item = Edition;

    fn next(&mut self) -> Option<Edition> {
        let mut answers = Vec::new();
        if self.count == 0 {
            self.renumber();
        } else {
            let before = self.numbers();
            self.change();
            answers = self.answers(&before);
            self.date = self.date.saturating_add(self.rng.i64(30..105).days());
        }
        self.count += 1;
        Some(Edition { date: self.date.to_string(), text: self.print(), answers })
    }
}

/// A text with the numbers that it mentions replaced by what they are now. A number without a dot is a chapter only
/// behind the word for one.
fn follow(text: &str, now: &HashMap<Number, Number>) -> String {
    static MENTION: LazyLock<Regex> = LazyLock::new(|| {
        pattern(
            r"(?<word>\b(?:[Rr]ules?|[Cc]hapters?) )?\b(?<rule>[1-9]\d\d(?:\.\d{1,3})?)(?<letters>[a-z]{1,2})?(?:[–-](?<last>[a-z]{1,2}))?\b",
        )
    });
    let current = |number: &str| -> Option<Number> {
        let number = number.parse().ok()?;
        std::iter::successors(Some(number), |number: &Number| number.parent())
            .find_map(|number| now.get(&number))
            .copied()
    };
    let replaced = |parts: &Captures<'_>| -> Option<String> {
        let part = |name: &str| parts.name(name).map_or("", |part| part.as_str());
        let (word, rule, letters, last) = (part("word"), part("rule"), part("letters"), part("last"));
        let first = current(&format!("{rule}{letters}")).filter(|_| rule.contains('.') || !word.is_empty())?;
        if last.is_empty() {
            return Some(format!("{word}{first}"));
        }
        let last = current(&format!("{rule}{last}"))?;
        Some(match last {
            _ if first == last => format!("{word}{first}"),
            Number::Subrule(.., letter) if first.parent() == last.parent() && first < last => {
                format!("{word}{first}–{letter}")
            }
            _ => format!("{word}{first} and {last}"),
        })
    };
    MENTION
        .replace_all(text, |parts: &Captures<'_>| replaced(parts).unwrap_or_else(|| parts[0].to_owned()))
        .into_owned()
}

fn pattern(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a fixed pattern")
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (from, count, out, seed) = match args.as_slice() {
        [from, count, out] => (from, count, out, "1"),
        [from, count, out, seed] => (from, count, out, seed.as_str()),
        _ => return Err("usage: editions FROM.txt COUNT OUT/ [SEED]".into()),
    };
    let source = read_path(Path::new(from))?;
    let editions = Editions::new(&source.text, seed.parse()?);
    let editions = editions.ok_or_else(|| format!("{from}: no rulebook in English, as text"))?;
    let (texts, answers) = (Path::new(out).join("editions"), Path::new(out).join("answers"));
    fs::create_dir_all(&texts)?;
    fs::create_dir_all(&answers)?;
    for edition in editions.take(count.parse()?) {
        fs::write(texts.join(format!("{}.txt", edition.date)), &edition.text)?;
        let shown = |numbers: &[Number]| numbers.iter().map(Number::to_string).collect::<Vec<_>>().join(" ");
        let row = |(from, to, kind): &Answer| [shown(from.as_slice()), shown(to), (*kind).to_owned()];
        if !edition.answers.is_empty() {
            let table = vademecum_tsv::format(["from", "to", "kind"], edition.answers.iter().map(row));
            fs::write(answers.join(format!("{}.tsv", edition.date)), table)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// The rulebook of the coast, which we wrote for the tests, and what follows it.
    fn coast(seed: u64) -> Editions {
        let text = fs::read_to_string(vademecum_tests::fixture("costa/en.txt")).unwrap();
        Editions::new(&text, seed).unwrap()
    }

    #[test]
    fn the_first_edition_is_the_rulebook() {
        let first = coast(1).next().unwrap();
        assert_eq!((first.date.as_str(), first.answers.len()), ("2003-10-01", 0));
        let told: Vec<&str> = first.text.lines().filter(|line| !line.is_empty()).collect();
        let expected = fs::read_to_string(vademecum_tests::fixture("costa/en.txt")).unwrap();
        let expected = expected.replace("May 4, 2031", "October 1, 2003").replace("200.2a-c", "200.2a–c");
        assert_eq!(told, expected.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>());
    }

    #[test]
    fn the_same_seed_gives_the_same_editions() {
        let editions = |seed| coast(seed).take(6).collect::<Vec<_>>();
        assert_eq!(editions(7), editions(7));
        assert_ne!(editions(7), editions(8));
    }

    #[test]
    fn answers_name_every_number_once_and_citations_follow_their_rules() {
        let numbers = |edition: &Edition| -> HashSet<Number> {
            let (_, body) = edition.text.rsplit_once("\nCredits\n\n1.").unwrap();
            let number = |line: &str| line.split_once(' ')?.0.trim_end_matches('.').parse().ok();
            body.lines().filter_map(number).filter(|number: &Number| number.level() > 1).collect()
        };
        let cited = |edition: &Edition| {
            let line = edition.text.lines().find_map(|line| line.strip_prefix("A card that swims. See rule ")).unwrap();
            line.trim_end_matches('.').parse::<Number>().unwrap()
        };
        let (mut kinds, mut moved, mut is_gone) = (HashSet::new(), 0, false);
        let editions: Vec<Edition> = coast(5).take(30).collect();
        for pair in editions.windows(2) {
            assert!(pair[0].date < pair[1].date);
            let from: Vec<Number> = pair[1].answers.iter().filter_map(|(from, ..)| *from).collect();
            let to: HashSet<Number> = pair[1].answers.iter().flat_map(|(_, to, _)| to.clone()).collect();
            assert_eq!((from.len(), from.into_iter().collect()), (numbers(&pair[0]).len(), numbers(&pair[0])));
            assert_eq!(to, numbers(&pair[1]));
            kinds.extend(pair[1].answers.iter().map(|(.., kind)| *kind));
            let (_, now, kind) = pair[1].answers.iter().find(|(from, ..)| *from == Some(cited(&pair[0]))).unwrap();
            is_gone |= *kind == "gone";
            if !is_gone {
                assert_eq!(now.first(), Some(&cited(&pair[1])));
                moved += usize::from(*kind == "moved");
            }
        }
        assert_eq!(kinds.len(), 7, "{kinds:?}");
        assert!(moved > 0, "no edition has moved it");
    }

    #[test]
    fn other_texts_are_no_rulebooks() {
        assert!(Editions::new("", 1).is_none());
        assert!(Editions::new("Contents\nCredits\nGlossary\n", 1).is_none());
    }
}

//! The file of a scenario: its title with the numbers that it claims, its parts, and the lines of their lists.

use std::fmt;

use vademecum_rule_ids::{self as rule_ids, engine_edition};
use vademecum_text::fold;
use vademecum_vocab::{Game, Lang, Number, RuleId};

use crate::{
    bounds::{MAX_CLAIMS, MAX_ITEMS, MAX_LINE_CHARS},
    markdown::{Block, Kind, LineIndex},
    part::Part,
    problem::{Problem, Wrong, listed},
};

/// Something with the line of the file that says it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<T> {
    /// Its line, from 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// What it says.
    pub is: T,
}

/// The title of a scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Title {
    /// Its words, without the numbers.
    pub words: String,
    /// The rules that it claims, at most five.
    pub claims: Vec<RuleId>,
}

/// A file name with its line index, for the positions in messages.
#[derive(Debug)]
pub struct Source<'t> {
    file: &'t str,
    lines: LineIndex<'t>,
}

/// How a number of a game is written, for messages.
const fn example(game: Game) -> &'static str {
    match game {
        Game::Magic => "704.5f",
        Game::Myl => "4.5.3",
    }
}

/// How the numbers of a title are written, for messages.
const fn title_example(game: Game) -> &'static str {
    match game {
        Game::Magic => "704.5f, 302.4b",
        Game::Myl => "4.5.3, 6.13",
    }
}

impl<'t> Source<'t> {
    /// The file with its text.
    pub fn new(file: &'t str, text: &'t str) -> Self {
        Source { file, lines: LineIndex::new(text) }
    }

    /// A problem at a place, in bytes.
    pub fn problem(&self, at: usize, wrong: Wrong) -> Problem {
        let (line, column) = self.lines.position(at);
        Problem { file: self.file.to_owned(), line, column, wrong }
    }

    /// A problem with the whole of a line.
    pub fn problem_in_line(&self, line: usize, wrong: Wrong) -> Problem {
        Problem { file: self.file.to_owned(), line, column: 1, wrong }
    }

    /// Refuses a line that is too long, more items than there may be, and headings without words.
    ///
    /// # Errors
    /// The first of them.
    pub fn check_bounds(&self, blocks: &[Block<'_>]) -> Result<(), Problem> {
        let is_long = |line: &&str| line.chars().nth(MAX_LINE_CHARS).is_some();
        let first_long = |block: &Block<'_>| match block.kind {
            // They are read as one line each.
            Kind::Heading(_) | Kind::Item => is_long(&block.text).then_some(block.at),
            Kind::Paragraph | Kind::Other => {
                let long = block.text.split_inclusive('\n').find(is_long)?;
                Some(block.at + (long.as_ptr().addr() - block.text.as_ptr().addr()))
            }
        };
        if let Some(at) = blocks.iter().find_map(first_long) {
            return Err(self.problem(at, Wrong::new("problem-long-line", [("most", &MAX_LINE_CHARS)])));
        }
        match blocks.iter().filter(|block| block.kind == Kind::Item).nth(MAX_ITEMS) {
            Some(block) => Err(self.problem(block.at, Wrong::new("problem-too-many-items", [("most", &MAX_ITEMS)]))),
            None => Ok(()),
        }
    }

    /// The language of the file, which the heading of the situation shows; headings without words are refused.
    ///
    /// # Errors
    /// If the heading of the situation is missing, or a heading is empty.
    pub fn language(&self, blocks: &[Block<'_>]) -> Result<Lang, Problem> {
        let lang = language(blocks).ok_or_else(|| {
            let known = "`## Situación`, `## Situação`, `## Situation`";
            self.problem(0, Wrong::new("problem-no-situation", [("known", &known)]))
        })?;
        match blocks.iter().find(|block| matches!(block.kind, Kind::Heading(_)) && block.text.is_empty()) {
            Some(empty) => Err(self.problem(empty.at, Wrong::new("problem-empty-heading", []))),
            None => Ok(lang),
        }
    }

    /// Every line of a part is checked: what is not an item of its list would be passed over.
    ///
    /// # Errors
    /// If the block is not an item of a list.
    pub fn check_is_item(&self, block: &Block<'_>) -> Result<(), Problem> {
        let wrong = || Wrong::new("problem-not-item", []);
        if block.kind == Kind::Item { Ok(()) } else { Err(self.problem(block.at, wrong())) }
    }

    /// Reads the items of a part, one by one.
    ///
    /// # Errors
    /// The first that cannot be read.
    pub fn lines<'b, T>(
        &self,
        blocks: impl Iterator<Item = Block<'b>>,
        read: impl Fn(&str) -> Result<T, Wrong>,
    ) -> Result<Vec<Line<T>>, Problem> {
        let read = blocks.map(|block| {
            self.check_is_item(&block)?;
            let is = read(block.text).map_err(|wrong| self.problem(block.at, wrong))?;
            Ok(Line { line: self.lines.line(block.at), text: block.line(), is })
        });
        read.collect()
    }

    /// The title and the numbers behind it: `# Título (704.5f, 302.4b)`.
    ///
    /// # Errors
    /// If there is not exactly one title, or it claims something that is not a number of the game.
    pub fn title(&self, game: Game, blocks: &[Block<'_>]) -> Result<Title, Problem> {
        let wrong = |at, key| self.problem(at, Wrong::new(key, [("example", &title_example(game))]));
        let mut titles = blocks.iter().filter(|block| block.kind == Kind::Heading(1));
        let Some(block) = titles.next() else {
            return Err(wrong(0, "problem-no-title"));
        };
        if let Some(second) = titles.next() {
            return Err(wrong(second.at, "problem-second-title"));
        }
        let line = block.line();
        let Some((words, numbers)) = split_title(&line) else {
            return Err(wrong(block.at, "problem-title-without-number"));
        };
        if words.is_empty() {
            return Err(wrong(block.at, "problem-title-without-words"));
        }
        let is_number = |word: &&str| word.contains('.') && rule(game, word).is_ok();
        if let Some(number) = words.split(|c: char| !c.is_alphanumeric() && c != '.').find(is_number) {
            let args: [(_, &dyn fmt::Display); 2] = [("number", &number), ("example", &title_example(game))];
            return Err(self.problem(block.at, Wrong::new("problem-number-in-title", args)));
        }
        let mut claims = Vec::new();
        for number in numbers.split(',').map(str::trim) {
            let claim = rule(game, number).map_err(|wrong| self.problem(block.at, wrong))?;
            if claims.contains(&claim) {
                return Err(self.problem(block.at, Wrong::new("problem-claimed-twice", [("number", &number)])));
            }
            claims.push(claim);
        }
        if claims.len() > MAX_CLAIMS {
            let args: [(_, &dyn fmt::Display); 2] = [("count", &claims.len()), ("example", &title_example(game))];
            return Err(self.problem(block.at, Wrong::new("problem-too-many-claims", args)));
        }
        Ok(Title { words: words.to_owned(), claims })
    }

    /// Every block under a heading of level 2, with the part it belongs to.
    ///
    /// # Errors
    /// If a heading is not the name of a part, or a heading of a lower level stands before the first part.
    pub fn parts<'b>(&self, lang: Lang, blocks: &[Block<'b>]) -> Result<Vec<(Part, Block<'b>)>, Problem> {
        let mut part = None;
        let mut parts = Vec::new();
        for block in blocks {
            if block.kind == Kind::Heading(2) {
                let name = fold(&block.line());
                part = Some(Part::named(lang, &name).ok_or_else(|| {
                    let known = listed(Part::headings(lang).iter().filter_map(|(_, names)| names.first().copied()));
                    self.problem(block.at, Wrong::new("problem-no-part", [("name", &name), ("known", &known)]))
                })?);
            } else if let Some(part) = part {
                parts.push((part, *block));
            } else if matches!(block.kind, Kind::Heading(3..)) {
                return Err(self.problem(block.at, Wrong::new("problem-heading-of-no-part", [])));
            }
        }
        Ok(parts)
    }
}

/// The language, by the heading of the situation.
pub fn language(blocks: &[Block<'_>]) -> Option<Lang> {
    let headings = blocks.iter().filter(|block| block.kind == Kind::Heading(2));
    let mut names = headings.map(|block| fold(&block.line()));
    names.find_map(|name| Lang::ALL.into_iter().find(|&lang| Part::named(lang, &name) == Some(Part::Situation)))
}

/// The game of a scenario, by the form of the first number that its title claims; Magic, where it claims none.
pub fn game_of(blocks: &[Block<'_>]) -> Game {
    let title = blocks.iter().find(|block| block.kind == Kind::Heading(1)).map(Block::line);
    let claimed = title.as_deref().and_then(split_title).map(|(_, numbers)| numbers.to_owned());
    let first = claimed.and_then(|numbers| numbers.split(',').next()?.trim().parse().ok());
    match first {
        Some(Number::Outline(_)) => Game::Myl,
        Some(number) if rule_ids::rule_id(Game::Magic, number).is_none() => Game::Myl,
        _ => Game::Magic,
    }
}

fn split_title(line: &str) -> Option<(&str, &str)> {
    line.rsplit_once('(').and_then(|(title, rest)| Some((title.trim(), rest.strip_suffix(')')?)))
}

/// A number of the edition that the engine of a game follows.
///
/// # Errors
/// If the game has no such number.
pub fn rule(game: Game, number: &str) -> Result<RuleId, Wrong> {
    let found = number.parse().ok().and_then(|number| rule_ids::rule_id(game, number));
    let edition = engine_edition(game);
    let args: [(_, &dyn fmt::Display); 3] = [("number", &number), ("edition", &edition), ("example", &example(game))];
    found.ok_or_else(|| Wrong::new("problem-no-rule", args))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown::blocks;

    #[test]
    fn the_form_of_its_numbers_tells_the_game() {
        let game = |title: &str| game_of(&blocks(&format!("# Uno ({title})\n")));
        assert_eq!(["4.5.3", "4.13, 6.3"].map(game), [Game::Myl; 2]);
        assert_eq!(["704.5f", "nada", "702.19b, 4.5"].map(game), [Game::Magic; 3]);
    }

    #[test]
    fn a_title_claims_numbers_of_its_game() {
        let read = |game, text: &str| Source::new("x.md", text).title(game, &blocks(text));
        let title = read(Game::Myl, "# Un caso (4.5.3.10, 6.13)\n").unwrap();
        let numbers: Vec<String> = title.claims.iter().map(|&rule| rule_ids::number(rule).to_string()).collect();
        assert_eq!((title.words.as_str(), numbers.join(" ")), ("Un caso", "4.5.3.10 6.13".to_owned()));
        let problem = read(Game::Myl, "# Un caso (704.5f)\n").unwrap_err();
        let wrong = "`704.5f` is no number of the rules of 2021-07; write a number like `4.5.3`";
        assert_eq!(problem.wrong.with_help(Lang::En), wrong);
    }
}

//! Editions made by machine: a rulebook goes in, and editions come out that each differ from the one before as
//! real ones do: rules are renumbered, deleted, inserted, moved, reworded, split and merged. What became of
//! every rule is known, so that whoever finds it out by reading can be measured.
//!
//! The same rulebook and seed give the same editions.

mod book;
mod change;
mod dates;
mod random;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use book::{Book, Id};
use change::Changes;
use dates::Date;
use random::Random;

/// When the first edition takes effect, if nothing else is said.
const FIRST: Date = Date { year: 2003, month: 10, day: 1 };

/// A rulebook as of one date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// The date it takes effect: `2003-10-01`.
    pub date: String,
    /// The whole text.
    pub text: String,
    /// What became of every chapter, rule and subrule of the edition before, in order; then what is new.
    /// Nothing for the first edition.
    pub answers: Vec<Answer>,
}

/// What became of one number of an edition in the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Its number; `None` for what is new.
    pub from: Option<String>,
    /// Its numbers in the next edition; none for what is gone.
    pub to: Vec<String>,
    /// `same`, `moved`, `reworded`, `split`, `merged`, `gone` or `new`.
    pub kind: &'static str,
}

impl std::fmt::Display for Answer {
    /// A line of a table: from, to (apart by spaces), kind.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}\t{}\t{}", self.from.as_deref().unwrap_or_default(), self.to.join(" "), self.kind)
    }
}

/// Editions one after another, without end.
#[derive(Debug)]
pub struct Editions {
    book: Book,
    random: Random,
    date: Date,
    /// How many there were.
    count: u32,
}

impl Editions {
    /// Editions that begin with a rulebook, which is plain text in the publisher's English layout. `None` if
    /// it has no numbered rules.
    pub fn new(text: &str, seed: u64) -> Option<Editions> {
        Some(Editions { book: Book::read(text)?, random: Random::new(seed), date: FIRST, count: 0 })
    }

    fn answers(before: &[(Id, String)], after: &[(Id, String)], changes: &Changes) -> Vec<Answer> {
        let now: HashMap<Id, &str> = after.iter().map(|(id, number)| (*id, number.as_str())).collect();
        let numbers = |ids: &[Id]| ids.iter().filter_map(|id| now.get(id)).map(|n| (*n).to_owned()).collect();
        let old = before.iter().map(|(id, number)| {
            let (to, kind): (Vec<String>, _) = if let Some(into) = changes.merged.get(id) {
                (numbers(&[*into]), "merged")
            } else if let Some(part) = changes.split.get(id) {
                (numbers(&[*id, *part]), "split")
            } else {
                let to = numbers(&[*id]);
                let kind = match to.first() {
                    None => "gone",
                    Some(_) if changes.reworded.contains(id) => "reworded",
                    Some(there) if there == number => "same",
                    Some(_) => "moved",
                };
                (to, kind)
            };
            Answer { from: Some(number.clone()), to, kind }
        });
        let is_new = |id: &Id| changes.new.contains(id);
        let new = after.iter().filter(|(id, _)| is_new(id));
        let new = new.map(|(_, number)| Answer { from: None, to: vec![number.clone()], kind: "new" });
        old.chain(new).collect()
    }
}

impl Iterator for Editions {
    type Item = Edition;

    fn next(&mut self) -> Option<Edition> {
        let mut answers = Vec::new();
        if self.count > 0 {
            let before = self.book.numbers();
            let changes = change::change(&mut self.book, &mut self.random, self.count);
            answers = Editions::answers(&before, &self.book.numbers(), &changes);
            self.date = self.date.later(30 + self.random.below(75));
        }
        self.count += 1;
        Some(Edition { date: self.date.to_string(), text: self.book.print(self.date), answers })
    }
}

//! Parser of the concept catalog: statements that rulings repeat, the rules each is about, and patterns that recognise
//! it. People write and review the lexicon by hand.
//!
//! ```text
//! edition 2024-11-08
//!
//! [illegal-targets] 608.2b
//! A spell or ability does not resolve if all its targets are illegal.
//! en: target* illegal resolv*
//! en> If both creatures are illegal targets, the spell won't resolve.
//! ```
//!
//! The rules follow the name, the most relevant first. `contradicts` marks a concept whose rulings state the opposite of
//! those rules; `weak` one that is used only where nothing else is found. A line of text gives the meaning. Each
//! language has any number of patterns (`en:`) and of example sentences that must match one of them (`en>`).

use thiserror::Error;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use crate::pattern::{Pattern, PatternError};

/// A statement that rulings repeat, with the rules it is about.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Concept {
    /// Its name: `illegal-targets`.
    pub id: String,
    /// Its meaning, in one line.
    pub meaning: String,
    /// The rules it is about, the most relevant first.
    pub numbers: Vec<Number>,
    /// Whether a ruling that states it contradicts these rules.
    pub contradicts: bool,
    /// Whether it is used only where nothing else is found.
    pub is_fallback: bool,
    /// Example sentences with their languages; each must match one of the patterns.
    pub examples: Vec<(Lang, String)>,
    pub(crate) patterns: Vec<(Lang, Pattern)>,
}

/// The concepts of a game; their numbers are those of one edition of its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConceptCatalog {
    /// The game.
    pub game: Game,
    /// The edition of the numbers.
    pub edition: EditionDate,
    /// The concepts, in the order of the files.
    pub concepts: Vec<Concept>,
}

/// A syntax error in a concept catalog, with its place.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}:{line}: {kind}")]
pub struct ConceptCatalogError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The kind of error.
    pub kind: ConceptSyntaxError,
}

/// The kind of a syntax error in a concept catalog.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConceptSyntaxError {
    /// No `edition` line, or one without a date, or of another edition than the other files.
    #[error("the first line does not name the edition, as `edition 2024-11-08` does, or not that of the other files")]
    InvalidEditionLine,
    /// Something else than a rule number, `weak` or `contradicts` behind the name.
    #[error("`{0}` is no rule number")]
    UnexpectedHeaderWord(String),
    /// A line outside of a concept.
    #[error("the line stands before the first `[concept]`")]
    LineOutsideConcept,
    /// A pattern that cannot be read.
    #[error("{0}")]
    Pattern(#[from] PatternError),
}

impl ConceptCatalog {
    /// Parses the files of a lexicon: name and text of each. `None` if there are no files.
    ///
    /// # Errors
    /// The first syntax error.
    pub fn parse<'f>(
        game: Game,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
    ) -> Result<Option<ConceptCatalog>, ConceptCatalogError> {
        let mut edition = None;
        let mut concepts = Vec::new();
        for (name, text) in files {
            let at =
                |line: usize| move |kind: ConceptSyntaxError| ConceptCatalogError { file: name.to_owned(), line, kind };
            let mut lines = text.lines().map(str::trim).enumerate();
            let date = lines.next().and_then(|(_, line)| line.strip_prefix("edition ")?.trim().parse().ok());
            if date.is_none() || edition.is_some_and(|other| Some(other) != date) {
                return Err(at(1)(ConceptSyntaxError::InvalidEditionLine));
            }
            edition = date;
            let mut open: Option<Concept> = None;
            for (i, line) in lines.filter(|(_, line)| !line.is_empty()) {
                if let Some(header) = line.strip_prefix('[') {
                    concepts.extend(open.replace(Concept::open(header).map_err(at(i + 1))?));
                } else {
                    let concept = open.as_mut().ok_or(ConceptSyntaxError::LineOutsideConcept).map_err(at(i + 1))?;
                    concept.read(line).map_err(at(i + 1))?;
                }
            }
            concepts.extend(open);
        }
        Ok(edition.map(|edition| ConceptCatalog { game, edition, concepts }))
    }
}

impl Concept {
    fn open(header: &str) -> Result<Concept, ConceptSyntaxError> {
        let (id, rest) = header.split_once(']').unwrap_or((header, ""));
        let mut concept = Concept { id: id.to_owned(), ..Concept::default() };
        for word in rest.split_whitespace() {
            match word {
                "contradicts" => concept.contradicts = true,
                "weak" => concept.is_fallback = true,
                number => {
                    concept
                        .numbers
                        .push(number.parse().map_err(|_| ConceptSyntaxError::UnexpectedHeaderWord(number.to_owned()))?);
                }
            }
        }
        Ok(concept)
    }

    fn read(&mut self, line: &str) -> Result<(), ConceptSyntaxError> {
        let tagged = |mark: char| {
            let (lang, rest) = line.split_once(mark)?;
            Some((lang.parse::<Lang>().ok()?, rest.trim()))
        };
        if let Some((lang, pattern)) = tagged(':') {
            self.patterns.push((lang, Pattern::parse(pattern)?));
        } else if let Some((lang, example)) = tagged('>') {
            self.examples.push((lang, example.to_owned()));
        } else {
            self.meaning = line.to_owned();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Option<ConceptCatalog>, String> {
        ConceptCatalog::parse(Game::Magic, [("a.txt", text)]).map_err(|error| error.to_string())
    }

    #[test]
    fn a_concept_is_read() {
        let read = parse("edition 2024-11-08\n\n[x-zero] 107.3g 202.3e weak\nX is 0.\nen: x 0\nen> X is 0.\n").unwrap();
        let concept = &read.unwrap().concepts[0];
        assert_eq!((concept.id.as_str(), concept.meaning.as_str()), ("x-zero", "X is 0."));
        assert_eq!(concept.numbers.iter().map(ToString::to_string).collect::<Vec<_>>(), ["107.3g", "202.3e"]);
        assert!(concept.is_fallback && !concept.contradicts);
        assert_eq!(concept.examples, [(Lang::En, "X is 0.".to_owned())]);
        assert_eq!(concept.patterns.len(), 1);
    }

    #[test]
    fn mistakes_have_their_place() {
        let error = |text| parse(text).unwrap_err();
        assert!(error("[a] 100.1").starts_with("a.txt:1: the first line does not name the edition"));
        assert_eq!(error("edition 2024-11-08\n[a] 100.1x9"), "a.txt:2: `100.1x9` is no rule number");
        assert_eq!(error("edition 2024-11-08\nen: a"), "a.txt:2: the line stands before the first `[concept]`");
        assert_eq!(error("edition 2024-11-08\n[a] 100.1\nen: \"a"), "a.txt:3: a quotation mark has no partner");
        assert_eq!(parse(""), Err("a.txt:1: the first line does not name the edition, as `edition 2024-11-08` does, or not that of the other files".to_owned()));
        assert_eq!(ConceptCatalog::parse(Game::Magic, []), Ok(None));
    }
}

//! The concept lexicon: notions that publishers explain again and again, the rules each is about, and the
//! words that give it away. It is content that people write and review; this is how it is read.
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
//! Behind the name stand the rules, the best first; `contradicts` behind them says that a ruling of this kind
//! tells the opposite of those rules, `weak` that it says little about them. A line of text gives the meaning. Each
//! language has any number of patterns (`en:`) and of sentences that must meet one of them (`en>`).

use thiserror::Error;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

use super::pattern::{Pattern, PatternError};

/// A notion that rulings state, with the rules it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concept {
    /// Its name: `illegal-targets`.
    pub id: String,
    /// What it says, in one line.
    pub meaning: String,
    /// The rules it is about, the best first.
    pub numbers: Vec<Number>,
    /// Whether a ruling that states it says otherwise than these rules do.
    pub contradicts: bool,
    /// Whether it is of use only where nothing else is found.
    pub weak: bool,
    /// Sentences that state it; each must be found to do so.
    pub examples: Vec<(Lang, String)>,
    pub(super) patterns: Vec<(Lang, Pattern)>,
}

/// The concepts of a game, with numbers of one edition of its rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concepts {
    /// The game.
    pub game: Game,
    /// The edition that the numbers are of.
    pub edition: EditionDate,
    /// The concepts, in the order they are written.
    pub all: Vec<Concept>,
}

/// Something in a lexicon that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{file}:{line}: {what}")]
pub struct ConceptsError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: Mistake,
}

/// What is wrong in a line of a lexicon.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Mistake {
    /// No `edition` line, or one without a date, or of another edition than the other files.
    #[error("the first line does not name the edition, as `edition 2024-11-08` does, or not that of the other files")]
    Edition,
    /// Something else than a rule number, `weak` or `contradicts` behind the name.
    #[error("`{0}` is no rule number")]
    Number(String),
    /// A line outside of a concept.
    #[error("the line stands before the first `[concept]`")]
    Outside,
    /// A pattern that cannot be read.
    #[error("{0}")]
    Pattern(#[from] PatternError),
}

impl Concepts {
    /// Reads the files of a lexicon, each with its name. The first mistake is reported; an empty lexicon is none.
    ///
    /// # Errors
    /// What cannot be read, and where.
    pub fn parse<'f>(
        game: Game,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
    ) -> Result<Option<Concepts>, ConceptsError> {
        let mut edition = None;
        let mut all = Vec::new();
        for (name, text) in files {
            let at = |line: usize| move |what: Mistake| ConceptsError { file: name.to_owned(), line, what };
            let mut lines = text.lines().map(str::trim).enumerate();
            let date = lines.next().and_then(|(_, line)| line.strip_prefix("edition ")?.trim().parse().ok());
            if date.is_none() || edition.is_some_and(|other| Some(other) != date) {
                return Err(at(1)(Mistake::Edition));
            }
            edition = date;
            let mut open: Option<Concept> = None;
            for (i, line) in lines.filter(|(_, line)| !line.is_empty()) {
                if let Some(header) = line.strip_prefix('[') {
                    all.extend(open.replace(Concept::open(header).map_err(at(i + 1))?));
                } else {
                    let concept = open.as_mut().ok_or(Mistake::Outside).map_err(at(i + 1))?;
                    concept.read(line).map_err(at(i + 1))?;
                }
            }
            all.extend(open);
        }
        Ok(edition.map(|edition| Concepts { game, edition, all }))
    }
}

impl Concept {
    fn open(header: &str) -> Result<Concept, Mistake> {
        let (id, rest) = header.split_once(']').unwrap_or((header, ""));
        let mut concept = Concept {
            id: id.to_owned(),
            meaning: String::new(),
            numbers: Vec::new(),
            contradicts: false,
            weak: false,
            examples: Vec::new(),
            patterns: Vec::new(),
        };
        for word in rest.split_whitespace() {
            match word {
                "contradicts" => concept.contradicts = true,
                "weak" => concept.weak = true,
                number => concept.numbers.push(number.parse().map_err(|_| Mistake::Number(number.to_owned()))?),
            }
        }
        Ok(concept)
    }

    fn read(&mut self, line: &str) -> Result<(), Mistake> {
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

    fn parse(text: &str) -> Result<Option<Concepts>, String> {
        Concepts::parse(Game::Magic, [("a.txt", text)]).map_err(|error| error.to_string())
    }

    #[test]
    fn a_concept_is_read() {
        let read = parse("edition 2024-11-08\n\n[x-zero] 107.3g 202.3e weak\nX is 0.\nen: x 0\nen> X is 0.\n").unwrap();
        let concept = &read.unwrap().all[0];
        assert_eq!((concept.id.as_str(), concept.meaning.as_str()), ("x-zero", "X is 0."));
        assert_eq!(concept.numbers.iter().map(ToString::to_string).collect::<Vec<_>>(), ["107.3g", "202.3e"]);
        assert!(concept.weak && !concept.contradicts);
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
        assert_eq!(Concepts::parse(Game::Magic, []), Ok(None));
    }
}

//! The questions, and their answers: `tests/data/queries/*.tsv`, written by us as people ask.

use vademecum_vocab::{Game, Lang, Number};

#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) kind: String,
    pub(crate) lang: Lang,
    pub(crate) text: String,
    /// Any of them answers it, as numbered in the bundled documents; none for gibberish, which must not be answered.
    pub(crate) expected: Vec<Number>,
    /// Glossary entries that answer it as well, by their names.
    pub(crate) terms: Vec<String>,
    pub(crate) game: Game,
    /// Whether it was asked by somebody who knew neither the search, nor its word lists, nor the other questions.
    pub(crate) is_of_strangers: bool,
}

impl Question {
    /// Whether nothing answers it, and nothing should.
    pub(crate) fn is_gibberish(&self) -> bool {
        self.expected.is_empty() && self.terms.is_empty()
    }

    /// Whether it asks about a situation, and not for something by its name.
    pub(crate) fn is_in_own_words(&self) -> bool {
        matches!(self.kind.as_str(), "question" | "own-words" | "slang" | "rewording")
    }

    /// Whether something can answer it, given the right numbers of the document that is asked; or nothing should.
    pub(crate) fn is_asked(&self, right: &[Number]) -> bool {
        !right.is_empty() || self.expected.is_empty()
    }

    /// Whether it belongs to the half that nobody looks at while the search is worked on. Told by its text alone,
    /// so that nobody chooses either; those of strangers all do.
    pub(crate) fn is_held_back(&self) -> bool {
        if self.is_of_strangers {
            return true;
        }
        // FNV-1a: the same on every machine.
        let hash = self
            .text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        hash >> 32 & 1 == 1
    }
}

/// The questions of all tables; of [`misspelled`] ones the kind of error is left out.
pub(crate) fn questions() -> Vec<Question> {
    let tables = [
        (include_str!("../../data/queries/magic.tsv"), Game::Magic, false),
        (include_str!("../../data/queries/myl.tsv"), Game::Myl, false),
        (include_str!("../../data/queries/magic-unseen.tsv"), Game::Magic, true),
        (include_str!("../../data/queries/myl-unseen.tsv"), Game::Myl, true),
    ];
    let tables = tables.into_iter().flat_map(|(table, game, is_of_strangers)| read(table, game, is_of_strangers));
    tables.chain(misspelled().into_iter().map(|question| Question { kind: "typo".to_owned(), ..question })).collect()
}

/// Names, terms and phrases with errors that people make, each with the kind of error.
pub(crate) fn misspelled() -> Vec<Question> {
    read(include_str!("../../data/queries/magic-misspelled.tsv"), Game::Magic, true)
}

fn read(table: &str, game: Game, is_of_strangers: bool) -> Vec<Question> {
    let rows = vademecum_tsv::parse(
        "queries",
        table,
        ["kind", "lang", "query", "expected"],
        |[kind, lang, text, expected]| {
            let (terms, numbers): (Vec<&str>, Vec<&str>) =
                expected.split('|').filter(|answer| !answer.is_empty()).partition(|answer| answer.starts_with("term:"));
            Ok(Question {
                kind: kind.to_owned(),
                lang: lang.parse("a language")?,
                text: text.to_owned(),
                expected: numbers.into_iter().map(|number| number.parse().unwrap()).collect(),
                terms: terms.into_iter().filter_map(|term| Some(term.strip_prefix("term:")?.to_owned())).collect(),
                game,
                is_of_strangers,
            })
        },
    );
    rows.unwrap()
}

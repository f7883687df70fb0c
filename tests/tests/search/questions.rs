//! The questions, and their answers: `tests/queries/*.tsv`, written by us as people ask.

use vademecum_vocab::{Game, Lang, Number};

/// A question with its answers.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) kind: &'static str,
    pub(crate) lang: Lang,
    pub(crate) text: &'static str,
    /// Any of them answers it, as numbered in what ships; none for gibberish, which must not be answered.
    pub(crate) expected: Vec<Number>,
    pub(crate) game: Game,
}

impl Question {
    /// Whether it belongs to the half that nobody looks at while the search is worked on. Told by its text alone,
    /// so that nobody chooses either.
    pub(crate) fn is_held_back(&self) -> bool {
        // FNV-1a: the same on every machine.
        let hash = self
            .text
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        hash >> 32 & 1 == 1
    }
}

/// All questions.
pub(crate) fn questions() -> Vec<Question> {
    let tables = [(include_str!("../queries/magic.tsv"), Game::Magic), (include_str!("../queries/myl.tsv"), Game::Myl)];
    let rows = tables.into_iter().flat_map(|(table, game)| table.lines().skip(1).map(move |line| (line, game)));
    rows.map(|(line, game)| {
        let [kind, lang, text, expected] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let expected = expected.split('|').filter(|number| !number.is_empty());
        let expected = expected.map(|number| number.parse().unwrap()).collect();
        Question { kind, lang: lang.parse().unwrap(), text, expected, game }
    })
    .collect()
}

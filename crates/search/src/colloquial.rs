//! What people say instead of the words of the rules: a lexicon for each game and language.

use std::collections::HashMap;

use vademecum_text::{TermForm, TokenKind, fold, index_tokens, is_search_stop_word_of_any, search_stem};
use vademecum_tsv::TsvError;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

/// How an expression is tied to what it means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tie {
    /// Another word for the same thing.
    Same,
    /// A word that is used loosely for it, or for something near.
    Near,
    /// The opposite: who asks for it asks for the rule about the other.
    Opposite,
}

impl Tie {
    pub(crate) const fn weight(self) -> f32 {
        match self {
            Tie::Same => 0.9,
            Tie::Near => 0.6,
            Tie::Opposite => 0.5,
        }
    }
}

/// What an expression means in the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meaning {
    /// Words of the rules.
    Words(Vec<String>),
    /// A rule, by its number in an edition.
    Rule(Game, EditionDate, Number),
}

/// What people say instead of the words of the rules.
#[derive(Debug, Clone, Default)]
pub struct Colloquial {
    /// By language: the stems of an expression, without function words, and what it means.
    said: [HashMap<String, Vec<(Meaning, Tie)>>; Lang::ALL.len()],
    longest: usize,
}

impl Colloquial {
    /// Reads a file of a game and language into the lexicon: the edition that its numbers are of in the first
    /// line, the names of its columns in the second, then expressions, meanings and ties.
    ///
    /// # Errors
    /// If a row is not of this form.
    pub fn read(&mut self, file: &str, game: Game, lang: Lang, text: &str) -> Result<(), TsvError> {
        let edition = text.lines().next().and_then(|line| line.strip_prefix("# edition ")?.trim().parse().ok());
        let edition: EditionDate = edition.ok_or_else(|| TsvError {
            file: file.to_owned(),
            line: 1,
            column: 1,
            what: "expected the edition of the numbers: `# edition 2024-11-08`".to_owned(),
        })?;
        vademecum_tsv::read(file, text, ["says", "means", "tie"], |[says, means, tie]| {
            let tie = tie.parse_with("`same`, `near` or `opposite`", |text| match text {
                "same" => Some(Tie::Same),
                "near" => Some(Tie::Near),
                "opposite" => Some(Tie::Opposite),
                _ => None,
            })?;
            for said in says.split('|') {
                let stems = stems(said, lang);
                if stems.is_empty() {
                    return Err(says.error("an expression without words"));
                }
                self.longest = self.longest.max(stems.len());
                let meanings = self.said[lang as usize].entry(stems.join(" ")).or_default();
                for meant in means.split('|') {
                    let meaning = match meant.trim().parse() {
                        Ok(number) => Meaning::Rule(game, edition, number),
                        Err(_) => Meaning::Words(words(meant)),
                    };
                    if !meanings.iter().any(|(other, _)| *other == meaning) {
                        meanings.push((meaning, tie));
                    }
                }
            }
            Ok(())
        })?;
        Ok(())
    }

    /// How many words the longest expression has.
    pub(crate) fn longest(&self) -> usize {
        self.longest
    }

    /// What an expression means, by its stems.
    pub(crate) fn meanings(&self, lang: Lang, stems: &str) -> &[(Meaning, Tie)] {
        self.said[lang as usize].get(stems).map_or(&[], Vec::as_slice)
    }

    /// Every meaning of a language's expressions.
    pub fn all(&self, lang: Lang) -> impl Iterator<Item = &Meaning> {
        self.said[lang as usize].values().flatten().map(|(meaning, _)| meaning)
    }
}

/// The words of a text that say something, folded.
fn words(text: &str) -> Vec<String> {
    let all = || index_tokens(text).map(|token| fold(token.text));
    let said: Vec<String> = all().filter(|word| !is_search_stop_word_of_any(word)).collect();
    if said.is_empty() { all().collect() } else { said }
}

/// The stems of the words of an expression that say something.
fn stems(text: &str, lang: Lang) -> Vec<String> {
    let formed = |all: bool| -> Vec<String> {
        let said = index_tokens(text).filter(|token| all || !is_search_stop_word_of_any(&fold(token.text)));
        said.map(|token| expression_stem(token.text, token.kind, lang)).collect()
    };
    let said = formed(false);
    if said.is_empty() { formed(true) } else { said }
}

/// The stem of a word of an expression. Accents go first: people leave them out.
pub(crate) fn expression_stem(text: &str, kind: TokenKind, lang: Lang) -> String {
    match kind {
        TokenKind::Word => search_stem(&fold(text), lang),
        TokenKind::Sign => TermForm::Exact.normalize(text, kind, lang),
    }
}

//! Synonyms from everyday language: what players say instead of the words of the rules, for each game and language.

use std::{cell::Cell, collections::HashMap};

use vademecum_text::{StopWordSet, TokenForm, TokenKind, fold, index_tokens, stem_for_search};
use vademecum_tsv::TsvError;
use vademecum_vocab::{EditionDate, Game, Lang, Number};

/// The relation of an everyday expression to its meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString)]
#[strum(serialize_all = "lowercase")]
pub enum SynonymRelation {
    /// Another word for the same thing.
    Same,
    /// A word that is used loosely for it, or for something similar.
    Near,
    /// The opposite, which the same rule is about.
    Opposite,
}

impl SynonymRelation {
    pub(crate) const fn weight(self) -> f32 {
        match self {
            SynonymRelation::Same => 0.9,
            SynonymRelation::Near => 0.6,
            SynonymRelation::Opposite => 0.5,
        }
    }
}

/// The meaning of an everyday expression in the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SynonymMeaning {
    /// Words of the rules.
    Words(Vec<String>),
    /// A rule, by its number in an edition.
    Rule(Game, EditionDate, Number),
}

/// A meaning of an expression.
#[derive(Debug, Clone)]
struct Sense {
    /// The words of the expression, folded and without stop words.
    expression: String,
    /// Whether the expression is shortened to its stem, like `sac`, which other words share: only as it stands is it meant.
    is_stem: bool,
    meaning: SynonymMeaning,
    relation: SynonymRelation,
}

/// A meaning of an expression that a query has.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SynonymMatch<'s> {
    pub(crate) meaning: &'s SynonymMeaning,
    pub(crate) relation: SynonymRelation,
    /// Whether the query has the expression as it is written, and not only its stems.
    pub(crate) is_as_written: bool,
}

/// Meanings by the stems of an expression.
type Meanings = HashMap<String, Vec<Sense>>;

/// A lexicon of everyday expressions with their meanings in the rules.
#[derive(Debug, Clone, Default)]
pub struct Synonyms {
    /// By game and language: meanings by the stems of an expression without its stop words.
    meanings: [[Meanings; Lang::ALL.len()]; Game::ALL.len()],
    /// Number of words of the longest expression.
    max_words: usize,
}

impl Synonyms {
    /// Reads a file of a game and language: the edition of its numbers in the first line, the names of the columns in the
    /// second, then expressions, meanings and relations.
    ///
    /// # Errors
    /// If a row is not of this form.
    pub fn add_tsv(&mut self, file: &str, game: Game, lang: Lang, text: &str) -> Result<(), TsvError> {
        let edition = parse_edition_line(file, text)?;
        vademecum_tsv::parse(file, text, ["says", "means", "tie"], |[expressions, meanings_cell, relation]| {
            let relation = relation.parse("`same`, `near` or `opposite`")?;
            for expression in expressions.split('|') {
                let stems = stems(expression, lang);
                if stems.is_empty() {
                    return Err(expressions.error("an expression without words"));
                }
                self.max_words = self.max_words.max(stems.len());
                let stems = stems.join(" ");
                let expression = words(expression).join(" ");
                let meanings = self.meanings[game as usize][lang as usize].entry(stems.clone()).or_default();
                for text in meanings_cell.split('|') {
                    let meaning = match text.trim().parse() {
                        Ok(number) => SynonymMeaning::Rule(game, edition, number),
                        Err(_) => SynonymMeaning::Words(words(text)),
                    };
                    if !meanings.iter().any(|other| other.expression == expression && other.meaning == meaning) {
                        let (expression, is_stem) = (expression.clone(), expression == stems);
                        meanings.push(Sense { expression, is_stem, meaning, relation });
                    }
                }
            }
            Ok(())
        })?;
        Ok(())
    }

    /// Every meaning of a language's expressions.
    pub fn meanings_in(&self, lang: Lang) -> impl Iterator<Item = &SynonymMeaning> {
        self.meanings
            .iter()
            .flat_map(move |of_game| of_game[lang as usize].values())
            .flatten()
            .map(|sense| &sense.meaning)
    }
}

/// The synonyms of one game, or of all of them, with a record of the games whose synonyms were found.
pub(crate) struct SynonymLookup<'s> {
    synonyms: &'s Synonyms,
    game: Option<Game>,
    found_in: Cell<[bool; Game::ALL.len()]>,
}

impl<'s> SynonymLookup<'s> {
    pub(crate) fn new(synonyms: &'s Synonyms, game: Option<Game>) -> Self {
        SynonymLookup { synonyms, game, found_in: Cell::default() }
    }

    /// The meanings of an expression by its stems and its folded words: those of the expression as it is written, else those
    /// of others with its stems.
    pub(crate) fn meanings(&self, lang: Lang, stems: &str, words: &[String]) -> Vec<SynonymMatch<'s>> {
        let mut found: Vec<SynonymMatch<'_>> = Vec::new();
        for of_game in Game::ALL.into_iter().filter(|&each| self.game.is_none_or(|game| game == each)) {
            let Some(senses) = self.synonyms.meanings[of_game as usize][lang as usize].get(stems) else { continue };
            let mut found_in = self.found_in.get();
            found_in[of_game as usize] = true;
            self.found_in.set(found_in);
            let written = words.join(" ");
            let is_as_written = senses.iter().any(|sense| sense.expression == written);
            let has_inflected = senses.iter().any(|sense| !sense.is_stem);
            let is_meant = |sense: &&Sense| {
                if is_as_written { sense.expression == written } else { !(has_inflected && sense.is_stem) }
            };
            for Sense { meaning, relation, .. } in senses.iter().filter(is_meant) {
                if !found.iter().any(|other| other.meaning == meaning) {
                    found.push(SynonymMatch { meaning, relation: *relation, is_as_written });
                }
            }
        }
        found
    }

    /// Number of words of the longest expression.
    pub(crate) fn max_words(&self) -> usize {
        self.synonyms.max_words
    }

    /// By game, whether any of its synonyms was found.
    pub(crate) fn found_in(&self) -> [bool; Game::ALL.len()] {
        self.found_in.get()
    }
}

/// The edition of the numbers in a table, which its first line names.
pub(crate) fn parse_edition_line(file: &str, text: &str) -> Result<EditionDate, TsvError> {
    let edition = text.lines().next().and_then(|line| line.strip_prefix("# edition ")?.trim().parse().ok());
    edition.ok_or_else(|| TsvError {
        file: file.to_owned(),
        line: 1,
        column: 1,
        message: "expected the edition of the numbers: `# edition 2024-11-08`".to_owned(),
    })
}

/// The content words of a text, folded; all words if there are only stop words.
fn words(text: &str) -> Vec<String> {
    let all = || index_tokens(text).map(|token| fold(token.text));
    let content: Vec<String> = all().filter(|word| !StopWordSet::SearchStopWords.contains_in_any(word)).collect();
    if content.is_empty() { all().collect() } else { content }
}

/// The stems of the content words of an expression; of all words if there are only stop words.
fn stems(text: &str, lang: Lang) -> Vec<String> {
    let stems_of = |all: bool| -> Vec<String> {
        let tokens =
            index_tokens(text).filter(|token| all || !StopWordSet::SearchStopWords.contains_in_any(&fold(token.text)));
        tokens.map(|token| expression_stem(token.text, token.kind, lang)).collect()
    };
    let content = stems_of(false);
    if content.is_empty() { stems_of(true) } else { content }
}

/// The stem of a word of an expression. Accents are removed first, because they are often missing.
pub(crate) fn expression_stem(text: &str, kind: TokenKind, lang: Lang) -> String {
    match kind {
        TokenKind::Word => stem_for_search(&fold(text), lang),
        TokenKind::NumberOrSymbol => TokenForm::Exact.normalize(text, kind, lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(synonyms: &Synonyms, typed: &str) -> Vec<(String, bool)> {
        let lang = Lang::Es;
        let lookup = SynonymLookup::new(synonyms, Some(Game::Magic));
        let found = lookup.meanings(lang, &stems(typed, lang).join(" "), &words(typed));
        let meaning = |found: &SynonymMatch<'_>| match found.meaning {
            SynonymMeaning::Words(words) => words.join(" "),
            SynonymMeaning::Rule(.., number) => number.to_string(),
        };
        found.iter().map(|found| (meaning(found), found.is_as_written)).collect()
    }

    #[test]
    fn a_shortened_word_is_another_than_those_with_its_stem() {
        let mut synonyms = Synonyms::default();
        let rows = "# edition 2024-11-08\nsays\tmeans\ttie\nsacar|tutor\tbuscar\tnear\nsac\tsacrificar\tsame\n";
        synonyms.add_tsv("test", Game::Magic, Lang::Es, rows).unwrap();
        assert_eq!(meant(&synonyms, "sac"), [("sacrificar".to_owned(), true)]);
        assert_eq!(meant(&synonyms, "sacar"), [("buscar".to_owned(), true)]);
        assert_eq!(meant(&synonyms, "sacan"), [("buscar".to_owned(), false)]);
        // A word that is its own stem is meant by its plural, too.
        assert_eq!(meant(&synonyms, "tutores"), [("buscar".to_owned(), false)]);
    }
}

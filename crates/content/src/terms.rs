//! Words: translations of terms, their inflection, everyday synonyms, and the concepts that rulings state.

use std::sync::{Arc, LazyLock};

use vademecum_graph::TermGrammar;
use vademecum_ruling_links::{ConceptCatalog, ConceptCatalogError};
use vademecum_search::{QuestionFile, RuleQuestions, Synonyms};
use vademecum_terminology::TermTable;
use vademecum_tsv::TsvError;
use vademecum_vocab::{Game, Lang};

use crate::embedded::{self, PerGame, text, texts_in};

static TERM_TABLES: PerGame<Option<Arc<TermTable>>> =
    PerGame::new(|game| parse_term_table(game).ok().flatten().map(Arc::new));
static TERM_GRAMMAR: LazyLock<TermGrammar> = LazyLock::new(|| parse_term_grammar().unwrap_or_default());
static COLLOQUIAL: LazyLock<Synonyms> = LazyLock::new(|| parse_colloquial().unwrap_or_default());
static RULE_QUESTIONS: LazyLock<Arc<RuleQuestions>> =
    LazyLock::new(|| Arc::new(parse_rule_questions().unwrap_or_default()));
static CONCEPTS: PerGame<Option<ConceptCatalog>> = PerGame::new(|game| parse_concepts(game).ok().flatten());

/// The translations of a game's terms; `None` for a game without a lexicon.
pub fn term_table(game: Game) -> Option<&'static Arc<TermTable>> {
    TERM_TABLES.get(game).as_ref()
}

/// The reviewed inflection and senses of the terms of all games.
pub fn term_grammar() -> &'static TermGrammar {
    &TERM_GRAMMAR
}

/// The synonyms of all games: everyday words and the terms of the rules they stand for.
pub fn colloquial_synonyms() -> &'static Synonyms {
    &COLLOQUIAL
}

/// The questions that players ask about the rules of all games.
pub fn rule_questions() -> &'static Arc<RuleQuestions> {
    &RULE_QUESTIONS
}

/// The files that [`rule_questions`] is parsed from, name and text, for fingerprints.
pub fn rule_question_files() -> Vec<(String, String)> {
    question_files().map(|(name, .., text)| (name, text)).collect()
}

/// The concepts by which a game's rulings are linked to its rules; `None` for a game without them.
pub fn concepts(game: Game) -> Option<&'static ConceptCatalog> {
    CONCEPTS.get(game).as_ref()
}

fn parse_term_table(game: Game) -> Result<Option<TermTable>, TsvError> {
    embedded::parse(&format!("{game}/generated/terms.tsv"), TermTable::from_tsv)
}

/// The files of a game's folder that are written one for each language: path, language and text.
fn texts_by_lang(game: Game, folder: &str) -> impl Iterator<Item = (String, Lang, String)> {
    let paths = Lang::ALL.map(|lang| (format!("{game}/{folder}/{lang}.tsv"), lang));
    paths.into_iter().filter_map(|(path, lang)| text(&path).map(|text| (path, lang, text)))
}

fn parse_term_grammar() -> Result<TermGrammar, TsvError> {
    let mut grammar = TermGrammar::default();
    for game in Game::ALL {
        for (path, lang, text) in texts_by_lang(game, "term-grammar") {
            grammar.add_tsv(&path, game, lang, &text)?;
        }
    }
    Ok(grammar)
}

fn parse_colloquial() -> Result<Synonyms, TsvError> {
    let mut colloquial = Synonyms::default();
    for game in Game::ALL {
        for (path, lang, text) in texts_by_lang(game, "colloquial") {
            colloquial.add_tsv(&path, game, lang, &text)?;
        }
    }
    Ok(colloquial)
}

/// The files of questions: path, game, language and text.
fn question_files() -> impl Iterator<Item = (String, Game, Lang, String)> {
    let folders = Game::ALL.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang)));
    folders.flat_map(|(game, lang)| {
        let texts = texts_in(&format!("{game}/questions/{lang}/"), ".tsv").into_iter();
        texts.map(move |(name, text)| (name, game, lang, text))
    })
}

fn parse_rule_questions() -> Result<RuleQuestions, TsvError> {
    let files: Vec<_> = question_files().collect();
    let files = files.iter().map(|(name, game, lang, text)| QuestionFile { name, game: *game, lang: *lang, text });
    RuleQuestions::parse(files)
}

fn parse_concepts(game: Game) -> Result<Option<ConceptCatalog>, ConceptCatalogError> {
    let files = texts_in(&format!("{game}/concepts/"), ".txt");
    ConceptCatalog::parse(game, files.iter().map(|(path, text)| (path.as_str(), text.as_str())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_parses() {
        for game in Game::ALL {
            assert!(parse_term_table(game).is_ok(), "{:?}", parse_term_table(game).err());
            assert!(parse_concepts(game).is_ok(), "{:?}", parse_concepts(game).err());
        }
        assert!(parse_term_grammar().is_ok(), "{:?}", parse_term_grammar().err());
        assert!(parse_colloquial().is_ok(), "{:?}", parse_colloquial().err());
        assert!(parse_rule_questions().is_ok(), "{:?}", parse_rule_questions().err());
    }

    #[test]
    fn magic_has_a_lexicon_and_concepts() {
        assert!(term_table(Game::Magic).is_some_and(|terms| !terms.rows().is_empty()));
        assert!(term_table(Game::Myl).is_none());
        let copying = "707.2".parse().unwrap();
        let concepts = &super::concepts(Game::Magic).unwrap().concepts;
        assert!(concepts.iter().any(|concept| concept.numbers.contains(&copying)));
        assert!(super::concepts(Game::Myl).is_none());
    }
}

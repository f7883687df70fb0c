//! Lineage tables, reviewed lineage decisions, and titles of later editions.

use vademecum_lineage::{LineageDecisions, Lineages};
use vademecum_tsv::TsvError;
use vademecum_vocab::{EditionDate, Game, Number};

use crate::embedded::{PerGame, text, texts_in};

static LINEAGES: PerGame<Lineages> = PerGame::new(|game| parse_lineages(game).unwrap_or_default());
static DECISIONS: PerGame<LineageDecisions> = PerGame::new(|game| parse_decisions(game).unwrap_or_default());
static LATER_TITLES: PerGame<Vec<LaterTitle>> = PerGame::new(|game| parse_later_titles(game).unwrap_or_default());

/// The title that an edition later than the digest's gave to a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaterTitle {
    /// The edition.
    pub edition: EditionDate,
    /// The number of the rule in that edition.
    pub number: Number,
    /// The title, in English.
    pub title: String,
}

/// The lineages of a game's rules in every edition whose table is bundled; empty for a game without any.
pub fn lineages(game: Game) -> &'static Lineages {
    LINEAGES.get(game)
}

/// The reviewed decisions about a game's lineages, which override the automatic alignment.
pub fn lineage_decisions(game: Game) -> &'static LineageDecisions {
    DECISIONS.get(game)
}

/// The files that [`lineages`] and [`lineage_decisions`] are parsed from, name and text, for fingerprints.
pub fn lineage_files(game: Game) -> Vec<(String, String)> {
    let (name, decisions) = decisions_file(game);
    table_files(game).into_iter().chain([(name, decisions)]).collect()
}

/// The titles that later editions brought to a game, oldest edition first.
pub fn later_titles(game: Game) -> &'static [LaterTitle] {
    LATER_TITLES.get(game)
}

fn table_files(game: Game) -> Vec<(String, String)> {
    let folder = format!("{game}/generated/lineage/");
    let files = texts_in(&folder, ".tsv").into_iter();
    files.map(|(path, text)| (path[folder.len()..].to_owned(), text)).collect()
}

/// The file of the decisions; empty for a game without one.
fn decisions_file(game: Game) -> (String, String) {
    let path = format!("{game}/lineage-decisions.tsv");
    let text = text(&path).unwrap_or_default();
    (path, text)
}

fn parse_lineages(game: Game) -> Result<Lineages, TsvError> {
    let files = table_files(game);
    Lineages::from_files(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
}

fn parse_decisions(game: Game) -> Result<LineageDecisions, TsvError> {
    let (name, text) = decisions_file(game);
    if text.is_empty() { Ok(LineageDecisions::default()) } else { LineageDecisions::from_tsv(&name, &text) }
}

fn parse_later_titles(game: Game) -> Result<Vec<LaterTitle>, TsvError> {
    let path = format!("{game}/generated/later-titles.tsv");
    let Some(text) = text(&path) else { return Ok(Vec::new()) };
    vademecum_tsv::parse(&path, &text, ["edition", "number", "title"], |[edition, number, title]| {
        Ok(LaterTitle {
            edition: edition.parse("the date of an edition")?,
            number: number.parse("a rule number")?,
            title: title.to_owned(),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_parses() {
        for game in Game::ALL {
            assert_eq!(parse_lineages(game).as_ref(), Ok(lineages(game)), "{game}");
            assert_eq!(parse_decisions(game).as_ref(), Ok(lineage_decisions(game)), "{game}");
            assert_eq!(parse_later_titles(game).as_deref(), Ok(later_titles(game)), "{game}");
        }
        assert!(!lineages(Game::Magic).is_empty());
        assert!(lineage_decisions(Game::Magic).iter().next().is_some());
    }

    #[test]
    fn later_titles_are_those_of_editions_after_the_digest() {
        let tiered = LaterTitle {
            edition: "2025-06-06".parse().unwrap(),
            number: "702.183".parse().unwrap(),
            title: "Tiered".to_owned(),
        };
        assert!(later_titles(Game::Magic).contains(&tiered));
    }
}

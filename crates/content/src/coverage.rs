//! What ties rules to the engine: the coverage ledger, the lines of code that cite rules, and the worked cases.

use std::collections::BTreeMap;

use vademecum_ledger::{Ledger, TableError};
use vademecum_scenario::{Problem, Scenario, read};
use vademecum_vocab::Game;

use crate::embedded::{PerGame, text, texts_in};

static LEDGERS: PerGame<Option<Ledger>> = PerGame::new(|game| parse_ledger(game).ok().flatten());
static CITING_LINES: PerGame<Vec<CitingLine>> = PerGame::new(parse_citing_lines);
static SCENARIOS: PerGame<BTreeMap<String, BundledScenario>> = PerGame::new(parse_scenarios);

/// A line of an engine's source that cites rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CitingLine {
    /// The file, from the top of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The line as it is written, without its indentation.
    pub text: String,
}

/// A worked case: a scenario that proves rules, with the file it was parsed from.
#[derive(Debug)]
pub struct BundledScenario {
    /// The Markdown file.
    pub text: String,
    /// Its first heading: the title with the numbers that it proves.
    pub heading: String,
    /// The scenario.
    pub scenario: Scenario,
}

/// The coverage of a game's rules by code and tests; `None` for a game without an engine.
pub fn ledger(game: Game) -> Option<&'static Ledger> {
    LEDGERS.get(game).as_ref()
}

/// The lines of a game's engine that cite rules, by file and line; empty for a game without an engine.
pub fn citing_lines(game: Game) -> &'static [CitingLine] {
    CITING_LINES.get(game)
}

/// The worked cases of a game by their paths from the top of the repository.
pub fn scenarios(game: Game) -> &'static BTreeMap<String, BundledScenario> {
    SCENARIOS.get(game)
}

fn parse_ledger(game: Game) -> Result<Option<Ledger>, TableError> {
    let path = format!("{game}/generated/ledger.tsv");
    text(&path).map(|text| Ledger::read(&path, &text)).transpose()
}

fn parse_citing_lines(game: Game) -> Vec<CitingLine> {
    let table = text(&format!("{game}/code.tsv")).unwrap_or_default();
    let row = |line: &str| {
        let mut cells = line.splitn(3, '\t');
        Some(CitingLine {
            file: cells.next()?.to_owned(),
            line: cells.next()?.parse().ok()?,
            text: cells.next()?.to_owned(),
        })
    };
    table.lines().skip(1).filter_map(row).collect()
}

/// The files of a game's scenarios, by their paths from the top of the repository.
fn scenario_files(game: Game) -> impl Iterator<Item = (String, String)> {
    let files = texts_in(&format!("{game}/scenarios/"), ".md").into_iter();
    files.filter(|(path, _)| !path.ends_with("README.md")).map(|(path, text)| (format!("rules/{path}"), text))
}

fn parse_scenarios(game: Game) -> BTreeMap<String, BundledScenario> {
    scenario_files(game).filter_map(|(path, text)| Some((path.clone(), parse_scenario(&path, text).ok()?))).collect()
}

fn parse_scenario(path: &str, text: String) -> Result<BundledScenario, Problem> {
    let scenario = read(path, &text)?;
    let heading = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(&scenario.title).to_owned();
    Ok(BundledScenario { text, heading, scenario })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scenario_parses() {
        for game in Game::ALL {
            for (path, text) in scenario_files(game) {
                assert!(parse_scenario(&path, text).is_ok(), "{path}");
            }
        }
    }

    #[test]
    fn the_ledger_names_lines_and_scenarios_that_are_bundled() {
        let ledger = parse_ledger(Game::Magic).unwrap().unwrap();
        let lines = citing_lines(Game::Magic);
        let scenarios = scenarios(Game::Magic);
        for (number, row) in ledger.rows() {
            for site in &row.code {
                assert!(
                    lines.iter().any(|line| (&line.file, line.line) == (&site.file, site.line)),
                    "{number}: {site}"
                );
            }
            for test in &row.tests {
                assert!(scenarios.contains_key(test), "{number}: {test}");
            }
        }
        assert!(parse_ledger(Game::Myl).unwrap().is_none());
    }
}

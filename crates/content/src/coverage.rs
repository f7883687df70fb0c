//! Coverage of rules by the engine: the ledger, the lines of code that cite rules, the worked cases, and which of them
//! plays which example printed in the rules.

use std::collections::BTreeMap;

use vademecum_graph::{Graph, NodeView};
use vademecum_ledger::{Ledger, SourceLocation, WorkedExamples};
use vademecum_rule_ids::{self as rule_ids, engine_edition};
pub use vademecum_trace::CitingLine;
use vademecum_tsv::TsvError;
use vademecum_vocab::{Game, Number};
use vademecum_worked_cases::{Problem, Scenario, read};

use crate::embedded::{self, PerGame, texts_in};

static LEDGERS: PerGame<Option<Ledger>> = PerGame::new(|game| parse_ledger(game).ok().flatten());
static EXAMPLES: PerGame<Option<WorkedExamples>> = PerGame::new(|game| parse_worked_examples(game).ok().flatten());
/// The numbers directly below each number, those of glossary entries aside.
static NUMBERS_BELOW: PerGame<BTreeMap<Number, Vec<Number>>> = PerGame::new(group_by_parent);
static SCENARIOS: PerGame<BTreeMap<String, BundledScenario>> = PerGame::new(parse_scenarios);

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

/// The examples printed in the edition that a game's engine follows, each with what plays it, a scenario (a path below
/// `rules/<game>/scenarios/`) or a Rust test (`crates/myl/tests/examples/s4_6.rs::name`), or the reason why nothing does; `None`
/// for a game without an engine.
pub fn worked_examples(game: Game) -> Option<&'static WorkedExamples> {
    EXAMPLES.get(game).as_ref()
}

/// The numbers by which the engine of a game cites the text of a node, in the order of the edition: the node's number in the
/// edition that the engine follows (for a glossary entry, its number in the glossary, if entries are numbered), then the
/// numbers directly below it that have no node of their own, such as the steps of a list.
pub fn engine_numbers(graph: &Graph, view: NodeView<'_>) -> Vec<Number> {
    let game = view.document().game;
    let own = match view.node().term() {
        Some(_) => glossary_number(graph, view),
        None => graph.number_in(view.id(), engine_edition(game)),
    };
    let Some(own) = own else { return Vec::new() };
    let below = NUMBERS_BELOW.get(game).get(&own).into_iter().flatten().copied();
    std::iter::once(own).chain(below.filter(|&number| !is_node(graph, game, number))).collect()
}

/// Groups the numbers of a game by the number that they are directly below, in the order of the edition.
fn group_by_parent(game: Game) -> BTreeMap<Number, Vec<Number>> {
    let entries: Vec<Number> = (1..).map_while(|place| rule_ids::glossary_entry(game, place)).collect();
    let mut below: BTreeMap<Number, Vec<Number>> = BTreeMap::new();
    for number in rule_ids::all(game).map(rule_ids::number).filter(|number| !entries.contains(number)) {
        if let Some(parent) = number.parent() {
            below.entry(parent).or_default().push(number);
        }
    }
    below
}

/// Whether some document of the edition that the engine follows has a node with a number.
fn is_node(graph: &Graph, game: Game, number: Number) -> bool {
    let edition = engine_edition(game);
    let mut documents = graph.documents().filter(|(_, document)| document.game == game && document.date() == edition);
    documents.any(|(place, _)| graph.node_by_number(place, number).is_some())
}

/// The number of an entry of the glossary of the edition that the engine follows.
fn glossary_number(graph: &Graph, view: NodeView<'_>) -> Option<Number> {
    let document = view.document();
    if document.date() != engine_edition(document.game) {
        return None;
    }
    let entries = graph.nodes(view.id().document).filter(|other| other.node().term().is_some());
    let place = entries.take_while(|other| other.id() != view.id()).count() + 1;
    rule_ids::glossary_entry(document.game, u8::try_from(place).ok()?)
}

/// The lines of a game's engine that cite rules, by file and line.
pub fn citing_lines(game: Game) -> &'static [CitingLine] {
    match game {
        Game::Magic => vademecum_machine::CITING_LINES,
        Game::Myl => vademecum_myl::CITING_LINES,
    }
}

/// The worked cases of a game by their paths from the top of the repository.
pub fn scenarios(game: Game) -> &'static BTreeMap<String, BundledScenario> {
    SCENARIOS.get(game)
}

fn parse_ledger(game: Game) -> Result<Option<Ledger>, TsvError> {
    let ledger = embedded::parse(&format!("{game}/generated/ledger.tsv"), Ledger::from_tsv)?;
    Ok(ledger.map(|ledger| ledger.with_citing_lines(cited_sites(game))))
}

fn parse_worked_examples(game: Game) -> Result<Option<WorkedExamples>, TsvError> {
    embedded::parse(&format!("{game}/examples.tsv"), WorkedExamples::from_tsv)
}

/// The numbers that a game's engine cites, each with a line that does.
fn cited_sites(game: Game) -> impl Iterator<Item = (Number, SourceLocation)> {
    citing_lines(game).iter().flat_map(|line| {
        line.rules
            .iter()
            .map(|&rule| (rule_ids::number(rule), SourceLocation { file: line.file.to_owned(), line: line.line }))
    })
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
    let heading = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or(scenario.title()).to_owned();
    Ok(BundledScenario { text, heading, scenario })
}

#[cfg(test)]
mod tests {
    use vademecum_ledger::{ExampleCoverage, Strength};
    use vademecum_vocab::Lang;
    use vademecum_worked_cases::introduction;

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
    fn every_scenario_is_introduced_in_every_language() {
        for game in Game::ALL {
            let folder = format!("rules/{game}/scenarios/");
            let mut missing = Vec::new();
            for (file, BundledScenario { text, scenario, .. }) in scenarios(game) {
                let path = file.strip_prefix(&folder).unwrap();
                let is_missing = |&lang: &Lang| introduction(scenario, text, path, lang).is_none();
                missing.extend(Lang::ALL.into_iter().filter(is_missing).map(|lang| format!("{path} in {lang}")));
            }
            assert_eq!(missing, [""; 0]);
            let rows = embedded::text(&format!("{game}/scenarios/introductions.tsv")).unwrap();
            let files = rows.lines().skip(1).filter_map(|row| row.split('\t').next());
            let gone: Vec<&str> =
                files.filter(|path| !scenarios(game).contains_key(&format!("{folder}{path}"))).collect();
            assert_eq!(gone, [""; 0]);
        }
    }

    #[test]
    fn the_ledger_names_bundled_scenarios_and_citing_lines() {
        for game in Game::ALL {
            let ledger = parse_ledger(game).unwrap().unwrap();
            let scenarios = scenarios(game);
            for (number, row) in ledger.rows() {
                // A number that says the same as another one needs no line of its own.
                if row.same_as.is_none() {
                    assert_eq!(row.strength >= Strength::Cited, !row.code.is_empty(), "{number}");
                }
                for test in &row.tests {
                    let is_rust = test.split_once(".rs::").is_some_and(|(file, _)| file.starts_with("crates/"));
                    assert!(is_rust || scenarios.contains_key(test), "{number}: {test}");
                }
            }
        }
    }

    #[test]
    fn worked_examples_name_bundled_scenarios() {
        for game in Game::ALL {
            let scenarios = scenarios(game);
            for (number, position, coverage) in parse_worked_examples(game).unwrap().unwrap().iter() {
                if let ExampleCoverage::Played(path) = coverage {
                    let file = format!("rules/{game}/scenarios/{path}");
                    // A test of crates/myl looks for the Rust tests.
                    let is_rust = path.starts_with("crates/") && path.contains(".rs::");
                    assert!(is_rust || scenarios.contains_key(&file), "{number}, example {position}: {path}");
                }
            }
        }
    }
}

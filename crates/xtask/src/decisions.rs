//! Which places of the engine decide by which rules, over every scenario and many random games; and their faults:
//! conditions that were never false, and numbers that no scenario tells apart without being declared the same.
//!
//! The faults that are known wait in a file that may only get shorter.

use std::{collections::BTreeSet, fmt::Write, ops::Range, path::Path, sync::Arc};

use fs_err as fs;
use rayon::prelude::*;
use vademecum_abilities::{Card, Cards, Values};
use vademecum_ledger::{DecisionPoint, RuleEquivalences, SourceLocation};
use vademecum_machine::number_cards;
use vademecum_machine_fuzz as machine_fuzz;
use vademecum_myl::random_games;
use vademecum_rule_ids as rule_ids;
use vademecum_trace::{DecisionCount, DecisionCounts};
use vademecum_vocab::{Game, Number};
use vademecum_worked_cases::Scenario;

use crate::{Error, engine::Engine};

/// Number of random games played to see conditions both true and false: with the cards of each scenario, with the whole
/// pool, and with each small group of consecutive cards of the pool.
const GAMES_PER_SCENARIO: u64 = 4;
const GAMES_OF_POOL: u64 = 160;
const GAMES_PER_GROUP: u64 = 24;
const GAMES_OF_MYL: u64 = 400;
/// Number of cards in a group: few enough that each meets all others in a game.
const CARDS_PER_GROUP: usize = 6;
/// Maximum number of choices in a game.
const CHOICES_PER_GAME: u32 = 1_000;

const COLUMNS: [&str; 3] = ["fault", "numbers", "file"];

/// A fault in how rules decide, by what stays the same when lines move.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum DecisionFault {
    /// A condition that was never false decides nothing.
    NeverFalse {
        /// The number by which it decides.
        number: Number,
        /// The file of the place.
        file: String,
    },
    /// Without any of these numbers the same happens in every scenario, and they are not declared the same.
    NotToldApart {
        /// The numbers, at least two.
        numbers: Vec<Number>,
    },
}

impl DecisionFault {
    const NEVER_FALSE: &str = "never-false";
    const NOT_TOLD_APART: &str = "not-told-apart";
}

/// Every place that decided, in the scenarios and in random games.
///
/// # Errors
/// If the cards of the pool cannot be played with.
pub fn places(
    engine: Engine,
    mut decisions: DecisionCounts,
    scenarios: &[Scenario],
) -> Result<Vec<DecisionPoint>, Error> {
    match engine.game {
        Game::Magic => decisions.add(&magic_games(scenarios)?),
        Game::Myl => decisions.add(&myl_games()?),
    }
    let mut places: Vec<DecisionPoint> =
        decisions.all().iter().filter(|decision| decision.true_count > 0).map(place).collect();
    places.sort();
    Ok(places)
}

/// The decisions of random games of Mitos y Leyendas.
fn myl_games() -> Result<DecisionCounts, Error> {
    let cards = random_games::cards().map_err(|error| Error::Refused(error.to_string()))?;
    Ok(random_games::count_decisions(&Arc::new(cards), 0..GAMES_OF_MYL))
}

/// The decisions of random games of Magic.
fn magic_games(scenarios: &[Scenario]) -> Result<DecisionCounts, Error> {
    let count = |cards: &Cards, seeds: Range<u64>| machine_fuzz::count_decisions(cards, seeds, CHOICES_PER_GAME);
    let numbered = |cards| number_cards(cards).map_err(|error| Error::Refused(error.to_string()));
    let scenarios = scenarios.par_iter().filter_map(Scenario::as_magic);
    let mut decisions = sum(scenarios.map(|scenario| count(&scenario.arrangement.setup.cards, 0..GAMES_PER_SCENARIO)));
    let pool = machine_fuzz::pool::pool();
    let cards = numbered(pool.clone())?;
    decisions.add(&sum((0..GAMES_OF_POOL).into_par_iter().map(|seed| count(&cards, seed..seed + 1))));
    // The front alone counts: a spell with a land on its back would otherwise be played with in every group.
    let is_land = |card: &Card| card.faces.first().is_some_and(Values::is_land);
    let (lands, spells): (Vec<Card>, Vec<Card>) = pool.into_iter().partition(is_land);
    let groups = spells.chunks(CARDS_PER_GROUP).map(|group| numbered([group, &lands].concat()));
    let groups = groups.collect::<Result<Vec<Cards>, Error>>()?;
    decisions.add(&sum(groups.par_iter().map(|cards| count(cards, 0..GAMES_PER_GROUP))));
    Ok(decisions)
}

/// The decisions of several games together.
fn sum(counts: impl ParallelIterator<Item = DecisionCounts>) -> DecisionCounts {
    counts.reduce(DecisionCounts::default, |mut sum, other| {
        sum.add(&other);
        sum
    })
}

fn place(decision: &DecisionCount) -> DecisionPoint {
    DecisionPoint {
        number: rule_ids::number(decision.rule),
        // The compiler names files from the top of the workspace, or from that of the crate.
        site: SourceLocation { file: decision.file.replace('\\', "/"), line: decision.line },
        is_never_false: decision.is_never_false(),
    }
}

/// The faults of the places, each once, and of the groups of numbers that no scenario tells apart.
pub fn faults(places: &[DecisionPoint], not_told_apart: &[Vec<Number>]) -> BTreeSet<DecisionFault> {
    let never_false = places
        .iter()
        .filter(|place| place.is_never_false)
        .map(|place| DecisionFault::NeverFalse { number: place.number, file: place.site.file.clone() });
    let groups = not_told_apart.iter().map(|numbers| DecisionFault::NotToldApart { numbers: numbers.clone() });
    never_false.chain(groups).collect()
}

/// Numbers that are declared the same as another, and decide something without it: that would be a difference.
pub fn apart(places: &[DecisionPoint], same: &RuleEquivalences) -> Vec<String> {
    let decides_alone = |place: &DecisionPoint| {
        let DecisionPoint { number, site, .. } = place;
        same.same_as(*number)
            .map(|other| format!("{site}: {number} decides without {other}, which it is declared the same as"))
    };
    places.iter().filter(|place| !place.is_never_false).filter_map(decides_alone).collect()
}

/// Reads the faults that wait.
///
/// # Errors
/// If the file cannot be read or has an error.
pub fn waiting(root: &Path, engine: Engine) -> Result<BTreeSet<DecisionFault>, Error> {
    let path = engine.known_faults_path();
    let text = fs::read_to_string(root.join(&path))?;
    let rows = vademecum_tsv::parse(&path, &text, COLUMNS, |[fault, numbers, file]| {
        let numbers: Vec<Number> =
            numbers.parse_with("numbers", |text| text.split(' ').map(|number| number.parse().ok()).collect())?;
        match (&*fault, &*numbers) {
            (DecisionFault::NEVER_FALSE, &[number]) => Ok(DecisionFault::NeverFalse { number, file: file.to_owned() }),
            (DecisionFault::NOT_TOLD_APART, _) => Ok(DecisionFault::NotToldApart { numbers }),
            _ => Err(fault.error("write `never-false` and a number, or `not-told-apart` and several")),
        }
    })?;
    Ok(rows.into_iter().collect())
}

/// The file of the faults that wait.
pub fn to_tsv(faults: &BTreeSet<DecisionFault>) -> String {
    let row = |fault: &DecisionFault| match fault {
        DecisionFault::NeverFalse { number, file } => {
            [DecisionFault::NEVER_FALSE.to_owned(), number.to_string(), file.clone()]
        }
        DecisionFault::NotToldApart { numbers } => {
            let numbers: Vec<String> = numbers.iter().map(Number::to_string).collect();
            [DecisionFault::NOT_TOLD_APART.to_owned(), numbers.join(" "), String::new()]
        }
    };
    vademecum_tsv::format(COLUMNS, faults.iter().map(row))
}

/// The faults with their lines, for people.
///
/// # Errors
/// If a file cannot be read, or a scenario or table has an error.
pub fn report(root: &Path) -> Result<String, Error> {
    let reports = Engine::ALL.into_iter().map(|engine| report_of(root, engine));
    Ok(reports.collect::<Result<Vec<_>, _>>()?.join("\n"))
}

fn report_of(root: &Path, engine: Engine) -> Result<String, Error> {
    let worked = crate::ledger::compute(root, engine)?;
    let mut report = String::new();
    for place in worked.evidence.decisions.iter().filter(|place| place.is_never_false) {
        // Writing to a string cannot fail.
        let _ = writeln!(report, "{}: the condition of {} was never false", place.site, place.number);
    }
    for fault in &worked.faults {
        if let DecisionFault::NotToldApart { numbers } = fault {
            let numbers: Vec<String> = numbers.iter().map(Number::to_string).collect();
            let _ = writeln!(report, "no scenario tells apart: {}", numbers.join(", "));
        }
    }
    let _ =
        write!(report, "{}: {} faults at {} places", engine.game, worked.faults.len(), worked.evidence.decisions.len());
    Ok(report)
}

//! Playing a scenario, strictly: every line in order, nothing chosen that no line says, every result checked.

mod script;

use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
    time::Instant,
};

use vademecum_myl::{Entry, State};
use vademecum_rule_ids::myl;
use vademecum_scenario_format::{Difference, KnockOut, Line, Wrong, bounds::MAX_TOLD_FAILURES};
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::{Lang, RuleId};

use self::script::Game;
use crate::{
    check::{happened, holds},
    model::{Claim, Counterfactual, Scenario},
    problems::setup_problem,
    record::{BrokenOff, Budget, Log, MAX_WORK},
};

/// A line of the scenario that does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The file, as the caller named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is written there.
    pub text: String,
    /// What is wrong with it.
    pub why: Wrong,
    /// The section that refused what the line does, if that is what is wrong.
    pub refused_by: Option<RuleId>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: `{}`: {}", self.file, self.line, self.text, self.why.message(Lang::En))
    }
}

/// What a run of a scenario shows.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// What went otherwise than the scenario says; empty if it passed.
    pub failures: Vec<Failure>,
    /// The sections cited by code that ran.
    pub cited: RuleSet,
    /// How often each place of the engine decided one way and the other.
    pub decisions: DecisionCounts,
    /// The position before anything happened in it; `None` if it could not be put on the table.
    pub(crate) laid_out: Option<State>,
    /// The state in which the run ended.
    pub(crate) state: Option<State>,
    /// Every event, with the sections that made it.
    pub(crate) entries: Vec<Entry>,
    /// The state at each event; empty unless boards are wanted.
    pub(crate) moments: Vec<State>,
    /// Attempts that were refused: how many events there were before, the place of the line in the script, the section.
    pub(crate) refused: Vec<(usize, usize, RuleId)>,
    /// The places of the lines about the game without a section that are right, with the places of the events they are about
    /// and the game that showed it.
    pub(crate) counterfactuals: Vec<Option<Shown>>,
}

/// What a game without a section showed.
#[derive(Debug, Clone, Default)]
pub(crate) struct Shown {
    pub(crate) entries: Vec<Entry>,
}

impl Report {
    /// Whether everything went as the scenario says.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }

    fn fail<T>(&mut self, scenario: &Scenario, line: &Line<T>, why: Wrong) {
        self.failures.push(scenario.failure(line, why));
    }

    /// Keeps the failures that are told ([`MAX_TOLD_FAILURES`]), and how many there are besides.
    fn shorten(&mut self) {
        let untold = self.failures.len().saturating_sub(MAX_TOLD_FAILURES);
        if let Some(next) = self.failures.get_mut(MAX_TOLD_FAILURES) {
            next.why = Wrong::new("failed-untold", [("count", &untold), ("most", &MAX_TOLD_FAILURES)]);
            self.failures.truncate(MAX_TOLD_FAILURES + 1);
        }
    }
}

impl Scenario {
    pub(crate) fn failure<T>(&self, line: &Line<T>, why: Wrong) -> Failure {
        let (file, text) = (self.file.clone(), line.text.clone());
        Failure { file, line: line.line, text, why, refused_by: None }
    }

    /// A failure of the whole file.
    fn failed(&self, why: Wrong) -> Failure {
        let (file, text) = (self.file.clone(), self.title.clone());
        Failure { file, line: 1, text, why, refused_by: None }
    }
}

/// Plays a scenario and checks every line of it. A run that does not end, or panics, is a failure.
///
/// Where everything goes as the scenario says, what it says of the game without a section is checked as well.
pub fn run(scenario: &Scenario) -> Report {
    whole_run(scenario, false, None)
}

/// Like [`run`], and records the state at every event for a [`replay`](crate::replay).
pub fn run_with_boards(scenario: &Scenario) -> Report {
    whole_run(scenario, true, None)
}

/// The same for a scenario of somebody else: the games end at a moment, or after a bounded number of steps.
pub fn run_with_boards_until(scenario: &Scenario, deadline: Instant) -> Report {
    whole_run(scenario, true, Some(deadline))
}

/// Plays a scenario without one of the sections, to see what it changes. The only failure in the report is the line at which
/// the game left the script, if it did.
pub fn run_without(scenario: &Scenario, rule: RuleId) -> Report {
    guarded(scenario, || play(scenario, Some(rule), false, &Budget::until(None)))
}

/// The same, for a [`replay`](crate::replay).
pub fn run_without_with_boards(scenario: &Scenario, rule: RuleId) -> Report {
    guarded(scenario, || play(scenario, Some(rule), true, &Budget::until(None)))
}

fn whole_run(scenario: &Scenario, with_boards: bool, deadline: Option<Instant>) -> Report {
    guarded(scenario, || {
        let budget = Budget::until(deadline);
        let mut report = play(scenario, None, with_boards, &budget);
        check_results(scenario, &mut report, &budget);
        if report.passed() {
            judge(scenario, &mut report, &budget);
        }
        report.shorten();
        report
    })
}

fn guarded(scenario: &Scenario, play: impl FnOnce() -> Report) -> Report {
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|thrown| {
        let why = match thrown.downcast_ref::<BrokenOff>() {
            Some(BrokenOff::Endless) => Wrong::new("failed-endless", [("most", &MAX_WORK)]),
            Some(BrokenOff::Late) => Wrong::new("failed-late", []),
            None => Wrong::new("failed-panicked", []),
        };
        Report { failures: vec![scenario.failed(why)], ..Report::default() }
    })
}

/// Plays the script, as far as it goes.
fn play(scenario: &Scenario, without: Option<RuleId>, with_boards: bool, budget: &Rc<Budget>) -> Report {
    let log = Log::new(without, with_boards, budget);
    let state = match scenario.table.clone().start(&log) {
        Ok(state) => state,
        Err(error) => {
            let why = Wrong::new("failed-setup", []).with("error", setup_problem(error));
            return Report { failures: vec![scenario.failed(why)], ..Report::default() };
        }
    };
    let mut game = Game::new(scenario, state, log, without);
    let laid_out = game.state.clone();
    let failures: Vec<Failure> = game.play_script().err().into_iter().collect();
    let Game { state, log, refused, .. } = game;
    let mut cited = RuleSet::new();
    let decisions = {
        let evidence = log.journal.evidence();
        for rule in myl::all().filter(|&rule| evidence.has_applied(rule)) {
            cited.insert(rule);
        }
        evidence.decisions()
    };
    let (journal, moments) = log.into_parts();
    let entries = journal.entries().to_vec();
    Report {
        failures,
        cited,
        decisions,
        laid_out: Some(laid_out),
        state: Some(state),
        entries,
        moments,
        refused,
        counterfactuals: Vec::new(),
    }
}

/// Checks results, events and claims of a run with every section.
fn check_results(scenario: &Scenario, report: &mut Report, budget: &Budget) {
    let Some(state) = report.state.clone() else { return };
    if !report.passed() {
        return;
    }
    for line in &scenario.results {
        match holds(&state, line.is, budget) {
            Some(true) => {}
            Some(false) => report.fail(scenario, line, Wrong::new("myl-failed-not-so", [])),
            None => report.fail(scenario, line, unclear()),
        }
    }
    let order: Vec<_> = scenario.order.iter().map(|line| line.is).collect();
    if let Err(place) = happened(&state, &report.entries, &order, budget) {
        report.fail(scenario, &scenario.order[place], Wrong::new("failed-missing", []));
    }
    for line in &scenario.denied {
        if happened(&state, &report.entries, &[line.is], budget).is_ok() {
            report.fail(scenario, line, Wrong::new("failed-happened", []));
        }
    }
    for &rule in &scenario.claims {
        if !report.cited.contains(rule) {
            report.failures.push(scenario.failed(Wrong::new("failed-unproven", [("number", &myl::number(rule))])));
        }
    }
}

/// Judges what the scenario says of the game without a section: it must be false with it, and true without.
fn judge(scenario: &Scenario, report: &mut Report, budget: &Rc<Budget>) {
    let Some(with) = report.state.clone() else { return };
    for line in &scenario.without {
        let number = myl::number(line.is.rule);
        let is_true_anyway = match &line.is.claim {
            Claim::State(check) => holds(&with, *check, budget) == Some(true),
            Claim::Events(events) => happened(&with, &report.entries, events, budget).is_ok(),
            Claim::Refusal(..) => false,
        };
        if is_true_anyway {
            report.counterfactuals.push(None);
            report.fail(scenario, line, Wrong::new("failed-true-anyway", [("number", &number)]));
            continue;
        }
        let without = play(scenario, Some(line.is.rule), false, budget);
        let is_shown = match shown(scenario, &without, &line.is, budget) {
            Ok(()) => true,
            Err(why) => {
                report.fail(scenario, line, why);
                false
            }
        };
        report.counterfactuals.push(is_shown.then_some(Shown { entries: without.entries }));
    }
}

/// What is said of a name that means cards which differ in what is asked, or none.
fn unclear() -> Wrong {
    Wrong::new("myl-failed-unclear", [])
}

/// Whether a game without a section shows what is claimed of it.
fn shown(scenario: &Scenario, without: &Report, of: &Counterfactual, budget: &Budget) -> Result<(), Wrong> {
    let number = myl::number(of.rule);
    let left = without.failures.first();
    let not_shown = |why: Wrong| Err(Wrong::new("failed-without", [("number", &number)]).with("why", why));
    let astray = |failure: &Failure| {
        Err(Wrong::new("failed-astray", [("number", &number), ("line", &failure.line)])
            .with("why", failure.why.clone()))
    };
    let Some(state) = &without.state else {
        return left
            .map_or_else(|| not_shown(Wrong::new("failed-unsound", [])), |failure| not_shown(failure.why.clone()));
    };
    match &of.claim {
        Claim::State(check) => match (left, holds(state, *check, budget)) {
            (Some(failure), _) => astray(failure),
            (None, Some(true)) => Ok(()),
            (None, Some(false)) => not_shown(Wrong::new("myl-failed-not-so", [])),
            (None, None) => not_shown(unclear()),
        },
        Claim::Events(events) => match (happened(state, &without.entries, events, budget), left) {
            (Ok(_), _) => Ok(()),
            (Err(_), Some(failure)) => astray(failure),
            (Err(_), None) => not_shown(Wrong::new("failed-missing", [])),
        },
        Claim::Refusal(player, deed, by) => {
            let line = left.and_then(|failure| scenario.script.iter().find(|line| line.line == failure.line));
            let does = line.is_some_and(|line| line.is == crate::model::Step::Does(*player, deed.clone()));
            match left {
                Some(failure) if does && failure.refused_by == Some(*by) => Ok(()),
                Some(failure) => astray(failure),
                None => not_shown(Wrong::new("failed-not-in-script", [])),
            }
        }
    }
}

/// Plays a passing scenario again with one section disabled.
pub fn knock_out(scenario: &Scenario, rule: RuleId) -> KnockOut {
    let report = run_without(scenario, rule);
    let budget = Budget::until(None);
    let left = report.failures.first();
    let differs = report.state.as_ref().is_some_and(|state| {
        let result = scenario.results.iter().any(|line| left.is_none() && holds(state, line.is, &budget) != Some(true));
        let order: Vec<_> = scenario.order.iter().map(|line| line.is).collect();
        let is_apart = left.is_none() && happened(state, &report.entries, &order, &budget).is_err();
        let denied = scenario.denied.iter().any(|line| happened(state, &report.entries, &[line.is], &budget).is_ok());
        result || is_apart || denied
    });
    let is_belied = left.is_some_and(|failure| failure.why.key() == script::BELIED);
    let difference = match (&report.state, left) {
        (None, _) => Difference::Broken,
        (Some(_), _) if differs || is_belied => Difference::Different,
        (Some(_), Some(_)) => Difference::Astray,
        (Some(_), None) => Difference::Same,
    };
    let mut hasher = DefaultHasher::new();
    for entry in &report.entries {
        format!("{:?}", entry.deed).hash(&mut hasher);
    }
    left.map(|failure| (failure.line, failure.why.clone())).hash(&mut hasher);
    if let Some(state) = &report.state {
        for (id, object) in state.objects() {
            format!("{object:?} {:?}", state.traits(id)).hash(&mut hasher);
        }
    }
    KnockOut { difference, fingerprint: hasher.finish() }
}

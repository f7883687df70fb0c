//! Scenarios that were run, as `run --json` prints them.

use std::cell::{Cell, RefCell};

use serde::{Serialize, Serializer, ser::SerializeStruct};
use vademecum_rule_ids as rule_ids;
use vademecum_vocab::{Lang, RuleId};
use vademecum_worked_cases::{Scenario, Sentence, WithoutLine, board, run, run_without, story, without_rules};

/// The outcomes of several scenarios (`scenarios`), and how many passed and failed. Each is made as it is written, and
/// dropped before the next: the stories of a folder would fill the memory.
#[derive(Debug)]
pub struct RunSummary<I> {
    outcomes: RefCell<I>,
    passed: Cell<usize>,
    failed: Cell<usize>,
}

impl<I: Iterator<Item = ScenarioOutcome>> RunSummary<I> {
    /// Sums up scenarios, once.
    pub const fn new(outcomes: I) -> Self {
        RunSummary { outcomes: RefCell::new(outcomes), passed: Cell::new(0), failed: Cell::new(0) }
    }

    /// How many of those that were written passed, and how many failed.
    pub const fn counts(&self) -> (usize, usize) {
        (self.passed.get(), self.failed.get())
    }

    fn count(&self, outcome: &ScenarioOutcome) {
        let counter = if outcome.passed { &self.passed } else { &self.failed };
        counter.set(counter.get() + 1);
    }
}

impl<I: Iterator<Item = ScenarioOutcome>> Serialize for RunSummary<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("RunSummary", 3)?;
        // What is counted is known when they are written.
        object.serialize_field("scenarios", &Outcomes(self))?;
        object.serialize_field("passed", &self.passed.get())?;
        object.serialize_field("failed", &self.failed.get())?;
        object.end()
    }
}

/// The outcomes of a summary, as an array.
struct Outcomes<'s, I>(&'s RunSummary<I>);

impl<I: Iterator<Item = ScenarioOutcome>> Serialize for Outcomes<'_, I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcomes = self.0.outcomes.borrow_mut();
        serializer.collect_seq(outcomes.by_ref().inspect(|outcome| self.0.count(outcome)))
    }
}

/// The outcome of one scenario.
#[derive(Debug, Serialize)]
pub struct ScenarioOutcome {
    /// The path of its file.
    pub file: String,
    /// Its title, in the reader's language where it is known there, without the numbers that it claims.
    pub title: String,
    /// The numbers of the rules that it claims to prove.
    pub claims: Vec<String>,
    /// Whether everything was as expected.
    pub passed: bool,
    /// What was not as expected.
    pub failures: Vec<String>,
    /// What happened.
    pub story: Vec<StoryStep>,
    /// The state of the game at the end.
    pub board: Vec<String>,
    /// What it says would be true without a rule.
    pub without: Vec<WithoutRule>,
}

/// What would be true without a rule.
#[derive(Debug, Serialize)]
pub struct WithoutRule {
    /// The number of the rule.
    pub rule: String,
    /// What would be true, as the scenario says it.
    pub text: String,
    /// Whether the game without the rule came to that, and the game with it did not.
    pub shown: bool,
    /// A sentence for people.
    #[serde(skip)]
    pub sentence: String,
}

/// A step of what happened.
#[derive(Debug, Serialize)]
pub struct StoryStep {
    /// A sentence.
    pub text: String,
    /// The numbers of the rules behind it.
    pub rules: Vec<String>,
}

impl ScenarioOutcome {
    /// Runs a scenario, or plays it without a rule, and describes what happened in a language.
    pub fn of(scenario: &Scenario, without: Option<RuleId>, lang: Lang) -> Self {
        let report = match without {
            Some(rule) => run_without(scenario, rule),
            None => run(scenario),
        };
        let line = |line: WithoutLine| WithoutRule {
            rule: line.number.to_string(),
            sentence: line.sentence(lang),
            text: line.text,
            shown: line.is_shown,
        };
        let step = |Sentence { text, numbers, .. }: Sentence| StoryStep {
            text,
            rules: numbers.iter().map(ToString::to_string).collect(),
        };
        ScenarioOutcome {
            file: scenario.file().to_owned(),
            title: scenario.translated_title(lang).unwrap_or(scenario.title()).to_owned(),
            claims: scenario.claims().iter().map(|&rule| rule_ids::number(rule).to_string()).collect(),
            passed: report.passed(),
            failures: report.failures().iter().map(ToString::to_string).collect(),
            story: story(scenario, &report, lang).into_iter().map(step).collect(),
            board: board(scenario, &report, lang),
            without: without_rules(scenario, &report, lang).into_iter().map(line).collect(),
        }
    }
}

//! Scenarios that were run, as `run --json` prints them.

use serde::Serialize;
use vademecum_rule_ids::magic;
use vademecum_scenario::{Scenario, Sentence, WithoutLine, board, run, run_without, story, without_rules};
use vademecum_vocab::{Lang, RuleId};

/// The outcome of several scenarios.
#[derive(Debug, Serialize)]
pub struct RunSummary {
    /// How many passed.
    pub passed: usize,
    /// How many failed.
    pub failed: usize,
    /// The outcome of each.
    pub scenarios: Vec<ScenarioOutcome>,
}

impl RunSummary {
    /// Sums up scenarios.
    pub fn new(scenarios: Vec<ScenarioOutcome>) -> Self {
        let passed = scenarios.iter().filter(|scenario| scenario.passed).count();
        RunSummary { passed, failed: scenarios.len() - passed, scenarios }
    }
}

/// The outcome of one scenario.
#[derive(Debug, Serialize)]
pub struct ScenarioOutcome {
    /// The path of its file.
    pub file: String,
    /// Its title, without the numbers that it claims.
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
            file: scenario.file.clone(),
            title: scenario.title.clone(),
            claims: scenario.claims.iter().map(|&rule| magic::number(rule).to_string()).collect(),
            passed: report.passed(),
            failures: report.failures.iter().map(ToString::to_string).collect(),
            story: story(scenario, &report, lang).into_iter().map(step).collect(),
            board: report.state.as_ref().map(|state| board(scenario, state, lang)).unwrap_or_default(),
            without: without_rules(scenario, &report, lang).into_iter().map(line).collect(),
        }
    }
}

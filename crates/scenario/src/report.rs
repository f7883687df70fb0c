//! What a run came to.

use std::fmt;

use vademecum_locale::{FluentArgs, format_message};
use vademecum_machine::{Journal, Refusal, State};
use vademecum_rule_ids::magic;
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::{Lang, RuleId};

use crate::{
    bounds::{MAX_TOLD_FAILURES, MAX_WORK},
    check::Played,
    model::{Ref, Scenario},
    replay::Moment,
    told::ToldEvent,
};

/// What a run of a scenario shows.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// What went otherwise than the scenario says; empty if it passed.
    pub failures: Vec<Failure>,
    /// The rules cited by code that ran, those of asserted refusals among them.
    pub cited: RuleSet,
    /// How often each place of the engine decided one way and the other, attempts that were refused among them.
    pub decisions: DecisionCounts,
    /// The position before anything happened in it; `None` if it could not be put on the table.
    pub(crate) laid_out: Option<State>,
    /// The state in which the run ended; `None` if the position could not be put on the table.
    pub state: Option<State>,
    /// Every event, with the rules that made it.
    pub journal: Journal,
    /// Every event with the cards it is about.
    pub(crate) told: Vec<ToldEvent>,
    /// The names of the scenario's [`existing`](crate::Scenario) that meant an object when the game began.
    pub(crate) began_with: Vec<Ref>,
    /// Attempts that were refused: how many events there were before, the line, the rule.
    pub(crate) refused: Vec<(usize, usize, RuleId)>,
    /// The state after each group of events, in order; empty unless boards are wanted.
    pub(crate) moments: Vec<Moment>,
    /// The lines about the game without a rule, in their order; empty if the scenario fails with all rules.
    pub(crate) counterfactuals: Vec<CounterfactualOutcome>,
}

impl Report {
    /// Whether the script tried something that a rule forbids.
    pub fn has_refused_attempts(&self) -> bool {
        !self.refused.is_empty()
    }

    /// The game as far as it was played; `None` if it did not begin.
    pub(crate) fn played<'r>(&'r self, scenario: &'r Scenario) -> Option<Played<'r>> {
        let state = self.state.as_ref()?;
        Some(Played { state, told: &self.told, began_with: &self.began_with, names: &scenario.event_names })
    }

    /// Keeps the failures that are told ([`MAX_TOLD_FAILURES`]), and how many there are besides.
    pub(crate) fn shorten(&mut self) {
        let untold = self.failures.len().saturating_sub(MAX_TOLD_FAILURES);
        if let Some(next) = self.failures.get_mut(MAX_TOLD_FAILURES) {
            next.why = Why::Untold(untold);
            self.failures.truncate(MAX_TOLD_FAILURES + 1);
        }
    }

    /// Whether everything went as the scenario says.
    pub fn passed(&self) -> bool {
        self.failures.is_empty()
    }
}

/// What came of a line about the game without a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct CounterfactualOutcome {
    /// Its place among those lines.
    pub(crate) place: usize,
    /// If the line is right: the events that it is about; none, if it is about a state.
    pub(crate) events: Option<Vec<ToldEvent>>,
}

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
    pub why: Why,
}

/// Why a line does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Why {
    /// The position cannot be put on the table.
    Setup(String),
    /// The game asks something that the script does not answer.
    Unanswered {
        /// Who has to choose.
        player: String,
        /// What is asked.
        asked: String,
        /// What could be chosen; the first of it, if it is much.
        choices: Vec<String>,
    },
    /// The game is over, or somewhere else than the line supposes.
    Misplaced(String),
    /// The engine refuses what is done.
    Refused(Refusal),
    /// What a line says cannot be done without a rule is done nowhere in the script.
    NotInScript,
    /// What must be refused is allowed.
    Allowed,
    /// It is refused, but by another rule.
    OtherRule(Refusal),
    /// A name means several objects that differ, or none.
    Unclear(String),
    /// It is not as asserted.
    Differs {
        /// What is asserted.
        expected: String,
        /// What is the case.
        actual: String,
    },
    /// The event did not happen, or not after those before it.
    Missing,
    /// The event happened, and must not.
    Happened,
    /// What would be true without a rule is true with it as well.
    TrueAnyway(RuleId),
    /// What would be true without a rule is not.
    Without {
        /// The rule.
        rule: RuleId,
        /// What is wrong.
        why: Box<Why>,
    },
    /// Without a rule, the game leaves the script before a line about it can be judged.
    Astray {
        /// The rule.
        rule: RuleId,
        /// The line that it no longer fits.
        line: usize,
        /// Why not.
        why: Box<Why>,
    },
    /// The run came to a state that cannot be.
    Unsound,
    /// A claimed number was cited by no code that ran.
    Unproven(RuleId),
    /// The run did not end.
    Endless,
    /// The run did not end in the time that it was given.
    Late,
    /// From this line on, this number of lines do not hold, and are not told.
    Untold(usize),
    /// The engine panicked: a fault of ours.
    Panicked,
}

/// Why the rules refuse something, as a sentence for who writes scenarios.
fn reason(refusal: Refusal) -> String {
    format_message(Lang::En, refusal.message, &FluentArgs::new())
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: `{}`: {}", self.file, self.line, self.text, self.why)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Setup(why) => write!(f, "the position cannot be put on the table: {why}"),
            Why::Unanswered { player, asked, choices } => {
                write!(f, "{player} has to choose ({asked}), and no line says what; one of: {}", choices.join(", "))
            }
            Why::Misplaced(why) => f.write_str(why),
            Why::Refused(refusal) => match refusal.rule {
                Some(rule) => write!(f, "it is refused: {} ({})", reason(*refusal), magic::number(rule)),
                None => write!(f, "it is refused: {}", reason(*refusal)),
            },
            Why::NotInScript => f.write_str("no line of the script does that: write it as it is written there"),
            Why::Allowed => f.write_str("it must be refused, but is allowed"),
            Why::OtherRule(refusal) => match refusal.rule {
                Some(rule) => {
                    let number = magic::number(rule);
                    write!(f, "it is refused by {number}, not by the rule named: {}", reason(*refusal))
                }
                None => write!(f, "it is refused, but by no rule: {}", reason(*refusal)),
            },
            Why::Unclear(why) => f.write_str(why),
            Why::Differs { expected, actual } => write!(f, "expected {expected}, found {actual}"),
            Why::Missing => f.write_str("that did not happen, or not after the events before it"),
            Why::Happened => f.write_str("that happened, and must not"),
            Why::TrueAnyway(rule) => {
                let number = magic::number(*rule);
                write!(f, "this is so with {number} in force: say what is so only without it")
            }
            Why::Without { rule, why } => write!(f, "without {}: {why}", magic::number(*rule)),
            Why::Astray { rule, line, why } => {
                let number = magic::number(*rule);
                write!(
                    f,
                    "without {number}, the game leaves the script at line {line} before this can be judged ({why}), \
                     which shows nothing about {number}"
                )
            }
            Why::Unsound => f.write_str("the run came to a state that cannot be"),
            Why::Unproven(rule) => {
                write!(f, "{} is claimed, but no code that cites it ran", magic::number(*rule))
            }
            Why::Endless => write!(
                f,
                "up to here the scenario takes more than the {MAX_WORK} steps that are played; it may never end: let fewer \
                 turns, cards and lines show the same"
            ),
            Why::Late => f.write_str(
                "up to here the scenario takes longer than a game may take here: let fewer turns, cards and lines show the \
                 same",
            ),
            Why::Untold(lines) => write!(
                f,
                "from here on {lines} more do not hold; {MAX_TOLD_FAILURES} of a file are told: mend those above first"
            ),
            Why::Panicked => f.write_str("the engine panicked: this is a fault of ours"),
        }
    }
}

//! What a run came to.

use std::fmt;

use vademecum_locale::{FluentArgs, format_message};
use vademecum_machine::{Deed, Journal, Refusal, State, Subject};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::Wrong;
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::{Lang, RuleId};

use crate::{
    bounds::{MAX_TOLD_FAILURES, MAX_WORK},
    check::Played,
    model::{Ref, Scenario},
    replay::Moment,
    told::ToldEvent,
    variation::{ChoiceKind, DecisionPoint, NamedChoice},
};

/// Something that a script tries and a rule forbids.
#[derive(Debug, Clone)]
pub(crate) struct RefusedAttempt {
    /// How many events there were before.
    pub(crate) events: usize,
    /// What happened before the rule forbade it, and was undone.
    pub(crate) begun: Vec<Deed>,
    /// The line that tries it.
    pub(crate) line: usize,
    /// The rule that forbids it.
    pub(crate) rule: RuleId,
    /// The choice that was tried; `None` if nobody came to choose.
    pub(crate) tried: Option<NamedChoice>,
}

impl RefusedAttempt {
    /// Whether it was made at a number of events, counted with or without those that it began with.
    pub(crate) fn begins_at(&self, events: usize) -> bool {
        (self.events.saturating_sub(self.begun.len())..=self.events).contains(&events)
    }

    /// Whether it chooses a target that has been chosen before for the same spell or ability.
    pub(crate) fn repeats_target(&self) -> bool {
        let tried = match self.tried.as_ref().map(|choice| &choice.is) {
            Some(&ChoiceKind::Object((object, _))) => Subject::Object(object),
            Some(&ChoiceKind::Player(player)) => Subject::Player(player),
            _ => return false,
        };
        self.begun.iter().any(|event| matches!(event, Deed::Target(_, target) if *target == tried))
    }

    /// Moves an attempt behind the events that it began with, if the game goes on with the same ones: a target is refused
    /// once the spell is on the stack.
    pub(crate) fn follow(&mut self, told: &[ToldEvent]) {
        let later = told.iter().skip(self.events).map(|told| &told.event);
        if later.take(self.begun.len()).eq(&self.begun) {
            self.events += self.begun.len();
        }
    }
}

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
    /// Number of citations by which the position was put on the table before anything happened.
    pub(crate) set_up: usize,
    /// The names of the scenario's [`existing`](crate::Scenario) that meant an object when the game began.
    pub(crate) began_with: Vec<Ref>,
    /// Attempts that were refused, in order.
    pub(crate) refused: Vec<RefusedAttempt>,
    /// The state after each group of events, in order; empty unless boards are wanted.
    pub(crate) moments: Vec<Moment>,
    /// Where players had a choice, in order; empty unless boards are wanted.
    pub(crate) decision_points: Vec<DecisionPoint>,
    /// How many events there were before the game left its script, if it is a variation.
    pub(crate) left_at: Option<usize>,
    /// The lines about the game without a rule, in their order; empty if the scenario fails with all rules.
    pub(crate) counterfactuals: Vec<CounterfactualOutcome>,
    /// Where the game parts from the one without each rule of which the scenario says what would be true without it.
    pub(crate) partings: Vec<Parting>,
}

/// Where a game parts from the one without a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Parting {
    pub(crate) rule: RuleId,
    /// The place of the first event that comes out differently.
    pub(crate) at: usize,
    /// Whether the game just goes on there, while without the rule something else would happen first.
    pub(crate) goes_on: bool,
    /// The line that is refused there without the rule, so that nothing else happens in that game, and the rule that forbids it.
    pub(crate) refused: Option<(usize, RuleId)>,
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
        /// The kind of answer that is asked for: `pick`, `yes-no`.
        asked: &'static str,
        /// The rule that asks.
        rule: RuleId,
        /// What could be chosen; the first of it, if it is much.
        choices: Vec<String>,
    },
    /// The game is over, or somewhere else than the line supposes.
    Misplaced(Wrong),
    /// The engine refuses what is done.
    Refused(Refusal),
    /// What a line says cannot be done without a rule is done nowhere in the script.
    NotInScript,
    /// What must be refused is allowed.
    Allowed,
    /// It is refused, but by another rule.
    OtherRule(Refusal),
    /// A name means several objects that differ, or none.
    Unclear(Wrong),
    /// It is not as asserted.
    Differs {
        /// What is asserted.
        expected: Wrong,
        /// What is the case.
        actual: Wrong,
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
    /// A variation leaves the script here.
    Parted,
    /// The variation chooses what is not among the legal choices.
    NoSuchChoice,
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

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: `{}`: {}", self.file, self.line, self.text, self.why)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

impl Why {
    /// Why a line does not hold, in a language; without a capital at the beginning.
    pub fn message(&self, lang: Lang) -> String {
        let say = |key, args: &[(&'static str, String)]| {
            let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.as_str())).collect();
            format_message(lang, key, &args)
        };
        let number = |rule: RuleId| ("number", magic::number(rule).to_string());
        let reason = |refusal: &Refusal| ("reason", format_message(lang, refusal.message, &FluentArgs::new()));
        match self {
            Why::Setup(error) => say("failed-setup", &[("error", error.clone())]),
            Why::Unanswered { player, asked, rule, .. } => {
                let asked = ("ask", (*asked).to_owned());
                say("failed-unanswered", &[("player", player.clone()), asked, number(*rule)])
            }
            Why::Misplaced(wrong) | Why::Unclear(wrong) => wrong.message(lang),
            Why::Refused(refusal) => match refusal.rule {
                Some(rule) => say("failed-refused", &[reason(refusal), number(rule)]),
                None => say("failed-refused-by-none", &[reason(refusal)]),
            },
            Why::NotInScript => say("failed-not-in-script", &[]),
            Why::Allowed => say("failed-allowed", &[]),
            Why::OtherRule(refusal) => match refusal.rule {
                Some(rule) => say("failed-other-rule", &[reason(refusal), number(rule)]),
                None => say("failed-other-reason", &[reason(refusal)]),
            },
            Why::Differs { expected, actual } => {
                let values = [("expected", expected.message(lang)), ("actual", actual.message(lang))];
                say("failed-differs", &values)
            }
            Why::Missing => say("failed-missing", &[]),
            Why::Happened => say("failed-happened", &[]),
            Why::TrueAnyway(rule) => say("failed-true-anyway", &[number(*rule)]),
            Why::Without { rule, why } => say("failed-without", &[number(*rule), ("why", why.message(lang))]),
            Why::Astray { rule, line, why } => {
                let why = ("why", why.message(lang));
                say("failed-astray", &[number(*rule), ("line", line.to_string()), why])
            }
            Why::Parted => say("failed-parted", &[]),
            Why::NoSuchChoice => say("failed-no-such-choice", &[]),
            Why::Unsound => say("failed-unsound", &[]),
            Why::Unproven(rule) => say("failed-unproven", &[number(*rule)]),
            Why::Endless => say("failed-endless", &[("most", MAX_WORK.to_string())]),
            Why::Late => say("failed-late", &[]),
            Why::Untold(lines) => {
                say("failed-untold", &[("count", lines.to_string()), ("most", MAX_TOLD_FAILURES.to_string())])
            }
            Why::Panicked => say("failed-panicked", &[]),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::message_use::check_messages_are_used;

    #[test]
    fn every_message_is_used() {
        let messages = include_str!("../../../locales/es/scenario.ftl");
        let sources = concat!(
            include_str!("../../scenario-format/src/format.rs"),
            include_str!("../../scenario-format/src/problem.rs"),
            include_str!("../../scenario-format/src/source.rs"),
            include_str!("check.rs"),
            include_str!("names.rs"),
            include_str!("report.rs"),
            include_str!("read/mod.rs"),
            include_str!("read/cards.rs"),
            include_str!("read/lines.rs"),
            include_str!("read/naming.rs"),
            include_str!("read/shortcuts.rs"),
            include_str!("read/situation.rs"),
            include_str!("run/mod.rs"),
            include_str!("run/answer.rs"),
            include_str!("run/auto_payment.rs"),
            include_str!("run/chance.rs"),
            include_str!("run/deed.rs"),
            include_str!("run/fates.rs"),
            include_str!("run/shortcut.rs"),
        );
        check_messages_are_used("problem|failed|value", messages, 120, sources);
    }
}

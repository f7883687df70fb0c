//! Playing a scenario, strictly: every line in order, nothing chosen that no line says, every result checked.

mod answer;
mod counterfactual;
mod deed;

use std::panic::{AssertUnwindSafe, catch_unwind};

use vademecum_machine::{Choice, Choices, Decision, Error, PlayerId, Recorder, Refusal, State};
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::RuleId;

pub use self::counterfactual::run_without;
pub(crate) use self::counterfactual::{WithoutRule, play_without};
use crate::{
    bounded::{Bounded, Endless},
    happens,
    model::{Check, Deed, Line, Scenario, ScriptStep},
    report::{Failure, Report, Why},
};

/// Plays a scenario and checks every line of it. A run that does not end, or panics, is a failure.
///
/// Where everything goes as the scenario says, what it says of the game without a rule is checked as well.
pub fn run(scenario: &Scenario) -> Report {
    let played = catch_unwind(AssertUnwindSafe(|| {
        let mut report = play(scenario);
        if report.passed() {
            counterfactual::judge(scenario, &mut report);
        }
        report
    }));
    played.unwrap_or_else(|thrown| {
        let why = if thrown.is::<Endless>() { Why::Endless } else { Why::Panicked };
        Report { failures: vec![scenario.failure(1, &scenario.title, why)], ..Report::default() }
    })
}

/// How a script is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// With all rules, exactly as it is written.
    Strict,
    /// Without a rule: see [`counterfactual`].
    Without(RuleId),
}

/// A game that a scenario is played in.
struct Game<'s> {
    scenario: &'s Scenario,
    state: State,
    rec: Bounded,
    mode: Mode,
    /// Evidence of the refusals that the script asserts.
    refusals: RuleSet,
    /// What was decided on the way to them.
    decisions: DecisionCounts,
    refused: Vec<(usize, usize, RuleId)>,
    choices: Choices,
    /// Choices made in payments that the script does not mention.
    payments: u32,
}

/// Something that a player does.
type NextDeed<'s> = Option<(PlayerId, &'s Deed)>;

fn play(scenario: &Scenario) -> Report {
    let mut game = match Game::begin(scenario, Mode::Strict) {
        Ok(game) => game,
        Err(report) => return *report,
    };
    let mut failures = Vec::new();
    for (place, line) in scenario.script.iter().enumerate() {
        let next = match scenario.script.get(place + 1).map(|line| &line.is) {
            // A cost waits for what it cannot be paid with, too.
            Some(ScriptStep::Does(player, deed) | ScriptStep::Cannot(player, deed @ Deed::Pay(_), _)) => {
                Some((*player, deed))
            }
            _ => None,
        };
        if let Err(why) = game.act(line, next) {
            failures.push(scenario.failure(line.line, &line.text, why));
            break;
        }
    }
    if failures.is_empty()
        && let Err(why) = game.rests()
    {
        let (line, text) = scenario.script.last().map_or((1, &scenario.title), |line| (line.line, &line.text));
        failures.push(scenario.failure(line, text, why));
    }
    // What follows a line that could not be played says nothing.
    if failures.is_empty() {
        failures.extend(game.wrong_results());
    }
    let mut report = game.report();
    if failures.is_empty() {
        let unproven = scenario.claims.iter().filter(|&&rule| !report.cited.contains(rule));
        failures.extend(unproven.map(|&rule| scenario.failure(1, &scenario.title, Why::Unproven(rule))));
    }
    report.failures = failures;
    report
}

impl Scenario {
    fn failure(&self, line: usize, text: &str, why: Why) -> Failure {
        Failure { file: self.file.clone(), line, text: text.to_owned(), why }
    }
}

impl<'s> Game<'s> {
    /// Puts the position on the table; the report of the failure, where that cannot be done.
    fn begin(scenario: &'s Scenario, mode: Mode) -> Result<Self, Box<Report>> {
        let rec = Bounded::new(mode.knocked_out(), &scenario.event_names);
        let arrangement = &scenario.arrangement;
        let begun = match scenario.is_new_game {
            true => State::new(&arrangement.setup, &rec),
            false => State::start_at(arrangement, &rec),
        };
        match begun {
            Ok(state) => Ok(Game::of(scenario, state, mode, rec)),
            Err(error) => {
                let failure = scenario.failure(1, &scenario.title, Why::Setup(error.to_string()));
                Err(Box::new(Report { failures: vec![failure], journal: rec.into_parts().0, ..Report::default() }))
            }
        }
    }

    /// A game that stands somewhere, and of which nothing is recorded yet.
    fn of(scenario: &'s Scenario, state: State, mode: Mode, rec: Bounded) -> Self {
        Game {
            scenario,
            state,
            rec,
            mode,
            refusals: RuleSet::new(),
            decisions: DecisionCounts::default(),
            refused: Vec::new(),
            choices: Choices::default(),
            payments: 0,
        }
    }

    /// What came of the game, without any failure.
    fn report(self) -> Report {
        let mut cited = self.rec.journal.evidence().applied_rules().clone();
        cited.extend(self.refusals.iter());
        let Game { state, rec, refused, mut decisions, .. } = self;
        let (journal, told) = rec.into_parts();
        decisions.add(&journal.evidence().decisions());
        Report { cited, decisions, state: Some(state), journal, told, refused, ..Report::default() }
    }

    /// Plays one line.
    fn act(&mut self, line: &Line<ScriptStep>, next: NextDeed<'_>) -> Result<(), Why> {
        match &line.is {
            &ScriptStep::AllPass(times) => (0..times).try_for_each(|_| self.all_pass()),
            &ScriptStep::AllPassUntil(step, whose) => self.all_pass_until(step, whose),
            ScriptStep::Does(player, deed) => self.does(*player, deed, next),
            ScriptStep::Now(check) => self.check(check),
            ScriptStep::Cannot(player, deed, rule) => {
                let rec = self.rec.anew(self.mode.knocked_out());
                let mut trial = Game::of(self.scenario, self.state.clone(), self.mode, rec);
                let tried = trial.deed(*player, deed, None);
                self.decisions.add(&trial.decisions);
                self.decisions.add(&trial.rec.journal.evidence().decisions());
                match tried {
                    Ok(()) => Err(Why::Allowed),
                    Err(Why::OtherRule(Refusal { rule: Some(by), .. })) if by == *rule => {
                        self.refusals.extend(trial.refusals.iter());
                        self.refused.push((self.rec.told().len(), line.line, *rule));
                        Ok(())
                    }
                    Err(why) => Err(why),
                }
            }
        }
    }

    /// A player does something that must be legal.
    fn does(&mut self, player: PlayerId, deed: &Deed, next: NextDeed<'_>) -> Result<(), Why> {
        self.deed(player, deed, next).map_err(|why| match why {
            Why::OtherRule(refusal) => Why::Refused(refusal),
            why => why,
        })
    }

    /// The asserted results and events that are not as asserted.
    fn wrong_results(&self) -> Vec<Failure> {
        let scenario = self.scenario;
        let mut failures = Vec::new();
        for line in &scenario.results {
            let wrong = self.check(&line.is).err();
            failures.extend(wrong.map(|why| scenario.failure(line.line, &line.text, why)));
        }
        let told = self.rec.told();
        let missing = happens::missing(&scenario.order, &told, &scenario.event_names, &self.rec);
        failures.extend(missing.map(|line| scenario.failure(line.line, &line.text, Why::Missing)));
        let denied =
            scenario.denied.iter().filter(|line| happens::any(&line.is, &told, &scenario.event_names, &self.rec));
        failures.extend(denied.map(|line| scenario.failure(line.line, &line.text, Why::Happened)));
        failures
    }

    fn check(&self, check: &Check) -> Result<(), Why> {
        self.rec.work(self.state.objects().count());
        check.judge(&self.state, &self.scenario.players)
    }

    /// Makes a choice. What a rule refuses is [`Why::OtherRule`], for the caller to compare.
    fn play(&mut self, choice: Choice) -> Result<(), Why> {
        match self.state.play(choice, &self.rec) {
            Ok(()) => Ok(()),
            Err(Error::Refused(refusal)) => {
                // Only the refusal itself is evidence, not what led to it.
                let alone = self.rec.anew(self.mode.knocked_out());
                let _ = self.state.check(choice, &alone);
                self.refusals.extend(alone.journal.evidence().applied_rules().iter());
                self.decisions.add(&alone.journal.evidence().decisions());
                Err(Why::OtherRule(refusal))
            }
            Err(error @ (Error::Overflow | Error::TooMany(_))) => Err(Why::Misplaced(error.to_string())),
        }
    }

    /// Whether a choice is legal; leaves no evidence.
    fn is_legal(&self, choice: Choice) -> bool {
        self.state.is_legal(choice, &self.rec)
    }

    /// Fills the list of choices.
    fn enumerate(&mut self) {
        self.state.choices_into(&self.rec, &mut self.choices);
    }

    fn decision(&self) -> Decision {
        self.state.decision()
    }
}

impl Mode {
    const fn knocked_out(self) -> Option<RuleId> {
        match self {
            Mode::Strict => None,
            Mode::Without(rule) => Some(rule),
        }
    }
}

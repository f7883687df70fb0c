//! Playing a scenario, strictly: every line in order, nothing chosen that no line says, every result checked.

mod answer;
mod auto_payment;
mod chance;
mod counterfactual;
mod deed;
mod explore;
mod fates;
mod shortcut;

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
    time::Instant,
};

use vademecum_machine::{Ask, Choice, Choices, Decision, Error, PlayerId, Recorder, Refusal, Shortcut, State};
use vademecum_scenario_format::Wrong;
use vademecum_trace::{DecisionCounts, RuleSet};
use vademecum_vocab::RuleId;

pub(crate) use self::counterfactual::{WithoutRule, play_without};
pub use self::{
    counterfactual::{run_without, run_without_with_boards},
    explore::run_variation,
};
use self::{explore::DecisionLog, fates::Fates};
use crate::{
    bounded::{Bounded, Budget, Endless},
    check::Played,
    find, happens,
    marking::{mark_copies, mark_countered, mark_idle, mark_leaving},
    model::{Check, Deed, Line, Ref, Scenario, ScriptStep, Value},
    report::{Failure, RefusedAttempt, Report, Why},
    told::{mark_blocked, mark_payments, mark_shuffled},
    variation::NamedChoice,
};

/// Plays a scenario and checks every line of it. A run that does not end, or panics, is a failure.
///
/// Where everything goes as the scenario says, what it says of the game without a rule is checked as well.
pub fn run(scenario: &Scenario) -> Report {
    run_recorded(scenario, |rec| rec, &Budget::whole())
}

/// The same, for a [`replay`](crate::replay): the state after every group of events is kept.
pub fn run_with_boards(scenario: &Scenario) -> Report {
    run_recorded(scenario, Bounded::with_boards, &Budget::whole())
}

/// The same for a scenario of somebody else: the games end at a moment, however much work is left to them.
pub fn run_with_boards_until(scenario: &Scenario, deadline: Instant) -> Report {
    run_recorded(scenario, Bounded::with_boards, &Budget::until(Some(deadline)))
}

fn run_recorded(scenario: &Scenario, prepare: impl Fn(Bounded) -> Bounded, budget: &Rc<Budget>) -> Report {
    let played = catch_unwind(AssertUnwindSafe(|| {
        let rec = prepare(Bounded::new(None, &scenario.event_names, budget));
        let mut report = play(scenario, rec);
        if report.passed() {
            counterfactual::judge(scenario, &mut report, budget);
        }
        report
    }));
    let mut report = played.unwrap_or_else(|thrown| scenario.broken_off(&*thrown, budget));
    report.shorten();
    report
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
    /// The position before anything happened in it, where the game is told.
    laid_out: Option<State>,
    /// Number of citations by which that was put on the table.
    set_up: usize,
    rec: Bounded,
    mode: Mode,
    /// Evidence of the refusals that the script asserts.
    refusals: RuleSet,
    /// What was decided on the way to them.
    decisions: DecisionCounts,
    refused: Vec<RefusedAttempt>,
    /// The last choice that was refused.
    tried: Option<NamedChoice>,
    choices: Choices,
    /// Choices made in payments that the script does not mention.
    payments: u32,
    /// What the script says becomes of what was chosen.
    fates: Fates,
    /// The shortcut that players still have to answer.
    proposed: Option<Shortcut>,
    /// The choices made so far, where they are asked for.
    made: Option<Vec<Choice>>,
    /// The decisions of the game, if they are told.
    log: Option<DecisionLog>,
    /// How many events there were before the game left its script.
    left_at: Option<usize>,
    /// Of which lines something else came.
    belied: Vec<(usize, Why)>,
    /// The names that the scenario asks the existence of, and that meant an object when the game began.
    began_with: Vec<Ref>,
}

/// Something that a player does.
type NextDeed<'s> = Option<(PlayerId, &'s Deed)>;

fn play(scenario: &Scenario, rec: Bounded) -> Report {
    let is_told = rec.has_boards();
    let mut game = match Game::begin(scenario, Mode::Strict, rec) {
        Ok(game) => game,
        Err(report) => return *report,
    };
    game.log = is_told.then(|| DecisionLog::new(None));
    let mut failures = Vec::new();
    if let Err((line, why)) = game.script() {
        failures.push(scenario.failure(line.line, &line.text, why));
    }
    if failures.is_empty()
        && let Err(why) = game.rests()
    {
        let (line, text) = scenario.script.last().map_or((1, &scenario.title), |line| (line.line, &line.text));
        failures.push(scenario.failure(line, text, why));
    }
    game.settle_fates();
    game.log_decision(None);
    let belied = std::mem::take(&mut game.belied).into_iter();
    let belied = belied.filter_map(|(line, why)| {
        let line = scenario.script.iter().find(|of| of.line == line)?;
        Some(scenario.failure(line.line, &line.text, why))
    });
    failures.splice(0..0, belied);
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

    /// What is told of a run that was thrown out of, at the line that was played.
    fn broken_off(&self, thrown: &(dyn Any + Send), budget: &Budget) -> Report {
        let why = match thrown.is::<Endless>() {
            true if budget.is_late() => Why::Late,
            true => Why::Endless,
            false => Why::Panicked,
        };
        let played = self.script.iter().find(|line| line.line == budget.line());
        let (line, text) = played.map_or((1, &self.title), |line| (line.line, &line.text));
        Report { failures: vec![self.failure(line, text, why)], ..Report::default() }
    }
}

impl<'s> Game<'s> {
    /// Puts the position on the table; the report of the failure, where that cannot be done.
    fn begin(scenario: &'s Scenario, mode: Mode, rec: Bounded) -> Result<Self, Box<Report>> {
        let arrangement = &scenario.arrangement;
        let is_told = mode == Mode::Strict;
        let mut set_up = 0;
        let begun = if scenario.is_new_game {
            // What is put on the table for the board is work of this run, and no part of the game.
            let laid_out = is_told.then(|| State::set_up(arrangement, &rec.anew(None)));
            State::new(&arrangement.setup, &rec).map(|state| (laid_out.and_then(Result::ok), state))
        } else {
            let laid_out = State::set_up(arrangement, &rec);
            set_up = if rec.told().is_empty() { rec.journal.evidence().log().len() } else { 0 };
            laid_out.map(|state| (is_told.then(|| state.clone()), state.start(&rec)))
        };
        match begun {
            Ok((laid_out, state)) => {
                rec.work(scenario.existing.len().saturating_mul(state.objects().count()));
                let existing = scenario.existing.iter().filter(|name| !find::all(&state, name).is_empty());
                let began_with = existing.cloned().collect();
                Ok(Game { laid_out, set_up, began_with, ..Game::of(scenario, state, mode, rec) })
            }
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
            laid_out: None,
            set_up: 0,
            rec,
            mode,
            refusals: RuleSet::new(),
            decisions: DecisionCounts::default(),
            refused: Vec::new(),
            tried: None,
            choices: Choices::default(),
            payments: 0,
            fates: Fates::default(),
            proposed: None,
            made: None,
            log: None,
            left_at: None,
            belied: Vec::new(),
            began_with: Vec::new(),
        }
    }

    /// What came of the game, without any failure.
    fn report(self) -> Report {
        let mut cited = self.rec.journal.evidence().applied_rules().clone();
        cited.extend(self.refusals.iter());
        let Game { state, laid_out, set_up, rec, mut refused, mut decisions, began_with, log, left_at, .. } = self;
        let (journal, mut told, moments) = rec.into_parts();
        mark_payments(&mut told, &journal.entries());
        mark_shuffled(&mut told);
        mark_blocked(&mut told);
        mark_leaving(&mut told);
        mark_copies(&mut told);
        mark_countered(&mut told);
        mark_idle(&mut told, matches!(state.decision().ask, Ask::Priority | Ask::Over));
        decisions.add(&journal.evidence().decisions());
        refused.iter_mut().for_each(|attempt| attempt.follow(&told));
        Report {
            cited,
            decisions,
            laid_out,
            set_up,
            state: Some(state),
            journal,
            told,
            moments,
            began_with,
            refused,
            decision_points: log.map(DecisionLog::into_points).unwrap_or_default(),
            left_at,
            ..Report::default()
        }
    }

    /// Plays the script; the line that cannot be played, and why.
    fn script(&mut self) -> Result<(), (&'s Line<ScriptStep>, Why)> {
        let script = &self.scenario.script;
        for (place, line) in script.iter().enumerate() {
            let next = match script.get(place + 1).map(|line| &line.is) {
                // A cost waits for what it cannot be paid with, too.
                Some(ScriptStep::Does(player, deed) | ScriptStep::Cannot(player, deed @ Deed::Pay(_), _)) => {
                    Some((*player, deed))
                }
                _ => None,
            };
            self.act_as_it_falls(line, next, &script[place + 1..]).map_err(|why| (line, why))?;
        }
        Ok(())
    }

    /// Plays one line.
    fn act(&mut self, line: &Line<ScriptStep>, next: NextDeed<'_>) -> Result<(), Why> {
        self.rec.begin_line(line.line);
        self.fates.begin_line(line.line);
        if self.proposed.is_some() && !matches!(line.is, ScriptStep::Answer(..) | ScriptStep::Now(_)) {
            return Err(Why::Misplaced(Wrong::new("failed-shortcut-first", [])));
        }
        match &line.is {
            // The game may end in one of the rounds.
            ScriptStep::AllPass(_) if self.decision().ask == Ask::Over => {
                Err(Why::Misplaced(Wrong::new("failed-over", [])))
            }
            &ScriptStep::AllPass(times) => (0..times).try_for_each(|_| self.all_pass()),
            &ScriptStep::AllPassUntil(step, whose) => self.all_pass_until(step, whose),
            ScriptStep::Does(player, deed) => self.does(*player, deed, next),
            ScriptStep::Now(check) => self.check(check),
            // The line before it was played so.
            ScriptStep::Falls(_) => Ok(()),
            ScriptStep::Propose { player, times, sequence } => self.propose(*player, usize::from(*times), sequence),
            &ScriptStep::Answer(player, other_choice) => self.answer(player, other_choice),
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
                        let events = self.rec.told().len();
                        let begun = trial.rec.told().iter().map(|told| told.event).collect();
                        let (rule, tried) = (*rule, trial.tried);
                        self.refused.push(RefusedAttempt { events, begun, line: line.line, rule, tried });
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
        for line in &scenario.denied {
            let never_was = |name| self.with_played(|played| played.exists(name)) == Value::NeverWas;
            self.rec.work(self.state.objects().count());
            let why = if happens::any(&line.is, &told, &scenario.event_names, &self.rec) {
                Why::Happened
            } else if line.is.existing().any(never_was) {
                Why::Unclear(Wrong::new("failed-never-was", []))
            } else {
                continue;
            };
            failures.push(scenario.failure(line.line, &line.text, why));
        }
        failures
    }

    fn check(&self, check: &Check) -> Result<(), Why> {
        self.rec.work(self.state.objects().count());
        self.with_played(|played| check.judge(played, &self.scenario.players))
    }

    /// Looks at the game as far as it was played.
    fn with_played<T>(&self, look: impl FnOnce(Played<'_>) -> T) -> T {
        let told = self.rec.told();
        look(Played {
            state: &self.state,
            told: &told,
            began_with: &self.began_with,
            names: &self.scenario.event_names,
        })
    }

    /// Sees what became of what was chosen, once a player has priority: the choice is over.
    fn settle_fates(&mut self) {
        if !self.fates.is_empty() && matches!(self.decision().ask, Ask::Priority | Ask::Over) {
            let belied = self.fates.settle(&self.rec.told());
            self.belied.extend(belied);
        }
    }

    /// Makes a choice. What a rule refuses is [`Why::OtherRule`], for the caller to compare.
    fn play(&mut self, choice: Choice) -> Result<(), Why> {
        self.settle_fates();
        if self.log.as_ref().is_some_and(DecisionLog::is_at_end) {
            return Err(Why::Parted);
        }
        let logged = self.log.as_ref().map_or(0, DecisionLog::len);
        self.log_decision(Some(choice));
        let played = self.state.play(choice, &self.rec);
        if let Some(log) = &mut self.log {
            if played.is_ok() { log.count() } else { log.forget_from(logged) }
        }
        match played {
            Ok(()) => {
                self.made.iter_mut().for_each(|made| made.push(choice));
                Ok(())
            }
            Err(Error::Refused(refusal)) => {
                // Only the refusal itself is evidence, not what led to it.
                let alone = self.rec.anew(self.mode.knocked_out());
                let _ = self.state.check(choice, &alone);
                self.refusals.extend(alone.journal.evidence().applied_rules().iter());
                self.decisions.add(&alone.journal.evidence().decisions());
                self.tried = Some(NamedChoice::new(&self.state, choice, true, &self.rec.anew(None)));
                Err(Why::OtherRule(refusal))
            }
            Err(error @ (Error::Overflow | Error::TooMany(_))) => {
                Err(Why::Misplaced(Wrong::new("failed-illegal", [("error", &error)])))
            }
        }
    }

    /// Whether a player may decide for a player, as the rules of the game at hand have it.
    fn decides(&mut self, by: PlayerId, player: PlayerId, concedes: bool) -> Result<(), Why> {
        self.state.check_decider(by, player, concedes, &self.rec).map_err(|refusal| {
            let alone = self.rec.anew(self.mode.knocked_out());
            let _ = self.state.check_decider(by, player, concedes, &alone);
            self.refusals.extend(alone.journal.evidence().applied_rules().iter());
            self.decisions.add(&alone.journal.evidence().decisions());
            Why::OtherRule(refusal)
        })
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

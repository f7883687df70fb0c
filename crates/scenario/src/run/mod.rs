//! Playing a scenario, strictly: every line in order, nothing chosen that no line says, every result checked.

mod answer;
mod deed;

use std::panic::{AssertUnwindSafe, catch_unwind};

use vademecum_magic::{Choice, Choices, Decision, Error, State};
use vademecum_rule_ids::magic;
use vademecum_trace::{Recorder, RuleSet};
use vademecum_vocab::RuleId;

use crate::{
    bounded::{Bounded, Endless},
    happens,
    model::{Act, Check, Line, Scenario},
    report::{Failure, Report, Shown, Why},
    work,
};

/// Plays a scenario and checks every line of it. A run that does not end, or panics, is a failure.
pub fn run(scenario: &Scenario) -> Report {
    let played = catch_unwind(AssertUnwindSafe(|| play(scenario, &[], false)));
    played.unwrap_or_else(|thrown| {
        let why = if thrown.is::<Endless>() { Why::Endless } else { Why::Panicked };
        let failure = Failure { file: scenario.file.clone(), line: 1, text: scenario.title.clone(), why };
        Report {
            failures: vec![failure],
            cited: RuleSet::new(),
            state: None,
            journal: Default::default(),
            shown: Vec::new(),
            refused: Vec::new(),
            differs: true,
        }
    })
}

/// A game that a scenario is played in.
pub(crate) struct Game<'s> {
    scenario: &'s Scenario,
    state: State,
    rec: Bounded,
    /// The rules that are knocked out.
    out: &'s [RuleId],
    /// What the script no longer fits is passed over, and what it does not answer is answered somehow: with a
    /// rule knocked out, only the outcome counts.
    lenient: bool,
    shown: Vec<Shown>,
    /// Evidence of the refusals that the script asserts.
    refusals: RuleSet,
    refused: Vec<(usize, usize, RuleId)>,
    choices: Choices,
}

/// Plays a scenario without some rules.
pub(crate) fn play(scenario: &Scenario, out: &[RuleId], lenient: bool) -> Report {
    let mut rec = Bounded::without(out);
    let fail =
        |line: usize, text: &str, why: Why| Failure { file: scenario.file.clone(), line, text: text.to_owned(), why };
    let mut failures = Vec::new();
    let mut differs = false;
    let state = match State::arranged(&scenario.arrangement, &mut rec) {
        Ok(state) => state,
        Err(error) => {
            failures.push(fail(1, &scenario.title, Why::Setup(error.to_string())));
            return Report {
                failures,
                cited: RuleSet::new(),
                state: None,
                journal: rec.journal,
                shown: Vec::new(),
                refused: Vec::new(),
                differs: true,
            };
        }
    };
    let mut game = Game {
        scenario,
        state,
        rec,
        out,
        lenient,
        shown: Vec::new(),
        refusals: RuleSet::new(),
        refused: Vec::new(),
        choices: Choices::default(),
    };
    game.note();
    for (place, line) in scenario.script.iter().enumerate() {
        let next = scenario.script.get(place + 1).map(|line| &line.is);
        if let Err(why) = game.act(line, next) {
            differs |= matches!(line.is, Act::Now(_)) || why == Why::Allowed;
            failures.push(fail(line.line, &line.text, why));
            if !lenient {
                break;
            }
        }
    }
    if failures.is_empty()
        && !lenient
        && let Err(why) = game.rests()
    {
        let (line, text) = scenario.script.last().map_or((1, &scenario.title), |line| (line.line, &line.text));
        failures.push(fail(line, text, why));
    }
    // What follows a line that could not be played says nothing.
    if failures.is_empty() || lenient {
        for line in &scenario.results {
            if let Err(why) = game.check(&line.is) {
                differs = true;
                failures.push(fail(line.line, &line.text, why));
            }
        }
        if let Some(line) = happens::missing(&scenario.order, &game.shown, &game.state) {
            differs = true;
            failures.push(fail(line.line, &line.text, Why::Missing));
        }
    }
    let mut cited = game.rec.journal.evidence().seen().clone();
    cited.extend(game.refusals.iter());
    if failures.is_empty() {
        let unproven = scenario.claims.iter().filter(|&&rule| !cited.contains(rule));
        failures.extend(unproven.map(|&rule| fail(1, &scenario.title, Why::Unproven(rule))));
    }
    let Game { state, rec, shown, refused, .. } = game;
    Report { failures, cited, state: Some(state), journal: rec.journal, shown, refused, differs }
}

impl Game<'_> {
    /// Plays one line.
    fn act(&mut self, line: &Line<Act>, next: Option<&Act>) -> Result<(), Why> {
        match &line.is {
            Act::AllPass => self.all_pass(),
            &Act::AllPassUntil(step, whose) => self.all_pass_until(step, whose),
            Act::Does(player, deed) => self.deed(*player, deed, next).map_err(|why| match why {
                Why::OtherRule { by: Some(rule), why } => Why::Refused(format!("{why} ({})", magic::number(rule))),
                Why::OtherRule { by: None, why } => Why::Refused(why),
                why => why,
            }),
            Act::Now(check) => self.check(check),
            Act::Cannot(player, deed, rule) => {
                let mut trial = Game {
                    scenario: self.scenario,
                    state: self.state.clone(),
                    rec: Bounded::without(self.out),
                    out: self.out,
                    lenient: false,
                    shown: Vec::new(),
                    refusals: RuleSet::new(),
                    refused: Vec::new(),
                    choices: Choices::default(),
                };
                match trial.deed(*player, deed, None) {
                    Ok(()) => Err(Why::Allowed),
                    Err(Why::OtherRule { by: Some(by), .. }) if by == *rule => {
                        self.refusals.extend(trial.refusals.iter());
                        self.refused.push((self.shown.len(), line.line, *rule));
                        Ok(())
                    }
                    Err(why) => Err(why),
                }
            }
        }
    }

    fn check(&self, check: &Check) -> Result<(), Why> {
        if check.holds(&self.state) {
            return Ok(());
        }
        let say = |value: crate::model::Value| value.say(&self.scenario.players);
        Err(Why::Differs { expected: say(check.want), actual: say(check.found(&self.state)) })
    }

    /// Makes a choice. What a rule refuses is [`Why::OtherRule`], for the caller to compare.
    fn play(&mut self, choice: Choice) -> Result<(), Why> {
        match self.state.play(choice, &mut self.rec) {
            Ok(()) => {
                self.note();
                Ok(())
            }
            Err(Error::Refused(refusal)) => {
                // Only the refusal itself is evidence, not what led to it.
                let mut alone = Bounded::without(self.out);
                let _ = self.state.check(choice, &mut alone);
                self.refusals.extend(alone.journal.evidence().seen().iter());
                Err(Why::OtherRule { by: refusal.rule, why: refusal.why.to_owned() })
            }
            Err(error) => Err(Why::Refused(error.to_string())),
        }
    }

    /// Keeps which cards the latest events are about.
    fn note(&mut self) {
        let new = self.rec.journal.entries().get(self.shown.len()..).unwrap_or_default();
        work::count(new.len());
        self.shown.extend(new.iter().map(|entry| Shown::new(entry.event, &self.state)));
    }

    /// Whether a choice is legal; leaves no evidence.
    fn is_legal(&self, choice: Choice) -> bool {
        self.state.check(choice, &mut self.rec.muted()).is_ok()
    }

    /// Fills the list of choices.
    fn enumerate(&mut self) {
        self.state.choices_into(&self.rec, &mut self.choices);
    }

    fn decision(&self) -> Decision {
        self.state.decision()
    }
}

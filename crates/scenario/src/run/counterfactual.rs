//! The game without one rule: the same script, and what the scenario says would then be true.
//!
//! What a line of the script says cannot be done is done, where the game without the rule allows it. A line that answers a
//! question which no longer comes is left out, and so is what follows the end of the game. Whatever else the script no
//! longer fits ends the run: a game that merely goes astray shows nothing about a rule, unless the scenario says which
//! deed would be refused, and by which rule.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    rc::Rc,
};

use vademecum_abilities::Zone;
use vademecum_machine::{Ask, Deed as Event, Journal, Mark, Note, Object, Recorder, Refusal, State};
use vademecum_vocab::RuleId;

use super::{Game, Mode, NextDeed, deed::is_mulligan, explore::DecisionLog};
use crate::{
    bounded::{Bounded, Budget},
    check::Played,
    happens,
    model::{CounterfactualClaim, Deed, Line, Scenario, ScriptStep},
    report::{CounterfactualOutcome, Failure, Parting, Report, Why},
    told::ToldEvent,
};

/// A scenario that was played without a rule.
pub(crate) struct WithoutRule {
    /// What came of it; the only failure is the line at which the game left the script.
    pub(crate) report: Report,
    /// Whether something that the scenario asserts came out differently.
    pub(crate) differs: bool,
}

/// Plays a scenario without one of the rules, to see what it changes. The only failure in the report is the line at
/// which the game left the script, if it did.
pub fn run_without(scenario: &Scenario, rule: RuleId) -> Report {
    let mut report = play_without(scenario, rule, &Budget::whole()).report;
    report.shorten();
    report
}

/// The same, for a [`replay`](crate::replay): the state after every group of events is kept.
pub fn run_without_with_boards(scenario: &Scenario, rule: RuleId) -> Report {
    let budget = Budget::whole();
    let rec = Bounded::new(Some(rule), &scenario.event_names, &budget).with_boards();
    let mut report = play_recorded(scenario, rule, rec, &budget).report;
    report.shorten();
    report
}

/// Plays a scenario without a rule.
pub(crate) fn play_without(scenario: &Scenario, rule: RuleId, budget: &Rc<Budget>) -> WithoutRule {
    play_recorded(scenario, rule, Bounded::new(Some(rule), &scenario.event_names, budget), budget)
}

fn play_recorded(scenario: &Scenario, rule: RuleId, rec: Bounded, budget: &Budget) -> WithoutRule {
    let played = catch_unwind(AssertUnwindSafe(|| play(scenario, rule, rec)));
    played.unwrap_or_else(|thrown| WithoutRule { report: scenario.broken_off(&*thrown, budget), differs: false })
}

fn play(scenario: &Scenario, rule: RuleId, rec: Bounded) -> WithoutRule {
    let is_told = rec.has_boards();
    let mut game = match Game::begin(scenario, Mode::Without(rule), rec) {
        Ok(game) => game,
        Err(report) => return WithoutRule { report: *report, differs: false },
    };
    game.log = is_told.then(|| DecisionLog::new(None));
    let mut differs = false;
    let mut astray = None;
    for (place, line) in scenario.script.iter().enumerate() {
        let rest = &scenario.script[place + 1..];
        match game.act_without(line, next_deed(rest, rule), rest) {
            Ok(is_as_asserted) => differs |= !is_as_asserted,
            Err(why) => {
                astray = Some((line, why));
                break;
            }
        }
    }
    let failure = |line: Option<&Line<ScriptStep>>, why: Why| match line {
        Some(line) => scenario.failure(line.line, &line.text, why),
        None => scenario.failure(1, &scenario.title, why),
    };
    let mut failures: Vec<_> = astray.map(|(line, why)| failure(Some(line), why)).into_iter().collect();
    if failures.is_empty() {
        failures.extend(game.rests().err().map(|why| failure(scenario.script.last(), why)));
    }
    if !is_sound(scenario, &game.state, rule) {
        failures = vec![failure(None, Why::Unsound)];
    }
    if failures.is_empty() {
        differs |= !game.wrong_results().is_empty();
    }
    WithoutRule { report: Report { failures, ..game.report() }, differs }
}

/// What is done after a line: where several lines are one declaration, it goes on.
fn next_deed(rest: &[Line<ScriptStep>], rule: RuleId) -> NextDeed<'_> {
    let mut deeds = rest.iter().filter_map(|line| match &line.is {
        ScriptStep::Does(player, deed) => Some(Some((*player, deed))),
        ScriptStep::Cannot(player, deed, by) if *by == rule => Some(Some((*player, deed))),
        ScriptStep::Cannot(..) | ScriptStep::Now(_) | ScriptStep::Falls(_) => None,
        ScriptStep::AllPass(_) | ScriptStep::AllPassUntil(..) | ScriptStep::Propose { .. } | ScriptStep::Answer(..) => {
            Some(None)
        }
    });
    deeds.next().flatten()
}

/// Checks each counterfactual line against a game with its rule disabled. A line is wrong if it holds with the rule as well,
/// or does not hold without it.
pub(super) fn judge(scenario: &Scenario, report: &mut Report, budget: &Rc<Budget>) {
    let Some(played) = report.played(scenario) else { return };
    let (mut outcomes, mut failures, mut partings) = (Vec::new(), Vec::new(), Vec::new());
    let rec = Bounded::new(None, &scenario.event_names, budget);
    for rule in scenario.counterfactual_rules() {
        let without = play_without(scenario, rule, budget).report;
        partings.push(find_parting(rule, &report.told, &without));
        for (place, line) in scenario.without.iter().enumerate().filter(|(_, line)| line.is.rule == rule) {
            let consequence = &line.is.consequence;
            let outcome = if without.state.is_some() && consequence.is_found(played, &rec) {
                Err(Why::TrueAnyway(rule))
            } else {
                consequence.found_without(scenario, rule, &without, &rec)
            };
            let events = outcome.as_ref().ok().cloned();
            outcomes.push(CounterfactualOutcome { place, events });
            failures.extend(outcome.err().map(|why| scenario.failure(line.line, &line.text, why)));
        }
    }
    outcomes.sort_by_key(|outcome| outcome.place);
    report.counterfactuals = outcomes;
    report.partings = partings;
    report.failures.extend(failures);
}

/// Where a game parts from the one without a rule.
fn find_parting(rule: RuleId, told: &[ToldEvent], report: &Report) -> Parting {
    let without = &report.told[..];
    let parts = |(with, without): (&ToldEvent, &ToldEvent)| !with.is_same(without);
    let at = told.iter().zip(without).position(parts).unwrap_or_else(|| told.len().min(without.len()));
    let goes_on = match (told.get(at), without.get(at)) {
        (with, Some(other)) => with.is_none_or(|with| is_next(with, other)) && !is_next(other, other),
        (_, None) => false,
    };
    let refused = match report.failures.first() {
        Some(Failure { line, why: Why::Refused(refusal), .. }) if without.len() <= at => {
            refusal.rule.map(|by| (*line, by))
        }
        _ => None,
    };
    Parting { rule, at, goes_on, refused }
}

/// Whether an event is what happens next anyway where another one is possible: a player passes, begins to do something, or
/// the next step begins; a spell that has resolved leaves the stack, which the other event is not.
fn is_next(told: &ToldEvent, other: &ToldEvent) -> bool {
    let left_stack = |told: &ToldEvent| match told.event {
        Event::Move(moved) if moved.from == Zone::Stack => Some(moved.object),
        _ => None,
    };
    match told.event {
        Event::BeginStep(..)
        | Event::BeginTurn(_)
        | Event::Note(Note::Passed(_) | Note::BeginsActivation(..) | Note::TakesSpecialAction(..)) => true,
        Event::Move(moved) if moved.to == Zone::Stack => true,
        Event::Move(moved) => {
            moved.to != Zone::Battlefield && left_stack(told).is_some() && left_stack(told) != left_stack(other)
        }
        _ => false,
    }
}

impl CounterfactualClaim {
    /// Whether a game came to this.
    fn is_found(&self, played: Played<'_>, rec: &Bounded) -> bool {
        rec.work(played.state.objects().count());
        match self {
            CounterfactualClaim::State(check) => check.holds(played),
            CounterfactualClaim::Events(events) => happens::sequence(events, played.told, played.names, rec).is_some(),
            // The script does it, and the scenario passes.
            CounterfactualClaim::Refusal(..) => false,
        }
    }

    /// The events that it is about, if the game without the rule came to this; otherwise why not.
    fn found_without(
        &self,
        scenario: &Scenario,
        rule: RuleId,
        without: &Report,
        rec: &Bounded,
    ) -> Result<Vec<ToldEvent>, Why> {
        let (Some(played), left) = (without.played(scenario), without.failures.first()) else {
            let why = without.failures.first().map_or(Why::Unsound, |failure| failure.why.clone());
            return Err(Why::Without { rule, why: Box::new(why) });
        };
        let found = match self {
            CounterfactualClaim::State(_) if left.is_some() => Err(Why::Missing),
            CounterfactualClaim::State(check) => check.judge(played, &scenario.players).map(|()| Vec::new()),
            // What happened before the game left the script did happen.
            CounterfactualClaim::Events(events) => {
                happens::sequence(events, &without.told, &scenario.event_names, rec).ok_or(Why::Missing)
            }
            CounterfactualClaim::Refusal(player, deed, by) => {
                let does =
                    |act: &ScriptStep| matches!(act, ScriptStep::Does(who, what) if who == player && what == deed);
                let mut lines = scenario.script.iter().filter(|line| does(&line.is)).map(|line| line.line).peekable();
                if lines.peek().is_none() {
                    return Err(Why::NotInScript);
                }
                match left {
                    Some(Failure { line, why: Why::Refused(Refusal { rule: Some(rule), .. }), .. })
                        if rule == by && lines.any(|done| done == *line) =>
                    {
                        Ok(Vec::new())
                    }
                    _ => Err(Why::Allowed),
                }
            }
        };
        found.map_err(|why| match left {
            Some(left) => Why::Astray { rule, line: left.line, why: Box::new(left.why.clone()) },
            None => Why::Without { rule, why: Box::new(why) },
        })
    }
}

impl Game<'_> {
    /// Plays a line in the game without a rule; false if it asserts what is not the case there.
    fn act_without(
        &mut self,
        line: &Line<ScriptStep>,
        next: NextDeed<'_>,
        rest: &[Line<ScriptStep>],
    ) -> Result<bool, Why> {
        if self.decision().ask == Ask::Over {
            return Ok(true);
        }
        match &line.is {
            ScriptStep::Now(check) => Ok(self.with_played(|played| check.holds(played))),
            ScriptStep::Falls(_) => Ok(true),
            ScriptStep::Cannot(player, deed, _) => match self.act(line, next) {
                Err(Why::Allowed) => self.does(*player, deed, next).map(|()| false),
                _ => Ok(true),
            },
            ScriptStep::Does(_, deed) if is_answer(deed) => match self.act_as_it_falls(line, next, rest) {
                Err(Why::Unanswered { .. } | Why::Misplaced(_)) if self.is_between_choices() => Ok(true),
                done => done.map(|()| true),
            },
            // Nobody is asked.
            ScriptStep::Answer(..) if self.proposed.is_none() => Ok(true),
            ScriptStep::Does(..)
            | ScriptStep::AllPass(_)
            | ScriptStep::AllPassUntil(..)
            | ScriptStep::Propose { .. }
            | ScriptStep::Answer(..) => self.act_as_it_falls(line, next, rest).map(|()| true),
        }
    }

    /// Whether nobody is in the middle of a choice, other than that of keeping an opening hand, which has lines of its own.
    fn is_between_choices(&self) -> bool {
        matches!(self.decision().ask, Ask::Priority | Ask::Over) || is_mulligan(self.decision())
    }
}

/// Whether a line answers a question of the game, rather than acting by itself.
fn is_answer(deed: &Deed) -> bool {
    match deed.itself() {
        Deed::Pass
        | Deed::Cast(..)
        | Deed::Activate(..)
        | Deed::PlayLand(_)
        | Deed::TurnFaceUp(_)
        | Deed::Mana(..)
        | Deed::RollPlanarDie
        | Deed::FetchCompanion
        | Deed::Unlock(_)
        | Deed::Concede
        | Deed::By(..) => false,
        Deed::Pay(_)
        | Deed::Attack(..)
        | Deed::NoAttack
        | Deed::Block(..)
        | Deed::NoBlock
        | Deed::Divide(..)
        | Deed::Accept
        | Deed::Decline
        | Deed::KeepHand
        | Deed::Mulligan
        | Deed::Choose(..)
        | Deed::ChooseNumber(_)
        | Deed::ChooseMode(_)
        | Deed::ChooseMana(_)
        | Deed::ChooseSubtype(_)
        | Deed::Order(_) => true,
    }
}

/// Whether the characteristics are what continuous effects make of the cards, and no card has come or gone.
fn is_sound(scenario: &Scenario, state: &State, without: RuleId) -> bool {
    let arrangement = &scenario.arrangement;
    let placed = arrangement.placed.iter().filter(|placed| !placed.marks.has(Mark::Token)).map(|placed| placed.card);
    let decks = arrangement.setup.decks.iter().chain(arrangement.setup.supplementary.lists());
    let begun: Vec<_> = decks.flatten().copied().chain(placed).collect();
    // Copies of spells, tokens and emblems come and go.
    let is_card = |object: &Object| !object.is(Mark::Token) && !object.is(Mark::Copy) && begun.contains(&object.card);
    let here = state.objects().map(|(_, object)| object);
    let aside = state.phased_out().chain(state.melded_cards()).chain(state.cards_laid_aside());
    let here = here.chain(aside).filter(|object| is_card(object)).count();
    // Their cards leave with them (800.4a).
    let somebody_left = state.players().iter().any(|player| !player.is_in_game());
    state.has_current_characteristics(&Journal::without([without])) && (here == begun.len() || somebody_left)
}

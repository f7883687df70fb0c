//! Games that leave their script: what could be chosen at each point, and playing on from there.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use vademecum_machine::{Ask, Choice, Decision, Item, ObjectId, PlayerId, Recorder as _};
use vademecum_scenario_format::Variation;
use vademecum_vocab::RuleId;

use super::{Game, Mode};
use crate::{
    bounded::{Bounded, Budget},
    bounds::{MAX_DECISION_CHOICES, MAX_PASSES, MAX_TOLD_CHOICES},
    find,
    model::Scenario,
    report::{Failure, Report, Why},
    variation::{DecisionPoint, NamedChoice},
};

/// A question that is answered item by item: after how many events it comes, whose it is, the rule, what it is about, and whether
/// it is about an order.
type Question = (usize, PlayerId, RuleId, Option<ObjectId>, bool);

/// The question for items that a decision is part of.
fn question(decision: Decision, told: usize) -> Question {
    let Decision { who, why, ask, about } = decision;
    (told, who, why, about, ask == Ask::Order)
}

/// Records the decisions of a game, for its replay, and when the game leaves its script.
#[derive(Debug, Default)]
pub(super) struct DecisionLog {
    /// The choices made so far: in the script, then in the variation.
    at: Variation,
    /// Whether the script has been left.
    has_left: bool,
    /// After how many choices the script is left, if it is.
    leaves_after: Option<u32>,
    points: Vec<DecisionPoint>,
    /// Number of choices that may still be listed.
    room: usize,
    /// The last question that is answered item by item.
    asked: Option<Question>,
}

impl DecisionLog {
    pub(super) fn new(leaves_after: Option<u32>) -> DecisionLog {
        DecisionLog { leaves_after, room: MAX_TOLD_CHOICES, ..DecisionLog::default() }
    }

    /// Whether the game leaves the script at the next choice.
    pub(super) fn is_at_end(&self) -> bool {
        !self.has_left && self.leaves_after == Some(self.at.after)
    }

    /// A choice of the script was made.
    pub(super) fn count(&mut self) {
        if !self.has_left {
            self.at.after = self.at.after.saturating_add(1);
        }
    }

    /// Whether a decision goes on with the last question, which is answered item by item.
    fn goes_on(&self, decision: Decision, told: usize) -> bool {
        self.asked == Some(question(decision, told))
    }

    /// A choice that was written down was refused.
    pub(super) fn forget_from(&mut self, length: usize) {
        self.points.truncate(length);
    }

    pub(super) fn len(&self) -> usize {
        self.points.len()
    }

    pub(super) fn into_points(self) -> Vec<DecisionPoint> {
        self.points
    }
}

/// Plays a scenario up to where a variation leaves it, then the choices of the variation, and what follows of itself; the
/// games end at a moment. The report's failure, if there is one, says why the variation cannot be played.
pub fn run_variation(scenario: &Scenario, variation: &Variation, deadline: Option<Instant>) -> Report {
    let budget = Budget::until(deadline);
    let played = catch_unwind(AssertUnwindSafe(|| {
        let rec = Bounded::new(None, &scenario.event_names, &budget).with_boards();
        let mut game = match Game::begin(scenario, Mode::Strict, rec) {
            Ok(game) => game,
            Err(report) => return *report,
        };
        game.log = Some(DecisionLog::new(Some(variation.after)));
        let why = game.play_variation(variation).err();
        let left_at = game.rec.told().len();
        let mut report = game.report();
        report.left_at.get_or_insert(left_at);
        let text = || variation.to_string();
        let failure = |why| Failure { file: scenario.file.clone(), line: budget.line(), text: text(), why };
        report.failures.extend(why.map(failure));
        report
    }));
    played.unwrap_or_else(|thrown| scenario.broken_off(&*thrown, &budget))
}

impl Game<'_> {
    fn play_variation(&mut self, variation: &Variation) -> Result<(), Why> {
        match self.script() {
            Ok(()) => self.rests()?,
            Err((_, Why::Parted)) => {}
            Err((_, why)) => return Err(why),
        }
        let Some(log) = &mut self.log else { return Ok(()) };
        if log.at.after != variation.after {
            return Err(Why::NoSuchChoice);
        }
        log.has_left = true;
        self.left_at = Some(self.rec.told().len());
        // The decision at which the script is left is asked as it stands: only what follows a choice plays by itself.
        for &place in &variation.choices {
            self.enumerate();
            let choice = self.choices.get(u64::from(place)).ok_or(Why::NoSuchChoice)?;
            self.play(choice)?;
            if let Some(log) = &mut self.log {
                log.at.choices.push(place);
            }
            self.advance()?;
        }
        self.log_decision(None);
        Ok(())
    }

    /// Plays on until a player has something to choose: costs are paid, and who can do nothing else passes, until the turn
    /// ends.
    fn advance(&mut self) -> Result<(), Why> {
        let turn = self.state.turn().number;
        for _ in 0..MAX_PASSES {
            match self.decision().ask {
                Ask::Over => return Ok(()),
                Ask::Pay => {
                    self.enumerate();
                    let pays = |choice| matches!(choice, Choice::Mana(..) | Choice::Spend(_));
                    if self.choices.len() > 1 && !self.choices.iter().any(pays) {
                        return Ok(());
                    }
                    self.pay_somehow()?;
                }
                Ask::Priority => {
                    self.enumerate();
                    let is_idle = self.choices.iter().all(|choice| matches!(choice, Choice::Pass | Choice::Mana(..)));
                    if !is_idle || self.state.turn().number != turn {
                        return Ok(());
                    }
                    self.play(Choice::Pass)?;
                }
                Ask::Attack | Ask::Block | Ask::YesNo | Ask::Number(..) | Ask::Pick { .. } | Ask::Order => {
                    self.enumerate();
                    match self.only_choice() {
                        Some(choice) => self.play(choice)?,
                        None => return Ok(()),
                    }
                }
            }
        }
        Ok(())
    }

    /// Records the legal alternatives to a choice that is made now, if decisions are recorded.
    pub(super) fn log_decision(&mut self, made: Option<Choice>) {
        let Some(mut log) = self.log.take() else { return };
        // Costs are paid by themselves, and nothing comes of a choice that is none.
        let ask = self.decision().ask;
        let is_nothing = ask == Ask::Over || (ask == Ask::Pay && made.is_some());
        if !is_nothing {
            let quiet = self.rec.anew(None);
            self.enumerate();
            self.rec.work(usize::try_from(self.choices.len()).unwrap_or(usize::MAX).min(self.state.weight()));
            let mut point = DecisionPoint {
                told: self.rec.told().len(),
                cited: self.rec.journal.open_citations().into_iter().map(|citation| citation.rule).collect(),
                is_open: made.is_none(),
                is_varied: log.has_left,
                before: log.at.clone(),
                chosen: None,
                others: Vec::new(),
                unlisted: 0,
            };
            let room = log.room.min(MAX_DECISION_CHOICES);
            let is_first = !log.goes_on(self.decision(), point.told);
            let mut listed: Vec<Choice> = Vec::new();
            for (place, choice) in (0..).zip(self.choices.iter()) {
                let is_made = made == Some(choice);
                if !is_made && listed.iter().any(|&other| self.is_alike(other, choice)) {
                    continue;
                }
                if !is_made && point.others.len() >= room {
                    // Of numbers there may be four thousand millions.
                    point.unlisted = self.choices.len().saturating_sub(u64::from(place));
                    break;
                }
                let named = NamedChoice::new(&self.state, choice, is_first, &quiet);
                if is_made {
                    listed.push(choice);
                    point.others.retain(|(_, other)| other.is != named.is);
                    point.chosen = Some((place, named));
                } else if !(named.makes_mana() && self.decision().ask == Ask::Priority) {
                    listed.push(choice);
                    point.others.push((place, named));
                }
            }
            log.room -= point.others.len();
            if matches!(ask, Ask::Pick { .. } | Ask::Order) {
                log.asked = Some(question(self.decision(), point.told));
            }
            let is_told_alone = point.chosen.as_ref().is_some_and(|(_, choice)| choice.is_told_alone());
            if !point.others.is_empty() || is_told_alone {
                log.points.push(point);
            }
        }
        self.log = Some(log);
    }

    /// Whether two choices do the same with objects that cannot be told apart.
    fn is_alike(&self, one: Choice, other: Choice) -> bool {
        let alike = |one, other| find::are_alike(&self.state, one, other);
        match (one, other) {
            (Choice::Pick(Item::Object(one)), Choice::Pick(Item::Object(other)))
            | (Choice::PlayLand(one), Choice::PlayLand(other))
            | (Choice::PlayBack(one), Choice::PlayBack(other))
            | (Choice::PayWith(one), Choice::PayWith(other)) => alike(one, other),
            (Choice::Cast(one, way), Choice::Cast(other, other_way)) => way == other_way && alike(one, other),
            (Choice::Attack(one, whom), Choice::Attack(other, other_whom)) => whom == other_whom && alike(one, other),
            (Choice::Block(one, whom), Choice::Block(other, other_whom)) => whom == other_whom && alike(one, other),
            (one, other) => one == other,
        }
    }
}

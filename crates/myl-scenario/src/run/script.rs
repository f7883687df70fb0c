//! The lines of a script, one after another.

use std::{fmt::Display, mem::discriminant};

use vademecum_myl::{
    Ask, Choice, Deed as Done, Error, Item, ObjectId, Phase, Player, Refusal, Stage, State, WindowKind,
};
use vademecum_rule_ids::myl;
use vademecum_scenario_format::{Line, Wrong, bounds::MAX_LISTED_CHOICES};
use vademecum_vocab::RuleId;

use super::{Failure, unclear};
use crate::{
    check::{holds, means, objects, place},
    model::{Deed, Picked, Ref, Scenario, Step, Until},
    record::{Budget, Log},
    tell::kind_key,
};

/// The message about an assertion in the script that does not hold.
pub(super) const BELIED: &str = "myl-failed-not-so-now";

/// The message about a game that does not come to where a line is.
const NEVER_COMES: &str = "myl-failed-never-comes";

/// Maximum number of choices made in one line, before it is held to lead nowhere.
const MAX_CHOICES: usize = 400;

/// Why a line cannot be played.
#[derive(Debug, Clone)]
struct Stray {
    why: Wrong,
    refused_by: Option<RuleId>,
}

impl From<Wrong> for Stray {
    fn from(why: Wrong) -> Self {
        Stray { why, refused_by: None }
    }
}

/// A message without arguments.
impl From<&'static str> for Stray {
    fn from(key: &'static str) -> Self {
        Wrong::new(key, []).into()
    }
}

impl From<Refusal> for Stray {
    fn from(refusal: Refusal) -> Self {
        let why = told_refusal(refusal, "failed-refused", "failed-refused-by-none");
        Stray { why, refused_by: refusal.section }
    }
}

/// Why something is refused: a message with the number of a section, or one without.
fn told_refusal(refusal: Refusal, by_section: &'static str, by_none: &'static str) -> Wrong {
    let wrong = match refusal.section {
        Some(section) => Wrong::new(by_section, [("number", &myl::number(section))]),
        None => Wrong::new(by_none, []),
    };
    wrong.with("reason", Wrong::new(refusal.message, []))
}

type Play<T = ()> = Result<T, Stray>;

/// A game that a scenario is played in.
pub(super) struct Game<'s> {
    scenario: &'s Scenario,
    pub(super) state: State,
    pub(super) log: Log,
    without: Option<RuleId>,
    pub(super) refused: Vec<(usize, usize, RuleId)>,
    /// Whether attackers, or blockers, were declared by the script, so that the declaration may end.
    has_declared: bool,
}

impl<'s> Game<'s> {
    pub(super) fn new(scenario: &'s Scenario, state: State, log: Log, without: Option<RuleId>) -> Self {
        Game { scenario, state, log, without, refused: Vec::new(), has_declared: false }
    }

    /// Plays every line, and then passes what is only waiting.
    pub(super) fn play_script(&mut self) -> Result<(), Failure> {
        let script = &self.scenario.script;
        for (at, line) in script.iter().enumerate() {
            if self.without.is_some() && self.state.outcome().is_some() {
                return Ok(());
            }
            let next = script.get(at + 1).map(|line| &line.is);
            self.play_line(at, line, next)
                .map_err(|stray| Failure { refused_by: stray.refused_by, ..self.scenario.failure(line, stray.why) })?;
        }
        let settled = self.settle();
        let unanswered = settled.and_then(|()| match self.state.decision().ask {
            // Whether a player regroups is asked at the beginning of the next turn.
            Ask::YesNo if self.state.decision().why == myl::S5_1 => Ok(()),
            Ask::Pick { .. } | Ask::YesNo => Err(self.unanswered()),
            Ask::Act(_) | Ask::Attack | Ask::Block | Ask::Over => Ok(()),
        });
        match (unanswered, script.last()) {
            (Err(stray), Some(line)) => Err(self.scenario.failure(line, stray.why)),
            _ => Ok(()),
        }
    }

    fn play_line(&mut self, at: usize, line: &Line<Step>, next: Option<&Step>) -> Play {
        match &line.is {
            Step::AllPass => self.pass_on(None),
            Step::AllPassUntil(until, player) => self.pass_on(Some((*until, *player))),
            Step::Does(player, deed) => self.does(*player, deed, next),
            Step::Now(check) => match holds(&self.state, *check, &self.log.budget()) {
                Some(true) => Ok(()),
                // A game without a section goes on, so that what follows from it is seen.
                _ if self.without.is_some() => Ok(()),
                Some(false) => Err(BELIED.into()),
                None => Err(unclear().into()),
            },
            Step::Cannot(player, deed, rule) => self.cannot(at, *player, deed, *rule, next),
        }
    }

    /// What a player tries and a section forbids. In the game without that section, it is done.
    fn cannot(&mut self, at: usize, player: Player, deed: &Deed, rule: RuleId, next: Option<&Step>) -> Play {
        if self.without == Some(rule) {
            // Where something else forbids it as well, it is left out.
            return if self.would_do(player, deed, next) { self.does(player, deed, next) } else { Ok(()) };
        }
        if self.without.is_some() {
            return Ok(());
        }
        let choices = self.tried(player, deed)?;
        for choice in choices {
            match self.state.check(choice, &self.log) {
                Ok(()) => return Err("failed-allowed".into()),
                Err(Refusal { section: Some(section), .. }) if section == rule => {}
                Err(refusal) => {
                    return Err(told_refusal(refusal, "failed-other-rule", "failed-other-reason").into());
                }
            }
        }
        let events = self.log.journal.entries().len();
        self.refused.push((events, at, rule));
        Ok(())
    }

    /// The choices that a deed would be, at the moment at which the player is asked.
    fn tried(&mut self, player: Player, deed: &Deed) -> Play<Vec<Choice>> {
        let is_attack = matches!(deed, Deed::Attack(_) | Deed::NoAttack);
        let is_block = matches!(deed, Deed::Block(..) | Deed::NoBlock);
        for _ in 0..MAX_CHOICES {
            let decision = self.state.decision();
            let fits = match decision.ask {
                Ask::Act(_) => !is_attack && !is_block,
                Ask::Attack => is_attack,
                Ask::Block => is_block,
                Ask::Pick { .. } | Ask::YesNo | Ask::Over => false,
            };
            if decision.who == player && fits {
                break;
            }
            self.wait(is_attack)?;
        }
        let choices: Vec<Choice> = match deed {
            Deed::Play(name, _) => objects(&self.state, *name).into_iter().map(Choice::Play).collect(),
            Deed::Use(name, place, _) => {
                let place = place.map_or(Ok(0), |place| place.checked_sub(1).ok_or("myl-failed-no-ability"))?;
                objects(&self.state, *name).into_iter().map(|id| Choice::Use(id, place)).collect()
            }
            Deed::Attack(names) => {
                let all = names.iter().flat_map(|&name| objects(&self.state, name));
                all.map(Choice::Attack).collect()
            }
            Deed::Block(attacker, blocker) => {
                let pairs = objects(&self.state, *attacker).into_iter().flat_map(|attacker| {
                    objects(&self.state, *blocker).into_iter().map(move |blocker| Choice::Block(blocker, attacker))
                });
                pairs.collect()
            }
            Deed::NoBlock => vec![Choice::Done],
            _ => return Err("myl-failed-not-tried".into()),
        };
        if choices.is_empty() {
            return Err("myl-failed-no-card".into());
        }
        Ok(choices)
    }

    /// Whether a deed could be done, seen in a copy of the game.
    fn would_do(&self, player: Player, deed: &Deed, next: Option<&Step>) -> bool {
        let log = self.log.anew(self.without);
        let mut copy = Game { log, state: self.state.clone(), refused: Vec::new(), ..*self };
        copy.does(player, deed, next).is_ok()
    }

    fn does(&mut self, player: Player, deed: &Deed, next: Option<&Step>) -> Play {
        let is_answer = matches!(
            deed,
            Deed::Pick(_) | Deed::PickNothing | Deed::Accept | Deed::Decline | Deed::NoAttack | Deed::NoBlock
        );
        // Answers to questions that no longer come are left out in a game without a section.
        if is_answer && self.without.is_some() && !self.would_answer(player, deed, next) {
            return Ok(());
        }
        self.does_now(player, deed, next)
    }

    fn would_answer(&self, player: Player, deed: &Deed, next: Option<&Step>) -> bool {
        let log = self.log.anew(self.without);
        let mut copy = Game { log, state: self.state.clone(), refused: Vec::new(), ..*self };
        copy.does_now(player, deed, next).is_ok()
    }

    fn does_now(&mut self, player: Player, deed: &Deed, next: Option<&Step>) -> Play {
        let budget = self.log.budget();
        match deed {
            Deed::Pass => {
                let is_main = |state: &State| {
                    matches!(state.decision().ask, Ask::Act(WindowKind::Vigil | WindowKind::War))
                        .then_some(Choice::Pass)
                };
                self.choose_when(player, false, &is_main)
            }
            Deed::Play(name, targets) => {
                let play = |state: &State| {
                    let offered = state.choices().iter().copied();
                    offered
                        .into_iter()
                        .find(|choice| matches!(choice, Choice::Play(id) if means(state, *name, *id, &budget)))
                };
                self.act_with_targets(player, deed, targets, &play)
            }
            Deed::Use(name, place, targets) => {
                let wanted = |ability: u8| place.is_none_or(|place| place == ability + 1);
                let is_it = |state: &State, choice: &Choice| matches!(choice, Choice::Use(id, ability) if means(state, *name, *id, &budget) && wanted(*ability));
                let usable = |state: &State| state.choices().iter().copied().find(|choice| is_it(state, choice));
                let abilities = self.state.choices().iter().filter(|choice| is_it(&self.state, choice));
                let places: Vec<u8> = abilities
                    .filter_map(|choice| match choice {
                        Choice::Use(_, ability) => Some(*ability),
                        _ => None,
                    })
                    .collect();
                if places.iter().any(|ability| *ability != places[0]) {
                    return Err("failed-several-abilities".into());
                }
                self.act_with_targets(player, deed, targets, &usable)
            }
            Deed::PayToAnnul => self.choose_when(player, false, &|state| offered(state, Choice::PayToAnnul)),
            Deed::Attack(names) => {
                for name in names {
                    let attack = |state: &State| {
                        let choices = state.choices().iter().copied();
                        choices
                            .into_iter()
                            .find(|choice| matches!(choice, Choice::Attack(id) if means(state, *name, *id, &budget)))
                    };
                    self.act(player, &Deed::Attack(vec![*name]), true, &attack)?;
                }
                self.has_declared = true;
                Ok(())
            }
            Deed::NoAttack => {
                let done = |state: &State| (state.decision().ask == Ask::Attack).then_some(Choice::Done);
                self.choose_when(player, true, &done)
            }
            Deed::Block(attacker, blocker) => {
                let block = |state: &State| {
                    let is_it = |choice: &Choice| matches!(choice, Choice::Block(by, of) if means(state, *blocker, *by, &budget) && means(state, *attacker, *of, &budget));
                    state.choices().iter().copied().find(is_it)
                };
                self.act(player, deed, false, &block)?;
                self.has_declared = true;
                Ok(())
            }
            Deed::NoBlock => {
                let done = |state: &State| (state.decision().ask == Ask::Block).then_some(Choice::Done);
                self.choose_when(player, false, &done)
            }
            Deed::Pick(picked) => self.pick(player, picked, next),
            Deed::PickNothing => {
                let done = |state: &State| {
                    let asks = matches!(state.decision().ask, Ask::Pick { .. });
                    asks.then(|| offered(state, Choice::Done)).flatten()
                };
                self.choose_when(player, false, &done)
            }
            Deed::Accept => self.choose_when(player, false, &|state| offered(state, Choice::Yes)),
            Deed::Decline => self.choose_when(player, false, &|state| offered(state, Choice::No)),
        }
    }

    /// Acts, and chooses the targets that the line names: those that are asked for, and those that could be no other.
    fn act_with_targets(
        &mut self,
        player: Player,
        deed: &Deed,
        targets: &[Picked],
        fits: &dyn Fn(&State) -> Option<Choice>,
    ) -> Play {
        let before = self.log.journal.entries().len();
        self.act(player, deed, false, fits)?;
        let budget = self.log.budget();
        let mut wanted: Vec<Picked> = targets.to_vec();
        while !wanted.is_empty() && self.state.decision().who == player {
            let Some((choice, at)) = wanted_choice(&self.state, &wanted, &budget) else { break };
            wanted.remove(at);
            self.choose(choice)?;
        }
        let entries = self.log.journal.entries();
        let told = entries.iter().skip(before);
        let chosen: Vec<ObjectId> = told
            .filter_map(|entry| match entry.deed {
                Done::Target(_, target) => Some(target.id),
                _ => None,
            })
            .collect();
        let is_chosen = |picked: &Picked| match picked {
            Picked::Card(name) => chosen.iter().any(|&id| means(&self.state, *name, id, &budget)),
            _ => false,
        };
        match wanted.iter().all(is_chosen) {
            true => Ok(()),
            false => Err("myl-failed-not-target".into()),
        }
    }

    /// Chooses what a line names, in the order in which it is on offer.
    fn pick(&mut self, player: Player, picked: &[Picked], next: Option<&Step>) -> Play {
        let mut wanted = picked.to_vec();
        let (mut last, budget) = (None, self.log.budget());
        while !wanted.is_empty() {
            self.reach(player, false, &|state| wanted_choice(state, &wanted, &budget).map(|(choice, _)| choice))?;
            let Some((choice, at)) = wanted_choice(&self.state, &wanted, &budget) else { break };
            if let Ask::Pick { most, .. } = self.state.decision().ask {
                last = Some((self.state.decision().why, most));
            }
            wanted.remove(at);
            self.choose(choice)?;
        }
        let goes_on = matches!(next, Some(Step::Does(by, Deed::Pick(_) | Deed::PickNothing)) if *by == player);
        let decision = self.state.decision();
        let is_same = matches!((decision.ask, last), (Ask::Pick { most, .. }, Some((why, before)))
            if why == decision.why && most + 1 == before);
        match offered(&self.state, Choice::Done) {
            Some(done) if is_same && !goes_on && decision.who == player => self.choose(done),
            _ => Ok(()),
        }
    }

    /// Waits for the moment at which a choice is on offer, and makes it.
    fn choose_when(&mut self, player: Player, ends_vigil: bool, fits: &dyn Fn(&State) -> Option<Choice>) -> Play {
        let choice = self.reach(player, ends_vigil, fits)?;
        self.choose(choice)
    }

    /// The same for an act; where it never comes, the section that forbids it is what is wrong.
    fn act(&mut self, player: Player, deed: &Deed, ends_vigil: bool, fits: &dyn Fn(&State) -> Option<Choice>) -> Play {
        let choice = match self.reach(player, ends_vigil, fits) {
            Ok(choice) => choice,
            Err(stray) => {
                let refusal = self.tried(player, deed).ok().and_then(|choices| {
                    let refusals = choices.into_iter().filter_map(|choice| self.state.check(choice, &self.log).err());
                    refusals.into_iter().find(|refusal| refusal.section.is_some())
                });
                return Err(refusal.map_or(stray, Stray::from));
            }
        };
        self.choose(choice)
    }

    /// Passes what no line says anything about, until a choice of a player is on offer.
    fn reach(&mut self, player: Player, ends_vigil: bool, fits: &dyn Fn(&State) -> Option<Choice>) -> Play<Choice> {
        for _ in 0..MAX_CHOICES {
            let found = (self.state.decision().who == player).then(|| fits(&self.state)).flatten();
            match found {
                Some(choice) => return Ok(choice),
                None => self.wait(ends_vigil)?,
            }
        }
        Err(NEVER_COMES.into())
    }

    /// Passes one decision that needs no line; an error if it needs one.
    fn wait(&mut self, ends_vigil: bool) -> Play {
        match self.passive(ends_vigil) {
            Some(choice) => self.choose(choice),
            None => Err(self.unanswered()),
        }
    }

    /// The choice that needs no line: to do nothing in a window, to end a declaration, or one of several cards that are alike.
    fn passive(&self, ends_vigil: bool) -> Option<Choice> {
        match self.state.decision().ask {
            Ask::Act(WindowKind::Vigil) => ends_vigil.then_some(Choice::Pass),
            Ask::Act(WindowKind::War) => None,
            Ask::Act(_) => Some(Choice::Pass),
            Ask::Attack | Ask::Block if self.has_declared => offered(&self.state, Choice::Done),
            Ask::Attack | Ask::Block => match self.state.choices() {
                [only] => Some(*only),
                _ => None,
            },
            Ask::Pick { .. } => alike(&self.state, &self.log.budget()),
            Ask::YesNo | Ask::Over => None,
        }
    }

    /// Passes everything that needs no line.
    fn settle(&mut self) -> Play {
        for _ in 0..MAX_CHOICES {
            let Some(choice) = self.passive(false) else { return Ok(()) };
            self.choose(choice)?;
        }
        Err(NEVER_COMES.into())
    }

    /// Everybody passes: until the stage changes, or until something begins.
    fn pass_on(&mut self, until: Option<(Until, Option<Player>)>) -> Play {
        self.settle()?;
        let stage = discriminant(&self.state.stage());
        let from = self.log.journal.entries().len();
        let active = self.state.active();
        for _ in 0..MAX_CHOICES {
            let has_come = match until {
                None => discriminant(&self.state.stage()) != stage,
                Some((Until::Attack, player)) => is_at(&self.state, Stage::Attack, player),
                Some((Until::Block, player)) => is_at(&self.state, Stage::Block, player),
                Some((Until::Phase(phase), player)) => self.has_begun(from, active, phase, player),
            };
            if has_come || self.state.outcome().is_some() {
                return Ok(());
            }
            let decision = self.state.decision();
            let least = match decision.ask {
                Ask::Act(_) => Some(Choice::Pass),
                Ask::Attack | Ask::Block => offered(&self.state, Choice::Done),
                Ask::YesNo if decision.why == myl::S5_1 => Some(Choice::Yes),
                Ask::Pick { .. } => alike(&self.state, &self.log.budget()),
                Ask::YesNo | Ask::Over => None,
            };
            match least {
                Some(choice) => self.choose(choice)?,
                None => return Err(self.unanswered()),
            }
        }
        Err(NEVER_COMES.into())
    }

    /// Whether a phase has begun since an event, in the turn of a player.
    fn has_begun(&self, from: usize, active: Player, wanted: Phase, player: Option<Player>) -> bool {
        let mut active = active;
        self.log.journal.entries().iter().skip(from).any(|entry| {
            if let Done::BeginTurn(of) = entry.deed {
                active = of;
            }
            matches!(entry.deed, Done::Begin(phase) if phase == wanted) && player.is_none_or(|player| player == active)
        })
    }

    fn choose(&mut self, choice: Choice) -> Play {
        if !matches!(self.state.decision().ask, Ask::Attack | Ask::Block) {
            self.has_declared = false;
        }
        match self.state.play(choice, &self.log) {
            Ok(()) => Ok(()),
            Err(Error::Refused(refusal)) => Err(refusal.into()),
            Err(Error::TooDeep(count)) => Err(Wrong::new("myl-failed-too-deep", [("count", &count)]).into()),
        }
    }

    /// The game asks something that no line answers.
    fn unanswered(&self) -> Stray {
        let decision = self.state.decision();
        if decision.ask == Ask::Over {
            return "failed-over".into();
        }
        let name = |id: ObjectId| self.state.name(id).to_owned();
        let card = |key, id| Wrong::new(key, [("card", &name(id))]);
        let plain = |text: &dyn Display| Wrong::new("value-plain", [("text", text)]);
        let said = |choice: &Choice| match *choice {
            Choice::Pass => Wrong::new("myl-choice-pass", []),
            Choice::Play(id) => card("myl-choice-play", id),
            Choice::Use(id, ability) => {
                Wrong::new("myl-choice-use", [("card", &name(id)), ("place", &(u16::from(ability) + 1))])
            }
            Choice::PayToAnnul => Wrong::new("myl-choice-pay-to-annul", []),
            Choice::Attack(id) => card("myl-choice-attack", id),
            Choice::Block(by, of) => Wrong::new("myl-choice-block", [("card", &name(by)), ("attacker", &name(of))]),
            Choice::Pick(Item::Object(id)) => plain(&name(id)),
            Choice::Pick(Item::Name(card)) => plain(&self.state.cards().card(card).name),
            Choice::Pick(Item::Race(race)) => plain(&self.state.cards().race_name(race)),
            Choice::Pick(Item::Kind(kind)) => Wrong::new("myl-board-kind", [("kind", &kind_key(kind))]),
            Choice::Pick(Item::Place(place)) => Wrong::new("myl-choice-option", [("place", &(u16::from(place) + 1))]),
            Choice::Pick(Item::Number(number)) => plain(&number),
            Choice::Yes => Wrong::new("myl-choice-accept", []),
            Choice::No => Wrong::new("myl-choice-decline", []),
            Choice::Done => Wrong::new("myl-choice-done", []),
        };
        let listed = self.state.choices().iter().take(MAX_LISTED_CHOICES).map(said).collect();
        let player = &self.scenario.players[place(decision.who)];
        let args: [(_, &dyn Display); 2] = [("player", player), ("number", &myl::number(decision.why))];
        Wrong::new("myl-failed-unanswered", args).with_list("choices", listed).into()
    }
}

fn is_at(state: &State, stage: Stage, player: Option<Player>) -> bool {
    state.stage() == stage && player.is_none_or(|player| player == state.active())
}

/// A choice, if it is on offer.
fn offered(state: &State, choice: Choice) -> Option<Choice> {
    state.choices().contains(&choice).then_some(choice)
}

/// The first choice on offer that is wanted, with its place among what is wanted.
fn wanted_choice(state: &State, wanted: &[Picked], budget: &Budget) -> Option<(Choice, usize)> {
    state.choices().iter().find_map(|&choice| {
        let Choice::Pick(item) = choice else { return None };
        let is_it = |picked: &Picked| match (picked, item) {
            (Picked::Card(name), Item::Object(id)) => means(state, *name, id, budget),
            (Picked::Card(Ref { card, .. }), Item::Name(named)) => *card == named,
            (Picked::Race(wanted), Item::Race(race)) => *wanted == race,
            (Picked::Kind(wanted), Item::Kind(kind)) => *wanted == kind,
            (Picked::Option(wanted), Item::Place(place)) => *wanted == place + 1,
            (Picked::Number(wanted), Item::Number(number)) => *wanted == number,
            _ => false,
        };
        Some((choice, wanted.iter().position(is_it)?))
    })
}

/// The first of several cards that are alike in everything that can be seen, if only such are on offer.
fn alike(state: &State, budget: &Budget) -> Option<Choice> {
    let carriers: Vec<ObjectId> =
        state.in_play().iter().filter_map(|&id| state.object(id).carrier).map(|by| by.id).collect();
    budget.spend(state.choices().len().saturating_mul(1 + carriers.len()));
    let seen = |choice: &Choice| match choice {
        Choice::Pick(Item::Object(id)) => {
            let object = state.object(*id);
            (!carriers.contains(id) && object.carrier.is_none()).then(|| {
                (object.card, object.zone, object.owner, object.controller, object.is_settled, state.traits(*id))
            })
        }
        _ => None,
    };
    let (first, rest) = state.choices().split_first()?;
    let sight = seen(first)?;
    rest.iter().all(|choice| seen(choice) == Some(sight)).then_some(*first)
}

//! What happens between the lines: choices that are none, passing.

use std::fmt::Display;

use vademecum_abilities::Step;
use vademecum_machine::{Ask, Choice, Decision, Item, PlayerId, State};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::Wrong;

use super::{Game, Mode};
use crate::{
    bounds::{MAX_LISTED_CHOICES, MAX_PASSES},
    find,
    report::Why,
};

/// How long the game has been in one step of one turn.
struct Stay {
    turn: u32,
    step: Step,
    /// The objects on the stack when the step was first seen.
    stack: usize,
    choices: usize,
}

impl Stay {
    fn begin(state: &State) -> Stay {
        let turn = state.turn();
        Stay { turn: turn.number, step: turn.step, stack: state.stack().len(), choices: 0 }
    }

    /// One more choice was made.
    fn goes_on(&mut self, state: &State) {
        let turn = state.turn();
        if (turn.number, turn.step) == (self.turn, self.step) {
            self.choices += 1;
        } else {
            *self = Stay::begin(state);
        }
    }

    /// Why the step that was waited for has not come.
    fn says(&self, state: &State) -> Wrong {
        let Stay { turn, stack, choices, .. } = *self;
        let now = state.stack().len();
        // A round of passing that finds the stack empty ends the step.
        if choices <= state.players().len() || now == 0 {
            return Wrong::new("failed-step-never-comes", []);
        }
        if now < stack {
            let args: [(&'static str, &dyn Display); 4] =
                [("choices", &choices), ("turn", &turn), ("now", &now), ("stack", &stack)];
            Wrong::new("failed-stack-left", args)
        } else {
            Wrong::new("failed-loop", [("choices", &choices), ("turn", &turn)])
        }
    }
}

impl Game<'_> {
    /// Goes on until the game asks something wanted, as long as there is nothing to choose.
    pub(super) fn until(&mut self, wanted: impl Fn(Decision) -> bool) -> Result<(), Why> {
        while !wanted(self.decision()) {
            self.forced()?;
        }
        Ok(())
    }

    /// A player of a team does something before their teammates, where the team is asked who comes next.
    pub(super) fn comes_next(&mut self, player: PlayerId) -> Result<(), Why> {
        let Decision { who, why, .. } = self.decision();
        let is_order = matches!(why, magic::R805_3A | magic::R805_3B);
        let is_asked = is_order && self.state.share_turns(who, player);
        if is_asked && self.state.offer().contains(&Item::Player(player)) {
            return self.play(Choice::Pick(Item::Player(player)));
        }
        Ok(())
    }

    /// Makes the only choice there is; what there is to choose must be in the script.
    pub(super) fn forced(&mut self) -> Result<(), Why> {
        match self.decision().ask {
            Ask::Over => return Err(Why::Misplaced(Wrong::new("failed-over", []))),
            Ask::Pay => return self.pay_somehow(),
            _ => self.enumerate(),
        }
        match self.only_choice() {
            Some(choice) if self.decision().ask != Ask::Priority => self.play(choice),
            _ => Err(self.unanswered()),
        }
    }

    /// The only choice there is: one, or several objects of which it makes no difference which is picked.
    pub(super) fn only_choice(&self) -> Option<Choice> {
        let first = self.choices.get(0)?;
        let Choice::Pick(Item::Object(one)) = first else { return (self.choices.len() == 1).then_some(first) };
        let is_alike = |choice| match choice {
            Choice::Pick(Item::Object(other)) => find::are_alike(&self.state, one, other),
            _ => false,
        };
        self.choices.iter().all(is_alike).then_some(first)
    }

    /// Whether the script may end here: nobody is in the middle of a choice. A cost or a choice of objects that was begun
    /// is carried to its end, where there is only one way.
    pub(super) fn rests(&mut self) -> Result<(), Why> {
        if self.proposed.is_some() {
            return Err(Why::Misplaced(Wrong::new("failed-shortcut-left", [])));
        }
        while matches!(self.decision().ask, Ask::Pay | Ask::Pick { .. } | Ask::Order) {
            self.forced()?;
        }
        if matches!(self.decision().ask, Ask::Priority | Ask::Over) {
            return Ok(());
        }
        self.enumerate();
        if self.choices.len() > 1 { Err(self.unanswered()) } else { Ok(()) }
    }

    /// Whether a player is asked this.
    pub(super) fn asks(&self, player: PlayerId, ask: Ask) -> bool {
        let decision = self.decision();
        decision.who == player && decision.ask == ask
    }

    /// Goes on until a player is asked this.
    pub(super) fn until_asked(&mut self, player: PlayerId, ask: Ask) -> Result<(), Why> {
        self.until(|decision| decision.who == player && decision.ask == ask)
    }

    /// The decision that no line answers.
    pub(super) fn unanswered(&self) -> Why {
        let decision = self.decision();
        let player = self.scenario.players.get(usize::from(decision.who.0));
        let asked = match decision.ask {
            Ask::Priority => "priority",
            Ask::Pay => "pay",
            Ask::Attack => "attack",
            Ask::Block => "block",
            Ask::YesNo => "yes-no",
            Ask::Number(..) => "number",
            Ask::Pick { .. } => "pick",
            Ask::Order => "order",
            Ask::Over => "over",
        };
        let mut choices: Vec<String> =
            self.choices.iter().take(MAX_LISTED_CHOICES).map(|choice| self.say(choice)).collect();
        if self.choices.len() > MAX_LISTED_CHOICES as u64 {
            choices.push("…".to_owned());
        }
        Why::Unanswered { player: player.cloned().unwrap_or_default(), asked, rule: decision.why, choices }
    }

    /// A choice with the names of its objects.
    fn say(&self, choice: Choice) -> String {
        let cards = self.state.cards();
        let name = |id| cards.values(self.state.face_beneath(id)).name.clone();
        let player = |player: PlayerId| self.scenario.players.get(usize::from(player.0)).cloned().unwrap_or_default();
        let waiting = |place: u32| self.state.waiting().nth(place as usize).map(|(_, source)| name(source));
        match choice {
            Choice::PlayLand(id) => format!("play {}", name(id)),
            Choice::PlayBack(id) => format!("play the back of {}", name(id)),
            Choice::EndEffect(_) => "end an effect".to_owned(),
            Choice::RollPlanarDie => "roll the planar die".to_owned(),
            Choice::FetchCompanion => "take the companion".to_owned(),
            Choice::TurnFaceUp(id, _) => format!("turn {} face up", name(id)),
            Choice::Cast(id, route) => match self.state.face_of_route(id, route, &self.rec) {
                Some(face) => format!("cast {}", cards.values(face).name),
                None => format!("cast {}", name(id)),
            },
            Choice::Activate(id, _) => format!("activate {}", name(id)),
            Choice::Mana(id, ..) => format!("mana from {}", name(id)),
            Choice::PayWith(id) => format!("pay with {}", name(id)),
            Choice::Convoke(id, _) => format!("tap {} for it", name(id)),
            Choice::Delve(id) => format!("exile {} for it", name(id)),
            Choice::Attack(id, _) => format!("attack with {}", name(id)),
            Choice::Block(id, other) => format!("block {} with {}", name(other), name(id)),
            Choice::Pick(Item::Object(id)) => name(id),
            Choice::Pick(Item::Player(who)) | Choice::Concede(who) => player(who),
            Choice::Pick(Item::Mode(mode)) => format!("mode {}", u32::from(mode) + 1),
            Choice::Pick(Item::Mana(kind)) => format!("{kind:?}").to_lowercase(),
            Choice::Pick(Item::Subtype(subtype)) => format!("subtype {}", subtype.0),
            Choice::Pick(Item::Face(face)) => cards.values(face).name.clone(),
            Choice::Pick(Item::Card(card)) => self.state.cards().values(self.state.cards().front(card)).name.clone(),
            Choice::Pick(Item::Place(place)) => waiting(place).unwrap_or_else(|| place.to_string()),
            Choice::Number(number) => number.to_string(),
            Choice::Spend(_) | Choice::PayLife | Choice::Pass | Choice::Yes | Choice::No | Choice::Done => {
                format!("{choice:?}").to_lowercase()
            }
        }
    }

    /// Every player in the game passes once.
    pub(super) fn all_pass(&mut self) -> Result<(), Why> {
        let players = self.state.players().iter().filter(|player| player.is_in_game()).count();
        for _ in 0..players {
            if self.decision().ask == Ask::Over {
                break;
            }
            self.until(|decision| decision.ask == Ask::Priority)?;
            self.play(Choice::Pass)?;
        }
        Ok(())
    }

    /// Players pass until a step has begun.
    pub(super) fn all_pass_until(&mut self, step: Step, whose: Option<PlayerId>) -> Result<(), Why> {
        let mut here = Stay::begin(&self.state);
        for passes in 0..MAX_PASSES {
            let turn = self.state.turn();
            if turn.step == step && whose.is_none_or(|player| player == turn.active) {
                let is_there = passes == 0 && self.mode == Mode::Strict;
                return if is_there { Err(Why::Misplaced(Wrong::new("failed-already-there", []))) } else { Ok(()) };
            }
            match self.decision().ask {
                Ask::Priority => self.play(Choice::Pass)?,
                _ => self.forced()?,
            }
            here.goes_on(&self.state);
        }
        Err(Why::Misplaced(here.says(&self.state)))
    }
}

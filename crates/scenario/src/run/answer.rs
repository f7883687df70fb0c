//! What happens between the lines: choices that are none, payment where it does not matter, passing.

use vademecum_magic::{Choice, Decision, PlayerId, State, Step};

use super::Game;
use crate::report::Why;

/// How often players pass in one line before it is held to lead nowhere.
const PASSES: usize = 400;
/// How many choices a message lists.
const LISTED: usize = 8;

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
    fn says(&self, state: &State) -> String {
        let Stay { turn, step, stack, choices } = *self;
        let now = state.stack().len();
        // A round of passing that finds the stack empty ends the step.
        if choices <= state.players().len() || now == 0 {
            return "that step does not come: nobody receives priority in it, or it is left out".to_owned();
        }
        let there = format!("the game does not get there: {choices} choices later it is still {step:?} of turn {turn}");
        if now < stack {
            format!(
                "{there}, and {now} of {stack} objects are still on the stack; add a line of passing before this one"
            )
        } else {
            format!("{there}, for the stack fills as fast as it resolves: a loop, which only another choice can end")
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

    /// Makes the only choice there is; what there is to choose must be in the script.
    fn forced(&mut self) -> Result<(), Why> {
        match self.decision() {
            Decision::Over => return Err(Why::Misplaced("the game is over".to_owned())),
            Decision::Pay(_) => return self.pay_somehow(),
            _ => self.enumerate(),
        }
        let only = self.choices.get(0).filter(|_| self.choices.len() == 1);
        match only {
            Some(choice) if !matches!(self.decision(), Decision::Priority(_)) => self.play(choice),
            _ => Err(self.unanswered()),
        }
    }

    /// Whether the script may end here: nobody is in the middle of a choice.
    pub(super) fn rests(&mut self) -> Result<(), Why> {
        if matches!(self.decision(), Decision::Priority(_) | Decision::Over) {
            return Ok(());
        }
        self.enumerate();
        if self.choices.len() > 1 { Err(self.unanswered()) } else { Ok(()) }
    }

    /// Pays with what is at hand, in the order of the battlefield: where it matters, the script says.
    pub(super) fn pay_somehow(&mut self) -> Result<(), Why> {
        self.enumerate();
        let payment = self.choices.iter().find(|choice| matches!(choice, Choice::Mana(..) | Choice::Spend(_)));
        match payment {
            Some(choice) => self.play(choice),
            None => Err(self.unanswered()),
        }
    }

    /// Pays until nothing is owed.
    pub(super) fn pay_all(&mut self, player: PlayerId) -> Result<(), Why> {
        while self.decision() == Decision::Pay(player) {
            self.pay_somehow()?;
        }
        Ok(())
    }

    /// The decision that no line answers.
    pub(super) fn unanswered(&self) -> Why {
        let decision = self.decision();
        let player = decision.player().and_then(|player| self.scenario.players.get(usize::from(player.0)));
        let asked = match decision {
            Decision::Priority(_) => "who has priority does something or passes".to_owned(),
            other => format!("{other:?}").split('(').next().unwrap_or_default().to_lowercase(),
        };
        let mut choices: Vec<String> = self.choices.iter().take(LISTED).map(|choice| self.say(choice)).collect();
        if self.choices.len() > LISTED as u64 {
            choices.push("…".to_owned());
        }
        Why::Unanswered { player: player.cloned().unwrap_or_default(), asked, choices }
    }

    /// A choice with the names of its objects.
    fn say(&self, choice: Choice) -> String {
        use vademecum_magic::Target;
        let name = |id| self.state.card(id).def.name.clone();
        match choice {
            Choice::PlayLand(id) => format!("play {}", name(id)),
            Choice::Cast(id) => format!("cast {}", name(id)),
            Choice::Activate(id, place) => format!("activate ability {place} of {}", name(id)),
            Choice::Mana(id, ..) => format!("mana from {}", name(id)),
            Choice::Attack(id, _) => format!("attack with {}", name(id)),
            Choice::Block(id, other) => format!("block {} with {}", name(other), name(id)),
            Choice::Object(id) | Choice::Target(Target::Object(id)) => name(id),
            Choice::Target(Target::Player(player)) => {
                self.scenario.players.get(usize::from(player.0)).cloned().unwrap_or_default()
            }
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Every player in the game passes once.
    pub(super) fn all_pass(&mut self) -> Result<(), Why> {
        let players = self.state.players().iter().filter(|player| player.is_in_game()).count();
        for _ in 0..players {
            if self.decision() == Decision::Over {
                break;
            }
            self.until(|decision| matches!(decision, Decision::Priority(_)))?;
            self.play(Choice::Pass)?;
        }
        Ok(())
    }

    /// Players pass until a step has begun.
    pub(super) fn all_pass_until(&mut self, step: Step, whose: Option<PlayerId>) -> Result<(), Why> {
        let mut here = Stay::begin(&self.state);
        for _ in 0..PASSES {
            let turn = self.state.turn();
            if turn.step == step && whose.is_none_or(|player| player == turn.active) {
                return Ok(());
            }
            match self.decision() {
                Decision::Priority(_) => self.play(Choice::Pass)?,
                _ => self.forced()?,
            }
            here.goes_on(&self.state);
        }
        Err(Why::Misplaced(here.says(&self.state)))
    }
}

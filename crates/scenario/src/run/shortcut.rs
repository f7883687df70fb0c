//! Shortcuts (729): the lines that a player proposes become choices, and are taken once all others have answered.

use vademecum_abilities::Step;
use vademecum_machine::{Choice, PlayerId, Shortcut};
use vademecum_scenario_format::Wrong;

use super::Game;
use crate::{
    model::{Line, ScriptStep},
    report::Why,
};

impl Game<'_> {
    /// Proposes lines of the script as a shortcut (729.2a), repeated a number of times.
    pub(super) fn propose(&mut self, player: PlayerId, times: usize, sequence: &[Line<ScriptStep>]) -> Result<(), Why> {
        if self.decision().who != player {
            return Err(Why::Misplaced(Wrong::new("failed-no-priority", [])));
        }
        let choices = self.choices_of(sequence)?;
        let trial = self.rec.anew(self.mode.knocked_out());
        let shortcut = self.state.propose_shortcut(&choices, times, &self.rec, &trial).map_err(Why::Refused)?;
        self.proposed = Some(shortcut);
        self.take_if_answered()
    }

    /// A player accepts the shortcut (729.2b), or will make another choice in a step.
    pub(super) fn answer(&mut self, player: PlayerId, other_choice: Option<Step>) -> Result<(), Why> {
        let Some(mut shortcut) = self.proposed.take() else {
            return Err(Why::Misplaced(Wrong::new("failed-no-shortcut", [])));
        };
        if shortcut.asks() != Some(player) {
            return Err(Why::Misplaced(Wrong::new("failed-shortcut-order", [])));
        }
        match other_choice {
            None => shortcut.accept(&self.state, &self.rec),
            Some(step) => {
                let place = self.place_in(&shortcut, player, step)?;
                shortcut.shorten((place, step), &self.state, &self.rec);
            }
        }
        self.proposed = Some(shortcut);
        self.take_if_answered()
    }

    /// Takes the shortcut once nobody is left to answer (729.2c).
    fn take_if_answered(&mut self) -> Result<(), Why> {
        let Some(shortcut) = self.proposed.take_if(|shortcut| shortcut.asks().is_none()) else { return Ok(()) };
        self.state
            .take_shortcut(&shortcut, &self.rec)
            .map_err(|error| Why::Misplaced(Wrong::new("failed-shortcut-illegal", [("error", &error)])))
    }

    /// The choices that lines of the script stand for.
    fn choices_of(&self, sequence: &[Line<ScriptStep>]) -> Result<Vec<Choice>, Why> {
        let rec = self.rec.anew(self.mode.knocked_out());
        let mut trial = Game { made: Some(Vec::new()), ..Game::of(self.scenario, self.state.clone(), self.mode, rec) };
        for (place, line) in sequence.iter().enumerate() {
            let next = match sequence.get(place + 1).map(|line| &line.is) {
                Some(ScriptStep::Does(player, deed)) => Some((*player, deed)),
                _ => None,
            };
            trial.act(line, next)?;
        }
        trial.rests()?;
        Ok(trial.made.unwrap_or_default())
    }

    /// The place of the first choice that a player would make in a step.
    fn place_in(&self, shortcut: &Shortcut, player: PlayerId, step: Step) -> Result<usize, Why> {
        let rec = self.rec.anew(self.mode.knocked_out());
        let mut state = self.state.clone();
        for (place, (who, choice)) in shortcut.steps().iter().enumerate() {
            if *who == player && state.turn().step == step {
                return Ok(place);
            }
            if state.play(*choice, &rec).is_err() {
                break;
            }
        }
        Err(Why::Misplaced(Wrong::new("failed-shortcut-step", [])))
    }
}

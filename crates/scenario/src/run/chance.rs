//! Coins and dice that fall as the script says: what is random comes from the seed in the state, so a seed is looked for
//! with which they do.

use vademecum_machine::{Deed, Note, Recorder as _};
use vademecum_scenario_format::Wrong;

use super::{Game, Mode, NextDeed};
use crate::{
    model::{Fall, Line, ScriptStep},
    report::Why,
};

/// Maximum number of seeds that are tried for one line.
const MAX_SEEDS: u64 = 4000;

impl Game<'_> {
    /// Plays a line in which coins and dice fall as the lines behind it say.
    pub(super) fn act_as_it_falls(
        &mut self,
        line: &Line<ScriptStep>,
        next: NextDeed<'_>,
        rest: &[Line<ScriptStep>],
    ) -> Result<(), Why> {
        let wanted: Vec<Fall> = rest
            .iter()
            .map_while(|line| if let ScriptStep::Falls(fall) = line.is { Some(fall) } else { None })
            .collect();
        if wanted.is_empty() || matches!(line.is, ScriptStep::Falls(_)) {
            return self.act(line, next);
        }
        for seed in 0..MAX_SEEDS {
            let mut state = self.state.clone();
            state.reseed(seed);
            let rec = self.rec.anew(self.mode.knocked_out());
            rec.work(state.weight());
            let mut trial = Game::of(self.scenario, state, self.mode, rec);
            let played = trial.act(line, next);
            let fallen: Vec<Fall> = trial.rec.told().iter().filter_map(|told| fall(&told.event)).collect();
            if fallen == wanted {
                self.state.reseed(seed);
                return self.act(line, next);
            }
            // Nothing is thrown in this line, whatever the seed.
            if fallen.is_empty() {
                played?;
                break;
            }
        }
        match self.mode {
            Mode::Strict => Err(Why::Misplaced(Wrong::new("failed-chance", []))),
            Mode::Without(_) => self.act(line, next),
        }
    }
}

/// How a coin or a die fell.
const fn fall(event: &Deed) -> Option<Fall> {
    match *event {
        Deed::Coin { heads, .. } => Some(Fall::Coin(heads)),
        Deed::Note(Note::RolledPlanarDie(_, face)) => Some(Fall::Planar(face)),
        Deed::Note(Note::Threw(_, _, natural)) => Some(Fall::Die(natural)),
        _ => None,
    }
}

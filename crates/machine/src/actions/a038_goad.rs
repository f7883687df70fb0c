//! Goad (701.38). What goaded creatures have to do is in `combat::demands`.

use vademecum_abilities::{Action, Change, Duration, Effect, Instruction, Objects};
use vademecum_rule_ids::magic::{R701_38A, R701_38B, R701_38C, R701_38D};

use super::KeywordAction;
use crate::{
    Recorder,
    combat::Defender,
    cx::Look,
    id::{ObjectId, PlayerId},
    object::Demands,
};

/// To make a creature attack, and somebody else.
pub const GOAD: KeywordAction = KeywordAction { section: Action(38), names: ["incitar", "incitar", "goad"] };

/// Until the next turn of whoever goads them, creatures are goaded (701.38a).
pub fn goad(which: Objects) -> Instruction {
    let effect = Effect::Change { which, changes: vec![Change::Goaded], lasts: Duration::YourNextTurn };
    Instruction { by: Some(R701_38A), ..effect.into() }
}

/// How many requirements those who have goaded a creature make, and it obeys by attacking somebody: that it attacks, and
/// that it attacks a player other than they (701.38b). Each of them makes their own (701.38c), and makes them once
/// (701.38d).
pub(crate) fn obeyed<R: Recorder>(look: Look<'_, R>, id: ObjectId, demands: &Demands, whom: Defender) -> u32 {
    if demands.goaded.is_empty() || !look.rule(R701_38B) {
        return 0;
    }
    let times = |player: PlayerId| look.either(R701_38D, 1, goaded_by(look, id, player));
    let is_other = |player: PlayerId| matches!(whom, Defender::Player(attacked) if attacked != player);
    // Without 701.38c, the first one counts alone.
    let counted = look.either(R701_38C, usize::MAX, 1);
    let requirements = |player| times(player).saturating_mul(1 + u32::from(is_other(player)));
    demands.goaded.iter().take(counted).map(requirements).sum()
}

/// How many effects of a player goad a creature.
fn goaded_by<R: Recorder>(look: Look<'_, R>, id: ObjectId, player: PlayerId) -> u32 {
    let here = look.state.reference(id);
    let goads = |changes: &[Change]| changes.contains(&Change::Goaded);
    let effects = look.state.effects.iter().filter(|effect| effect.controller == player && effect.on.contains(&here));
    effects.filter(|effect| goads(&effect.changes)).count() as u32
}

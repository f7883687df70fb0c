//! Fateseal (701.22).

use vademecum_abilities::Action;
use vademecum_rule_ids::magic::R701_22A;

use super::{KeywordAction, a018_scry};
use crate::{
    Recorder, choices,
    cx::{Cx, Flow},
    deed::Note,
    interpret::Frame,
};

/// To look at the top cards of an opponent's library and to choose which of them stay there.
pub const FATESEAL: KeywordAction =
    KeywordAction { section: Action(22), names: ["predestinar", "predestinar", "fateseal"] };

/// A player chooses an opponent, looks at the top cards of that library and orders them (701.22a).
pub(crate) fn fateseal<R: Recorder>(cx: &mut Cx<'_, R>, frame: Frame, amount: i32) -> Flow {
    if !cx.rule(R701_22A) {
        return Ok(());
    }
    if let Some(opponent) = choices::opponent(cx, frame, R701_22A)? {
        cx.note(Note::Fateseals(frame.you, opponent));
        a018_scry::arrange(cx, (frame.you, opponent), R701_22A, amount)?;
    }
    Ok(())
}

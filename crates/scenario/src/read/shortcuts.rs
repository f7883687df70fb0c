//! Shortcuts of a script (729): the lines that are proposed belong to the proposal.

use vademecum_scenario_format::Wrong;

use crate::model::{Line, ScriptStep};

/// Puts the lines between a proposal and its first answer into the proposal.
///
/// # Errors
///
/// The place of the line that does not fit, and what is wrong with it.
pub(super) fn group(script: Vec<Line<ScriptStep>>) -> Result<Vec<Line<ScriptStep>>, (usize, Wrong)> {
    let mut grouped: Vec<Line<ScriptStep>> = Vec::with_capacity(script.len());
    let (mut is_open, mut is_proposed) = (false, false);
    for line in script {
        match &line.is {
            ScriptStep::Answer(..) if !is_proposed => return Err((line.line, unproposed())),
            ScriptStep::Answer(..) => is_open = false,
            ScriptStep::Propose { .. } if is_open => return Err((line.line, unfit())),
            ScriptStep::Propose { .. } => (is_open, is_proposed) = (true, true),
            ScriptStep::Now(_) | ScriptStep::Cannot(..) | ScriptStep::Falls(_) if is_open => {
                return Err((line.line, unfit()));
            }
            _ if is_open => {
                if let Some(ScriptStep::Propose { sequence, .. }) = grouped.last_mut().map(|last| &mut last.is) {
                    sequence.push(line);
                    continue;
                }
            }
            _ => {}
        }
        grouped.push(line);
    }
    match grouped.last() {
        Some(Line { line, is: ScriptStep::Propose { .. }, .. }) if is_open => Err((*line, unanswered())),
        _ => Ok(grouped),
    }
}

fn unproposed() -> Wrong {
    Wrong::new("problem-shortcut-unproposed", [])
}

fn unfit() -> Wrong {
    Wrong::new("problem-shortcut-unfit", [])
}

fn unanswered() -> Wrong {
    Wrong::new("problem-shortcut-unanswered", [])
}

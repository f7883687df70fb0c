//! The turn of *Magic* as a strip of phases and steps, for the pages of the chapters about it.

use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

use crate::{edition::Edition, entry::Line};

/// A phase with its steps.
#[derive(Debug)]
pub(crate) struct Phase {
    pub(crate) line: Line,
    pub(crate) is_current: bool,
    pub(crate) steps: Vec<(Line, bool)>,
}

/// The phases in the order of a turn, each with the chapters of its steps (500.1).
const PHASES: [(RuleId, &[RuleId]); 5] = [
    (magic::R501, &[magic::R502, magic::R503, magic::R504]),
    (magic::R505, &[]),
    (magic::R506, &[magic::R507, magic::R508, magic::R509, magic::R510, magic::R511]),
    (magic::R505, &[]),
    (magic::R512, &[magic::R513, magic::R514]),
];

/// The turn, where a chapter of the edition that the numbers are of is about it.
pub(crate) fn phases(edition: &Edition<'_>, chapter: Number) -> Option<Vec<Phase>> {
    let is_of_turn = |rule: RuleId| magic::number(rule) == chapter;
    let is_about_it = is_of_turn(magic::R500)
        || PHASES.iter().any(|(phase, steps)| is_of_turn(*phase) || steps.iter().copied().any(is_of_turn));
    if !is_about_it {
        return None;
    }
    let line = |rule: RuleId| edition.numbers(&[magic::number(rule)]).pop();
    let phase = |&(phase, steps): &(RuleId, &[RuleId])| {
        let steps = steps.iter().filter_map(|&step| Some((line(step)?, is_of_turn(step))));
        Some(Phase { line: line(phase)?, is_current: is_of_turn(phase), steps: steps.collect() })
    };
    Some(PHASES.iter().filter_map(phase).collect())
}

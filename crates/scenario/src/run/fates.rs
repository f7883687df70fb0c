//! What a line says becomes of what a player chooses: `Ana discards Forest` does not answer what she keeps.

use vademecum_machine::{Deed, ObjectId};
use vademecum_scenario_format::Wrong;

use crate::{model::Fate, report::Why, told::ToldEvent};

/// Objects that were chosen, until it is seen what became of them.
#[derive(Debug, Default)]
pub(super) struct Fates {
    line: usize,
    expected: Vec<Expected>,
}

/// What should become of an object.
#[derive(Debug)]
struct Expected {
    fate: Fate,
    object: ObjectId,
    /// The line that says so.
    line: usize,
    /// How many events there were when it was chosen.
    since: usize,
}

impl Fates {
    /// A line begins to be played.
    pub(super) const fn begin_line(&mut self, line: usize) {
        self.line = line;
    }

    /// A line says what becomes of objects.
    pub(super) fn expect(&mut self, fate: Fate, objects: Vec<ObjectId>, since: usize) {
        if fate != Fate::Chosen {
            let line = self.line;
            self.expected.extend(objects.into_iter().map(|object| Expected { fate, object, line, since }));
        }
    }

    /// Whether nothing is waited for.
    pub(super) fn is_empty(&self) -> bool {
        self.expected.is_empty()
    }

    /// The lines of which something else came, once what asked for the choice is over.
    pub(super) fn settle(&mut self, told: &[ToldEvent]) -> Vec<(usize, Why)> {
        let expected = std::mem::take(&mut self.expected).into_iter();
        let wrong = expected.filter_map(|Expected { fate, object, line, since }| {
            let happened = told.get(since..).unwrap_or_default().iter().map(|told| told.event);
            let is_so =
                |of: &dyn Fn(Deed) -> bool| happened.clone().any(|event| event.object() == Some(object) && of(event));
            let why = match fate {
                Fate::Chosen => None,
                Fate::Discarded => {
                    (!is_so(&|event| matches!(event, Deed::Discard(..)))).then_some("failed-not-discarded")
                }
                Fate::Sacrificed => {
                    (!is_so(&|event| matches!(event, Deed::Sacrifice(..)))).then_some("failed-not-sacrificed")
                }
                Fate::Kept => is_so(&|event| matches!(event, Deed::Move(_))).then_some("failed-not-kept"),
            };
            Some((line, Why::Misplaced(Wrong::new(why?, []))))
        });
        wrong.collect()
    }
}

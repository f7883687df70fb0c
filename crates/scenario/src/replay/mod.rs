//! A game that was played, step by step: what happened, by which rules, and the board that it left.

mod table;

use std::{collections::BTreeSet, ops::Range};

use vademecum_locale::{FluentArgs, format_message};
use vademecum_machine::{Deed, Entry, Note, PlayerId, State};
use vademecum_scenario_format::{Replay, ReplayStep, Sentence};
use vademecum_vocab::{Lang, RuleId};

use crate::{
    bounds::{MAX_BOARD_BYTES, MAX_STORY_BYTES},
    model::Scenario,
    report::Report,
    story::{Teller, numbers_behind},
    told::ToldEvent,
};

/// The state that a group of simultaneous events left.
#[derive(Debug, Clone)]
pub(crate) struct Moment {
    /// The number of events until then, the group included.
    pub(crate) told: usize,
    pub(crate) state: State,
}

/// The steps of a run with boards ([`run_with_boards`](crate::run_with_boards)), in the reader's language. What would be
/// larger than `MAX_STORY_BYTES` is left out, and the last step says so; behind `MAX_BOARD_BYTES`, steps have no boards.
pub fn replay(scenario: &Scenario, report: &Report, lang: Lang) -> Replay {
    let teller = Teller::with_numbers(scenario, report, lang);
    let start = report.laid_out.as_ref().map(|state| table::board(&teller, state)).unwrap_or_default();
    let mut steps = Steps {
        teller: &teller,
        done: Vec::new(),
        next: ReplayStep::default(),
        passed: Vec::new(),
        text_room: MAX_STORY_BYTES,
        board_room: MAX_BOARD_BYTES,
    };
    let entries = report.journal.entries();
    let mut refused = report.refused.iter().peekable();
    for Group { events, state } in groups(report) {
        while let Some((_, line, rule)) = refused.next_if(|(at, ..)| *at <= events.start) {
            steps.refuse(*line, *rule);
        }
        if !steps.add(&report.told[events.clone()], &entries[events], state) {
            break;
        }
    }
    refused.for_each(|(_, line, rule)| steps.refuse(*line, *rule));
    steps.finish(report.state.as_ref());
    Replay::marked(start, steps.done.into_iter().map(|(_, step)| step).collect())
}

/// What kind of step is done: those by which mana comes and goes become one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StepKind {
    /// Something is tapped.
    Tap,
    /// An ability is activated.
    Activate,
    /// Mana is added or spent.
    Mana,
    Other,
}

impl StepKind {
    fn of(told: &[ToldEvent]) -> StepKind {
        let all = |is: fn(&Deed) -> bool| told.iter().all(|told| is(&told.event));
        if all(|event| matches!(event, Deed::Tap(_))) {
            StepKind::Tap
        } else if all(|event| matches!(event, Deed::Activate(..))) {
            StepKind::Activate
        } else if all(|event| matches!(event, Deed::AddMana { .. } | Deed::Note(Note::ManaSpent(..)))) {
            StepKind::Mana
        } else {
            StepKind::Other
        }
    }
}

/// The steps of a replay while they are made.
struct Steps<'t, 's> {
    teller: &'t Teller<'s>,
    done: Vec<(StepKind, ReplayStep)>,
    /// The step that is not complete.
    next: ReplayStep,
    /// Players who passed since anything else happened.
    passed: Vec<PlayerId>,
    /// How many bytes sentences may still take.
    text_room: usize,
    /// How many bytes boards may still take.
    board_room: usize,
}

impl Steps<'_, '_> {
    /// Adds simultaneous events; whether there is room for more.
    fn add(&mut self, told: &[ToldEvent], entries: &[Entry], state: Option<&State>) -> bool {
        if let [ToldEvent { event: Deed::Note(Note::Passed(player)), .. }] = told {
            self.passed.push(*player);
            return true;
        }
        for (told, entry) in told.iter().zip(entries) {
            let Some(text) = self.teller.event(told) else { continue };
            let Some(room) = self.text_room.checked_sub(text.len()) else {
                self.next.sentences.push(self.teller.broken_off());
                return false;
            };
            self.text_room = room;
            self.settle_passes();
            if matches!(told.event, Deed::BeginStep(..)) {
                self.next.prelude.push(text);
                continue;
            }
            let numbers = numbers_behind(entry);
            for number in &numbers {
                if !self.next.numbers.contains(number) {
                    self.next.numbers.push(*number);
                }
            }
            self.next.sentences.push(Sentence { text, numbers, quoted: None });
        }
        if let Some(state) = state {
            self.show(state);
        }
        if !self.next.sentences.is_empty() && !told.iter().all(|told| is_continued(&told.event)) {
            self.complete(StepKind::of(told));
        }
        true
    }

    /// Ends a step. One by which mana is added or spent takes those with it that led to it.
    fn complete(&mut self, kind: StepKind) {
        let mut step = std::mem::take(&mut self.next);
        let led = |of: StepKind| of != StepKind::Other;
        while kind == StepKind::Mana
            && let Some((of, earlier)) = self.done.pop_if(|(of, _)| led(*of))
        {
            step = joined(earlier, step, of);
        }
        self.done.push((kind, step));
    }

    /// Gives the step the board of a state, if there is room.
    fn show(&mut self, state: &State) {
        let board = table::board(self.teller, state);
        if let Some(room) = self.board_room.checked_sub(board.bytes()) {
            self.board_room = room;
            self.next.board = Some(board);
        }
    }

    /// An attempt that a rule forbids, which leaves the board as it is.
    fn refuse(&mut self, line: usize, rule: RuleId) {
        self.settle_passes();
        let sentence = self.teller.refusal(line, rule);
        self.next.numbers = sentence.numbers.clone();
        self.next.sentences.push(sentence);
        self.next.is_refused = true;
        self.complete(StepKind::Other);
    }

    /// Says who passed: everybody, or each one.
    fn settle_passes(&mut self) {
        let players: BTreeSet<PlayerId> = self.passed.iter().copied().collect();
        match players.len() == self.teller.scenario.players.len() && players.len() > 1 {
            true => self.next.prelude.push(format_message(self.teller.lang, "story-all-passed", &FluentArgs::new())),
            false => self.next.prelude.extend(self.passed.iter().map(|&player| self.teller.passed(player))),
        }
        self.passed.clear();
    }

    /// Ends the last step, which leaves the state in which the game ended: an ability goes from the stack without a word.
    fn finish(&mut self, last: Option<&State>) {
        self.settle_passes();
        if self.next.board.is_some() || !self.next.prelude.is_empty() || !self.next.sentences.is_empty() {
            self.complete(StepKind::Other);
        }
        if let (Some(state), Some((_, step))) = (last, self.done.last_mut()) {
            step.board = Some(table::board(self.teller, state));
        }
    }
}

/// A step and the one after it as one. What is said twice is said once; that an ability was activated is left out.
fn joined(mut first: ReplayStep, mut next: ReplayStep, kind: StepKind) -> ReplayStep {
    if kind == StepKind::Activate {
        first.sentences.clear();
    }
    let said = |sentences: &[Sentence], of: &Sentence| sentences.iter().any(|said| said.text == of.text);
    for sentence in std::mem::take(&mut next.sentences) {
        if !said(&first.sentences, &sentence) {
            first.sentences.push(sentence);
        }
    }
    for number in next.numbers {
        if !first.numbers.contains(&number) {
            first.numbers.push(number);
        }
    }
    first.prelude.append(&mut next.prelude);
    first.board = next.board.or(first.board);
    first
}

/// What a scenario says is true at its end, in the reader's language.
pub fn results(scenario: &Scenario, lang: Lang) -> Vec<String> {
    let teller = Teller::new(scenario, lang);
    scenario.results.iter().map(|line| teller.state(&line.is)).collect()
}

/// Simultaneous events: their places among all, and the state that they left, if it was kept.
struct Group<'r> {
    events: Range<usize>,
    state: Option<&'r State>,
}

/// The events of a run in groups; each one alone from where no states were kept any more.
fn groups(report: &Report) -> impl Iterator<Item = Group<'_>> {
    let kept = report.moments.last().map_or(0, |moment| moment.told);
    let mut from = 0;
    let watched = report.moments.iter().map(move |moment| {
        let events = from..moment.told;
        from = moment.told;
        Group { events, state: Some(&moment.state) }
    });
    watched.chain((kept..report.told.len()).map(|place| Group { events: place..place + 1, state: None }))
}

/// Whether an event is the beginning of what follows it, and belongs into the same step: a permanent that is destroyed
/// is put into a graveyard.
const fn is_continued(event: &Deed) -> bool {
    matches!(
        event,
        Deed::Destroy(..)
            | Deed::Sacrifice(..)
            | Deed::Discard(..)
            | Deed::Search { .. }
            | Deed::PlayLand(..)
            | Deed::Note(Note::LeftCombat(_) | Note::Countered(_) | Note::Fizzled(_))
    )
}

//! A game that was played, step by step: what happened, by which rules, and the board that it left.

mod decision;
mod offers;
mod repeated;
mod table;

use std::{
    collections::{BTreeMap, BTreeSet},
    iter::Peekable,
    ops::Range,
    slice,
};

use vademecum_abilities::KeywordDeed;
use vademecum_locale::{FluentArgs, format_message};
use vademecum_machine::{Deed, Note, PlayerId, State};
use vademecum_rule_ids::magic;
use vademecum_scenario_format::{Decision, Replay, ReplayStep, Sentence};
use vademecum_vocab::{Lang, RuleId};

use self::repeated::{Repeated, RepeatedEvent, count_repeated};
use crate::{
    attribution::{Attribution, add_new},
    bounds::{MAX_BOARD_BYTES, MAX_STORY_BYTES, TOLD_EVENT_BYTES, TOLD_RULE_BYTES},
    model::Scenario,
    report::{RefusedAttempt, Report},
    story::Teller,
    telling::may_result_from_damage,
    told::ToldEvent,
    variation::{ChoiceKind, DecisionPoint, NamedChoice},
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
    tell_steps(&Teller::with_numbers(scenario, report, lang), report)
}

/// The same for a run that is shown next to another run of the scenario: objects of both have the same names and numbers.
pub fn replay_beside(scenario: &Scenario, report: &Report, beside: &Report, lang: Lang) -> Replay {
    tell_steps(&Teller::with_numbers_beside(scenario, report, beside, lang), report)
}

fn tell_steps(teller: &Teller<'_>, report: &Report) -> Replay {
    let scenario = teller.scenario;
    let start = report.laid_out.as_ref().map(|state| table::board(teller, state)).unwrap_or_default();
    let mut steps = Steps {
        teller,
        done: Vec::new(),
        next: ReplayStep::default(),
        events: 0,
        is_varied: false,
        causes: 0,
        points: report.decision_points.iter().peekable(),
        passed: Vec::new(),
        left: 0,
        repeated: BTreeMap::new(),
        text_room: MAX_STORY_BYTES,
        board_room: MAX_BOARD_BYTES,
    };
    let entries = report.journal.entries();
    let rules = Attribution::new(scenario, report, &entries, |told| teller.event(told).is_some());
    let mut refused = report.refused.iter().peekable();
    let groups: Vec<Group<'_>> = groups(report).collect();
    let following = following_events(&groups, &rules);
    for (Group { events, state }, next) in groups.into_iter().zip(following) {
        while let Some(attempt) = refused.next_if(|attempt| attempt.events <= events.start) {
            steps.refuse(attempt, &rules);
        }
        steps.decide(events.start, &rules);
        steps.events = events.end;
        if !steps.add(&rules, events, state, next) {
            break;
        }
    }
    refused.for_each(|attempt| steps.refuse(attempt, &rules));
    steps.decide(report.told.len(), &rules);
    steps.finish(report.state.as_ref());
    let open = report.decision_points.last().filter(|point| point.is_open);
    let next = open.map(|point| teller.decision(point));
    let (mut done, repeated) = (steps.done, steps.repeated);
    let left_at = report.left_at.unwrap_or(0);
    let is_skipped = |done: &&Done| done.events <= left_at && !done.is_varied;
    let skipped = if report.left_at.is_some() { done.iter().take_while(is_skipped).count() } else { 0 };
    let mut start = start;
    for Done { step, .. } in done.drain(..skipped) {
        start = step.board.unwrap_or(start);
    }
    Replay {
        skipped,
        next,
        ..Replay::marked(start, done.into_iter().map(|done| count_repeated(done.step, &repeated, teller)).collect())
    }
}

/// For each group, the events of the next one that is told there or changes the board.
fn following_events<'r>(groups: &[Group<'_>], rules: &Attribution<'r>) -> Vec<&'r [ToldEvent]> {
    let mut next: &[ToldEvent] = &[];
    let mut following: Vec<&[ToldEvent]> = Vec::with_capacity(groups.len());
    for Group { events, .. } in groups.iter().rev() {
        following.push(next);
        let told = &rules.told[events.clone()];
        if rules.order.tells(events.clone()) || !told.iter().all(changes_no_board) {
            next = told;
        }
    }
    following.reverse();
    following
}

/// Maximum number of rounds of passing that are told one by one before a step.
const MAX_TOLD_ROUNDS: usize = 2;

/// What kind of step is done: those by which mana comes and goes become one, and those of one choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StepKind {
    /// A choice of a player, made after `events` events.
    Choice {
        events: usize,
        player: PlayerId,
        why: RuleId,
    },
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
        } else if told.iter().all(is_paid_with) {
            StepKind::Activate
        } else if all(|event| {
            matches!(event, Deed::AddMana { .. } | Deed::Note(Note::ManaSpent(..) | Note::AddsNoMana(_)))
        }) {
            StepKind::Mana
        } else {
            StepKind::Other
        }
    }
}

/// A step that is complete.
struct Done {
    kind: StepKind,
    step: ReplayStep,
    /// Number of events until its end.
    events: usize,
    /// Whether it is a choice of a variation.
    is_varied: bool,
}

/// The steps of a replay while they are made.
struct Steps<'t, 's> {
    teller: &'t Teller<'s>,
    done: Vec<Done>,
    /// The step that is not complete.
    next: ReplayStep,
    /// Number of events until its end.
    events: usize,
    /// Whether it is a choice of a variation.
    is_varied: bool,
    /// Number of its first sentences, which tell what led to the others.
    causes: usize,
    /// The decisions that led to no step yet.
    points: Peekable<slice::Iter<'t, DecisionPoint>>,
    /// Players who passed since anything else happened.
    passed: Vec<PlayerId>,
    /// Number of players who have left the game.
    left: usize,
    /// Sentences that are counted differently from others where a step has several equal ones.
    repeated: BTreeMap<String, RepeatedEvent<'t>>,
    /// How many bytes sentences, with what a page shows beside them, may still take.
    text_room: usize,
    /// How many bytes boards may still take.
    board_room: usize,
}

impl<'t> Steps<'t, '_> {
    /// Adds the decisions that were made before a number of events had happened. What no event tells is a step.
    fn decide(&mut self, events: usize, rules: &Attribution<'_>) {
        while let Some(point) = self.points.next_if(|point| point.told <= events && !point.is_open) {
            let decision = self.teller.decision(point);
            match self.text_room.checked_sub(decision.bytes()) {
                Some(room) => self.text_room = room,
                None => return,
            }
            match &point.chosen {
                Some((_, choice)) if self.is_one_of_several(point) || point.is_told_apart(rules.told) => {
                    self.choose(point, choice, decision, rules);
                }
                // It was the only choice there was.
                _ if decision.others.is_empty() => {}
                _ => self.next.decisions.push(decision),
            }
        }
    }

    /// Whether several players choose objects before anything is done with them (101.4).
    fn is_one_of_several(&mut self, point: &DecisionPoint) -> bool {
        let asked = |point: &DecisionPoint| match &point.chosen {
            Some((_, choice)) if matches!(choice.is, ChoiceKind::Object(_)) && choice.target_of.is_none() => {
                Some((point.told, choice.why, choice.player))
            }
            _ => None,
        };
        let Some((told, why, player)) = asked(point) else { return false };
        let by_another = |other: Option<(usize, RuleId, PlayerId)>| {
            other.is_some_and(|other| (other.0, other.1) == (told, why) && other.2 != player)
        };
        let is_followed = by_another(self.points.peek().and_then(|&next| asked(next)));
        let last = self.done.last().map(|done| done.kind);
        let follows = matches!(last, Some(StepKind::Choice { events, player: by, why: of })
            if (events, of) == (told, why) && by != player);
        is_followed || follows
    }

    /// Adds a choice as a step; several answers to one question are one.
    fn choose(&mut self, point: &DecisionPoint, choice: &NamedChoice, decision: Decision, rules: &Attribution<'_>) {
        if !self.next.sentences.is_empty() {
            self.complete(StepKind::Other);
        }
        self.settle_passes();
        let mut numbers = vec![magic::number(choice.why)];
        rules.add_rules_of_choice(point, &mut numbers);
        let sentence = Sentence { text: self.teller.choice(choice), numbers: numbers.clone(), quoted: None };
        let decision = Some(decision).filter(|decision| !decision.others.is_empty());
        self.charge(sentence.bytes());
        let kind = StepKind::Choice { events: point.told, player: choice.player, why: choice.why };
        match self.done.last_mut().filter(|last| last.kind == kind) {
            Some(Done { step, .. }) => {
                add_new(&mut step.numbers, numbers);
                step.sentences.push(sentence);
                step.decisions.extend(decision);
            }
            None => {
                add_new(&mut self.next.numbers, numbers);
                self.next.sentences.push(sentence);
                self.next.decisions.extend(decision);
                self.events = point.told;
                self.is_varied = point.is_varied;
                self.next.is_choice = true;
                self.complete(kind);
            }
        }
    }

    /// Adds simultaneous events and what is told in their place, and sees which come next; whether there is room for more.
    fn add(
        &mut self,
        rules: &Attribution<'t>,
        places: Range<usize>,
        state: Option<&State>,
        next: &[ToldEvent],
    ) -> bool {
        let events = &rules.told[places.clone()];
        if let [ToldEvent { event: Deed::Note(Note::Passed(player)), .. }] = events {
            self.passed.push(*player);
            return true;
        }
        let told: Vec<usize> = places.flat_map(|place| rules.order.told_at(place)).collect();
        for &place in &told {
            let told = &rules.told[place];
            self.left += usize::from(matches!(told.event, Deed::Note(Note::Left(_))));
            let Some(text) = self.teller.event(told) else { continue };
            let numbers = rules.numbers(place);
            self.settle_passes();
            if !self.charge(text.len() + numbers.len() * TOLD_RULE_BYTES) {
                self.next.sentences.push(self.teller.broken_off());
                return false;
            }
            if matches!(told.event, Deed::BeginStep(..)) {
                self.next.prelude.push(text);
                rules.add_claims_shown_at(place, &mut self.next.numbers);
                continue;
            }
            if self.is_chosen(&told.event) {
                if let Some(done) = self.done.last_mut() {
                    add_new(&mut done.step.numbers, numbers);
                }
                continue;
            }
            if let Some(how) = Repeated::of(&told.event) {
                self.repeated.insert(text.clone(), RepeatedEvent { how, told });
            }
            add_new(&mut self.next.numbers, numbers.iter().copied());
            let sentence = Sentence { text, numbers, quoted: None };
            if is_removal_with_move(told, events) || is_removal_with_move(told, next) || is_told_otherwise(told) {
                continue;
            }
            if is_cause(&told.event) {
                self.next.sentences.insert(self.causes, sentence);
                self.causes += 1;
            } else {
                self.next.sentences.push(sentence);
            }
        }
        if let Some(state) = state {
            self.show(state);
        }
        // Events that are narrated at another position do not end a step here.
        let is_told_elsewhere = told.is_empty() && events.iter().all(changes_no_board);
        let goes_on =
            is_told_elsewhere || events.iter().all(|event| is_continued(&event.event)) || belong_together(events, next);
        if !self.next.sentences.is_empty() && !goes_on {
            // What is tapped for a declaration that is paid for is no part of the payment.
            let kind = if self.causes > 0 { StepKind::Other } else { StepKind::of(events) };
            self.complete(kind);
        }
        true
    }

    /// Whether an event is no more than what was chosen in the step before it: the companion that is revealed, the conspiracy
    /// that is put into the command zone.
    fn is_chosen(&self, event: &Deed) -> bool {
        let Some(StepKind::Choice { why, .. }) = self.done.last().map(|done| done.kind) else { return false };
        match event {
            Deed::Note(Note::Revealed(_)) => why == magic::R702_139A,
            Deed::Note(Note::TurnedUpInCommandZone(_)) => why == magic::R905_4,
            _ => false,
        }
    }

    /// Ends a step. One by which mana is added or spent takes those with it that led to it.
    fn complete(&mut self, kind: StepKind) {
        let mut step = std::mem::take(&mut self.next);
        self.causes = 0;
        self.fold_passes(&mut step.prelude);
        let (events, is_varied) = (std::mem::take(&mut self.events), std::mem::take(&mut self.is_varied));
        let mut done = Done { kind, step, events, is_varied };
        let led = |of: StepKind| matches!(of, StepKind::Tap | StepKind::Activate | StepKind::Mana);
        // What was made before somebody passed is a step of its own.
        while kind == StepKind::Mana
            && done.step.prelude.is_empty()
            && let Some(earlier) = self.done.pop_if(|earlier| led(earlier.kind))
        {
            done = earlier.followed_by(done);
        }
        self.done.push(done);
    }

    /// Tells rounds of passing through several steps as one, with the step that they lead to.
    fn fold_passes(&self, prelude: &mut Vec<String>) {
        let message = |key| format_message(self.teller.lang, key, &FluentArgs::new());
        let all_passed = message("story-all-passed");
        let is_round = |text: &String| *text == all_passed;
        let (Some(first), Some(last)) = (prelude.iter().position(is_round), prelude.iter().rposition(is_round)) else {
            return;
        };
        if prelude.iter().filter(|text| is_round(text)).count() > MAX_TOLD_ROUNDS {
            prelude.splice(first..=last, [message("story-all-passed-on")]);
        }
    }

    /// Gives the step the board of a state, if there is room.
    fn show(&mut self, state: &State) {
        if self.board_room == 0 {
            return;
        }
        let board = table::board(self.teller, state);
        let room = self.board_room.checked_sub(board.bytes());
        self.next.board = room.is_some().then_some(board);
        // Boards of one game are about as large: the next one would not have room either.
        self.board_room = room.unwrap_or_default();
    }

    /// An attempt that a rule forbids, which leaves the board as it is.
    fn refuse(&mut self, attempt: &RefusedAttempt, rules: &Attribution<'_>) {
        self.settle_passes();
        let sentence = self.teller.refusal(attempt, rules);
        self.charge(sentence.bytes());
        add_new(&mut self.next.numbers, sentence.numbers.iter().copied());
        self.next.sentences.push(sentence);
        self.next.is_refused = true;
        self.complete(StepKind::Other);
    }

    /// Says who passed: everybody, or each one.
    fn settle_passes(&mut self) {
        let passed = std::mem::take(&mut self.passed);
        let players: BTreeSet<PlayerId> = passed.iter().copied().collect();
        if players.len() + self.left >= self.teller.scenario.players.len() && players.len() > 1 {
            self.next.prelude.push(format_message(self.teller.lang, "story-all-passed", &FluentArgs::new()));
            return;
        }
        for player in passed {
            let text = self.teller.passed(player);
            if !self.charge(text.len()) {
                break;
            }
            self.next.prelude.push(text);
        }
    }

    /// Takes room for a sentence in bytes. Returns whether there was enough; if not, the story breaks off at the next event.
    fn charge(&mut self, bytes: usize) -> bool {
        let room = self.text_room.checked_sub(bytes + TOLD_EVENT_BYTES);
        self.text_room = room.unwrap_or_default();
        room.is_some()
    }

    /// Ends the last step, which leaves the state in which the game ended: an ability goes from the stack without a word.
    fn finish(&mut self, last: Option<&State>) {
        self.settle_passes();
        let ReplayStep { prelude, sentences, decisions, board, .. } = &self.next;
        let is_told = !prelude.is_empty() || !sentences.is_empty() || !decisions.is_empty();
        if is_told || (self.done.is_empty() && board.is_some()) {
            self.complete(StepKind::Other);
        }
        if let (Some(state), Some(Done { step, .. })) = (last, self.done.last_mut()) {
            step.board = Some(table::board(self.teller, state));
        }
    }
}

impl Done {
    /// This step and the one after it as one; that an ability was activated is left out.
    fn followed_by(mut self, mut next: Done) -> Done {
        if self.kind == StepKind::Activate {
            self.step.sentences.clear();
        }
        self.step.sentences.append(&mut next.step.sentences);
        add_new(&mut self.step.numbers, next.step.numbers);
        self.step.prelude.append(&mut next.step.prelude);
        self.step.decisions.append(&mut next.step.decisions);
        self.step.board = next.step.board.or(self.step.board);
        Done { kind: next.kind, events: next.events, ..self }
    }
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

/// Whether an event is told before the other events of its step, because it caused them: an attack before the tapping of the
/// attacker, a block before what it costs, planeswalking away before the plane's card is put back.
const fn is_cause(event: &Deed) -> bool {
    match event {
        Deed::Attack(..) | Deed::Block(..) => true,
        Deed::Act(acted) => matches!(acted.action, KeywordDeed::PlaneswalksAway),
        _ => false,
    }
}

/// Whether a player walks between planes, or encounters a phenomenon.
const fn is_walk(event: &Deed) -> bool {
    match event {
        Deed::Act(acted) => {
            matches!(acted.action, KeywordDeed::PlaneswalksTo | KeywordDeed::PlaneswalksAway | KeywordDeed::Encounters)
        }
        _ => false,
    }
}

/// Whether an event leaves the board as it is.
const fn changes_no_board(told: &ToldEvent) -> bool {
    matches!(told.event, Deed::Note(_) | Deed::Prevent { .. })
}

/// Whether events and those after them are one step: what is tapped to attack, cards that are turned up or put back for who
/// walks between planes, damage and what comes of it, permanents of which players gain control at the same time, or that
/// leave the game with their owner.
fn belong_together(told: &[ToldEvent], next: &[ToldEvent]) -> bool {
    let all = |events: &[ToldEvent], is: fn(&Deed) -> bool| events.iter().all(|told| is(&told.event));
    let leaves = |event: &Deed| matches!(event, Deed::Note(Note::LeavesWithOwner(_)));
    let is_separated = |event: &Deed| matches!(event, Deed::Note(Note::PutIntoPile(..)));
    let is_control = |told: &ToldEvent| match told.event {
        Deed::Note(Note::TookControl(..)) => true,
        // The effect says no more than that.
        Deed::Note(Note::EffectBegan(_)) => told.changes.is_empty(),
        _ => false,
    };
    let is_turned = |event: &Deed| matches!(event, Deed::Note(Note::TurnedUpInCommandZone(_) | Note::PutBackOnDeck(_)));
    if next.is_empty() {
        return false;
    }
    let comes = |is: fn(&Deed) -> bool| next.iter().any(|told| is(&told.event));
    (comes(|event| matches!(event, Deed::Attack(..))) && all(told, |event| matches!(event, Deed::Tap(_))))
        || (comes(is_walk) && all(told, is_turned))
        || (told.iter().all(is_control) && next.iter().all(is_control))
        || (all(told, leaves) && all(next, leaves))
        || (all(told, is_separated) && all(next, is_separated))
        || (all(told, |event| matches!(event, Deed::Damage { .. })) && all(next, may_result_from_damage))
}

/// Whether an event is the removal from combat of a creature that leaves the battlefield in a group of events.
fn is_removal_with_move(told: &ToldEvent, group: &[ToldEvent]) -> bool {
    let Deed::Note(Note::LeftCombat(id)) = told.event else { return false };
    group.iter().any(|other| matches!(other.event, Deed::Move(moved) if moved.object == id))
}

/// Whether the steps tell an event otherwise: of a vote, the choice; of the activation of a mana ability, what is tapped and
/// which mana is added.
const fn is_told_otherwise(told: &ToldEvent) -> bool {
    matches!(told.event, Deed::Note(Note::Voted(_))) || is_paid_with(told)
}

/// Whether an event is the activation of a mana ability.
const fn is_paid_with(told: &ToldEvent) -> bool {
    matches!(told.event, Deed::Activate(..) | Deed::Note(Note::BeginsActivation(..))) && told.is_of_mana_ability
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
            | Deed::Draws(..)
            | Deed::Draw(_)
            | Deed::Note(Note::Drew(..) | Note::LeftCombat(_) | Note::Countered(_) | Note::Fizzled(_))
    )
}

//! The rule numbers that are shown with each event.
//!
//! A rule is cited where the engine asks it, which may be at an event that it has nothing to do with: what is legal next
//! depends on it, or a continuous effect that is computed anew. A claim of the scenario is shown with an attempt that it
//! forbids, with the events that it is cited for unless they are mere routine, and where the game without it parts from the
//! one with it: at the event that comes out differently or, if without the rule something more would happen, at the event
//! after which it would.

use std::collections::BTreeMap;

use vademecum_abilities::{Keyword, Zone};
use vademecum_machine::{Deed, Entry, Move, Note};
use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

use crate::{
    model::Scenario,
    report::{Parting, RefusedAttempt, Report},
    telling::TellingOrder,
    told::{ToldEvent, objects},
    variation::{ChoiceKind, DecisionPoint},
};

/// The rules by which a cost that can't be paid is refused (118.3, 601.2h).
const REFUSED_PAYMENTS: [RuleId; 2] = [magic::R118_3, magic::R601_2H];

/// The rules behind the events of a run.
pub(crate) struct Attribution<'r> {
    pub(crate) told: &'r [ToldEvent],
    entries: &'r [Entry],
    pub(crate) order: TellingOrder,
    /// Number of the first event's citations that only put the position on the table.
    set_up: usize,
    /// The claims of the scenario that only putting the position on the table cites.
    claims_of_set_up: Vec<RuleId>,
    /// The places of the events with which each claim of the scenario is shown.
    claim_places: BTreeMap<Number, Vec<usize>>,
    /// The rules that led to each choice that is told by itself, as far as they are claims or stand beside one: with the number
    /// of events before the choice.
    choices: Vec<RulesOfChoice<'r>>,
    /// The claims that are shown with an attempt that they help to forbid, with the lines of those attempts.
    claims_of_refusals: Vec<(Number, usize)>,
}

/// A choice that is told by itself, and the rules that are shown with it because they were asked for it.
struct RulesOfChoice<'r> {
    point: &'r DecisionPoint,
    numbers: Vec<Number>,
}

impl RulesOfChoice<'_> {
    /// Whether a rule is the one by which it is made.
    fn asks_by(&self, rule: RuleId) -> bool {
        self.point.chosen.as_ref().is_some_and(|(_, choice)| choice.why == rule)
    }

    /// The rules that led to the choices of a run.
    fn find<'r>(scenario: &Scenario, report: &'r Report) -> Vec<RulesOfChoice<'r>> {
        let mut before: Option<&DecisionPoint> = None;
        let told = report.decision_points.iter().filter(|point| point.is_told_apart(&report.told));
        let choices = told.map(|point| {
            let earlier = before.replace(point).filter(|before| before.told == point.told);
            let known = earlier.map_or(0, |before| before.cited.len());
            let asked = point.cited.get(known..).unwrap_or_default();
            let why = point.chosen.as_ref().map(|(_, choice)| choice.why);
            // What is replaced is so whatever is chosen.
            let decides = |rule: &&RuleId| {
                let is_of_replacement = matches!(magic::number(**rule).chapter(), Some(614..=616));
                Some(**rule) != why && !is_of_replacement
            };
            let claims: Vec<RuleId> =
                asked.iter().filter(decides).filter(|rule| scenario.claims.contains(rule)).copied().collect();
            let is_beside = |rule: &&RuleId| {
                let chapter = magic::number(**rule).chapter();
                claims.iter().any(|claim| magic::number(*claim).chapter() == chapter)
            };
            let mut numbers = Vec::new();
            add_new(&mut numbers, asked.iter().filter(decides).filter(is_beside).map(|rule| magic::number(*rule)));
            RulesOfChoice { point, numbers }
        });
        choices.collect()
    }
}

impl<'r> Attribution<'r> {
    /// Finds the rules of a run, with a function that says which of its events are told.
    pub(crate) fn new(
        scenario: &'r Scenario,
        report: &'r Report,
        entries: &'r [Entry],
        is_told: impl Fn(&ToldEvent) -> bool,
    ) -> Attribution<'r> {
        let is_only_set_up = |claim: &RuleId| places_citing(entries, report.set_up, *claim).next().is_none();
        let claims_of_set_up = scenario.claims.iter().copied().filter(is_only_set_up).collect();
        let mut attribution = Attribution {
            told: &report.told,
            entries,
            order: TellingOrder::new(&report.told, entries),
            set_up: report.set_up,
            claims_of_set_up,
            claim_places: BTreeMap::new(),
            choices: RulesOfChoice::find(scenario, report),
            claims_of_refusals: Vec::new(),
        };
        let is_shown = |told: &ToldEvent| {
            is_told(told) && !matches!(told.event, Deed::Note(Note::Passed(_) | Note::ManaSpent(..)))
        };
        for &claim in &scenario.claims {
            let number = magic::number(claim);
            let parting = report.partings.iter().find(|parting| parting.rule == claim);
            let places = attribution.places_citing(claim).filter(|&place| is_shown(&report.told[place]));
            let cited = places.filter_map(|place| attribution.told_instead(place, is_shown));
            let (routine, mut places): (Vec<usize>, Vec<usize>) =
                cited.partition(|&place| is_routine(&report.told[place]));
            let is_refused_by = |attempt: &&RefusedAttempt| {
                let is_about = |parting: &Parting| parting.refused.is_none_or(|(line, _)| line == attempt.line);
                parting.is_some_and(|parting| attempt.begins_at(parting.at) && is_about(parting))
            };
            if let Some(attempt) = report.refused.iter().find(is_refused_by) {
                attribution.claims_of_refusals.push((number, attempt.line));
                attribution.claim_places.insert(number, places);
                continue;
            }
            // Whether the two games differ only in what the rule makes of them, or behind an attempt that it forbids.
            let is_late = |parting: &&Parting| {
                let is_over = parting.at >= report.told.len()
                    && !parting.goes_on
                    && attribution.claims_of_set_up.contains(&claim);
                let is_pass =
                    report.told.get(parting.at).is_some_and(|told| matches!(told.event, Deed::Note(Note::Passed(_))));
                is_over || (is_pass && report.refused.iter().any(|attempt| attempt.rule == claim))
            };
            let differing = parting.filter(|parting| !is_late(parting));
            let parts_at = differing.and_then(|parting| attribution.place_of_parting(parting, is_shown));
            // Where the game parts at the choice of a target, the rule decides about it.
            let is_of_trigger = number.chapter() == Some(603);
            let is_apt =
                |told: &ToldEvent| !is_routine(told) || (!is_of_trigger && matches!(told.event, Deed::Target(..)));
            let in_announcement = differing.and_then(|parting| attribution.place_in_announcement(parting));
            if places.is_empty() {
                let of_cause = || attribution.place_of_cause(claim, differing, parts_at, is_shown);
                places.extend(in_announcement.or_else(of_cause));
            } else if let Some(place) = parts_at.filter(|&place| is_apt(&report.told[place])) {
                // What somebody has done is told behind the events that it consists of.
                let is_done = matches!(report.told[place].event, Deed::Act(_));
                if !(is_done && attribution.shown_before(place, is_shown).is_some_and(|last| places.contains(&last))) {
                    places.push(place);
                }
            } else if let Some(place) = differing.and_then(|parting| attribution.place_of_permission(parting)) {
                places.push(place);
            }
            let is_announced = |place: &usize| {
                is_activation(&report.told[*place]) || matches!(report.told[*place].event, Deed::Cast(..))
            };
            if let Some(place) = in_announcement.filter(|_| places.iter().all(is_announced)) {
                places = vec![place];
            }
            let is_shown_before = attribution.choices.iter().any(|choice| choice.numbers.contains(&number));
            if is_shown_before {
                // What a choice leads to may be what the rule says, unless it just happens as it was chosen.
                let of_keyword = matches!(number.chapter(), Some(701..=799));
                let parts_there = |place| parts_at == Some(place) && parting.is_some_and(|parting| !parting.goes_on);
                let is_outcome =
                    |place| of_keyword && parts_there(place) && !attribution.is_just_as_chosen(place, number);
                places.retain(|&place| is_outcome(place) || !attribution.is_chosen_before(place, number));
            }
            let is_asked = attribution.choices.iter().any(|choice| choice.asks_by(claim));
            if places.is_empty() && !is_shown_before && !is_asked {
                let is_step = |place: &usize| matches!(report.told[*place].event, Deed::BeginStep(..));
                places.extend(routine.iter().copied().filter(|place| !is_step(place)));
            }
            if places.is_empty() && !is_shown_before && !is_asked {
                places.extend(routine.first());
            }
            if number.chapter() == Some(702) {
                let results: Vec<usize> =
                    places.iter().flat_map(|&place| attribution.results_of_activation(place, is_shown)).collect();
                if places.iter().all(|&place| is_activation(&report.told[place])) {
                    places.extend(results);
                }
            }
            places.iter_mut().for_each(|place| *place = attribution.begun(*place));
            attribution.claim_places.insert(number, places);
        }
        attribution
    }

    /// Whether a rule is shown with the choice right before an event, for which it was asked.
    fn is_chosen_before(&self, place: usize, number: Number) -> bool {
        let group = self.told[place].group;
        let is_next =
            |choice: &&RulesOfChoice<'_>| self.told.get(choice.point.told).is_some_and(|next| next.group == group);
        self.choices.iter().filter(is_next).any(|choice| choice.numbers.contains(&number))
    }

    /// Whether an event only carries out the choice with which a rule is shown: damage that was assigned, a card that was chosen
    /// and goes somewhere.
    fn is_just_as_chosen(&self, place: usize, number: Number) -> bool {
        let event = &self.told[place].event;
        let moves_chosen = |choice: &RulesOfChoice<'_>| match (choice.point.chosen.as_ref(), event) {
            (Some((_, chosen)), Deed::Move(moved)) => {
                matches!(chosen.is, ChoiceKind::Object((id, _)) if id == moved.object)
            }
            _ => false,
        };
        let mut shown = self.choices.iter().filter(|choice| choice.numbers.contains(&number));
        matches!(event, Deed::Damage { .. }) || shown.any(moves_chosen)
    }

    /// Adds the rules that are shown with a choice that is told by itself.
    pub(crate) fn add_rules_of_choice(&self, point: &DecisionPoint, numbers: &mut Vec<Number>) {
        let of_point = self.choices.iter().find(|choice| std::ptr::eq(choice.point, point));
        add_new(numbers, of_point.into_iter().flat_map(|choice| choice.numbers.iter().copied()));
    }

    /// The first thing that is done as an ability resolves whose activation is at a place, and as a delayed triggered ability
    /// resolves that it creates.
    fn results_of_activation(&self, place: usize, is_shown: impl Fn(&ToldEvent) -> bool) -> Vec<usize> {
        let mut results = Vec::new();
        let source = objects(&self.told[place].event)[0];
        let resolves = |told: &ToldEvent| {
            told.is_of_ability && matches!(told.event, Deed::Note(Note::Resolving(id)) if Some(id) == source)
        };
        let ends = |told: &ToldEvent| matches!(told.event, Deed::Note(Note::Passed(_) | Note::Resolving(_)));
        let mut from = place;
        while let Some(begun) = (from + 1..self.told.len()).find(|&later| resolves(&self.told[later])) {
            let end = (begun + 1..self.told.len()).find(|&later| ends(&self.told[later])).unwrap_or(self.told.len());
            let is_result = |&later: &usize| !is_routine(&self.told[later]) && is_shown(&self.told[later]);
            results.extend((begun + 1..end).find(is_result));
            let is_delayed = |told: &ToldEvent| matches!(told.event, Deed::Note(Note::CreatedDelayedTrigger(_)));
            if !self.told[begun..end].iter().any(is_delayed) {
                break;
            }
            from = end.saturating_sub(1).max(begun);
        }
        results
    }

    /// The place of an event or, if it is not told because another says as much, that of the next one.
    fn told_instead(&self, place: usize, is_shown: impl Fn(&ToldEvent) -> bool) -> Option<usize> {
        let is_told = |place: &usize| !self.order.leaves_out(*place) && is_shown(&self.told[*place]);
        (place..self.told.len()).find(is_told)
    }

    /// The place of the event with which a claim is shown that is cited only at routine events.
    fn place_of_cause(
        &self,
        claim: RuleId,
        parting: Option<&Parting>,
        parts_at: Option<usize>,
        is_shown: impl Fn(&ToldEvent) -> bool,
    ) -> Option<usize> {
        if let Some(place) = parts_at {
            return Some(self.result_paid_for(place).unwrap_or_else(|| self.begun(place)));
        }
        if parting.is_some() {
            return None;
        }
        let resolves_last = |place: &usize| is_last_of_resolution(&self.told[*place].event);
        self.places_citing(claim).find_map(|place| {
            let of_resolution = || self.shown_before(place, &is_shown).filter(|_| resolves_last(&place));
            self.result_paid_for(place).or_else(of_resolution)
        })
    }

    /// The place at which a spell is put onto the stack that can't be cast without a claim, whatever its targets and costs.
    fn place_of_permission(&self, parting: &Parting) -> Option<usize> {
        let is_begun = matches!(self.told.get(parting.at)?.event, Deed::Move(Move { to: Zone::Stack, .. }));
        let by = parting.refused?.1;
        let is_of_its_own = by != magic::R601_2C && !REFUSED_PAYMENTS.contains(&by);
        (is_begun && is_of_its_own && !parting.goes_on).then_some(parting.at)
    }

    /// The place of the event where a claim acts while a spell or ability is announced or an attack is paid for: where the first
    /// target is chosen, if there is none without the claim; where mana comes by the claim or is spent, if without it the
    /// payment is another one or not possible.
    fn place_in_announcement(&self, parting: &Parting) -> Option<usize> {
        let ends = |told: &ToldEvent| match told.event {
            Deed::BeginStep(..) | Deed::Cast(..) | Deed::Note(Note::Passed(_)) => true,
            Deed::Activate(..) => !told.is_of_mana_ability,
            _ => false,
        };
        let announced = || (parting.at..self.told.len()).take_while(|&place| !ends(&self.told[place]));
        let is_lacking = |rules: &[RuleId]| parting.refused.is_some_and(|(_, by)| rules.contains(&by));
        let begun = self.told.get(parting.at)?;
        let number = magic::number(parting.rule);
        let is_way_to_cast = || self.told.iter().any(|told| told.cast_for.is_some_and(|of| is_rule_of(of, number)));
        let is_paid = match begun.event {
            Deed::Target(..) => return Some(parting.at),
            Deed::Move(Move { to: Zone::Stack, .. }) if parting.goes_on => return None,
            Deed::Move(Move { to: Zone::Stack, .. }) if is_lacking(&[magic::R601_2C]) && !is_way_to_cast() => {
                return announced().find(|&place| matches!(self.told[place].event, Deed::Target(..)));
            }
            Deed::Move(Move { to: Zone::Stack, .. }) => is_lacking(&REFUSED_PAYMENTS),
            _ => is_of_payment(begun),
        };
        let makes_mana = |place: &usize| is_of_payment(&self.told[*place]) && !is_spent(&self.told[*place]);
        let by_claim = self.places_citing(parting.rule).find(|&place| place >= parting.at).filter(makes_mana);
        let is_result = |place: &usize| match by_claim {
            Some(from) => place >= &from && matches!(self.told[*place].event, Deed::AddMana { .. }),
            None => is_spent(&self.told[*place]),
        };
        if is_paid { announced().find(is_result) } else { None }
    }

    /// The place of the event where a claim acts, given where the game without it parts from the one with it.
    fn place_of_parting(&self, parting: &Parting, is_shown: impl Fn(&ToldEvent) -> bool) -> Option<usize> {
        if parting.goes_on && self.is_begun_instead(parting) {
            return Some(parting.at);
        }
        if parting.goes_on {
            return self.shown_before(parting.at, &is_shown);
        }
        let ends_here = |told: &ToldEvent| matches!(told.event, Deed::Note(Note::Passed(_)));
        let mut later = (parting.at..self.told.len()).take_while(|&place| !ends_here(&self.told[place]));
        let later = later.find(|&place| is_shown(&self.told[place]));
        // An event without a sentence is a result of the sentence before it and has no part in the next action of a player.
        let is_apt = |&place: &usize| place == parting.at || !is_routine(&self.told[place]);
        later.filter(is_apt).or_else(|| self.shown_before(parting.at, &is_shown)).or(later)
    }

    /// Whether a step begins where a game parts from the one without a rule, others are skipped, and the rule is a reason.
    fn is_begun_instead(&self, parting: &Parting) -> bool {
        let Some(Deed::BeginStep(..)) = self.told.get(parting.at).map(|told| told.event) else { return false };
        let skips = |event: &Deed| matches!(event, Deed::Note(Note::EndsTurn(_) | Note::EndsCombatPhase(_)));
        let mut of_step = self.told[..parting.at].iter().rev().map(|told| &told.event);
        let is_skipped = of_step.by_ref().take_while(|event| !matches!(event, Deed::BeginStep(..))).any(skips);
        is_skipped && self.entries[parting.at].reasons().any(|citation| citation.rule == parting.rule)
    }

    /// The last event before a place that has a sentence and is not [routine](is_routine), or the beginning of the step at
    /// hand, if nothing has happened in it.
    fn shown_before(&self, place: usize, is_shown: impl Fn(&ToldEvent) -> bool) -> Option<usize> {
        let mut has_happened = false;
        let mut before = (0..place.min(self.told.len())).rev().filter(|&place| is_shown(&self.told[place]));
        before.find(|&place| {
            let told = &self.told[place];
            let is_empty_step = matches!(told.event, Deed::BeginStep(..)) && !has_happened;
            has_happened = true;
            is_empty_step || !is_routine(told)
        })
    }

    /// The spell or ability that is cast or activated with the mana of an event, where an event makes or spends mana.
    fn result_paid_for(&self, place: usize) -> Option<usize> {
        let mut behind = (place..self.told.len()).skip_while(|&place| is_of_payment(&self.told[place]));
        let result = behind.next().filter(|&result| result > place)?;
        matches!(self.told[result].event, Deed::Cast(..) | Deed::Activate(..)).then(|| self.begun(result))
    }

    /// The place at which an event is told: of an activation, the one where it begins.
    fn begun(&self, place: usize) -> usize {
        self.order.activations.iter().find(|&(_, &of)| of == place).map_or(place, |(&begun, _)| begun)
    }

    /// Adds the claims that are shown with an event.
    pub(crate) fn add_claims_shown_at(&self, place: usize, numbers: &mut Vec<Number>) {
        let shown = self.claim_places.iter().filter(|(_, places)| places.contains(&place));
        add_new(numbers, shown.map(|(&number, _)| number));
    }

    /// Adds the claims that are shown with an attempt, because they help to forbid it.
    pub(crate) fn add_claims_of_refusal(&self, attempt: &RefusedAttempt, numbers: &mut Vec<Number>) {
        let claims = self.claims_of_refusals.iter().filter(|(_, line)| *line == attempt.line);
        add_new(numbers, claims.map(|&(number, _)| number));
    }

    /// The numbers of the rules that made an event happen, in the order they applied, each once.
    pub(crate) fn numbers(&self, place: usize) -> Vec<Number> {
        let mut numbers = self.applied(place);
        numbers.retain(|number| match self.claim_places.get(number) {
            Some(places) => places.contains(&place),
            None => !self.is_chosen_before(place, *number),
        });
        self.add_claims_shown_at(place, &mut numbers);
        numbers
    }

    /// The same, without regard to claims that are shown elsewhere.
    fn applied(&self, place: usize) -> Vec<Number> {
        if let Some(&target) = self.order.targeting.get(&place) {
            // Its targets are chosen while it is put onto the stack.
            let mut numbers = self.cited(target);
            let first = numbers.iter().position(|&number| is_about_targets(number)).unwrap_or(0);
            numbers.truncate(first);
            add_new(&mut numbers, self.cited(place));
            return numbers;
        }
        let mut numbers = self.cited(place);
        if let Some(&activated) = self.order.activations.get(&place) {
            add_new(&mut numbers, self.cited(activated));
        }
        if self.order.targeted.contains(&self.told[place].group) {
            let first = numbers.iter().position(|&number| is_about_targets(number)).unwrap_or(0);
            numbers.drain(..first);
        }
        numbers
    }

    /// The places of the events for which a rule is cited. What put the position on the table counts only for claims that
    /// are cited nowhere else.
    fn places_citing(&self, rule: RuleId) -> impl Iterator<Item = usize> {
        let set_up = if self.claims_of_set_up.contains(&rule) { 0 } else { self.set_up };
        places_citing(self.entries, set_up, rule).filter(|&place| place < self.told.len())
    }

    /// The numbers of the rules that were cited for an event. Of those cited while the position was set up, only claims of
    /// the scenario that apply nowhere else are included.
    fn cited(&self, place: usize) -> Vec<Number> {
        let set_up = if self.told[place].group == 0 { self.set_up } else { 0 };
        let shown = self.entries[place]
            .citations()
            .enumerate()
            .filter(|(cited, citation)| *cited >= set_up || self.claims_of_set_up.contains(&citation.rule));
        let mut numbers = Vec::new();
        add_new(&mut numbers, shown.map(|(_, citation)| magic::number(citation.rule)));
        numbers
    }
}

/// Adds the numbers that a list does not have yet.
pub(crate) fn add_new(numbers: &mut Vec<Number>, more: impl IntoIterator<Item = Number>) {
    for number in more {
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
}

/// The places of the events for which a rule is cited, apart from the first citations of the first event, by which the
/// position was set up.
fn places_citing(entries: &[Entry], set_up: usize, rule: RuleId) -> impl Iterator<Item = usize> {
    let mut is_cited = false;
    entries.iter().enumerate().filter_map(move |(place, entry)| {
        // Events of a group share their citations, which are many where the group is large.
        if place == 0 || !entries[place - 1].shares_citations_with(entry) {
            let skipped = if place == 0 { set_up } else { 0 };
            is_cited = entry.citations().skip(skipped).any(|citation| citation.rule == rule);
        }
        let is_later = || entry.later_citations().iter().any(|citation| citation.rule == rule);
        (is_cited || is_later()).then_some(place)
    })
}

/// Whether an event is one of those at which rules are asked that it has nothing to do with: what may be done next depends
/// on them, or what is on the battlefield then.
const fn is_routine(told: &ToldEvent) -> bool {
    match &told.event {
        Deed::Activate(..) | Deed::Tap(_) => told.is_of_mana_ability,
        Deed::BeginTurn(_)
        | Deed::BeginStep(..)
        | Deed::Target(..)
        | Deed::AddMana { .. }
        | Deed::CommitCrime(_)
        | Deed::Move(Move { to: Zone::Stack, .. })
        | Deed::Note(Note::Passed(_) | Note::BeginsActivation(..) | Note::TriggerStacked(..) | Note::ManaSpent(..)) => {
            true
        }
        event => is_last_of_resolution(event),
    }
}

/// Whether an event makes or spends mana.
const fn is_of_payment(told: &ToldEvent) -> bool {
    match told.event {
        Deed::Tap(_) | Deed::AddMana { .. } | Deed::Note(Note::ManaSpent(..)) => true,
        Deed::Activate(..) | Deed::Note(Note::BeginsActivation(..)) => told.is_of_mana_ability,
        _ => false,
    }
}

/// Whether mana is spent.
const fn is_spent(told: &ToldEvent) -> bool {
    matches!(told.event, Deed::Note(Note::ManaSpent(.., 1..)))
}

/// Whether an event is the activation of an ability that uses the stack.
const fn is_activation(told: &ToldEvent) -> bool {
    let is_it = matches!(told.event, Deed::Activate(..) | Deed::Note(Note::BeginsActivation(..)));
    is_it && !told.is_of_mana_ability
}

/// Whether an event is the last step of the resolution of a spell.
const fn is_last_of_resolution(event: &Deed) -> bool {
    matches!(event, Deed::Move(Move { from: Zone::Stack, to: Zone::Graveyard, .. }))
}

/// Whether a rule is of the section of a keyword ability.
fn is_rule_of(keyword: Keyword, number: Number) -> bool {
    matches!(number, Number::Rule(702, section) | Number::Subrule(702, section, _) if section == u16::from(keyword.0))
}

/// Whether a rule is about the choice of targets.
fn is_about_targets(number: Number) -> bool {
    number.chapter() == Some(115) || number == magic::number(magic::R601_2C)
}

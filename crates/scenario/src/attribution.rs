//! The rule numbers that are shown with each event.
//!
//! A rule is cited where the engine asks it, which may be at an event that it has nothing to do with: what is legal next
//! depends on it, or a continuous effect that is computed anew. A claim of the scenario that is cited only there is shown
//! where the game without the rule comes out differently instead.

use vademecum_abilities::Zone;
use vademecum_machine::{Deed, Entry, Move, Note};
use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

use crate::{
    model::Scenario,
    report::{RefusedAttempt, Report},
    telling::TellingOrder,
    told::ToldEvent,
};

/// The rules behind the events of a run.
pub(crate) struct Attribution<'r> {
    pub(crate) told: &'r [ToldEvent],
    entries: &'r [Entry],
    pub(crate) order: TellingOrder,
    /// Number of the first event's citations that only put the position on the table.
    set_up: usize,
    /// The claims of the scenario that only putting the position on the table cites.
    claims_of_set_up: Vec<RuleId>,
    /// The claims that are shown where the game without them comes out differently, with the places of those events.
    moved_claims: Vec<(Number, usize)>,
    /// The claims that are cited at other events than the one where the game without them comes out differently, with the
    /// places of that event: it shows them as well.
    claims_of_partings: Vec<(Number, usize)>,
    /// The claims that are shown with an attempt that they help to forbid, with the lines of those attempts.
    claims_of_refusals: Vec<(Number, usize)>,
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
        let (mut moved_claims, mut claims_of_partings, mut claims_of_refusals) = (Vec::new(), Vec::new(), Vec::new());
        let attribution = Attribution {
            told: &report.told,
            entries,
            order: TellingOrder::new(&report.told, entries),
            set_up: report.set_up,
            claims_of_set_up,
            moved_claims: Vec::new(),
            claims_of_partings: Vec::new(),
            claims_of_refusals: Vec::new(),
        };
        let is_shown = |place: &usize| {
            is_told(&report.told[*place]) && !matches!(report.told[*place].event, Deed::Note(Note::Passed(_)))
        };
        for &claim in &scenario.claims {
            let number = magic::number(claim);
            let parting = report.partings.iter().find(|(rule, _)| *rule == claim).map(|&(_, parting)| parting);
            let parts_at = parting.and_then(|parting| {
                let later = (parting..report.told.len()).find(&is_shown);
                later.or_else(|| (0..parting.min(report.told.len())).rev().find(&is_shown))
            });
            if attribution.is_shown_aptly(claim, &is_told) {
                let is_telling = |place: &usize| !is_routine(&report.told[*place].event);
                claims_of_partings.extend(parts_at.filter(is_telling).map(|place| (number, place)));
                continue;
            }
            let is_refused_by = |attempt: &&RefusedAttempt| {
                attempt.rule == claim || parting.is_some_and(|parting| attempt.begins_at(parting))
            };
            if let Some(attempt) = report.refused.iter().find(is_refused_by) {
                claims_of_refusals.push((number, attempt.line));
                continue;
            }
            let place = match parts_at {
                Some(place) => Some(attribution.result_paid_for(place).unwrap_or_else(|| attribution.begun(place))),
                None => {
                    places_citing(entries, report.set_up, claim).find_map(|place| attribution.result_paid_for(place))
                }
            };
            moved_claims.extend(place.map(|place| (number, place)));
        }
        Attribution { moved_claims, claims_of_partings, claims_of_refusals, ..attribution }
    }

    /// The spell or ability that is cast or activated with the mana of an event, where an event makes or spends mana.
    fn result_paid_for(&self, place: usize) -> Option<usize> {
        let is_of_payment = |told: &ToldEvent| match told.event {
            Deed::Tap(_) | Deed::AddMana { .. } | Deed::Note(Note::ManaSpent(..)) => true,
            Deed::Activate(..) | Deed::Note(Note::BeginsActivation(..)) => told.is_of_mana_ability,
            _ => false,
        };
        let mut behind = (place..self.told.len()).skip_while(|&place| is_of_payment(&self.told[place]));
        let result = behind.next().filter(|&result| result > place)?;
        matches!(self.told[result].event, Deed::Cast(..) | Deed::Activate(..)).then(|| self.begun(result))
    }

    /// The place where an event is told. An activation is told where it begins.
    fn begun(&self, place: usize) -> usize {
        self.order.activations.iter().find(|&(_, &of)| of == place).map_or(place, |(&begun, _)| begun)
    }

    /// Whether a rule is cited at an event that is told and is not one of those at which any rule may be asked.
    fn is_shown_aptly(&self, rule: RuleId, is_told: impl Fn(&ToldEvent) -> bool) -> bool {
        let set_up = if self.claims_of_set_up.contains(&rule) { 0 } else { self.set_up };
        places_citing(self.entries, set_up, rule)
            .filter_map(|place| self.told.get(place))
            .any(|told| !is_routine(&told.event) && is_told(told))
    }

    /// Adds the claims that are shown with an event because the game without them comes out differently there.
    pub(crate) fn add_moved_claims(&self, place: usize, numbers: &mut Vec<Number>) {
        let moved = self.moved_claims.iter().chain(&self.claims_of_partings).filter(|(_, at)| *at == place);
        add_new(numbers, moved.map(|&(number, _)| number));
    }

    /// Adds the claims that are shown with an attempt, because they help to forbid it.
    pub(crate) fn add_claims_of_refusal(&self, attempt: &RefusedAttempt, numbers: &mut Vec<Number>) {
        let claims = self.claims_of_refusals.iter().filter(|(_, line)| *line == attempt.line);
        add_new(numbers, claims.map(|&(number, _)| number));
    }

    /// The numbers of the rules that made an event happen, in the order they applied, each once.
    pub(crate) fn numbers(&self, place: usize) -> Vec<Number> {
        let mut numbers = self.applied(place);
        numbers.retain(|&number| {
            let is_of_refusal = self.claims_of_refusals.iter().any(|&(claim, _)| claim == number);
            !is_of_refusal && self.moved_claims.iter().all(|&(moved, at)| moved != number || at == place)
        });
        self.add_moved_claims(place, &mut numbers);
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
fn add_new(numbers: &mut Vec<Number>, more: impl IntoIterator<Item = Number>) {
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
const fn is_routine(event: &Deed) -> bool {
    match event {
        Deed::BeginTurn(_) | Deed::BeginStep(..) | Deed::Tap(_) | Deed::Target(..) | Deed::Note(Note::Passed(_)) => {
            true
        }
        Deed::Move(Move { from, to, .. }) => matches!((from, to), (Zone::Stack, Zone::Graveyard)),
        _ => false,
    }
}

/// Whether a rule is about the choice of targets.
fn is_about_targets(number: Number) -> bool {
    number.chapter() == Some(115) || number == magic::number(magic::R601_2C)
}

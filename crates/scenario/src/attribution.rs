//! The rule numbers that are shown with each event.
//!
//! A rule is cited where the engine asks it, which may be at an event that it has nothing to do with: what is legal next
//! depends on it, or a continuous effect that is computed anew. A claim of the scenario that is cited only there is shown
//! where the game without the rule comes out differently instead.

use vademecum_abilities::Zone;
use vademecum_machine::{Deed, Entry, Move, Note};
use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

use crate::{model::Scenario, report::Report, telling::TellingOrder, told::ToldEvent};

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
            moved_claims: Vec::new(),
        };
        for &(rule, parting) in report.partings.iter().filter(|(rule, _)| scenario.claims.contains(rule)) {
            if !attribution.is_shown_aptly(rule, &is_told)
                && let Some(place) = (parting..report.told.len()).find(|&place| is_told(&report.told[place]))
            {
                attribution.moved_claims.push((magic::number(rule), place));
            }
        }
        attribution
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
        for &(number, _) in self.moved_claims.iter().filter(|(_, at)| *at == place) {
            if !numbers.contains(&number) {
                numbers.push(number);
            }
        }
    }

    /// The numbers of the rules that made an event happen, in the order they applied, each once.
    pub(crate) fn numbers(&self, place: usize) -> Vec<Number> {
        let mut numbers = self.applied(place);
        numbers.retain(|&number| self.moved_claims.iter().all(|&(moved, at)| moved != number || at <= place));
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
            for number in self.cited(place) {
                if !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
            return numbers;
        }
        let mut numbers = self.cited(place);
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
        let mut numbers = Vec::new();
        for (cited, citation) in self.entries[place].citations().enumerate() {
            let number = magic::number(citation.rule);
            if (cited >= set_up || self.claims_of_set_up.contains(&citation.rule)) && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        numbers
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

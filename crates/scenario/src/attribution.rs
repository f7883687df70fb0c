//! The rule numbers that are shown with each event.

use vademecum_machine::Entry;
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
}

impl<'r> Attribution<'r> {
    pub(crate) fn new(scenario: &'r Scenario, report: &'r Report, entries: &'r [Entry]) -> Attribution<'r> {
        let mut claims_of_set_up = scenario.claims.clone();
        for (place, entry) in entries.iter().enumerate() {
            // Events of a group share their citations, which are many where the group is large.
            let is_shared = place > 0 && entries[place - 1].shares_citations_with(entry);
            let laid_out = if place == 0 { report.set_up } else { 0 };
            claims_of_set_up.retain(|&claim| {
                let is_played = if is_shared {
                    entry.later_citations().iter().any(|citation| citation.rule == claim)
                } else {
                    entry.citations().skip(laid_out).any(|citation| citation.rule == claim)
                };
                !is_played
            });
        }
        Attribution {
            told: &report.told,
            entries,
            order: TellingOrder::new(&report.told, entries),
            set_up: report.set_up,
            claims_of_set_up,
        }
    }

    /// The numbers of the rules that made an event happen, in the order they applied, each once.
    pub(crate) fn numbers(&self, place: usize) -> Vec<Number> {
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

/// Whether a rule is about the choice of targets.
fn is_about_targets(number: Number) -> bool {
    number.chapter() == Some(115) || number == magic::number(magic::R601_2C)
}

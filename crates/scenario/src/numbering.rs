//! Numbers by which the story of a run tells permanents and spells of one name apart.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_abilities::{CardId, Type, Zone};
use vademecum_machine::{Deed, ObjectId, State};

use crate::{model::Scenario, report::Report};

/// The permanents and spells of a run, and which of several of one name each is.
#[derive(Default)]
pub(crate) struct NumberedObjects<'s> {
    /// The places among those of one name, from 1, of the objects that share their name.
    pub(crate) numbers: BTreeMap<ObjectId, usize>,
    /// The number of places of each name that several objects share.
    places: BTreeMap<&'s str, usize>,
    /// The names of the objects that are told apart by numbers, if need be: not of lands, unless the scenario does so.
    seen: BTreeMap<ObjectId, &'s str>,
}

impl<'s> NumberedObjects<'s> {
    pub(crate) fn new(scenario: &'s Scenario, report: &Report) -> Self {
        let Some(last) = &report.state else { return NumberedObjects::default() };
        let cards = &scenario.arrangement.setup.cards;
        let names_told_apart = scenario.final_names().chain(scenario.chosen_names()).filter(|name| name.nth.is_some());
        let told_apart: BTreeSet<CardId> = names_told_apart.flat_map(|name| name.cards.iter().copied()).collect();
        let is_seen = |zone: Zone, card: CardId| match zone {
            Zone::Battlefield | Zone::Stack => true,
            Zone::Graveyard | Zone::Exile => told_apart.contains(&card),
            _ => false,
        };
        let in_state = |state: &State| -> Vec<ObjectId> {
            state.objects().filter(|(_, object)| is_seen(object.zone, object.card)).map(|(id, _)| id).collect()
        };
        let mut ids: BTreeSet<ObjectId> = report.laid_out.as_ref().map(in_state).into_iter().flatten().collect();
        ids.extend(in_state(last));
        ids.extend(report.told.iter().filter_map(|told| match told.event {
            Deed::Move(moved) if is_seen(moved.to, last.object(moved.object).card) => Some(moved.object),
            _ => None,
        }));
        let name_of = |id: ObjectId| cards.values(cards.front(last.object(id).card)).name.as_str();
        let is_numbered = |id: &ObjectId| {
            let card = last.object(*id).card;
            let is_land = cards.values(cards.front(card)).types.has(Type::Land);
            !is_land || told_apart.contains(&card)
        };
        let seen: BTreeMap<ObjectId, &str> =
            ids.iter().copied().filter(is_numbered).map(|id| (id, name_of(id))).collect();
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        seen.values().for_each(|name| *counts.entry(name).or_default() += 1);
        let mut numbers = BTreeMap::new();
        let mut places: BTreeMap<&str, usize> = BTreeMap::new();
        // What has ceased to exist is counted behind what is there.
        let gone = ids.iter().copied().filter(|id| last.object(*id).zone == Zone::Outside);
        for id in last.objects().map(|(id, _)| id).chain(gone) {
            let name = name_of(id);
            if counts.get(name).is_some_and(|&count| count > 1) {
                let place = places.entry(name).or_default();
                *place += 1;
                numbers.insert(id, *place);
            }
        }
        NumberedObjects { numbers, places, seen }
    }

    /// The numbers for a run that is shown next to another run, whose objects are given: objects of both keep the numbers of
    /// the other run, and those of this run alone follow.
    pub(crate) fn number_beside(self, known: NumberedObjects<'_>) -> BTreeMap<ObjectId, usize> {
        let mut only_here: BTreeMap<&str, Vec<ObjectId>> = BTreeMap::new();
        for (id, name) in self.seen {
            if known.seen.get(&id) != Some(&name) {
                only_here.entry(name).or_default().push(id);
            }
        }
        let mut numbers = known.numbers;
        for (name, ids) in only_here {
            let seen_there = || known.seen.values().filter(|&&of| of == name).count();
            let there = known.places.get(name).copied().unwrap_or_else(seen_there);
            let is_alone = there + ids.len() == 1;
            for (id, place) in ids.into_iter().zip(there + 1..) {
                if is_alone {
                    numbers.remove(&id);
                } else {
                    numbers.entry(id).or_insert(place);
                }
            }
        }
        numbers
    }
}

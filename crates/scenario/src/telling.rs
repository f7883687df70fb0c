//! The order in which events are told: what causes others comes before them. Engines note an action when it is done, after
//! all that it did.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use vademecum_abilities::{Action, KeywordDeed, Zone};
use vademecum_machine::{Deed, Entry, Note, ObjectId, Subject};
use vademecum_rule_ids::magic;
use vademecum_vocab::{Number, RuleId};

use crate::told::ToldEvent;

/// Maximum number of events by which an event is moved forward or back in the telling.
const MAX_EVENTS_MOVED: usize = 64;

/// Which events are told before others that happened before them or after others that happened after them, by their places.
#[derive(Debug, Default)]
pub(crate) struct TellingOrder {
    /// By the place of the first event that they are told before.
    before: BTreeMap<usize, Vec<usize>>,
    /// By the place of the last event that they are told after.
    after: BTreeMap<usize, Vec<usize>>,
    /// Those events, and the ones that are not told because another says as much.
    moved: BTreeSet<usize>,
    /// The triggered abilities that are put onto the stack, each with the first choice of its targets, by their places.
    pub(crate) targeting: BTreeMap<usize, usize>,
    /// The groups of those first choices.
    pub(crate) targeted: BTreeSet<usize>,
    /// The beginnings of activations, each with the event by which the ability is activated, by their places.
    pub(crate) activations: BTreeMap<usize, usize>,
}

impl TellingOrder {
    pub(crate) fn new(told: &[ToldEvent], entries: &[Entry]) -> TellingOrder {
        let mut order = TellingOrder::default();
        for place in 0..told.len().min(entries.len()) {
            order.place_event(told, entries, place);
        }
        order
    }

    fn place_event(&mut self, told: &[ToldEvent], entries: &[Entry], place: usize) {
        if is_left_dead(told, place) || is_not_resolved(told, place) {
            self.moved.insert(place);
            return;
        }
        let first = match &told[place].event {
            &Deed::PlayLand(_, land) => {
                let is_move = |event: &Deed| matches!(event, Deed::Move(moved) if moved.object == land);
                first_in_a_row(told, place, |event| is_move(event) || is_trigger(event), is_move)
            }
            &Deed::Activate(player, source, ability) => {
                let begins = Deed::Note(Note::BeginsActivation(player, source, ability));
                let begun = (0..place).rev().find(|&earlier| told[earlier].event == begins);
                if let Some(begun) = begun {
                    self.activations.insert(begun, place);
                    self.moved.insert(place);
                    return;
                }
                None
            }
            Deed::Attack(..) => {
                let is_tap = |event: &Deed| matches!(event, Deed::Tap(_));
                first_in_a_row(told, place, |event| is_tap(event) || matches!(event, Deed::Attack(..)), is_tap)
            }
            // It goes somewhere else at the same time.
            &Deed::Unattach(id) => (told[place].group..place)
                .find(|&earlier| matches!(told[earlier].event, Deed::Move(moved) if moved.object == id)),
            &Deed::Note(Note::TriggerStacked(_, source)) => {
                let is_target = |event: &Deed| matches!(event, Deed::Target(id, _) if *id == source);
                let is_in_row = |event: &Deed| is_target(event) || is_trigger(event);
                let first = first_in_a_row(told, place, is_in_row, is_target);
                if let Some(first) = first {
                    self.targeting.insert(place, first);
                    self.targeted.insert(told[first].group);
                }
                first
            }
            Deed::Act(acted) => match acted.action {
                KeywordDeed::PlaneswalksAway => {
                    let is_turned = |event: &Deed| {
                        matches!(event, Deed::Note(Note::TurnedUpInCommandZone(_) | Note::PutBackOnDeck(_)))
                    };
                    first_in_a_row(told, place, |event| is_turned(event) || matches!(event, Deed::Act(_)), is_turned)
                }
                KeywordDeed::Action(Action(section)) => first_of_action(told, entries, place, section),
                _ => None,
            },
            &Deed::Prevent { source, to, .. } => first_damage_of(told, place, source.id, to),
            // What is revealed as it is drawn is noted first.
            &Deed::Note(Note::Drew(_, card)) => {
                let is_of_card = |event: &Deed| match event {
                    Deed::Note(Note::Revealed(id)) => *id == card,
                    Deed::Move(moved) => moved.object == card && moved.to == Zone::Hand,
                    _ => false,
                };
                first_in_a_row(told, place, is_of_card, is_of_card)
            }
            _ => None,
        };
        if let Some(first) = first {
            self.before.entry(first).or_default().push(place);
            self.moved.insert(place);
        } else if let Some(last) = self.cause_behind(told, entries, place) {
            let after = self.after.entry(last).or_default();
            // What triggers comes after everything else that the event led to.
            let at = if is_trigger(&told[place].event) {
                after.len()
            } else {
                after.iter().position(|&other| is_trigger(&told[other].event)).unwrap_or(after.len())
            };
            after.insert(at, place);
            self.moved.insert(place);
        }
    }

    /// The last event of those that caused an event, if they happened after it.
    fn cause_behind(&self, told: &[ToldEvent], entries: &[Entry], place: usize) -> Option<usize> {
        match told[place].event {
            Deed::Note(Note::Triggered(..)) => {
                let is_with_others = || {
                    let earlier = place.checked_sub(1);
                    earlier.is_some_and(|earlier| self.moved.contains(&earlier) && is_trigger(&told[earlier].event))
                };
                let says_so = |number: Number| matches!(number, Number::Subrule(603, 10, _));
                let is_found_before = entries[place].citations().any(|citation| says_so(magic::number(citation.rule)));
                let looks_back = is_found_before || is_with_others();
                let looked_back_on = looks_back.then(|| last_of_group_behind(told, place, is_looked_back_on)).flatten();
                looked_back_on
                    .or_else(|| entering_behind(told, entries, place))
                    .or_else(|| end_of_what_triggers(told, entries, place))
            }
            Deed::Note(Note::LeftCombat(id)) => last_of_group_behind(told, place, |event| match event {
                Deed::Move(moved) => moved.object == id,
                Deed::PhaseOut(out, _) | Deed::LoseControl(out, _) => *out == id,
                _ => false,
            }),
            // What enters attacking or blocking is noted before it enters.
            Deed::Note(Note::JoinedCombat(id)) => last_of_group_behind(
                told,
                place,
                |event| matches!(event, Deed::Move(moved) if moved.object == id && moved.to == Zone::Battlefield),
            ),
            // 611.2b: it ends as what it depends on leaves.
            Deed::Note(Note::TookControl(..)) if cites(&entries[place], magic::R611_2B) => {
                last_of_group_behind(told, place, is_looked_back_on)
            }
            Deed::Act(_) if cites(&entries[place], magic::R702_131B) => last_of_group_behind(told, place, enters),
            // What phases in with what it is attached to is noted first.
            Deed::PhaseIn(_) if told.get(place + 1).is_some_and(|next| next.group > place) => {
                last_of_group_behind(told, place, |event| matches!(event, Deed::PhaseIn(_)))
            }
            _ => None,
        }
    }

    /// Whether any event of a range of places is told at its turn, or others with it.
    pub(crate) fn tells(&self, mut places: Range<usize>) -> bool {
        places.any(|place| self.told_at(place).next().is_some())
    }

    /// The places of the events that are told next, where it is the turn of the event at a place.
    pub(crate) fn told_at(&self, place: usize) -> impl Iterator<Item = usize> {
        let itself = (!self.moved.contains(&place)).then_some(place);
        let [before, after] = [&self.before, &self.after].map(|of| of.get(&place).into_iter().flatten().copied());
        before.chain(itself).chain(after)
    }
}

/// Whether an event is that an ability triggers.
const fn is_trigger(event: &Deed) -> bool {
    matches!(event, Deed::Note(Note::Triggered(..)))
}

/// Whether abilities that trigger on an event are found before it happens (603.10).
const fn is_looked_back_on(event: &Deed) -> bool {
    match event {
        Deed::Move(moved) => matches!(moved.from, Zone::Battlefield),
        Deed::Act(acted) => matches!(acted.action, KeywordDeed::PlaneswalksAway),
        Deed::Unattach(_) | Deed::PhaseOut(..) | Deed::LoseControl(..) | Deed::Counter(_) | Deed::Lose(..) => true,
        _ => false,
    }
}

/// Where an ability triggers on what a player does with a card, or on damage, the last event of what follows from that: a
/// card that is discarded goes to a graveyard, a player who is dealt damage loses life.
fn end_of_what_triggers(told: &[ToldEvent], entries: &[Entry], place: usize) -> Option<usize> {
    let on = places_before(place).find(|&earlier| !is_trigger(&told[earlier].event))?;
    match told[on].event {
        Deed::Damage { .. } => {
            let behind = (place + 1..told.len().min(entries.len())).take(MAX_EVENTS_MOVED);
            let results = behind.take_while(|&later| {
                is_trigger(&told[later].event) || is_result_of_damage(&told[later].event, &entries[later])
            });
            results.filter(|&later| !is_trigger(&told[later].event)).last()
        }
        Deed::Discard(_, id) | Deed::Sacrifice(_, id) | Deed::Destroy(id, _) => {
            last_of_group_behind(told, place, |event| matches!(event, Deed::Move(moved) if moved.object == id))
        }
        _ => None,
    }
}

/// Whether an event is of a kind that damage can result in (120.3).
pub(crate) const fn may_result_from_damage(event: &Deed) -> bool {
    matches!(event, Deed::LoseLife(..) | Deed::GainLife(..) | Deed::PutCounters(..) | Deed::RemoveCounters(..))
}

/// Whether an event is what damage does to whom it is dealt, or to the player who has the source (120.3).
fn is_result_of_damage(event: &Deed, entry: &Entry) -> bool {
    let says_so = |number: Number| matches!(number, Number::Subrule(120, 3, _) | Number::Subrule(702, 15, _));
    may_result_from_damage(event) && entry.citations().any(|citation| says_so(magic::number(citation.rule)))
}

/// Whether an event has a rule among its reasons.
fn cites(entry: &Entry, rule: RuleId) -> bool {
    entry.citations().any(|citation| citation.rule == rule)
}

/// Whether an event is that an object enters the battlefield.
const fn enters(event: &Deed) -> bool {
    matches!(event, Deed::Move(moved) if matches!(moved.to, Zone::Battlefield))
}

/// Whether an event is the removal from combat of a creature that goes to a graveyard at the same time.
fn is_left_dead(told: &[ToldEvent], place: usize) -> bool {
    let Deed::Note(Note::LeftCombat(id)) = told[place].event else { return false };
    let dies = |event: &Deed| {
        matches!(event, Deed::Move(moved)
            if moved.object == id && moved.from == Zone::Battlefield && moved.to == Zone::Graveyard)
    };
    let leaves = |event: &Deed| {
        matches!(event, Deed::Move(_) | Deed::Unattach(_) | Deed::Note(Note::LeftCombat(_) | Note::Triggered(..)))
    };
    let mut before = places_before(place).take_while(|&earlier| leaves(&told[earlier].event));
    before.any(|earlier| dies(&told[earlier].event)) || last_of_group_behind(told, place, dies).is_some()
}

/// Whether a spell or ability begins to resolve that does not resolve after all, which is told instead (608.2a, 608.2b).
fn is_not_resolved(told: &[ToldEvent], place: usize) -> bool {
    let Deed::Note(Note::Resolving(id)) = told[place].event else { return false };
    let next = told.get(place + 1).map(|next| next.event);
    matches!(next, Some(Deed::Note(Note::Fizzled(other) | Note::TriggerRemoved(_, other))) if other == id)
}

/// The permanents whose entering an ability triggers on, where they are noted after it (603.6a).
fn entering_behind(told: &[ToldEvent], entries: &[Entry], place: usize) -> Option<usize> {
    let on = places_before(place).find(|&earlier| !is_trigger(&told[earlier].event));
    let is_noted = on.is_some_and(|on| enters(&told[on].event));
    (!is_noted && cites(&entries[place], magic::R603_6A)).then(|| last_of_group_behind(told, place, enters)).flatten()
}

/// The damage that a source still deals, before which it is told that other damage of the source is prevented: damage to the
/// same player or permanent, or else the first of those dealt at the same time.
fn first_damage_of(told: &[ToldEvent], place: usize, from: ObjectId, to: Subject) -> Option<usize> {
    let is_of_damage = |event: &Deed| {
        may_result_from_damage(event)
            || is_trigger(event)
            || matches!(event, Deed::Damage { .. } | Deed::Prevent { .. })
    };
    let row = || places_before(place).take_while(|&earlier| is_of_damage(&told[earlier].event));
    let deals = |earlier: usize, to_whom: Option<Subject>| match told[earlier].event {
        Deed::Damage { source, to, .. } => source.id == from && to_whom.is_none_or(|whom| whom == to),
        _ => false,
    };
    let same = row().find(|&earlier| deals(earlier, Some(to)));
    same.or_else(|| row().filter(|&earlier| deals(earlier, None)).last())
}

/// The last event of the first group behind an event, notes aside, if one of its events is the cause.
fn last_of_group_behind(told: &[ToldEvent], place: usize, is_cause: impl Fn(&Deed) -> bool) -> Option<usize> {
    let mut behind = told.iter().enumerate().skip(place + 1).take(MAX_EVENTS_MOVED);
    let (first, _) = behind.find(|(_, told)| !matches!(told.event, Deed::Note(_)))?;
    let group = told[first].group;
    let is_in_group = |&(_, told): &(usize, &ToldEvent)| told.group == group;
    let last = told.iter().enumerate().skip(first).take_while(is_in_group).last().map(|(last, _)| last)?;
    told[group..=last].iter().any(|told| is_cause(&told.event)).then_some(last)
}

/// The places before an event, from the last one on.
fn places_before(place: usize) -> impl Iterator<Item = usize> {
    (place.saturating_sub(MAX_EVENTS_MOVED)..place).rev()
}

/// The first effect among the events right before an event that belong to its row.
fn first_in_a_row(
    told: &[ToldEvent],
    place: usize,
    is_in_row: impl Fn(&Deed) -> bool,
    is_effect: impl Fn(&Deed) -> bool,
) -> Option<usize> {
    let row = places_before(place).take_while(|&earlier| is_in_row(&told[earlier].event));
    row.filter(|&earlier| is_effect(&told[earlier].event)).last()
}

/// The first event of a keyword action, by the rules of its section of chapter 701 that made it happen.
fn first_of_action(told: &[ToldEvent], entries: &[Entry], place: usize, section: u8) -> Option<usize> {
    let is_of_section = |number: Number| matches!(number, Number::Rule(701, rule) | Number::Subrule(701, rule, _) if rule == u16::from(section));
    let is_other = |event: &Deed| {
        matches!(
            event,
            Deed::Note(Note::Passed(_) | Note::Resolving(_)) | Deed::BeginStep(..) | Deed::BeginTurn(_) | Deed::Act(_)
        )
    };
    let earlier = places_before(place).take_while(|&earlier| !is_other(&told[earlier].event));
    earlier
        .filter(|&earlier| entries[earlier].citations().any(|citation| is_of_section(magic::number(citation.rule))))
        .last()
}

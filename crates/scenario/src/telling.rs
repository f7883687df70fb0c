//! The order in which events are told: what causes others comes before them. Engines note an action when it is done, after
//! all that it did.

use std::collections::{BTreeMap, BTreeSet};

use vademecum_abilities::{Action, CounterKind, KeywordDeed};
use vademecum_machine::{Deed, Entry, Note, ObjectId, Subject};
use vademecum_rule_ids::magic;
use vademecum_vocab::Number;

use crate::told::ToldEvent;

/// Maximum number of events that an event is told before.
const MAX_EVENTS_MOVED: usize = 64;

/// Which events are told before others that happened before them, by their places.
#[derive(Debug, Default)]
pub(crate) struct TellingOrder {
    /// By the place of the first event that they are told before.
    before: BTreeMap<usize, Vec<usize>>,
    moved: BTreeSet<usize>,
}

impl TellingOrder {
    pub(crate) fn new(told: &[ToldEvent], entries: &[Entry]) -> TellingOrder {
        let mut order = TellingOrder::default();
        for place in 0..told.len().min(entries.len()) {
            let first = match &told[place].event {
                &Deed::PlayLand(_, land) => {
                    let is_move = |event: &Deed| matches!(event, Deed::Move(moved) if moved.object == land);
                    first_in_a_row(told, place, is_move, is_move)
                }
                Deed::Activate(_, source, ..) => first_of_activation(told, place, *source),
                Deed::Attack(..) => {
                    let is_tap = |event: &Deed| matches!(event, Deed::Tap(_));
                    first_in_a_row(told, place, |event| is_tap(event) || matches!(event, Deed::Attack(..)), is_tap)
                }
                Deed::Act(acted) => match acted.action {
                    KeywordDeed::PlaneswalksTo | KeywordDeed::PlaneswalksAway | KeywordDeed::Encounters => {
                        let is_turned = |event: &Deed| {
                            matches!(event, Deed::Note(Note::TurnedUpInCommandZone(_) | Note::PutBackOnDeck(_)))
                        };
                        first_in_a_row(
                            told,
                            place,
                            |event| is_turned(event) || matches!(event, Deed::Act(_)),
                            is_turned,
                        )
                    }
                    KeywordDeed::Action(Action(section)) => first_of_action(told, entries, place, section),
                    _ => None,
                },
                _ => None,
            };
            if let Some(first) = first {
                order.before.entry(first).or_default().push(place);
                order.moved.insert(place);
            }
        }
        order
    }

    /// The places of the events that are told next, where it is the turn of the event at a place.
    pub(crate) fn told_at(&self, place: usize) -> impl Iterator<Item = usize> {
        let itself = (!self.moved.contains(&place)).then_some(place);
        self.before.get(&place).into_iter().flatten().copied().chain(itself)
    }
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

/// The first event of the activation of an ability: its targets are chosen and its costs are paid before it is activated
/// (602.2). `None` for a mana ability, and if there was nothing to choose or to pay.
fn first_of_activation(told: &[ToldEvent], place: usize, source: ObjectId) -> Option<usize> {
    if told.get(place + 1).is_some_and(|next| matches!(next.event, Deed::AddMana { .. })) {
        return None;
    }
    let (mut first, mut is_paid) = (None, false);
    for earlier in places_before(place) {
        let is_its_own = match told[earlier].event {
            Deed::Target(id, _) | Deed::Tap(id) if id == source => true,
            Deed::PutCounters(Subject::Object(id), CounterKind::Loyalty, ..)
            | Deed::RemoveCounters(Subject::Object(id), ..) => id == source,
            Deed::Note(Note::ManaSpent(..)) => {
                is_paid = true;
                true
            }
            // Mana that is made for it.
            Deed::AddMana { .. } | Deed::Tap(_) | Deed::Activate(..) if is_paid => true,
            _ => false,
        };
        if !is_its_own {
            break;
        }
        first = Some(earlier);
    }
    first
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

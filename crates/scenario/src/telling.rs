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

/// Maximum number of events that a keyword action consists of.
const MAX_BEGUN: usize = 256;

/// Scry (701.18).
const SCRY: Action = Action(18);

/// The sections of the keyword actions that a player or permanent has done only once the process is complete: explore, amass,
/// connive, the Ring tempts you, discover, manifest dread (701.40b, 701.44b).
const DONE_ONCE_COMPLETE: [u8; 6] = [40, 44, 47, 52, 55, 60];

/// Maximum number of events between the creation of a token and its entering.
const MAX_TOKENS: usize = 256;

/// Which events are told before others that happened before them or after others that happened after them, by their places.
#[derive(Debug, Default)]
pub(crate) struct TellingOrder {
    /// By the place of the first event that they are told before.
    before: BTreeMap<usize, Vec<usize>>,
    /// By the place of the last event that they are told after.
    after: BTreeMap<usize, Vec<usize>>,
    /// Those events, and the ones that are not told because another says as much.
    moved: BTreeSet<usize>,
    /// The events that are not told because another says as much.
    left_out: BTreeSet<usize>,
    /// The triggered abilities that are put onto the stack, each with the first choice of its targets, by their places.
    pub(crate) targeting: BTreeMap<usize, usize>,
    /// The groups of those first choices.
    pub(crate) targeted: BTreeSet<usize>,
    /// The beginnings of activations and keyword actions, each with the event by which the ability is activated or the action
    /// done, by their places.
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
        if is_left_dead(told, place) || is_not_resolved(told, place) || is_controlled_as_it_enters(told, place) {
            self.moved.insert(place);
            self.left_out.insert(place);
            return;
        }
        let first = match &told[place].event {
            &Deed::PlayLand(_, land) => {
                let is_move =
                    |event: &Deed| matches!(event, Deed::Move(moved) if moved.object == land && enters(event));
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
            Deed::Attack(..) | Deed::Block(..) => first_of_declaration(told, place),
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
            &Deed::Scry(player, _) => {
                if self.tell_where_begun(told, place, Note::Begins(SCRY, player)) {
                    return;
                }
                None
            }
            Deed::Act(acted) => match acted.action {
                KeywordDeed::Action(action @ Action(section)) if DONE_ONCE_COMPLETE.contains(&section) => {
                    self.leave_out_beginning(told, place, Note::Begins(action, acted.player));
                    return;
                }
                KeywordDeed::Action(action)
                    if self.tell_where_begun(told, place, Note::Begins(action, acted.player)) =>
                {
                    return;
                }
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
            // 310.8a: it is chosen as the battle enters, before anything triggers on that.
            Deed::Note(Note::BecameProtector(..)) => first_in_a_row(told, place, is_trigger, is_trigger),
            // What is chosen as a token enters is chosen before the token is there (614.12a).
            &Deed::Note(Note::Created(_, token)) => entering_of(told, place, token),
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

    /// Tells an event where it begins, if that is noted. Whether it is.
    fn tell_where_begun(&mut self, told: &[ToldEvent], place: usize, begins: Note) -> bool {
        let begun = (0..place).rev().take(MAX_BEGUN).find(|&earlier| told[earlier].event == Deed::Note(begins));
        let Some(begun) = begun.filter(|begun| !self.activations.contains_key(begun)) else { return false };
        self.activations.insert(begun, place);
        self.moved.insert(place);
        true
    }

    /// Leaves out that something begins which is told when it is done.
    fn leave_out_beginning(&mut self, told: &[ToldEvent], place: usize, begins: Note) {
        let begun = (0..place).rev().take(MAX_BEGUN).find(|&earlier| told[earlier].event == Deed::Note(begins));
        if let Some(begun) = begun {
            self.moved.insert(begun);
            self.left_out.insert(begun);
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
            // What becomes unattached because it leaves the battlefield (701.3d).
            Deed::Unattach(id) => last_of_group_behind(
                told,
                place,
                |event| matches!(event, Deed::Move(moved) if moved.object == id && moved.from == Zone::Battlefield),
            ),
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
            // What a permanent does whose coming or going is noted later.
            Deed::Note(Note::TookControl(_, id)) if !is_effect_that_began(told, place, id) => {
                last_of_group_behind(told, place, |event| match event {
                    Deed::Move(moved) => moved.object != id && [moved.from, moved.to].contains(&Zone::Battlefield),
                    Deed::Attach(..) => true,
                    _ => false,
                })
            }
            Deed::Act(_) if cites(&entries[place], magic::R702_131B) => last_of_group_behind(told, place, enters),
            // What phases in with what it is attached to is noted first.
            Deed::PhaseIn(_) if told.get(place + 1).is_some_and(|next| next.group > place) => {
                last_of_group_behind(told, place, |event| matches!(event, Deed::PhaseIn(_)))
            }
            _ => None,
        }
    }

    /// Whether an event is not told because another says as much.
    pub(crate) fn leaves_out(&self, place: usize) -> bool {
        self.left_out.contains(&place)
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

/// Whether an event is that a player gains control of a permanent as it enters, which says so (110.2b).
fn is_controlled_as_it_enters(told: &[ToldEvent], place: usize) -> bool {
    let Deed::Note(Note::TookControl(_, id)) = told[place].event else { return false };
    let is_it = |event: &Deed| matches!(event, Deed::Move(moved) if moved.object == id) && enters(event);
    last_of_group_behind(told, place, is_it).is_some()
}

/// Whether what changes about an object right before an event is that a continuous effect began to apply to it.
fn is_effect_that_began(told: &[ToldEvent], place: usize, id: ObjectId) -> bool {
    let before = place.checked_sub(1).map(|before| told[before].event);
    before == Some(Deed::Note(Note::EffectBegan(id)))
}

/// The first of the events that came of the declaration of an attacker or blocker before it was complete (508.1, 509.1): what
/// is tapped, paid and triggers. The declaration comes first.
fn first_of_declaration(told: &[ToldEvent], place: usize) -> Option<usize> {
    let group = told[place].group;
    let is_declared = |event: &Deed| matches!(event, Deed::Attack(..) | Deed::Block(..));
    let is_earlier = |event: &Deed| {
        let is_step = matches!(event, Deed::BeginStep(..) | Deed::BeginTurn(_) | Deed::Unblocked(_));
        is_step
            || is_declared(event)
            || matches!(event, Deed::Note(Note::Passed(_) | Note::GameBegan(_) | Note::ManaEmptied(_)))
    };
    let row = places_before(group).take_while(|&earlier| !is_earlier(&told[earlier].event));
    let first = row.filter(|&earlier| !matches!(told[earlier].event, Deed::BecomeBlocked(_) | Deed::BlockedBy(..)));
    first.last()
}

/// The first event of the group in which a token enters the battlefield.
fn entering_of(told: &[ToldEvent], place: usize, token: ObjectId) -> Option<usize> {
    let mut behind = told.iter().skip(place + 1).take(MAX_TOKENS);
    let is_it = |told: &&ToldEvent| matches!(told.event, Deed::Move(moved) if moved.object == token);
    behind.find(is_it).filter(|told| enters(&told.event)).map(|told| told.group)
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
    // 701.46c: who ventures from the bottommost room completes the dungeon.
    let completes = |event: &Deed| matches!(event, Deed::Act(acted) if acted.action == KeywordDeed::CompletesDungeon);
    let is_other = |event: &Deed| {
        matches!(
            event,
            Deed::Note(Note::Passed(_) | Note::Resolving(_)) | Deed::BeginStep(..) | Deed::BeginTurn(_) | Deed::Act(_)
        ) && !completes(event)
    };
    let earlier = places_before(place).take_while(|&earlier| !is_other(&told[earlier].event));
    earlier
        .filter(|&earlier| entries[earlier].citations().any(|citation| is_of_section(magic::number(citation.rule))))
        .last()
}

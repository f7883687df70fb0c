//! Events as scenarios name them: with what their objects were called when they happened.

use vademecum_abilities::{Ability, CardId, FaceId, Keyword, Step, Where, Zone};
use vademecum_machine::{
    AppliedChange, Deed, Defender, Entry, Mark, Move, Note, ObjectId, OnStack, PlayerId, StackItem, State, Subject,
    Timestamp,
};
use vademecum_rule_ids::magic;

use crate::{ability_name::AbilityName, find, model::Ref};

/// An event, with its one or two objects as they were then, and the number of the turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ToldEvent {
    pub(crate) event: Deed,
    /// The cards of its objects.
    pub(crate) cards: [Option<CardId>; 2],
    /// The faces by which its objects are called: of cards with several, the one that shows.
    pub(crate) faces: [Option<FaceId>; 2],
    /// The places of the [`EventNames`] that meant its objects.
    meant: [Vec<usize>; 2],
    /// Whether it is about an ability of its first object on the stack, and not about that object as a spell.
    pub(crate) is_of_ability: bool,
    /// Whether that is a triggered ability.
    pub(crate) is_of_triggered_ability: bool,
    /// Whether it is the activation of a mana ability, which does not go onto the stack (605.3b), or its source is tapped
    /// for it.
    pub(crate) is_of_mana_ability: bool,
    /// Which of several abilities of its first object is activated; `None` if it is the only one that uses the stack.
    pub(crate) ability: Option<AbilityName>,
    /// Whether its objects are copies of spells.
    pub(crate) are_copies: [bool; 2],
    /// Whether its first object is face down.
    pub(crate) is_face_down: bool,
    /// Whether its first object is a token.
    pub(crate) is_token: bool,
    /// The face that its first object has entered the battlefield as a copy of, or that it copies as it transforms.
    pub(crate) copied: Option<FaceId>,
    /// The keyword for whose cost its spell is cast.
    pub(crate) cast_for: Option<Keyword>,
    /// Whether it matters to something in the game: what triggers on it, or is replaced.
    pub(crate) is_watched: bool,
    /// Whether it is life that a player loses as a payment.
    pub(crate) is_paid: bool,
    /// Whether it is that an attacking creature becomes blocked by none of the creatures that block it: with its band, or by an
    /// effect.
    pub(crate) is_blocked_apart: bool,
    /// The place in a library to which its object moves; `None` if nobody knows it.
    pub(crate) place_in_library: Option<Where>,
    /// The owner of its first object.
    pub(crate) owner: Option<PlayerId>,
    /// Whoever controls its first object then, or owns it where nobody controls it.
    pub(crate) whose: Option<PlayerId>,
    /// What the continuous effect that begins changes.
    pub(crate) changes: Vec<AppliedChange>,
    /// Whether it is the beginning of a phase that an effect added to the turn.
    pub(crate) begins_added_phase: bool,
    /// Whether an earlier event tells as much.
    pub(crate) is_told_already: bool,
    /// What counters its spell or ability.
    pub(crate) countered_by: Option<Source>,
    /// Whether whatever its spell or ability does, as that resolves, is an event.
    pub(crate) shows_what_it_does: bool,
    /// Whether its spell or ability resolves without doing anything.
    pub(crate) does_nothing: bool,
    /// What a creature attacks or blocks that was not declared.
    pub(crate) joins: Option<Joined>,
    pub(crate) turn: u32,
    /// The players whose turn begins or is skipped: a team, where teams share turns (805.4).
    pub(crate) of_turn: Vec<PlayerId>,
    /// The place of the first of the events that happened at the same time.
    pub(crate) group: usize,
}

/// What an effect comes from: an object by the face it is called by, and whether it is an ability of that object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) object: ObjectId,
    pub(crate) face: FaceId,
    pub(crate) is_ability: bool,
}

/// What a creature attacks or blocks that was not declared (508.4, 509.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joined {
    /// It attacks a player.
    AttacksPlayer(PlayerId),
    /// It attacks a permanent.
    Attacks(ObjectId, FaceId),
    /// It blocks a creature.
    Blocks(ObjectId, FaceId),
}

impl Joined {
    fn new(state: &State, id: ObjectId) -> Option<Joined> {
        let combat = state.combat();
        match combat.defender(id) {
            Some(Defender::Player(player)) => return Some(Joined::AttacksPlayer(player)),
            Some(Defender::Permanent(other)) => return Some(Joined::Attacks(other, own_face(state, other))),
            None => {}
        }
        let blocked = combat.blockers().iter().find(|blocker| blocker.id == id)?.attacker;
        Some(Joined::Blocks(blocked, own_face(state, blocked)))
    }
}

impl ToldEvent {
    /// An event of a group that begins at a place, and the state it left.
    pub(crate) fn new(event: &Deed, group: usize, state: &State, names: &EventNames) -> ToldEvent {
        let objects = objects(event);
        let card = |id: ObjectId| state.object(id).card;
        let is_marked = |mark: Mark| objects[0].is_some_and(|id| state.object(id).is(mark));
        ToldEvent {
            event: *event,
            cards: objects.map(|id| id.map(card)),
            faces: objects.map(|id| id.map(|id| face_in(event, state, id))),
            meant: objects.map(|id| id.map_or_else(Vec::new, |id| names.of(event, id, state))),
            is_of_ability: is_of_ability(event, state),
            is_of_triggered_ability: is_of_triggered_ability(event, state),
            is_of_mana_ability: is_of_mana_ability(event, state),
            ability: name_of_ability(event, state),
            are_copies: objects.map(|id| id.is_some_and(|id| state.object(id).is(Mark::Copy))),
            is_face_down: is_marked(Mark::FaceDown),
            is_token: is_marked(Mark::Token),
            copied: copied_face(event, state),
            cast_for: match event {
                &Deed::Cast(_, id) => state.object(id).cast_for,
                _ => None,
            },
            is_watched: state.is_watched(event.kind()),
            is_paid: false,
            is_blocked_apart: false,
            place_in_library: place_in_library(event, state),
            owner: objects[0].map(|id| state.object(id).owner),
            whose: objects[0].map(|id| find::whose(state, id)),
            changes: match event {
                Deed::Note(Note::EffectBegan(id)) => {
                    // Of permanents, that is noted apart.
                    let is_permanent = state.object(*id).zone == Zone::Battlefield;
                    let is_told_apart =
                        |change: &AppliedChange| is_permanent && matches!(change, AppliedChange::Control(_));
                    state.newest_changes().filter(|change| !is_told_apart(change)).collect()
                }
                _ => Vec::new(),
            },
            begins_added_phase: match event {
                Deed::BeginStep(_, Step::BeginningOfCombat | Step::FirstMain | Step::SecondMain) => {
                    state.turn().is_in_added_phase()
                }
                _ => false,
            },
            is_told_already: false,
            countered_by: None,
            shows_what_it_does: matches!(event, Deed::Note(Note::Resolving(_))) && state.shows_what_resolves(),
            does_nothing: false,
            joins: match event {
                &Deed::Note(Note::JoinedCombat(id)) => Joined::new(state, id),
                _ => None,
            },
            turn: state.turn().number,
            of_turn: match event {
                &Deed::BeginTurn(player) | &Deed::Note(Note::SkippedTurn(player)) => state.together(player).to_vec(),
                _ => Vec::new(),
            },
            group,
        }
    }

    /// Whether another run has the same event, whenever its objects came to be.
    pub(crate) fn is_same(&self, other: &ToldEvent) -> bool {
        timeless(self.event) == timeless(other.event) && self.changes == other.changes
    }

    /// Whether a name meant the first or the second object of the event when it happened.
    pub(crate) fn is_about(&self, object: usize, name: &Ref, names: &EventNames) -> bool {
        let is_card = self.cards[object].is_some_and(|card| name.names(card));
        is_card && (!name.is_specific() || names.place(name).is_some_and(|place| self.meant[object].contains(&place)))
    }
}

/// An event without the times at which its objects came to be.
const fn timeless(mut event: Deed) -> Deed {
    match &mut event {
        Deed::Damage { source, .. } | Deed::Prevent { source, .. } => source.born = Timestamp(0),
        Deed::Act(acted) => {
            if let Some(object) = &mut acted.object {
                object.born = Timestamp(0);
            }
        }
        Deed::Practice(practiced) => practiced.object.born = Timestamp(0),
        _ => {}
    }
    event
}

/// Marks the payments among events: of life, by the rule that lets it be paid so (118.3b), and what is tapped for mana.
pub(crate) fn mark_payments(told: &mut [ToldEvent], entries: &[Entry]) {
    for place in 1..told.len() {
        if let Deed::Tap(id) = told[place].event {
            let activated = &told[place - 1];
            told[place].is_of_mana_ability = activated.is_of_mana_ability && objects(&activated.event)[0] == Some(id);
        }
    }
    for (told, entry) in told.iter_mut().zip(entries) {
        let is_loss = matches!(told.event, Deed::LoseLife(..));
        told.is_paid = is_loss && entry.citations().any(|citation| citation.rule == magic::R118_3B);
    }
}

/// Marks the attackers that become blocked without being told to be blocked by a creature (509.1h, 702.22h).
pub(crate) fn mark_blocked(told: &mut [ToldEvent]) {
    let mut blocked: Vec<ObjectId> = Vec::new();
    for told in told {
        match told.event {
            Deed::BeginStep(..) => blocked.clear(),
            Deed::Block(_, attacker) => blocked.push(attacker),
            Deed::BecomeBlocked(attacker) => told.is_blocked_apart = !blocked.contains(&attacker),
            _ => {}
        }
    }
}

/// The place in a library to which an event moves an object (401.7).
fn place_in_library(event: &Deed, state: &State) -> Option<Where> {
    let Deed::Move(moved) = event else { return None };
    let cards = state.players().get(usize::from(state.object(moved.object).owner.0))?.library_len();
    match moved.place {
        _ if moved.to != Zone::Library => None,
        Where::FromTop(nth) if usize::from(nth) > cards => Some(Where::Bottom),
        place => Some(place),
    }
}

/// Marks the moves to libraries that are shuffled before anything else is done: nobody knows the place of the card.
pub(crate) fn mark_shuffled(told: &mut [ToldEvent]) {
    let mut shuffled: Vec<PlayerId> = Vec::new();
    for told in told.iter_mut().rev() {
        match told.event {
            Deed::Shuffle(player) if shuffled.contains(&player) => {}
            Deed::Shuffle(player) => shuffled.push(player),
            Deed::Move(moved) if moved.to == Zone::Library => {
                told.place_in_library.take_if(|_| told.owner.is_some_and(|owner| shuffled.contains(&owner)));
            }
            Deed::Move(_)
            | Deed::Unattach(_)
            | Deed::LoseControl(..)
            | Deed::Note(Note::Triggered(..) | Note::LeftCombat(_) | Note::Revealed(_)) => {}
            _ => shuffled.clear(),
        }
    }
}

/// Whether an event is about an ability of its first object on the stack, and not about that object as a spell.
fn is_of_ability(event: &Deed, state: &State) -> bool {
    let is_ability = |item: &StackItem| item.what != OnStack::Spell;
    let top = state.stack().last();
    match *event {
        Deed::Target(id, _) => {
            // Its targets are chosen while it is announced, or changed later.
            let of_top = top.filter(|item| item.object.id == id);
            of_top.or_else(|| state.stack().iter().find(|item| item.object.id == id)).is_some_and(is_ability)
        }
        Deed::Note(Note::Resolving(id) | Note::Fizzled(id) | Note::Copied(_, id)) => {
            let item = state.stack().iter().rfind(|item| item.object.id == id);
            item.map_or_else(|| state.object(id).zone != Zone::Stack, is_ability)
        }
        Deed::Note(Note::Countered(id)) => state.object(id).zone != Zone::Stack,
        _ => false,
    }
}

/// Whether an event is the resolution of a triggered ability.
fn is_of_triggered_ability(event: &Deed, state: &State) -> bool {
    let Deed::Note(Note::Resolving(id)) = *event else { return false };
    let item = state.stack().iter().rfind(|item| item.object.id == id);
    item.is_some_and(|item| match &item.what {
        OnStack::Spell => false,
        OnStack::Ability(ability) => matches!(state.cards().ability(*ability), Ability::Triggered(_)),
        OnStack::Made(_) => true,
    })
}

/// Whether an event is the activation, or its beginning, of an ability that is not on the stack then.
fn is_of_mana_ability(event: &Deed, state: &State) -> bool {
    let (source, ability) = match *event {
        Deed::Activate(_, source, ability) | Deed::Note(Note::BeginsActivation(_, source, ability)) => {
            (source, ability)
        }
        _ => return false,
    };
    let is_it = |item: &StackItem| item.object.id == source && item.what == OnStack::Ability(ability);
    !state.stack().last().is_some_and(is_it)
}

/// What the ability is called that is activated.
fn name_of_ability(event: &Deed, state: &State) -> Option<AbilityName> {
    match *event {
        Deed::Activate(_, source, ability) | Deed::Note(Note::BeginsActivation(_, source, ability)) => {
            AbilityName::new(state, source, ability)
        }
        _ => None,
    }
}

/// The face by which an object of an event is called. What a spell merges with is called by its own card there.
fn face_in(event: &Deed, state: &State, id: ObjectId) -> FaceId {
    match event {
        Deed::Note(Note::Merged { .. }) => face_of_card(state, id),
        _ => own_face(state, id),
    }
}

/// The face that a permanent has entered the battlefield as a copy of, or that it copies as it transforms.
fn copied_face(event: &Deed, state: &State) -> Option<FaceId> {
    let id = match *event {
        Deed::Move(Move { object: id, to: Zone::Battlefield, .. }) | Deed::Transform(id, _) => id,
        _ => return None,
    };
    let (cards, object) = (state.cards(), state.object(id));
    let copied = cards.printed_face(object.face);
    let is_own = object.is(Mark::FaceDown) || cards.values(copied).name == cards.values(own_face(state, id)).name;
    (!is_own).then_some(copied)
}

/// The face by which an object is called, whatever it is a copy of: the one of its card that shows or, of a merged
/// permanent, that of its topmost component (727.2a).
pub(crate) fn own_face(state: &State, id: ObjectId) -> FaceId {
    state.merged_face(id).map_or_else(|| face_of_card(state, id), |face| state.cards().printed_face(face))
}

/// The face of its own card that an object shows.
fn face_of_card(state: &State, id: ObjectId) -> FaceId {
    let (cards, object) = (state.cards(), state.object(id));
    let is_own = cards.faces(object.card).any(|face| face == object.face);
    if is_own { object.face } else { cards.front(object.card) }
}

/// The one or two objects that an event is about.
pub(crate) const fn objects(event: &Deed) -> [Option<ObjectId>; 2] {
    match *event {
        Deed::Damage { source, to: Subject::Object(id), .. } => [Some(source.id), Some(id)],
        Deed::Damage { source, to: Subject::Player(_), .. } => [Some(source.id), None],
        Deed::Block(id, other)
        | Deed::Attach(id, Subject::Object(other))
        | Deed::Note(
            Note::Banded(id, other)
            | Note::Fights(id, other)
            | Note::MovedSticker(id, other)
            | Note::Paired(id, other)
            | Note::Unpaired(id, other)
            | Note::Bound(_, id, other)
            | Note::Merged { spell: id, permanent: other, .. },
        )
        | Deed::Target(id, Subject::Object(other))
        | Deed::Attack(id, Defender::Permanent(other)) => [Some(id), Some(other)],
        Deed::Target(id, Subject::Player(_))
        | Deed::Note(
            Note::Drew(_, id)
            | Note::Triggered(_, id)
            | Note::TriggerStacked(_, id)
            | Note::TriggerRemoved(_, id)
            | Note::TriggerDropped(id)
            | Note::Resolving(id)
            | Note::Fizzled(id)
            | Note::Countered(id)
            | Note::Created(_, id)
            | Note::Copied(_, id)
            | Note::Ceased(id)
            | Note::EffectBegan(id)
            | Note::PreventionBegan(id)
            | Note::RuleBegan(id)
            | Note::DealsNoDamage(id)
            | Note::PutOnBottom(id)
            | Note::LeavesWithOwner(id)
            | Note::TookControl(_, id)
            | Note::GotEmblem(_, id)
            | Note::LeftCombat(id)
            | Note::JoinedCombat(id)
            | Note::Regenerated(id)
            | Note::DamageRemovedFrom(id)
            | Note::BecameProtector(_, id)
            | Note::Revealed(id)
            | Note::TurnedUpInCommandZone(id)
            | Note::CastingReversed(id)
            | Note::BeginsActivation(_, id, _)
            | Note::PutSticker(_, id)
            | Note::GainedRegenerationShield(id)
            | Note::CreatedDelayedTrigger(id)
            | Note::TakesSpecialAction(_, id, _)
            | Note::EndsEffect(_, id)
            | Note::TurnsFaceUp(_, id)
            | Note::FetchesCompanion(_, id)
            | Note::PutFaceDownInCommandZone(id)
            | Note::RevealedName(id, _)
            | Note::PutBackOnDeck(id)
            | Note::WillBeExiled { object: id, .. }
            | Note::PutIntoPile(_, id, _)
            | Note::EndsTurn(id)
            | Note::EndsCombatPhase(id)
            | Note::BecameLevel(id, _)
            | Note::CannotPay(_, id),
        ) => [Some(id), None],
        _ => [event.object(), None],
    }
}

/// Whether people would say that an object of an event is a player's: whoever controls a permanent or spell, also as it
/// goes away or comes, the owner elsewhere.
fn is_somebodys(event: &Deed, id: ObjectId, state: &State, player: PlayerId) -> bool {
    let moves_under = |moved: &Move| match moved.from {
        Zone::Battlefield | Zone::Stack => moved.under == player,
        _ => state.object(id).owner == player,
    };
    find::whose(state, id) == player || matches!(event, Deed::Move(moved) if moves_under(moved))
}

/// The names in the event lines of a scenario that say whose an object is, or which of several: what they mean changes
/// in the course of a game. In order, each once.
#[derive(Debug, Clone, Default)]
pub(crate) struct EventNames(Vec<Ref>);

impl EventNames {
    pub(crate) fn new<'a>(names: impl Iterator<Item = &'a Ref>) -> EventNames {
        let mut specific: Vec<Ref> = names.filter(|name| name.is_specific()).cloned().collect();
        specific.sort_unstable();
        specific.dedup();
        EventNames(specific)
    }

    /// The work of finding which of them mean an object, in objects gone through.
    pub(crate) fn work(&self, state: &State) -> usize {
        if self.0.is_empty() { 0 } else { self.0.len() + state.objects().count() }
    }

    fn place(&self, name: &Ref) -> Option<usize> {
        self.0.binary_search(name).ok()
    }

    /// The places of the names that mean an object of an event.
    fn of(&self, event: &Deed, id: ObjectId, state: &State) -> Vec<usize> {
        let mut meant = Vec::new();
        let mut last: Option<(&[CardId], usize)> = None;
        for (at, name) in self.0.iter().enumerate().filter(|(_, name)| name.names(state.object(id).card)) {
            let is_nth = name.nth.is_none_or(|nth| {
                // Names of the same cards follow each other.
                let known = last.filter(|(cards, _)| *cards == name.cards);
                let (cards, place) = known.unwrap_or_else(|| (&name.cards, find::place(state, name, id)));
                last = Some((cards, place));
                nth == place
            });
            if is_nth && name.of.is_none_or(|player| is_somebodys(event, id, state, player)) {
                meant.push(at);
            }
        }
        meant
    }
}

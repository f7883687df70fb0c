//! The state of a game: everything there is to know, as a value.

use std::sync::Arc;

use smallvec::SmallVec;
use vademecum_abilities::{
    Ability, AbilityId, Cards, CounterKind, DeedKinds, FaceId, Keyword, Keywords, SpellAbility, Sticker, Types, Values,
    Zone, Zones,
};

use crate::{
    Silent,
    actions::a037_meld::MeldedCard,
    bonds::Bond,
    buffers::{Spare, clone_in_place},
    combat::Combat,
    commander::Commanders,
    counter_list::CounterList,
    cx::Look,
    decision::{Ask, Asked, Choice, Decision, Item, Offer},
    designations::Designated,
    engine::Answers,
    error::Error,
    granted_elsewhere,
    happen::{Cause, Instead},
    id::{ObjectId, ObjectRef, PlayerId, PlayerSet, Subject, Timestamp},
    links::Link,
    object::{Characteristics, Mark, Object},
    pairs::Pair,
    payment::Payment,
    phasing::PhasedOut,
    player::Player,
    slots::Slots,
    turn::{Stage, Turn},
    variants::Planechase,
};
use vademecum_random::Random;

pub(crate) use crate::lasting::{
    Awaited, Context, Continuous, Counters, Fixed, Gained, Made, MadeKind, Stale, StaticCopy,
};
pub use crate::stack_item::{OnStack, StackItem, TargetRef};
pub(crate) use crate::stack_item::{Spliced, text};

/// How a game ended (104.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// These players won: one, or a team (104.2).
    Won(PlayerSet),
    /// Nobody won (104.4).
    Draw,
}

/// An ability of an object that waits for events, replaces them or changes objects, where it functions now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Listener {
    pub(crate) ability: AbilityId,
    pub(crate) object: ObjectId,
    pub(crate) role: Role,
    pub(crate) kinds: DeedKinds,
}

/// What listeners and what resolutions made look at, taken together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Watches {
    /// The kinds of deeds that something waits for or replaces.
    pub(crate) deeds: DeedKinds,
    /// The kinds of deeds whose replacement may ask a player something.
    pub(crate) asking: DeedKinds,
    /// Whether an ability waits for a state of the game (603.8).
    pub(crate) states: bool,
    /// Whether there is a static ability.
    pub(crate) statics: bool,
    /// Whether a rule about casting and activating is in force.
    pub(crate) casting: bool,
    /// Whether an ability shows the top cards of libraries (401.5).
    pub(crate) tops: bool,
    /// The zones other than the battlefield in which a static ability gives abilities to objects.
    pub(crate) grants: Zones,
    /// The kinds of deeds that may change what one does, beside those that mark characteristics as stale themselves.
    pub(crate) volatile: DeedKinds,
}

/// What an ability does without being activated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Trigger,
    StateTrigger,
    Replacement,
    Static,
    /// What it says is about casting and activating.
    Casting,
}

/// A triggered ability that waits to be put onto the stack (603.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) what: OnStack,
    pub(crate) source: ObjectRef,
    pub(crate) controller: PlayerId,
    pub(crate) slots: Slots,
    pub(crate) x: u32,
    /// When it triggered: later for later events.
    pub(crate) since: Timestamp,
    /// When it was created, if it is a delayed triggered ability (603.7).
    pub(crate) made: Option<Timestamp>,
}

/// An object as it last existed in a zone it has left (608.2h).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LastKnown {
    pub(crate) was: ObjectRef,
    pub(crate) object: Object,
    pub(crate) now: Characteristics,
    /// Where it went, to be found there by what looks for it (400.7e).
    pub(crate) became: Option<ObjectRef>,
    /// Where the other cards went that represented it, if it was melded or merged (712.21c, 727.3c).
    pub(crate) parted: SmallVec<[ObjectRef; 1]>,
    /// The counters that were on it (122.8).
    pub(crate) counters: SmallVec<[(CounterKind, i32); 1]>,
    /// What was attached to it (400.7f).
    pub(crate) bore: SmallVec<[ObjectRef; 1]>,
    /// What it attacked (702.49c).
    pub(crate) attacked: Option<crate::combat::Defender>,
}

/// A step that waits for an answer in its middle: the state before it, and the answers so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Paused {
    pub(crate) from: Arc<State>,
    pub(crate) answers: Answers,
}

/// A game in progress, or over: a value. [`State::clone`] is cheap, and equal choices from equal states lead
/// to equal states.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) cards: Cards,
    pub(crate) objects: Vec<Object>,
    /// Places of the arena whose tokens have ceased to exist.
    pub(crate) free: Vec<ObjectId>,
    pub(crate) players: Vec<Player>,
    /// The designations that players have got (722, 723).
    pub(crate) designated: SmallVec<[Designated; 1]>,
    /// What a Planechase game has beside the cards (901).
    pub(crate) planechase: Option<Planechase>,
    /// The cards that are commanders (903.3).
    pub(crate) commanders: Commanders,
    pub(crate) battlefield: Vec<ObjectId>,
    /// The characteristics of the permanents, in the order of the battlefield.
    pub(crate) permanents: Vec<Characteristics>,
    /// The permanents that have phased out (702.26b).
    pub(crate) phased_out: Vec<PhasedOut>,
    pub(crate) exile: Vec<ObjectId>,
    pub(crate) command: Vec<ObjectId>,
    pub(crate) stack: Vec<StackItem>,
    /// The mana abilities that players have begun to activate and that have not resolved (605.3c).
    pub(crate) activating: SmallVec<[(ObjectRef, AbilityId); 1]>,
    pub(crate) counters: CounterList,
    /// What is attached to what (701.3).
    pub(crate) attached: Vec<(ObjectRef, TargetRef)>,
    /// The permanents with the supertype world, with when they came to have it (704.5k).
    pub(crate) worlds: SmallVec<[(ObjectRef, Timestamp); 1]>,
    pub(crate) effects: Vec<Continuous>,
    pub(crate) made: Vec<Made>,
    pub(crate) listeners: Vec<Listener>,
    pub(crate) watches: Watches,
    /// Whether some characteristics are not the printed ones.
    pub(crate) altered: bool,
    /// Abilities that effects have given to objects, keywords aside (613.1f).
    pub(crate) gained: Vec<Gained>,
    /// What static copy effects made of objects (707.2c).
    pub(crate) static_copies: Vec<StaticCopy>,
    /// Objects that have left the battlefield and whose static abilities go on, in a game without 611.3b.
    pub(crate) lingering: Vec<ObjectId>,
    /// Keywords that effects say objects can't have (113.11).
    pub(crate) denied: SmallVec<[(ObjectId, Keyword); 1]>,
    /// What creatures cost to attack or block (508.1h, 509.1d).
    pub(crate) tolls: Vec<crate::tolls::Toll>,
    pub(crate) waiting: Vec<Waiting>,
    /// What linked abilities refer to (607).
    pub(crate) links: Vec<Link>,
    /// Tokens that have left the battlefield and not yet ceased to exist (704.5d).
    pub(crate) strays: Vec<ObjectId>,
    pub(crate) last_known: Vec<LastKnown>,
    /// Spells that have left the stack and that abilities of theirs may still copy (707.10).
    pub(crate) left_stack: Vec<crate::copies::LeftStack>,
    /// The permanents that have transformed or converted, with the last time they did (701.28f).
    pub(crate) turned_over: Vec<(ObjectRef, Timestamp)>,
    /// The cards that represent melded permanents beside the permanents' own (712.4).
    pub(crate) melded: Vec<MeldedCard>,
    /// The opponents who were chosen for the gifts of spells, and of the permanents that these became (702.174a).
    pub(crate) promised: SmallVec<[(ObjectRef, PlayerId); 1]>,
    /// The creatures that are paired (702.95).
    pub(crate) pairs: Vec<Pair>,
    /// Cards in exile that haunt an object or are encoded on one (702.55b, 702.99b).
    pub(crate) bonds: Vec<Bond>,
    /// The cards exiled face down that players may look at (406.3).
    pub(crate) looks: Vec<(PlayerId, ObjectRef)>,
    /// Cards that were found in libraries by the spell or ability that is being carried out (701.20b).
    pub(crate) found: Vec<ObjectRef>,
    /// Who has searched their library since it was last shuffled, in the spell or ability that is being carried out.
    pub(crate) searched: PlayerSet,
    /// Permanents that won't untap during the next untap step of a player: once for each time they were exerted (701.39).
    pub(crate) exerted: Vec<(PlayerId, ObjectRef)>,
    /// The results of die rolls that are stored on permanents (706.8a).
    pub(crate) stored: Vec<crate::chance::StoredResult>,
    /// The card that is being drawn and may be revealed by its player (121.9).
    pub(crate) drawing: Option<ObjectId>,
    /// When the cards that lie face down in exile were exiled: those of one event are a pile (406.4).
    pub(crate) piles: Vec<(ObjectRef, Timestamp)>,
    /// The top cards of libraries as something was begun to be cast or activated that is not yet (401.5).
    pub(crate) tops: Option<SmallVec<[ObjectRef; 2]>>,
    pub(crate) combat: Combat,
    pub(crate) turn: Turn,
    pub(crate) stage: Stage,
    pub(crate) decision: Decision,
    pub(crate) offer: Offer,
    /// What stands behind the offer in the order of a pick: too few would follow it if it were picked next.
    pub(crate) behind_offer: Offer,
    /// What the current decision leaves open.
    pub(crate) asked: Option<Box<Asked>>,
    /// The instance of the word "target" that a target is chosen for, by its place in the text.
    pub(crate) choosing_target: u8,
    pub(crate) payment: Option<Box<Payment>>,
    pub(crate) paused: Option<Paused>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) clock: Timestamp,
    pub(crate) random: Random,
    /// Seeds that replace the random one in the middle of a step, each with the number of answers before it.
    pub(crate) reseeds: SmallVec<[(u32, u64); 1]>,
    pub(crate) stale: Stale,
    pub(crate) loops: crate::loops::LoopWatch,
    pub(crate) repetitions: crate::loops::Repetitions,
    /// The choice that is barred for the player with priority, who shortened a shortcut there (729.2c).
    pub(crate) barred: Option<Choice>,
    /// Something no longer fits; the choice that led here is taken back.
    pub(crate) fault: Option<Error>,
    pub(crate) cause: Cause,
    /// What is done first in the next step, instead of one that was skipped (614.10b).
    pub(crate) deferred: Vec<Instead>,
    /// What was found out as permanents entered, for their own abilities (614.12, 607).
    pub(crate) remembered: Vec<(ObjectRef, Slots)>,
    /// Whether some number is so large that one choice could make it overflow.
    pub(crate) large: bool,
    pub(crate) spare: Spare,
}

clone_in_place!(State {
    cards,
    objects,
    free,
    players,
    designated,
    planechase,
    commanders,
    battlefield,
    permanents,
    phased_out,
    exile,
    command,
    stack,
    activating,
    counters,
    attached,
    worlds,
    effects,
    made,
    listeners,
    watches,
    altered,
    gained,
    static_copies,
    lingering,
    denied,
    tolls,
    waiting,
    links,
    strays,
    last_known,
    left_stack,
    turned_over,
    melded,
    promised,
    pairs,
    bonds,
    looks,
    found,
    searched,
    exerted,
    stored,
    drawing,
    piles,
    tops,
    combat,
    turn,
    stage,
    decision,
    offer,
    behind_offer,
    asked,
    choosing_target,
    payment,
    paused,
    outcome,
    clock,
    random,
    reseeds,
    stale,
    loops,
    repetitions,
    barred,
    fault,
    cause,
    deferred,
    remembered,
    large,
    spare,
});

/// Numbers beyond this are rare enough to look twice.
pub(crate) const LARGE: u32 = 1000;
/// Maximum number of objects in the arena, and of abilities waiting or on the stack.
pub(crate) const MAX_OBJECTS: usize = 1 << 20;

impl State {
    /// Begins what is random anew with a seed: so a table that knows how a coin or a die falls can have it fall so.
    pub fn reseed(&mut self, seed: u64) {
        match &mut self.paused {
            // What was drawn before the question stays as it was when the step is run again.
            Some(paused) => {
                let answers = paused.answers.len() as u32;
                Arc::make_mut(&mut paused.from).reseeds.push((answers, seed));
            }
            None => self.random = Random(seed),
        }
    }

    /// The cards the game is played with.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// The players, in turn order of the first round.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// A player.
    ///
    /// # Panics
    ///
    /// For a player of another game.
    #[inline]
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[id.at()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, id: PlayerId) -> &mut Player {
        &mut self.players[id.at()]
    }

    /// An object.
    ///
    /// # Panics
    ///
    /// For an object of another game.
    #[inline]
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.at()]
    }

    /// An object, if there is one of that name.
    pub fn try_object(&self, id: ObjectId) -> Option<&Object> {
        self.objects.get(id.at())
    }

    #[inline]
    pub(crate) fn object_mut(&mut self, id: ObjectId) -> &mut Object {
        &mut self.objects[id.at()]
    }

    /// Every object there is, in every zone, with its name.
    pub fn objects(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        let all = (0..).map(ObjectId).zip(&self.objects);
        all.filter(|(_, object)| object.zone != Zone::Outside)
    }

    /// What is printed on the face that an object shows, copy effects included.
    pub fn values(&self, id: ObjectId) -> &Values {
        self.cards.values(self.face(id))
    }

    /// The face that an object shows, copy effects included.
    #[inline]
    pub fn face(&self, id: ObjectId) -> FaceId {
        let object = self.object(id);
        match object.zone {
            Zone::Battlefield => self.permanents[object.place as usize].face,
            _ => self.shown_face(object),
        }
    }

    /// The face that an object shows before copy effects: that of face-down, cloaked or disguised objects, if it is
    /// one.
    #[inline]
    pub(crate) fn shown_face(&self, object: &Object) -> FaceId {
        if object.is(Mark::FaceDown) { self.face_of_face_down(object) } else { object.face }
    }

    /// The face of a face-down object.
    #[cold]
    fn face_of_face_down(&self, object: &Object) -> FaceId {
        let is_warded = object.is(Mark::Cloaked) || object.is(Mark::Disguised);
        if is_warded { self.cards.cloaked() } else { self.cards.face_down() }
    }

    /// The face that an object would show if it were face up, copy effects included.
    pub fn face_beneath(&self, id: ObjectId) -> FaceId {
        self.try_permanent(id).map_or(self.object(id).face, |now| now.beneath)
    }

    /// The characteristics of an object after all continuous effects.
    pub fn characteristics(&self, id: ObjectId) -> Characteristics {
        let object = self.object(id);
        match object.zone {
            Zone::Battlefield => self.permanents[object.place as usize],
            _ => {
                let look = crate::cx::Look { state: self, rec: &crate::Silent, quiet: true };
                crate::layers::elsewhere(look, id, true)
            }
        }
    }

    /// The card types of an object after all continuous effects.
    #[inline]
    pub(crate) fn types(&self, id: ObjectId) -> Types {
        match self.try_permanent(id) {
            Some(now) => now.types,
            None => self.values(id).types,
        }
    }

    /// The keywords of an object after all continuous effects.
    #[inline]
    pub(crate) fn keywords(&self, id: ObjectId) -> Keywords {
        let object = self.object(id);
        match object.zone {
            Zone::Battlefield => self.permanents[object.place as usize].keywords,
            _ if self.effects.is_empty() => self.cards.keywords(self.face(id)),
            _ => crate::layers::keywords_off_battlefield(self, id),
        }
    }

    /// The characteristics of a permanent.
    ///
    /// # Panics
    ///
    /// For an object that is not on the battlefield.
    #[inline]
    pub(crate) fn permanent(&self, id: ObjectId) -> &Characteristics {
        &self.permanents[self.object(id).place as usize]
    }

    /// The characteristics of an object, if it is on the battlefield.
    #[inline]
    pub(crate) fn try_permanent(&self, id: ObjectId) -> Option<&Characteristics> {
        let object = self.objects.get(id.at())?;
        (object.zone == Zone::Battlefield).then(|| &self.permanents[object.place as usize])
    }

    /// Who controls an object: its controller on battlefield and stack, its owner elsewhere (108.4a).
    #[inline]
    pub fn controller(&self, id: ObjectId) -> PlayerId {
        self.try_permanent(id).map_or(self.object(id).controller, |now| now.controller)
    }

    /// The permanents, in no order.
    pub fn battlefield(&self) -> &[ObjectId] {
        &self.battlefield
    }

    /// The permanents with their characteristics.
    #[inline]
    pub(crate) fn permanents(&self) -> impl Iterator<Item = (ObjectId, &Characteristics)> {
        self.battlefield.iter().copied().zip(&self.permanents)
    }

    /// The objects in the command zone, in no order.
    pub fn command(&self) -> &[ObjectId] {
        &self.command
    }

    /// The cards in exile, in no order.
    pub fn exile(&self) -> &[ObjectId] {
        &self.exile
    }

    /// The permanents that have phased out (702.26b).
    pub fn phased_out(&self) -> impl Iterator<Item = &Object> {
        self.phased_out.iter().map(|out| self.object(out.object.id))
    }

    /// The stack, the top last (405.2).
    pub fn stack(&self) -> &[StackItem] {
        &self.stack
    }

    /// The turn: whose, which, and the current step.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Attackers and blockers.
    pub const fn combat(&self) -> &Combat {
        &self.combat
    }

    /// What the game waits for.
    pub const fn decision(&self) -> Decision {
        self.decision
    }

    /// What can be picked, while a decision of the form [`Ask::Pick`] waits, in a fixed order; the recipient, while
    /// combat damage is assigned.
    pub fn offer(&self) -> &[Item] {
        &self.offer
    }

    /// What stands behind the [offer](State::offer) in the order of a pick, and can be picked later or must be: too few
    /// would follow it if it were picked next.
    pub fn behind_offer(&self) -> &[Item] {
        &self.behind_offer
    }

    /// The stickers that a player has access to, in the order of [`Item::Mode`].
    pub fn stickers(&self, player: PlayerId) -> impl Iterator<Item = &Sticker> {
        crate::stickers::stickers(self, player).map(|(_, sticker)| sticker)
    }

    /// What the current [decision](State::decision) asks, where that leaves it open.
    pub fn asked(&self) -> Option<&Asked> {
        self.asked.as_deref()
    }

    /// The triggered abilities that wait to be put onto the stack (603.3): their controllers and sources, in the order
    /// of [`Item::Place`].
    pub fn waiting(&self) -> impl Iterator<Item = (PlayerId, ObjectId)> + '_ {
        self.waiting.iter().map(|waiting| (waiting.controller, waiting.source.id))
    }

    /// The activated abilities that an object has now, mana abilities included, in the order of its text; then those that it
    /// has been given off the battlefield.
    pub fn activated_abilities(&self, id: ObjectId) -> impl Iterator<Item = AbilityId> + '_ {
        let is_activated = |ability: &AbilityId| matches!(self.cards.ability(*ability), Ability::Activated(_));
        let mut given: SmallVec<[AbilityId; 2]> = SmallVec::new();
        let look = Look { state: self, rec: &Silent, quiet: true };
        granted_elsewhere::each_activated(look, id, |ability| given.push(ability));
        crate::stack::abilities_of(self, id).filter(is_activated).chain(given)
    }

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The object as it is now, so that it can be told from what it becomes (400.7).
    #[inline]
    pub fn reference(&self, id: ObjectId) -> ObjectRef {
        ObjectRef { id, born: self.object(id).born }
    }

    /// Whether an object is still the one that was meant (400.7).
    #[inline]
    pub fn is_current(&self, object: ObjectRef) -> bool {
        self.objects.get(object.id.at()).is_some_and(|now| now.born == object.born && now.zone != Zone::Outside)
    }

    /// How many counters of a kind are on something.
    pub fn counters(&self, on: Subject, kind: CounterKind) -> i32 {
        self.counters.on(on).iter().find(|of| of.kind == kind).map_or(0, |of| of.number)
    }

    /// The counters on something: each kind with how many there are.
    pub fn counters_on(&self, on: Subject) -> impl Iterator<Item = (CounterKind, i32)> + '_ {
        self.counters.on(on).iter().map(|of| (of.kind, of.number))
    }

    /// The players still in the game, in turn order, beginning with one of them (101.4).
    pub fn in_turn_order(&self, first: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        let n = self.players.len() as u8;
        let left: PlayerSet = (0..n).map(PlayerId).filter(|p| self.players[p.at()].left).collect();
        (0..n).map(move |i| PlayerId((first.0 + i) % n)).filter(move |&p| !left.has(p))
    }

    /// The next player in turn order who is still in the game.
    pub fn next_player(&self, after: PlayerId) -> PlayerId {
        let mut next = after;
        for _ in 1..self.players.len() {
            next = PlayerId(if next.at() + 1 < self.players.len() { next.0 + 1 } else { 0 });
            if !self.player(next).left {
                return next;
            }
        }
        after
    }

    /// Whether two players are opponents (102.2, 102.3).
    pub fn are_opponents(&self, one: PlayerId, other: PlayerId) -> bool {
        self.player(one).team != self.player(other).team
    }

    /// A player's opponents who are still in the game, in turn order.
    pub fn opponents(&self, of: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.in_turn_order(of).filter(move |&p| self.are_opponents(of, p))
    }

    /// Whether it is a player's turn.
    pub fn is_active(&self, player: PlayerId) -> bool {
        self.share_turns(self.turn.active, player)
    }

    /// The text of something on the stack: what it targets and does.
    pub(crate) fn text<'a>(&'a self, item: &'a StackItem) -> Option<&'a SpellAbility> {
        text(&self.cards, item, || self.face(item.object.id))
    }

    /// The first answer to a question, for players who are not asked any more.
    pub(crate) fn first_answer(&self, ask: Ask) -> Choice {
        match ask {
            Ask::Number(least, _) => Choice::Number(least),
            Ask::Pick { least: 1.., .. } | Ask::Order => {
                self.offer.first().map_or(Choice::Done, |&item| Choice::Pick(item))
            }
            Ask::YesNo => Choice::No,
            Ask::Priority => Choice::Pass,
            Ask::Pick { .. } | Ask::Pay | Ask::Attack | Ask::Block | Ask::Over => Choice::Done,
        }
    }

    /// How much it keeps, in objects of about as much memory.
    pub fn weight(&self) -> usize {
        /// Things of the lists below that take as much memory as an object.
        const PER_OBJECT: usize = 4;
        let listed = self.listeners.len()
            + self.gained.len()
            + self.effects.len()
            + self.made.len()
            + self.waiting.len()
            + self.stack.len()
            + self.counters.len()
            + self.tolls.len()
            + self.static_copies.len()
            + self.links.len()
            + self.stored.len()
            + self.turn.added.len()
            + self.last_known.len();
        self.objects.len() + listed / PER_OBJECT
    }

    /// The next moment.
    pub(crate) fn tick(&mut self) -> Timestamp {
        match self.clock.0.checked_add(1) {
            Some(now) => self.clock = Timestamp(now),
            None => self.fault = Some(Error::Overflow),
        }
        self.clock
    }

    /// What is known of an object: as it is, or as it last was (608.2h).
    pub(crate) fn known(&self, object: ObjectRef) -> Option<(Object, Characteristics)> {
        if self.is_current(object) {
            return Some((*self.object(object.id), self.characteristics(object.id)));
        }
        self.last_known.iter().rev().find(|known| known.was == object).map(|known| (known.object, known.now))
    }

    /// What was found out as an object entered the battlefield.
    pub(crate) fn remembered(&self, object: ObjectRef) -> Slots {
        let found = self.remembered.iter().find(|(of, _)| *of == object);
        found.map(|(_, slots)| slots.clone()).unwrap_or_default()
    }

    /// The face that an object shows, or last showed (608.2h).
    pub(crate) fn last_face(&self, object: ObjectRef) -> FaceId {
        self.known(object).map_or(self.object(object.id).face, |(_, now)| now.face)
    }
}

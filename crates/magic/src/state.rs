//! The state of a game: everything there is to know, as a value.

use smallvec::SmallVec;

use crate::{
    ability::Change,
    card::{Card, Cards, DefId, Zone},
    cast::Proposal,
    choice::{Decision, Target},
    combat::Combat,
    error::Error,
    hash::mix,
    object::{Object, ObjectId, ObjectRef, PlayerId, Timestamp},
    player::{Player, PlayerSet},
    random::Random,
    resolve::Resolution,
    trigger::Waiting,
    turn::{Stage, Turn},
};

/// How a game ended (104.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// These players won: one, or a team (104.2).
    Won(PlayerSet),
    /// Nobody won (104.4).
    Draw,
}

/// A spell or ability on the stack (405).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StackItem {
    /// The spell, or the source of the ability, as it was then.
    pub object: ObjectRef,
    /// Its card.
    pub def: DefId,
    /// Whose it is (405.4).
    pub controller: PlayerId,
    /// The ability's place on its card; `None` for a spell.
    pub ability: Option<u8>,
    /// The value of X (107.3).
    pub x: u32,
    /// The chosen modes, in order.
    pub modes: SmallVec<[u8; 2]>,
    /// The chosen targets, each with the instance of "target" it was chosen for.
    pub targets: SmallVec<[(u8, TargetRef); 2]>,
    /// What the trigger event was about.
    pub about: About,
}

impl StackItem {
    /// An ability about which nothing has been chosen yet.
    pub(crate) fn of_ability(object: ObjectRef, def: DefId, controller: PlayerId, place: u8) -> StackItem {
        StackItem {
            object,
            def,
            controller,
            ability: Some(place),
            x: 0,
            modes: SmallVec::new(),
            targets: SmallVec::new(),
            about: About::default(),
        }
    }
}

/// A target, as it was when it was chosen (608.2b).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TargetRef {
    /// A player.
    Player(PlayerId),
    /// An object.
    Object(ObjectRef),
}

/// What a trigger event was about (608.2k).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct About {
    /// The object.
    pub object: Option<ObjectRef>,
    /// The player.
    pub player: Option<PlayerId>,
    /// How much: damage, life.
    pub amount: i32,
    /// Whether the event moved the object: then it is looked for where it went (400.7e, 603.6).
    pub moved: bool,
}

/// A continuous effect that a resolution made, on one object (611.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Continuous {
    pub(crate) on: ObjectRef,
    pub(crate) change: Change,
    /// Who controls the effect.
    pub(crate) controller: PlayerId,
    /// Power and toughness, worked out as the effect began (608.2h).
    pub(crate) numbers: (i32, i32),
    pub(crate) until_end_of_turn: bool,
    pub(crate) since: Timestamp,
}

/// An object as it last existed in a zone it has left (608.2h).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LastKnown {
    pub(crate) was: ObjectRef,
    /// Everything about it, as it was.
    pub(crate) object: Object,
    /// Where it went, to be found there by what looks for it (400.7e).
    pub(crate) became: Option<ObjectRef>,
}

/// A watch on loops (104.4b): Brent's algorithm, which finds a state that comes again while remembering one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct GoingOn {
    /// How many spells and abilities have resolved.
    pub(crate) resolved: u32,
    /// The hash of the state that is remembered.
    pub(crate) mark: u64,
    /// After how many resolutions another state is remembered instead.
    pub(crate) until: u32,
    /// How much there was on the stack and waiting at first.
    pub(crate) depth: usize,
}

/// A game in progress, or over: a value. [`State::clone`] is cheap, and equal choices from equal states lead
/// to equal states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) cards: Cards,
    pub(crate) objects: Vec<Object>,
    /// Places of the arena whose tokens have ceased to exist.
    pub(crate) free: Vec<ObjectId>,
    pub(crate) players: Vec<Player>,
    pub(crate) battlefield: Vec<ObjectId>,
    pub(crate) exile: Vec<ObjectId>,
    pub(crate) stack: Vec<StackItem>,
    pub(crate) effects: Vec<Continuous>,
    /// Permanents with static abilities that change objects.
    pub(crate) statics: Vec<ObjectId>,
    /// Permanents with triggered abilities.
    pub(crate) watchers: Vec<ObjectId>,
    /// How many of the statics depend on more than characteristics.
    pub(crate) volatile: u32,
    pub(crate) waiting: Vec<Waiting>,
    /// Counts the events that happen together, for "one or more" (603.2c).
    pub(crate) batch: u32,
    /// Tokens that have left the battlefield and not yet ceased to exist (704.5d).
    pub(crate) strays: Vec<ObjectId>,
    /// Whether anything has changed since state-based actions were last checked.
    pub(crate) touched: bool,
    pub(crate) last_known: Vec<LastKnown>,
    pub(crate) combat: Combat,
    pub(crate) turn: Turn,
    pub(crate) stage: Stage,
    pub(crate) decision: Decision,
    pub(crate) proposal: Option<Proposal>,
    pub(crate) resolution: Option<Box<Resolution>>,
    /// Permanents that the legend rule takes with the next state-based actions (704.5j).
    pub(crate) condemned: SmallVec<[ObjectId; 2]>,
    /// Objects chosen so far for a choice of several.
    pub(crate) chosen: SmallVec<[ObjectId; 8]>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) clock: Timestamp,
    pub(crate) random: Random,
    /// The combined keys of all objects and players.
    pub(crate) kept_hash: u64,
    /// What has gone on since a player last did something of their own will (104.4b).
    pub(crate) going_on: GoingOn,
    /// Something no longer fits; the choice that led here is taken back.
    pub(crate) fault: Option<Error>,
    /// Whether some number is so large that one choice could make it overflow.
    pub(crate) large: bool,
}

/// Numbers beyond this are rare enough to look twice.
pub(crate) const LARGE: i32 = 1000;
/// The most objects in the arena, and the most abilities waiting or on the stack.
pub(crate) const MOST: usize = 1 << 20;

impl State {
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
    pub fn player(&self, id: PlayerId) -> &Player {
        &self.players[id.at()]
    }

    /// An object.
    ///
    /// # Panics
    ///
    /// For an object of another game.
    pub fn object(&self, id: ObjectId) -> &Object {
        &self.objects[id.at()]
    }

    /// Every object there is, in every zone, with its name.
    pub fn objects(&self) -> impl Iterator<Item = (ObjectId, &Object)> {
        let all = (0..).map(ObjectId).zip(&self.objects);
        all.filter(|(_, object)| object.zone != Zone::Outside)
    }

    /// What is printed on an object.
    pub fn card(&self, id: ObjectId) -> &Card {
        self.cards.get(self.object(id).def)
    }

    /// The permanents, in no order.
    pub fn battlefield(&self) -> &[ObjectId] {
        &self.battlefield
    }

    /// The cards in exile, in no order.
    pub fn exile(&self) -> &[ObjectId] {
        &self.exile
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

    /// How the game ended, once it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The triggered abilities that wait to be put onto the stack, as [`Choice::Trigger`] counts them: the
    /// source and the ability's place on its card.
    ///
    /// [`Choice::Trigger`]: crate::Choice::Trigger
    pub fn waiting(&self) -> impl Iterator<Item = (ObjectId, u8)> + '_ {
        self.waiting.iter().map(|waiting| (waiting.source.id, waiting.ability))
    }

    /// The object as it is now, so that it can be told from what it becomes (400.7).
    pub fn reference(&self, id: ObjectId) -> ObjectRef {
        ObjectRef { id, since: self.object(id).since }
    }

    /// Whether an object is still the one that was meant (400.7).
    pub fn is_current(&self, object: ObjectRef) -> bool {
        self.objects.get(object.id.at()).is_some_and(|now| now.since == object.since)
    }

    /// The players still in the game, in turn order, beginning with one of them (101.4).
    pub fn in_turn_order(&self, first: PlayerId) -> impl Iterator<Item = PlayerId> + use<> {
        let n = self.players.len() as u8;
        let left: PlayerSet = (0..n).map(PlayerId).filter(|p| self.players[p.at()].left).collect();
        (0..n).map(move |i| PlayerId((first.0 + i) % n)).filter(move |&p| !left.has(p))
    }

    /// The next player in turn order who is still in the game.
    pub fn next_player(&self, after: PlayerId) -> PlayerId {
        self.in_turn_order(after).find(|&p| p != after).unwrap_or(after)
    }

    /// Whether two players are opponents (102.2, 102.3).
    pub fn are_opponents(&self, one: PlayerId, other: PlayerId) -> bool {
        self.player(one).team != self.player(other).team
    }

    /// A player's opponents who are still in the game, in turn order.
    pub fn opponents(&self, of: PlayerId) -> impl Iterator<Item = PlayerId> + '_ {
        self.in_turn_order(of).filter(move |&p| self.are_opponents(of, p))
    }

    /// A number for the state: equal states have equal numbers, different ones differ as good as always.
    /// Timestamps do not count, only the order they give.
    pub fn hash(&self) -> u64 {
        let mut hash = mix(&[self.kept_hash, self.random.0, self.turn.key(), self.stage as u64]);
        let decision = self.decision_key();
        hash = mix(&[hash, decision, self.stack.len() as u64, self.waiting.len() as u64]);
        for item in &self.stack {
            hash = mix(&[hash, self.item_key(item)]);
        }
        for waiting in &self.waiting {
            hash = mix(&[hash, self.ref_key(waiting.source), u64::from(waiting.ability)]);
        }
        for effect in &self.effects {
            let (power, toughness) = effect.numbers;
            let numbers = (power as u32 as u64) << 32 | toughness as u32 as u64;
            hash = mix(&[hash, self.ref_key(effect.on), crate::characteristics::change_key(effect.change), numbers]);
        }
        for chosen in self.chosen.iter().chain(&self.condemned) {
            hash = mix(&[hash, u64::from(chosen.0)]);
        }
        mix(&[hash, self.combat.key()])
    }

    /// The kept part of the hash, worked out from nothing: for tests.
    pub fn hash_from_scratch(&self) -> u64 {
        let objects = (0..).map(ObjectId).zip(&self.objects).filter(|(_, object)| object.zone != Zone::Outside);
        let objects = objects.fold(0, |hash, (id, object)| hash ^ object.key(id));
        (0..).map(PlayerId).zip(&self.players).fold(objects, |hash, (id, player)| hash ^ player.key(id))
    }

    /// The kept part of the hash, as it was kept.
    pub const fn hash_as_kept(&self) -> u64 {
        self.kept_hash
    }

    fn decision_key(&self) -> u64 {
        let player = self.decision.player().map_or(0xff, |p| u64::from(p.0));
        let detail = match self.decision {
            Decision::AssignDamage(_, creature, to) => mix(&[u64::from(creature.0), target_key(to)]),
            Decision::Legend(_, object) | Decision::Scry(_, object) => u64::from(object.0),
            Decision::Target(_, spec) => u64::from(spec),
            _ => 0,
        };
        let proposal = self.proposal.as_ref().map_or(0, Proposal::key);
        let resolution = self.resolution.as_ref().map_or(0, |resolution| resolution.key());
        mix(&[player, detail, proposal, resolution])
    }

    fn item_key(&self, item: &StackItem) -> u64 {
        let ability = item.ability.map_or(0xffff, u64::from);
        let about = item.about.object.map_or(0, |object| self.ref_key(object));
        let mut hash =
            mix(&[self.ref_key(item.object), ability << 32 | u64::from(item.x), u64::from(item.controller.0), about]);
        for &mode in &item.modes {
            hash = mix(&[hash, u64::from(mode)]);
        }
        for &(spec, target) in &item.targets {
            let target = match target {
                TargetRef::Player(player) => u64::from(player.0) | 1 << 40,
                TargetRef::Object(object) => self.ref_key(object),
            };
            hash = mix(&[hash, u64::from(spec), target]);
        }
        hash
    }

    /// A reference, by place and by whether it still finds its object.
    fn ref_key(&self, object: ObjectRef) -> u64 {
        u64::from(object.id.0) << 1 | u64::from(self.is_current(object))
    }

    /// Changes an object, and the hash with it.
    #[inline]
    pub(crate) fn edit(&mut self, id: ObjectId, change: impl FnOnce(&mut Object)) {
        let object = &mut self.objects[id.at()];
        let before = object.key(id);
        change(object);
        self.touched = true;
        self.kept_hash ^= before ^ object.key(id);
    }

    /// Changes a player, and the hash with it.
    #[inline]
    pub(crate) fn edit_player(&mut self, id: PlayerId, change: impl FnOnce(&mut Player)) {
        let player = &mut self.players[id.at()];
        let before = player.key(id);
        change(player);
        self.touched = true;
        self.kept_hash ^= before ^ player.key(id);
    }

    /// The next moment.
    pub(crate) fn tick(&mut self) -> Timestamp {
        match self.clock.0.checked_add(1) {
            Some(now) => self.clock = Timestamp(now),
            None => self.fault = Some(Error::Overflow),
        }
        self.clock
    }

    /// Adds two numbers; one that no longer fits is a fault, and the choice is taken back.
    pub(crate) fn sum(&mut self, a: i32, b: i32) -> i32 {
        let sum = a.checked_add(b).unwrap_or_else(|| {
            self.fault = Some(Error::Overflow);
            a
        });
        self.large |= sum.unsigned_abs() > LARGE as u32;
        sum
    }

    /// What is known of an object: as it is, or as it last was (608.2h).
    pub(crate) fn known(&self, object: ObjectRef) -> Option<&Object> {
        if self.is_current(object) {
            return self.objects.get(object.id.at());
        }
        self.last_known.iter().rev().find(|known| known.was == object).map(|known| &known.object)
    }
}

/// A target as a number.
fn target_key(target: Target) -> u64 {
    match target {
        Target::Player(player) => u64::from(player.0) | 1 << 40,
        Target::Object(object) => u64::from(object.0),
    }
}

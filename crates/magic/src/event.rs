//! Events: every change of the game, as plain data, and who listens to them.

use std::ops::Range;

use vademecum_trace::{CitedRules, EvidenceRecorder, Muted, Recorder, RuleApplication, Silent};
use vademecum_vocab::RuleId;

use crate::{
    card::{DefId, Zone},
    choice::Target,
    combat::Defender,
    mana::ManaKind,
    object::{CounterKind, ObjectId, PlayerId},
    state::Outcome,
    turn::Step,
};

/// Why a player lost (104.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Loss {
    /// The player conceded (104.3a).
    Conceded,
    /// Life total of 0 or less (704.5a).
    Life,
    /// A draw from an empty library (704.5b).
    EmptyLibrary,
    /// Ten or more poison counters (704.5c).
    Poison,
    /// An effect said so (104.3e).
    Effect,
}

/// A change of the game. Objects are named by their place in the arena; the card tells what they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The game begins; the first turn is this player's (103.1).
    GameBegan(PlayerId),
    /// A library was shuffled (701.20a).
    Shuffled(PlayerId),
    /// A player took a mulligan (103.5).
    Mulliganed(PlayerId),
    /// A player keeps the opening hand (103.5).
    Kept(PlayerId),
    /// A turn began; the number counts from 1.
    TurnBegan(PlayerId, u32),
    /// A step or phase began (500.1).
    StepBegan(Step),
    /// A player passed priority (117.3d).
    Passed(PlayerId),
    /// An object changed zones (400.7).
    Moved {
        /// Its place in the arena.
        object: ObjectId,
        /// The card or token.
        card: DefId,
        /// Where it was.
        from: Zone,
        /// Where it is.
        to: Zone,
    },
    /// A player drew a card (121.1).
    Drew(PlayerId, ObjectId),
    /// A player tried to draw from an empty library (121.4).
    DrewFromNothing(PlayerId),
    /// A player discarded a card (701.8a).
    Discarded(PlayerId, ObjectId),
    /// A player played a land (305.1).
    PlayedLand(PlayerId, ObjectId),
    /// A spell became cast (601.2i).
    Cast(PlayerId, ObjectId),
    /// An ability was activated (602.2b); a mana ability as well.
    Activated(PlayerId, ObjectId, u8),
    /// An ability triggered (603.2).
    Triggered(PlayerId, ObjectId, u8),
    /// A triggered ability was put onto the stack (603.3).
    TriggerStacked(PlayerId, ObjectId, u8),
    /// A triggered ability was removed for want of a legal choice (603.3d), or because its condition was
    /// not true (603.4).
    TriggerRemoved(PlayerId, ObjectId, u8),
    /// A target was chosen (601.2c).
    Targeted(ObjectId, Target),
    /// A spell, or an ability of this object, began to resolve (608.1).
    Resolving(ObjectId),
    /// A spell or ability did not resolve: all its targets were illegal (608.2b).
    Fizzled(ObjectId),
    /// A spell was countered (701.5a).
    Countered(ObjectId),
    /// Mana was added to a pool (106.4).
    ManaAdded(PlayerId, ManaKind, u32),
    /// Mana was spent (118.3a).
    ManaSpent(PlayerId, ManaKind, u32),
    /// A pool emptied (106.4, 500.4).
    ManaEmptied(PlayerId),
    /// A permanent became tapped (701.21a).
    Tapped(ObjectId),
    /// A permanent became untapped (701.21b).
    Untapped(ObjectId),
    /// Damage was dealt (120.4d).
    Damage {
        /// Its source.
        source: ObjectId,
        /// Its recipient.
        to: Target,
        /// How much.
        amount: i32,
        /// Whether it was combat damage (120.2a).
        combat: bool,
    },
    /// Damage marked on permanents was removed (514.2).
    DamageRemoved,
    /// A player gained life (119.3).
    LifeGained(PlayerId, i32),
    /// A player lost life (119.3).
    LifeLost(PlayerId, i32),
    /// Counters were put on a permanent (122.6).
    CountersAdded(ObjectId, CounterKind, i32),
    /// Counters were removed from a permanent.
    CountersRemoved(ObjectId, CounterKind, i32),
    /// A permanent was destroyed (701.7a).
    Destroyed(ObjectId),
    /// A permanent was sacrificed (701.17a).
    Sacrificed(PlayerId, ObjectId),
    /// A token was created (701.6a).
    Created(PlayerId, ObjectId),
    /// A token ceased to exist (111.7, 704.5d).
    Ceased(ObjectId),
    /// A player scried (701.18a).
    Scried(PlayerId),
    /// A creature was declared as an attacker (508.1k).
    Attacked(ObjectId, Defender),
    /// A creature was declared as a blocker (509.1g).
    Blocked(ObjectId, ObjectId),
    /// An attacker became an unblocked creature (509.1h).
    Unblocked(ObjectId),
    /// A creature was removed from combat (506.4).
    LeftCombat(ObjectId),
    /// A continuous effect began to change an object (611.2).
    EffectBegan(ObjectId),
    /// Effects until end of turn ended (514.2).
    EffectsEnded,
    /// A player lost the game (104.3).
    Lost(PlayerId, Loss),
    /// A player left the game (104.5).
    Left(PlayerId),
    /// The game is over (104.1).
    Over(Outcome),
}

/// A recorder that hears of every change as well.
pub trait Observer: Recorder {
    /// Something changed.
    fn event(&mut self, event: Event);
}

impl Observer for Silent {
    #[inline(always)]
    fn event(&mut self, _: Event) {}
}

/// An event in a [`Journal`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// What changed.
    pub event: Event,
    /// Which citations of the log led to it: those since the event before it.
    pub by: Range<usize>,
}

/// A recorder that keeps everything: which rules applied, every event, and which rules made it.
#[derive(Debug, Clone, Default)]
pub struct Journal {
    evidence: EvidenceRecorder,
    events: Vec<Entry>,
}

impl Journal {
    /// A journal with every rule in force.
    pub fn new() -> Self {
        Journal::default()
    }

    /// A journal of a game in which some rules are knocked out.
    pub fn without(rules: impl IntoIterator<Item = RuleId>) -> Self {
        Journal { evidence: EvidenceRecorder::with_rules_disabled(rules), events: Vec::new() }
    }

    /// Counts decisions as well, which takes time.
    #[must_use]
    pub fn counting(self) -> Self {
        Journal { evidence: self.evidence.counting_decisions(), ..self }
    }

    /// Which rules applied.
    pub const fn evidence(&self) -> &EvidenceRecorder {
        &self.evidence
    }

    /// Every event, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.events
    }

    /// The events alone.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = Event> + ExactSizeIterator + '_ {
        self.events.iter().map(|entry| entry.event)
    }

    /// The citations that led to an event.
    pub fn citations(&self, entry: &Entry) -> &[RuleApplication] {
        self.evidence.log().get(entry.by.clone()).unwrap_or_default()
    }

    /// Forgets what happened so far; what is knocked out stays so, and memory is kept.
    pub fn clear(&mut self) {
        self.evidence.clear();
        self.events.clear();
    }
}

impl Recorder for Journal {
    type Muted<'a> = Muted<'a>;

    #[track_caller]
    fn cite(&mut self, rules: impl CitedRules) {
        self.evidence.cite(rules);
    }

    #[track_caller]
    fn rule(&mut self, rules: impl CitedRules) -> bool {
        self.evidence.rule(rules)
    }

    #[track_caller]
    fn when(&mut self, rules: impl CitedRules, condition: bool) -> bool {
        self.evidence.when(rules, condition)
    }

    #[track_caller]
    fn either<T>(&mut self, rules: impl CitedRules, with: T, without: T) -> T {
        self.evidence.either(rules, with, without)
    }

    fn muted(&self) -> Muted<'_> {
        self.evidence.muted()
    }
}

impl Observer for Journal {
    fn event(&mut self, event: Event) {
        let from = self.events.last().map_or(0, |entry| entry.by.end);
        self.events.push(Entry { event, by: from..self.evidence.log().len() });
    }
}

//! Everything that can happen, in one vocabulary: what is proposed, replaced or prevented, carried out, waited for
//! and told is a [`Deed`].

use smallvec::SmallVec;
use vademecum_abilities::{
    AbilityId, CardId, CounterKind, DeedKind, Designation, FaceId, Keyword, KeywordDeed, ManaKind, Step, Turning,
    Where, Zone,
};

pub use crate::note::Note;
use crate::{
    combat::Defender,
    id::{ObjectId, ObjectRef, PlayerId, Subject},
};

/// Deeds that happen at the same time: one event (608.2e, 704.3).
pub type Group = SmallVec<[Deed; 2]>;

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
    /// Fifteen or more poison counters of a team, or as many as its size asks for (704.6b).
    TeamPoison,
    /// 21 or more combat damage from one commander (704.6c).
    CommanderDamage,
    /// An effect said so (104.3e).
    Effect,
}

/// How a permanent is destroyed (701.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Destruction {
    /// Whether it can be regenerated.
    pub regenerable: bool,
    /// Whether an effect destroys it, and not a state-based action.
    pub by_effect: bool,
}

/// An object changes zones (400.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The object, as it is before; once it has happened, its place in the arena still names it.
    pub object: ObjectId,
    /// Where it is.
    pub from: Zone,
    /// Where it goes.
    pub to: Zone,
    /// The place in that zone.
    pub place: Where,
    /// Under whose control it enters the battlefield or the stack (110.2a, 112.2).
    pub under: PlayerId,
    /// Whether it enters tapped (614.1d).
    pub tapped: bool,
    /// The face that shows, if it is another one than before: that of what it enters as a copy of (707.5).
    pub face: Option<FaceId>,
    /// The value of X of the spell that it was (107.3m).
    pub x: u32,
    /// Whether it is put there face down (708.3).
    pub face_down: bool,
    /// Whether it is so that a card is discarded (701.8a).
    pub discarded: bool,
    /// Whether it is a spell that has resolved (608.2n).
    pub resolved: bool,
    /// Whether its back face is up there (712.11a, 712.14a).
    pub back_up: bool,
    /// The card that it is melded with as they enter the battlefield as one permanent (712.14c).
    pub melds_with: Option<ObjectId>,
    /// Whether it is a card that was part of a melded permanent, which has left the battlefield with it (712.21).
    pub parts: bool,
    /// Where the other cards of a melded or merged permanent go, where that is another zone (903.9c).
    pub other_to: Option<Zone>,
    /// Whether it is cloaked as it is put there face down (701.56a).
    pub cloaked: bool,
    /// Whether it is so by a disguise ability that it is put there face down (702.168a).
    pub disguised: bool,
    /// What it enters the battlefield attached to.
    pub onto: Onto,
    /// Whether it enters the battlefield attacking or blocking (508.4, 509.4).
    pub enters: Enters,
}

impl Move {
    /// A move of an object to the top of a zone, under a player's control, of which nothing else is said.
    pub(crate) const fn new(object: ObjectId, from: Zone, to: Zone, under: PlayerId) -> Move {
        Move {
            object,
            from,
            to,
            place: Where::Top,
            under,
            tapped: false,
            face: None,
            x: 0,
            face_down: false,
            back_up: false,
            melds_with: None,
            parts: false,
            other_to: None,
            discarded: false,
            resolved: false,
            cloaked: false,
            disguised: false,
            onto: Onto::Unsaid,
            enters: Enters::Apart,
        }
    }
}

/// A token that is to be created (111.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewToken {
    /// The token.
    pub card: CardId,
    /// The face that shows.
    pub face: FaceId,
    /// What it enters attached to.
    pub onto: Onto,
    /// Whether it enters with its back face up (707.8a).
    pub back_up: bool,
    /// Whether it has but one of the faces of a transforming card.
    pub one_faced: bool,
    /// Whether it enters tapped.
    pub tapped: bool,
    /// Whom, or whose planeswalker, it enters tapped and attacking.
    pub attacking: Option<PlayerId>,
    /// The counters that it enters with (701.51a).
    pub counters: Option<(CounterKind, i32)>,
}

impl NewToken {
    /// A token without further specifications.
    pub(crate) const fn new(card: CardId, face: FaceId) -> NewToken {
        NewToken {
            card,
            face,
            onto: Onto::Unsaid,
            back_up: false,
            one_faced: false,
            counters: None,
            tapped: false,
            attacking: None,
        }
    }
}

/// What a permanent enters the battlefield attached to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Onto {
    /// Nothing is said of it: an Aura's controller chooses (303.4f).
    #[default]
    Unsaid,
    /// An object or player.
    Subject(Subject),
    /// Something that is not there, or what an Aura spell no longer has.
    Nothing,
}

/// How a permanent that enters the battlefield takes part in combat (508.4, 509.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Enters {
    /// It does not.
    #[default]
    Apart,
    /// Attacking.
    Attacking(Defender),
    /// Blocking an attacker.
    Blocking(ObjectId),
}

/// A deed of a player or permanent that is named after a keyword (701, 702).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Acted {
    /// What it is.
    pub action: KeywordDeed,
    /// The player who did it, or who controls what did it.
    pub player: PlayerId,
    /// The permanent that did it, as it was, if one did.
    pub object: Option<ObjectRef>,
}

/// What an object has done by a keyword ability (702).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Practiced {
    /// The keyword.
    pub keyword: Keyword,
    /// The player who controls the object.
    pub player: PlayerId,
    /// The object, as it was.
    pub object: ObjectRef,
}

/// One thing that happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// An object changes zones.
    Move(Move),
    /// A player is instructed to draw a number of cards (121.2a).
    Draws(PlayerId, i32),
    /// A player draws a card (121.1).
    Draw(PlayerId),
    /// A player discards a card (701.8a).
    Discard(PlayerId, ObjectId),
    /// Damage is dealt (120.4).
    Damage {
        /// Its source, as it was when that was decided (120.7).
        source: ObjectRef,
        /// Its recipient.
        to: Subject,
        /// How much.
        amount: i32,
        /// Whether it is combat damage (120.2a).
        combat: bool,
    },
    /// Damage that would be dealt is prevented (615.1).
    Prevent {
        /// Its source.
        source: ObjectRef,
        /// Its recipient.
        to: Subject,
        /// How much of it.
        amount: i32,
        /// Whether it is combat damage.
        combat: bool,
    },
    /// A player gains life (119.3).
    GainLife(PlayerId, i32),
    /// A player loses life (119.3).
    LoseLife(PlayerId, i32),
    /// Counters are put on something (122.6) by a player.
    PutCounters(Subject, CounterKind, i32, PlayerId),
    /// Counters are removed from something.
    RemoveCounters(Subject, CounterKind, i32),
    /// Tokens are created (111.1): who creates them, what they are, how many.
    Create(PlayerId, NewToken, i32),
    /// A permanent becomes tapped (701.21a).
    Tap(ObjectId),
    /// A permanent becomes untapped (701.21b).
    Untap(ObjectId),
    /// A permanent is destroyed (701.7a).
    Destroy(ObjectId, Destruction),
    /// A permanent is sacrificed (701.17a).
    Sacrifice(PlayerId, ObjectId),
    /// Mana is added to a player's pool (106.4).
    AddMana {
        /// Whose pool.
        player: PlayerId,
        /// Its type.
        kind: ManaKind,
        /// How much.
        amount: u32,
        /// Its source (106.3).
        source: Option<ObjectId>,
        /// Whether that was a snow source (107.4h).
        snow: bool,
        /// Whether that was tapped for it (106.12).
        tapped: bool,
        /// The ability that ties it to something (106.6).
        tied: Option<AbilityId>,
    },
    /// A turn begins.
    BeginTurn(PlayerId),
    /// A step or phase of a player's turn begins (500.1).
    BeginStep(PlayerId, Step),
    /// A spell has been cast (601.2i).
    Cast(PlayerId, ObjectId),
    /// An ability has been activated (602.2): by whom, of which object.
    Activate(PlayerId, ObjectId, AbilityId),
    /// A player commits a crime (700.13).
    CommitCrime(PlayerId),
    /// A player has spent so much mana on a spell (700.14).
    Expend(PlayerId, i32),
    /// A land has been played (305.1).
    PlayLand(PlayerId, ObjectId),
    /// A creature has been declared as an attacker (508.1k).
    Attack(ObjectId, Defender),
    /// A creature has been declared as a blocker of an attacker (509.1g).
    Block(ObjectId, ObjectId),
    /// An attacking creature has become blocked (509.1h).
    BecomeBlocked(ObjectId),
    /// An attacking creature has become blocked by a creature (509.3d): which, and by which.
    BlockedBy(ObjectId, ObjectId),
    /// An attacking creature has become unblocked (509.1h).
    Unblocked(ObjectId),
    /// Something has become the target of a spell or ability (115.1): of which, and what.
    Target(ObjectId, Subject),
    /// A spell or ability has resolved (608.2p): whose it was, and the spell or the source of the ability.
    Resolve(PlayerId, ObjectId),
    /// A spell or ability is countered (701.5a): its place on the stack, from the bottom.
    Counter(u32),
    /// A player mills a number of cards (701.13a).
    Mill(PlayerId, i32),
    /// A player searches a library (701.19a).
    Search {
        /// Who searches.
        player: PlayerId,
        /// Whose library.
        library_of: PlayerId,
        /// The number of cards from the top, [`i32::MAX`] for all of them.
        cards: i32,
    },
    /// A library is shuffled (701.20a).
    Shuffle(PlayerId),
    /// A player scries (701.18).
    Scry(PlayerId, i32),
    /// A permanent gets or loses a designation.
    Designate(ObjectId, Designation, bool),
    /// A player faces a villainous choice a number of times (701.53c).
    Face(PlayerId, i32),
    /// A player has flipped a coin (705): whether heads came up, and whether the flip was won, if somebody wins it.
    Coin {
        /// Who.
        player: PlayerId,
        /// Whether it came up heads.
        heads: bool,
        /// Whether the player won or lost the flip.
        won: Option<bool>,
    },
    /// A player has rolled a die (706).
    Roll {
        /// Who.
        player: PlayerId,
        /// How many sides it has.
        sides: u8,
        /// The natural result.
        natural: i32,
        /// The result.
        result: i32,
    },
    /// A deed that is named after a keyword has been done (701, 702).
    Act(Acted),
    /// Something has been done by a keyword ability (702).
    Practice(Practiced),
    /// A player exerts a permanent (701.39).
    Exert(PlayerId, ObjectId),
    /// A permanent becomes monstrous, with a number of counters (701.31).
    BecomeMonstrous(ObjectId, i32),
    /// A player loses the game (104.3).
    Lose(PlayerId, Loss),
    /// A player wins the game (104.2).
    Win(PlayerId),
    /// A permanent is turned over: face up, or face down (708), and the value of X for which it was (702.37f).
    TurnFace(ObjectId, bool, u32),
    /// A permanent is turned over so that its other face is up (701.28, 701.50).
    Transform(ObjectId, Turning),
    /// A permanent is flipped (710.4).
    Flip(ObjectId),
    /// An object becomes attached to an object or player (701.3a).
    Attach(ObjectId, Subject),
    /// An object becomes unattached from what it was attached to (701.3d).
    Unattach(ObjectId),
    /// A player loses control of a permanent: which, and who (603.10d).
    LoseControl(ObjectId, PlayerId),
    /// A permanent phases out (702.26b): which, and whether it does so with what it is attached to (702.26g).
    PhaseOut(ObjectId, bool),
    /// A permanent phases in (702.26c).
    PhaseIn(ObjectId),
    /// A player's venture marker moves into a room of a dungeon (309.4c): its place on the card.
    EnterRoom(PlayerId, ObjectId, u8),
    /// An entry of a journal that no ability triggers on and nothing replaces.
    Note(Note),
}

impl Deed {
    /// What kind of thing it is.
    #[inline]
    pub const fn kind(&self) -> DeedKind {
        match self {
            Deed::Move(_) => DeedKind::Move,
            Deed::Draws(..) => DeedKind::Draws,
            Deed::Draw(_) => DeedKind::Draw,
            Deed::Discard(..) => DeedKind::Discard,
            Deed::Damage { .. } => DeedKind::Damage,
            Deed::Prevent { .. } => DeedKind::Prevent,
            Deed::GainLife(..) => DeedKind::GainLife,
            Deed::LoseLife(..) => DeedKind::LoseLife,
            Deed::PutCounters(..) => DeedKind::PutCounters,
            Deed::RemoveCounters(..) => DeedKind::RemoveCounters,
            Deed::Create(..) => DeedKind::Create,
            Deed::Tap(_) => DeedKind::Tap,
            Deed::Untap(_) => DeedKind::Untap,
            Deed::Destroy(..) => DeedKind::Destroy,
            Deed::Sacrifice(..) => DeedKind::Sacrifice,
            Deed::AddMana { .. } => DeedKind::AddMana,
            Deed::BeginTurn(_) => DeedKind::BeginTurn,
            Deed::BeginStep(..) => DeedKind::BeginStep,
            Deed::Cast(..) => DeedKind::Cast,
            Deed::Activate(..) => DeedKind::Activate,
            Deed::CommitCrime(_) => DeedKind::CommitCrime,
            Deed::Expend(..) => DeedKind::Expend,
            Deed::PlayLand(..) => DeedKind::PlayLand,
            Deed::Attack(..) => DeedKind::Attack,
            Deed::Block(..) => DeedKind::Block,
            Deed::BecomeBlocked(_) => DeedKind::BecomeBlocked,
            Deed::BlockedBy(..) => DeedKind::BlockedBy,
            Deed::Unblocked(_) => DeedKind::Unblocked,
            Deed::Target(..) => DeedKind::Target,
            Deed::Resolve(..) => DeedKind::Resolve,
            Deed::Counter(_) => DeedKind::Counter,
            Deed::Mill(..) => DeedKind::Mill,
            Deed::Search { .. } => DeedKind::Search,
            Deed::Shuffle(_) => DeedKind::Shuffle,
            Deed::Scry(..) => DeedKind::Scry,
            Deed::Designate(..) => DeedKind::Designate,
            Deed::Face(..) => DeedKind::Face,
            Deed::Coin { .. } => DeedKind::Coin,
            Deed::Roll { .. } => DeedKind::Roll,
            Deed::Act(_) => DeedKind::Act,
            Deed::Practice(_) => DeedKind::Practice,
            Deed::Exert(..) => DeedKind::Exert,
            Deed::BecomeMonstrous(..) => DeedKind::BecomeMonstrous,
            Deed::Lose(..) => DeedKind::Lose,
            Deed::Win(_) => DeedKind::Win,
            Deed::Attach(..) => DeedKind::Attach,
            Deed::TurnFace(_, true, _) => DeedKind::TurnFaceUp,
            Deed::TurnFace(_, false, _) => DeedKind::TurnFaceDown,
            Deed::Transform(..) => DeedKind::Transform,
            Deed::Flip(_) => DeedKind::Flip,
            Deed::PhaseOut(..) => DeedKind::PhaseOut,
            Deed::PhaseIn(_) => DeedKind::PhaseIn,
            Deed::Unattach(_) => DeedKind::Unattach,
            Deed::LoseControl(..) => DeedKind::LoseControl,
            Deed::EnterRoom(..) => DeedKind::EnterRoom,
            Deed::Note(_) => DeedKind::Note,
        }
    }

    /// The object that it happens to, if it happens to one.
    pub const fn object(&self) -> Option<ObjectId> {
        match *self {
            Deed::Move(Move { object, .. })
            | Deed::Discard(_, object)
            | Deed::Damage { to: Subject::Object(object), .. }
            | Deed::Prevent { to: Subject::Object(object), .. }
            | Deed::PutCounters(Subject::Object(object), ..)
            | Deed::RemoveCounters(Subject::Object(object), ..)
            | Deed::Tap(object)
            | Deed::Untap(object)
            | Deed::Destroy(object, _)
            | Deed::Sacrifice(_, object)
            | Deed::Cast(_, object)
            | Deed::Resolve(_, object)
            | Deed::Activate(_, object, _)
            | Deed::PlayLand(_, object)
            | Deed::Attack(object, _)
            | Deed::Block(object, _)
            | Deed::BecomeBlocked(object)
            | Deed::BlockedBy(object, _)
            | Deed::Unblocked(object)
            | Deed::Target(_, Subject::Object(object))
            | Deed::Attach(object, _)
            | Deed::TurnFace(object, ..)
            | Deed::Exert(_, object)
            | Deed::BecomeMonstrous(object, _)
            | Deed::LoseControl(object, _)
            | Deed::Transform(object, _)
            | Deed::Flip(object)
            | Deed::EnterRoom(_, object, _)
            | Deed::PhaseOut(object, _)
            | Deed::PhaseIn(object)
            | Deed::Designate(object, ..)
            | Deed::Unattach(object) => Some(object),
            Deed::AddMana { source, .. } => source,
            Deed::Act(Acted { object: Some(object), .. }) | Deed::Practice(Practiced { object, .. }) => Some(object.id),
            _ => None,
        }
    }

    /// The player that it happens to, or who does it, if it is about one.
    pub const fn player(&self) -> Option<PlayerId> {
        match *self {
            Deed::Draws(player, _)
            | Deed::Draw(player)
            | Deed::Discard(player, _)
            | Deed::Damage { to: Subject::Player(player), .. }
            | Deed::Prevent { to: Subject::Player(player), .. }
            | Deed::GainLife(player, _)
            | Deed::LoseLife(player, _)
            | Deed::PutCounters(Subject::Player(player), ..)
            | Deed::RemoveCounters(Subject::Player(player), ..)
            | Deed::Create(player, ..)
            | Deed::Sacrifice(player, _)
            | Deed::AddMana { player, .. }
            | Deed::BeginTurn(player)
            | Deed::BeginStep(player, _)
            | Deed::Cast(player, _)
            | Deed::Resolve(player, _)
            | Deed::Activate(player, ..)
            | Deed::CommitCrime(player)
            | Deed::Expend(player, _)
            | Deed::PlayLand(player, _)
            | Deed::Target(_, Subject::Player(player))
            | Deed::Mill(player, _)
            | Deed::Search { player, .. }
            | Deed::Shuffle(player)
            | Deed::Scry(player, _)
            | Deed::Act(Acted { player, .. })
            | Deed::Practice(Practiced { player, .. })
            | Deed::Coin { player, .. }
            | Deed::Roll { player, .. }
            | Deed::Face(player, _)
            | Deed::Exert(player, _)
            | Deed::Lose(player, _)
            | Deed::LoseControl(_, player)
            | Deed::EnterRoom(player, ..)
            | Deed::Win(player) => Some(player),
            _ => None,
        }
    }

    /// How much it is.
    pub const fn amount(&self) -> i32 {
        match *self {
            Deed::Damage { amount, .. }
            | Deed::Prevent { amount, .. }
            | Deed::Draws(_, amount)
            | Deed::GainLife(_, amount)
            | Deed::LoseLife(_, amount)
            | Deed::PutCounters(_, _, amount, _)
            | Deed::RemoveCounters(_, _, amount)
            | Deed::Create(_, _, amount)
            | Deed::Expend(_, amount)
            | Deed::Face(_, amount)
            | Deed::Mill(_, amount)
            | Deed::Search { cards: amount, .. }
            | Deed::BecomeMonstrous(_, amount)
            | Deed::Scry(_, amount) => amount,
            Deed::Roll { result, .. } => result,
            Deed::AddMana { amount, .. } => amount as i32,
            _ => 1,
        }
    }

    /// The same with another amount.
    #[must_use]
    pub const fn with_amount(mut self, new: i32) -> Deed {
        match &mut self {
            Deed::Damage { amount, .. }
            | Deed::Prevent { amount, .. }
            | Deed::Draws(_, amount)
            | Deed::GainLife(_, amount)
            | Deed::LoseLife(_, amount)
            | Deed::PutCounters(_, _, amount, _)
            | Deed::RemoveCounters(_, _, amount)
            | Deed::Create(_, _, amount)
            | Deed::Face(_, amount)
            | Deed::Mill(_, amount)
            | Deed::Search { cards: amount, .. }
            | Deed::Scry(_, amount) => *amount = new,
            Deed::AddMana { amount, .. } => *amount = if new < 0 { 0 } else { new as u32 },
            _ => {}
        }
        self
    }
}

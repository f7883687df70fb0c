//! Patterns of events: what triggered abilities wait for (603.2) and replacement effects watch (614.1).

use crate::{
    bit_set,
    filter::Filter,
    keyword::{Keyword, KeywordDeed},
    quantity::{Comparison, Condition, Players},
    types::{CounterKind, Step, Zones},
};

/// What kind of thing happens. Triggers and replacements are found by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum DeedKind {
    /// An object changes zones (400.7), tokens that are created included.
    Move,
    /// A player is instructed to draw a number of cards (121.2a).
    Draws,
    /// A player draws a card (121).
    Draw,
    /// A player discards a card (701.8).
    Discard,
    /// Damage is dealt (120).
    Damage,
    /// Damage that would be dealt is prevented (615.1).
    Prevent,
    /// A player gains life (119.3).
    GainLife,
    /// A player loses life (119.3).
    LoseLife,
    /// Counters are put on an object or player (122).
    PutCounters,
    /// Counters are removed.
    RemoveCounters,
    /// Tokens are created (111).
    Create,
    /// A permanent becomes tapped (701.21a).
    Tap,
    /// A permanent becomes untapped (701.21b).
    Untap,
    /// A permanent is destroyed (701.7).
    Destroy,
    /// A permanent is sacrificed (701.17).
    Sacrifice,
    /// Mana is added (106.4).
    AddMana,
    /// A turn begins.
    BeginTurn,
    /// A step or phase begins (500.6).
    BeginStep,
    /// A spell is cast (601.2i).
    Cast,
    /// An ability is activated (602.2).
    Activate,
    /// A player commits a crime (700.13).
    CommitCrime,
    /// A player has spent mana on a spell (700.14).
    Expend,
    /// A land is played (305.1).
    PlayLand,
    /// A creature is declared as an attacker (508.1k).
    Attack,
    /// A creature is declared as a blocker (509.1g).
    Block,
    /// An attacking creature becomes blocked (509.1h).
    BecomeBlocked,
    /// An attacking creature becomes blocked by a creature: once for each (509.3d).
    BlockedBy,
    /// An attacking creature becomes unblocked (509.1h).
    Unblocked,
    /// Something becomes a target (115.1).
    Target,
    /// A spell or ability has resolved (608.2p).
    Resolve,
    /// A spell or ability is countered (701.5).
    Counter,
    /// A player mills cards (701.13).
    Mill,
    /// A player searches a library (701.19).
    Search,
    /// A library is shuffled (701.20).
    Shuffle,
    /// A player scries (701.18).
    Scry,
    /// A permanent gets or loses a designation.
    Designate,
    /// A player faces a villainous choice a number of times (701.53).
    Face,
    /// A player flips a coin (705).
    Coin,
    /// A player rolls a die (706).
    Roll,
    /// A player or permanent has done what a keyword says (701, 702): "surveils", "explores", "evolves".
    Act,
    /// An object has done what a keyword ability is said to have it do (702): "mentors", "trains".
    Practice,
    /// A permanent is exerted (701.39).
    Exert,
    /// A permanent becomes monstrous (701.31).
    BecomeMonstrous,
    /// A player loses the game (104.3).
    Lose,
    /// A player wins the game (104.2).
    Win,
    /// An object becomes attached to an object or player (701.3).
    Attach,
    /// A permanent is turned face up (708.8).
    TurnFaceUp,
    /// A permanent is turned face down (708.2a).
    TurnFaceDown,
    /// A permanent transforms or converts (701.28, 701.50).
    Transform,
    /// A permanent is flipped (710.4).
    Flip,
    /// An object becomes unattached (701.3d).
    Unattach,
    /// A player loses control of a permanent (603.10d).
    LoseControl,
    /// A permanent phases out (702.26b).
    PhaseOut,
    /// A permanent phases in (702.26c).
    PhaseIn,
    /// A player's venture marker moves into a room of a dungeon (309.4c).
    EnterRoom,
    /// A player casts, keeps, passes…: told to those who watch the game; nothing waits for it.
    Note,
}

impl DeedKind {
    /// Every kind.
    pub const ALL: [DeedKind; 56] = [
        DeedKind::Move,
        DeedKind::Draws,
        DeedKind::Draw,
        DeedKind::Discard,
        DeedKind::Damage,
        DeedKind::Prevent,
        DeedKind::GainLife,
        DeedKind::LoseLife,
        DeedKind::PutCounters,
        DeedKind::RemoveCounters,
        DeedKind::Create,
        DeedKind::Tap,
        DeedKind::Untap,
        DeedKind::Destroy,
        DeedKind::Sacrifice,
        DeedKind::AddMana,
        DeedKind::BeginTurn,
        DeedKind::BeginStep,
        DeedKind::Cast,
        DeedKind::Activate,
        DeedKind::CommitCrime,
        DeedKind::Expend,
        DeedKind::PlayLand,
        DeedKind::Attack,
        DeedKind::Block,
        DeedKind::BecomeBlocked,
        DeedKind::BlockedBy,
        DeedKind::Unblocked,
        DeedKind::Target,
        DeedKind::Resolve,
        DeedKind::Counter,
        DeedKind::Mill,
        DeedKind::Search,
        DeedKind::Shuffle,
        DeedKind::Scry,
        DeedKind::Designate,
        DeedKind::Face,
        DeedKind::Coin,
        DeedKind::Roll,
        DeedKind::Act,
        DeedKind::Practice,
        DeedKind::Exert,
        DeedKind::BecomeMonstrous,
        DeedKind::Lose,
        DeedKind::Win,
        DeedKind::Attach,
        DeedKind::TurnFaceUp,
        DeedKind::TurnFaceDown,
        DeedKind::Transform,
        DeedKind::Flip,
        DeedKind::Unattach,
        DeedKind::LoseControl,
        DeedKind::PhaseOut,
        DeedKind::PhaseIn,
        DeedKind::EnterRoom,
        DeedKind::Note,
    ];
}

bit_set! {
    /// A set of kinds.
    DeedKinds(u64) of DeedKind
}

impl DeedKinds {
    /// Every kind.
    pub const ALL: DeedKinds = DeedKinds((1 << DeedKind::ALL.len()) - 1);
}

/// A description of who or what is attacked: a player, or a planeswalker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Attacked {
    /// One of the players.
    Player(Players),
    /// A planeswalker that matches.
    Planeswalker(Filter),
}

/// The wording of an ability that triggers when cards are cycled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cycled {
    /// "cycles".
    Only,
    /// "cycles or discards".
    OrDiscarded,
}

/// A description of events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern {
    /// What happens.
    pub kind: DeedKind,
    /// The object that it happens to, as it was for events that look back (603.10), as it is for others.
    pub subject: Filter,
    /// The player that it happens to, or who does it.
    pub player: Option<Players>,
    /// The object that does it: the source of damage.
    pub source: Option<Filter>,
    /// Where a moving object comes from; anywhere if empty.
    pub from: Zones,
    /// Where a moving object goes; anywhere if empty.
    pub to: Zones,
    /// The step that begins.
    pub step: Option<Step>,
    /// "the Nth main phase" of the turn (505.1b).
    pub main_phase: Option<u8>,
    /// The room of a dungeon that a venture marker moves into (309.4c), by its place on the card.
    pub room: Option<u8>,
    /// The kind of counters.
    pub counter: Option<CounterKind>,
    /// "the Nth counter", "expend N": there were fewer before, and there are as many after (122.7, 700.14).
    pub reaches: Option<u8>,
    /// Whether the counters are lore counters that reach the number of a chapter symbol (714.2b).
    pub chapter: bool,
    /// Who puts the counters: "whenever you put …" (122.6a).
    pub counters_by: Option<Players>,
    /// The deed that a keyword names.
    pub action: Option<KeywordDeed>,
    /// The keyword ability by which the object did something.
    pub practice: Option<Keyword>,
    /// A condition that must hold as the event happens; it is not checked again at resolution.
    pub while_so: Option<Box<Condition>>,
    /// Whether a coin flip is won, or lost (705.2).
    pub won: Option<bool>,
    /// Whether damage is combat damage.
    pub combat: Option<bool>,
    /// Whether it happens to a player, and not to an object that the player controls.
    pub to_players: bool,
    /// Whether mana is added by tapping the permanent for it (106.12).
    pub tapped_for_mana: bool,
    /// Whether a player searches their own library (701.19a).
    pub own_library: bool,
    /// "one or more …": once for everything that happens at the same time (603.2c).
    pub together: bool,
    /// Whether a move is how a card is discarded (702.35a).
    pub discarded: bool,
    /// Whether a spell moves as the last part of its resolution (608.2n).
    pub resolved: bool,
    /// Whether a card is discarded as it is cycled (702.29c), or cycling is named beside discarding (702.29d).
    pub cycled: Option<Cycled>,
    /// Whether nothing else of its kind happens at the same time: "attacks alone" (506.5).
    pub alone: bool,
    /// Whether an effect does it, and no cost or rule: "if an effect would …" (122.1c, 614.16).
    pub by_effect: bool,
    /// Who or what is attacked (508.3).
    pub attacked: Option<Attacked>,
    /// The creature on the other side of a block: the attacker of one that blocks, the blocker of one that is blocked.
    pub other: Option<Filter>,
    /// How many creatures block the one that becomes blocked by a creature (509.3e).
    pub blockers: Option<(Comparison, u8)>,
    /// Whether it is damage beyond what is lethal: "is dealt excess damage" (120.10).
    pub excess: bool,
    /// Whether life is lost as a result of damage (120.3a).
    pub from_damage: bool,
    /// Whether life is lost as a result of the ability that comes with rad counters: "from radiation" (725.1a).
    pub from_radiation: bool,
}

impl Pattern {
    /// Everything of a kind that happens to an object that matches, or to a player.
    pub const fn of(kind: DeedKind, subject: Filter) -> Pattern {
        Pattern {
            kind,
            subject,
            player: None,
            source: None,
            from: Zones::NONE,
            to: Zones::NONE,
            step: None,
            main_phase: None,
            room: None,
            counter: None,
            reaches: None,
            chapter: false,
            counters_by: None,
            action: None,
            practice: None,
            while_so: None,
            won: None,
            combat: None,
            to_players: false,
            tapped_for_mana: false,
            own_library: false,
            together: false,
            discarded: false,
            resolved: false,
            cycled: None,
            alone: false,
            attacked: None,
            other: None,
            blockers: None,
            by_effect: false,
            excess: false,
            from_damage: false,
            from_radiation: false,
        }
    }

    /// Everything of a kind that one of the players does, or that happens to them.
    pub fn by(kind: DeedKind, player: Players) -> Pattern {
        Pattern { player: Some(player), ..Pattern::of(kind, Filter::Any) }
    }

    /// The pattern of a deed that a keyword names.
    pub fn acts(action: impl Into<KeywordDeed>, subject: Filter, player: Option<Players>) -> Pattern {
        Pattern { action: Some(action.into()), player, ..Pattern::of(DeedKind::Act, subject) }
    }

    /// The pattern of what objects do by a keyword ability.
    pub fn practices(keyword: Keyword, subject: Filter) -> Pattern {
        Pattern { practice: Some(keyword), ..Pattern::of(DeedKind::Practice, subject) }
    }

    /// The same for a source that a slot holds, whatever its other properties.
    #[must_use]
    pub fn with_any_property(&self) -> Pattern {
        let in_slot = |filter: &Filter| matches!(filter, Filter::Slot(_));
        let source = match &self.source {
            Some(Filter::All(all)) => all.iter().find(|part| in_slot(part)).cloned(),
            other => other.clone(),
        };
        Pattern { source, ..self.clone() }
    }

    /// A move between zones.
    pub fn moves(subject: Filter, from: Zones, to: Zones) -> Pattern {
        Pattern { from, to, ..Pattern::of(DeedKind::Move, subject) }
    }

    /// A step that begins, of the turn of one of the players.
    pub fn begins(step: Step, of: Players) -> Pattern {
        Pattern { step: Some(step), ..Pattern::by(DeedKind::BeginStep, of) }
    }
}

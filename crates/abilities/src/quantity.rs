//! What an ability speaks of: objects, players, numbers and conditions, asked of the game when they are needed.

use vademecum_vocab::RuleId;

use crate::{
    filter::Filter,
    stickers::StickerMeasure,
    types::{Colors, CounterKind, Daytime, PlayerDesignation, Step, Subtype, Zone},
};

/// A result with a name in one program: "that card", "those creatures", "damage dealt this way", "the chosen player".
///
/// What was chosen for the n-th instance of "target" is in slot n; the slots of a trigger event and of a replaced
/// event have names of their own; what instructions find out goes into the slots in between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub u8);

impl Slot {
    /// What the event happened to: "that creature", "it" (608.2k).
    pub const EVENT_OBJECTS: Slot = Slot(0xf0);
    /// The player to whom it happened, or who did it: "that player".
    pub const EVENT_PLAYER: Slot = Slot(0xf1);
    /// How much it was: "that much damage".
    pub const EVENT_AMOUNT: Slot = Slot(0xf2);
    /// The object that did it: the source of the damage, the spell that targets.
    pub const EVENT_SOURCE: Slot = Slot(0xf3);
    /// What the objects of the event became, where the event moved them (400.7e).
    pub const EVENT_BECAME: Slot = Slot(0xf4);
    /// The types of mana that the event produced, one bit each.
    pub const EVENT_MANA: Slot = Slot(0xf5);
    /// The objects that the cost of the spell or ability was paid with: "the sacrificed creature" (400.7j).
    pub const PAID: Slot = Slot(0xf6);
    /// The object whose effect gave the ability, which its text refers to by name (201.5a).
    pub const GRANTER: Slot = Slot(0xf7);
    /// The permanent that was chosen to be sacrificed as the spell was proposed (702.48b, 702.119c).
    pub const GIVEN: Slot = Slot(0xf8);
    /// The cards in exile that were exiled as the materials of a craft ability (702.167c).
    pub const MATERIALS: Slot = Slot(0xf9);
    /// The creatures that were tapped to pay for mana in the cost of the spell by convoke: that convoked it (702.51c).
    pub const CONVOKED: Slot = Slot(0xfa);
    /// The first slot that is free for results: a spell or ability has fewer targets than this.
    pub const FIRST_FREE: Slot = Slot(0x20);
}

/// Objects, seen from a spell or ability.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Objects {
    /// The object it is on; for a spell, the spell.
    This,
    /// What a slot holds.
    Slot(Slot),
    /// Everything that matches, at that moment: permanents, unless the filter names a zone.
    Each(Filter),
    /// The object that this one is attached to: "enchanted creature", "equipped creature" (303.4m).
    Host,
    /// The topmost cards of players' libraries.
    Top(Players, Box<Amount>),
    /// The topmost card of players' graveyards.
    TopOfGraveyard(Players),
    /// Players' commanders, of whose characteristics a text speaks (903.3e).
    Commanders(Players),
    /// Everything in a zone of players, spoken of as the zone: "your hand", "that player's graveyard" (400.12).
    Zone(Zone, Players),
}

/// Players, seen from a spell or ability, in turn order (101.4).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Players {
    /// Its controller (109.5).
    You,
    /// Each opponent (102.2, 102.3).
    Opponents,
    /// Each player.
    All,
    /// "Your team": its controller and their teammates (102.4).
    Team,
    /// What a slot holds.
    Slot(Slot),
    /// The controllers of objects, or their last known controllers (608.2h).
    ControllerOf(Box<Objects>),
    /// The owners of objects (108.3).
    OwnerOf(Box<Objects>),
    /// The player who protects a battle (310.8e).
    ProtectorOf(Box<Objects>),
    /// The active player (102.1).
    Active,
    /// The attacking player (506.2): of a creature that blocks, whoever controls what it blocks.
    Attacking,
    /// The player whom the object attacks, or whose planeswalker or battle it attacks (506.2).
    Defending,
    /// The player that the object is attached to: "enchanted player".
    Host,
    /// The players with the most life, tied ones among them.
    MostLife,
    /// Each opponent whom its controller has attacked with a creature this combat (702.121a).
    AttackedThisCombat,
    /// The opponent who was chosen for the gift of the object as it was cast (702.174a).
    Promised,
    /// The player whom an ability of the object chose as it entered, by the number of the pair of linked abilities (607.2d).
    Chosen(u8),
    /// The first players without the second: "each opponent other than defending player".
    Except(Box<(Players, Players)>),
}

/// Objects or players: what damage is dealt to, what "any target" reaches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subjects {
    /// Objects.
    Objects(Objects),
    /// Players.
    Players(Players),
    /// Both, as a slot holds them.
    Slot(Slot),
}

/// How a number is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// "N or less".
    AtMost,
    /// Exactly N.
    Exactly,
    /// "N or greater".
    AtLeast,
}

impl Comparison {
    /// Whether a number meets it.
    pub const fn holds(self, number: i32, than: i32) -> bool {
        match self {
            Comparison::AtMost => number <= than,
            Comparison::Exactly => number == than,
            Comparison::AtLeast => number >= than,
        }
    }
}

/// A quantity (107.1), worked out once when it is applied (608.2h); by a static ability, all the time (611.3a).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// A number; cards print at most a thousand in either direction.
    Number(i32),
    /// The X of the spell or ability (107.3).
    X,
    /// The X of other spells on the stack (107.3e).
    XOf(Box<Objects>),
    /// The number that a slot holds, or how many things it holds.
    Slot(Slot),
    /// What is measured on the newest sticker of an object (123.6d, 123.6e, 123.8a).
    OnSticker(StickerMeasure, Box<Objects>),
    /// How many objects there are.
    Count(Box<Objects>),
    /// How many players there are.
    CountPlayers(Players),
    /// How many cards players have in a zone of their own.
    CardsIn(Zone, Players),
    /// Players' life totals, added up.
    Life(Players),
    /// How many cards players have drawn this turn.
    Drawn(Players),
    /// How much life players have lost this turn.
    LifeLost(Players),
    /// How many spells players have cast this turn.
    SpellsCast(Players),
    /// Objects' power, or last known power (608.2h), added up.
    Power(Box<Objects>),
    /// Objects' toughness, or last known toughness, added up.
    Toughness(Box<Objects>),
    /// Objects' mana value (202.3), added up.
    ManaValue(Box<Objects>),
    /// Counters on objects, added up.
    Counters(CounterKind, Box<Objects>),
    /// Counters that players have, added up.
    PlayerCounters(CounterKind, Players),
    /// How many different names objects have (201.2b).
    Names(Box<Objects>),
    /// How many color pairs there are among objects (105.5).
    ColorPairs(Box<Objects>),
    /// How many creatures players have attacked with this turn (608.2i).
    AttackedThisTurn(Players),
    /// The number of the turn.
    Turn,
    /// How many creatures are in its controller's party (700.8): the four creature types.
    Party(Box<[Subtype; 4]>),
    /// How many permanent cards have been put into players' graveyards this turn (700.11).
    Descended(Players),
    /// How often the object was kicked as it was cast (702.33d).
    TimesKicked,
    /// How many permanents have been put into graveyards from the battlefield this turn.
    PermanentsBuried,
    /// How many colors of mana were spent to cast objects.
    ColorsSpent(Box<Objects>),
    /// How much damage players have been dealt this turn.
    DamageDealtThisTurn(Players),
    /// How often a repeatable optional cost of a keyword was paid: that of one instance of it, by a rule.
    TimesPaid(crate::Keyword, u8, RuleId),
    /// How often the Ring has tempted players (701.52c).
    Tempted(Players),
    /// The results of die rolls that are stored on objects, added up (706.8a).
    Stored(Box<Objects>),
    /// Devotion to colors (700.5).
    Devotion(Colors),
    /// Two quantities added.
    Plus(Box<Amount>, Box<Amount>),
    /// A quantity times a number; −1 for "-X".
    Times(i32, Box<Amount>),
    /// Half of it, rounded up or down as the text says (107.1a).
    Half {
        /// Of what.
        of: Box<Amount>,
        /// Whether it is rounded up.
        up: bool,
    },
}

/// A point in a combat phase (506.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CombatPoint {
    /// "attackers are declared": the declare attackers step begins (506.7a).
    AttackersDeclared,
    /// "blockers are declared": the declare blockers step begins (506.7b).
    BlockersDeclared,
    /// "the combat damage step".
    CombatDamage,
    /// "the end of combat step".
    EndOfCombat,
    /// "combat", "the combat phase".
    Combat,
}

/// A time on one side of a point in a combat phase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CombatLimit {
    /// "before …".
    Before(CombatPoint),
    /// "after …".
    After(CombatPoint),
}

/// A time with respect to combat (506.7).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CombatTime {
    /// "during combat", "during an opponent's combat phase": in any combat phase of a turn of one of the players, on one
    /// side of a point in it, if one is named (506.7c).
    During(Players, Option<CombatLimit>),
    /// "before attackers are declared": on one side of a point in the first combat phase of the turn (506.7d).
    OfFirstCombat(CombatLimit),
}

/// A condition on the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Condition {
    /// One quantity compared with another.
    Compare(Amount, Comparison, Amount),
    /// There are objects, and all of them match.
    Match(Objects, Filter),
    /// It is the turn of one of the players.
    TurnOf(Players),
    /// No sorcery could have been cast at the time when the spell was (307.5a).
    Untimely,
    /// It is a time at which its controller could cast a sorcery (307.1).
    SorceryTime,
    /// It is a step of that kind in a turn of one of the players: "during your upkeep" (503).
    During(Step, Players),
    /// A step of that kind has ended this turn: "after the upkeep step" (503.2).
    After(Step),
    /// It is a time with respect to combat (506.7).
    Combat(CombatTime),
    /// One of the first players has attacked one of the others this turn (508.6).
    Attacked(Players, Players),
    /// One of the first players is attacking one of the others (508.6).
    Attacking(Players, Players),
    /// A slot holds something: "if you do", "if a card was exiled this way".
    Holds(Slot),
    /// What a rule says; always so in a game without that rule.
    By(RuleId, Box<Condition>),
    /// The optional additional cost of that place was paid as the object was cast (607.2i).
    Paid(u8),
    /// An optional additional cost of a keyword was paid as the object was cast: this one, if several are told apart
    /// (702.33f).
    PaidFor(crate::Keyword, Option<Box<crate::Cost>>),
    /// The optional additional cost, or the alternative one, of one instance of a keyword was paid as the object was cast.
    PaidInstance(crate::Keyword, u8),
    /// All of the objects, which were revealed, match as they are without effects that change them (708.12).
    Revealed(Objects, Filter),
    /// The ability that is linked to this one, by the number of the pair, chose this word as the permanent entered: its
    /// index, from 0 (614.12b).
    Chosen(u8, u8),
    /// An ability of the object has made a note under the number of a pair of linked abilities.
    Noted(u8),
    /// One of the players has the city's blessing (702.131c).
    Blessed(Players),
    /// One of the players is the monarch, or has the initiative (722.1, 723.1).
    Designated(Players, PlayerDesignation),
    /// One of the players has completed a dungeon (309.7).
    CompletedDungeon(Players),
    /// It is day, or night (728.1).
    Is(Daytime),
    /// The level of the object compared with a number (716.2a).
    Level(Comparison, u8),
    /// A source that one of the players controlled and that had a creature type of the object has dealt combat damage
    /// to a player this turn (702.76a).
    KinStruck(Players, Objects),
    /// A creature that one of the players controlled and that had the subtype has dealt combat damage to a player this turn
    /// (702.173a).
    StruckWith(Players, Subtype),
    /// Something else does not hold.
    Not(Box<Condition>),
    /// All of them hold.
    All(Vec<Condition>),
    /// One of them holds.
    Any(Vec<Condition>),
}

impl Condition {
    /// "if you control a …": at least N objects match.
    pub fn at_least(n: i32, filter: Filter) -> Condition {
        let count = Amount::Count(Box::new(Objects::Each(filter)));
        Condition::Compare(count, Comparison::AtLeast, Amount::Number(n))
    }
}

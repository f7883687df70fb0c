//! Colors, types, zones, counters, phases and steps: the closed vocabularies of the rules.

use crate::bit_set;

/// A color (105.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Color {
    /// {W}.
    White,
    /// {U}.
    Blue,
    /// {B}.
    Black,
    /// {R}.
    Red,
    /// {G}.
    Green,
}

impl Color {
    /// The five colors, in the order of the rules (105.1).
    pub const ALL: [Color; 5] = [Color::White, Color::Blue, Color::Black, Color::Red, Color::Green];
}

bit_set! {
    /// A set of colors; empty is colorless (105.2c).
    Colors(u8) of Color
}

/// A card type (205.2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Type {
    /// 301.
    Artifact,
    /// 302.
    Creature,
    /// 303.
    Enchantment,
    /// 304.
    Instant,
    /// 305.
    Land,
    /// 306.
    Planeswalker,
    /// 307.
    Sorcery,
    /// 308.
    Kindred,
    /// 310.
    Battle,
    /// 309: of nontraditional cards alone.
    Dungeon,
    /// 311: of the planar decks of Planechase.
    Plane,
    /// 312: of the planar decks of Planechase.
    Phenomenon,
    /// 313: of the game Vanguard.
    Vanguard,
    /// 314: of the scheme decks of Archenemy.
    Scheme,
    /// 315: of the games that follow a Conspiracy Draft.
    Conspiracy,
}

impl Type {
    /// Every card type of the cards that decks are made of.
    pub const ALL: [Type; 9] = [
        Type::Artifact,
        Type::Creature,
        Type::Enchantment,
        Type::Instant,
        Type::Land,
        Type::Planeswalker,
        Type::Sorcery,
        Type::Kindred,
        Type::Battle,
    ];

    /// The card types of nontraditional cards (108.2a).
    pub const NONTRADITIONAL: [Type; 6] =
        [Type::Dungeon, Type::Plane, Type::Phenomenon, Type::Vanguard, Type::Scheme, Type::Conspiracy];
}

bit_set! {
    /// A set of card types.
    Types(u16) of Type
}

impl Types {
    /// The types of permanents (110.4).
    pub const PERMANENT: Types = Types::only(Type::Artifact)
        .with(Type::Creature)
        .with(Type::Enchantment)
        .with(Type::Land)
        .with(Type::Planeswalker)
        .with(Type::Battle);

    /// The types of the cards that casual variants add to a game, which never leave the command zone (400.4b).
    pub const OF_VARIANTS: Types =
        Types::only(Type::Plane).with(Type::Phenomenon).with(Type::Vanguard).with(Type::Scheme).with(Type::Conspiracy);

    /// The types that only nontraditional cards have (108.2a).
    pub const NONTRADITIONAL: Types = Types::OF_VARIANTS.with(Type::Dungeon);

    /// The types of what lies in planar decks (901.3).
    pub const PLANAR: Types = Types::only(Type::Plane).with(Type::Phenomenon);
}

/// A supertype (205.4a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Supertype {
    /// 205.4c.
    Basic,
    /// 205.4d.
    Legendary,
    /// 205.4f.
    World,
    /// 205.4g.
    Snow,
    /// 205.4h: of schemes alone.
    Ongoing,
}

bit_set! {
    /// A set of supertypes.
    Supertypes(u8) of Supertype
}

/// A subtype (205.3): its index in the [`SubtypeNames`] of the cards of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Subtype(pub u8);

impl Subtype {
    /// Plains.
    pub const PLAINS: Subtype = Subtype(0);
    /// Island.
    pub const ISLAND: Subtype = Subtype(1);
    /// Swamp.
    pub const SWAMP: Subtype = Subtype(2);
    /// Mountain.
    pub const MOUNTAIN: Subtype = Subtype(3);
    /// Forest.
    pub const FOREST: Subtype = Subtype(4);
    /// The basic land types, in the order of the colors of their mana (305.6).
    pub const BASIC_LANDS: [Subtype; 5] =
        [Subtype::PLAINS, Subtype::ISLAND, Subtype::SWAMP, Subtype::MOUNTAIN, Subtype::FOREST];
    /// Aura (303.4).
    pub const AURA: Subtype = Subtype(5);
    /// Equipment (301.5).
    pub const EQUIPMENT: Subtype = Subtype(6);
    /// Attraction (717).
    pub const ATTRACTION: Subtype = Subtype(17);
    /// Food, whose tokens are predefined (111.10b).
    pub const FOOD: Subtype = Subtype(22);
    /// Fortification (301.6).
    pub const FORTIFICATION: Subtype = Subtype(23);
    /// Role (303.7).
    pub const ROLE: Subtype = Subtype(36);
    /// Class (716).
    pub const CLASS: Subtype = Subtype(34);
    /// Room.
    pub const ROOM: Subtype = Subtype(37);
    /// Saga (714).
    pub const SAGA: Subtype = Subtype(39);
    /// Background (702.124k).
    pub const BACKGROUND: Subtype = Subtype(31);
    /// Siege (310.11).
    pub const SIEGE: Subtype = Subtype(46);
    /// Undercity (205.3p).
    pub const UNDERCITY: Subtype = Subtype(125);
    /// Spirit (702.46).
    pub const SPIRIT: Subtype = Subtype(132);
    /// Time Lord (702.124m).
    pub const TIME_LORD: Subtype = Subtype(133);
    /// Doctor (702.124m).
    pub const DOCTOR: Subtype = Subtype(134);
}

/// A set of subtypes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Subtypes([u64; 4]);

impl Subtypes {
    /// The empty set.
    pub const NONE: Subtypes = Subtypes([0; 4]);
    /// The basic land types (305.6).
    pub const BASIC_LANDS: Subtypes = Subtypes([0b11111, 0, 0, 0]);

    /// The set with one more.
    #[must_use]
    pub const fn with(mut self, one: Subtype) -> Self {
        self.0[(one.0 >> 6) as usize] |= 1 << (one.0 & 63);
        self
    }

    /// Whether one is in the set.
    pub const fn has(self, one: Subtype) -> bool {
        self.0[(one.0 >> 6) as usize] & 1 << (one.0 & 63) != 0
    }

    /// Everything that is in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Subtypes(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    /// The places of the basic land types in the set, in the order of the rules (305.6).
    pub fn basic_lands(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0[0] & Subtypes::BASIC_LANDS.0[0];
        std::iter::from_fn(move || {
            let lowest = bits.checked_ilog2().map(|_| bits.trailing_zeros() as u8)?;
            bits &= bits - 1;
            Some(lowest)
        })
    }

    /// Everything that is in the first set alone.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Subtypes(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// Whether there is nothing in the set.
    pub fn is_empty(self) -> bool {
        self == Subtypes::NONE
    }
}

impl FromIterator<Subtype> for Subtypes {
    fn from_iter<I: IntoIterator<Item = Subtype>>(all: I) -> Self {
        all.into_iter().fold(Subtypes::NONE, Subtypes::with)
    }
}

/// The names of subtypes, so that abilities compare numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubtypeNames {
    names: Vec<String>,
}

impl Default for SubtypeNames {
    fn default() -> Self {
        SubtypeNames { names: crate::subtypes::known().map(str::to_owned).collect() }
    }
}

impl SubtypeNames {
    /// The subtype of that name, in the spelling the caller keeps to; a new name gets the next number. `None` when
    /// a game has more than 256 different subtypes.
    pub fn intern(&mut self, name: &str) -> Option<Subtype> {
        let index = self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        u8::try_from(index).ok().map(Subtype)
    }

    /// The name of a subtype.
    pub fn name(&self, subtype: Subtype) -> Option<&str> {
        self.names.get(usize::from(subtype.0)).map(String::as_str)
    }
}

/// Where a name comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Naming {
    /// It is printed, or given by the rule that defines the token.
    #[default]
    Printed,
    /// It is that of a token's subtypes, followed by the word for a token, which [`Values::name`](crate::Values::name) leaves out (111.4).
    Subtypes,
    /// The effect that creates the token gives it (111.9).
    Given,
    /// It is that of a card, whose characteristics the token has (111.11).
    OfCard,
}

/// A zone (400.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Zone {
    /// 401.
    Library,
    /// 402.
    Hand,
    /// 403.
    Battlefield,
    /// 404.
    Graveyard,
    /// 405.
    Stack,
    /// 406.
    Exile,
    /// 408.
    Command,
    /// No zone: outside the game (400.11), or an object that has ceased to exist.
    Outside,
}

bit_set! {
    /// A set of zones.
    Zones(u8) of Zone
}

impl Zone {
    /// Whether everybody can see the cards there (400.2).
    pub const fn is_public(self) -> bool {
        !matches!(self, Zone::Library | Zone::Hand | Zone::Outside)
    }

    /// Whether each player has one of their own (400.1).
    pub const fn is_per_player(self) -> bool {
        matches!(self, Zone::Library | Zone::Hand | Zone::Graveyard)
    }

    /// Whether the order of the objects there matters (400.5).
    pub const fn is_ordered(self) -> bool {
        matches!(self, Zone::Library | Zone::Graveyard | Zone::Stack)
    }
}

/// Day or night: a designation of the game itself (728.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Daytime {
    /// Day.
    Day,
    /// Night.
    Night,
}

/// How a permanent is turned over so that its other face is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turning {
    /// It transforms (701.28).
    Transform,
    /// It transforms due to its daybound or nightbound ability (702.145).
    Daytime,
    /// It converts (701.50).
    Convert,
}

/// A designation that one player has at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PlayerDesignation {
    /// The monarch (722).
    Monarch,
    /// The initiative (723).
    Initiative,
}

impl PlayerDesignation {
    /// Both of them.
    pub const ALL: [PlayerDesignation; 2] = [PlayerDesignation::Monarch, PlayerDesignation::Initiative];
}

/// Something that a permanent is called, and that no characteristic says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Designation {
    /// "suspected" (701.58b).
    Suspected,
    /// "Ring-bearer" (701.52b).
    RingBearer,
    /// "renowned" (702.112b).
    Renowned,
    /// "saddled" (702.171b).
    Saddled,
    /// "solved" (719.3b).
    Solved,
    /// In the alpha sector (702.158b).
    AlphaSector,
    /// In the beta sector (702.158b).
    BetaSector,
    /// In the gamma sector (702.158b).
    GammaSector,
}

/// A kind of counter (122.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CounterKind {
    /// +1/+1 (122.1a).
    PlusOne,
    /// -1/-1 (122.1a).
    MinusOne,
    /// A keyword counter: the ability that the object has (122.1b).
    Keyword(crate::Keyword),
    /// Shield (122.1c).
    Shield,
    /// Stun (122.1d).
    Stun,
    /// Loyalty (122.1e).
    Loyalty,
    /// Poison (122.1f).
    Poison,
    /// Rad (122.1i, 725).
    Rad,
    /// Finality (122.1h).
    Finality,
    /// Energy (107.14).
    Energy,
    /// Ticket (107.17).
    Ticket,
    /// Defense (122.1g).
    Defense,
    /// Lore (714.3).
    Lore,
    /// Time (702.62a).
    Time,
    /// Level (702.87, 711).
    Level,
    /// Age (702.24a).
    Age,
    /// Fade (702.32a).
    Fade,
    /// Charge (702.44a).
    Charge,
    /// Any other, by the index of its name among those of the cards of a game.
    Named(u8),
}

/// A phase (500.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Phase {
    /// 501.
    Beginning,
    /// The main phase before combat (505).
    FirstMain,
    /// 506.
    Combat,
    /// A main phase after combat (505).
    SecondMain,
    /// 512.
    Ending,
}

/// A step, or a phase without steps (500.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Step {
    /// 502.
    Untap,
    /// 503.
    Upkeep,
    /// 504.
    Draw,
    /// The precombat main phase (505).
    FirstMain,
    /// 507.
    BeginningOfCombat,
    /// 508.
    DeclareAttackers,
    /// 509.
    DeclareBlockers,
    /// The combat damage step of creatures with first or double strike, where there is one (510.4).
    FirstStrikeDamage,
    /// 510.
    CombatDamage,
    /// 511.
    EndOfCombat,
    /// The postcombat main phase (505).
    SecondMain,
    /// 513.
    End,
    /// 514.
    Cleanup,
}

impl Step {
    /// Every step, in order (500.1).
    pub const ALL: [Step; 13] = [
        Step::Untap,
        Step::Upkeep,
        Step::Draw,
        Step::FirstMain,
        Step::BeginningOfCombat,
        Step::DeclareAttackers,
        Step::DeclareBlockers,
        Step::FirstStrikeDamage,
        Step::CombatDamage,
        Step::EndOfCombat,
        Step::SecondMain,
        Step::End,
        Step::Cleanup,
    ];

    /// The phase it belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Step::Untap | Step::Upkeep | Step::Draw => Phase::Beginning,
            Step::FirstMain => Phase::FirstMain,
            Step::SecondMain => Phase::SecondMain,
            Step::End | Step::Cleanup => Phase::Ending,
            _ => Phase::Combat,
        }
    }

    /// Whether it is a main phase (505.1).
    pub const fn is_main(self) -> bool {
        matches!(self, Step::FirstMain | Step::SecondMain)
    }
}

/// A phase or step that an effect adds to a turn (500.8–500.10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AddedToTurn {
    /// A phase, after the one at hand (500.8).
    Phase(Phase),
    /// A step, after the one at hand (500.9).
    Step(Step),
    /// A step after the phase at hand: a phase with nothing but that step (500.10).
    StepAfterPhase(Step),
}

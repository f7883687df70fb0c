//! Descriptions of objects: "creature you control with flying" (109.2).

use vademecum_vocab::RuleId;

use crate::{
    keyword::Keyword,
    quantity::{Amount, Comparison, Objects, Players, Slot},
    stickers::StickerKind,
    types::{Color, CounterKind, Designation, Subtype, Supertype, Type, Types, Zone},
};

/// A description of objects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Filter {
    /// Everything.
    Any,
    /// What all of them describe.
    All(Vec<Filter>),
    /// What one of them describes.
    Either(Vec<Filter>),
    /// What it does not describe: "nonland", "without flying".
    Not(Box<Filter>),
    /// What a rule says; everything in a game without that rule.
    By(RuleId, Box<Filter>),
    /// Has the card type.
    Type(Type),
    /// Has one of the card types.
    Types(Types),
    /// Has the supertype.
    Supertype(Supertype),
    /// Has the subtype.
    Subtype(Subtype),
    /// Has the color.
    Color(Color),
    /// Has no color (105.2c).
    Colorless,
    /// Has exactly one color (105.2a).
    Monocolored,
    /// Has two colors or more (105.2b).
    Multicolored,
    /// Has a sticker on it, of a kind where one is named (123.4).
    Stickered(Option<StickerKind>),
    /// Has the keyword ability.
    Keyword(Keyword),
    /// One of the players controls it; outside of battlefield and stack, owns it (108.4a).
    Controller(Players),
    /// One of the players owns it.
    Owner(Players),
    /// Is the object with the ability.
    This,
    /// A slot holds it: "that creature", or "another" than it when negated.
    Slot(Slot),
    /// Is tapped.
    Tapped,
    /// Is attacking (508.1k).
    Attacking,
    /// Is attacking, or has been chosen to attack (508.1a).
    ChosenToAttack,
    /// Has not been under its controller's control continuously since the turn of that player began (302.6).
    SummoningSick,
    /// Is blocking (509.1g).
    Blocking,
    /// Is blocking the object with the ability.
    BlockingThis,
    /// Had to attack as attackers were declared (506.6).
    HadToAttack,
    /// Is blocked (509.1h).
    Blocked,
    /// Is unblocked: no creature was declared as a blocker for it (509.1h).
    Unblocked,
    /// Is a token (111).
    Token,
    /// Is a card, or represented by one (108.2).
    Card,
    /// Is modified: by counters, Equipment, or an Aura under the same control (700.9).
    Modified,
    /// An ability of it was activated this turn (700.10).
    ActivatedThisTurn,
    /// Has attacked this turn.
    AttackedThisTurn,
    /// Is monstrous (701.31b).
    Monstrous,
    /// Has come under its controller's control since the beginning of that player's last upkeep before the current one
    /// (702.30a).
    NewSinceUpkeep,
    /// Was cast for the cost of a keyword, or is the permanent that such a spell became.
    CastFor(Keyword),
    /// Has the designation.
    Designated(Designation),
    /// Is face down (708).
    FaceDown,
    /// Has an Adventure: alternative characteristics of an adventurer card (715.2a).
    HasAdventure,
    /// Is a spell that is cast as an Adventure (715.3).
    AsAdventure,
    /// Is a permanent that has transformed: its back face is up (701.28g).
    Transformed,
    /// Is a spell (112.1).
    Spell,
    /// Is a spell with a number of targets (115.9a).
    TargetCount(Comparison, u8),
    /// Is a spell that targets something that matches (115.9b).
    Targets(Box<Filter>),
    /// Is a spell that targets nothing else (115.9c).
    TargetsOnly(Box<Filter>),
    /// Is in the zone; without such a part, a description is of permanents (109.2).
    In(Zone),
    /// Is a card that could be put onto the battlefield (110.4a).
    PermanentCard,
    /// Is a spell that will enter the battlefield (110.4b).
    PermanentSpell,
    /// Has no abilities (113.12).
    NoAbilities,
    /// Its power compared with a quantity.
    Power(Comparison, Box<Amount>),
    /// Its toughness compared with a quantity.
    Toughness(Comparison, Box<Amount>),
    /// Its base power compared with a quantity (208.4b).
    BasePower(Comparison, Box<Amount>),
    /// Its base toughness compared with a quantity (208.4b).
    BaseToughness(Comparison, Box<Amount>),
    /// Its mana value compared with a quantity (202.3).
    ManaValue(Comparison, Box<Amount>),
    /// Has a counter of the kind on it.
    Counter(CounterKind),
    /// Is attached to something that matches.
    AttachedTo(Box<Filter>),
    /// Something that matches is attached to it.
    Bears(Box<Filter>),
    /// Has a color in common with one of the objects.
    SharesColor(Box<Objects>),
    /// Is in the sector whose index, from 0, is in the slot (702.158d).
    InSector(Slot),
    /// Is in the same sector as one of the objects (702.158e).
    InSameSector(Box<Objects>),
    /// Is a spell that was cast from the zone.
    CastFrom(Zone),
    /// Is paired with something that matches (702.95b).
    PairedWith(Box<Filter>),
    /// Is represented by a transforming double-faced card (712.9).
    TransformingCard,
    /// This card, in exile, haunts it or is encoded on it (702.55b, 702.99b).
    BoundBy(Keyword),
    /// Has a name in common with one of the objects (201.2a).
    SameName(Box<Objects>),
    /// Has a name, and none in common with any of the objects (201.2c).
    OtherName(Box<Objects>),
    /// Has a creature type in common with one of the objects (205.3m).
    SharesCreatureType(Box<Objects>),
    /// Has the given name: "a creature named Sentinel of Stone".
    Called(String),
    /// Has the name that is in the slot (201.4).
    Named(Slot),
    /// Is a commander (903.3d).
    Commander,
    /// Has a name that was secretly chosen for the source (702.106a).
    SecretlyNamed,
    /// Has the color that is in the slot (105.4).
    ColorIn(Slot),
    /// Has the subtype that is in the slot (205.3e).
    SubtypeIn(Slot),
}

impl Filter {
    /// Every creature.
    pub const CREATURE: Filter = Filter::Type(Type::Creature);
    /// Every land.
    pub const LAND: Filter = Filter::Type(Type::Land);

    /// What both describe.
    #[must_use]
    pub fn and(self, other: Filter) -> Filter {
        match (self, other) {
            (Filter::Any, other) => other,
            (this, Filter::Any) => this,
            (Filter::All(mut all), other) => {
                all.push(other);
                Filter::All(all)
            }
            (this, other) => Filter::All(vec![this, other]),
        }
    }

    /// What it does not describe.
    #[must_use]
    pub fn negated(self) -> Filter {
        Filter::Not(Box::new(self))
    }

    /// "you control".
    #[must_use]
    pub fn yours(self) -> Filter {
        self.and(Filter::Controller(Players::You))
    }

    /// "another": not the object with the ability.
    #[must_use]
    pub fn other(self) -> Filter {
        self.and(Filter::This.negated())
    }

    /// The zone that it speaks of, if it names one.
    pub fn zone(&self) -> Option<Zone> {
        match self {
            Filter::In(zone) => Some(*zone),
            Filter::Spell
            | Filter::PermanentSpell
            | Filter::CastFrom(_)
            | Filter::TargetCount(..)
            | Filter::Targets(_)
            | Filter::TargetsOnly(_) => Some(Zone::Stack),
            Filter::All(all) => all.iter().find_map(Filter::zone),
            _ => None,
        }
    }

    /// The card type that it names, if it names one.
    pub fn named_type(&self) -> Option<Type> {
        match self {
            Filter::Type(one) => Some(*one),
            Filter::All(all) => all.iter().find_map(Filter::named_type),
            _ => None,
        }
    }

    /// Whether some part of it is so.
    pub fn contains(&self, is: &impl Fn(&Filter) -> bool) -> bool {
        is(self)
            || match self {
                Filter::All(all) | Filter::Either(all) => all.iter().any(|part| part.contains(is)),
                Filter::Not(part)
                | Filter::By(_, part)
                | Filter::AttachedTo(part)
                | Filter::Bears(part)
                | Filter::PairedWith(part) => part.contains(is),
                _ => false,
            }
    }
}

//! Cards as they are printed: types, colors, costs, abilities; and the set of cards a game is played with.

use std::sync::Arc;

use crate::{
    ability::{Ability, Amount, Body, Cost, Effect, Keyword, Keywords, bit_set},
    mana::ManaCost,
    trigger::Watched,
};

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
}

bit_set! {
    /// A set of card types.
    Types(u16) of Type
}

impl Types {
    /// Creature alone.
    pub const CREATURE: Types = Types::only(Type::Creature);
    /// Land alone.
    pub const LAND: Types = Types::only(Type::Land);
    /// Instant alone.
    pub const INSTANT: Types = Types::only(Type::Instant);
    /// Sorcery alone.
    pub const SORCERY: Types = Types::only(Type::Sorcery);
    /// Instant and sorcery: what can't enter the battlefield (110.4).
    pub const INSTANT_OR_SORCERY: Types = Types::INSTANT.with(Type::Sorcery);
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
}

bit_set! {
    /// A set of supertypes.
    Supertypes(u8) of Supertype
}

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

bit_set! {
    /// A set of colors; empty is colorless (105.2c).
    Colors(u8) of Color
}

/// A subtype (205.3): its place in the game's list of [`Subtypes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Subtype(pub u16);

impl Subtype {
    /// The basic land types, in the order of the colors they produce (305.6).
    pub const BASIC_LANDS: [Subtype; 5] = [Subtype(0), Subtype(1), Subtype(2), Subtype(3), Subtype(4)];
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
}

/// The names of subtypes, so that abilities can compare numbers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subtypes {
    names: Vec<String>,
}

impl Default for Subtypes {
    fn default() -> Self {
        Subtypes { names: ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(str::to_owned).to_vec() }
    }
}

impl Subtypes {
    /// The subtype of that name, in the spelling the caller keeps to (the English one, singular); a new
    /// name gets the next number.
    pub fn intern(&mut self, name: &str) -> Subtype {
        let place = self.names.iter().position(|known| known == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        Subtype(u16::try_from(place).unwrap_or(u16::MAX))
    }

    /// The name of a subtype.
    pub fn name(&self, subtype: Subtype) -> Option<&str> {
        self.names.get(usize::from(subtype.0)).map(String::as_str)
    }
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

impl Zone {
    /// Whether everybody can see the cards there (400.2).
    pub const fn is_public(self) -> bool {
        !matches!(self, Zone::Library | Zone::Hand | Zone::Outside)
    }
}

/// A card, or a token, as printed (109.3).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardDef {
    /// Its name.
    pub name: String,
    /// Its mana cost; `None` is an unpayable cost (118.6), as lands have it.
    pub cost: Option<ManaCost>,
    /// Its color indicator, or a token's color (204, 111.3).
    pub indicator: Option<Colors>,
    /// Its supertypes.
    pub supertypes: Supertypes,
    /// Its card types.
    pub types: Types,
    /// Its subtypes.
    pub subtypes: Vec<Subtype>,
    /// Power, if it has one (208).
    pub power: Option<i32>,
    /// Toughness, if it has one (208).
    pub toughness: Option<i32>,
    /// Its abilities, in the order printed.
    pub abilities: Vec<Ability>,
    /// What must be paid in addition to cast it (118.8).
    pub additional_cost: Option<Cost>,
    /// The tokens that its abilities create, which name them by place.
    pub tokens: Vec<CardDef>,
}

impl CardDef {
    /// The card's colors: those of its mana cost, or of its indicator (105.2, 202.2).
    pub fn colors(&self) -> Colors {
        let of_cost = self.cost.map_or(Colors::NONE, |cost| cost.colors());
        of_cost.union(self.indicator.unwrap_or(Colors::NONE))
    }

    /// Its mana value, with X as 0 (202.3).
    pub fn mana_value(&self) -> i32 {
        self.cost.map_or(0, |cost| cost.mana_value())
    }
}

/// A card's place in the [`Cards`] of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DefId(pub u16);

/// A definition with what the engine works out about it once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// What is printed.
    pub def: CardDef,
    /// Where its tokens begin.
    pub(crate) tokens: u16,
    /// Its printed keywords.
    pub(crate) keywords: Keywords,
    /// Which events its triggered abilities wait for.
    pub(crate) watched: Watched,
    /// Whether it has a static ability that changes objects.
    pub(crate) is_static: bool,
    /// Whether one of those depends on more than characteristics.
    pub(crate) is_volatile: bool,
    /// Where its spell ability is among its abilities.
    pub(crate) spell: Option<u8>,
    /// Whether one of its abilities can make very much of something at once.
    pub(crate) grows: bool,
}

/// The cards a game is played with: shared by all its states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cards {
    cards: Arc<[Card]>,
}

/// Why a set of cards cannot be played with.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// Too many cards and tokens.
    #[error("{0} different cards and tokens: at most 65,000 can be told apart")]
    TooMany(usize),
    /// A number that no card prints.
    #[error("`{card}` holds the number {number}: numbers on cards reach from -1000 to 1000")]
    TooLarge {
        /// The card.
        card: String,
        /// The number.
        number: i32,
    },
    /// A reference to a token, target or mode that the card does not have.
    #[error("`{card}` refers to {what} {place}, which it does not have")]
    Dangling {
        /// The card.
        card: String,
        /// What is missing.
        what: &'static str,
        /// Its place, from 0.
        place: u8,
    },
    /// An ability that is longer than any card's.
    #[error("`{card}` has more {what} than the {most} a card may have")]
    TooLong {
        /// The card.
        card: String,
        /// What there is too much of.
        what: &'static str,
        /// The limit.
        most: usize,
    },
}

impl Cards {
    /// Checks the definitions and works out what the engine needs; tokens are given their own places
    /// behind the cards.
    pub fn new(defs: impl IntoIterator<Item = CardDef>) -> Result<Cards, CardError> {
        let mut waiting: Vec<CardDef> = defs.into_iter().collect();
        let mut cards: Vec<Card> = Vec::with_capacity(waiting.len());
        // Tokens of this round follow all its cards, their own tokens those of the next.
        while !waiting.is_empty() {
            let mut next = Vec::new();
            let base = cards.len() + waiting.len();
            for mut def in waiting {
                check::card(&def)?;
                let tokens = base + next.len();
                next.append(&mut def.tokens);
                let tokens = u16::try_from(tokens).map_err(|_| CardError::TooMany(tokens))?;
                cards.push(Card::new(def, tokens));
            }
            waiting = next;
        }
        if cards.len() > 65_000 {
            return Err(CardError::TooMany(cards.len()));
        }
        Ok(Cards { cards: cards.into() })
    }

    /// A card by its place.
    ///
    /// # Panics
    ///
    /// For a place of another set of cards.
    pub fn get(&self, id: DefId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    /// How many there are, tokens included.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The place of the first card of that name.
    pub fn find(&self, name: &str) -> Option<DefId> {
        let place = self.cards.iter().position(|card| card.def.name == name)?;
        u16::try_from(place).ok().map(DefId)
    }

    /// Every card with its place.
    pub fn iter(&self) -> impl Iterator<Item = (DefId, &Card)> {
        (0..).map(DefId).zip(self.cards.iter())
    }
}

impl Card {
    fn new(mut def: CardDef, tokens: u16) -> Card {
        let prowess = def.abilities.iter().filter(|a| **a == Ability::Keyword(Keyword::Prowess)).count();
        def.abilities.extend(std::iter::repeat_n(crate::trigger::prowess(), prowess));
        let keywords = def.abilities.iter().filter_map(|ability| match ability {
            Ability::Keyword(keyword) => Some(*keyword),
            _ => None,
        });
        let statics = || {
            def.abilities.iter().filter_map(|ability| match ability {
                Ability::Static(ability) => Some(ability),
                _ => None,
            })
        };
        let grows = bodies(&def.abilities).any(|body| {
            let modes = body.modal.iter().flat_map(|modal| &modal.modes);
            std::iter::once(body).chain(modes).flat_map(|body| &body.steps).any(|step| {
                matches!(step.effect, Effect::Create { amount, .. } | Effect::PutCounters(_, _, amount)
                    | Effect::GainLife(_, amount) | Effect::AddMana(_, amount)
                    if !matches!(amount, Amount::Number(-100..=100)))
            })
        });
        Card {
            tokens,
            keywords: keywords.collect(),
            watched: Watched::by(&def.abilities),
            is_static: statics().next().is_some(),
            is_volatile: statics().any(crate::characteristics::is_volatile),
            spell: def.abilities.iter().position(|a| matches!(a, Ability::Spell(_))).and_then(|n| u8::try_from(n).ok()),
            grows,
            def,
        }
    }

    /// What it does as it resolves, if it is an instant or sorcery with a spell ability (113.3a).
    pub(crate) fn spell_body(&self) -> Option<&Body> {
        match self.def.abilities.get(usize::from(self.spell?)) {
            Some(Ability::Spell(body)) => Some(body),
            _ => None,
        }
    }

    /// The body of an activated or triggered ability.
    pub(crate) fn ability_body(&self, place: u8) -> Option<&Body> {
        match self.def.abilities.get(usize::from(place))? {
            Ability::Spell(body) => Some(body),
            Ability::Activated(ability) => Some(&ability.body),
            Ability::Triggered(ability) => Some(&ability.body),
            _ => None,
        }
    }

    /// Whether an object with this card has that subtype printed.
    pub(crate) fn has_subtype(&self, subtype: Subtype) -> bool {
        self.def.subtypes.contains(&subtype)
    }
}

/// The bodies of a list of abilities.
fn bodies(abilities: &[Ability]) -> impl Iterator<Item = &Body> {
    abilities.iter().filter_map(|ability| match ability {
        Ability::Spell(body) => Some(body),
        Ability::Activated(ability) => Some(&ability.body),
        Ability::Triggered(ability) => Some(&ability.body),
        _ => None,
    })
}

mod check;

//! Cards as they are printed, and the set of cards of a game.

use crate::{
    ability::{Ability, Place, Quality, Static, StaticKinds, Timing},
    filter::{Filter, Zone},
    happening::EventKinds,
    state::Traits,
};

/// The type of a card (4.1.3, 4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Aliado.
    Ally,
    /// Arma.
    Weapon,
    /// Talismán.
    Talisman,
    /// Tótem.
    Totem,
    /// Oro.
    Gold,
    /// Orbe: cards name it, and the document says nothing of it.
    Orb,
}

impl Kind {
    /// All types.
    pub const ALL: [Kind; 6] = [Kind::Ally, Kind::Weapon, Kind::Talisman, Kind::Totem, Kind::Gold, Kind::Orb];
}

/// A set of types.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// The set of one type.
    pub const fn only(kind: Kind) -> Self {
        Kinds(1 << kind as u8)
    }

    /// The set with one type more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Self {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// What is in either set.
    #[must_use]
    pub const fn union(self, other: Kinds) -> Self {
        Kinds(self.0 | other.0)
    }

    /// Whether a type is in the set.
    pub const fn has(self, kind: Kind) -> bool {
        self.0 & 1 << kind as u8 != 0
    }

    /// Whether the sets have a type in common.
    pub const fn meets(self, other: Kinds) -> bool {
        self.0 & other.0 != 0
    }
}

/// A race (Raza), by its place among those of the [`Cards`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Race(pub(crate) u8);

/// A set of races.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Races(u64);

impl Races {
    /// The set of one race.
    pub const fn only(race: Race) -> Self {
        Races(1 << race.0)
    }

    /// The set with one race more.
    #[must_use]
    pub const fn with(self, race: Race) -> Self {
        Races(self.0 | 1 << race.0)
    }

    /// What is in either set.
    #[must_use]
    pub const fn union(self, other: Races) -> Self {
        Races(self.0 | other.0)
    }

    /// Whether a race is in the set.
    pub const fn has(self, race: Race) -> bool {
        self.0 & 1 << race.0 != 0
    }

    /// Whether the sets have a race in common.
    pub const fn meets(self, other: Races) -> bool {
        self.0 & other.0 != 0
    }

    /// The races, in the order of the [`Cards`].
    pub fn iter(self) -> impl Iterator<Item = Race> {
        (0..64).map(Race).filter(move |&race| self.has(race))
    }
}

/// A card of a set of cards. Cards are copies of each other if they have one name (6.8), so this is also a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CardId(pub(crate) u16);

impl CardId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A card as it is printed. Art, epic text, rarity and code have no say in a game (4.1.6–4.1.8).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The name (4.1.1).
    pub name: String,
    /// The type.
    pub kind: Kind,
    /// The cost in Oros (4.1.2); an Oro has none (4.2.5).
    pub cost: Option<u8>,
    /// The printed strength (Fuerza); allies alone have one.
    pub strength: Option<u8>,
    /// The printed race; allies alone have one (4.1.5).
    pub race: Option<Race>,
    /// Whether a deck may hold one copy only: “Carta Única”, and every promotional card (3, 4.1.6).
    pub is_unique: bool,
    /// What the text box says (4.1.4), in its order.
    pub abilities: Vec<Ability>,
}

/// What can be said at once of the abilities of a card, to leave out what does not concern a moment.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Concerns {
    /// What its continuous abilities say.
    pub(crate) statics: StaticKinds,
    /// Whether it has abilities that a player uses: activated ones, or in response.
    pub(crate) is_used: bool,
    /// Whether an ability works in the Cementerio.
    pub(crate) works_in_graveyard: bool,
    /// On what its abilities trigger.
    pub(crate) triggers: EventKinds,
    /// To what its abilities respond.
    pub(crate) responses: EventKinds,
}

impl Concerns {
    fn of(card: &Card) -> Self {
        let mut concerns = Concerns::default();
        for ability in &card.abilities {
            match &ability.timing {
                Timing::Continuous(statics) => {
                    concerns.statics = concerns.statics.union(StaticKinds::of_ability(statics, ability.place));
                }
                Timing::Activated(_) => concerns.is_used = true,
                Timing::Triggered(event) => concerns.triggers = concerns.triggers.union(EventKinds::of(event)),
                Timing::InResponse(event) => {
                    concerns.is_used = true;
                    concerns.responses = concerns.responses.union(EventKinds::of(event));
                }
            }
            concerns.works_in_graveyard |= ability.place == Place::Zone(Zone::Graveyard);
        }
        concerns
    }

    /// What concerns either.
    #[must_use]
    pub(crate) const fn union(self, other: Concerns) -> Concerns {
        Concerns {
            statics: self.statics.union(other.statics),
            is_used: self.is_used | other.is_used,
            works_in_graveyard: self.works_in_graveyard | other.works_in_graveyard,
            triggers: self.triggers.union(other.triggers),
            responses: self.responses.union(other.responses),
        }
    }
}

/// The qualities that a card says of itself, as bits.
fn own_qualities(card: &Card) -> u16 {
    let statics = card.abilities.iter().filter_map(Ability::statics);
    statics.flatten().fold(0, |bits, says| match says {
        Static::Has(Filter::This, quality) => bits | 1 << *quality as u16,
        _ => bits,
    })
}

/// The cards of a game: what every [`CardId`] and [`Race`] stands for.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cards {
    cards: Vec<Card>,
    concerns: Vec<Concerns>,
    /// The qualities that each card says of itself, as bits.
    own_qualities: Vec<u16>,
    printed: Vec<Traits>,
    races: Vec<String>,
}

/// Why a card cannot be in a set of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// Another card has the name.
    #[error("“{0}” is in the set already: copies of a card are one card (6.8)")]
    SameName(String),
    /// What is printed does not fit the type.
    #[error("“{0}”: a cost is printed on every card that is no Oro, strength and race on allies only (4.1, 4.2)")]
    DoesNotFit(String),
    /// There would be more cards or races than the engine tells apart.
    #[error("a set holds at most {} cards and 64 races", u16::MAX)]
    TooMany,
}

impl Cards {
    /// An empty set.
    pub fn new() -> Self {
        Cards::default()
    }

    /// The race with a name, which is added if it is new.
    ///
    /// # Errors
    ///
    /// There are 64 races already.
    pub fn race(&mut self, name: &str) -> Result<Race, CardError> {
        let place = self.races.iter().position(|race| race == name).unwrap_or(self.races.len());
        if place == self.races.len() {
            if place == 64 {
                return Err(CardError::TooMany);
            }
            self.races.push(name.to_owned());
        }
        u8::try_from(place).map(Race).map_err(|_| CardError::TooMany)
    }

    /// The race with a name, whatever its case and accents, if a card of the set has it.
    pub fn race_called(&self, folded: &str) -> Option<Race> {
        let place = self.races.iter().position(|race| vademecum_text::fold(race) == folded)?;
        u8::try_from(place).ok().map(Race)
    }

    /// The names of the races, in the order in which they were added.
    pub fn race_names(&self) -> impl Iterator<Item = &str> {
        self.races.iter().map(String::as_str)
    }

    /// Adds a card.
    ///
    /// # Errors
    ///
    /// Another card has the name, or what is printed does not fit the type.
    pub fn add(&mut self, card: Card) -> Result<CardId, CardError> {
        let is_ally = card.kind == Kind::Ally;
        if (card.cost.is_none() != (card.kind == Kind::Gold))
            || card.strength.is_some() != is_ally
            || card.race.is_some() && !is_ally
        {
            return Err(CardError::DoesNotFit(card.name));
        }
        if self.find(&card.name).is_some() {
            return Err(CardError::SameName(card.name));
        }
        let id = u16::try_from(self.cards.len()).map(CardId).map_err(|_| CardError::TooMany)?;
        let concerns = Concerns::of(&card);
        self.concerns.push(concerns);
        self.own_qualities.push(own_qualities(&card));
        self.printed.push(Traits {
            kinds: Kinds::only(card.kind),
            races: card.race.map_or_else(Races::default, Races::only),
            strength: card.strength.map_or(0, i16::from),
            ..Traits::default()
        });
        self.cards.push(card);
        Ok(id)
    }

    /// The card with a name.
    pub fn find(&self, name: &str) -> Option<CardId> {
        let place = self.cards.iter().position(|card| card.name == name)?;
        u16::try_from(place).ok().map(CardId)
    }

    /// What is printed on a card of this set.
    ///
    /// # Panics
    ///
    /// If the card is of another set.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// What is printed on a card, if it is of this set.
    pub(crate) fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.index())
    }

    pub(crate) fn concerns(&self, id: CardId) -> Concerns {
        self.concerns[id.index()]
    }

    /// Whether a card says something of itself, wherever it is.
    pub(crate) fn says_of_itself(&self, id: CardId, quality: Quality) -> bool {
        self.own_qualities[id.index()] & 1 << quality as u16 != 0
    }

    /// What is so of a card of which nothing but the print counts.
    pub(crate) fn printed_traits(&self, id: CardId) -> Traits {
        self.printed[id.index()]
    }

    /// The name of a race of this set.
    pub fn race_name(&self, race: Race) -> &str {
        self.races.get(usize::from(race.0)).map_or("", String::as_str)
    }

    /// Every card, in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = (CardId, &Card)> {
        self.cards.iter().enumerate().map(|(place, card)| (CardId(place as u16), card))
    }
}

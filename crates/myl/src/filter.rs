//! Which cards, which player, how many: the nouns and numbers of the ability language.

use crate::card::{Kind, Kinds, Race};

/// A zone (4.3). The first five are in play (4.4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Zone {
    /// Línea de Defensa.
    Defence,
    /// Línea de Ataque.
    Attack,
    /// Línea de Apoyo; weapons that are carried are here too (4.3.6).
    Support,
    /// Reserva de Oro.
    Reserve,
    /// Zona de Oro Pagado.
    Paid,
    /// Mazo Castillo.
    Deck,
    /// Mano.
    Hand,
    /// Cementerio, the area of permanent effects included (4.3.9).
    Graveyard,
    /// Destierro.
    Exile,
    /// On the way: a card that is being played or resolved is in no zone (4.2.3).
    Transit,
}

impl Zone {
    /// Whether a card there is in play (4.4.1).
    pub const fn is_in_play(self) -> bool {
        matches!(self, Zone::Defence | Zone::Attack | Zone::Support | Zone::Reserve | Zone::Paid)
    }
}

/// Whose cards, seen from the controller of the ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// “Tus”, “tuyas”.
    Yours,
    /// “Oponente”.
    Opposing,
}

/// A player or both, seen from the one who uses the ability.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Who {
    /// The one who uses the ability.
    You,
    /// The other one.
    Opponent,
    /// “Ambos jugadores”, “cada jugador”: at the same time (4.6.7).
    Each,
}

/// A description of cards. Without [`Filter::In`] it describes cards in play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Filter {
    /// Every card.
    Any,
    /// Of one of the types, those it is considered to have included.
    Kind(Kinds),
    /// Of a race.
    Race(Race),
    /// Controlled by a player; out of play, owned.
    Of(Side),
    /// In one of these zones.
    In(&'static [Zone]),
    /// With that strength or less.
    StrengthAtMost(u8),
    /// With exactly that strength.
    StrengthIs(u8),
    /// With a cost (4.2.5: an Oro has none).
    HasCost,
    /// The card that has the ability.
    This,
    /// The ally that carries the weapon that has the ability.
    Carrier,
    /// Declared as an attacker in this battle.
    Attacking,
    /// Declared as a blocker in this battle.
    Blocking,
    /// Of a type that the card of the event has.
    SameKindAsEvent,
    /// Every one of the descriptions fits.
    All(Vec<Filter>),
    /// One of the descriptions fits at least.
    Or(Vec<Filter>),
    /// The description does not fit.
    Not(Box<Filter>),
}

impl Filter {
    /// Allies.
    pub fn allies() -> Filter {
        Filter::Kind(Kinds::only(Kind::Ally))
    }

    /// Cards of a type.
    pub fn kind(kind: Kind) -> Filter {
        Filter::Kind(Kinds::only(kind))
    }

    /// Types of which one is needed to fit, if the description says so at once.
    pub(crate) fn needed_kinds(&self) -> Option<Kinds> {
        match self {
            Filter::Kind(kinds) => Some(*kinds),
            Filter::All(filters) => filters.iter().find_map(|filter| match filter {
                Filter::Kind(kinds) => Some(*kinds),
                _ => None,
            }),
            Filter::Any
            | Filter::Race(_)
            | Filter::Of(_)
            | Filter::In(_)
            | Filter::StrengthAtMost(_)
            | Filter::StrengthIs(_)
            | Filter::HasCost
            | Filter::This
            | Filter::Carrier
            | Filter::Attacking
            | Filter::Blocking
            | Filter::SameKindAsEvent
            | Filter::Or(_)
            | Filter::Not(_) => None,
        }
    }

    /// Whether one of the descriptions that it is made of is of some sort.
    fn has(&self, is_such: fn(&Filter) -> bool) -> bool {
        match self {
            Filter::All(filters) | Filter::Or(filters) => filters.iter().any(|filter| filter.has(is_such)),
            Filter::Not(filter) => filter.has(is_such),
            Filter::Any
            | Filter::Kind(_)
            | Filter::Race(_)
            | Filter::Of(_)
            | Filter::In(_)
            | Filter::StrengthAtMost(_)
            | Filter::StrengthIs(_)
            | Filter::HasCost
            | Filter::This
            | Filter::Carrier
            | Filter::Attacking
            | Filter::Blocking
            | Filter::SameKindAsEvent => is_such(self),
        }
    }

    /// Whether the description looks at strength.
    pub(crate) fn reads_strength(&self) -> bool {
        self.has(|filter| matches!(filter, Filter::StrengthAtMost(_) | Filter::StrengthIs(_)))
    }

    /// Whether the description looks at zones.
    pub(crate) fn looks_at_zones(&self) -> bool {
        self.has(|filter| matches!(filter, Filter::In(_)))
    }

    /// Whether the description looks at the battle.
    pub(crate) fn looks_at_battle(&self) -> bool {
        self.has(|filter| matches!(filter, Filter::Attacking | Filter::Blocking))
    }

    /// Whether it describes allies alone, by nothing that changes as they move, fight or gain strength.
    pub(crate) fn is_of_allies_alone(&self) -> bool {
        let looks_further = self.reads_strength() || self.looks_at_zones() || self.looks_at_battle();
        self.needed_kinds() == Some(Kinds::only(Kind::Ally)) && !looks_further
    }

    /// This and another description.
    #[must_use]
    pub fn and(self, other: Filter) -> Filter {
        match self {
            Filter::All(mut filters) => {
                filters.push(other);
                Filter::All(filters)
            }
            first => Filter::All(vec![first, other]),
        }
    }

    /// Your cards of this description.
    #[must_use]
    pub fn yours(self) -> Filter {
        self.and(Filter::Of(Side::Yours))
    }

    /// Opposing cards of this description.
    #[must_use]
    pub fn opposing(self) -> Filter {
        self.and(Filter::Of(Side::Opposing))
    }

    /// Everything else.
    #[must_use]
    pub fn negated(self) -> Filter {
        Filter::Not(Box::new(self))
    }
}

/// Cards that an effect or a cost speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    /// The card that has the ability, if it still is that card (6.14).
    This,
    /// The card of the event that is responded to or that triggered.
    Event,
    /// The targets of that place in [`Ability::targets`](crate::Ability::targets).
    Target(u8),
    /// Cards that an earlier effect of the text found, named or looked at, by the place of that slot.
    Slot(u8),
    /// The ally that carries this weapon.
    Carrier,
    /// All cards of a description: an effect on them is universal and has no targets (4.6.8.2).
    All(Filter),
}

/// A number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// That number.
    Fixed(i16),
    /// The number of cards of a description.
    Count(Filter),
    /// The cost of a card; 0 if it has none.
    CostOf(Box<Which>),
    /// The cost of the very card that the effect is about.
    OwnCost,
}

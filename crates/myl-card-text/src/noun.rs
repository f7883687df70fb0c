//! Noun phrases: which cards, how many, whose.

use vademecum_myl::{ChosenBy, Filter, Kind, Kinds, Race, Side, Targets, Which, Zone};

use crate::{draft::both, parser::Parser};

/// Cards that a text speaks of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Noun {
    /// What cards.
    pub(crate) filter: Filter,
    /// How many are chosen; `None` for all of them.
    pub(crate) count: Option<u8>,
    /// Whether they are those with the greatest strength.
    pub(crate) is_strongest: bool,
}

/// Zones outside of play, as “de su Cementerio” names them.
pub(crate) const RESERVE: &[Zone] = &[Zone::Reserve];

impl Parser<'_> {
    /// The race that a word names, in the singular or plural.
    pub(crate) fn race(&mut self) -> Option<Race> {
        let cards = self.cards;
        self.word_as(|word| {
            let singular = |word: &str| cards.race_called(word);
            singular(word)
                .or_else(|| word.strip_suffix('s').and_then(singular))
                .or_else(|| word.strip_suffix("es").and_then(singular))
        })
    }

    /// A type of card.
    pub(crate) fn card_kind(&mut self) -> Option<Kind> {
        self.word_as(|word| {
            Some(match word {
                "aliado" | "aliados" => Kind::Ally,
                "arma" | "armas" => Kind::Weapon,
                "talisman" | "talismanes" => Kind::Talisman,
                "totem" | "totems" | "totemes" => Kind::Totem,
                "oro" | "oros" => Kind::Gold,
                "orbe" | "orbes" => Kind::Orb,
                _ => return None,
            })
        })
    }

    /// “Armas ni Tótems”, “Aliados”.
    pub(crate) fn card_kinds(&mut self) -> Option<Kinds> {
        let mut kinds = Kinds::only(self.card_kind()?);
        while self.phrase("ni|y|o|e") {
            kinds = kinds.with(self.card_kind()?);
        }
        Some(kinds)
    }

    /// “carta”, “carta Oro”, “carta de Aliado”, “Aliado”, “Caballeros”: what kind of card, without whose.
    pub(crate) fn head(&mut self) -> Option<Filter> {
        if self.phrase("carta|cartas") {
            let kind = self.attempt(|parser| {
                parser.phrase("de");
                parser.card_kind()
            });
            return Some(kind.map_or(Filter::Any, Filter::kind));
        }
        if let Some(kind) = self.card_kind() {
            return Some(Filter::kind(kind));
        }
        self.race().map(|race| Filter::allies().and(Filter::Race(race)))
    }

    /// The same with whose they are before what else is said of them.
    fn of(head: Filter, side: Option<Side>) -> Filter {
        let Some(side) = side else { return head };
        match head {
            // “Tus Caballeros”: allies of yours of that race.
            Filter::All(parts) => match <[Filter; 2]>::try_from(parts) {
                Ok([kind, race]) => kind.and(Filter::Of(side)).and(race),
                Err(parts) => Filter::All(parts).and(Filter::Of(side)),
            },
            head => head.and(Filter::Of(side)),
        }
    }

    /// A noun phrase.
    pub(crate) fn noun(&mut self) -> Option<Noun> {
        self.attempt(Self::noun_phrase)
    }

    fn noun_phrase(&mut self) -> Option<Noun> {
        let (count, mut side, other);
        let mut is_definite = false;
        if self.phrase("todos|todas") {
            (count, other) = (None, self.phrase("los|las demas"));
            side = if self.phrase("tus") { Some(Side::Yours) } else { None };
            if side.is_none() && !other {
                self.phrase("los|las");
            }
        } else if self.phrase("los|las") {
            (count, side, other) = (None, None, false);
        } else if self.phrase("tus") {
            (count, side, other) = (None, Some(Side::Yours), false);
        } else if self.phrase("el|la") {
            // “El Aliado oponente de mayor Fuerza”.
            is_definite = true;
            (count, side, other) = (Some(1), None, false);
        } else if self.phrase("otra|otro") {
            (count, side, other) = (Some(1), None, false);
        } else {
            (count, other) = (Some(self.count()?), false);
            side = if self.phrase("de tus") {
                Some(Side::Yours)
            } else if self.phrase("de sus") {
                Some(self.draft.possessor)
            } else {
                None
            };
        }
        let mut head = self.head()?;
        let mut rest: Vec<Filter> = Vec::new();
        let mut is_strongest = false;
        loop {
            if side.is_none() && self.phrase("oponente|oponentes") {
                side = Some(Side::Opposing);
            } else if self.phrase("de raza") {
                rest.push(self.races()?);
            } else if self.phrase("de mayor fuerza") {
                is_strongest = true;
            } else if self.phrase("de fuerza") {
                let strength = u8::try_from(self.number()?).ok()?;
                let at_most = self.phrase("o menos");
                rest.push(if at_most { Filter::StrengthAtMost(strength) } else { Filter::StrengthIs(strength) });
            } else if self.phrase(",? que no sea|sean un?") {
                head = both(head, Filter::Kind(self.card_kinds()?).negated());
            } else if self.phrase("del mismo tipo") {
                head = both(head, Filter::SameKindAsEvent);
            } else if self.phrase("de tu reserva de oro") || self.phrase("en tu reserva de oro") {
                side = Some(Side::Yours);
                rest.push(Filter::In(RESERVE));
            } else if self.phrase("que tengas en juego") {
                side = Some(Side::Yours);
            } else if self.phrase("a excepcion de @") {
                rest.push(Filter::This.negated());
            } else if !self.phrase("en juego") {
                break;
            }
        }
        if other {
            rest.push(Filter::This.negated());
        }
        // “El Aliado” alone is not chosen: it has been spoken of.
        if is_definite && !is_strongest {
            return None;
        }
        let filter = rest.into_iter().fold(Self::of(head, side), Filter::and);
        Some(Noun { filter, count, is_strongest })
    }

    /// “Olímpico”, “Olímpico y Héroe”.
    pub(crate) fn races(&mut self) -> Option<Filter> {
        let mut races = vec![Filter::Race(self.race()?)];
        while let Some(race) = self.attempt(|parser| parser.phrase("y|o").then(|| parser.race())?) {
            let race = Filter::Race(race);
            if !races.contains(&race) {
                races.push(race);
            }
        }
        Some(if races.len() == 1 { races.remove(0) } else { Filter::Or(races) })
    }

    /// The cards that a noun phrase stands for in an effect: targets, if they are chosen.
    pub(crate) fn which(&mut self, noun: Noun) -> Which {
        let Some(count) = noun.count else { return Which::All(noun.filter) };
        let chosen_by = if noun.is_strongest { ChosenBy::UserAmongStrongest } else { ChosenBy::User };
        let which = self.draft.target(Targets { filter: noun.filter, least: count, most: count, chosen_by });
        self.draft.spoken_of = Some(which.clone());
        which
    }

    /// The cards of a noun phrase, a pronoun or the card's own name.
    pub(crate) fn cards_meant(&mut self) -> Option<Which> {
        if self.phrase("a? @") || self.phrase("esta carta") {
            return Some(Which::This);
        }
        if self.phrase("su portador") || self.phrase("el portador de @") {
            return Some(Which::Carrier);
        }
        let spoken_of = self.attempt(|parser| {
            parser.phrase("a? este|ese|esta|esa|el|la").then_some(())?;
            parser.head()?;
            // “El Aliado oponente …” is a description.
            (!parser.phrase("oponente") && !parser.phrase("de")).then(|| parser.draft.spoken_of.clone())?
        });
        if spoken_of.is_some() {
            return spoken_of;
        }
        let noun = self.attempt(|parser| {
            parser.phrase("a");
            parser.noun()
        })?;
        Some(self.which(noun))
    }
}

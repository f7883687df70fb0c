//! The 73 cards that the document quotes, as data: names and numbers are the document's, the abilities say in our
//! language what it quotes. Tests, benches and random games play them.

mod allies;
mod others;

use crate::{
    ability::{Ability, ChosenBy, Cost, Event, Manner, Targets},
    card::{Card, CardError, Cards, Kind, Race},
    effect::Effect,
    filter::{Amount, Filter, Which, Who},
};

/// The quoted cards, and three Oros without an ability to play them with.
///
/// # Errors
///
/// None: the lists fit each other, as a test shows.
pub fn quoted_cards() -> Result<Cards, CardError> {
    let mut cards = Cards::new();
    allies::add(&mut cards)?;
    others::add(&mut cards)?;
    for name in PLAIN_OROS {
        cards.add(Card { name: name.to_owned(), ..printed(Kind::Gold, None, vec![]) })?;
    }
    Ok(cards)
}

/// Oros without an ability, of our own.
pub const PLAIN_OROS: [&str; 3] = ["Oro de la Costa", "Oro del Valle", "Oro de la Cumbre"];

/// The races that the cards name, as the document writes them.
struct RaceNames {
    knight: Race,
    olympian: Race,
    priest: Race,
    shadow: Race,
    defender: Race,
    pharaoh: Race,
    dragon: Race,
    eternal: Race,
    faerie: Race,
    titan: Race,
    hero: Race,
}

impl RaceNames {
    fn new(cards: &mut Cards) -> Result<Self, CardError> {
        Ok(RaceNames {
            knight: cards.race("Caballero")?,
            olympian: cards.race("Olímpico")?,
            priest: cards.race("Sacerdote")?,
            shadow: cards.race("Sombra")?,
            defender: cards.race("Defensor")?,
            pharaoh: cards.race("Faraón")?,
            dragon: cards.race("Dragón")?,
            eternal: cards.race("Eterno")?,
            faerie: cards.race("Faerie")?,
            titan: cards.race("Titán")?,
            hero: cards.race("Héroe")?,
        })
    }
}

/// A card without a name.
fn printed(kind: Kind, cost: Option<u8>, abilities: Vec<Ability>) -> Card {
    Card { name: String::new(), kind, cost, strength: None, race: None, is_unique: false, abilities }
}

/// Your allies of a race.
fn yours_of(race: Race) -> Filter {
    Filter::allies().yours().and(Filter::Race(race))
}

/// Every card but this one.
fn another(filter: Filter) -> Filter {
    filter.and(Filter::This.negated())
}

/// So many targets.
fn some(count: u8, filter: Filter) -> Targets {
    Targets { filter, least: count, most: count, chosen_by: ChosenBy::User }
}

/// The opposing ally with the greatest strength.
fn strongest() -> Targets {
    Targets { chosen_by: ChosenBy::UserAmongStrongest, ..some(1, Filter::allies().opposing()) }
}

fn destroy(which: Which) -> Effect {
    Effect::Move(Manner::Destroy, which)
}

fn shuffle(which: Which) -> Effect {
    Effect::Move(Manner::Shuffle, which)
}

fn draw(count: i16) -> Effect {
    Effect::Draw { who: Who::You, count: Amount::Fixed(count), up_to: false }
}

fn mill(who: Who, count: i16) -> Effect {
    Effect::Mill(who, Amount::Fixed(count))
}

fn gold(count: i16) -> Cost {
    Cost::Gold(Amount::Fixed(count))
}

/// The first group of targets.
const FIRST: Which = Which::Target(0);

/// The second group of targets.
const SECOND: Which = Which::Target(1);

/// “Cuando … entra en juego”.
fn as_it_enters() -> Ability {
    Ability::triggered(Event::Enters(Filter::This))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_quoted_cards_are_there() {
        let cards = quoted_cards().unwrap();
        let of = |kind| cards.iter().filter(|(_, card)| card.kind == kind).count();
        assert_eq!(
            [Kind::Ally, Kind::Talisman, Kind::Totem, Kind::Gold, Kind::Weapon].map(of),
            [39, 22, 7, 3 + PLAIN_OROS.len(), 2]
        );
        assert!(cards.iter().all(|(_, card)| PLAIN_OROS.contains(&card.name.as_str()) || !card.abilities.is_empty()));
    }
}

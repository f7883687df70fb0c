//! Legendary creatures that lead decks in Commander games (903), two of them together (702.124).

use vademecum_abilities::{Ability, Card, Keyword, KeywordAbility, Supertype, Supertypes, Type, Values, Variant};

use crate::pool::builders::{card, keyword};

/// Partner (702.124).
const PARTNER: Keyword = Keyword(124);

fn legend(name: &str, cost: &str, (power, toughness): (i32, i32), abilities: Vec<Ability>) -> Card {
    Card::from(Values {
        supertypes: Supertypes::only(Supertype::Legendary),
        power: Some(power),
        toughness: Some(toughness),
        abilities,
        ..card(name, cost, &[Type::Creature])
    })
}

pub(super) fn commanders() -> Vec<Card> {
    let friends = || Ability::Keyword(KeywordAbility { variant: Variant::FriendsForever, ..PARTNER.into() });
    vec![
        legend("Ferda of the Mills", "1R", (5, 2), vec![PARTNER.into(), keyword(19)]),
        legend("Ivar of the Mills", "1R", (5, 2), vec![PARTNER.into(), keyword(10)]),
        legend("Bruna, Old Comrade", "W", (2, 1), vec![friends()]),
        legend("Cletus, Old Comrade", "W", (2, 1), vec![friends()]),
    ]
}

//! Cards with the keywords that no other card of the pool has.

use vademecum_abilities::*;
use vademecum_machine::keywords::{if_solved, to_solve};

use super::shorthand::*;
use crate::pool::builders::*;

/// The cards.
pub(super) fn remaining_keywords() -> Vec<Card> {
    let draws = || SpellAbility { program: draw(1), ..SpellAbility::default() };
    let gains_life = Triggered::on(Pattern::of(DeedKind::Attack, Filter::CREATURE.yours()), gain(1));
    let draws_for_two = Activated { cost: Cost::mana(mana("2")), effect: draws(), ..Activated::default() };
    let when_solved = [
        anthem(Filter::CREATURE.yours(), vec![pump(1, 0)]),
        Ability::Triggered(gains_life),
        Ability::Activated(draws_for_two),
    ];
    let mut of_case = vec![to_solve(Condition::at_least(1, Filter::CREATURE.yours()))];
    of_case.extend(when_solved.into_iter().filter_map(if_solved));
    let freerunning = KeywordAbility {
        cost: Some(Cost::mana(mana("U"))),
        filter: Some(Filter::Subtype(Subtype::SPIRIT)),
        ..Keyword(173).into()
    };
    let phyrexian = ManaSymbol { phyrexian: true, ..symbol(ManaKinds::only(ManaKind::Blue)) };
    let compleated_sage = Values {
        abilities: vec![keyword(150), activated(Cost::of(CostPart::Loyalty(1)), vec![], draw(1))],
        loyalty: Some(4),
        ..card("Grafted Sage", "1", &[Type::Planeswalker])
    };
    let walking_cart = Values {
        abilities: vec![keyword(161)],
        power: Some(3),
        toughness: Some(3),
        ..card("Walking Cart", "2", &[Type::Artifact])
    };
    let roof_spirit = Values {
        abilities: vec![keyword(118)],
        subtypes: Subtypes::NONE.with(Subtype::SPIRIT),
        power: Some(1),
        toughness: Some(2),
        ..card("Roof Spirit", "U", &[Type::Creature])
    };
    vec![
        creature("Lone Lancer", "W", (2, 1), vec![keyword(83)]),
        Card::from(roof_spirit),
        with(
            vec![spell(vec![], draw(2)), Ability::Keyword(freerunning)],
            card("Rooftop Chase", "2U", &[Type::Sorcery]),
        ),
        Card::from(walking_cart),
        Card::from(compleated_sage)
            .with_cost(ManaCost { special: [phyrexian, phyrexian].into_iter().collect(), ..mana("1") }),
        enchantment("Case of the Missing Ladle", "W", of_case),
    ]
}

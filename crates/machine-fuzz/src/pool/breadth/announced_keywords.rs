//! Cards with keywords for which something is chosen or paid as they are cast, battles, and Sagas.

use vademecum_abilities::*;
use vademecum_machine::{keywords, sagas};

use super::shorthand::*;
use crate::pool::{
    builders::*,
    faces::{back, two_faced},
};

/// A keyword with a quality.
fn of_quality(keyword: u8, filter: Filter, cost: Option<&str>) -> Ability {
    let cost = cost.map(|cost| Cost::mana(mana(cost)));
    Ability::Keyword(KeywordAbility { filter: Some(filter), cost, ..Keyword(keyword).into() })
}

/// "Choose one — You gain 2 life; or draw a card."
fn modal() -> Ability {
    let mode = |program: Program| Mode { program, ..Mode::default() };
    let modes = vec![mode(gain(2)), mode(draw(1))];
    let modal = Modal { least: 1, most: 1, modes, ..Modal::default() };
    Ability::Spell(SpellAbility { modal: Some(modal), ..SpellAbility::default() })
}

/// A battle with that much defense.
fn battle(name: &str, cost: &str, defense: i32, subtypes: Subtypes) -> Card {
    Card::from(Values { defense: Some(defense), subtypes, ..card(name, cost, &[Type::Battle]) })
}

/// The cards.
pub(super) fn announced_keywords() -> Vec<Card> {
    let hit = || Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
    let omen = Activated {
        cost: Cost::mana(mana("W")).and(CostPart::RevealThis),
        effect: SpellAbility { program: gain(1), ..SpellAbility::default() },
        ..Activated::default()
    };
    let omen = keywords::forecasts(omen).map(Ability::Activated);
    let chapter = |numbers: &[u8], program: Program| {
        sagas::chapters(numbers, &SpellAbility { program, ..SpellAbility::default() })
    };
    let chapters = [chapter(&[1], gain(1)), chapter(&[2], draw(1)), chapter(&[3], bleed(2))].concat();
    let saga = Values {
        subtypes: Subtypes::NONE.with(Subtype::SAGA),
        abilities: std::iter::once(keyword(155)).chain(chapters).collect(),
        ..card("Annals to Come", "1W", &[Type::Enchantment])
    };
    let siege = Subtypes::NONE.with(Subtype::SIEGE);
    let walking = Values {
        types: Types::only(Type::Battle).with(Type::Creature),
        power: Some(2),
        toughness: Some(2),
        defense: Some(2),
        ..card("Walking Keep", "2", &[Type::Battle])
    };
    let artifact_or_creature = Filter::Either(vec![Filter::Type(Type::Artifact), Filter::CREATURE]);
    vec![
        with(
            vec![spell(vec![any_target()], one(hit())), costly(56, "1"), costly(56, "R")],
            card("Chain Spark", "R", &[Type::Sorcery]),
        ),
        with(vec![modal(), costly(42, "1")], card("Braided Paths", "G", &[Type::Instant])),
        with(omen.into_iter().chain([keyword(57)]).collect(), card("Omen of the Flock", "1W", &[Type::Enchantment])),
        creature("Opera Tenor", "2U", (2, 2), vec![costly(141, "1")]),
        creature("Risen from the Abyss", "5U", (5, 6), vec![costly(119, "4U")]),
        creature("Scrapped Automaton", "6", (4, 4), vec![of_quality(119, artifact_or_creature, Some("5"))]),
        creature("Beast Patron", "3GG", (5, 5), vec![of_quality(48, Filter::CREATURE, None)]),
        with(vec![spell(vec![], gain(2)), keyword(50)], card("Epic of Dawn", "4W", &[Type::Sorcery])),
        Card::from(saga),
        two_faced(
            Layout::Transforming,
            battle("Siege of the Crypt", "1B", 2, siege),
            back(creature("Crypt Guardian", "", (3, 3), vec![])),
        ),
        battle("Lonely Keep", "1W", 3, Subtypes::NONE),
        Card::from(walking),
    ]
}

//! Cards with the keyword abilities from frenzy (702.68) to cipher (702.99).

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

/// A keyword with a number and a cost in mana.
fn both(of: u8, n: i32, cost: &str) -> Ability {
    let cost = Some(Cost::mana(mana(cost)));
    Ability::Keyword(KeywordAbility { number: Some(number(n)), cost, ..Keyword(of).into() })
}

/// The cards.
pub(super) fn k068_to_k099() -> Vec<Card> {
    let arrives = || Ability::Triggered(Triggered::on(enters(Filter::This), draw(1)));
    let germ = Card::from(Values {
        power: Some(0),
        toughness: Some(0),
        indicator: Some(Colors::only(Color::Black)),
        ..card("Germ", "-", &[Type::Creature])
    });
    let claw = vec![
        Ability::Keyword(KeywordAbility { token: Some(0), ..Keyword(92).into() }),
        Ability::Static(Static::new(Objects::Host, vec![pump(2, 2)])),
        costly(6, "3"),
    ];
    let claw = Values {
        subtypes: Subtypes::NONE.with(Subtype::EQUIPMENT),
        abilities: claw,
        ..card("Infested Claw", "2", &[Type::Artifact])
    };
    let shade = vec![
        Ability::Keyword(KeywordAbility { filter: Some(Filter::CREATURE), ..Keyword(5).into() }),
        Ability::Static(Static::new(Objects::Host, vec![pump(2, 2)])),
        keyword(89),
    ];
    let shade = Values {
        subtypes: Subtypes::NONE.with(Subtype::AURA),
        abilities: shade,
        ..card("Bear Shade", "2G", &[Type::Enchantment])
    };
    let hit = |n: i32| -> Program {
        one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(n) })
    };
    let bolt = |name: &str, cost: &str, n: i32, more: Vec<Ability>| {
        with([vec![spell(vec![any_target()], hit(n))], more].concat(), card(name, cost, &[Type::Sorcery]))
    };
    let paired = Filter::PairedWith(Box::new(Filter::Any));
    let pair = Filter::Either(vec![Filter::This, Filter::PairedWith(Box::new(Filter::This))]);
    let paired = Ability::Static(Static {
        only_if: Some(Condition::Match(Objects::This, paired)),
        ..Static::new(Objects::Each(pair), vec![pump(1, 1)])
    });
    let hungry =
        KeywordAbility { number: Some(number(1)), filter: Some(Filter::Type(Type::Artifact)), ..Keyword(82).into() };
    vec![
        Card { tokens: vec![germ], ..Card::from(claw) },
        Card::from(shade),
        bolt("Lament of Graves", "1B", 1, vec![keyword(69)]),
        bolt("Twin Flash", "R", 2, vec![keyword(88)]),
        bolt("Sworn Blaze", "R", 2, vec![keyword(78)]),
        with(
            vec![spell(vec![target_creature()], hit(2)), costly(96, "2R")],
            card("Pent-Up Storm", "R", &[Type::Instant]),
        ),
        creature("Druid of the Bond", "1G", (2, 2), vec![keyword(95), paired]),
        bolt("Spiral of Memory", "R", 1, vec![keyword(81)]),
        artifact("Echo Grotto", "1", vec![numbered(75, 3)]),
        creature("Night Gang", "4B", (4, 3), vec![keyword(73), costly(76, "B")]),
        creature("Hungry Dragon", "2R", (2, 2), vec![numbered(82, 2)]),
        creature("Gnawing Golem", "2", (1, 1), vec![Ability::Keyword(hungry)]),
        creature("Frantic Raider", "1R", (2, 1), vec![numbered(68, 2), numbered(68, 1)]),
        creature("Bog Adder", "1B", (1, 1), vec![numbered(70, 1)]),
        creature("Slow Caterpillar", "1G", (1, 3), vec![costly(71, "1G")]),
        creature("Blank Wanderer", "1U", (1, 2), vec![keyword(73)]),
        creature("Spring Nymph", "4U", (3, 3), vec![arrives(), costly(74, "U")]),
        creature("Hedge Giant", "3G", (4, 4), vec![both(77, 2, "1G")]),
        creature("Stubborn Wolf", "2G", (3, 2), vec![keyword(79)]),
        creature("Pale Goblin", "1B", (2, 1), vec![keyword(93)]),
        creature("Buried Ogre", "3B", (4, 2), vec![costly(84, "1B")]),
        creature("Void Colossus", "7", (6, 6), vec![numbered(86, 1)]),
        creature("Loud Ensign", "1R", (1, 1), vec![keyword(91), keyword(91)]),
        creature("Wet Giant", "4G", (4, 5), vec![costly(97, "2G")]),
        creature("Market Brute", "1R", (2, 2), vec![keyword(98)]),
    ]
}

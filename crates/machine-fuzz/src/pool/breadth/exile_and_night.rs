//! Cards with keywords that bind a card in exile to a creature, give a card an alternative face, look at day and night, exile
//! materials, or form bands.

use vademecum_abilities::*;
use vademecum_machine::keywords;

use super::shorthand::*;
use crate::pool::{
    builders::*,
    faces::{back, two_faced},
};

/// "When the creature it haunts dies, you gain 2 life."
fn haunted_dies() -> Ability {
    let dies =
        Pattern::moves(Filter::BoundBy(Keyword(55)), Zones::only(Zone::Battlefield), Zones::only(Zone::Graveyard));
    Ability::Triggered(Triggered { functions: Functions(Zones::only(Zone::Exile)), ..Triggered::on(dies, gain(2)) })
}

/// The cards.
pub(super) fn exile_and_night() -> Vec<Card> {
    let nightbound = KeywordAbility { variant: Variant::Nightbound, ..Keyword(145).into() };
    let ciphered = Values {
        abilities: vec![spell(vec![], draw(1)), keyword(99), keywords::encoded(0)],
        granted: vec![keywords::lets_cast()],
        ..card("Whispered Cipher", "U", &[Type::Sorcery])
    };
    let bestowed = Static::new(Objects::Each(Filter::Bears(Box::new(Filter::This))), vec![pump(2, 1)]);
    let spirit = Values {
        types: Types::only(Type::Creature).with(Type::Enchantment),
        power: Some(2),
        toughness: Some(1),
        abilities: vec![costly(103, "2W"), Ability::Static(bestowed)],
        ..card("Spirit of the Slope", "1W", &[Type::Creature])
    };
    let prototype = KeywordAbility { cost: Some(Cost::mana(mana("1R"))), size: Some((2, 2)), ..Keyword(160).into() };
    let becomes = |daytime: Daytime| spell(vec![], one(Effect::Become(daytime)));
    let play_land = Effect::PlayLand(each(Filter::LAND.yours().and(Filter::In(Zone::Hand))));
    let mutates = Pattern::practices(Keyword(140), Filter::This);
    let mutates = Ability::Triggered(Triggered::on(mutates, gain(1)));
    let craft = KeywordAbility {
        number: Some(number(1)),
        filter: Some(Filter::CREATURE),
        cost: Some(Cost::mana(mana("1"))),
        ..Keyword(167).into()
    };
    let used = Slot(0x20);
    let materials = vec![
        Instruction::from(keywords::materials()).into_slot(used),
        Effect::GainLife(Players::You, Amount::Power(Box::new(Objects::Slot(used)))).into(),
    ];
    vec![
        creature("Ossuary Warden", "1W", (1, 1), vec![keyword(55), haunted_dies()]),
        with(vec![spell(vec![], gain(1)), keyword(55), haunted_dies()], card("Parting Words", "W", &[Type::Sorcery])),
        Card::from(ciphered),
        Card::from(spirit),
        creature("Fog Lynx", "3G", (3, 3), vec![costly(140, "1G"), keyword(19), mutates]),
        creature("Assembled Ram", "7", (6, 6), vec![Ability::Keyword(prototype)]),
        two_faced(
            Layout::Transforming,
            creature("Copse Huntress", "1G", (2, 2), vec![keyword(145)]),
            back(creature("Copse Howler", "", (4, 4), vec![Ability::Keyword(nightbound)])),
        ),
        instant("Sudden Trail", "G", vec![], vec![play_land.into()]),
        with(vec![becomes(Daytime::Night)], card("Dusk", "B", &[Type::Instant])),
        two_faced(
            Layout::Transforming,
            creature("Clay Mould", "1", (1, 1), vec![Ability::Keyword(craft)]),
            back(creature(
                "Fired Golem",
                "",
                (3, 3),
                vec![Ability::Triggered(Triggered::on(enters(Filter::This), materials))],
            )),
        ),
        creature("Ford Spearman", "W", (2, 1), vec![keyword(22)]),
        creature("Ford Captain", "1W", (2, 2), vec![keywords::bands_with_other(Filter::Color(Color::White))]),
        with(vec![becomes(Daytime::Day)], card("Daybreak", "W", &[Type::Instant])),
    ]
}

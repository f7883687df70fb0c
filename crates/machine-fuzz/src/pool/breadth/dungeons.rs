//! Dungeons and Attractions, and cards that have to do with them, the monarch and the initiative.

use vademecum_abilities::*;
use vademecum_machine::{
    actions::{OPEN_ATTRACTION, VENTURE, room_ability},
    keywords,
};

use super::shorthand::*;
use crate::pool::builders::*;

/// A dungeon of rooms, each with what it does and the places of the rooms that its arrows lead to.
fn dungeon(name: &str, subtypes: Subtypes, rooms: &[(Effect, &[u8])]) -> Card {
    let ability = |(place, (effect, _)): (u8, &(Effect, &[u8]))| {
        room_ability(place, SpellAbility { program: vec![effect.clone().into()], ..SpellAbility::default() })
    };
    let room = |(place, (_, leads_to)): (u8, &(Effect, &[u8]))| Room {
        name: format!("Room {place}"),
        leads_to: leads_to.to_vec(),
    };
    Card::from(Values {
        types: Types::only(Type::Dungeon),
        subtypes,
        abilities: (0..).zip(rooms).map(ability).collect(),
        rooms: (0..).zip(rooms).map(room).collect(),
        entered_by_kind: subtypes.has(Subtype::UNDERCITY),
        ..card(name, "-", &[Type::Dungeon])
    })
}

/// An Attraction with lights on numbers, a bit for each, and what visiting it does.
fn attraction(name: &str, lights: u8, effect: Effect) -> Card {
    let effect = SpellAbility { program: vec![effect.into()], ..SpellAbility::default() };
    Card::from(Values {
        subtypes: Subtypes::NONE.with(Subtype::ATTRACTION),
        abilities: vec![keywords::visit_ability(effect)],
        lights,
        ..card(name, "-", &[Type::Artifact])
    })
}

/// The cards.
pub(super) fn dungeons() -> Vec<Card> {
    let you = || Players::You;
    let one = || Amount::Number(1);
    let venture = || Effect::Venture(you(), Filter::Any);
    let explores = Pattern::acts(VENTURE.section, Filter::Any, Some(you()));
    let opens = Pattern::acts(OPEN_ATTRACTION.section, Filter::Any, Some(you()));
    let completes = Pattern::acts(KeywordDeed::CompletesDungeon, Filter::Any, Some(you()));
    let crowned = Pattern::acts(KeywordDeed::Takes(PlayerDesignation::Monarch), Filter::Any, Some(you()));
    let grows = |condition: Condition| {
        let only_if = Some(condition);
        Ability::Static(Static { only_if, ..Static::new(Objects::This, vec![pump(1, 1)]) })
    };
    let take = |what: PlayerDesignation| vec![spell(vec![], vec![Effect::Take(what, you()).into()])];
    let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    vec![
        dungeon(
            "Drowned Vault",
            Subtypes::NONE,
            &[
                (Effect::GainLife(you(), one()), &[1, 2]),
                (Effect::Scry(you(), one()), &[3]),
                (Effect::LoseLife(Players::Opponents, one()), &[3]),
                (Effect::Draw(you(), one()), &[]),
            ],
        ),
        dungeon("Narrow Shaft", Subtypes::NONE, &[(venture(), &[1]), (Effect::Draw(you(), one()), &[])]),
        dungeon(
            "Warren under the Market",
            Subtypes::NONE.with(Subtype::UNDERCITY),
            &[(Effect::GainLife(you(), one()), &[1]), (Effect::Draw(you(), one()), &[])],
        ),
        attraction("Old Wheel", 0b01_0010, Effect::GainLife(you(), one())),
        attraction("Shooting Gallery", 0b10_0100, Effect::LoseLife(Players::Opponents, one())),
        attraction("Ring Toss", 0b11_1111, Effect::VisitAttractions(you())),
        creature(
            "Ticket Seller",
            "1U",
            (1, 1),
            vec![
                Ability::Triggered(Triggered::on(opens, gain(1))),
                Ability::Triggered(Triggered::on(enters.clone(), vec![Effect::OpenAttraction(you()).into()])),
            ],
        ),
        with(take(PlayerDesignation::Monarch), card("Acclaim", "W", &[Type::Sorcery])),
        with(take(PlayerDesignation::Initiative), card("Bold Stride", "R", &[Type::Instant])),
        with(vec![spell(vec![], vec![venture().into()])], card("Lantern", "W", &[Type::Instant])),
        creature(
            "Vault Scout",
            "1W",
            (2, 1),
            vec![
                Ability::Triggered(Triggered::on(enters, vec![venture().into()])),
                Ability::Triggered(Triggered::on(explores, gain(1))),
            ],
        ),
        creature(
            "Patient Cartographer",
            "1W",
            (1, 2),
            vec![grows(Condition::CompletedDungeon(you())), Ability::Triggered(Triggered::on(completes, draw(1)))],
        ),
        creature(
            "Court Herald",
            "1W",
            (1, 2),
            vec![
                grows(Condition::Designated(you(), PlayerDesignation::Monarch)),
                Ability::Triggered(Triggered::on(crowned, gain(1))),
            ],
        ),
    ]
}

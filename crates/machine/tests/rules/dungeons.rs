//! Dungeon cards (309) and Attraction decks (717).

use vademecum_abilities::*;
use vademecum_machine::actions::room_ability;
use vademecum_machine_fuzz::pool::sorcery;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, Table, clean_slate, lay, wish_beside};

fn dry_well() -> Card {
    let room = room_ability(0, SpellAbility { program: vec![], ..SpellAbility::default() });
    Card::from(Values {
        name: "Dry Well".into(),
        types: Types::only(Type::Dungeon),
        rooms: vec![Room { name: "Bottom".into(), leads_to: vec![] }],
        abilities: vec![room],
        ..Values::default()
    })
}

#[test]
fn a_dungeon_comes_into_the_game_by_venturing_alone() {
    let play = |out| wish_beside(dry_well(), out);
    let table = play(None);
    assert!(table.offers_card("Bear") && !table.offers_card("Dry Well"));
    covers!(table.journal.evidence(), R309_2D);
    without!(R309_2D, |out| play(out).offers_card("Dry Well"), false, true);
}

#[test]
fn a_dungeon_stays_in_the_command_zone() {
    let lantern = || sorcery("Lantern", "W", vec![], vec![Effect::Venture(Players::You, Filter::Any).into()]);
    let play = |out| {
        let lay = lay(vec![lantern(), clean_slate(), dry_well()]).set(|position| {
            position.setup.sideboards = vec![vec![position.setup.cards.find("Dry Well").unwrap()]];
        });
        let lay = lay.play(ANA, &["Plains"; 2]).hold(ANA, &["Lantern", "Clean Slate"]);
        let mut table = lay.begin_without(out);
        table.cast("Lantern", &[]).pass_both().cast("Clean Slate", &[]).pass_both();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Dry Well"), Zone::Command);
    covers!(table.journal.evidence(), R309_2C);
    without!(R309_2C, |out| play(out).zone("Dry Well"), Zone::Command, Zone::Exile);
}

#[test]
fn attraction_decks_are_shuffled_as_the_game_begins() {
    let attraction = |name: &str| {
        let subtypes = Subtypes::NONE.with(Subtype::ATTRACTION);
        Card::from(Values { name: name.into(), types: Types::only(Type::Artifact), subtypes, ..Values::default() })
    };
    let wheels: Vec<String> = (1..=12).map(|n| format!("Wheel {n}")).collect();
    let mut setup = lay(wheels.iter().map(|name| attraction(name)).collect()).arrangement.setup;
    let deck: Vec<CardId> = wheels.iter().map(|name| setup.cards.find(name).unwrap()).collect();
    setup.attractions = vec![deck.clone()];
    let is_in_order = |out| Table::open(&setup, out).state.player(ANA).attraction_deck() == deck;
    let table = Table::open(&setup, None);
    covers!(table.journal.evidence(), R103_3A);
    without!(R103_3A, is_in_order, false, true);
}

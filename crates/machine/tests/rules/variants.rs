//! Casual variants with cards in the command zone: Planechase (901) and Archenemy (904).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Journal, Setup, SetupError, State, Subject};
use vademecum_machine_fuzz::pool::sorcery;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Lay, Table, clean_slate, lay, wish_beside};

fn of_variant(name: &str, one: Type) -> Card {
    Card::from(Values { name: name.into(), types: Types::only(one), ..Values::default() })
}

/// A table with a plane that is face up and another in the planar deck of Ana.
fn lay_planes(own: Vec<Card>) -> Lay {
    let planes = vec![of_variant("Still Lake", Type::Plane), of_variant("Far Shore", Type::Plane)];
    let lay = lay(own.into_iter().chain(planes).collect()).put(ANA, Zone::Command, &["Still Lake"]);
    lay.set(|position| {
        position.setup.supplementary.planes = vec![vec![position.setup.cards.find("Far Shore").unwrap()]];
    })
}

#[test]
fn a_plane_stays_in_the_command_zone() {
    let play = |out| {
        let lay = lay_planes(vec![clean_slate()]).play(ANA, &["Plains"]).hold(ANA, &["Clean Slate"]);
        let mut table = lay.begin_without(out);
        table.cast("Clean Slate", &[]).pass_both();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Still Lake"), Zone::Command);
    covers!(table.journal.evidence(), R400_4B);
    without!(R400_4B, |out| play(out).zone("Still Lake"), Zone::Command, Zone::Exile);
}

#[test]
fn a_scheme_is_not_brought_into_the_game_from_outside() {
    let play = |out| wish_beside(of_variant("Bend the Knee", Type::Scheme), out);
    let table = play(None);
    assert!(table.offers_card("Bear") && !table.offers_card("Bend the Knee"));
    covers!(table.journal.evidence(), R108_5);
    without!(R108_5, |out| play(out).offers_card("Bend the Knee"), false, true);
}

/// The rule that refuses a game in which both have a deck of one card.
fn refused_deck(card: &Card, out: Option<RuleId>) -> Option<RuleId> {
    let cards = lay(vec![card.clone()]).arrangement.setup.cards;
    let deck = vec![cards.find(&card.faces[0].name).unwrap()];
    refusal(&State::new(&Setup::two(cards, deck.clone(), deck, 1), &Journal::without(out)))
}

fn refusal(begun: &Result<State, SetupError>) -> Option<RuleId> {
    match begun {
        Ok(_) => None,
        Err(SetupError::Refused(refusal)) => refusal.rule,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn nontraditional_cards_are_in_no_deck() {
    let attraction = Subtypes::NONE.with(Subtype::ATTRACTION);
    let ride = Values {
        name: "Log Ride".into(),
        types: Types::only(Type::Artifact),
        subtypes: attraction,
        ..Values::default()
    };
    let none_of_them = [
        of_variant("Still Lake", Type::Plane),
        of_variant("Sudden Fog", Type::Phenomenon),
        of_variant("Old Warden", Type::Vanguard),
        of_variant("Bend the Knee", Type::Scheme),
        of_variant("Dry Well", Type::Dungeon),
        Card::from(ride),
    ];
    let refused = |out| none_of_them.each_ref().map(|card| refused_deck(card, out));
    without!(R108_2A, refused, [Some(R108_2A); 6], [None; 6]);
    assert_eq!(refused_deck(&sorcery("Distant Wish", "W", vec![], vec![]), None), None);
}

#[test]
fn a_position_has_planes_in_the_command_zone_alone() {
    let begin = |zone, out| {
        let lay = lay_planes(vec![]).put(ANA, zone, &["Far Shore"]);
        refusal(&State::start_at(&lay.arrangement, &Journal::without(out)))
    };
    assert_eq!(begin(Zone::Command, None), None);
    let elsewhere = [Zone::Battlefield, Zone::Hand, Zone::Library, Zone::Graveyard, Zone::Exile];
    without!(R108_5, |out| elsewhere.map(|zone| begin(zone, out)), [Some(R108_5); 5], [None; 5]);
}

#[test]
fn the_archenemy_begins_where_there_is_one() {
    let starts = |archenemies: usize, out| {
        let mut setup = lay(vec![of_variant("Bend the Knee", Type::Scheme)]).arrangement.setup;
        setup.supplementary.schemes = vec![vec![setup.cards.find("Bend the Knee").unwrap()]; archenemies];
        setup.starting = BETO;
        Table::open(&setup, out).state.turn().active
    };
    without!(R904_6, |out| starts(1, out), ANA, BETO);
    // Where everybody is one, it is not said who begins.
    without!(R904_12C, |out| starts(2, out), BETO, ANA);
}

#[test]
fn the_planar_die_is_rolled_in_a_main_phase_for_as_much_mana_as_it_has_been_rolled() {
    let play = |out| lay_planes(vec![]).play(ANA, &["Mountain"]).begin_without(out);
    without!(R901_9, |out| play(out).allows(Choice::RollPlanarDie), true, false);
    let mut table = play(None);
    let pays = |table: &mut Table| {
        table.choose(Choice::RollPlanarDie);
        table.pay();
        while !table.state.stack().is_empty() {
            table.pass_both();
        }
    };
    pays(&mut table);
    assert!(table.allows(Choice::RollPlanarDie), "the second roll costs one mana");
    pays(&mut table);
    assert!(!table.allows(Choice::RollPlanarDie), "the third one costs two");
    covers!(table.journal.evidence(), R901_9);
}

#[test]
fn a_plane_that_was_face_down_is_a_new_object() {
    let gate = || {
        let walk = Effect::InVariant(VariantEffect::Planeswalk(Players::You));
        sorcery("Turnstile", "U", vec![], vec![walk.into()])
    };
    let counters = |out| {
        let lay = lay_planes(vec![gate()]).last(|plane| plane.counters.push((CounterKind::Charge, 2)));
        let mut table = lay.play(ANA, &["Island"; 2]).hold(ANA, &["Turnstile"; 2]).begin_without(out);
        let plane = table.id("Still Lake");
        for _ in 0..2 {
            table.cast("Turnstile", &[]).pass_both();
        }
        assert_eq!(table.zone("Still Lake"), Zone::Command);
        table.state.counters_on(Subject::Object(plane)).count()
    };
    without!(R901_7A, counters, 0, 1);
}

#[test]
fn the_planar_die_shows_no_number() {
    let gambler = || {
        let rolled = Pattern::by(DeedKind::Roll, Players::You);
        let gain = Effect::GainLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT));
        Card::from(Values {
            name: "Gambler".into(),
            types: Types::only(Type::Artifact),
            abilities: vec![Ability::Triggered(Triggered::on(rolled, vec![gain.into()]))],
            ..Values::default()
        })
    };
    let life = |out| {
        let mut table = lay_planes(vec![gambler()]).play(ANA, &["Gambler"]).begin_without(out);
        table.choose(Choice::RollPlanarDie);
        while !table.state.stack().is_empty() {
            table.pass_both();
        }
        table.life(ANA) > 20
    };
    without!(R901_9D, life, false, true);
}

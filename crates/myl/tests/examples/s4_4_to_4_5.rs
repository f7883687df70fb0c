//! Examples 14 to 20: who controls a card, and what a card needs to be played.

use vademecum_myl::{Choice, Item, Stage, Zone};
use vademecum_rule_ids::myl::{S4_2_3, S4_4_2, S4_4_3, S4_5_4, S4_6_2_9, S4_10};
use vademecum_trace::without;

use crate::scene::{ONE, Scene, TWO};

/// Example 14: control is gained into the own Línea de Defensa; as Haquika leaves play, the ally goes back.
#[test]
fn e14_control_until_the_taker_leaves() {
    let mut scene = Scene::new();
    let haquika = scene.hand(ONE, "Haquika");
    let taken = scene.play(TWO, "Coloso");
    let disloyal = scene.hand(TWO, "¡Desleal!");
    scene.gold(ONE, 3);
    scene.gold(TWO, 3);
    let mut game = scene.vigil();
    game.play(haquika).yes();
    assert_eq!((game.state.object(taken).controller, game.zone(taken)), (ONE, Zone::Defence));
    game.pass();
    assert!(!game.offers(Choice::Attack(taken)), "it was not regrouped here");
    game.wait_until(|state| state.active() == TWO && state.stage() == Stage::Vigil);
    game.play(disloyal).pick(haquika);
    game.is_in(haquika, Zone::Exile);
    assert_eq!((game.state.object(taken).controller, game.zone(taken)), (TWO, Zone::Defence));
    game.tells(&[
        "enter Haquika",
        "trigger Haquika",
        "Coloso to Defence",
        "Exile Haquika",
        "trigger Haquika",
        "Coloso to Defence",
    ]);
}

/// The one who takes may also let it be: “puede”.
#[test]
fn e14_taking_is_optional() {
    let mut scene = Scene::new();
    let haquika = scene.hand(ONE, "Haquika");
    let ally = scene.play(TWO, "Coloso");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.play(haquika).no();
    assert_eq!(game.state.object(ally).controller, TWO);
}

/// Example 15: an opposing Oro goes to the own Reserva.
#[test]
fn e15_an_oro_changes_sides() {
    let mut scene = Scene::new();
    let jeweller = scene.hand(ONE, "Joyero");
    let oro = scene.put(TWO, Zone::Paid, "Oro de la Cumbre");
    scene.gold(ONE, 4);
    let mut game = scene.vigil();
    game.play(jeweller);
    assert_eq!((game.state.object(oro).controller, game.zone(oro)), (ONE, Zone::Reserve));
}

/// What leaves play goes to its owner, whoever controlled it (4.4.2).
#[test]
fn e15_and_goes_to_its_owner() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let man_eaters = scene.hand(ONE, "Antropófagos");
        let ally = scene.play(TWO, "Coloso");
        scene.gold(ONE, 4);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(man_eaters).end_turn();
        game.is_in(ally, Zone::Graveyard);
        game.count(TWO, Zone::Graveyard)
    };
    without!(S4_4_2, play, 1, 0);
}

/// Example 16: a weapon on an opposing ally is the opponent's from then on; its carrier has neither ability nor changes.
#[test]
fn e16_a_weapon_on_an_opposing_ally() {
    let mut scene = Scene::new();
    let thirsty = scene.hand(ONE, "Sedienta");
    let ally = scene.play(TWO, "Duque Godofredo");
    scene.gold(ONE, 2);
    let mut game = scene.vigil();
    assert_eq!(game.strength(ally), 3);
    game.play(thirsty);
    assert_eq!(game.state.object(thirsty).controller, TWO);
    assert!(game.state.traits(ally).is_blank);
    assert_eq!(game.strength(ally), 2);
    game.tells(&["play Sedienta", "enter Sedienta"]);
}

/// It follows its carrier when control of that one changes.
#[test]
fn e16_a_weapon_changes_sides_with_its_carrier() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let ally = scene.play(TWO, "Coloso");
        let spear = scene.play(TWO, "Lanza");
        scene.equip(spear, ally);
        let haquika = scene.hand(ONE, "Haquika");
        scene.gold(ONE, 3);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(haquika).yes();
        game.state.object(spear).controller
    };
    without!(S4_4_3, play, ONE, TWO);
}

/// Example 17: what is no Oro and can be destroyed is a legal target.
#[test]
fn e17_a_target_that_can_be_destroyed() {
    let mut scene = Scene::new();
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 2);
    let totem = scene.play(TWO, "Menhir");
    let zeus = scene.play(TWO, "El Gran Zeus");
    let other = scene.play(TWO, "Guardia");
    let oro = scene.play(TWO, "Oro de la Cumbre");
    let mut game = scene.vigil();
    game.play(fire);
    assert!(game.offers(Choice::Pick(Item::Object(totem))));
    assert!(!game.offers(Choice::Pick(Item::Object(zeus))) && !game.offers(Choice::Pick(Item::Object(oro))));
    game.pick(other);
    game.is_in(other, Zone::Graveyard);
}

#[test]
fn e17_without_a_target_it_stays_in_the_hand() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let fire = scene.hand(ONE, "Bola de Fuego");
        scene.gold(ONE, 2);
        scene.play(TWO, "El Gran Zeus");
        let game = scene.go(ONE, Stage::Vigil, disabled);
        game.offers(Choice::Play(fire))
    };
    without!(S4_2_3, play, false, true);
    without!(S4_5_4, play, false, true);
}

/// Example 18: prevented, the ally stays, and the card is drawn all the same: there is a full stop between them.
#[test]
fn e18_a_full_stop_cuts_dependence() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let arrow = scene.hand(ONE, "Flecha Ácida");
        scene.gold(ONE, 2);
        let ally = scene.play(TWO, "Lancero");
        scene.play(TWO, "Coloso");
        let treason = scene.hand(TWO, "La Traición de MacAlpin");
        scene.gold(TWO, 1);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(arrow);
        if game.offers(Choice::Play(treason)) {
            game.play(treason);
            let order = ["play La Traición de MacAlpin", "prevented Lancero", "resolve Flecha Ácida", "First draws"];
            if disabled.is_none() {
                game.tells(&order);
            }
        }
        (game.zone(ally), game.count(ONE, Zone::Hand))
    };
    without!(S4_6_2_9, play, (Zone::Defence, 1), (Zone::Graveyard, 1));
    without!(S4_10, play, (Zone::Defence, 1), (Zone::Graveyard, 1));
}

/// Example 19: one ally of a race and two opposing ones are targets; all are shuffled in.
#[test]
fn e19_two_for_one() {
    let mut scene = Scene::new();
    let shadows = scene.hand(ONE, "Sombras Areneras");
    scene.gold(ONE, 3);
    let mummy = scene.play(ONE, "Momia");
    let [one, two] = ["Guardia", "Coloso"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(shadows);
    assert_eq!([mummy, one, two].map(|card| game.zone(card)), [Zone::Deck; 3]);
    assert_eq!((game.count(ONE, Zone::Deck), game.count(TWO, Zone::Deck)), (11, 12));
}

/// The opponent may annul it for three Oros; then nobody is shuffled in.
#[test]
fn e19_annulled_for_three_oros() {
    let mut scene = Scene::new();
    let shadows = scene.hand(ONE, "Sombras Areneras");
    scene.gold(ONE, 3);
    scene.gold(TWO, 3);
    let mummy = scene.play(ONE, "Momia");
    let [one, two] = ["Guardia", "Coloso"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(shadows).choose(Choice::PayToAnnul);
    assert_eq!([mummy, one, two].map(|card| game.zone(card)), [Zone::Defence; 3]);
    game.is_in(shadows, Zone::Graveyard);
    assert_eq!(game.count(TWO, Zone::Paid), 3);
}

/// What was for the opposing ones depends on the own one: prevented, none is shuffled in.
#[test]
fn e19_what_was_for_the_sake_of_it_falls() {
    let mut scene = Scene::new();
    let shadows = scene.hand(ONE, "Sombras Areneras");
    let treason = scene.hand(ONE, "La Traición de MacAlpin");
    scene.gold(ONE, 4);
    let mummy = scene.play(ONE, "Momia");
    let [one, two] = ["Guardia", "Coloso"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(shadows).play(treason);
    assert_eq!([mummy, one, two].map(|card| game.zone(card)), [Zone::Defence; 3]);
}

/// With one opposing ally it cannot be played.
#[test]
fn e19_needs_all_targets() {
    let mut scene = Scene::new();
    let shadows = scene.hand(ONE, "Sombras Areneras");
    scene.gold(ONE, 3);
    scene.play(ONE, "Momia");
    scene.play(TWO, "Guardia");
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(shadows)), "4.2.3");
}

/// Example 20: without targets it can always be played; what is Indesterrable stays.
#[test]
fn e20_a_universal_effect_does_what_it_can() {
    let mut scene = Scene::new();
    let siege = scene.hand(ONE, "Ma'arrat An-Numan");
    scene.gold(ONE, 6);
    let own = scene.play(ONE, "Guardia");
    let baal = scene.play(TWO, "Baal-Zaphon");
    let other = scene.play(TWO, "Coloso");
    let mut game = scene.vigil();
    game.play(siege);
    assert_eq!([own, baal, other].map(|card| game.zone(card)), [Zone::Exile, Zone::Defence, Zone::Exile]);
}

#[test]
fn e20_even_on_an_empty_table() {
    let mut scene = Scene::new();
    let siege = scene.hand(ONE, "Ma'arrat An-Numan");
    scene.gold(ONE, 6);
    let mut game = scene.vigil();
    game.play(siege);
    game.is_in(siege, Zone::Graveyard);
}

//! Cases that the document works out in its running text, without a label.

use vademecum_myl::{Ability, Card, Choice, Effect, Filter, Kind, Stage, Static, Zone};
use vademecum_rule_ids::myl::{S4_2_2, S4_2_2_1, S4_2_3, S5_1, S5_3_3, S6_7};
use vademecum_trace::without;

use crate::scene::{ONE, Scene, TWO, WAR, cards};

fn own(kind: Kind, name: &str, abilities: Vec<Ability>) -> Card {
    let strength = (kind == Kind::Ally).then_some(2);
    Card { name: name.to_owned(), kind, cost: Some(1), strength, race: None, is_unique: false, abilities }
}

/// 5.1: all of a zone is regrouped or nothing of it, and each of the two zones for itself.
#[test]
fn all_of_a_zone_or_nothing() {
    let mut scene = Scene::new();
    let attacker = scene.put(ONE, Zone::Attack, "Coloso");
    let oros = [0, 1, 2].map(|_| scene.put(ONE, Zone::Paid, "Oro de la Costa"));
    let mut game = scene.at(Stage::Regroup);
    game.no().yes();
    game.is_in(attacker, Zone::Attack);
    assert_eq!(oros.map(|card| game.zone(card)), [Zone::Reserve; 3]);
}

#[test]
fn without_5_1_nothing_is_regrouped() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let oro = scene.put(ONE, Zone::Paid, "Oro de la Costa");
        let mut game = scene.go(ONE, Stage::Regroup, disabled);
        if game.offers(Choice::Yes) {
            game.yes();
        }
        game.zone(oro)
    };
    without!(S5_1, play, Zone::Reserve, Zone::Paid);
}

/// 4.2.2: an ally that may carry two weapons and loses its ability keeps one, which its controller chooses.
#[test]
fn one_weapon_is_kept() {
    let mut cards = cards();
    cards.add(own(Kind::Ally, "Armero", vec![Ability::continuous(vec![Static::Carries(Filter::This, 2)])])).unwrap();
    let mut scene = Scene::of_own_cards(cards);
    let smith = scene.play(ONE, "Armero");
    let weapons = [0, 1].map(|_| scene.play(ONE, "Lanza"));
    weapons.iter().for_each(|&weapon| scene.equip(weapon, smith));
    let apophis = scene.hand(TWO, "Apophis");
    scene.gold(TWO, 5);
    let mut game = scene.go(TWO, Stage::Vigil, None);
    assert_eq!(weapons.map(|card| game.zone(card)), [Zone::Support; 2]);
    game.play(apophis).pick(weapons[1]);
    assert_eq!(weapons.map(|card| game.zone(card)), [Zone::Graveyard, Zone::Support]);
    game.tells(&["enter Apophis", "Put Lanza"]);
}

/// 4.2.2: what an ally carries goes where it goes.
#[test]
fn weapons_follow_their_carrier() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let ally = scene.play(TWO, "Coloso");
        let spear = scene.play(TWO, "Lanza");
        scene.equip(spear, ally);
        let disloyal = scene.hand(ONE, "¡Desleal!");
        scene.gold(ONE, 3);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(disloyal);
        game.zone(spear)
    };
    without!(S4_2_2, play, Zone::Exile, Zone::Support);
}

/// 4.2.3: a Talismán that shuffles the Cementerio in does not shuffle itself in.
#[test]
fn a_talisman_is_not_in_the_graveyard_yet() {
    let play = |disabled| {
        let mut cards = cards();
        let text = vec![Ability::activated(&[]).does(Effect::ShuffleFromGraveyard(u8::MAX))];
        cards.add(own(Kind::Talisman, "Marea", text)).unwrap();
        let mut scene = Scene::of_own_cards(cards);
        let tide = scene.hand(ONE, "Marea");
        let dead = scene.put(ONE, Zone::Graveyard, "Guardia");
        scene.gold(ONE, 1);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(tide);
        game.is_in(dead, Zone::Deck);
        game.count(ONE, Zone::Deck)
    };
    without!(S4_2_3, play, 11, 12);
}

/// 4.2.2.1: a weapon in the Línea de Apoyo is played without an ally, and its ability waits for one.
#[test]
fn a_weapon_in_support_waits_for_an_ally() {
    use vademecum_myl::{Amount, Quality};
    let play = |disabled| {
        let mut cards = cards();
        let draws = Ability::activated(&[]).once_per_turn().does(Effect::Draw {
            who: vademecum_myl::Who::You,
            count: Amount::Fixed(1),
            up_to: false,
        });
        let horn = own(Kind::Weapon, "Cuerno", vec![Ability::of_itself(Quality::PlayedInSupport), draws]);
        cards.add(horn).unwrap();
        let mut scene = Scene::of_own_cards(cards);
        let horn = scene.hand(ONE, "Cuerno");
        let guard = scene.hand(ONE, "Guardia");
        scene.gold(ONE, 2);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(horn);
        let before = game.offers(Choice::Use(horn, 1));
        game.play(guard);
        (before, game.offers(Choice::Use(horn, 1)))
    };
    without!(S4_2_2_1, play, (false, true), (true, true));
}

/// 5.3.3: the defender acts first, then by turns; passing is not final, two in a row are.
#[test]
fn acting_by_turns_in_the_war() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        scene.attacking(&[attacker]);
        let missile = scene.hand(TWO, "Misil Mágico");
        let other = scene.hand(ONE, "Misil Mágico");
        scene.gold(ONE, 2);
        scene.gold(TWO, 2);
        let mut game = scene.go(ONE, WAR, disabled);
        let first = game.state.decision().who;
        game.pass();
        if !game.offers(Choice::Play(other)) {
            return (first, false);
        }
        game.play(other).choose(Choice::Pick(vademecum_myl::Item::Place(0)));
        (first, game.offers(Choice::Play(missile)))
    };
    without!(S6_7, play, (TWO, true), (TWO, false));
    let first = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        scene.play(TWO, "Guardia");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker)).done();
        game.state.decision().who
    };
    without!(S5_3_3, first, TWO, ONE);
}

//! The second examples 47 to 53: chapter 5 and the glossary; and the deck.

use vademecum_myl::{Choice, DeckList, Journal, Kind, Stage, Zone, deck};
use vademecum_rule_ids::myl::{S4_3_1, S5_3_2, S5_3_4, S6_3, S6_8, S6_15, S6_17, S6_18};
use vademecum_trace::{covers, without};

use crate::scene::{ONE, Scene, TWO, cards};

/// E52: only an opposing ally of the race destroys it, in combat as well.
#[test]
fn e52_destroyed_by_heroes_alone() {
    let play = |disabled, attacker: &str| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, attacker);
        let hydra = scene.play(TWO, "Hidra de Lernea");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker));
        game.choose(Choice::Block(hydra, attacker)).end_turn();
        game.zone(hydra)
    };
    assert_eq!(play(None, "Campeón"), Zone::Graveyard);
    without!(
        S5_3_4,
        |disabled| play(disabled, "Coloso") == Zone::Defence && play(disabled, "Campeón") == Zone::Defence,
        false,
        true
    );
    assert_eq!(play(None, "Gigante"), Zone::Defence);
}

/// And no Talismán does.
#[test]
fn e52_not_by_a_talisman() {
    let mut scene = Scene::new();
    scene.play(TWO, "Hidra de Lernea");
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 2);
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(fire)), "4.2.3");
}

/// E53: of two races at the same time, and stronger for each ally that has one of them.
#[test]
fn e53_of_two_races() {
    let mut scene = Scene::new();
    let dionysus = scene.play(ONE, "Dionisio");
    scene.play(ONE, "Musa");
    scene.play(ONE, "Campeón");
    scene.play(ONE, "Guardia");
    let mut game = scene.vigil();
    assert_eq!(game.state.traits(dionysus).races.iter().count(), 2);
    assert_eq!(game.strength(dionysus), 3);
    game.pass();
    assert!(game.offers(Choice::Attack(dionysus)));
}

/// E54: of two types at the same time.
#[test]
fn e54_of_two_types() {
    let mut scene = Scene::new();
    let atalanta = scene.play(ONE, "Atalanta");
    let game = scene.vigil();
    let kinds = game.state.traits(atalanta).kinds;
    assert!(kinds.has(Kind::Weapon) && kinds.has(Kind::Ally));
    game.is_in(atalanta, Zone::Defence);
}

/// E55: without its ability for as long as it stays; back in play it has it again.
#[test]
fn e55_a_lasting_loss_ends_with_the_card() {
    let mut scene = Scene::new();
    let eyes = scene.hand(ONE, "Ojos de Serpiente");
    let fire = scene.hand(ONE, "Bola de Fuego");
    let ulster = scene.play(TWO, "Ulster");
    let centinel = scene.play(TWO, "Centinela");
    scene.gold(ONE, 5);
    let mut game = scene.vigil();
    assert_eq!(game.strength(centinel), 3);
    game.play(eyes);
    assert_eq!(game.strength(centinel), 1);
    game.end_turn();
    assert!(game.state.traits(ulster).is_blank, "the turn does not end it");
    game.wait_until(|state| state.active() == ONE && state.stage() == Stage::Vigil);
    game.play(fire).pick(ulster);
    assert!(!game.state.traits(ulster).is_blank);
}

fn owen(disabled: Option<vademecum_vocab::RuleId>) -> [i16; 2] {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Coloso");
    let owen = scene.play(TWO, "Duque Owen");
    scene.play(TWO, "Ulster");
    let mut game = scene.go(ONE, Stage::Attack, disabled);
    let before = game.strength(owen);
    game.choose(Choice::Attack(attacker));
    game.choose(Choice::Block(owen, attacker));
    [before, game.strength(owen)]
}

/// E56: its strength is replaced by its cost, and what is added stays added.
#[test]
fn e56_a_replaced_base() {
    without!(S6_15, owen, [3, 5], [3, 3]);
}

/// E57: what is considered Imbloqueable is Imbloqueable.
#[test]
fn e57_not_blocked() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let alejo = scene.play(ONE, "Alejo");
        let other = scene.play(ONE, "Guardia");
        let blocker = scene.play(TWO, "Coloso");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(alejo)).choose(Choice::Attack(other));
        game.offers(Choice::Block(blocker, alejo))
    };
    without!(S6_17, play, false, true);
}

/// E58: putting a card from the top into the hand is not drawing; opposing Talismanes do not affect it.
#[test]
fn e58_taken_is_not_drawn() {
    let mut scene = Scene::new();
    let dendera = scene.play(ONE, "Dendera");
    let [low, middle, top] = ["Guardia", "Coloso", "Jinete"].map(|name| scene.put(ONE, Zone::Deck, name));
    let mut game = scene.vigil();
    game.use_it(dendera, 1).pick(middle);
    assert_eq!([low, middle, top].map(|card| game.zone(card)), [Zone::Graveyard, Zone::Hand, Zone::Graveyard]);
    assert!(game.told().iter().all(|line| line != "First draws"));
}

#[test]
fn e58_not_affected_by_opposing_talismans() {
    let mut scene = Scene::new();
    scene.play(TWO, "Dendera");
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 2);
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(fire)), "4.2.3");
}

/// 6.18: what is Indesterrable is not exiled.
#[test]
fn unexilable_is_not_exiled() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let disloyal = scene.hand(ONE, "¡Desleal!");
        scene.gold(ONE, 3);
        scene.play(TWO, "Baal-Zaphon");
        scene.go(ONE, Stage::Vigil, disabled).offers(Choice::Play(disloyal))
    };
    without!(S6_18, play, false, true);
}

/// 5.3.4: the greater strength destroys, the difference is damage; equal ones destroy each other.
#[test]
fn damage_by_difference() {
    for (attacker, blocker, expected) in [
        ("Coloso", "Lancero", ([Zone::Attack, Zone::Graveyard], 2)),
        ("Lancero", "Lancero", ([Zone::Graveyard, Zone::Graveyard], 0)),
        ("Lancero", "Coloso", ([Zone::Graveyard, Zone::Defence], 0)),
    ] {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, attacker);
        let blocker = scene.play(TWO, blocker);
        let mut game = scene.at(Stage::Attack);
        game.choose(Choice::Attack(attacker)).choose(Choice::Block(blocker, attacker));
        game.wait_until(|state| state.turn() == 2);
        let dead = usize::from(expected.0[1] == Zone::Graveyard);
        assert_eq!([attacker, blocker].map(|card| game.zone(card)), expected.0);
        assert_eq!(game.count(TWO, Zone::Graveyard) - dead, expected.1);
    }
}

/// 6.3: a blocker that has left does not block.
#[test]
fn a_blocker_that_left_blocks_nothing() {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Coloso");
    let qer = scene.play(TWO, "Qer-Her");
    let other = scene.play(ONE, "Guardia");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(attacker)).done();
    game.choose(Choice::Block(qer, attacker)).use_it(qer, 0).pick(other).end_turn();
    assert_eq!(game.count(TWO, Zone::Deck), 6);
    covers!(game.journal.evidence(), S6_3);
}

/// 5.3.2: one blocker for each attacker, and an ally blocks one.
#[test]
fn one_to_one() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attackers = ["Coloso", "Jinete"].map(|name| scene.play(ONE, name));
        let blockers = ["Guardia", "Lancero"].map(|name| scene.play(TWO, name));
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        for card in attackers {
            game.choose(Choice::Attack(card));
        }
        game.choose(Choice::Block(blockers[0], attackers[0]));
        game.offers(Choice::Block(blockers[1], attackers[0])) || game.offers(Choice::Block(blockers[0], attackers[1]))
    };
    without!(S5_3_2, play, false, true);
}

/// Without a card in the Mazo Castillo the game is lost.
#[test]
fn an_empty_castle_loses() {
    let play = |disabled| {
        let mut scene = Scene::with_decks(10, 4);
        let attacker = scene.play(ONE, "Coloso");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker)).end_turn();
        game.outcome().is_some()
    };
    without!(S4_3_1, play, true, false);
}

/// The deck: fifty cards, three copies, one of what is Carta Única; a first Oro without an ability (E02, 3, 4.2.5, 6.8).
#[test]
fn what_a_deck_may_hold() {
    let cards = cards();
    let id = |name: &str| cards.find(name).unwrap();
    let names: Vec<_> = cards.iter().map(|(card, _)| card).filter(|&card| card != id("Oro del Valle")).collect();
    let fill = |start: &[&str]| {
        let mut list: Vec<_> = start.iter().map(|name| id(name)).collect();
        let rest = names.iter().copied().filter(|card| !start.contains(&cards.card(*card).name.as_str()));
        list.extend(rest.take(49 - start.len()));
        DeckList { first_gold: id("Oro del Valle"), cards: list }
    };
    let journal = Journal::new();
    assert_eq!(deck::check(&cards, &fill(&["Guardia", "Guardia", "Guardia"]), &journal), []);
    let check = |deck: &DeckList| {
        deck::check(&cards, deck, &journal)
            .into_iter()
            .map(|fault| (fault.section, fault.count, fault.allowed))
            .collect::<Vec<_>>()
    };
    assert_eq!(check(&fill(&["Guardia"; 4])), [(S6_8, 4, 3)]);
    assert_eq!(check(&fill(&["Simón de Montfort"; 2])), [(S6_8, 2, 1)]);
    let short = DeckList { cards: fill(&[]).cards.split_off(10), ..fill(&[]) };
    assert_eq!(check(&short), [(S4_3_1, 40, 50)]);
    let with_ability = DeckList { first_gold: id("Águila Imperial"), ..fill(&["Oro del Valle"]) };
    assert!(check(&with_ability).iter().any(|fault| fault.0 == vademecum_rule_ids::myl::S4_2_5));
}

//! Readings: where the document leaves something open, each option gives another game.

use vademecum_myl::{Choice, FirstDeclarer, FloorReading, Item, Readings, Stage, StrengthReading, Zone};

use crate::scene::{Game, ONE, Scene, TWO};

fn set_to_zero(readings: Readings) -> i16 {
    let mut scene = Scene::new();
    scene.readings(readings);
    let org = scene.play(TWO, "Org, el Hechicero");
    let duke = scene.play(ONE, "Duque Godofredo");
    scene.gold(TWO, 2);
    scene.attacking(&[duke]);
    let mut game = scene.war();
    game.use_it(org, 0);
    game.strength(duke)
}

/// K17: strength that was set, with a continuous bonus that began before.
#[test]
fn changes_in_order_or_added_last() {
    assert_eq!(set_to_zero(Readings::default()), 0);
    assert_eq!(set_to_zero(Readings { strength: StrengthReading::AddedLast, ..Readings::default() }), 1);
}

fn below_zero(floor: FloorReading) -> i16 {
    let mut scene = Scene::new();
    scene.readings(Readings { floor, ..Readings::default() });
    let ally = scene.play(ONE, "Guardia");
    let darts = scene.play(ONE, "Dardos Envenenados");
    scene.equip(darts, ally);
    let missile = scene.hand(ONE, "Misil Mágico");
    scene.gold(ONE, 2);
    let mut game: Game = scene.at(Stage::BeginVigil);
    game.wait_until(|state| state.stage() == Stage::Vigil);
    game.end_turn().end_turn();
    game.wait_until(|state| state.stage() == Stage::Vigil && state.active() == ONE);
    game.pass();
    game.choose(Choice::Attack(ally));
    game.wait_until(|state| matches!(state.stage(), Stage::War { next, .. } if next == ONE));
    game.play(missile).choose(Choice::Pick(Item::Place(1)));
    game.strength(ally)
}

/// K17: 1 − 1 − 1 + 2 is 1 if the total alone has a floor, and 2 if each change has.
#[test]
fn a_floor_of_the_total_or_of_each_change() {
    assert_eq!(below_zero(FloorReading::OfTotal), 1);
    assert_eq!(below_zero(FloorReading::OfEachChange), 2);
}

/// K06: who declares first, if the inactive player's effect makes abilities trigger.
#[test]
fn who_declares_first() {
    let play = |first_declarer| {
        let mut scene = Scene::new();
        scene.readings(Readings { first_declarer, ..Readings::default() });
        let tritons = [ONE, TWO].map(|player| scene.play(player, "Tritón"));
        let attacker = scene.play(ONE, "Coloso");
        scene.attacking(&[attacker]);
        let blast = scene.hand(TWO, "Ma'arrat An-Numan");
        scene.gold(TWO, 6);
        let mut game = scene.war();
        game.play(blast);
        let who = game.state.decision().who;
        game.wait_until(|state| state.turn() == 2);
        assert_eq!(tritons.map(|card| game.zone(card)), [Zone::Exile; 2]);
        who
    };
    assert_eq!(play(FirstDeclarer::ControllerOfCause), TWO);
    assert_eq!(play(FirstDeclarer::ActivePlayer), ONE);
}

/// K51: whether “up to two” may be none.
#[test]
fn up_to_may_be_zero() {
    for zero in [false, true] {
        let mut scene = Scene::new();
        scene.readings(Readings { up_to_may_be_zero: zero, ..Readings::default() });
        let zeus = scene.play(ONE, "El Gran Zeus");
        let mut game = scene.vigil();
        game.use_it(zeus, 1);
        assert_eq!(game.offers(Choice::Pick(Item::Number(0))), zero);
    }
}

/// K47: whether what is considered an ally must have been one since the Agrupación to attack.
#[test]
fn an_attacker_must_have_been_an_ally() {
    for must in [false, true] {
        let mut scene = Scene::new();
        scene.readings(Readings { attacker_must_have_been_ally: must, ..Readings::default() });
        let totem = scene.play(ONE, "Menhir");
        scene.play(ONE, "Guardia");
        let spell = scene.hand(ONE, "Transmutación");
        scene.gold(ONE, 3);
        let mut game = scene.vigil();
        game.play(spell).pass();
        assert_eq!(game.offers(Choice::Attack(totem)), !must);
    }
}

/// K10: how often each player may respond while a card is played.
#[test]
fn responses_while_a_card_is_played() {
    for often in [1, 2] {
        let mut scene = Scene::new();
        scene.readings(Readings { responses_to_playing: often, ..Readings::default() });
        let shadows = scene.hand(ONE, "Bola de Fuego");
        scene.play(ONE, "Menhir");
        scene.gold(ONE, 2);
        let dukes = [0, 1].map(|_| scene.play(TWO, "Duque Enrico Dandolo"));
        let mut game = scene.vigil();
        game.play(shadows);
        if game.offers(Choice::Pick(Item::Object(dukes[0]))) {
            game.pick(dukes[0]);
        }
        game.use_it(dukes[0], 0);
        assert_eq!(game.offers(Choice::Use(dukes[1], 0)), often == 2);
    }
}

/// Whether destruction by combat can be prevented.
#[test]
fn prevention_in_combat() {
    for prevented in [false, true] {
        let mut scene = Scene::new();
        scene.readings(Readings { combat_is_prevented: prevented, ..Readings::default() });
        let attacker = scene.play(ONE, "Coloso");
        let blocker = scene.play(TWO, "Guardia");
        let treason = scene.hand(TWO, "La Traición de MacAlpin");
        scene.gold(TWO, 1);
        let mut game = scene.at(Stage::Attack);
        game.choose(Choice::Attack(attacker)).choose(Choice::Block(blocker, attacker)).pass().pass();
        assert_eq!(game.offers(Choice::Play(treason)), prevented);
        if prevented {
            game.play(treason);
            game.is_in(blocker, Zone::Defence);
        } else {
            game.is_in(blocker, Zone::Graveyard);
        }
    }
}

/// K26: the size of the first hand, and whether the first player draws.
#[test]
fn how_a_game_begins() {
    use vademecum_myl::{DeckList, Setup, Silent};
    let cards = std::sync::Arc::new(crate::scene::cards());
    let deck = DeckList {
        first_gold: cards.find("Oro de la Costa").unwrap(),
        cards: vec![cards.find("Guardia").unwrap(); 49],
    };
    for (opening_hand, first_player_draws) in [(8, true), (6, false)] {
        let readings = Readings { opening_hand, first_player_draws, ..Readings::default() };
        let setup = Setup { cards: cards.clone(), decks: [deck.clone(), deck.clone()], seed: 1, readings };
        let mut state = setup.start(&Silent).unwrap();
        assert_eq!(state.zone(TWO, Zone::Hand).len(), usize::from(opening_hand));
        assert_eq!(state.zone(ONE, Zone::Reserve).len(), 1);
        while state.turn() == 1 {
            let choice = state.choices()[0];
            state.play(choice, &Silent).unwrap();
        }
        let drawn = usize::from(first_player_draws);
        let held = state.zone(ONE, Zone::Hand).len();
        assert_eq!(held, (usize::from(opening_hand) + drawn).min(8));
    }
}

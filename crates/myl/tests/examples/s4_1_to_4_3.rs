//! Examples 1 to 13: what a card is, and where it lies.

use vademecum_myl::{Choice, Item, Kind, Outcome, Stage, Zone};
use vademecum_rule_ids::myl::{S4_1_2, S4_1_5, S4_2_1, S4_2_2, S6_9, S6_14, S6_16, S6_25};
use vademecum_trace::without;

use crate::scene::{Game, ONE, Scene, TWO};

/// Example 1: the named race is added to the printed one, until the Fase Final.
#[test]
fn e01_a_named_race_is_a_second_race() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let walls = scene.play(ONE, "Murallas de Adriano");
        let knight = scene.play(ONE, "Escudero");
        let muse = scene.play(ONE, "Musa");
        let opposing = scene.play(TWO, "Guardia");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(walls, 0);
        let olympian = game.state.traits(muse).races.iter().next().unwrap();
        game.choose(Choice::Pick(Item::Race(olympian)));
        let races = game.state.traits(knight).races.iter().count();
        assert_eq!(game.state.traits(opposing).races.iter().count(), 0);
        assert_eq!(
            game.refusal(Choice::Use(walls, 0)),
            if game.state.choices().is_empty() { "unfit" } else { "4.6.1.1" }
        );
        game.end_turn();
        (races, game.state.traits(knight).races.iter().count())
    };
    without!(S4_1_5, play, (2, 1), (1, 1));
}

/// Example 2: what is generated pays for a Tótem and nothing else, and is gone at the end of the turn.
#[test]
fn e02_generated_oros_with_a_restriction() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let simon = scene.play(ONE, "Simón de Montfort");
        let totem = scene.hand(ONE, "Menhir");
        let ally = scene.hand(ONE, "Guardia");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(simon, 0);
        let pays_for_totem = game.offers(Choice::Play(totem));
        assert!(!game.offers(Choice::Play(ally)), "an ally is no Tótem");
        if pays_for_totem {
            game.play(totem);
            game.is_in(totem, Zone::Support);
        }
        pays_for_totem
    };
    without!(S6_16, play, true, false);
}

/// Example 3: an activated ability with a cost and without a limit is used as often as it can be paid (4.6.1.1).
#[test]
fn e03_as_often_as_it_can_be_paid() {
    let mut scene = Scene::new();
    let totem = scene.play(ONE, "Tótem de Nwyre");
    scene.gold(ONE, 2);
    let mut game = scene.vigil();
    game.use_it(totem, 0).use_it(totem, 0);
    assert_eq!(game.count(ONE, Zone::Hand), 2);
    assert_eq!(game.count(ONE, Zone::Paid), 2);
    assert!(!game.offers(Choice::Use(totem, 0)));
}

/// Example 4: an ally that says so attacks in the turn in which it enters; another one does not.
#[test]
fn e04_attacking_at_once() {
    let mut scene = Scene::new();
    let oseye = scene.hand(ONE, "Oseye");
    let guard = scene.hand(ONE, "Guardia");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.play(oseye).play(guard).pass();
    assert!(game.offers(Choice::Attack(oseye)));
    assert_eq!(game.refusal(Choice::Attack(guard)), "4.2.1");
    game.choose(Choice::Attack(oseye));
    game.is_in(oseye, Zone::Attack);
}

/// Without the section, whatever has just entered attacks.
#[test]
fn e04_without_the_section_everything_attacks_at_once() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let guard = scene.play(ONE, "Guardia");
        let other = scene.play(ONE, "Lancero");
        scene.just_entered(guard);
        let game = scene.go(ONE, Stage::Attack, disabled);
        (game.offers(Choice::Attack(guard)), game.offers(Choice::Attack(other)))
    };
    without!(S4_2_1, play, (false, true), (true, true));
}

fn transmuted(disabled: Option<vademecum_vocab::RuleId>) -> (Game, [vademecum_myl::ObjectId; 3]) {
    let mut scene = Scene::new();
    let old = scene.play(ONE, "Columna");
    let new = scene.hand(ONE, "Menhir");
    let spell = scene.hand(ONE, "Transmutación");
    scene.gold(ONE, 5);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(new).play(spell);
    (game, [old, new, spell])
}

/// Example 5: Tótems become allies besides what they are, with their cost as strength, in the Línea de Defensa; one that
/// entered in this turn does not attack; in the Fase Final they go back.
#[test]
fn e05_totems_considered_allies() {
    let (mut game, [old, new, spell]) = transmuted(None);
    assert_eq!((game.strength(old), game.strength(new)), (4, 2));
    assert!(game.state.traits(old).kinds.has(Kind::Totem));
    game.is_in(spell, Zone::Graveyard);
    assert_eq!((game.zone(old), game.zone(new)), (Zone::Defence, Zone::Defence));
    game.pass();
    assert!(game.offers(Choice::Attack(old)) && !game.offers(Choice::Attack(new)));
    game.choose(Choice::Attack(old)).end_turn();
    assert_eq!((game.zone(old), game.zone(new)), (Zone::Support, Zone::Support));
    assert_eq!(game.count(TWO, Zone::Graveyard), 4);
}

#[test]
fn e05_considering_keeps_the_former_type() {
    let play = |disabled| transmuted(disabled).0.state.traits(transmuted(disabled).1[0]).kinds.has(Kind::Totem);
    without!(S6_9, play, true, false);
}

/// Example 6: a continuous change while the Oro is in the Reserva; paid, it is gone.
#[test]
fn e06_a_change_from_the_reserve() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let muse = scene.play(ONE, "Musa");
        let soldier = scene.play(ONE, "Guardia");
        scene.put(ONE, Zone::Reserve, "Ofrenda a los Dioses");
        let totem = scene.play(ONE, "Tótem de Nwyre");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        assert_eq!((game.strength(muse), game.strength(soldier)), (2, 1));
        game.use_it(totem, 0);
        game.strength(muse)
    };
    without!(S6_25, play, 1, 2);
}

/// Example 7: −1 in each Vigilia, for good, and never below 0.
#[test]
fn e07_one_less_in_each_vigil() {
    let mut scene = Scene::new();
    let ally = scene.play(ONE, "Lancero");
    let darts = scene.play(ONE, "Dardos Envenenados");
    scene.equip(darts, ally);
    let mut game = scene.at(Stage::BeginVigil);
    let mut seen = vec![game.strength(ally)];
    for _ in 0..3 {
        game.end_turn().end_turn();
        game.wait_until(|state| state.stage() != Stage::BeginVigil && state.stage() != Stage::Regroup);
        seen.push(game.strength(ally));
    }
    assert_eq!(seen, [1, 0, 0, 0]);
}

/// Example 8: declared as an attacker, it doubles its strength until the Fase Final.
#[test]
fn e08_doubled_by_attacking() {
    let mut scene = Scene::new();
    let tancredo = scene.play(ONE, "Tancredo");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(tancredo)).end_turn();
    game.tells(&["Tancredo to Attack", "trigger Tancredo", "resolve Tancredo", "Tancredo deals 4"]);
    assert_eq!((game.strength(tancredo), game.count(TWO, Zone::Graveyard)), (2, 4));
}

/// Example 9: strength is set to 0, and may change again after that.
#[test]
fn e09_set_to_zero_and_then_more() {
    let mut scene = Scene::new();
    let org = scene.play(TWO, "Org, el Hechicero");
    let missile = scene.hand(ONE, "Misil Mágico");
    let ally = scene.play(ONE, "Coloso");
    scene.play(ONE, "Guardia");
    scene.gold(TWO, 2);
    scene.gold(ONE, 2);
    scene.attacking(&[ally]);
    let mut game = scene.war();
    game.use_it(org, 0).pick(ally);
    assert_eq!(game.strength(ally), 0);
    game.play(missile).choose(Choice::Pick(Item::Place(1))).pick(ally);
    assert_eq!(game.strength(ally), 2);
    game.wait_until(|state| state.turn() == 2);
    assert_eq!(game.strength(ally), 4);
    game.tells(&["use Org, el Hechicero", "play Misil Mágico", "Coloso deals 2"]);
}

fn creature_of_sand(
    disabled: Option<vademecum_vocab::RuleId>,
) -> (Game, vademecum_myl::ObjectId, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    let gold = scene.put(ONE, Zone::Reserve, "Ofrenda a los Dioses");
    scene.gold(ONE, 5);
    let spell = scene.hand(ONE, "Ser de Arena");
    let spear = scene.hand(ONE, "Lanza");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(spell).pick(gold);
    // The Oros that pay are those without an ability.
    game.wait_until(|state| {
        state.stage() == Stage::Vigil && matches!(state.decision().ask, vademecum_myl::Ask::Act(_))
    });
    (game, gold, spear)
}

/// Example 10: an Oro is considered an ally with as much strength as there are Oros in the Reserva; it may carry a weapon;
/// in the Fase Final it goes back to the Reserva, as its text says, and the weapon is put in the Cementerio.
#[test]
fn e10_an_oro_that_is_an_ally_for_a_turn() {
    let (mut game, gold, spear) = creature_of_sand(None);
    game.is_in(gold, Zone::Defence);
    assert_eq!(game.strength(gold), 3, "five Oros, two of them paid");
    game.play(spear);
    assert_eq!(game.strength(gold), 2, "it is counted anew");
    assert_eq!(game.state.object(spear).carrier, Some(game.state.handle(gold)));
    game.end_turn();
    game.is_in(gold, Zone::Reserve);
    game.is_in(spear, Zone::Graveyard);
    game.tells(&["enter Lanza", "Put Lanza", "Ofrenda a los Dioses to Reserve"]);
}

#[test]
fn e10_without_the_section_the_weapon_stays() {
    let play = |disabled| {
        let (mut game, _, spear) = creature_of_sand(disabled);
        if game.offers(Choice::Play(spear)) {
            game.play(spear).end_turn();
        }
        game.zone(spear)
    };
    without!(S4_2_2, play, Zone::Graveyard, Zone::Support);
}

/// Example 11: an Oro cannot be played without paying its cost, for it has none: it stays where it was. An ally can.
#[test]
fn e11_no_cost_to_leave_unpaid() {
    for (top, kind, expected) in [
        ("Oro de la Cumbre", Kind::Gold, Zone::Deck),
        ("Guardia", Kind::Ally, Zone::Defence),
        ("Lancero", Kind::Totem, Zone::Deck),
    ] {
        let mut scene = Scene::new();
        let aphrodite = scene.play(ONE, "Afrodita");
        let card = scene.put(ONE, Zone::Deck, top);
        let mut game = scene.vigil();
        game.use_it(aphrodite, 0).choose(Choice::Pick(Item::Kind(kind)));
        game.is_in(card, expected);
        assert_eq!(game.count(ONE, Zone::Deck), if expected == Zone::Deck { 11 } else { 10 });
    }
}

/// Example 12: redirected to a card with a cost, of which the other player then mills as many cards; never to an Oro.
#[test]
fn e12_redirected_to_a_card_with_a_cost() {
    let mut scene = Scene::new();
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 3);
    let spared = scene.play(TWO, "Lancero");
    let hit = scene.play(ONE, "Coloso");
    let oro = scene.play(TWO, "Oro de la Cumbre");
    let lightning = scene.hand(TWO, "Relámpago Arcano");
    let mut game = scene.vigil();
    game.play(fire).pick(spared);
    assert!(game.offers(Choice::Play(lightning)));
    game.play(lightning);
    assert!(!game.offers(Choice::Pick(Item::Object(oro))));
    game.is_in(hit, Zone::Graveyard);
    game.is_in(spared, Zone::Defence);
    assert_eq!(game.count(ONE, Zone::Deck), 7);
    game.tells(&[
        "play Bola de Fuego",
        "play Relámpago Arcano",
        "redirect Lancero to Coloso",
        "First mills",
        "Destroy Coloso",
    ]);
}

/// The new card must fit the redirected effect, seen by the one whose effect it is: not a card of that player, if it is on an
/// opposing one.
#[test]
fn e12_to_a_card_that_the_effect_could_reach() {
    let mut scene = Scene::new();
    let disloyal = scene.hand(ONE, "¡Desleal!");
    scene.gold(ONE, 3);
    let own = scene.play(ONE, "Coloso");
    let [spared, hit] = ["Lancero", "Guardia"].map(|name| scene.play(TWO, name));
    let lightning = scene.hand(TWO, "Relámpago Arcano");
    scene.gold(TWO, 1);
    let mut game = scene.vigil();
    game.play(disloyal).pick(spared).play(lightning);
    assert_eq!([own, spared, hit].map(|card| game.zone(card)), [Zone::Defence, Zone::Defence, Zone::Exile]);
}

fn tethra_dies(disabled: Option<vademecum_vocab::RuleId>) -> (Game, [vademecum_myl::ObjectId; 2]) {
    let mut scene = Scene::new();
    let fire = scene.hand(ONE, "Bola de Fuego");
    let totem = scene.hand(ONE, "Menhir");
    let ally = scene.hand(ONE, "Guardia");
    scene.gold(ONE, 6);
    let tethra = scene.play(TWO, "Tethra");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(fire);
    game.is_in(tethra, Zone::Graveyard);
    game.use_it(tethra, 0);
    (game, [totem, ally])
}

/// Example 13: in response to its being destroyed, for the rest of the game no weapon and no Tótem is played.
#[test]
fn e13_for_the_rest_of_the_game() {
    let (mut game, [totem, ally]) = tethra_dies(None);
    assert_eq!(game.refusal(Choice::Play(totem)), "4.5.3");
    assert!(game.offers(Choice::Play(ally)));
    game.end_turn().end_turn();
    game.wait_until(|state| state.stage() == Stage::Vigil && state.active() == ONE);
    assert_eq!(game.refusal(Choice::Play(totem)), "4.5.3");
    assert_eq!(game.outcome(), None::<Outcome>);
}

#[test]
fn e13_without_the_section_nothing_lasts() {
    let play = |disabled| {
        let (game, [totem, _]) = tethra_dies(disabled);
        game.offers(Choice::Play(totem))
    };
    without!(S6_14, play, false, true);
}

/// 4.1.2: a cost is never below 0.
#[test]
fn a_cost_is_never_below_zero() {
    use vademecum_myl::{Ability, Card, Filter, Static};
    let play = |disabled| {
        let mut cards = crate::scene::cards();
        let herald = Card {
            name: "Heraldo".to_owned(),
            kind: Kind::Totem,
            cost: Some(1),
            strength: None,
            race: None,
            is_unique: false,
            abilities: vec![Ability::continuous(vec![Static::CostChange(Filter::allies().yours(), -3)])],
        };
        cards.add(herald).unwrap();
        let mut scene = Scene::of_own_cards(cards);
        scene.play(ONE, "Heraldo");
        let guard = scene.hand(ONE, "Guardia");
        scene.gold(ONE, 1);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        if !game.offers(Choice::Play(guard)) {
            return None;
        }
        game.play(guard);
        Some(game.count(ONE, Zone::Paid))
    };
    without!(S4_1_2, play, Some(0), None);
}

//! Examples 21 to 40: abilities, their kinds, order, targets and durations.

use vademecum_myl::{Choice, Item, Outcome, Stage, Zone};
use vademecum_rule_ids::myl::{
    S4_5_3_4, S4_6_1_1, S4_6_2_3, S4_6_4, S4_6_5, S4_6_6, S4_6_7, S4_6_9, S4_6_10, S4_6_11, S6_19,
};
use vademecum_trace::without;

use crate::scene::{Game, ONE, Scene, TWO};

/// Example 21: once in a turn, in the own Vigilia, if its controller wants.
#[test]
fn e21_once_per_turn() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let fergus = scene.play(ONE, "Fergus");
        let [small, great, third] = ["Guardia", "Coloso", "Jinete"].map(|name| scene.play(TWO, name));
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(fergus, 0);
        assert_eq!([small, great, third].map(|card| game.zone(card)), [Zone::Defence, Zone::Graveyard, Zone::Defence]);
        game.offers(Choice::Use(fergus, 0))
    };
    without!(S4_6_1_1, play, false, true);
}

/// It is used in the Vigilia only: not in Guerra de Talismanes.
#[test]
fn e21_not_in_guerra_de_talismanes() {
    let mut scene = Scene::new();
    let fergus = scene.play(ONE, "Fergus");
    scene.play(TWO, "Coloso");
    let attacker = scene.play(ONE, "Guardia");
    scene.attacking(&[attacker]);
    let mut game = scene.war();
    game.pass();
    assert_eq!(game.refusal(Choice::Use(fergus, 0)), "4.6.3");
}

/// Example 22: it enters play in any case; without an opposing ally its ability does nothing.
#[test]
fn e22_a_trigger_without_a_target_does_nothing() {
    let mut scene = Scene::new();
    let persival = scene.hand(ONE, "Sir Persival");
    scene.play(ONE, "Guardia");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.play(persival);
    game.is_in(persival, Zone::Defence);
    assert_eq!(game.told(), ["play Sir Persival", "enter Sir Persival"]);
}

#[test]
fn e22_with_a_target_it_is_shuffled_in() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let persival = scene.hand(ONE, "Sir Persival");
        let ally = scene.play(TWO, "Coloso");
        scene.gold(ONE, 3);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(persival);
        game.zone(ally)
    };
    without!(S4_6_4, play, Zone::Deck, Zone::Defence);
}

fn apophis(disabled: Option<vademecum_vocab::RuleId>) -> (Game, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    scene.play(TWO, "Apophis");
    let ally = scene.hand(ONE, "Sir Persival");
    scene.gold(ONE, 3);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(ally);
    (game, ally)
}

/// Example 23: what enters beside it enters without its ability; whoever plays a card that is no Oro mills three, before the
/// card enters.
#[test]
fn e23_everybody_else_has_no_ability() {
    let (game, ally) = apophis(None);
    assert!(game.state.traits(ally).is_blank);
    assert_eq!(
        game.told(),
        [
            "play Sir Persival",
            "trigger Apophis",
            "resolve Apophis",
            "First mills",
            "First mills",
            "First mills",
            "enter Sir Persival"
        ]
    );
}

#[test]
fn e23_what_the_sections_do() {
    let blank = |disabled| {
        let (game, ally) = apophis(disabled);
        game.state.traits(ally).is_blank
    };
    without!(S4_6_5, blank, true, false);
    let milled = |disabled| apophis(disabled).0.count(ONE, Zone::Graveyard);
    without!(S4_5_3_4, milled, 3, 0);
}

/// An Oro is no such card.
#[test]
fn e23_not_for_an_oro() {
    let mut scene = Scene::new();
    scene.play(TWO, "Apophis");
    let oro = scene.hand(ONE, "Oro de la Cumbre");
    let mut game = scene.at(Stage::BeginVigil);
    game.play(oro);
    game.is_in(oro, Zone::Reserve);
    assert_eq!(game.count(ONE, Zone::Deck), 10);
}

fn home_of_demons(disabled: Option<vademecum_vocab::RuleId>) -> (Game, [vademecum_myl::ObjectId; 5]) {
    let mut scene = Scene::new();
    let home = scene.hand(ONE, "Hogar de Demonios");
    scene.gold(ONE, 6);
    let [felipe, gruagash] = ["Felipe II", "Gruagash"].map(|name| scene.put(ONE, Zone::Exile, name));
    let [erinias, takelot] = ["Las Erinias", "Takelot"].map(|name| scene.put(TWO, Zone::Exile, name));
    let oro = scene.put(TWO, Zone::Reserve, "Oro de la Cumbre");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(home);
    let named = game.state.object(gruagash).card;
    for _ in 0..12 {
        // Each declares in the order of the example.
        let choices = game.state.choices().to_vec();
        let wanted = if choices.contains(&Choice::Pick(Item::Name(named))) {
            Choice::Pick(Item::Name(named))
        } else if choices.contains(&Choice::Pick(Item::Object(gruagash))) {
            Choice::Pick(Item::Object(gruagash))
        } else if let Some(choice @ Choice::Pick(Item::Place(_))) = choices.last()
            && game.state.decision().who == TWO
        {
            *choice
        } else if let Some(choice @ Choice::Pick(_)) = choices.first() {
            *choice
        } else {
            break;
        };
        game.choose(wanted);
    }
    (game, [felipe, gruagash, erinias, takelot, oro])
}

/// Example 24: played together, they enter together; their abilities are declared by turns, from the controller of the
/// Talismán, and resolved in that order, though the cards are gone.
#[test]
fn e24_declared_by_turns_resolved_in_order() {
    let (game, [felipe, gruagash, erinias, takelot, oro]) = home_of_demons(None);
    game.tells(&[
        "enter Felipe II",
        "enter Gruagash",
        "enter Las Erinias",
        "enter Takelot",
        "trigger Felipe II",
        "trigger Takelot",
        "trigger Gruagash",
        "trigger Las Erinias",
        "resolve Felipe II",
        "Destroy Oro de la Cumbre",
        "resolve Takelot",
        "resolve Gruagash",
        "Shuffle Felipe II",
        "resolve Las Erinias",
        "Destroy Gruagash",
    ]);
    assert_eq!(
        [felipe, gruagash, erinias, takelot, oro].map(|card| game.zone(card)),
        [Zone::Deck, Zone::Graveyard, Zone::Deck, Zone::Deck, Zone::Graveyard]
    );
}

/// Without 4.6.6 the cards enter one after another, and each ability is resolved before the next card is there.
#[test]
fn e24_they_enter_together_by_4_6_6() {
    let entered_first = |disabled| {
        let (game, _) = home_of_demons(disabled);
        game.told()
            .iter()
            .take_while(|line| !line.starts_with("trigger"))
            .filter(|line| line.starts_with("enter"))
            .count()
    };
    without!(S4_6_6, entered_first, 4, 1);
}

/// With Apophis among them the others enter without abilities, and nobody mills for cards that were played with it.
#[test]
fn e24_continuous_abilities_come_first() {
    let mut scene = Scene::new();
    let home = scene.hand(ONE, "Hogar de Demonios");
    scene.gold(ONE, 6);
    scene.put(ONE, Zone::Exile, "Apophis");
    let [erinias, takelot] = ["Las Erinias", "Takelot"].map(|name| scene.put(TWO, Zone::Exile, name));
    let mut game = scene.vigil();
    game.play(home);
    assert!([erinias, takelot].iter().all(|&card| game.state.traits(card).is_blank));
    assert_eq!(game.count(TWO, Zone::Deck), 10);
    assert!(game.told().iter().all(|line| !line.starts_with("trigger")));
}

/// Example 25: each player may play one ally from the Cementerio.
#[test]
fn e25_one_ally_each() {
    let mut scene = Scene::new();
    let barrow = scene.hand(ONE, "Tumulario");
    scene.gold(ONE, 4);
    let [own, rest] = ["Guardia", "Coloso"].map(|name| scene.put(ONE, Zone::Graveyard, name));
    let other = scene.put(TWO, Zone::Graveyard, "Jinete");
    let mut game = scene.vigil();
    game.play(barrow).pick(own).pick(other);
    assert_eq!([own, rest, other].map(|card| game.zone(card)), [Zone::Defence, Zone::Graveyard, Zone::Defence]);
}

fn wrath(first: usize, second: usize, disabled: Option<vademecum_vocab::RuleId>) -> Game {
    let mut scene = Scene::with_decks(first, second);
    let wrath = scene.hand(ONE, "La Ira de Tifón");
    scene.gold(ONE, 4);
    scene.hand(ONE, "Guardia");
    scene.hand(TWO, "Coloso");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(wrath);
    game
}

/// Example 26: both discard, then draw card by card: who runs out first loses; both at once make a draw.
#[test]
fn e26_drawing_at_the_same_time() {
    let game = wrath(10, 10, None);
    assert_eq!((game.count(ONE, Zone::Hand), game.count(TWO, Zone::Hand)), (4, 4));
    game.tells(&["discard Guardia", "discard Coloso", "First draws", "Second draws", "First draws", "Second draws"]);
    assert_eq!(wrath(3, 10, None).outcome(), Some(Outcome::Lost(ONE)));
    assert_eq!(wrath(10, 4, None).outcome(), Some(Outcome::Lost(TWO)));
    assert_eq!(wrath(4, 4, None).outcome(), Some(Outcome::Draw));
}

/// The player with fewer cards loses, though both would run out: after each card it is looked.
#[test]
fn e26_and_e27_looked_at_after_each_card() {
    let by_drawing = |disabled| wrath(2, 3, disabled).outcome();
    without!(S4_6_7, by_drawing, Some(Outcome::Lost(ONE)), Some(Outcome::Draw));
    let by_milling = |disabled| earthquake(2, 3, disabled).outcome();
    without!(S4_6_7, by_milling, Some(Outcome::Lost(ONE)), Some(Outcome::Draw));
}

fn earthquake(first: usize, second: usize, disabled: Option<vademecum_vocab::RuleId>) -> Game {
    let mut scene = Scene::with_decks(first, second);
    let quake = scene.hand(ONE, "Producir Terremoto");
    scene.gold(ONE, 3);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(quake);
    game
}

/// Example 27: the same with cards from the top.
#[test]
fn e27_milling_at_the_same_time() {
    let game = earthquake(10, 10, None);
    assert_eq!((game.count(ONE, Zone::Deck), game.count(TWO, Zone::Deck)), (7, 7));
    assert_eq!(earthquake(3, 3, None).outcome(), Some(Outcome::Draw));
    assert_eq!(earthquake(2, 2, None).outcome(), Some(Outcome::Draw));
    assert_eq!(earthquake(10, 3, None).outcome(), Some(Outcome::Lost(TWO)));
}

/// And it cannot be annulled.
#[test]
fn e27_cannot_be_annulled() {
    let mut scene = Scene::new();
    let quake = scene.hand(ONE, "Producir Terremoto");
    scene.gold(ONE, 3);
    scene.play(TWO, "Duque Enrico Dandolo");
    let mut game = scene.vigil();
    game.play(quake);
    assert_eq!(game.count(TWO, Zone::Deck), 7, "nobody was asked");
}

/// Example 28: a directed effect: one opposing ally.
#[test]
fn e28_one_opposing_ally() {
    let mut scene = Scene::new();
    let dragon = scene.hand(ONE, "Dragón de Magma");
    scene.gold(ONE, 4);
    let own = scene.play(ONE, "Guardia");
    let [one, two] = ["Guardia", "Coloso"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(dragon);
    assert!(!game.offers(Choice::Pick(Item::Object(own))));
    game.pick(two);
    assert_eq!([one, two].map(|card| game.zone(card)), [Zone::Defence, Zone::Graveyard]);
}

/// Example 29: a directed effect with two targets, which are chosen as it is declared.
#[test]
fn e29_two_targets() {
    let mut scene = Scene::new();
    let aed = scene.hand(ONE, "Aed");
    scene.gold(ONE, 5);
    let [one, two, three] = ["Guardia", "Coloso", "Jinete"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(aed).pick(one).pick(three).yes();
    assert_eq!([one, two, three].map(|card| game.zone(card)), [Zone::Hand, Zone::Defence, Zone::Hand]);
}

/// Example 30: everything in play except for itself, and nothing is a target.
#[test]
fn e30_everything_else() {
    let mut scene = Scene::new();
    let eolo = scene.hand(ONE, "Eolo");
    scene.gold(ONE, 6);
    let cards = [("Guardia", ONE), ("Coloso", TWO), ("Menhir", TWO), ("Oro de la Cumbre", TWO)];
    let cards = cards.map(|(name, player)| scene.play(player, name));
    let zeus = scene.play(TWO, "El Gran Zeus");
    let mut game = scene.vigil();
    game.play(eolo);
    assert_eq!(cards.map(|card| game.zone(card)), [Zone::Graveyard; 4]);
    game.is_in(zeus, Zone::Defence);
    game.is_in(eolo, Zone::Defence);
    assert_eq!(game.count(ONE, Zone::Paid), 0);
}

/// Example 31: two targets that can be destroyed are needed; one that is spared by prevention does not spare the other.
#[test]
fn e31_as_far_as_possible() {
    let mut scene = Scene::new();
    let plague = scene.hand(ONE, "Plaga");
    scene.gold(ONE, 5);
    let oseye = scene.play(TWO, "Oseye");
    let other = scene.play(TWO, "Coloso");
    scene.gold(TWO, 2);
    let mut game = scene.vigil();
    game.play(plague).use_it(oseye, 2);
    assert_eq!([oseye, other].map(|card| game.zone(card)), [Zone::Hand, Zone::Graveyard]);
    game.tells(&["play Plaga", "use Oseye", "prevented Oseye", "Raise Oseye", "resolve Plaga", "Destroy Coloso"]);
}

#[test]
fn e31_not_with_one_that_can_be_destroyed() {
    let mut scene = Scene::new();
    let plague = scene.hand(ONE, "Plaga");
    scene.gold(ONE, 5);
    scene.play(TWO, "El Gran Zeus");
    scene.play(TWO, "Coloso");
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(plague)), "4.2.3");
}

/// Example 32: both players need two cards that are no Oros, and each chooses among the own ones.
#[test]
fn e32_each_player_chooses_two() {
    let mut scene = Scene::new();
    let judgement = scene.hand(ONE, "El Juicio de Dios");
    scene.gold(ONE, 3);
    let own = ["Guardia", "Menhir"].map(|name| scene.play(ONE, name));
    let [one, two, three] = ["Guardia", "Coloso", "Menhir"].map(|name| scene.play(TWO, name));
    let mut game = scene.vigil();
    game.play(judgement);
    assert_eq!(game.state.decision().who, TWO);
    game.pick(one).pick(three);
    assert_eq!(own.map(|card| game.zone(card)), [Zone::Graveyard; 2]);
    assert_eq!([one, two, three].map(|card| game.zone(card)), [Zone::Graveyard, Zone::Defence, Zone::Graveyard]);
}

#[test]
fn e32_not_if_one_player_has_one_card() {
    let mut scene = Scene::new();
    let judgement = scene.hand(ONE, "El Juicio de Dios");
    scene.gold(ONE, 3);
    scene.play(ONE, "Guardia");
    for name in ["Guardia", "Coloso", "Menhir"] {
        scene.play(TWO, name);
    }
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(judgement)), "4.2.3");
}

fn man_eaters(with_eagle: bool, pay_eagle: bool) -> (Game, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    let spell = scene.hand(ONE, "Antropófagos");
    scene.gold(ONE, if pay_eagle { 3 } else { 4 });
    if with_eagle {
        scene.put(ONE, Zone::Reserve, "Águila Imperial");
    }
    let baal = scene.play(TWO, "Baal-Zaphon");
    let mut game = scene.vigil();
    if game.offers(Choice::Play(spell)) {
        game.play(spell);
        game.wait_until(|state| {
            state.stage() == Stage::Vigil && matches!(state.decision().ask, vademecum_myl::Ask::Act(_))
        });
    } else {
        assert_eq!(game.refusal(Choice::Play(spell)), "4.2.3");
    }
    (game, baal)
}

/// Example 33: Indestructible, it is no target; without its ability it is one; with the ability back at the end of the turn it
/// stays, under the new control.
#[test]
fn e33_destroyable_as_it_is_chosen() {
    let (game, baal) = man_eaters(false, false);
    assert_eq!(game.state.object(baal).controller, TWO);
    let (mut game, baal) = man_eaters(true, false);
    assert_eq!(game.state.object(baal).controller, ONE);
    game.end_turn();
    game.is_in(baal, Zone::Graveyard);
    let (mut game, baal) = man_eaters(true, true);
    assert_eq!(game.state.object(baal).controller, ONE);
    game.end_turn();
    game.is_in(baal, Zone::Defence);
    assert_eq!(game.state.object(baal).controller, ONE);
}

/// Example 34: the ally comes back and must block; if all attackers are Imbloqueable it cannot be played.
#[test]
fn e34_it_must_be_able_to_block() {
    let play = |disabled, attacker: &str| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, attacker);
        let raise = scene.hand(TWO, "Levantar a los Muertos");
        scene.gold(TWO, 4);
        let dead = scene.put(TWO, Zone::Graveyard, "Gigante");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker));
        if game.offers(Choice::Done) {
            game.done();
        }
        if !game.offers(Choice::Play(raise)) {
            return None;
        }
        game.play(raise).pick(dead);
        game.is_in(dead, Zone::Defence);
        Some(game.offers(Choice::Done))
    };
    assert_eq!(play(None, "Coloso"), Some(false), "it may not stay away");
    without!(S4_6_9, |disabled| play(disabled, "Alejo").is_some(), false, true);
}

/// Example 35: up to two cards: two, or one.
#[test]
fn e35_up_to_two() {
    for count in [1, 2] {
        let mut scene = Scene::new();
        let zeus = scene.play(ONE, "El Gran Zeus");
        let mut game = scene.vigil();
        game.use_it(zeus, 1);
        assert!(!game.offers(Choice::Pick(Item::Number(0))));
        game.choose(Choice::Pick(Item::Number(count)));
        assert_eq!(game.count(ONE, Zone::Hand), usize::from(count));
    }
}

fn ramses(disabled: Option<vademecum_vocab::RuleId>) -> (Game, vademecum_myl::ObjectId, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    let ramses = scene.play(ONE, "Ramsés II");
    scene.hand(ONE, "Guardia");
    scene.play(ONE, "Lancero");
    let fire = scene.hand(TWO, "Bola de Fuego");
    let thirsty = scene.hand(TWO, "Sedienta");
    scene.gold(TWO, 4);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.use_it(ramses, 1);
    game.wait_until(|state| state.active() == TWO && state.stage() == Stage::Vigil);
    game.play(thirsty).pick(ramses);
    (game, ramses, fire)
}

/// Example 36: what an effect gave stays though the ability is lost, until the next Vigilia of the one who used it.
#[test]
fn e36_given_qualities_stay() {
    let (mut game, ramses, fire) = ramses(None);
    assert!(game.state.traits(ramses).is_blank);
    game.play(fire);
    assert!(!game.offers(Choice::Pick(Item::Object(ramses))));
    game.wait_until(|state| state.active() == ONE && state.stage() == Stage::Vigil);
    game.is_in(ramses, Zone::Defence);
    assert!(!game.state.traits(ramses).has(vademecum_myl::Quality::Indestructible));
}

#[test]
fn e36_what_does_not_last_protects_nobody() {
    let play = |disabled| {
        let (game, ramses, _) = ramses(disabled);
        game.state.traits(ramses).has(vademecum_myl::Quality::Indestructible)
    };
    without!(S4_6_10, play, true, false);
}

/// Blocked, it may deal its damage to the Mazo Castillo as if it were not.
#[test]
fn e36_damage_as_if_unblocked() {
    let mut scene = Scene::new();
    let ramses = scene.play(ONE, "Ramsés II");
    let blocker = scene.play(TWO, "Guardia");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(ramses)).choose(Choice::Block(blocker, ramses)).use_it(ramses, 2).end_turn();
    assert_eq!(game.count(TWO, Zone::Deck), 4);
    game.is_in(blocker, Zone::Graveyard);
}

/// And it does not block.
#[test]
fn e36_it_does_not_block() {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Guardia");
    let ramses = scene.play(TWO, "Ramsés II");
    scene.play(TWO, "Lancero");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(attacker));
    assert_eq!(game.refusal(Choice::Block(ramses, attacker)), "4.14");
}

/// Example 37: it cannot be the ally that is destroyed for its own effect.
#[test]
fn e37_not_itself() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let morgana = scene.play(ONE, "Morgana");
        scene.play(TWO, "Coloso");
        let game = scene.go(ONE, Stage::Vigil, disabled);
        game.offers(Choice::Use(morgana, 1))
    };
    without!(S4_6_11, play, false, true);
}

#[test]
fn e37_another_one_for_an_opposing_one() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let morgana = scene.play(ONE, "Morgana");
        let own = scene.play(ONE, "Guardia");
        let other = scene.play(TWO, "Coloso");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(morgana, 1);
        [own, other].map(|card| game.zone(card))
    };
    without!(S4_6_2_3, play, [Zone::Graveyard, Zone::Exile], [Zone::Defence, Zone::Exile]);
}

/// Example 38: all allies lose their abilities and are shuffled in as it enters; it cannot consider itself an ally, another
/// Tótem it can, of whoever pays.
#[test]
fn e38_not_itself_either() {
    let mut scene = Scene::new();
    let guiza = scene.hand(ONE, "Guiza");
    scene.gold(ONE, 11);
    let ally = scene.play(TWO, "Tritón");
    let hand = scene.hand(ONE, "Guardia");
    let menhir = scene.hand(ONE, "Menhir");
    let mut game = scene.vigil();
    game.play(guiza);
    game.is_in(ally, Zone::Deck);
    assert!(game.told().iter().all(|line| line != "trigger Tritón"), "it had lost its ability first");
    assert_eq!(game.refusal(Choice::Play(hand)), "4.5.3");
    assert_eq!(game.refusal(Choice::Use(guiza, 2)), "4.6.2.2");
    game.play(menhir).use_it(guiza, 2);
    assert_eq!((game.zone(menhir), game.strength(menhir)), (Zone::Defence, 2));
}

/// Example 39: what names itself may be destroyed for its own effect; from the Cementerio it is played again.
#[test]
fn e39_itself_if_it_says_so() {
    let mut scene = Scene::new();
    let qer = scene.play(ONE, "Qer-Her");
    let ally = scene.play(TWO, "Coloso");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.use_it(qer, 0);
    assert_eq!([qer, ally].map(|card| game.zone(card)), [Zone::Graveyard, Zone::Hand]);
    game.use_it(qer, 1);
    game.is_in(qer, Zone::Defence);
    assert_eq!(game.count(ONE, Zone::Paid), 3);
}

/// Example 40: a continuous ability also reaches its own card.
#[test]
fn e40_a_continuous_ability_reaches_itself() {
    let mut scene = Scene::new();
    let duke = scene.play(ONE, "Duque Godofredo");
    let squire = scene.play(ONE, "Escudero");
    let opposing = scene.play(TWO, "Escudero");
    let game = scene.vigil();
    assert_eq!([duke, squire, opposing].map(|card| game.strength(card)), [3, 2, 1]);
}

/// Indestructible is not destroyed by effects (6.19).
#[test]
fn indestructible_is_not_destroyed() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let eolo = scene.hand(ONE, "Eolo");
        scene.gold(ONE, 6);
        let zeus = scene.play(TWO, "El Gran Zeus");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(eolo);
        game.zone(zeus)
    };
    without!(S6_19, play, Zone::Defence, Zone::Graveyard);
}

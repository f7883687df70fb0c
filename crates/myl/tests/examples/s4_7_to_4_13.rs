//! Examples 41 to 51 (of chapter 4): annulling, cancelling, redirecting, preventing, responding, one copy in play.

use vademecum_myl::{Choice, Item, Stage, Zone};
use vademecum_rule_ids::myl::{S4_5_3_5, S4_6_2_4, S4_6_2_8, S4_7, S4_8, S4_9, S4_11, S4_13};
use vademecum_trace::without;

use crate::scene::{Game, ONE, Scene, TWO, WAR};

/// Example 41: a Talismán that was paid is annulled, and does nothing.
#[test]
fn e41_annulled() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let fire = scene.hand(ONE, "Bola de Fuego");
        scene.gold(ONE, 2);
        let totem = scene.play(TWO, "Menhir");
        let dandolo = scene.play(TWO, "Duque Enrico Dandolo");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(fire).pick(totem);
        if game.offers(Choice::Use(dandolo, 0)) {
            game.use_it(dandolo, 0);
            game.is_in(dandolo, Zone::Exile);
        }
        assert_eq!(game.count(ONE, Zone::Paid), 2);
        game.is_in(fire, Zone::Graveyard);
        game.zone(totem)
    };
    without!(S4_7, play, Zone::Support, Zone::Graveyard);
    without!(S4_5_3_5, play, Zone::Support, Zone::Graveyard);
}

/// The order of it: played, annulled, and never resolved.
#[test]
fn e41_in_order() {
    let mut scene = Scene::new();
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 2);
    let dandolo = scene.play(TWO, "Duque Enrico Dandolo");
    let mut game = scene.vigil();
    game.play(fire).use_it(dandolo, 0);
    assert_eq!(
        game.told(),
        [
            "play Bola de Fuego",
            "use Duque Enrico Dandolo",
            "Exile Duque Enrico Dandolo",
            "resolve Duque Enrico Dandolo",
            "annulled Bola de Fuego"
        ]
    );
}

/// Example 42: the ability of an ally is cancelled as it is used; what that ally does as it leaves is another ability.
fn cross(disabled: Option<vademecum_vocab::RuleId>) -> Game {
    let mut scene = Scene::new();
    let cross = scene.put(ONE, Zone::Reserve, "Cruz Templaria");
    scene.gold(ONE, 3);
    let triton = scene.put(ONE, Zone::Deck, "Tritón");
    let curse = scene.hand(TWO, "Maldición Danaan");
    scene.gold(TWO, 3);
    scene.hand(ONE, "Coloso");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.use_it(cross, 0).pick(triton).yes();
    if game.offers(Choice::Play(curse)) {
        game.play(curse);
    }
    game.wait_until(|state| {
        state.stage() == Stage::Vigil
            && matches!(state.decision().ask, vademecum_myl::Ask::Act(vademecum_myl::WindowKind::Vigil))
    });
    game
}

#[test]
fn e42_cancelled_as_it_is_used() {
    let mut game = cross(None);
    game.tells(&[
        "use Cruz Templaria",
        "Exile Cruz Templaria",
        "play Tritón",
        "enter Tritón",
        "trigger Tritón",
        "play Maldición Danaan",
        "discard Coloso",
        "cancelled Tritón",
    ]);
    assert_eq!(game.count(ONE, Zone::Hand), 0);
    game.pass();
    game.wait_until(|state| matches!(state.decision().ask, vademecum_myl::Ask::YesNo));
    game.yes();
    game.tells(&["cancelled Tritón", "Exile Tritón", "trigger Tritón", "resolve Tritón", "First draws"]);
}

#[test]
fn e42_what_the_sections_do() {
    let play = |disabled| cross(disabled).count(ONE, Zone::Hand);
    without!(S4_8, play, 0, 1);
    without!(S4_6_2_4, play, 0, 2);
}

fn vizier(first_the_oro: bool, cancel: Option<&str>) -> (Game, vademecum_myl::ObjectId) {
    let mut scene = Scene::with_decks(0, 10);
    let vizier = scene.hand(ONE, "Visir");
    scene.gold(ONE, 2);
    let amyrteos = scene.play(ONE, "Amyrteos");
    let oro = scene.put(ONE, Zone::Deck, "Oro de la Cumbre");
    (0..5).for_each(|_| {
        scene.put(ONE, Zone::Deck, "Guardia");
    });
    let curse = scene.hand(TWO, "Maldición Danaan");
    scene.hand(ONE, "Coloso");
    scene.gold(TWO, 3);
    let mut game = scene.vigil();
    game.play(vizier);
    assert_eq!(game.zone(amyrteos), Zone::Defence);
    // Visir's ability, and whether what the cost triggers comes first.
    game.yes().choose(if first_the_oro { Choice::Yes } else { Choice::No });
    for _ in 0..6 {
        let about = if matches!(game.state.decision().ask, vademecum_myl::Ask::YesNo) { "Amyrteos" } else { "" };
        let choices = game.state.choices().to_vec();
        if choices.contains(&Choice::Play(curse)) {
            let told = game.told();
            let amyrteos_is_next =
                told.iter().filter(|line| *line == "resolve Visir" || *line == "cancelled Visir").count()
                    == usize::from(!first_the_oro);
            let next = if amyrteos_is_next { "Amyrteos" } else { "Visir" };
            game.choose(if cancel == Some(next) { Choice::Play(curse) } else { Choice::Pass });
        } else if about == "Amyrteos" {
            game.yes();
        } else if choices.contains(&Choice::Pick(Item::Object(oro))) {
            game.pick(oro);
        } else {
            break;
        }
    }
    game.wait_until(|state| matches!(state.decision().ask, vademecum_myl::Ask::Act(vademecum_myl::WindowKind::Vigil)));
    (game, oro)
}

/// Example 43: the two cards and the Oro come in the order that their player likes; cancelling one leaves the other.
#[test]
fn e43_in_either_order() {
    let (game, oro) = vizier(false, None);
    game.tells(&[
        "Shuffle Amyrteos",
        "resolve Visir",
        "First draws",
        "First draws",
        "trigger Amyrteos",
        "resolve Amyrteos",
        "enter Oro de la Cumbre",
    ]);
    game.is_in(oro, Zone::Reserve);
    let (game, oro) = vizier(true, None);
    game.tells(&[
        "Shuffle Amyrteos",
        "trigger Amyrteos",
        "resolve Amyrteos",
        "enter Oro de la Cumbre",
        "resolve Visir",
        "First draws",
    ]);
    game.is_in(oro, Zone::Reserve);
}

#[test]
fn e43_cancelling_one_leaves_the_other() {
    let (game, oro) = vizier(false, Some("Visir"));
    game.tells(&["cancelled Visir", "resolve Amyrteos"]);
    assert_eq!((game.zone(oro), game.count(ONE, Zone::Hand)), (Zone::Reserve, 0));
    let (game, oro) = vizier(false, Some("Amyrteos"));
    game.tells(&["resolve Visir", "cancelled Amyrteos"]);
    assert_ne!(game.zone(oro), Zone::Reserve);
}

/// Example 44: the whole attack is cancelled: the attackers go back, and there is no battle; a card is discarded at random.
#[test]
fn e44_the_whole_attack() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attackers = ["Coloso", "Jinete"].map(|name| scene.play(ONE, name));
        scene.hand(ONE, "Guardia");
        let bran = scene.play(TWO, "Bran");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        for card in attackers {
            game.choose(Choice::Attack(card));
        }
        game.use_it(bran, 0);
        assert_eq!(attackers.map(|card| game.zone(card)), [Zone::Defence; 2]);
        game.is_in(bran, Zone::Hand);
        game.wait_until(|state| state.turn() == 2);
        assert_eq!(game.count(TWO, Zone::Deck), 10);
        game.tells(&[
            "use Bran",
            "Raise Bran",
            "resolve Bran",
            "attack cancelled",
            "Coloso to Defence",
            "discard Guardia",
        ]);
        game.journal.entries().iter().any(|entry| entry.deed == vademecum_myl::Deed::Begin(vademecum_myl::Phase::War))
    };
    without!(S4_8, play, false, true);
}

/// Example 45: one attacker in a turn; its attack alone is cancelled, and the battle goes on without it.
#[test]
fn e45_the_attack_of_one() {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Coloso");
    let other = scene.play(ONE, "Jinete");
    scene.play(ONE, "Templo del Desierto");
    let puck = scene.play(TWO, "Puck");
    scene.gold(TWO, 1);
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(attacker)).use_it(puck, 0);
    assert!(!game.offers(Choice::Attack(other)));
    game.is_in(attacker, Zone::Defence);
    assert!(matches!(game.state.stage(), Stage::War { .. }), "{:?}", game.state.stage());
    game.end_turn();
    assert_eq!(game.count(TWO, Zone::Deck), 10);
    game.tells(&["use Puck", "attack of Coloso cancelled", "Coloso to Defence"]);
}

#[test]
fn e45_one_attacker_only() {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Coloso");
    let other = scene.play(ONE, "Jinete");
    scene.play(TWO, "Templo del Desierto");
    scene.play(TWO, "Guardia");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(attacker));
    assert_eq!(game.refusal(Choice::Attack(other)), "unfit", "the declaration is over");
}

/// The block of one is cancelled: its attacker is not blocked.
#[test]
fn e45_the_block_of_one() {
    let mut scene = Scene::new();
    let attacker = scene.play(ONE, "Coloso");
    let puck = scene.play(ONE, "Puck");
    scene.gold(ONE, 1);
    let blocker = scene.play(TWO, "Jinete");
    let mut game = scene.at(Stage::Attack);
    game.choose(Choice::Attack(attacker)).done();
    game.choose(Choice::Block(blocker, attacker)).use_it(puck, 1).end_turn();
    game.is_in(blocker, Zone::Defence);
    assert_eq!(game.count(TWO, Zone::Deck), 6);
}

/// Example 46: an opposing effect goes to another ally, which is exiled instead.
#[test]
fn e46_redirected() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let disloyal = scene.hand(ONE, "¡Desleal!");
        scene.gold(ONE, 3);
        let ally = scene.play(TWO, "Coloso");
        let zazamoukh = scene.play(TWO, "Zazamoukh");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(disloyal).pick(ally);
        if game.offers(Choice::Use(zazamoukh, 0)) {
            game.use_it(zazamoukh, 0);
        }
        [ally, zazamoukh].map(|card| game.zone(card))
    };
    without!(S4_6_2_8, play, [Zone::Defence, Zone::Exile], [Zone::Exile, Zone::Defence]);
    without!(S4_9, play, [Zone::Defence, Zone::Exile], [Zone::Exile, Zone::Defence]);
}

/// An effect without targets is not redirected.
#[test]
fn e46_not_an_effect_without_targets() {
    let mut scene = Scene::new();
    let siege = scene.hand(ONE, "Ma'arrat An-Numan");
    scene.gold(ONE, 6);
    let ally = scene.play(TWO, "Coloso");
    let zazamoukh = scene.play(TWO, "Zazamoukh");
    let mut game = scene.vigil();
    game.play(siege);
    assert_eq!([ally, zazamoukh].map(|card| game.zone(card)), [Zone::Exile; 2]);
}

/// The other ability of the card works in the Cementerio, and the cost of the card is not paid besides.
#[test]
fn e46_back_for_three_oros() {
    let mut scene = Scene::new();
    let zazamoukh = scene.put(ONE, Zone::Graveyard, "Zazamoukh");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.use_it(zazamoukh, 1);
    game.is_in(zazamoukh, Zone::Defence);
    assert_eq!([Zone::Reserve, Zone::Paid].map(|zone| game.count(ONE, zone)), [0, 3]);
}

fn two_treasons(spell: &str, annul_first: bool) -> (Game, [vademecum_myl::ObjectId; 2]) {
    let mut scene = Scene::new();
    let spell = scene.hand(ONE, spell);
    scene.gold(ONE, 6);
    let allies = ["Guardia", "Lancero"].map(|name| scene.play(TWO, name));
    let treasons = [0, 1].map(|_| scene.hand(TWO, "La Traición de MacAlpin"));
    scene.gold(TWO, 2);
    let dandolo = scene.play(ONE, "Duque Enrico Dandolo");
    let mut game = scene.vigil();
    game.play(spell);
    if game.offers(Choice::Pick(Item::Object(allies[0]))) {
        game.pick(allies[0]);
    }
    game.play(treasons[0]);
    if annul_first && game.offers(Choice::Use(dandolo, 0)) {
        game.use_it(dandolo, 0);
    } else if game.offers(Choice::Use(dandolo, 0)) {
        game.pass();
    }
    if game.offers(Choice::Play(treasons[1])) {
        game.play(treasons[1]);
        game.wait_until(|state| {
            matches!(state.decision().ask, vademecum_myl::Ask::Act(vademecum_myl::WindowKind::Vigil))
        });
    }
    (game, allies)
}

/// Example 47: one prevention for each card that is affected: even annulled, there is no second one for the same card.
#[test]
fn e47_one_prevention_for_each_card() {
    let (game, [ally, _]) = two_treasons("¡Desleal!", false);
    game.is_in(ally, Zone::Defence);
    let (game, [ally, _]) = two_treasons("¡Desleal!", true);
    game.is_in(ally, Zone::Exile);
    assert_eq!(game.count(TWO, Zone::Hand), 1, "the second copy could not be played");
    let (game, allies) = two_treasons("Ma'arrat An-Numan", false);
    assert_eq!(allies.map(|card| game.zone(card)), [Zone::Defence; 2], "one copy for each of them");
}

/// Example 48: no Tótem is looked for if none was destroyed.
#[test]
fn e48_what_the_search_depends_on() {
    let play = |prevents: bool| {
        let mut scene = Scene::new();
        let waters = scene.hand(ONE, "Consumir las Aguas");
        scene.gold(ONE, 7);
        let menhir = scene.play(TWO, "Menhir");
        scene.put(TWO, Zone::Graveyard, "Guardia");
        let found = scene.put(ONE, Zone::Deck, "Columna");
        let mut cards_left = scene;
        if prevents {
            cards_left.gold(TWO, 1);
        }
        let treason = cards_left.hand(TWO, "La Traición de MacAlpin");
        let mut game = cards_left.vigil();
        game.play(waters);
        assert!(!game.offers(Choice::Play(treason)), "it protects allies");
        if game.offers(Choice::Pick(Item::Object(found))) {
            game.pick(found);
        }
        (game.zone(menhir), game.zone(found))
    };
    assert_eq!(play(false), (Zone::Graveyard, Zone::Hand));
    assert_eq!(play(true), (Zone::Graveyard, Zone::Hand));
}

/// The Tótem is an ally for the turn, and protected: then the search falls.
#[test]
fn e48_prevented_nothing_is_looked_for() {
    let mut scene = Scene::new();
    let waters = scene.hand(TWO, "Consumir las Aguas");
    let transmutation = scene.hand(ONE, "Transmutación");
    let menhir = scene.play(ONE, "Menhir");
    let attacker = scene.play(ONE, "Guardia");
    let treason = scene.hand(ONE, "La Traición de MacAlpin");
    let found = scene.put(TWO, Zone::Deck, "Columna");
    scene.gold(ONE, 4);
    scene.gold(TWO, 3);
    let mut game = scene.vigil();
    game.play(transmutation).pass();
    game.choose(Choice::Attack(attacker)).done();
    game.wait_until(|state| matches!(state.stage(), Stage::War { .. }));
    game.play(waters).play(treason);
    assert_eq!([menhir, found].map(|card| game.zone(card)), [Zone::Defence, Zone::Deck]);
    game.tells(&[
        "play Consumir las Aguas",
        "play La Traición de MacAlpin",
        "prevented Menhir",
        "resolve Consumir las Aguas",
    ]);
}

/// Example 49: once one of the own cards was destroyed, a card of the same type is.
#[test]
fn e49_a_card_of_the_same_type() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let fire = scene.hand(ONE, "Bola de Fuego");
        scene.gold(ONE, 2);
        let own = scene.play(ONE, "Columna");
        let ally = scene.play(ONE, "Coloso");
        let lost = scene.play(TWO, "Menhir");
        let howlers = scene.hand(TWO, "Aulladores Blancos");
        scene.gold(TWO, 2);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(fire).pick(lost);
        if game.offers(Choice::Play(howlers)) {
            game.play(howlers);
            game.tells(&[
                "play Bola de Fuego",
                "resolve Bola de Fuego",
                "Destroy Menhir",
                "play Aulladores Blancos",
                "Destroy Columna",
            ]);
        }
        game.is_in(ally, Zone::Defence);
        game.zone(own)
    };
    without!(vademecum_rule_ids::myl::S4_6_2_7, play, Zone::Graveyard, Zone::Support);
}

/// It cannot be played on its own.
#[test]
fn e49_not_without_an_event() {
    let mut scene = Scene::new();
    scene.play(TWO, "Menhir");
    let howlers = scene.hand(ONE, "Aulladores Blancos");
    scene.gold(ONE, 2);
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(howlers)), "5.2");
}

fn shadows() -> (Game, [vademecum_myl::ObjectId; 4]) {
    let mut scene = Scene::new();
    let oengus = scene.play(ONE, "Oengus");
    let land = scene.play(ONE, "País Sin Luz");
    let wyrms = scene.play(ONE, "Wyrms Abismal");
    scene.attacking(&[wyrms]);
    let victim = scene.play(TWO, "Guardia");
    let mut game = scene.war();
    game.pass().use_it(oengus, 0);
    (game, [oengus, land, wyrms, victim])
}

/// Example 50: destroyed for its own effect, its destruction is responded to with both abilities, in either order.
#[test]
fn e50_both_in_either_order() {
    let (mut game, [oengus, land, wyrms, victim]) = shadows();
    game.is_in(oengus, Zone::Graveyard);
    assert_eq!(game.count(TWO, Zone::Deck), 8);
    game.use_it(land, 0).use_it(wyrms, 0);
    game.is_in(victim, Zone::Graveyard);
    assert_eq!(game.count(ONE, Zone::Hand), 2);
    game.tells(&[
        "Destroy Oengus",
        "resolve Oengus",
        "Second mills",
        "Second mills",
        "use País Sin Luz",
        "First draws",
        "use Wyrms Abismal",
        "Destroy Guardia",
    ]);

    let (mut game, [_, land, wyrms, _]) = shadows();
    game.use_it(wyrms, 0).use_it(land, 0);
    game.tells(&["use Wyrms Abismal", "Destroy Guardia", "use País Sin Luz", "First draws"]);

    let (mut game, [_, _, _, victim]) = shadows();
    game.pass();
    game.is_in(victim, Zone::Defence);
}

#[test]
fn e50_only_in_response() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let land = scene.play(ONE, "País Sin Luz");
        let attacker = scene.play(ONE, "Guardia");
        scene.attacking(&[attacker]);
        let mut game = scene.go(ONE, WAR, disabled);
        game.pass();
        game.offers(Choice::Use(land, 0))
    };
    without!(S4_11, play, false, true);
}

/// Example 51: a second copy is neither played nor gained; without the ability it may be, and once the ability is back, one
/// stays.
#[test]
fn e51_one_king() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let king = scene.play(ONE, "Rey Arturo Pendragón");
        let second = scene.hand(ONE, "Rey Arturo Pendragón");
        scene.gold(ONE, 5);
        let game = scene.go(ONE, Stage::Vigil, disabled);
        let _ = king;
        game.offers(Choice::Play(second))
    };
    without!(S4_13, play, false, true);
}

#[test]
fn e51_not_gained_either() {
    let mut scene = Scene::new();
    scene.play(ONE, "Rey Arturo Pendragón");
    scene.play(TWO, "Rey Arturo Pendragón");
    let eaters = scene.hand(ONE, "Antropófagos");
    scene.gold(ONE, 4);
    let mut game = scene.vigil();
    assert_eq!(game.refusal(Choice::Play(eaters)), "4.2.3");
}

#[test]
fn e51_one_stays_when_the_ability_is_back() {
    let mut scene = Scene::new();
    let apophis = scene.play(TWO, "Apophis");
    let king = scene.play(ONE, "Rey Arturo Pendragón");
    let second = scene.hand(ONE, "Rey Arturo Pendragón");
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 7);
    let mut game = scene.vigil();
    game.play(second);
    assert_eq!([king, second].map(|card| game.zone(card)), [Zone::Defence; 2]);
    game.play(fire).pick(apophis).pick(second);
    assert_eq!([king, second].map(|card| game.zone(card)), [Zone::Graveyard, Zone::Defence]);
    game.tells(&["Destroy Apophis", "Put Rey Arturo Pendragón"]);
}

/// In each Agrupación the opponent mills two; two cards may be discarded so that it is not destroyed.
#[test]
fn e51_two_cards_to_stay() {
    let mut scene = Scene::new();
    let king = scene.play(ONE, "Rey Arturo Pendragón");
    for name in ["Guardia", "Coloso"] {
        scene.hand(ONE, name);
    }
    let fire = scene.hand(TWO, "Bola de Fuego");
    scene.gold(TWO, 2);
    let mut game = scene.go(TWO, Stage::Regroup, None);
    assert_eq!(game.count(TWO, Zone::Deck), 8);
    game.wait_until(|state| state.stage() == Stage::Vigil);
    game.play(fire).use_it(king, 3);
    game.is_in(king, Zone::Defence);
    assert_eq!(game.count(ONE, Zone::Hand), 0);
}

//! Sections that no example shows by itself: what is so with each, and what would be without it.

use vademecum_myl::{
    Ability, Amount, Card, Choice, Cost, DeckList, Deed, Effect, Event, Filter, Item, Kind, Manner, Moment, Outcome,
    Phase, Setup, Stage, Static, Until, Which, Who, Zone, deck,
};
use vademecum_rule_ids::myl::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::scene::{Game, ONE, Scene, TWO, WAR, cards};

fn draws() -> Effect {
    Effect::Draw { who: Who::You, count: Amount::Fixed(1), up_to: false }
}

fn totem(name: &str, abilities: Vec<Ability>) -> Card {
    Card {
        name: name.to_owned(),
        kind: Kind::Totem,
        cost: Some(1),
        strength: None,
        race: None,
        is_unique: false,
        abilities,
    }
}

/// A table with one more card of our own.
fn with_card(card: Card) -> Scene {
    let mut cards = cards();
    cards.add(card).unwrap();
    Scene::of_own_cards(cards)
}

/// 3: every promotional card is Carta Única.
#[test]
fn promotional_cards_are_unique() {
    let cards = cards();
    let id = |name: &str| cards.find(name).unwrap();
    let mut own = cards.clone();
    let promo = own.add(Card { name: "Letanía".to_owned(), ..totem("", Vec::new()) }).unwrap();
    let play = |disabled: Option<RuleId>| {
        let list = DeckList { first_gold: id("Oro del Valle"), cards: vec![promo; 2] };
        let journal = vademecum_myl::Journal::without(disabled);
        deck::check(&own, &list, &journal).iter().any(|fault| fault.section == S6_8)
    };
    without!(S3, play, true, false);
    let too_many = |disabled: Option<RuleId>| {
        let list = DeckList { first_gold: id("Oro del Valle"), cards: vec![id("Guardia"); 49] };
        !deck::check(&cards, &list, &vademecum_myl::Journal::without(disabled)).is_empty()
    };
    without!(S6_8, too_many, true, false);
    let first = |disabled: Option<RuleId>| {
        let list = DeckList { first_gold: id("Águila Imperial"), cards: Vec::new() };
        let faults = deck::check(&cards, &list, &vademecum_myl::Journal::without(disabled));
        faults.iter().any(|fault| fault.section == S4_2_5)
    };
    without!(S4_2_5, first, true, false);
}

/// 4.1.4: a lost ability is as if it were not there.
#[test]
fn a_lost_ability_is_not_there() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let eyes = scene.hand(ONE, "Ojos de Serpiente");
        scene.play(TWO, "Ulster");
        let ally = scene.play(TWO, "Centinela");
        scene.gold(ONE, 3);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(eyes);
        game.strength(ally)
    };
    without!(S4_1_4, play, 1, 3);
}

/// 4.3.2: the game begins with an Oro in the Reserva.
#[test]
fn the_first_oro_is_in_the_reserve() {
    let play = |disabled: Option<RuleId>| {
        let cards = std::sync::Arc::new(cards());
        let deck = DeckList {
            first_gold: cards.find("Oro de la Costa").unwrap(),
            cards: vec![cards.find("Guardia").unwrap(); 49],
        };
        let setup = Setup { cards, decks: [deck.clone(), deck], seed: 5, readings: Default::default() };
        let state = setup.start(&vademecum_myl::Journal::without(disabled)).unwrap();
        state.zone(ONE, Zone::Reserve).len()
    };
    without!(S4_3_2, play, 1, 0);
}

/// 4.3.5: an ally in the Línea de Ataque does not block.
#[test]
fn attackers_do_not_block() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        let tired = scene.put(TWO, Zone::Attack, "Gigante");
        scene.play(TWO, "Guardia");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker));
        game.offers(Choice::Block(tired, attacker))
    };
    without!(S4_3_5, play, false, true);
}

/// 4.5.1: what is put into play is not played: nobody annuls it, and nothing triggers on its being played.
#[test]
fn put_into_play_is_not_played() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let amyrteos = scene.play(ONE, "Amyrteos");
        scene.play(TWO, "Coloso");
        let oro = scene.put(ONE, Zone::Deck, "Oro de la Cumbre");
        let dragon = scene.hand(TWO, "Dragón de Magma");
        scene.gold(TWO, 4);
        let mut game = scene.go(TWO, Stage::Vigil, disabled);
        game.play(dragon).yes().pick(oro);
        game.is_in(amyrteos, Zone::Graveyard);
        game.is_in(oro, Zone::Reserve);
        game.told().contains(&"play Oro de la Cumbre".to_owned())
    };
    without!(S4_5_1, play, false, true);
}

fn fireball(disabled: Option<RuleId>) -> (Game, [vademecum_myl::ObjectId; 2]) {
    let mut scene = Scene::new();
    let fire = scene.hand(ONE, "Bola de Fuego");
    scene.gold(ONE, 2);
    let menhir = scene.play(TWO, "Menhir");
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(fire);
    (game, [fire, menhir])
}

/// 4.5.3, steps 1, 3, 6 and 7: shown, paid, in play, resolved.
#[test]
fn steps_of_playing_a_card() {
    let shown = |disabled| fireball(disabled).0.told().contains(&"play Bola de Fuego".to_owned());
    without!(S4_5_3_1, shown, true, false);
    let paid = |disabled| fireball(disabled).0.count(ONE, Zone::Paid);
    without!(S4_5_3_3, paid, 2, 0);
    let resolved = |disabled| {
        let (game, [_, menhir]) = fireball(disabled);
        game.zone(menhir)
    };
    without!(S4_5_3_7, resolved, Zone::Graveyard, Zone::Support);
    let enters = |disabled| {
        let mut scene = Scene::new();
        let guard = scene.hand(ONE, "Guardia");
        scene.gold(ONE, 1);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(guard);
        game.zone(guard)
    };
    without!(S4_5_3_6, enters, Zone::Defence, Zone::Transit);
}

/// 4.5.3, step 8: one response, in all, to a card that enters.
#[test]
fn one_response_to_entering() {
    let play = |disabled| {
        let entering = Event::Enters(Filter::allies().opposing());
        let mut scene = with_card(totem("Vigía", vec![Ability::in_response(entering).does(draws())]));
        let watchers = [0, 1].map(|_| scene.play(TWO, "Vigía"));
        let guard = scene.hand(ONE, "Guardia");
        scene.gold(ONE, 1);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(guard).use_it(watchers[0], 0);
        game.offers(Choice::Use(watchers[1], 0))
    };
    without!(S4_5_3_8, play, false, true);
}

/// 4.5.3: what nobody may play is not played, not even for nothing.
#[test]
fn a_prohibition_goes_first() {
    let play = |disabled| {
        let mut scene = Scene::new();
        scene.play(TWO, "Guiza");
        let aphrodite = scene.play(ONE, "Afrodita");
        let top = scene.put(ONE, Zone::Deck, "Guardia");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(aphrodite, 0).choose(Choice::Pick(Item::Kind(Kind::Ally)));
        game.zone(top)
    };
    without!(S4_5_3, play, Zone::Deck, Zone::Defence);
}

fn nwyre(disabled: Option<RuleId>) -> (Game, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    let nwyre = scene.play(ONE, "Tótem de Nwyre");
    scene.gold(ONE, 1);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.use_it(nwyre, 0);
    (game, nwyre)
}

/// 4.6.2, steps 1, 5 and 6; 6.29: declared, used, resolved; a drawn card is in the hand.
#[test]
fn steps_of_using_an_ability() {
    let declared = |disabled| nwyre(disabled).0.told().contains(&"use Tótem de Nwyre".to_owned());
    without!(S4_6_2_1, declared, true, false);
    let resolved = |disabled| nwyre(disabled).0.count(ONE, Zone::Hand);
    without!(S4_6_2_6, resolved, 1, 0);
    without!(S6_29, resolved, 1, 0);
    let used = |disabled| {
        let mut scene = Scene::new();
        let fergus = scene.play(ONE, "Fergus");
        scene.play(TWO, "Coloso");
        scene.play(TWO, "Guardia");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(fergus, 0);
        game.offers(Choice::Use(fergus, 0))
    };
    without!(S4_6_2_5, used, false, true);
}

/// 4.6.2.2: an ability without its targets is not used.
#[test]
fn an_ability_needs_its_targets() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let fergus = scene.play(ONE, "Fergus");
        scene.go(ONE, Stage::Vigil, disabled).offers(Choice::Use(fergus, 0))
    };
    without!(S4_6_2_2, play, false, true);
}

/// 4.6.3: an activated ability waits for its moment.
#[test]
fn an_ability_has_its_moments() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let org = scene.play(ONE, "Org, el Hechicero");
        scene.play(TWO, "Coloso");
        scene.gold(ONE, 2);
        scene.go(ONE, Stage::Vigil, disabled).offers(Choice::Use(org, 0))
    };
    without!(S4_6_3, play, false, true);
}

/// The first of 4.6.6: continuous abilities come before all others.
#[test]
fn the_order_of_kinds() {
    let continuous_first = |disabled| {
        let mut scene = Scene::new();
        let home = scene.hand(ONE, "Hogar de Demonios");
        scene.gold(ONE, 6);
        scene.put(ONE, Zone::Exile, "Apophis");
        scene.put(TWO, Zone::Exile, "Takelot");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(home);
        game.told().contains(&"trigger Takelot".to_owned())
    };
    without!(S4_6_6_1, continuous_first, false, true);
}

/// The second of 4.6.6: what triggers on an effect comes before the responses to it.
#[test]
fn triggers_come_before_responses() {
    let play = |disabled| {
        let leaving = || Event::Leaves(Filter::allies().opposing());
        let watch = vec![Ability::in_response(leaving()).does(draws())];
        let mut scene = with_card(totem("Vigía", watch));
        let qer = scene.play(ONE, "Qer-Her");
        scene.play(TWO, "Tritón");
        scene.play(ONE, "Vigía");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(qer, 0);
        // The trigger asks its controller; the response asks for an act.
        matches!(game.state.decision().ask, vademecum_myl::Ask::YesNo)
    };
    without!(S4_6_6_2, play, true, false);
}

/// 4.11.1: a phase is something that can be responded to.
#[test]
fn responses_to_a_phase() {
    let play = |disabled| {
        let at_damage = Event::Phase(Phase::Damage, None);
        let mut scene = with_card(totem("Vigía", vec![Ability::in_response(at_damage).does(draws())]));
        let watcher = scene.play(TWO, "Vigía");
        let attacker = scene.play(ONE, "Coloso");
        scene.attacking(&[attacker]);
        let mut game = scene.go(ONE, WAR, disabled);
        game.pass().pass();
        let offered = game.offers(Choice::Use(watcher, 0));
        (offered, game.count(TWO, Zone::Graveyard) == 0)
    };
    without!(S4_11_1, play, (true, true), (false, false));
}

/// 4.12: what an opposing Talismán does not affect is no target of it.
#[test]
fn unaffected() {
    let play = |disabled| {
        let mut scene = Scene::new();
        scene.play(TWO, "Dendera");
        let fire = scene.hand(ONE, "Bola de Fuego");
        scene.gold(ONE, 2);
        scene.go(ONE, Stage::Vigil, disabled).offers(Choice::Play(fire))
    };
    without!(S4_12, play, false, true);
}

/// 4.12.1: what a player must do to the own cards, that player does: it is no ability of the opponent that does it.
#[test]
fn affected_by_their_own_controller() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let oengus = scene.play(ONE, "Oengus");
        let wyrms = scene.play(ONE, "Wyrms Abismal");
        scene.attacking(&[wyrms]);
        let takelot = scene.play(TWO, "Takelot");
        scene.gold(TWO, 2);
        let mut game = scene.go(ONE, WAR, disabled);
        game.pass().use_it(oengus, 0).use_it(wyrms, 0);
        game.offers(Choice::Use(takelot, 1))
    };
    without!(S4_12_1, play, false, true);
}

/// 4.14: what a card says goes before the rules: one that cannot be annulled is not.
#[test]
fn the_golden_rule() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let quake = scene.hand(ONE, "Producir Terremoto");
        scene.gold(ONE, 3);
        let dandolo = scene.play(TWO, "Duque Enrico Dandolo");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(quake);
        game.offers(Choice::Use(dandolo, 0))
    };
    without!(S4_14, play, false, true);
}

/// 5.2: an ally is played in the own Vigilia.
#[test]
fn allies_are_played_in_vigil() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let guard = scene.hand(TWO, "Guardia");
        scene.gold(TWO, 1);
        let attacker = scene.play(ONE, "Coloso");
        scene.attacking(&[attacker]);
        scene.go(ONE, WAR, disabled).offers(Choice::Play(guard))
    };
    without!(S5_2, play, false, true);
}

/// 5.3, 5.3.1: without attackers there is no battle; attackers move to the Línea de Ataque.
#[test]
fn no_battle_without_attackers() {
    let battle = |disabled| {
        let mut scene = Scene::new();
        scene.play(ONE, "Coloso");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.done();
        matches!(game.state.stage(), Stage::War { .. })
    };
    without!(S5_3, battle, false, true);
    let line = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        scene.play(ONE, "Guardia");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker));
        game.zone(attacker)
    };
    without!(S5_3_1, line, Zone::Attack, Zone::Defence);
}

/// 5.3.4: the difference is damage, and the weaker ally is destroyed.
#[test]
fn the_weaker_is_destroyed() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        let blocker = scene.play(TWO, "Guardia");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker)).choose(Choice::Block(blocker, attacker));
        game.wait_until(|state| state.turn() == 2);
        (game.zone(blocker), 10 - game.count(TWO, Zone::Deck))
    };
    without!(S5_3_4, play, (Zone::Graveyard, 3), (Zone::Defence, 4));
    let counted = |disabled| play(disabled).1;
    without!(S6_28, counted, 3, 0);
    without!(S6_4, counted, 3, 0);
}

/// 5.4, 5.5: what lasts until the Fase Final ends there; then a card is drawn.
#[test]
fn the_end_of_a_turn() {
    let ends = |disabled| {
        let (mut game, totem) = transmuted(disabled);
        game.wait_until(|state| state.turn() == 2);
        game.zone(totem)
    };
    without!(S5_4, ends, Zone::Support, Zone::Defence);
    let drawn = |disabled| {
        let mut game = Scene::new().go(ONE, Stage::Vigil, disabled);
        game.end_turn();
        game.count(ONE, Zone::Hand)
    };
    without!(S5_5, drawn, 1, 0);
}

fn transmuted(disabled: Option<RuleId>) -> (Game, vademecum_myl::ObjectId) {
    let mut scene = Scene::new();
    let totem = scene.play(ONE, "Menhir");
    let spell = scene.hand(ONE, "Transmutación");
    scene.gold(ONE, 3);
    let mut game = scene.go(ONE, Stage::Vigil, disabled);
    game.play(spell);
    (game, totem)
}

/// 6.2, 6.12, 6.13, 6.26, 6.30: without its entry in the glossary, a verb means nothing.
#[test]
fn verbs_of_leaving_play() {
    let by = |manner: Manner, disabled| {
        let text = Ability::activated(&[])
            .with_target(Filter::allies().opposing())
            .does(Effect::Move(manner, Which::Target(0)));
        let mut scene = with_card(totem("Pozo", vec![text]));
        let well = scene.play(ONE, "Pozo");
        let ally = scene.play(TWO, "Coloso");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(well, 0);
        game.zone(ally)
    };
    without!(S6_13, |disabled| by(Manner::Destroy, disabled), Zone::Graveyard, Zone::Defence);
    without!(S6_12, |disabled| by(Manner::Exile, disabled), Zone::Exile, Zone::Defence);
    without!(S6_2, |disabled| by(Manner::Shuffle, disabled), Zone::Deck, Zone::Defence);
    without!(S6_30, |disabled| by(Manner::Raise, disabled), Zone::Hand, Zone::Defence);
    without!(S6_26, |disabled| by(Manner::Put, disabled), Zone::Graveyard, Zone::Defence);
}

/// 6.3: a blocker that has left blocks nothing, and the attacker deals all of its damage.
#[test]
fn a_blocker_that_left() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let attacker = scene.play(ONE, "Coloso");
        scene.play(ONE, "Guardia");
        let qer = scene.play(TWO, "Qer-Her");
        let mut game = scene.go(ONE, Stage::Attack, disabled);
        game.choose(Choice::Attack(attacker)).done();
        game.choose(Choice::Block(qer, attacker)).use_it(qer, 0);
        let other = game.state.choices().last().copied().unwrap();
        game.choose(other);
        game.wait_until(|state| state.turn() == 2);
        game.count(TWO, Zone::Deck)
    };
    without!(S6_3, play, 6, 8);
}

/// 6.5, 6.22: a search may fail though the card is there; what is found is shown.
#[test]
fn searching() {
    let play = |disabled| {
        let mut scene = Scene::with_decks(0, 10);
        let cross = scene.put(ONE, Zone::Reserve, "Cruz Templaria");
        scene.put(ONE, Zone::Deck, "Oro del Valle");
        let triton = scene.put(ONE, Zone::Deck, "Tritón");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(cross, 0);
        let may_fail = game.offers(Choice::Done);
        if may_fail {
            game.pick(triton);
        }
        let shown = game.journal.entries().iter().any(|entry| matches!(entry.deed, Deed::Show(..)));
        (may_fail, shown)
    };
    without!(S6_5, |disabled| play(disabled).0, true, false);
    without!(S6_22, |disabled| play(disabled).1, true, false);
}

/// 6.11: discarding puts cards of the hand in the Cementerio.
#[test]
fn discarding() {
    let play = |disabled| {
        let text = Ability::activated(&[]).does(Effect::Discard(Who::Opponent, 1));
        let mut scene = with_card(totem("Pozo", vec![text]));
        let well = scene.play(ONE, "Pozo");
        let card = scene.hand(TWO, "Coloso");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(well, 0);
        game.zone(card)
    };
    without!(S6_11, play, Zone::Graveyard, Zone::Hand);
}

/// 6.21: who looks at a card is told so.
#[test]
fn looking() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let aphrodite = scene.play(ONE, "Afrodita");
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.use_it(aphrodite, 0).choose(Choice::Pick(Item::Kind(Kind::Ally)));
        game.journal.entries().iter().any(|entry| matches!(entry.deed, Deed::LookAt(..)))
    };
    without!(S6_21, play, true, false);
}

/// 6.24: a card that names another one to take its ability does not name itself.
#[test]
fn naming() {
    let play = |disabled| {
        let mut scene = Scene::new();
        let takelot = scene.hand(ONE, "Takelot");
        let other = scene.play(TWO, "Tritón");
        scene.gold(ONE, 3);
        let mut game = scene.go(ONE, Stage::Vigil, disabled);
        game.play(takelot);
        let own = game.state.object(takelot).card;
        let offered = game.offers(Choice::Pick(Item::Name(own)));
        let named = game.state.object(other).card;
        game.choose(Choice::Pick(Item::Name(named)));
        assert!(game.state.traits(other).is_blank);
        offered
    };
    without!(S6_24, play, false, true);
}

/// 6.31: a turn begins with the Agrupación.
#[test]
fn a_turn_begins() {
    let play = |disabled| {
        let mut game = Scene::new().go(ONE, Stage::Vigil, disabled);
        game.end_turn();
        game.journal.entries().iter().any(|entry| entry.deed == Deed::BeginTurn(TWO))
    };
    without!(S6_31, play, true, false);
}

/// A cost that cannot be paid whole is not begun: one Oro less, and the ability is not used.
#[test]
fn no_cost_is_begun_that_cannot_be_paid() {
    let text = Ability::activated(&[Moment::OwnVigil])
        .for_cost(Cost::Gold(Amount::Fixed(1)))
        .for_cost(Cost::Move(Manner::Exile, Which::This))
        .does(draws());
    let card = Card { kind: Kind::Gold, cost: None, ..totem("Vellocino", vec![text]) };
    for (others, offered) in [(0, false), (1, true)] {
        let mut scene = with_card(card.clone());
        let fleece = scene.put(ONE, Zone::Reserve, "Vellocino");
        scene.gold(ONE, others);
        assert_eq!(scene.vigil().offers(Choice::Use(fleece, 0)), offered, "it cannot pay for itself as it is exiled");
    }
}

/// The hand has at most eight cards at the end of a turn.
#[test]
fn eight_cards_at_the_end() {
    let mut scene = Scene::new();
    (0..9).for_each(|_| {
        scene.hand(ONE, "Gigante");
    });
    let mut game = scene.vigil();
    game.end_turn();
    assert_eq!((game.count(ONE, Zone::Hand), game.count(ONE, Zone::Graveyard)), (8, 2));
    assert_eq!(game.outcome(), None::<Outcome>);
}

/// Until the end of Guerra de Talismanes.
#[test]
fn until_the_end_of_the_war() {
    let change = vademecum_myl::StrengthChange::Add(Amount::Fixed(3));
    let text = Ability::activated(&[Moment::War]).once_per_turn().with_target(Filter::allies()).does(Effect::Strength(
        Which::Target(0),
        change,
        Until::EndOfWar,
    ));
    let mut scene = with_card(totem("Cuerno", vec![text]));
    let horn = scene.play(ONE, "Cuerno");
    let attacker = scene.play(ONE, "Lancero");
    scene.attacking(&[attacker]);
    let mut game = scene.war();
    game.pass().use_it(horn, 0);
    assert_eq!(game.strength(attacker), 5);
    game.wait_until(|state| state.turn() == 2);
    assert_eq!(game.count(TWO, Zone::Deck), 8, "it had ended before damage");
}

/// What changes costs: what is added first, then what is taken off (4.5.3.3).
#[test]
fn added_and_taken_off() {
    let card =
        |name: &str, change| totem(name, vec![Ability::continuous(vec![Static::CostChange(Filter::allies(), change)])]);
    let mut cards = cards();
    cards.add(card("Peaje", 2)).unwrap();
    cards.add(card("Heraldo", -1)).unwrap();
    let mut scene = Scene::of_own_cards(cards);
    scene.play(TWO, "Peaje");
    scene.play(ONE, "Heraldo");
    let guard = scene.hand(ONE, "Guardia");
    scene.gold(ONE, 3);
    let mut game = scene.vigil();
    game.play(guard);
    assert_eq!(game.count(ONE, Zone::Paid), 2);
}

/// What was to happen later can be prevented then (4.10).
#[test]
fn a_delayed_effect_can_be_prevented() {
    let mut scene = Scene::new();
    let eaters = scene.hand(ONE, "Antropófagos");
    let treason = scene.hand(ONE, "La Traición de MacAlpin");
    let ally = scene.play(TWO, "Coloso");
    scene.gold(ONE, 5);
    let mut game = scene.vigil();
    game.play(eaters).pass();
    game.play(treason);
    game.wait_until(|state| state.turn() == 2);
    game.is_in(ally, Zone::Defence);
    assert_eq!(game.state.object(ally).controller, ONE);
}

/// A weapon whose carrier left while it was being played is put in the Cementerio (4.2.2).
#[test]
fn a_weapon_without_its_carrier() {
    let mut scene = Scene::new();
    let spear = scene.hand(ONE, "Lanza");
    let ally = scene.play(ONE, "Guardia");
    scene.gold(ONE, 1);
    let text = Ability::in_response(Event::Played(Filter::kind(Kind::Weapon).opposing()))
        .with_target(Filter::allies().opposing())
        .does(Effect::Move(Manner::Raise, Which::Target(0)));
    let mut other = with_card(totem("Celada", vec![text]));
    let ambush = other.play(TWO, "Celada");
    let spear_there = other.hand(ONE, "Lanza");
    let ally_there = other.play(ONE, "Guardia");
    other.gold(ONE, 1);
    let mut game = other.vigil();
    game.play(spear_there).use_it(ambush, 0);
    game.is_in(ally_there, Zone::Hand);
    game.is_in(spear_there, Zone::Graveyard);
    let mut game = scene.vigil();
    game.play(spear);
    assert_eq!(game.state.object(spear).carrier, Some(game.state.handle(ally)));
}

/// An attacker of which the defender takes control attacks no longer (4.4.3, 5.3.4).
#[test]
fn an_attacker_that_changes_sides() {
    let text = Ability::activated(&[Moment::War])
        .once_per_turn()
        .with_target(Filter::allies().opposing())
        .does(Effect::GainControl(Which::Target(0)));
    let mut scene = with_card(totem("Señuelo", vec![text]));
    let lure = scene.play(TWO, "Señuelo");
    let attacker = scene.play(ONE, "Coloso");
    scene.attacking(&[attacker]);
    let mut game = scene.war();
    game.use_it(lure, 0);
    assert_eq!((game.zone(attacker), game.state.object(attacker).controller), (Zone::Defence, TWO));
    game.wait_until(|state| state.turn() == 2);
    assert_eq!(game.count(TWO, Zone::Deck), 10);
}

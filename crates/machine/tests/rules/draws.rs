//! Drawing several cards, and what replaces draws (121, 614.11).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, card, number, sorcery};

fn gain(n: i32) -> Instruction {
    Effect::GainLife(Players::You, number(n)).into()
}

fn draw(n: i32) -> Instruction {
    Effect::Draw(Players::You, number(n)).into()
}

/// "Draw two cards."
fn study() -> Card {
    sorcery("Study", "U", vec![], vec![draw(2)])
}

/// An enchantment with one ability.
fn enchantment(name: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

/// "Whenever you draw a card, you gain 1 life."
fn diary() -> Card {
    enchantment("Diary", Ability::Triggered(Triggered::on(Pattern::by(DeedKind::Draw, Players::You), vec![gain(1)])))
}

/// "The next time you would draw a card this turn, do something instead."
fn detour(name: &str, instead: Program) -> Card {
    let replacement = Replacement {
        shield: Shield::Once,
        ..Replacement::of(Pattern::by(DeedKind::Draw, Players::You), Replaced::Program(instead))
    };
    let begins = Effect::Replace { replacement: replacement.into(), lasts: Duration::EndOfTurn };
    sorcery(name, "U", vec![], vec![begins.into()])
}

#[test]
fn cards_are_drawn_one_at_a_time() {
    let play = |out| {
        let lay = lay(vec![study(), diary()]).play(ANA, &["Island", "Diary"]).hold(ANA, &["Study"]);
        let mut table = lay.begin_without(out);
        table.cast("Study", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.hand(ANA)), (22, 2), "two draws, and the ability has seen both");
    covers!(table.journal.evidence(), R121_2);
    without!(R121_2, |out| (play(out).life(ANA), play(out).hand(ANA)), (22, 2), (21, 2));
}

/// "If you would draw one or more cards, draw that many plus one instead."
fn eager() -> Card {
    let of = Pattern::by(DeedKind::Draws, Players::You);
    enchantment("Eager Mind", Ability::Replacement(Replacement::of(of, Replaced::Plus(number(1)))))
}

#[test]
fn how_many_cards_are_drawn_is_settled_before_the_first() {
    let play = |out| {
        let lay = lay(vec![study(), eager()]).play(ANA, &["Island", "Eager Mind"]).hold(ANA, &["Study"]);
        let mut table = lay.begin_without(out);
        table.cast("Study", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.hand(ANA), 3);
    covers!(table.journal.evidence(), R121_2A);
    without!(R121_2A, |out| play(out).hand(ANA), 3, 2);
}

#[test]
fn what_replaces_a_single_draw_waits_for_what_replaces_the_whole() {
    let play = |out| {
        let lay = lay(vec![study(), eager()]).play(ANA, &["Island", "Eager Mind", "Idle Scroll"]);
        let mut table = lay.hold(ANA, &["Study"]).begin_without(out);
        table.cast("Study", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.asks().1, table.life(ANA)), (Ask::Priority, 26), "three draws, each of them 2 life");
    covers!(table.journal.evidence(), R616_1G);
    without!(R616_1G, |out| play(out).asks().1, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

/// "Target player may draw that many cards."
fn offer(amount: i32) -> Card {
    let may =
        Effect::May { who: Players::You, decider: Slot(0x30), then: vec![draw(amount)], otherwise: vec![gain(1)] };
    sorcery("Offer", "U", vec![], vec![may.into()])
}

/// A permanent of Beto's: opponents can't draw more than a number of cards each turn.
fn curfew(most: i32) -> Card {
    let of = Pattern::by(DeedKind::Draw, Players::Opponents);
    let drawn = Condition::Compare(Amount::Drawn(Players::Opponents), Comparison::AtLeast, number(most));
    let cant = Replacement { only_if: Some(drawn), ..Replacement::of(of, Replaced::Cant) };
    enchantment("Curfew", Ability::Replacement(cant))
}

fn offered(cards: Vec<Card>, library: &[&str], out: Option<vademecum_vocab::RuleId>) -> Table {
    let lay = lay(cards).play(ANA, &["Island"]).play(BETO, &["Curfew"]).stack(ANA, library).hold(ANA, &["Offer"]);
    let mut table = lay.begin_without(out);
    table.cast("Offer", &[]).resolve();
    table
}

#[test]
fn nobody_chooses_to_draw_who_cannot() {
    let none = |out| offered(vec![offer(1), curfew(0)], &["Bear"], out);
    let table = none(None);
    assert_eq!((table.asks().1, table.life(ANA)), (Ask::Priority, 21));
    covers!(table.journal.evidence(), R121_3);
    without!(R121_3, |out| none(out).asks().1, Ask::Priority, Ask::YesNo);
    // An empty library does not matter.
    let table = offered(vec![offer(1), curfew(7)], &[], None);
    assert_eq!(table.asks().1, Ask::YesNo);
}

#[test]
fn nobody_chooses_to_draw_more_than_may_be_drawn() {
    let two = |out| offered(vec![offer(2), curfew(1)], &["Bear", "Hawk"], out);
    let table = two(None);
    assert_eq!((table.asks().1, table.life(ANA)), (Ask::Priority, 21));
    covers!(table.journal.evidence(), R121_2B);
    without!(R121_2B, |out| two(out).asks().1, Ask::Priority, Ask::YesNo);
    // What nobody chooses is done as far as possible.
    let lay = lay(vec![study(), curfew(1)]).play(ANA, &["Island"]).play(BETO, &["Curfew"]);
    let mut table = lay.hold(ANA, &["Study"]).begin();
    table.cast("Study", &[]).resolve();
    assert_eq!(table.hand(ANA), 1);
}

#[test]
fn nobody_chooses_that_somebody_else_draws_who_cannot() {
    // "You may have each opponent draw a card", with "you can't draw cards" on the other side.
    let cant = Replacement::of(Pattern::by(DeedKind::Draw, Players::You), Replaced::Cant);
    let vow = enchantment("Vow", Ability::Replacement(cant));
    let gift = Effect::May {
        who: Players::You,
        decider: Slot(0x30),
        then: vec![Effect::Draw(Players::Opponents, number(1)).into()],
        otherwise: vec![],
    };
    let gift = sorcery("Gift", "U", vec![], vec![gift.into()]);
    let play = |out| {
        let lay = lay(vec![vow.clone(), gift.clone()]).play(ANA, &["Island"]).play(BETO, &["Vow"]);
        let mut table = lay.hold(ANA, &["Gift"]).begin_without(out);
        table.cast("Gift", &[]).resolve();
        table
    };
    let table = play(None);
    covers!(table.journal.evidence(), R121_3A);
    without!(R121_3A, |out| play(out).asks().1, Ask::Priority, Ask::YesNo);
}

#[test]
fn a_card_put_into_a_hand_is_not_drawn() {
    let top = Objects::Top(Players::You, Box::new(number(1)));
    let fetch = sorcery("Fetch", "U", vec![], vec![Effect::Move(top, Destination::to(Zone::Hand)).into()]);
    let play = |out| {
        let lay = lay(vec![fetch.clone(), diary()]).play(ANA, &["Island", "Diary"]).hold(ANA, &["Fetch"]);
        let mut table = lay.begin_without(out);
        table.cast("Fetch", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.hand(ANA), table.life(ANA)), (1, 20));
    covers!(table.journal.evidence(), R121_5);
    without!(R121_5, |out| play(out).life(ANA), 20, 21);
}

#[test]
fn a_draw_from_an_empty_library_is_replaced() {
    let play = |out| {
        let lay = lay(vec![study()]).play(ANA, &["Island", "Idle Scroll"]).stack(ANA, &[]).hold(ANA, &["Study"]);
        let mut table = lay.begin_without(out);
        table.cast("Study", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.state.outcome()), (24, None));
    covers!(table.journal.evidence(), R121_6A);
    without!(R121_6A, |out| play(out).state.outcome().is_some(), false, true);
}

#[test]
fn what_replaces_one_draw_is_done_before_the_next() {
    let play = |out| {
        let detour = detour("Detour", vec![Effect::Mill(Players::You, number(2)).into()]);
        let lay = lay(vec![study(), detour]).play(ANA, &["Island", "Island"]);
        let lay = lay.stack(ANA, &["Bear", "Hawk", "Knight", "Wall"]).hold(ANA, &["Study", "Detour"]);
        let mut table = lay.begin_without(out);
        table.cast("Detour", &[]).resolve().cast("Study", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(
        (table.zone("Wall"), table.zone("Knight"), table.zone("Hawk")),
        (Zone::Graveyard, Zone::Graveyard, Zone::Hand)
    );
    covers!(table.journal.evidence(), R121_6B);
    without!(R121_6B, |out| play(out).zone("Wall"), Zone::Graveyard, Zone::Hand);
}

#[test]
fn what_is_done_with_a_drawn_card_is_not_done_with_those_of_a_replacement() {
    // "Draw a card. If it is a creature card, you gain 3 life."
    let drawn = Slot(0x20);
    let is_creature = Condition::Match(Objects::Slot(drawn), Filter::CREATURE);
    let program = vec![
        draw(1).into_slot(drawn),
        Effect::If { condition: is_creature, then: vec![gain(3)], otherwise: vec![] }.into(),
    ];
    let hunt = sorcery("Hunt", "U", vec![], program);
    let play = |out| {
        let lay = lay(vec![hunt.clone(), detour("Detour", vec![draw(2)])]).play(ANA, &["Island", "Island"]);
        let lay = lay.stack(ANA, &["Bear", "Hawk", "Knight"]).hold(ANA, &["Hunt", "Hunt", "Detour"]);
        lay.begin_without(out)
    };
    let twice = |out| {
        let mut table = play(out);
        table.cast("Detour", &[]).resolve().cast("Hunt", &[]).resolve();
        table
    };
    let table = twice(None);
    assert_eq!((table.hand(ANA), table.life(ANA)), (3, 20), "two cards, and neither is what Hunt speaks of");
    covers!(table.journal.evidence(), R121_6C);
    without!(R121_6C, |out| twice(out).life(ANA), 20, 23);
    let mut table = play(None);
    table.cast("Hunt", &[]).resolve();
    assert_eq!(table.life(ANA), 23);
}

#[test]
fn cards_are_drawn_after_the_rest_of_the_event() {
    // "Each player gains 2 life", and Ana draws that many cards instead.
    let feast = sorcery("Feast", "W", vec![], vec![Effect::GainLife(Players::All, number(2)).into()]);
    let instead = Effect::Draw(Players::You, Amount::Slot(Slot::EVENT_AMOUNT));
    let of = Pattern::by(DeedKind::GainLife, Players::You);
    let abbey =
        enchantment("Abbey", Ability::Replacement(Replacement::of(of, Replaced::Program(vec![instead.into()]))));
    let play = |out| {
        let lay = lay(vec![feast.clone(), abbey.clone()]).play(ANA, &["Plains", "Abbey"]).hold(ANA, &["Feast"]);
        let mut table = lay.begin_without(out);
        table.cast("Feast", &[]).resolve();
        table
    };
    let first = |table: &Table| {
        let told = table.journal.entries();
        let tells = |entry: &&vademecum_machine::Entry| matches!(entry.event, Deed::GainLife(..) | Deed::Draw(_));
        told.iter().find(tells).map(|entry| entry.event.kind())
    };
    let table = play(None);
    assert_eq!((table.hand(ANA), table.life(ANA), table.life(BETO)), (2, 20, 22));
    covers!(table.journal.evidence(), R121_7);
    without!(R121_7, |out| first(&play(out)), Some(DeedKind::GainLife), Some(DeedKind::Draw));
}

#[test]
fn a_draw_that_replaces_a_draw_is_not_replaced_by_the_same_effect() {
    let of = Pattern::by(DeedKind::Draw, Players::You);
    let twofold =
        enchantment("Twofold Mind", Ability::Replacement(Replacement::of(of, Replaced::Program(vec![draw(2)]))));
    let mut table = lay(vec![study(), twofold]).play(ANA, &["Island", "Twofold Mind"]).hold(ANA, &["Study"]).begin();
    table.cast("Study", &[]).resolve();
    assert_eq!(table.hand(ANA), 4);
}

#[test]
fn what_is_drawn_while_a_spell_is_cast_is_face_down() {
    let prism = || {
        let program = vec![
            Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Green), number(1)).into(),
            Effect::Draw(Players::You, number(1)).into(),
        ];
        let ability = activated(Cost::of(CostPart::Tap).and(CostPart::SacrificeThis), vec![], program);
        Card::from(Values { abilities: vec![ability], ..card("Prism", "1", &[Type::Artifact]) })
    };
    let feast = |what: Filter| {
        let mut feast = sorcery("Feast", "G", vec![], vec![Effect::GainLife(Players::You, number(4)).into()]);
        feast.faces[0].additional_cost = Cost::of(CostPart::Discard(1, what));
        feast
    };
    let casting = |what: Filter, out| {
        let lay = lay(vec![prism(), feast(what)]).play(ANA, &["Prism"]).hold(ANA, &["Feast", "Bear", "Bear"]);
        let mut table = lay.stack(ANA, &["Hawk"]).begin_without(out);
        let feast = table.held("Feast");
        table.choose(Choice::Cast(feast, 0)).tap_for("Prism", 0, ManaKind::Green);
        table
    };
    let hawk = |table: &Table| Choice::PayWith(table.held("Hawk"));
    let mut table = casting(Filter::CREATURE, None);
    assert_eq!(table.refused(hawk(&table)), R121_8);
    covers!(table.journal.evidence(), R121_8);
    // It is a card all the same.
    let table = casting(Filter::Any, None);
    assert!(table.allows(hawk(&table)));
    let may = |out| {
        let table = casting(Filter::CREATURE, out);
        table.allows(hawk(&table))
    };
    without!(R121_8, may, false, true);
}

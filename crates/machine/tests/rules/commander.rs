//! Decks of Commander games and what leads them (903, 702.124).

use vademecum_abilities::*;
use vademecum_machine::{
    Choice, CommanderGame, Item, Journal, Setup, SetupError, State, Subject, keywords::partner_with, number_cards,
};
use vademecum_machine_fuzz::pool::{card, creature, pool, sorcery, two_faced};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, Table, lay};

/// A card that is legendary as well.
fn legendary(card: Card) -> Card {
    change(card, |values| values.supertypes = values.supertypes.with(Supertype::Legendary))
}

/// A card with its front face changed.
fn change(mut card: Card, change: impl FnOnce(&mut Values)) -> Card {
    change(&mut card.faces[0]);
    card
}

fn partner(variant: Variant) -> Ability {
    Ability::Keyword(KeywordAbility { variant, ..Keyword(124).into() })
}

fn leaders() -> Vec<Card> {
    let led = |name: &str, cost: &str, abilities| legendary(creature(name, cost, (2, 2), abilities));
    let background = change(legendary(card("Raised by Bees", "G", &[Type::Enchantment]).into()), |values| {
        values.subtypes = values.subtypes.with(Subtype::BACKGROUND);
    });
    let smith = change(led("Odo the Smith", "4", vec![]), |values| values.text_symbols = Colors::only(Color::Red));
    let healer = change(legendary(card("The Old Healer", "W", &[Type::Enchantment]).into()), |values| {
        values.can_be_commander = true;
    });
    let doctor = change(led("The Clockwork Doctor", "U", vec![]), |values| {
        values.subtypes = Subtypes::NONE.with(Subtype::TIME_LORD).with(Subtype::DOCTOR);
    });
    let mut werewolf = led("Hanno by Day", "G", vec![]);
    let night = led("Hanno by Night", "R", vec![]);
    werewolf.layout = Layout::Transforming;
    werewolf.faces.push(Values { cost: None, indicator: Some(Colors::only(Color::Red)), ..night.faces[0].clone() });
    vec![
        led("Runa the Bold", "G", vec![]),
        led("Brisa of the Docks", "U", vec![partner(Variant::Plain)]),
        led("Cai of the Docks", "G", vec![partner(Variant::Plain)]),
        led("Ada of the Quay", "U", vec![partner_with("Bo of the Quay")]),
        led("Bo of the Quay", "G", vec![partner_with("Ada of the Quay")]),
        led("Nell, a Friend", "U", vec![partner(Variant::FriendsForever)]),
        led("Jory, a Friend", "G", vec![partner(Variant::FriendsForever)]),
        led("Pim the Companion", "G", vec![partner(Variant::DoctorsCompanion)]),
        doctor,
        led("Wren the Curious", "U", vec![partner(Variant::ChooseBackground)]),
        legendary(card("Ilse of the Tides", "U", &[Type::Planeswalker]).into()),
        creature("Plain Villager", "G", (1, 1), vec![]),
        legendary(creature("Grey Wanderer", "3", (2, 2), vec![])),
        background,
        smith,
        healer,
        werewolf,
        two_faced(Layout::Adventure, led("Tilda the Rover", "G", vec![]), sorcery("Long Ride", "R", vec![], vec![])),
        creature("Rover", "R", (1, 1), vec![]),
        creature("Otter", "U", (1, 1), vec![]),
    ]
}

/// A game of two in which both have the same commanders and the same deck: the cards named, and then lands.
fn game(commanders: &[&str], named: &[&str], lands: (&str, usize)) -> Setup {
    let cards = number_cards(leaders().into_iter().chain(pool())).unwrap();
    let find = |name: &str| cards.find(name).unwrap_or_else(|| panic!("no card is called {name}"));
    let deck: Vec<CardId> =
        named.iter().map(|name| find(name)).chain(std::iter::repeat_n(find(lands.0), lands.1)).collect();
    let leading: Vec<CardId> = commanders.iter().map(|name| find(name)).collect();
    let commander = Some(CommanderGame { commanders: vec![leading; 2], is_brawl: false });
    Setup { decks: vec![deck; 2], commander, ..Setup::two(cards.clone(), Vec::new(), Vec::new(), 1) }
}

fn brawl(setup: Setup) -> Setup {
    let commander = setup.commander.map(|game| CommanderGame { is_brawl: true, ..game });
    Setup { commander, ..setup }
}

/// The rule by which a game is refused, with what was looked at on the way.
fn refused(setup: &Setup, out: Option<RuleId>) -> (Option<RuleId>, Journal) {
    let journal = Journal::without(out);
    let rule = match State::new(setup, &journal) {
        Err(SetupError::Refused(refusal)) => refusal.rule,
        Err(error) => panic!("{error}"),
        Ok(_) => None,
    };
    (rule, journal)
}

fn rule(setup: &Setup, out: Option<RuleId>) -> Option<RuleId> {
    refused(setup, out).0
}

#[test]
fn a_deck_has_exactly_a_hundred_cards() {
    assert_eq!(rule(&game(&["Runa the Bold"], &[], ("Forest", 99)), None), None);
    let short = game(&["Runa the Bold"], &[], ("Forest", 98));
    let journal = refused(&short, None).1;
    covers!(journal.evidence(), R903_5A);
    without!(R903_5A, |out| rule(&short, out), Some(R903_5A), None);
}

#[test]
fn two_commanders_are_among_the_hundred() {
    let setup = game(&["Brisa of the Docks", "Cai of the Docks"], &[], ("Forest", 98));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R702_124B);
    without!(R702_124B, |out| rule(&setup, out), None, Some(R903_5A));
}

#[test]
fn no_card_but_basic_lands_is_there_twice() {
    let setup = game(&["Runa the Bold"], &["Plain Villager"; 2], ("Forest", 97));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_5B);
    without!(R903_5B, |out| rule(&setup, out), Some(R903_5B), None);
}

#[test]
fn every_card_is_within_the_color_identity() {
    let setup = game(&["Runa the Bold"], &["Rover"], ("Forest", 98));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_5C);
    without!(R903_5C, |out| rule(&setup, out), Some(R903_5C), None);
    let lands = game(&["Runa the Bold"], &[], ("Mountain", 99));
    let journal = refused(&lands, None).1;
    covers!(journal.evidence(), R903_5D);
    without!(R903_5D, |out| rule(&lands, out), Some(R903_5D), None);
}

#[test]
fn symbols_in_the_text_count_for_the_color_identity() {
    let setup = game(&["Odo the Smith"], &["Rover"], ("Mountain", 98));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_4);
    without!(R903_4, |out| rule(&setup, out), None, Some(R903_5C));
}

#[test]
fn the_back_face_counts_for_the_color_identity() {
    let setup = game(&["Hanno by Day"], &["Rover"], ("Forest", 98));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_4D);
    without!(R903_4D, |out| rule(&setup, out), None, Some(R903_5C));
}

#[test]
fn an_inset_spell_counts_for_the_color_identity() {
    let setup = game(&["Tilda the Rover"], &["Rover"], ("Forest", 98));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_4E);
    without!(R903_4E, |out| rule(&setup, out), None, Some(R903_5C));
}

#[test]
fn two_commanders_have_one_color_identity_together() {
    let setup = game(&["Brisa of the Docks", "Cai of the Docks"], &["Otter"], ("Forest", 97));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R702_124C);
    without!(R702_124C, |out| rule(&setup, out), None, Some(R903_5D));
}

#[test]
fn a_commander_is_a_legendary_creature() {
    let villager = game(&["Plain Villager"], &[], ("Forest", 99));
    let journal = refused(&villager, None).1;
    covers!(journal.evidence(), R903_3);
    without!(R903_3, |out| rule(&villager, out), Some(R903_3), None);
    let healer = game(&["The Old Healer"], &[], ("Plains", 99));
    let journal = refused(&healer, None).1;
    covers!(journal.evidence(), R903_3A);
    without!(R903_3A, |out| rule(&healer, out), None, Some(R903_3));
}

#[test]
fn two_commanders_need_a_partner_ability_in_common() {
    let docks = game(&["Brisa of the Docks", "Cai of the Docks"], &[], ("Forest", 98));
    let journal = refused(&docks, None).1;
    covers!(journal.evidence(), R702_124H);
    without!(R702_124H, |out| rule(&docks, out), None, Some(R903_3));
    let quay = game(&["Ada of the Quay", "Bo of the Quay"], &[], ("Forest", 98));
    let journal = refused(&quay, None).1;
    covers!(journal.evidence(), R702_124I);
    without!(R702_124I, |out| rule(&quay, out), None, Some(R903_3));
    let stranger = game(&["Ada of the Quay", "Cai of the Docks"], &[], ("Forest", 98));
    assert_eq!(rule(&stranger, None), Some(R903_3), "they do not name each other");
    let friends = game(&["Nell, a Friend", "Jory, a Friend"], &[], ("Forest", 98));
    let journal = refused(&friends, None).1;
    covers!(journal.evidence(), R702_124J);
    without!(R702_124J, |out| rule(&friends, out), None, Some(R903_3));
    let raised = game(&["Wren the Curious", "Raised by Bees"], &[], ("Forest", 98));
    let journal = refused(&raised, None).1;
    covers!(journal.evidence(), R702_124K);
    without!(R702_124K, |out| rule(&raised, out), None, Some(R903_3));
    let doctor = game(&["Pim the Companion", "The Clockwork Doctor"], &[], ("Forest", 98));
    let journal = refused(&doctor, None).1;
    covers!(journal.evidence(), R702_124M);
    without!(R702_124M, |out| rule(&doctor, out), None, Some(R903_3));
    let mixed = game(&["Brisa of the Docks", "Jory, a Friend"], &[], ("Forest", 98));
    let journal = refused(&mixed, None).1;
    covers!(journal.evidence(), R702_124F);
    without!(R702_124F, |out| rule(&mixed, out), Some(R903_3), None);
}

#[test]
fn nobody_has_three_commanders() {
    let setup = game(&["Brisa of the Docks", "Cai of the Docks", "Runa the Bold"], &[], ("Forest", 97));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R702_124G);
    without!(R702_124G, |out| rule(&setup, out), Some(R702_124G), None);
}

#[test]
fn brawl_is_played_with_sixty_cards_and_planeswalkers_may_lead() {
    let setup = brawl(game(&["Runa the Bold"], &[], ("Forest", 59)));
    let journal = refused(&setup, None).1;
    covers!(journal.evidence(), R903_12D);
    without!(R903_12D, |out| rule(&setup, out), None, Some(R903_5A));
    let ilse = brawl(game(&["Ilse of the Tides"], &[], ("Island", 59)));
    let journal = refused(&ilse, None).1;
    covers!(journal.evidence(), R903_12C);
    without!(R903_12C, |out| rule(&ilse, out), None, Some(R903_3));
    let villager = brawl(game(&["Plain Villager"], &[], ("Forest", 59)));
    assert_eq!(rule(&villager, None), Some(R903_3));
    let grey = brawl(game(&["Grey Wanderer"], &[], ("Island", 59)));
    let two_types = brawl(game(&["Grey Wanderer"], &["Forest"], ("Island", 58)));
    assert_eq!(rule(&two_types, None), Some(R903_5D));
    let journal = refused(&grey, None).1;
    covers!(journal.evidence(), R903_12E);
    without!(R903_12E, |out| rule(&grey, out), None, Some(R903_5D));
}

#[test]
fn the_first_mulligan_of_a_brawl_game_is_free() {
    let setup = brawl(game(&["Runa the Bold"], &[], ("Forest", 59)));
    let asks_for_a_card = |out| {
        let mut table = Table::open(&setup, out);
        table.choose(Choice::No).choose(Choice::Yes);
        table.asks().1 != vademecum_machine::Ask::YesNo
    };
    let mut table = Table::open(&setup, None);
    table.choose(Choice::No).choose(Choice::Yes);
    covers!(table.journal.evidence(), R903_12G);
    without!(R903_12G, asks_for_a_card, false, true);
}

#[test]
fn a_card_of_another_color_stays_outside_of_the_game() {
    let wish = || sorcery("Distant Wish", "G", vec![], vec![Effect::Bring(Players::You, Filter::Any).into()]);
    let play = |out| {
        let lay = lay(leaders().into_iter().chain([wish()]).collect()).set(|position| {
            let card = |name: &str| position.setup.cards.find(name).unwrap();
            let commanders = vec![vec![card("Runa the Bold")]];
            position.setup.sideboards = vec![vec![card("Rover"), card("Plain Villager")]];
            position.setup.commander = Some(CommanderGame { commanders, is_brawl: false });
        });
        let mut table = lay.play(ANA, &["Forest"]).hold(ANA, &["Distant Wish"]).begin_without(out);
        table.cast("Distant Wish", &[]).pass_both();
        table
    };
    let allows =
        |table: &Table, name: &str| table.allows(Choice::Pick(Item::Card(table.state.cards().find(name).unwrap())));
    let table = play(None);
    assert!(allows(&table, "Plain Villager") && !allows(&table, "Rover"));
    covers!(table.journal.evidence(), R903_11);
    without!(R903_11, |out| allows(&play(out), "Rover"), false, true);
}

#[test]
fn what_is_put_into_the_command_zone_once_more_is_a_new_object() {
    // "Put each commander in the command zone into the command zone."
    let leading = Objects::Each(Filter::Commander.and(Filter::In(Zone::Command)));
    let recall =
        || sorcery("Recall", "G", vec![], vec![Effect::Move(leading.clone(), Destination::to(Zone::Command)).into()]);
    let play = |out| {
        let lay = lay(leaders().into_iter().chain([recall()]).collect()).set(|position| {
            let commanders = vec![vec![position.setup.cards.find("Runa the Bold").unwrap()]];
            position.setup.commander = Some(CommanderGame { commanders, is_brawl: false });
        });
        let put =
            lay.put(ANA, Zone::Command, &["Runa the Bold"]).last(|runa| runa.counters.push((CounterKind::Charge, 2)));
        let mut table = put.play(ANA, &["Forest"]).hold(ANA, &["Recall"]).begin_without(out);
        table.cast("Recall", &[]).pass_both();
        table
    };
    let counters = |table: &Table| table.state.counters_on(Subject::Object(table.id("Runa the Bold"))).count();
    let table = play(None);
    assert_eq!(table.zone("Runa the Bold"), Zone::Command);
    covers!(table.journal.evidence(), R400_10);
    without!(R400_10, |out| counters(&play(out)), 0, 1);
}

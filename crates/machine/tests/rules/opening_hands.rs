//! What cards of opening hands let their owners do (103.5b, 103.6).

use vademecum_abilities::Zone;
use vademecum_machine::{Ask, Choice, Item, Setup, number_cards};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table};
use vademecum_machine_fuzz::pool::pool;

const KEEP: Choice = Choice::Yes;

/// A game in which both decks are of one card.
fn open(card: &str, out: Option<RuleId>) -> Table {
    let cards = number_cards(pool()).unwrap();
    let deck = vec![cards.find(card).unwrap(); 20];
    Table::open(&Setup::two(cards, deck.clone(), deck, 3), out)
}

fn pick_first(table: &mut Table) {
    let card = table.state.player(table.asks().0).hand()[0];
    table.choose(Choice::Pick(Item::Object(card)));
}

#[test]
fn a_hand_is_exchanged_at_the_time_of_a_mulligan_and_that_is_none() {
    let play = |out| {
        let mut table = open("Second Draught", out);
        pick_first(&mut table);
        table
    };
    let mut table = play(None);
    assert_eq!((table.hand(ANA), table.count("Second Draught", Zone::Exile)), (7, 7));
    // The same player may do so once more, or say whether they take a mulligan.
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 0, most: 1 }));
    table.choose(Choice::Done).choose(KEEP);
    assert_eq!(table.asks().0, BETO);
    covers!(table.journal.evidence(), R103_5, R103_5B);
    without!(R103_5B, |out| play(out).count("Second Draught", Zone::Exile), 7, 0);
}

#[test]
fn the_starting_player_acts_with_the_opening_hand_before_the_next_one() {
    let play = |out| {
        let mut table = open("Ley Stone", out);
        table.choose(KEEP).choose(KEEP);
        pick_first(&mut table);
        pick_first(&mut table);
        table.choose(Choice::Done);
        table
    };
    let mut table = play(None);
    assert_eq!((table.count("Ley Stone", Zone::Battlefield), table.hand(ANA), table.asks().0), (2, 5, BETO));
    table.choose(Choice::Done);
    assert_eq!((table.state.turn().number, table.state.turn().active), (1, ANA));
    covers!(table.journal.evidence(), R103_6, R103_6A);
    let there = |out| play(out).count("Ley Stone", Zone::Battlefield);
    without!(R103_6, |out| play(out).state.turn().number, 0, 1);
    without!(R103_6A, there, 2, 0);
}

#[test]
fn a_card_is_revealed_from_the_opening_hand_only_once() {
    let revealing = |out| {
        let mut table = open("Early Envoy", out);
        table.choose(KEEP).choose(KEEP);
        let card = table.state.player(ANA).hand()[0];
        table.choose(Choice::Pick(Item::Object(card)));
        table.allows(Choice::Pick(Item::Object(card)))
    };
    let mut table = open("Early Envoy", None);
    table.choose(KEEP).choose(KEEP);
    pick_first(&mut table);
    table.choose(Choice::Done).choose(Choice::Done).resolve();
    assert_eq!((table.life(ANA), table.life(BETO), table.hand(ANA)), (23, 20, 7));
    covers!(table.journal.evidence(), R103_6, R103_6B);
    without!(R103_6B, revealing, false, true);
}

#[test]
fn a_sideboard_is_no_part_of_the_starting_deck() {
    let cards = number_cards(pool()).unwrap();
    let (otter, forest) = (cards.find("Tidewater Otter").unwrap(), cards.find("Forest").unwrap());
    let is_offered = |size: usize, out| {
        let setup = Setup::two(cards.clone(), vec![forest; size], vec![forest; 60], 3);
        let table = Table::open(&Setup { sideboards: vec![vec![otter]], ..setup }, out);
        table.state.offer().contains(&Item::Card(otter))
    };
    // The otter asks for a deck of the minimum size: its own card does not count.
    assert!(is_offered(60, None));
    without!(R702_139B, |out| is_offered(59, out), false, true);
}

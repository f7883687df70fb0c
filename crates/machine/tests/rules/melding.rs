//! Permanents that two cards are melded into (701.37, 712.21).

use vademecum_abilities::*;
use vademecum_machine::Ask;
use vademecum_machine_fuzz::pool::{back, creature, sorcery, two_faced};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, Table, lay};

const EXILED: Slot = Slot::FIRST_FREE;

/// "Exile all creatures", into a slot.
fn exile_all() -> Instruction {
    let exile = Effect::Move(Objects::Each(Filter::CREATURE), Destination::to(Zone::Exile));
    Instruction::from(exile).into_slot(EXILED)
}

/// A meld pair, a spell that melds it, and one that exiles all creatures, with what that says of them.
fn pair(then: Vec<Instruction>) -> Vec<Card> {
    let meld_card = |name: &str, cost: &str| {
        let colossus = back(creature("Colossus", "0", (7, 7), vec![]));
        two_faced(Layout::Meld, creature(name, cost, (2, 2), vec![]), colossus)
    };
    let meld = Effect::Meld(Objects::Slot(EXILED), "Colossus".into());
    let sweep = std::iter::once(exile_all()).chain(then).collect();
    vec![
        meld_card("Lookout", "1W"),
        meld_card("Sentinel", "2W"),
        sorcery("Merge", "W", vec![], vec![exile_all(), meld.into()]),
        sorcery("Sweep", "W", vec![], sweep),
    ]
}

/// The game after the pair has been melded.
fn melded(then: Vec<Instruction>, out: Option<RuleId>) -> Table {
    let lay = lay(pair(then)).play(ANA, &["Plains", "Plains", "Lookout", "Sentinel"]).hold(ANA, &["Merge", "Sweep"]);
    let mut table = lay.begin_without(out);
    table.cast("Merge", &[]).resolve();
    assert_eq!((table.size("Colossus"), table.count("Sentinel", Zone::Exile)), ((7, 7), 0));
    table
}

#[test]
fn its_owner_orders_the_timestamps_of_the_two_cards_in_exile() {
    let play = |out: Option<RuleId>| {
        let mut table = melded(vec![], out);
        table.cast("Sweep", &[]).pass_both();
        if table.asks().1 == Ask::Order {
            let sentinel = table.nth_choice(1).expect("the other card");
            table.choose(sentinel);
        }
        let [lookout, sentinel] = ["Lookout", "Sentinel"].map(|name| table.all(name, Zone::Exile)[0]);
        table.state.object(sentinel).since < table.state.object(lookout).since
    };
    without!(R712_21B, play, true, false);
}

#[test]
fn it_counts_as_one_object_and_as_two_cards() {
    let life = |objects: Amount| vec![Effect::GainLife(Players::You, objects).into()];
    let play = |counted: Amount| {
        move |out: Option<RuleId>| {
            let mut table = melded(life(counted.clone()), out);
            table.cast("Sweep", &[]).pass_both();
            table.pick("Colossus");
            table.life(ANA)
        }
    };
    without!(R712_21E, play(Amount::Slot(EXILED)), 21, 22);
    assert_eq!(play(Amount::Count(Box::new(Objects::Slot(EXILED))))(None), 22, "two cards");
}

#[test]
fn a_spell_is_its_front_alone() {
    let lay = lay(pair(vec![])).play(ANA, &["Plains", "Plains", "Plains"]).hold(ANA, &["Sentinel"]);
    let mut table = lay.begin();
    table.cast("Sentinel", &[]).resolve();
    assert_eq!(table.size("Sentinel"), (2, 2));
    covers!(table.journal.evidence(), R712_8B);
}

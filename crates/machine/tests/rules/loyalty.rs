//! Loyalty abilities (606).

use vademecum_abilities::*;
use vademecum_machine::Subject;
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, card, number};

/// A planeswalker with three loyalty: +1 gains a life, −4 takes five.
fn sage() -> Card {
    let gain = vec![Effect::GainLife(Players::You, number(1)).into()];
    let drain = vec![Effect::LoseLife(Players::Opponents, number(5)).into()];
    Card::from(Values {
        loyalty: Some(3),
        abilities: vec![
            activated(Cost::of(CostPart::Loyalty(1)), vec![], gain),
            activated(Cost::of(CostPart::Loyalty(-4)), vec![], drain),
        ],
        ..card("Old Sage", "2W", &[Type::Planeswalker])
    })
}

/// "Loyalty abilities of planeswalkers you control cost an additional [+1] to activate."
fn patron() -> Card {
    let more = CastingRule::yours(Castable::LoyaltyAbilities(Filter::Any), CastingChange::MoreLoyalty(1));
    Card::from(Values { abilities: vec![Ability::Casting(more)], ..card("Patron", "2", &[Type::Enchantment]) })
}

fn open(own: &[&str], out: Option<vademecum_vocab::RuleId>) -> Table {
    let lay =
        lay(vec![sage(), patron()]).play(ANA, own).last(|placed| placed.counters = vec![(CounterKind::Loyalty, 3)]);
    lay.begin_without(out)
}

fn loyalty(table: &Table) -> i32 {
    table.state.counters(Subject::Object(table.id("Old Sage")), CounterKind::Loyalty)
}

#[test]
fn a_loyalty_ability_is_activated_once_a_turn_in_a_main_phase() {
    let again = |out| {
        let mut table = open(&["Old Sage"], out);
        table.activate("Old Sage", 0, &[]).resolve();
        table.allows(table.activation("Old Sage", 0))
    };
    without!(R606_3, again, false, true);
    // Without the symbol it is an ability like any other.
    let in_response = |out| {
        let lay = lay(vec![sage()]).play(ANA, &["Mountain", "Old Sage"]);
        let lay = lay.last(|placed| placed.counters = vec![(CounterKind::Loyalty, 3)]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        table.allows(table.activation("Old Sage", 0))
    };
    without!(R606_2, in_response, false, true);
}

#[test]
fn its_cost_is_loyalty_counters() {
    let after = |out| {
        let mut table = open(&["Old Sage"], out);
        table.activate("Old Sage", 0, &[]);
        loyalty(&table)
    };
    without!(R606_4, after, 4, 3);
    let may = |out| {
        let table = open(&["Old Sage"], out);
        table.allows(table.activation("Old Sage", 1))
    };
    without!(R606_6, may, false, true);
}

#[test]
fn what_is_put_on_and_removed_is_one_cost() {
    // [−4] and [+1] are [−3].
    let may = |out| {
        let table = open(&["Patron", "Old Sage"], out);
        table.allows(table.activation("Old Sage", 1))
    };
    without!(R606_5, may, true, false);
    let mut table = open(&["Patron", "Old Sage"], None);
    table.activate("Old Sage", 0, &[]);
    assert_eq!(loyalty(&table), 5);
    let mut table = open(&["Patron", "Old Sage"], None);
    table.activate("Old Sage", 1, &[]).resolve();
    assert_eq!((table.zone("Old Sage"), table.life(BETO)), (Zone::Graveyard, 15));
}

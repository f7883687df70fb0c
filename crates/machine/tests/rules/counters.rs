//! Counters (122): what the kinds of them do, and how they are moved and counted.

use vademecum_abilities::*;
use vademecum_machine::{Mark, Subject};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, kill, lay};
use vademecum_machine_fuzz::pool::{creature, dies, instant, number, target, target_creature};

fn counters(table: &Table, name: &str, kind: CounterKind) -> i32 {
    table.state.counters(Subject::Object(table.id(name)), kind)
}

#[test]
fn a_shield_counter_protects_once_from_effects_and_damage() {
    let play = |spell: &str, out| {
        let lay = lay(vec![kill("Stab")]).play(ANA, &["Swamp", "Mountain"]).play(BETO, &["Bear"]);
        let lay = lay.last(|placed| placed.counters = vec![(CounterKind::Shield, 1)]);
        let mut table = lay.hold(ANA, &[spell]).begin_without(out);
        table.cast(spell, &["Bear"]).resolve();
        table
    };
    for spell in ["Stab", "Spark"] {
        let table = play(spell, None);
        assert_eq!((table.zone("Bear"), counters(&table, "Bear", CounterKind::Shield)), (Zone::Battlefield, 0));
    }
    let table = play("Stab", None);
    covers!(table.journal.evidence(), R122_1C);
    without!(R122_1C, |out| play("Stab", out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
    without!(R122_1C, |out| play("Spark", out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
    // A state-based action is not an effect: lethal damage from before destroys it.
    let lay = lay(vec![]).play(BETO, &["Bear"]);
    let lay = lay.last(|placed| (placed.counters, placed.damage) = (vec![(CounterKind::Shield, 1)], 2));
    assert_eq!(lay.begin().zone("Bear"), Zone::Graveyard);
}

#[test]
fn a_stun_counter_comes_off_instead_of_untapping() {
    let play = |out| {
        let lay = lay(vec![]).play(BETO, &["Bear"]);
        let lay = lay.last(|placed| {
            (placed.counters, placed.marks) = (vec![(CounterKind::Stun, 1)], placed.marks.with(Mark::Tapped));
        });
        let mut table = lay.begin_without(out);
        table.until_turn(4).until(Step::Upkeep);
        table
    };
    let table = play(None);
    assert!(table.is_tapped("Bear") && counters(&table, "Bear", CounterKind::Stun) == 0);
    covers!(table.journal.evidence(), R122_1D);
    without!(R122_1D, |out| play(out).is_tapped("Bear"), true, false);
}

#[test]
fn a_finality_counter_sends_it_to_exile() {
    let play = |out| {
        let lay = lay(vec![kill("Stab")]).play(ANA, &["Swamp"]).play(BETO, &["Bear"]);
        let lay = lay.last(|placed| placed.counters = vec![(CounterKind::Finality, 1)]);
        let mut table = lay.hold(ANA, &["Stab"]).begin_without(out);
        table.cast("Stab", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Exile);
    covers!(table.journal.evidence(), R122_1H);
    without!(R122_1H, |out| play(out).zone("Bear"), Zone::Exile, Zone::Graveyard);
}

#[test]
fn a_counter_is_moved_from_one_object_to_another_or_not_at_all() {
    let graft = || {
        let (amount, kind) = (number(1), CounterKind::PlusOne);
        let moves = Effect::MoveCounters { kind, amount, from: target(0), onto: target(1) };
        instant("Graft", "G", vec![target_creature(), target_creature()], vec![moves.into()])
    };
    let play = |respond: bool, out| {
        let lay = lay(vec![graft(), kill("Stab")]).play(ANA, &["Forest", "Wall", "Bear"]);
        let lay = lay.last(|placed| placed.counters = vec![(CounterKind::PlusOne, 2)]);
        let mut table = lay.play(BETO, &["Swamp"]).hold(ANA, &["Graft"]).hold(BETO, &["Stab"]).begin_without(out);
        table.cast("Graft", &["Bear", "Wall"]);
        if respond {
            table.pass().cast("Stab", &["Wall"]);
        }
        table.resolve();
        table
    };
    let moved = play(false, None);
    let on = |name: &str| counters(&moved, name, CounterKind::PlusOne);
    assert_eq!((on("Bear"), on("Wall")), (1, 1));
    // The other one is gone: nothing is removed either.
    let table = play(true, None);
    assert_eq!(counters(&table, "Bear", CounterKind::PlusOne), 2);
    covers!(table.journal.evidence(), R122_5);
    without!(R122_5, |out| counters(&play(true, out), "Bear", CounterKind::PlusOne), 2, 1);
}

#[test]
fn the_nth_counter_is_the_one_with_which_there_are_n() {
    let totem = || {
        let third = Pattern {
            counter: Some(CounterKind::PlusOne),
            reaches: Some(3),
            ..Pattern::of(DeedKind::PutCounters, Filter::This)
        };
        let gain = Triggered::on(third, vec![Effect::GainLife(Players::You, number(5)).into()]);
        creature("Growing Totem", "2G", (1, 1), vec![Ability::Triggered(gain)])
    };
    let grow = || {
        let put = Effect::PutCounters(Subjects::Slot(Slot(0)), CounterKind::PlusOne, number(2));
        instant("Sprout", "G", vec![target_creature()], vec![put.into()])
    };
    let play = |times, out| {
        let lay = lay(vec![totem(), grow()]).play(ANA, &["Forest"; 3]).play(ANA, &["Growing Totem"]);
        let mut table = lay.hold(ANA, &["Sprout"; 3]).begin_without(out);
        for _ in 0..times {
            table.cast("Sprout", &["Growing Totem"]).resolve();
        }
        table
    };
    assert_eq!(play(1, None).life(ANA), 20);
    let table = play(3, None);
    assert_eq!(table.life(ANA), 25);
    covers!(table.journal.evidence(), R122_7);
    without!(R122_7, |out| play(3, out).life(ANA), 25, 20);
}

#[test]
fn counters_of_what_died_are_put_on_another_as_many_as_there_were() {
    let heir = || {
        let put = Effect::PutCountersOf(Objects::This, Objects::Slot(Slot(0)));
        let mut bequeaths = Triggered::on(dies(Filter::This), vec![put.into()]);
        bequeaths.effect.targets = vec![target_creature()];
        creature("Testator", "1G", (1, 1), vec![Ability::Triggered(bequeaths)])
    };
    let play = |out| {
        let lay = lay(vec![heir(), kill("Stab")]).play(ANA, &["Swamp", "Wall", "Testator"]);
        let lay = lay.last(|placed| placed.counters = vec![(CounterKind::PlusOne, 3)]);
        let mut table = lay.hold(ANA, &["Stab"]).begin_without(out);
        table.cast("Stab", &["Testator"]).pass_both();
        table.pick("Wall").resolve();
        (counters(&table, "Wall", CounterKind::PlusOne), table)
    };
    let (put, table) = play(None);
    assert_eq!(put, 3);
    covers!(table.journal.evidence(), R122_8);
    without!(R122_8, |out| play(out).0, 3, 0);
}

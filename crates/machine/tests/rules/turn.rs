//! The turn (500–514), priority (117), lands (305).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Mark, Marks};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{creature, instant, number, sorcery, target, target_creature};

fn steps(table: &Table) -> Vec<Step> {
    let begun = |entry: &vademecum_machine::Entry| match entry.event {
        Deed::BeginStep(_, step) => Some(step),
        _ => None,
    };
    table.journal.entries().iter().filter_map(begun).collect()
}

#[test]
fn a_turn_goes_through_its_steps_in_order() {
    let play = |out| {
        let mut table = lay(vec![]).at(Step::Untap).begin_without(out);
        table.wait(|table| table.state.turn().active == BETO);
        table
    };
    // Nobody can attack: the declaration is empty, and so there are no blockers and no combat damage.
    let expected = [
        Step::Untap,
        Step::Upkeep,
        Step::Draw,
        Step::FirstMain,
        Step::BeginningOfCombat,
        Step::DeclareAttackers,
        Step::EndOfCombat,
        Step::SecondMain,
        Step::End,
        Step::Cleanup,
        Step::Untap,
        Step::Upkeep,
    ];
    let table = play(None);
    assert_eq!(steps(&table), expected);
    covers!(table.journal.evidence(), R500_1, R501_1, R505_1, R506_1, R512_1);
    covers!(table.journal.evidence(), R502_4, R508_8, R514_3);
    without!(R500_1, |out| steps(&play(out)) == expected, true, false);
    without!(R501_1, |out| steps(&play(out)).contains(&Step::Upkeep), true, false);
    without!(R505_1, |out| steps(&play(out)).contains(&Step::FirstMain), true, false);
    without!(R506_1, |out| steps(&play(out)).contains(&Step::BeginningOfCombat), true, false);
    without!(R512_1, |out| steps(&play(out)).contains(&Step::End), true, false);
    without!(R508_8, |out| steps(&play(out)).contains(&Step::DeclareBlockers), false, true);
    let next = |out| {
        let mut table = lay(vec![]).begin_without(out);
        table.until_turn(4);
        table.state.turn().active
    };
    without!(R103_1, next, BETO, ANA);
}

#[test]
fn nobody_receives_priority_as_permanents_untap_and_as_a_turn_ends() {
    let asked_from = |step, out| {
        let mut table = lay(vec![]).at(step).begin_without(out);
        if step == Step::End {
            table.pass_both();
        }
        table.state.turn().step
    };
    without!(R502_4, |out| asked_from(Step::Untap, out), Step::Upkeep, Step::Untap);
    without!(R514_3, |out| asked_from(Step::End, out), Step::Upkeep, Step::Cleanup);
}

#[test]
fn players_receive_priority_in_most_steps_the_active_player_first() {
    without!(R117_3A, |out| lay(vec![]).begin_without(out).asks().0, ANA, BETO);
    let asked_in = |step, out| {
        let table = lay(vec![]).at(step).begin_without(out);
        table.state.turn().step
    };
    without!(R503_1, |out| asked_in(Step::Upkeep, out), Step::Upkeep, Step::Draw);
    without!(R504_2, |out| asked_in(Step::Draw, out), Step::Draw, Step::FirstMain);
    without!(R505_6, |out| asked_in(Step::SecondMain, out), Step::SecondMain, Step::End);
    without!(R507_2, |out| asked_in(Step::BeginningOfCombat, out), Step::BeginningOfCombat, Step::DeclareAttackers);
    without!(R511_1, |out| asked_in(Step::EndOfCombat, out), Step::EndOfCombat, Step::SecondMain);
    without!(R513_1, |out| asked_in(Step::End, out), Step::End, Step::Upkeep);
    let attacked = |step, out| {
        let mut table = lay(vec![]).play(ANA, &["Bear"]).begin_without(out);
        table.attack(&["Bear"]);
        while table.state.turn().step < step {
            table.choose(Choice::Pass);
        }
        table.state.turn().step
    };
    without!(R509_2, |out| attacked(Step::DeclareBlockers, out), Step::DeclareBlockers, Step::CombatDamage);
    without!(R510_3, |out| attacked(Step::CombatDamage, out), Step::CombatDamage, Step::EndOfCombat);
    let declared = |out| {
        let mut table = lay(vec![]).play(ANA, &["Bear"]).begin_without(out);
        table.until(Step::DeclareAttackers).choose(Choice::Done);
        table.state.turn().step
    };
    without!(R508_2, declared, Step::DeclareAttackers, Step::EndOfCombat);
}

#[test]
fn permanents_untap_and_a_card_is_drawn() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest"]).last(|forest| forest.marks = Marks::only(Mark::Tapped));
        let mut table = lay.at(Step::Untap).begin_without(out);
        table.until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!((table.is_tapped("Forest"), table.hand(ANA), table.hand(BETO)), (false, 1, 0));
    covers!(table.journal.evidence(), R502_3, R504_1, R121_1);
    without!(R502_3, |out| play(out).is_tapped("Forest"), false, true);
    without!(R504_1, |out| play(out).hand(ANA), 1, 0);
    without!(R121_1, |out| play(out).hand(ANA), 1, 0);
}

#[test]
fn one_land_is_played_each_turn_in_a_main_phase() {
    let play = |out| {
        let lay = lay(vec![]).hold(ANA, &["Forest", "Forest"]).hold(BETO, &["Forest"]);
        lay.at(Step::Upkeep).begin_without(out)
    };
    let mut table = play(None);
    let land = table.held("Forest");
    assert_eq!(table.refused(Choice::PlayLand(land)), R505_6B);
    table.until(Step::FirstMain).choose(Choice::PlayLand(land));
    assert_eq!((table.count("Forest", Zone::Battlefield), table.state.stack().len()), (1, 0));
    assert_eq!(table.asks(), (ANA, Ask::Priority));
    let second = table.held("Forest");
    assert_eq!(table.refused(Choice::PlayLand(second)), R305_2B);
    table.pass();
    let theirs = table.held("Forest");
    assert_eq!(table.refused(Choice::PlayLand(theirs)), R116_2A);
    covers!(table.journal.evidence(), R305_2A, R305_2B, R116_3);
    covers!(table.journal.evidence(), R305_2, R116_2A, R505_6B);
    let may = |table: &Table| table.allows(Choice::PlayLand(table.held("Forest")));
    without!(R505_6B, |out| may(&play(out)), false, true);
    without!(R116_2A, |out| may(play(out).until(Step::FirstMain).pass()), false, true);
    // 305.3: not by an effect either.
    let by_effect = |out| {
        let path = Effect::PlayLand(Objects::Each(Filter::LAND.yours().and(Filter::In(Zone::Hand))));
        let lay = lay(vec![instant("Path", "R", vec![], vec![path.into()])]).play(BETO, &["Mountain"; 2]);
        let mut table = lay.hold(BETO, &["Path", "Forest"]).begin_without(out);
        table.pass().cast("Path", &[]).pass_both();
        table.count("Forest", Zone::Battlefield)
    };
    without!(R305_3, by_effect, 0, 1);
    let two = |out| {
        let mut table = play(out);
        table.until(Step::FirstMain);
        for _ in 0..2 {
            let land = table.held("Forest");
            if table.allows(Choice::PlayLand(land)) {
                table.choose(Choice::PlayLand(land));
            }
        }
        table
    };
    without!(R305_2, |out| two(out).count("Forest", Zone::Battlefield), 1, 2);
    without!(R305_2A, |out| two(out).count("Forest", Zone::Battlefield), 1, 2);
    without!(R305_2B, |out| two(out).count("Forest", Zone::Battlefield), 1, 2);
    without!(R116_3, |out| two(out).asks().0, ANA, BETO);
    without!(R116_1, |out| two(out).count("Forest", Zone::Stack), 0, 1);
    // No land is played while something waits on the stack.
    let busy = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Spark", "Forest"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        table
    };
    let mut table = busy(None);
    let land = table.held("Forest");
    assert_eq!(table.refused(Choice::PlayLand(land)), R116_2A);
    without!(R116_2A, |out| may(&busy(out)), false, true);
}

#[test]
fn unspent_mana_is_lost_as_the_step_ends() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Forest"]).begin_without(out);
        table.tap_for("Forest", 0, ManaKind::Green).pass_both();
        table
    };
    let table = play(None);
    assert_eq!((table.state.turn().step, table.state.player(ANA).pool.total()), (Step::BeginningOfCombat, 0));
    covers!(table.journal.evidence(), R106_4, R500_4);
    without!(R500_4, |out| play(out).state.player(ANA).pool.total(), 0, 1);
}

#[test]
fn the_hand_is_discarded_down_to_seven_and_damage_wears_off() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Bear"]).last(|bear| bear.damage = 1);
        let mut table = lay.hold(ANA, &["Forest"; 9]).at(Step::End).begin_without(out);
        table.pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 2, most: 2 }));
    for _ in 0..2 {
        let card = table.first().unwrap();
        table.choose(card);
    }
    assert_eq!((table.hand(ANA), table.count("Forest", Zone::Graveyard)), (7, 2));
    assert_eq!(table.state.object(table.id("Bear")).damage, 0);
    covers!(table.journal.evidence(), R514_1, R514_2, R402_2, R701_8A);
    let end = |out| {
        let mut table = play(out);
        table.until_turn(4);
        table
    };
    without!(R514_1, |out| end(out).hand(ANA), 7, 9);
    without!(R402_2, |out| end(out).hand(ANA), 7, 9);
    without!(R701_8A, |out| end(out).hand(ANA), 7, 9);
    let damage = |out| {
        let table = end(out);
        table.state.object(table.id("Bear")).damage
    };
    without!(R514_2, damage, 0, 1);
}

#[test]
fn until_end_of_turn_ends_in_the_cleanup_step() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Bear", "Forest"]).hold(ANA, &["Growth"]).begin_without(out);
        table.cast("Growth", &["Bear"]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(table.size("Bear"), (5, 5));
    table.until_turn(4);
    assert_eq!(table.size("Bear"), (2, 2));
    covers!(table.journal.evidence(), R514_2, R611_2A);
    let next = |out| {
        let mut table = play(out);
        table.until_turn(4);
        table
    };
    without!(R514_2, |out| next(out).size("Bear"), (2, 2), (5, 5));
    without!(R611_2A, |out| next(out).size("Bear"), (2, 2), (5, 5));
}

#[test]
fn a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_step() {
    let gain = Triggered::on(
        Pattern::by(DeedKind::Discard, Players::You),
        vec![Effect::GainLife(Players::You, number(1)).into()],
    );
    let play = |out| {
        let miser = creature("Miser", "B", (1, 1), vec![Ability::Triggered(gain.clone())]);
        let lay = lay(vec![miser]).play(ANA, &["Miser"]).hold(ANA, &["Forest"; 8]);
        let mut table = lay.at(Step::End).begin_without(out);
        table.pass_both();
        let card = table.first().unwrap();
        table.choose(card);
        table
    };
    let mut table = play(None);
    assert_eq!((table.state.turn().step, table.asks()), (Step::Cleanup, (ANA, Ask::Priority)));
    table.pass_both().pass_both();
    assert_eq!(table.happened(|deed| *deed == Deed::BeginStep(ANA, Step::Cleanup)), 2);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R514_3A);
    let asked = |out| {
        let table = play(out);
        (table.state.turn().step, table.asks().0)
    };
    without!(R514_3A, asked, (Step::Cleanup, ANA), (Step::Upkeep, BETO));
}

#[test]
fn abilities_trigger_at_the_beginning_of_the_upkeep() {
    let gain = Triggered::on(
        Pattern::begins(Step::Upkeep, Players::You),
        vec![Effect::GainLife(Players::You, number(1)).into()],
    );
    let play = |out| {
        let nurse = creature("Nurse", "W", (1, 1), vec![Ability::Triggered(gain.clone())]);
        let mut table =
            lay(vec![nurse]).play(ANA, &["Nurse"]).play(BETO, &["Nurse"]).at(Step::Untap).begin_without(out);
        table.resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (21, 20));
    covers!(table.journal.evidence(), R500_6, R603_2);
    without!(R500_6, |out| play(out).life(ANA), 21, 20);
    without!(R603_2, |out| play(out).life(ANA), 21, 20);
}

#[test]
fn priority_passes_in_turn_and_the_top_of_the_stack_resolves_first() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"]).play(BETO, &["Mountain"]);
        let mut table = lay.hold(ANA, &["Spark"]).hold(BETO, &["Spark"]).begin_without(out);
        table.cast("Spark", &["Beto"]);
        table
    };
    let answered = |out| {
        let mut table = play(out);
        table.pass().cast("Spark", &["Ana"]).pass_both();
        table
    };
    assert_eq!(play(None).asks(), (ANA, Ask::Priority));
    let mut table = answered(None);
    assert_eq!((table.life(ANA), table.life(BETO), table.asks()), (17, 20, (ANA, Ask::Priority)));
    table.pass_both();
    assert_eq!(table.life(BETO), 17);
    covers!(table.journal.evidence(), R117_3B, R117_3C, R117_3D, R117_4, R405_5);
    without!(R117_3C, |out| play(out).asks().0, ANA, BETO);
    without!(R117_3D, |out| play(out).pass().asks().0, BETO, ANA);
    without!(R117_3B, |out| answered(out).asks().0, ANA, BETO);
    let totals = |out| {
        let table = answered(out);
        (table.life(ANA), table.life(BETO))
    };
    without!(R117_4, totals, (17, 20), (20, 20));
    without!(R405_5, totals, (17, 20), (20, 17));
    let instant = |out| {
        let mut table = play(out);
        table.pass();
        table.allows(Choice::Cast(table.held("Spark"), 0))
    };
    without!(R304_1, instant, true, false);
    let next = |out| {
        let mut table = lay(vec![]).begin_without(out);
        table.pass_both();
        table.state.turn().step
    };
    without!(R500_2, next, Step::BeginningOfCombat, Step::FirstMain);
}

#[test]
fn an_attacker_becomes_tapped_and_what_waits_for_that_triggers_once() {
    let gain =
        Triggered::on(Pattern::of(DeedKind::Tap, Filter::This), vec![Effect::GainLife(Players::You, number(1)).into()]);
    let play = |out| {
        let tap = sorcery("Hold", "W", vec![target_creature()], vec![Effect::Tap(target(0)).into()]);
        let sleeper = creature("Sleeper", "W", (1, 1), vec![Ability::Triggered(gain.clone())]);
        let lay = lay(vec![sleeper, tap]).play(ANA, &["Sleeper", "Plains"]).hold(ANA, &["Hold"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Sleeper"]).until(Step::SecondMain);
        // Something that is tapped does not become tapped.
        table.cast("Hold", &["Sleeper"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (21, 19));
    covers!(table.journal.evidence(), R508_1F, R701_21A);
}

#[test]
fn a_spell_for_after_the_upkeep_waits_for_the_end_of_the_first_one() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island", "Forest"]).hold(ANA, &["Twice Dawn", "Waking Word"]);
        let mut table = lay.at(Step::Upkeep).begin_without(out);
        table.cast("Twice Dawn", &[]).resolve();
        table
    };
    let may = |table: &Table| table.allows(Choice::Cast(table.held("Waking Word"), 0));
    let second = |out| {
        let mut table = play(out);
        table.pass_both();
        table
    };
    assert!(!may(&play(None)));
    let mut table = second(None);
    assert_eq!((table.state.turn().step, may(&table)), (Step::Upkeep, true));
    table.cast("Waking Word", &[]).resolve();
    assert_eq!(table.life(ANA), 23);
    covers!(table.journal.evidence(), R500_9, R503_2);
    without!(R503_2, |out| may(&second(out)), true, false);
}

#[test]
fn of_phases_added_after_one_the_newest_comes_first() {
    let play = |out| {
        let lay =
            lay(vec![]).play(ANA, &["Mountain"; 3]).play(ANA, &["Plains"]).hold(ANA, &["Second Assault", "Late Dawn"]);
        let mut table = lay.begin_without(out);
        table.cast("Second Assault", &[]).resolve().cast("Late Dawn", &[]).resolve().until(Step::End);
        steps(&table)
    };
    let combat = [Step::BeginningOfCombat, Step::DeclareAttackers, Step::EndOfCombat, Step::SecondMain];
    let expected = [&[Step::FirstMain, Step::Draw][..], &combat, &combat, &[Step::End]].concat();
    assert_eq!(play(None), expected);
    without!(R500_8, |out| play(out).len(), 11, 7);
    without!(R500_10, |out| play(out).len(), 11, 13);
}

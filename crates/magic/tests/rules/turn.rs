//! The turn (500–514), priority (117), lands (305).

use vademecum_magic::{
    Choice, Decision, Event, Step, Type, Zone,
    ability::{Ability, Amount, Change, Duration, Effect, Subject, Trigger, Triggered, Which, Who, Whose},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::covers;

use crate::table::{ANA, BRUNO, CREATURE, body, creature, lay, spell};

#[test]
fn a_turn_goes_through_its_steps_in_order() {
    let mut table = lay(&[]).set(|a| a.step = Step::Untap).begin();
    while table.state.turn().active == ANA {
        table.pass();
    }
    let steps: Vec<Step> = table
        .journal
        .events()
        .filter_map(|event| match event {
            Event::StepBegan(step) => Some(step),
            _ => None,
        })
        .collect();
    // 508.8: nobody attacks, so there are no blockers and no combat damage.
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
    assert_eq!(steps, expected);
    covers!(table.journal.evidence(), R500_1, R502_4, R508_8, R514_3);
}

#[test]
fn permanents_untap_and_a_card_is_drawn() {
    let table = lay(&[]).play(ANA, &["Mountain"]).last(|m| m.tapped = true).set(|a| a.step = Step::Untap);
    let mut table = table.begin();
    let mountain = table.state.battlefield()[0];
    assert!(!table.state.object(mountain).tapped);
    let hand = table.state.player(ANA).hand().len();
    table.until(Step::Draw);
    assert_eq!(table.state.player(ANA).hand().len(), hand + 1);
    covers!(table.journal.evidence(), R502_3, R504_1, R121_1, R703_4D);
}

#[test]
fn one_land_is_played_each_turn_in_a_main_phase() {
    let mut table = lay(&[]).hold(ANA, &["Mountain", "Mountain"]).set(|a| a.step = Step::Upkeep).begin();
    let land = table.state.player(ANA).hand()[0];
    assert_eq!(table.refused(Choice::PlayLand(land)), R505_6B);
    table.until(Step::FirstMain);
    table.choose(Choice::PlayLand(land));
    assert_eq!(table.in_zone("Mountain", Zone::Battlefield), 1);
    assert_eq!(table.state.decision(), Decision::Priority(ANA));
    let second = table.state.player(ANA).hand()[0];
    assert_eq!(table.refused(Choice::PlayLand(second)), R305_2B);
    covers!(table.journal.evidence(), R305_1, R305_2A, R305_2B, R116_2A, R116_3);
}

#[test]
fn unspent_mana_is_lost_as_the_step_ends() {
    let mut table = lay(&[]).play(ANA, &["Mountain"]).begin();
    let land = table.id("Mountain");
    let land = table.state.battlefield().iter().copied().find(|&id| id == land).unwrap();
    table.tap_mountain(land);
    assert_eq!(table.state.player(ANA).pool.total(), 1);
    table.pass_both();
    assert_eq!(table.state.player(ANA).pool.total(), 0);
    covers!(table.journal.evidence(), R106_4, R500_4, R703_4Q, R605_3B);
}

#[test]
fn the_hand_is_discarded_down_to_seven_and_damage_wears_off() {
    let table = lay(&[creature("Bear", 2, 2, &[])]).play(ANA, &["Bear"]).last(|bear| bear.damage = 1);
    let mut table = table.hold(ANA, &["Mountain"; 9]).set(|a| a.step = Step::End).begin();
    table.pass_both();
    assert_eq!(table.state.decision(), Decision::DiscardDown(ANA));
    for _ in 0..2 {
        let card = table.state.choices().iter().next().unwrap();
        table.choose(card);
    }
    assert_eq!(table.state.player(ANA).hand().len(), 7);
    assert_eq!(table.state.player(ANA).graveyard().len(), 2);
    assert_eq!(table.state.object(table.id("Bear")).damage, 0);
    covers!(table.journal.evidence(), R514_1, R514_2, R402_2, R120_6, R701_8A);
}

#[test]
fn until_end_of_turn_ends_in_the_cleanup_step() {
    let grow = Change::Modify(Amount::Number(3), Amount::Number(3));
    let swell = spell(
        "Swell",
        Type::Instant,
        &[CREATURE],
        &[Effect::Change { which: Which::Target(0), change: grow, lasts: Duration::EndOfTurn }],
    );
    let mut table =
        lay(&[swell, creature("Bear", 2, 2, &[])]).play(ANA, &["Bear", "Mountain"]).hold(ANA, &["Swell"]).begin();
    table.cast("Swell").at("Bear").pay().pass_both();
    assert_eq!(table.size("Bear"), (5, 5));
    while table.state.turn().active == ANA {
        match table.state.decision() {
            Decision::Attackers(_) => table.choose(Choice::Done),
            _ => table.pass(),
        };
    }
    assert_eq!(table.size("Bear"), (2, 2));
    covers!(table.journal.evidence(), R514_2, R611_2A, R613_4C, R703_4P);
}

#[test]
fn a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_step() {
    let on = Trigger::Discards(Whose::You);
    let effect = body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
    let ability = Ability::Triggered(Triggered { on, batched: false, only_if: None, body: effect });
    let mut table = lay(&[creature("Miser", 1, 1, &[ability])])
        .play(ANA, &["Miser"])
        .hold(ANA, &["Mountain"; 8])
        .set(|a| a.step = Step::End)
        .begin();
    table.pass_both();
    let card = table.state.choices().iter().next().unwrap();
    table.choose(card);
    assert_eq!((table.state.turn().step, table.state.decision()), (Step::Cleanup, Decision::Priority(ANA)));
    table.pass_both().pass_both();
    assert_eq!(table.happened(|event| *event == Event::StepBegan(Step::Cleanup)), 2);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R514_3A);
}

#[test]
fn abilities_trigger_at_the_beginning_of_the_upkeep() {
    let on = Trigger::Begins(Step::Upkeep, Whose::You);
    let effect = body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
    let ability = Ability::Triggered(Triggered { on, batched: false, only_if: None, body: effect });
    let lay = lay(&[creature("Nurse", 1, 1, &[ability])]).play(ANA, &["Nurse"]).play(BRUNO, &["Nurse"]);
    let mut table = lay.set(|a| a.step = Step::Untap).begin();
    assert_eq!(table.state.stack().len(), 1);
    table.pass_both();
    assert_eq!((table.life(ANA), table.life(BRUNO)), (21, 20));
    covers!(table.journal.evidence(), R500_6, R503_1A, R603_2B, R503_1);
}

#[test]
fn priority_passes_in_turn_and_the_top_of_the_stack_resolves_first() {
    let mut table = lay(&[]).play(ANA, &["Mountain"]).play(BRUNO, &["Mountain"]);
    table = table.hold(ANA, &["Spark"]).hold(BRUNO, &["Spark"]);
    let mut table = table.begin();
    table.cast("Spark").at_player(BRUNO).pay();
    assert_eq!(table.state.decision(), Decision::Priority(ANA));
    table.pass();
    assert_eq!(table.state.decision(), Decision::Priority(BRUNO));
    let answer = table.state.player(BRUNO).hand()[0];
    table.choose(Choice::Cast(answer)).at_player(ANA).pay().pass_both();
    assert_eq!((table.life(ANA), table.life(BRUNO)), (17, 20));
    assert_eq!(table.state.decision(), Decision::Priority(ANA));
    table.pass_both();
    assert_eq!(table.life(BRUNO), 17);
    covers!(table.journal.evidence(), R117_3B, R117_3C, R117_3D, R117_4, R405_5);
}

#[test]
fn an_empty_subject_means_nothing_triggers() {
    let on = Trigger::BecomesTapped(Subject::This);
    let effect = body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
    let ability = Ability::Triggered(Triggered { on, batched: false, only_if: None, body: effect });
    let mut table = lay(&[creature("Sleeper", 1, 1, &[ability])]).play(ANA, &["Sleeper"]).begin();
    table.attack(&["Sleeper"]);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R603_2F, R701_21A);
}

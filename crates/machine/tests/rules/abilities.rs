//! Triggered abilities (603), what enters the battlefield, and objects that are not what they were (400.7).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Item, Note};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, blink, lay};
use vademecum_machine_fuzz::pool::{creature, dies, enters, instant, number, sorcery, target, target_creature};

fn gain(n: i32) -> Program {
    vec![Effect::GainLife(Players::You, number(n)).into()]
}

fn when(pattern: Pattern, program: Program) -> Ability {
    Ability::Triggered(Triggered::on(pattern, program))
}

fn stacked(table: &Table) -> usize {
    table.state.stack().len()
}

#[test]
fn an_ability_triggers_as_its_source_enters() {
    let play = |out| {
        let scholar = creature("Scholar", "R", (1, 1), vec![when(enters(Filter::This), gain(2))]);
        let lay = lay(vec![scholar]).play(ANA, &["Mountain"]).hold(ANA, &["Scholar"]);
        let mut table = lay.begin_without(out);
        table.cast("Scholar", &[]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!((stacked(&table), table.life(ANA)), (1, 20));
    table.pass_both();
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R603_2, R603_3, R603_6A);
    without!(R603_2, |out| stacked(&play(out)), 1, 0);
    without!(R603_3, |out| stacked(&play(out)), 1, 0);
    without!(R603_6A, |out| stacked(&play(out)), 1, 0);
}

#[test]
fn creatures_that_die_together_see_each_other_die() {
    let mourner = creature("Witness", "B", (1, 1), vec![when(dies(Filter::Any), gain(1))]);
    let play = |out| {
        let lay = lay(vec![mourner.clone()]).play(ANA, &["Witness", "Bear"]).play(ANA, &["Plains"; 5]);
        let mut table = lay.play(BETO, &["Witness"]).hold(ANA, &["Flood"]).begin_without(out);
        table.cast("Flood", &[]).pass_both();
        while table.state.decision().why == R603_3B {
            let first = table.first().unwrap();
            table.choose(first);
        }
        table
    };
    let done = |out| {
        let mut table = play(out);
        table.resolve();
        table
    };
    // Three deaths, seen by both: three abilities each, the active player's first.
    let table = play(None);
    assert_eq!(stacked(&table), 6);
    assert!(table.state.stack()[..3].iter().all(|item| item.controller == ANA));
    let table = done(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (23, 23));
    covers!(table.journal.evidence(), R603_10A, R603_3B, R608_2F, R101_4);
    without!(R603_10A, |out| done(out).life(ANA), 23, 20);
    let bottom = |out| play(out).state.stack()[0].controller;
    without!(R101_4, bottom, ANA, BETO);
    // Destroyed one after the other, the witness dies before the others.
    without!(R608_2F, |out| done(out).life(ANA), 23, 21);
}

#[test]
fn a_trigger_without_a_legal_target_is_removed() {
    let ability = Ability::Triggered(Triggered {
        effect: SpellAbility {
            targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE.other()))],
            program: vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
            ..SpellAbility::default()
        },
        ..Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), vec![])
    });
    let play = |theirs: &[&str], out| {
        let ghoul = creature("Ghoul", "B", (1, 1), vec![ability.clone()]);
        let mut table = lay(vec![ghoul]).play(ANA, &["Ghoul"]).play(BETO, theirs).begin_without(out);
        table.until(Step::DeclareAttackers);
        let ghoul = table.id("Ghoul");
        table.choose(Choice::Attack(ghoul, vademecum_machine::Defender::Player(BETO))).choose(Choice::Done);
        if let Ask::Pick { .. } = table.asks().1 {
            table.pick("Bear");
        }
        table
    };
    let removed = |table: &Table| table.happened(|deed| matches!(deed, Deed::Note(Note::TriggerRemoved(..))));
    let table = play(&[], None);
    assert_eq!((stacked(&table), removed(&table)), (0, 1));
    covers!(table.journal.evidence(), R603_3D, R115_1D);
    without!(R603_3D, |out| stacked(&play(&[], out)), 0, 1);
    let table = play(&["Bear"], None);
    assert_eq!((stacked(&table), table.state.stack()[0].targets.len()), (1, 1));
    without!(R115_1D, |out| play(&["Bear"], out).state.stack()[0].targets.len(), 1, 0);
}

#[test]
fn an_intervening_if_is_checked_twice() {
    let careful = Ability::Triggered(Triggered {
        only_if: Some(Condition::Compare(Amount::Life(Players::You), Comparison::AtLeast, number(18))),
        ..Triggered::on(dies(Filter::This), gain(5))
    });
    let play = |life: i32, out| {
        let careful = creature("Careful", "W", (1, 1), vec![careful.clone()]);
        let lay = lay(vec![careful]).play(ANA, &["Careful", "Mountain"]).play(BETO, &["Mountain"]);
        let lay = lay.hold(ANA, &["Spark"]).hold(BETO, &["Spark"]);
        let mut table = lay.set(|position| position.life.push((ANA, life))).begin_without(out);
        table.cast("Spark", &["Careful"]).pass_both();
        table
    };
    // False at once: it does not trigger.
    let table = play(17, None);
    assert_eq!(stacked(&table), 0);
    covers!(table.journal.evidence(), R603_4);
    without!(R603_4, |out| stacked(&play(17, out)), 0, 1);
    // True at first, false as it resolves: it does nothing.
    let second = |out| {
        let mut table = play(20, out);
        table.pass().cast("Spark", &["Ana"]).pass_both().pass_both();
        table
    };
    let table = second(None);
    assert_eq!((stacked(&table), table.life(ANA)), (0, 17));
    covers!(table.journal.evidence(), R608_2A);
    without!(R608_2A, |out| second(out).life(ANA), 17, 22);
}

#[test]
fn that_much_is_the_amount_of_the_event() {
    let on = Pattern {
        source: Some(Filter::This),
        combat: Some(true),
        to_players: true,
        ..Pattern::by(DeedKind::Damage, Players::All)
    };
    let grows =
        Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Slot(Slot::EVENT_AMOUNT));
    let vampire = creature("Vampire", "B", (2, 2), vec![when(on, vec![grows.into()])]);
    let mut table = lay(vec![vampire]).play(ANA, &["Vampire"]).begin();
    table.attack(&["Vampire"]).until(Step::EndOfCombat);
    assert_eq!(table.size("Vampire"), (4, 4));
    covers!(table.journal.evidence(), R122_6, R122_1A);
}

#[test]
fn may_is_asked_on_resolution_and_finds_the_card_where_it_went() {
    let may = Effect::May {
        who: Players::You,
        decider: Slot::FIRST_FREE,
        then: vec![Effect::Move(Objects::Slot(Slot::EVENT_OBJECTS), Destination::to(Zone::Hand)).into()],
        otherwise: vec![],
    };
    let play = |out| {
        let phoenix = creature("Phoenix", "R", (1, 1), vec![when(dies(Filter::This), vec![may.clone().into()])]);
        let mut table = lay(vec![phoenix]).play(ANA, &["Phoenix", "Mountain"]).hold(ANA, &["Spark"]).begin_without(out);
        table.cast("Spark", &["Phoenix"]).pass_both().pass_both();
        table
    };
    let back = |out| {
        let mut table = play(out);
        if table.asks().1 == Ask::YesNo {
            table.choose(Choice::Yes);
        }
        table.zone("Phoenix")
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::YesNo));
    table.choose(Choice::Yes);
    assert_eq!(table.zone("Phoenix"), Zone::Hand);
    covers!(table.journal.evidence(), R400_7E, R608_2D);
    without!(R400_7E, back, Zone::Hand, Zone::Graveyard);
    without!(R608_2D, |out| play(out).asks().1, Ask::YesNo, Ask::Priority);
}

#[test]
fn the_controller_of_several_triggers_orders_them() {
    let herald = creature(
        "Herald",
        "W",
        (1, 1),
        vec![
            when(
                Pattern::by(DeedKind::GainLife, Players::You),
                vec![Effect::LoseLife(Players::Opponents, number(1)).into()],
            ),
            when(Pattern::by(DeedKind::GainLife, Players::You), vec![Effect::Draw(Players::You, number(1)).into()]),
        ],
    );
    let play = |out| {
        let heal = instant("Heal", "W", vec![], gain(1));
        let lay = lay(vec![herald.clone(), heal]).play(ANA, &["Herald", "Plains"]).hold(ANA, &["Heal"]);
        let mut table = lay.begin_without(out);
        table.cast("Heal", &[]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 1, most: 1 }));
    assert_eq!(table.refused(Choice::Pick(Item::Place(2))), R603_3B);
    table.choose(Choice::Pick(Item::Place(1)));
    table.pass_both();
    assert_eq!((table.life(BETO), table.hand(ANA)), (19, 0), "the one that was put there last resolves first");
    covers!(table.journal.evidence(), R603_3B);
    without!(R603_3B, |out| play(out).asks().1, Ask::Pick { least: 1, most: 1 }, Ask::Priority);
}

#[test]
fn one_or_more_triggers_once_for_what_happens_together() {
    let pattern = Pattern { together: true, ..dies(Filter::Any.other()) };
    let play = |out| {
        let seer = creature("Seer", "W", (1, 1), vec![when(pattern.clone(), gain(1))]);
        let lay = lay(vec![seer]).play(ANA, &["Seer"]).play(ANA, &["Plains"; 5]).play(BETO, &["Bear", "Bear"]);
        let mut table = lay.hold(ANA, &["Flood"]).begin_without(out);
        table.cast("Flood", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R603_2C, R608_2F);
    without!(R603_2C, |out| play(out).life(ANA), 21, 22);
}

#[test]
fn permanents_enter_tapped_or_with_counters() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest"; 3]).hold(ANA, &["Hydra", "Grove"]);
        let mut table = lay.begin_without(out);
        let hydra = table.held("Hydra");
        table.choose(Choice::Cast(hydra, 0)).choose(Choice::Number(2)).pay().pass_both();
        table
    };
    let grove = |out| {
        let mut table = play(out);
        let grove = table.held("Grove");
        table.choose(Choice::PlayLand(grove));
        table
    };
    let table = grove(None);
    assert_eq!((table.size("Hydra"), table.is_tapped("Grove")), ((2, 2), true));
    covers!(table.journal.evidence(), R614_12, R122_6, R107_3A, R110_5B);
    without!(R614_12, |out| grove(out).is_tapped("Grove"), true, false);
    without!(R122_6, |out| play(out).zone("Hydra"), Zone::Battlefield, Zone::Graveyard);
    let bear = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest"; 2]).hold(ANA, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Bear", &[]).resolve();
        table.is_tapped("Bear")
    };
    without!(R110_5B, bear, false, true);
}

#[test]
fn prowess_triggers_on_noncreature_spells() {
    let play = |spell: &'static str, out| {
        let lay = lay(vec![]).play(ANA, &["Monk", "Mountain", "Mountain"]).hold(ANA, &["Spark", "Raider"]);
        let mut table = lay.begin_without(out);
        table.cast(spell, &["Beto"]);
        table
    };
    let mut table = play("Spark", None);
    assert_eq!(stacked(&table), 2);
    table.pass_both();
    assert_eq!(table.size("Monk"), (2, 3));
    assert_eq!(stacked(&play("Raider", None)), 1);
    covers!(table.journal.evidence(), R702_108A, R601_2I, R611_2, R611_2C);
    without!(R702_108A, |out| stacked(&play("Spark", out)), 2, 1);
    without!(R601_2I, |out| stacked(&play("Spark", out)), 2, 1);
}

#[test]
fn a_delayed_ability_waits_for_its_moment_and_triggers_once() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Plains", "Bear"]).hold(ANA, &["Vanish"]).begin_without(out);
        table.cast("Vanish", &["Bear"]).resolve();
        table
    };
    assert_eq!(play(None).zone("Bear"), Zone::Exile);
    let later = |out| {
        let mut table = play(out);
        table.until(Step::End).resolve();
        table
    };
    let table = later(None);
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    covers!(table.journal.evidence(), R603_7, R603_7A, R603_7B);
    without!(R603_7, |out| later(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
    without!(R603_7A, |out| later(out).zone("Bear"), Zone::Battlefield, Zone::Exile);
    let triggered = |out| {
        let mut table = later(out);
        table.until_turn(4).until(Step::End).resolve();
        table.happened(|deed| matches!(deed, Deed::Note(Note::TriggerStacked(..))))
    };
    without!(R603_7B, triggered, 1, 2);
}

#[test]
fn a_state_trigger_waits_until_it_has_left_the_stack() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Empty Hands"]).stack(ANA, &["Bear"; 3]).begin_without(out);
        table.pass_both();
        table
    };
    let start = |out| lay(vec![]).play(ANA, &["Empty Hands"]).stack(ANA, &["Bear"; 3]).begin_without(out);
    assert_eq!(stacked(&start(None)), 1);
    let table = play(None);
    assert_eq!((stacked(&table), table.life(ANA), table.hand(ANA)), (0, 19, 1));
    covers!(table.journal.evidence(), R603_8);
    without!(R603_8, |out| stacked(&start(out)), 1, 0);
}

#[test]
fn a_reflexive_ability_triggers_on_what_was_done() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Swamp", "Swamp", "Snake"]).play(BETO, &["Bear"]).hold(ANA, &["Offering"]);
        let mut table = lay.begin_without(out);
        table.cast("Offering", &[]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!((table.zone("Snake"), stacked(&table)), (Zone::Graveyard, 1));
    table.pick("Bear").resolve();
    assert_eq!(table.zone("Bear"), Zone::Graveyard);
    covers!(table.journal.evidence(), R603_12);
    without!(R603_12, |out| stacked(&play(out)), 1, 0);
}

#[test]
fn another_is_what_the_source_was_before_it_left_and_came_back() {
    // "Destroy each other creature": the source was exiled and returned before it resolves. It is another object then.
    let blast = Ability::Activated(Activated {
        effect: SpellAbility {
            program: vec![Effect::Destroy { what: Objects::Each(Filter::CREATURE.other()), regenerable: true }.into()],
            ..SpellAbility::default()
        },
        ..Activated::default()
    });
    let blink = blink();
    let tyrant = creature("Tyrant", "B", (4, 4), vec![blast]);
    let mut table = lay(vec![tyrant, blink]).play(ANA, &["Tyrant", "Bear", "Island"]).hold(ANA, &["Blink"]).begin();
    table.activate("Tyrant", 0, &[]).cast("Blink", &["Tyrant"]).resolve();
    assert_eq!((table.zone("Bear"), table.zone("Tyrant")), (Zone::Graveyard, Zone::Graveyard));
}

#[test]
fn a_delayed_ability_does_not_find_what_has_left_the_zone_and_come_back() {
    // What was borrowed is sacrificed as the next end step begins.
    let borrow = sorcery(
        "Borrow",
        "R",
        vec![target_creature()],
        vec![
            Instruction::from(Effect::Untap(target(0))).into_slot(Slot(0x21)),
            Effect::Delay {
                ability: Arc::new(Triggered::on(
                    Pattern::begins(Step::End, Players::All),
                    vec![Effect::SacrificeThose(target(0)).into()],
                )),
                lasts: Duration::Forever,
                once: true,
            }
            .into(),
        ],
    );
    let blink = blink();
    let zone = |blinks: bool| {
        let lay = lay(vec![borrow.clone(), blink.clone()]).play(ANA, &["Mountain", "Island", "Bear"]);
        let mut table = lay.hold(ANA, &["Borrow", "Blink"]).begin();
        table.cast("Borrow", &["Bear"]).resolve();
        if blinks {
            table.cast("Blink", &["Bear"]).resolve();
        }
        table.until(Step::End).resolve();
        table.zone("Bear")
    };
    assert_eq!((zone(false), zone(true)), (Zone::Graveyard, Zone::Battlefield));
}

#[test]
fn two_that_come_back_together_see_each_other() {
    let greeter = creature("Greeter", "W", (1, 1), vec![when(enters(Filter::CREATURE.yours().other()), gain(1))]);
    let dawn = sorcery(
        "Dawn",
        "W",
        vec![],
        vec![
            Effect::Move(
                Objects::Each(Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You))),
                Destination { under: Some(Players::You), ..Destination::to(Zone::Battlefield) },
            )
            .into(),
        ],
    );
    let play = |out| {
        let lay = lay(vec![greeter.clone(), dawn.clone()]).play(ANA, &["Plains"]).hold(ANA, &["Dawn"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Greeter", "Greeter"]).begin_without(out);
        table.cast("Dawn", &[]).resolve();
        table
    };
    assert_eq!(play(None).life(ANA), 22);
    without!(R603_6A, |out| play(out).life(ANA), 22, 20);
}

#[test]
fn what_dies_with_its_lord_is_remembered_as_large_as_it_was() {
    // "When this dies, you gain life equal to its power", together with the captain that makes it larger.
    let pattern = dies(Filter::This);
    let power = Amount::Power(Box::new(Objects::Slot(Slot::EVENT_OBJECTS)));
    let play = |out| {
        let martyr = creature(
            "Martyr",
            "W",
            (2, 2),
            vec![when(pattern.clone(), vec![Effect::GainLife(Players::You, power.clone()).into()])],
        );
        let lay = lay(vec![martyr]).play(ANA, &["Captain", "Martyr"]).play(ANA, &["Plains"; 5]).hold(ANA, &["Flood"]);
        let mut table = lay.begin_without(out);
        table.cast("Flood", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 23);
    covers!(table.journal.evidence(), R608_2H, R608_2K);
    without!(R608_2H, |out| play(out).life(ANA), 23, 20);
    without!(R608_2K, |out| play(out).life(ANA), 23, 20);
}

#[test]
fn an_ability_that_was_gained_triggers() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island", "Mountain", "Bear"]).hold(ANA, &["Borrowed Wings", "Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Borrowed Wings", &["Bear"]).resolve().cast("Spark", &["Beto"]).resolve();
        table
    };
    let table = play(None);
    assert!(table.has("Bear", 108));
    assert_eq!((table.size("Bear"), table.life(BETO)), ((3, 3), 17));
    without!(R702_108A, |out| play(out).size("Bear"), (3, 3), (2, 2));
}

#[test]
fn an_ability_that_is_granted_is_the_ability_of_who_has_it() {
    let mut table = lay(vec![]).play(ANA, &["Teacher", "Bear"]).begin();
    table.attack(&["Bear"]).resolve();
    assert_eq!(table.life(ANA), 21);
}

#[test]
fn several_that_enter_together_are_one_event() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Plains"; 3]).play(ANA, &["Hearth"]).hold(ANA, &["Muster"]);
        let mut table = lay.begin_without(out);
        table.cast("Muster", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.count("Soldier", Zone::Battlefield), table.hand(ANA)), (2, 1));
    covers!(table.journal.evidence(), R603_2C);
    without!(R603_2C, |out| play(out).hand(ANA), 1, 2);
}

#[test]
fn cards_discarded_in_the_cleanup_step_are_one_event() {
    let pattern = Pattern { together: true, ..Pattern::by(DeedKind::Discard, Players::You) };
    let play = |out| {
        let miser = creature("Miser", "B", (1, 1), vec![when(pattern.clone(), gain(1))]);
        let lay = lay(vec![miser]).play(ANA, &["Miser"]).hold(ANA, &["Forest"; 10]).at(Step::End);
        let mut table = lay.begin_without(out);
        table.until_turn(4);
        table
    };
    let table = play(None);
    assert_eq!((table.hand(ANA), table.life(ANA)), (7, 21));
    without!(R603_2C, |out| play(out).life(ANA), 21, 23);
}

#[test]
fn permanents_that_leave_together_for_a_hand_or_a_library_see_each_other_leave() {
    let leaves = Pattern::moves(Filter::CREATURE.other(), Zones::only(Zone::Battlefield), Zones::NONE);
    let watcher = creature("Watcher", "U", (1, 1), vec![when(leaves, gain(1))]);
    for zone in [Zone::Hand, Zone::Library, Zone::Exile] {
        let tide = sorcery(
            "Tide",
            "U",
            vec![],
            vec![Effect::Move(Objects::Each(Filter::CREATURE), Destination::to(zone)).into()],
        );
        let play = |out| {
            let lay = lay(vec![watcher.clone(), tide.clone()]).play(ANA, &["Watcher", "Watcher", "Bear", "Island"]);
            let mut table = lay.hold(ANA, &["Tide"]).begin_without(out);
            table.cast("Tide", &[]).resolve();
            // In a library, their owner puts them in an order (401.4).
            while table.asks().1 == Ask::Order && table.state.decision().why == R401_4 {
                let first = table.first().unwrap();
                table.choose(first);
            }
            table.resolve();
            table.life(ANA)
        };
        assert_eq!(play(None), 24, "each of the two sees two others");
    }
}

#[test]
fn damage_to_a_player_is_not_damage_to_what_the_player_controls() {
    let life = |target: &str| {
        let lay = lay(vec![]).play(ANA, &["Tribute", "Mountain"]).play(BETO, &["Rhino"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin();
        table.cast("Spark", &[target]).resolve();
        (table.life(ANA), table.life(BETO))
    };
    assert_eq!((life("Rhino"), life("Beto")), ((20, 20), (21, 17)));
}

#[test]
fn a_triggered_ability_is_of_who_controls_its_source() {
    let brawler = creature("Brawler", "R", (1, 1), vec![when(Pattern::of(DeedKind::Attack, Filter::This), gain(1))]);
    let play = |out| {
        let lay = lay(vec![brawler.clone()]).play(ANA, &["Mountain"; 3]).play(BETO, &["Brawler"]).hold(ANA, &["Usurp"]);
        let mut table = lay.begin_without(out);
        table.cast("Usurp", &["Brawler"]).resolve().attack(&["Brawler"]).resolve();
        (table.life(ANA), table.life(BETO))
    };
    without!(R603_3A, play, (21, 20), (20, 21));
}

#[test]
fn the_mode_of_a_triggered_ability_is_chosen_as_it_is_put_onto_the_stack() {
    let mode = |n| Mode { targets: vec![], program: gain(n), ..Mode::default() };
    let modal = Modal { least: 1, most: 1, modes: vec![mode(1), mode(2)], ..Modal::default() };
    let ability = Triggered {
        effect: SpellAbility { modal: Some(modal), ..SpellAbility::default() },
        ..Triggered::on(enters(Filter::This), vec![])
    };
    let play = |out| {
        let chooser = creature("Chooser", "R", (1, 1), vec![Ability::Triggered(ability.clone())]);
        let mut table = lay(vec![chooser]).play(ANA, &["Mountain"]).hold(ANA, &["Chooser"]).begin_without(out);
        table.cast("Chooser", &[]).pass_both();
        table
    };
    let mut table = play(None);
    table.choose(Choice::Pick(Item::Mode(1))).resolve();
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R700_2B);
    without!(R700_2B, |out| play(out).asks().1, Ask::Pick { least: 1, most: 1 }, Ask::Priority);
}

#[test]
fn no_damage_is_no_damage() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Tribute", "Mountain"]).hold(ANA, &["Great Spark"]);
        let mut table = lay.begin_without(out);
        table.announce("Great Spark", &["Beto"]).pay().resolve();
        (table.life(ANA), table.life(BETO))
    };
    without!(R120_8, play, (20, 20), (21, 20));
}

#[test]
fn what_cannot_be_a_permanent_stays_where_it_is() {
    let raise = sorcery(
        "Raise",
        "B",
        vec![TargetSpec::one(Targetable::Object(Filter::Any.and(Filter::In(Zone::Graveyard))))],
        vec![
            Effect::Move(target(0), Destination { under: Some(Players::You), ..Destination::to(Zone::Battlefield) })
                .into(),
        ],
    );
    let play = |name: &str, out| {
        let lay = lay(vec![raise.clone()]).play(ANA, &["Swamp"]).hold(ANA, &["Raise"]);
        let mut table = lay.put(BETO, Zone::Graveyard, &[name]).begin_without(out);
        table.cast("Raise", &[name]).resolve();
        table
    };
    without!(R304_4, |out| play("Spark", out).zone("Spark"), Zone::Graveyard, Zone::Battlefield);
    without!(R307_4, |out| play("Ruin", out).zone("Ruin"), Zone::Graveyard, Zone::Battlefield);
    let table = play("Bear", None);
    assert_eq!((table.zone("Bear"), table.state.object(table.id("Bear")).owner), (Zone::Battlefield, BETO));
    without!(R110_2A, |out| play("Bear", out).now("Bear").controller, ANA, BETO);
}

#[test]
fn a_token_that_has_left_does_not_come_back() {
    let blink = blink();
    let play = |out| {
        let lay = lay(vec![blink.clone()]).play(ANA, &["Plains"; 3]).play(ANA, &["Island"]);
        let mut table = lay.hold(ANA, &["Muster", "Blink"]).begin_without(out);
        table.cast("Muster", &[]).resolve().cast("Blink", &["Soldier"]).resolve();
        table.count("Soldier", Zone::Battlefield)
    };
    without!(R111_8, play, 1, 2);
}

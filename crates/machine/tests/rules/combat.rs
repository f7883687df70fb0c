//! Combat (506–511) and the keywords that change it (702).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Defender, Mark, Marks, Note};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{creature, instant, keyword, target, target_creature};

/// A creature with one keyword or none.
fn fighter(name: &str, size: (i32, i32), keywords: &[u8]) -> Card {
    creature(name, "G", size, keywords.iter().map(|&number| keyword(number)).collect())
}

/// A table with creatures: some of Ana's, some of Beto's.
fn facing(own: Vec<Card>, theirs: Vec<Card>) -> Lay {
    let names = |cards: &[Card]| cards.iter().map(|card| card.faces[0].name.clone()).collect::<Vec<_>>();
    let (mine, other) = (names(&own), names(&theirs));
    let lay = lay(own.into_iter().chain(theirs).collect());
    let lay = mine.iter().fold(lay, |lay, name| lay.play(ANA, &[name]));
    other.iter().fold(lay, |lay, name| lay.play(BETO, &[name]))
}

fn damage(table: &Table, name: &str) -> i32 {
    table.state.object(table.id(name)).damage
}

#[test]
fn an_unblocked_attacker_damages_the_player_it_attacks() {
    let play = |out| {
        let mut table = facing(vec![fighter("Ox", (2, 2), &[])], vec![]).begin_without(out);
        table.attack(&["Ox"]).until(Step::CombatDamage);
        table
    };
    let table = play(None);
    assert_eq!((table.life(BETO), table.is_tapped("Ox")), (18, true));
    covers!(table.journal.evidence(), R508_1F, R508_1K, R510_1A, R510_1B);
    covers!(table.journal.evidence(), R508_1);
    let attacks = |out| {
        let table = play(out);
        table.state.combat().is_attacking(table.id("Ox"))
    };
    without!(R508_1, attacks, true, false);
    without!(R508_1K, attacks, true, false);
    without!(R508_1F, |out| play(out).is_tapped("Ox"), true, false);
    without!(R510_1A, |out| play(out).life(BETO), 18, 20);
    without!(R510_1B, |out| play(out).life(BETO), 18, 20);
    without!(R120_2A, |out| play(out).life(BETO), 18, 20);
}

#[test]
fn a_blocked_attacker_and_its_blocker_damage_each_other() {
    let play = |out| {
        let lay = facing(vec![fighter("Ox", (2, 2), &[])], vec![fighter("Shield", (1, 4), &[])]);
        let mut table = lay.begin_without(out);
        table.attack(&["Ox"]).block(&[("Shield", "Ox")]).until(Step::CombatDamage);
        table
    };
    let table = play(None);
    assert_eq!((table.life(BETO), damage(&table, "Shield"), damage(&table, "Ox")), (20, 2, 1));
    covers!(table.journal.evidence(), R509_1G, R509_1H, R510_1C, R510_1D, R120_3E);
    covers!(table.journal.evidence(), R509_1);
    without!(R509_1, |out| play(out).life(BETO), 20, 18);
    without!(R509_1G, |out| damage(&play(out), "Ox"), 1, 0);
    without!(R510_1C, |out| damage(&play(out), "Shield"), 2, 0);
    without!(R510_1D, |out| damage(&play(out), "Ox"), 1, 0);
}

#[test]
fn new_and_tapped_creatures_do_not_attack_nor_those_with_defender() {
    let play = |out| {
        let lay = facing(vec![fighter("Fence", (0, 4), &[3]), fighter("Tired", (2, 2), &[])], vec![]);
        let lay = lay.last(|ox| ox.marks = Marks::only(Mark::Tapped)).play(ANA, &["Bear"]);
        let lay = lay.last(|bear| bear.marks = Marks::only(Mark::SummoningSick)).play(ANA, &["Hawk"]);
        let mut table = lay.play(BETO, &["Snake"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table
    };
    let attack = |table: &Table, name: &str| Choice::Attack(table.id(name), Defender::Player(BETO));
    let mut table = play(None);
    let [fence, tired, bear, snake] = ["Fence", "Tired", "Bear", "Snake"].map(|name| attack(&table, name));
    assert_eq!(table.refused(fence), R702_3B);
    assert_eq!(table.refused(tired), R508_1A);
    assert_eq!(table.refused(bear), R302_6);
    assert_eq!(table.refused(snake), R508_1A);
    let hawk = attack(&table, "Hawk");
    table.choose(hawk);
    assert_eq!(table.refused(hawk), R508_1B);
    let may = |out: Option<RuleId>, name: &str| {
        let table = play(out);
        table.allows(attack(&table, name))
    };
    without!(R702_3B, |out| may(out, "Fence"), false, true);
    without!(R508_1A, |out| may(out, "Tired"), false, true);
    without!(R302_6, |out| may(out, "Bear"), false, true);
    let tired = |out| {
        let lay = lay(vec![]).play(ANA, &["Bear"]).play(BETO, &["Wall"]);
        let lay = lay.last(|wall| wall.marks = Marks::only(Mark::Tapped)).play(BETO, &["Spider"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Bear"]);
        table.allows(Choice::Block(table.id("Wall"), table.id("Bear")))
    };
    without!(R509_1A, tired, false, true);
    let forest = |out| {
        let mut table = lay(vec![]).play(ANA, &["Forest", "Hawk"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table.allows(attack(&table, "Forest"))
    };
    without!(R506_3, forest, false, true);
}

#[test]
fn a_teammate_is_not_attacked() {
    let play = |out| {
        let lay = lay_for(3, vec![]).set(|position| position.setup.teams = vec![0, 1, 0]).play(ANA, &["Hawk"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        table.allows(Choice::Attack(table.id("Hawk"), Defender::Player(CARLA)))
    };
    without!(R506_2, play, false, true);
}

#[test]
fn haste_and_vigilance() {
    let play = |out| {
        let lay = facing(vec![fighter("Guard", (1, 1), &[20]), fighter("Fast", (1, 1), &[10])], vec![]);
        let lay = lay.last(|fast| fast.marks = Marks::only(Mark::SummoningSick));
        let mut table = lay.begin_without(out);
        table.attack(&["Guard", "Fast"]);
        table
    };
    let table = play(None);
    assert_eq!((table.is_tapped("Guard"), table.is_tapped("Fast")), (false, true));
    covers!(table.journal.evidence(), R702_10B, R702_20B);
    without!(R702_10B, |out| play(out).state.combat().attackers().len(), 2, 1);
    without!(R702_20B, |out| play(out).is_tapped("Guard"), false, true);
}

#[test]
fn flying_is_blocked_by_flying_and_reach_only() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Hawk"]).play(BETO, &["Bear", "Spider", "Hawk"]).begin_without(out);
        table.attack(&["Hawk"]);
        table
    };
    let block = |table: &Table, name: &str| Choice::Block(table.id(name), table.all("Hawk", Zone::Battlefield)[0]);
    let mut table = play(None);
    let [bear, spider] = ["Bear", "Spider"].map(|name| block(&table, name));
    assert_eq!(table.refused(bear), R702_9B);
    let hawks = table.all("Hawk", Zone::Battlefield);
    table.choose(spider).choose(Choice::Block(hawks[1], hawks[0])).choose(Choice::Done);
    assert_eq!(table.state.combat().blockers().len(), 2);
    covers!(table.journal.evidence(), R702_17B);
    let may = |out: Option<RuleId>, name: &str| {
        let table = play(out);
        table.allows(block(&table, name))
    };
    without!(R702_9B, |out| may(out, "Bear"), false, true);
    without!(R702_17B, |out| may(out, "Spider"), true, false);
}

#[test]
fn skulk_is_not_blocked_by_greater_power() {
    let play = |out| {
        let theirs = vec![fighter("Brute", (2, 1), &[]), fighter("Peer", (1, 4), &[])];
        let mut table = facing(vec![fighter("Sneak", (1, 1), &[118])], theirs).begin_without(out);
        table.attack(&["Sneak"]);
        table
    };
    let block = |table: &Table, name: &str| Choice::Block(table.id(name), table.id("Sneak"));
    let mut table = play(None);
    let [brute, peer] = ["Brute", "Peer"].map(|name| block(&table, name));
    assert_eq!(table.refused(brute), R702_118B);
    assert!(table.allows(peer), "equal power may block");
    let may = |out| {
        let table = play(out);
        table.allows(block(&table, "Brute"))
    };
    without!(R702_118B, may, false, true);
}

#[test]
fn exalted_makes_a_creature_grow_that_attacks_alone() {
    let play = |attackers: &[&str], out| {
        let own = vec![fighter("Squire", (1, 1), &[83]), fighter("Page", (1, 1), &[83]), fighter("Ox", (2, 2), &[])];
        let mut table = facing(own, vec![]).begin_without(out);
        table.until(Step::DeclareAttackers);
        for name in attackers {
            table.choose(Choice::Attack(table.id(name), Defender::Player(BETO)));
        }
        table.choose(Choice::Done).until(Step::CombatDamage);
        table
    };
    let table = play(&["Ox"], None);
    assert_eq!((table.size("Ox"), table.size("Squire"), table.life(BETO)), ((4, 4), (1, 1), 16));
    covers!(table.journal.evidence(), R702_83A, R508_3A);
    without!(R702_83A, |out| play(&["Ox"], out).life(BETO), 16, 18);
    assert_eq!(play(&["Squire"], None).life(BETO), 17, "it may be the one that attacks");
    without!(R506_5, |out| play(&["Ox", "Page"], out).life(BETO), 17, 13);
}

#[test]
fn menace_asks_for_two_blockers() {
    let play = |theirs: &[&str], out| {
        let mut table = lay(vec![]).play(ANA, &["Gang", "Bear"]).play(BETO, theirs).begin_without(out);
        table.attack(&["Gang", "Bear"]);
        table
    };
    let block = |table: &Table, name: &str, attacker: &str| Choice::Block(table.id(name), table.id(attacker));
    let mut table = play(&["Snake"], None);
    let alone = block(&table, "Snake", "Gang");
    assert_eq!(table.refused(alone), R702_111B);
    let mut table = play(&["Snake", "Wall"], None);
    let (snake, wall, elsewhere) =
        (block(&table, "Snake", "Gang"), block(&table, "Wall", "Gang"), block(&table, "Wall", "Bear"));
    table.choose(snake);
    assert_eq!((table.refused(Choice::Done), table.refused(elsewhere)), (R702_111B, R702_111B));
    table.choose(wall).choose(Choice::Done);
    assert!(table.state.combat().is_blocked(table.id("Gang")));
    let may = |out| {
        let table = play(&["Snake"], out);
        table.allows(block(&table, "Snake", "Gang"))
    };
    without!(R702_111B, may, false, true);
}

#[test]
fn first_strike_deals_damage_before_and_double_strike_twice() {
    let first = |out| {
        let lay = facing(vec![fighter("Lancer", (2, 2), &[7])], vec![fighter("Ox", (2, 2), &[])]);
        let mut table = lay.begin_without(out);
        table.attack(&["Lancer"]).block(&[("Ox", "Lancer")]).until(Step::EndOfCombat);
        table
    };
    let table = first(None);
    assert_eq!((table.zone("Lancer"), table.zone("Ox")), (Zone::Battlefield, Zone::Graveyard));
    covers!(table.journal.evidence(), R702_7B, R510_4);
    without!(R702_7B, |out| first(out).zone("Lancer"), Zone::Battlefield, Zone::Graveyard);
    let twice = |out| {
        let mut table = facing(vec![fighter("Duelist", (2, 2), &[4]), fighter("Ox", (1, 1), &[])], vec![]);
        table = table.play(ANA, &["Knight"]);
        let mut table = table.begin_without(out);
        table.attack(&["Duelist", "Ox", "Knight"]).until(Step::EndOfCombat);
        table
    };
    let table = twice(None);
    assert_eq!(table.life(BETO), 13);
    covers!(table.journal.evidence(), R702_4B, R510_4);
    without!(R702_4B, |out| twice(out).life(BETO), 13, 15);
    without!(R510_4, |out| first(out).zone("Lancer"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn trample_assigns_the_rest_to_the_player() {
    let play = |out| {
        let lay = facing(vec![fighter("Charger", (5, 5), &[19])], vec![fighter("Ox", (2, 2), &[])]);
        let mut table = lay.begin_without(out);
        table.attack(&["Charger"]).block(&[("Ox", "Charger")]).pass_both();
        table
    };
    let mut table = play(None);
    assert_eq!((table.asks(), table.state.offer()), ((ANA, Ask::Number(2, 5)), &[table.item("Ox")][..]));
    assert_eq!(table.refused(Choice::Number(1)), R702_19B);
    table.choose(Choice::Number(2));
    assert_eq!((table.life(BETO), table.zone("Ox")), (17, Zone::Graveyard));
    covers!(table.journal.evidence(), R702_19B, R510_1A);
    without!(R702_19B, |out| play(out).asks().1, Ask::Number(2, 5), Ask::Priority);
}

#[test]
fn with_deathtouch_one_damage_is_lethal() {
    let play = |out| {
        let lay = facing(vec![fighter("Viper", (3, 3), &[19, 2])], vec![fighter("Giant", (5, 5), &[])]);
        let mut table = lay.begin_without(out);
        table.attack(&["Viper"]).block(&[("Giant", "Viper")]).pass_both();
        table
    };
    let done = |out| {
        let mut table = play(out);
        table.choose(Choice::Number(1));
        table
    };
    let table = done(None);
    assert_eq!((table.life(BETO), table.zone("Giant")), (18, Zone::Graveyard));
    covers!(table.journal.evidence(), R702_2C, R704_5H);
    without!(R702_2C, |out| play(out).asks().1, Ask::Number(1, 3), Ask::Priority);
    without!(R704_5H, |out| done(out).zone("Giant"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn damage_is_divided_among_blockers_as_the_attacker_likes() {
    let play = |out| {
        let theirs = vec![fighter("Ox", (1, 2), &[]), fighter("Elk", (1, 2), &[])];
        let mut table = facing(vec![fighter("Boar", (3, 3), &[])], theirs).begin_without(out);
        table.attack(&["Boar"]).block(&[("Ox", "Boar"), ("Elk", "Boar")]).pass_both();
        table
    };
    let mut table = play(None);
    table.choose(Choice::Number(1));
    assert_eq!((damage(&table, "Ox"), table.zone("Elk")), (1, Zone::Graveyard));
    covers!(table.journal.evidence(), R510_1C);
}

#[test]
fn lifelink_gains_what_is_dealt() {
    let play = |out| {
        let mut table = facing(vec![fighter("Angel", (3, 3), &[15])], vec![]).begin_without(out);
        table.attack(&["Angel"]).until(Step::CombatDamage);
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (23, 17));
    covers!(table.journal.evidence(), R702_15B, R119_3);
    without!(R702_15B, |out| play(out).life(ANA), 23, 20);
}

#[test]
fn lifelink_gains_once_for_all_that_one_source_deals_at_the_same_time() {
    let play = |out| {
        let theirs = vec![fighter("Ox", (0, 2), &[]), fighter("Elk", (0, 2), &[])];
        let lay = facing(vec![fighter("Angel", (4, 4), &[15])], theirs).play(ANA, &["Font"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Angel"]).block(&[("Ox", "Angel"), ("Elk", "Angel")]).pass_both().choose(Choice::Number(2));
        table
    };
    let gains = |table: &Table| table.happened(|deed| matches!(deed, Deed::GainLife(..)));
    let table = play(None);
    assert_eq!((table.life(ANA), gains(&table)), (28, 1));
    covers!(table.journal.evidence(), R702_15B, R510_2);
    // Without it, damage is dealt to one after the other.
    without!(R510_2, |out| gains(&play(out)), 1, 2);
}

#[test]
fn several_instances_of_lifelink_gain_no_more_than_one() {
    let play = |out| {
        let lay = facing(vec![fighter("Angel", (4, 4), &[15, 15])], Vec::new());
        let mut table = lay.begin_without(out);
        table.attack(&["Angel"]).until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 24);
    covers!(table.journal.evidence(), R702_15F);
    without!(R702_15F, |out| play(out).life(ANA), 24, 28);
}

#[test]
fn a_blocked_creature_stays_blocked_without_its_blocker() {
    let play = |out| {
        let lay = facing(vec![fighter("Ox", (2, 2), &[])], vec![fighter("Imp", (1, 1), &[])]);
        let mut table = lay.play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin_without(out);
        table.attack(&["Ox"]).block(&[("Imp", "Ox")]).cast("Spark", &["Imp"]).resolve().until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!((table.life(BETO), table.zone("Imp")), (20, Zone::Graveyard));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::LeftCombat(_)))), 1);
    covers!(table.journal.evidence(), R509_1H, R506_4);
    without!(R509_1H, |out| play(out).life(BETO), 20, 18);
}

#[test]
fn trample_over_no_blockers_reaches_the_player() {
    let play = |out| {
        let lay = facing(vec![fighter("Charger", (4, 4), &[19])], vec![fighter("Imp", (1, 1), &[])]);
        let mut table = lay.play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin_without(out);
        table.attack(&["Charger"]).block(&[("Imp", "Charger")]);
        table.cast("Spark", &["Imp"]).resolve().until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 16);
    covers!(table.journal.evidence(), R702_19D);
    without!(R702_19D, |out| play(out).life(BETO), 16, 20);
}

#[test]
fn restrictions_and_requirements_are_obeyed() {
    let with = |name: &str, change: Change| {
        let ability = Static::new(Objects::This, vec![change]);
        creature(name, "G", (1, 1), vec![Ability::Static(ability)])
    };
    let play = |out| {
        let own = vec![
            with("Coward", Change::CantAttack),
            with("Zealot", Change::MustAttack),
            with("Phantom", Change::CantBeBlocked),
        ];
        let mut table =
            facing(own, vec![with("Idler", Change::CantBlock), fighter("Ox", (1, 1), &[])]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table
    };
    let attacked = |out| {
        let mut table = play(out);
        for name in ["Zealot", "Phantom"] {
            table.choose(Choice::Attack(table.id(name), Defender::Player(BETO)));
        }
        table.choose(Choice::Done).pass_both();
        table
    };
    let mut table = play(None);
    let coward = Choice::Attack(table.id("Coward"), Defender::Player(BETO));
    assert_eq!((table.refused(coward), table.refused(Choice::Done)), (R508_1C, R508_1D));
    let mut table = attacked(None);
    let [idler, ox] = [("Idler", "Zealot"), ("Ox", "Phantom")].map(|(a, b)| Choice::Block(table.id(a), table.id(b)));
    assert_eq!((table.refused(idler), table.refused(ox)), (R509_1B, R509_1B));
    without!(R508_1C, |out| play(out).allows(coward), false, true);
    without!(R508_1D, |out| play(out).allows(Choice::Done), false, true);
    without!(R509_1B, |out| attacked(out).allows(idler), false, true);
    without!(R613_11, |out| attacked(out).allows(ox), false, true);
}

#[test]
fn combat_ends_and_creatures_leave_it() {
    let play = |out| {
        let mut table = facing(vec![fighter("Ox", (2, 2), &[])], vec![]).begin_without(out);
        table.attack(&["Ox"]).until(Step::SecondMain);
        table
    };
    let table = play(None);
    assert!(table.state.combat().is_empty());
    covers!(table.journal.evidence(), R511_3);
    without!(R511_3, |out| play(out).state.combat().is_empty(), true, false);
}

#[test]
fn blockers_and_damage_have_their_steps_though_the_attacker_is_gone() {
    let play = |out| {
        let lay = facing(vec![fighter("Ox", (2, 2), &[])], vec![]).play(BETO, &["Mountain"]).hold(BETO, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let ox = table.id("Ox");
        table.choose(Choice::Attack(ox, Defender::Player(BETO))).choose(Choice::Done).pass();
        table.cast("Spark", &["Ox"]).pass_both().pass_both();
        table
    };
    let table = play(None);
    assert_eq!((table.state.turn().step, table.state.combat().attackers().len()), (Step::DeclareBlockers, 0));
    covers!(table.journal.evidence(), R506_4);
    without!(R506_4, |out| play(out).state.combat().attackers().len(), 0, 1);
}

#[test]
fn a_creature_that_changes_controllers_leaves_combat() {
    let play = |out| {
        let sway = instant(
            "Sway",
            "R",
            vec![target_creature()],
            vec![
                Effect::Change {
                    which: target(0),
                    changes: vec![Change::Control(Players::You)],
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        );
        let lay = lay(vec![sway]).play(ANA, &["Bear"]).play(BETO, &["Mountain"]).hold(BETO, &["Sway"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let bear = table.id("Bear");
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done).pass();
        table.cast("Sway", &["Bear"]).resolve();
        table.state.combat().attackers().len()
    };
    without!(R506_4, play, 0, 1);
}

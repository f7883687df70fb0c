//! Combat (506–511) and the keywords that change it (702).

use vademecum_magic::{
    Choice, Decision, Defender, Event, Step, Target, Zone,
    ability::{Ability, Affects, Change, Keyword, Restriction, Static},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::covers;

use crate::table::{ANA, BRUNO, Lay, creature, lay, with};

/// A table with creatures: some of Ana's, some of Bruno's.
fn facing(own: &[(&str, i32, i32, Option<Keyword>)], theirs: &[(&str, i32, i32, Option<Keyword>)]) -> Lay {
    let card = |&(name, power, toughness, keyword): &(&str, i32, i32, Option<Keyword>)| {
        creature(name, power, toughness, &keyword.map(with).unwrap_or_default_list())
    };
    let cards: Vec<_> = own.iter().chain(theirs).map(card).collect();
    let mut table = lay(&cards);
    for (name, ..) in own {
        table = table.play(ANA, &[name]);
    }
    for (name, ..) in theirs {
        table = table.play(BRUNO, &[name]);
    }
    table
}

/// A list of abilities from none or one.
trait OrNothing {
    fn unwrap_or_default_list(self) -> Vec<Ability>;
}

impl OrNothing for Option<[Ability; 1]> {
    fn unwrap_or_default_list(self) -> Vec<Ability> {
        self.into_iter().flatten().collect()
    }
}

#[test]
fn an_unblocked_attacker_damages_the_player_it_attacks() {
    let mut table = facing(&[("Bear", 2, 2, None)], &[]).begin();
    table.attack(&["Bear"]).until(Step::CombatDamage);
    assert_eq!(table.life(BRUNO), 18);
    assert!(table.state.object(table.id("Bear")).tapped);
    covers!(table.journal.evidence(), R508_1F, R508_1K, R510_1B, R510_2, R120_3A);
}

#[test]
fn a_blocked_attacker_and_its_blocker_damage_each_other() {
    let mut table = facing(&[("Bear", 2, 2, None)], &[("Wall", 1, 4, None)]).begin();
    table.attack(&["Bear"]).block(&[("Wall", "Bear")]).until(Step::CombatDamage);
    assert_eq!((table.life(BRUNO), table.state.object(table.id("Wall")).damage), (20, 2));
    assert_eq!(table.state.object(table.id("Bear")).damage, 1);
    covers!(table.journal.evidence(), R509_1G, R509_1H, R510_1C, R510_1D, R120_3E);
}

#[test]
fn new_and_tapped_creatures_do_not_attack_nor_those_with_defender() {
    let lay = facing(&[("Fence", 0, 4, Some(Keyword::Defender)), ("Ox", 2, 2, None)], &[]);
    let lay = lay.last(|ox| ox.tapped = true).play(ANA, &["Ox"]).last(|ox| ox.summoning_sick = true).play(ANA, &["Ox"]);
    let mut table = lay.begin();
    table.until(Step::DeclareAttackers);
    let all = table.state.battlefield().to_vec();
    let attack = |id| Choice::Attack(id, Defender::Player(BRUNO));
    assert_eq!(table.refused(attack(all[0])), R702_3B);
    assert_eq!(table.refused(attack(all[1])), R508_1A);
    assert_eq!(table.refused(attack(all[2])), R302_6);
    table.choose(attack(all[3]));
    covers!(table.journal.evidence(), R702_3B, R508_1A, R302_6, R508_1C);
}

#[test]
fn haste_and_vigilance() {
    let lay = facing(&[("Fast", 1, 1, Some(Keyword::Haste)), ("Guard", 1, 1, Some(Keyword::Vigilance))], &[]);
    let lay = lay.play(ANA, &["Fast"]).last(|fast| fast.summoning_sick = true);
    let mut table = lay.begin();
    table.until(Step::DeclareAttackers);
    let all = table.state.battlefield().to_vec();
    for id in [all[1], all[2]] {
        table.choose(Choice::Attack(id, Defender::Player(BRUNO)));
    }
    table.choose(Choice::Done);
    assert_eq!((table.state.object(all[1]).tapped, table.state.object(all[2]).tapped), (false, true));
    covers!(table.journal.evidence(), R702_10B, R702_20B);
}

#[test]
fn flying_is_blocked_by_flying_and_reach_only() {
    let theirs = [("Ox", 2, 2, None), ("Spider", 1, 3, Some(Keyword::Reach)), ("Hawk", 1, 1, Some(Keyword::Flying))];
    let mut table = facing(&[("Drake", 2, 2, Some(Keyword::Flying))], &theirs).begin();
    table.attack(&["Drake"]);
    let (ox, drake) = (table.id("Ox"), table.id("Drake"));
    assert_eq!(table.refused(Choice::Block(ox, drake)), R702_9B);
    table.block(&[("Spider", "Drake"), ("Hawk", "Drake")]);
    covers!(table.journal.evidence(), R702_9B, R702_17B, R509_1B);
}

#[test]
fn menace_asks_for_two_blockers() {
    let theirs = [("Ox", 2, 2, None)];
    let mut table = facing(&[("Thug", 2, 2, Some(Keyword::Menace)), ("Bear", 2, 2, None)], &theirs).begin();
    table.attack(&["Thug", "Bear"]);
    let (ox, thug) = (table.id("Ox"), table.id("Thug"));
    assert_eq!(table.refused(Choice::Block(ox, thug)), R702_111B);
    let theirs = [("Ox", 2, 2, None), ("Elk", 2, 2, None)];
    let mut table = facing(&[("Thug", 2, 2, Some(Keyword::Menace)), ("Bear", 2, 2, None)], &theirs).begin();
    table.attack(&["Thug", "Bear"]);
    let (ox, elk, thug, bear) = (table.id("Ox"), table.id("Elk"), table.id("Thug"), table.id("Bear"));
    table.choose(Choice::Block(ox, thug));
    assert_eq!(table.refused(Choice::Done), R702_111B);
    assert_eq!(table.refused(Choice::Block(elk, bear)), R702_111B);
    table.choose(Choice::Block(elk, thug)).choose(Choice::Done);
    covers!(table.journal.evidence(), R702_111B, R509_1B);
}

#[test]
fn first_strike_deals_damage_before_and_double_strike_twice() {
    let mut table = facing(&[("Knight", 2, 2, Some(Keyword::FirstStrike))], &[("Bear", 2, 2, None)]).begin();
    table.attack(&["Knight"]).block(&[("Bear", "Knight")]).until(Step::EndOfCombat);
    assert_eq!((table.in_zone("Knight", Zone::Battlefield), table.in_zone("Bear", Zone::Graveyard)), (1, 1));
    covers!(table.journal.evidence(), R702_7B, R510_4, R704_5G);
    let mut table = facing(&[("Duelist", 2, 2, Some(Keyword::DoubleStrike)), ("Ox", 1, 1, None)], &[]).begin();
    table.attack(&["Duelist", "Ox"]).until(Step::CombatDamage);
    assert_eq!(table.life(BRUNO), 15);
    covers!(table.journal.evidence(), R702_4B);
}

#[test]
fn trample_assigns_the_rest_to_the_player() {
    let mut table = facing(&[("Rhino", 5, 5, Some(Keyword::Trample))], &[("Bear", 2, 2, None)]).begin();
    table.attack(&["Rhino"]).block(&[("Bear", "Rhino")]).pass_both();
    let (rhino, bear) = (table.id("Rhino"), table.id("Bear"));
    assert_eq!(table.state.decision(), Decision::AssignDamage(ANA, rhino, Target::Object(bear)));
    assert_eq!(table.refused(Choice::Number(1)), R702_19B);
    assert_eq!(table.refused(Choice::Number(6)), R510_1A);
    table.choose(Choice::Number(2));
    assert_eq!((table.life(BRUNO), table.in_zone("Bear", Zone::Graveyard)), (17, 1));
    covers!(table.journal.evidence(), R702_19B, R510_1A, R510_1E);
}

#[test]
fn with_deathtouch_one_damage_is_lethal() {
    let keywords = [Ability::Keyword(Keyword::Trample), Ability::Keyword(Keyword::Deathtouch)];
    let cards = [creature("Viper", 3, 3, &keywords), creature("Giant", 5, 5, &[])];
    let mut table = lay(&cards).play(ANA, &["Viper"]).play(BRUNO, &["Giant"]).begin();
    table.attack(&["Viper"]).block(&[("Giant", "Viper")]).pass_both().choose(Choice::Number(1));
    assert_eq!((table.life(BRUNO), table.in_zone("Giant", Zone::Graveyard)), (18, 1));
    covers!(table.journal.evidence(), R702_2B, R702_2C, R704_5H);
}

#[test]
fn damage_is_divided_among_blockers_as_the_attacker_likes() {
    let theirs = [("Ox", 1, 2, None), ("Elk", 1, 2, None)];
    let mut table = facing(&[("Bear", 3, 3, None)], &theirs).begin();
    table.attack(&["Bear"]).block(&[("Ox", "Bear"), ("Elk", "Bear")]).pass_both().choose(Choice::Number(1));
    assert_eq!(table.state.object(table.id("Ox")).damage, 1);
    assert_eq!(table.in_zone("Elk", Zone::Graveyard), 1);
    covers!(table.journal.evidence(), R510_1C, R510_1, R510_2);
}

#[test]
fn lifelink_gains_what_is_dealt() {
    let mut table = facing(&[("Angel", 3, 3, Some(Keyword::Lifelink))], &[]).begin();
    table.attack(&["Angel"]).until(Step::CombatDamage);
    assert_eq!((table.life(ANA), table.life(BRUNO)), (23, 17));
    covers!(table.journal.evidence(), R702_15B, R120_3F, R119_3);
}

#[test]
fn a_blocked_creature_stays_blocked_without_its_blocker() {
    let lay = facing(&[("Bear", 2, 2, None)], &[("Imp", 1, 1, None)]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]);
    let mut table = lay.begin();
    table.attack(&["Bear"]).block(&[("Imp", "Bear")]);
    table.cast("Spark").at("Imp").pay().pass_both().until(Step::EndOfCombat);
    assert_eq!((table.life(BRUNO), table.in_zone("Imp", Zone::Graveyard)), (20, 1));
    assert_eq!(table.happened(|event| matches!(event, Event::LeftCombat(_))), 1);
    covers!(table.journal.evidence(), R509_1H, R506_4, R510_1C);
}

#[test]
fn trample_over_no_blockers_reaches_the_player() {
    let lay = facing(&[("Rhino", 4, 4, Some(Keyword::Trample))], &[("Imp", 1, 1, None)]).play(ANA, &["Mountain"]);
    let mut table = lay.hold(ANA, &["Spark"]).begin();
    table.attack(&["Rhino"]).block(&[("Imp", "Rhino")]);
    table.cast("Spark").at("Imp").pay().pass_both().until(Step::EndOfCombat);
    assert_eq!(table.life(BRUNO), 16);
    covers!(table.journal.evidence(), R702_19D);
}

#[test]
fn restrictions_and_requirements_are_obeyed() {
    let restricted = |name: &str, restriction| {
        let ability = Static { affects: Affects::This, changes: vec![Change::Restrict(restriction)], only_if: None };
        creature(name, 1, 1, &[Ability::Static(ability)])
    };
    let cards = [
        restricted("Coward", Restriction::CantAttack),
        restricted("Zealot", Restriction::MustAttack),
        restricted("Ghost", Restriction::CantBeBlocked),
        restricted("Idler", Restriction::CantBlock),
        creature("Ox", 1, 1, &[]),
    ];
    let mut table = lay(&cards).play(ANA, &["Coward", "Zealot", "Ghost"]).play(BRUNO, &["Idler", "Ox"]).begin();
    table.until(Step::DeclareAttackers);
    let id = |table: &crate::table::Table, name: &str| table.id(name);
    let (coward, zealot, ghost) = (id(&table, "Coward"), id(&table, "Zealot"), id(&table, "Ghost"));
    assert_eq!(table.refused(Choice::Attack(coward, Defender::Player(BRUNO))), R508_1C);
    assert_eq!(table.refused(Choice::Done), R508_1D);
    for attacker in [zealot, ghost] {
        table.choose(Choice::Attack(attacker, Defender::Player(BRUNO)));
    }
    table.choose(Choice::Done).pass_both();
    let (idler, ox) = (id(&table, "Idler"), id(&table, "Ox"));
    assert_eq!(table.refused(Choice::Block(idler, zealot)), R509_1B);
    assert_eq!(table.refused(Choice::Block(ox, ghost)), R509_1B);
    covers!(table.journal.evidence(), R508_1C, R508_1D, R509_1B, R613_11);
}

#[test]
fn combat_ends_and_creatures_leave_it() {
    let mut table = facing(&[("Bear", 2, 2, None)], &[]).begin();
    table.attack(&["Bear"]).until(Step::SecondMain);
    assert!(table.state.combat().is_empty());
    covers!(table.journal.evidence(), R511_3, R511_1, R506_2);
}

#[test]
fn blockers_and_damage_have_their_steps_though_the_attacker_is_gone() {
    let lay = facing(&[("Bear", 2, 2, None)], &[]).play(BRUNO, &["Mountain"]).hold(BRUNO, &["Spark"]);
    let mut table = lay.begin();
    table.until(Step::DeclareAttackers);
    let bear = table.id("Bear");
    table.choose(Choice::Attack(bear, Defender::Player(BRUNO))).choose(Choice::Done).pass();
    table.cast("Spark").at("Bear").pay().pass_both().pass_both();
    assert_eq!((table.state.turn().step, table.state.combat().attackers().len()), (Step::DeclareBlockers, 0));
    covers!(table.journal.evidence(), R506_4, R509_2);
}

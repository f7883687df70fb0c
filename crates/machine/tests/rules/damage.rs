//! Damage and its results (120).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Deed, Note, Subject};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{
    activated, any_target, card, creature, keyword, number, sorcery, target, target_creature,
};

fn enchantment(name: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

/// "{T}: This deals 1 damage to any target", with a keyword.
fn archer(name: &str, keyword: Ability) -> Card {
    let deals = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) };
    creature(
        name,
        "1B",
        (1, 1),
        vec![keyword, activated(Cost::of(CostPart::Tap), vec![any_target()], vec![deals.into()])],
    )
}

fn counters(table: &Table, name: &str) -> i32 {
    table.state.counters(Subject::Object(table.id(name)), CounterKind::MinusOne)
}

fn poison(table: &Table) -> i32 {
    table.state.counters(Subject::Player(BETO), CounterKind::Poison)
}

#[test]
fn wither_weakens_creatures() {
    let play = |out| {
        let lay = lay(vec![archer("Rotter", keyword(80))]).play(ANA, &["Rotter"]).play(BETO, &["Rhino"]);
        let mut table = lay.begin_without(out);
        table.activate("Rotter", 0, &["Rhino"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((counters(&table, "Rhino"), table.state.object(table.id("Rhino")).damage), (1, 0));
    covers!(table.journal.evidence(), R120_3D, R702_80A);
    without!(R120_3D, |out| counters(&play(out), "Rhino"), 1, 0);
    without!(R702_80A, |out| counters(&play(out), "Rhino"), 1, 0);
}

#[test]
fn infect_poisons_players_and_weakens_creatures() {
    let play = |target: &str, out| {
        let lay = lay(vec![archer("Carrier", keyword(90))]).play(ANA, &["Carrier"]).play(BETO, &["Rhino"]);
        let mut table = lay.begin_without(out);
        table.activate("Carrier", 0, &[target]).resolve();
        table
    };
    let table = play("Beto", None);
    assert_eq!((poison(&table), table.life(BETO)), (1, 20));
    covers!(table.journal.evidence(), R702_90B);
    without!(R702_90B, |out| poison(&play("Beto", out)), 1, 0);
    without!(R702_90B, |out| play("Beto", out).life(BETO), 20, 19);
    let table = play("Rhino", None);
    assert_eq!(counters(&table, "Rhino"), 1);
    covers!(table.journal.evidence(), R702_90C);
    without!(R702_90C, |out| counters(&play("Rhino", out), "Rhino"), 1, 0);
}

#[test]
fn toxic_adds_poison_to_combat_damage() {
    let toxic = |n: i32| Ability::Keyword(KeywordAbility { number: Some(number(n)), ..Keyword(164).into() });
    let mite = creature("Mite", "G", (1, 1), vec![toxic(1), toxic(2)]);
    let play = |out| {
        let mut table = lay(vec![mite.clone()]).play(ANA, &["Mite"]).begin_without(out);
        table.attack(&["Mite"]).until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!((poison(&table), table.life(BETO)), (3, 19));
    covers!(table.journal.evidence(), R702_164C);
    without!(R702_164C, |out| poison(&play(out)), 3, 0);
}

#[test]
fn excess_damage_is_dealt_to_somebody_else() {
    let blast = Effect::ExcessDamage {
        source: Objects::This,
        to: target(0),
        amount: number(5),
        excess: Subjects::Players(Players::ControllerOf(Box::new(target(0)))),
    };
    let blast = sorcery("Blast", "R", vec![target_creature()], vec![blast.into()]);
    let play = |out| {
        let lay =
            lay(vec![blast.clone()]).play(ANA, &["Mountain"]).play(BETO, &["Spider"]).last(|spider| spider.damage = 1);
        let mut table = lay.hold(ANA, &["Blast"]).begin_without(out);
        table.cast("Blast", &["Spider"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Spider"), table.life(BETO)), (Zone::Graveyard, 18));
    covers!(table.journal.evidence(), R120_4A);
    without!(R120_4A, |out| play(out).life(BETO), 18, 20);
}

#[test]
fn what_waits_for_damage_triggers_before_its_results() {
    // "Whenever you are dealt damage, if you have 20 or more life, …"
    let hurt = Pattern { to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) };
    let unhurt = Condition::Compare(Amount::Life(Players::You), Comparison::AtLeast, number(20));
    let draw = vec![Effect::Draw(Players::You, number(1)).into()];
    let pride = Triggered { only_if: Some(unhurt), ..Triggered::on(hurt, draw) };
    let pride = enchantment("Pride", Ability::Triggered(pride));
    let play = |out| {
        let lay = lay(vec![pride.clone()]).play(ANA, &["Mountain", "Pride"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Ana"]).resolve();
        table
    };
    let triggered = |table: &Table| table.happened(|deed| matches!(deed, Deed::Note(Note::Triggered(..))));
    let table = play(None);
    assert_eq!((triggered(&table), table.life(ANA), table.hand(ANA)), (1, 17, 0));
    covers!(table.journal.evidence(), R120_4B);
    without!(R120_4B, |out| triggered(&play(out)), 1, 0);
}

#[test]
fn the_results_of_damage_can_be_replaced() {
    let of = Pattern::by(DeedKind::LoseLife, Players::Opponents);
    let leech = enchantment("Bleeding", Ability::Replacement(Replacement::of(of, Replaced::Plus(number(1)))));
    let play = |out| {
        let lay = lay(vec![leech.clone()]).play(ANA, &["Mountain", "Bleeding"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 16);
    covers!(table.journal.evidence(), R120_4C);
    without!(R120_4C, |out| play(out).life(BETO), 16, 17);
}

/// "Damage that would take your life total below 1 takes it to 1 instead."
fn last_wall() -> Card {
    let of = Pattern { from_damage: true, ..Pattern::by(DeedKind::LoseLife, Players::You) };
    enchantment("Last Wall", Ability::Replacement(Replacement::of(of, Replaced::LifeAtLeast(1))))
}

#[test]
fn damage_of_several_sources_takes_a_life_total_no_lower_than_its_floor() {
    let lay = lay(vec![last_wall()]).play(ANA, &["Rhino", "Bear"]).play(BETO, &["Last Wall"]);
    let mut table = lay.set(|position| position.life.push((BETO, 3))).begin();
    table.attack(&["Rhino", "Bear"]).until(Step::EndOfCombat);
    assert_eq!(table.life(BETO), 1);
}

#[test]
fn life_that_the_same_damage_gives_counts_before_the_floor_does() {
    let doubles = Pattern::by(DeedKind::GainLife, Players::You);
    let echo = enchantment("Echo", Ability::Replacement(Replacement::of(doubles, Replaced::Times(2))));
    let saint = creature("Saint", "1W", (2, 9), vec![keyword(15)]);
    let lay = lay(vec![last_wall(), echo, saint]).play(ANA, &["Rhino", "Bear"]);
    let lay = lay.play(BETO, &["Last Wall", "Echo", "Saint"]);
    let mut table = lay.set(|position| position.life.push((BETO, 2))).begin();
    // 4 lost and 4 gained: nothing would fall below 1.
    table.attack(&["Rhino", "Bear"]).block(&[("Saint", "Bear")]).until(Step::EndOfCombat);
    assert_eq!(table.life(BETO), 2);
}

#[test]
fn life_lost_otherwise_goes_below_the_floor_of_damage() {
    let drain = sorcery("Drain", "R", vec![], vec![Effect::LoseLife(Players::Opponents, number(5)).into()]);
    let lay = lay(vec![last_wall(), drain]).play(ANA, &["Mountain"]).hold(ANA, &["Drain"]).play(BETO, &["Last Wall"]);
    let mut table = lay.set(|position| position.life.push((BETO, 3))).begin();
    table.cast("Drain", &[]).resolve();
    assert_eq!(table.life(BETO), -2);
}

#[test]
fn damage_itself_destroys_nothing() {
    let each = || Objects::Each(Filter::CREATURE.yours());
    let program = vec![
        Effect::Damage { source: Objects::This, to: Subjects::Objects(each()), amount: number(2) }.into(),
        Effect::PutCounters(Subjects::Objects(each()), CounterKind::PlusOne, number(1)).into(),
    ];
    let ordeal = sorcery("Ordeal", "R", vec![], program);
    let play = |out| {
        let lay = lay(vec![ordeal.clone()]).play(ANA, &["Mountain", "Bear"]).hold(ANA, &["Ordeal"]);
        let mut table = lay.begin_without(out);
        table.cast("Ordeal", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.size("Bear")), (Zone::Battlefield, (3, 3)));
    covers!(table.journal.evidence(), R120_5);
    without!(R120_5, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn damage_stays_marked_on_what_is_no_creature_any_more() {
    let wakes = Effect::Change {
        which: target(0),
        changes: vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(3), number(3))],
        lasts: Duration::EndOfCombat,
    };
    let wake = sorcery("Wake", "G", vec![TargetSpec::one(Targetable::Object(Filter::LAND))], vec![wakes.into()]);
    let play = |out| {
        let lay = lay(vec![wake.clone()]).play(ANA, &["Forest", "Pinger", "Island"]).hold(ANA, &["Wake"]);
        let mut table = lay.begin_without(out);
        table.cast("Wake", &["Island"]).resolve().activate("Pinger", 0, &["Island"]).resolve();
        table.until(Step::SecondMain);
        table
    };
    let damage = |table: &Table| table.state.object(table.id("Island")).damage;
    let table = play(None);
    assert_eq!((table.now("Island").is_creature(), damage(&table)), (false, 1));
    covers!(table.journal.evidence(), R120_6);
    without!(R120_6, |out| damage(&play(out)), 1, 0);
}

#[test]
fn the_damage_dealt_is_that_of_the_source_alone() {
    let hits = Pattern {
        source: Some(Filter::This),
        combat: Some(true),
        to_players: true,
        ..Pattern::by(DeedKind::Damage, Players::All)
    };
    let gains = vec![Effect::GainLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT)).into()];
    let thief = creature("Thief", "1W", (1, 1), vec![Ability::Triggered(Triggered::on(hits, gains))]);
    let play = |out| {
        let mut table = lay(vec![thief.clone()]).play(ANA, &["Thief", "Rhino"]).begin_without(out);
        table.attack(&["Thief", "Rhino"]).until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (21, 15));
    covers!(table.journal.evidence(), R120_9);
    without!(R120_9, |out| play(out).life(ANA), 21, 25);
}

#[test]
fn excess_damage_is_what_all_sources_dealt_together() {
    let dealt = Pattern { excess: true, ..Pattern::of(DeedKind::Damage, Filter::CREATURE) };
    let gains = vec![Effect::GainLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT)).into()];
    let feast = enchantment("Feast of Blows", Ability::Triggered(Triggered::on(dealt, gains)));
    let play = |out| {
        let lay =
            lay(vec![feast.clone()]).play(ANA, &["Feast of Blows", "Spider"]).play(BETO, &["Gang", "Gang", "Bear"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Spider"]);
        let gangs = table.all("Gang", Zone::Battlefield);
        let spider = table.id("Spider");
        table.choose(Choice::Block(gangs[0], spider)).choose(Choice::Block(gangs[1], spider)).choose(Choice::Done);
        table.until(Step::EndOfCombat);
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 22, "6 damage to a toughness of 4");
    covers!(table.journal.evidence(), R120_10);
    without!(R120_10, |out| play(out).life(ANA), 22, 20);
}

//! Prevention effects (615), sources of damage (609.7).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::Ask;
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, instant, number, sorcery, target, target_creature};

fn enchantment(name: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, "1", &[Type::Enchantment]) })
}

fn gain(amount: Amount) -> Instruction {
    Effect::GainLife(Players::You, amount).into()
}

fn to_you() -> Pattern {
    Pattern { to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) }
}

/// "If a source would deal damage to you, prevent that damage", and more.
fn prevents(of: Pattern, then: Program, shield: Shield) -> Replacement {
    Replacement { then, shield, ..Replacement::of(of, Replaced::Nothing) }
}

#[test]
fn a_shield_does_not_outlast_its_duration() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Plains", "Mountain"]).hold(ANA, &["Ward Off", "Spark"]);
        let mut table = lay.begin_without(out);
        table
            .cast("Ward Off", &["Ana"])
            .resolve()
            .until_turn(5)
            .until(Step::FirstMain)
            .cast("Spark", &["Ana"])
            .resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 17);
    covers!(table.journal.evidence(), R615_3);
    without!(R615_3, |out| play(out).life(ANA), 17, 20);
}

#[test]
fn damage_that_was_dealt_is_not_prevented() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Plains", "Rhino"]).last(|rhino| rhino.damage = 3).hold(ANA, &["Ward Off"]);
        let mut table = lay.begin_without(out);
        table.cast("Ward Off", &["Rhino"]).resolve();
        table
    };
    let damage = |table: &Table| table.state.object(table.id("Rhino")).damage;
    let table = play(None);
    assert_eq!(damage(&table), 3);
    covers!(table.journal.evidence(), R615_4);
    without!(R615_4, |out| damage(&play(out)), 3, 0);
}

#[test]
fn more_may_follow_on_what_was_prevented() {
    let balm = prevents(to_you(), vec![gain(Amount::Slot(Slot::EVENT_AMOUNT))], Shield::Lasting);
    let balm = enchantment("Balm", Ability::Replacement(balm));
    let play = |out| {
        let lay = lay(vec![balm.clone()]).play(ANA, &["Mountain", "Balm"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 23);
    covers!(table.journal.evidence(), R615_5);
    without!(R615_5, |out| play(out).life(ANA), 23, 20);
}

/// Prevents what a chosen source that matches deals to you the next time this turn.
fn circle(property: Filter) -> Card {
    let chosen = Slot(0x20);
    let of = Pattern { source: Some(Filter::Slot(chosen).and(property.clone())), ..to_you() };
    let replacement = Arc::new(prevents(of, vec![], Shield::Once));
    instant(
        "Circle",
        "W",
        vec![],
        vec![
            Instruction::from(Effect::ChooseSource(property)).into_slot(chosen),
            Effect::Replace { replacement, lasts: Duration::EndOfTurn }.into(),
        ],
    )
}

/// Ana draws a circle against Beto's Pinger, which shoots twice.
fn shot_twice(out: Option<RuleId>) -> Table {
    let lay = lay(vec![circle(Filter::Any)]).play(ANA, &["Plains"]).play(BETO, &["Pinger", "Elf"]);
    let mut table = lay.hold(ANA, &["Circle"]).begin_without(out);
    table.cast("Circle", &[]).resolve().pick("Pinger").resolve();
    table.pass().activate("Pinger", 0, &["Ana"]).resolve();
    table
}

#[test]
fn the_next_damage_of_the_chosen_source_is_prevented_once() {
    let later = |out| {
        let untap = sorcery("Stir", "G", vec![target_creature()], vec![Effect::Untap(target(0)).into()]);
        let untap = Card::from(Values { types: Types::only(Type::Instant), ..untap.faces[0].clone() });
        let lay = lay(vec![circle(Filter::Any), untap]).play(ANA, &["Plains", "Forest"]).play(BETO, &["Pinger", "Elf"]);
        let mut table = lay.hold(ANA, &["Circle", "Stir"]).begin_without(out);
        table.cast("Circle", &[]).resolve().pick("Pinger").resolve();
        table.pass().activate("Pinger", 0, &["Ana"]).resolve();
        table.cast("Stir", &["Pinger"]).resolve();
        table.pass().activate("Pinger", 0, &["Ana"]).resolve();
        table
    };
    assert_eq!(shot_twice(None).life(ANA), 20);
    let table = later(None);
    assert_eq!(table.life(ANA), 19);
    covers!(table.journal.evidence(), R615_8);
    without!(R615_8, |out| later(out).life(ANA), 19, 20);
}

#[test]
fn a_spell_may_be_chosen_as_a_source_of_damage() {
    let play = |out| {
        let lay = lay(vec![circle(Filter::Any)]).play(ANA, &["Mountain"]).play(BETO, &["Plains", "Bear"]);
        let mut table = lay.hold(ANA, &["Spark"]).hold(BETO, &["Circle"]).begin_without(out);
        table.cast("Spark", &["Beto"]).pass().cast("Circle", &[]).pass().pass();
        table.pick("Spark");
        if out.is_some() {
            table.pick("Bear");
        }
        table.resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 20);
    covers!(table.journal.evidence(), R609_7A);
    without!(R609_7A, |out| play(out).life(BETO), 20, 17);
}

#[test]
fn a_shield_looks_at_the_properties_of_the_source_when_that_deals_damage() {
    let blue = Effect::Change {
        which: target(0),
        changes: vec![Change::SetColors(Colors::only(Color::Blue))],
        lasts: Duration::EndOfTurn,
    };
    let dye = instant("Dye", "U", vec![target_creature()], vec![blue.into()]);
    let play = |out| {
        let lay = lay(vec![circle(Filter::Color(Color::Red)), dye.clone()]).play(ANA, &["Plains"]);
        let lay = lay.play(BETO, &["Island", "Pinger", "Raider"]).hold(ANA, &["Circle"]).hold(BETO, &["Dye"]);
        let mut table = lay.begin_without(out);
        table.cast("Circle", &[]).resolve().pick("Pinger").resolve();
        table.pass().cast("Dye", &["Pinger"]).resolve().pass().activate("Pinger", 0, &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 19, "it is red no more");
    covers!(table.journal.evidence(), R609_7B);
    without!(R609_7B, |out| play(out).life(ANA), 19, 20);
}

#[test]
fn a_static_ability_reaches_sources_that_are_no_permanents() {
    let of = Pattern { source: Some(Filter::Color(Color::Red)), ..to_you() };
    let ward = enchantment("Cool Air", Ability::Replacement(prevents(of, vec![], Shield::Lasting)));
    let play = |out| {
        let lay = lay(vec![ward.clone()]).play(ANA, &["Cool Air"]).play(BETO, &["Mountain"]).hold(BETO, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.pass().cast("Spark", &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 20);
    covers!(table.journal.evidence(), R609_7C);
    without!(R609_7C, |out| play(out).life(ANA), 20, 17);
}

#[test]
fn a_part_of_each_event_is_prevented() {
    let of = Pattern::of(DeedKind::Damage, Filter::CREATURE.yours());
    let guard = enchantment("Shelter", Ability::Replacement(prevents(of, vec![], Shield::EachTime(number(1)))));
    let each = Subjects::Objects(Objects::Each(Filter::CREATURE));
    let fire = Effect::Damage { source: Objects::This, to: each, amount: number(2) };
    let fire = sorcery("Wildfire", "R", vec![], vec![fire.into()]);
    let play = |out| {
        let lay = lay(vec![guard.clone(), fire.clone()]).play(ANA, &["Mountain", "Shelter", "Bear", "Shade"]);
        let mut table = lay.play(BETO, &["Leech"]).hold(ANA, &["Wildfire"]).begin_without(out);
        table.cast("Wildfire", &[]).resolve();
        table
    };
    let alive = |table: &Table| ["Bear", "Shade", "Leech"].map(|name| table.zone(name) == Zone::Battlefield);
    let table = play(None);
    assert_eq!(alive(&table), [true, true, false]);
    covers!(table.journal.evidence(), R615_10);
    without!(R615_10, |out| alive(&play(out)), [true, true, false], [true, false, false]);
}

#[test]
fn each_creature_has_a_shield_of_its_own() {
    let on = Subjects::Objects(Objects::Each(Filter::CREATURE.yours()));
    let veil = Effect::Shield { on, amount: number(1), lasts: Duration::EndOfTurn };
    let veil = instant("Veil", "W", vec![], vec![veil.into()]);
    let each = Subjects::Objects(Objects::Each(Filter::CREATURE));
    let fire = Effect::Damage { source: Objects::This, to: each, amount: number(2) };
    let fire = sorcery("Wildfire", "R", vec![], vec![fire.into()]);
    let play = |out| {
        let lay = lay(vec![veil.clone(), fire.clone()]).play(ANA, &["Mountain", "Plains", "Bear", "Shade"]);
        let mut table = lay.hold(ANA, &["Veil", "Wildfire"]).begin_without(out);
        table.cast("Veil", &[]).resolve().cast("Wildfire", &[]).resolve();
        table
    };
    let alive = |table: &Table| ["Bear", "Shade"].map(|name| table.zone(name) == Zone::Battlefield);
    let table = play(None);
    assert_eq!(alive(&table), [true, true]);
    covers!(table.journal.evidence(), R615_11);
    without!(R615_11, |out| alive(&play(out)), [true, true], [true, false]);
}

#[test]
fn damage_that_cannot_be_prevented_is_dealt_and_the_rest_follows() {
    let stop = Replacement::of(Pattern::of(DeedKind::Prevent, Filter::Any), Replaced::Cant);
    let stop = Replacement { of: Pattern { player: Some(Players::All), ..stop.of.clone() }, ..stop };
    let fury = enchantment("Fury", Ability::Replacement(stop));
    let balm = enchantment("Balm", Ability::Replacement(prevents(to_you(), vec![gain(number(1))], Shield::Lasting)));
    let play = |out| {
        let lay = lay(vec![fury.clone(), balm.clone()]).play(ANA, &["Mountain", "Fury", "Balm"]);
        let mut table = lay.hold(ANA, &["Spark"]).begin_without(out);
        table.cast("Spark", &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 18, "3 damage, and 1 life all the same");
    covers!(table.journal.evidence(), R615_12, R615_12A);
    without!(R615_12, |out| play(out).life(ANA), 18, 21);
    without!(R615_12A, |out| play(out).life(ANA), 18, 19);
}

#[test]
fn prevented_damage_is_an_event_once_for_each_effect() {
    let of = Pattern { together: true, ..Pattern::by(DeedKind::Prevent, Players::You) };
    let watch = enchantment("Vigil", Ability::Triggered(Triggered::on(of, vec![gain(number(1))])));
    let ward = Pattern::by(DeedKind::Damage, Players::You);
    let ward = enchantment("Calm", Ability::Replacement(prevents(ward, vec![], Shield::Lasting)));
    let each = Subjects::Objects(Objects::Each(Filter::CREATURE));
    let fire = Effect::Damage { source: Objects::This, to: each, amount: number(2) };
    let fire = sorcery("Wildfire", "R", vec![], vec![fire.into()]);
    let play = |out| {
        let lay = lay(vec![watch.clone(), ward.clone(), fire.clone()]);
        let lay = lay.play(ANA, &["Mountain", "Vigil", "Calm", "Bear", "Shade"]).hold(ANA, &["Wildfire"]);
        let mut table = lay.begin_without(out);
        table.cast("Wildfire", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21, "of two creatures, once");
    covers!(table.journal.evidence(), R615_13);
    without!(R615_13, |out| play(out).life(ANA), 21, 20);
}

#[test]
fn of_two_sources_the_player_chooses_what_the_shield_prevents() {
    let lay = lay(vec![]).play(ANA, &["Bear", "Rhino"]).play(BETO, &["Plains"]).hold(BETO, &["Ward Off"]);
    let mut table = lay.begin();
    table.pass().cast("Ward Off", &["Beto"]).resolve().attack(&["Bear", "Rhino"]).until(Step::CombatDamage);
    assert_eq!(table.asks(), (BETO, Ask::Pick { least: 1, most: 1 }));
    table.pick("Rhino");
    assert_eq!(table.life(BETO), 17);
    covers!(table.journal.evidence(), R615_7);
}

//! Replacement and prevention effects (614–616), regeneration (701.15).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Mark};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{card, creature, enters, number, sorcery};

#[test]
fn one_of_two_replacements_of_one_draw_is_chosen_by_who_would_draw() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island", "Island", "Island", "Idle Scroll", "Mill Stone"]);
        let mut table = lay.hold(ANA, &["Insight"]).stack(ANA, &["Bear"; 4]).begin_without(out);
        table.cast("Insight", &[]).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 1, most: 1 }));
    table.pick("Idle Scroll");
    assert_eq!(table.life(ANA), 22, "the first draw is life");
    table.pick("Mill Stone").choose(Choice::Yes);
    assert_eq!(table.state.player(ANA).graveyard().len(), 3, "the second one is two cards milled, and the spell");
    covers!(table.journal.evidence(), R616_1, R614_6);
    without!(R616_1, |out| play(out).asks().1, Ask::Pick { least: 1, most: 1 }, Ask::Priority);
}

#[test]
fn an_effect_replaces_an_event_once() {
    // Twice as much life, and not twice that again.
    let play = |out| {
        let heal = sorcery("Heal", "W", vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
        let lay = lay(vec![heal]).play(ANA, &["Font", "Plains"]).hold(ANA, &["Heal"]);
        let mut table = lay.begin_without(out);
        table.cast("Heal", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R614_5);
    without!(R614_5, |out| play(out).life(ANA) > 22, false, true);
}

#[test]
fn what_is_replaced_never_happens() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Idle Scroll"]).at(Step::Upkeep);
        let mut table = lay.begin_without(out);
        table.until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.hand(ANA)), (22, 0));
    covers!(table.journal.evidence(), R614_6);
    without!(R614_6, |out| play(out).hand(ANA), 0, 1);
}

#[test]
fn a_shield_prevents_as_much_as_it_says() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Plains", "Mountain", "Mountain"]);
        let mut table = lay.hold(ANA, &["Ward Off", "Spark", "Spark"]).begin_without(out);
        table.cast("Ward Off", &["Ana"]).resolve().cast("Spark", &["Ana"]).resolve();
        table
    };
    let twice = |out| {
        let mut table = play(out);
        table.cast("Spark", &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.happened(|deed| matches!(deed, Deed::Damage { .. }))), (20, 0));
    assert_eq!(twice(None).life(ANA), 17);
    covers!(table.journal.evidence(), R615_1, R615_6, R615_7);
    without!(R615_1, |out| play(out).life(ANA), 20, 17);
    without!(R615_6, |out| play(out).life(ANA), 20, 17);
    without!(R615_7, |out| twice(out).life(ANA), 17, 20);
}

#[test]
fn a_static_ability_regenerates_each_time() {
    let destroyed = Replacement::of(Pattern::of(DeedKind::Destroy, Filter::This), Replaced::Regenerates);
    let troll = creature("Troll", "G", (2, 2), vec![Ability::Replacement(destroyed)]);
    let play = |out| {
        let lay = lay(vec![troll.clone()]).play(ANA, &["Swamp"; 6]).play(ANA, &["Troll"]);
        let mut table = lay.hold(ANA, &["Ruin", "Ruin"]).begin_without(out);
        table.cast("Ruin", &["Troll"]).resolve().cast("Ruin", &["Troll"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Troll"), table.is_tapped("Troll")), (Zone::Battlefield, true));
    covers!(table.journal.evidence(), R701_15B);
    without!(R701_15B, |out| play(out).zone("Troll"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn a_creature_is_regenerated_instead_of_being_destroyed() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest", "Swamp", "Swamp", "Swamp"]).play(ANA, &["Bear"]);
        let mut table = lay.last(|bear| bear.damage = 1).hold(ANA, &["Mend", "Ruin"]).begin_without(out);
        table.cast("Mend", &["Bear"]).resolve().cast("Ruin", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Bear"), table.is_tapped("Bear")), (Zone::Battlefield, true));
    assert_eq!(table.state.object(table.id("Bear")).damage, 0);
    covers!(table.journal.evidence(), R701_15A);
    without!(R701_15A, |out| play(out).zone("Bear"), Zone::Battlefield, Zone::Graveyard);
    // A shield lasts for this turn.
    let later = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest"]).play(ANA, &["Swamp"; 3]).play(ANA, &["Bear"]);
        let mut table = lay.hold(ANA, &["Mend", "Ruin"]).begin_without(out);
        table.cast("Mend", &["Bear"]).resolve().until_turn(5).until(Step::FirstMain).cast("Ruin", &["Bear"]).resolve();
        table
    };
    assert_eq!(later(None).zone("Bear"), Zone::Graveyard);
}

#[test]
fn damage_is_dealt_to_somebody_else() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mirror"]).play(BETO, &["Mountain"]).hold(BETO, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.pass().cast("Spark", &["Ana"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (20, 17));
    covers!(table.journal.evidence(), R614_9);
    without!(R614_9, |out| (play(out).life(ANA), play(out).life(BETO)), (20, 17), (17, 20));
}

#[test]
fn a_permanent_enters_as_a_copy_of_what_its_player_chooses_before() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island"; 4]).play(BETO, &["Rhino", "Hawk"]).hold(ANA, &["Double"]);
        let mut table = lay.begin_without(out);
        table.cast("Double", &[]).resolve();
        table
    };
    let mut table = play(None);
    let double = table.id("Double");
    assert_eq!((table.asks(), table.zone("Double")), ((ANA, Ask::Pick { least: 0, most: 1 }), Zone::Stack));
    table.pick("Rhino");
    let copy = table.state.characteristics(double);
    assert_eq!((copy.power, copy.toughness, copy.controller, copy.keywords.has(Keyword(19))), (4, 4, ANA, true));
    // It is a 0/0 of its own if nothing is chosen, and dies.
    let mut table = play(None);
    table.choose(Choice::Done);
    assert_eq!(table.zone("Double"), Zone::Graveyard);
    covers!(table.journal.evidence(), R614_12, R614_12A);
    without!(R614_12, |out| play(out).zone("Double"), Zone::Stack, Zone::Graveyard);
}

#[test]
fn a_step_is_skipped_once() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Island", "Island"]).hold(ANA, &["Slow Day"]).begin_without(out);
        table.cast("Slow Day", &["Beto"]).resolve().until_turn(7);
        table
    };
    let table = play(None);
    assert_eq!(table.hand(BETO), 1, "of two turns, one draw");
    covers!(table.journal.evidence(), R614_10);
    without!(R614_10, |out| play(out).hand(BETO), 1, 2);
}

#[test]
fn an_extra_turn_comes_directly_after_this_one() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Island"; 6]).hold(ANA, &["Second Dawn"]).begin_without(out);
        table.cast("Second Dawn", &[]).resolve().until_turn(4);
        table
    };
    let mut table = play(None);
    assert_eq!(table.state.turn().active, ANA);
    table.until_turn(5);
    assert_eq!(table.state.turn().active, BETO);
    covers!(table.journal.evidence(), R500_7);
    without!(R500_7, |out| play(out).state.turn().active, ANA, BETO);
}

#[test]
fn what_would_go_to_a_graveyard_is_exiled_and_does_not_die() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain", "Firefly", "Quiet Grave"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Firefly"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.zone("Firefly"), table.zone("Spark"), table.life(ANA)), (Zone::Exile, Zone::Exile, 20));
}

#[test]
fn what_enters_in_another_zone_instead_gets_no_counters() {
    // "If a creature would enter, exile it instead", chosen after "enters with counters".
    let wall = Card::from(Values {
        abilities: vec![Ability::Replacement(Replacement::of(enters(Filter::CREATURE), Replaced::To(Zone::Exile)))],
        ..card("Closed Gate", "W", &[Type::Enchantment])
    });
    let mut table =
        lay(vec![wall]).play(ANA, &["Closed Gate", "Forest", "Forest", "Forest"]).hold(ANA, &["Charged Golem"]).begin();
    table.cast("Charged Golem", &[]).resolve();
    assert_eq!(table.asks().1, Ask::Pick { least: 1, most: 1 });
    table.pick("Charged Golem");
    let golem = table.id("Charged Golem");
    assert_eq!(table.zone("Charged Golem"), Zone::Exile);
    assert!(!table.state.object(golem).is(Mark::Counters), "nothing was put on it");
}

#[test]
fn what_it_enters_as_a_copy_of_comes_before_how_it_enters() {
    let gate = Card::from(Values {
        abilities: vec![Ability::Replacement(Replacement::of(enters(Filter::CREATURE), Replaced::EntersTapped))],
        ..card("Slow Gate", "W", &[Type::Enchantment])
    });
    let play = |out| {
        let lay = lay(vec![gate.clone()]).play(ANA, &["Island"; 4]).play(ANA, &["Slow Gate"]).play(BETO, &["Rhino"]);
        let mut table = lay.hold(ANA, &["Double"]).begin_without(out);
        table.cast("Double", &[]).resolve();
        table
    };
    let mut table = play(None);
    let double = table.id("Double");
    table.pick("Rhino");
    assert_eq!((table.state.characteristics(double).power, table.state.object(double).is(Mark::Tapped)), (4, true));
    covers!(table.journal.evidence(), R616_1C, R616_1);
    // Which of the two comes first would be for its controller to choose.
    without!(R616_1C, |out| play(out).asks().1, Ask::Pick { least: 0, most: 1 }, Ask::Pick { least: 1, most: 1 });
}

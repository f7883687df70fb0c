//! Casting and activating (601, 602), mana (106, 605), targets (115).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark, Marks, Note, Silent};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, any_target, card, creature, instant, keyword, number, target};

fn deals(amount: Amount) -> Instruction {
    Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount }.into()
}

#[test]
fn a_spell_is_cast_paid_for_and_resolves() {
    let play = |out| {
        let mut table = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin_without(out);
        table.announce("Spark", &["Beto"]);
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pay));
    table.pay();
    assert_eq!((table.state.stack().len(), table.zone("Spark")), (1, Zone::Stack));
    table.pass_both();
    assert_eq!((table.life(BETO), table.zone("Spark")), (17, Zone::Graveyard));
    assert_eq!(table.now("Spark").colors, Colors::only(Color::Red));
    covers!(table.journal.evidence(), R601_2A, R601_2C, R601_2F, R601_2I, R608_2N);
    covers!(table.journal.evidence(), R112_2, R115_1A, R304_2);
    covers!(table.journal.evidence(), R118_3A, R120_3A, R601_2H);
    let done = |out| {
        let mut table = play(out);
        table.pay().pass_both();
        table
    };
    without!(R601_2A, |out| play(out).zone("Spark"), Zone::Stack, Zone::Exile);
    without!(R112_2, |out| play(out).state.stack()[0].controller, ANA, BETO);
    without!(R601_2F, |out| play(out).asks().1, Ask::Pay, Ask::Priority);
    let mana = |out| {
        let table = done(out);
        (table.is_tapped("Mountain"), table.state.player(ANA).pool.total())
    };
    without!(R601_2H, mana, (true, 0), (true, 1));
    without!(R118_3A, mana, (true, 0), (true, 1));
    without!(R601_2C, |out| done(out).life(BETO), 17, 20);
    without!(R115_1A, |out| done(out).life(BETO), 17, 20);
    without!(R304_2, |out| done(out).life(BETO), 17, 20);
    without!(R120_3A, |out| done(out).life(BETO), 17, 20);
    without!(R120_2B, |out| done(out).life(BETO), 17, 20);
    without!(R608_2N, |out| done(out).zone("Spark"), Zone::Graveyard, Zone::Exile);
}

#[test]
fn a_spell_without_a_target_or_without_mana_is_not_begun() {
    let kill = |out| lay(vec![]).play(ANA, &["Swamp"; 3]).hold(ANA, &["Ruin"]).begin_without(out);
    let mut table = kill(None);
    let ruin = table.held("Ruin");
    assert_eq!(table.refused(Choice::Cast(ruin, 0)), R601_2C);
    let may = |table: &Table, name: &str| table.allows(Choice::Cast(table.held(name), 0));
    without!(R601_2C, |out| may(&kill(out), "Ruin"), false, true);
    without!(R601_2E, |out| may(&kill(out), "Ruin"), false, true);
    let poor = |out| lay(vec![]).hold(ANA, &["Spark"]).begin_without(out);
    let mut table = poor(None);
    let spark = table.held("Spark");
    assert_eq!(table.refused(Choice::Cast(spark, 0)), R118_3);
    without!(R118_3, |out| may(&poor(out), "Spark"), false, true);
}

#[test]
fn what_is_no_instant_waits_for_an_own_main_phase_with_an_empty_stack() {
    let kinds = [Type::Creature, Type::Artifact, Type::Enchantment, Type::Planeswalker, Type::Battle, Type::Sorcery];
    let play = |kind: Type, out| {
        let slow = Card::from(Values { toughness: Some(1), ..card("Slow", "R", &[kind]) });
        let lay = lay(vec![slow]).play(ANA, &["Mountain"; 2]).hold(ANA, &["Spark", "Slow"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        table
    };
    let may = |kind, out| {
        let table = play(kind, out);
        table.allows(Choice::Cast(table.held("Slow"), 0))
    };
    for kind in kinds {
        let mut table = play(kind, None);
        let slow = table.held("Slow");
        assert_eq!(table.refused(Choice::Cast(slow, 0)), R117_1A, "{kind:?}");
    }
    without!(R117_1A, |out| kinds.map(|kind| may(kind, out)), [false; 6], [true; 6]);
    let upkeep = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Raider"]).at(Step::Upkeep);
        let table = lay.begin_without(out);
        table.allows(Choice::Cast(table.held("Raider"), 0))
    };
    without!(R505_6A, upkeep, false, true);
    let quick = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 4]).play(ANA, &["Island"]).hold(ANA, &["Spark", "Ambusher"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        table
    };
    let flash = |out| {
        let table = quick(out);
        table.allows(Choice::Cast(table.held("Ambusher"), 0))
    };
    without!(R702_8A, flash, true, false);
    let mut table = quick(None);
    table.cast("Ambusher", &[]).pass_both();
    assert_eq!(table.zone("Ambusher"), Zone::Battlefield);
    covers!(table.journal.evidence(), R702_8A, R608_3A);
}

#[test]
fn a_permanent_spell_becomes_a_permanent() {
    let kinds = [Type::Creature, Type::Artifact, Type::Enchantment, Type::Battle];
    let play = |kind: Type, out| {
        let thing = Card::from(Values { toughness: Some(1), defense: Some(1), ..card("Thing", "R", &[kind]) });
        let mut table = lay(vec![thing]).play(ANA, &["Mountain"]).hold(ANA, &["Thing"]).begin_without(out);
        table.cast("Thing", &[]).pass_both();
        table.zone("Thing")
    };
    without!(R608_3A, |out| kinds.map(|kind| play(kind, out)), [Zone::Battlefield; 4], [Zone::Graveyard; 4]);
}

#[test]
fn lands_make_mana_by_their_type_and_colored_mana_is_paid_with_its_color() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest", "Mountain"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.announce("Spark", &["Beto"]).tap_for("Forest", 0, ManaKind::Green);
        table
    };
    // Green mana does not pay for {R}; what is then left still does.
    let mut table = play(None);
    let mountain = table.id("Mountain");
    let green = table.mana_of(mountain, 0, ManaKind::Green);
    assert_eq!(table.refused(green), R605_1A);
    table.tap_for("Mountain", 0, ManaKind::Red);
    assert_eq!((table.zone("Spark"), table.state.player(ANA).pool.of(ManaKind::Green)), (Zone::Stack, 1));
    covers!(table.journal.evidence(), R106_4, R118_3A, R605_3B);
    let may = |out| {
        let table = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Spark"), 0))
    };
    without!(R305_6, may, true, false);
    without!(R601_2G, may, true, false);
    without!(R605_3A, may, true, false);
}

fn rock(amount: i32) -> Card {
    Card::from(Values {
        abilities: vec![activated(
            Cost::of(CostPart::Tap),
            vec![],
            vec![Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Colorless), number(amount)).into()],
        )],
        ..card("Rock", "1", &[Type::Artifact])
    })
}

#[test]
fn generic_mana_is_paid_with_any_type_that_the_player_names() {
    let play = |out| {
        let ray = instant("Ray", "1", vec![], vec![]);
        let lay = lay(vec![rock(2), ray]).play(ANA, &["Rock", "Mountain"]).hold(ANA, &["Ray"]);
        let mut table = lay.begin_without(out);
        table.tap_for("Rock", 0, ManaKind::Colorless).tap_for("Mountain", 0, ManaKind::Red).announce("Ray", &[]);
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pay));
    table.choose(Choice::Spend(ManaKind::Red));
    assert_eq!(table.state.player(ANA).pool.amounts, [0, 0, 0, 0, 0, 2]);
    covers!(table.journal.evidence(), R107_4B);
    // Nobody is asked which: the first one that there is.
    without!(R107_4B, |out| play(out).asks().1, Ask::Pay, Ask::Priority);
}

#[test]
fn a_source_of_several_mana_pays_for_all_of_it() {
    let mut table = lay(vec![rock(2)]).play(ANA, &["Rock"]).hold(ANA, &["Mill Stone"]).begin();
    table.announce("Mill Stone", &[]);
    assert_eq!(table.asks(), (ANA, Ask::Pay));
    table.pay();
    assert_eq!((table.zone("Mill Stone"), table.state.player(ANA).pool.total()), (Zone::Stack, 0));
}

#[test]
fn x_is_chosen_and_paid() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 4]).hold(ANA, &["Great Spark"]);
        let mut table = lay.begin_without(out);
        let great = table.held("Great Spark");
        table.choose(Choice::Cast(great, 0));
        table
    };
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Number(0, 3)));
    assert_eq!(table.refused(Choice::Number(4)), R601_2B);
    table.choose(Choice::Number(3)).pick("Beto").pay().pass_both();
    assert_eq!(table.life(BETO), 17);
    covers!(table.journal.evidence(), R107_3A, R601_2B);
    without!(R601_2B, |out| play(out).asks().1, Ask::Number(0, 3), Ask::Pick { least: 1, most: 1 });
}

fn verdict() -> Card {
    let modal = Modal {
        least: 1,
        most: 1,
        repeats: false,
        more_if_paid: None,
        modes: vec![
            Mode {
                targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE))],
                program: vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
                ..Mode::default()
            },
            Mode { targets: vec![], program: vec![Effect::Draw(Players::You, number(2)).into()], ..Mode::default() },
            Mode {
                targets: vec![],
                program: vec![Effect::GainLife(Players::You, number(2)).into()],
                ..Mode::default()
            },
        ],
        ..Modal::default()
    };
    Card::from(Values {
        abilities: vec![Ability::Spell(SpellAbility { modal: Some(modal), targets: vec![], program: vec![] })],
        ..card("Verdict", "R", &[Type::Sorcery])
    })
}

#[test]
fn one_mode_is_chosen_and_only_its_targets() {
    let play = |out| {
        let lay = lay(vec![verdict()]).play(ANA, &["Mountain"]).hold(ANA, &["Verdict"]);
        let mut table = lay.begin_without(out);
        let verdict = table.held("Verdict");
        table.choose(Choice::Cast(verdict, 0));
        table
    };
    let mut table = play(None);
    // There is no creature for the first mode.
    assert_eq!(table.state.offer(), [Item::Mode(1), Item::Mode(2)]);
    assert_eq!(table.refused(Choice::Pick(Item::Mode(0))), R700_2A);
    table.choose(Choice::Pick(Item::Mode(1))).pay().pass_both();
    assert_eq!((table.hand(ANA), table.life(ANA)), (2, 20));
    covers!(table.journal.evidence(), R700_2A, R121_1);
    without!(R700_2A, |out| play(out).asks().1, Ask::Pick { least: 1, most: 1 }, Ask::Pay);
}

#[test]
fn all_modes_are_chosen_for_an_entwine_cost() {
    let mut verdict = verdict();
    let entwine =
        KeywordAbility { cost: Some(Cost::mana(vademecum_machine_fuzz::pool::mana("2"))), ..Keyword(42).into() };
    verdict.faces[0].abilities.push(Ability::Keyword(entwine));
    let play = |out| {
        let lay = lay(vec![verdict.clone()]).play(ANA, &["Mountain"; 3]).play(BETO, &["Bear"]).hold(ANA, &["Verdict"]);
        let mut table = lay.begin_without(out);
        let verdict = table.held("Verdict");
        table.choose(Choice::Cast(verdict, 0));
        if table.asks().1 == Ask::YesNo {
            table.choose(Choice::Yes).pick("Bear").pay().pass_both();
        } else {
            table.choose(Choice::Pick(Item::Mode(2))).pay().pass_both();
        }
        (table.zone("Bear"), table.hand(ANA), table.life(ANA))
    };
    without!(R702_42A, play, (Zone::Graveyard, 2, 22), (Zone::Battlefield, 0, 22));
}

#[test]
fn modes_are_carried_out_in_the_order_of_the_text_and_each_once() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 2]).play(BETO, &["Bear"]).hold(ANA, &["Charm"]);
        let mut table = lay.begin_without(out);
        let charm = table.held("Charm");
        table.choose(Choice::Cast(charm, 0)).choose(Choice::Pick(Item::Mode(1)));
        table
    };
    let table = play(None);
    assert!(!table.state.offer().contains(&Item::Mode(1)), "no mode is chosen twice");
    without!(R700_2D, |out| play(out).state.offer().contains(&Item::Mode(1)), false, true);
    // The second mode was chosen before the first one; the text has the damage first.
    let last = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"; 2]).hold(ANA, &["Charm"]);
        let mut table = lay.set(|position| position.life.push((ANA, 2))).begin_without(out);
        let charm = table.held("Charm");
        table.choose(Choice::Cast(charm, 0)).choose(Choice::Pick(Item::Mode(1))).choose(Choice::Pick(Item::Mode(0)));
        table.pick("Ana").pay().pass_both();
        table
    };
    let gains_life = |out| -> Vec<bool> {
        let table = last(out);
        let entries = table.journal.entries();
        let gains = entries.iter().filter_map(|entry| match entry.event {
            vademecum_machine::Deed::GainLife(..) => Some(true),
            vademecum_machine::Deed::Damage { .. } => Some(false),
            _ => None,
        });
        gains.collect()
    };
    // Damage first, as it is written.
    without!(R608_2C, gains_life, [false, true], [true, false]);
}

#[test]
fn hexproof_and_shroud_keep_from_being_targeted() {
    let play = |out| {
        let lay = lay(vec![]).play(BETO, &["Shade"]).play(ANA, &["Ghost", "Mountain"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.announce("Spark", &[]);
        table
    };
    let offers = |out, name: &str| {
        let mut table = lay(vec![]).play(BETO, &["Shade"]).play(ANA, &["Ghost", "Mountain"]).hold(ANA, &["Spark"]);
        table = table.hold(BETO, &["Spark"]).play(BETO, &["Mountain"]);
        let mut table = table.begin_without(out);
        let spark = table.held("Spark");
        table.choose(Choice::Cast(spark, 0));
        table.state.offer().contains(&table.item(name))
    };
    let mut table = play(None);
    let (shade, ghost) = (table.item("Shade"), table.item("Ghost"));
    assert_eq!([shade, ghost].map(|item| table.refused(Choice::Pick(item))), [R702_11B, R702_18A]);
    without!(R702_11B, |out| offers(out, "Shade"), false, true);
    without!(R702_18A, |out| offers(out, "Ghost"), false, true);
}

#[test]
fn a_countered_spell_goes_to_the_graveyard_and_does_nothing() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Mountain"]).play(BETO, &["Island"; 2]);
        let mut table = lay.hold(ANA, &["Spark"]).hold(BETO, &["Denial"]).begin_without(out);
        table.cast("Spark", &["Beto"]).pass();
        let denial = table.held("Denial");
        table.choose(Choice::Cast(denial, 0));
        table
    };
    let targets_itself = |out| {
        // With two spells there is a choice, and it is never the spell itself.
        let lay = lay(vec![]).play(ANA, &["Mountain"; 2]).play(BETO, &["Island"; 2]);
        let mut table = lay.hold(ANA, &["Spark"; 2]).hold(BETO, &["Denial"]).begin_without(out);
        table.cast("Spark", &["Beto"]).cast("Spark", &["Beto"]).pass();
        let denial = table.held("Denial");
        table.choose(Choice::Cast(denial, 0));
        table.state.offer().contains(&Item::Object(denial))
    };
    without!(R115_5, targets_itself, false, true);
    let countered = |out| {
        let mut table = play(out);
        if table.asks().1 != Ask::Pay {
            table.pick("Spark");
        }
        table.pay().pass_both();
        table
    };
    let table = countered(None);
    assert_eq!((table.life(BETO), table.zone("Spark")), (20, Zone::Graveyard));
    assert!(table.state.stack().is_empty());
    covers!(table.journal.evidence(), R701_5A, R404_1);
    without!(R701_5A, |out| countered(out).zone("Spark"), Zone::Graveyard, Zone::Stack);
    without!(R404_1, |out| countered(out).zone("Spark"), Zone::Graveyard, Zone::Exile);
}

#[test]
fn a_target_is_chosen_once_for_each_instance_of_the_word() {
    let two = TargetSpec::some(Targetable::Any, 2, 2);
    let twin = instant("Twin", "R", vec![two], vec![deals(number(1))]);
    let mut table = lay(vec![twin]).play(ANA, &["Mountain"]).play(BETO, &["Wall"]).hold(ANA, &["Twin"]).begin();
    table.announce("Twin", &["Wall"]);
    let wall = table.item("Wall");
    assert_eq!(table.refused(Choice::Pick(wall)), R601_2C);
    assert_eq!(table.state.offer(), [Item::Player(ANA), Item::Player(BETO)]);
    table.pick("Ana").pay().pass_both();
    assert_eq!((table.life(ANA), table.life(BETO), table.state.object(table.id("Wall")).damage), (19, 20, 1));
    covers!(table.journal.evidence(), R120_3A, R120_3E);
}

fn bomb() -> Card {
    creature(
        "Bomb",
        "R",
        (1, 1),
        vec![activated(Cost::of(CostPart::SacrificeThis), vec![any_target()], vec![deals(number(2))])],
    )
}

#[test]
fn an_activated_ability_uses_the_stack_and_lives_without_its_source() {
    let play = |out| {
        let mut table = lay(vec![bomb()]).play(ANA, &["Bomb"]).begin_without(out);
        table.activate("Bomb", 0, &["Beto"]);
        table
    };
    let mut table = play(None);
    assert_eq!((table.zone("Bomb"), table.state.stack().len()), (Zone::Graveyard, 1));
    table.pass_both();
    assert_eq!(table.life(BETO), 18);
    covers!(table.journal.evidence(), R602_2A, R113_7A, R115_1C, R602_2B);
    let done = |out| {
        let mut table = play(out);
        table.pass_both();
        table
    };
    without!(R602_2A, |out| play(out).state.stack().len(), 1, 0);
    without!(R113_7A, |out| done(out).life(BETO), 18, 20);
    without!(R115_1C, |out| done(out).life(BETO), 18, 20);
    without!(R602_2B, |out| done(out).life(BETO), 18, 20);
    without!(R602_1A, |out| play(out).zone("Bomb"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn abilities_with_a_tap_symbol_wait_for_a_turn_unless_the_creature_has_haste() {
    let tap = || activated(Cost::of(CostPart::Tap), vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
    let play = |out| {
        let slow = creature("Slow", "G", (1, 1), vec![tap()]);
        let hasty = creature("Hasty", "R", (1, 1), vec![tap(), keyword(10)]);
        let lay =
            lay(vec![slow, hasty]).play(ANA, &["Slow"]).last(|slow| slow.marks = Marks::only(Mark::SummoningSick));
        lay.play(ANA, &["Hasty"]).last(|hasty| hasty.marks = Marks::only(Mark::SummoningSick)).begin_without(out)
    };
    let mut table = play(None);
    let (slow, hasty) = (table.activation("Slow", 0), table.activation("Hasty", 0));
    assert_eq!(table.refused(slow), R302_6);
    table.choose(hasty).pass_both();
    assert_eq!(table.life(ANA), 21);
    assert_eq!(table.refused(hasty), R107_5);
    let may = |out, name: &str| {
        let table = play(out);
        table.allows(table.activation(name, 0))
    };
    without!(R302_6, |out| may(out, "Slow"), false, true);
    without!(R702_10C, |out| may(out, "Hasty"), true, false);
}

#[test]
fn activation_instructions_are_followed() {
    let gain =
        || SpellAbility { program: vec![Effect::GainLife(Players::You, number(1)).into()], ..SpellAbility::default() };
    let play = |out| {
        let once = Activated { effect: gain(), limit: Limit::OncePerTurn, ..Activated::default() };
        let slow = Activated { effect: gain(), timing: Timing::Sorcery, ..Activated::default() };
        let clerk = creature("Clerk", "W", (1, 1), vec![Ability::Activated(once), Ability::Activated(slow)]);
        let mut table = lay(vec![clerk]).play(ANA, &["Clerk"]).begin_without(out);
        table.activate("Clerk", 0, &[]);
        table
    };
    let mut table = play(None);
    let (once, slow) = (table.activation("Clerk", 0), table.activation("Clerk", 1));
    assert_eq!((table.refused(once), table.refused(slow)), (R602_5B, R602_5D));
    let may = |out, nth| {
        let table = play(out);
        table.allows(table.activation("Clerk", nth))
    };
    without!(R602_5B, |out| may(out, 0), false, true);
    without!(R602_5D, |out| may(out, 1), false, true);
    // Only its controller activates it (602.2).
    let theirs = |out| {
        let mut table = play(out);
        table.resolve().pass();
        (table.asks().0, table.allows(table.activation("Clerk", 0)))
    };
    assert_eq!(theirs(None), (BETO, false));
}

#[test]
fn another_player_cannot_activate_it() {
    let play = |out| {
        let mut table = lay(vec![bomb()]).play(ANA, &["Bomb"]).begin_without(out);
        table.pass();
        (table.asks().0, table.allows(table.activation("Bomb", 0)))
    };
    assert_eq!(play(None), (BETO, false));
}

#[test]
fn every_event_carries_the_numbers_that_made_it() {
    use vademecum_machine::Deed;
    let mut table = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark", &["Beto"]).pass_both();
    let rules_of = |wanted: fn(&Deed) -> bool| -> Vec<_> {
        let entries = table.journal.entries();
        let entry = entries.iter().rfind(|entry| wanted(&entry.event)).unwrap();
        entry.citations().map(|citation| citation.rule).collect()
    };
    assert!(rules_of(|deed| matches!(deed, Deed::Damage { .. })).contains(&R120_2B));
    assert!(rules_of(|deed| matches!(deed, Deed::LoseLife(..))).contains(&R120_3A));
    assert!(rules_of(|deed| matches!(deed, Deed::AddMana { .. })).contains(&R605_3B));
    assert!(rules_of(|deed| matches!(deed, Deed::Cast(..))).contains(&R601_2I));
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::Resolving(_)))), 1);
    // A citation knows the line it stands on.
    assert!(table.journal.evidence().log().iter().all(|citation| citation.place.file().contains("machine/src")));
}

#[test]
fn working_out_what_may_be_chosen_leaves_no_evidence() {
    let table = lay(vec![]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin();
    let before = table.journal.evidence().log().len();
    assert!(table.first().is_some() && table.state.choices().len() > 1);
    assert_eq!(table.journal.evidence().log().len(), before);
    let mut choices = vademecum_machine::Choices::default();
    table.state.choices_into(&Silent, &mut choices);
    assert_eq!(choices.len(), table.state.choices().len());
}

#[test]
fn a_mana_ability_does_all_it_says_at_once() {
    let land = |name: &str, cost: Cost, program: Program| {
        Card::from(Values { abilities: vec![activated(cost, vec![], program)], ..card(name, "-", &[Type::Land]) })
    };
    let adds = |kinds, n| Instruction::from(Effect::AddMana(Players::You, kinds, number(n)));
    let hurt = Effect::Damage { source: Objects::This, to: Subjects::Players(Players::You), amount: number(1) };
    let tap = || Cost::of(CostPart::Tap);
    let cards = vec![
        land("Thorns", tap(), vec![adds(ManaKinds::ANY_COLOR, 1), hurt.into()]),
        land("Glade", tap(), vec![adds(ManaKinds::only(ManaKind::Red), 1), adds(ManaKinds::only(ManaKind::Green), 1)]),
        land("Hoard", Cost::of(CostPart::SacrificeThis), vec![adds(ManaKinds::ANY_COLOR, 2)]),
    ];
    let play = |out| {
        let mut table = lay(cards.clone()).play(ANA, &["Thorns", "Glade", "Hoard"]).begin_without(out);
        table.tap_for("Thorns", 0, ManaKind::Blue).tap_for("Glade", 0, ManaKind::Red);
        table.tap_for("Hoard", 0, ManaKind::White);
        table
    };
    let table = play(None);
    assert_eq!(table.state.player(ANA).pool.amounts, [2, 1, 0, 1, 1, 0]);
    assert_eq!((table.life(ANA), table.zone("Hoard")), (19, Zone::Graveyard));
    assert!(table.state.stack().is_empty());
    covers!(table.journal.evidence(), R605_3B, R106_4);
    without!(R605_3B, |out| play(out).state.player(ANA).pool.total(), 5, 0);
    without!(R106_4, |out| play(out).state.player(ANA).pool.total(), 5, 0);
}

#[test]
fn a_mana_ability_does_what_its_condition_lets_it() {
    let adds = Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Red), number(1));
    let gains = Effect::If {
        condition: Condition::at_least(1, Filter::Type(Type::Artifact).yours()),
        then: vec![Effect::GainLife(Players::You, number(3)).into()],
        otherwise: vec![],
    };
    let shrine = Card::from(Values {
        abilities: vec![activated(Cost::of(CostPart::Tap), vec![], vec![adds.into(), gains.into()])],
        ..card("Shrine", "-", &[Type::Land])
    });
    let life = |own: &[&str]| {
        let mut table = lay(vec![shrine.clone()]).play(ANA, own).begin();
        table.tap_for("Shrine", 0, ManaKind::Red);
        table.life(ANA)
    };
    assert_eq!((life(&["Shrine"]), life(&["Shrine", "Coin"])), (20, 23));
}

#[test]
fn a_new_creature_pays_with_an_ability_that_does_not_tap_it() {
    let adds = || vec![Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Red), number(1)).into()];
    let play = |cost: CostPart| {
        let seed = creature("Seed", "G", (0, 1), vec![activated(Cost::of(cost), vec![], adds())]);
        let lay = lay(vec![seed]).play(ANA, &["Seed"]).last(|seed| seed.marks = Marks::only(Mark::SummoningSick));
        let table = lay.hold(ANA, &["Spark"]).begin();
        table.allows(Choice::Cast(table.held("Spark"), 0))
    };
    assert_eq!((play(CostPart::SacrificeThis), play(CostPart::Tap)), (true, false));
}

#[test]
fn what_has_no_cost_or_is_a_land_or_is_not_in_hand_is_not_cast() {
    let nothing = Card::from(card("Nameless", "-", &[Type::Artifact]));
    let manor = Card::from(card("Manor", "R", &[Type::Land]));
    let play = |zone: Zone, name: &str, out| {
        let lay = lay(vec![nothing.clone(), manor.clone()]).play(ANA, &["Mountain"]).put(ANA, zone, &[name]);
        let table = lay.begin_without(out);
        table.allows(Choice::Cast(table.id(name), 0))
    };
    without!(R118_6, |out| play(Zone::Hand, "Nameless", out), false, true);
    without!(R305_9, |out| play(Zone::Hand, "Manor", out), false, true);
    without!(R601_3, |out| play(Zone::Graveyard, "Raider", out), false, true);
    assert!(play(Zone::Hand, "Raider", None));
}

#[test]
fn only_its_controller_activates_an_ability_and_it_is_theirs() {
    let gains =
        || SpellAbility { program: vec![Effect::GainLife(Players::You, number(1)).into()], ..SpellAbility::default() };
    let healer = || {
        let ability = Activated { effect: gains(), ..Activated::default() };
        creature("Healer", "W", (1, 1), vec![Ability::Activated(ability)])
    };
    let theirs = |out| {
        let mut table = lay(vec![healer()]).play(ANA, &["Healer"]).begin_without(out);
        table.pass();
        table.allows(table.activation("Healer", 0))
    };
    without!(R602_2, theirs, false, true);
    let stolen = |out| {
        let lay = lay(vec![healer()]).play(ANA, &["Mountain"; 3]).play(BETO, &["Healer"]).hold(ANA, &["Usurp"]);
        let mut table = lay.begin_without(out);
        table.cast("Usurp", &["Healer"]).resolve().activate("Healer", 0, &[]).resolve();
        (table.life(ANA), table.life(BETO))
    };
    without!(R113_8, stolen, (21, 20), (20, 21));
}

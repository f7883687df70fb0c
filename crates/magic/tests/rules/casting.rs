//! Casting and activating (601, 602), mana (106, 605), targets (115), resolving (608).

use vademecum_magic::{
    CardDef, Choice, Decision, Event, INTRINSIC, ManaCost, ManaKind, ManaKinds, Target, Type, Types, Zone,
    ability::{
        Ability, Activated, Amount, Body, Cost, Effect, Filter, Keyword, Modal, Place, Recipient, Step, TargetSpec,
        Targetable, Which, Who, Whose,
    },
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::covers;

use crate::table::{ANA, BRUNO, CREATURE, PLAIN, RED, body, creature, damage, lay, mountain, spell, with};

#[test]
fn a_spell_is_cast_paid_for_and_resolves() {
    let mut table = lay(&[]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark");
    assert_eq!(table.state.decision(), Decision::Target(ANA, 0));
    table.at_player(BRUNO);
    assert_eq!(table.state.decision(), Decision::Pay(ANA));
    table.pay();
    assert_eq!((table.state.stack().len(), table.in_zone("Spark", Zone::Stack)), (1, 1));
    table.pass_both();
    assert_eq!((table.life(BRUNO), table.in_zone("Spark", Zone::Graveyard)), (17, 1));
    assert_eq!(table.state.object(table.id("Spark")).now.colors, RED);
    covers!(table.journal.evidence(), R601_2A, R601_2C, R601_2F, R601_2I, R608_2N);
}

#[test]
fn a_spell_without_a_target_or_without_mana_is_not_begun() {
    let kill = spell("Kill", Type::Instant, &[CREATURE], &[Effect::Destroy(Which::Target(0))]);
    let mut table = lay(&[kill]).play(ANA, &["Mountain"]).hold(ANA, &["Kill"]).begin();
    let id = table.id("Kill");
    assert_eq!(table.refused(Choice::Cast(id)), R601_2C);
    let mut table = lay(&[]).hold(ANA, &["Spark"]).begin();
    let id = table.id("Spark");
    assert_eq!(table.refused(Choice::Cast(id)), R118_3);
    covers!(table.journal.evidence(), R118_3, R601_2H);
}

#[test]
fn creatures_and_sorceries_wait_for_an_own_main_phase_with_an_empty_stack() {
    let bear = CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..creature("Bear", 2, 2, &[]) };
    let quick = CardDef { abilities: with(Keyword::Flash).to_vec(), name: "Quick".into(), ..bear.clone() };
    let lay = lay(&[bear, quick]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Spark", "Bear", "Quick"]);
    let mut table = lay.begin();
    table.cast("Spark").at_player(BRUNO).pay();
    let (bear, quick) = (table.id("Bear"), table.id("Quick"));
    assert_eq!(table.refused(Choice::Cast(bear)), R117_1A);
    covers!(table.journal.evidence(), R117_1A, R302_1, R505_6A);
    table.choose(Choice::Cast(quick)).pay().pass_both();
    assert_eq!(table.in_zone("Quick", Zone::Battlefield), 1);
    covers!(table.journal.evidence(), R702_8A, R302_2, R608_3A);
}

#[test]
fn lands_make_mana_by_their_type_and_pay_their_colors() {
    let forest = CardDef { name: "Forest".into(), subtypes: vec![vademecum_magic::Subtype::FOREST], ..mountain() };
    let mut table = lay(&[forest]).play(ANA, &["Forest", "Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark").at_player(BRUNO);
    let (forest, mountain) = (table.state.battlefield()[0], table.state.battlefield()[1]);
    // Green mana would not pay for {R}; what is then left still could.
    table.choose(Choice::Mana(forest, INTRINSIC + 4, ManaKind::Green));
    assert_eq!(table.refused(Choice::Mana(mountain, INTRINSIC + 4, ManaKind::Green)), R605_1A);
    table.tap_mountain(mountain);
    assert_eq!(table.state.player(ANA).pool.of(ManaKind::Green), 1);
    covers!(table.journal.evidence(), R305_6, R106_4, R118_3A, R605_3A, R601_2G);
}

#[test]
fn generic_mana_is_paid_with_any_kind_that_the_player_names() {
    let rock = CardDef {
        name: "Rock".into(),
        types: Types::only(Type::Artifact),
        supertypes: PLAIN,
        abilities: vec![Ability::Activated(Activated {
            cost: Cost::TAP,
            body: body(&[], &[Effect::AddMana(ManaKinds::only(ManaKind::Colorless), Amount::Number(2))]),
            as_sorcery: false,
            once_each_turn: false,
        })],
        ..CardDef::default()
    };
    let spell = CardDef { cost: Some(ManaCost::generic(1)), ..spell("Ray", Type::Instant, &[], &[]) };
    let mut table = lay(&[rock, spell]).play(ANA, &["Rock", "Mountain"]).hold(ANA, &["Ray"]).begin();
    let (rock, mountain) = (table.state.battlefield()[0], table.state.battlefield()[1]);
    table.choose(Choice::Mana(rock, 0, ManaKind::Colorless)).tap_mountain(mountain);
    table.cast("Ray");
    assert_eq!(table.state.decision(), Decision::Pay(ANA));
    table.choose(Choice::Spend(ManaKind::Red));
    assert_eq!(table.state.player(ANA).pool.amounts, [0, 0, 0, 0, 0, 2]);
    covers!(table.journal.evidence(), R107_4B);
}

#[test]
fn x_is_chosen_and_paid() {
    let torrent = CardDef {
        cost: Some(ManaCost { x: 1, ..ManaCost::ZERO.and(ManaKind::Red, 1) }),
        ..spell(
            "Torrent",
            Type::Sorcery,
            &[Targetable::Any],
            &[Effect::Damage { source: Which::This, to: Recipient::Target(0), amount: Amount::X }],
        )
    };
    let mut table = lay(&[torrent]).play(ANA, &["Mountain"; 4]).hold(ANA, &["Torrent"]).begin();
    table.cast("Torrent");
    assert_eq!(table.state.decision(), Decision::X(ANA));
    assert_eq!(table.refused(Choice::Number(4)), R601_2H);
    table.choose(Choice::Number(3)).at_player(BRUNO).pay().pass_both();
    assert_eq!(table.life(BRUNO), 17);
    covers!(table.journal.evidence(), R107_3A, R601_2B);
}

#[test]
fn one_mode_is_chosen_and_only_its_targets() {
    let modal = Body {
        modal: Some(Modal {
            choose: 1,
            modes: vec![
                body(&[CREATURE], &[Effect::Destroy(Which::Target(0))]),
                body(&[], &[Effect::Draw(Who::You, Amount::Number(2))]),
            ],
        }),
        ..Body::default()
    };
    let verdict = CardDef { abilities: vec![Ability::Spell(modal)], ..spell("Verdict", Type::Sorcery, &[], &[]) };
    let mut table = lay(&[verdict]).play(ANA, &["Mountain"]).hold(ANA, &["Verdict"]).begin();
    table.cast("Verdict");
    assert_eq!(table.refused(Choice::Mode(0)), R700_2A);
    table.choose(Choice::Mode(1)).pay().pass_both();
    assert_eq!(table.state.player(ANA).hand().len(), 2);
    covers!(table.journal.evidence(), R700_2A, R601_2B, R121_1);
}

#[test]
fn a_spell_with_only_illegal_targets_does_not_resolve() {
    let lay = lay(&[creature("Bear", 2, 2, &[])]).play(BRUNO, &["Bear", "Mountain"]).play(ANA, &["Mountain"]);
    let mut table = lay.hold(ANA, &["Spark"]).hold(BRUNO, &["Spark"]).begin();
    table.cast("Spark").at("Bear").pay().pass();
    let answer = table.state.player(BRUNO).hand()[0];
    table.choose(Choice::Cast(answer)).at("Bear").pay().pass_both();
    assert_eq!(table.in_zone("Bear", Zone::Graveyard), 1);
    table.pass_both();
    assert_eq!(table.happened(|event| matches!(event, Event::Fizzled(_))), 1);
    covers!(table.journal.evidence(), R608_2B, R400_7, R704_5G);
}

#[test]
fn hexproof_and_shroud_keep_from_being_targeted() {
    let lay =
        lay(&[creature("Hidden", 1, 1, &with(Keyword::Hexproof)), creature("Veiled", 1, 1, &with(Keyword::Shroud))]);
    let mut table = lay.play(BRUNO, &["Hidden"]).play(ANA, &["Veiled", "Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark");
    let (hidden, veiled) = (table.id("Hidden"), table.id("Veiled"));
    assert_eq!(table.refused(Choice::Target(Target::Object(hidden))), R702_11B);
    assert_eq!(table.refused(Choice::Target(Target::Object(veiled))), R702_18A);
    covers!(table.journal.evidence(), R702_11B, R702_18A);
}

#[test]
fn a_countered_spell_goes_to_the_graveyard_and_does_nothing() {
    let denial =
        spell("Denial", Type::Instant, &[Targetable::Spell(Filter::ANY)], &[Effect::Counter(Which::Target(0))]);
    let lay = lay(&[denial]).play(ANA, &["Mountain"]).play(BRUNO, &["Mountain"]);
    let mut table = lay.hold(ANA, &["Spark"]).hold(BRUNO, &["Denial"]).begin();
    table.cast("Spark").at_player(BRUNO).pay().pass();
    table.cast("Denial");
    let denial = table.id("Denial");
    assert_eq!(table.refused(Choice::Target(Target::Object(denial))), R115_5);
    table.at("Spark").pay().pass_both();
    assert_eq!((table.life(BRUNO), table.in_zone("Spark", Zone::Graveyard)), (20, 1));
    assert!(table.state.stack().is_empty());
    covers!(table.journal.evidence(), R701_5A, R115_5, R404_1);
}

#[test]
fn a_target_is_chosen_once_for_each_instance_of_the_word() {
    let twin = Body { targets: vec![TargetSpec { what: Targetable::Any, min: 2, max: 2 }], ..body(&[], &[damage(1)]) };
    let twin = CardDef { abilities: vec![Ability::Spell(twin)], ..spell("Twin", Type::Instant, &[], &[]) };
    let mut table = lay(&[twin]).play(ANA, &["Mountain"]).hold(ANA, &["Twin"]).begin();
    table.cast("Twin").at_player(BRUNO);
    assert_eq!(table.refused(Choice::Target(Target::Player(BRUNO))), R115_3);
    assert_eq!(table.refused(Choice::Done), R601_2C);
    table.at_player(ANA).pay().pass_both();
    assert_eq!((table.life(ANA), table.life(BRUNO)), (19, 19));
    covers!(table.journal.evidence(), R115_3, R120_2B, R120_3A, R119_2);
}

#[test]
fn an_activated_ability_uses_the_stack_and_lives_without_its_source() {
    let ping = Ability::Activated(Activated {
        cost: Cost { sacrifice_this: true, ..Cost::default() },
        body: body(&[Targetable::Any], &[damage(2)]),
        as_sorcery: false,
        once_each_turn: false,
    });
    let mut table = lay(&[creature("Bomb", 1, 1, &[ping])]).play(ANA, &["Bomb"]).begin();
    let bomb = table.id("Bomb");
    table.choose(Choice::Activate(bomb, 0)).at_player(BRUNO);
    assert_eq!((table.in_zone("Bomb", Zone::Graveyard), table.state.stack().len()), (1, 1));
    table.pass_both();
    assert_eq!(table.life(BRUNO), 18);
    covers!(table.journal.evidence(), R602_2A, R113_7A, R701_17A, R115_1C, R117_1B);
}

#[test]
fn abilities_with_a_tap_symbol_wait_for_a_turn_unless_the_creature_has_haste() {
    let tap = Ability::Activated(Activated {
        cost: Cost::TAP,
        body: body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]),
        as_sorcery: false,
        once_each_turn: false,
    });
    let hasty = creature("Hasty", 1, 1, &[tap.clone(), Ability::Keyword(Keyword::Haste)]);
    let lay = lay(&[creature("Slow", 1, 1, &[tap]), hasty]).play(ANA, &["Slow"]).last(|c| c.summoning_sick = true);
    let mut table = lay.play(ANA, &["Hasty"]).last(|c| c.summoning_sick = true).begin();
    let (slow, hasty) = (table.id("Slow"), table.id("Hasty"));
    assert_eq!(table.refused(Choice::Activate(slow, 0)), R602_5A);
    table.choose(Choice::Activate(hasty, 0)).pass_both();
    assert_eq!(table.life(ANA), 21);
    assert_eq!(table.refused(Choice::Activate(hasty, 0)), R118_3);
    covers!(table.journal.evidence(), R602_5A, R302_6, R702_10C);
}

#[test]
fn activation_instructions_are_followed() {
    let once = |as_sorcery, once_each_turn| {
        let body = body(&[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
        Ability::Activated(Activated { cost: Cost::default(), body, as_sorcery, once_each_turn })
    };
    let card = creature("Clerk", 1, 1, &[once(false, true), once(true, false)]);
    let mut table = lay(&[card]).play(ANA, &["Clerk"]).begin();
    let clerk = table.id("Clerk");
    table.choose(Choice::Activate(clerk, 0));
    assert_eq!(table.refused(Choice::Activate(clerk, 0)), R602_5B);
    assert_eq!(table.refused(Choice::Activate(clerk, 1)), R602_5D);
    covers!(table.journal.evidence(), R602_5B, R602_5D);
}

#[test]
fn additional_costs_are_paid_with_the_spell() {
    let pact = CardDef {
        additional_cost: Some(Cost { sacrifice: Some(Filter::CREATURE), discard: 1, life: 2, ..Cost::default() }),
        ..spell("Pact", Type::Sorcery, &[], &[Effect::Draw(Who::You, Amount::Number(3))])
    };
    let lay = lay(&[pact, creature("Goat", 0, 1, &[])]).play(ANA, &["Mountain", "Goat"]);
    let mut table = lay.hold(ANA, &["Pact", "Spark"]).begin();
    table.cast("Pact").pay();
    assert_eq!(table.state.decision(), Decision::CostSacrifice(ANA));
    let (goat, spark) = (table.id("Goat"), table.id("Spark"));
    table.choose(Choice::Object(goat));
    assert_eq!(table.state.decision(), Decision::CostDiscard(ANA));
    table.choose(Choice::Object(spark)).pass_both();
    assert_eq!((table.life(ANA), table.state.player(ANA).hand().len()), (18, 3));
    covers!(table.journal.evidence(), R118_8, R118_3B, R119_4, R601_2H, R701_17A);
}

#[test]
fn choices_on_resolution_are_made_then() {
    let may = Body {
        steps: vec![
            Step { may: true, ..Step::new(Effect::Discard(Who::You, Amount::Number(1))) },
            Step { if_done: true, ..Step::new(Effect::Draw(Who::You, Amount::Number(2))) },
        ],
        ..Body::default()
    };
    let barter = CardDef { abilities: vec![Ability::Spell(may)], ..spell("Barter", Type::Sorcery, &[], &[]) };
    let lay = lay(&[barter]).play(ANA, &["Mountain"; 2]).hold(ANA, &["Barter", "Barter", "Spark"]);
    let mut table = lay.begin();
    table.cast("Barter").pay().pass_both();
    assert_eq!(table.state.decision(), Decision::May(ANA));
    table.choose(Choice::Yes);
    assert_eq!(table.state.decision(), Decision::Discard(ANA));
    let spark = table.id("Spark");
    table.choose(Choice::Object(spark));
    assert_eq!(table.state.player(ANA).hand().len(), 3);
    table.cast("Barter").pay().pass_both().choose(Choice::No);
    assert_eq!(table.state.player(ANA).hand().len(), 2);
    covers!(table.journal.evidence(), R608_2D, R118_12, R701_8B);
}

#[test]
fn players_choose_in_turn_order_and_sacrifice_together() {
    let tribute = spell(
        "Tribute",
        Type::Sorcery,
        &[],
        &[Effect::Sacrifice(Who::EachPlayer, Filter::CREATURE, Amount::Number(1))],
    );
    let lay = lay(&[tribute, creature("Goat", 0, 1, &[])]).play(ANA, &["Goat", "Goat", "Mountain"]);
    let mut table = lay.play(BRUNO, &["Goat", "Goat"]).hold(ANA, &["Tribute"]).begin();
    table.cast("Tribute").pay().pass_both();
    assert_eq!(table.state.decision(), Decision::Sacrifice(ANA));
    let own = table.state.choices().iter().next().unwrap();
    table.choose(own);
    assert_eq!((table.state.decision(), table.in_zone("Goat", Zone::Graveyard)), (Decision::Sacrifice(BRUNO), 0));
    let theirs = table.state.choices().iter().next().unwrap();
    table.choose(theirs);
    assert_eq!(table.in_zone("Goat", Zone::Graveyard), 2);
    covers!(table.journal.evidence(), R608_2E, R101_4, R701_17A);
}

#[test]
fn cards_move_between_zones_as_told() {
    let mill = spell(
        "Erode",
        Type::Sorcery,
        &[Targetable::Player(Whose::Opponent)],
        &[Effect::Mill(Who::Target(0), Amount::Number(12))],
    );
    let exile = spell("Banish", Type::Sorcery, &[CREATURE], &[Effect::Exile(Which::Target(0))]);
    let bounce = spell("Recall", Type::Sorcery, &[CREATURE], &[Effect::ToHand(Which::Target(0))]);
    let sink = spell("Sink", Type::Sorcery, &[CREATURE], &[Effect::ToLibrary(Which::Target(0), Place::Bottom)]);
    let lay = lay(&[
        mill,
        exile,
        bounce,
        sink,
        creature("Bear", 2, 2, &[]),
        creature("Ox", 2, 2, &[]),
        creature("Elk", 2, 2, &[]),
    ]);
    let lay = lay.play(ANA, &["Mountain"; 4]).play(BRUNO, &["Bear", "Ox", "Elk"]);
    let mut table = lay.hold(ANA, &["Erode", "Banish", "Recall", "Sink"]).begin();
    table.cast("Erode").at_player(BRUNO).pay().pass_both();
    assert_eq!((table.state.player(BRUNO).library_len(), table.state.player(BRUNO).graveyard().len()), (0, 10));
    table.cast("Banish").at("Bear").pay().pass_both();
    table.cast("Recall").at("Ox").pay().pass_both();
    table.cast("Sink").at("Elk").pay().pass_both();
    assert_eq!((table.in_zone("Bear", Zone::Exile), table.in_zone("Ox", Zone::Hand)), (1, 1));
    assert_eq!(table.state.player(BRUNO).library(), [table.id("Elk")]);
    covers!(table.journal.evidence(), R701_13A, R701_13B, R701_11A, R400_3, R406_2);
}

#[test]
fn scrying_puts_cards_on_the_bottom() {
    let insight = spell("Insight", Type::Sorcery, &[], &[Effect::Scry(Amount::Number(2))]);
    let mut table = lay(&[insight]).play(ANA, &["Mountain"]).hold(ANA, &["Insight"]).begin();
    let library = table.state.player(ANA).library().to_vec();
    table.cast("Insight").pay().pass_both();
    assert_eq!(table.state.decision(), Decision::Scry(ANA, library[9]));
    assert_eq!(table.state.view(BRUNO).decision.player(), Some(ANA));
    table.choose(Choice::Yes).choose(Choice::No);
    let after = table.state.player(ANA).library();
    assert_eq!((after[0], after[9]), (library[9], library[8]));
    covers!(table.journal.evidence(), R701_18A);
}

#[test]
fn every_event_carries_the_numbers_that_made_it() {
    let mut table = lay(&[]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark").at_player(BRUNO).pay().pass_both();
    let rules_of = |wanted: fn(&Event) -> bool| -> Vec<_> {
        let entry = table.journal.entries().iter().rfind(|entry| wanted(&entry.event)).expect("it happened");
        table.journal.citations(entry).iter().map(|citation| citation.rule).collect()
    };
    assert!(rules_of(|event| matches!(event, Event::LifeLost(..))).contains(&R120_3A));
    assert!(rules_of(|event| matches!(event, Event::ManaAdded(..))).contains(&R605_3B));
    assert!(rules_of(|event| matches!(event, Event::Cast(..))).contains(&R601_2I));
    // A citation knows the line it stands on.
    assert!(table.journal.evidence().log().iter().all(|citation| citation.place.file().contains("magic/src")));
}

#[test]
fn working_out_what_may_be_chosen_leaves_no_evidence() {
    let table = lay(&[]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin();
    let before = table.journal.evidence().log().len();
    let mut choices = vademecum_magic::Choices::default();
    table.state.choices_into(&table.journal, &mut choices);
    assert!(choices.len() > 1);
    assert_eq!(table.journal.evidence().log().len(), before);
}

#[test]
fn a_mana_ability_does_all_it_says_at_once() {
    let mana = |kinds, n| Effect::AddMana(kinds, Amount::Number(n));
    let land = |name: &str, effects: &[Effect], cost| CardDef {
        name: name.into(),
        subtypes: Vec::new(),
        abilities: vec![Ability::Activated(Activated {
            cost,
            body: body(&[], effects),
            as_sorcery: false,
            once_each_turn: false,
        })],
        ..mountain()
    };
    let hurt = Effect::Damage { source: Which::This, to: Recipient::Player(Who::You), amount: Amount::Number(1) };
    let red = ManaKinds::only(ManaKind::Red);
    let cards = [
        land("Thorns", &[mana(ManaKinds::ANY_COLOR, 1), hurt], Cost::TAP),
        land("Glade", &[mana(red, 1), mana(ManaKinds::only(ManaKind::Green), 1)], Cost::TAP),
        land("Hoard", &[mana(ManaKinds::ANY_COLOR, 2)], Cost { sacrifice_this: true, ..Cost::default() }),
    ];
    let mut table = lay(&cards).play(ANA, &["Thorns", "Glade", "Hoard"]).begin();
    let (thorns, glade, hoard) = (table.id("Thorns"), table.id("Glade"), table.id("Hoard"));
    table.choose(Choice::Mana(thorns, 0, ManaKind::Blue));
    table.choose(Choice::Mana(glade, 0, ManaKind::Red));
    table.choose(Choice::Mana(hoard, 0, ManaKind::White));
    assert_eq!(table.state.player(ANA).pool.amounts, [2, 1, 0, 1, 1, 0]);
    assert_eq!((table.life(ANA), table.in_zone("Hoard", Zone::Graveyard)), (19, 1));
    assert!(table.state.stack().is_empty());
    covers!(table.journal.evidence(), R605_3B, R405_6C, R106_3, R106_4);
}

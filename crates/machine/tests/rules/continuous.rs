//! Continuous effects and their layers (611, 613), counters (122), control (110).

use vademecum_abilities::*;
use vademecum_machine::{Mark, Silent, Subject};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, blink, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, creature, instant, number, pump, sorcery, target, target_creature,
};

fn banner(affects: Filter, changes: Vec<Change>) -> Card {
    Card::from(Values { abilities: vec![anthem(affects, changes)], ..card("Banner", "R", &[Type::Enchantment]) })
}

/// "Target creature … until end of turn."
fn change(name: &str, change: Change) -> Card {
    let changes = Effect::Change { which: target(0), changes: vec![change], lasts: Duration::EndOfTurn };
    instant(name, "R", vec![target_creature()], vec![changes.into()])
}

#[test]
fn an_anthem_reaches_whatever_is_there_now() {
    let play = |out| {
        let banner = banner(Filter::CREATURE.yours(), vec![pump(1, 1)]);
        let lay = lay(vec![banner]).play(ANA, &["Banner", "Forest", "Forest"]).play(BETO, &["Hawk"]);
        let mut table = lay.hold(ANA, &["Bear"]).begin_without(out);
        table.cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.size("Bear"), table.size("Hawk")), ((3, 3), (1, 2)));
    covers!(table.journal.evidence(), R613_4C);
    without!(R613_4C, |out| play(out).size("Bear"), (3, 3), (2, 2));
}

#[test]
fn what_an_anthem_holds_up_dies_with_it() {
    let play = |out| {
        let wreck = instant(
            "Wreck",
            "R",
            vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Enchantment)))],
            vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
        );
        let cards =
            vec![banner(Filter::CREATURE.yours(), vec![pump(1, 1)]), wreck, creature("Wisp", "U", (0, 0), vec![])];
        let lay = lay(cards).play(ANA, &["Banner", "Wisp", "Mountain"]).hold(ANA, &["Wreck"]);
        lay.begin_without(out)
    };
    let mut table = play(None);
    assert_eq!(table.size("Wisp"), (1, 1));
    table.cast("Wreck", &["Banner"]).resolve();
    assert_eq!(table.zone("Wisp"), Zone::Graveyard);
    covers!(table.journal.evidence(), R701_7A, R704_5F);
    let wrecked = |out| {
        let mut table = play(out);
        table.cast("Wreck", &["Banner"]).resolve();
        table.zone("Banner")
    };
    without!(R701_7A, wrecked, Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn setting_comes_before_modifying_and_switching_last() {
    let cards = vec![
        change("Grow", pump(2, 0)),
        change("Shape", Change::Set(number(1), number(4))),
        change("Flip", Change::Switch),
    ];
    let play = |out| {
        let lay = lay(cards.clone()).play(ANA, &["Mountain"; 3]).play(ANA, &["Bear"]);
        let lay = lay.last(|bear| bear.counters = vec![(CounterKind::PlusOne, 1)]);
        let mut table = lay.hold(ANA, &["Grow", "Shape", "Flip"]).begin_without(out);
        for name in ["Flip", "Grow", "Shape"] {
            table.cast(name, &["Bear"]).resolve();
        }
        table
    };
    let table = play(None);
    // Set to 1/4, then +2/+0 and a counter: 4/5; switched: 5/4.
    assert_eq!(table.size("Bear"), (5, 4));
    covers!(table.journal.evidence(), R613_4B, R613_4C, R613_4D, R122_1A);
    // Nothing sets it: 2/2, then +2/+0 and a counter: 5/3; switched: 3/5. Nothing switches it: 4/5.
    without!(R613_4B, |out| play(out).size("Bear"), (5, 4), (3, 5));
    without!(R613_4D, |out| play(out).size("Bear"), (5, 4), (4, 5));
    // Neither the change nor the counter: 1/4, switched. No counter: 3/4, switched.
    without!(R613_4C, |out| play(out).size("Bear"), (5, 4), (4, 1));
    without!(R122_1A, |out| play(out).size("Bear"), (5, 4), (4, 3));
}

#[test]
fn of_two_effects_in_one_layer_the_younger_one_is_applied_last() {
    let cards =
        vec![change("Shrink", Change::Set(number(0), number(1))), change("Swell", Change::Set(number(6), number(6)))];
    let size = |order: [&str; 2]| {
        let mut table = lay(cards.clone()).play(ANA, &["Mountain", "Mountain", "Bear"]).hold(ANA, &order).begin();
        for name in order {
            table.cast(name, &["Bear"]).resolve();
        }
        table.size("Bear")
    };
    assert_eq!((size(["Shrink", "Swell"]), size(["Swell", "Shrink"])), ((6, 6), (0, 1)));
}

#[test]
fn an_effect_is_fixed_as_it_begins() {
    let count = || Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let rally = sorcery(
        "Rally",
        "R",
        vec![],
        vec![
            Effect::Change {
                which: Objects::Each(Filter::CREATURE.yours()),
                changes: vec![Change::Modify(count(), number(1))],
                lasts: Duration::EndOfTurn,
            }
            .into(),
        ],
    );
    let play = |out| {
        let lay = lay(vec![rally.clone()]).play(ANA, &["Hawk", "Mountain", "Forest", "Forest"]);
        let mut table = lay.hold(ANA, &["Rally", "Bear"]).begin_without(out);
        table.cast("Rally", &[]).resolve().cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.size("Hawk"), table.size("Bear")), ((2, 3), (2, 2)));
    covers!(table.journal.evidence(), R611_2, R611_2C);
    without!(R611_2, |out| play(out).size("Hawk"), (2, 3), (1, 2));
    // The set is not fixed: who comes later gets as much.
    without!(R611_2C, |out| play(out).size("Bear"), (2, 2), (3, 3));
}

#[test]
fn a_characteristic_defining_ability_counts_all_the_time_and_everywhere() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest", "Forest"]).play(ANA, &["Crowd"]).hold(ANA, &["Forest"]);
        lay.begin_without(out)
    };
    let mut table = play(None);
    assert_eq!(table.size("Crowd"), (2, 2));
    let land = table.state.player(ANA).hand()[0];
    table.choose(vademecum_machine::Choice::PlayLand(land));
    assert_eq!(table.size("Crowd"), (3, 3));
    covers!(table.journal.evidence(), R613_4A);
    // Nothing defines its toughness: it is 0, and the creature is gone.
    without!(R613_4A, |out| play(out).count("Crowd", Zone::Battlefield), 1, 0);
    for zone in [Zone::Hand, Zone::Graveyard, Zone::Exile, Zone::Library] {
        let table = lay(vec![]).play(ANA, &["Forest", "Forest"]).put(ANA, zone, &["Crowd"]).begin();
        assert_eq!(table.size("Crowd"), (2, 2), "in {zone:?} (604.3)");
    }
}

#[test]
fn what_counts_cards_like_itself_is_worked_out_where_it_is_asked_for() {
    let dead = |filter: Filter| Amount::Count(Box::new(Objects::Each(filter.and(Filter::In(Zone::Graveyard)))));
    let eater = |name: &str, size: Amount| {
        let defined = Static { defines: true, ..Static::new(Objects::This, vec![Change::Define(size.clone(), size)]) };
        creature(name, "G", (0, 0), vec![Ability::Static(defined)])
    };
    let ghoul = eater("Ghoul", dead(Filter::CREATURE));
    // Its size depends on that of others that are defined in the same way, itself included: it is 0 (208.2a).
    let large = Filter::Power(Comparison::AtLeast, Box::new(number(1)));
    let wraith = eater("Wraith", dead(Filter::CREATURE.and(large)));
    let table = lay(vec![ghoul, wraith]).put(ANA, Zone::Graveyard, &["Ghoul", "Wraith", "Bear"]).begin();
    assert_eq!(table.size("Ghoul"), (3, 3));
    assert_eq!(table.size("Wraith"), (0, 0));
}

#[test]
fn keywords_types_and_colors_change_in_their_layers() {
    let red = Colors::only(Color::Red);
    let cards = vec![
        change("Wings", Change::Gain(Keyword(9))),
        change("Clip", Change::Lose(Keyword(9))),
        change("Dye", Change::SetColors(red)),
        change("Forge", Change::AddTypes(Types::only(Type::Artifact))),
    ];
    let play = |name: &'static str, on: &'static str, out: Option<RuleId>| {
        let lay = lay(cards.clone()).play(ANA, &["Mountain", "Hawk", "Bear"]).hold(ANA, &[name]);
        let mut table = lay.begin_without(out);
        table.cast(name, &[on]).resolve();
        table
    };
    let table = play("Wings", "Bear", None);
    assert!(table.has("Bear", 9) && table.has("Hawk", 9));
    covers!(table.journal.evidence(), R613_1F);
    without!(R613_1F, |out| play("Wings", "Bear", out).has("Bear", 9), true, false);
    assert!(!play("Clip", "Hawk", None).has("Hawk", 9));
    let table = play("Dye", "Bear", None);
    assert_eq!(table.now("Bear").colors, red);
    covers!(table.journal.evidence(), R613_1E);
    without!(R613_1E, |out| play("Dye", "Bear", out).now("Bear").colors == red, true, false);
    let table = play("Forge", "Bear", None);
    assert_eq!(table.now("Bear").types, Types::only(Type::Artifact).with(Type::Creature));
    covers!(table.journal.evidence(), R613_1D);
    without!(R613_1D, |out| play("Forge", "Bear", out).now("Bear").types.has(Type::Artifact), true, false);
}

#[test]
fn control_changes_hands_and_comes_back() {
    let play = |out| {
        let lay = lay(vec![change("Sway", Change::Control(Players::You))]).play(ANA, &["Mountain"]);
        let mut table = lay.play(BETO, &["Bear"]).hold(ANA, &["Sway"]).begin_without(out);
        table.cast("Sway", &["Bear"]).resolve();
        table
    };
    let mut table = play(None);
    let bear = table.id("Bear");
    assert_eq!((table.state.controller(bear), table.state.object(bear).is(Mark::SummoningSick)), (ANA, true));
    table.until_turn(4);
    assert_eq!((table.state.controller(bear), table.state.object(bear).owner), (BETO, BETO));
    covers!(table.journal.evidence(), R613_1B);
    without!(R613_1B, |out| play(out).now("Bear").controller, ANA, BETO);
}

#[test]
fn what_a_stolen_lord_says_is_said_of_its_new_controller() {
    let lay = lay(vec![change("Sway", Change::Control(Players::You))]);
    let lay = lay.play(ANA, &["Mountain", "Bear"]).play(BETO, &["Captain", "Hawk"]).hold(ANA, &["Sway"]);
    let mut table = lay.begin();
    assert_eq!((table.size("Bear"), table.size("Hawk")), ((2, 2), (2, 3)));
    table.cast("Sway", &["Captain"]).resolve();
    assert_eq!((table.size("Bear"), table.size("Hawk")), ((3, 3), (1, 2)));
}

#[test]
fn counters_do_not_follow_an_object_to_another_zone() {
    let recall = sorcery(
        "Recall",
        "U",
        vec![target_creature()],
        vec![Effect::Move(target(0), Destination::to(Zone::Hand)).into()],
    );
    let play = |out| {
        let lay = lay(vec![recall.clone()]).play(ANA, &["Forest", "Forest", "Forest", "Island", "Bear"]);
        let mut table = lay.hold(ANA, &["Blessing", "Recall"]).begin_without(out);
        table.cast("Blessing", &["Bear"]).resolve();
        table
    };
    let back = |out| {
        let mut table = play(out);
        table.cast("Recall", &["Bear"]).resolve().cast("Bear", &[]).resolve();
        table
    };
    assert_eq!((play(None).size("Bear"), back(None).size("Bear")), ((4, 4), (2, 2)));
    let table = back(None);
    covers!(table.journal.evidence(), R122_2, R122_6);
    without!(R122_2, |out| back(out).size("Bear"), (2, 2), (4, 4));
    without!(R122_6, |out| play(out).size("Bear"), (4, 4), (2, 2));
}

#[test]
fn an_object_that_comes_back_is_another_one() {
    let recall = blink();
    let play = |out| {
        let lay = lay(vec![recall.clone()]).play(ANA, &["Island", "Forest"]).play(ANA, &["Bear"]);
        let lay = lay.last(|bear| bear.damage = 1).hold(ANA, &["Growth", "Blink"]);
        let mut table = lay.begin_without(out);
        table.cast("Growth", &["Bear"]).resolve().cast("Blink", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.size("Bear"), table.state.object(table.id("Bear")).damage), ((2, 2), 0));
    covers!(table.journal.evidence(), R400_7);
    let damage = |out| {
        let table = play(out);
        table.state.object(table.id("Bear")).damage
    };
    without!(R400_7, damage, 0, 1);
}

#[test]
fn a_keyword_counter_gives_its_ability_before_anything_counts_on_it() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["High Banner"]).play(ANA, &["Bear"]);
        lay.last(|bear| bear.counters = vec![(CounterKind::Keyword(Keyword(9)), 1)]).begin_without(out)
    };
    let table = play(None);
    assert!(table.has("Bear", 9));
    assert_eq!(table.size("Bear"), (3, 3), "it flies, so it is boosted");
    covers!(table.journal.evidence(), R122_1B);
    without!(R122_1B, |out| play(out).has("Bear", 9), true, false);
}

#[test]
fn a_creature_that_loses_all_abilities_loses_that_of_a_counter_that_is_older() {
    let humble = change("Humble", Change::LoseAbilities);
    let lay = lay(vec![humble]).play(ANA, &["Mountain"]).play(ANA, &["Bear"]);
    let lay = lay.last(|bear| bear.counters = vec![(CounterKind::Keyword(Keyword(9)), 1)]).hold(ANA, &["Humble"]);
    let mut table = lay.begin();
    table.cast("Humble", &["Bear"]).resolve();
    assert!(!table.has("Bear", 9));
}

#[test]
fn what_a_lord_makes_fly_is_boosted_by_what_boosts_flyers() {
    // The banner depends on the updraft's layer, whichever is older; and what stops flying is boosted no more.
    for order in [["High Banner", "Updraft"], ["Updraft", "High Banner"]] {
        let table = lay(vec![]).play(ANA, &order).play(ANA, &["Bear"]).begin();
        assert_eq!(table.size("Bear"), (3, 3));
    }
    let clip = change("Clip", Change::Lose(Keyword(9)));
    let lay = lay(vec![clip]).play(ANA, &["High Banner", "Hawk", "Mountain"]).hold(ANA, &["Clip"]);
    let mut table = lay.begin();
    assert_eq!(table.size("Hawk"), (2, 3));
    table.cast("Clip", &["Hawk"]).resolve();
    assert_eq!(table.size("Hawk"), (1, 2));
}

#[test]
fn an_effect_that_depends_on_another_is_applied_after_it() {
    // "Lands are Mountains"; "Mountains are creatures too", which is older and depends on it.
    let awake = Card::from(Values {
        abilities: vec![anthem(
            Filter::Subtype(Subtype::MOUNTAIN),
            vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(2), number(2))],
        )],
        ..card("Awakening", "R", &[Type::Enchantment])
    });
    let play = |out| lay(vec![awake.clone()]).play(ANA, &["Awakening", "Red Moon", "Forest"]).begin_without(out);
    assert!(play(None).now("Forest").is_creature());
    without!(R613_8A, |out| play(out).now("Forest").is_creature(), true, false);
}

#[test]
fn an_effect_that_began_goes_on_in_later_layers_though_its_ability_is_gone() {
    // "Artifacts are creatures, lose all abilities and are 3/3", itself an artifact.
    let forge = Card::from(Values {
        abilities: vec![anthem(
            Filter::Type(Type::Artifact),
            vec![
                Change::AddTypes(Types::only(Type::Creature)),
                Change::LoseAbilities,
                Change::Set(number(3), number(3)),
            ],
        )],
        ..card("Forge", "4", &[Type::Artifact])
    });
    let play = |out| lay(vec![forge.clone()]).play(ANA, &["Forge", "Idle Scroll"]).begin_without(out);
    let table = play(None);
    assert_eq!((table.size("Forge"), table.size("Idle Scroll")), ((3, 3), (3, 3)));
    // Without it they are 0/0 and die.
    without!(R613_6, |out| play(out).count("Forge", Zone::Battlefield), 1, 0);
}

/// It also ends when what it depends on changes (702.161a): the cart is a creature during its controller's turns alone.
#[test]
fn an_effect_whose_ability_is_gone_still_follows_the_turn() {
    let lay = lay(vec![]).play(ANA, &["Walking Cart", "Humbling Light"]);
    let mut table = lay.begin();
    assert_eq!(table.size("Walking Cart"), (1, 1));
    assert!(table.now("Walking Cart").is_creature());
    table.wait(|table| table.state.turn().active == BETO);
    assert!(!table.now("Walking Cart").is_creature());
    assert!(table.state.has_current_characteristics(&Silent));
    table.wait(|table| table.state.turn().active == ANA);
    assert!(table.now("Walking Cart").is_creature());
}

#[test]
fn a_land_that_is_another_type_taps_for_that() {
    let play = |out| lay(vec![]).play(ANA, &["Red Moon", "Forest"]).begin_without(out);
    let mut table = play(None);
    let forest = table.id("Forest");
    assert_eq!(table.state.activated_abilities(forest).count(), 1);
    table.tap_for("Forest", 0, ManaKind::Red);
    assert_eq!(table.state.player(ANA).pool.of(ManaKind::Red), 1);
    without!(R613_1D, |out| play(out).now("Forest").subtypes.has(Subtype::MOUNTAIN), true, false);
}

#[test]
fn a_copy_of_a_creature_has_what_is_printed_and_nothing_else() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Island"; 4]).play(BETO, &["Rhino"]);
        let lay = lay.last(|rhino| rhino.counters = vec![(CounterKind::PlusOne, 2)]).hold(ANA, &["Mirage"]);
        let mut table = lay.begin_without(out);
        table.cast("Mirage", &["Rhino"]).resolve();
        table
    };
    let table = play(None);
    let rhinos = table.all("Rhino", Zone::Battlefield);
    assert_eq!(rhinos.len(), 2);
    let copy = table.state.characteristics(rhinos[1]);
    assert_eq!((copy.power, copy.controller, copy.keywords.has(Keyword(19))), (4, ANA, true));
    assert_eq!(table.state.counters(Subject::Object(rhinos[1]), CounterKind::PlusOne), 0);
    covers!(table.journal.evidence(), R707_2);
    without!(R707_2, |out| play(out).count("Rhino", Zone::Battlefield), 2, 1);
}

#[test]
fn a_lord_that_lost_its_abilities_boosts_nobody() {
    let play = |own: &[&str]| lay(vec![]).play(ANA, own).begin();
    assert_eq!(play(&["Captain", "Bear"]).size("Bear"), (3, 3));
    assert_eq!(play(&["Humbling Light", "Captain", "Bear"]).size("Bear"), (1, 1));
    let mut table = lay(vec![]).play(ANA, &["Humbling Light", "Monk", "Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark", &["Beto"]).resolve();
    assert_eq!(table.size("Monk"), (1, 1), "prowess is lost as well");
}

#[test]
fn what_a_creature_gains_counts_for_what_asks_for_it_and_only_as_long_as_it_has_it() {
    let lay = lay(vec![]).play(ANA, &["Island", "High Banner", "Bear"]).hold(ANA, &["Borrowed Wings"]);
    let mut table = lay.begin();
    assert_eq!(table.size("Bear"), (2, 2));
    table.cast("Borrowed Wings", &["Bear"]).resolve();
    assert_eq!(table.size("Bear"), (3, 3), "it flies, so it is boosted");
    table.until_turn(4);
    assert_eq!(table.size("Bear"), (2, 2), "it flies no more");
}

#[test]
fn a_creature_becomes_a_copy_of_another_until_end_of_turn() {
    let mimic = instant(
        "Mimic",
        "U",
        vec![target_creature(), target_creature()],
        vec![
            Effect::Change {
                which: target(0),
                changes: vec![Change::CopyOf(target(1), vec![])],
                lasts: Duration::EndOfTurn,
            }
            .into(),
        ],
    );
    let play = |out| {
        let lay = lay(vec![mimic.clone()]).play(ANA, &["Island", "Bear", "Rhino"]).hold(ANA, &["Mimic"]);
        let mut table = lay.begin_without(out);
        let bear = table.id("Bear");
        table.cast("Mimic", &["Bear", "Rhino"]).resolve();
        let now = table.state.characteristics(bear);
        table.until_turn(4);
        ((now.power, now.keywords.has(Keyword(19))), table.state.characteristics(bear).power)
    };
    let recorded = {
        let lay = lay(vec![mimic.clone()]).play(ANA, &["Island", "Bear", "Rhino"]).hold(ANA, &["Mimic"]);
        let mut table = lay.begin();
        table.cast("Mimic", &["Bear", "Rhino"]).resolve();
        table
    };
    covers!(recorded.journal.evidence(), R613_1A);
    without!(R613_1A, play, ((4, true), 2), ((2, false), 2));
}

#[test]
fn what_enters_last_has_the_latest_timestamp() {
    let base = |name: &str, n: i32| {
        let ability = anthem(Filter::CREATURE, vec![Change::Set(number(n), number(n))]);
        Card::from(Values { abilities: vec![ability], ..card(name, "R", &[Type::Enchantment]) })
    };
    let play = |out| {
        let lay = lay(vec![base("Giants", 5), base("Dwarfs", 1)]).hold(ANA, &["Giants"]);
        let mut table = lay.play(ANA, &["Dwarfs", "Bear", "Mountain"]).begin_without(out);
        assert_eq!(table.size("Bear"), (1, 1));
        table.cast("Giants", &[]).resolve();
        table.size("Bear")
    };
    without!(R613_7D, play, (5, 5), (1, 1));
}

/// "Put target permanent into its owner's graveyard."
fn removal() -> Card {
    let permanent = TargetSpec::one(Targetable::Object(Filter::Any));
    let buries = Effect::Move(target(0), Destination::to(Zone::Graveyard));
    instant("Removal", "0", vec![permanent], vec![buries.into()])
}

#[test]
fn a_static_ability_does_not_use_last_known_information() {
    // "Creatures you control get +X/+0, where X is equipped creature's power": the equipped bear dies.
    let power = Amount::Power(Box::new(Objects::Host));
    let anthem = anthem(Filter::CREATURE.yours(), vec![Change::Modify(power, number(0))]);
    let attach = Effect::Attach(Objects::This, Subjects::Slot(Slot(0)));
    let equip = activated(Cost::mana(ManaCost::default()), vec![target_creature()], vec![attach.into()]);
    let subtypes = Subtypes::NONE.with(Subtype::EQUIPMENT);
    let horn =
        Card::from(Values { subtypes, abilities: vec![anthem, equip], ..card("War Horn", "1", &[Type::Artifact]) });
    let play = |out| {
        let lay = lay(vec![horn.clone(), removal()]).play(ANA, &["War Horn", "Bear", "Wall"]);
        let mut table = lay.hold(ANA, &["Removal"]).begin_without(out);
        table.activate("War Horn", 0, &["Bear"]).resolve();
        assert_eq!((table.size("Bear"), table.size("Wall")), ((4, 2), (2, 4)));
        table.cast("Removal", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Wall"), (0, 4));
    covers!(table.journal.evidence(), R604_7);
    without!(R604_7, |out| play(out).size("Wall"), (0, 4), (4, 4));
}

#[test]
fn what_a_permission_gives_a_permanent_spell_it_keeps() {
    // "You may cast creature spells from your graveyard. They gain haste." Then that enchantment is gone.
    let mine = Filter::CREATURE.and(Filter::Owner(Players::You));
    let rule = CastingRule::yours(Castable::Spells(mine), CastingChange::From(Zone::Graveyard, None));
    let rule = CastingRule { grants: vec![Change::Gain(Keyword(10))], ..rule };
    let crypt =
        Card::from(Values { abilities: vec![Ability::Casting(rule)], ..card("Crypt", "B", &[Type::Enchantment]) });
    let play = |out| {
        let lay = lay(vec![crypt.clone(), removal()]).play(ANA, &["Crypt", "Forest", "Forest"]);
        let lay = lay.put(ANA, Zone::Graveyard, &["Bear"]).hold(ANA, &["Removal"]);
        let mut table = lay.begin_without(out);
        table.cast("Bear", &[]).resolve();
        assert!(table.has("Bear", 10));
        table.cast("Removal", &["Crypt"]).resolve();
        table
    };
    let table = play(None);
    assert!(table.has("Bear", 10));
    covers!(table.journal.evidence(), R611_3D);
    without!(R611_3D, |out| play(out).has("Bear", 10), true, false);
}

/// What an effect has given to a permanent does nothing once that has phased out (702.26b).
#[test]
fn an_ability_that_was_given_goes_with_what_phases_out() {
    let mut nest = banner(Filter::CREATURE, vec![Change::GainAbility(0)]);
    nest.faces[0].granted = vec![anthem(Filter::CREATURE, vec![pump(1, 0)])];
    let veil = sorcery("Veil", "U", vec![target_creature()], vec![Effect::PhaseOut(target(0)).into()]);
    let lay = lay(vec![nest, veil]).play(ANA, &["Island", "Banner", "Bear", "Rhino"]).hold(ANA, &["Veil"]);
    let mut table = lay.begin();
    let before = table.size("Bear").0;
    table.cast("Veil", &["Rhino"]).resolve();
    assert_eq!(table.size("Bear").0, before - 1);
    assert!(table.state.has_current_characteristics(&Silent));
}

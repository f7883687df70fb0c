//! The order of continuous effects: timestamps, dependency, what begins when and lasts how long (604, 611, 613).

use vademecum_abilities::*;
use vademecum_machine::{Choice, Deed, Note};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, creature, enters, instant, mana, number, pump, sorcery, target, target_creature,
};

fn banner(name: &str, affects: Filter, changes: Vec<Change>) -> Card {
    Card::from(Values { abilities: vec![anthem(affects, changes)], ..card(name, "R", &[Type::Enchantment]) })
}

fn this_turn(name: &str, changes: Vec<Change>) -> Card {
    let effect = Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn };
    instant(name, "R", vec![target_creature()], vec![effect.into()])
}

fn base(n: i32) -> Change {
    Change::Set(number(n), number(n))
}

fn defines(changes: Vec<Change>) -> Ability {
    Ability::Static(Static { defines: true, ..Static::new(Objects::This, changes) })
}

#[test]
fn the_younger_of_two_effects_in_a_layer_wins() {
    // One gives flying, the other takes it: neither depends on the other.
    let play = |order: [&'static str; 2], out| {
        let cards = vec![
            this_turn("Lift", vec![Change::Gain(Keyword(9))]),
            this_turn("Ground", vec![Change::Lose(Keyword(9))]),
        ];
        let mut table = lay(cards).play(ANA, &["Mountain", "Mountain", "Bear"]).hold(ANA, &order).begin_without(out);
        for name in order {
            table.cast(name, &["Bear"]).resolve();
        }
        table
    };
    let table = play(["Lift", "Ground"], None);
    assert!(!table.has("Bear", 9));
    assert!(play(["Ground", "Lift"], None).has("Bear", 9));
    covers!(table.journal.evidence(), R613_7);
    without!(R613_7, |out| play(["Lift", "Ground"], out).has("Bear", 9), false, true);
}

#[test]
fn what_a_resolution_makes_is_as_old_as_the_moment_it_was_made() {
    // The banner came after the shaman, whose ability is activated later still.
    let shaman = creature(
        "Shaman",
        "R",
        (1, 1),
        vec![activated(
            Cost::of(CostPart::Tap),
            vec![target_creature()],
            vec![Effect::Change { which: target(0), changes: vec![base(4)], lasts: Duration::EndOfTurn }.into()],
        )],
    );
    let play = |out| {
        let cards = vec![shaman.clone(), banner("Dwarfs", Filter::CREATURE, vec![base(1)])];
        let mut table = lay(cards).play(ANA, &["Shaman", "Dwarfs", "Bear"]).begin_without(out);
        table.activate("Shaman", 0, &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (4, 4));
    covers!(table.journal.evidence(), R613_7B);
    without!(R613_7B, |out| play(out).size("Bear"), (4, 4), (1, 1));
}

#[test]
fn a_counter_is_as_old_as_the_last_one_of_its_kind() {
    // The bear loses flying for the turn, and then gets a flying counter.
    let feather = instant(
        "Feather",
        "W",
        vec![target_creature()],
        vec![Effect::PutCounters(Subjects::Objects(target(0)), CounterKind::Keyword(Keyword(9)), number(1)).into()],
    );
    let play = |out| {
        let cards = vec![this_turn("Ground", vec![Change::Lose(Keyword(9))]), feather.clone()];
        let lay = lay(cards).play(ANA, &["Mountain", "Plains", "Bear"]).hold(ANA, &["Ground", "Feather"]);
        let mut table = lay.begin_without(out);
        table.cast("Ground", &["Bear"]).resolve().cast("Feather", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert!(table.has("Bear", 9));
    covers!(table.journal.evidence(), R613_7C);
    without!(R613_7C, |out| play(out).has("Bear", 9), true, false);
}

#[test]
fn what_is_attached_anew_is_younger() {
    let ring = |name: &str, n: i32| {
        let worn = Static::new(Objects::Host, vec![base(n)]);
        let equip = activated(
            Cost::of(CostPart::Mana(mana("1"))),
            vec![target_creature()],
            vec![Effect::Attach(Objects::This, Subjects::Slot(Slot(0))).into()],
        );
        let (subtypes, abilities) = (Subtypes::NONE.with(Subtype::EQUIPMENT), vec![Ability::Static(worn), equip]);
        Card::from(Values { subtypes, abilities, ..card(name, "1", &[Type::Artifact]) })
    };
    let play = |out| {
        let lay = lay(vec![ring("Small Ring", 1), ring("Large Ring", 6)]);
        let mut table = lay.play(ANA, &["Small Ring", "Large Ring", "Bear", "Mountain", "Mountain"]).begin_without(out);
        table.activate("Large Ring", 0, &["Bear"]).resolve();
        assert!(out == Some(R604_4) || table.size("Bear") == (6, 6));
        table.activate("Small Ring", 0, &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (1, 1));
    covers!(table.journal.evidence(), R613_7E, R604_4);
    without!(R604_4, |out| play(out).size("Bear"), (1, 1), (2, 2));
    without!(R613_7E, |out| play(out).size("Bear"), (1, 1), (6, 6));
}

#[test]
fn a_granted_static_ability_is_as_old_as_what_grants_it() {
    // "Creatures have base power and toughness 5/5" is older than the scroll; the bear it is granted to is oldest.
    let own_size = Ability::Static(Static::new(Objects::This, vec![base(3)]));
    let scroll = Card::from(Values {
        abilities: vec![anthem(Filter::CREATURE, vec![Change::GainAbility(0)])],
        granted: vec![own_size],
        ..card("Scroll of Threes", "R", &[Type::Enchantment])
    });
    let play = |out| {
        let cards = vec![banner("Giants", Filter::CREATURE, vec![base(5)]), scroll.clone()];
        lay(cards).play(ANA, &["Bear", "Giants", "Scroll of Threes"]).begin_without(out)
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (3, 3));
    covers!(table.journal.evidence(), R613_7A);
    without!(R613_7A, |out| play(out).size("Bear"), (3, 3), (5, 5));
}

#[test]
fn what_defines_a_characteristic_comes_before_what_changes_it() {
    // "All creatures are red" is older than a creature that is all colors by itself.
    let chameleon =
        creature("Chameleon", "1", (1, 1), vec![defines(vec![Change::SetColors(Color::ALL.into_iter().collect())])]);
    let play = |out| {
        let red = banner("Red Dusk", Filter::CREATURE, vec![Change::SetColors(Colors::only(Color::Red))]);
        lay(vec![chameleon.clone(), red]).play(ANA, &["Red Dusk", "Chameleon"]).begin_without(out)
    };
    let table = play(None);
    assert_eq!(table.now("Chameleon").colors, Colors::only(Color::Red));
    covers!(table.journal.evidence(), R613_3);
    without!(R613_3, |out| play(out).now("Chameleon").colors.len(), 1, 5);
}

#[test]
fn what_an_effect_gives_an_object_defines_nothing() {
    // Svogthos: the granted size is set in layer 7b and wins over an older size there.
    let many = || Amount::Count(Box::new(Objects::Each(Filter::Type(Type::Land).yours())));
    let swamp_thing = instant(
        "Awaken Size",
        "R",
        vec![target_creature()],
        vec![
            Effect::Change { which: target(0), changes: vec![Change::GainAbility(0)], lasts: Duration::EndOfTurn }
                .into(),
        ],
    );
    let mut swamp_thing = swamp_thing;
    swamp_thing.faces[0].granted = vec![defines(vec![Change::Define(many(), many())])];
    let play = |out| {
        let cards = vec![this_turn("Shrink", vec![base(1)]), swamp_thing.clone()];
        let lay = lay(cards).play(ANA, &["Mountain"; 5]).play(ANA, &["Bear"]).hold(ANA, &["Shrink", "Awaken Size"]);
        let mut table = lay.begin_without(out);
        table.cast("Shrink", &["Bear"]).resolve().cast("Awaken Size", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (5, 5));
    covers!(table.journal.evidence(), R604_3A);
    without!(R604_3A, |out| play(out).size("Bear"), (5, 5), (1, 1));
}

#[test]
fn sublayers_of_power_and_toughness_come_one_after_another() {
    let play = |out| {
        let cards =
            vec![this_turn("Grow", vec![pump(4, 4)]), this_turn("Shrink", vec![Change::Set(number(0), number(1))])];
        let lay = lay(cards).play(ANA, &["Mountain", "Mountain", "Bear"]).hold(ANA, &["Grow", "Shrink"]);
        let mut table = lay.begin_without(out);
        table.cast("Grow", &["Bear"]).resolve().cast("Shrink", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (4, 5));
    covers!(table.journal.evidence(), R613_4, R613_1G);
    without!(R613_4, |out| play(out).size("Bear"), (4, 5), (0, 1));
    without!(R613_1G, |out| play(out).size("Bear"), (4, 5), (2, 2));
}

#[test]
fn effects_apply_without_anybody_doing_anything() {
    let play = |out| {
        let white = banner("Honour", Filter::Color(Color::White).yours(), vec![pump(1, 1)]);
        let dye = this_turn("Whiten", vec![Change::SetColors(Colors::only(Color::White))]);
        let lay = lay(vec![white, dye]).play(ANA, &["Honour", "Mountain", "Bear"]).hold(ANA, &["Whiten"]);
        let mut table = lay.begin_without(out);
        table.cast("Whiten", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (3, 3));
    covers!(table.journal.evidence(), R613_5, R611_3);
    without!(R613_5, |out| play(out).size("Bear"), (3, 3), (2, 2));
    without!(R611_3, |out| play(out).size("Bear"), (3, 3), (2, 2));
}

#[test]
fn a_static_ability_reaches_what_comes_later_and_ends_with_its_object() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Captain", "Forest", "Forest", "Mountain"]).hold(ANA, &["Bear", "Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (3, 3));
    covers!(table.journal.evidence(), R611_3A);
    without!(R611_3A, |out| play(out).size("Bear"), (3, 3), (2, 2));
    let fallen = |out| {
        let mut table = play(out);
        table.cast("Spark", &["Captain"]).resolve();
        assert_eq!(table.zone("Captain"), Zone::Graveyard);
        table
    };
    let table = fallen(None);
    assert_eq!(table.size("Bear"), (2, 2));
    covers!(table.journal.evidence(), R611_3B);
    without!(R611_3B, |out| fallen(out).size("Bear"), (2, 2), (3, 3));
}

#[test]
fn what_enters_is_changed_as_it_enters() {
    // "Whenever a creature with power 3 or greater enters, you gain 1 life."
    let big = Filter::CREATURE.and(Filter::Power(Comparison::AtLeast, Box::new(number(3))));
    let watcher = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered::on(
            enters(big),
            vec![Effect::GainLife(Players::You, number(1)).into()],
        ))],
        ..card("Watcher", "R", &[Type::Enchantment])
    });
    let play = |out| {
        let lay = lay(vec![watcher.clone()]).play(ANA, &["Captain", "Watcher", "Forest", "Forest"]);
        let mut table = lay.hold(ANA, &["Bear"]).begin_without(out);
        table.cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R611_3C);
    without!(R611_3C, |out| play(out).life(ANA), 21, 20);
}

#[test]
fn a_variable_is_determined_once() {
    let count = || Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let play = |out| {
        let swarm = this_turn("Swarm", vec![Change::Modify(count(), number(0))]);
        let lay = lay(vec![swarm]).play(ANA, &["Mountain", "Forest", "Forest", "Hawk"]).hold(ANA, &["Swarm", "Bear"]);
        let mut table = lay.begin_without(out);
        table.cast("Swarm", &["Hawk"]).resolve().cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Hawk"), (2, 2));
    covers!(table.journal.evidence(), R611_2D);
    without!(R611_2D, |out| play(out).size("Hawk"), (2, 2), (3, 2));
}

/// "When this enters, gain control of target creature for as long as you control this."
fn thief() -> Card {
    let lasts = Duration::AsLongAs(Box::new((Objects::This, Filter::Controller(Players::You))));
    let steal = Effect::Change { which: target(0), changes: vec![Change::Control(Players::You)], lasts };
    let mut trigger = Triggered::on(enters(Filter::This), vec![steal.into()]);
    trigger.effect.targets = vec![target_creature()];
    creature("Thief", "R", (1, 1), vec![Ability::Triggered(trigger)])
}

#[test]
fn what_lasts_for_as_long_as_something_is_so_ends_with_it_or_never_begins() {
    let play = |out| {
        let lay = lay(vec![thief()]).play(ANA, &["Mountain", "Mountain"]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Thief", "Spark"]).begin_without(out);
        table.cast("Thief", &[]);
        table.pass_both().pick("Bear");
        table
    };
    let stolen = |out| {
        let mut table = play(out);
        table.resolve();
        assert_eq!(table.now("Bear").controller, ANA);
        table.cast("Spark", &["Thief"]).resolve();
        table
    };
    let table = stolen(None);
    assert_eq!(table.now("Bear").controller, BETO);
    covers!(table.journal.evidence(), R611_2B);
    without!(R611_2B, |out| stolen(out).now("Bear").controller, BETO, ANA);
    // The thief is gone before its ability resolves: it does nothing.
    let mut table = play(None);
    table.cast("Spark", &["Thief"]).resolve();
    assert_eq!(table.now("Bear").controller, BETO);
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Note(Note::EffectBegan(_)))), 0);
}

#[test]
fn what_a_permanent_is_as_it_enters_counts_as_it_enters() {
    // "Return target creature card from your graveyard to the battlefield. It is an artifact in addition to its other
    // types", and something that waits for artifacts.
    let raise = |being: Vec<Change>| {
        let card = Filter::CREATURE.and(Filter::Owner(Players::You)).and(Filter::In(Zone::Graveyard));
        let to = Destination { under: Some(Players::You), being, ..Destination::to(Zone::Battlefield) };
        sorcery(
            "Raise in Brass",
            "R",
            vec![TargetSpec::one(Targetable::Object(card))],
            vec![Effect::Move(target(0), to).into()],
        )
    };
    let smith = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered::on(
            enters(Filter::Type(Type::Artifact)),
            vec![Effect::GainLife(Players::You, number(1)).into()],
        ))],
        ..card("Smith", "R", &[Type::Enchantment])
    });
    let play = |out| {
        let brass = raise(vec![Change::AddTypes(Types::only(Type::Artifact))]);
        let lay = lay(vec![brass, smith.clone()]).play(ANA, &["Mountain", "Smith"]).hold(ANA, &["Raise in Brass"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Bear"]).begin_without(out);
        table.cast("Raise in Brass", &["Bear"]).resolve();
        assert!(table.now("Bear").types.has(Type::Artifact));
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R611_2E);
    without!(R611_2E, |out| play(out).life(ANA), 21, 20);
}

#[test]
fn the_next_spell_is_changed_as_it_is_put_onto_the_stack() {
    // "The next creature spell you cast this turn is larger", and something that waits for large spells.
    let call = instant(
        "Call of Giants",
        "R",
        vec![],
        vec![
            Effect::ChangeNextSpell {
                who: Players::You,
                which: Filter::CREATURE,
                changes: vec![pump(5, 5)],
                lasts: Duration::EndOfTurn,
            }
            .into(),
        ],
    );
    let big = Filter::CREATURE.and(Filter::Power(Comparison::AtLeast, Box::new(number(6))));
    let drum = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered::on(
            Pattern { subject: big, ..Pattern::by(DeedKind::Cast, Players::You) },
            vec![Effect::GainLife(Players::You, number(1)).into()],
        ))],
        ..card("Giant Drum", "R", &[Type::Enchantment])
    });
    let play = |out| {
        let lay =
            lay(vec![call.clone(), drum.clone()]).play(ANA, &["Giant Drum", "Mountain"]).play(ANA, &["Forest"; 4]);
        let mut table = lay.hold(ANA, &["Call of Giants", "Bear", "Bear"]).begin_without(out);
        table.cast("Call of Giants", &[]).resolve().cast("Bear", &[]).resolve().cast("Bear", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21, "the next one, and no other");
    covers!(table.journal.evidence(), R611_2F);
    without!(R611_2F, |out| play(out).life(ANA), 21, 20);
}

#[test]
fn effects_in_a_loop_of_dependencies_are_applied_by_age() {
    // "Artifacts are Soldiers", "Soldiers are Wizards too and nothing else…": each changes what the other applies to.
    let (one, other) = (Subtype(250), Subtype(251));
    let loops = |from: Subtype, to: Subtype| {
        anthem(
            Filter::CREATURE.and(Filter::Subtype(from).negated()),
            vec![Change::AddSubtypes(Subtypes::NONE.with(to))],
        )
    };
    // "Creatures other than A are B"; "creatures other than B are A": the older one is applied.
    let card_of =
        |name: &str, ability| Card::from(Values { abilities: vec![ability], ..card(name, "R", &[Type::Enchantment]) });
    let play = |out| {
        let cards = vec![card_of("First", loops(one, other)), card_of("Second", loops(other, one))];
        lay(cards).play(ANA, &["First", "Second", "Bear"]).begin_without(out)
    };
    let table = play(None);
    let subtypes = |table: &crate::table::Table| {
        let now = table.now("Bear").subtypes;
        (now.has(one), now.has(other))
    };
    assert_eq!(subtypes(&table), (false, true));
    covers!(table.journal.evidence(), R613_8B);
    without!(R613_8B, |out| subtypes(&play(out)), (false, true), (false, false));
}

#[test]
fn dependency_is_asked_anew_after_each_effect() {
    // Oldest first: "lands are artifacts", "A are B", "artifacts are A". Only when the forest is an artifact does the second
    // depend on the third.
    let (a, b) = (Subtype::MOUNTAIN, Subtype::SWAMP);
    let card_of =
        |name: &str, ability| Card::from(Values { abilities: vec![ability], ..card(name, "R", &[Type::Enchantment]) });
    let is = |filter: Filter, to: Subtype| anthem(filter, vec![Change::AddSubtypes(Subtypes::NONE.with(to))]);
    let play = |out| {
        let cards = vec![
            card_of("Second", is(Filter::Subtype(a), b)),
            card_of("First", is(Filter::Type(Type::Artifact), a)),
            card_of("Zeroth", anthem(Filter::LAND, vec![Change::AddTypes(Types::only(Type::Artifact))])),
        ];
        lay(cards).play(ANA, &["Zeroth", "Second", "First", "Forest"]).begin_without(out)
    };
    let table = play(None);
    assert!(table.now("Forest").subtypes.has(b));
    covers!(table.journal.evidence(), R613_8C);
    without!(R613_8C, |out| play(out).now("Forest").subtypes.has(b), true, false);
}

#[test]
fn players_are_affected_as_well() {
    let veil = Card::from(Values {
        abilities: vec![Ability::Static(Static::new(
            Objects::This,
            vec![Change::PlayersGain(Players::You, Keyword(11))],
        ))],
        ..card("Veil", "W", &[Type::Enchantment])
    });
    let play = |out| {
        lay(vec![veil.clone()]).play(BETO, &["Veil"]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).begin_without(out)
    };
    let mut table = play(None);
    let spark = table.held("Spark");
    table.choose(Choice::Cast(spark, 0));
    let beto = Choice::Pick(table.item("Beto"));
    assert_eq!(table.refused(beto), R702_11C);
    covers!(table.journal.evidence(), R613_10);
    let may = |out| {
        let mut table = play(out);
        let spark = table.held("Spark");
        table.choose(Choice::Cast(spark, 0));
        table.allows(beto)
    };
    without!(R613_10, may, false, true);
    without!(R702_11C, may, false, true);
}

#[test]
fn what_enters_together_is_as_old_as_the_order_of_players_says() {
    // Each player has a creature that makes all others 1/1 or 5/5; both return at the same time, in Beto's turn.
    let lord = |name: &str, n: i32| creature(name, "W", (3, 3), vec![anthem(Filter::CREATURE.other(), vec![base(n)])]);
    let all = Objects::Each(Filter::CREATURE.and(Filter::In(Zone::Graveyard)));
    let return_all =
        instant("Return All", "W", vec![], vec![Effect::Move(all, Destination::to(Zone::Battlefield)).into()]);
    let play = |out| {
        let cards = vec![lord("Dwarf King", 1), lord("Giant King", 5), return_all.clone()];
        let lay = lay(cards).put(ANA, Zone::Graveyard, &["Dwarf King"]).put(BETO, Zone::Graveyard, &["Giant King"]);
        let lay = lay.play(BETO, &["Plains", "Bear"]).hold(BETO, &["Return All"]);
        let mut table = lay.set(|position| position.active = BETO).begin_without(out);
        table.cast("Return All", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.size("Bear"), (1, 1), "Beto's came first");
    covers!(table.journal.evidence(), R613_7M);
    without!(R613_7M, |out| play(out).size("Bear"), (1, 1), (5, 5));
}

#[test]
fn what_a_spell_says_of_itself_applies_where_it_is() {
    let itself = |change: Change, zone: Zone| {
        Ability::Static(Static { functions: Functions(Zones::only(zone)), ..Static::new(Objects::This, vec![change]) })
    };
    let deny = instant(
        "Deny",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
        vec![Effect::Counter(target(0)).into()],
    );
    let stubborn = creature("Stubborn Ox", "G", (2, 2), vec![itself(Change::CantBeCountered, Zone::Stack)]);
    let play = |out| {
        let lay = lay(vec![deny.clone(), stubborn.clone()]).play(ANA, &["Forest", "Island"]);
        let mut table = lay.hold(ANA, &["Stubborn Ox", "Deny"]).begin_without(out);
        table.cast("Stubborn Ox", &[]).cast("Deny", &["Stubborn Ox"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Stubborn Ox"), Zone::Battlefield);
    covers!(table.journal.evidence(), R604_5);
    without!(R604_5, |out| play(out).zone("Stubborn Ox"), Zone::Battlefield, Zone::Graveyard);
    // "Cast this spell only if you control a creature."
    let alone = Condition::Not(Box::new(Condition::at_least(1, Filter::CREATURE)));
    let shy = CastingRule { only_if: Some(alone), ..CastingRule::own(CastingChange::Forbidden) };
    let shy = creature("Shy Ox", "G", (2, 2), vec![Ability::Casting(shy)]);
    let may = |own: &[&str], out| {
        let table = lay(vec![shy.clone()]).play(ANA, own).hold(ANA, &["Shy Ox"]).begin_without(out);
        let ox = table.held("Shy Ox");
        (table.allows(Choice::Cast(ox, 0)), table, ox)
    };
    assert!(may(&["Forest", "Bear"], None).0);
    let (_, mut table, ox) = may(&["Forest"], None);
    table.refused(Choice::Cast(ox, 0));
    covers!(table.journal.evidence(), R604_6);
    without!(R604_6, |out| may(&["Forest"], out).0, false, true);
}

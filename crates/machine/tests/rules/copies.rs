//! Copies of permanents, spells, abilities and cards (707).

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{
    activated, any_target, card, creature, enters, instant, keyword, number, sorcery, target, target_creature,
};

/// A creature that may enter as a copy of another one, with exceptions.
fn clone_of(name: &str, except: Vec<Exception>, granted: Vec<Ability>) -> Card {
    let enters = Replacement::of(enters(Filter::This), Replaced::EntersAsCopy(Filter::CREATURE, except));
    let mut card = creature(name, "U", (0, 1), vec![Ability::Replacement(enters)]);
    card.faces[0].granted = granted;
    card
}

/// "Target creature becomes a copy of another target creature until end of turn, except …"
fn mimic(except: Vec<Exception>) -> Card {
    let changes = vec![Change::CopyOf(target(1), except)];
    let effect = Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn };
    instant("Mimic", "U", vec![target_creature(), target_creature()], vec![effect.into()])
}

/// The clone comes as a copy of what the test names.
fn enters_as(table: &mut Table, clone: &str, of: &str) {
    table.cast(clone, &[]);
    table.pass_both();
    table.pick(of);
    table.resolve();
}

#[test]
fn what_enters_as_a_copy_does_what_the_copied_text_says_of_entering() {
    // "This enters tapped" and "When this enters, draw a card".
    let tapped = Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersTapped));
    let draws =
        Ability::Triggered(Triggered::on(enters(Filter::This), vec![Effect::Draw(Players::You, number(1)).into()]));
    let omen = creature("Omen", "W", (2, 4), vec![tapped, draws]);
    let play = |out| {
        let cards = vec![clone_of("Double", vec![], vec![]), omen.clone()];
        let mut table =
            lay(cards).play(ANA, &["Island"]).play(BETO, &["Omen"]).hold(ANA, &["Double"]).begin_without(out);
        enters_as(&mut table, "Double", "Omen");
        table
    };
    let table = play(None);
    let double = |table: &Table| {
        table.state.battlefield().iter().copied().find(|&id| {
            table.state.controller(id) == ANA
                && table.now("Omen").is_creature()
                && table.state.values(id).name == "Omen"
        })
    };
    let id = double(&table).expect("a second one");
    assert!(table.state.object(id).is(vademecum_machine::Mark::Tapped));
    assert_eq!(table.hand(ANA), 1);
    covers!(table.journal.evidence(), R707_5);
    let is_tapped = |out| {
        let table = play(out);
        double(&table).map(|id| table.state.object(id).is(vademecum_machine::Mark::Tapped))
    };
    without!(R707_5, is_tapped, Some(true), Some(false));
}

#[test]
fn exceptions_of_a_copy_effect() {
    let play = |except: Vec<Exception>, out| {
        let cards = vec![clone_of("Double", except, vec![])];
        let mut table =
            lay(cards).play(ANA, &["Island"]).play(BETO, &["Bear"]).hold(ANA, &["Double"]).begin_without(out);
        enters_as(&mut table, "Double", "Bear");
        table
    };
    let copy = |table: &Table| {
        let bears = table.all("Bear", Zone::Battlefield);
        let own = bears.into_iter().find(|&id| table.state.controller(id) == ANA);
        table.state.characteristics(own.expect("a copy"))
    };
    let brass = || vec![Exception::AddTypes(Types::only(Type::Artifact)), Exception::Keyword(Keyword(9))];
    let has = |out| {
        let now = copy(&play(brass(), out));
        (now.types.has(Type::Artifact), now.keywords.has(Keyword(9)))
    };
    let table = play(brass(), None);
    covers!(table.journal.evidence(), R707_9, R707_9A, R707_9B);
    without!(R707_9, has, (true, true), (false, false));
    without!(R707_9A, has, (true, true), (true, false));
    without!(R707_9B, has, (true, true), (false, true));
    // It doesn't copy the color: the double is blue.
    let color = |out| copy(&play(vec![Exception::KeepColors], out)).colors;
    let table = play(vec![Exception::KeepColors], None);
    covers!(table.journal.evidence(), R707_9C);
    without!(R707_9C, color, Colors::only(Color::Blue), Colors::only(Color::Green));
    // What the copy has counts for those who copy it.
    let counters = |out| {
        let table = play(vec![Exception::If(Type::Artifact, Box::new(Exception::Keyword(Keyword(9))))], out);
        copy(&table).keywords.has(Keyword(9))
    };
    let table = play(vec![Exception::If(Type::Artifact, Box::new(Exception::Keyword(Keyword(9))))], None);
    covers!(table.journal.evidence(), R707_9F);
    without!(R707_9F, counters, false, true);
}

#[test]
fn a_copy_with_a_size_of_its_own_does_not_copy_what_defines_one() {
    let play = |out| {
        let cards = vec![clone_of("Giant Double", vec![Exception::Size(7, 7)], vec![])];
        let lay = lay(cards).play(ANA, &["Island", "Forest"]).play(BETO, &["Crowd"]).play(BETO, &["Forest"]);
        let mut table = lay.hold(ANA, &["Giant Double"]).begin_without(out);
        enters_as(&mut table, "Giant Double", "Crowd");
        let own = table.all("Crowd", Zone::Battlefield).into_iter().find(|&id| table.state.controller(id) == ANA);
        let now = table.state.characteristics(own.expect("a copy"));
        (table, (now.power, now.toughness))
    };
    let (table, ..) = play(None);
    covers!(table.journal.evidence(), R707_9D);
    without!(R707_9D, |out| play(out).1, (7, 7), (2, 2));
}

#[test]
fn what_was_chosen_for_a_permanent_is_not_copied() {
    // "As this enters, choose a color. {0}: You gain 1 life for each creature of the chosen color."
    let chosen = Slot(0x20);
    let chooses = vec![
        Instruction::from(Effect::ChooseColor(Players::You)).into_slot(chosen),
        Effect::RememberNumber(chosen, 0, Remembered::Choice).into(),
    ];
    let chooses = Replaced::EntersAfter { program: chooses, with: None };
    let of_it = Objects::Each(Filter::CREATURE.and(Filter::ColorIn(chosen)));
    let counts = vec![
        Instruction::from(Effect::RecallNumber(0)).into_slot(chosen),
        Effect::GainLife(Players::You, Amount::Count(Box::new(of_it))).into(),
    ];
    let prism = creature(
        "Prism",
        "1",
        (1, 1),
        vec![
            Ability::Replacement(Replacement::of(enters(Filter::This), chooses)),
            activated(Cost::FREE, vec![], counts),
        ],
    );
    let play = |out| {
        let cards = vec![prism.clone(), clone_of("Double", vec![], vec![])];
        let lay = lay(cards).play(ANA, &["Island", "Island", "Bear", "Rhino", "Hawk"]);
        let mut table = lay.hold(ANA, &["Prism", "Double"]).begin_without(out);
        let color = |kind| Choice::Pick(vademecum_machine::Item::Mana(kind));
        let double = table.held("Double");
        // Green for the prism, of which there are two creatures; white for the double, of which there is one.
        table.cast("Prism", &[]).pass_both().choose(color(ManaKind::Green));
        table.cast("Double", &[]).pass_both().pick("Prism").choose(color(ManaKind::White));
        let ability = table.ability(double, 0);
        table.choose(Choice::Activate(double, ability)).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R707_6);
    without!(R707_6, |out| play(out).life(ANA), 21, 22);
}

#[test]
fn a_copy_of_a_copy_is_what_the_copy_has_become() {
    let play = |out| {
        let cards = vec![
            clone_of("Winged Double", vec![Exception::Keyword(Keyword(9))], vec![]),
            clone_of("Double", vec![], vec![]),
        ];
        let lay = lay(cards).play(ANA, &["Island", "Island"]).play(BETO, &["Bear"]);
        let mut table = lay.hold(ANA, &["Winged Double", "Double"]).begin_without(out);
        let winged = table.held("Winged Double");
        enters_as(&mut table, "Winged Double", "Bear");
        table.cast("Double", &[]);
        table.pass_both();
        table.choose(Choice::Pick(vademecum_machine::Item::Object(winged)));
        table.resolve();
        let flying = |id: &vademecum_machine::ObjectId| table.state.characteristics(*id).keywords.has(Keyword(9));
        let bears = table.all("Bear", Zone::Battlefield).iter().filter(|id| flying(id)).count();
        (table, bears)
    };
    let (table, ..) = play(None);
    covers!(table.journal.evidence(), R707_3);
    without!(R707_3, |out| play(out).1, 2, 1);
}

#[test]
fn a_creature_becomes_a_copy_and_stays_what_it_was() {
    let play = |out| {
        let cards = vec![mimic(vec![]), creature("Fire Imp", "R", (1, 1), vec![])];
        let lay = lay(cards).play(ANA, &["Island", "Forest", "Bear", "Fire Imp"]);
        let mut table = lay.hold(ANA, &["Growth", "Mimic"]).begin_without(out);
        let bear = table.id("Bear");
        table.cast("Growth", &["Bear"]).resolve().cast("Mimic", &["Bear", "Fire Imp"]).resolve();
        let now = table.state.characteristics(bear);
        (table, (now.power, now.toughness), now.colors)
    };
    let (table, size, colors) = play(None);
    assert_eq!((size, colors), ((4, 4), Colors::only(Color::Red)));
    covers!(table.journal.evidence(), R707_4, R707_2A, R613_2A);
    without!(R707_4, |out| play(out).1, (4, 4), (1, 1));
    without!(R707_2A, |out| play(out).2, Colors::only(Color::Red), Colors::only(Color::Green));
    without!(R613_2A, |out| play(out).2, Colors::only(Color::Red), Colors::only(Color::Green));
}

#[test]
fn the_younger_of_two_copy_effects_counts() {
    let play = |out| {
        let lay = lay(vec![mimic(vec![])]).play(ANA, &["Island", "Island", "Bear", "Hawk", "Rhino"]);
        let mut table = lay.hold(ANA, &["Mimic", "Mimic"]).begin_without(out);
        let bear = table.id("Bear");
        table.cast("Mimic", &["Bear", "Hawk"]).resolve();
        table.announce("Mimic", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(bear))).pick("Rhino");
        table.pay().resolve();
        let name = table.state.values(bear).name.clone();
        (table, name)
    };
    let (table, ..) = play(None);
    covers!(table.journal.evidence(), R613_2);
    without!(R613_2, |out| play(out).1, "Rhino".to_owned(), "Hawk".to_owned());
}

#[test]
fn a_copy_does_not_follow_what_it_is_a_copy_of() {
    // The bear becomes a copy of the hawk; then the hawk becomes a copy of the rhino.
    let play = |out| {
        let lay = lay(vec![mimic(vec![])]).play(ANA, &["Island", "Island", "Bear", "Hawk", "Rhino"]);
        let mut table = lay.hold(ANA, &["Mimic", "Mimic"]).begin_without(out);
        let (bear, hawk) = (table.id("Bear"), table.id("Hawk"));
        table.cast("Mimic", &["Bear", "Hawk"]).resolve();
        table.announce("Mimic", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(hawk))).pick("Rhino");
        table.pay().resolve();
        let name = table.state.values(bear).name.clone();
        (table, name)
    };
    let (table, ..) = play(None);
    covers!(table.journal.evidence(), R707_2B);
    without!(R707_2B, |out| play(out).1, "Hawk".to_owned(), "Rhino".to_owned());
}

#[test]
fn what_a_static_ability_copies_is_determined_as_it_begins() {
    // "Enchanted creature is a copy of your largest …": here of the artifact creature that you control.
    let mask = Card::from(Values {
        abilities: vec![Ability::Static(Static::new(
            Objects::Each(Filter::CREATURE.and(Filter::Type(Type::Artifact).negated())),
            vec![Change::CopyOf(Objects::Each(Filter::CREATURE.and(Filter::Type(Type::Artifact))), vec![])],
        ))],
        ..card("Hall of Statues", "U", &[Type::Enchantment])
    });
    let statue = |name: &str, n: i32| {
        let mut statue = creature(name, "1", (n, n), vec![]);
        statue.faces[0].types = Types::only(Type::Artifact).with(Type::Creature);
        statue
    };
    let play = |out| {
        let cards = vec![mask.clone(), statue("Small Statue", 3), statue("Large Statue", 5), mimic(vec![])];
        let lay = lay(cards).play(ANA, &["Hall of Statues", "Small Statue", "Bear", "Island"]);
        let lay = lay.play(ANA, &["Large Statue"]);
        let mut table = lay.hold(ANA, &["Mimic"]).begin_without(out);
        let small = table
            .state
            .battlefield()
            .iter()
            .copied()
            .find(|&id| table.state.object(id).card == table.state.cards().find("Small Statue").expect("a card"));
        table.announce("Mimic", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(small.expect("the statue")))).pick("Large Statue");
        table.pay().resolve();
        let bear = table.state.cards().find("Bear").expect("a card");
        let bear = table.state.battlefield().iter().copied().find(|&id| table.state.object(id).card == bear);
        let name = table.state.values(bear.expect("the bear")).name.clone();
        (table, name)
    };
    let (table, name) = play(None);
    assert_eq!(name, "Small Statue");
    covers!(table.journal.evidence(), R707_2C);
    without!(R707_2C, |out| play(out).1, "Small Statue".to_owned(), "Large Statue".to_owned());
}

#[test]
fn a_later_copy_effect_takes_the_place_of_what_an_earlier_one_added() {
    // The ego enters as a copy of a double that copied nothing, and then as a copy of the bear.
    let play = |out| {
        let cards = vec![
            clone_of("Ego", vec![Exception::Counters(CounterKind::PlusOne, 2)], vec![]),
            clone_of("Double", vec![], vec![]),
        ];
        let lay = lay(cards).play(ANA, &["Island"]).play(BETO, &["Double", "Bear"]);
        let mut table = lay.hold(ANA, &["Ego"]).begin_without(out);
        table.cast("Ego", &[]);
        table.pass_both().pick("Double").pick("Bear");
        table.resolve();
        let own = table.all("Bear", Zone::Battlefield).into_iter().find(|&id| table.state.controller(id) == ANA);
        let power = table.state.characteristics(own.expect("a copy")).power;
        (table, power)
    };
    let (table, power) = play(None);
    assert_eq!(power, 2);
    covers!(table.journal.evidence(), R707_9E);
    without!(R707_9E, |out| play(out).1, 2, 4);
    let alone = || {
        let cards = vec![clone_of("Ego", vec![Exception::Counters(CounterKind::PlusOne, 2)], vec![])];
        let mut table = lay(cards).play(ANA, &["Island"]).play(BETO, &["Bear"]).hold(ANA, &["Ego"]).begin();
        enters_as(&mut table, "Ego", "Bear");
        let own = table.all("Bear", Zone::Battlefield).into_iter().find(|&id| table.state.controller(id) == ANA);
        table.state.characteristics(own.expect("a copy")).power
    };
    assert_eq!(alone(), 4);
}

#[test]
fn a_copy_has_the_very_ability_that_made_it_one() {
    // "Whenever a creature enters, this becomes a copy of it, except it has this ability."
    let becomes = |place: u8| {
        let changes = vec![Change::CopyOf(Objects::Slot(Slot::EVENT_OBJECTS), vec![Exception::Ability(place)])];
        let effect = Effect::Change { which: Objects::This, changes, lasts: Duration::Forever };
        Ability::Triggered(Triggered::on(enters(Filter::CREATURE.other()), vec![effect.into()]))
    };
    let mut shifter = creature("Shifter", "U", (0, 1), vec![becomes(0)]);
    shifter.faces[0].granted = vec![becomes(0)];
    let mut table = lay(vec![shifter])
        .play(ANA, &["Shifter"])
        .play(ANA, &["Forest"; 4])
        .play(ANA, &["Plains"; 2])
        .hold(ANA, &["Bear", "Hawk"])
        .begin();
    let shifter = table.id("Shifter");
    table.cast("Bear", &[]).resolve();
    assert_eq!(table.state.values(shifter).name, "Bear");
    table.cast("Hawk", &[]).resolve();
    assert_eq!(table.state.values(shifter).name, "Hawk");
}

fn copy_spell(name: &str, targets: CopyTargets, except: Vec<Exception>) -> Card {
    let spell = TargetSpec::one(Targetable::Object(Filter::Spell));
    instant(name, "U", vec![spell], vec![Effect::CopyOnStack { what: target(0), except, targets }.into()])
}

#[test]
fn a_copy_of_a_permanent_spell_becomes_a_token() {
    let play = |out| {
        let lay = lay(vec![copy_spell("Twin", CopyTargets::Same, vec![])]).play(ANA, &["Forest", "Forest", "Island"]);
        let mut table = lay.hold(ANA, &["Bear", "Twin"]).begin_without(out);
        table.cast("Bear", &[]).cast("Twin", &["Bear"]).resolve();
        table
    };
    let table = play(None);
    let bears = table.all("Bear", Zone::Battlefield);
    let tokens = bears.iter().filter(|id| table.state.object(**id).is(vademecum_machine::Mark::Token)).count();
    assert_eq!((bears.len(), tokens), (2, 1));
    covers!(table.journal.evidence(), R608_3F);
    without!(R608_3F, |out| play(out).count("Bear", Zone::Battlefield), 2, 1);
}

#[test]
fn a_copy_of_a_spell_that_leaves_the_stack_ceases_to_exist() {
    let counter = instant(
        "Deny",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
        vec![Effect::Counter(target(0)).into()],
    );
    let play = |out| {
        let cards = vec![copy_spell("Twin", CopyTargets::Same, vec![]), counter.clone()];
        let lay = lay(cards).play(ANA, &["Mountain", "Island", "Island"]).hold(ANA, &["Spark", "Twin", "Deny"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).cast("Twin", &["Spark"]).pass_both();
        let copy = table.state.stack().last().expect("the copy").object.id;
        table.announce("Deny", &[]);
        table.choose(Choice::Pick(vademecum_machine::Item::Object(copy))).pay().resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.count("Spark", Zone::Graveyard), 1);
    assert_eq!(table.life(BETO), 17);
    covers!(table.journal.evidence(), R704_5E);
    without!(R704_5E, |out| play(out).count("Spark", Zone::Graveyard), 1, 2);
}

#[test]
fn copies_for_each_that_a_spell_could_target_and_for_one_alone() {
    let others = || Subjects::Objects(Objects::Each(Filter::CREATURE));
    let play = |targets: CopyTargets, out| {
        let veiled = creature("Veiled Ox", "W", (1, 4), vec![keyword(18)]);
        let cards = vec![copy_spell("Rain", targets, vec![]), veiled];
        let lay = lay(cards).play(ANA, &["Forest", "Island"]).play(BETO, &["Bear", "Rhino", "Veiled Ox"]);
        let mut table = lay.hold(ANA, &["Growth", "Rain"]).begin_without(out);
        table.cast("Growth", &["Bear"]).cast("Rain", &["Growth"]).pass_both();
        while table.state.decision().ask == vademecum_machine::Ask::Order {
            let first = table.first().expect("one of them");
            table.choose(first);
        }
        table
    };
    let copies = |targets: CopyTargets, out| play(targets, out).state.stack().len();
    // The spell itself, and a copy for the bear and for the rhino; the ox can't be a target.
    let each = CopyTargets::ForEach(others());
    let table = play(each.clone(), None);
    covers!(table.journal.evidence(), R707_10D);
    without!(R707_10D, |out| copies(each.clone(), out), 3, 4);
    let ox = CopyTargets::Only(Subjects::Objects(Objects::Each(Filter::CREATURE.and(Filter::Keyword(Keyword(18))))));
    let table = play(ox.clone(), None);
    covers!(table.journal.evidence(), R707_10E);
    without!(R707_10E, |out| copies(ox.clone(), out), 1, 2);
}

#[test]
fn a_copy_of_an_ability_has_the_same_source() {
    // "Whenever you activate an ability of a creature, copy it"; "{T}: this deals 1 damage to any target".
    let echo = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered::on(
            Pattern { subject: Filter::CREATURE, ..Pattern::by(DeedKind::Activate, Players::You) },
            vec![
                Effect::CopyOnStack {
                    what: Objects::Slot(Slot::EVENT_OBJECTS),
                    except: vec![],
                    targets: CopyTargets::Same,
                }
                .into(),
            ],
        ))],
        ..card("Echo", "U", &[Type::Enchantment])
    });
    let pinger = creature(
        "Pinger",
        "U",
        (1, 1),
        vec![
            keyword(15),
            activated(
                Cost::of(CostPart::Tap),
                vec![any_target()],
                vec![Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) }.into()],
            ),
        ],
    );
    let play = |out| {
        let mut table = lay(vec![echo.clone(), pinger.clone()]).play(ANA, &["Echo", "Pinger"]).begin_without(out);
        table.activate("Pinger", 0, &["Beto"]).resolve();
        table
    };
    let table = play(None);
    // Both are of the pinger, which has lifelink.
    assert_eq!((table.life(BETO), table.life(ANA)), (18, 22));
    covers!(table.journal.evidence(), R707_10B);
    without!(R707_10B, |out| play(out).life(ANA), 22, 21);
}

#[test]
fn a_copy_of_a_card_is_made_where_the_card_is_and_cast() {
    // An instant card in its player's graveyard is exiled and copied, and the copy cast for nothing.
    let card_there = Filter::Type(Type::Instant).and(Filter::Owner(Players::You)).and(Filter::In(Zone::Graveyard));
    let (exiled, copy) = (Slot(0x20), Slot(0x21));
    let scepter = sorcery(
        "Borrowed Words",
        "U",
        vec![TargetSpec::one(Targetable::Object(card_there))],
        vec![
            Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(exiled),
            Instruction::from(Effect::CopyCards(Objects::Slot(exiled))).into_slot(copy),
            Effect::CastFree(Objects::Slot(copy)).into(),
        ],
    );
    let play = |out| {
        let lay = lay(vec![scepter.clone()]).play(ANA, &["Island"]).put(ANA, Zone::Graveyard, &["Spark"]);
        let mut table = lay.hold(ANA, &["Borrowed Words"]).begin_without(out);
        table.cast("Borrowed Words", &["Spark"]);
        table.pass_both();
        table.pick("Beto");
        table.resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(BETO), table.zone("Spark")), (17, Zone::Exile));
    assert_eq!(table.count("Spark", Zone::Graveyard), 0, "the copy is gone");
    covers!(table.journal.evidence(), R707_12);
    without!(R707_12, |out| play(out).life(BETO), 17, 20);
}

#[test]
fn whoever_is_told_to_copy_a_card_owns_the_copy() {
    let dead = Filter::CREATURE.and(Filter::In(Zone::Graveyard));
    let copy = Slot(0x21);
    let echo = sorcery(
        "Grave Echo",
        "U",
        vec![TargetSpec::one(Targetable::Object(dead))],
        vec![
            Instruction::from(Effect::CopyCards(target(0))).into_slot(copy),
            Effect::CastFree(Objects::Slot(copy)).into(),
        ],
    );
    let owner = |out| {
        let lay = lay(vec![echo.clone()]).play(ANA, &["Island"]).put(BETO, Zone::Graveyard, &["Bear"]);
        let mut table = lay.hold(ANA, &["Grave Echo"]).begin_without(out);
        table.cast("Grave Echo", &["Bear"]).resolve();
        let bears = table.all("Bear", Zone::Battlefield);
        bears.first().map(|&bear| table.state.object(bear).owner)
    };
    without!(R112_2A, owner, Some(ANA), Some(BETO));
}

#[test]
fn a_card_that_only_its_name_tells_is_copied_and_cast() {
    let (named, copy) = (Slot(0x20), Slot(0x21));
    let program = vec![
        Instruction::from(Effect::ChooseName(Players::You, Filter::Type(Type::Sorcery))).into_slot(named),
        Instruction::from(Effect::CopyNamed(named)).into_slot(copy),
        Effect::CastFree(Objects::Slot(copy)).into(),
    ];
    let tome = sorcery("Endless Tome", "U", vec![], program);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![tome.clone()]).play(ANA, &["Island"]).hold(ANA, &["Endless Tome"]);
        let mut table = lay.begin_without(out);
        table.cast("Endless Tome", &[]).pass_both();
        let insight = table.state.cards().find("Insight").expect("a card of the pool");
        table.choose(Choice::Pick(Item::Card(insight))).resolve();
        table
    };
    let mut table = play(None);
    assert_eq!(table.hand(ANA), 2);
    // The copy has drawn two cards and asks for one to be discarded; then it is nowhere.
    let first = table.first().expect("a card to discard");
    table.choose(first).resolve();
    assert_eq!(table.count("Insight", Zone::Graveyard), 0);
    without!(R707_13, |out| play(out).hand(ANA), 2, 0);
}

#[test]
fn a_card_whose_name_was_noted_is_copied_as_it_was() {
    let (noted, copy) = (Slot(0x20), Slot(0x21));
    let dead = Filter::Type(Type::Instant).and(Filter::In(Zone::Graveyard));
    let program = vec![
        Instruction::from(Effect::NoteName(target(0))).into_slot(noted),
        Effect::Move(target(0), Destination::to(Zone::Exile)).into(),
        Instruction::from(Effect::CopyNoted(noted)).into_slot(copy),
        Effect::CastFree(Objects::Slot(copy)).into(),
    ];
    let strings = sorcery("Strings", "U", vec![TargetSpec::one(Targetable::Object(dead))], program);
    let play = |out: Option<RuleId>| {
        let lay = lay(vec![strings.clone()]).play(ANA, &["Island"]).put(ANA, Zone::Graveyard, &["Spark"]);
        let mut table = lay.hold(ANA, &["Strings"]).begin_without(out);
        table.cast("Strings", &["Spark"]).pass_both().pick("Beto").resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.count("Spark", Zone::Exile), table.count("Spark", Zone::Graveyard)), (1, 0));
    without!(R707_14, |out| play(out).life(BETO), 17, 20);
}

#[test]
fn what_is_linked_to_a_copy_effect_triggers_unless_another_one_is_applied_to_it() {
    let entering = || Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let any = || Replaced::EntersAsCopy(Filter::CREATURE, vec![]);
    let nothing =
        Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), vec![Effect::GainLife(Players::You, number(3)).into()]);
    // It may come as a copy of some creature; "when you do", its player gains 3 life.
    let linked = Replacement { linked: Some(Arc::new(nothing)), ..Replacement::of(entering(), any()) };
    let glad = creature("Glad Mirror", "3U", (0, 1), vec![Ability::Replacement(linked)]);
    let mirror = creature("Dull Mirror", "3U", (0, 1), vec![Ability::Replacement(Replacement::of(entering(), any()))]);
    let enters = |copied: &[&str], out: Option<RuleId>| {
        let lay =
            lay(vec![glad.clone(), mirror.clone()]).play(ANA, &["Island"; 4]).play(BETO, &["Bear", "Dull Mirror"]);
        let mut table = lay.hold(ANA, &["Glad Mirror"]).begin_without(out);
        table.cast("Glad Mirror", &[]).pass_both();
        copied.iter().for_each(|name| {
            table.pick(name);
        });
        table.resolve();
        table.life(ANA)
    };
    assert_eq!(enters(&["Bear"], None), 23);
    // As a copy of the other mirror it enters as a copy of something else.
    without!(R707_9G, |out| enters(&["Dull Mirror", "Bear"], out), 20, 23);
}

//! Objects, tokens and abilities (110, 111, 113), and state-based actions about several things at once (704.7, 704.8).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Defender, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, copies_target, creature, dies, enters, instant, number, sorcery, target, target_creature,
    token,
};

#[test]
fn what_loses_an_ability_loses_all_instances_of_it() {
    let play = |out: Option<RuleId>| {
        let blunt = instant(
            "Blunt",
            "U",
            vec![target_creature()],
            vec![
                Effect::Change {
                    which: target(0),
                    changes: vec![Change::Lose(Keyword(108))],
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        );
        let lay = lay(vec![blunt]).play(ANA, &["Island", "Island", "Mountain", "Monk"]);
        let mut table = lay.hold(ANA, &["Borrowed Wings", "Blunt", "Spark"]).begin_without(out);
        // It has prowess twice, and then not at all.
        table.cast("Borrowed Wings", &["Monk"]).resolve();
        table.cast("Blunt", &["Monk"]).resolve();
        let before = table.size("Monk").0;
        table.cast("Spark", &["Beto"]).resolve();
        table.size("Monk").0 - before
    };
    assert_eq!(play(None), 0);
    without!(R113_10B, play, 0, 1);
}

#[test]
fn a_single_effect_replaces_a_loss_for_two_reasons() {
    // The mirror saves whoever would lose, and is used up by it.
    let play = |out: Option<RuleId>| {
        let saved = vec![
            Effect::GainLife(Players::You, number(20)).into(),
            Effect::RemoveCounters(Subjects::Players(Players::You), CounterKind::Poison, number(10)).into(),
        ];
        let mirror = sorcery(
            "Last Mirror",
            "W",
            vec![],
            vec![
                Effect::Replace {
                    replacement: std::sync::Arc::new(Replacement {
                        shield: Shield::Once,
                        ..Replacement::of(Pattern::by(DeedKind::Lose, Players::You), Replaced::Program(saved))
                    }),
                    lasts: Duration::EndOfTurn,
                }
                .into(),
                Effect::PutCounters(Subjects::Players(Players::You), CounterKind::Poison, number(10)).into(),
                Effect::LoseLife(Players::You, number(20)).into(),
            ],
        );
        let lay = lay(vec![mirror]).play(ANA, &["Plains"]).hold(ANA, &["Last Mirror"]);
        let mut table = lay.begin_without(out);
        table.cast("Last Mirror", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.state.outcome().is_some(), table.life(ANA)), (false, 20));
    covers!(table.journal.evidence(), R704_7);
    without!(R704_7, |out| play(out).state.outcome().is_some(), false, true);
}

#[test]
fn what_leaves_is_known_as_it_was_before_all_state_based_actions() {
    // "When this dies, if it had no +1/+1 counter on it, you gain 3 life": it had one, whatever goes away in pairs.
    let play = |out: Option<RuleId>| {
        let none = Condition::Compare(
            Amount::Counters(CounterKind::PlusOne, Box::new(Objects::This)),
            Comparison::Exactly,
            number(0),
        );
        let wolf = creature(
            "Wolf",
            "G",
            (1, 1),
            vec![Ability::Triggered(Triggered {
                only_if: Some(none),
                ..Triggered::on(dies(Filter::This), vec![Effect::GainLife(Players::You, number(3)).into()])
            })],
        );
        let lay = lay(vec![wolf]).play(ANA, &["Wolf"]);
        let counters = vec![(CounterKind::PlusOne, 1), (CounterKind::MinusOne, 3)];
        let mut table = lay.last(|wolf| wolf.counters = counters).begin_without(out);
        table.resolve();
        (table.zone("Wolf"), table.life(ANA))
    };
    assert_eq!(play(None), (Zone::Graveyard, 20));
    without!(R704_8, play, (Zone::Graveyard, 20), (Zone::Graveyard, 23));
}

#[test]
fn no_token_is_a_copy_of_an_instant() {
    let play = |out: Option<RuleId>| {
        let what = Filter::In(Zone::Graveyard);
        let relic =
            sorcery("Relic", "U", vec![TargetSpec::one(Targetable::Object(what))], vec![copies_target().into()]);
        let lay = lay(vec![relic]).play(ANA, &["Island"]).hold(ANA, &["Relic"]);
        let mut table = lay.put(BETO, Zone::Graveyard, &["Spark"]).begin_without(out);
        table.cast("Relic", &["Spark"]).resolve();
        table.happened(|deed| matches!(deed, Deed::Create(..)))
    };
    assert_eq!(play(None), 0);
    without!(R111_5, play, 0, 1);
}

/// A legendary token with a name of a kind, beside a legendary creature or another such token.
fn legends(naming: Naming, names: [&str; 2]) -> Card {
    let legend = |name: &str| {
        Card::from(Values {
            naming,
            supertypes: Supertypes::only(Supertype::Legendary),
            subtypes: Subtypes::NONE.with(Subtype(200)),
            power: Some(1),
            toughness: Some(1),
            ..card(name, "-", &[Type::Creature])
        })
    };
    let create = |place| Effect::Create { who: Players::You, token: place, amount: number(1), onto: None };
    Card {
        tokens: names.map(legend).to_vec(),
        ..sorcery("Nest", "G", vec![], vec![create(0).into(), create(1).into()])
    }
}

#[test]
fn a_token_without_a_name_is_called_by_its_subtypes_and_one_word_more() {
    let play = |out: Option<RuleId>| {
        let king = Values { subtypes: Subtypes::NONE, ..card("Wolf", "G", &[Type::Creature]) };
        let king = Card::from(Values {
            supertypes: Supertypes::only(Supertype::Legendary),
            power: Some(3),
            toughness: Some(3),
            ..king
        });
        let nest = legends(Naming::Subtypes, ["Wolf", "Cub"]);
        let lay = lay(vec![king, nest]).play(ANA, &["Forest", "Wolf"]).hold(ANA, &["Nest"]);
        let mut table = lay.begin_without(out);
        table.cast("Nest", &[]).resolve();
        table.asks().1
    };
    assert_eq!(play(None), Ask::Priority);
    without!(R111_4, play, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

#[test]
fn a_named_token_has_the_name_that_its_effect_gives() {
    let play = |out: Option<RuleId>| {
        let nest = legends(Naming::Given, ["Boo", "Fluff"]);
        let mut table = lay(vec![nest]).play(ANA, &["Forest"]).hold(ANA, &["Nest"]).begin_without(out);
        table.cast("Nest", &[]).resolve();
        table.asks().1
    };
    assert_eq!(play(None), Ask::Priority);
    without!(R111_9, play, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

#[test]
fn a_permanent_card_could_be_put_onto_the_battlefield() {
    let play = |out: Option<RuleId>| {
        let what = Filter::PermanentCard.and(Filter::In(Zone::Graveyard));
        let recall = sorcery(
            "Recall",
            "G",
            vec![TargetSpec::one(Targetable::Object(what))],
            vec![Effect::Move(target(0), Destination::to(Zone::Hand)).into()],
        );
        let lay = lay(vec![recall]).play(ANA, &["Forest"]).hold(ANA, &["Recall"]);
        let mut table = lay.put(ANA, Zone::Graveyard, &["Spark", "Bear"]).begin_without(out);
        table.announce("Recall", &[]);
        let spark = table.all("Spark", Zone::Graveyard)[0];
        table.allows(Choice::Pick(Item::Object(spark)))
    };
    assert!(!play(None));
    without!(R110_4A, play, false, true);
}

#[test]
fn a_permanent_spell_will_enter_the_battlefield() {
    let play = |out: Option<RuleId>| {
        let wall = instant(
            "Ice Wall",
            "U",
            vec![TargetSpec::one(Targetable::Object(Filter::PermanentSpell))],
            vec![Effect::Counter(target(0)).into()],
        );
        let lay = lay(vec![wall]).play(ANA, &["Mountain", "Island"]).hold(ANA, &["Spark", "Ice Wall"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]);
        table.allows(Choice::Cast(table.held("Ice Wall"), 0))
    };
    assert!(!play(None));
    without!(R110_4B, play, false, true);
}

#[test]
fn what_it_enters_as_a_copy_of_is_chosen_first() {
    // Creatures enter tapped. The shapeshifter is one until it has become an artifact.
    let play = |out: Option<RuleId>| {
        let slow = Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement::of(enters(Filter::CREATURE), Replaced::EntersTapped))],
            ..card("Slow Gate", "1", &[Type::Enchantment])
        });
        let artifact = Filter::Type(Type::Artifact);
        let shifter = creature(
            "Shifter",
            "U",
            (0, 1),
            vec![Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersAsCopy(artifact, vec![])))],
        );
        let lay = lay(vec![slow, shifter]).play(ANA, &["Island", "Coin", "Slow Gate"]).hold(ANA, &["Shifter"]);
        let mut table = lay.begin_without(out);
        table.cast("Shifter", &[]).resolve();
        table.wait(|table| table.asks().1 != Ask::Priority);
        table.state.decision().why
    };
    assert_eq!(play(None), R614_12A);
    without!(R616_1C, play, R614_12A, R616_1E);
}

#[test]
fn instances_of_an_ability_that_is_given_twice_work_apart() {
    let play = |out: Option<RuleId>| {
        let mut table = lay(vec![]).play(ANA, &["Teacher", "Teacher", "Bear"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table.choose(Choice::Attack(table.id("Bear"), Defender::Player(BETO))).choose(Choice::Done).resolve();
        table.life(ANA)
    };
    assert_eq!(play(None), 22);
    without!(R113_2C, play, 22, 21);
}

/// A creature that says something of itself.
fn says(changes: Vec<Change>, more: Vec<Ability>) -> Card {
    let of_itself = match anthem(Filter::Any, changes) {
        Ability::Static(is) => Ability::Static(Static { affects: Objects::This, ..is }),
        other => other,
    };
    creature("Stone", "G", (2, 2), [vec![of_itself], more].concat())
}

#[test]
fn counters_beyond_the_limit_are_removed() {
    let play = |out: Option<RuleId>| {
        let stone = says(vec![Change::CantHaveMoreCounters(CounterKind::PlusOne, 2)], vec![]);
        let lay = lay(vec![stone]).play(ANA, &["Stone"]);
        lay.last(|stone| stone.counters = vec![(CounterKind::PlusOne, 5)]).begin_without(out).size("Stone")
    };
    assert_eq!(play(None), (4, 4));
    without!(R704_5R, play, (4, 4), (7, 7));
}

#[test]
fn what_cannot_have_counters_enters_without_them() {
    let play = |out: Option<RuleId>| {
        let with = Replacement::of(enters(Filter::This), Replaced::EntersWith(CounterKind::PlusOne, number(2)));
        let stone = says(vec![Change::CantHaveCounters], vec![Ability::Replacement(with)]);
        let mut table = lay(vec![stone]).play(ANA, &["Forest"]).hold(ANA, &["Stone"]).begin_without(out);
        table.cast("Stone", &[]).resolve();
        table.size("Stone")
    };
    assert_eq!(play(None), (2, 2));
    without!(R113_6I, play, (2, 2), (4, 4));
}

#[test]
fn what_a_creature_cannot_have_is_not_given_to_it() {
    // Nothing flies under the net, whatever gives it wings later.
    let play = |out: Option<RuleId>| {
        let net = Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE, vec![Change::CantHave(Keyword(9))])],
            ..card("Net", "G", &[Type::Enchantment])
        });
        let lay = lay(vec![net]).play(ANA, &["Net", "Island", "Bear"]).hold(ANA, &["Borrowed Wings"]);
        let mut table = lay.begin_without(out);
        table.cast("Borrowed Wings", &["Bear"]).resolve();
        (table.has("Bear", 9), table.has("Bear", 108))
    };
    assert_eq!(play(None), (false, true));
    without!(R113_11, play, (false, true), (true, true));
}

#[test]
fn a_permanent_without_a_type_remains() {
    let play = |out: Option<RuleId>| {
        let unmake = instant(
            "Unmake",
            "U",
            vec![TargetSpec::one(Targetable::Object(Filter::Any))],
            vec![
                Effect::Change {
                    which: target(0),
                    changes: vec![Change::SetTypes(Types::NONE)],
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        );
        let mut table = lay(vec![unmake]).play(ANA, &["Island", "Coin"]).hold(ANA, &["Unmake"]).begin_without(out);
        table.cast("Unmake", &["Coin"]).resolve();
        table.zone("Coin")
    };
    assert_eq!(play(None), Zone::Battlefield);
    without!(R110_4C, play, Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn what_an_effect_says_of_a_token_is_copied_with_it() {
    let play = |out: Option<RuleId>| {
        let imps = Card {
            tokens: vec![token("Imp", (3, 1), vec![])],
            ..sorcery(
                "Call",
                "U",
                vec![],
                vec![Effect::Create { who: Players::You, token: 0, amount: number(1), onto: None }.into()],
            )
        };
        let mirror = sorcery("Mirror", "U", vec![target_creature()], vec![copies_target().into()]);
        let lay = lay(vec![imps, mirror]).play(ANA, &["Island", "Island"]).hold(ANA, &["Call", "Mirror"]);
        let mut table = lay.begin_without(out);
        table.cast("Call", &[]).resolve();
        table.cast("Mirror", &["Imp"]).resolve();
        table.count("Imp", Zone::Battlefield)
    };
    assert_eq!(play(None), 2);
    without!(R111_3, play, 2, 1);
}

#[test]
fn what_no_longer_exists_is_copied_as_it_last_was() {
    // "Sacrifice this creature: create a token that is a copy of it."
    let play = |out: Option<RuleId>| {
        let copy = Effect::CreateCopies {
            who: Players::You,
            of: Objects::This,
            amount: number(1),
            except: vec![],
            attacking: None,
        };
        let split = activated(Cost::of(CostPart::SacrificeThis), vec![], vec![copy.into()]);
        let mut table = lay(vec![creature("Slime", "G", (2, 2), vec![split])]).play(ANA, &["Slime"]).begin_without(out);
        table.activate("Slime", 0, &[]).resolve();
        table.count("Slime", Zone::Battlefield)
    };
    assert_eq!(play(None), 1);
    without!(R111_12, play, 1, 0);
}

//! Cards of our own that use what the machine can do.

mod acting;
mod attachments;
mod breadth;
mod builders;
mod faces;
mod fighting;
mod instead;
mod sets;
mod triggering;
mod turns;
mod values;
mod with_parts;

use std::sync::Arc;

pub use builders::*;
pub use faces::{back, transforms_for, two_faced};
use vademecum_abilities::*;

/// Every card of the pool.
pub fn pool() -> Vec<Card> {
    let deals = |amount: Amount| Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount };
    let opponents = || Subjects::Players(Players::Opponents);
    let until_end =
        |which: Objects, changes: Vec<Change>| Effect::Change { which, changes, lasts: Duration::EndOfTurn };
    let mut cards = vec![
        basic("Plains", Subtype::PLAINS),
        basic("Island", Subtype::ISLAND),
        basic("Swamp", Subtype::SWAMP),
        basic("Mountain", Subtype::MOUNTAIN),
        basic("Forest", Subtype::FOREST),
    ];
    // The first spells, so that each set is one of the groups of cards that are played with alone.
    cards.extend(sets::sets());
    cards.extend(vec![
        instant("Spark", "R", vec![any_target()], vec![deals(number(3)).into()]),
        instant("Great Spark", "XR", vec![any_target()], vec![deals(Amount::X).into()]),
        creature("Bear", "1G", (2, 2), vec![]),
        creature("Rhino", "3G", (4, 4), vec![keyword(19)]),
        creature("Hawk", "1W", (1, 2), vec![keyword(9)]),
        creature("Spider", "2G", (1, 4), vec![keyword(17)]),
        creature("Snake", "G", (1, 1), vec![keyword(2)]),
        creature("Wall", "W", (0, 4), vec![keyword(3)]),
        creature("Knight", "1W", (2, 1), vec![keyword(7)]),
        creature("Champion", "2RW", (2, 2), vec![keyword(4)]),
        creature("Ambusher", "2U", (2, 2), vec![keyword(8)]),
        creature("Raider", "R", (2, 1), vec![keyword(10)]),
        creature("Shade", "1B", (2, 2), vec![keyword(11)]),
        creature("Colossus", "4", (3, 3), vec![keyword(12)]),
        creature("Leech", "1B", (2, 2), vec![keyword(15)]),
        creature("Ghost", "2U", (2, 2), vec![keyword(18), keyword(9)]),
        creature("Sentry", "1W", (2, 3), vec![keyword(20)]),
        creature("Monk", "1R", (1, 2), vec![keyword(108), keyword(10)]),
        creature("Gang", "2R", (3, 2), vec![keyword(111)]),
        creature("Storm Herald", "4RG", (4, 3), vec![keyword(85)]),
        Card::from(Values {
            abilities: vec![keyword(51)],
            power: Some(5),
            toughness: Some(5),
            ..card("Great Wurm", "5GG", &[Type::Creature])
        }),
        creature(
            "Messenger",
            "1U",
            (1, 1),
            vec![Ability::Triggered(Triggered::on(
                enters(Filter::This),
                vec![Effect::Draw(Players::You, number(1)).into()],
            ))],
        ),
        creature(
            "Firefly",
            "W",
            (1, 1),
            vec![Ability::Triggered(Triggered::on(
                dies(Filter::This),
                vec![Effect::GainLife(Players::You, number(2)).into()],
            ))],
        ),
        creature(
            "Mourner",
            "1B",
            (1, 3),
            vec![Ability::Triggered(Triggered::on(
                dies(Filter::Any.other()),
                vec![Effect::LoseLife(Players::Opponents, number(1)).into()],
            ))],
        ),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE.and(Filter::Keyword(Keyword(9))), vec![pump(1, 1)])],
            ..card("High Banner", "2W", &[Type::Enchantment])
        }),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE.yours(), vec![Change::Gain(Keyword(9))])],
            ..card("Updraft", "2U", &[Type::Enchantment])
        }),
        creature("Captain", "1WW", (2, 2), vec![anthem(Filter::CREATURE.yours().other(), vec![pump(1, 1)])]),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE, vec![Change::LoseAbilities, Change::Set(number(1), number(1))])],
            ..card("Humbling Light", "3WW", &[Type::Enchantment])
        }),
        creature(
            "Crowd",
            "2G",
            (0, 0),
            vec![Ability::Static(Static {
                defines: true,
                ..Static::new(
                    Objects::This,
                    vec![Change::Define(
                        Amount::Count(Box::new(Objects::Each(Filter::LAND.yours()))),
                        Amount::Count(Box::new(Objects::Each(Filter::LAND.yours()))),
                    )],
                )
            })],
        ),
        instant("Growth", "G", vec![target_creature()], vec![until_end(target(0), vec![pump(3, 3)]).into()]),
        instant(
            "Borrowed Wings",
            "U",
            vec![target_creature()],
            vec![until_end(target(0), vec![Change::Gain(Keyword(9)), Change::Gain(Keyword(108))]).into()],
        ),
        instant("Blunder", "U", vec![target_creature()], vec![until_end(target(0), vec![Change::Switch]).into()]),
        sorcery(
            "Usurp",
            "2R",
            vec![target_creature()],
            vec![
                Effect::Untap(target(0)).into(),
                until_end(target(0), vec![Change::Control(Players::You), Change::Gain(Keyword(10))]).into(),
            ],
        ),
        sorcery(
            "Ruin",
            "2B",
            vec![target_creature()],
            vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
        ),
        sorcery(
            "Flood",
            "3WW",
            vec![],
            vec![Effect::Destroy { what: Objects::Each(Filter::CREATURE), regenerable: false }.into()],
        ),
        instant(
            "Denial",
            "1U",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
            vec![Effect::Counter(target(0)).into()],
        ),
        instant(
            "Toll",
            "U",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
            vec![
                Effect::Pay {
                    who: Players::ControllerOf(Box::new(target(0))),
                    payer: Slot(0x30),
                    cost: Cost::mana(ManaCost::generic(2)),
                    must: false,
                    then: vec![],
                    otherwise: vec![Effect::Counter(target(0)).into()],
                }
                .into(),
            ],
        ),
        sorcery(
            "Insight",
            "2U",
            vec![],
            vec![
                Instruction::from(Effect::Draw(Players::You, number(2))),
                Effect::Discard(Players::You, number(1)).into(),
            ],
        ),
        sorcery(
            "Duress",
            "B",
            vec![TargetSpec::one(Targetable::Player(Players::Opponents))],
            vec![Effect::Discard(Players::Slot(Slot(0)), number(1)).into()],
        ),
        sorcery(
            "Omen",
            "U",
            vec![],
            vec![Effect::Scry(Players::You, number(3)).into(), Effect::Draw(Players::You, number(1)).into()],
        ),
        sorcery("Tithe", "1B", vec![], vec![Effect::Sacrifice(Players::Opponents, Filter::CREATURE, number(1)).into()]),
        sorcery(
            "Return",
            "2B",
            vec![TargetSpec::one(Targetable::Object(
                Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You)),
            ))],
            vec![
                Effect::Move(
                    target(0),
                    Destination { under: Some(Players::You), ..Destination::to(Zone::Battlefield) },
                )
                .into(),
            ],
        ),
        instant(
            "Vanish",
            "W",
            vec![target_creature()],
            vec![
                Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(Slot(0x20)),
                Effect::Delay {
                    ability: Arc::new(Triggered::on(
                        Pattern::begins(Step::End, Players::All),
                        vec![Effect::Move(Objects::Slot(Slot(0x20)), Destination::to(Zone::Battlefield)).into()],
                    )),
                    lasts: Duration::Forever,
                    once: true,
                }
                .into(),
            ],
        ),
        instant(
            "Ward Off",
            "W",
            vec![any_target()],
            vec![
                Effect::Replace {
                    replacement: Arc::new(Replacement {
                        shield: Shield::Amount(number(3)),
                        ..Replacement::of(
                            Pattern { player: Some(Players::You), ..Pattern::of(DeedKind::Damage, Filter::Any) },
                            Replaced::Nothing,
                        )
                    }),
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        ),
        instant("Mend", "G", vec![target_creature()], vec![Effect::Regenerate(target(0)).into()]),
        sorcery(
            "Fight",
            "1G",
            vec![target_creature(), target_creature()],
            vec![Effect::Fight(target(0), target(1)).into()],
        ),
        sorcery(
            "Slow Day",
            "1U",
            vec![TargetSpec::one(Targetable::Player(Players::All))],
            vec![Effect::SkipStep(Players::Slot(Slot(0)), Step::Draw).into()],
        ),
        sorcery("Second Dawn", "4UU", vec![], vec![Effect::ExtraTurn(Players::You).into()]),
        creature(
            "Double",
            "3U",
            (0, 0),
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::This),
                Replaced::EntersAsCopy(Filter::CREATURE, vec![]),
            ))],
        ),
        creature(
            "Hydra",
            "XG",
            (0, 0),
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::This),
                Replaced::EntersWith(CounterKind::PlusOne, Amount::X),
            ))],
        ),
        Card::from(Values {
            abilities: vec![
                Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersTapped)),
                activated(
                    Cost::of(CostPart::Tap),
                    vec![],
                    vec![Effect::AddMana(Players::You, ManaKinds::ANY_COLOR, number(1)).into()],
                ),
            ],
            ..card("Grove", "-", &[Type::Land])
        }),
        creature(
            "Elf",
            "G",
            (1, 1),
            vec![activated(
                Cost::of(CostPart::Tap),
                vec![],
                vec![Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Green), number(1)).into()],
            )],
        ),
        Card::from(Values {
            abilities: vec![activated(
                Cost::of(CostPart::Tap).and(CostPart::SacrificeThis),
                vec![],
                vec![Effect::AddMana(Players::You, ManaKinds::ANY_COLOR, number(1)).into()],
            )],
            ..card("Coin", "1", &[Type::Artifact])
        }),
        Card::from(Values {
            abilities: vec![activated(
                Cost::mana(mana("1")).and(CostPart::Tap),
                vec![],
                [ManaKind::Red, ManaKind::White]
                    .map(|kind| Effect::AddMana(Players::You, ManaKinds::only(kind), number(1)).into())
                    .to_vec(),
            )],
            ..card("Signet", "2", &[Type::Artifact])
        }),
        creature(
            "Altar Keeper",
            "1B",
            (2, 2),
            vec![activated(
                Cost::mana(mana("1")).and(CostPart::Sacrifice(1, Filter::CREATURE)),
                vec![any_target()],
                vec![deals(number(1)).into()],
            )],
        ),
        creature(
            "Pinger",
            "2R",
            (1, 1),
            vec![activated(Cost::of(CostPart::Tap), vec![any_target()], vec![deals(number(1)).into()])],
        ),
        creature(
            "Bleeder",
            "1B",
            (1, 2),
            vec![activated(
                Cost::of(CostPart::Life(number(1))),
                vec![],
                vec![until_end(Objects::This, vec![pump(1, 0)]).into()],
            )],
        ),
        Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement::of(
                Pattern::moves(Filter::Any, Zones::NONE, Zones::only(Zone::Graveyard)),
                Replaced::To(Zone::Exile),
            ))],
            ..card("Quiet Grave", "2B", &[Type::Enchantment])
        }),
        Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement::of(
                Pattern::by(DeedKind::Draw, Players::You),
                Replaced::Program(vec![Effect::GainLife(Players::You, number(2)).into()]),
            ))],
            ..card("Idle Scroll", "2U", &[Type::Artifact])
        }),
        Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement {
                optional: true,
                ..Replacement::of(
                    Pattern::by(DeedKind::Draw, Players::You),
                    Replaced::Program(vec![Effect::Mill(Players::You, number(2)).into()]),
                )
            })],
            ..card("Mill Stone", "2", &[Type::Artifact])
        }),
        Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement::of(
                Pattern { combat: Some(false), ..Pattern::by(DeedKind::Damage, Players::You) },
                Replaced::Redirect(Subjects::Players(Players::Opponents)),
            ))],
            ..card("Mirror", "3R", &[Type::Artifact])
        }),
        Card::from(Values {
            abilities: vec![Ability::Replacement(Replacement::of(
                Pattern::by(DeedKind::GainLife, Players::You),
                Replaced::Times(2),
            ))],
            ..card("Font", "1W", &[Type::Enchantment])
        }),
        Card::from(Values {
            abilities: vec![Ability::Triggered(Triggered::on(
                Pattern { together: true, ..enters(Filter::CREATURE.yours()) },
                vec![Effect::Draw(Players::You, number(1)).into()],
            ))],
            ..card("Hearth", "3G", &[Type::Enchantment])
        }),
        Card::from(Values {
            abilities: vec![Ability::Triggered(Triggered {
                on: Trigger::State(Condition::Compare(
                    Amount::CardsIn(Zone::Hand, Players::You),
                    Comparison::Exactly,
                    number(0),
                )),
                ..Triggered::on(
                    Pattern::of(DeedKind::Note, Filter::Any),
                    vec![
                        Effect::LoseLife(Players::You, number(1)).into(),
                        Effect::Draw(Players::You, number(1)).into(),
                    ],
                )
            })],
            ..card("Empty Hands", "1B", &[Type::Enchantment])
        }),
        Card::from(Values {
            supertypes: Supertypes::only(Supertype::Legendary),
            power: Some(3),
            toughness: Some(3),
            abilities: vec![keyword(20)],
            ..card("The Old King", "1W", &[Type::Creature])
        }),
        sorcery(
            "Offering",
            "1B",
            vec![],
            vec![
                Instruction::from(Effect::Sacrifice(Players::You, Filter::CREATURE, number(1))).into_slot(Slot(0x20)),
                Effect::Reflexive(Arc::new(Triggered {
                    only_if: Some(Condition::Holds(Slot(0x20))),
                    effect: SpellAbility {
                        modal: None,
                        targets: vec![target_creature()],
                        program: vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
                    },
                    ..Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), vec![])
                }))
                .into(),
            ],
        ),
        instant(
            "Echo",
            "1R",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
            vec![Effect::CopyOnStack { what: target(0), except: vec![], targets: CopyTargets::MayChoose }.into()],
        ),
        sorcery(
            "Search",
            "1G",
            vec![],
            vec![
                Instruction::from(Effect::Search {
                    who: Players::You,
                    filter: Filter::LAND,
                    most: number(1),
                    up_to: false,
                })
                .into_slot(Slot(0x20)),
                Effect::Move(
                    Objects::Slot(Slot(0x20)),
                    Destination { tapped: true, ..Destination::to(Zone::Battlefield) },
                )
                .into(),
                Effect::Shuffle(Players::You).into(),
            ],
        ),
        sorcery(
            "Drain",
            "2B",
            vec![],
            vec![
                Instruction::from(Effect::Damage { source: Objects::This, to: opponents(), amount: number(2) })
                    .into_slot(Slot(0x20)),
                Effect::GainLife(Players::You, Amount::Slot(Slot(0x20))).into(),
            ],
        ),
        Card::from(Values {
            abilities: vec![Ability::Spell(SpellAbility {
                modal: Some(Modal {
                    least: 1,
                    most: 2,
                    more_if_paid: None,
                    repeats: false,
                    modes: vec![
                        Mode { targets: vec![any_target()], program: vec![deals(number(2)).into()], ..Mode::default() },
                        Mode {
                            targets: vec![],
                            program: vec![Effect::GainLife(Players::You, number(3)).into()],
                            ..Mode::default()
                        },
                        Mode {
                            targets: vec![target_creature()],
                            program: vec![Effect::Tap(target(0)).into()],
                            ..Mode::default()
                        },
                    ],
                    ..Modal::default()
                }),
                targets: vec![],
                program: vec![],
            })],
            ..card("Charm", "1R", &[Type::Instant])
        }),
        sorcery("Mirage", "2U", vec![target_creature()], vec![copies_target().into()]),
        sorcery(
            "Vote of Fear",
            "2R",
            vec![],
            vec![
                Effect::May {
                    who: Players::Opponents,
                    decider: Slot(0x20),
                    then: vec![Effect::LoseLife(Players::Slot(Slot(0x20)), number(2)).into()],
                    otherwise: vec![
                        Effect::ForEach {
                            of: Subjects::Players(Players::Slot(Slot(0x20))),
                            each: Slot(0x21),
                            body: vec![Effect::Sacrifice(Players::Slot(Slot(0x21)), Filter::LAND, number(1)).into()],
                        }
                        .into(),
                    ],
                }
                .into(),
            ],
        ),
        sorcery(
            "Blight",
            "B",
            vec![target_creature()],
            vec![Effect::PutCounters(Subjects::Objects(target(0)), CounterKind::MinusOne, number(2)).into()],
        ),
        sorcery(
            "Blessing",
            "G",
            vec![target_creature()],
            vec![Effect::PutCounters(Subjects::Objects(target(0)), CounterKind::PlusOne, number(2)).into()],
        ),
        sorcery(
            "Venom",
            "1G",
            vec![TargetSpec::one(Targetable::Player(Players::Opponents))],
            vec![Effect::PutCounters(Subjects::Players(Players::Slot(Slot(0))), CounterKind::Poison, number(4)).into()],
        ),
        instant(
            "Uproot",
            "2G",
            vec![TargetSpec::one(Targetable::Object(Filter::LAND))],
            vec![
                until_end(
                    target(0),
                    vec![
                        Change::AddTypes(Types::only(Type::Creature)),
                        Change::Set(number(3), number(3)),
                        Change::Gain(Keyword(10)),
                    ],
                )
                .into(),
            ],
        ),
        Card::from(Values {
            abilities: vec![anthem(Filter::LAND, vec![Change::SetLandTypes(Subtypes::NONE.with(Subtype::MOUNTAIN))])],
            ..card("Red Moon", "2R", &[Type::Enchantment])
        }),
    ]);
    cards.extend(with_parts::with_parts());
    cards.extend(attachments::attachments());
    cards.extend(breadth::breadth());
    cards.extend(values::values());
    cards.extend(faces::faces());
    cards.extend(fighting::fighting());
    cards.extend(triggering::triggering());
    cards.extend(acting::acting());
    cards.extend(instead::instead());
    cards.extend(turns::turns());
    cards.extend(breadth::latest());
    cards.push(instead::life_floor());
    cards
}

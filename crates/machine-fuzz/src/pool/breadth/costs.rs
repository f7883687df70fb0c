//! Cards with costs of every kind.

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

pub(super) fn costs() -> Vec<Card> {
    let sorcery_speed = |cost: CostPart, effect: SpellAbility| {
        Ability::Activated(Activated {
            cost: Cost::of(cost),
            effect,
            timing: Timing::Sorcery,
            limit: Limit::OncePerTurn,
            ..Activated::default()
        })
    };
    let from = |zone: Zone, cost: Cost, program: Program| {
        Ability::Activated(Activated {
            cost,
            effect: SpellAbility { program, ..SpellAbility::default() },
            functions: Functions(Zones::only(zone)),
            ..Activated::default()
        })
    };
    let hybrid = ManaKinds::only(ManaKind::Red).with(ManaKind::Green);
    let adds = |kinds: ManaKinds, amount: Amount| one(Effect::AddMana(Players::You, kinds, amount));
    vec![
        creature("Tireless", "2G", (2, 2), vec![activated(Cost::of(CostPart::Untap), vec![], boosts_itself())]),
        creature("Tutor", "1U", (1, 2), vec![pays(CostPart::Discard(1, Filter::Any), draw(1))]),
        with(
            vec![from(Zone::Hand, Cost::mana(mana("1")).and(CostPart::DiscardThis), draw(1))],
            Values { power: Some(4), toughness: Some(4), ..card("Great Beast", "4GG", &[Type::Creature]) },
        ),
        with(
            vec![from(
                Zone::Graveyard,
                Cost::mana(mana("1B")).and(CostPart::ExileThis),
                one(Effect::Scry(Players::You, number(1))),
            )],
            Values { power: Some(2), toughness: Some(2), ..card("Grave Singer", "1B", &[Type::Creature]) },
        ),
        creature(
            "Ghoul",
            "1B",
            (2, 2),
            vec![pays(CostPart::Exile(1, Filter::CREATURE, Zone::Graveyard), boosts_itself())],
        ),
        artifact(
            "Drill Yard",
            "2",
            vec![activated(
                Cost::of(CostPart::TapOthers(2, Filter::CREATURE)).and(CostPart::Tap),
                vec![target_creature()],
                one(this_turn(target(0), vec![pump(1, 1)])),
            )],
        ),
        creature(
            "Smuggler",
            "1U",
            (2, 1),
            vec![activated(
                Cost::of(CostPart::Return(1, Filter::LAND)),
                vec![],
                one(this_turn(Objects::This, vec![Change::CantBeBlocked])),
            )],
        ),
        artifact("Old Tome", "1", vec![pays(CostPart::Mill(2), gain(1))]),
        artifact("Open Ledger", "1", vec![pays(CostPart::Draw(2), gain(1))]),
        artifact(
            "Bomb",
            "1",
            vec![activated(
                Cost::mana(mana("2")).and(CostPart::SacrificeThis),
                vec![any_target()],
                one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) }),
            )],
        ),
        with(
            vec![
                Ability::Replacement(Replacement::of(
                    enters(Filter::This),
                    Replaced::EntersWith(CounterKind::Loyalty, number(4)),
                )),
                sorcery_speed(
                    CostPart::PutCounters(CounterKind::Loyalty, 1),
                    SpellAbility { program: gain(1), ..SpellAbility::default() },
                ),
                sorcery_speed(
                    CostPart::RemoveCounters(CounterKind::Loyalty, 2),
                    SpellAbility {
                        targets: vec![target_creature()],
                        program: one(Effect::Damage {
                            source: Objects::This,
                            to: Subjects::Slot(Slot(0)),
                            amount: number(2),
                        }),
                        ..SpellAbility::default()
                    },
                ),
            ],
            Values { loyalty: Some(4), ..card("Wayfarer", "3R", &[Type::Planeswalker]) },
        ),
        with(
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::This),
                Replaced::EntersWith(CounterKind::Defense, number(3)),
            ))],
            Values { defense: Some(3), ..card("Border War", "2R", &[Type::Battle]) },
        ),
        creature("Half Breed", "-", (3, 3), vec![])
            .with_cost(ManaCost { special: [symbol(hybrid), symbol(hybrid)].into_iter().collect(), ..mana("1") }),
        creature("Monocolor", "-", (3, 2), vec![]).with_cost(ManaCost {
            special: [ManaSymbol { generic: Some(2), ..symbol(ManaKinds::only(ManaKind::White)) }]
                .into_iter()
                .collect(),
            ..mana("1")
        }),
        creature("Frost Giant", "-", (2, 2), vec![]).with_cost(ManaCost {
            special: [ManaSymbol { snow: true, ..symbol(ManaKinds::ALL) }].into_iter().collect(),
            ..mana("1")
        }),
        Card::from(Values {
            supertypes: Supertypes::only(Supertype::Snow),
            abilities: vec![pays(
                CostPart::Tap,
                vec![Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Colorless), number(1)).into()],
            )],
            ..card("Ice Crystal", "1", &[Type::Artifact])
        }),
        creature("Flesh Golem", "-", (3, 3), vec![]).with_cost(ManaCost {
            special: [ManaSymbol { phyrexian: true, ..symbol(ManaKinds::only(ManaKind::Black)) }].into_iter().collect(),
            ..mana("2")
        }),
        Card::from(Values {
            additional_cost: Cost::of(CostPart::Sacrifice(1, Filter::CREATURE)),
            abilities: vec![spell(vec![], draw(2))],
            ..card("Grim Bargain", "B", &[Type::Sorcery])
        }),
        // It deals damage equal to the sacrificed creature's power.
        Card::from(Values {
            additional_cost: Cost::of(CostPart::Sacrifice(1, Filter::CREATURE)),
            abilities: vec![spell(
                vec![any_target()],
                one(Effect::Damage {
                    source: Objects::This,
                    to: Subjects::Slot(Slot(0)),
                    amount: Amount::Power(Box::new(Objects::Slot(Slot::PAID))),
                }),
            )],
            ..card("Hurl", "1R", &[Type::Instant])
        }),
        Card::from(Values {
            additional_cost: Cost::of(CostPart::Life(number(2))).and(CostPart::Discard(1, Filter::Any)),
            abilities: vec![spell(
                vec![any_target()],
                one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(4) }),
            )],
            ..card("Reckless Fire", "R", &[Type::Instant])
        }),
        creature(
            "Chieftain",
            "2G",
            (2, 2),
            vec![activated(
                Cost::of(CostPart::Tap),
                vec![],
                adds(ManaKinds::only(ManaKind::Green), count(Filter::CREATURE.yours())),
            )],
        ),
        artifact("Twin Stone", "2", vec![pays(CostPart::Tap, adds(ManaKinds::only(ManaKind::Colorless), number(2)))]),
        artifact(
            "Filter Lens",
            "1",
            vec![activated(Cost::mana(mana("1")).and(CostPart::Tap), vec![], adds(ManaKinds::ANY_COLOR, number(1)))],
        ),
        artifact(
            "Cursed Pearl",
            "1",
            vec![activated(
                Cost::of(CostPart::Tap).and(CostPart::Life(number(1))),
                vec![],
                adds(ManaKinds::ANY_COLOR, number(1)),
            )],
        ),
        creature(
            "Foundry Imp",
            "1R",
            (1, 1),
            vec![activated(
                Cost::mana(mana("X")).and(CostPart::Tap),
                vec![any_target()],
                one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: Amount::X }),
            )],
        ),
        creature(
            "Bailiff",
            "1W",
            (2, 2),
            vec![Ability::Triggered(Triggered {
                effect: SpellAbility {
                    targets: vec![target_creature()],
                    program: one(Effect::Pay {
                        who: Players::ControllerOf(Box::new(target(0))),
                        payer: Slot(0x20),
                        cost: Cost::mana(mana("1")).and(CostPart::TapOthers(1, Filter::CREATURE)),
                        must: false,
                        then: gain(1),
                        otherwise: one(Effect::Tap(target(0))),
                    }),
                    ..SpellAbility::default()
                },
                ..Triggered::on(enters(Filter::This), vec![])
            })],
        ),
    ]
}

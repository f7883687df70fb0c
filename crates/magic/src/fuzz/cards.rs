//! Cards of our own for random games: plain ones, and at least one for every kind of ability.

use super::Dice;
use crate::{
    CardDef, Cards, CounterKind, DefId, ManaCost, ManaKind, ManaKinds, Step as TurnStep, Subtype, Supertype,
    Supertypes, Type, Types, Zone,
    ability::{
        Ability, Activated, Affects, Amount, Body, Change, Comparison, Condition, Cost, DamageTo, Duration, Effect,
        Enters, Filter, Keyword, Modal, Place, Recipient, Restriction, Static, Step, Subject, TargetSpec, Targetable,
        Trigger, Triggered, Which, Who, Whose,
    },
};

const ONE: Amount = Amount::Number(1);
const TWO: Amount = Amount::Number(2);

fn body(targets: &[Targetable], effects: &[Effect]) -> Body {
    Body {
        modal: None,
        targets: targets.iter().copied().map(TargetSpec::one).collect(),
        steps: effects.iter().copied().map(Step::new).collect(),
    }
}

fn cost(generic: u16, kind: ManaKind) -> ManaCost {
    ManaCost::generic(generic).and(kind, 1)
}

fn creature(name: &str, cost: ManaCost, power: i32, toughness: i32, abilities: Vec<Ability>) -> CardDef {
    CardDef {
        name: name.to_owned(),
        cost: Some(cost),
        types: Types::CREATURE,
        power: Some(power),
        toughness: Some(toughness),
        abilities,
        ..CardDef::default()
    }
}

fn spell(name: &str, cost: ManaCost, kind: Type, body: Body) -> CardDef {
    CardDef {
        name: name.to_owned(),
        cost: Some(cost),
        types: Types::only(kind),
        abilities: vec![Ability::Spell(body)],
        ..CardDef::default()
    }
}

fn when(on: Trigger, body: Body) -> Ability {
    Ability::Triggered(Triggered { on, batched: false, only_if: None, body })
}

fn land(name: &str, subtype: Subtype) -> CardDef {
    CardDef {
        name: name.to_owned(),
        types: Types::LAND,
        supertypes: Supertypes::only(Supertype::Basic),
        subtypes: vec![subtype],
        ..CardDef::default()
    }
}

fn damage(to: Recipient, amount: Amount) -> Effect {
    Effect::Damage { source: Which::This, to, amount }
}

fn pump(which: Which, n: i32) -> Effect {
    let change = Change::Modify(Amount::Number(n), Amount::Number(n));
    Effect::Change { which, change, lasts: Duration::EndOfTurn }
}

/// The cards.
///
/// # Panics
///
/// Never: the cards are checked by the tests.
pub fn cards() -> Cards {
    let mut all = Vec::new();
    all.extend(lands());
    all.extend(spells());
    all.extend(creatures());
    Cards::new(all).expect("our own cards refer to nothing they do not have")
}

fn lands() -> Vec<CardDef> {
    let names = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
    let mut lands: Vec<CardDef> = names.into_iter().zip(Subtype::BASIC_LANDS).map(|(n, s)| land(n, s)).collect();
    let any = Ability::Activated(Activated {
        cost: Cost { life: 1, ..Cost::TAP },
        body: body(&[], &[Effect::AddMana(ManaKinds::ANY_COLOR, ONE)]),
        as_sorcery: false,
        once_each_turn: false,
    });
    let makes = |cost: Cost, effects: &[Effect]| {
        Ability::Activated(Activated { cost, body: body(&[], effects), as_sorcery: false, once_each_turn: false })
    };
    let red_and_green = [ManaKind::Red, ManaKind::Green].map(|kind| Effect::AddMana(ManaKinds::only(kind), ONE));
    let hurts = [Effect::AddMana(ManaKinds::ANY_COLOR, ONE), damage(Recipient::Player(Who::You), ONE)];
    let same = [Effect::AddMana(ManaKinds::ANY_COLOR, TWO)];
    for (name, abilities) in [
        ("Delta", vec![Ability::Enters(Enters::Tapped), any]),
        ("Glade", vec![makes(Cost::TAP, &red_and_green)]),
        (
            "Thorns",
            vec![
                makes(Cost::TAP, &hurts),
                makes(Cost::TAP, &[Effect::AddMana(ManaKinds::only(ManaKind::Colorless), ONE)]),
            ],
        ),
        ("Hoard", vec![makes(Cost { sacrifice_this: true, ..Cost::default() }, &same)]),
    ] {
        let supertypes = Supertypes::NONE;
        lands.push(CardDef { subtypes: Vec::new(), supertypes, abilities, ..land(name, Subtype::PLAINS) });
    }
    lands
}

fn spells() -> Vec<CardDef> {
    let red = |n| cost(n, ManaKind::Red);
    let blue = |n| cost(n, ManaKind::Blue);
    let black = |n| cost(n, ManaKind::Black);
    let green = |n| cost(n, ManaKind::Green);
    let creature_target = Targetable::Permanent(Filter::CREATURE);
    let x_bolt = Body {
        targets: vec![TargetSpec { what: Targetable::Any, min: 1, max: 2 }],
        ..body(&[], &[damage(Recipient::Target(0), Amount::X)])
    };
    let modal = Body {
        modal: Some(Modal {
            choose: 1,
            modes: vec![
                body(&[creature_target], &[Effect::Destroy(Which::Target(0))]),
                body(&[], &[Effect::Draw(Who::You, TWO), Effect::LoseLife(Who::You, TWO)]),
                body(&[Targetable::Player(Whose::Anyone)], &[Effect::Mill(Who::Target(0), Amount::Number(3))]),
            ],
        }),
        ..Body::default()
    };
    let may = Body {
        steps: vec![
            Step { may: true, ..Step::new(Effect::Discard(Who::You, ONE)) },
            Step { if_done: true, ..Step::new(Effect::Draw(Who::You, TWO)) },
        ],
        ..Body::default()
    };
    vec![
        spell(
            "Spark",
            red(0),
            Type::Instant,
            body(&[Targetable::Any], &[damage(Recipient::Target(0), Amount::Number(3))]),
        ),
        spell("Torrent", ManaCost { x: 1, ..red(0) }, Type::Sorcery, x_bolt),
        spell(
            "Quake",
            red(1),
            Type::Sorcery,
            body(
                &[],
                &[
                    damage(Recipient::Object(Which::Each(Filter::CREATURE)), TWO),
                    damage(Recipient::Player(Who::EachPlayer), ONE),
                ],
            ),
        ),
        spell(
            "Denial",
            blue(1),
            Type::Instant,
            body(&[Targetable::Spell(Filter::ANY)], &[Effect::Counter(Which::Target(0))]),
        ),
        spell("Recall", blue(0), Type::Instant, body(&[creature_target], &[Effect::ToHand(Which::Target(0))])),
        spell("Insight", blue(1), Type::Sorcery, body(&[], &[Effect::Scry(TWO), Effect::Draw(Who::You, ONE)])),
        spell(
            "Submerge",
            blue(2),
            Type::Sorcery,
            body(&[creature_target], &[Effect::ToLibrary(Which::Target(0), Place::Bottom)]),
        ),
        spell("Verdict", black(1), Type::Sorcery, modal),
        spell(
            "Tribute",
            black(1),
            Type::Sorcery,
            body(&[], &[Effect::Sacrifice(Who::EachPlayer, Filter::CREATURE, ONE)]),
        ),
        spell(
            "Squeeze",
            black(0),
            Type::Sorcery,
            body(&[Targetable::Player(Whose::Opponent)], &[Effect::Discard(Who::Target(0), TWO)]),
        ),
        spell("Amnesia", black(0), Type::Sorcery, body(&[], &[Effect::DiscardAtRandom(Who::EachOpponent, ONE)])),
        spell(
            "Return",
            black(1),
            Type::Sorcery,
            body(
                &[Targetable::Card(Zone::Graveyard, Filter { whose: Whose::You, ..Filter::CREATURE })],
                &[Effect::ToBattlefield(Which::Target(0))],
            ),
        ),
        spell("Barter", red(1), Type::Instant, may),
        spell("Swell", green(0), Type::Instant, body(&[creature_target], &[pump(Which::Target(0), 3)])),
        spell(
            "Brawl",
            green(1),
            Type::Sorcery,
            body(
                &[
                    Targetable::Permanent(Filter { whose: Whose::You, ..Filter::CREATURE }),
                    Targetable::Permanent(Filter { whose: Whose::Opponent, ..Filter::CREATURE }),
                ],
                &[Effect::Fight(Which::Target(0), Which::Target(1))],
            ),
        ),
        spell(
            "Wither",
            black(0),
            Type::Instant,
            body(&[creature_target], &[Effect::PutCounters(Which::Target(0), CounterKind::MinusOne, TWO)]),
        ),
        spell(
            "Banish",
            cost(1, ManaKind::White),
            Type::Instant,
            body(
                &[creature_target],
                &[Effect::Exile(Which::Target(0)), Effect::GainLife(Who::ControllerOfTarget(0), TWO)],
            ),
        ),
        spell(
            "Sway",
            red(2),
            Type::Sorcery,
            body(
                &[creature_target],
                &[
                    Effect::Change { which: Which::Target(0), change: Change::Control, lasts: Duration::EndOfTurn },
                    Effect::Untap(Which::Target(0)),
                    Effect::Change {
                        which: Which::Target(0),
                        change: Change::Gain(Keyword::Haste),
                        lasts: Duration::EndOfTurn,
                    },
                ],
            ),
        ),
        spell(
            "Reverse",
            blue(0),
            Type::Instant,
            body(
                &[creature_target],
                &[Effect::Change { which: Which::Target(0), change: Change::Switch, lasts: Duration::EndOfTurn }],
            ),
        ),
        spell(
            "Simplify",
            green(1),
            Type::Sorcery,
            body(
                &[creature_target],
                &[
                    Effect::Change {
                        which: Which::Target(0),
                        change: Change::LoseAbilities,
                        lasts: Duration::EndOfTurn,
                    },
                    Effect::Change {
                        which: Which::Target(0),
                        change: Change::Set(ONE, ONE),
                        lasts: Duration::EndOfTurn,
                    },
                ],
            ),
        ),
        CardDef {
            additional_cost: Some(Cost { sacrifice: Some(Filter::CREATURE), discard: 1, ..Cost::default() }),
            ..spell("Pact", black(0), Type::Sorcery, body(&[], &[Effect::Draw(Who::You, Amount::Number(3))]))
        },
        CardDef {
            types: Types::only(Type::Enchantment),
            abilities: vec![Ability::Static(Static {
                affects: Affects::Each(Filter { whose: Whose::You, ..Filter::CREATURE }),
                changes: vec![Change::Modify(ONE, ONE), Change::Gain(Keyword::Vigilance)],
                only_if: None,
            })],
            ..spell("Banner", cost(2, ManaKind::White), Type::Enchantment, Body::default())
        },
        CardDef {
            types: Types::only(Type::Artifact),
            abilities: vec![
                Ability::Activated(Activated {
                    cost: Cost::TAP,
                    body: body(&[], &[Effect::AddMana(ManaKinds::only(ManaKind::Colorless), TWO)]),
                    as_sorcery: false,
                    once_each_turn: false,
                }),
                Ability::Activated(Activated {
                    cost: Cost { sacrifice_this: true, ..Cost::mana(ManaCost::generic(2)) },
                    body: body(&[], &[Effect::Draw(Who::You, ONE)]),
                    as_sorcery: true,
                    once_each_turn: false,
                }),
            ],
            ..spell("Engine", ManaCost::generic(2), Type::Artifact, Body::default())
        },
    ]
}

fn creatures() -> Vec<CardDef> {
    let green = |n| cost(n, ManaKind::Green);
    let white = |n| cost(n, ManaKind::White);
    let black = |n| cost(n, ManaKind::Black);
    let red = |n| cost(n, ManaKind::Red);
    let mut all: Vec<CardDef> = Keyword::ALL
        .into_iter()
        .enumerate()
        .map(|(n, keyword)| {
            let abilities = vec![Ability::Keyword(keyword)];
            let kind = ManaKind::ALL[n % 5];
            creature(
                &format!("{keyword:?} Ox"),
                cost(n as u16 % 3, kind),
                1 + n as i32 % 4,
                2 + n as i32 % 3,
                abilities,
            )
        })
        .collect();
    let mine = Filter { whose: Whose::You, other: true, ..Filter::CREATURE };
    let token = CardDef {
        name: "Imp".to_owned(),
        types: Types::CREATURE,
        power: Some(1),
        toughness: Some(1),
        ..CardDef::default()
    };
    let tap_for_green = Ability::Activated(Activated {
        cost: Cost::TAP,
        body: body(&[], &[Effect::AddMana(ManaKinds::only(ManaKind::Green), ONE)]),
        as_sorcery: false,
        once_each_turn: false,
    });
    let ping = Ability::Activated(Activated {
        cost: Cost { tap: true, ..Cost::mana(ManaCost::generic(1)) },
        body: body(&[Targetable::Any], &[damage(Recipient::Target(0), ONE)]),
        as_sorcery: false,
        once_each_turn: false,
    });
    let grow = Ability::Activated(Activated {
        cost: Cost::mana(red(0)),
        body: body(&[], &[pump(Which::This, 1)]),
        as_sorcery: false,
        once_each_turn: true,
    });
    all.extend([
        creature("Bear", green(1), 2, 2, vec![]),
        creature("Sprout", green(0), 1, 1, vec![tap_for_green]),
        creature("Archer", red(1), 1, 1, vec![ping]),
        creature("Furnace", red(1), 1, 3, vec![grow]),
        creature(
            "Hydra",
            ManaCost { x: 1, ..green(0) },
            0,
            0,
            vec![Ability::Enters(Enters::WithCounters(Amount::X)), Ability::Keyword(Keyword::Trample)],
        ),
        creature(
            "Scholar",
            white(1),
            1,
            2,
            vec![when(Trigger::Enters(Subject::This), body(&[], &[Effect::Draw(Who::You, ONE)]))],
        ),
        creature(
            "Ghoul",
            black(1),
            2,
            1,
            vec![when(
                Trigger::Dies(Subject::This),
                body(&[Targetable::Player(Whose::Opponent)], &[Effect::LoseLife(Who::Target(0), TWO)]),
            )],
        ),
        creature(
            "Mourner",
            black(1),
            1,
            3,
            vec![when(
                Trigger::Dies(Subject::Any(mine)),
                body(&[], &[Effect::GainLife(Who::You, ONE), Effect::LoseLife(Who::EachOpponent, ONE)]),
            )],
        ),
        creature(
            "Raider",
            red(1),
            2,
            2,
            vec![when(
                Trigger::Attacks(Subject::This),
                body(&[], &[pump(Which::Each(Filter { attacking: Some(true), ..Filter::CREATURE }), 1)]),
            )],
        ),
        CardDef {
            tokens: vec![token],
            ..creature(
                "Summoner",
                red(2),
                1,
                1,
                vec![when(
                    Trigger::Begins(TurnStep::Upkeep, Whose::You),
                    body(&[], &[Effect::Create { who: Who::You, token: 0, amount: ONE }]),
                )],
            )
        },
        creature(
            "Vampire",
            black(2),
            2,
            2,
            vec![when(
                Trigger::DealsDamage { by: Subject::This, to: DamageTo::Player, combat: true },
                body(&[], &[Effect::PutCounters(Which::This, CounterKind::PlusOne, Amount::Event)]),
            )],
        ),
        creature(
            "Phoenix",
            red(2),
            2,
            1,
            vec![Ability::Triggered(Triggered {
                on: Trigger::Dies(Subject::This),
                batched: false,
                only_if: Some(Condition::Life(Who::You, Comparison::AtLeast, 5)),
                body: Body {
                    steps: vec![Step { may: true, ..Step::new(Effect::ToHand(Which::This)) }],
                    ..Body::default()
                },
            })],
        ),
        creature(
            "Sentry",
            white(1),
            2,
            3,
            vec![when(Trigger::Blocks(Subject::This), body(&[], &[Effect::GainLife(Who::You, ONE)]))],
        ),
        creature(
            "Berserker",
            red(0),
            2,
            1,
            vec![Ability::Static(Static {
                affects: Affects::This,
                changes: vec![Change::Restrict(Restriction::MustAttack)],
                only_if: None,
            })],
        ),
        creature(
            "Crowd",
            white(2),
            0,
            0,
            vec![Ability::Static(Static {
                affects: Affects::This,
                changes: vec![Change::Define(
                    Amount::Count(Filter { whose: Whose::You, ..Filter::CREATURE }),
                    Amount::Count(Filter { whose: Whose::You, ..Filter::CREATURE }),
                )],
                only_if: None,
            })],
        ),
        creature(
            "Herald",
            white(1),
            1,
            1,
            vec![when(
                Trigger::GainsLife(Whose::You),
                body(&[], &[Effect::PutCounters(Which::This, CounterKind::PlusOne, ONE)]),
            )],
        ),
        CardDef { supertypes: Supertypes::only(Supertype::Legendary), ..creature("Queen", green(1), 3, 3, vec![]) },
    ]);
    all
}

/// Two decks of sixty cards: lands of every kind, and anything else.
pub fn decks(cards: &Cards, dice: &mut Dice) -> (Vec<DefId>, Vec<DefId>) {
    let is = |land: bool| -> Vec<DefId> {
        let all = cards.iter().filter(|(_, card)| card.def.types.has(Type::Land) == land);
        // Tokens have no cost and are no lands: they are in nobody's deck.
        all.filter(|(_, card)| land || card.def.cost.is_some()).map(|(id, _)| id).collect()
    };
    let (lands, others) = (is(true), is(false));
    let mut deck = || {
        let mut pick = |from: &[DefId]| from[dice.below(from.len() as u64) as usize];
        (0..60).map(|n| pick(if n < 26 { &lands } else { &others })).collect()
    };
    (deck(), deck())
}

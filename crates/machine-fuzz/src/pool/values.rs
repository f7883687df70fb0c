//! Cards about values: colors, names, types, mana symbols, counters of every kind.

use vademecum_abilities::*;

use super::builders::*;

fn until_end_of_turn(which: Objects, changes: Vec<Change>) -> Effect {
    Effect::Change { which, changes, lasts: Duration::EndOfTurn }
}

fn each(filter: Filter) -> Objects {
    Objects::Each(filter)
}

fn enchantment(name: &str, cost: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, cost, &[Type::Enchantment]) })
}

/// A choice, and what follows from it.
fn chosen(choice: Effect, then: Effect) -> Program {
    vec![Instruction::from(choice).into_slot(Slot::FIRST_FREE), then.into()]
}

/// The cards.
pub(super) fn values() -> Vec<Card> {
    let mut cards = choices();
    cards.extend(counted());
    cards.extend(counters());
    cards.extend(types());
    cards
}

fn choices() -> Vec<Card> {
    let choice = Slot::FIRST_FREE;
    vec![
        instant(
            "Dye",
            "U",
            vec![target_creature()],
            chosen(Effect::ChooseColor(Players::You), until_end_of_turn(target(0), vec![Change::SetColorIn(choice)])),
        ),
        sorcery(
            "Purge Shade",
            "2W",
            vec![],
            chosen(
                Effect::ChooseColor(Players::You),
                Effect::Damage {
                    source: Objects::This,
                    to: Subjects::Objects(each(Filter::CREATURE.and(Filter::ColorIn(choice)))),
                    amount: number(1),
                },
            ),
        ),
        sorcery(
            "Kinship",
            "1G",
            vec![],
            chosen(
                Effect::ChooseSubtype(Players::You, Type::Land),
                Effect::Untap(each(Filter::LAND.and(Filter::SubtypeIn(choice)).yours())),
            ),
        ),
        sorcery(
            "Ban",
            "1W",
            vec![],
            chosen(
                Effect::ChooseName(Players::You, Filter::LAND.negated()),
                Effect::Destroy { what: each(Filter::Named(choice)), regenerable: true },
            ),
        ),
    ]
}

fn counted() -> Vec<Card> {
    let life = |amount| vec![Effect::GainLife(Players::Team, amount).into()];
    let yours = || Box::new(each(Filter::CREATURE.yours()));
    vec![
        Card::from(Values {
            x: Some(Amount::Count(Box::new(each(Filter::LAND.yours())))),
            abilities: vec![spell(vec![], vec![Effect::LoseLife(Players::Opponents, Amount::X).into()])],
            ..card("Pebble Rain", "3R", &[Type::Sorcery])
        }),
        sorcery("Roll Call", "W", vec![], life(Amount::Names(yours()))),
        sorcery("Guild Feast", "G", vec![], life(Amount::ColorPairs(yours()))),
        creature("Three Banner Envoy", "WUB", (2, 3), vec![]),
        instant(
            "Small Mercy",
            "W",
            vec![],
            vec![Effect::GainLife(Players::Active, Amount::Half { of: Box::new(Amount::Number(3)), up: true }).into()],
        ),
        sorcery(
            "Cull",
            "2B",
            vec![target_creature()],
            vec![
                Effect::Destroy {
                    what: each(Filter::CREATURE.and(Filter::SameName(Box::new(target(0))))),
                    regenerable: true,
                }
                .into(),
            ],
        ),
        sorcery(
            "Second Thoughts",
            "1U",
            vec![],
            vec![
                Effect::Move(Objects::Zone(Zone::Hand, Players::You), Destination::to(Zone::Library)).into(),
                Effect::Shuffle(Players::You).into(),
                Effect::Draw(Players::You, number(3)).into(),
            ],
        ),
        instant(
            "Submerge",
            "1U",
            vec![target_creature()],
            vec![
                Effect::Move(target(0), Destination { place: Where::FromTop(2), ..Destination::to(Zone::Library) })
                    .into(),
            ],
        ),
        enchantment(
            "Bone Garden",
            "1B",
            vec![Ability::Triggered(Triggered::on(
                Pattern::moves(Filter::Card.and(Filter::Monocolored), Zones::NONE, Zones::only(Zone::Graveyard)),
                vec![Effect::GainLife(Players::You, number(1)).into()],
            ))],
        ),
    ]
}

fn counters() -> Vec<Card> {
    let puts = |name: &str, cost: &str, kind| {
        let put = Effect::PutCounters(Subjects::Slot(Slot(0)), kind, number(1));
        instant(name, cost, vec![target_creature()], vec![put.into()])
    };
    let third = Pattern { reaches: Some(3), ..Pattern::of(DeedKind::PutCounters, Filter::CREATURE.yours()) };
    let mut heir = Triggered::on(dies(Filter::This), vec![Effect::PutCountersOf(Objects::This, target(0)).into()]);
    heir.effect.targets = vec![target_creature()];
    let charge = Effect::PutCounters(Subjects::Players(Players::You), CounterKind::Energy, number(2));
    vec![
        puts("Aegis", "W", CounterKind::Shield),
        puts("Daze", "U", CounterKind::Stun),
        puts("Doom Mark", "B", CounterKind::Finality),
        instant(
            "Graft",
            "G",
            vec![target_creature(), target_creature()],
            vec![
                Effect::PutCounters(Subjects::Objects(target(0)), CounterKind::PlusOne, number(1)).into(),
                Effect::MoveCounters {
                    kind: CounterKind::PlusOne,
                    amount: number(1),
                    from: target(0),
                    onto: target(1),
                }
                .into(),
            ],
        ),
        enchantment(
            "Third Ring",
            "1G",
            vec![Ability::Triggered(Triggered::on(third, vec![Effect::Draw(Players::You, number(1)).into()]))],
        ),
        creature("Testator", "1G", (1, 1), vec![Ability::Triggered(heir)]),
        Card::from(Values {
            abilities: vec![
                activated(Cost::of(CostPart::Tap), vec![], vec![charge.into()]),
                activated(Cost::of(CostPart::Energy(3)), vec![], vec![Effect::Draw(Players::You, number(1)).into()]),
            ],
            ..card("Dynamo", "2", &[Type::Artifact])
        }),
    ]
}

fn types() -> Vec<Card> {
    let base = Filter::CREATURE.and(Filter::BasePower(Comparison::AtMost, Box::new(number(2))));
    let enters = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let clay = |power, toughness, abilities| Values {
        power: Some(power),
        toughness: Some(toughness),
        abilities,
        ..card("Soft Clay", "2U", &[Type::Creature])
    };
    let choose = Ability::Replacement(Replacement::of(enters, Replaced::EntersAsOneOf));
    let soft_clay = Card {
        faces: vec![clay(0, 0, vec![choose]), clay(3, 3, vec![]), clay(2, 2, vec![keyword(9)])],
        ..Card::default()
    };
    let learn = until_end_of_turn(Objects::This, vec![Change::GainActivatedOf(target(0))]);
    let pupil = activated(Cost::mana(mana("U")), vec![target_creature()], vec![learn.into()]);
    let resonates = Effect::GainLife(Players::You, Amount::XOf(Box::new(Objects::Slot(Slot::EVENT_OBJECTS))));
    let hasty = Effect::If {
        condition: Condition::Untimely,
        then: vec![Effect::LoseLife(Players::You, number(1)).into()],
        otherwise: vec![],
    };
    vec![
        soft_clay,
        creature("Pupil", "1U", (2, 2), vec![pupil]),
        enchantment(
            "Resonance",
            "1G",
            vec![Ability::Triggered(Triggered::on(Pattern::by(DeedKind::Cast, Players::You), vec![resonates.into()]))],
        ),
        instant("Hasty Vow", "W", vec![], vec![Effect::GainLife(Players::You, number(2)).into(), hasty.into()]),
        instant(
            "Take Root",
            "1G",
            vec![target_creature()],
            vec![until_end_of_turn(target(0), vec![Change::SetTypes(Types::only(Type::Land))]).into()],
        ),
        instant(
            "Cut Down",
            "B",
            vec![TargetSpec::one(Targetable::Object(base))],
            vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
        ),
        Card::from(Values {
            power: Some(3),
            toughness: Some(2),
            abilities: vec![activated(
                Cost::mana(mana("1")),
                vec![],
                vec![until_end_of_turn(Objects::This, vec![Change::AddTypes(Types::only(Type::Creature))]).into()],
            )],
            ..card("Ox Cart", "2", &[Type::Artifact])
        }),
    ]
}

//! Cards that make mana in unusual ways, change targets, divide, and remember what they exiled.

use std::sync::Arc;

use vademecum_abilities::*;

use super::shorthand::*;
use crate::pool::builders::*;

pub(super) fn mana_and_targets() -> Vec<Card> {
    let adds_of = |types: ManaTypes| one(Effect::AddManaOf(Players::You, types, number(1)));
    let taps_for = |program: Program| activated(Cost::of(CostPart::Tap), vec![], program);
    let land = |name: &str, program: Program| with(vec![taps_for(program)], card(name, "-", &[Type::Land]));
    let tapped = |subject: Filter| Pattern {
        tapped_for_mana: true,
        ..Pattern { player: Some(Players::You), ..Pattern::of(DeedKind::AddMana, subject) }
    };
    let creatures = || Castable::Spells(Filter::CREATURE);
    let spent = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), gain(1));
    let for_creatures =
        ManaTerms { only_for: Some(creatures()), not_for: None, when_spent: Some((creatures(), Arc::new(spent))) };
    let spell_on_stack = || TargetSpec::one(Targetable::Object(Filter::Spell));
    let bends = |how: Retarget| one(Effect::Retarget(target(0), how));
    let any = |least, most| TargetSpec::some(Targetable::Any, least, most);
    let hit = |slot: u8, amount: i32| Effect::Damage {
        source: Objects::This,
        to: Subjects::Slot(Slot(slot)),
        amount: number(amount),
    };
    let found = Slot::FIRST_FREE;
    let exile_and_remember = vec![
        Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(found),
        Effect::Remember(Objects::Slot(found), 0).into(),
    ];
    let let_go = vec![
        Instruction::from(Effect::Recall(0)).into_slot(found),
        Effect::Move(Objects::Slot(found), Destination::to(Zone::Battlefield)).into(),
    ];
    let leaves = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
    vec![
        land("Star Crater", adds_of(ManaTypes::ColorsOf(Filter::Any.yours()))),
        land("Far Orchard", adds_of(ManaTypes::CouldProduce(Filter::LAND.and(Filter::Controller(Players::Opponents))))),
        land(
            "Stable",
            one(Effect::AddTiedMana(Players::You, ManaKinds::ANY_COLOR, number(1), Box::new(for_creatures))),
        ),
        enchantment(
            "Mana Glass",
            "2R",
            vec![Ability::Triggered(Triggered::on(
                Pattern { together: true, ..tapped(Filter::LAND) },
                adds_of(ManaTypes::Produced),
            ))],
        ),
        enchantment(
            "Deep Spring",
            "3G",
            vec![Ability::Replacement(Replacement::of(tapped(Filter::Any), Replaced::Times(2)))],
        ),
        sorcery("Resonance", "G", vec![target_creature()], one(Effect::AddManaCosts(Players::You, target(0)))),
        instant("Siphon", "U", vec![], one(Effect::EmptyPool { whose: Players::All, to: Some(Players::You) })),
        instant("Redirection", "1R", vec![spell_on_stack()], bends(Retarget::New)),
        instant("Deflection", "2U", vec![spell_on_stack()], bends(Retarget::All)),
        instant("Nudge", "U", vec![spell_on_stack()], bends(Retarget::One)),
        instant("Swerve", "UR", vec![spell_on_stack()], bends(Retarget::Any)),
        sorcery(
            "Forked Arc",
            "1R",
            vec![any(1, 1), TargetSpec { another: true, ..any(1, 1) }],
            vec![hit(0, 2).into(), hit(1, 1).into()],
        ),
        sorcery(
            "Volley",
            "2R",
            vec![TargetSpec { divides: Some(number(4)), ..any(1, 3) }],
            one(Effect::Divided(Slot(0), Divided::Damage(Objects::This))),
        ),
        instant(
            "Shared Strength",
            "1G",
            vec![TargetSpec {
                divides: Some(number(3)),
                ..TargetSpec::some(Targetable::Object(Filter::CREATURE), 0, 3)
            }],
            one(Effect::Divided(Slot(0), Divided::Counters(CounterKind::PlusOne))),
        ),
        sorcery(
            "Chosen Victim",
            "B",
            vec![TargetSpec { by_opponent: true, ..target_creature() }],
            one(Effect::Destroy { what: target(0), regenerable: true }),
        ),
        instant(
            "Keen Scorn",
            "U",
            vec![target_of(Filter::TargetCount(Comparison::Exactly, 1))],
            one(Effect::Counter(target(0))),
        ),
        instant(
            "Guardian Word",
            "W",
            vec![target_of(Filter::Targets(Box::new(Filter::CREATURE.yours())))],
            one(Effect::Counter(target(0))),
        ),
        instant(
            "Mirror Word",
            "1W",
            vec![target_of(Filter::TargetsOnly(Box::new(Filter::CREATURE)))],
            one(Effect::CopyOnStack { what: target(0), except: vec![], targets: CopyTargets::MayChoose }),
        ),
        enchantment(
            "Long Exile",
            "2W",
            vec![
                Ability::Triggered(Triggered {
                    effect: SpellAbility {
                        targets: vec![target_creature()],
                        program: exile_and_remember,
                        ..SpellAbility::default()
                    },
                    ..Triggered::on(enters(Filter::This), vec![])
                }),
                Ability::Triggered(Triggered::on(leaves, let_go)),
            ],
        ),
        instant(
            "Strict Dues",
            "W",
            vec![],
            one(Effect::Pay {
                who: Players::Opponents,
                payer: found,
                cost: Cost::mana(mana("1")),
                must: true,
                then: vec![],
                otherwise: bleed(2),
            }),
        ),
        artifact(
            "Voice of Hues",
            "2",
            vec![
                activated(
                    Cost::mana(mana("1")),
                    vec![],
                    vec![
                        Instruction::from(Effect::ChooseColor(Players::You)).into_slot(found),
                        Effect::RememberNumber(found, 0, Remembered::Choice).into(),
                    ],
                ),
                taps_for(vec![
                    Instruction::from(Effect::RecallNumber(0)).into_slot(found),
                    Effect::AddManaOf(Players::You, ManaTypes::Chosen(found), number(1)).into(),
                ]),
            ],
        ),
        enchantment(
            "Divided Oath",
            "1W",
            vec![
                Ability::Triggered(Triggered::on(
                    enters(Filter::This),
                    vec![
                        Instruction::from(Effect::ChooseWord(Players::You, 2)).into_slot(found),
                        Effect::RememberNumber(found, 0, Remembered::Word).into(),
                    ],
                )),
                Ability::Triggered(Triggered::on(
                    Pattern::begins(Step::Upkeep, Players::You),
                    vec![
                        Instruction::from(Effect::RecallNumber(0)).into_slot(found),
                        Effect::GainLife(Players::You, Amount::Slot(found)).into(),
                    ],
                )),
            ],
        ),
        sorcery(
            "Compelled Act",
            "2R",
            vec![],
            vec![
                Instruction::from(Effect::Choose {
                    who: Players::You,
                    among: Objects::Each(
                        Filter::Type(Type::Instant).and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You)),
                    ),
                    least: number(1),
                    most: number(1),
                })
                .into_slot(found),
                Effect::CastFreeIfAble(Objects::Slot(found)).into(),
            ],
        ),
    ]
}

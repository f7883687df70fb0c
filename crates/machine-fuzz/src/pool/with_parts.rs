//! Cards with tokens, granted abilities or several abilities of their own.

use vademecum_abilities::*;

use super::builders::*;

/// The cards.
pub(super) fn with_parts() -> [Card; 8] {
    let soldiers = Card {
        tokens: vec![token("Soldier", (1, 1), vec![])],
        ..sorcery(
            "Muster",
            "2W",
            vec![],
            vec![Effect::Create { who: Players::You, token: 0, amount: number(2), onto: None }.into()],
        )
    };
    let emblem_face = Values {
        abilities: vec![Ability::Static(Static {
            functions: Functions(Zones::only(Zone::Command)),
            ..Static::new(Objects::Each(Filter::CREATURE.yours()), vec![pump(1, 0)])
        })],
        ..Values::default()
    };
    let emblem = Card {
        tokens: vec![Card::from(emblem_face)],
        ..sorcery("Oath", "3R", vec![], vec![Effect::Emblem(Players::You, 0).into()])
    };
    let teacher = Card::from(Values {
        abilities: vec![anthem(Filter::CREATURE.yours().other(), vec![Change::GainAbility(0)])],
        granted: vec![Ability::Triggered(Triggered::on(
            Pattern::of(DeedKind::Attack, Filter::This),
            vec![Effect::GainLife(Players::You, number(1)).into()],
        ))],
        power: Some(1),
        toughness: Some(3),
        ..card("Teacher", "2W", &[Type::Creature])
    });
    let recurring = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered {
            functions: Functions(Zones::only(Zone::Graveyard)),
            only_if: Some(Condition::at_least(3, Filter::LAND.yours())),
            ..Triggered::on(
                Pattern::begins(Step::Upkeep, Players::You),
                vec![
                    Effect::May {
                        who: Players::You,
                        decider: Slot(0x20),
                        then: vec![Effect::Move(Objects::This, Destination::to(Zone::Hand)).into()],
                        otherwise: vec![],
                    }
                    .into(),
                ],
            )
        })],
        power: Some(2),
        toughness: Some(1),
        ..card("Restless Bones", "B", &[Type::Creature])
    });
    let tribute = Card::from(Values {
        abilities: vec![Ability::Triggered(Triggered::on(
            Pattern {
                source: Some(Filter::Controller(Players::You)),
                to_players: true,
                ..Pattern::by(DeedKind::Damage, Players::All)
            },
            vec![Effect::GainLife(Players::You, number(1)).into()],
        ))],
        ..card("Tribute", "1R", &[Type::Enchantment])
    });
    let blade = Card::from(Values {
        subtypes: Subtypes::NONE.with(Subtype::EQUIPMENT),
        abilities: vec![
            Ability::Static(Static::new(Objects::Host, vec![pump(2, 0)])),
            Ability::Activated(Activated {
                cost: Cost::mana(mana("1")),
                effect: SpellAbility {
                    targets: vec![TargetSpec::one(Targetable::Object(Filter::CREATURE.yours()))],
                    program: vec![Effect::Attach(Objects::This, Subjects::Slot(Slot(0))).into()],
                    ..SpellAbility::default()
                },
                timing: Timing::Sorcery,
                ..Activated::default()
            }),
        ],
        ..card("Blade", "1", &[Type::Artifact])
    });
    let triumph = sorcery(
        "Triumph",
        "W",
        vec![],
        vec![
            Effect::If {
                condition: Condition::at_least(2, Filter::CREATURE.yours()),
                then: vec![Effect::Win(Players::You).into()],
                otherwise: vec![],
            }
            .into(),
        ],
    );
    let charged = creature(
        "Charged Golem",
        "3",
        (1, 1),
        vec![
            Ability::Replacement(Replacement::of(
                enters(Filter::This),
                Replaced::EntersWith(CounterKind::PlusOne, number(2)),
            )),
            activated(
                Cost::of(CostPart::RemoveCounters(CounterKind::PlusOne, 1)),
                vec![],
                vec![Effect::Scry(Players::You, number(1)).into()],
            ),
        ],
    );
    [soldiers, emblem, teacher, recurring, blade, triumph, charged, tribute]
}

//! Auras, Equipment, Fortifications, predefined tokens, and abilities that function elsewhere than on the battlefield.

use vademecum_abilities::*;
use vademecum_machine::tokens::PREDEFINED;

use super::builders::*;

/// The cards.
pub(super) fn attachments() -> Vec<Card> {
    let enchant = |what: Filter| KeywordAbility { filter: Some(what), ..Keyword(5).into() };
    let costing = |keyword: u8, generic: u32| {
        let cost = Some(Cost::mana(ManaCost::generic(generic)));
        Ability::Keyword(KeywordAbility { cost, ..Keyword(keyword).into() })
    };
    let aura = |name: &str, cost: &str, enchant: KeywordAbility, changes: Vec<Change>| Values {
        subtypes: Subtypes::NONE.with(Subtype::AURA),
        abilities: vec![Ability::Keyword(enchant), bearer(changes)],
        ..card(name, cost, &[Type::Enchantment])
    };
    let gear = |name: &str, subtype: Subtype, abilities: Vec<Ability>| Values {
        subtypes: Subtypes::NONE.with(subtype),
        abilities,
        ..card(name, "1", &[Type::Artifact])
    };
    let curse = KeywordAbility { players: Some(Players::Opponents), ..Keyword(5).into() };
    let mut curse = aura("Slow Curse", "1B", curse, vec![]);
    curse.abilities.truncate(1);
    curse.abilities.push(Ability::Triggered(Triggered::on(
        Pattern::begins(Step::Upkeep, Players::Host),
        vec![Effect::LoseLife(Players::Slot(Slot::EVENT_PLAYER), number(1)).into()],
    )));
    let harness = Ability::Triggered(Triggered::on(
        Pattern::of(DeedKind::Unattach, Filter::This),
        vec![Effect::Destroy { what: Objects::Slot(Slot::EVENT_SOURCE), regenerable: true }.into()],
    ));
    let recall = TargetSpec::one(Targetable::Object(
        Filter::Subtype(Subtype::AURA).and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You)),
    ));
    let back = Destination { under: Some(Players::You), ..Destination::to(Zone::Battlefield) };
    let permanent = || TargetSpec::one(Targetable::Object(Filter::Any));
    let changes = vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(2), number(2))];
    let awakens = Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn };
    let grows = Ability::Replacement(Replacement::of(
        enters(Filter::This),
        Replaced::EntersWith(CounterKind::PlusOne, number(3)),
    ));
    let tokens: Vec<Card> = PREDEFINED
        .iter()
        .filter_map(|token| Some(Card::from(token.values(token.names[2], |_| Some(ZOMBIE))?)))
        .collect();
    let create = |place: u8, onto: Option<Subjects>| -> Instruction {
        Effect::Create { who: Players::You, token: place, amount: number(1), onto }.into()
    };
    let is_role = |place: &u8| PREDEFINED[usize::from(*place)].is_role();
    let places = 0..PREDEFINED.len() as u8;
    let riches = places.clone().filter(|place| !is_role(place)).map(|place| create(place, None)).collect();
    let roles = places.filter(is_role).take(3).map(|place| create(place, Some(Subjects::Slot(Slot(0))))).collect();
    vec![
        Card::from(aura("Bear's Might", "G", enchant(Filter::CREATURE), vec![pump(2, 2)])),
        Card::from(aura("Borrowed Shape", "1U", enchant(Filter::CREATURE), vec![Change::Control(Players::You)])),
        Card::from(aura("Own Vigor", "W", enchant(Filter::CREATURE.yours()), vec![Change::Gain(Keyword(20))])),
        Card::from(aura("Rooted", "G", enchant(Filter::LAND), vec![Change::DoesntUntap])),
        Card::from(curse),
        Card::from(Values {
            abilities: vec![
                Ability::Keyword(enchant(Filter::CREATURE)),
                Ability::Keyword(enchant(Filter::Color(Color::Green))),
                bearer(vec![pump(1, 3)]),
            ],
            subtypes: Subtypes::NONE.with(Subtype::AURA),
            ..card("Green Bond", "1", &[Type::Enchantment])
        }),
        instant("Awaken", "U", vec![permanent()], vec![awakens.into()]),
        sorcery(
            "Relic Copy",
            "2U",
            vec![TargetSpec::one(Targetable::Object(Filter::In(Zone::Graveyard)))],
            vec![copies_target().into()],
        ),
        creature("Stone", "1G", (1, 1), vec![of_itself(Change::CantHaveMoreCounters(CounterKind::PlusOne, 1)), grows]),
        creature("Smooth Stone", "G", (2, 1), vec![of_itself(Change::CantHaveCounters)]),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE, vec![Change::CantHave(Keyword(9))])],
            ..card("Net", "1G", &[Type::Enchantment])
        }),
        Card::from(gear(
            "Harness",
            Subtype::EQUIPMENT,
            vec![bearer(vec![pump(3, 3)]), harness, costing(6, 1), costing(6, 3)],
        )),
        Card::from(gear(
            "Rampart",
            Subtype::FORTIFICATION,
            vec![bearer(vec![Change::Gain(Keyword(12))]), costing(67, 1)],
        )),
        sorcery("Old Glory", "W", vec![recall], vec![Effect::Move(target(0), back).into()]),
        instant(
            "Tangle",
            "U",
            vec![permanent(), permanent()],
            vec![Effect::Attach(target(0), Subjects::Slot(Slot(1))).into()],
        ),
        Card { tokens: tokens.clone(), ..sorcery("Riches", "1G", vec![], riches) },
        Card { tokens, ..sorcery("Pageant", "1W", vec![target_creature()], roles) },
        Card::from(Values {
            supertypes: Supertypes::only(Supertype::World),
            abilities: vec![anthem(Filter::CREATURE, vec![pump(0, 1)])],
            ..card("Eternal Garden", "G", &[Type::Enchantment])
        }),
        creature("Steady Tide", "1G", (3, 2), vec![uncounterable()]),
        creature(
            "Pass Guide",
            "3U",
            (2, 3),
            vec![Ability::Activated(Activated {
                cost: Cost::mana(mana("1")).and(CostPart::DiscardThis),
                effect: SpellAbility {
                    program: vec![Effect::Draw(Players::You, number(1)).into()],
                    ..SpellAbility::default()
                },
                functions: Functions(Zones::only(Zone::Hand)),
                ..Activated::default()
            })],
        ),
        creature(
            "Stubborn One",
            "2B",
            (2, 2),
            vec![Ability::Triggered(Triggered {
                functions: Functions(Zones::only(Zone::Hand)),
                ..Triggered::on(
                    Pattern { subject: Filter::This, ..Pattern::by(DeedKind::Discard, Players::You) },
                    vec![Effect::GainLife(Players::You, number(1)).into()],
                )
            })],
        ),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE.and(Filter::NoAbilities), vec![pump(2, 2)])],
            ..card("Petroglyph", "2G", &[Type::Enchantment])
        }),
    ]
}

/// Any subtype does for tokens that nothing tells apart.
const ZOMBIE: Subtype = Subtype(200);

/// "Enchanted creature …", "equipped creature …".
fn bearer(changes: Vec<Change>) -> Ability {
    Ability::Static(Static::new(Objects::Host, changes))
}

fn uncounterable() -> Ability {
    says(Change::CantBeCountered, Zone::Stack)
}

/// A static ability of a permanent about itself.
fn of_itself(change: Change) -> Ability {
    says(change, Zone::Battlefield)
}

fn says(change: Change, zone: Zone) -> Ability {
    Ability::Static(Static { functions: Functions(Zones::only(zone)), ..Static::new(Objects::This, vec![change]) })
}

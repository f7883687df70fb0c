//! Cards with keywords that are written with a cost or a quality, and cards about what is hidden, named or granted.

use std::sync::Arc;

use vademecum_abilities::*;
use vademecum_machine::keywords::{Quality, from_qualities, means, prevents_for_player};

use super::shorthand::*;
use crate::pool::builders::*;

/// A keyword with a quality.
fn of(number: u8, filter: Filter) -> Ability {
    Ability::Keyword(KeywordAbility { filter: Some(filter), ..Keyword(number).into() })
}

/// Cards with the keywords of 702.38 to 702.66.
pub(super) fn old_keywords() -> Vec<Card> {
    let spirit = |name: &str, cost: &str, abilities: Vec<Ability>| {
        Card::from(Values {
            subtypes: Subtypes::NONE.with(Subtype::SPIRIT),
            power: Some(2),
            toughness: Some(2),
            abilities,
            ..card(name, cost, &[Type::Creature])
        })
    };
    let golem = |name: &str, cost: &str, abilities: Vec<Ability>| {
        Card::from(Values {
            power: Some(1),
            toughness: Some(1),
            abilities,
            ..card(name, cost, &[Type::Artifact, Type::Creature])
        })
    };
    let all_damage = KeywordAbility { number: Some(Amount::X), ..Keyword(54).into() };
    let halo = Card::from(Values {
        abilities: vec![
            of(5, Filter::CREATURE),
            costly(65, "1W"),
            Ability::Static(Static::new(Objects::Host, vec![pump(1, 1)])),
        ],
        subtypes: Subtypes::NONE.with(Subtype::AURA),
        ..card("Shifting Halo", "W", &[Type::Enchantment])
    });
    vec![
        spirit("Spirit Matriarch", "2G", vec![numbered(38, 1), numbered(38, 2)]),
        creature("Goading Boar", "2R", (3, 3), vec![keyword(39), keyword(39)]),
        with_spell("Hail of Sparks", "3RR", Type::Sorcery, keyword(40)),
        golem("Rivet Golem", "4", vec![of(41, Filter::Type(Type::Artifact)), of(41, Filter::LAND)]),
        golem("Detachable Automaton", "2", vec![numbered(43, 1), numbered(43, 1)]),
        golem("Colossus of Light", "2", vec![keyword(44), keyword(44)]),
        artifact("Prism of Light", "2", vec![keyword(44)]),
        creature("Night Ninja", "2U", (3, 2), vec![costly(49, "1")]),
        creature("Sepulcher Horror", "5B", (4, 4), vec![keyword(66)]),
        creature("Bridge Samurai", "1W", (1, 2), vec![numbered(45, 1), numbered(45, 2)]),
        spirit("Guide of the Departed", "2W", vec![numbered(46, 2), numbered(46, 3)]),
        creature("Delta Sludge", "1B", (2, 2), vec![numbered(52, 2)]),
        with_spell("Mirror of Sparks", "1R", Type::Sorcery, costly(53, "1R")),
        creature("Hungry Beast", "1R", (2, 2), vec![numbered(54, 1), numbered(54, 1)]),
        creature("Lord of the Slaughter", "3R", (2, 2), vec![Ability::Keyword(all_damage)]),
        creature("Walking Culture", "1G", (1, 1), vec![numbered(58, 1), numbered(58, 2)]),
        with_spell("Cry for Blood", "1R", Type::Sorcery, costly(59, "R")),
        with_spell("Wave after Wave", "1R", Type::Sorcery, numbered(60, 4)),
        with_spell("Sudden Bolt", "2R", Type::Instant, keyword(61)),
        creature("Unstable Chimera", "1U", (3, 3), vec![numbered(63, 1), numbered(63, 2)]),
        creature("Fading Guest", "U", (2, 2), vec![keyword(63)]),
        creature("Slate Tortoise", "2W", (1, 4), vec![numbered(64, 1), numbered(64, 1)]),
        halo,
    ]
}

/// A spell that deals 3 damage to any target, with a keyword.
fn with_spell(name: &str, cost: &str, of: Type, keyword: Ability) -> Card {
    let hit = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(3) };
    with(vec![spell(vec![any_target()], one(hit)), keyword], card(name, cost, &[of]))
}

/// Cards about what is hidden, copied by name, or granted.
pub(super) fn hidden_and_named() -> Vec<Card> {
    let (found, copy) = (Slot(0x20), Slot(0x21));
    let shows =
        |of: Players, to: Players| vec![Ability::Static(Static::new(Objects::This, vec![Change::ShowsTop { of, to }]))];
    let face_down = Destination { face_down: true, ..Destination::to(Zone::Exile) };
    let choose =
        Effect::Choose { who: Players::You, among: each(Filter::In(Zone::Exile)), least: number(1), most: number(1) };
    let lost = Pattern { subject: Filter::This, ..Pattern::by(DeedKind::LoseControl, Players::You) };
    let saves = vec![
        Effect::Move(Objects::This, Destination::to(Zone::Exile)).into(),
        Effect::SetLife(Players::You, number(10)).into(),
    ];
    let dead = Filter::Type(Type::Instant).and(Filter::In(Zone::Graveyard));
    let entering = Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let gladdens = Triggered::on(Pattern::of(DeedKind::Note, Filter::Any), gain(3));
    let plain = Filter::CREATURE.and(Filter::Supertype(Supertype::Legendary).negated());
    let praises = Effect::PutCounters(Subjects::Objects(Objects::Slot(Slot::GRANTER)), CounterKind::PlusOne, number(1));
    vec![
        artifact("Clear Glass", "2", shows(Players::All, Players::All)),
        artifact("Narrow Lens", "1", shows(Players::You, Players::You)),
        sorcery("Sudden Night", "3B", vec![], one(Effect::Move(each(Filter::CREATURE), face_down))),
        instant(
            "Groping Hand",
            "B",
            vec![],
            vec![
                Instruction::from(choose).into_slot(found),
                Effect::Move(Objects::Slot(found), Destination::to(Zone::Hand)).into(),
            ],
        ),
        creature("Faithful Hound", "G", (2, 2), vec![Ability::Triggered(Triggered::on(lost, draw(1)))]),
        creature(
            "Last Guardian",
            "4WW",
            (4, 4),
            vec![Ability::Replacement(Replacement::of(
                Pattern::by(DeedKind::Lose, Players::You),
                Replaced::Program(saves),
            ))],
        ),
        sorcery(
            "Endless Tome",
            "3U",
            vec![],
            vec![
                Instruction::from(Effect::ChooseName(Players::You, Filter::Type(Type::Sorcery))).into_slot(found),
                Instruction::from(Effect::CopyNamed(found)).into_slot(copy),
                Effect::CastFree(Objects::Slot(copy)).into(),
            ],
        ),
        sorcery(
            "Strings of Words",
            "2U",
            vec![target_of(dead)],
            vec![
                Instruction::from(Effect::NoteName(target(0))).into_slot(found),
                Instruction::from(Effect::CopyNoted(found)).into_slot(copy),
                Effect::CastFree(Objects::Slot(copy)).into(),
            ],
        ),
        creature(
            "Glad Mirror",
            "3U",
            (0, 1),
            vec![Ability::Replacement(Replacement {
                linked: Some(Arc::new(gladdens)),
                ..Replacement::of(entering, Replaced::EntersAsCopy(Filter::CREATURE, vec![]))
            })],
        ),
        instant("Many Masks", "U", vec![target_creature()], one(this_turn(target(0), vec![Change::AllNames(plain)]))),
        Card::from(Values {
            abilities: vec![anthem(Filter::CREATURE.yours().other(), vec![Change::GainAbility(0)])],
            granted: vec![on(DeedKind::Attack, Filter::This, one(praises))],
            power: Some(1),
            toughness: Some(3),
            ..card("Old Drummer", "2W", &[Type::Creature])
        }),
    ]
}

/// A kicker ability with a cost in mana.
fn kicker(cost: &str, variant: Variant) -> Ability {
    let cost = Some(Cost::mana(mana(cost)));
    Ability::Keyword(KeywordAbility { cost, variant, ..Keyword(33).into() })
}

/// Typecycling for cards that match.
fn typecycling(filter: Filter, cost: &str) -> Ability {
    let cost = Some(Cost::mana(mana(cost)));
    Ability::Keyword(KeywordAbility { cost, filter: Some(filter), ..Keyword(29).into() })
}

/// "Whenever you cycle a card, you gain 1 life", or "cycle or discard".
fn cycled(how: Cycled) -> Ability {
    let pattern = Pattern { cycled: Some(how), ..Pattern::by(DeedKind::Discard, Players::You) };
    Ability::Triggered(Triggered::on(pattern, gain(1)))
}

/// Creatures with evasion abilities, and with abilities that a block triggers.
pub(super) fn evasive() -> Vec<Card> {
    let plain = |number: u8| Ability::from(Keyword(number));
    let rampage = KeywordAbility { number: Some(number(2)), ..Keyword(23).into() };
    let swamps = Filter::Subtype(Subtype::BASIC_LANDS[2]);
    let nonbasic = Filter::LAND.and(Filter::Supertype(Supertype::Basic).negated());
    vec![
        creature("Grim Marauder", "2R", (3, 2), vec![plain(13)]),
        creature("Marsh Tracker", "1B", (2, 2), vec![of(14, swamps)]),
        creature("Road Wanderer", "1G", (2, 1), vec![of(14, nonbasic)]),
        creature("Horned Bull", "3G", (3, 4), vec![Ability::Keyword(rampage)]),
        creature("Hill Rider", "1W", (2, 2), vec![plain(25)]),
        creature("Threshold Shade", "1B", (2, 1), vec![plain(28)]),
        creature("Steppe Rider", "2R", (3, 2), vec![plain(31)]),
        creature("Ditch Specter", "1B", (2, 1), vec![plain(36)]),
    ]
}

/// Cards with protection and with hexproof from a quality.
pub(super) fn protected() -> Vec<Card> {
    let from = |number: u8, all: Vec<Quality>| {
        let all = from_qualities(Keyword(number), all).unwrap_or_default();
        all.into_iter().map(Ability::Keyword).collect::<Vec<_>>()
    };
    let color = |color: Color| Quality::Of(Filter::Color(color));
    let granted = |number: u8, quality: Quality, spares: Option<Spares>| -> Vec<Ability> {
        let all = from_qualities(Keyword(number), vec![quality]).unwrap_or_default().into_iter();
        let with_meaning = all.flat_map(|ability| {
            let ability = KeywordAbility { spares, ..ability };
            let means = means(&ability);
            std::iter::once(Ability::Keyword(ability)).chain(means)
        });
        with_meaning.collect()
    };
    let gives = |granted: &[Ability]| (0..granted.len() as u8).map(Change::GainAbility).collect::<Vec<_>>();
    let mantle = granted(16, color(Color::Black), Some(Spares::Giver));
    let grace = granted(16, color(Color::White), Some(Spares::Attached));
    let veil = granted(16, color(Color::Green), Some(Spares::Auras));
    let warded = |name: &str, cost: &str, granted: Vec<Ability>| {
        Card::from(Values {
            abilities: vec![of(5, Filter::CREATURE), Ability::Static(Static::new(Objects::Host, gives(&granted)))],
            granted,
            subtypes: Subtypes::NONE.with(Subtype::AURA),
            ..card(name, cost, &[Type::Enchantment])
        })
    };
    let rows: Vec<Vec<Ability>> = Color::ALL.into_iter().map(|one| granted(16, color(one), None)).collect();
    let columns: Vec<Ability> = (0..2).flat_map(|at| rows.iter().filter_map(move |row| row.get(at).cloned())).collect();
    let chosen = Slot(0x20);
    let changes = vec![Change::GainChosen(0, chosen), Change::GainChosen(5, chosen)];
    let shelter = vec![
        Instruction::from(Effect::ChooseColor(Players::You)).into_slot(chosen),
        this_turn(target(0), changes).into(),
    ];
    let halo = from_qualities(Keyword(16), vec![color(Color::Red)]).unwrap_or_default();
    let prevented = halo.iter().filter_map(prevents_for_player).map(Ability::Replacement);
    let player = Ability::Static(Static::new(Objects::This, vec![Change::PlayersGainAbility(Players::You, 0)]));
    let lost = this_turn(each(Filter::CREATURE), vec![Change::Lose(Keyword(11)), Change::Lose(Keyword(16))]);
    let both = vec![color(Color::Black), color(Color::Red)];
    vec![
        creature("Sun Paladin", "1W", (2, 2), from(16, both)),
        creature("Prism Angel", "4W", (3, 3), from(16, vec![Quality::EachColor])),
        creature("Sworn Sentry", "1W", (2, 3), from(16, vec![Quality::Of(Filter::CREATURE)])),
        creature("Bright Progenitor", "6W", (7, 7), from(16, vec![Quality::Everything])),
        creature("Temple Keeper", "2W", (2, 3), from(16, vec![Quality::EachPlayer(Players::Opponents)])),
        creature("Moon Stag", "2G", (2, 4), from(11, vec![color(Color::Black), color(Color::Blue)])),
        warded("Ash Mantle", "B", mantle),
        warded("Serene Grace", "1W", grace),
        warded("Green Veil", "G", veil),
        Card::from(Values {
            abilities: vec![spell(vec![target_creature()], shelter)],
            granted: columns,
            ..card("Chosen Shelter", "W", &[Type::Instant])
        }),
        Card::from(Values {
            abilities: std::iter::once(player).chain(prevented).collect(),
            granted: halo.into_iter().map(Ability::Keyword).collect(),
            ..card("Cool Halo", "1W", &[Type::Enchantment])
        }),
        instant("Hunting Horn", "R", vec![], one(lost)),
    ]
}

/// Cards that give keyword abilities whose costs are mana costs.
pub(super) fn for_mana_costs() -> Vec<Card> {
    let mana_cost = || Cost::of(CostPart::ManaOf(Objects::This));
    let scavenge = KeywordAbility { cost: Some(mana_cost()), ..Keyword(97).into() };
    let means = vademecum_machine::keywords::means(&scavenge);
    let buried = each(Filter::In(Zone::Graveyard).and(Filter::Owner(Players::You)));
    let rots = Static::new(buried, vec![Change::GainAbility(0), Change::GainAbility(1)]);
    let spells = Filter::Either(vec![Filter::Type(Type::Instant), Filter::Type(Type::Sorcery)]);
    let spells = each(spells.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You)));
    let found = Instruction::from(Effect::Find(Subjects::Objects(spells))).into_slot(Slot::FIRST_FREE);
    let recalled = vademecum_machine::keywords::gains_flashback(Slot::FIRST_FREE, mana_cost());
    let ashes = std::iter::once(found).chain(recalled).collect();
    vec![
        sorcery("Memory of Ashes", "3R", vec![], ashes),
        Card::from(Values {
            abilities: vec![Ability::Static(rots)],
            granted: std::iter::once(Ability::Keyword(scavenge)).chain(means).collect(),
            ..card("Herald of Rot", "BG", &[Type::Enchantment])
        }),
    ]
}

pub(super) fn keywords() -> Vec<Card> {
    let megamorph = Ability::Keyword(KeywordAbility {
        cost: Some(Cost::mana(mana("2G"))),
        variant: Variant::Increased,
        ..Keyword(37).into()
    });
    let until_it_leaves = || {
        let leaves = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
        Effect::PhaseOutUntil { what: target(0), until: leaves }
    };
    let wards = Ability::Triggered(Triggered {
        effect: SpellAbility { targets: vec![target_creature()], program: one(until_it_leaves()), modal: None },
        ..Triggered::on(Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield)), vec![])
    });
    let fading = Ability::Keyword(KeywordAbility { number: Some(number(2)), ..Keyword(32).into() });
    let entering = || Pattern::moves(Filter::This, Zones::NONE, Zones::only(Zone::Battlefield));
    let kicks = Replaced::EntersWith(CounterKind::PlusOne, Amount::TimesKicked);
    let grown = Ability::Replacement(Replacement::of(entering(), kicks));
    let with_red = vademecum_machine::keywords::kicked_with(Cost::mana(mana("R")));
    let if_kicked = Ability::Triggered(Triggered { only_if: Some(with_red), ..Triggered::on(entering(), bleed(2)) });
    let is_kicked = Condition::Compare(Amount::TimesKicked, Comparison::AtLeast, number(1));
    let kicked_target = TargetSpec { only_if: Some(is_kicked.clone()), ..target_of(Filter::Type(Type::Artifact)) };
    let wrecks = vec![
        Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) }.into(),
        Effect::If {
            condition: is_kicked,
            then: one(Effect::Destroy { what: target(1), regenerable: true }),
            otherwise: vec![],
        }
        .into(),
    ];
    let turned_up = || Pattern::of(DeedKind::TurnFaceUp, Filter::This);
    let burns = Effect::Damage { source: Objects::This, to: Subjects::Players(Players::Opponents), amount: Amount::X };
    let fine = Effect::Pay {
        who: Players::You,
        payer: Slot(0x30),
        cost: Cost::mana(mana("BB")),
        must: false,
        then: vec![],
        otherwise: vec![Effect::LoseLife(Players::You, number(3)).into()],
    };
    let suspend = KeywordAbility { cost: Some(Cost::mana(mana("G"))), number: Some(number(2)), ..Keyword(62).into() };
    let ember = Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(2) };
    let recent = Filter::Type(Type::Instant).and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let life = Cost::of(CostPart::Defined(Amount::Life(Players::You)));
    let echo = KeywordAbility { cost: Some(life), ..Keyword(30).into() };
    let yours = Objects::Each(Filter::CREATURE.yours());
    let shared = Effect::ShareKeywords(Arc::new(SharedKeywords {
        which: yours.clone(),
        among: yours,
        keywords: [9, 14, 16, 19].map(Keyword).to_vec(),
        lasts: Duration::EndOfTurn,
    }));
    let upkeep = Pattern::begins(Step::Upkeep, Players::All);
    let tar = Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Black), number(1));
    vec![
        creature("Proud Stag", "1G", (3, 2), vec![costly(21, "2")]),
        with_spell("Remembered Spark", "R", Type::Instant, costly(34, "2R")),
        with_spell("Blind Rage", "3R", Type::Instant, costly(35, "R")),
        with_spell("Lasting Spark", "R", Type::Instant, costly(27, "2")),
        with_spell("Salvaged Spark", "4R", Type::Sorcery, costly(29, "R")),
        creature("Giant of the Range", "5R", (5, 4), vec![typecycling(Filter::LAND, "R")]),
        creature("Patient Observer", "1W", (1, 2), vec![cycled(Cycled::Only), cycled(Cycled::OrDiscarded)]),
        creature("Usurer Demon", "2B", (5, 5), vec![costly(24, "1"), costly(24, "1")]),
        creature("Oaken Ram", "2R", (4, 3), vec![costly(30, "2R")]),
        creature("Haze Specter", "1U", (3, 3), vec![fading]),
        creature("Wolf of the Litter", "G", (1, 1), vec![kicker("1", Variant::Increased), grown]),
        creature("Wolf of the Fair", "G", (1, 1), vec![kicker("1", Variant::Sticker)]),
        creature(
            "Emissary of Two Waters",
            "1W",
            (2, 2),
            vec![kicker("1", Variant::Plain), kicker("R", Variant::AndOr), if_kicked],
        ),
        with(
            vec![spell(vec![any_target(), kicked_target], wrecks), kicker("1", Variant::Plain)],
            card("Wrecking Ray", "R", &[Type::Sorcery]),
        ),
        creature("Eel of the Threshold", "1U", (3, 3), vec![keyword(26)]),
        creature("Drifting Stag", "1G", (2, 2), vec![keyword(26)]),
        instant("Veil of the Moment", "U", vec![target_creature()], one(Effect::PhaseOut(target(0)))),
        instant("Tide of the Threshold", "2U", vec![], one(Effect::PhaseOut(each(Filter::Any)))),
        artifact(
            "Lantern of Mist",
            "2",
            vec![activated(Cost::of(CostPart::Tap), vec![target_creature()], one(until_it_leaves()))],
        ),
        creature("Warden of the Veil", "2W", (2, 2), vec![wards]),
        creature("Watcher of the Threshold", "1U", (1, 3), vec![on(DeedKind::PhaseOut, Filter::CREATURE, gain(1))]),
        with(
            vec![on(DeedKind::PhaseIn, Filter::CREATURE, gain(1)), keyword(26)],
            card("Lamp of Two Worlds", "1", &[Type::Artifact]),
        ),
        creature("Beast of the Roots", "4G", (4, 4), vec![megamorph]),
        with_spell("Sudden Light", "5R", Type::Sorcery, costly(94, "R")),
        with_spell("Frozen Vision", "4R", Type::Sorcery, costly(143, "1R")),
        with_spell("Ambush at the Ford", "3R", Type::Sorcery, costly(170, "1R")),
        Card::from(Values {
            abilities: vec![
                spell(vec![any_target()], one(ember)),
                Ability::Keyword(KeywordAbility {
                    cost: Some(Cost::mana(mana("1"))),
                    filter: Some(Filter::Either(vec![Filter::Type(Type::Instant), Filter::Type(Type::Sorcery)])),
                    ..Keyword(47).into()
                }),
            ],
            ..card("Lasting Ember", "1R", &[Type::Instant])
        }),
        sorcery(
            "Recollection",
            "R",
            vec![target_of(recent)],
            vademecum_machine::keywords::gains_flashback(Slot(0), Cost::mana(mana("R"))),
        ),
        creature("Costly Hydra", "1RR", (6, 5), vec![Ability::Keyword(echo)]),
        enchantment("Common Effort", "2W", vec![Ability::Triggered(Triggered::on(upkeep, one(shared)))]),
        creature("Dust Rider", "4R", (4, 3), vec![costly(109, "1R")]),
        creature("Sleeping Giant", "6G", (6, 6), vec![Ability::Keyword(suspend)]),
        creature("Elder Champion", "2W", (4, 4), vec![of(72, Filter::CREATURE)]),
        creature(
            "Hooded Imp",
            "2RR",
            (3, 1),
            vec![costly(37, "XR"), Ability::Triggered(Triggered::on(turned_up(), one(burns)))],
        ),
        Card::from(Values {
            abilities: vec![
                of(5, Filter::CREATURE.and(Filter::Color(Color::White))),
                costly(37, "W"),
                Ability::Replacement(Replacement::of(turned_up(), Replaced::TurnsUpAttached(Filter::CREATURE))),
                Ability::Static(Static::new(Objects::Host, vec![pump(2, 2)])),
            ],
            subtypes: Subtypes::NONE.with(Subtype::AURA),
            ..card("Hooded Halo", "4W", &[Type::Enchantment])
        }),
        artifact(
            "Tar Well",
            "2",
            vec![activated(Cost::of(CostPart::Life(number(1))), vec![], vec![tar.into(), fine.into()])],
        ),
    ]
}

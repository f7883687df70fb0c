//! Cards that use what the language of abilities can say and the others do not.

mod acting;
mod announced_keywords;
mod casting;
mod commanders;
mod costs;
mod doors;
mod dungeons;
mod exile_and_night;
mod k068_to_k099;
mod keyword_abilities;
mod keywords;
mod mana_and_targets;
mod newer_keywords;
mod objects;
mod outside;
mod remaining_keywords;
mod shorthand;
mod stickers;
mod terms;
mod variants;

use std::sync::Arc;

use vademecum_abilities::*;

use self::shorthand::*;
use super::builders::*;

/// The cards.
pub(super) fn breadth() -> Vec<Card> {
    let mut cards = Vec::new();
    cards.extend(acting::acting());
    cards.extend(announced_keywords::announced_keywords());
    cards.extend(triggers());
    cards.extend(spells());
    cards.extend(statics());
    cards.extend(casting::casting());
    cards.extend(costs::costs());
    cards.extend(doors::doors());
    cards.extend(k068_to_k099::k068_to_k099());
    cards.extend(keyword_abilities::keyword_abilities());
    cards.extend(keywords::keywords());
    cards.extend(keywords::old_keywords());
    cards.extend(keywords::hidden_and_named());
    cards.extend(keywords::evasive());
    cards.extend(keywords::protected());
    cards.extend(mana_and_targets::mana_and_targets());
    cards.extend(newer_keywords::newer_keywords());
    cards.extend(objects::objects());
    cards.extend(terms::terms());
    cards.extend(replacements());
    cards
}

/// Cards for the end of the pool, where they leave the groups of consecutive cards as they are.
pub(super) fn latest() -> Vec<Card> {
    let mut cards = exile_and_night::exile_and_night();
    cards.extend(commanders::commanders());
    cards.extend(dungeons::dungeons());
    cards.extend(stickers::stickers());
    cards.extend(variants::variants());
    cards.extend(outside::outside());
    cards.extend(remaining_keywords::remaining_keywords());
    cards.extend(keywords::for_mana_costs());
    cards.push(terms::of_chosen_player());
    cards
}

/// A trigger for each kind of deed.
fn triggers() -> Vec<Card> {
    use DeedKind as Kind;
    let mine = || Filter::CREATURE.yours();
    vec![
        enchantment("Reading Room", "1U", vec![on_by(Kind::Draw, Players::You, gain(1))]),
        enchantment("Ash Heap", "1B", vec![on_by(Kind::Discard, Players::All, gain(1))]),
        enchantment("Sunny Well", "1W", vec![on_by(Kind::GainLife, Players::You, bleed(1))]),
        enchantment(
            "Scar Tissue",
            "1R",
            vec![Ability::Triggered(Triggered {
                limit: Limit::OncePerTurn,
                ..Triggered::on(Pattern::by(Kind::LoseLife, Players::You), draw(1))
            })],
        ),
        enchantment(
            "Growing Season",
            "1G",
            vec![Ability::Triggered(Triggered::on(
                Pattern { counter: Some(CounterKind::PlusOne), ..Pattern::of(Kind::PutCounters, mine()) },
                gain(1),
            ))],
        ),
        enchantment("Wilting", "1B", vec![on(Kind::RemoveCounters, Filter::CREATURE, bleed(1))]),
        enchantment("Drum Circle", "1R", vec![on_by(Kind::Create, Players::You, gain(1))]),
        creature("Sleepwalker", "1U", (1, 3), vec![on(Kind::Tap, Filter::This, gain(1))]),
        creature("Early Riser", "1W", (2, 2), vec![on(Kind::Untap, Filter::This, boosts_itself())]),
        enchantment("Wreckage", "1R", vec![on(Kind::Destroy, Filter::CREATURE, gain(1))]),
        enchantment("Blood Price", "1B", vec![on_by(Kind::Sacrifice, Players::All, bleed(1))]),
        enchantment(
            "Overflowing Spring",
            "2G",
            vec![Ability::Triggered(Triggered {
                limit: Limit::OncePerTurn,
                ..Triggered::on(Pattern::by(Kind::AddMana, Players::You), gain(1))
            })],
        ),
        enchantment("New Morning", "1W", vec![on_by(Kind::BeginTurn, Players::You, gain(1))]),
        enchantment("Applause", "2R", vec![on_by(Kind::Cast, Players::You, gain(1))]),
        enchantment("Tinker's Bell", "1U", vec![on_by(Kind::Activate, Players::You, gain(1))]),
        enchantment("Deep Roots", "1G", vec![on_by(Kind::PlayLand, Players::You, gain(1))]),
        creature(
            "Marauder",
            "2R",
            (3, 1),
            vec![on(Kind::Attack, Filter::This, one(Effect::LoseLife(Players::Defending, number(1))))],
        ),
        creature("Shieldmate", "1W", (1, 4), vec![on(Kind::Block, Filter::This, boosts_itself())]),
        creature("Brawler", "2G", (3, 3), vec![on(Kind::BecomeBlocked, Filter::This, boosts_itself())]),
        creature(
            "Skittish Deer",
            "G",
            (2, 1),
            vec![on(Kind::Target, Filter::This, one(Effect::Move(Objects::This, Destination::to(Zone::Hand))))],
        ),
        enchantment(
            "Silence",
            "1U",
            vec![on(Kind::Counter, Filter::Any, gain(1)), on_by(Kind::Counter, Players::All, gain(1))],
        ),
        enchantment("Card Table", "1U", vec![on_by(Kind::Shuffle, Players::You, gain(1))]),
        enchantment("Star Chart", "1U", vec![on_by(Kind::Scry, Players::You, gain(1))]),
        enchantment(
            "Closing Bell",
            "1W",
            vec![Ability::Triggered(Triggered {
                limit: Limit::OncePerTurn,
                ..Triggered::on(Pattern::by(Kind::Resolve, Players::You), gain(1))
            })],
        ),
        enchantment("Last Will", "1B", vec![on_by(Kind::Lose, Players::Opponents, gain(3))]),
        enchantment("Laurels", "1W", vec![on_by(Kind::Win, Players::Opponents, lose(1))]),
        enchantment("Armory", "1W", vec![on(Kind::Attach, Filter::Any, gain(1))]),
        creature(
            "Duelist",
            "2B",
            (2, 3),
            vec![Ability::Triggered(Triggered::on(
                Pattern {
                    combat: Some(true),
                    source: Some(Filter::This),
                    to_players: true,
                    ..Pattern::by(Kind::Damage, Players::All)
                },
                one(Effect::DiscardAtRandom(Players::Slot(Slot::EVENT_PLAYER), Amount::Slot(Slot::EVENT_AMOUNT))),
            ))],
        ),
        creature(
            "Avenger",
            "2R",
            (2, 4),
            vec![Ability::Triggered(Triggered::on(
                Pattern::of(Kind::Damage, Filter::This),
                one(Effect::Damage {
                    source: Objects::This,
                    to: Subjects::Players(Players::ControllerOf(Box::new(Objects::Slot(Slot::EVENT_SOURCE)))),
                    amount: Amount::Slot(Slot::EVENT_AMOUNT),
                }),
            ))],
        ),
    ]
}

fn spells() -> Vec<Card> {
    let found = Slot(0x20);
    vec![
        sorcery(
            "Threefold Song",
            "2G",
            vec![],
            vec![
                Instruction::from(Effect::Let(count(Filter::CREATURE.yours()))).into_slot(found),
                Effect::Repeat(Amount::Slot(found), gain(1)).into(),
            ],
        ),
        sorcery(
            "Hard Choice",
            "1B",
            vec![],
            vec![
                Instruction::from(Effect::ChoosePlayer(Players::Opponents)).into_slot(found),
                Instruction::from(Effect::Choose {
                    who: Players::Slot(found),
                    among: each(Filter::CREATURE.and(Filter::Controller(Players::Slot(found)))),
                    least: number(1),
                    most: number(1),
                })
                .into_slot(Slot(0x21)),
                Effect::SacrificeThose(Objects::Slot(Slot(0x21))).into(),
            ],
        ),
        sorcery(
            "Burnt Offering",
            "R",
            vec![],
            vec![
                Instruction::from(Effect::Choose {
                    who: Players::You,
                    among: each(Filter::In(Zone::Hand).and(Filter::Owner(Players::You))),
                    least: number(0),
                    most: number(2),
                })
                .into_slot(found),
                Effect::DiscardThose(Objects::Slot(found)).into(),
                Effect::Draw(Players::You, Amount::Slot(found)).into(),
            ],
        ),
        sorcery(
            "Cleansing",
            "1W",
            vec![target_creature()],
            vec![
                Effect::RemoveCounters(Subjects::Objects(target(0)), CounterKind::MinusOne, number(1)).into(),
                Effect::GainLife(Players::OwnerOf(Box::new(target(0))), Amount::Toughness(Box::new(target(0)))).into(),
            ],
        ),
        sorcery(
            "Reckoning",
            "4BB",
            vec![TargetSpec::one(Targetable::Player(Players::Opponents))],
            one(is(
                compare(Amount::Life(Players::Slot(Slot(0))), Comparison::AtMost, number(5)),
                one(Effect::Lose(Players::Slot(Slot(0)))),
                one(Effect::LoseLife(
                    Players::Slot(Slot(0)),
                    Amount::Half { of: Box::new(Amount::Life(Players::Slot(Slot(0)))), up: true },
                )),
            )),
        ),
        sorcery(
            "Shapeshift",
            "1U",
            vec![target_of(Filter::CREATURE.yours()), target_creature()],
            one(Effect::Change {
                which: target(0),
                changes: vec![Change::CopyOf(target(1), vec![])],
                lasts: Duration::YourNextTurn,
            }),
        ),
        instant(
            "Paint",
            "U",
            vec![TargetSpec::some(Targetable::Object(Filter::CREATURE), 0, 2)],
            one(this_turn(
                target(0),
                vec![Change::SetColors(Colors::only(Color::Blue)), Change::AddColors(Colors::only(Color::Red))],
            )),
        ),
        instant(
            "Grounding",
            "G",
            vec![target_of(Filter::Keyword(Keyword(9)))],
            one(this_turn(target(0), vec![Change::Lose(Keyword(9)), Change::CantBlock])),
        ),
        sorcery(
            "Crown",
            "1W",
            vec![target_creature()],
            one(Effect::Change {
                which: target(0),
                changes: vec![
                    Change::AddSupertypes(Supertypes::only(Supertype::Legendary)),
                    Change::AddSubtypes(Subtypes::NONE.with(Subtype::FOREST)),
                    pump(2, 2),
                ],
                lasts: Duration::Forever,
            }),
        ),
        instant(
            "Onslaught",
            "R",
            vec![target_creature()],
            one(Effect::Change {
                which: target(0),
                changes: vec![Change::MustAttack, Change::CantBeBlocked, pump(1, 0)],
                lasts: Duration::EndOfCombat,
            }),
        ),
        sorcery(
            "Frost",
            "2U",
            vec![target_creature()],
            vec![
                Effect::Tap(target(0)).into(),
                Effect::Change { which: target(0), changes: vec![Change::DoesntUntap], lasts: Duration::YourNextTurn }
                    .into(),
            ],
        ),
        instant(
            "Sidestep",
            "W",
            vec![TargetSpec::one(Targetable::Either(Players::All, Filter::CREATURE))],
            one(Effect::Replace {
                replacement: Arc::new(Replacement {
                    shield: Shield::Once,
                    ..Replacement::of(Pattern::of(DeedKind::Damage, Filter::Slot(Slot(0))), Replaced::Nothing)
                }),
                lasts: Duration::EndOfTurn,
            }),
        ),
        sorcery(
            "Bounty",
            "2G",
            vec![],
            vec![
                Effect::GainLife(
                    Players::You,
                    Amount::Plus(
                        Box::new(Amount::CountPlayers(Players::Opponents)),
                        Box::new(Amount::Devotion(Colors::only(Color::Green))),
                    ),
                )
                .into(),
                Effect::LoseLife(
                    Players::Opponents,
                    Amount::Times(2, Box::new(count(Filter::CREATURE.yours().and(Filter::Tapped)))),
                )
                .into(),
            ],
        ),
        sorcery(
            "Weigh",
            "1B",
            vec![target_creature()],
            one(Effect::Damage {
                source: Objects::This,
                to: Subjects::Objects(target(0)),
                amount: Amount::Plus(
                    Box::new(Amount::Power(Box::new(target(0)))),
                    Box::new(Amount::ManaValue(Box::new(Objects::This))),
                ),
            }),
        ),
        sorcery(
            "Scatter",
            "3U",
            vec![],
            one(Effect::Move(
                each(Filter::Either(vec![Filter::Colorless, Filter::Multicolored]).and(Filter::CREATURE)),
                Destination { place: Where::BottomAtRandom, ..Destination::to(Zone::Library) },
            )),
        ),
        sorcery(
            "Rout",
            "3R",
            vec![],
            one(Effect::Damage {
                source: Objects::This,
                to: Subjects::Objects(each(Filter::CREATURE.and(Filter::Either(vec![
                    Filter::Color(Color::White),
                    Filter::Token,
                    Filter::Power(Comparison::AtMost, Box::new(number(2))),
                ])))),
                amount: number(2),
            }),
        ),
        instant(
            "Ambush",
            "1R",
            vec![target_of(Filter::Either(vec![Filter::Attacking, Filter::Blocking]))],
            one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(3) }),
        ),
        instant("Rearguard", "W", vec![target_of(Filter::Blocked)], one(this_turn(target(0), vec![pump(2, 2)]))),
        sorcery(
            "Namesakes",
            "2U",
            vec![],
            vec![
                Instruction::from(Effect::TopUntil(Players::You, Filter::CREATURE)).into_slot(found),
                Instruction::from(Effect::Last(found)).into_slot(Slot(0x21)),
                Effect::Move(
                    Objects::Slot(found),
                    Destination { place: Where::Bottom, ..Destination::to(Zone::Library) },
                )
                .into(),
                Effect::Shuffle(Players::You).into(),
            ],
        ),
        sorcery(
            "Windfall",
            "4U",
            vec![],
            vec![
                Instruction::from(Effect::Move(
                    Objects::Top(Players::You, Box::new(number(3))),
                    Destination::to(Zone::Exile),
                ))
                .into_slot(found),
                Effect::CastFree(Objects::Slot(found)).into(),
            ],
        ),
        sorcery(
            "Harvest",
            "1G",
            vec![],
            one(is(
                Condition::All(vec![
                    Condition::TurnOf(Players::You),
                    Condition::Not(Box::new(Condition::Match(each(Filter::CREATURE.yours()), Filter::Tapped))),
                    Condition::Any(vec![
                        Condition::at_least(1, Filter::Toughness(Comparison::AtLeast, Box::new(number(4)))),
                        Condition::at_least(1, Filter::Supertype(Supertype::Legendary)),
                    ]),
                ]),
                draw(2),
                gain(2),
            )),
        ),
        instant(
            "Twist",
            "2R",
            vec![],
            one(Effect::ForEach {
                of: Subjects::Objects(each(Filter::CREATURE.and(Filter::Counter(CounterKind::PlusOne)))),
                each: found,
                body: one(Effect::Damage {
                    source: Objects::Slot(found),
                    to: Subjects::Players(Players::ControllerOf(Box::new(Objects::Slot(found)))),
                    amount: Amount::Counters(CounterKind::PlusOne, Box::new(Objects::Slot(found))),
                }),
            }),
        ),
        sorcery(
            "Wings of Wax",
            "W",
            vec![target_creature()],
            one(Effect::PutCounters(Subjects::Objects(target(0)), CounterKind::Keyword(Keyword(9)), number(1))),
        ),
    ]
}

fn statics() -> Vec<Card> {
    let depends = |affects: Objects, changes: Vec<Change>, only_if: Option<Condition>| {
        Ability::Static(Static { only_if, ..Static::new(affects, changes) })
    };
    let aura_like = Filter::AttachedTo(Box::new(Filter::CREATURE));
    vec![
        enchantment("Heavy Air", "1U", vec![anthem(Filter::Keyword(Keyword(9)), vec![Change::CantAttack])]),
        creature(
            "Night Watch",
            "1B",
            (1, 1),
            vec![depends(
                Objects::This,
                vec![pump(2, 2)],
                Some(compare(Amount::CardsIn(Zone::Graveyard, Players::You), Comparison::AtLeast, number(3))),
            )],
        ),
        creature(
            "Armed Guard",
            "1W",
            (2, 2),
            vec![depends(each(Filter::Bears(Box::new(Filter::Subtype(Subtype::EQUIPMENT)))), vec![pump(1, 1)], None)],
        ),
        enchantment(
            "Whetstone",
            "1R",
            vec![depends(each(aura_like), vec![Change::AddColors(Colors::only(Color::Red))], None)],
        ),
        creature(
            "Twin",
            "1G",
            (1, 1),
            vec![depends(
                each(Filter::SameName(Box::new(Objects::This)).and(Filter::CREATURE)),
                vec![Change::Modify(count(Filter::SameName(Box::new(Objects::This))), number(0))],
                None,
            )],
        ),
        enchantment(
            "Level Field",
            "3W",
            vec![depends(
                each(Filter::CREATURE.and(Filter::ManaValue(Comparison::Exactly, Box::new(number(2))))),
                vec![Change::Set(number(2), number(2))],
                Some(Condition::TurnOf(Players::Active)),
            )],
        ),
        enchantment(
            "Living Tools",
            "2U",
            vec![depends(
                each(Filter::Types(Types::only(Type::Artifact))),
                vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(number(2), number(2))],
                None,
            )],
        ),
    ]
}

fn replacements() -> Vec<Card> {
    vec![
        enchantment("Echoing Halls", "3U", vec![replaces(DeedKind::Create, Players::You, Replaced::Times(2))]),
        enchantment(
            "Fire Season",
            "2R",
            vec![Ability::Replacement(Replacement::of(
                Pattern {
                    source: Some(Filter::Controller(Players::You)),
                    ..Pattern::of(DeedKind::Damage, Filter::CREATURE)
                },
                Replaced::Plus(number(1)),
            ))],
        ),
        creature(
            "Troll",
            "3G",
            (4, 3),
            vec![Ability::Replacement(Replacement {
                only_if: Some(Condition::TurnOf(Players::Opponents)),
                ..Replacement::of(Pattern::of(DeedKind::Destroy, Filter::This), Replaced::Regenerates)
            })],
        ),
        enchantment(
            "Bad Luck",
            "1B",
            vec![replaces(
                DeedKind::GainLife,
                Players::Opponents,
                Replaced::Program(one(Effect::LoseLife(
                    Players::Slot(Slot::EVENT_PLAYER),
                    Amount::Slot(Slot::EVENT_AMOUNT),
                ))),
            )],
        ),
        enchantment(
            "Sluggish World",
            "2W",
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::CREATURE.and(Filter::Controller(Players::Opponents))),
                Replaced::EntersTapped,
            ))],
        ),
        enchantment(
            "Fertile Ground",
            "2G",
            vec![Ability::Replacement(Replacement::of(
                enters(Filter::CREATURE.yours().other()),
                Replaced::EntersWith(CounterKind::PlusOne, number(1)),
            ))],
        ),
        creature(
            "Scapegoat",
            "1W",
            (1, 4),
            vec![Ability::Replacement(Replacement {
                optional: true,
                ..Replacement::of(
                    Pattern { to_players: true, ..Pattern::by(DeedKind::Damage, Players::You) },
                    Replaced::Redirect(Subjects::Objects(Objects::This)),
                )
            })],
        ),
    ]
}

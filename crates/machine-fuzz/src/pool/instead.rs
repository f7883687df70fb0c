//! Cards that replace, prevent and forbid events, and that move objects until something happens (610.3, 614–616).

use std::sync::Arc;

use vademecum_abilities::*;

use super::builders::*;

/// The cards.
pub(super) fn instead() -> Vec<Card> {
    let mut cards = replacing();
    cards.extend(preventing());
    cards.extend(forbidding());
    cards.extend(entering());
    cards.extend(damaging());
    cards
}

fn enchantment(name: &str, cost: &str, ability: Ability) -> Card {
    Card::from(Values { abilities: vec![ability], ..card(name, cost, &[Type::Enchantment]) })
}

fn replaces(name: &str, cost: &str, of: Pattern, with: Replaced) -> Card {
    enchantment(name, cost, Ability::Replacement(Replacement::of(of, with)))
}

fn draw(n: i32) -> Instruction {
    Effect::Draw(Players::You, number(n)).into()
}

fn gain(n: i32) -> Instruction {
    Effect::GainLife(Players::You, number(n)).into()
}

fn by(kind: DeedKind) -> Pattern {
    Pattern::by(kind, Players::You)
}

/// A card that keeps its player alive.
pub(super) fn life_floor() -> Card {
    let by_damage = Pattern { from_damage: true, ..by(DeedKind::LoseLife) };
    let last_wall = Replacement {
        only_if: Some(Condition::at_least(1, Filter::CREATURE.yours())),
        ..Replacement::of(by_damage, Replaced::LifeAtLeast(1))
    };
    enchantment("Vow of the Last Wall", "3W", Ability::Replacement(last_wall))
}

fn replacing() -> Vec<Card> {
    let next_draw =
        Replacement { shield: Shield::Once, ..Replacement::of(by(DeedKind::Draw), Replaced::Program(vec![draw(2)])) };
    let countered = Pattern::moves(Filter::Slot(Slot(0)), Zones::only(Zone::Stack), Zones::only(Zone::Graveyard));
    vec![
        replaces("Eager Mind", "2U", by(DeedKind::Draws), Replaced::Plus(number(1))),
        replaces("Twofold Mind", "3U", by(DeedKind::Draw), Replaced::Program(vec![draw(2)])),
        replaces("Quiet Abbey", "2W", by(DeedKind::GainLife), Replaced::Program(vec![draw(1)])),
        replaces("Long Fast", "1W", Pattern::begins(Step::Draw, Players::You), Replaced::Program(vec![gain(2)])),
        replaces(
            "Bleeding Curse",
            "2B",
            Pattern::by(DeedKind::LoseLife, Players::Opponents),
            Replaced::Plus(number(1)),
        ),
        replaces(
            "Rich Season",
            "3G",
            Pattern { by_effect: true, ..Pattern::of(DeedKind::PutCounters, Filter::CREATURE.yours()) },
            Replaced::Times(2),
        ),
        sorcery(
            "Detour",
            "U",
            vec![],
            vec![Effect::Replace { replacement: Arc::new(next_draw), lasts: Duration::EndOfTurn }.into(), draw(1)],
        ),
        instant(
            "Dissolve",
            "1UU",
            vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
            vec![
                Effect::SelfReplacing {
                    replacement: Arc::new(Replacement::of(countered, Replaced::To(Zone::Exile))),
                    body: vec![Effect::Counter(target(0)).into()],
                }
                .into(),
            ],
        ),
        sorcery("Level Ground", "2W", vec![], vec![Effect::SetLife(Players::All, number(12)).into()]),
        sorcery("Exchange of Fates", "2B", vec![], vec![Effect::ExchangeLife(Players::You, Players::Opponents).into()]),
    ]
}

fn preventing() -> Vec<Card> {
    let to_you = || Pattern { to_players: true, ..by(DeedKind::Damage) };
    let prevents = |of: Pattern, then: Program, shield: Shield| Replacement {
        then,
        shield,
        ..Replacement::of(of, Replaced::Nothing)
    };
    let chosen = Slot(0x20);
    let red = Filter::Color(Color::Red);
    let from_chosen = Pattern { source: Some(Filter::Slot(chosen).and(red.clone())), ..to_you() };
    let grows =
        Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, Amount::Slot(Slot::EVENT_AMOUNT));
    let hurt = Pattern::of(DeedKind::Damage, Filter::This);
    vec![
        enchantment(
            "Soothing Balm",
            "3W",
            Ability::Replacement(prevents(
                Pattern { combat: Some(true), ..to_you() },
                vec![Effect::GainLife(Players::You, Amount::Slot(Slot::EVENT_AMOUNT)).into()],
                Shield::Lasting,
            )),
        ),
        enchantment(
            "Shelter",
            "1W",
            Ability::Replacement(prevents(
                Pattern::of(DeedKind::Damage, Filter::CREATURE.yours()),
                vec![],
                Shield::EachTime(number(1)),
            )),
        ),
        enchantment(
            "Cool Air",
            "1W",
            Ability::Replacement(prevents(Pattern { source: Some(red.clone()), ..to_you() }, vec![], Shield::Lasting)),
        ),
        enchantment(
            "Long Vigil",
            "W",
            Ability::Triggered(Triggered::on(Pattern { together: true, ..by(DeedKind::Prevent) }, vec![gain(1)])),
        ),
        instant(
            "Chalk Circle",
            "W",
            vec![],
            vec![
                Instruction::from(Effect::ChooseSource(red)).into_slot(chosen),
                Effect::Replace {
                    replacement: Arc::new(prevents(from_chosen, vec![], Shield::Once)),
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        ),
        instant(
            "Shared Veil",
            "1W",
            vec![],
            vec![
                Effect::Shield {
                    on: Subjects::Objects(Objects::Each(Filter::CREATURE.yours())),
                    amount: number(2),
                    lasts: Duration::EndOfTurn,
                }
                .into(),
            ],
        ),
        creature(
            "Moor Hydra",
            "2GG",
            (3, 3),
            vec![Ability::Replacement(Replacement {
                then: vec![grows.into()],
                ..Replacement::of(hurt, Replaced::Nothing)
            })],
        ),
    ]
}

fn forbidding() -> Vec<Card> {
    let third_draw = Condition::Compare(Amount::Drawn(Players::Opponents), Comparison::AtLeast, number(2));
    let curfew = Replacement {
        only_if: Some(third_draw),
        ..Replacement::of(Pattern::by(DeedKind::Draw, Players::Opponents), Replaced::Cant)
    };
    let buried = Pattern { from: Zones::only(Zone::Graveyard), ..enters(Filter::CREATURE) };
    vec![
        replaces("Drought", "1B", Pattern::by(DeedKind::GainLife, Players::Opponents), Replaced::Cant),
        replaces("Amber Wall", "4W", by(DeedKind::LoseLife), Replaced::Cant),
        replaces("Blind Fury", "1R", Pattern::by(DeedKind::Prevent, Players::All), Replaced::Cant),
        replaces("Oath of Life", "1G", Pattern::of(DeedKind::Sacrifice, Filter::CREATURE), Replaced::Cant),
        replaces("Sealed Crypt", "1B", buried, Replaced::Cant),
        enchantment("Curfew", "1U", Ability::Replacement(curfew)),
    ]
}

fn entering() -> Vec<Card> {
    let theirs = || enters(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
    let (chosen, gone) = (Slot(0x20), Slot(0x21));
    let buried = Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You));
    let choose = Effect::Choose { who: Players::You, among: Objects::Each(buried), least: number(0), most: number(3) };
    let feeds = Replaced::EntersAfter {
        program: vec![
            Instruction::from(choose).into_slot(chosen),
            Instruction::from(Effect::Move(Objects::Slot(chosen), Destination::to(Zone::Exile))).into_slot(gone),
        ],
        with: Some((CounterKind::PlusOne, Amount::Slot(gone))),
    };
    let until = Pattern::moves(Filter::This, Zones::only(Zone::Battlefield), Zones::NONE);
    let jails = SpellAbility {
        modal: None,
        targets: vec![target_creature()],
        program: vec![Effect::MoveUntil { what: target(0), to: Zone::Exile, until }.into()],
    };
    let top = Objects::Top(Players::You, Box::new(number(1)));
    vec![
        replaces("Press Gang", "3UU", theirs(), Replaced::EntersUnder(Players::You)),
        replaces("Border Post", "1W", theirs(), Replaced::EntersTapped),
        creature("Ghoul", "2B", (1, 1), vec![Ability::Replacement(Replacement::of(enters(Filter::This), feeds))]),
        creature(
            "Jailer",
            "2W",
            (2, 2),
            vec![Ability::Triggered(Triggered { effect: jails, ..Triggered::on(enters(Filter::This), vec![]) })],
        ),
        sorcery("Fetch", "U", vec![], vec![Effect::Move(top, Destination::to(Zone::Hand)).into()]),
    ]
}

fn damaging() -> Vec<Card> {
    let toxic = KeywordAbility { number: Some(number(2)), ..Keyword(164).into() };
    let excess = Pattern { excess: true, ..Pattern::of(DeedKind::Damage, Filter::CREATURE) };
    vec![
        creature("Rotter", "1B", (2, 2), vec![keyword(80)]),
        creature("Carrier", "1G", (2, 1), vec![keyword(90)]),
        creature("Mite", "G", (1, 1), vec![Ability::Keyword(toxic)]),
        sorcery(
            "Blast",
            "2R",
            vec![target_creature()],
            vec![
                Effect::ExcessDamage {
                    source: Objects::This,
                    to: target(0),
                    amount: number(5),
                    excess: Subjects::Players(Players::ControllerOf(Box::new(target(0)))),
                }
                .into(),
            ],
        ),
        enchantment("Feast of Blows", "1R", Ability::Triggered(Triggered::on(excess, vec![gain(1)]))),
    ]
}

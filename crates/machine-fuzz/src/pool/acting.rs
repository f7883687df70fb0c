//! Cards with keyword actions (701), so that every one of them is used.

use vademecum_abilities::*;
use vademecum_machine::actions;

use super::builders::*;

/// The cards.
pub(super) fn acting() -> Vec<Card> {
    let one = |effect: Effect| -> Program { vec![effect.into()] };
    let opponents = |least: u8| {
        let theirs = Filter::CREATURE.and(Filter::Controller(Players::Opponents));
        TargetSpec::some(Targetable::Object(theirs), least, 1)
    };
    let monstrous = || Pattern::of(DeedKind::BecomeMonstrous, Filter::This);
    let any = |n: i32| Condition::Compare(Amount::Slot(Slot(0x20)), Comparison::AtLeast, number(n));
    let clash = vec![
        Instruction::from(Effect::Clash).into_slot(Slot::FIRST_FREE),
        Effect::If {
            condition: Condition::Holds(Slot::FIRST_FREE),
            then: one(Effect::Draw(Players::You, number(1))),
            otherwise: one(Effect::LoseLife(Players::You, number(1))),
        }
        .into(),
    ];
    let votes = vec![
        Effect::Vote(Ballot::Words(vec![Slot(0x20), Slot(0x21)])).into(),
        Effect::If {
            condition: any(2),
            then: one(Effect::GainLife(Players::All, number(1))),
            otherwise: one(Effect::Proliferate(Players::You)),
        }
        .into(),
    ];
    let exile = vec![
        Instruction::from(Effect::Vote(Ballot::Objects(Objects::Each(Filter::CREATURE)))).into_slot(Slot::FIRST_FREE),
        Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Exile)).into(),
    ];
    let sizes = Doubled::Size { of: target(0), power: true, toughness: true, lasts: Duration::EndOfTurn };
    let counters = Doubled::Counters(Subjects::Objects(target(0)), CounterKind::PlusOne);
    let swap_zones =
        Exchanged::Cards(Objects::Zone(Zone::Hand, Players::You), Objects::Zone(Zone::Graveyard, Players::You));
    let numbers = Exchanged::Numbers(ExchangedNumber::Life(Players::You), ExchangedNumber::Toughness(target(0)));
    let reward = std::sync::Arc::new(Triggered::on(
        Pattern::of(DeedKind::Note, Filter::Any),
        one(Effect::GainLife(Players::You, number(2))),
    ));
    let exerted = Pattern::by(DeedKind::Exert, Players::You);
    let scried = Pattern::by(DeedKind::Scry, Players::All);
    let orator = Static::new(Objects::This, vec![Change::MoreVotes(1)]);
    let replaces = |kind: DeedKind, who: Players, with: Replaced| {
        Ability::Replacement(Replacement::of(Pattern::by(kind, who), with))
    };
    let search = |who: Players, filter: Filter, up_to: bool| Effect::Search { who, filter, most: number(2), up_to };
    let lost = Filter::SameName(Box::new(Objects::Slot(Slot(0x30))));
    vec![
        creature(
            "Archive Keeper",
            "1W",
            (2, 1),
            vec![
                replaces(DeedKind::Search, Players::Opponents, Replaced::SearchTop(4)),
                replaces(DeedKind::Mill, Players::You, Replaced::Times(2)),
            ],
        ),
        creature(
            "Worn Surveyor",
            "1G",
            (1, 1),
            vec![
                Ability::Triggered(Triggered::on(
                    Pattern { together: true, ..Pattern::by(DeedKind::Search, Players::All) },
                    one(Effect::GainLife(Players::You, number(1))),
                )),
                Ability::Triggered(Triggered::on(
                    Pattern::by(DeedKind::Shuffle, Players::You),
                    one(Effect::GainLife(Players::You, number(1))),
                )),
            ],
        ),
        sorcery(
            "Wide Survey",
            "1U",
            vec![],
            vec![
                Instruction::from(search(Players::All, Filter::Any, false)).into_slot(Slot::FIRST_FREE),
                Instruction::from(search(Players::You, Filter::LAND, true)).into_slot(Slot(0x21)),
                Effect::Reveal(Objects::Slot(Slot::FIRST_FREE)).into(),
                Effect::Shuffle(Players::All).into(),
                Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Library)).into(),
            ],
        ),
        sorcery(
            "Vain Quest",
            "U",
            vec![],
            vec![
                Effect::May {
                    who: Players::You,
                    decider: Slot(0x21),
                    then: one(search(Players::You, lost, false)),
                    otherwise: Program::new(),
                }
                .into(),
                Effect::Shuffle(Players::You).into(),
            ],
        ),
        instant(
            "Gathered Leaves",
            "G",
            vec![TargetSpec::some(Targetable::Object(Filter::CREATURE), 0, 1)],
            vec![
                Effect::ShuffleInto { what: target(0), of: Players::OwnerOf(Box::new(target(0))) }.into(),
                Effect::ShuffleInto { what: target(0), of: Players::You }.into(),
            ],
        ),
        instant("Redouble", "R", vec![target_creature()], one(Effect::Double(sizes))),
        instant("Second Growth", "G", vec![target_creature()], one(Effect::Double(counters))),
        sorcery("Dawn Tithe", "2W", vec![], one(Effect::Double(Doubled::Life(Players::You)))),
        instant("Mana Echo", "U", vec![], one(Effect::Double(Doubled::Mana(Players::All)))),
        sorcery(
            "Traded Places",
            "1U",
            vec![target_creature(), opponents(1)],
            one(Effect::Exchange(Exchanged::Control(target(0), target(1)))),
        ),
        sorcery("Turned Pockets", "2B", vec![], one(Effect::Exchange(swap_zones))),
        sorcery("Sap for Blood", "G", vec![target_creature()], one(Effect::Exchange(numbers))),
        sorcery("Knotted Thread", "U", vec![], one(Effect::Fateseal(number(2)))),
        sorcery("Test of Wits", "1R", vec![], clash),
        instant("Spread", "U", vec![], one(Effect::Proliferate(Players::You))),
        sorcery("Warrant", "W", vec![opponents(1)], vec![actions::detain(target(0))]),
        instant("New Recruits", "1W", vec![], one(Effect::Populate(Players::You))),
        creature(
            "Waking Hydra",
            "1G",
            (2, 2),
            vec![
                activated(Cost::mana(mana("2")), vec![], one(Effect::Monstrosity(number(2)))),
                Ability::Triggered(Triggered::on(monstrous(), one(Effect::LoseLife(Players::Opponents, Amount::X)))),
                Ability::Static(Static {
                    only_if: Some(Condition::Match(Objects::This, Filter::Monstrous)),
                    ..Static::new(Objects::This, vec![Change::Gain(Keyword(19))])
                }),
            ],
        ),
        sorcery("Town Council", "1W", vec![], votes),
        sorcery("Banishing Vote", "2W", vec![], exile),
        creature("Loud Orator", "W", (1, 1), vec![Ability::Static(orator)]),
        instant("Rally", "W", vec![], one(Effect::Bolster(Players::You, number(2)))),
        sorcery(
            "Shield Wall",
            "1W",
            vec![TargetSpec::some(Targetable::Object(Filter::CREATURE), 0, 2)],
            vec![actions::support(Slot(0))],
        ),
        instant("Mocking Word", "R", vec![target_creature()], vec![actions::goad(target(0))]),
        creature(
            "Tireless Cat",
            "1W",
            (2, 2),
            vec![
                Ability::Static(Static::new(
                    Objects::This,
                    vec![Change::MayPayToAttack(Cost::of(CostPart::Exert), reward)],
                )),
                Ability::Triggered(Triggered::on(exerted, one(Effect::Scry(Players::You, number(1))))),
                activated(Cost::of(CostPart::Exert), vec![], one(Effect::Exert(Objects::This))),
            ],
        ),
        creature(
            "Star Reader",
            "U",
            (1, 2),
            vec![Ability::Triggered(Triggered::on(
                Pattern { together: true, ..scried },
                one(Effect::GainLife(Players::You, number(1))),
            ))],
        ),
        sorcery("Night of Omens", "U", vec![], one(Effect::Scry(Players::All, number(1)))),
    ]
}

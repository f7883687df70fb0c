//! The quoted Talismanes, Tótems, Armas and Oros.

use std::sync::Arc;

use super::{FIRST, RaceNames, SECOND, as_it_enters, destroy, draw, gold, mill, printed, shuffle, some, yours_of};
use crate::{
    ability::{Ability, ChosenBy, Event, Manner, Moment, Phase, Quality, Static, Targets},
    card::{Card, CardError, Cards, Kind},
    effect::{Effect, StrengthChange, Until},
    filter::{Amount, Filter, Side, Which, Who, Zone},
};

pub(super) fn add(cards: &mut Cards) -> Result<(), CardError> {
    let names = RaceNames::new(cards)?;
    let all = [talismans(&names), responses(), rest(&names)];
    all.into_iter().flatten().try_for_each(|card| cards.add(card).map(|_| ()))
}

fn talisman(name: &str, cost: u8, abilities: Vec<Ability>) -> Card {
    Card { name: name.to_owned(), ..printed(Kind::Talisman, Some(cost), abilities) }
}

fn played() -> Ability {
    Ability::activated(&[])
}

fn talismans(names: &RaceNames) -> Vec<Card> {
    let opposing_ally = || Filter::allies().opposing();
    let totems = Filter::kind(Kind::Totem).yours();
    vec![
        talisman(
            "Transmutación",
            3,
            vec![
                Ability::activated(&[Moment::OwnVigil])
                    .does(Effect::LoseAbility(Which::All(totems.clone()), Until::FinalPhase))
                    .then(Effect::ConsiderAlly(Which::All(totems), Arc::new(Amount::OwnCost), Until::FinalPhase)),
            ],
        ),
        talisman(
            "Misil Mágico",
            2,
            vec![Ability::activated(&[Moment::War]).choosing([
                played().does(draw(2)),
                played().with_target(Filter::allies()).does(Effect::Strength(
                    FIRST,
                    StrengthChange::Add(Amount::Fixed(2)),
                    Until::FinalPhase,
                )),
            ])],
        ),
        talisman(
            "Ser de Arena",
            2,
            vec![
                played()
                    .with_target(Filter::kind(Kind::Gold).yours().and(Filter::In(&[Zone::Reserve])))
                    .does(Effect::PutIn(Zone::Defence, FIRST))
                    .then(Effect::LoseAbility(FIRST, Until::FinalPhase))
                    .then(Effect::ConsiderAlly(
                        FIRST,
                        Arc::new(Amount::Count(Filter::kind(Kind::Gold).yours().and(Filter::In(&[Zone::Reserve])))),
                        Until::FinalPhase,
                    ))
                    .does(Effect::InFinalPhase(Box::new(Effect::PutIn(Zone::Reserve, FIRST)))),
            ],
        ),
        talisman(
            "Joyero",
            4,
            vec![played().with_target(Filter::kind(Kind::Gold).opposing()).does(Effect::GainControl(FIRST))],
        ),
        talisman(
            "Bola de Fuego",
            2,
            vec![played().with_target(Filter::kind(Kind::Gold).negated()).does(destroy(FIRST))],
        ),
        talisman(
            "Flecha Ácida",
            2,
            vec![
                played().with_target(opposing_ally().and(Filter::StrengthAtMost(2))).does(destroy(FIRST)).does(draw(1)),
            ],
        ),
        talisman(
            "Sombras Areneras",
            3,
            vec![
                played()
                    .with_target(yours_of(names.eternal))
                    .with_targets(some(2, opposing_ally()))
                    .does(shuffle(FIRST))
                    .so_that(shuffle(SECOND)),
                Ability { place: crate::ability::Place::Anywhere, ..Ability::continuous(vec![Static::AnnulledFor(3)]) },
            ],
        ),
        talisman(
            "Ma'arrat An-Numan",
            6,
            vec![played().does(Effect::Move(Manner::Exile, Which::All(Filter::allies())))],
        ),
        talisman(
            "Hogar de Demonios",
            6,
            vec![played().does(Effect::PlayTogether { zone: Zone::Exile, filter: Filter::allies(), most: None })],
        ),
        talisman(
            "La Ira de Tifón",
            4,
            vec![played().does(Effect::DiscardHand(Who::Each)).then(Effect::Draw {
                who: Who::Each,
                count: Amount::Fixed(4),
                up_to: false,
            })],
        ),
        talisman(
            "Producir Terremoto",
            3,
            vec![played().does(mill(Who::Each, 3)), Ability::of_itself(Quality::NotAnnulled)],
        ),
        talisman("Plaga", 5, vec![played().with_targets(some(2, opposing_ally())).does(destroy(FIRST))]),
        talisman(
            "El Juicio de Dios",
            3,
            vec![
                played()
                    .with_targets(Targets {
                        chosen_by: ChosenBy::EachPlayer,
                        ..some(2, Filter::kind(Kind::Gold).negated())
                    })
                    .does(destroy(FIRST)),
            ],
        ),
        talisman(
            "Antropófagos",
            4,
            vec![
                played()
                    .with_target(opposing_ally())
                    .does(Effect::GainControl(FIRST))
                    .then(Effect::InFinalPhase(Box::new(destroy(FIRST)))),
            ],
        ),
        talisman("¡Desleal!", 3, vec![played().with_target(opposing_ally()).does(Effect::Move(Manner::Exile, FIRST))]),
        Card {
            is_unique: true,
            ..talisman(
                "Consumir las Aguas",
                3,
                vec![
                    Ability::of_itself(Quality::NotAnnulled),
                    played().choosing([Kind::Totem, Kind::Orb].map(|kind| {
                        played()
                            .with_target(Filter::kind(kind))
                            .does(destroy(FIRST))
                            .so_that(Effect::Search { zone: Zone::Deck, filter: Filter::kind(kind), slot: 0 })
                            .then(Effect::PutIn(Zone::Hand, Which::Slot(0)))
                    })),
                ],
            )
        },
        talisman(
            "Ojos de Serpiente",
            3,
            vec![
                played()
                    .with_target(Filter::kind(Kind::Totem).opposing())
                    .does(Effect::LoseAbility(FIRST, Until::LeavesPlay)),
            ],
        ),
    ]
}

fn responses() -> Vec<Card> {
    vec![
        Card {
            is_unique: true,
            ..talisman(
                "Relámpago Arcano",
                1,
                vec![
                    Ability::in_response(Event::WouldBeAffected(Filter::Any.yours()))
                        .with_target(Filter::Any)
                        .does(Effect::Redirect(FIRST))
                        .does(Effect::Mill(Who::Opponent, Amount::CostOf(Box::new(FIRST)))),
                ],
            )
        },
        talisman(
            "Levantar a los Muertos",
            4,
            vec![
                Ability::in_response(Event::AttackDeclared(Side::Opposing))
                    .does(Effect::Search { zone: Zone::Graveyard, filter: Filter::allies(), slot: 0 })
                    .then(Effect::Play { which: Which::Slot(0), free: true })
                    .does(Effect::MustBlock(Which::Slot(0))),
            ],
        ),
        talisman(
            "Maldición Danaan",
            3,
            vec![
                Ability::in_response(Event::UsesAbility(Filter::allies().opposing()))
                    .does(Effect::Cancel)
                    .does(Effect::Discard(Who::Opponent, 1)),
            ],
        ),
        talisman(
            "La Traición de MacAlpin",
            1,
            vec![
                Ability::in_response(Event::WouldLeave {
                    card: Filter::allies().yours(),
                    by: Manner::ALL,
                    only_opposing_abilities: false,
                })
                .does(Effect::Prevent),
            ],
        ),
        talisman(
            "Aulladores Blancos",
            2,
            vec![
                Ability::in_response(Event::LeavesBy(Filter::Any.yours(), &[Manner::Destroy]))
                    .with_target(Filter::SameKindAsEvent.opposing())
                    .does(destroy(FIRST)),
            ],
        ),
    ]
}

fn rest(names: &RaceNames) -> Vec<Card> {
    let card = |kind, name: &str, cost, abilities| Card { name: name.to_owned(), ..printed(kind, cost, abilities) };
    let totem = |name, cost, abilities| card(Kind::Totem, name, Some(cost), abilities);
    let vigil = || Ability::activated(&[Moment::OwnVigil]);
    vec![
        totem(
            "Murallas de Adriano",
            2,
            vec![
                vigil()
                    .once_per_turn()
                    .does(Effect::NameRace(Filter::allies().yours()))
                    .does(Effect::ConsiderRace(Which::All(Filter::allies().yours()), Until::FinalPhase)),
            ],
        ),
        totem("Tótem de Nwyre", 3, vec![played().for_cost(gold(1)).does(draw(1))]),
        Card {
            is_unique: true,
            ..totem(
                "Guiza",
                5,
                vec![
                    as_it_enters()
                        .does(Effect::LoseAbility(Which::All(Filter::allies()), Until::LeavesPlay))
                        .then(shuffle(Which::All(Filter::allies()))),
                    Ability::continuous(vec![Static::NobodyPlays(Filter::allies())]),
                    vigil()
                        .for_any_player()
                        .for_cost(gold(3))
                        .with_target(Filter::kind(Kind::Totem).yours())
                        .does(Effect::ConsiderAlly(FIRST, Arc::new(Amount::OwnCost), Until::FinalPhase)),
                ],
            )
        },
        totem("Templo del Desierto", 3, vec![Ability::continuous(vec![Static::OneAttacker])]),
        totem(
            "País Sin Luz",
            2,
            vec![
                Ability::in_response(Event::LeavesBy(yours_of(names.shadow), &[Manner::Destroy, Manner::Exile]))
                    .does(Effect::Draw { who: Who::You, count: Amount::CostOf(Box::new(Which::Event)), up_to: false }),
            ],
        ),
        totem(
            "Ulster",
            2,
            vec![Ability::continuous(vec![Static::Strength(yours_of(names.defender), Amount::Fixed(2))])],
        ),
        Card {
            is_unique: true,
            ..totem(
                "Dendera",
                4,
                vec![
                    Ability::continuous(vec![Static::UnaffectedBy(
                        Filter::This,
                        crate::card::Kinds::only(Kind::Talisman),
                    )]),
                    vigil()
                        .once_per_turn()
                        .does(Effect::LookAtTop(3, 0))
                        .so_that(Effect::ChooseFrom(0, 1))
                        .then(Effect::PutIn(Zone::Hand, Which::Slot(1)))
                        .then(Effect::PutIn(Zone::Graveyard, Which::Slot(0))),
                ],
            )
        },
        card(
            Kind::Weapon,
            "Dardos Envenenados",
            Some(1),
            vec![Ability::triggered(Event::Phase(Phase::Vigil, Some(Side::Yours))).does(Effect::Strength(
                Which::Carrier,
                StrengthChange::Add(Amount::Fixed(-1)),
                Until::LeavesPlay,
            ))],
        ),
        card(
            Kind::Weapon,
            "Sedienta",
            Some(2),
            vec![Ability::continuous(vec![Static::LoseAbility(Filter::Carrier), Static::NoModifiers(Filter::Carrier)])],
        ),
        card(
            Kind::Gold,
            "Ofrenda a los Dioses",
            None,
            vec![
                Ability::continuous(vec![Static::Strength(yours_of(names.olympian), Amount::Fixed(1))])
                    .while_in(Zone::Reserve),
            ],
        ),
        card(
            Kind::Gold,
            "Águila Imperial",
            None,
            vec![
                Ability::continuous(vec![Static::LoseAbility(Filter::allies().and(Filter::StrengthIs(1)))])
                    .while_in(Zone::Reserve),
            ],
        ),
        Card {
            is_unique: true,
            ..card(
                Kind::Gold,
                "Cruz Templaria",
                None,
                vec![
                    vigil()
                        .for_cost(crate::ability::Cost::Move(Manner::Exile, Which::This))
                        .does(Effect::Search { zone: Zone::Deck, filter: Filter::allies(), slot: 0 })
                        .then(Effect::Play { which: Which::Slot(0), free: false })
                        .does(Effect::InFinalPhase(Box::new(Effect::Move(Manner::Exile, Which::Slot(0))))),
                ],
            )
        },
    ]
}

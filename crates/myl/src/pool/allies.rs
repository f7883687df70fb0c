//! The quoted allies.

use std::sync::Arc;

use super::{
    FIRST, RaceNames, SECOND, another, as_it_enters, destroy, draw, gold, mill, shuffle, some, strongest, yours_of,
};
use crate::{
    ability::{Ability, Cost, Event, Manner, Moment, Phase, Quality, Static},
    card::{Card, CardError, Cards, Kind, Kinds, Race},
    effect::{Condition, Effect, StrengthChange, Until},
    filter::{Amount, Filter, Side, Which, Who, Zone},
};

fn ally(name: &str, (cost, strength): (u8, u8), race: Race, abilities: Vec<Ability>) -> Card {
    Card {
        name: name.to_owned(),
        kind: Kind::Ally,
        cost: Some(cost),
        strength: Some(strength),
        race: Some(race),
        is_unique: false,
        abilities,
    }
}

fn unique(card: Card) -> Card {
    Card { is_unique: true, ..card }
}

fn vigil() -> Ability {
    Ability::activated(&[Moment::OwnVigil])
}

/// Prevents that the card leaves play in some ways.
fn shield(by: &'static [Manner], only_opposing_abilities: bool) -> Ability {
    Ability::in_response(Event::WouldLeave { card: Filter::This, by, only_opposing_abilities }).does(Effect::Prevent)
}

/// Played from the Cementerio for so many Oros.
fn back_from_the_graveyard(cost: i16) -> Ability {
    vigil().while_in(Zone::Graveyard).for_cost(gold(cost)).does(Effect::Play { which: Which::This, free: true })
}

pub(super) fn add(cards: &mut Cards) -> Result<(), CardError> {
    let names = RaceNames::new(cards)?;
    let all = [first(&names), second(&names), third(&names)];
    all.into_iter().flatten().try_for_each(|card| cards.add(card).map(|_| ()))
}

fn first(names: &RaceNames) -> Vec<Card> {
    vec![
        unique(ally(
            "Simón de Montfort",
            (3, 2),
            names.knight,
            vec![vigil().once_per_turn().does(Effect::Generate(2, Some(Kinds::only(Kind::Totem))))],
        )),
        ally(
            "Oseye",
            (2, 3),
            names.priest,
            vec![
                Ability::of_itself(Quality::NotAnnulled),
                Ability::of_itself(Quality::AttacksAtOnce),
                shield(&[Manner::Destroy, Manner::Exile], false)
                    .for_cost(Cost::Gold(Amount::OwnCost))
                    .then(Effect::Move(Manner::Raise, Which::This)),
            ],
        ),
        ally(
            "Tancredo",
            (3, 2),
            names.knight,
            vec![Ability::triggered(Event::Attacks(Filter::This)).does(Effect::Strength(
                Which::This,
                StrengthChange::Double,
                Until::FinalPhase,
            ))],
        ),
        ally(
            "Org, el Hechicero",
            (2, 0),
            names.dragon,
            vec![
                Ability::activated(&[Moment::War])
                    .for_cost(gold(2))
                    .with_target(Filter::allies().opposing())
                    .does(Effect::Strength(FIRST, StrengthChange::Set(Amount::Fixed(0)), Until::FinalPhase)),
            ],
        ),
        ally(
            "Afrodita",
            (3, 1),
            names.olympian,
            vec![
                vigil()
                    .once_per_turn()
                    .does(Effect::NameKind(Kinds::only(Kind::Talisman)))
                    .does(Effect::LookAtTop(1, 0))
                    .then(Effect::If(
                        Condition::OfNamedKind(0),
                        Box::new(Effect::Play { which: Which::Slot(0), free: true }),
                        Box::new(Effect::ShuffleIn(Which::Slot(0))),
                    )),
            ],
        ),
        ally(
            "Tethra",
            (4, 2),
            names.shadow,
            vec![Ability::in_response(Event::LeavesBy(Filter::This, &[Manner::Destroy])).does(Effect::Lasting(
                Arc::new(Static::NobodyPlays(Filter::Kind(Kinds::only(Kind::Weapon).with(Kind::Totem)))),
            ))],
        ),
        ally(
            "Haquika",
            (3, 2),
            names.priest,
            vec![
                Ability::of_itself(Quality::Indestructible),
                as_it_enters().optional().with_target(Filter::allies().opposing()).does(Effect::GainControl(FIRST)),
                Ability::triggered(Event::Leaves(Filter::This)).does(Effect::ReturnTaken),
            ],
        ),
        ally(
            "Fergus",
            (2, 1),
            names.defender,
            vec![vigil().once_per_turn().with_targets(strongest()).does(destroy(FIRST))],
        ),
        ally(
            "Sir Persival",
            (3, 2),
            names.knight,
            vec![as_it_enters().with_target(Filter::allies().opposing()).does(shuffle(FIRST))],
        ),
        unique(ally(
            "Apophis",
            (5, 4),
            names.eternal,
            vec![
                Ability::continuous(vec![Static::LoseAbility(another(Filter::allies()))]),
                Ability::triggered(Event::Played(Filter::kind(Kind::Gold).negated().and(Filter::Of(Side::Opposing))))
                    .does(mill(Who::Opponent, 3)),
            ],
        )),
        unique(ally(
            "Felipe II",
            (4, 2),
            names.knight,
            vec![
                Ability::triggered(Event::EntersOrLeaves(Filter::This))
                    .with_target(Filter::kind(Kind::Gold).opposing())
                    .does(destroy(FIRST)),
            ],
        )),
        ally(
            "Gruagash",
            (5, 2),
            names.shadow,
            vec![
                as_it_enters()
                    .does(Effect::LoseAbility(Which::All(another(Filter::allies())), Until::LeavesPlay))
                    .then(shuffle(Which::All(another(Filter::allies())))),
            ],
        ),
        ally(
            "Las Erinias",
            (4, 1),
            names.olympian,
            vec![as_it_enters().with_targets(strongest()).does(destroy(FIRST))],
        ),
        ally(
            "Takelot",
            (3, 2),
            names.priest,
            vec![
                as_it_enters().does(Effect::NameCard).then(Effect::NamedLoseAbility(Until::ThisLeavesPlay)),
                shield(&[Manner::Destroy, Manner::Exile], true).for_cost(gold(2)),
            ],
        ),
    ]
}

fn second(names: &RaceNames) -> Vec<Card> {
    vec![
        ally(
            "Tumulario",
            (4, 1),
            names.shadow,
            vec![as_it_enters().does(Effect::PlayTogether {
                zone: Zone::Graveyard,
                filter: Filter::allies(),
                most: Some(1),
            })],
        ),
        ally(
            "Dragón de Magma",
            (4, 3),
            names.dragon,
            vec![as_it_enters().with_target(Filter::allies().opposing()).does(destroy(FIRST))],
        ),
        ally(
            "Aed",
            (5, 2),
            names.defender,
            vec![
                as_it_enters()
                    .optional()
                    .with_targets(some(2, Filter::allies().opposing()))
                    .does(Effect::Move(Manner::Raise, FIRST)),
            ],
        ),
        ally("Eolo", (6, 1), names.olympian, vec![as_it_enters().does(destroy(Which::All(another(Filter::Any))))]),
        ally(
            "Baal-Zaphon",
            (1, 1),
            names.eternal,
            vec![
                Ability::of_itself(Quality::Indestructible),
                Ability::of_itself(Quality::Unexilable),
                Ability::of_itself(Quality::OneInPlay),
                vigil().once_per_turn().for_any_player().does(Effect::ShuffleFromGraveyard(3)),
            ],
        ),
        unique(ally(
            "El Gran Zeus",
            (5, 5),
            names.olympian,
            vec![
                Ability::of_itself(Quality::Indestructible),
                vigil().once_per_turn().does(Effect::Draw { who: Who::You, count: Amount::Fixed(2), up_to: true }),
            ],
        )),
        unique(ally(
            "Ramsés II",
            (4, 6),
            names.pharaoh,
            vec![
                Ability::of_itself(Quality::CannotBlock),
                vigil()
                    .once_per_turn()
                    .for_cost(Cost::Discard(1))
                    .does(Effect::Gain(Which::This, Quality::Indestructible, Until::NextVigil))
                    .then(Effect::Gain(Which::This, Quality::Unexilable, Until::NextVigil)),
                Ability::in_response(Event::IsBlocked(Filter::This)).does(Effect::DamageAsUnblocked(Which::This)),
            ],
        )),
        ally(
            "Morgana",
            (4, 2),
            names.faerie,
            vec![
                Ability::of_itself(Quality::OneInPlay),
                vigil()
                    .once_per_turn()
                    .with_target(Filter::allies().yours())
                    .with_target(Filter::allies().opposing())
                    .for_cost(Cost::Move(Manner::Destroy, FIRST))
                    .does(Effect::Move(Manner::Exile, SECOND)),
            ],
        ),
        ally(
            "Qer-Her",
            (3, 2),
            names.priest,
            vec![
                Ability::activated(&[])
                    .with_target(Filter::allies().opposing())
                    .for_cost(Cost::Move(Manner::Destroy, Which::This))
                    .does(Effect::Move(Manner::Raise, FIRST)),
                back_from_the_graveyard(3),
            ],
        ),
        ally(
            "Duque Godofredo",
            (2, 2),
            names.knight,
            vec![Ability::continuous(vec![Static::Strength(yours_of(names.knight), Amount::Fixed(1))])],
        ),
        ally(
            "Duque Enrico Dandolo",
            (3, 2),
            names.knight,
            vec![
                Ability::in_response(Event::Played(Filter::kind(Kind::Talisman).opposing()))
                    .for_cost(Cost::Move(Manner::Exile, Which::This))
                    .does(Effect::Annul),
            ],
        ),
        ally(
            "Tritón",
            (3, 1),
            names.olympian,
            vec![Ability::triggered(Event::EntersOrLeaves(Filter::This)).optional().does(draw(1))],
        ),
        ally(
            "Visir",
            (2, 1),
            names.pharaoh,
            vec![
                as_it_enters()
                    .optional()
                    .with_target(yours_of(names.pharaoh))
                    .for_cost(Cost::Move(Manner::Shuffle, FIRST))
                    .does(draw(2)),
            ],
        ),
    ]
}

fn third(names: &RaceNames) -> Vec<Card> {
    vec![
        ally(
            "Amyrteos",
            (2, 1),
            names.pharaoh,
            vec![
                Ability::triggered(Event::Leaves(Filter::This))
                    .optional()
                    .does(Effect::Search { zone: Zone::Deck, filter: Filter::kind(Kind::Gold), slot: 0 })
                    .then(Effect::PutInPlay(Which::Slot(0))),
            ],
        ),
        unique(ally(
            "Bran",
            (4, 3),
            names.defender,
            vec![
                Ability::in_response(Event::AttackDeclared(Side::Opposing))
                    .for_cost(Cost::Move(Manner::Raise, Which::This))
                    .does(Effect::CancelAttack)
                    .then(Effect::DiscardAtRandom(Who::Opponent, 1)),
            ],
        )),
        ally(
            "Puck",
            (4, 2),
            names.faerie,
            vec![
                Ability::in_response(Event::AttackDeclared(Side::Opposing))
                    .once_per_turn()
                    .for_cost(gold(1))
                    .with_target(Filter::allies().opposing().and(Filter::Attacking))
                    .does(Effect::CancelAttackOf(FIRST)),
                Ability::in_response(Event::BlockDeclared(Side::Opposing))
                    .once_per_turn()
                    .for_cost(gold(1))
                    .with_target(Filter::allies().opposing().and(Filter::Blocking))
                    .does(Effect::CancelBlockOf(FIRST)),
            ],
        ),
        ally(
            "Zazamoukh",
            (3, 2),
            names.priest,
            vec![
                Ability::in_response(Event::WouldBeAffected(Filter::allies().yours()))
                    .does(Effect::Redirect(Which::This)),
                back_from_the_graveyard(3),
            ],
        ),
        ally(
            "Oengus",
            (2, 1),
            names.shadow,
            vec![
                Ability::activated(&[Moment::War])
                    .for_cost(Cost::Move(Manner::Destroy, Which::This))
                    .does(mill(Who::Opponent, 2)),
                back_from_the_graveyard(2),
            ],
        ),
        ally(
            "Wyrms Abismal",
            (4, 4),
            names.shadow,
            vec![
                Ability::in_response(Event::LeavesBy(yours_of(names.shadow), &[Manner::Destroy]))
                    .does(Effect::PlayerDestroys(Who::Opponent, Filter::allies(), 1)),
            ],
        ),
        ally(
            "Rey Arturo Pendragón",
            (5, 2),
            names.knight,
            vec![
                Ability::of_itself(Quality::OneInPlay),
                Ability::continuous(vec![Static::Strength(yours_of(names.knight), Amount::Fixed(1))]),
                Ability::triggered(Event::Phase(Phase::Regroup, None)).does(mill(Who::Opponent, 2)),
                shield(&[Manner::Destroy], false).for_cost(Cost::Discard(2)),
            ],
        ),
        ally(
            "Hidra de Lernea",
            (4, 3),
            names.titan,
            vec![Ability::continuous(vec![Static::DestroyedOnlyBy(Filter::This, names.hero)])],
        ),
        ally(
            "Dionisio",
            (5, 0),
            names.olympian,
            vec![Ability::continuous(vec![
                Static::Consider(Filter::This, Kinds::default(), Some(names.hero)),
                Static::Strength(
                    Filter::This,
                    Amount::Count(
                        Filter::allies()
                            .yours()
                            .and(Filter::Or(vec![Filter::Race(names.olympian), Filter::Race(names.hero)])),
                    ),
                ),
            ])],
        ),
        ally(
            "Atalanta",
            (5, 4),
            names.hero,
            vec![Ability::continuous(vec![Static::Consider(Filter::This, Kinds::only(Kind::Weapon), None)])],
        ),
        ally(
            "Duque Owen",
            (3, 1),
            names.defender,
            vec![Ability::triggered(Event::Blocks(Filter::This)).does(Effect::Strength(
                Which::This,
                StrengthChange::Base(Amount::OwnCost),
                Until::FinalPhase,
            ))],
        ),
        ally("Alejo", (2, 2), names.knight, vec![Ability::of_itself(Quality::Unblockable)]),
    ]
}

//! Cards with several faces (709, 712, 715).

use vademecum_machine::levels::{LevelRange, level_bar, level_symbol};

use super::*;

/// A card with two faces.
pub fn two_faced(layout: Layout, front: Card, back: Card) -> Card {
    Card { layout, faces: [front.faces, back.faces].concat(), tokens: [front.tokens, back.tokens].concat() }
}

/// A face without a mana cost: the back of a card that transforms.
pub fn back(of: Card) -> Card {
    let without_cost = |values: Values| Values { cost: None, ..values };
    Card { faces: of.faces.into_iter().map(without_cost).collect(), ..of }
}

/// "Transform this."
pub fn transforms_for(cost: &str) -> Ability {
    let turns = Effect::Transform(Objects::This, Turning::Transform);
    activated(Cost::mana(mana(cost)), vec![], vec![turns.into()])
}

/// "Flip this."
fn flips() -> Ability {
    activated(Cost::mana(mana("G")), vec![], vec![Effect::Flip(Objects::This).into()])
}

pub(super) fn faces() -> Vec<Card> {
    let levels = |least: u8, most: Option<u8>| LevelRange { least, most };
    let mut up = KeywordAbility::from(Keyword(87));
    up.cost = Some(Cost::mana(mana("W")));
    let squire = vec![
        Ability::Keyword(up),
        level_symbol(levels(1, Some(2)), (2, 3), vec![Change::Gain(Keyword(7))]),
        level_symbol(levels(3, None), (5, 5), vec![Change::Gain(Keyword(9))]),
    ];
    let school = level_bar(Cost::mana(mana("1")), 2, vec![Change::PlayersGain(Players::You, Keyword(11))]).to_vec();
    let damages = |amount: i32| -> Instruction {
        let to = Subjects::Slot(Slot(0));
        Effect::Damage { source: Objects::This, to, amount: number(amount) }.into()
    };
    let all = || Objects::Each(Filter::Any);
    let turn = |what: Objects, how: Turning| vec![Effect::Transform(what, how).into()];
    let on_turning = Pattern::of(DeedKind::Transform, Filter::This);
    let gains = vec![Effect::GainLife(Players::You, number(1)).into()];
    let back_again = Destination { transformed: true, under: Some(Players::You), ..Destination::to(Zone::Battlefield) };
    let found =
        Instruction::from(Effect::Move(Objects::This, Destination::to(Zone::Exile))).into_slot(Slot::FIRST_FREE);
    let casts = vec![found, Effect::CastTransformed(Objects::Slot(Slot::FIRST_FREE)).into()];
    let charged = Replacement::of(
        Pattern::of(DeedKind::Transform, Filter::This),
        Replaced::EntersWith(CounterKind::PlusOne, number(1)),
    );
    let exile_all = Effect::Move(Objects::Each(Filter::CREATURE.yours()), Destination::to(Zone::Exile));
    let merges = vec![
        Instruction::from(exile_all).into_slot(Slot::FIRST_FREE),
        Effect::Meld(Objects::Slot(Slot::FIRST_FREE), "Twin Colossus".into()).into(),
    ];
    let colossus = || back(creature("Twin Colossus", "0", (7, 7), vec![keyword(19)]));
    let land = Card::from(Values { cost: None, ..card("Shaded Glade", "0", &[Type::Land]) });
    vec![
        two_faced(
            Layout::Transforming,
            creature("Quiet Miller", "1G", (2, 2), vec![transforms_for("G")]),
            back(creature(
                "Mill Beast",
                "0",
                (4, 3),
                vec![keyword(19), Ability::Triggered(Triggered::on(on_turning, gains)), transforms_for("1")],
            )),
        ),
        two_faced(
            Layout::Transforming,
            creature("Small Egg", "U", (0, 1), vec![transforms_for("U")]),
            back(creature("Hatchling", "0", (0, 0), vec![Ability::Replacement(charged), keyword(9)])),
        ),
        two_faced(
            Layout::Transforming,
            Card::from(Values {
                abilities: vec![activated(Cost::mana(mana("1")), vec![], casts)],
                ..card("Sealed Urn", "2", &[Type::Artifact])
            }),
            back(creature("Urn Spirit", "0", (3, 3), vec![])),
        ),
        two_faced(
            Layout::Modal,
            creature("Ford Guard", "1U", (1, 3), vec![]),
            instant("Sudden Flood", "1U", vec![target_creature()], vec![Effect::Tap(target(0)).into()]),
        ),
        two_faced(
            Layout::Modal,
            sorcery("Early Harvest", "2G", vec![], vec![Effect::GainLife(Players::You, number(4)).into()]),
            land,
        ),
        two_faced(
            Layout::Split,
            sorcery("Ash", "1R", vec![target_creature()], vec![damages(2)]),
            instant("Sprout", "1G", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]),
        ),
        two_faced(
            Layout::Adventure,
            creature("Well Knight", "1W", (2, 3), vec![]),
            sorcery("Down the Well", "B", vec![], vec![Effect::GainLife(Players::You, number(2)).into()]),
        ),
        two_faced(
            Layout::Flip,
            creature("Linden Grub", "G", (1, 1), vec![flips()]),
            back(creature("Linden Moth", "0", (3, 3), vec![keyword(9), flips()])),
        ),
        two_faced(Layout::Meld, creature("Pass Lookout", "1W", (2, 2), vec![]), colossus()),
        two_faced(Layout::Meld, creature("Dale Sentinel", "W", (1, 3), vec![]), colossus()),
        sorcery("Merge", "W", vec![], merges),
        creature("Squire", "W", (1, 1), squire),
        Card::from(Values {
            abilities: school,
            subtypes: Subtypes::NONE.with(Subtype::CLASS),
            ..card("Fencing School", "W", &[Type::Enchantment])
        }),
        instant("Howl", "R", vec![], turn(all(), Turning::Transform)),
        instant("Whistle", "1", vec![], turn(all(), Turning::Convert)),
        sorcery(
            "Dark Return",
            "1B",
            vec![TargetSpec::one(Targetable::Object(
                Filter::CREATURE.and(Filter::In(Zone::Graveyard)).and(Filter::Owner(Players::You)),
            ))],
            vec![Effect::Move(target(0), back_again).into()],
        ),
    ]
}

//! Cards that copy, turn over, and change what others are for longer or shorter.

use vademecum_abilities::*;

use super::shorthand::{artifact, compare, count, each, enchantment, one, target_of, this_turn};
use crate::pool::builders::*;

fn copies(name: &str, cost: &str, except: Vec<Exception>, more: Vec<Ability>) -> Card {
    let enters = Replacement::of(enters(Filter::This), Replaced::EntersAsCopy(Filter::CREATURE, except));
    let mut abilities = vec![Ability::Replacement(enters)];
    abilities.extend(more);
    creature(name, cost, (1, 1), abilities)
}

fn as_long_as(is: Filter) -> Duration {
    Duration::AsLongAs(Box::new((Objects::This, is)))
}

fn morph(name: &str, cost: &str, up: &str, size: (i32, i32), more: Vec<Ability>) -> Card {
    let up = KeywordAbility { cost: Some(Cost::of(CostPart::Mana(mana(up)))), ..Keyword(37).into() };
    let mut abilities = vec![Ability::Keyword(up)];
    abilities.extend(more);
    creature(name, cost, size, abilities)
}

fn copy_on_stack(name: &str, except: Vec<Exception>, targets: CopyTargets) -> Card {
    let copy = Effect::CopyOnStack { what: target(0), except, targets };
    instant(name, "1U", vec![target_of(Filter::Spell)], one(copy))
}

/// Copies, face-down cards, durations, layers.
pub(super) fn objects() -> Vec<Card> {
    let creatures = || Subjects::Objects(each(Filter::CREATURE));
    let becomes = |except: Vec<Exception>| {
        let changes = vec![Change::CopyOf(target(1), except)];
        Effect::Change { which: target(0), changes, lasts: Duration::EndOfTurn }
    };
    let steal = |lasts| Effect::Change { which: target(0), changes: vec![Change::Control(Players::You)], lasts };
    let shifts = || {
        let changes = vec![Change::CopyOf(Objects::Slot(Slot::EVENT_OBJECTS), vec![Exception::Ability(0)])];
        let effect = Effect::Change { which: Objects::This, changes, lasts: Duration::Forever };
        Ability::Triggered(Triggered::on(enters(Filter::CREATURE.other()), vec![effect.into()]))
    };
    let mut shifter = creature("Restless Shape", "2U", (0, 3), vec![shifts()]);
    shifter.faces[0].granted = vec![shifts()];
    let tapped = Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersTapped));
    let up = Pattern::of(DeedKind::TurnFaceUp, Filter::This);
    let buried = || Filter::CREATURE.and(Filter::Owner(Players::You)).and(Filter::In(Zone::Graveyard));
    let brass = Destination {
        under: Some(Players::You),
        being: vec![Change::AddTypes(Types::only(Type::Artifact))],
        ..Destination::to(Zone::Battlefield)
    };
    // Other creatures of its controller enter as copies of it.
    let same = Replacement::of(
        enters(Filter::CREATURE.yours().other()),
        Replaced::EntersAsCopyOf(Objects::This, vec![Exception::AddTypes(Types::only(Type::Artifact))]),
    );
    vec![
        creature("Wild Essence", "3G", (3, 3), vec![Ability::Replacement(same)]),
        copies("Sleepy Double", "2U", vec![], vec![tapped]),
        copies("Brass Double", "3U", vec![Exception::AddTypes(Types::only(Type::Artifact))], vec![]),
        copies("Large Double", "4U", vec![Exception::Size(7, 7), Exception::Keyword(Keyword(19))], vec![]),
        copies("Pale Double", "3U", vec![Exception::KeepColors], vec![]),
        copies(
            "Proud Double",
            "3GU",
            vec![
                Exception::Counters(CounterKind::PlusOne, 1),
                Exception::If(Type::Artifact, Box::new(Exception::Keyword(Keyword(9)))),
            ],
            vec![],
        ),
        shifter,
        instant("Passing Likeness", "U", vec![target_creature(), target_creature()], one(becomes(vec![]))),
        instant(
            "Crimson Likeness",
            "R",
            vec![target_creature(), target_creature()],
            one(becomes(vec![Exception::Colors(Colors::only(Color::Red))])),
        ),
        copy_on_stack("Crimson Echo", vec![Exception::Colors(Colors::only(Color::Red))], CopyTargets::MayChoose),
        copy_on_stack("Rain of Echoes", vec![], CopyTargets::ForEach(creatures())),
        copy_on_stack("Lone Echo", vec![], CopyTargets::Only(Subjects::Players(Players::Opponents))),
        sorcery(
            "Borrowed Words",
            "1U",
            vec![target_of(
                Filter::Type(Type::Instant).and(Filter::Owner(Players::You)).and(Filter::In(Zone::Graveyard)),
            )],
            vec![
                Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(Slot(0x20)),
                Instruction::from(Effect::CopyCards(Objects::Slot(Slot(0x20)))).into_slot(Slot(0x21)),
                Effect::CastFree(Objects::Slot(Slot(0x21))).into(),
            ],
        ),
        enchantment(
            "Hall of Statues",
            "4U",
            vec![Ability::Static(Static::new(
                each(Filter::CREATURE.and(Filter::Token)),
                vec![Change::CopyOf(each(Filter::CREATURE.and(Filter::Token.negated())), vec![])],
            ))],
        ),
        sorcery("Buried in Mud", "1G", vec![], one(Effect::Manifest(Players::You, number(2)))),
        morph("Hooded Demon", "4BB", "2B", (6, 6), vec![keyword(9)]),
        morph(
            "Hooded Hydra",
            "3GG",
            "2G",
            (1, 1),
            vec![Ability::Replacement(Replacement::of(up, Replaced::EntersWith(CounterKind::PlusOne, number(3))))],
        ),
        instant("Mask", "U", vec![target_creature()], one(Effect::TurnFace(target(0), false))),
        instant("Unmask", "W", vec![target_of(Filter::FaceDown)], one(Effect::TurnFace(target(0), true))),
        Card::from(Values {
            abilities: vec![activated(
                Cost::of(CostPart::Tap),
                vec![target_creature()],
                one(steal(as_long_as(Filter::Tapped))),
            )],
            ..card("Old Lodestone", "3", &[Type::Artifact])
        }),
        sorcery("Brazen Return", "2B", vec![target_of(buried())], one(Effect::Move(target(0), brass))),
        instant(
            "Call of Giants",
            "R",
            vec![],
            one(Effect::ChangeNextSpell {
                who: Players::You,
                which: Filter::CREATURE,
                changes: vec![pump(3, 3)],
                lasts: Duration::EndOfTurn,
            }),
        ),
        enchantment(
            "Veil of Mist",
            "1W",
            vec![Ability::Static(Static::new(Objects::This, vec![Change::PlayersGain(Players::You, Keyword(11))]))],
        ),
        enchantment(
            "Many Faces",
            "1G",
            vec![Ability::Static(Static {
                only_if: Some(compare(count(Filter::CREATURE.yours()), Comparison::AtLeast, number(2))),
                ..Static::new(
                    each(Filter::Power(Comparison::AtLeast, Box::new(number(3))).and(Filter::CREATURE)),
                    vec![pump(1, 0)],
                )
            })],
        ),
        artifact(
            "Heavy Weight",
            "1",
            vec![activated(
                Cost::of(CostPart::Tap),
                vec![target_of(Filter::Any)],
                one(Effect::Damage { source: Objects::This, to: Subjects::Slot(Slot(0)), amount: number(1) }),
            )],
        ),
        enchantment(
            "Spring Almanac",
            "1G",
            vec![Ability::Static(Static::new(Objects::This, vec![Change::PlaysMoreLands(Players::You, 1)]))],
        ),
        sorcery(
            "Late Frost",
            "W",
            vec![],
            one(this_turn(Objects::This, vec![Change::CantPlayLands(Players::Opponents)])),
        ),
        enchantment(
            "Open Atlas",
            "2G",
            vec![Ability::Static(Static::new(
                Objects::This,
                vec![Change::RevealsFirstDraw(
                    Filter::LAND,
                    std::sync::Arc::new(Triggered::on(
                        Pattern::of(DeedKind::Note, Filter::Any),
                        one(Effect::Draw(Players::You, number(1))),
                    )),
                )],
            ))],
        ),
        sorcery(
            "Wide Purge",
            "2B",
            vec![target_creature()],
            vec![
                Instruction::from(Effect::SearchZones {
                    of: Players::ControllerOf(Box::new(target(0))),
                    zones: Zones::only(Zone::Library).with(Zone::Hand).with(Zone::Graveyard),
                    filter: Filter::SameName(Box::new(target(0))),
                })
                .into_slot(Slot::FIRST_FREE),
                Effect::Move(Objects::Slot(Slot::FIRST_FREE), Destination::to(Zone::Exile)).into(),
                Effect::Shuffle(Players::ControllerOf(Box::new(target(0)))).into(),
            ],
        ),
        instant("Flicker of Size", "G", vec![target_creature()], one(this_turn(target(0), vec![Change::Switch]))),
    ]
}

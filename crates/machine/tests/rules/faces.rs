//! Cards with several faces (709–712, 715).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Item, Mark, Object, ObjectId};
use vademecum_machine_fuzz::pool::{
    activated, back, card, creature, enters, mana, number, sorcery, target, target_creature, transforms_for, two_faced,
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};

fn double_faced(front: Card, other: Card) -> Card {
    two_faced(Layout::Transforming, front, back(other))
}

/// The object with a card, whatever face it shows.
fn of_card(table: &Table, name: &str) -> ObjectId {
    let card = table.state.cards().find(name);
    let is_it = |object: &Object| Some(object.card) == card && !object.is(Mark::Token);
    table.state.objects().find(|(_, object)| is_it(object)).expect("an object with that card").0
}

/// The zone of the object with a card.
fn zone_of(table: &Table, name: &str) -> Zone {
    table.state.object(of_card(table, name)).zone
}

/// A creature that enters transformed, where the other creature that enters it may be a copy of tells otherwise.
fn night_owl(back_face: Card) -> Card {
    let transformed = Ability::Replacement(Replacement::of(enters(Filter::This), Replaced::EntersTransformed));
    double_faced(creature("Day Owl", "1W", (1, 1), vec![transformed]), back_face)
}

/// An enchantment that has creatures enter tapped.
fn slow_gate() -> Card {
    let tapped = Ability::Replacement(Replacement::of(enters(Filter::CREATURE), Replaced::EntersTapped));
    Card::from(Values { abilities: vec![tapped], ..card("Slow Gate", "W", &[Type::Enchantment]) })
}

#[test]
fn that_it_enters_with_its_back_up_comes_before_how_else_it_enters() {
    let owl = night_owl(creature("Night Owl", "0", (3, 3), vec![]));
    let play = |out| {
        let lay = lay(vec![owl.clone(), slow_gate()]).play(ANA, &["Plains", "Plains", "Slow Gate"]);
        let mut table = lay.hold(ANA, &["Day Owl"]).begin_without(out);
        table.cast("Day Owl", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.size("Night Owl"), table.is_tapped("Night Owl")), ((3, 3), true));
    covers!(table.journal.evidence(), R616_1D);
    // Which of the two comes first would be for its controller to choose.
    without!(R616_1D, |out| play(out).asks().1, Ask::Priority, Ask::Pick { least: 1, most: 1 });
}

#[test]
fn what_would_enter_with_a_spell_up_goes_to_the_graveyard() {
    let play = |out: Option<RuleId>| {
        let owl = night_owl(Card::from(card("Hoot", "0", &[Type::Sorcery])));
        let mut table = lay(vec![owl]).play(ANA, &["Plains", "Plains"]).hold(ANA, &["Day Owl"]).begin_without(out);
        table.cast("Day Owl", &[]).resolve();
        zone_of(&table, "Day Owl")
    };
    without!(R712_13A, play, Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn a_modal_card_whose_front_is_no_permanent_stays_where_it_is() {
    let play = |out: Option<RuleId>| {
        let modal = two_faced(
            Layout::Modal,
            Card::from(card("Harvest", "2G", &[Type::Sorcery])),
            Card::from(card("Glade", "0", &[Type::Land])),
        );
        let anything = TargetSpec::one(Targetable::Object(Filter::In(Zone::Graveyard)));
        let raise = Effect::Move(target(0), Destination::to(Zone::Battlefield)).into();
        let shovel = Card::from(Values {
            abilities: vec![activated(Cost::mana(mana("0")), vec![anything], vec![raise])],
            ..card("Shovel", "1", &[Type::Artifact])
        });
        let lay = lay(vec![modal, shovel]).play(ANA, &["Shovel"]).put(ANA, Zone::Graveyard, &["Harvest"]);
        let mut table = lay.begin_without(out);
        table.activate("Shovel", 0, &["Harvest"]).resolve();
        zone_of(&table, "Harvest")
    };
    without!(R712_14B, play, Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn as_something_transforms_what_its_other_face_says_of_that_is_applied() {
    let play = |out: Option<RuleId>| {
        let of = Pattern::of(DeedKind::Transform, Filter::This);
        let grows = Replacement::of(of, Replaced::EntersWith(CounterKind::PlusOne, number(2)));
        let egg = double_faced(
            creature("Egg", "U", (0, 1), vec![transforms_for("0")]),
            creature("Hatchling", "0", (0, 0), vec![Ability::Replacement(grows)]),
        );
        let mut table = lay(vec![egg]).play(ANA, &["Egg"]).begin_without(out);
        table.activate("Egg", 0, &[]).resolve();
        zone_of(&table, "Egg")
    };
    // Afterwards it would be too late: it would have no toughness by then.
    without!(R712_20, play, Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn linked_abilities_of_two_faces_are_printed_on_one_object() {
    let free = |targets, program| activated(Cost::mana(mana("0")), targets, program);
    let found = Slot::FIRST_FREE;
    let exiles = vec![
        Instruction::from(Effect::Move(target(0), Destination::to(Zone::Exile))).into_slot(found),
        Effect::Remember(Objects::Slot(found), 0).into(),
    ];
    let returns = vec![
        Instruction::from(Effect::Recall(0)).into_slot(found),
        Effect::Move(Objects::Slot(found), Destination::to(Zone::Battlefield)).into(),
    ];
    let play = |out: Option<RuleId>| {
        let jailer = double_faced(
            creature("Jailer", "1W", (1, 3), vec![free(vec![target_creature()], exiles.clone()), transforms_for("0")]),
            creature("Liberator", "0", (3, 1), vec![free(vec![], returns.clone())]),
        );
        let mut table = lay(vec![jailer]).play(ANA, &["Jailer"]).play(BETO, &["Bear"]).begin_without(out);
        table.activate("Jailer", 0, &["Bear"]).resolve().activate("Jailer", 1, &[]).resolve();
        table.activate("Liberator", 0, &[]).resolve();
        table.zone("Bear")
    };
    without!(R607_1B, play, Zone::Battlefield, Zone::Exile);
}

#[test]
fn a_token_that_copies_a_copy_of_one_face_has_one_face() {
    let wolf = double_faced(creature("Cub", "G", (1, 1), vec![]), creature("Wolf", "0", (4, 4), vec![]));
    let copy = Effect::CreateCopies {
        who: Players::You,
        of: target(0),
        amount: number(1),
        except: Vec::new(),
        attacking: None,
    };
    let turn = Effect::Transform(target(0), Turning::Transform);
    let press = Card::from(Values {
        abilities: vec![
            activated(Cost::mana(mana("0")), vec![target_creature()], vec![copy.into()]),
            activated(Cost::mana(mana("0")), vec![target_creature()], vec![turn.into()]),
        ],
        ..card("Press", "1", &[Type::Artifact])
    });
    let lay = lay(vec![wolf, press]).play(ANA, &["Island"; 4]).play(ANA, &["Press"]).play(BETO, &["Cub"]);
    let mut table: Table = lay.hold(ANA, &["Double"]).begin();
    table.cast("Double", &[]).resolve().pick("Cub");
    let double = of_card(&table, "Double");
    let aim = |table: &mut Table, nth: usize, at: ObjectId| {
        let choice = table.activation("Press", nth);
        table.choose(choice).choose(Choice::Pick(Item::Object(at))).pay().resolve();
    };
    aim(&mut table, 0, double);
    let token = table.state.objects().find(|(_, object)| object.is(Mark::Token)).expect("a token").0;
    assert_eq!(table.state.characteristics(token).power, 1);
    aim(&mut table, 1, token);
    assert_eq!(table.state.characteristics(token).power, 1, "it has no other face");
}

/// The two halves of a split card.
fn split(left: Card, right: Card) -> Card {
    two_faced(Layout::Split, left, right)
}

/// A sorcery that lets its player gain life.
fn gift(name: &str, cost: &str, life: i32) -> Card {
    sorcery(name, cost, vec![], vec![Effect::GainLife(Players::You, number(life)).into()])
}

/// "Choose a nonland card name. Exile all cards with that name from all graveyards."
fn erase(what: Filter) -> Card {
    let chosen = Instruction::from(Effect::ChooseName(Players::You, what)).into_slot(Slot::FIRST_FREE);
    let named = Objects::Each(Filter::Named(Slot::FIRST_FREE).and(Filter::In(Zone::Graveyard)));
    sorcery("Erase", "W", vec![], vec![chosen, Effect::Move(named, Destination::to(Zone::Exile)).into()])
}

/// The choice of the name of a part of a card.
fn part_named(table: &Table, name: &str) -> Choice {
    let cards = table.state.cards();
    let card = cards.find(name).expect("a card of that name");
    let face = cards.faces(card).find(|&face| cards.values(face).name == name).expect("a face of that name");
    Choice::Pick(if face == cards.front(card) { Item::Card(card) } else { Item::Face(face) })
}

#[test]
fn the_names_of_other_faces_can_be_chosen_for_what_those_faces_are() {
    let wolf =
        || double_faced(creature("Cub", "G", (1, 1), vec![]), Card::from(card("Full Moon", "0", &[Type::Enchantment])));
    let caterpillar = || {
        let bottom = Card::from(card("Chrysalis", "0", &[Type::Enchantment]));
        two_faced(Layout::Flip, creature("Caterpillar", "G", (1, 1), vec![]), back(bottom))
    };
    let pilgrim = || two_faced(Layout::Adventure, creature("Pilgrim", "W", (1, 1), vec![]), gift("Long Road", "W", 1));
    let halves = || split(gift("Ash", "R", 1), gift("Sprout", "G", 4));
    let lookout = || {
        let colossus = Card::from(card("Colossus", "0", &[Type::Artifact]));
        two_faced(Layout::Meld, creature("Lookout", "W", (1, 1), vec![]), back(colossus))
    };
    let allows = |what: Filter, name: &'static str| {
        move |out: Option<RuleId>| {
            let own = vec![erase(what.clone()), wolf(), caterpillar(), pilgrim(), halves(), lookout()];
            let mut table = lay(own).play(ANA, &["Plains"]).hold(ANA, &["Erase"]).begin_without(out);
            table.cast("Erase", &[]).pass_both();
            table.allows(part_named(&table, name))
        }
    };
    let enchantment = || Filter::Type(Type::Enchantment);
    without!(R201_4D, allows(enchantment(), "Full Moon"), true, false);
    without!(R201_4E, allows(Filter::Type(Type::Artifact), "Colossus"), true, false);
    without!(R201_4C, allows(enchantment(), "Chrysalis"), true, false);
    without!(R201_4F, allows(Filter::Type(Type::Sorcery), "Long Road"), true, false);
    // A half is red or green, and not both.
    without!(R201_4B, allows(Filter::Color(Color::Red), "Ash"), true, false);
    assert!(!allows(Filter::Color(Color::Red), "Sprout")(None), "only that half's characteristics count");
    assert!(!allows(Filter::Color(Color::Red), "Ash // Sprout")(None), "not both together");
    assert!(!allows(Filter::CREATURE, "Full Moon")(None), "only the back's characteristics count");
}

#[test]
fn a_split_card_has_two_names() {
    let play = |out: Option<RuleId>| {
        let own = vec![erase(Filter::Any), split(gift("Ash", "R", 1), gift("Sprout", "G", 4))];
        let lay = lay(own).play(ANA, &["Plains"]).put(BETO, Zone::Graveyard, &["Ash // Sprout"]);
        let mut table = lay.hold(ANA, &["Erase"]).begin_without(out);
        table.cast("Erase", &[]).pass_both();
        let sprout = part_named(&table, "Sprout");
        table.choose(sprout);
        zone_of(&table, "Sprout")
    };
    without!(R709_4A, play, Zone::Exile, Zone::Graveyard);
}

#[test]
fn a_copy_of_a_split_card_has_the_same_halves() {
    let copy = Slot(0x21);
    let echo = sorcery(
        "Echo",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::In(Zone::Graveyard)))],
        vec![
            Instruction::from(Effect::CopyCards(target(0))).into_slot(copy),
            Effect::CastFree(Objects::Slot(copy)).into(),
        ],
    );
    let play = |out: Option<RuleId>| {
        let own = vec![echo.clone(), split(gift("Ash", "R", 1), gift("Sprout", "G", 4))];
        let lay = lay(own).play(ANA, &["Island"]).put(ANA, Zone::Graveyard, &["Ash // Sprout"]);
        let mut table = lay.hold(ANA, &["Echo"]).begin_without(out);
        table.cast("Echo", &["Ash // Sprout"]).pass_both();
        if matches!(table.asks().1, Ask::Pick { .. }) {
            table.choose(Choice::Pick(Item::Place(1)));
        }
        table.resolve();
        table.life(ANA)
    };
    // Without it there is no choice, and what resolves begins with the left half.
    without!(R709_3C, play, 24, 21);
}

#[test]
fn a_permission_is_about_the_characteristics_that_the_spell_will_have() {
    let from_library =
        CastingRule::yours(Castable::Spells(Filter::Type(Type::Sorcery)), CastingChange::From(Zone::Library, None));
    let seer = creature("Seer", "1U", (1, 1), vec![Ability::Casting(from_library)]);
    let pilgrim = two_faced(Layout::Adventure, creature("Pilgrim", "W", (1, 1), vec![]), gift("Long Road", "W", 1));
    let may = |name: &'static str| {
        let (seer, pilgrim) = (seer.clone(), pilgrim.clone());
        move |out: Option<RuleId>| {
            let lay = lay(vec![seer.clone(), pilgrim.clone()]).play(ANA, &["Seer", "Plains"]).stack(ANA, &["Pilgrim"]);
            let table = lay.begin_without(out);
            let top = *table.state.player(ANA).library().last().expect("a card");
            let routes = 0..table.state.count_routes(top, &table.journal);
            let mut open = routes.filter(|&route| table.allows(Choice::Cast(top, route)));
            let cards = table.state.cards();
            open.any(|route| {
                let face = table.state.face_of_route(top, route, &table.journal);
                face.is_some_and(|face| cards.values(face).name == name)
            })
        }
    };
    without!(R601_3E, may("Long Road"), true, false);
    assert!(!may("Pilgrim")(None), "as a creature it is not covered");
}

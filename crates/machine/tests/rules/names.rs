//! Names (201): when they are the same, what they mean in a text, and how one is chosen.

use vademecum_abilities::*;
use vademecum_machine::{Choice, Item};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, lay};
use vademecum_machine_fuzz::pool::{
    activated, anthem, card, creature, instant, mana, pump, sorcery, target, target_creature,
};

/// "Destroy target …".
fn destroys(name: &str, what: Filter) -> Card {
    let target_one = TargetSpec::one(Targetable::Object(what));
    instant(name, "B", vec![target_one], vec![Effect::Destroy { what: target(0), regenerable: true }.into()])
}

#[test]
fn names_are_compared_and_a_name_means_its_own_object() {
    let cull = || {
        let same = Objects::Each(Filter::CREATURE.and(Filter::SameName(Box::new(target(0)))));
        sorcery("Cull", "B", vec![target_creature()], vec![Effect::Destroy { what: same, regenerable: true }.into()])
    };
    let twin = |name: &str| {
        let values = Values { power: Some(2), toughness: Some(2), ..card(name, "1G", &[Type::Creature]) };
        Card::from(Values { interchangeable: Some("Elder".to_owned()), ..values })
    };
    let own = || vec![cull(), twin("Elder"), twin("Grandmother")];
    let play = |out| {
        let lay = lay(own()).play(ANA, &["Swamp"]).play(BETO, &["Bear", "Bear", "Elder", "Grandmother", "Wall"]);
        lay.hold(ANA, &["Cull"]).begin_without(out)
    };
    let mut table = play(None);
    table.cast("Cull", &["Bear"]).resolve();
    assert_eq!((table.count("Bear", Zone::Graveyard), table.zone("Wall")), (2, Zone::Battlefield));
    let mut elders = play(None);
    elders.cast("Cull", &["Elder"]).resolve();
    assert_eq!(elders.zone("Grandmother"), Zone::Graveyard);
    covers!(elders.journal.evidence(), R201_2A, R201_3A);
    let dead = |first: &str, other: &str, out| {
        let mut table = play(out);
        table.cast("Cull", &[first]).resolve();
        table.count(other, Zone::Graveyard)
    };
    without!(R201_2A, |out| dead("Bear", "Bear", out), 2, 0);
    without!(R201_3A, |out| dead("Elder", "Grandmother", out), 1, 0);
}

#[test]
fn different_names_are_counted_once_each() {
    let court = || {
        let names = Amount::Names(Box::new(Objects::Each(Filter::CREATURE.yours())));
        sorcery("Court", "W", vec![], vec![Effect::GainLife(Players::You, names).into()])
    };
    let lonely = || {
        let others = Objects::Each(Filter::CREATURE.and(Filter::Controller(Players::Opponents)));
        destroys("Odd One Out", Filter::CREATURE.and(Filter::OtherName(Box::new(others))))
    };
    let life = |out| {
        let lay = lay(vec![court()]).play(ANA, &["Plains", "Bear", "Bear", "Wall"]).hold(ANA, &["Court"]);
        let mut table = lay.begin_without(out);
        table.cast("Court", &[]).resolve();
        (table.life(ANA), table)
    };
    let (gained, table) = life(None);
    assert_eq!(gained, 22);
    covers!(table.journal.evidence(), R201_2B);
    without!(R201_2B, |out| life(out).0, 22, 23);
    let castable = |mine: &str, out| {
        let lay = lay(vec![lonely()]).play(ANA, &["Swamp", mine]).play(BETO, &["Bear"]).hold(ANA, &["Odd One Out"]);
        let table = lay.begin_without(out);
        (table.allows(Choice::Cast(table.held("Odd One Out"), 0)), table)
    };
    assert!(!castable("Bear", None).0);
    let mut played = castable("Wall", None).1;
    played.cast("Odd One Out", &["Wall"]).resolve();
    assert_eq!(played.zone("Wall"), Zone::Graveyard);
    covers!(played.journal.evidence(), R201_2C);
    without!(R201_2C, |out| castable("Wall", out).0, true, false);
}

#[test]
fn a_text_that_names_its_object_means_that_one_alone() {
    let ogre = || {
        let grow = Effect::Change { which: Objects::This, changes: vec![pump(1, 1)], lasts: Duration::EndOfTurn };
        let ability = activated(Cost::mana(mana("R")), vec![], vec![grow.into()]);
        creature("Proud Ogre", "2R", (3, 3), vec![ability])
    };
    let play = |out| {
        let lay = lay(vec![ogre()]).play(ANA, &["Mountain", "Proud Ogre", "Proud Ogre"]);
        let mut table = lay.begin_without(out);
        table.activate("Proud Ogre", 0, &[]).resolve();
        let grown = table.all("Proud Ogre", Zone::Battlefield);
        let grown = grown.into_iter().filter(|&id| table.state.characteristics(id).power == 4).count();
        (grown, table)
    };
    let (grown, table) = play(None);
    assert_eq!(grown, 1);
    covers!(table.journal.evidence(), R201_5);
    without!(R201_5, |out| play(out).0, 1, 2);
}

#[test]
fn the_name_of_a_card_is_chosen_that_has_what_is_asked_for() {
    let bane = || {
        let bane = Instruction::from(Effect::ChooseName(Players::You, Filter::Type(Type::Artifact)))
            .into_slot(Slot::FIRST_FREE);
        let named = Objects::Each(Filter::Named(Slot::FIRST_FREE));
        sorcery("Ban", "W", vec![], vec![bane, Effect::Destroy { what: named, regenerable: true }.into()])
    };
    let maker = || {
        let mut maker = creature("Tinker Elf", "1G", (1, 1), vec![]);
        let values = card("Gear Token", "-", &[Type::Artifact]);
        maker.tokens.push(Card::from(values));
        maker
    };
    let own = || vec![bane(), maker(), Card::from(card("Idol", "2", &[Type::Artifact]))];
    let play = |out| {
        let lay = lay(own()).play(ANA, &["Plains"]).play(BETO, &["Idol", "Bear"]).hold(ANA, &["Ban"]);
        let mut table = lay.begin_without(out);
        table.cast("Ban", &[]).pass_both();
        table
    };
    let named =
        |table: &crate::table::Table, name: &str| Choice::Pick(Item::Card(table.state.cards().find(name).unwrap()));
    let mut table = play(None);
    assert!(!table.allows(named(&table, "Bear")) && !table.allows(named(&table, "Gear Token")));
    let idol = named(&table, "Idol");
    table.choose(idol);
    assert_eq!(table.zone("Idol"), Zone::Graveyard);
    covers!(table.journal.evidence(), R201_4, R201_4A);
    let allows = |name: &str, out| {
        let table = play(out);
        table.allows(named(&table, name))
    };
    without!(R201_4, |out| allows("Gear Token", out), false, true);
    without!(R201_4A, |out| allows("Bear", out), false, true);
}

#[test]
fn an_ability_that_was_gained_speaks_of_who_has_it() {
    let ogre = || {
        let grow = Effect::Change { which: Objects::This, changes: vec![pump(1, 1)], lasts: Duration::EndOfTurn };
        creature("Proud Ogre", "2R", (3, 3), vec![activated(Cost::mana(mana("R")), vec![], vec![grow.into()])])
    };
    let mimic = || {
        let gain = Effect::Change {
            which: Objects::This,
            changes: vec![Change::GainActivatedOf(target(0))],
            lasts: Duration::EndOfTurn,
        };
        let learn = activated(Cost::mana(mana("U")), vec![target_creature()], vec![gain.into()]);
        creature("Pupil", "1U", (2, 2), vec![learn])
    };
    let play = |out| {
        let lay = lay(vec![ogre(), mimic()]).play(ANA, &["Island", "Mountain", "Pupil"]).play(BETO, &["Proud Ogre"]);
        let mut table = lay.begin_without(out);
        table.activate("Pupil", 0, &["Proud Ogre"]).resolve().activate("Pupil", 1, &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.size("Pupil"), table.size("Proud Ogre")), ((3, 3), (3, 3)));
    covers!(table.journal.evidence(), R201_5B);
    without!(R201_5B, |out| play(out).size("Pupil"), (3, 3), (2, 2));
}

#[test]
fn an_effect_gives_a_creature_all_names_of_nonlegendary_creature_cards() {
    let plain = Filter::CREATURE.and(Filter::Supertype(Supertype::Legendary).negated());
    let names = Effect::Change { which: target(0), changes: vec![Change::AllNames(plain)], lasts: Duration::EndOfTurn };
    let disguise = instant("Many Masks", "U", vec![target_creature()], vec![names.into()]);
    // "Destroy target creature and all other creatures with the same name."
    let same = Filter::CREATURE.and(Filter::SameName(Box::new(target(0))));
    let destroys = Effect::Destroy { what: Objects::Each(same), regenerable: true };
    let purge = sorcery("Purge", "B", vec![target_creature()], vec![destroys.into()]);
    let lord = Card::from(Values {
        supertypes: Supertypes::only(Supertype::Legendary),
        ..creature("Old Lord", "2W", (2, 2), vec![]).faces.remove(0)
    });
    let play = |first: &str, out: Option<RuleId>| {
        let lay = lay(vec![disguise.clone(), purge.clone(), lord.clone()]).play(ANA, &["Island", "Swamp"]);
        let lay = lay.play(BETO, &["Rhino", "Bear", "Old Lord"]).hold(ANA, &["Many Masks", "Purge"]);
        let mut table = lay.begin_without(out);
        table.cast("Many Masks", &["Rhino"]).resolve().cast("Purge", &[first]).resolve();
        let there = |name: &str| table.count(name, Zone::Battlefield);
        (there("Rhino"), there("Bear"), there("Old Lord"))
    };
    // The rhino is a bear as well, and no legendary lord.
    assert_eq!(play("Old Lord", None), (1, 1, 0));
    without!(R612_7, |out| play("Bear", out), (0, 0, 1), (1, 0, 1));
}

#[test]
fn an_ability_that_was_granted_speaks_by_name_of_what_granted_it() {
    // An ability for other creatures: each attack of theirs makes the drummer that they are named after larger.
    let grows =
        Effect::PutCounters(Subjects::Objects(Objects::Slot(Slot::GRANTER)), CounterKind::PlusOne, Amount::Number(1));
    let attacks = Ability::Triggered(Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), vec![grows.into()]));
    let drummer = Card::from(Values {
        abilities: vec![anthem(Filter::CREATURE.yours().other(), vec![Change::GainAbility(0)])],
        granted: vec![attacks],
        ..creature("Old Drummer", "2W", (1, 3), vec![]).faces.remove(0)
    });
    let sizes = |out: Option<RuleId>| {
        let lay = lay(vec![drummer.clone()]).play(ANA, &["Bear"]).play(BETO, &["Old Drummer"]);
        let mut table = lay.play(ANA, &["Old Drummer"]).begin_without(out);
        table.attack(&["Bear"]).resolve();
        let own = table.all("Old Drummer", Zone::Battlefield);
        let size = |player| {
            let id = own.iter().copied().find(|&id| table.state.controller(id) == player);
            id.map(|id| table.state.characteristics(id).power)
        };
        (size(ANA), size(BETO), table.size("Bear").0)
    };
    without!(R201_5A, sizes, (Some(2), Some(1), 2), (Some(1), Some(1), 3));
}

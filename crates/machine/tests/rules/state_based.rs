//! State-based actions (704).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Item, Mark, Subject, sagas};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{card, creature, keyword, number, sorcery, target, target_creature, token};

#[test]
fn a_creature_without_toughness_is_put_into_the_graveyard() {
    let play = |out| {
        let rock = creature("Rock", "2", (2, 2), vec![keyword(12)]);
        let lay = lay(vec![rock]).play(ANA, &["Swamp"]).play(BETO, &["Rock"]).hold(ANA, &["Blight"]);
        let mut table = lay.begin_without(out);
        table.cast("Blight", &["Rock"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Rock"), Zone::Graveyard);
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Destroy(..))), 0);
    covers!(table.journal.evidence(), R704_5F, R122_1A);
    without!(R704_5F, |out| play(out).zone("Rock"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn lethal_damage_destroys_but_not_the_indestructible() {
    let play = |name: &str, out| {
        let rock = creature("Rock", "2", (2, 2), vec![keyword(12)]);
        let lay = lay(vec![rock]).play(ANA, &["Mountain"]).play(BETO, &["Bear", "Rock"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &[name]).resolve();
        table
    };
    let (bear, rock) = (play("Bear", None), play("Rock", None));
    assert_eq!((bear.zone("Bear"), rock.zone("Rock")), (Zone::Graveyard, Zone::Battlefield));
    covers!(bear.journal.evidence(), R704_5G, R120_3E, R701_7A);
    covers!(rock.journal.evidence(), R702_12B);
    without!(R704_5G, |out| play("Bear", out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
    without!(R120_3E, |out| play("Bear", out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
    without!(R701_7A, |out| play("Bear", out).zone("Bear"), Zone::Graveyard, Zone::Battlefield);
    without!(R702_12B, |out| play("Rock", out).zone("Rock"), Zone::Battlefield, Zone::Graveyard);
}

#[test]
fn a_saga_goes_after_a_final_chapter_that_changes_nothing() {
    let tale = Card::from(Values {
        subtypes: Subtypes::NONE.with(Subtype::SAGA),
        abilities: sagas::chapters(&[1], &SpellAbility::default()),
        ..card("Short Tale", "W", &[Type::Enchantment])
    });
    let mut table = lay(vec![tale]).play(ANA, &["Plains"]).hold(ANA, &["Short Tale"]).begin_without(None);
    table.cast("Short Tale", &[]).pass_both();
    assert_eq!((table.zone("Short Tale"), table.state.stack().len()), (Zone::Battlefield, 1));
    table.pass_both();
    assert_eq!(table.zone("Short Tale"), Zone::Graveyard);
}

#[test]
fn all_that_would_die_dies_at_the_same_time() {
    // Each mourner sees the other one die.
    let play = |out| {
        let quake = sorcery(
            "Quake",
            "R",
            vec![],
            vec![
                Effect::Damage {
                    source: Objects::This,
                    to: Subjects::Objects(Objects::Each(Filter::CREATURE)),
                    amount: number(3),
                }
                .into(),
            ],
        );
        let lay = lay(vec![quake]).play(ANA, &["Mountain", "Mourner", "Mourner"]).hold(ANA, &["Quake"]);
        let mut table = lay.begin_without(out);
        table.cast("Quake", &[]).pass_both().resolve();
        table
    };
    let table = play(None);
    assert_eq!(table.life(BETO), 18);
    covers!(table.journal.evidence(), R704_3, R603_10A);
    without!(R704_3, |out| play(out).life(BETO), 18, 20);
    without!(R603_10A, |out| play(out).life(BETO), 18, 20);
}

#[test]
fn the_legend_rule_leaves_one() {
    let play = |out| lay(vec![]).play(ANA, &["The Old King"; 2]).play(BETO, &["The Old King"]).begin_without(out);
    let mut table = play(None);
    assert_eq!(table.asks(), (ANA, Ask::Pick { least: 1, most: 1 }));
    let all = table.all("The Old King", Zone::Battlefield);
    assert_eq!(table.refused(Choice::Pick(Item::Object(all[2]))), R704_5J);
    table.choose(Choice::Pick(Item::Object(all[0])));
    assert_eq!(table.all("The Old King", Zone::Battlefield), [all[0], all[2]]);
    covers!(table.journal.evidence(), R704_5J);
    without!(R704_5J, |out| play(out).asks(), (ANA, Ask::Pick { least: 1, most: 1 }), (ANA, Ask::Priority));
}

#[test]
fn counters_of_both_kinds_go_in_pairs() {
    let play = |out| {
        let lay = lay(vec![]).play(ANA, &["Bear"]);
        lay.last(|bear| bear.counters = vec![(CounterKind::PlusOne, 3), (CounterKind::MinusOne, 1)]).begin_without(out)
    };
    let counters = |table: &Table| {
        let on = Subject::Object(table.id("Bear"));
        [CounterKind::PlusOne, CounterKind::MinusOne].map(|kind| table.state.counters(on, kind))
    };
    let table = play(None);
    assert_eq!((counters(&table), table.size("Bear")), ([2, 0], (4, 4)));
    covers!(table.journal.evidence(), R704_5Q, R122_1A);
    without!(R704_5Q, |out| counters(&play(out)), [2, 0], [3, 1]);
    without!(R122_1A, |out| play(out).size("Bear"), (4, 4), (2, 2));
}

#[test]
fn a_token_ceases_to_exist_outside_of_the_battlefield() {
    let play = |out| {
        let imps = Card {
            tokens: vec![token("Imp", (1, 1), vec![])],
            ..sorcery(
                "Call",
                "B",
                vec![],
                vec![Effect::Create { who: Players::You, token: 0, amount: number(2), onto: None }.into()],
            )
        };
        let recall = sorcery(
            "Recall",
            "U",
            vec![target_creature()],
            vec![Effect::Move(target(0), Destination::to(Zone::Hand)).into()],
        );
        let lay = lay(vec![imps, recall]).play(ANA, &["Swamp", "Island"]).hold(ANA, &["Call", "Recall"]);
        let mut table = lay.begin_without(out);
        table.cast("Call", &[]).resolve();
        table.cast("Recall", &["Imp"]).resolve();
        table
    };
    let imps = |table: &Table| (table.count("Imp", Zone::Battlefield), table.count("Imp", Zone::Hand));
    let table = play(None);
    assert_eq!(imps(&table), (1, 0));
    assert!(table.state.object(table.id("Imp")).is(Mark::Token));
    covers!(table.journal.evidence(), R704_5D, R111_2, R701_6A);
    without!(R111_2, |out| play(out).now("Imp").controller, ANA, BETO);
    without!(R704_5D, |out| imps(&play(out)), (1, 0), (1, 1));
    without!(R701_6A, |out| imps(&play(out)), (1, 0), (0, 0));
}

/// Spark at a permanent with three counters of a kind.
fn sparked(kind: Type, counter: CounterKind, out: Option<RuleId>) -> Table {
    let thing = Card::from(card("Thing", "R", &[kind]));
    let lay = lay(vec![thing]).play(ANA, &["Mountain"]).play(BETO, &["Thing"]);
    let lay = lay.last(|thing| thing.counters = vec![(counter, 3)]).hold(ANA, &["Spark"]);
    let mut table = lay.begin_without(out);
    table.cast("Spark", &["Thing"]).resolve();
    table
}

#[test]
fn damage_takes_loyalty_and_defense_counters() {
    let walker = |out| sparked(Type::Planeswalker, CounterKind::Loyalty, out);
    let table = walker(None);
    assert_eq!(table.zone("Thing"), Zone::Graveyard);
    covers!(table.journal.evidence(), R120_3C, R704_5I, R115_4);
    without!(R120_3C, |out| walker(out).zone("Thing"), Zone::Graveyard, Zone::Battlefield);
    without!(R704_5I, |out| walker(out).zone("Thing"), Zone::Graveyard, Zone::Battlefield);
    let battle = |out| {
        let table = sparked(Type::Battle, CounterKind::Defense, out);
        table.state.counters(Subject::Object(table.id("Thing")), CounterKind::Defense)
    };
    without!(R120_3H, battle, 0, 3);
}

#[test]
fn what_is_attached_to_nothing_legal_comes_off_or_goes_away() {
    let aura =
        Card::from(Values { subtypes: Subtypes::NONE.with(Subtype::AURA), ..card("Glory", "W", &[Type::Enchantment]) });
    let alone = |out| lay(vec![aura.clone()]).play(ANA, &["Glory"]).begin_without(out).zone("Glory");
    without!(R704_5M, alone, Zone::Graveyard, Zone::Battlefield);
    let equip = |out| {
        let lay = lay(vec![]).play(ANA, &["Forest"; 5]).play(ANA, &["Blade"]).hold(ANA, &["Uproot"]);
        let mut table = lay.begin_without(out);
        table.cast("Uproot", &["Forest"]).resolve();
        let forest = table.id("Forest");
        let activation = table.activation("Blade", 0);
        table.choose(activation);
        if table.asks().1 != Ask::Pay {
            table.choose(Choice::Pick(Item::Object(forest)));
        }
        table.pay().resolve();
        (table, forest)
    };
    let size = |out| {
        let (table, forest) = equip(out);
        table.state.characteristics(forest).power
    };
    assert_eq!(size(None), 5);
    without!(R701_3A, size, 5, 3);
    let bears = |out| {
        let (mut table, _) = equip(out);
        table.until_turn(4);
        table.state.host(table.id("Blade")).is_some()
    };
    without!(R704_5N, bears, false, true);
}

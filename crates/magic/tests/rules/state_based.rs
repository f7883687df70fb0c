//! State-based actions (704).

use vademecum_magic::{
    Choice, CounterKind, Decision, Event, Supertype, Supertypes, Type, Zone,
    ability::{Amount, Effect, Keyword, Which, Who},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BRUNO, CREATURE, creature, lay, spell, with};

#[test]
fn a_creature_without_toughness_is_put_into_the_graveyard() {
    let shrink = spell(
        "Shrink",
        Type::Instant,
        &[CREATURE],
        &[Effect::PutCounters(Which::Target(0), CounterKind::MinusOne, Amount::Number(2))],
    );
    let rock = creature("Rock", 2, 2, &with(Keyword::Indestructible));
    let mut table = lay(&[shrink, rock]).play(ANA, &["Mountain"]).play(BRUNO, &["Rock"]).hold(ANA, &["Shrink"]).begin();
    table.cast("Shrink").at("Rock").pay().pass_both();
    assert_eq!(table.in_zone("Rock", Zone::Graveyard), 1);
    assert_eq!(table.happened(|event| matches!(event, Event::Destroyed(_))), 0);
    covers!(table.journal.evidence(), R704_5F, R302_4B, R122_1A, R704_3);
}

#[test]
fn lethal_damage_destroys_but_not_the_indestructible() {
    let cards = [creature("Bear", 2, 2, &[]), creature("Rock", 2, 2, &with(Keyword::Indestructible))];
    let lay = lay(&cards).play(ANA, &["Mountain"; 2]).play(BRUNO, &["Bear", "Rock"]).hold(ANA, &["Spark", "Spark"]);
    let mut table = lay.begin();
    table.cast("Spark").at("Bear").pay().pass_both();
    table.cast("Spark").at("Rock").pay().pass_both();
    assert_eq!((table.in_zone("Bear", Zone::Graveyard), table.in_zone("Rock", Zone::Battlefield)), (1, 1));
    covers!(table.journal.evidence(), R704_5G, R120_6, R702_12B, R302_7);
}

#[test]
fn a_rule_that_is_knocked_out_decides_nothing() {
    let bears_left = |knocked_out: Option<RuleId>| {
        let lay = lay(&[creature("Bear", 2, 2, &[])]);
        let lay = lay.play(ANA, &["Mountain"]).play(BRUNO, &["Bear"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(knocked_out);
        table.cast("Spark").at("Bear").pay();
        table.pass_both();
        table.in_zone("Bear", Zone::Battlefield)
    };
    without!(R704_5G, bears_left, 0, 1);
    // Passing hands priority to nobody else; the spell waits.
    without!(R117_3D, bears_left, 0, 1);
}

#[test]
fn the_legend_rule_leaves_one() {
    let queen =
        vademecum_magic::CardDef { supertypes: Supertypes::only(Supertype::Legendary), ..creature("Queen", 2, 2, &[]) };
    let mut table = lay(&[queen]).play(ANA, &["Queen", "Queen"]).play(BRUNO, &["Queen"]).begin();
    let first = table.state.battlefield()[0];
    assert_eq!(table.state.decision(), Decision::Legend(ANA, first));
    let theirs = table.state.battlefield()[2];
    assert_eq!(table.refused(Choice::Object(theirs)), R704_5J);
    table.choose(Choice::Object(first));
    assert_eq!(table.in_zone("Queen", Zone::Battlefield), 2);
    covers!(table.journal.evidence(), R704_5J, R205_4D);
}

#[test]
fn counters_of_both_kinds_go_in_pairs() {
    let table = lay(&[creature("Bear", 2, 2, &[])]).play(ANA, &["Bear"]).last(|bear| {
        bear.plus_counters = 3;
        bear.minus_counters = 1;
    });
    let table = table.begin();
    let bear = *table.state.object(table.id("Bear"));
    assert_eq!((bear.plus_counters, bear.minus_counters, table.size("Bear")), (2, 0, (4, 4)));
    covers!(table.journal.evidence(), R704_5Q, R122_3);
}

#[test]
fn a_token_ceases_to_exist_outside_of_the_battlefield() {
    let imp = creature("Imp", 1, 1, &[]);
    let call = vademecum_magic::CardDef {
        tokens: vec![vademecum_magic::CardDef { cost: None, ..imp }],
        ..spell("Call", Type::Sorcery, &[], &[Effect::Create { who: Who::You, token: 0, amount: Amount::Number(2) }])
    };
    let recall = spell("Recall", Type::Sorcery, &[CREATURE], &[Effect::ToHand(Which::Target(0))]);
    let mut table = lay(&[call, recall]).play(ANA, &["Mountain"; 2]).hold(ANA, &["Call", "Recall"]).begin();
    let before = table.state.objects().count();
    table.cast("Call").pay().pass_both();
    assert_eq!((table.in_zone("Imp", Zone::Battlefield), table.state.objects().count()), (2, before + 2));
    table.cast("Recall").at("Imp").pay().pass_both();
    assert_eq!((table.in_zone("Imp", Zone::Battlefield), table.state.objects().count()), (1, before + 1));
    covers!(table.journal.evidence(), R704_5D, R111_7, R111_1, R111_2, R701_6A);
}

//! Continuous effects and their layers (611, 613).

use vademecum_magic::{
    CardDef, CounterKind, ManaCost, ManaKind, Subtype, Type, Types, Zone,
    ability::{Ability, Affects, Amount, Change, Duration, Effect, Filter, Keyword, Static, Which, Whose},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BRUNO, CREATURE, RED, creature, lay, spell, with};

const ONE: Amount = Amount::Number(1);

fn anthem(change: Change) -> CardDef {
    let affects = Affects::Each(Filter { whose: Whose::You, ..Filter::CREATURE });
    CardDef {
        name: "Banner".into(),
        cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)),
        types: Types::only(Type::Enchantment),
        abilities: vec![Ability::Static(Static { affects, changes: vec![change], only_if: None })],
        ..CardDef::default()
    }
}

fn change(name: &str, change: Change) -> CardDef {
    let effect = Effect::Change { which: Which::Target(0), change, lasts: Duration::EndOfTurn };
    spell(name, Type::Instant, &[CREATURE], &[effect])
}

#[test]
fn an_anthem_reaches_whatever_is_there_now() {
    let bear = CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..creature("Bear", 2, 2, &[]) };
    let lay = lay(&[anthem(Change::Modify(ONE, ONE)), bear, creature("Ox", 2, 2, &[])]);
    let mut table = lay.play(ANA, &["Banner", "Mountain"]).play(BRUNO, &["Ox"]).hold(ANA, &["Bear"]).begin();
    table.cast("Bear").pay().pass_both();
    assert_eq!((table.size("Bear"), table.size("Ox")), ((3, 3), (2, 2)));
    covers!(table.journal.evidence(), R604_2, R611_3A, R611_3C, R613_4C, R302_4C);
}

#[test]
fn what_an_anthem_holds_up_dies_with_it() {
    let wreck = spell(
        "Wreck",
        Type::Instant,
        &[vademecum_magic::ability::Targetable::Permanent(Filter {
            types: Types::only(Type::Enchantment),
            ..Filter::ANY
        })],
        &[Effect::Destroy(Which::Target(0))],
    );
    let lay = lay(&[anthem(Change::Modify(ONE, ONE)), wreck, creature("Wisp", 0, 0, &[])]);
    let mut table = lay.play(ANA, &["Banner", "Wisp", "Mountain"]).hold(ANA, &["Wreck"]).begin();
    assert_eq!(table.size("Wisp"), (1, 1));
    table.cast("Wreck").at("Banner").pay().pass_both();
    assert_eq!(table.in_zone("Wisp", Zone::Graveyard), 1);
    covers!(table.journal.evidence(), R701_7A, R704_5F, R611_3A);
}

#[test]
fn setting_comes_before_modifying_and_switching_last() {
    let cards = [
        change("Grow", Change::Modify(Amount::Number(2), Amount::Number(0))),
        change("Shape", Change::Set(ONE, Amount::Number(4))),
        change("Flip", Change::Switch),
        creature("Bear", 2, 2, &[]),
    ];
    let play = |knocked_out| {
        let lay = lay(&cards).play(ANA, &["Mountain"; 3]).play(ANA, &["Bear"]).last(|bear| bear.plus_counters = 1);
        let mut table = lay.hold(ANA, &["Grow", "Shape", "Flip"]).begin_without(knocked_out);
        table.cast("Flip").at("Bear").pay().pass_both();
        table.cast("Grow").at("Bear").pay().pass_both();
        table.cast("Shape").at("Bear").pay().pass_both();
        table
    };
    let table = play(None);
    // Set to 1/4, then +2/+0 and a counter: 4/5; switched: 5/4.
    assert_eq!(table.size("Bear"), (5, 4));
    covers!(table.journal.evidence(), R613_4B, R613_4C, R613_4D, R122_1A, R613_7B);
    // Nothing sets it: 2/2, then +2/+0 and a counter: 5/3; switched: 3/5. Nothing switches it: 4/5.
    without!(R613_4B, |out| play(out).size("Bear"), (5, 4), (3, 5));
    without!(R613_4D, |out| play(out).size("Bear"), (5, 4), (4, 5));
}

#[test]
fn an_effect_is_fixed_as_it_begins() {
    let all = Effect::Change {
        which: Which::Each(Filter { whose: Whose::You, ..Filter::CREATURE }),
        change: Change::Modify(Amount::Count(Filter { whose: Whose::You, ..Filter::CREATURE }), ONE),
        lasts: Duration::EndOfTurn,
    };
    let bear = CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..creature("Bear", 2, 2, &[]) };
    let lay = lay(&[spell("Rally", Type::Sorcery, &[], &[all]), bear, creature("Ox", 2, 2, &[])]);
    let mut table = lay.play(ANA, &["Ox", "Mountain", "Mountain"]).hold(ANA, &["Rally", "Bear"]).begin();
    table.cast("Rally").pay().pass_both();
    table.cast("Bear").pay().pass_both();
    assert_eq!((table.size("Ox"), table.size("Bear")), ((3, 3), (2, 2)));
    covers!(table.journal.evidence(), R611_2C, R611_2D, R608_2H);
}

#[test]
fn a_characteristic_defining_ability_counts_all_the_time() {
    let count = Amount::Count(Filter { whose: Whose::You, ..Filter::CREATURE });
    let crowd = creature(
        "Crowd",
        0,
        0,
        &[Ability::Static(Static {
            affects: Affects::This,
            changes: vec![Change::Define(count, count)],
            only_if: None,
        })],
    );
    let bear = CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..creature("Bear", 2, 2, &[]) };
    let mut table = lay(&[crowd.clone(), bear]).play(ANA, &["Crowd", "Mountain"]).hold(ANA, &["Bear"]).begin();
    assert_eq!(table.size("Crowd"), (1, 1));
    table.cast("Bear").pay().pass_both();
    assert_eq!(table.size("Crowd"), (2, 2));
    covers!(table.journal.evidence(), R613_4A);
    // Nothing defines its toughness: it is 0, and the creature is gone.
    let left = |out| {
        lay(std::slice::from_ref(&crowd)).play(ANA, &["Crowd"]).begin_without(out).in_zone("Crowd", Zone::Battlefield)
    };
    without!(R613_4A, left, 1, 0);
}

#[test]
fn keywords_types_and_colors_change_in_their_layers() {
    let cards = [
        change("Wings", Change::Gain(Keyword::Flying)),
        change("Clip", Change::Lose(Keyword::Flying)),
        change("Dye", Change::SetColors(RED)),
        change("Forge", Change::AddTypes(Types::only(Type::Artifact))),
        change("Name", Change::AddSubtype(Subtype::FOREST)),
        creature("Hawk", 1, 1, &with(Keyword::Flying)),
        creature("Bear", 2, 2, &[]),
    ];
    let hand = ["Wings", "Clip", "Dye", "Forge", "Name"];
    let mut table = lay(&cards).play(ANA, &["Mountain"; 5]).play(ANA, &["Hawk", "Bear"]).hold(ANA, &hand).begin();
    for (card, creature) in [("Wings", "Bear"), ("Clip", "Hawk"), ("Dye", "Bear"), ("Forge", "Bear"), ("Name", "Bear")]
    {
        table.cast(card).at(creature).pay().pass_both();
    }
    let (bear, hawk) = (table.state.object(table.id("Bear")).now, table.state.object(table.id("Hawk")).now);
    assert!(bear.keywords.has(Keyword::Flying) && !hawk.keywords.has(Keyword::Flying));
    assert_eq!((bear.colors, bear.types), (RED, Types::CREATURE.with(Type::Artifact)));
    assert_eq!(bear.added_subtype, Some(Subtype::FOREST));
    covers!(table.journal.evidence(), R613_1D, R613_1E, R613_1F);
}

#[test]
fn control_changes_hands_and_comes_back() {
    let mut table = lay(&[change("Sway", Change::Control), creature("Bear", 2, 2, &[])])
        .play(ANA, &["Mountain"])
        .play(BRUNO, &["Bear"])
        .hold(ANA, &["Sway"])
        .begin();
    let bear = table.id("Bear");
    table.cast("Sway").at("Bear").pay().pass_both();
    assert_eq!((table.state.object(bear).controller, table.state.object(bear).summoning_sick), (ANA, true));
    while table.state.turn().active == ANA {
        table.pass();
    }
    assert_eq!((table.state.object(bear).controller, table.state.object(bear).owner), (BRUNO, BRUNO));
    covers!(table.journal.evidence(), R613_1B, R110_2, R302_6);
}

#[test]
fn counters_do_not_follow_an_object_to_another_zone() {
    let grow =
        spell("Feed", Type::Instant, &[CREATURE], &[Effect::PutCounters(Which::Target(0), CounterKind::PlusOne, ONE)]);
    let recall = spell("Recall", Type::Sorcery, &[CREATURE], &[Effect::ToHand(Which::Target(0))]);
    let bear = CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..creature("Bear", 2, 2, &[]) };
    let mut table = lay(&[grow, recall, bear]).play(ANA, &["Mountain"; 3]).play(ANA, &["Bear"]);
    table = table.hold(ANA, &["Feed", "Recall"]);
    let mut table = table.begin();
    table.cast("Feed").at("Bear").pay().pass_both();
    assert_eq!(table.size("Bear"), (3, 3));
    table.cast("Recall").at("Bear").pay().pass_both();
    table.cast("Bear").pay().pass_both();
    assert_eq!(table.size("Bear"), (2, 2));
    covers!(table.journal.evidence(), R122_2, R400_7);
}

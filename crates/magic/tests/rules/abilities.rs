//! Triggered abilities (603), and what enters the battlefield (614).

use vademecum_magic::{
    Choice, CounterKind, Decision, Event, ManaCost, ManaKind, Type, Zone,
    ability::{
        Ability, Amount, Body, Comparison, Condition, DamageTo, Effect, Enters, Filter, Keyword, Step, Subject,
        Targetable, Trigger, Triggered, Which, Who, Whose,
    },
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::covers;

use crate::table::{ANA, BRUNO, body, creature, damage, lay, spell, with};

fn when(on: Trigger, body: Body) -> Ability {
    Ability::Triggered(Triggered { on, batched: false, only_if: None, body })
}

fn gain(n: i32) -> Body {
    body(&[], &[Effect::GainLife(Who::You, Amount::Number(n))])
}

#[test]
fn an_ability_triggers_as_its_source_enters() {
    let scholar = creature("Scholar", 1, 1, &[when(Trigger::Enters(Subject::This), gain(2))]);
    let scholar = vademecum_magic::CardDef { cost: Some(ManaCost::ZERO.and(ManaKind::Red, 1)), ..scholar };
    let mut table = lay(&[scholar]).play(ANA, &["Mountain"]).hold(ANA, &["Scholar"]).begin();
    table.cast("Scholar").pay().pass_both();
    assert_eq!((table.state.stack().len(), table.life(ANA)), (1, 20));
    table.pass_both();
    assert_eq!(table.life(ANA), 22);
    covers!(table.journal.evidence(), R603_2, R603_3, R603_6A, R113_3C, R117_2A);
}

#[test]
fn creatures_that_die_together_see_each_other_die() {
    let mourner = creature("Mourner", 1, 1, &[when(Trigger::Dies(Subject::Any(Filter::CREATURE)), gain(1))]);
    let quake = spell("Quake", Type::Sorcery, &[], &[Effect::Destroy(Which::Each(Filter::CREATURE))]);
    let mut table = lay(&[mourner, quake, creature("Bear", 2, 2, &[])])
        .play(ANA, &["Mourner", "Bear", "Mountain"])
        .play(BRUNO, &["Mourner"])
        .hold(ANA, &["Quake"])
        .begin();
    table.cast("Quake").pay().pass_both();
    // Three deaths, seen by both mourners: three abilities each.
    while let Decision::OrderTriggers(_) = table.state.decision() {
        let next = table.state.choices().iter().next().unwrap();
        table.choose(next);
    }
    assert_eq!(table.state.stack().len(), 6);
    assert!(table.state.stack()[..3].iter().all(|item| item.controller == ANA), "the active player's go first");
    for _ in 0..6 {
        table.pass_both();
    }
    assert_eq!((table.life(ANA), table.life(BRUNO)), (23, 23));
    covers!(table.journal.evidence(), R603_10A, R603_6C, R603_3B, R405_3, R700_4);
}

#[test]
fn a_trigger_without_a_legal_target_is_removed() {
    let ghoul = creature(
        "Ghoul",
        1,
        1,
        &[when(
            Trigger::Attacks(Subject::This),
            body(&[Targetable::Permanent(Filter { other: true, ..Filter::CREATURE })], &[damage(1)]),
        )],
    );
    let mut table = lay(&[ghoul]).play(ANA, &["Ghoul"]).begin();
    table.attack(&["Ghoul"]);
    assert_eq!(table.happened(|event| matches!(event, Event::TriggerRemoved(..))), 1);
    covers!(table.journal.evidence(), R603_3D, R508_3A, R508_1M);
}

#[test]
fn an_intervening_if_is_checked_twice() {
    let careful = creature(
        "Careful",
        1,
        1,
        &[Ability::Triggered(Triggered {
            on: Trigger::Dies(Subject::This),
            batched: false,
            only_if: Some(Condition::Life(Who::You, Comparison::AtLeast, 18)),
            body: gain(5),
        })],
    );
    let lay = || {
        let lay = lay(std::slice::from_ref(&careful)).play(ANA, &["Careful", "Mountain"]).play(BRUNO, &["Mountain"; 2]);
        lay.hold(ANA, &["Spark"]).hold(BRUNO, &["Spark", "Spark"])
    };
    // False at once: it does not trigger.
    let mut table = lay().set(|a| a.life.push((ANA, 17))).begin();
    table.cast("Spark").at("Careful").pay().pass_both();
    assert!(table.state.stack().is_empty());
    // True at first, false as it resolves: it does nothing.
    let mut table = lay().begin();
    table.cast("Spark").at("Careful").pay().pass_both().pass();
    let answer = table.state.player(BRUNO).hand()[0];
    table.choose(Choice::Cast(answer)).at_player(ANA).pay().pass_both();
    table.pass_both();
    assert_eq!(table.life(ANA), 17);
    covers!(table.journal.evidence(), R603_4, R608_2A, R603_10A);
}

#[test]
fn that_much_is_the_amount_of_the_event() {
    let on = Trigger::DealsDamage { by: Subject::This, to: DamageTo::Player, combat: true };
    let grow = body(&[], &[Effect::PutCounters(Which::This, CounterKind::PlusOne, Amount::Event)]);
    let mut table = lay(&[creature("Vampire", 2, 2, &[when(on, grow)])]).play(ANA, &["Vampire"]).begin();
    table.attack(&["Vampire"]).pass_both().pass_both();
    assert_eq!(table.size("Vampire"), (4, 4));
    covers!(table.journal.evidence(), R120_4B, R122_6, R613_4C, R510_2);
}

#[test]
fn may_is_asked_on_resolution_and_finds_the_card_where_it_went() {
    let phoenix = creature(
        "Phoenix",
        1,
        1,
        &[when(
            Trigger::Dies(Subject::This),
            Body { steps: vec![Step { may: true, ..Step::new(Effect::ToHand(Which::This)) }], ..Body::default() },
        )],
    );
    let mut table = lay(&[phoenix]).play(ANA, &["Phoenix", "Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark").at("Phoenix").pay().pass_both().pass_both();
    assert_eq!(table.state.decision(), Decision::May(ANA));
    table.choose(Choice::Yes);
    assert_eq!(table.in_zone("Phoenix", Zone::Hand), 1);
    covers!(table.journal.evidence(), R603_5, R400_7E);
}

#[test]
fn the_owner_of_an_ability_orders_its_triggers() {
    let twice = creature(
        "Herald",
        1,
        1,
        &[
            when(Trigger::GainsLife(Whose::You), gain_none()),
            when(Trigger::GainsLife(Whose::You), body(&[], &[Effect::Draw(Who::You, Amount::Number(1))])),
        ],
    );
    let heal = spell("Heal", Type::Instant, &[], &[Effect::GainLife(Who::You, Amount::Number(1))]);
    let mut table = lay(&[twice, heal]).play(ANA, &["Herald", "Mountain"]).hold(ANA, &["Heal"]).begin();
    table.cast("Heal").pay().pass_both();
    assert_eq!(table.state.decision(), Decision::OrderTriggers(ANA));
    assert_eq!(table.refused(Choice::Trigger(2)), R603_3B);
    table.choose(Choice::Trigger(1));
    let places: Vec<_> = table.state.stack().iter().map(|item| item.ability).collect();
    assert_eq!(places, [Some(1), Some(0)]);
    covers!(table.journal.evidence(), R603_3B, R603_2, R119_9);
}

fn gain_none() -> Body {
    body(&[], &[Effect::LoseLife(Who::EachOpponent, Amount::Number(1))])
}

#[test]
fn one_or_more_triggers_once_for_what_happens_together() {
    let seer = creature(
        "Seer",
        1,
        1,
        &[Ability::Triggered(Triggered {
            on: Trigger::Dies(Subject::Any(Filter { other: true, ..Filter::CREATURE })),
            batched: true,
            only_if: None,
            body: gain(1),
        })],
    );
    let quake = spell(
        "Quake",
        Type::Sorcery,
        &[],
        &[Effect::Destroy(Which::Each(Filter { other: true, whose: Whose::Opponent, ..Filter::CREATURE }))],
    );
    let mut table = lay(&[seer, quake, creature("Bear", 2, 2, &[])])
        .play(ANA, &["Seer", "Mountain"])
        .play(BRUNO, &["Bear", "Bear"])
        .hold(ANA, &["Quake"])
        .begin();
    table.cast("Quake").pay().pass_both().pass_both();
    assert_eq!(table.life(ANA), 21);
    covers!(table.journal.evidence(), R603_2C);
}

#[test]
fn permanents_enter_tapped_or_with_counters() {
    let hydra = vademecum_magic::CardDef {
        cost: Some(ManaCost { x: 1, ..ManaCost::ZERO.and(ManaKind::Red, 1) }),
        ..creature("Hydra", 0, 0, &[Ability::Enters(Enters::WithCounters(Amount::X))])
    };
    let gate = vademecum_magic::CardDef {
        name: "Gate".into(),
        abilities: vec![Ability::Enters(Enters::Tapped)],
        ..crate::table::mountain()
    };
    let mut table = lay(&[hydra, gate]).play(ANA, &["Mountain"; 3]).hold(ANA, &["Hydra", "Gate"]).begin();
    table.cast("Hydra").choose(Choice::Number(2)).pay().pass_both();
    assert_eq!(table.size("Hydra"), (2, 2));
    let gate = table.id("Gate");
    table.choose(Choice::PlayLand(gate));
    assert!(table.state.object(gate).tapped);
    covers!(table.journal.evidence(), R614_1C, R614_1D, R614_12, R603_6D, R122_6);
}

#[test]
fn prowess_triggers_on_noncreature_spells() {
    let monk = creature("Monk", 1, 1, &with(Keyword::Prowess));
    let mut table = lay(&[monk]).play(ANA, &["Monk", "Mountain"]).hold(ANA, &["Spark"]).begin();
    table.cast("Spark").at_player(BRUNO).pay();
    assert_eq!(table.state.stack().len(), 2);
    table.pass_both();
    assert_eq!(table.size("Monk"), (2, 2));
    covers!(table.journal.evidence(), R601_2I, R611_2, R611_2C);
}

//! What is cast or activated and when (116–118, 602, 605): what waits on the stack and what does not.

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;

use crate::table::{ANA, BETO, Table, lay};
use vademecum_machine_fuzz::pool::{activated, any_target, card, instant, mana, number, target_creature};

fn adds(kind: ManaKind, amount: i32) -> Instruction {
    Effect::AddMana(Players::You, ManaKinds::only(kind), number(amount)).into()
}

fn artifact(name: &str, cost: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, cost, &[Type::Artifact]) })
}

/// How many things wait on the stack.
fn waiting(table: &Table) -> usize {
    table.state.stack().len()
}

#[test]
fn a_spell_that_adds_mana_waits_on_the_stack() {
    let rite = instant("Rite of Embers", "R", vec![], vec![adds(ManaKind::Red, 3)]);
    let play = |out| {
        let lay = lay(vec![rite.clone()]).play(ANA, &["Mountain"]).hold(ANA, &["Rite of Embers"]);
        let mut table = lay.begin_without(out);
        table.cast("Rite of Embers", &[]);
        (waiting(&table), table.state.player(ANA).pool.total())
    };
    without!(R605_5B, play, (1, 0), (0, 3));
}

#[test]
fn an_ability_with_a_target_is_no_mana_ability() {
    let drain = activated(
        Cost::of(CostPart::Tap),
        vec![target_creature()],
        vec![Effect::Tap(Objects::Slot(Slot(0))).into(), adds(ManaKind::Colorless, 1)],
    );
    let play = |out| {
        let leech = artifact("Strength Leech", "2", vec![drain.clone()]);
        let lay = lay(vec![leech]).play(ANA, &["Strength Leech"]).play(BETO, &["Bear"]);
        let mut table = lay.begin_without(out);
        table.activate("Strength Leech", 0, &["Bear"]);
        (waiting(&table), table.state.player(ANA).pool.total())
    };
    without!(R605_5A, play, (1, 0), (0, 1));
}

#[test]
fn a_mana_ability_that_would_add_nothing_is_still_one() {
    let count = Amount::Count(Box::new(Objects::Each(Filter::CREATURE.yours())));
    let horn = activated(
        Cost::of(CostPart::Tap),
        vec![],
        vec![Effect::AddMana(Players::You, ManaKinds::only(ManaKind::Green), count).into()],
    );
    let uses_the_stack = |out| {
        let table = lay(vec![artifact("Horn", "1", vec![horn.clone()])]).play(ANA, &["Horn"]).begin_without(out);
        table.allows(table.activation("Horn", 0))
    };
    without!(R605_2, uses_the_stack, false, true);
}

#[test]
fn a_spell_for_nothing_waits_on_the_stack_like_any_other() {
    let top = artifact("Paper Kite", "0", vec![]);
    let waits = |out| {
        let mut table = lay(vec![top.clone()]).hold(ANA, &["Paper Kite"]).begin_without(out);
        table.cast("Paper Kite", &[]);
        table.zone("Paper Kite")
    };
    without!(R118_5A, waits, Zone::Stack, Zone::Battlefield);
}

#[test]
fn a_cost_of_nothing_is_not_paid_by_itself() {
    let toll = instant(
        "Hollow Toll",
        "U",
        vec![TargetSpec::one(Targetable::Object(Filter::Spell))],
        vec![
            Effect::Pay {
                who: Players::ControllerOf(Box::new(Objects::Slot(Slot(0)))),
                payer: Slot::FIRST_FREE,
                cost: Cost::mana(mana("0")),
                must: false,
                then: vec![],
                otherwise: vec![Effect::Counter(Objects::Slot(Slot(0))).into()],
            }
            .into(),
        ],
    );
    let asked = |out| {
        let lay = lay(vec![toll.clone()]).play(ANA, &["Mountain"]).play(BETO, &["Island"]);
        let mut table = lay.hold(ANA, &["Spark"]).hold(BETO, &["Hollow Toll"]).begin_without(out);
        table.cast("Spark", &["Beto"]).pass().cast("Hollow Toll", &["Spark"]).pass_both();
        table.asks()
    };
    without!(R118_5, asked, (ANA, Ask::YesNo), (ANA, Ask::Priority));
}

#[test]
fn a_card_without_a_mana_cost_can_be_cast_for_another_cost() {
    let dream = Card::from(Values {
        abilities: vec![vademecum_machine_fuzz::pool::spell(
            vec![],
            vec![Effect::GainLife(Players::You, number(4)).into()],
        )],
        ..card("Faded Dream", "-", &[Type::Sorcery])
    });
    let dreams = instant(
        "Waking",
        "U",
        vec![],
        vec![
            Effect::CastFree(Objects::Each(
                Filter::Type(Type::Sorcery).and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You)),
            ))
            .into(),
        ],
    );
    let cast = |out| {
        let lay = lay(vec![dream.clone(), dreams.clone()]).play(ANA, &["Island"]);
        let mut table = lay.hold(ANA, &["Faded Dream", "Waking"]).begin_without(out);
        let dream = table.held("Faded Dream");
        assert!(!table.allows(Choice::Cast(dream, 0)), "it cannot be paid for (118.6)");
        table.cast("Waking", &[]).pass_both().resolve();
        table.life(ANA)
    };
    without!(R118_6A, cast, 24, 20);
}

#[test]
fn an_ability_is_activated_in_response() {
    let may = |out| {
        let stone = artifact(
            "Ember Stone",
            "1",
            vec![activated(Cost::of(CostPart::Tap), vec![any_target()], vec![Effect::Tap(Objects::This).into()])],
        );
        let lay = lay(vec![stone]).play(ANA, &["Mountain"]).hold(ANA, &["Spark"]).play(BETO, &["Ember Stone"]);
        let mut table = lay.begin_without(out);
        table.cast("Spark", &["Beto"]).pass();
        table.allows(table.activation("Ember Stone", 0))
    };
    without!(R117_1B, may, true, false);
}

#[test]
fn the_text_may_let_any_player_activate_an_ability() {
    let font = Ability::Activated(Activated {
        cost: Cost::mana(mana("1")),
        effect: SpellAbility {
            program: vec![Effect::GainLife(Players::You, number(1)).into()],
            ..SpellAbility::default()
        },
        by_whom: Activator::AnyPlayer,
        ..Activated::default()
    });
    let may = |out| {
        let lay = lay(vec![artifact("Own Village Well", "2", vec![font.clone()])]).play(BETO, &["Own Village Well"]);
        let table = lay.play(ANA, &["Forest"]).begin_without(out);
        table.allows(table.activation("Own Village Well", 0))
    };
    without!(R602_1B, may, true, false);
    let lay = lay(vec![artifact("Own Village Well", "2", vec![font.clone()])]).play(BETO, &["Own Village Well"]);
    let mut table = lay.play(ANA, &["Forest"]).begin();
    assert!(table.state.choices().contains(table.activation("Own Village Well", 0)));
    table.activate("Own Village Well", 0, &[]).pass_both();
    assert_eq!((table.life(ANA), table.life(BETO)), (21, 20));
}

#[test]
fn only_as_an_instant_is_not_in_the_middle_of_paying() {
    let lotus = Ability::Activated(Activated {
        cost: Cost::of(CostPart::Tap).and(CostPart::SacrificeThis),
        effect: SpellAbility { program: vec![adds(ManaKind::Red, 1)], ..SpellAbility::default() },
        timing: Timing::AsInstant,
        ..Activated::default()
    });
    let may = |out| {
        let bloom = artifact("Own Brief Bloom", "0", vec![lotus.clone()]);
        let lay = lay(vec![bloom]).play(ANA, &["Mountain", "Own Brief Bloom"]).hold(ANA, &["Spark"]);
        let mut table = lay.begin_without(out);
        table.announce("Spark", &["Beto"]);
        let bloom = table.id("Own Brief Bloom");
        table.allows(table.mana_of(bloom, 0, ManaKind::Red))
    };
    without!(R602_5E, may, false, true);
}

#[test]
fn one_creature_is_not_sacrificed_for_two_costs() {
    let tithe = CastingRule {
        who: Players::All,
        ..CastingRule::yours(
            Castable::Spells(Filter::Any),
            CastingChange::More(Cost::of(CostPart::Sacrifice(1, Filter::CREATURE)), number(1)),
        )
    };
    let altar = artifact("Hungry Altar", "2", vec![Ability::Casting(tithe)]);
    let mut rite = instant("Blood Rite", "B", vec![], vec![]);
    rite.faces[0].additional_cost = Cost::of(CostPart::Sacrifice(1, Filter::CREATURE));
    let may = |own: &[&str], out| {
        let lay = lay(vec![altar.clone(), rite.clone()]).play(ANA, &["Hungry Altar", "Swamp"]).play(ANA, own);
        let table = lay.hold(ANA, &["Blood Rite"]).begin_without(out);
        table.allows(Choice::Cast(table.held("Blood Rite"), 0))
    };
    assert!(may(&["Bear", "Rhino"], None));
    without!(R118_10, |out| may(&["Bear"], out), false, true);
}

#[test]
fn a_cost_is_paid_even_if_something_else_happens() {
    // "If counters would be put on a permanent, twice that many are."
    let twice = Replacement::of(Pattern::of(DeedKind::PutCounters, Filter::Any), Replaced::Times(2));
    let bloom = artifact("Double Bloom", "3", vec![Ability::Replacement(twice)]);
    let grows = activated(
        Cost::of(CostPart::PutCounters(CounterKind::MinusOne, 1)),
        vec![],
        vec![Effect::GainLife(Players::You, number(3)).into()],
    );
    let ox = vademecum_machine_fuzz::pool::creature("Tired Ox", "2G", (2, 5), vec![grows]);
    let life = |out| {
        let lay = lay(vec![bloom.clone(), ox.clone()]).play(ANA, &["Double Bloom", "Tired Ox"]);
        let mut table = lay.begin_without(out);
        table.activate("Tired Ox", 0, &[]).resolve();
        assert_eq!(table.size("Tired Ox"), (0, 3));
        table.life(ANA)
    };
    without!(R118_11, life, 23, 20);
}

#[test]
fn an_ability_from_two_sources_is_two_abilities() {
    let once = Ability::Activated(Activated {
        cost: Cost::mana(mana("0")),
        effect: SpellAbility {
            program: vec![Effect::GainLife(Players::You, number(1)).into()],
            ..SpellAbility::default()
        },
        limit: Limit::OncePerTurn,
        ..Activated::default()
    });
    let banner = Card::from(Values {
        abilities: vec![vademecum_machine_fuzz::pool::anthem(Filter::CREATURE.yours(), vec![Change::GainAbility(0)])],
        granted: vec![once],
        ..card("Camp Banner", "2", &[Type::Enchantment])
    });
    let may_again = |banners: &[&str], out| {
        let mut table = lay(vec![banner.clone()]).play(ANA, banners).play(ANA, &["Knight"]).begin_without(out);
        table.activate("Knight", 0, &[]).resolve();
        table.allows(table.activation("Knight", 0))
    };
    assert!(!may_again(&["Camp Banner"], None));
    without!(R602_5C, |out| may_again(&["Camp Banner", "Camp Banner"], out), true, false);
}

#[test]
fn nobody_must_show_what_only_they_can_see() {
    // "Cast that card if able": discarding a creature card is part of its cost.
    let mut summons = instant("Costly Summons", "R", vec![], vec![]);
    summons.faces[0].additional_cost = Cost::of(CostPart::Discard(1, Filter::CREATURE));
    let order = instant(
        "Strict Order",
        "U",
        vec![],
        vec![
            Effect::CastFreeIfAble(Objects::Each(
                Filter::Color(Color::Red).and(Filter::In(Zone::Hand)).and(Filter::Owner(Players::You)),
            ))
            .into(),
        ],
    );
    let asked = |out| {
        let lay = lay(vec![summons.clone(), order.clone()]).play(ANA, &["Island"]);
        let mut table = lay.hold(ANA, &["Costly Summons", "Strict Order", "Bear"]).begin_without(out);
        table.cast("Strict Order", &[]).pass_both();
        table.asks().1
    };
    without!(R118_8C, asked, Ask::YesNo, Ask::Pay);
}

//! The limited range of influence option (801): five players, each of whom reaches the next one on either side.

use vademecum_abilities::*;
use vademecum_machine::{AttackOption, Choice, Defender, Item, Outcome, PlayerId, PlayerSet};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay_for};
use vademecum_machine_fuzz::pool::{card, instant, number, sorcery, target, target_creature};

/// The fifth player, on Ana’s other side.
const EVA: PlayerId = PlayerId(4);

fn five(own: Vec<Card>) -> Lay {
    lay_for(5, own).set(|position| position.setup.ranges = vec![1; 5])
}

/// Ana casts a sorcery or instant that costs {W}, and everybody passes.
fn cast(lay: Lay, name: &str, out: Option<RuleId>) -> Table {
    let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &[name]).begin_without(out);
    table.cast(name, &[]);
    (0..5).for_each(|_| {
        table.pass();
    });
    table
}

/// Whether a choice can be made; what decides about it is in the journal.
fn may(table: &Table, choice: Choice) -> bool {
    table.state.clone().play(choice, &table.journal).is_ok()
}

fn may_attack(table: &Table, whom: PlayerId) -> bool {
    may(table, Choice::Attack(table.id("Spider"), Defender::Player(whom)))
}

fn may_pick(table: &Table, name: &str) -> bool {
    may(table, Choice::Pick(Item::Object(table.id(name))))
}

#[test]
fn creatures_attack_within_range() {
    let play = |out| {
        let mut table = five(vec![]).play(ANA, &["Spider"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        table
    };
    let table = play(None);
    assert_eq!([BETO, CARLA, EVA].map(|whom| may_attack(&table, whom)), [true, false, true]);
    covers!(table.journal.evidence(), R801_2, R801_3);
    without!(R801_2, |out| may_attack(&play(out), CARLA), false, true);
    without!(R801_3, |out| may_attack(&play(out), CARLA), false, true);
}

#[test]
fn who_is_in_range_is_settled_as_a_turn_begins() {
    let play = |out| {
        let mut table = five(vec![]).play(ANA, &["Spider"]).begin_without(out);
        table.choose(Choice::Concede(BETO)).until(Step::DeclareAttackers);
        table
    };
    let table = play(None);
    assert!(!may_attack(&table, CARLA));
    covers!(table.journal.evidence(), R801_2C);
    without!(R801_2C, |out| may_attack(&play(out), CARLA), false, true);
}

#[test]
fn targets_are_chosen_within_range() {
    let bolt = instant("Thin Bolt", "W", vec![target_creature()], vec![Effect::Tap(target(0)).into()]);
    let play = |out| {
        let lay = five(vec![bolt.clone()]).play(BETO, &["Bear"]).play(CARLA, &["Hawk"]).play(EVA, &["Rhino"]);
        let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &["Thin Bolt"]).begin_without(out);
        table.announce("Thin Bolt", &[]);
        table
    };
    let table = play(None);
    assert_eq!(["Bear", "Hawk", "Rhino"].map(|name| may_pick(&table, name)), [true, false, true]);
    covers!(table.journal.evidence(), R801_2D, R801_4);
    without!(R801_4, |out| may_pick(&play(out), "Hawk"), false, true);
    without!(R801_2D, |out| may_pick(&play(out), "Hawk"), false, true);
}

#[test]
fn a_choice_is_made_within_range() {
    let choose =
        Effect::Choose { who: Players::You, among: Objects::Each(Filter::CREATURE), least: number(1), most: number(1) };
    let program = vec![
        Instruction::from(choose).into_slot(Slot::FIRST_FREE),
        Effect::Tap(Objects::Slot(Slot::FIRST_FREE)).into(),
    ];
    let lull = sorcery("Lull", "W", vec![], program);
    let play = |out| {
        let lay = five(vec![lull.clone()]).play(BETO, &["Bear"]).play(CARLA, &["Hawk"]).play(EVA, &["Rhino"]);
        cast(lay, "Lull", out)
    };
    let table = play(None);
    assert_eq!(["Bear", "Hawk", "Rhino"].map(|name| may_pick(&table, name)), [true, false, true]);
    covers!(table.journal.evidence(), R801_5A);
    without!(R801_5A, |out| may_pick(&play(out), "Hawk"), false, true);
}

#[test]
fn nothing_triggers_on_what_happens_out_of_range() {
    let pattern = Pattern::by(DeedKind::GainLife, Players::Opponents);
    let gain = Triggered::on(pattern, vec![Effect::GainLife(Players::You, number(1)).into()]);
    let abilities = vec![Ability::Triggered(gain)];
    let chapel = Card::from(Values { abilities, ..card("Chapel", "W", &[Type::Enchantment]) });
    let balm = instant("Balm", "W", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]);
    let play = |out| {
        let lay = five(vec![chapel.clone(), balm.clone()]).play(CARLA, &["Chapel"]);
        let mut table = cast(lay, "Balm", out);
        table.resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(CARLA)), (23, 20));
    covers!(table.journal.evidence(), R801_7);
    without!(R801_7, |out| play(out).life(CARLA), 20, 21);
}

#[test]
fn an_aura_enchants_what_is_in_range() {
    let ring = Values { subtypes: Subtypes::NONE.with(Subtype::AURA), ..card("Daisy Ring", "W", &[Type::Enchantment]) };
    let enchant = vec![Ability::Keyword(KeywordAbility { filter: Some(Filter::CREATURE), ..Keyword(5).into() })];
    let ring = Card::from(Values { abilities: enchant, ..ring });
    let aura = Filter::All(vec![Filter::In(Zone::Graveyard), Filter::Subtype(Subtype::AURA)]);
    let back = Effect::Move(Objects::Each(aura), Destination::to(Zone::Battlefield));
    let bloom = sorcery("Bloom Again", "W", vec![], vec![back.into()]);
    let give = Effect::Change {
        which: Objects::Each(Filter::CREATURE.yours()),
        changes: vec![Change::Control(Players::Slot(Slot(0)))],
        lasts: Duration::Forever,
    };
    let gift = instant("Parting Gift", "W", vec![TargetSpec::one(Targetable::Player(Players::All))], vec![give.into()]);
    let play = |out| {
        let own = vec![ring.clone(), bloom.clone(), gift.clone()];
        let lay = five(own).put(ANA, Zone::Graveyard, &["Daisy Ring"]).play(BETO, &["Bear", "Plains"]);
        let mut table = cast(lay.hold(BETO, &["Parting Gift"]), "Bloom Again", out);
        table.pass().cast("Parting Gift", &["Carla"]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.now("Bear").controller, table.zone("Daisy Ring")), (CARLA, Zone::Graveyard));
    covers!(table.journal.evidence(), R801_8);
    without!(R801_8, |out| play(out).zone("Daisy Ring"), Zone::Graveyard, Zone::Battlefield);
}

#[test]
fn an_effect_does_nothing_out_of_range() {
    let drain = sorcery("Drain", "W", vec![], vec![Effect::LoseLife(Players::Opponents, number(2)).into()]);
    let play = |out| cast(five(vec![drain.clone()]), "Drain", out);
    let table = play(None);
    assert_eq!((table.life(BETO), table.life(CARLA), table.life(EVA)), (18, 20, 18));
    covers!(table.journal.evidence(), R801_10);
    without!(R801_10, |out| play(out).life(CARLA), 20, 18);
}

#[test]
fn worlds_that_do_not_reach_each_other_stay() {
    let world = |name: &str| {
        let supertypes = [Supertype::World].into_iter().collect();
        Card::from(Values { supertypes, ..card(name, "W", &[Type::Enchantment]) })
    };
    let play = |out| {
        let lay = five(vec![world("Old World"), world("New World")]).play(ANA, &["Old World"]);
        lay.play(CARLA, &["New World"]).begin_without(out).count("Old World", Zone::Battlefield)
    };
    without!(R801_12, play, 1, 0);
}

#[test]
fn who_wins_beats_the_opponents_in_range() {
    let win = sorcery("Triumph", "W", vec![], vec![Effect::Win(Players::You).into()]);
    let play = |out| cast(five(vec![win.clone()]), "Triumph", out);
    let table = play(None);
    let left = [ANA, BETO, CARLA, EVA].map(|player| !table.state.player(player).is_in_game());
    assert_eq!((left, table.state.outcome().is_some()), ([false, true, false, true], false));
    covers!(table.journal.evidence(), R801_14);
    without!(R801_14, |out| play(out).state.outcome().is_some(), false, true);
}

#[test]
fn a_restarted_game_is_one_of_all_players() {
    let restart = sorcery("Clean Page", "W", vec![], vec![Effect::RestartGame(None).into()]);
    let play = |out| {
        let table = cast(five(vec![restart.clone()]), "Clean Page", out);
        [BETO, CARLA].map(|player| table.state.player(player).is_in_game())
    };
    assert_eq!(play(None), [true, true]);
    without!(R801_17, play, [true, true], [true, false]);
}

#[test]
fn an_attacker_is_sent_against_somebody_whom_its_controller_reaches() {
    // Ana reaches Beto and Eva; Eva, who reaches Ana and Dora, sends Ana's creature against somebody else.
    let veer =
        instant("Veer", "U", vec![target_creature()], vec![Effect::Combat(target(0), CombatChange::Reselect).into()]);
    let play = |out| {
        let lay = five(vec![veer.clone()]).play(ANA, &["Spider"]).play(EVA, &["Island"]).hold(EVA, &["Veer"]);
        let lay = lay.set(|position| position.setup.attacks = AttackOption::Multiple);
        let mut table = lay.at(Step::DeclareAttackers).begin_without(out);
        let spider = table.id("Spider");
        table.choose(Choice::Attack(spider, Defender::Player(EVA))).choose(Choice::Done);
        (0..4).for_each(|_| {
            table.pass();
        });
        table.cast("Veer", &["Spider"]);
        (0..5).for_each(|_| {
            table.pass();
        });
        [BETO, CARLA].map(|whom| may(&table, Choice::Pick(Item::Player(whom))))
    };
    without!(R508_7E, play, [true, false], [true, true]);
}

#[test]
fn a_draw_for_the_rest_of_a_team_is_one_for_all_of_it() {
    let truce = sorcery("Truce", "W", vec![], vec![Effect::DrawGame.into()]);
    // Beto plays with Carla, who has conceded; what Ana does ends the game for Beto, the last of them.
    let play = |out| {
        let lay = five(vec![truce.clone()]).play(ANA, &["Plains"]).hold(ANA, &["Truce"]);
        let mut table = lay.set(|position| position.setup.teams = vec![0, 1, 1, 2, 3]).begin_without(out);
        table.choose(Choice::Concede(CARLA)).cast("Truce", &[]);
        (0..4).for_each(|_| {
            table.pass();
        });
        let has_drawn = [BETO, CARLA].map(|player| table.state.player(player).has_drawn());
        (has_drawn, table.state.outcome())
    };
    let dora = PlayerSet::only(PlayerId(3));
    assert_eq!(play(None), ([true, true], Some(Outcome::Won(dora))));
    without!(R104_4G, |out| play(out).0, [true, true], [true, false]);
}

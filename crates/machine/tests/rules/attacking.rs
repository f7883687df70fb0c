//! Attacking planeswalkers, creatures that enter attacking or blocking, and what takes them out of combat (506.3–506.4,
//! 508.4–508.7, 509.4).

use vademecum_abilities::*;
use vademecum_machine::{Ask, AttackOption, Choice, Deed, Defender, Note};
use vademecum_rule_ids::magic::*;
use vademecum_trace::without;
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{card, creature, instant, keyword, pump, target, target_creature};

fn fighter(name: &str, size: (i32, i32), abilities: Vec<Ability>) -> Card {
    creature(name, "G", size, abilities)
}

fn change(which: Objects, changes: Vec<Change>) -> Program {
    vec![Effect::Change { which, changes, lasts: Duration::EndOfTurn }.into()]
}

/// An instant that does something to a creature.
fn trick(name: &str, program: Program) -> Card {
    instant(name, "R", vec![target_creature()], program)
}

/// An instant that puts a creature card of a graveyard onto the battlefield in combat.
fn ambush(name: &str, joins: Joining) -> Card {
    let from = Filter::In(Zone::Graveyard);
    let to = Destination { joins: Some(joins), under: Some(Players::You), ..Destination::to(Zone::Battlefield) };
    let targets = vec![TargetSpec::one(Targetable::Object(from))];
    instant(name, "R", targets, vec![Effect::Move(target(0), to).into()])
}

/// A planeswalker of Beto's with four loyalty counters.
fn oracle() -> Card {
    Card::from(Values { loyalty: Some(4), ..card("Oracle", "U", &[Type::Planeswalker]) })
}

/// A table with Beto's Oracle, and cards of Ana's.
fn oracle_against(own: Vec<Card>, creatures: &[&str], hand: &[&str]) -> Lay {
    let cards = own.into_iter().chain([oracle()]).collect();
    let mountains = vec!["Mountain"; 4];
    let lay = lay(cards).play(ANA, creatures).play(ANA, &mountains).hold(ANA, hand).play(BETO, &["Oracle"]);
    lay.last(|oracle| oracle.counters = vec![(CounterKind::Loyalty, 4)]).play(BETO, &mountains)
}

fn attack_oracle(table: &mut Table, name: &str) {
    table.until(Step::DeclareAttackers);
    let attack = Choice::Attack(table.id(name), Defender::Permanent(table.id("Oracle")));
    table.choose(attack).choose(Choice::Done);
}

fn loyalty(table: &Table) -> i32 {
    table.state.counters(vademecum_machine::Subject::Object(table.id("Oracle")), CounterKind::Loyalty)
}

#[test]
fn a_planeswalker_is_attacked_and_loses_loyalty() {
    let mut table = oracle_against(vec![], &["Bear"], &[]).begin();
    attack_oracle(&mut table, "Bear");
    table.until(Step::EndOfCombat);
    assert_eq!((loyalty(&table), table.life(BETO)), (2, 20));
}

#[test]
fn what_attacked_a_planeswalker_that_is_gone_attacks_on() {
    let play = |out| {
        let burn = instant(
            "Burn",
            "R",
            vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Planeswalker)))],
            vec![Effect::Destroy { what: target(0), regenerable: true }.into()],
        );
        let mut table = oracle_against(vec![burn], &["Bear"], &["Burn"]).begin_without(out);
        attack_oracle(&mut table, "Bear");
        table.cast("Burn", &["Oracle"]).resolve();
        table
    };
    let attacks = |out| {
        let table = play(out);
        table.state.combat().is_attacking(table.id("Bear"))
    };
    let mut table = play(None);
    assert!(table.state.combat().attackers()[0].defender.is_none());
    table.until(Step::EndOfCombat);
    assert_eq!(table.life(BETO), 20);
    without!(R506_4C, attacks, true, false);
}

#[test]
fn a_planeswalker_that_is_none_any_more_is_not_attacked() {
    let play = |out| {
        let quell = instant(
            "Quell",
            "R",
            vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Planeswalker)))],
            change(target(0), vec![Change::SetTypes(Types::only(Type::Artifact))]),
        );
        let mut table = oracle_against(vec![quell], &["Bear"], &["Quell"]).begin_without(out);
        attack_oracle(&mut table, "Bear");
        table.cast("Quell", &["Oracle"]).resolve();
        table.state.combat().attackers()[0].defender.is_none()
    };
    without!(R506_4, play, true, false);
}

#[test]
fn a_blocking_planeswalker_that_stops_being_a_creature_is_still_attacked() {
    let play = |out| {
        let wake = instant(
            "Wake",
            "R",
            vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Planeswalker)))],
            change(
                target(0),
                vec![Change::AddTypes(Types::only(Type::Creature)), Change::Set(Amount::Number(2), Amount::Number(2))],
            ),
        );
        let doze = instant(
            "Doze",
            "R",
            vec![TargetSpec::one(Targetable::Object(Filter::Type(Type::Planeswalker)))],
            change(target(0), vec![Change::SetTypes(Types::only(Type::Planeswalker))]),
        );
        let mut table =
            oracle_against(vec![wake, doze], &["Bear", "Hawk"], &[]).hold(BETO, &["Wake", "Doze"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        let oracle = Defender::Permanent(table.id("Oracle"));
        for name in ["Bear", "Hawk"] {
            table.choose(Choice::Attack(table.id(name), oracle));
        }
        table.choose(Choice::Done).pass().cast("Wake", &["Oracle"]).resolve().until(Step::DeclareBlockers);
        table.block(&[("Oracle", "Bear")]).pass().cast("Doze", &["Oracle"]).resolve();
        let combat = table.state.combat();
        (combat.blockers().len(), combat.attackers().iter().filter(|attacker| attacker.defender.is_some()).count())
    };
    without!(R506_4D, play, (0, 2), (0, 0));
}

#[test]
fn what_could_not_attack_any_more_attacks_on() {
    let play = |out| {
        let scare = trick("Scare", change(target(0), vec![Change::CantAttack]));
        let lay = lay(vec![scare]).play(ANA, &["Bear"]).play(BETO, &["Mountain"]).hold(BETO, &["Scare"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let bear = table.id("Bear");
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done).pass();
        table.cast("Scare", &["Bear"]).resolve().until(Step::EndOfCombat);
        table.life(BETO)
    };
    without!(R506_4A, play, 18, 20);
}

#[test]
fn a_tapped_blocker_goes_on_blocking() {
    let play = |out| {
        let jolt = trick("Jolt", vec![Effect::Tap(target(0)).into()]);
        let lay = lay(vec![jolt]).play(ANA, &["Bear", "Mountain"]).hold(ANA, &["Jolt"]).play(BETO, &["Wall"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Bear"]).block(&[("Wall", "Bear")]).cast("Jolt", &["Wall"]).resolve();
        table.state.combat().blockers().len()
    };
    without!(R506_4B, play, 1, 0);
}

#[test]
fn an_ability_finds_the_defending_player_behind_a_planeswalker_and_afterwards() {
    let raider = || {
        let effect = vec![Effect::LoseLife(Players::Defending, Amount::Number(3)).into()];
        let ability = Ability::Triggered(Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), effect));
        fighter("Raider", (2, 2), vec![ability])
    };
    let play = |out| {
        let mut table = oracle_against(vec![raider()], &["Raider"], &[]).begin_without(out);
        attack_oracle(&mut table, "Raider");
        table.resolve();
        table.life(BETO)
    };
    without!(R508_5, play, 17, 20);
    let gone = |out| {
        let leave = trick("Recall", vec![Effect::Combat(target(0), CombatChange::Leave).into()]);
        let lay = oracle_against(vec![raider(), leave], &["Raider"], &["Recall"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let raider = table.id("Raider");
        table.choose(Choice::Attack(raider, Defender::Player(BETO))).choose(Choice::Done);
        table.cast("Recall", &["Raider"]).resolve();
        table.life(BETO)
    };
    without!(R508_5, gone, 17, 20);
    without!(
        R506_4,
        |out| {
            let lay = oracle_against(
                vec![raider(), trick("Recall", vec![Effect::Combat(target(0), CombatChange::Leave).into()])],
                &["Raider"],
                &["Recall"],
            );
            let mut table = lay.begin_without(out);
            table.until(Step::DeclareAttackers);
            let raider = table.id("Raider");
            table.choose(Choice::Attack(raider, Defender::Player(BETO))).choose(Choice::Done);
            table.cast("Recall", &["Raider"]).resolve();
            table.state.combat().attackers().len()
        },
        0,
        1
    );
}

/// Ana attacks with a Bear; her graveyard holds a card that an instant puts onto the battlefield attacking.
fn ambushed(own: Vec<Card>, lies: &str, joins: Joining, out: Option<RuleId>) -> Table {
    let cards = own.into_iter().chain([ambush("Ambush", joins)]).collect();
    let lay = oracle_against(cards, &["Bear"], &["Ambush"]).put(ANA, Zone::Graveyard, &[lies]);
    let mut table = lay.begin_without(out);
    table.until(Step::DeclareAttackers);
    let bear = table.id("Bear");
    table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
    table.cast("Ambush", &[lies]).resolve();
    table
}

fn is_attacking(table: &Table, name: &str) -> bool {
    table.state.combat().is_attacking(table.id(name))
}

#[test]
fn whom_a_creature_attacks_that_enters_attacking_its_controller_chooses() {
    let play = |out| {
        let mut table = ambushed(vec![fighter("Ox", (3, 3), vec![])], "Ox", Joining::Attacking(None), out);
        if table.asks().1 != vademecum_machine::Ask::Priority {
            table.pick("Oracle").resolve();
        }
        table.until(Step::EndOfCombat);
        (loyalty(&table), table.life(BETO))
    };
    without!(R508_4, play, (1, 18), (4, 15));
}

#[test]
fn only_creatures_enter_attacking() {
    let play = |out| {
        let table = ambushed(vec![], "Forest", Joining::Attacking(Some(Subjects::Players(Players::Opponents))), out);
        let forests = table.all("Forest", Zone::Battlefield);
        assert!(!table.state.combat().is_attacking(forests[0]));
        table.happened(|deed| matches!(deed, Deed::Note(Note::JoinedCombat(_))))
    };
    without!(R506_3A, play, 0, 1);
}

#[test]
fn only_the_attacking_player_has_creatures_that_enter_attacking() {
    let play = |out| {
        let whom = Joining::Attacking(Some(Subjects::Players(Players::You)));
        let lay = lay(vec![ambush("Ambush", whom)]).play(ANA, &["Bear"]).play(BETO, &["Mountain"]);
        let lay = lay.put(BETO, Zone::Graveyard, &["Spider"]).hold(BETO, &["Ambush"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let bear = table.id("Bear");
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done).pass();
        table.cast("Ambush", &["Spider"]).resolve();
        is_attacking(&table, "Spider")
    };
    without!(R506_3B, play, false, true);
}

#[test]
fn nothing_enters_attacking_what_is_gone_or_is_nobody_elses() {
    let gone = |out| {
        let whom = Joining::Attacking(Some(Subjects::Objects(Objects::Slot(Slot::FIRST_FREE))));
        is_attacking(&ambushed(vec![], "Spider", whom, out), "Spider")
    };
    without!(R506_3C, gone, false, true);
    let own = |out| {
        let whom = Joining::Attacking(Some(Subjects::Players(Players::You)));
        is_attacking(&ambushed(vec![], "Spider", whom, out), "Spider")
    };
    without!(R508_4A, own, false, true);
}

#[test]
fn what_enters_attacking_need_not_be_able_to_attack() {
    let play = |out| {
        let coward = vec![Ability::Static(Static::new(Objects::This, vec![Change::CantAttack]))];
        let whom = Joining::Attacking(Some(Subjects::Players(Players::Opponents)));
        is_attacking(&ambushed(vec![fighter("Coward", (2, 2), coward)], "Coward", whom, out), "Coward")
    };
    without!(R508_4C, play, true, false);
}

#[test]
fn an_effect_makes_a_creature_attack_only_a_defending_player() {
    let play = |whom: Players, out: Option<RuleId>| {
        let how = CombatChange::Join(Joining::Attacking(Some(Subjects::Players(whom))));
        let muster = trick("Muster", vec![Effect::Combat(target(0), how).into()]);
        let lay = lay(vec![muster]).play(ANA, &["Bear", "Hawk", "Mountain"]).hold(ANA, &["Muster"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let bear = table.id("Bear");
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
        table.cast("Muster", &["Hawk"]).resolve();
        is_attacking(&table, "Hawk")
    };
    assert!(play(Players::Opponents, None));
    without!(R508_4B, |out| play(Players::You, out), false, true);
}

/// Beto puts a creature onto the battlefield blocking.
fn defended(lies: Card, joins: Joining, attacker: &str, out: Option<RuleId>) -> Table {
    let name = lies.faces[0].name.clone();
    let lay = lay(vec![lies, ambush("Ambush", joins)]).play(ANA, &["Bear", "Hawk"]).play(BETO, &["Mountain"]);
    let mut table = lay.put(BETO, Zone::Graveyard, &[&name]).hold(BETO, &["Ambush"]).begin_without(out);
    table.until(Step::DeclareAttackers);
    let attacking = table.id(attacker);
    table.choose(Choice::Attack(attacking, Defender::Player(BETO)));
    if attacker == "Bear" {
        let hawk = table.id("Hawk");
        table.choose(Choice::Attack(hawk, Defender::Player(BETO)));
    }
    table.choose(Choice::Done).until(Step::DeclareBlockers).pass().cast("Ambush", &[&name]).resolve();
    table
}

#[test]
fn what_a_creature_blocks_that_enters_blocking_its_controller_chooses() {
    let play = |out| {
        let mut table = defended(fighter("Ox", (3, 3), vec![]), Joining::Blocking(None), "Bear", out);
        if table.asks().1 != vademecum_machine::Ask::Priority {
            table.pick("Hawk").resolve();
        }
        table.state.combat().blockers()[0].attacker == table.id("Hawk")
    };
    without!(R509_4, play, true, false);
}

#[test]
fn a_creature_that_enters_blocking_need_not_be_able_to_block() {
    let play = |out| {
        let table = defended(fighter("Ox", (3, 3), vec![]), Joining::Blocking(None), "Hawk", out);
        table.state.combat().blockers().len()
    };
    without!(R509_4B, play, 1, 0);
}

#[test]
fn nothing_enters_blocking_what_no_longer_attacks() {
    let play = |out| {
        let bear = Objects::Each(
            Filter::CREATURE.and(Filter::Attacking.negated()).and(Filter::Controller(Players::Opponents)),
        );
        let table = defended(fighter("Ox", (3, 3), vec![]), Joining::Blocking(Some(bear)), "Hawk", out);
        table.state.combat().blockers().len()
    };
    without!(R509_4A, play, 0, 1);
}

#[test]
fn nothing_enters_blocking_what_attacks_somebody_else() {
    let play = |out| {
        let hawk = Objects::Each(Filter::Attacking);
        let lay = lay_for(3, vec![ambush("Ambush", Joining::Blocking(Some(hawk)))]);
        let lay = lay.play(ANA, &["Hawk"]).play(BETO, &["Mountain"]).put(BETO, Zone::Graveyard, &["Spider"]);
        let mut table = lay.hold(BETO, &["Ambush"]).begin_without(out);
        table.until(Step::DeclareAttackers);
        let hawk = table.id("Hawk");
        table.choose(Choice::Attack(hawk, Defender::Player(CARLA))).choose(Choice::Done).pass();
        table.cast("Ambush", &["Spider"]).resolve();
        table.state.combat().blockers().len()
    };
    without!(R506_3D, play, 0, 1);
}

#[test]
fn an_attacker_is_sent_against_somebody_else() {
    let veer = |name: &str| trick(name, vec![Effect::Combat(target(0), CombatChange::Reselect).into()]);
    let raider = || {
        let effect = vec![Effect::GainLife(Players::You, Amount::Number(1)).into()];
        let ability = Ability::Triggered(Triggered::on(Pattern::of(DeedKind::Attack, Filter::This), effect));
        fighter("Raider", (2, 2), vec![ability, keyword(9)])
    };
    let play = |to: &str, bars: bool, out: Option<RuleId>| {
        let scare = trick("Scare", change(target(0), vec![Change::CantAttack]));
        let lay = oracle_against(vec![veer("Veer"), raider(), scare], &["Raider"], &["Veer", "Scare"]);
        let mut table = lay.begin_without(out);
        table.until(Step::DeclareAttackers);
        let raider = table.id("Raider");
        table.choose(Choice::Attack(raider, Defender::Player(BETO))).choose(Choice::Done).resolve();
        if bars {
            table.cast("Scare", &["Raider"]).resolve();
        }
        table.cast("Veer", &["Raider"]).resolve();
        let may = table.allows(Choice::Pick(table.item(to)));
        if may {
            table.pick(to).resolve();
        }
        table.resolve().until(Step::EndOfCombat);
        (may, loyalty(&table), table.life(BETO), table.life(ANA))
    };
    assert_eq!(play("Oracle", false, None), (true, 2, 20, 21));
    without!(R508_7, |out| play("Oracle", false, out).1, 2, 4);
    without!(R508_7A, |out| play("Oracle", false, out).3, 21, 22);
    without!(R508_7B, |out| play("Oracle", true, out).1, 2, 4);
    without!(R508_7C, |out| play("Ana", false, out).0, false, true);
}

#[test]
fn an_attacker_is_sent_against_the_chosen_opponent_alone() {
    let play = |out| {
        let veer = trick("Veer", vec![Effect::Combat(target(0), CombatChange::Reselect).into()]);
        let lay = lay_for(3, vec![veer]).play(ANA, &["Bear", "Mountain", "Mountain"]).hold(ANA, &["Veer"]);
        let mut lay = lay.at(Step::BeginningOfCombat);
        lay.arrangement.setup.attacks = AttackOption::One;
        let mut table = lay.begin_without(out);
        table.pick("Beto").until(Step::DeclareAttackers);
        let bear = table.id("Bear");
        table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
        table.cast("Veer", &["Bear"]).resolve();
        table.allows(Choice::Pick(table.item("Carla")))
    };
    without!(R508_7D, play, false, true);
}

#[test]
fn an_opponent_is_chosen_where_only_one_may_be_attacked() {
    let play = |option: AttackOption, out| {
        let mut lay = lay_for(3, vec![]).play(ANA, &["Bear"]).at(Step::BeginningOfCombat);
        lay.arrangement.setup.attacks = option;
        matches!(lay.begin_without(out).asks().1, Ask::Pick { .. })
    };
    without!(R507_1, |out| play(AttackOption::One, out), true, false);
    without!(R802_2, |out| play(AttackOption::Multiple, out), false, true);
}

#[test]
fn defending_players_declare_blockers_in_turn_order() {
    let play = |out| {
        let lay = lay_for(3, vec![]).play(ANA, &["Bear", "Raider"]).play(BETO, &["Spider"]).play(CARLA, &["Rhino"]);
        let mut table = lay.at(Step::DeclareAttackers).begin_without(out);
        let (bear, raider) = (table.id("Bear"), table.id("Raider"));
        table.choose(Choice::Attack(bear, Defender::Player(BETO)));
        table.choose(Choice::Attack(raider, Defender::Player(CARLA))).choose(Choice::Done);
        table.until(Step::DeclareBlockers).asks().0
    };
    without!(R802_4, play, BETO, CARLA);
}

#[test]
fn costs_to_attack_and_block_are_paid_together() {
    let fence = |deed: DeedKind| {
        let cost = Cost { parts: vec![CostPart::Mana(vademecum_machine_fuzz::pool::mana("1"))] };
        let change = if deed == DeedKind::Attack { Change::CostsToAttack(cost) } else { Change::CostsToBlock(cost) };
        Ability::Static(Static::new(Objects::This, vec![change]))
    };
    let attackers = |mountains: usize, out: Option<RuleId>| {
        let lay = lay(vec![fighter("Hireling", (2, 2), vec![fence(DeedKind::Attack)])]);
        let lands = vec!["Mountain"; mountains];
        let mut table = lay.play(ANA, &["Hireling", "Hireling"]).play(ANA, &lands).begin_without(out);
        table.until(Step::DeclareAttackers);
        for id in table.all("Hireling", Zone::Battlefield) {
            let attack = Choice::Attack(id, Defender::Player(BETO));
            if table.allows(attack) {
                table.choose(attack);
            }
        }
        table.choose(Choice::Done);
        let asked = table.state.decision().why;
        table.pay();
        let tapped = table.all("Mountain", Zone::Battlefield);
        let paid = tapped.iter().filter(|&&id| table.state.object(id).is(vademecum_machine::Mark::Tapped)).count();
        (table.state.combat().attackers().len(), paid, asked)
    };
    assert_eq!(attackers(1, None).0, 1, "one can be paid for");
    without!(R508_1H, |out| attackers(2, out).1, 2, 0);
    without!(R508_1I, |out| attackers(2, out).1, 2, 0);
    without!(R508_1J, |out| attackers(2, out).1, 2, 0);
    let blockers = |out: Option<RuleId>| {
        let lay = lay(vec![fighter("Watchman", (2, 2), vec![fence(DeedKind::Block)])]);
        let lay = lay.play(ANA, &["Bear"]).play(BETO, &["Watchman", "Mountain"]);
        let mut table = lay.begin_without(out);
        table.attack(&["Bear"]).block(&[("Watchman", "Bear")]).pay();
        let paid = table.is_tapped("Mountain");
        (table.state.combat().blockers().len(), paid)
    };
    assert_eq!(blockers(None), (1, true));
    without!(R509_1D, |out| blockers(out).1, true, false);
    without!(R509_1E, |out| blockers(out).1, true, false);
    without!(R509_1F, |out| blockers(out).1, true, false);
}

#[test]
fn an_attacker_grows_only_in_combat() {
    let rally = Ability::Static(Static::new(Objects::Each(Filter::Attacking), vec![pump(1, 0)]));
    let banner = Card::from(Values { abilities: vec![rally], ..card("Banner", "W", &[Type::Enchantment]) });
    let recall = trick("Recall", vec![Effect::Combat(target(0), CombatChange::Leave).into()]);
    let lay = lay(vec![banner, recall]).play(ANA, &["Bear", "Banner", "Mountain"]).hold(ANA, &["Recall"]);
    let mut table = lay.begin();
    table.until(Step::DeclareAttackers);
    let bear = table.id("Bear");
    table.choose(Choice::Attack(bear, Defender::Player(BETO))).choose(Choice::Done);
    assert_eq!(table.size("Bear"), (3, 2));
    table.cast("Recall", &["Bear"]).resolve();
    assert_eq!(table.size("Bear"), (2, 2));
}

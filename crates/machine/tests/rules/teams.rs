//! Teams with one life total (810).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Defender, Item, Journal, Loss, PlayerId, Setup, State, Subject, TeamPlay};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};

use crate::table::{ANA, BETO, CARLA, Lay, Table, lay_for};
use vademecum_machine_fuzz::pool::{activated, card, number, sorcery};

#[test]
fn who_cannot_gain_life_keeps_a_teammate_from_it() {
    let cant = Replacement::of(Pattern::by(DeedKind::GainLife, Players::You), Replaced::Cant);
    let abilities = vec![Ability::Replacement(cant)];
    let drought = Card::from(Values { abilities, ..card("Drought", "W", &[Type::Enchantment]) });
    let balm = sorcery("Balm", "W", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]);
    let play = |out| {
        let lay = lay_for(4, vec![drought.clone(), balm.clone()]).play(BETO, &["Drought"]).play(ANA, &["Plains"]);
        let lay = lay.hold(ANA, &["Balm"]).set(|position| {
            position.setup.teams = vec![0, 0, 1, 1];
            position.setup.team_play = TeamPlay::TwoHeadedGiant;
        });
        let mut table: Table = lay.begin_without(out);
        table.cast("Balm", &[]).resolve();
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO)), (30, 30));
    covers!(table.journal.evidence(), R810_9G);
    without!(R810_9G, |out| play(out).life(ANA), 30, 33);
}

/// Ana's Bear attacks Carla, whose teammate has a creature: Carla declares blockers for both.
fn defended_by_a_teammate(creature: &str) -> (Table, Choice) {
    let lay = lay_for(4, vec![]).play(ANA, &["Bear"]).play(PlayerId(3), &[creature]).set(|position| {
        position.setup.teams = vec![0, 0, 1, 1];
        position.setup.team_play = TeamPlay::SharedTurns;
    });
    let mut table = lay.begin();
    let (bear, blocker) = (table.id("Bear"), table.id(creature));
    table.until(Step::DeclareAttackers).choose(Choice::Attack(bear, Defender::Player(CARLA))).choose(Choice::Done);
    while table.state.decision().ask == Ask::Priority {
        table.pass();
    }
    assert_eq!(table.state.decision().who, CARLA);
    (table, Choice::Block(blocker, bear))
}

#[test]
fn creatures_of_a_teammate_are_among_the_blocks_to_choose_from() {
    let (table, block) = defended_by_a_teammate("Rhino");
    assert!(table.state.choices().contains(block));
    assert!(table.allows(Choice::Done));
}

#[test]
fn a_creature_of_a_teammate_that_must_block_does() {
    let (mut table, block) = defended_by_a_teammate("Zealous Guard");
    assert!(!table.allows(Choice::Done));
    assert!(table.choose(block).allows(Choice::Done));
}

/// Ana and Beto against Carla and a fourth player, each team with one life total.
fn giants(own: Vec<Card>) -> Lay {
    lay_for(4, own).set(|position| {
        position.setup.teams = vec![0, 0, 1, 1];
        position.setup.team_play = TeamPlay::TwoHeadedGiant;
    })
}

fn enchantment(name: &str, abilities: Vec<Ability>) -> Card {
    Card::from(Values { abilities, ..card(name, "1", &[Type::Enchantment]) })
}

/// An enchantment whose controller can't do something.
fn cant(name: &str, pattern: Pattern) -> Card {
    enchantment(name, vec![Ability::Replacement(Replacement::of(pattern, Replaced::Cant))])
}

/// Ana casts a sorcery that costs {W}, and everybody passes.
fn cast(lay: Lay, name: &str, out: Option<vademecum_vocab::RuleId>) -> Table {
    let mut table = lay.play(ANA, &["Plains"]).hold(ANA, &[name]).begin_without(out);
    table.cast(name, &[]).pass().pass().pass().pass();
    table
}

#[test]
fn one_head_of_each_team_comes_to_the_life_total_of_each_player() {
    let level = sorcery("Level", "W", vec![], vec![Effect::SetLife(Players::All, number(10)).into()]);
    let play = |out| {
        let mut table = cast(giants(vec![level.clone()]), "Level", out);
        for player in [BETO, CARLA] {
            table.choose(Choice::Pick(Item::Player(player)));
        }
        table
    };
    let table = play(None);
    assert_eq!((table.life(ANA), table.life(BETO), table.life(CARLA)), (10, 10, 10));
    assert_eq!(table.happened(|deed| *deed == Deed::LoseLife(BETO, 20)), 1);
    assert_eq!(table.happened(|deed| matches!(deed, Deed::LoseLife(ANA, _))), 0);
    covers!(table.journal.evidence(), R810_9D);
    without!(R810_9D, |out| play(out).life(ANA), 10, -10);
}

#[test]
fn no_two_heads_of_a_team_are_among_those_whose_life_totals_are_redistributed() {
    let shuffle = sorcery("Equal Shares", "W", vec![], vec![Effect::RedistributeLife.into()]);
    let play = |out| {
        let lay = giants(vec![shuffle.clone()]).set(|position| position.life = vec![(CARLA, 4)]);
        let mut table = cast(lay, "Equal Shares", out);
        table.choose(Choice::Pick(Item::Player(ANA)));
        table
    };
    let mut table = play(None);
    let both = |table: &Table| table.allows(Choice::Pick(Item::Player(BETO)));
    assert!(!both(&table));
    table.choose(Choice::Pick(Item::Player(CARLA))).choose(Choice::Pick(Item::Player(CARLA)));
    assert_eq!((table.life(ANA), table.life(BETO), table.life(CARLA)), (4, 4, 30));
    covers!(table.journal.evidence(), R810_9F);
    without!(R810_9F, |out| both(&play(out)), false, true);
}

#[test]
fn who_cannot_lose_life_keeps_a_teammate_from_losing_and_from_paying() {
    let ward = || cant("Bulwark", Pattern::by(DeedKind::LoseLife, Players::You));
    let drain = sorcery("Drain", "W", vec![], vec![Effect::LoseLife(Players::You, number(3)).into()]);
    let play = |out| cast(giants(vec![ward(), drain.clone()]).play(BETO, &["Bulwark"]), "Drain", out);
    let table = play(None);
    assert_eq!(table.life(ANA), 30);
    covers!(table.journal.evidence(), R810_9H);
    without!(R810_9H, |out| play(out).life(ANA), 30, 27);
    let cost = Cost::default().and(CostPart::Life(number(2)));
    let draws = activated(cost, vec![], vec![Effect::Draw(Players::You, number(1)).into()]);
    let pay = |out| {
        let chalice = enchantment("Chalice", vec![draws.clone()]);
        let table = giants(vec![ward(), chalice]).play(BETO, &["Bulwark"]).play(ANA, &["Chalice"]).begin_without(out);
        let choice = table.activation("Chalice", 0);
        table.allows(choice)
    };
    without!(R810_9H, pay, false, true);
}

fn poison(lay: Lay, counters: &[(vademecum_machine::PlayerId, i32)]) -> Lay {
    let counters = counters.iter().map(|&(player, number)| (player, CounterKind::Poison, number)).collect();
    lay.set(|position| position.counters = counters)
}

fn poison_of(table: &Table, player: vademecum_machine::PlayerId) -> i32 {
    table.state.counters(Subject::Player(player), CounterKind::Poison)
}

#[test]
fn effects_find_the_poison_counters_of_the_team() {
    let amount = |players| Amount::PlayerCounters(CounterKind::Poison, players);
    let study = sorcery("Study", "W", vec![], vec![Effect::GainLife(Players::You, amount(Players::Opponents)).into()]);
    let play = |out| {
        let lay = poison(giants(vec![study.clone()]), &[(CARLA, 3), (vademecum_machine::PlayerId(3), 1)]);
        cast(lay, "Study", out)
    };
    assert_eq!(play(None).life(ANA), 34, "the counters of a team are counted once");
    let own = sorcery("Fever", "W", vec![], vec![Effect::GainLife(Players::You, amount(Players::You)).into()]);
    let play = |out| cast(poison(giants(vec![own.clone()]), &[(ANA, 2), (BETO, 5)]), "Fever", out);
    let table = play(None);
    assert_eq!(table.life(ANA), 37);
    covers!(table.journal.evidence(), R810_10A);
    without!(R810_10A, |out| play(out).life(ANA), 37, 32);
}

#[test]
fn a_team_loses_the_poison_counters_that_a_player_loses() {
    let remove = Effect::RemoveCounters(Subjects::Players(Players::You), CounterKind::Poison, number(4));
    let antidote = sorcery("Antidote", "W", vec![], vec![remove.into()]);
    let play = |out| cast(poison(giants(vec![antidote.clone()]), &[(ANA, 1), (BETO, 5)]), "Antidote", out);
    let table = play(None);
    assert_eq!((poison_of(&table, ANA), poison_of(&table, BETO)), (0, 2));
    covers!(table.journal.evidence(), R810_10B);
    without!(R810_10B, |out| poison_of(&play(out), BETO), 2, 5);
}

#[test]
fn who_cannot_get_poison_counters_keeps_a_teammate_from_them() {
    let pattern = Pattern { counter: Some(CounterKind::Poison), ..Pattern::by(DeedKind::PutCounters, Players::You) };
    let immune = cant("Pure Blood", pattern);
    let get = Effect::PutCounters(Subjects::Players(Players::You), CounterKind::Poison, number(2));
    let bite = sorcery("Bite", "W", vec![], vec![get.into()]);
    let play = |out| cast(giants(vec![immune.clone(), bite.clone()]).play(BETO, &["Pure Blood"]), "Bite", out);
    let table = play(None);
    assert_eq!(poison_of(&table, ANA), 0);
    covers!(table.journal.evidence(), R810_10C);
    without!(R810_10C, |out| poison_of(&play(out), ANA), 0, 2);
}

#[test]
fn a_player_of_a_poisoned_team_has_that_kind_of_counter() {
    let more = sorcery("Spread", "W", vec![], vec![Effect::Proliferate(Players::You).into()]);
    let play = |out| {
        let lay = giants(vec![more.clone()]).set(|position| {
            position.counters = vec![(BETO, CounterKind::Poison, 2), (ANA, CounterKind::Energy, 1)];
        });
        let mut table = cast(lay, "Spread", out);
        table.choose(Choice::Pick(Item::Player(ANA))).choose(Choice::Done);
        table
    };
    let table = play(None);
    assert_eq!((poison_of(&table, ANA), poison_of(&table, BETO)), (1, 2));
    covers!(table.journal.evidence(), R810_10D);
    without!(R810_10D, |out| poison_of(&play(out), ANA), 1, 0);
}

#[test]
fn a_team_loses_by_its_poison() {
    let lay = poison(giants(vec![]), &[(ANA, 9), (BETO, 6)]);
    let table = lay.begin();
    assert_eq!(table.happened(|deed| matches!(deed, Deed::Lose(_, Loss::TeamPoison))), 2);
    covers!(table.journal.evidence(), R704_6B);
}

#[test]
fn a_giant_with_three_heads_bears_more_poison() {
    let play = |out| {
        let lay = lay_for(6, vec![]).set(|position| {
            position.setup.teams = vec![0, 0, 0, 1, 1, 1];
            position.setup.team_play = TeamPlay::TwoHeadedGiant;
        });
        poison(lay, &[(ANA, 9), (BETO, 9)]).begin_without(out).state.outcome().is_some()
    };
    without!(R810_11, play, false, true);
}

#[test]
fn a_team_against_an_archenemy_has_its_one_life_total_by_the_same_rules() {
    let against_archenemy = |own| giants(own).set(|position| position.setup.team_play = TeamPlay::ArchenemyCommander);
    let level = sorcery("Level", "W", vec![], vec![Effect::SetLife(Players::All, number(10)).into()]);
    let mut table = cast(against_archenemy(vec![level]), "Level", None);
    for player in [BETO, CARLA] {
        table.choose(Choice::Pick(Item::Player(player)));
    }
    assert_eq!((table.life(ANA), table.life(BETO), table.life(CARLA)), (10, 10, 10));
    let drought = cant("Drought", Pattern::by(DeedKind::GainLife, Players::You));
    let balm = sorcery("Balm", "W", vec![], vec![Effect::GainLife(Players::You, number(3)).into()]);
    let table = cast(against_archenemy(vec![drought, balm]).play(BETO, &["Drought"]), "Balm", None);
    assert_eq!(table.life(ANA), table.life(CARLA), "neither team has gained life");
}

#[test]
fn an_emperor_takes_the_first_turn() {
    // Ana was chosen by lot; she and Carla sit beside Beto, who is the emperor of their team.
    let cards = lay_for(2, vec![]).arrangement.setup.cards;
    let deck = vec![cards.find("Bear").expect("a card of the tests"); 60];
    let setup = Setup {
        decks: vec![deck.clone(); 6],
        teams: vec![0, 0, 0, 1, 1, 1],
        team_play: TeamPlay::Emperor,
        ..Setup::two(cards, deck.clone(), deck, 1)
    };
    let first = |out| {
        let state = State::new(&setup, &Journal::without(out)).expect("it can be played");
        state.decision().who
    };
    without!(R809_4, first, BETO, ANA);
}

/// Two teams of three with their emperors, Beto and the fifth player, in whose turn a step begins.
fn emperors(active: PlayerId, creature: &str, step: Step) -> Lay {
    lay_for(6, vec![]).play(active, &[creature]).at(step).set(|position| {
        position.setup.teams = vec![0, 0, 0, 1, 1, 1];
        position.setup.team_play = TeamPlay::Emperor;
        position.active = active;
    })
}

#[test]
fn an_emperor_attacks_nobody_who_sits_farther_away() {
    let dora = PlayerId(3);
    let play = |out| {
        let table = emperors(BETO, "Bear", Step::DeclareAttackers).begin_without(out);
        let attack = Choice::Attack(table.id("Bear"), Defender::Player(dora));
        table.allows(attack)
    };
    without!(R809_3C, play, false, true);
}

#[test]
fn a_general_gives_a_creature_to_the_emperor() {
    let play = |out| {
        let table = emperors(ANA, "Bear", Step::FirstMain).begin_without(out);
        table.state.choices().iter().any(|choice| matches!(choice, Choice::Activate(..)))
    };
    without!(R809_3B, play, true, false);
}

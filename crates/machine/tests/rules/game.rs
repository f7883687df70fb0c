//! Starting and ending a game (103, 104), and players who leave it (800.4).

use vademecum_abilities::*;
use vademecum_machine::{Ask, Choice, Deed, Loss, Note, Outcome, PlayerSet, Setup, number_cards};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{covers, without};
use vademecum_vocab::RuleId;

use crate::table::{ANA, BETO, CARLA, Table, lay, lay_for};
use vademecum_machine_fuzz::pool::{creature, number, pool, sorcery};

fn setup(players: usize) -> Setup {
    let cards = number_cards(pool()).unwrap();
    let deck = vec![cards.find("Mountain").unwrap(); 20];
    Setup { decks: vec![deck; players], ..Setup::two(cards, Vec::new(), Vec::new(), 3) }
}

fn open(players: usize, out: Option<RuleId>, choices: &[Choice]) -> Table {
    let mut table = Table::open(&setup(players), out);
    for &choice in choices {
        table.choose(choice);
    }
    table
}

const KEEP: Choice = Choice::Yes;
const MULLIGAN: Choice = Choice::No;

#[test]
fn a_game_begins_with_twenty_life_and_seven_cards() {
    let play = |out| open(2, out, &[]);
    let table = play(None);
    for player in [ANA, BETO] {
        assert_eq!((table.life(player), table.hand(player)), (20, 7));
    }
    assert_eq!(table.asks(), (ANA, Ask::YesNo));
    covers!(table.journal.evidence(), R103_3, R103_4, R103_5);
    without!(R103_3, |out| play(out).happened(|deed| matches!(deed, Deed::Shuffle(_))), 2, 0);
    without!(R103_4, |out| play(out).life(ANA) == 20, true, false);
    without!(R103_5, |out| play(out).hand(ANA), 7, 0);
}

#[test]
fn a_mulligan_costs_a_card_for_each_that_was_taken() {
    let once = |out| {
        let mut table = open(2, out, &[MULLIGAN, KEEP]);
        if matches!(table.asks(), (ANA, Ask::Pick { .. })) {
            let card = table.state.player(ANA).hand()[2];
            table.choose(Choice::Pick(vademecum_machine::Item::Object(card)));
        }
        table
    };
    let mut table = once(None);
    assert_eq!((table.hand(ANA), table.asks()), (6, (ANA, Ask::YesNo)));
    while table.allows(MULLIGAN) {
        table.choose(MULLIGAN);
        while let Ask::Pick { .. } | Ask::Order = table.asks().1 {
            let card = table.first().unwrap();
            table.choose(card);
        }
    }
    assert_eq!((table.hand(ANA), table.refused(MULLIGAN)), (0, R103_5));
    table.choose(KEEP);
    assert_eq!((table.state.turn().step, table.state.turn().active), (Step::Upkeep, ANA));
    covers!(table.journal.evidence(), R103_5, R101_4E, R103_8);
    without!(R101_4E, |out| open(2, out, &[]).asks().0, ANA, BETO);
    without!(R103_8, |out| open(2, out, &[KEEP, KEEP]).state.turn().active, ANA, BETO);
}

#[test]
fn with_three_players_the_first_mulligan_is_free_and_nobody_skips_a_draw() {
    let play = |out| {
        let mut table = open(3, out, &[MULLIGAN, KEEP, KEEP, KEEP]);
        table.until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!((table.state.turn().active, table.hand(ANA)), (ANA, 8));
    covers!(table.journal.evidence(), R103_5C, R103_8C);
    let asked = |out| open(3, out, &[MULLIGAN, KEEP, KEEP]).asks().1;
    without!(R103_5C, asked, Ask::YesNo, Ask::Pick { least: 1, most: 1 });
    without!(R103_8C, |out| play(out).hand(ANA), 8, 7);
}

#[test]
fn whoever_begins_a_game_of_two_draws_nothing_in_the_first_turn() {
    let play = |out| {
        let mut table = open(2, out, &[KEEP, KEEP]);
        table.until(Step::Draw);
        table
    };
    let table = play(None);
    assert_eq!(table.hand(ANA), 7);
    covers!(table.journal.evidence(), R103_8A);
    without!(R103_8A, |out| play(out).hand(ANA), 7, 8);
}

fn drain(who: Players) -> Card {
    sorcery("Sap", "B", vec![], vec![Effect::LoseLife(who, number(20)).into()])
}

#[test]
fn a_player_without_life_loses_and_the_other_one_wins() {
    let play = |out| {
        let mut table =
            lay(vec![drain(Players::Opponents)]).play(ANA, &["Swamp"]).hold(ANA, &["Sap"]).begin_without(out);
        table.cast("Sap", &[]).pass_both();
        table
    };
    let table = play(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    assert_eq!(table.happened(|deed| *deed == Deed::Lose(BETO, Loss::Life)), 1);
    covers!(table.journal.evidence(), R104_1, R104_2A, R104_5, R704_5A, R119_3);
    without!(R104_1, |out| play(out).state.outcome().is_some(), true, false);
    without!(R104_2A, |out| play(out).state.outcome().is_some(), true, false);
    without!(R704_5A, |out| play(out).state.outcome().is_some(), true, false);
    without!(R119_3, |out| play(out).life(BETO), 0, 20);
    without!(R102_2, |out| play(out).life(BETO), 0, 20);
    without!(R307_2, |out| play(out).life(BETO), 0, 20);
}

#[test]
fn players_who_lose_together_draw() {
    let play = |out| {
        let mut table = lay(vec![drain(Players::All)]).play(ANA, &["Swamp"]).hold(ANA, &["Sap"]).begin_without(out);
        table.cast("Sap", &[]).pass_both();
        table
    };
    let table = play(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
    covers!(table.journal.evidence(), R104_4A, R704_3);
    without!(R104_4A, |out| play(out).state.outcome() == Some(Outcome::Draw), true, false);
    // Nobody loses at all.
    without!(R704_3, |out| play(out).state.outcome() == Some(Outcome::Draw), true, false);
}

#[test]
fn a_draw_from_an_empty_library_loses_the_game() {
    let play = |out| {
        let mut table = lay(vec![]).stack(ANA, &[]).at(Step::Upkeep).begin_without(out);
        table.pass_both();
        table
    };
    let table = play(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BETO))));
    assert_eq!(table.happened(|deed| *deed == Deed::Note(Note::DrewFromNothing(ANA))), 1);
    covers!(table.journal.evidence(), R121_4, R704_5B);
    without!(R121_4, |out| play(out).state.outcome().is_some(), true, false);
    without!(R704_5B, |out| play(out).state.outcome().is_some(), true, false);
}

#[test]
fn ten_poison_counters_lose_the_game() {
    let play = |poison: i32, out| {
        lay(vec![]).set(|position| position.counters.push((BETO, CounterKind::Poison, poison))).begin_without(out)
    };
    let table = play(10, None);
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    assert_eq!(play(9, None).state.outcome(), None);
    covers!(table.journal.evidence(), R704_5C);
    without!(R704_5C, |out| play(10, out).state.outcome().is_some(), true, false);
}

#[test]
fn conceding_is_always_possible_and_loses() {
    let play = |out| {
        let mut table = lay(vec![]).begin_without(out);
        table.choose(Choice::Concede(BETO));
        table
    };
    let table = play(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(table.journal.evidence(), R104_3A, R104_5);
    without!(R104_3A, |out| play(out).state.outcome().is_some(), true, false);
    without!(R104_5, |out| play(out).state.player(BETO).is_in_game(), false, true);
}

#[test]
fn an_effect_can_win_or_lose_the_game() {
    let play = |effect: Effect, out| {
        let fate = sorcery("Fate", "W", vec![], vec![effect.into()]);
        let mut table = lay(vec![fate]).play(ANA, &["Plains"]).hold(ANA, &["Fate"]).begin_without(out);
        table.cast("Fate", &[]).pass_both();
        table
    };
    let won = play(Effect::Win(Players::You), None);
    assert_eq!(won.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(won.journal.evidence(), R104_2B);
    without!(R104_2B, |out| play(Effect::Win(Players::You), out).state.outcome().is_some(), true, false);
    let lost = play(Effect::Lose(Players::You), None);
    assert_eq!(lost.state.outcome(), Some(Outcome::Won(PlayerSet::only(BETO))));
}

#[test]
fn a_game_of_three_goes_on_without_one_player() {
    let play = |out| open(3, out, &[KEEP, KEEP, KEEP, Choice::Concede(BETO)]);
    let mut table = play(None);
    assert_eq!((table.state.outcome(), table.state.objects().count()), (None, 40));
    for _ in 0..40 {
        assert_ne!(table.asks().0, BETO);
        let first = table.first().unwrap();
        table.choose(first);
    }
    table.choose(Choice::Concede(CARLA));
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(table.journal.evidence(), R800_4A, R104_2A);
    without!(R800_4A, |out| play(out).state.objects().count(), 40, 60);
}

/// An ability that does something whenever something happens to its controller's life.
fn whenever(kind: DeedKind, program: Program) -> Ability {
    Ability::Triggered(Triggered::on(Pattern::by(kind, Players::You), program))
}

#[test]
fn a_loop_of_mandatory_actions_is_a_draw() {
    let one = || number(1);
    let start = || sorcery("Push", "G", vec![], vec![Effect::GainLife(Players::You, one()).into()]);
    let begin = |wheel: Vec<Ability>, out| {
        let wheel = creature("Wheel", "G", (1, 1), wheel);
        let lay = lay(vec![wheel, start()]).play(ANA, &["Wheel", "Forest"]).hold(ANA, &["Push"]);
        let mut table = lay.begin_without(out);
        table.cast("Push", &[]);
        for _ in 0..120 {
            if table.state.outcome().is_some() {
                break;
            }
            let choice = table.first().unwrap();
            table.choose(if table.asks().1 == Ask::Priority { Choice::Pass } else { choice });
        }
        table
    };
    // Each gain of life makes its controller lose one, and each loss gain one.
    let around = |out| {
        let loses = whenever(DeedKind::GainLife, vec![Effect::LoseLife(Players::You, one()).into()]);
        let gains = whenever(DeedKind::LoseLife, vec![Effect::GainLife(Players::You, one()).into()]);
        begin(vec![loses, gains], out)
    };
    let table = around(None);
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
    covers!(table.journal.evidence(), R104_4B);
    without!(R104_4B, |out| around(out).state.outcome(), Some(Outcome::Draw), None);
    // If its controller may stop it each time, it is none (104.4b).
    let may = Effect::May {
        who: Players::You,
        decider: Slot::FIRST_FREE,
        then: vec![Effect::LoseLife(Players::You, one()).into()],
        otherwise: Vec::new(),
    };
    let loses = whenever(DeedKind::GainLife, vec![may.into()]);
    let gains = whenever(DeedKind::LoseLife, vec![Effect::GainLife(Players::You, one()).into()]);
    assert_eq!(begin(vec![loses, gains], None).state.outcome(), None);
}

#[test]
fn a_loop_that_grows_is_a_draw_as_well() {
    let counters = Effect::PutCounters(Subjects::Objects(Objects::This), CounterKind::PlusOne, number(1));
    let spiral = creature(
        "Spiral",
        "G",
        (1, 1),
        vec![
            whenever(DeedKind::GainLife, vec![counters.into()]),
            whenever(DeedKind::GainLife, vec![Effect::GainLife(Players::You, number(1)).into()]),
        ],
    );
    let start = sorcery("Push", "G", vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
    let mut table = lay(vec![spiral, start]).play(ANA, &["Spiral", "Forest"]).hold(ANA, &["Push"]).begin();
    table.cast("Push", &[]);
    for choices in 0.. {
        if table.state.outcome().is_some() {
            break;
        }
        assert!(choices < 200_000, "it does not end");
        let choice = match table.state.decision().ask {
            Ask::Priority => Choice::Pass,
            _ => table.state.choices().get(1).unwrap(),
        };
        table.state.play(choice, &vademecum_machine::Silent).unwrap();
    }
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
}

#[test]
fn a_long_chain_that_ends_is_no_loop() {
    // Each gain of life costs the opponent one, who has more of it than resolutions are watched.
    let drains = Effect::LoseLife(Players::Opponents, number(1));
    let bond = creature(
        "Bond",
        "G",
        (1, 1),
        vec![
            whenever(DeedKind::GainLife, vec![drains.into()]),
            Ability::Triggered(Triggered::on(
                Pattern::by(DeedKind::LoseLife, Players::Opponents),
                vec![Effect::GainLife(Players::You, number(1)).into()],
            )),
        ],
    );
    let start = sorcery("Push", "G", vec![], vec![Effect::GainLife(Players::You, number(1)).into()]);
    let lay = lay(vec![bond, start]).play(ANA, &["Bond", "Forest"]).hold(ANA, &["Push"]);
    let mut table = lay.set(|position| position.life.push((BETO, 11_000))).begin();
    table.cast("Push", &[]);
    while table.state.outcome().is_none() {
        table.state.play(Choice::Pass, &vademecum_machine::Silent).unwrap();
    }
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
}

#[test]
fn what_a_player_controls_goes_back_to_its_owner_when_that_player_leaves() {
    let play = |out| {
        let lay = lay_for(3, vec![]).play(ANA, &["Mountain"; 3]).play(BETO, &["Bear"]).hold(ANA, &["Usurp"]);
        let mut table = lay.begin_without(out);
        table.cast("Usurp", &["Bear"]).resolve();
        table.choose(Choice::Concede(ANA));
        table
    };
    let table = play(None);
    assert_eq!(table.zone("Bear"), Zone::Battlefield);
    assert_eq!(table.now("Bear").controller, BETO);
    covers!(table.journal.evidence(), R800_4A, R613_1B);
    without!(R800_4A, |out| play(out).now("Bear").controller, BETO, ANA);
}

#[test]
fn a_team_wins_with_the_one_of_it_who_lost_before() {
    let play = |out| {
        let lay = lay_for(3, vec![]).set(|position| position.setup.teams = vec![0, 1, 0]);
        let mut table = lay.begin_without(out);
        table.choose(Choice::Concede(CARLA)).choose(Choice::Concede(BETO));
        table
    };
    let Some(Outcome::Won(winners)) = play(None).state.outcome() else { panic!("nobody has won") };
    assert!(winners.has(ANA) && winners.has(CARLA) && !winners.has(BETO));
}

#[test]
fn whoever_would_win_and_lose_at_the_same_time_loses() {
    // Both players are dealt lethal damage. Beto has "if an opponent would lose the game, you win the game instead".
    let win = Replaced::Program(vec![Effect::Win(Players::You).into()]);
    let of = Pattern::by(DeedKind::Lose, Players::Opponents);
    let pact = Card::from(Values {
        abilities: vec![Ability::Replacement(Replacement::of(of, win))],
        ..vademecum_machine_fuzz::pool::card("Pact", "B", &[Type::Enchantment])
    });
    let to = Subjects::Players(Players::All);
    let inferno = Effect::Damage { source: Objects::This, to, amount: number(3) };
    let cards = vec![pact, sorcery("Inferno", "R", vec![], vec![inferno.into()])];
    let play = |life: i32, out| {
        let lay = lay(cards.clone()).play(ANA, &["Mountain"]).hold(ANA, &["Inferno"]).play(BETO, &["Pact"]);
        let mut table = lay.set(|position| position.life = vec![(ANA, 3), (BETO, life)]).begin_without(out);
        table.cast("Inferno", &[]).pass_both();
        table
    };
    let winner = |table: &Table| match table.state.outcome() {
        Some(Outcome::Won(players)) => players,
        _ => PlayerSet::NONE,
    };
    assert_eq!(winner(&play(4, None)), PlayerSet::only(BETO));
    let table = play(3, None);
    covers!(table.journal.evidence(), R104_3F);
    without!(R104_3F, |out| winner(&play(3, out)), PlayerSet::only(ANA), PlayerSet::only(BETO));
}

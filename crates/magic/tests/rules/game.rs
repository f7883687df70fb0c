//! Starting and ending a game (103, 104).

use vademecum_magic::{
    Choice, Decision, Event, Journal, Loss, Outcome, PlayerId, PlayerSet, Setup, State, Step, Type,
    ability::{Amount, Effect, Who},
};
use vademecum_rule_ids::magic::*;
use vademecum_trace::{Silent, covers};

use crate::table::{ANA, BRUNO, body, creature, lay, mountain, spell};

fn setup(players: usize) -> Setup {
    let cards = vademecum_magic::Cards::new([mountain()]).expect("a Mountain is sound");
    let deck = vec![cards.find("Mountain").expect("it is there"); 20];
    Setup { decks: vec![deck.clone(); players], ..Setup::two(cards, deck.clone(), deck, 3) }
}

#[test]
fn a_game_begins_with_twenty_life_and_seven_cards() {
    let mut journal = Journal::new();
    let state = State::new(&setup(2), &mut journal).unwrap();
    for player in [ANA, BRUNO] {
        assert_eq!((state.player(player).life, state.player(player).hand().len()), (20, 7));
    }
    assert_eq!(state.decision(), Decision::Mulligan(ANA));
    covers!(journal.evidence(), R103_3, R103_4, R103_5, R119_1, R402_1);
    let without = State::new(&setup(2), &mut Journal::without([R119_1])).unwrap();
    assert_ne!(without.player(ANA).life, 20);
}

#[test]
fn mulligans_are_taken_together_and_cost_a_card_each() {
    let mut journal = Journal::new();
    let mut state = State::new(&setup(2), &mut journal).unwrap();
    for choice in [Choice::Mulligan, Choice::Keep] {
        state = state.apply(choice, &mut journal).unwrap();
    }
    assert_eq!(state.decision(), Decision::Bottom(ANA));
    let card = state.player(ANA).hand()[2];
    state = state.apply(Choice::Object(card), &mut journal).unwrap();
    assert_eq!((state.player(ANA).hand().len(), state.player(ANA).library()[0]), (6, card));
    assert_eq!(state.decision(), Decision::Mulligan(ANA));
    for _ in 0..6 {
        state = state.apply(Choice::Mulligan, &mut journal).unwrap();
        while let Decision::Bottom(_) = state.decision() {
            let card = state.player(ANA).hand()[0];
            state = state.apply(Choice::Object(card), &mut journal).unwrap();
        }
    }
    assert!(state.player(ANA).hand().is_empty());
    assert!(!state.choices().contains(Choice::Mulligan), "a hand of no cards is the last one");
    state = state.apply(Choice::Keep, &mut journal).unwrap();
    assert_eq!(state.turn().step, Step::Upkeep);
    covers!(journal.evidence(), R103_5, R101_4E, R103_8);
}

#[test]
fn with_three_players_the_first_mulligan_is_free_and_nobody_skips_a_draw() {
    let mut journal = Journal::new();
    let mut state = State::new(&setup(3), &mut journal).unwrap();
    for choice in [Choice::Mulligan, Choice::Keep, Choice::Keep, Choice::Keep] {
        state = state.apply(choice, &mut journal).unwrap();
    }
    assert_eq!(state.player(ANA).hand().len(), 7);
    for _ in 0..3 {
        state = state.apply(Choice::Pass, &mut journal).unwrap();
    }
    assert_eq!((state.turn().step, state.player(ANA).hand().len()), (Step::Draw, 8));
    covers!(journal.evidence(), R103_5C, R103_8C);
}

#[test]
fn whoever_begins_a_game_of_two_draws_nothing_in_the_first_turn() {
    let mut journal = Journal::new();
    let mut state = State::new(&setup(2), &mut journal).unwrap();
    for choice in [Choice::Keep, Choice::Keep, Choice::Pass, Choice::Pass] {
        state = state.apply(choice, &mut journal).unwrap();
    }
    assert_eq!((state.turn().step, state.player(ANA).hand().len()), (Step::Draw, 7));
    covers!(journal.evidence(), R103_8A);
}

#[test]
fn a_player_without_life_loses_and_the_other_one_wins() {
    let drain = spell("Drain", Type::Sorcery, &[], &[Effect::LoseLife(Who::EachOpponent, Amount::Number(20))]);
    let mut table = lay(&[drain]).play(ANA, &["Mountain"]).hold(ANA, &["Drain"]).begin();
    table.cast("Drain").pay().pass_both();
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    assert_eq!(table.happened(|event| *event == Event::Lost(BRUNO, Loss::Life)), 1);
    covers!(table.journal.evidence(), R104_1, R104_2A, R104_3B, R119_6, R704_5A);
}

#[test]
fn players_who_lose_together_draw() {
    let drain = spell("Drain", Type::Sorcery, &[], &[Effect::LoseLife(Who::EachPlayer, Amount::Number(20))]);
    let mut table = lay(&[drain]).play(ANA, &["Mountain"]).hold(ANA, &["Drain"]).begin();
    table.cast("Drain").pay().pass_both();
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
    covers!(table.journal.evidence(), R104_4A);
}

#[test]
fn a_draw_from_an_empty_library_loses_the_game() {
    let mut table = lay(&[]).set(|a| {
        a.setup.decks[0].clear();
        a.step = Step::Upkeep;
    });
    table = table.set(|a| a.turn = 3);
    let mut table = table.begin();
    table.pass_both();
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BRUNO))));
    covers!(table.journal.evidence(), R104_3C, R121_4, R704_5B);
}

#[test]
fn ten_poison_counters_lose_the_game() {
    let table = lay(&[]).set(|a| a.poison.push((BRUNO, 10))).begin();
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(table.journal.evidence(), R104_3D, R122_1F, R704_5C);
}

#[test]
fn conceding_is_always_possible_and_loses() {
    let mut table = lay(&[]).begin();
    table.choose(Choice::Concede(BRUNO));
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(table.journal.evidence(), R104_3A, R104_5, R405_6G);
}

#[test]
fn an_effect_can_win_or_lose_the_game() {
    let win = spell("Triumph", Type::Sorcery, &[], &[Effect::Win(Who::You)]);
    let mut table = lay(&[win]).play(ANA, &["Mountain"]).hold(ANA, &["Triumph"]).begin();
    table.cast("Triumph").pay().pass_both();
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(table.journal.evidence(), R104_2B);
    let lose = spell("Defeat", Type::Sorcery, &[], &[Effect::Lose(Who::You)]);
    let mut table = lay(&[lose]).play(ANA, &["Mountain"]).hold(ANA, &["Defeat"]).begin();
    table.cast("Defeat").pay().pass_both();
    assert_eq!(table.state.outcome(), Some(Outcome::Won(PlayerSet::only(BRUNO))));
    covers!(table.journal.evidence(), R104_3E);
}

#[test]
fn a_game_of_three_goes_on_without_one_player() {
    let mut journal = Journal::new();
    let mut state = State::new(&setup(3), &mut journal).unwrap();
    for choice in [Choice::Keep, Choice::Keep, Choice::Keep, Choice::Concede(BRUNO)] {
        state = state.apply(choice, &mut journal).unwrap();
    }
    assert_eq!((state.outcome(), state.objects().count()), (None, 40));
    for _ in 0..40 {
        assert_ne!(state.decision().player(), Some(BRUNO));
        let choices = state.choices();
        state = state.apply(choices.iter().next().unwrap(), &mut journal).unwrap();
    }
    let third = PlayerId(2);
    state = state.apply(Choice::Concede(third), &mut journal).unwrap();
    assert_eq!(state.outcome(), Some(Outcome::Won(PlayerSet::only(ANA))));
    covers!(journal.evidence(), R800_4A, R104_2A);
}

#[test]
fn a_loop_of_mandatory_actions_is_a_draw() {
    use vademecum_magic::ability::{Ability, Trigger, Triggered, Which, Whose};
    // Each gain of life makes its controller lose one, and each loss gain one.
    let ability =
        |on, effect| Ability::Triggered(Triggered { on, batched: false, only_if: None, body: body(&[], &[effect]) });
    let one = Amount::Number(1);
    let loop_card = creature(
        "Wheel",
        1,
        1,
        &[
            ability(Trigger::GainsLife(Whose::You), Effect::LoseLife(Who::You, one)),
            ability(Trigger::LosesLife(Whose::You), Effect::GainLife(Who::You, one)),
        ],
    );
    let start = spell("Push", Type::Sorcery, &[], &[Effect::GainLife(Who::You, one)]);
    let mut table = lay(&[loop_card, start]).play(ANA, &["Wheel", "Mountain"]).hold(ANA, &["Push"]).begin();
    table.cast("Push").pay();
    for _ in 0..100 {
        if table.state.outcome().is_some() {
            break;
        }
        table.pass();
    }
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
    covers!(table.journal.evidence(), R104_4B, R729_4);
    // A loop that grows never comes to the same state again; it is a draw as well.
    let grows = creature(
        "Spiral",
        1,
        1,
        &[
            ability(
                Trigger::GainsLife(Whose::You),
                Effect::PutCounters(Which::This, vademecum_magic::CounterKind::PlusOne, one),
            ),
            ability(Trigger::GainsLife(Whose::You), Effect::GainLife(Who::You, one)),
        ],
    );
    let start = spell("Push", Type::Sorcery, &[], &[Effect::GainLife(Who::You, one)]);
    let mut table = lay(&[grows, start]).play(ANA, &["Spiral", "Mountain"]).hold(ANA, &["Push"]).begin();
    table.cast("Push").pay();
    let mut choices = 0;
    while table.state.outcome().is_none() {
        let choice = match table.state.decision() {
            Decision::OrderTriggers(_) => Choice::Trigger(1),
            _ => Choice::Pass,
        };
        table.state.play(choice, &mut Silent).unwrap();
        choices += 1;
        assert!(choices < 200_000, "it does not end");
    }
    assert_eq!(table.state.outcome(), Some(Outcome::Draw));
}

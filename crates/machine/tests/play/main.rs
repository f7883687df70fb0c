//! Games played by the machine at random over the pool.

#![expect(clippy::expect_used, clippy::panic, reason = "the helpers of tests fail like tests")]

#[path = "../common/pool/mod.rs"]
mod pool;

use std::{cell::RefCell, collections::BTreeMap};

use vademecum_abilities::{CardId, Cards, DeedKind};
use vademecum_machine::{Ask, Choice, Choices, Deed, Journal, Recorder, Setup, Silent, State, number_cards};
use vademecum_rule_ids::magic;
use vademecum_vocab::RuleId;

/// Counts what happens and what is asked.
#[derive(Debug, Default)]
struct Counts {
    deeds: RefCell<BTreeMap<DeedKind, u64>>,
    asked: BTreeMap<&'static str, u64>,
}

impl Recorder for Counts {
    fn rule(&self, _: RuleId, _: bool) -> bool {
        true
    }

    fn when(&self, _: RuleId, condition: bool, _: bool) -> bool {
        condition
    }

    fn event(&self, event: &Deed) {
        *self.deeds.borrow_mut().entry(event.kind()).or_default() += 1;
    }
}

impl Counts {
    fn asks(&mut self, ask: Ask) {
        let form = match ask {
            Ask::Priority => "priority",
            Ask::Pay => "payment",
            Ask::Attack => "attackers",
            Ask::Block => "blockers",
            Ask::YesNo => "yes or no",
            Ask::Number(..) => "number",
            Ask::Pick { least: 0, .. } => "pick, or end",
            Ask::Pick { .. } => "pick",
            Ask::Order => "order",
            Ask::Over => return,
        };
        *self.asked.entry(form).or_default() += 1;
    }
}

/// A small generator of numbers, so that a run can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(n)) >> 64) as u64
    }
}

fn cards() -> Cards {
    number_cards(pool::pool()).expect("the pool can be played with")
}

/// Random decks over the pool: lands of all kinds and spells.
fn setup(cards: &Cards, players: usize, dice: &mut Dice) -> Setup {
    let all: Vec<CardId> = cards.ids().filter(|&id| !cards.values(cards.front(id)).name.is_empty()).collect();
    let pool = pool::pool().len() as u64;
    let deck = |dice: &mut Dice| {
        let mut deck = Vec::new();
        for _ in 0..16 {
            deck.push(all[dice.below(5) as usize]);
        }
        for _ in 0..24 {
            deck.push(all[(5 + dice.below(pool - 5)) as usize]);
        }
        deck
    };
    let decks: Vec<Vec<CardId>> = (0..players).map(|_| deck(dice)).collect();
    let seed = dice.below(u64::MAX);
    Setup { decks, ..Setup::two(cards.clone(), Vec::new(), Vec::new(), seed) }
}

/// Plays a game at random and checks every state. Gives the number of decisions.
fn play(setup: &Setup, dice: &mut Dice, limit: usize, counts: &mut Counts) -> usize {
    let mut state = State::new(setup, counts).expect("the setup can be played");
    let mut choices = Choices::default();
    for decisions in 0..limit {
        assert!(
            state.has_current_characteristics(&Silent),
            "characteristics differ from those worked out from nothing"
        );
        if state.outcome().is_some() {
            return decisions;
        }
        counts.asks(state.decision().ask);
        state.choices_into(&Silent, &mut choices);
        assert!(!choices.is_empty(), "nothing can be chosen: {:?}", state.decision());
        let mut choice = choices.get(dice.below(choices.len())).expect("a choice of the list");
        // Mana that is made without need is lost: so it is made rarely.
        while state.decision().ask == Ask::Priority && matches!(choice, Choice::Mana(..)) && dice.below(20) > 0 {
            choice = choices.get(dice.below(choices.len())).expect("a choice of the list");
        }
        if let Err(error) = state.play(choice, counts) {
            panic!("{choice:?} was on the list of {:?} and is refused: {error}", state.decision());
        }
    }
    limit
}

#[test]
fn random_games_are_played_to_their_end() {
    let cards = cards();
    let games = std::env::var("VADEMECUM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(30);
    let (mut total, mut counts) = (0, Counts::default());
    for game in 0..games {
        let mut dice = Dice(game);
        let setup = setup(&cards, 2 + (game % 5) as usize, &mut dice);
        total += play(&setup, &mut dice, 3000, &mut counts);
    }
    let deeds = counts.deeds.into_inner();
    println!("{total} decisions in {games} games: {:?}, {deeds:?}", counts.asked);
    assert_eq!(counts.asked.len(), 9, "a form of question was never asked: {:?}", counts.asked);
    let missing: Vec<DeedKind> = DeedKind::ALL.into_iter().filter(|kind| !deeds.contains_key(kind)).collect();
    assert!(missing.is_empty() || games < 100, "never happened: {missing:?}");
}

/// A game goes on without any of its rules, whatever comes of it: nothing ends in a panic, and there is always something
/// to choose.
#[test]
fn games_without_a_rule_go_on() {
    let cards = cards();
    let journal = Journal::new();
    for game in 0..8 {
        wander(&cards, game, &journal, 300);
    }
    let seen: Vec<RuleId> = magic::all().filter(|&rule| journal.evidence().has_applied(rule)).collect();
    assert!(seen.len() > 100, "only {} rules were reached", seen.len());
    for (rule, game) in seen.into_iter().zip(0..) {
        wander(&cards, game % 8, &Journal::without([rule]), 40);
    }
}

/// Plays the beginning of a game at random.
fn wander(cards: &Cards, game: u64, journal: &Journal, decisions: usize) {
    let mut dice = Dice(game);
    let setup = setup(cards, 2 + (game % 3) as usize, &mut dice);
    let mut state = State::new(&setup, journal).expect("the setup can be played");
    for _ in 0..decisions {
        let choices = state.choices();
        if state.outcome().is_some() || choices.is_empty() {
            return;
        }
        let choice = choices.get(dice.below(choices.len())).expect("a choice of the list");
        // What is enumerated with all rules may be refused without one.
        let _refused = state.play(choice, journal);
    }
}

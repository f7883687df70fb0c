//! What a choice costs on a large board, and what many triggers at once cost.
//!
//! The board: two players, 300 permanents, 60 of them with a continuous effect that reaches many others (bonuses,
//! keywords, one that depends on another), seven cards in each hand. From it, games at random; each choice is timed by
//! itself, so that the median is that of a choice and not of a game.
//!
//! The triggers: creatures that each trigger when another creature dies, and one that dies.

use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use vademecum_abilities::{Ability, Change, Filter, Keyword, Objects, Static, Step, Type, Values, Zone};
use vademecum_machine::{
    Arrangement, Ask, Choice, Choices, Item, Placed, PlayerId, Setup, Silent, State, number_cards,
};
use vademecum_machine_fuzz::{
    Rng,
    pool::{self, anthem, card, pump},
};

const PLAYERS: [PlayerId; 2] = [PlayerId(0), PlayerId(1)];

/// What begins at the first main phase of the third turn, with ten lands in each library.
fn arrangement(battlefield: &[(&str, usize)], hand: &[&str]) -> Arrangement {
    let global = enchantment("Equal Sky", anthem(Filter::CREATURE, vec![Change::Gain(Keyword(9))]));
    let dependent =
        enchantment("Wings of Strength", anthem(Filter::CREATURE.and(Filter::Keyword(Keyword(9))), vec![pump(1, 1)]));
    let own = Ability::Static(Static::new(Objects::Each(Filter::LAND.yours()), vec![Change::Gain(Keyword(12))]));
    let cards = number_cards(pool::pool().into_iter().chain([global, dependent, enchantment("Old Soil", own)]))
        .expect("the cards are sound");
    let find = |name: &str| cards.find(name).expect("a card of that name");
    let mut placed = Vec::new();
    for player in PLAYERS {
        let permanents = battlefield.iter().flat_map(|&(name, number)| std::iter::repeat_n(name, number / 2));
        placed.extend(permanents.map(|name| Placed::new(player, find(name), Zone::Battlefield)));
        placed.extend(hand.iter().map(|name| Placed::new(player, find(name), Zone::Hand)));
    }
    let library = vec![find("Mountain"); 10];
    Arrangement {
        daytime: None,
        designated: Vec::new(),
        companions: Vec::new(),
        setup: Setup { decks: vec![library; 2], ..Setup::two(cards, Vec::new(), Vec::new(), 1) },
        placed,
        life: PLAYERS.map(|player| (player, 10_000)).to_vec(),
        counters: Vec::new(),
        active: PLAYERS[0],
        turn: 3,
        step: Step::FirstMain,
    }
}

fn enchantment(name: &str, ability: Ability) -> vademecum_abilities::Card {
    Values { abilities: vec![ability], ..card(name, "2W", &[Type::Enchantment]) }.into()
}

/// 300 permanents, 60 of them with continuous effects.
fn large_board() -> State {
    let battlefield = [
        ("High Banner", 12),
        ("Updraft", 12),
        ("Captain", 12),
        ("Equal Sky", 8),
        ("Wings of Strength", 8),
        ("Old Soil", 8),
        ("Mountain", 30),
        ("Forest", 30),
        ("Plains", 30),
        ("Bear", 40),
        ("Rhino", 30),
        ("Hawk", 30),
        ("Wall", 20),
        ("Mourner", 10),
        ("Monk", 20),
    ];
    let count: usize = battlefield.iter().map(|(_, number)| number).sum();
    assert_eq!(count, 300);
    let hand = ["Spark", "Bear", "Growth", "Messenger", "Updraft", "Mountain", "Champion"];
    State::start_at(&arrangement(&battlefield, &hand), &Silent).expect("the board is sound")
}

/// The time of each of the first hundred choices of some random games from a state, in order of length.
fn time_choices(begin: &State, games: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    for seed in 0..games {
        let (mut state, mut rng, mut choices) = (begin.clone(), Rng::new(seed), Choices::default());
        for _ in 0..100 {
            let Some(choice) = state.sample_choice(&mut choices, |n| rng.below(n)) else { break };
            let before = Instant::now();
            state.play(choice, &Silent).expect("what comes at random is legal");
            times.push(before.elapsed());
        }
    }
    times.sort();
    times
}

/// A spell of the first player's is cast with one target, and paid for.
fn cast(mut state: State, spell: &str, target: &str) -> State {
    let named = |name: &str, zone: Zone| {
        let mut objects = state.objects().filter(|(_, object)| object.zone == zone);
        objects.find(|(id, _)| state.values(*id).name == name).map(|(id, _)| id).expect("an object of that name")
    };
    let choices =
        [Choice::Cast(named(spell, Zone::Hand), 0), Choice::Pick(Item::Object(named(target, Zone::Battlefield)))];
    for choice in choices {
        state.play(choice, &Silent).expect("the spell can be cast");
    }
    while state.decision().ask == Ask::Pay {
        play_first(&mut state);
    }
    state
}

/// Creatures watch one that is about to die: the spell that kills it is on the stack.
fn before_triggers(watchers: usize) -> State {
    let board = arrangement(&[("Mourner", watchers), ("Bear", 2), ("Mountain", 2)], &["Spark"]);
    cast(State::start_at(&board, &Silent).expect("the board is sound"), "Spark", "Bear")
}

/// Passes priority; any other question gets the first of its answers.
fn play_first(state: &mut State) {
    let choice = match state.decision().ask {
        Ask::Priority => Some(Choice::Pass),
        _ => state.sample_choice(&mut Choices::default(), |_| 0),
    };
    state.play(choice.expect("the game goes on"), &Silent).expect("what is offered is accepted");
}

#[expect(clippy::print_stdout, reason = "a bench reports on the terminal")]
fn large(criterion: &mut Criterion) {
    let board = large_board();
    let times = time_choices(&board, 40);
    let at = |part: usize| times[(times.len() - 1) * part / 100];
    println!(
        "choices on 300 permanents with 60 effects: {} choices, median {:?}, 90 % {:?}, 99 % {:?}",
        times.len(),
        at(50),
        at(90),
        at(99)
    );
    let mut before = cast(board, "Growth", "Bear");
    play_first(&mut before);
    let mut spare = before.clone();
    criterion.bench_function("one effect more on 300 permanents with 60", |b| {
        b.iter(|| {
            spare.clone_from(&before);
            play_first(&mut spare);
        });
    });
    let mut group = criterion.benchmark_group("triggers at once");
    for watchers in [26, 50, 100, 200] {
        let state = before_triggers(watchers);
        group.throughput(Throughput::Elements(watchers as u64));
        group.bench_with_input(BenchmarkId::from_parameter(watchers), &state, |b, state| {
            b.iter(|| {
                let mut state = state.clone();
                while !state.stack().is_empty() {
                    play_first(&mut state);
                }
                state
            });
        });
    }
    group.finish();
}

criterion_group!(benches, large);
criterion_main!(benches);

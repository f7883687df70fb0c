//! What a state costs to copy, and what a choice costs to find and to make.
//!
//! Three games: a mirror of burn (both decks 20 Mountains, 20 times "3 damage to any target" for {R}, 12 times "2 damage
//! to each player" for {1}{R}, 8 creatures 2/1 with haste for {R}); two decks of ordinary cards, as a set for beginners
//! has them ([`ORDINARY`]); and random decks (24 lands, 36 other cards) of the pool of the tests, which uses everything
//! that the language of abilities can say. The policies: every choice of the list as likely as any other; and a choice
//! at random without a list. Games end after 4,000 choices at the latest.

use std::{env, fs, hint::black_box, thread, time::Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use vademecum_abilities::{
    Ability, Amount, Card, CardId, Cards, Effect, Instruction, Keyword, ManaCost, ManaKind, Objects, Players, Slot,
    SpellAbility, Subjects, Subtype, Subtypes, TargetSpec, Targetable, Type, Types, Values,
};
use vademecum_machine::{Choices, Journal, Recorder, Setup, Silent, State, number_cards};
use vademecum_machine_fuzz::{Rng, pool};

/// What is played.
struct Game {
    name: &'static str,
    cards: Cards,
    /// The deck of a player, by the player's place.
    deck: fn(&Cards, &mut Rng, usize) -> Vec<CardId>,
    players: usize,
}

fn burn_mirror() -> Game {
    let red = ManaCost::default().and(ManaKind::Red, 1);
    let values = |name: &str, cost: Option<ManaCost>, of: Type| Values {
        name: name.to_owned(),
        cost,
        types: Types::only(of),
        ..Values::default()
    };
    let deals = |to: Subjects, n: i32| {
        Instruction::from(Effect::Damage { source: Objects::This, to, amount: Amount::Number(n) })
    };
    let spell = |targets, program| vec![Ability::Spell(SpellAbility { modal: None, targets, program })];
    let mountain = Values { subtypes: Subtypes::NONE.with(Subtype::MOUNTAIN), ..values("Mountain", None, Type::Land) };
    let spark = Values {
        abilities: spell(vec![TargetSpec::one(Targetable::Any)], vec![deals(Subjects::Slot(Slot(0)), 3)]),
        ..values("Spark", Some(red.clone()), Type::Instant)
    };
    let flare = Values {
        abilities: spell(vec![], vec![deals(Subjects::Players(Players::All), 2)]),
        ..values("Flare", Some(ManaCost { generic: 1, ..red.clone() }), Type::Sorcery)
    };
    let goblin = Values {
        power: Some(2),
        toughness: Some(1),
        abilities: vec![Keyword(10).into()],
        ..values("Goblin", Some(red), Type::Creature)
    };
    let cards = number_cards([mountain, spark, flare, goblin].map(Card::from)).expect("the cards are sound");
    let deck = |_: &Cards, _: &mut Rng, _: usize| {
        let counts = [(0, 20), (1, 20), (2, 12), (3, 8)];
        counts.into_iter().flat_map(|(card, n)| std::iter::repeat_n(CardId(card), n)).collect()
    };
    Game { name: "burn mirror", cards, deck, players: 2 }
}

fn real_pool(players: usize) -> Game {
    let cards = number_cards(pool::pool()).expect("the cards are sound");
    let deck = |cards: &Cards, rng: &mut Rng, _: usize| {
        let nameable = |card: &CardId| !cards.values(cards.front(*card)).name.is_empty();
        let (lands, spells): (Vec<CardId>, Vec<CardId>) =
            cards.ids().filter(nameable).partition(|&card| cards.values(cards.front(card)).is_land());
        let castable = |card: &CardId| cards.values(cards.front(*card)).cost.is_some();
        let spells: Vec<CardId> = spells.into_iter().filter(castable).collect();
        let mut some = |from: &[CardId], n: usize| -> Vec<CardId> {
            (0..n).map(|_| from[rng.below(from.len() as u64) as usize]).collect()
        };
        let mut deck = some(&lands, 24);
        deck.extend(some(&spells, 36));
        deck
    };
    Game { name: if players == 2 { "real pool" } else { "real pool, 4 players" }, cards, deck, players }
}

/// Two decks of 60 cards of the pool: creatures with and without keywords, with triggered and activated abilities, tricks,
/// removal, counterspells, card draw, Auras, Equipment and effects on all creatures of a player.
const ORDINARY: [&[(&str, usize)]; 2] = [
    &[
        ("Plains", 12),
        ("Island", 12),
        ("Hawk", 4),
        ("Knight", 4),
        ("Sentry", 3),
        ("Firefly", 3),
        ("Messenger", 4),
        ("Captain", 2),
        ("High Banner", 2),
        ("Own Vigor", 2),
        ("Borrowed Wings", 3),
        ("Denial", 3),
        ("Insight", 3),
        ("Omen", 3),
    ],
    &[
        ("Mountain", 12),
        ("Forest", 12),
        ("Bear", 4),
        ("Raider", 4),
        ("Spider", 3),
        ("Rhino", 3),
        ("Pinger", 2),
        ("Elf", 3),
        ("Harness", 2),
        ("Bear's Might", 2),
        ("Growth", 4),
        ("Spark", 4),
        ("Fight", 3),
        ("Great Spark", 2),
    ],
];

fn ordinary_decks() -> Game {
    let names = || ORDINARY.iter().flat_map(|deck| deck.iter().map(|(name, _)| *name));
    let all = pool::pool();
    let named = |name: &str| all.iter().find(|card| card.faces[0].name == name).expect("a card of the pool").clone();
    let cards = number_cards(names().map(named)).expect("the cards are sound");
    let deck = |cards: &Cards, _: &mut Rng, player: usize| {
        let named = |name: &str| cards.ids().find(|&card| cards.values(cards.front(card)).name == name);
        let copies = |&(name, n): &(&str, usize)| std::iter::repeat_n(named(name).expect("a card of the game"), n);
        ORDINARY[player].iter().flat_map(copies).collect()
    };
    Game { name: "ordinary decks", cards, deck, players: 2 }
}

impl Game {
    fn begin<R: Recorder>(&self, seed: u64, rng: &mut Rng, recorder: &R) -> State {
        let decks = (0..self.players).map(|player| (self.deck)(&self.cards, rng, player)).collect();
        let setup = Setup { decks, ..Setup::two(self.cards.clone(), Vec::new(), Vec::new(), seed) };
        State::new(&setup, recorder).expect("the decks are made of the cards")
    }

    /// Plays a game with the list of all choices; how many were made.
    fn play<R: Recorder>(&self, seed: u64, recorder: &R) -> u64 {
        let (mut rng, mut choices) = (Rng::new(seed), Choices::default());
        let mut state = self.begin(seed, &mut rng, recorder);
        let mut made = 0;
        while made < 4000 {
            state.choices_into(&Silent, &mut choices);
            if choices.is_empty() {
                break;
            }
            let choice = choices.get(rng.below(choices.len())).expect("a choice of the list");
            state.play(choice, recorder).expect("what is offered is accepted");
            made += 1;
        }
        black_box(state.hash());
        made
    }

    /// Plays a game without the list.
    fn roll_out(&self, seed: u64) -> u64 {
        let (mut rng, mut choices) = (Rng::new(seed), Choices::default());
        let mut state = self.begin(seed, &mut rng, &Silent);
        let mut made = 0;
        while made < 4000 {
            let choice = state.play_at_random(&mut choices, |n| rng.below(n)).expect("what comes at random is legal");
            if choice.is_none() {
                break;
            }
            made += 1;
        }
        black_box(state.hash());
        made
    }

    /// A state in the middle of a game.
    fn midway(&self, seed: u64) -> State {
        let (mut rng, mut choices) = (Rng::new(seed), Choices::default());
        let mut state = self.begin(seed, &mut rng, &Silent);
        for _ in 0..200 {
            state.choices_into(&Silent, &mut choices);
            let Some(choice) = choices.get(rng.below(choices.len().max(1))) else { break };
            state.play(choice, &Silent).expect("what is offered is accepted");
        }
        state
    }
}

/// Seconds that this thread has spent on a processor, where the system tells; seconds since `begin` elsewhere.
#[expect(clippy::disallowed_methods, reason = "a bench reads how long it has run")]
fn seconds(begin: Instant) -> f64 {
    let nanoseconds = fs::read_to_string("/proc/thread-self/schedstat")
        .ok()
        .and_then(|line| line.split(' ').next().and_then(|first| first.parse::<f64>().ok()));
    nanoseconds.map_or_else(|| begin.elapsed().as_secs_f64(), |n| n / 1e9)
}

/// Prints decisions and games for each second of processor time of each thread.
#[expect(clippy::print_stdout, reason = "a bench reports on the terminal")]
fn report(what: &str, threads: u64, games: u64, play: &(dyn Fn(u64) -> u64 + Sync)) {
    // As for the measurements of criterion: the first argument, if there is one, is a part of the name.
    let filter = env::args().skip(1).find(|argument| !argument.starts_with('-'));
    if filter.is_some_and(|filter| !what.contains(&filter)) {
        return;
    }
    let one = |first: u64| {
        let begin = Instant::now();
        let before = seconds(begin);
        let made: u64 = (first..games).step_by(threads as usize).map(play).sum();
        (made, seconds(begin) - before)
    };
    let all: Vec<(u64, f64)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads).map(|first| scope.spawn(move || one(first))).collect();
        handles.into_iter().map(|handle| handle.join().expect("no game panics")).collect()
    });
    let made: u64 = all.iter().map(|(made, _)| made).sum();
    let spent: f64 = all.iter().map(|(_, seconds)| seconds).sum();
    println!(
        "{what:40} {threads} thread(s): {:>9.0} decisions, {:>6.0} games a second and thread",
        made as f64 / spent,
        games as f64 / spent
    );
}

fn play(criterion: &mut Criterion) {
    for (game, games) in [(burn_mirror(), 2000), (ordinary_decks(), 1000), (real_pool(2), 300), (real_pool(4), 80)] {
        for threads in [1, 2] {
            report(&format!("{}, from a list", game.name), threads, games, &|seed| game.play(seed, &Silent));
            report(&format!("{}, at random", game.name), threads, games, &|seed| game.roll_out(seed));
        }
        report(&format!("{}, recorded", game.name), 1, games / 2, &|seed| game.play(seed, &Journal::new()));
    }
    for game in [burn_mirror(), ordinary_decks(), real_pool(2)] {
        let state = game.midway(7);
        let mut spare = state.clone();
        criterion.bench_function(&format!("clone, {}", game.name), |b| b.iter(|| black_box(&state).clone()));
        criterion.bench_function(&format!("clone in place, {}", game.name), |b| {
            b.iter(|| spare.clone_from(black_box(&state)));
        });
        let mut group = criterion.benchmark_group(format!("one game, {}", game.name));
        group.throughput(Throughput::Elements(game.play(7, &Silent)));
        group.bench_function("silent", |b| b.iter(|| game.play(7, &Silent)));
        group.bench_function("journal", |b| b.iter(|| game.play(7, &Journal::new())));
        group.finish();
    }
}

criterion_group!(benches, play);
criterion_main!(benches);

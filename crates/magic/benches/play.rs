//! What a state costs to copy, and what a choice costs to find and to make.
//!
//! The game: a mirror of burn, both decks 20 Mountains and 40 spells (20 times "3 damage to any target" for
//! {R}, 12 times "2 damage to each player" for {1}{R}, 8 creatures 2/1 with haste for {R}). The policy: every
//! choice at random, each as likely as any other, up to 4,000 choices.

use std::{hint::black_box, time::Instant};

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use vademecum_magic::{
    CardDef, Cards, Choices, DefId, Journal, ManaCost, ManaKind, Observer, Setup, State, Subtype, Types,
    ability::{Ability, Amount, Body, Effect, Keyword, Recipient, Step, TargetSpec, Targetable, Which, Who},
    fuzz::Dice,
};
use vademecum_trace::Silent;

fn cards() -> Cards {
    let damage = |to, n| Step::new(Effect::Damage { source: Which::This, to, amount: Amount::Number(n) });
    let red = ManaCost::ZERO.and(ManaKind::Red, 1);
    let mountain = CardDef {
        name: "Mountain".to_owned(),
        types: Types::LAND,
        subtypes: vec![Subtype::MOUNTAIN],
        ..CardDef::default()
    };
    let bolt = CardDef {
        name: "Bolt".to_owned(),
        cost: Some(red),
        types: Types::INSTANT,
        abilities: vec![Ability::Spell(Body {
            targets: vec![TargetSpec::one(Targetable::Any)],
            steps: vec![damage(Recipient::Target(0), 3)],
            ..Body::default()
        })],
        ..CardDef::default()
    };
    let flare = CardDef {
        name: "Flare".to_owned(),
        cost: Some(ManaCost { generic: 1, ..red }),
        types: Types::SORCERY,
        abilities: vec![Ability::Spell(Body {
            steps: vec![damage(Recipient::Player(Who::EachPlayer), 2)],
            ..Body::default()
        })],
        ..CardDef::default()
    };
    let goblin = CardDef {
        name: "Goblin".to_owned(),
        cost: Some(red),
        types: Types::CREATURE,
        power: Some(2),
        toughness: Some(1),
        abilities: vec![Ability::Keyword(Keyword::Haste)],
        ..CardDef::default()
    };
    Cards::new([mountain, bolt, flare, goblin]).expect("the cards are sound")
}

fn setup(seed: u64) -> Setup {
    let deck: Vec<DefId> = [(0, 20), (1, 20), (2, 12), (3, 8)]
        .into_iter()
        .flat_map(|(card, n)| std::iter::repeat_n(DefId(card), n))
        .collect();
    Setup::two(cards(), deck.clone(), deck, seed)
}

/// Plays one game at random; how many choices were made.
fn game<R: Observer>(setup: &Setup, seed: u64, choices: &mut Choices, recorder: &mut R) -> u32 {
    let mut dice = Dice::new(seed);
    let mut state = State::new(setup, recorder).expect("the decks are made of the cards");
    let mut made = 0;
    while made < 4000 {
        state.choices_into(recorder, choices);
        let Some(choice) = dice.choose(choices) else { break };
        state.play(choice, recorder).expect("what is offered is accepted");
        made += 1;
    }
    black_box(state.hash());
    made
}

/// Prints choices per game, decisions and games per second, and the median time of a choice.
#[expect(clippy::print_stdout, reason = "a bench reports on the terminal")]
fn report() {
    let mut choices = Choices::default();
    let setups: Vec<Setup> = (0..2000).map(setup).collect();
    let begin = Instant::now();
    let made: u64 =
        (0..).zip(&setups).map(|(seed, setup)| u64::from(game(setup, seed, &mut choices, &mut Silent))).sum();
    let seconds = begin.elapsed().as_secs_f64();
    let mut times = Vec::new();
    for (seed, setup) in (0..).zip(&setups).take(200) {
        let mut dice = Dice::new(seed);
        let mut state = State::new(setup, &mut Silent).expect("the decks are made of the cards");
        loop {
            let before = Instant::now();
            state.choices_into(&Silent, &mut choices);
            let Some(choice) = dice.choose(&choices) else { break };
            state.play(choice, &mut Silent).expect("what is offered is accepted");
            times.push(before.elapsed().as_nanos());
        }
    }
    times.sort_unstable();
    let games = setups.len() as f64;
    println!(
        "burn mirror: {:.0} choices per game, {:.0} decisions/s, {:.0} games/s and thread; one choice: median {} ns, 99 % below {} ns",
        made as f64 / games,
        made as f64 / seconds,
        games / seconds,
        times[times.len() / 2],
        times[times.len() * 99 / 100]
    );
}

fn play(criterion: &mut Criterion) {
    report();
    let mut choices = Choices::default();
    let setup = setup(7);
    let made = game(&setup, 7, &mut choices, &mut Silent);
    let mut state = State::new(&setup, &mut Silent).expect("the decks are made of the cards");
    let mut dice = Dice::new(7);
    for _ in 0..made / 2 {
        state.choices_into(&Silent, &mut choices);
        let Some(choice) = dice.choose(&choices) else { break };
        state.play(choice, &mut Silent).expect("what is offered is accepted");
    }
    assert_eq!(state.objects().count(), 120);
    criterion.bench_function("clone of 120 objects, mid-game", |b| b.iter(|| black_box(&state).clone()));
    let mut group = criterion.benchmark_group("burn mirror, one game at random");
    group.throughput(Throughput::Elements(u64::from(made)));
    group.bench_function("silent", |b| b.iter(|| game(&setup, 7, &mut choices, &mut Silent)));
    group.bench_function("journal", |b| {
        b.iter_batched_ref(
            Journal::new,
            |journal| {
                journal.clear();
                game(&setup, 7, &mut Choices::default(), journal)
            },
            BatchSize::NumIterations(1000),
        );
    });
    group.finish();
}

criterion_group!(benches, play);
criterion_main!(benches);

//! Plays random games and checks every invariant in every state: `cargo run --release -p vademecum-magic
//! --example random_games -- 10000`.

use std::time::Instant;

use vademecum_magic::{Journal, PlayerId, Setup, fuzz};
use vademecum_rule_ids::magic;
use vademecum_trace::RuleSet;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let games = arguments.next().and_then(Result::ok).unwrap_or(1000);
    let first = arguments.next().and_then(Result::ok).unwrap_or(0);
    let begin = Instant::now();
    let (mut choices, mut ended) = (0, 0);
    for seed in first..first + games {
        let played = fuzz::checked(seed, 4000);
        choices += u64::from(played.choices);
        ended += u64::from(played.ended);
    }
    let seconds = begin.elapsed().as_secs_f64();
    say(&format!("{games} games, {ended} ended by the rules, {choices} choices, {seconds:.1} s"));
    // Which rules such games apply.
    let mut seen = RuleSet::new();
    for seed in first..first + games.min(300) {
        let mut dice = fuzz::Dice::new(seed);
        let cards = fuzz::cards();
        let (one, other) = fuzz::decks(&cards, &mut dice);
        let setup = Setup { starting: PlayerId(0), ..Setup::two(cards, one, other, seed) };
        let mut journal = Journal::new();
        if fuzz::play(&setup, &mut dice, 4000, &mut journal).is_some() {
            seen.extend(journal.evidence().applied_rules().iter());
        }
    }
    let numbers: Vec<String> = seen.iter().map(|rule| magic::number(rule).to_string()).collect();
    say(&format!("{} rules applied: {}", numbers.len(), numbers.join(" ")));
}

#[expect(clippy::print_stdout, reason = "a program for a terminal")]
fn say(line: &str) {
    println!("{line}");
}

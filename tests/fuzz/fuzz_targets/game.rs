#![no_main]

//! Random games with the cards of some scenarios that ship.

use vademecum_machine_fuzz::game;
use vademecum_scenario::read;

/// Scenarios with cards of many kinds.
const SCENARIOS: [&str; 3] = [
    include_str!("../../../rules/magic/scenarios/702/cascada.md"),
    include_str!("../../../rules/magic/scenarios/702/convocar.md"),
    include_str!("../../../rules/magic/scenarios/613/himno.md"),
];

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let [choice, data @ ..] = data else { return };
    let text = SCENARIOS[usize::from(*choice) % SCENARIOS.len()];
    if let Ok(scenario) = read("fuzz.md", text) {
        game(&scenario.arrangement.setup.cards, data);
    }
});

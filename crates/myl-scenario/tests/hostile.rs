//! Scenarios of strangers that ask for much work or memory: they end, or are refused.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

use vademecum_myl_scenario::{read, run};
use vademecum_vocab::Lang;

/// The beginning of every situation.
const SITUATION: &str = "## Situación\n\n- Jugadores: A, B.\n- Turno de A, Fase de Vigilia.\n";

/// What is wrong with a scenario that is read: the key of its only failure.
fn failure(text: &str) -> String {
    let report = run(&read("hostile.md", text).unwrap_or_else(|problem| panic!("{problem}")));
    assert_eq!(report.failures.len(), 1);
    report.failures[0].why.key().to_owned()
}

/// What is wrong with a scenario that is refused.
fn problem(text: &str) -> String {
    read("hostile.md", text).unwrap_err().wrong.message(Lang::En)
}

#[test]
fn names_that_no_choice_has_are_compared_within_the_work_of_a_run() {
    let names = ["g 999"; 570].join(", ");
    let text = format!(
        "# X (4.2.3)\n\n## Cartas\n\n### E {{0}}\nTótem\nEn tu Fase de Vigilia, puedes Botar 1 carta para barajar 255 cartas \
         de tu Cementerio en tu Mazo Castillo.\n\n### G {{0}}\nTótem\n\n{SITUATION}- Línea de Apoyo de A: E.\n\
         - Cementerio de A: 980 G.\n- Mazo Castillo de A: G, G, G, G.\n- Mazo Castillo de B: Oro.\n\n## Acciones\n\n\
         - A utiliza e.\n- A elige {names}.\n\n## Resultado\n\n- La partida sigue.\n"
    );
    assert_eq!(failure(&text), "failed-endless");
}

#[test]
fn results_are_checked_within_the_work_of_a_run() {
    let text = format!(
        "# X (4.2.3)\n\n## Cartas\n\n### E {{0}}\nTótem\nEn tu Fase de Vigilia, puedes Botar 1 carta para Robar 255 cartas, \
         descartar toda tu mano y barajar 255 cartas de tu Cementerio en tu Mazo Castillo.\n\n{SITUATION}\
         - Línea de Apoyo de A: E.\n- Cementerio de A: 590 Oro.\n- Mazo Castillo de A: 400 Oro.\n\
         - Mazo Castillo de B: 1 Oro.\n\n## Acciones\n\n{}\n## Resultado\n\n- La partida sigue.\n\n## No ocurre\n\n{}",
        "- A utiliza e.\n".repeat(5),
        "- A descarta oro 9999.\n".repeat(1_900)
    );
    assert_eq!(failure(&text), "failed-endless");
}

#[test]
fn remarks_are_not_multiplied() {
    let of_reserve = |entries: &str| {
        format!("# X (4.5.3)\n\n{SITUATION}- Reserva de Oro de A: {entries}.\n\n## Resultado\n\n- La partida sigue.\n")
    };
    let empty = of_reserve(&format!("1000 Oro ({})", ",".repeat(3_000)));
    assert_eq!(problem(&empty), "`` says again what another remark says");
    let many = of_reserve(&["1000 Oro"; 300].join(", "));
    assert!(problem(&many).contains("1000"), "{}", problem(&many));
}

#[test]
fn a_blocker_blocks_one_attacker() {
    let blocking = |remarks: &str| {
        format!(
            "# X (4.5.3)\n\n## Cards\n\n### J {{1}}\nAliado — Vigía\nFuerza 3\n\n### K {{1}}\nAliado — Vigía\nFuerza 3\n\n\
             ### M {{1}}\nAliado — Vigía\nFuerza 2\n\n## Situation\n\n- Players: A, B.\n- A's turn, Declaración de Bloqueo.\n\
             - A's Línea de Ataque: J, K.\n- B's Línea de Defensa: M ({remarks}).\n- A's Mazo Castillo: Oro.\n\
             - B's Mazo Castillo: Oro.\n\n## Results\n\n- It is A's turn.\n"
        )
    };
    assert!(read("blocking.md", &blocking("blocks J")).is_ok());
    for twice in ["blocks J, blocks J", "blocks J, blocks K"] {
        assert!(problem(&blocking(twice)).ends_with("says again what another remark says"), "{twice}");
    }
}

/// A scenario with one card and a situation.
fn of_card(card: &str, situation: &str, script: &str) -> String {
    format!(
        "# X (4.5.3)\n\n## Cartas\n\n### R {{1}}\n{card}\n\n{SITUATION}{situation}\n\n## Acciones\n\n{script}\n\n\
         ## Resultado\n\n- La partida sigue.\n"
    )
}

#[test]
fn texts_of_cards_are_short_and_have_no_modes_within_modes() {
    let text = |words: &str, count: usize| of_card(&format!("Talismán\n{}", words.repeat(count)), "", "- Todos pasan.");
    let long = problem(&text("Roba 1 carta. ", 4_000 / "Roba 1 carta. ".len()));
    assert!(long.contains("es") && long.contains("bytes"), "{long}");
    let nested = problem(&text("Elige: ", 200));
    assert!(nested.contains("Elige"), "{nested}");
}

#[test]
fn cards_that_play_each_other_without_end_are_stopped() {
    let card = "Talismán\nBaraja R en tu Mazo Castillo. Luego mira la primera carta de tu Mazo Castillo y juégala sin pagar su coste.";
    let situation = "- Mano de A: R.\n- Reserva de Oro de A: 3 Oro.\n- Mazo Castillo de A: 3 R.";
    assert_eq!(failure(&of_card(card, situation, "- A juega R.")), "myl-failed-too-deep");
}

#[test]
fn what_is_so_of_many_cards_is_worked_out_within_the_work_of_a_run() {
    let gains = "Todos los Aliados ganan 1 a la Fuerza. ".repeat(20);
    let card = format!("Aliado — Heroe\nFuerza 1\n{gains}");
    let situation = "- Línea de Defensa de A: 980 R.";
    assert_eq!(failure(&of_card(&card, situation, "- Todos pasan.")), "failed-endless");
}

//! Shortcuts (729): what is proposed, who answers, and what is told where a line does not fit.

use vademecum_scenario::{read, run};

/// What is wrong with a script of three players in Ana's main phase, whose elf can gain a life for nothing.
fn told(script: &str, result: &str) -> String {
    let text = format!(
        "# Prueba (103.4)\n\n## Cartas\n\n### Elfo {{G}}\nCriatura — Elfo\n1/1\n{{0}}: Ganas 1 vida.\n\n## Situación\n\n\
         - Jugadores: Ana, Beto, Caro.\n- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Elfo.\n\n\
         ## Acciones\n\n{script}\n## Resultado\n\n- {result}\n"
    );
    match read("prueba.md", &text) {
        Ok(scenario) => {
            let failures = run(&scenario).failures;
            failures.iter().map(|failure| format!("{failure}")).collect::<Vec<_>>().join("\n")
        }
        Err(problem) => problem.to_string(),
    }
}

const ROUND: &str = "- Ana propone un atajo de 30 veces:\n- Ana activa Elfo.\n- Todos pasan.\n";

#[test]
fn a_shortcut_is_taken_once_everybody_has_accepted() {
    let script = format!("{ROUND}- Beto acepta el atajo.\n- Ahora Ana: 20 vidas.\n- Caro acepta el atajo.\n");
    assert_eq!(told(&script, "Ana: 50 vidas."), "");
}

#[test]
fn a_shortcut_is_answered_by_all_in_turn_order() {
    let out_of_turn = format!("{ROUND}- Caro acepta el atajo.\n");
    assert!(told(&out_of_turn, "Ana: 50 vidas.").contains("another player answers the shortcut first"));
    let left = format!("{ROUND}- Beto acepta el atajo.\n");
    assert!(told(&left, "Ana: 20 vidas.").contains("a shortcut that not everybody has answered is left"));
    let meanwhile = format!("{ROUND}- Beto acepta el atajo.\n- Ana activa Elfo.\n");
    assert!(told(&meanwhile, "Ana: 20 vidas.").contains("the other players answer the shortcut first"));
}

#[test]
fn whoever_shortens_a_shortcut_chooses_in_its_steps() {
    let script = format!("{ROUND}- Beto acorta el atajo hasta el paso final.\n");
    assert!(told(&script, "Ana: 20 vidas.").contains("no choice of the shortcut in that step"));
}

#[test]
fn what_is_no_shortcut_is_told_with_its_line() {
    for (script, wrong) in [
        ("- Beto acepta el atajo.\n", "no shortcut is proposed"),
        ("- Ana propone un atajo:\n- Todos pasan.\n", "nobody answers the shortcut"),
        (
            "- Ana propone un atajo:\n- Ahora Ana: 20 vidas.\n- Beto acepta el atajo.\n",
            "this is no choice of a shortcut",
        ),
        ("- Ana propone un atajo de 0 veces:\n- Todos pasan.\n- Beto acepta el atajo.\n", "taken at least once"),
        ("- Beto propone un atajo:\n- Todos pasan.\n- Ana acepta el atajo.\n", "does not have priority"),
    ] {
        let told = told(script, "Ana: 20 vidas.");
        assert!(told.contains(wrong) && told.contains("prueba.md:"), "{script}: {told}");
    }
}

/// The elf is activated and resolves for ever, or more often than a game may take work.
#[test]
fn a_shortcut_without_bounds_ends() {
    let script =
        "- Ana propone un atajo de 65000 veces:\n- Ana activa Elfo.\n- Todos pasan.\n- Beto acepta el atajo.\n";
    let text = told(script, "Ana: 20 vidas.");
    assert!(!text.is_empty(), "{text}");
}

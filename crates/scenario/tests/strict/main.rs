//! What a scenario must not get away with, and what it is told.

#![expect(clippy::unwrap_used, reason = "the helpers of tests fail like tests")]

mod bounds;
mod choices;
mod reading;
mod shortcuts;

use vademecum_rule_ids::magic::{R103_4, R119_1, R605_1A, R702_9B};
use vademecum_scenario::{Difference, Problem, Scenario, Why, knock_out, read, run, story, without_rules};
use vademecum_vocab::Lang;

/// A scenario of two players, one card, and these parts.
fn file(claims: &str, given: &str, script: &str, rest: &str) -> String {
    format!(
        "# Prueba ({claims})\n\n## Cartas\n\n### Oso {{1}}{{G}}\nCriatura — Oso\n2/2\n\n### Chispa {{R}}\nInstantáneo\n\
         Chispa hace 3 puntos de daño a cualquier objetivo.\n\n## Situación\n\n- Jugadores: Ana, Beto.\n{given}\n\
         ## Acciones\n\n{script}\n{rest}"
    )
}

fn scenario(claims: &str, given: &str, script: &str, rest: &str) -> Scenario {
    read("prueba.md", &file(claims, given, script, rest)).unwrap()
}

fn problem(text: &str) -> Problem {
    read("prueba.md", text).unwrap_err()
}

const MAIN: &str =
    "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Montaña, Oso.\n- Mano de Ana: Chispa.\n";
const LIFE: &str = "## Resultado\n\n- Beto: 20 vidas.\n";

#[test]
fn a_choice_that_no_line_makes_fails() {
    let script = "1. Ana lanza Chispa.\n2. Todos pasan.\n";
    let report = run(&scenario("103.4", MAIN, script, LIFE));
    let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
    assert_eq!(failure.line, 23);
    let Why::Unanswered { player, choices, .. } = &failure.why else { panic!("{failure}") };
    assert_eq!((player.as_str(), choices.len()), ("Ana", 3));
}

#[test]
fn a_script_does_not_end_in_the_middle_of_a_choice() {
    let report = run(&scenario("103.4", MAIN, "1. Ana lanza Chispa.\n", LIFE));
    assert!(matches!(&report.failures[..], [failure] if matches!(failure.why, Why::Unanswered { .. })));
}

#[test]
fn of_a_long_text_that_is_not_understood_the_beginning_is_told() {
    let text = file("103.4", MAIN, "", LIFE).replace("Chispa hace", &format!("Chispa {} hace", "baila ".repeat(600)));
    let told = problem(&text).to_string();
    assert!(told.contains("is not understood: `Chispa baila baila") && told.contains("…`"), "{told}");
    assert!(told.len() < 600, "{} bytes", told.len());
}

#[test]
fn generic_mana_is_paid_with_what_the_hand_needs_least() {
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Montaña, 2 Bosque.\n\
                 - Mano de Ana: Oso, Chispa.\n";
    let script = "1. Ana lanza Oso.\n2. Todos pasan.\n3. Ana lanza Chispa con objetivo Beto.\n4. Todos pasan.\n";
    let report = run(&scenario("103.4", given, script, "## Resultado\n\n- Beto: 17 vidas.\n"));
    assert!(report.failures.is_empty(), "{:?}", report.failures);
}

#[test]
fn mana_of_what_makes_none_is_refused() {
    let report = run(&scenario("103.4", MAIN, "1. Ana obtiene maná de Oso.\n", LIFE));
    let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
    assert!(matches!(failure.why, Why::Refused(refusal) if refusal.rule == Some(R605_1A)), "{failure}");
}

#[test]
fn every_result_is_checked() {
    let rest = "## Resultado\n\n- Beto: 20 vidas.\n- Oso está girado.\n- Ana: 3 vidas.\n";
    let report = run(&scenario("103.4", MAIN, "", rest));
    let told: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "prueba.md:26: `Oso está girado.`: expected yes, found no",
            "prueba.md:27: `Ana: 3 vidas.`: expected 3, found 20"
        ]
    );
}

#[test]
fn events_must_come_in_order() {
    let script = "1. Ana lanza Chispa con objetivo Oso.\n2. Todos pasan.\n";
    let order = "## Orden\n\n1. Oso es destruido.\n2. Oso recibe 3 de daño.\n";
    let report = run(&scenario("704.5g", MAIN, script, order));
    assert!(matches!(&report.failures[..], [failure] if failure.why == Why::Missing), "{:?}", report.failures);
}

#[test]
fn a_claim_needs_evidence_and_a_refusal_its_rule() {
    let report = run(&scenario("702.9b", MAIN, "", LIFE));
    assert!(matches!(&report.failures[..], [failure] if failure.why == Why::Unproven(R702_9B)));
    let report = run(&scenario("103.4", MAIN, "1. Ana no puede lanzar Chispa con objetivo Oso (115.2).\n", LIFE));
    assert!(matches!(&report.failures[..], [failure] if failure.why == Why::Allowed));
    let report = run(&scenario("103.4", MAIN, "1. Ana no puede lanzar Oso (115.2).\n", LIFE));
    assert!(matches!(&report.failures[..], [failure] if matches!(failure.why, Why::OtherRule { .. })));
}

#[test]
fn knocking_out_tells_what_the_asserted_depends_on() {
    let life = scenario("103.4", MAIN, "", LIFE);
    assert_eq!(knock_out(&life, R103_4).difference, Difference::Different);
    assert_eq!(knock_out(&life, R702_9B).difference, Difference::Same);
    let given = MAIN.replace("- Turno", "- Exilio de Beto: Oso.\n- Turno");
    let other = scenario("103.4", &given, "", "## Resultado\n\n- Hay 1 Oso en el exilio de Beto.\n");
    assert_eq!(knock_out(&other, R119_1).difference, Difference::Same);
}

#[test]
fn stories_name_what_happened_and_by_which_rule() {
    let script = "1. Ana lanza Chispa con objetivo Beto.\n2. Todos pasan.\n";
    let scenario = scenario("120.3a", MAIN, script, "## Resultado\n\n- Beto: 17 vidas.\n");
    let report = run(&scenario);
    let told = Lang::ALL.map(|lang| {
        let sentences = story(&scenario, &report, lang);
        let lost = sentences.into_iter().find(|sentence| sentence.numbers.iter().any(|n| n.to_string() == "120.3a"));
        lost.map(|sentence| sentence.text).unwrap()
    });
    assert_eq!(told, ["Beto pierde 3 vidas.", "Beto perde 3 pontos de vida.", "Beto loses 3 life."]);
}

#[test]
fn problems_say_where_and_what_to_write() {
    let text = file("103.4", MAIN, "1. Ana baila.\n", LIFE);
    let found = problem(&text);
    assert_eq!((found.line, found.column), (22, 4));
    assert!(found.to_string().starts_with("prueba.md:22:4: `ana baila` is nothing that can be done; write lines like"));
    let crlf = problem(&text.replace('\n', "\r\n"));
    assert_eq!((crlf.line, crlf.column), (22, 4));
    for (from, to, told) in [
        ("# Prueba (103.4)", "# Prueba", "the title claims no number"),
        ("(103.4)", "(999.9)", "`999.9` is no number of the rules of 2024-11-08"),
        ("## Situación", "## Dónde", "no heading for the situation"),
        ("Mano de Ana: Chispa", "Mano de Ana: Trueno", "`trueno` is no card of this scenario"),
        ("Mano de Ana: Chispa", "Mano de Ana: Chispa de Ana de Ana", "is no card of this scenario"),
        ("Turno de Ana", "Turno de Eva", "`eva` is no player of this scenario"),
        ("cualquier objetivo", "quien quiera", "the text of `Chispa` is not understood"),
        ("Mano de Ana", "Manga de Ana", "is nothing that can be given"),
        ("Montaña, Oso", "Montaña, Oso (dormido)", "`dormido` is no remark about a card"),
        ("- Jugadores: Ana, Beto.", "", "the situation does not begin with the players"),
        ("1. Ana baila.\n", "", ""),
    ] {
        let changed = text.replace(from, to);
        match read("prueba.md", &changed) {
            Ok(_) => assert!(told.is_empty(), "{told}"),
            Err(found) => assert!(!told.is_empty() && found.wrong.message(Lang::En).contains(told), "{found}"),
        }
    }
}

#[test]
fn no_text_makes_it_panic() {
    let text = file("103.4", MAIN, "1. Ana lanza Chispa con objetivo Oso.\n", LIFE);
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        if let Ok(scenario) = read("prueba.md", &text[..end]) {
            let report = run(&scenario);
            story(&scenario, &report, Lang::Pt);
        }
    }
}

/// An ability that triggers itself, begun by a spell.
const ECHO: &str = "### Eco {W}\nCriatura — Espíritu\n1/1\nSiempre que otra criatura entre, crea una ficha de criatura \
                    Soldado blanca 1/1.\n\n## Situación";

#[test]
fn passing_into_a_loop_is_told_from_a_step_that_is_left_out() {
    let why = |given: &str, script: &str| {
        let text = file("103.4", given, script, LIFE).replace("## Situación", ECHO);
        let text = if given.contains("Turno de A,") {
            text.replace("Ana, Beto.", "A, B, C, D, E, F, G, H.").replace("Beto:", "B:")
        } else {
            text
        };
        let report = run(&read("prueba.md", &text).unwrap());
        let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
        let Why::Misplaced(why) = &failure.why else { panic!("{failure}") };
        why.message(Lang::En)
    };
    let given =
        "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 2 Bosque, Eco.\n- Mano de Ana: Oso.\n";
    let looped = why(given, "1. Ana lanza Oso.\n2. Todos pasan hasta el paso final.\n");
    assert!(looped.contains("the stack fills as fast as it resolves: a loop"), "{looped}");
    assert!(looped.contains("still the same step of turn 2"), "{looped}");
    // Nobody receives priority in the cleanup step; eight players pass often enough before the game ends.
    let libraries: String = "ABCDEFGH".chars().map(|name| format!("- Biblioteca de {name}: 9 Isla.\n")).collect();
    let given = format!("- Turno de A, primera fase principal.\n{libraries}");
    let left_out = why(&given, "1. Todos pasan hasta el paso de limpieza.\n");
    assert!(left_out.starts_with("that step does not come"), "{left_out}");
}

#[test]
fn a_situation_has_a_bounded_number_of_cards() {
    for zone in ["Campo de batalla", "Biblioteca"] {
        let read = |copies: &str| {
            let given = format!("- Turno de Ana, primera fase principal.\n- {zone} de Ana: {copies}.\n");
            read("prueba.md", &file("103.4", &given, "", LIFE))
        };
        assert!(read(&["1000 Isla"; 2].join(", ")).is_ok(), "{zone}");
        let told = read(&["1000 Isla"; 3].join(", ")).unwrap_err().to_string();
        assert!(told.contains("the situation has more than 2000 cards"), "{told}");
    }
}

const KILLED: &str = "1. Ana lanza Chispa con objetivo Oso.\n2. Todos pasan.\n";

/// What is wrong with a scenario, without the name of the file.
#[test]
fn a_run_of_boundless_work_is_ended() {
    let text = "# Muchos (613.4c)\n\n## Cartas\n\n### Comandante {0}\nCriatura — Soldado\n2/2\nLas criaturas que controlas \
                obtienen +1/+1 por cada criatura que controlas.\n\n## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, \
                primera fase principal.\n- Campo de batalla de Ana: 1000 Comandante, 900 Comandante.\n\n## Acciones\n\n1. Todos pasan.\n\n\
                ## Resultado\n\n- Beto: 20 vidas.\n";
    let report = run(&read("x.md", text).unwrap());
    assert!(report.failures[0].to_string().contains("steps that are played"), "{}", report.failures[0]);
}

#[test]
fn what_is_not_an_item_of_a_list_is_not_passed_over() {
    let script = "1. Todos pasan.\n";
    for line in [
        "-Beto: 7 vidas.\n",
        "– Beto: 7 vidas.\n",
        "- Beto: 20 vidas.\n\n  Ana: 3 vidas.\n",
        "```\nBeto: 7 vidas.\n```\n",
    ] {
        let told =
            problem(&file("103.4", MAIN, script, &format!("## Resultado\n\n- Ana: 20 vidas.\n\n{line}"))).to_string();
        assert!(
            told.contains("this is not an item of a list") || line.starts_with('-') && told.contains("Beto"),
            "{told}"
        );
    }
    let told = problem(&file("103.4", MAIN, script, "## No ocurre\n\n-Comienza el turno.\n")).to_string();
    assert!(told.contains("this is not an item of a list"), "{told}");
}

#[test]
fn players_are_told_apart_by_their_names() {
    let named = |names: &str| file("103.4", MAIN, "1. Todos pasan.\n", LIFE).replace("Ana, Beto", names);
    for (names, why) in [("Beto, Ana, Aná", "cannot be told apart"), ("Beto, ana, Ana", "cannot be told apart")] {
        assert!(problem(&named(names)).to_string().contains(why), "{names}");
    }
    assert!(problem(&named(&format!("Ana, Beto, {}", "é".repeat(1000)))).to_string().contains("is too long"));
}

#[test]
fn what_is_only_asserted_is_worked_out_once_for_each_event() {
    let given =
        "- Turno de Beto, paso final.\n- Campo de batalla de Ana: 900 Oso (girado).\n- Biblioteca de Ana: Oso.\n";
    let denied = |times: usize| {
        let denied = "- Oso 5 es destruido.\n".repeat(times);
        let script = "1. Todos pasan hasta el paso de mantenimiento.\n";
        run(&read("x.md", &file("500.6", given, script, &format!("## No ocurre\n\n{denied}"))).unwrap()).failures
    };
    assert_eq!(denied(1900), []);
}

fn wrong(scenario: &Scenario) -> Vec<String> {
    let report = run(scenario);
    report.failures.iter().map(|failure| failure.to_string().replace("prueba.md:", "")).collect()
}

#[test]
fn what_would_be_true_without_a_rule_is_false_with_it_and_true_without() {
    let said = |lines: &str| wrong(&scenario("704.5g, 120.3e", MAIN, KILLED, &format!("## Sin la regla\n\n{lines}")));
    assert_eq!(
        said(
            "- 704.5g: Oso está en el campo de batalla de Ana.\n- 704.5g: Oso tiene 3 de daño.\n\
             - 120.3e: Oso es 2/2.\n- 120.3e: Beto: 20 vidas.\n- 704.5g: Oso está en el exilio.\n- 704.5g: Oso es destruido.\n"
        ),
        [
            "31: `704.5g: Oso está en el exilio.`: without 704.5g: expected exile, found battlefield",
            "32: `704.5g: Oso es destruido.`: this is so with 704.5g in force: say what is so only without it",
            "30: `120.3e: Beto: 20 vidas.`: this is so with 120.3e in force: say what is so only without it",
        ]
    );
}

#[test]
fn without_a_rule_what_it_forbids_is_done() {
    let given =
        "- Turno de Ana, paso de declarar atacantes.\n- Campo de batalla de Ana: Oso (recién llegado), 2 Oso.\n";
    let script = "1. Ana no puede atacar con Oso 1 (302.6).\n2. Ana ataca con Oso 2.\n3. Ana ataca con Oso 3.\n\
                  4. Todos pasan hasta el final del combate.\n";
    let lines = "## Resultado\n\n- Beto: 16 vidas.\n\n## Sin la regla\n\n- 302.6: Beto: 14 vidas.\n\
                 - 302.6: Oso 1 ataca y después Beto pierde 2 vidas.\n";
    assert_eq!(wrong(&scenario("302.6", given, script, lines)), [""; 0]);
    let lines = lines.replace("Oso 1 ataca y después Beto pierde 2 vidas", "Beto pierde 2 vidas y después Oso 1 ataca");
    let wrong = wrong(&scenario("302.6", given, script, &lines));
    assert_eq!(
        wrong,
        ["33: `302.6: Beto pierde 2 vidas y después Oso 1 ataca.`: without 302.6: that did not happen, or \
                        not after the events before it"]
    );
}

#[test]
fn a_game_that_leaves_the_script_shows_nothing_unless_it_happened_before() {
    let given =
        "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 2 Montaña.\n- Mano de Ana: 2 Chispa.\n";
    let script = "1. Ana lanza Chispa con objetivo Beto.\n2. Ana lanza Chispa con objetivo Beto.\n3. Todos pasan.\n";
    let lines = "## Sin la regla\n\n- 117.3c: Beto: 20 vidas.\n";
    let told = wrong(&scenario("117.3c", given, script, lines));
    assert!(
        matches!(&told[..], [told] if told.contains("without 117.3c, the game leaves the script at line 23 before this \
                                                     can be judged (Beto has to choose")),
        "{told:?}"
    );
}

#[test]
fn answers_to_questions_that_no_longer_come_are_left_out() {
    let given = "- Turno de Ana, paso final.\n- Campo de batalla de Beto: Oso (girado).\n- Biblioteca de Beto: Isla.\n";
    // A creature that stays tapped cannot be declared: nobody is asked.
    let script = "1. Todos pasan hasta el paso de declarar atacantes del turno de Beto.\n2. Beto ataca con Oso.\n\
                  3. Todos pasan hasta el final del combate.\n";
    let lines = "## Resultado\n\n- Ana: 18 vidas.\n\n## Sin la regla\n\n- 502.3: Ana: 20 vidas.\n";
    assert_eq!(wrong(&scenario("502.3", given, script, lines)), [""; 0]);
}

#[test]
fn denied_events_must_not_happen() {
    let denied = |event: &str| wrong(&scenario("704.5g", MAIN, KILLED, &format!("## No ocurre\n\n- {event}\n")));
    assert_eq!(denied("Oso es sacrificado."), [""; 0]);
    assert_eq!(denied("Oso es destruido."), ["27: `Oso es destruido.`: that happened, and must not"]);
}

#[test]
fn a_line_about_the_game_without_a_rule_names_a_claimed_number() {
    for (line, told) in [
        ("Oso es 2/2.", "`oso es 2/2` does not begin with a number"),
        ("120.3e: Oso es 2/2.", "120.3e is not claimed in the title"),
        ("704.5g: Oso baila.", "`oso baila` is nothing that can be true"),
        ("999.9: Oso es 2/2.", "`999.9` is no number of the rules"),
    ] {
        let found = problem(&file("704.5g", MAIN, KILLED, &format!("## Sin la regla\n\n- {line}\n")));
        assert!(found.wrong.message(Lang::En).contains(told), "{found}");
    }
}

#[test]
fn the_game_without_a_rule_is_told_in_every_language() {
    let lines = "## Sin la regla\n\n- 704.5g: Oso está en el campo de batalla de Ana.\n- 120.3e: Oso es 2/2.\n";
    let scenario = scenario("704.5g, 120.3e", MAIN, KILLED, lines);
    let report = run(&scenario);
    let told = Lang::ALL.map(|lang| {
        let lines = without_rules(&scenario, &report, lang);
        assert!(lines.iter().all(|line| line.is_shown));
        lines.iter().map(|line| line.sentence(lang)).collect::<Vec<_>>().join(" ")
    });
    assert_eq!(
        told,
        [
            "Sin la regla 704.5g: Oso está en el campo de batalla bajo el control de Ana. Sin la regla 120.3e: Oso es 2/2.",
            "Sem a regra 704.5g: Urso está no campo de batalha sob o controle de Ana. Sem a regra 120.3e: Urso é 2/2.",
            "Without rule 704.5g: Bear is on the battlefield under Ana’s control. Without rule 120.3e: Bear is 2/2.",
        ]
    );
}

#[test]
fn a_line_may_say_that_what_the_script_does_could_not_be_done() {
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Bosque.\n";
    let said = |line: &str| {
        let lines = format!("## Sin la regla\n\n- 305.6: {line}\n");
        let scenario = scenario("305.6", given, "1. Ana obtiene {G} de Bosque.\n", &lines);
        (wrong(&scenario), without_rules(&scenario, &run(&scenario), Lang::En))
    };
    let (wrong, told) = said("Ana no puede obtener {G} de Bosque (605.1a).");
    assert_eq!(wrong, [""; 0]);
    assert_eq!(told[0].sentence(Lang::En), "Without rule 305.6: Ana can’t get mana from Forest.");
    for (line, why) in [
        ("Ana no puede obtener {G} de Bosque (302.6).", "at line 21 before this can be judged (it is refused"),
        ("Ana no puede lanzar Chispa (605.1a).", "no line of the script does that"),
    ] {
        let (wrong, _) = said(line);
        assert!(wrong[0].contains(why), "{wrong:?}");
    }
}

#[test]
fn names_in_events_mean_what_they_meant_when_it_happened() {
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 2 Montaña, Oso (ficha), Oso, Oso.\n\
                 - Mano de Ana: 2 Chispa.\n";
    let script = "1. Ana lanza Chispa con objetivo Oso 3.\n2. Todos pasan.\n3. Ana lanza Chispa con objetivo Oso 1.\n\
                  4. Todos pasan.\n";
    let told = |rest: &str| run(&scenario("103.4", given, script, rest)).failures;
    let denied = "## No ocurre\n\n- Oso 2 es destruido.\n";
    assert_eq!(told(&format!("## Orden\n\n1. Oso 3 es destruido.\n2. Oso 1 es destruido.\n{denied}")), []);
    let wrong = told("## Orden\n\n- Oso 2 es destruido.\n");
    assert!(matches!(&wrong[..], [failure] if failure.why == Why::Missing), "{wrong:?}");
    let wrong = told("## No ocurre\n\n- Oso 3 es destruido.\n");
    assert!(matches!(&wrong[..], [failure] if failure.why == Why::Happened), "{wrong:?}");
}

#[test]
fn a_permanent_of_an_event_is_its_controllers() {
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Montaña, Oso (propiedad de Beto).\n\
                 - Mano de Ana: Chispa.\n";
    let script = "1. Ana lanza Chispa con objetivo Oso.\n2. Todos pasan.\n";
    let told = |rest: &str| run(&scenario("103.4", given, script, rest)).failures;
    assert_eq!(told("## Orden\n\n- Oso de Ana es destruido.\n- Oso de Ana va al cementerio.\n"), []);
    // In the graveyard, it is its owner's.
    assert_eq!(told("## Orden\n\n- Oso de Beto va al cementerio.\n"), []);
    let wrong = told("## Orden\n\n- Oso de Beto es destruido.\n");
    assert!(matches!(&wrong[..], [failure] if failure.why == Why::Missing), "{wrong:?}");
}

#[test]
fn what_is_said_twice_or_says_nothing_is_refused() {
    let twice = MAIN.replace("Oso.", "Oso (girado, girado).");
    assert!(problem(&file("103.4", &twice, "", LIFE)).to_string().contains("says again"));
    let players = |text: &str| file("103.4", MAIN, "", LIFE).replace("Ana, Beto.", text);
    assert!(problem(&players("Ana (7 vidas, 8 vidas), Beto.")).to_string().contains("says again"));
    assert!(problem(&players("Ana (equipo 130), Beto (equipo 140).")).to_string().contains("team 130"));
    assert!(problem(&file("103.4", MAIN, "1. Todos pasan 0 veces.\n", LIFE)).to_string().contains("0 times"));
    let card = |name: &str| {
        file("103.4", MAIN, "", LIFE)
            .replace("## Situación", &format!("### {name} {{R}}\nCriatura\n1/1\n\n## Situación"))
    };
    for name in ["Oso", "óso", "Bosque"] {
        assert!(problem(&card(name)).to_string().contains("two cards named"), "{name}");
    }
}

#[test]
fn what_is_passed_over_in_other_texts_is_refused_here() {
    let told = |text: &str| problem(text).to_string();
    for odd in ["- <p>Ana: 3 vidas.</p>\n", "<p>Ana: 3 vidas.</p>\n", "- <!-- x -->Oso está girado.\n", "- [Ana]: 99\n"]
    {
        let rest = format!("## Resultado\n\n- Beto: 20 vidas.\n\n{odd}");
        assert!(told(&file("103.4", MAIN, "", &rest)).contains("not an item of a list"), "{odd}");
    }
    let whole = file("103.4", MAIN, "", LIFE);
    for (from, to, why) in [
        ("## Situación", "#### Nota\nVuela.\n\n## Situación", "does not say which face of the card it is"),
        ("## Cartas\n", "## Cartas\n\nUn oso.\n", "not part of a card"),
        ("## Cartas", "# Otra (704.5f)\n\n## Cartas", "a second title"),
        ("- Mano de Ana: Chispa.", "- Biblioteca de Ana: Oso (girado).", "cannot be said of a card in a library"),
        ("- Turno de Ana", "- Turno 4294967295 de Ana", "later than any game"),
        ("### Chispa {R}\n", "### Ana {R}\nCriatura\n1/1\n\n### Chispa {R}\n", "is a player and a card"),
        ("### Chispa", &format!("### {}", "x".repeat(201)), "is too long"),
    ] {
        assert!(whole.contains(from), "{from}");
        assert!(told(&whole.replace(from, to)).contains(why), "{why}: {}", told(&whole.replace(from, to)));
    }
    for script in ["1. Ana lanza Chispa con los modos 1 y 300.\n", "1. Ana elige el modo 0.\n"] {
        assert!(told(&file("103.4", MAIN, script, LIFE)).contains("no card has a mode"), "{script}");
    }
}

#[test]
fn a_short_name_means_one_card() {
    let with = |cards: &str| {
        let text = file("103.4", MAIN, "", "## Resultado\n\n- Oso es 2/2.\n");
        text.replace("## Situación", &format!("{cards}\n## Situación"))
    };
    let card = |name: &str| format!("### {name} {{G}}\nCriatura\n5/5\n\n");
    // The whole name comes before the short one.
    assert_eq!(run(&read("x.md", &with(&card("Oso, el grande"))).unwrap()).failures, []);
    let several =
        with(&format!("{}{}", card("Lobo, uno"), card("Lobo, otro"))).replace("Montaña, Oso.", "Montaña, Lobo.");
    assert!(problem(&several).to_string().contains("the short name of several cards"), "{}", problem(&several));
}

#[test]
fn a_player_of_a_team_that_wins_has_won() {
    let given = "- Turno de Ana, primera fase principal.\n";
    let text =
        file("104.2a", given, "1. Beto se rinde.\n", "## Resultado\n\n- Ana gana el juego.\n- Caro gana el juego.\n");
    let teams = text.replace("Ana, Beto.", "Ana (equipo 1), Beto (equipo 2), Caro (equipo 1).");
    let failures = run(&read("x.md", &teams).unwrap()).failures;
    assert!(failures.iter().all(|failure| matches!(failure.why, Why::Unproven(_))), "{failures:?}");
    let wrong = teams.replace("Caro gana", "Beto gana");
    assert!(run(&read("x.md", &wrong).unwrap()).failures[0].to_string().contains("found Ana has won"));
}

#[test]
fn long_lines_are_read_in_steps_that_grow_with_them() {
    let script = format!("1. Ana no puede {} atacar con Oso{}.\n", "no puede ".repeat(200), " (302.6)".repeat(200));
    assert!(problem(&file("302.6", MAIN, &script, LIFE)).to_string().contains("is nothing that"));
    let cards: String = (0..300).map(|n| format!("### B, {n} {{G}}\nCriatura\n1/1\n\n")).collect();
    let many = file("103.4", MAIN, "", LIFE).replace("### Chispa", &format!("{cards}### Chispa"));
    assert!(problem(&many).to_string().contains("more than 250 cards"));
}

#[test]
fn a_card_has_at_most_eight_optional_costs() {
    let costs = |number: usize| {
        let line = "Como coste adicional para lanzar este hechizo, puedes pagar 1 vida.\n";
        let text = format!("Chispa hace 3 puntos de daño a cualquier objetivo.\n{}", line.repeat(number));
        let chispa = "Chispa hace 3 puntos de daño a cualquier objetivo.\n";
        file("103.4", MAIN, "1. Todos pasan.\n", LIFE).replace(chispa, &text)
    };
    read("prueba.md", &costs(8)).unwrap();
    assert!(problem(&costs(9)).to_string().contains("`Chispa` has 9 optional costs: at most 8"));
}

#[test]
fn abilities_limited_to_once_each_turn_are_counted_apart() {
    let aura = |name: &str, life: u32| {
        format!(
            "### {name} {{1}}\nEncantamiento\nLas criaturas que controlas tienen \"Siempre que ganes vidas, cada oponente \
             pierde {life} vidas. Esta habilidad se dispara solo una vez por turno.\"\n\n"
        )
    };
    let given =
        "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Oso, Coro, Eco.\n- Mano de Ana: Alivio.\n";
    let script =
        "1. Ana lanza Alivio.\n2. Todos pasan.\n3. Ana pone en la pila la habilidad de Oso.\n4. Todos pasan 2 veces.\n";
    let own =
        format!("{}{}### Alivio {{0}}\nInstantáneo\nGanas 1 vida.\n\n## Situación", aura("Coro", 2), aura("Eco", 5));
    let text = file("103.4", given, script, "## Resultado\n\n- Beto: 13 vidas.\n").replace("## Situación", &own);
    let report = run(&read("prueba.md", &text).unwrap());
    assert!(report.passed(), "{:?}", report.failures);
}

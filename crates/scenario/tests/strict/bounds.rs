//! How much a scenario may hold, do and tell: beyond each bound, what, where and what to do is said at once.

use std::time::{Duration, Instant};

use vademecum_scenario::{
    Failure, MAX_FILE_BYTES, Why, board, read, replay, run, run_with_boards, run_with_boards_until, start, story,
};
use vademecum_vocab::Lang;

use super::{LIFE, MAIN, file, problem};

/// Moths that come, and an echo that makes a token for each and for its own tokens.
fn echo(name: &str, script: &str) -> String {
    let cards = format!(
        "### {name} {{W}}\nCriatura — Espíritu\n1/1\nSiempre que otra criatura entre, crea una ficha de criatura Soldado \
         blanca 1/1.\n\n### Polilla {{W}}\nCriatura — Insecto\n1/1\n\n## Situación"
    );
    let given = format!(
        "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Llanura, {name}.\n- Mano de Ana: Polilla.\n"
    );
    file("103.4", &given, &format!("- Ana lanza Polilla.\n{script}"), LIFE).replace("## Situación", &cards)
}

#[test]
fn a_file_has_a_size_that_a_person_writes() {
    let whole = file("103.4", MAIN, "", LIFE);
    let fill = |bytes: usize| format!("{whole}{}", "\n".repeat(bytes - whole.len()));
    read("prueba.md", &fill(MAX_FILE_BYTES)).unwrap();
    let told = problem(&fill(MAX_FILE_BYTES + 1)).to_string();
    assert!(
        told.starts_with("prueba.md:1:1: the file has more than 64 KiB") && told.contains("; check that"),
        "{told}"
    );
}

#[test]
fn a_list_has_two_thousand_items() {
    let told = problem(&file("103.4", MAIN, &"- Ana pasa.\n".repeat(2001), LIFE)).to_string();
    assert!(told.starts_with("prueba.md:2018:3: the lists have more than 2000 items; "), "{told}");
}

#[test]
fn a_line_has_four_thousand_characters() {
    for long in [format!("- Beto:{}19 vidas.\n", " ".repeat(4000)), format!("- Beto: {} vidas.\n", "9".repeat(4000))] {
        let told = problem(&file("103.4", MAIN, "", &format!("## Resultado\n\n{long}"))).to_string();
        assert!(told.starts_with("prueba.md:25:3: this line has more than 4000 characters; "), "{told}");
    }
    let card = file("103.4", MAIN, "", LIFE).replace("Chispa hace", &format!("{} hace", "á".repeat(4001)));
    assert!(problem(&card).to_string().contains("11:1: this line has more than 4000 characters"), "{}", problem(&card));
}

#[test]
fn a_name_has_sixty_characters_whatever_they_are() {
    for wide in ["x", "á", "𝐀"] {
        read("prueba.md", &echo(&wide.repeat(60), "")).unwrap();
        let told = problem(&echo(&wide.repeat(61), "")).to_string();
        assert!(told.contains("is too long; give names of at most 60 characters"), "{told}");
    }
    let player = file("103.4", MAIN, "", LIFE).replace("Beto", &"B".repeat(61));
    assert!(problem(&player).to_string().contains("is too long"));
}

#[test]
fn of_many_lines_that_do_not_hold_fifty_are_told() {
    let rest = format!("## Resultado\n\n{}", "- Beto: 19 vidas.\n".repeat(1900));
    let report = run(&read("prueba.md", &file("103.4", MAIN, "", &rest)).unwrap());
    assert_eq!(report.failures.len(), 51);
    let last = &report.failures[50];
    assert_eq!((last.line, &last.why), (75, &Why::Untold(1850)));
    assert!(
        last.to_string().contains("1850 more do not hold; 50 of a file are told: mend those above first"),
        "{last}"
    );
    let fifty = format!("## Resultado\n\n{}", "- Beto: 19 vidas.\n".repeat(50));
    let report = run(&read("prueba.md", &file("103.4", MAIN, "", &fifty)).unwrap());
    assert!(report.failures.len() == 50 && report.failures.iter().all(|one| matches!(one.why, Why::Differs { .. })));
}

#[test]
fn a_run_that_does_not_end_is_told_with_its_line() {
    let report = run(&read("prueba.md", &echo("Eco", &"- Todos pasan 255 veces.\n".repeat(200))).unwrap());
    let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
    assert!(failure.why == Why::Endless && failure.line > 30, "{failure}");
    assert_eq!(failure.text, "Todos pasan 255 veces.");
    assert!(failure.to_string().contains("more than the 20000000 steps"), "{failure}");
}

#[test]
fn a_game_of_somebody_else_ends_when_its_time_is_over() {
    let scenario = read("prueba.md", &echo("Eco", "- Todos pasan.\n")).unwrap();
    let report = run_with_boards_until(&scenario, Instant::now());
    assert!(matches!(report.failures.as_slice(), [Failure { why: Why::Late, .. }]), "{:?}", report.failures);
    let hour = Instant::now() + Duration::from_secs(3600);
    assert_eq!(run_with_boards_until(&scenario, hour).failures, run(&scenario).failures);
}

/// Two thousand million of something are taken off, paid or converted at once and not one by one.
#[test]
fn numbers_that_cards_name_are_not_counted_out() {
    let conversion = "# T (605.3b)\n\n## Cartas\n\n### Fuente {1}\nCriatura — Hada\n2000000000/2\n\
        {T}: Agrega una cantidad de {U} igual a la fuerza de Fuente.\n\n### Filtro {1}\nArtefacto\n{2000000000}: Agrega {R}.\n\n\
        ## Situación\n\n- Jugadores: Ana, Beto.\n- Turno de Ana, primera fase principal.\n\
        - Campo de batalla de Ana: Fuente, Filtro.\n\n## Acciones\n\n1. Ana obtiene {U} de Fuente.\n\
        2. Ana obtiene {R} de Filtro.\n\n## Resultado\n\n- Ana: 20 vidas.\n";
    let report = run(&read("prueba.md", conversion).unwrap());
    assert!(report.failures.is_empty(), "{:?}", report.failures);
    let emerge = "# T (702.119a)\n\n## Cartas\n\n### Ogro {2000000000}\nCriatura — Ogro\n3/3\n\n### Horror {1}\n\
        Criatura — Horror\n5/6\nEmerger {2000000000}\n\n## Situación\n\n- Jugadores: Ana, Beto.\n\
        - Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Ogro.\n- Mano de Ana: Horror.\n\n\
        ## Acciones\n\n1. Ana lanza Horror.\n2. Todos pasan.\n\n## Resultado\n\n- Horror está en el campo de batalla de Ana.\n";
    let report = run(&read("prueba.md", emerge).unwrap());
    assert!(report.failures.is_empty(), "{:?}", report.failures);
}

#[test]
fn stories_and_boards_break_off_and_say_so() {
    let name = "𝐀".repeat(60);
    let given =
        format!("- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 1000 {name}, 1000 {name}.\n");
    let script =
        "- Todos pasan hasta el paso de declarar atacantes.\n- Ana no ataca.\n- Todos pasan hasta el paso final.\n";
    let text = file("103.4", &given, script, LIFE).replace("### Oso", &format!("### {name}"));
    let scenario = read("prueba.md", &text).unwrap();
    let report = run(&scenario);
    let lines = board(&scenario, report.state.as_ref().unwrap(), Lang::Es);
    let bytes: usize = lines.iter().map(String::len).sum();
    assert!(bytes < (256 << 10) + 10_000, "{bytes} bytes");
    assert!(lines[1].ends_with(" más"), "{}", &lines[1][lines[1].len() - 80..]);
    let text = echo(&name, &"- Todos pasan 100 veces.\n".repeat(6));
    let scenario = read("prueba.md", &text).unwrap();
    let report = run(&scenario);
    for (lang, ending) in [(Lang::Es, "256 KiB."), (Lang::Pt, "256 KiB."), (Lang::En, "256 KiB are told.")] {
        let told = story(&scenario, &report, lang);
        let bytes: usize = told.iter().map(|sentence| sentence.text.len()).sum();
        assert!(bytes <= 257 << 10 && bytes > 100_000, "{lang}: {bytes} bytes, {:?}", report.failures);
        assert!(told.last().unwrap().text.ends_with(ending), "{lang}: {}", told.last().unwrap().text);
    }
}

/// A short event costs a page as much as a long one: its place, and links to its rules.
#[test]
fn a_replay_of_many_short_events_breaks_off_and_says_so() {
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Vidente.\n";
    let script = "- Ana activa Vidente.\n- Todos pasan.\n".repeat(40);
    let card = format!("### Vidente {{G}}\nCriatura — Elfo\n2/2\n{{0}}:{}\n\n## Situación", " Adivina 1.".repeat(300));
    let text = file("701.18a", given, &script, LIFE).replace("## Situación", &card);
    let scenario = read("prueba.md", &text).unwrap();
    let report = run_with_boards(&scenario);
    for lang in Lang::ALL {
        let steps = replay(&scenario, &report, lang).steps;
        let events: usize = steps.iter().map(|step| step.sentences.len() + step.prelude.len()).sum();
        assert!((100..1000).contains(&events), "{lang}: {events} events");
        let last = steps.last().unwrap().sentences.last().unwrap();
        assert!(last.text.contains("256 KiB"), "{lang}: {}", last.text);
    }
}

/// A pass costs a page as much as an event.
#[test]
fn a_replay_of_many_passes_breaks_off_and_says_so() {
    let players = ["Ana", "Beto", "Caro", "Dani", "Eva", "Fran", "Gala", "Hugo"];
    let round: String = players[..7].iter().map(|player| format!("- {player} pasa.\n")).collect();
    let script = format!("- Ana activa Vidente.\n{round}- Hugo activa Vidente.\n- Hugo pasa.\n{round}").repeat(110);
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: Vidente.\n- Campo de batalla de Hugo: \
        Vidente.\n";
    let card = "### Vidente {G}\nCriatura — Elfo\n2/2\n{0}: Adivina 1.\n\n## Situación";
    let text = file("701.18a", given, &script, LIFE).replace("## Situación", card);
    let scenario = read("prueba.md", &text.replace("Ana, Beto.", &format!("{}.", players.join(", ")))).unwrap();
    let steps = replay(&scenario, &run_with_boards(&scenario), Lang::Es).steps;
    let told: usize = steps.iter().map(|step| step.prelude.len()).sum();
    assert!((50..1000).contains(&told), "{told} passes");
    let last = steps.last().unwrap().sentences.last().unwrap();
    assert!(last.text.contains("256 KiB"), "{}", last.text);
}

/// The failures of a scenario with elves that have a text, on two battlefields, and an attack by all of a name.
fn attack(elf: &str, [ana, beto]: [&str; 2], attackers: (&str, usize), script: &str) -> Vec<Failure> {
    let card = format!("### Firme {{G}}\nCriatura — Elfo\n1/1\n{elf}\n\n## Situación");
    let given = format!(
        "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: {ana}.\n- Campo de batalla de Beto: {beto}.\n"
    );
    let (name, number) = attackers;
    let all: Vec<String> = (1..=number).map(|n| format!("{name} {n}")).collect();
    let script = format!(
        "- Todos pasan hasta el paso de declarar atacantes.\n- Ana ataca con {}.\n- Todos pasan.\n{script}",
        all.join(", ")
    );
    let text = file("103.4", &given, &script, "## Resultado\n\n- Ana: 20 vidas.\n").replace("## Situación", &card);
    run(&read("prueba.md", &text).unwrap()).failures
}

#[test]
fn a_search_for_the_best_block_is_no_deeper_than_there_are_blockers() {
    let blocks = "Firme bloquea cada combate si puede.";
    let script = "- Beto bloquea a Oso 1 con Firme 1.\n";
    for (attackers, blockers) in [(5, 1900), (250, 250)] {
        let board = [format!("{attackers} Oso"), format!("{} Firme, {} Firme", blockers / 2, blockers / 2)];
        let failures = attack(blocks, [&board[0], &board[1]], ("Oso", attackers), script);
        let [failure] = &failures[..] else { panic!("{failures:?}") };
        assert!(matches!(failure.why, Why::Refused(_) | Why::Endless), "{failure}");
    }
}

#[test]
fn hundreds_that_must_attack_do() {
    let failures = attack("Firme ataca cada combate si puede.", ["250 Firme", "Isla"], ("Firme", 250), "");
    assert_eq!(failures, []);
}

/// The search for the best block goes no deeper than a thread has room for, however many creatures block how many.
#[test]
fn a_hundred_creatures_that_must_block_and_can_block_a_hundred_end() {
    let walls = format!(
        "### Muro {{W}}\nCriatura — Muro\n0/1\nEsta criatura bloquea en cada combate si puede.\n{}\n## Situación",
        "Esta criatura puede bloquear a una criatura adicional en cada combate.\n".repeat(100)
    );
    let attackers: Vec<String> = (1..=100).map(|nth| format!("Oso {nth}")).collect();
    let given = "- Turno de Ana, paso de declarar atacantes.\n- Campo de batalla de Ana: 100 Oso.\n\
                 - Campo de batalla de Beto: 100 Muro.\n";
    let script = format!(
        "- Ana ataca con {}.\n- Todos pasan.\n- Beto bloquea a Oso 1 con Muro 1.\n- Todos pasan.\n",
        attackers.join(", ")
    );
    let text = file("103.4", given, &script, LIFE).replace("## Situación", &walls);
    let report = run(&read("prueba.md", &text).unwrap());
    assert!(!report.failures.is_empty());
}

/// What is shown of a scenario is laid out once, within the bounds of its run.
#[test]
fn a_board_that_takes_too_much_to_lay_out_is_not_laid_out_again() {
    let anthem = "Las criaturas que controlas obtienen +1/+1.\n".repeat(128);
    let cards = format!("### Osa {{G}}\nCriatura — Oso\n2/2\n{anthem}\n## Situación");
    let given = "- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 1000 Osa, 1000 Osa.\n";
    let scenario = read("prueba.md", &file("103.4", given, "", LIFE).replace("## Situación", &cards)).unwrap();
    let report = run_with_boards(&scenario);
    assert!(matches!(report.failures.as_slice(), [Failure { why: Why::Endless, .. }]), "{:?}", report.failures);
    let replayed = replay(&scenario, &report, Lang::Es);
    assert!(replayed.steps.is_empty() && story(&scenario, &report, Lang::Es).is_empty());
    assert!(start(&scenario, &report, Lang::Es).is_empty());
}

/// A thousand totems with abilities that do nothing but listen.
fn totems(abilities: usize, more: &str, given: &str, script: &str) -> String {
    let exalted = "Exaltado\n".repeat(abilities);
    let cards = format!("### Tótem {{W}}\nArtefacto\n{exalted}\n{more}\n## Situación");
    let given =
        format!("- Turno de Ana, primera fase principal.\n- Campo de batalla de Ana: 1000 Tótem, Isla.\n{given}");
    file("103.4", &given, script, LIFE).replace("## Situación", &cards)
}

#[test]
fn a_card_has_at_most_128_abilities() {
    assert!(read("prueba.md", &totems(128, "", "", "")).is_ok());
    let problem = problem(&totems(129, "", "", ""));
    assert!(problem.to_string().contains("`Tótem` has more than 128 abilities"), "{problem}");
}

/// Every object that moves costs a look at each ability that listens.
#[test]
fn abilities_that_listen_are_work() {
    let gamble = "### Azar {U}\nConjuro\nRoba 900 cartas. Lanza una moneda. Si sale cara, roba una carta. Si sale cruz, \
                  pierdes 2 vidas.\n";
    let given = "- Mano de Ana: Azar.\n- Biblioteca de Ana: 930 Bosque.\n";
    // No seed makes one coin fall twice.
    let script = "- Ana lanza Azar.\n- Todos pasan.\n- La moneda cae cara.\n- La moneda cae cara.\n";
    let scenario = read("prueba.md", &totems(128, gamble, given, script)).unwrap();
    let report = run_with_boards(&scenario);
    assert!(matches!(report.failures.as_slice(), [Failure { why: Why::Endless, .. }]), "{:?}", report.failures);
}

/// What thousands of creatures have gained is looked up by creature where mana is counted: gone through as a whole for each
/// of them, it took a minute.
#[test]
fn what_thousands_of_creatures_have_gained_is_found_at_once() {
    let cards = "### Osa {5}{W}\nCriatura — Oso\n4/5\n\n### Enseña {2}{W}\nEncantamiento\n\
                 Las criaturas que controlas tienen flanquear.\n\n### Peaje {149}\nConjuro\nRoba una carta.\n\n## Situación";
    let given = "- Turno de Ana, primera fase principal.\n\
                 - Campo de batalla de Ana: 150 Llanura, 900 Osa, 800 Osa, 32 Enseña.\n- Mano de Ana: Peaje.\n\
                 - Biblioteca de Ana: 20 Bosque.\n";
    let script = "- Ana lanza Peaje.\n- Todos pasan.\n";
    let scenario = read("prueba.md", &file("104.4b", given, script, LIFE).replace("## Situación", cards)).unwrap();
    let report = run_with_boards(&scenario);
    assert!(matches!(report.failures.as_slice(), [Failure { why: Why::Unproven(_), .. }]), "{:?}", report.failures);
}
